#!/usr/bin/python3
# test/certificate/self-test.py -- a certificate that says anything false is rejected, seal or not.
#
# Every number of the certificates that analyze (of an exact bound) and split write is changed, one at a time, in
# numbers of their own and within the texts of facts; lists that are empty get a pair; whole certificates are left out.
# The seal is computed again in the way wavebound-certificate(5) says, so that only the check itself can find the change.
# Of split, multipliers are the one thing of which others may prove the same: then the check must say the same as before.
import os
import re
import sys

os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
sys.path.append("test/lib")
from check import *

EXACT = "examples/vector_add/vector_add.gfx900.s --grid 4096 --workgroup 256 --align 64 --arg n=4096".split()
SHARED = "test/bound/called-by.s --grid 64 --workgroup 64".split()
SPLIT = "test/split/decided.s --grid 128 --workgroup 64".split()


def seal(c):
    h = 0xcbf29ce484222325

    def mix(v):
        nonlocal h
        for byte in int(v).to_bytes(8, "little") + bytes(8):
            h = (h ^ byte) * 0x100000001b3 & (1 << 64) - 1

    def text(s):
        for byte in s.encode():
            mix(byte)
        mix(0x100)

    text(c["kernel"]), text(c["machine"]), text(c["objective"])
    mix(int(c["program"], 16)), mix(c["edges"]), mix(c["loops"]), mix(c["rows"])
    mix(len(c["facts"]))
    for fact in c["facts"]:
        text(fact)
    text(c["method"])
    mix(c["bound"]), mix(c["gap"]), mix(c["denominator"])
    for name in "max", "total", "companion", "row", "witness":
        mix(len(c[name]))
        for place, value in c[name]:
            mix(place), mix(value)
    return f"{h:016x}"


def written(command, *words):
    """The certificates that the command writes, and their places in its text."""
    same(wavebound(command, "-q", "--certificate", path("c"), *words).code, 0)
    text = read(path("c")).decode()
    return text, [(m.start(), m.end()) for m in re.finditer(r"\{\n.*?\n *\}", text, re.S)]


def check(text, words, sealed=True):
    def again(m):
        try:
            return re.sub(r'("seal": ")[0-9a-f]*', r"\g<1>" + seal(json.loads(m[0])), m[0])
        except ValueError:
            return m[0]
    text = re.sub(r"\{\n.*?\n *\}", again, text, flags=re.S) if sealed else text
    return text, wavebound("check-certificate", write("changed", text), *words)


def changes(text, first, last):
    """Each text in which the last digit of a number between these places is another one, and its place."""
    for m in re.compile(r"\d(?!\d)").finditer(text, first, last):
        yield m.start(), text[:m.start()] + str((int(m[0]) + 1) % 10) + text[m.end():]


def rejected(text, words, where=0):
    code = check(text, words)[1].code
    assert code in (1, 2), f"exit status {code} with a change at {text[where:where + 60]}"


@test
def as_they_are_they_hold():
    for command, words in ("analyze", EXACT), ("split", ["-S", "1", *SPLIT]):
        text, places = written(command, *words)
        again, r = check(text, words if command == "analyze" else SPLIT)
        same((again, r.code), (text, 0))        # the seals computed here are those written


def exact():
    text, places = written("analyze", *EXACT)
    (first, last), = [p for p in places if '"objective": "exact/' in text[p[0]:p[1]]]
    return text, first, text.index('"seal"', first)


@test
def every_number_of_an_exact_bound_counts():
    tried = 0
    for at, changed in changes(*exact()):
        rejected(changed, EXACT, at)
        tried += 1
    assert tried > 30


@test
def nothing_of_an_exact_bound_is_multiplied():
    text, first, last = exact()
    empty = [m.start() for m in re.compile(r"\[\]").finditer(text, first, last)]
    same(len(empty), 5)
    for at in empty:
        rejected(text[:at] + '[[0, "1"]]' + text[at + 2:], EXACT, at)


@test
def every_number_of_split_counts():
    text, places = written("split", "-S", "1", *SPLIT)
    right = check(text, SPLIT)[1].out
    assert b"S = 1: split at 0; alive 1;" in right
    tried = multipliers = alike = 0
    for at, changed in changes(text, 0, len(text)):
        member = re.findall(r'\n  "(\w+)', text[:at + 1])[-1]
        if member == "seal":
            continue
        multiplies = member in ("denominator", "max", "total", "companion", "row")
        same(check(changed, SPLIT, sealed=False)[1].code, 2)
        r = check(changed, SPLIT)[1]
        tried += 1
        multipliers += multiplies
        if r.code == 0 and multiplies and r.out == right:
            alike += 1
        else:
            assert r.code in (1, 2), f"exit status {r.code} with a change at {text[at:at + 60]}"
    print(f"{tried} numbers changed, {multipliers} of them multipliers, of which {alike} prove the same")
    assert 200 <= tried <= 2000 and alike < multipliers


@test
def every_certificate_of_split_counts():
    """Each is needed, and none may be there twice."""
    text, places = written("split", "-S", "1", *SPLIT)
    assert 5 <= len(places) <= 50
    for k, (first, last) in enumerate(places):
        others = [text[p[0]:p[1]] for n, p in enumerate(places) if n != k]
        head, tail = text[:places[0][0]], text[places[-1][1]:]
        rejected(head + ",\n".join(others) + tail, SPLIT)
        rejected(text[:last] + ",\n" + text[first:], SPLIT)


@test
def kernels_that_are_not_chosen_do_not_count():
    """What a kernel hands to a function that others call, too, is proved of it alone."""
    text, places = written("analyze", *SHARED)
    few, places_few = written("analyze", "-k", "few", *SHARED)
    assert [few[p[0]:p[1]] for p in places_few] == [c for c in (text[p[0]:p[1]] for p in places) if '"kernel": "few"' in c]
    r = check(text, ["-k", "few", *SHARED])[1]
    assert r.code == 0 and b"few: proved" in r.out and b"more" not in r.out, r.err
    rejected(few, SHARED)


finish()
