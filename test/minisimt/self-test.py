#!/usr/bin/python3
# test/minisimt/self-test.py -- the machine that executes mini-SIMT assembly: values, the stack, turns, stalls and
# barriers, by hand. Whose turn it is among many warps is test/unit/minisimt.c's.
import os
import struct
import sys

os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
sys.path.append("test/lib")
from check import *

WORDS, LATENCY = 64, 10
MACHINE = wavebound("machine", "show", "mini-simt").out.decode()


class Run:
    """An execution by so many threads in warps of @width; memory holds its own addresses."""
    def __init__(self, code, threads=1, width=1, time=1):
        machine = MACHINE.replace('most="16" per-warp="4"', f'most="{threads}" per-warp="{width}"').replace(
            'time="1"', f'time="{time}"')
        r = wavebound("warp", write("t.msimt", code if code[0] == "." else ".kernel k\n" + code), "-m", write("m.xml", machine), "--grid", str(threads), "--steps",
                      "100000", "--buffer", f"memory=iota:{4 * WORDS}", "--dump", "memory=" + write("memory", ""),
                      "--format", "json")
        kernel, = r.json()["kernels"]
        self.said, done = r.said, kernel.get("executed") or {}
        self.cycles, self.stalls = done.get("cycles"), done.get("stall_cycles")
        self.memory = struct.unpack(f"{WORDS}i", read(path("memory"))) if self.cycles else None


@test
def numbers_wrap_and_compare_signed():
    for text, want in ("7 + -9", -2), ("7 - 9", -2), ("-7 * 3", -21), ("-7 / 2", -3), ("-7 % 2", -1), ("5 / 0", 0), \
            ("5 % 0", 0), ("-2147483648 / -1", -2147483648), ("2147483647 + 1", -2147483648), ("6 & 3", 2), ("6 | 3", 7), \
            ("6 ^ 3", 5), ("1 << 33", 2), ("-8 >> 1", -4), ("-1 < 1", 1), ("1 <= 0", 0), ("1 > -1", 1), ("-1 >= 0", 0), \
            ("3 == 3", 1), ("3 != 3", 0):
        r = Run(f"binop a = {text}\nconst z = 0\nstore z = a\n")
        same((text, r.memory[0], r.cycles), (text, want, 3))


@test
def branches_part_and_meet():
    """Threads 0 and 2 go one way, 1 and 3 the other; in that, 3 goes apart again. One warp: 3 + fall 2 + sync, then the
    else with its own if: 2 + 1 + sync, and both syncs of the outer one."""
    r = Run("""	binop q = Tid % 2
	const r = 0
	bnz q, odd
	const r = 10
	jump join
odd:	binop q = Tid == 3
	bz q, in
	const r = 30
in:	sync
join:	sync
	binop r = r + 1
	store Tid = r
""", 4, 4)
    same((r.memory[:4], r.cycles), ((11, 1, 11, 31), 3 + 2 + 1 + 4 + 1 + 2))


@test
def a_warp_that_agrees_executes_one_way():
    """If nobody parts, only one way is executed, and one sync."""
    r = Run("""	const q = 1
	bnz q, else
	const r = 1
	const r = 2
	jump join
else:	const r = 3
join:	sync
	store Tid = r
""", 4, 2)
    same((r.memory[3], r.cycles), (3, 2 * 5))


@test
def loops_end_with_the_last_thread():
    """Thread 0 repeats once, thread 1 twice."""
    r = Run("""	const i = 0
	binop l = Tid + 1
L:	binop q = i < l
	bz q, X
	binop i = i + 1
	jump L
X:	sync
	store Tid = i
""", 2, 2)
    same((r.memory[:2], r.cycles), ((1, 2), 2 + 4 + 4 + 2 + 1 + 1))
    # left by falling through: those that leave execute the sync while the others wait
    r = Run("""	binop l = Tid * 2
	const i = 0
L:	binop i = i + 1
	binop q = i <= l
	bnz q, L
	sync
	store Tid = i
""", 2, 2)
    same((r.memory[:2], r.cycles), ((1, 3), 2 + 3 + 1 + 3 + 3 + 1 + 1))


@test
def warps_take_turns_and_hide_loads():
    code = "const a = 5\nload b = a\nstore Tid = b\n"
    r = Run(code)
    same((r.cycles, r.stalls), (1 + LATENCY + 1, LATENCY - 1))
    # four warps: loads in cycles 4 to 7, stores in 14 to 17
    r = Run(code, 4)
    same((r.cycles, r.stalls, r.memory[3]), (18, LATENCY - 4, 5))
    # instructions of three cycles: loads in 12, 15, 18, 21; the first comes back in 22, the machine is free in 24
    r = Run(code, 4, time=3)
    same((r.cycles, r.stalls), (36, 0))
    # a load at the end of the program is waited for
    same(Run("const a = 5\nload b = a\n", 2).cycles, 3 + LATENCY)


@test
def barriers_release_at_the_last_thread():
    """Warp 0 executes four instructions more; warp 1 stores what it finds behind the barrier."""
    r = Run("""	binop w = Tid / 2
	bnz w, wait
	const a = 1
	const a = 2
	binop a = Tid + 40
	store a = a
wait:	sync
	barrier 7, 4
	const k = 40
	load b = k
	store Tid = b
""", 4, 2)
    # both 2, then warp 0 and 1 in turn: sync and barrier of warp 1 in between; release in cycle 12; 2 + 2 + 10 - 2 + 2
    same((r.memory[3], r.cycles), (40, 12 + 2 + LATENCY + 2))
    assert Run("barrier 1, 2\nconst a = 1\n", 4).cycles         # two by two


@test
def the_highest_lane_wins():
    same(Run("const a = 9\nstore a = Tid\n", 4, 4).memory[9], 3)


@test
def the_example_of_the_paper():
    """Eight loads, by 4, 4, 3, 3, 2, 2, 1, 1 warps, stall for L - N cycles each: wavebound-cta(7). With 8 L it would be the
    paper's 688, which no latency gives."""
    for latency in range(9, 15):
        machine = write("m.xml", MACHINE.replace('latency="10"', f'latency="{latency}"'))
        r = wavebound("warp", "examples/mini_simt/triangle_sum.msimt", "-m", machine, "--format", "json")
        kernel, = r.json()["kernels"]
        stalls = sum(latency - n for n in (4, 4, 3, 3, 2, 2, 1, 1))
        same((latency, kernel["executed"]), (latency, {"cycles": 608 + stalls, "stall_cycles": stalls, "instructions": 608}))
        if latency == 10:
            same((kernel["cycles"], kernel["printed_cycles"], 608 + 8 * latency), (804, 804, 688))


@test
def bad_programs_stop():
    for code, end in ("sync\n", "msimt-fault"), ("bz Tid, L\nconst a = 1\nL:\n", "msimt-fault"), \
            ("const a = 64\nload b = a\n", "msimt-fault"), ("const a = -1\nstore a = a\n", "msimt-fault"), \
            ("barrier Tid, 1\n", "msimt-fault"), ("barrier 0, 5\n", "hang"), ("L: jump L\n", "step-limit"), \
            ("const a = 1\nL: bz a, M\nM: bz a, N\nN: jump L\n", "msimt-fault"), (".kernel nothing\n", None), \
            ("jump end\nend:\n", None):
        r = Run(code, 4, 2)
        # that it has no bound is said besides
        assert (f" [{end}]\n" in r.said) if end else (r.said == "" and r.cycles is not None), (code, r.said)


finish()
