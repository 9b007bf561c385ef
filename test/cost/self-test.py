#!/usr/bin/python3
# test/cost/self-test.py -- cost vectors of small functions, counted by hand.
import os
import re
import sys

os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
sys.path.append("test/lib")
from check import *

# Of the built-in machines, with aligned accesses: 4 bytes are in one line.
machine = {}
for name in "vega", "gcn3", "pws4":
    text = wavebound("machine", "show", name).out.decode()
    for align in 4, 16:
        machine[name, align] = write(f"{name}-{align}.xml", re.sub(
            r'<access align-bytes="4"[^/]* source', f'<access align-bytes="{align}" global-align-bytes="{align}" '
            f'lds-align-bytes="{align}" source', text))


def opt(code, on="vega", align=4, kind="", more=""):
    """The pass on kernel k of @code, lines with "; " between them; @more: other functions."""
    lines = "\n".join(line if line[0] == "@" else "\t" + line for line in code.split("; "))
    return wavebound("opt", "-m", machine[on, align], "-p", "cost", write(
        "k.wir", f"fn @k {kind} {{\n\tin =v %a\n\tin =s %scc, %s\n@entry\n{lines}\n}}\n{more}"))


class Costs:
    """What opt says of each block and edge, of .all, as numbers: costs("...").entry["insts"]."""
    def __init__(self, *words, **how):
        r = opt(*words, **how)
        same((r.code, r.said), (0, ""))
        self.all = {}
        facts = r.out.decode().partition("; facts of @k\n")[2].partition("; facts of")[0]
        for name, row in re.findall(r"(?m)^; cost (.*): (.*)$", facts):
            numbers = {key: value for key, value in (pair.split("=") for pair in row.split() if "=" in pair)}
            setattr(self, name.strip(" @").replace("of ", ""), numbers)

    def expect(self, block, **want):
        got = getattr(self, block)
        same({key: got.get(key, "0") for key in want}, {key: str(value) for key, value in want.items()})


def straight(code, **how):
    return Costs(code + "; end", **how)


@test
def a_block_is_summed():
    c = straight("%s0 =s add.i32 1, 2 {class=salu}; "           # 4
                 "%v0 =v other %a {class=valu-f64-trans}; "     # 64
                 "%s1 =s readlane %a, 0 {class=valu-lane}; "    # 4 + 16
                 "nop 3; sleep 3; barrier")                     # 4 + 3 * 4, 4 + 4 * 64, 4; and the end 4
    c.expect("entry", insts=7, issue=88, delay=16 + 12 + 256, barriers=1, trans=0, rounds=0, mem_waits=0, lds_waits=0)
    c.expect("all", imax=64, outstanding_trans=0)


LOAD, LDS, FLAT = "%v =v load %a, global 4", "%w =v load %a, lds 4", "%u =v load %a, flat 4"


@test
def waits_count_only_what_is_outstanding():
    c = straight(f"waitcnt vmcnt=0; {LOAD}; {LOAD}; {LDS}; "    # nothing yet; 64; 64
                 "waitcnt vmcnt=2; waitcnt vmcnt=1; waitcnt vmcnt=1; "  # at most two: no wait; memory; no wait
                 "waitcnt lgkmcnt=0; %s2 =s load %s, scalar 64; "       # LDS; 2
                 "waitcnt lgkmcnt=0")                           # memory; and at the end, one vector load is left
    c.expect("entry", mem_waits=3, lds_waits=1, trans=130, rounds=64)
    c.expect("all", outstanding_trans=128, outstanding_rounds=64)


@test
def flat_is_memory_and_lds():
    c = straight(f"{FLAT}; waitcnt lgkmcnt=0; waitcnt vmcnt=0", on="gcn3")      # both wait for both
    c.expect("entry", trans=64, rounds=64, mem_waits=2, lds_waits=2)


@test
def loops_reach_a_fixpoint():
    """A load in a loop that nothing waits for, or a wait for 1."""
    c = Costs(f"nop; @loop; {LOAD}; cbrnz %scc, @loop; @exit; end")
    c.expect("all", outstanding_trans="unknown")
    c.expect("exit", mem_waits=1)
    c = Costs(f"nop; @loop; {LOAD}; waitcnt vmcnt=1; cbrnz %scc, @loop; @exit; end")
    c.expect("all", outstanding_trans=128)
    c.expect("loop", mem_waits=1)
    c.expect("exit", mem_waits=1)
    c.expect("loop->@loop", delay=28)
    assert not hasattr(c, "entry->@loop") and not hasattr(c, "loop->@exit")


# What a module has besides: a function that loads from memory and LDS, or has one instruction that is of interest.
OTHER = "fn @g device {{\n\tin =v %a\n\tin =s %s\n@b\n{}\n\tret\n}}\n"
BOTH = OTHER.format(f"\t{LOAD}\n\t{LDS}")


@test
def calls_leave_anything():
    c = straight("waitcnt vmcnt=0; call @g; waitcnt vmcnt=0; "  # nothing; both: more than 15 may be left for lgkmcnt
                 "waitcnt vmcnt=0 lgkmcnt=0; waitcnt vmcnt=0 lgkmcnt=0", more=BOTH)     # both; nothing
    c.expect("entry", mem_waits=2, lds_waits=2)
    c.expect("all", outstanding_trans="unknown")
    c = Costs("waitcnt vmcnt=0 lgkmcnt=0; waitcnt vmcnt=0 lgkmcnt=0; ret", kind="device", more=BOTH)
    c.expect("entry", mem_waits=1)


@test
def calls_leave_what_the_module_has():
    nothing = "%s1 =s mov.b32 1"
    for line, waits in (LOAD, 1), ("message 1 {counters=lgkmcnt}", 1), ("store %a, %a, global 4 {counters=none}", 1), \
            ("cache", 1), ("message 1", 1), (nothing, 0):
        for lines in (line, nothing), (nothing, line):
            straight("call @g", more=OTHER.format("\t" + "\n\t".join(lines))).expect(
                "entry", mem_waits=waits, lds_waits=waits)


# ---- what a wait lowers ------------------------------------------------------------------
@test
def waits_for_the_most_lower_nothing():
    """From the largest value of the narrowest field of any target on, a wait says "do not wait" there."""
    for counter, most in ("vmcnt", 15), ("lgkmcnt", 15), ("expcnt", 7), ("vscnt", 63):
        for below in range(2):
            loads = [LOAD + f" {{counters={counter}}}"] * (most + 1)
            c = straight("; ".join(loads + [f"waitcnt {counter}={most - below}"] * 2))
            c.expect("entry", mem_waits=2 if below else 3)      # the last is the end


@test
def unknown_waits_are_for_anything():
    """A wait in no form that is known: for anything of any counter, again and again."""
    for counter in "vmcnt", "lgkmcnt", "expcnt", "vscnt":
        straight(f"waitcnt; {LOAD} {{counters={counter}}}; waitcnt; waitcnt").expect("entry", mem_waits=3)


@test
def counted_is_outstanding():
    """What moves nothing is waited for if a counter counts it, at the end too, and otherwise not; the end of a cache
    operation is waited for though no counter counts it."""
    c = straight("message 1 {counters=lgkmcnt}; waitcnt lgkmcnt=0; %v =v other %a")
    c.expect("entry", mem_waits=1, rounds=0)
    straight("cache").expect("entry", mem_waits=1)


@test
def larger_accesses_come_round():
    """What is outstanding after the first load comes to the body first, what is after the last one later: as many
    instructions, but larger ones, are more as well."""
    for outer, inner, most in (4, 4, 128), (4, 16, 192), (16, 4, 192):
        c = Costs(f"%v0 =v load %a, global {outer}; @head; %s0 =s add.i32 1, 2; @body; {LOAD}; waitcnt vmcnt=0; "
                  f"%v1 =v load %a, global {inner}; cbrnz %scc, @head; @exit; end")
        c.expect("all", outstanding_trans=most)


@test
def lds_rounds_are_bounded_by_waits():
    straight("; ".join([f"{LDS}; waitcnt lgkmcnt=1"] * 4)).expect("all", outstanding_rounds=128)


@test
def image_texels_are_transactions():
    """Eight texels of a sample of level zero, each of up to 16 bytes: two lines when aligned to 4. Where the machine
    demands more, one of 12 bytes is still where 4 allow."""
    for align in 4, 16:
        straight("%v =v load %a, global 16*8 {class=image}", align=align).expect("entry", trans=64 * 8 * 2)


@test
def splits_are_counted_apart():
    c = straight("split %s, %s; merge", on="pws4")
    c.expect("entry", splits=1, merges=1, delay=0, issue=12)


# ---- what is refused ---------------------------------------------------------------------
def refused(code, diagnostic, exit=3, **how):
    r = opt(code, **how)
    same((r.code, re.findall(r" \[(.*)\]\n", r.said)), (exit, [diagnostic]))
    assert "; cost @" not in r.out.decode()


@test
def unbounded_time_is_refused():
    refused("trap 2; end", "wait-unbounded")
    refused("halt 1; end", "wait-unbounded")
    refused(f"sleep {2 ** 64 - 1}; end", "wait-unbounded")
    refused("split %s, %s; end", "no-split-units")
    # once, however often
    refused("; ".join([f"sleep {2 ** 64 // 128 - 1}"] * 5 + ["end"]), "cost-overflow")


@test
def no_machine_no_cost():
    refused("desc wave_lanes=32; end", "machine-lanes")
    r = wavebound("opt", "-p", "cost", path("k.wir"))
    assert r.code == 2 and "; cost @" not in r.out.decode(), r.said


finish()
