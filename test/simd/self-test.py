#!/usr/bin/python3
# test/simd/self-test.py -- Sim-D by example: each kernel of examples/sim_d computes what it should, within its bounds;
# the figures of the paper.
import cmath
import os
import random
import re
import struct
import sys

os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
sys.path.append("test/lib")
from check import *


def f(x):
    """The float of 32 bits next to @x."""
    return struct.unpack("f", struct.pack("f", x))[0]


def total(terms):
    """Their sum, rounded at each step."""
    sum = 0
    for t in terms:
        sum = f(sum + f(t))
    return sum


# ---- what is computed: from the contents of all buffers those of the results -------------
def pixel(p, x, y):
    return p[y * 64 + x] if 0 <= x < 64 and 0 <= y < 64 else 0


def grid(width, height):
    return [(k % width, k // width) for k in range(width * height)]


def phase_magnitude(b):
    return {2: [total((x * x, y * y)) for x, y in zip(b[0], b[1])]}


def relu(b):
    return {1: [max(x, 0) for x in b[0]]}


def fours(p):
    return [[p[2 * y * 128 + 2 * x + k] for k in (0, 1, 128, 129)] for x, y in grid(64, 32)]


def max_pool(b):
    return {1: [max(four) for four in fours(b[0])]}


def half_sample(b):
    return {1: [f(total(four) * 0.25) for four in fours(b[0])]}


def convolution(b):
    return {1: [total(pixel(b[0], x + n % 3 - 1, y + n // 3 - 1) * b[2][n] for n in range(9)) for x, y in grid(64, 64)]}


def cross(p, x, y):
    return [pixel(p, x - 1, y), pixel(p, x + 1, y), pixel(p, x, y - 1), pixel(p, x, y + 1)]


def stencil(b):
    return {1: [f(f(total(cross(b[0], x, y)) * 0.125) - b[0][y * 64 + x]) for x, y in grid(64, 64)]}


def srad(b):
    def diffused(x, y):
        c = b[0][y * 64 + x]
        d = [p - c for p in cross(b[0], x, y)]
        g2, l = sum(p * p for p in d) / (c * c), sum(d) / c
        q = (0.5 * g2 - l * l / 16) / ((1 + l / 4) * (1 + l / 4))
        return min(max(1 / (1 + (q - 0.5) * 1.25), 0), 1)
    return {1: [diffused(x, y) for x, y in grid(64, 64)]}


def spmv(b):
    return {3: [total(b[0][n * 2048 + k] * b[2][b[1][n * 2048 + k]] for n in range(8)) for k in range(2048)]}


def depth_to_vertex(b):
    def vertex(x):
        return [f(f((x(k) - 31.5) * d) * f(0.02)) if d > 0 else 0 for k, d in enumerate(b[0])]
    return {1: vertex(lambda k: k % 64), 2: vertex(lambda k: k // 64), 3: b[0]}


def fft(b):
    """By the definition, 1,024 sums of 1,024 terms."""
    root = [cmath.exp(-2j * cmath.pi * k / 1024) for k in range(1024)]
    want = [0] * 2048
    for g in 0, 1024:
        x = [complex(re, im) for re, im in zip(b[0][g:g + 1024], b[1][g:g + 1024])]
        for n in range(1024):
            want[g + int(f"{n:010b}"[::-1], 2)] = sum(x[k] * root[n * k % 1024] for k in range(1024))
    return {0: [z.real for z in want], 1: [z.imag for z in want]}


def holds(name, compute, launch, error):
    """Results of size 1 are off by @error at most, under both policies, within the bounds."""
    program = f"examples/sim_d/{name}.sas"
    sizes = {int(k): int(w) * int(h) for k, w, h in re.findall(r"(?m)^(\d) +0x\w+ +(\d+) +(\d+) n", read(program).decode())}
    r, least = random.Random(7), 1 if name == "srad" else -2
    buffers = {k: [f(r.random() * 4 + least) for _ in range(n)] for k, n in sizes.items()}
    if name == "spmv":
        buffers[1] = [r.randrange(512) for _ in range(sizes[1])]
    words, want = [], compute(buffers)
    for k, values in buffers.items():
        write(f"{k}", struct.pack(f"{len(values)}{'I' if isinstance(values[0], int) else 'f'}", *values))
        words += ["--buffer", f"{k}={path(str(k))}"]
    for k in want:
        words += ["--dump", f"{k}={path(f'{k}.out')}"]
    kernel, = wavebound("analyze", program, *launch, "--format", "json").json()["kernels"]
    for p, policy in enumerate(["access", "compute"]):
        run, = wavebound("simulate", program, *launch, *words, "--policy", policy, "--format", "json").json()["kernels"]
        bound = kernel["bounds"][p]["cycles"]
        assert run["status"] == "finished" and run["cycles"] <= bound and kernel["published"]["cycles"][p] <= bound, name
        for k, values in want.items():
            got = struct.unpack(f"{sizes[k]}f", read(path(f"{k}.out")))
            for n, (x, y) in enumerate(zip(got, values)):
                assert abs(x - y) <= (error + 1e-6) * max(abs(y), 1), f"{name}: word {n} of buffer {k} is {x}, not {y}"
        print(f"{name:16} {policy:8} {run['cycles']:8} executed {bound:8} bound")


@test
def results():
    line, square = ["--grid", "2048", "--workgroup", "1024"], ["--grid", "64,64", "--workgroup", "32"]
    half = ["--grid", "64,32", "--workgroup", "32"]
    for compute, launch, error in (phase_magnitude, line, 0), (relu, square, 0), (max_pool, half, 0), \
            (half_sample, half, 0), (convolution, square, 0), (stencil, square, 0), (srad, square, 1e-3), \
            (spmv, line, 0), (depth_to_vertex, square, 0), (fft, line, 1e-3):
        holds(compute.__name__, compute, launch, error)


@test
def phases_of_the_paper():
    """The worked example of the paper's tool, and Table 5; and 8 to fill the pipeline."""
    kernel, = wavebound("analyze", "examples/sim_d/phase_magnitude.sas", "--grid", "2048", "--workgroup", "1024",
                        "--mode", "published", "--format", "json").json()["kernels"]
    same([kernel[k] for k in ("lower_cycles", "upper_cycles", "upload_cycles")], [1669, 1777, 49])
    for bound in kernel["bounds"]:
        same((bound["cycles"], bound["phases"]), (1687, 6))
        same([(s["compute_cycles"], s["access_cycles"]) for s in bound["steps"]], [(10, 205), (10, 205), (26, 225)])


finish()
