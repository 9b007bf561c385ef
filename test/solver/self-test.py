#!/usr/bin/python3
# test/solver/self-test.py -- a solver that lies makes no bound smaller: what it answers is proved, or it is not used.
#
# With rational numbers behind it (ilp/exact.c) lies change nothing; without them, bounds rise.
import os
import sys

os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
sys.path.append("test/lib")
from check import *

EXAMPLE = "examples/%s/%s.gfx900.hsaco"
INPUTS = [["test/bound/total.s", "--grid", "1024", "--workgroup", "64"]] + [
    [EXAMPLE % (e, e), "--launch", f"examples/{e}/launch.xml"] for e in ("border_strips", "edit_distance_row", "stencil")]
LIES = [(1, 0, 0), (0.5, 0, 0), (0, 0, 0), (2, 0, 0), (-1, 0, 0), (1, 0.25, 0), (1, -1, 0), (1e30, 0, 0), (0, "nan", 0),
        (0, "inf", 0), (1, 0, 1), (0, 0, 1), (0.999999, 0, 0)]


def bounds(words):
    r = wavebound("analyze", *words, "--solver", "glpk", "--exact", "off", "--format", "json")
    if r.code == 3:
        assert "[no-proof]" in r.said, r.said
        return None
    same(r.code, 0)
    return [b["cycles"] for k in r.json()["kernels"] for b in k["bounds"]]


@test
def lies_lower_no_bound():
    run("gcc -shared -fPIC -o lie.so %s -ldl" % os.path.abspath("test/solver/lie.c"))
    told, changed = path("told"), 0
    for words in INPUTS:
        honest = bounds(words)
        for by, add, basis in LIES:
            lie = dict(LIE=str(by), LIE_ADD=str(add), LIE_BASIS=str(basis), TOLD=told, LD_PRELOAD=path("lie.so"),
                       ASAN_OPTIONS=os.environ.get("ASAN_OPTIONS", "") + ":verify_asan_link_order=0")
            before = dict(os.environ)
            os.environ.update(lie)
            got = bounds(words)
            os.environ.clear()
            os.environ.update(before)
            assert got is None or all(g >= h for g, h in zip(got, honest, strict=True)), (words, by, add, basis, got, honest)
            changed += got != honest
    assert len(read(told)) > 100 * len(INPUTS), "nobody asked the solver"
    print(f"    {changed} of {len(LIES) * len(INPUTS)} lies changed an answer")


finish()
