#!/usr/bin/python3
# test/simd/self-test.py -- Sim-D: the figures of its paper and of its authors' tool. What programs compute is in
# test/prop/simd_values.c.
import os
import subprocess
import sys

os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
sys.path += ["test/lib", "test/simd"]
from check import *
import published

LINE, SQUARE, HALF = ["2048", "1024"], ["64,64", "32"], ["64,32", "32"]
EXAMPLES = {"phase_magnitude": LINE, "relu": SQUARE, "max_pool": HALF, "half_sample": HALF, "convolution": SQUARE,
            "stencil": SQUARE, "srad": SQUARE, "depth_to_vertex": SQUARE, "spmv": LINE, "fft": LINE}


def analyze(program, launch, *more):
    answer = wavebound("analyze", program, "--grid", launch[0], "--workgroup", launch[1], "--format", "json", *more)
    assert answer.code == 0, answer.said
    return answer.json()


def phases(text, *more, mode="published"):
    """Computing and access of each phase of one work-group of 1,024 by 1; filling the pipeline (8) is in the first."""
    kernel, = analyze(write("t.sas", text), ["1024", "1024"], "--mode", mode, *more)["kernels"]
    got, compute = [], 8
    for step in kernel["bounds"][0]["steps"]:
        compute += step["compute_cycles"]
        if "access" in step:
            got.append((compute, step["access_cycles"]))
            compute = 0
    return got


@test
def phases_of_the_paper():
    """Table 5, computePhiMag: lower, upper, and both policies; the phases are C18 D205 C10 D205 C26 D225."""
    kernel, = analyze("examples/sim_d/phase_magnitude.sas", LINE, "--mode", "published")["kernels"]
    same([kernel[k] for k in ("lower_cycles", "upper_cycles", "upload_cycles")], [1669, 1777, 49])
    for bound in kernel["bounds"]:
        same((bound["cycles"], bound["phases"]), (1687, 6))
        same([(s["compute_cycles"], s["access_cycles"]) for s in bound["steps"]], [(10, 205), (10, 205), (26, 225)])


@test
def digits_of_the_tool():
    """What its authors' tool prints for small programs."""
    buffers = ".data\n0 0 1024 1\n1 65536 1024 1\n2 1048576 1920 480\n"
    # A reciprocal's sub-slots are waited for while they are decoded; the machine, and the safe bound, need not.
    chain = buffers + ".text\nldglin v0, 0\nrcp v0, v0\nmul v2, v0, v0\nstglin v2, 1\nexit\n"
    same(phases(chain), [(18, 205), (74, 225)])
    same(phases(chain, mode="safe"), [(18, 205), (50, 225)])
    # 4 KiB, in any place: 327 clocks of DRAM to read, 359 to write. A stream of them has two front ends.
    same(phases(buffers + ".text\nldgbidx 0\nstglin v2, 1\nexit\n"), [(18, 207), (10, 225)])
    # 1,024 words of a large buffer, one by one: 1,024 * 74 + 3 clocks. In 3 rows: 22 + 11 + 9 - 1 + 1,021 * 8 + 34 + 3
    same(phases(buffers + ".text\nldgidxit v0, 2\nldgidxit v0, 0\nexit\n"), [(18, 47362), (10, 5154)])
    same(phases(buffers + ".text\nstgidxit v0, 2\nexit\n"), [(18, 56322)])
    # One burst: 76 clocks; two: 85.
    same(phases(buffers + ".text\nsldg s0, 0\nsldg s0, 0, 32\nexit\n"), [(18, 48), (10, 54)])
    # A multiplication, a multiplication and addition, a store: 26.
    same(phases(buffers + ".text\nldglin v0, 0\nmul v1, v0, v0\nmad v1, v0, v0, v1\nstglin v1, 1\nexit\n")[1], (26, 225))


@test
def scratchpad_lines():
    """32 rows of 32 words, 38 apart, in lines of 4 words: 272 from the start of a line, 288 at most."""
    xml = wavebound("machine", "show", "sim-d").out.decode()
    machine = write("narrow.xml", xml.replace('line-words="32"', 'line-words="4"').replace('name="sim-d" kind', 'name="narrow" kind'))
    text = write("t.sas", ".data\n0 0 32 32\n.sp_data\n0 0 38 32\n.text\nldsplin v0, 0\nstglin v0, 0\nexit\n")
    for mode, clocks in ("published", 273), ("safe", 289):
        kernel, = analyze(text, ["32,32", "32"], "--mode", mode, "-m", machine)["kernels"]
        same(kernel["accesses"][0]["cycles"], -(-clocks * 1000 // 1600))


DDR4_3200, DDR4_1866 = (1600, 12480, 560), (933, 7280, 327)


@test
def published_again():
    """Every published figure of the examples, computed a second time from given issue delays (test/unit/dram.c)."""
    xml = wavebound("machine", "show", "sim-d").out.decode()
    one_stage = write("one.xml", xml.replace('decode="3" execute="5"', 'decode="1" execute="3"').replace('"sim-d" kind', '"one" kind'))
    for machine, refresh, stages in (("sim-d", DDR4_3200, (3, 5)), ("sim-d-x8", DDR4_3200, (3, 5)),
                                     ("sim-d-1866", DDR4_1866, (3, 5)), (one_stage, DDR4_3200, (1, 3))):
        published.DECODE, published.EXECUTE = stages
        for name, launch in EXAMPLES.items():
            program = f"examples/sim_d/{name}.sas"
            report = analyze(program, launch, "--mode", "published", "-m", machine)
            kernel, = report["kernels"]
            delay = {a["line"]: a["cycles"] for a in kernel["accesses"]}
            want = published.figures(read(program).decode(), delay, report["launch"]["workgroups"], kernel["upload_cycles"],
                                     *refresh)
            same((name, *(kernel[k + "_cycles"] for k in ("access", "compute", "lower", "upper"))), (name, *want))
            safe, = analyze(program, launch, "-m", machine)["kernels"]
            same((name, *safe["published"]["cycles"]), (name, *want[:2]))


@test
def tables_of_the_paper():
    """Tables 4 and 5, Figures 4 and 7 beside ours, as the manual names them."""
    got = subprocess.run([sys.executable, "test/simd/tables.py"], check=True, stdout=subprocess.PIPE).stdout
    same(got.decode().split("\n"), read("test/simd/tables.txt").decode().split("\n"))


finish()
