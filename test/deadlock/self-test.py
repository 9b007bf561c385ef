#!/usr/bin/python3
# test/deadlock/self-test.py -- the line of a finding is in the kernel that it names, or in a function that this one calls.
#
# Where a kernel is in the source is found from the source alone. Unoptimised code, as text and as an object: HIP puts
# functions into sections of their own there, and each has a part of the line table that begins at address 0.
import os
import re
import sys

os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
sys.path.append("test/lib")
from check import *

NAMES = ["hip", "usual", "ballot"]
TARGETS = ["gfx900", "gfx1030"]
# KERNEL(name) begins a kernel, kernel void name(...) too; what a macro makes of NAME(name, ...) is in this line.
BEGINS = re.compile(r"(?:[A-Z_]+\((\w+)|kernel\s+void\s+(\w+)\s*\()")


def kernels(source):
    """The lines of each kernel of @source, without those of macros, which make several."""
    lines, name, depth, macro = {}, None, 0, False
    for n, text in enumerate(read(os.path.abspath(source)).decode().split("\n"), 1):
        macro = macro or text.startswith("#define")
        if macro:
            macro = text.endswith("\\")
            continue
        if depth == 0 and text and text[0] not in "{}":
            begins = BEGINS.match(text)
            name = begins and (begins[1] or begins[2])
        if name:
            lines.setdefault(name, set()).add(n)
        depth += text.count("{") - text.count("}")
    return lines


def places(finding):
    yield finding
    yield from finding["reads"]
    yield from finding["blocked_writes"]


def check(source, of):
    whose = {n: name for name, lines in kernels(source).items() for n in lines}
    count = own = 0
    for kernel in wavebound("deadlock", "--fail-on", "none", "--format", "json", of).json()["kernels"]:
        for finding in kernel["findings"]:
            for place in places(finding):
                file, line = place["line"].rsplit(":", 1)
                assert file == "./" + source.removeprefix("test/deadlock/"), place
                assert whose.get(int(line), kernel["name"]) == kernel["name"], (of, kernel["name"], place)
                count += 1
                own += int(line) in whose
    assert count > 5 and own > count / 4, (of, count, own)


@test
def lines_are_those_of_the_kernel():
    for name in NAMES:
        source = next(f for f in (f"test/deadlock/cl/{name}.{kind}" for kind in ("cl", "hip")) if os.path.exists(f))
        for target in TARGETS:
            text = f"test/deadlock/s/{name}.{target}.O0.s"
            check(source, text)
            run(f"llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu={target} -filetype=obj {os.path.abspath(text)} -o k.o")
            check(source, path("k.o"))


finish()
