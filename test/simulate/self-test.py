#!/usr/bin/python3
# test/simulate/self-test.py -- what simulate writes as JSON: traces, finished runs, hangs, independent work-items.
import os
import sys

os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
sys.path.append("test/lib")
from check import *

CUS, SIMDS = 4, 4       # of pws4


def simulate(*words):
    return wavebound("simulate", "-m", "pws4", "--format", "json", *words)


def kernel(r):
    k, = r.json()["kernels"]
    return k


@test
def trace():
    """Each event has what the viewers need; slices of a SIMD do not overlap; waves begin and end once."""
    k = kernel(simulate("examples/reduction/reduction.gfx900.hsaco", "-l", "examples/reduction/launch.xml",
                        "--trace", path("trace.json")))
    log = read_json(read(path("trace.json")))
    free, busy, count = {}, 0, {"X": 0, "b": 0, "e": 0, "M": 0}
    for e in log["traceEvents"]:
        assert 0 <= e["pid"] < CUS and isinstance(e["name"], str)
        count[e["ph"]] += 1
        if e["ph"] == "X":
            assert e["tid"] // SIMDS == e["pid"] and e["ts"] >= free.get(e["tid"], 0) and e["dur"] > 0
            free[e["tid"]] = e["ts"] + e["dur"]
            busy += e["dur"]
            assert e["args"]["wave"] < k["waves"] and "reduction." in e["args"]["line"]
        elif e["ph"] == "M":
            assert isinstance(e["args"], dict)
        else:
            assert isinstance(e["id"], int) and e["cat"] == "wave"
    same((count["X"], busy), (k["wave_instructions"], k["simd_busy_cycles"]))
    same((count["b"], count["e"]), (k["waves"], k["waves"]))
    same(log["otherData"]["cycles"], k["cycles"])


# Each lane takes a lock and holds it: the second never gets it.
LOCK = """	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl k
	.p2align 8
	.type k,@function
k:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	s_and_b64 s[4:5], exec, exec
	ds_write_b32 v1, v2
	s_barrier
.Lagain:
	ds_cmpst_rtn_b32 v4, v1, v2, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lagain
	s_mov_b64 exec, s[4:5]
%s	s_endpgm
.Lend:
	.size k, .Lend-k
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
	.amdhsa_group_segment_fixed_size 4
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
"""


def held(release, mimd, status, places):
    file = write('a "quoted\\ name".s', LOCK % release)
    r = simulate(file, "--grid", "70", "--workgroup", "70", *(["--mimd=11"] if mimd else []))
    k = kernel(r)
    same((r.code, k["status"]), (3 if places else 0, status))
    left = k.get("unfinished", [])
    same(len(left), places)
    for p in left:
        assert p["workgroup"] == 0 and p["work_item" if mimd else "wave"] < 70 and p["function"] == "k"
        assert p["line"].startswith(file + ":") and p["block"] < 3 and p["address"] < 256
        assert p["repeats"] and not p["barrier"] and int(p["exec"], 0)
    if mimd:
        same((k["mimd"], k["seed"], k["work_items"], k["ended"]), (True, 11, 70, 70 - places))


@test
def hangs():
    """With the release behind the loop, lock step hangs and threads end; without any, both hang, but for the one that has
    the lock."""
    held("\tds_write_b32 v1, v2\n", False, "hang", 2)
    held("\tds_write_b32 v1, v2\n", True, "finished", 0)
    held("", False, "hang", 2)
    held("", True, "hang", 69)


@test
def finished():
    k = kernel(simulate("examples/vector_add/vector_add.gfx803.s", "-l", "examples/vector_add/launch.xml"))
    assert k["status"] == "finished" and k["cycles"] > 0 and "unfinished" not in k and k["blocks"]


finish()
