#!/usr/bin/python3
# test/ffx/self-test.py -- flow facts: reading FFX, finding loops, what wins, what is reported.
import os
import re
import sys

os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
sys.path.append("test/lib")
from check import *

# Two nested loops and an if: .L1 is the outer header, .L2 the inner, which branches to itself, .L5 branches to .L1.
BODY = """@".L0"
	nop 0 {at=0x100+4 src=1:8}
@".L1"
	nop 0 {at=0x104+4 src=1:12}
	nop 0 {at=0x108+4 src=1:13}
@".L2"
	cbrnz %scc, @".L2" {at=0x10c+4 src=1:13}
@".L3"
	cbrnz %scc, @".L5" {at=0x110+4 src=1:14}
@".L4"
	nop 0 {at=0x114+4 src=1:15}
@".L5"
	cbrnz %scc, @".L1" {at=0x118+4 src=1:10}
@".L6"
	END {at=0x11c+4 src=1:20}
}
"""
FILE = 'target gfx900\nfile 1 "/src/dir/k.cl"\n'


def function(name, kind="", body=BODY):
    return f'fn @{name} {kind} section=".text" at=0x100+0x20 {{\n\tin =s %scc\n' + body.replace(
        "END", "ret" if kind else "end")


K = function("k")


class Placed:
    """What becomes of facts about a program: what is reported, and of each function its loops and rows."""
    def __init__(self, inside, program=K, root="flowfacts"):
        facts = f"<{root} xmlns:wb='urn:wavebound:ffx' xmlns:xi='http://www.w3.org/2001/XInclude'>\n{inside}</{root}>"
        r = wavebound("analyze", write("k.wir", FILE + program), "-f", write("f.ffx", facts), "--dump-after", "facts")
        self.code, self.said, self.loops = r.code, r.said, {}
        # none of these facts says for which loop it was written: test/sh/facts.sh has those that do
        reported = re.findall(r"(?:error|warning|refused):.* \[((?!loop-unbounded)[a-z-]+)\]\n", r.said)
        self.any_loop = reported.count("fact-any-loop")
        self.reported = " ".join(name for name in reported if name not in ("fact-any-loop", "fact-any-edge"))
        for name, facts in re.findall(r"; facts of @(\w+)\n((?:;.*\n)*)", r.said):
            self.loops[name] = [dict(re.findall(r"(\w+)=(\w+)", row), why=why)
                                for row, why in re.findall(r";   bound (.*?) \((.*)\)\n", facts)]
        self.rows = re.findall(r"; row (.*)\n", r.said)

    def most(self, name="k"):
        return [None if loop["max"] == "unknown" else int(loop["max"]) for loop in self.loops[name]]


def expect(inside, outer, inner, reported=""):
    p = Placed(inside)
    same((inside, p.reported), (inside, reported))
    if outer != "error":
        same((inside, p.most()), (inside, [outer, inner]))
    same((inside, p.code == 2), (inside, outer == "error"))


def error(inside, reported):
    expect(inside, "error", None, reported)


def loop(place, more="maxcount='5'"):
    return f"<loop {place} {more}/>"


@test
def places_are_found():
    expect("<loop label='.L1' maxcount='7'/>", 7, None)
    same(Placed("<loop label='.L1' maxcount='7'/>").any_loop, 1)
    expect("<loop address='0x10c' maxcount='8'/><loop address='260' maxcount='0x10'/>", 16, 8)
    for place in "label='.L0' offset='4'", "label='.L2' offset='-0x8'", "source='k.cl' line='10'", \
            "source='/src/dir/k.cl' line='12'":
        expect(loop(place), 5, None)
    expect(loop("label='k' offset='12'"), None, 5)
    expect(loop("source='dir/k.cl' line='13'"), None, 5)
    for of in "name='k'", "label='k'", "address='0x100'", "source='k.cl' line='20'":
        expect(f"<function {of}>{loop('label=' + repr('.L2'))}</function>", None, 5)
    expect(f"<function name='k'>{loop('offset=' + repr('12'))}</function>", None, 5)
    expect("<flowfacts><conditional><case><function name='k'><loop label='.L1' maxcount='2'><loop label='.L2' "
           "maxcount='3'/></loop></function></case></conditional></flowfacts>", 2, 3)


@test
def stale_places_are_errors():
    for place in "label='.L9'", "label='.L3'", "label='.L1' offset='4'", "address='0x105'", "address='0x108'", \
            "source='other.cl' line='10'", "source='ir/k.cl' line='10'", "source='k.cl' line='20'", "offset='4'", \
            "source='k.cl' line='8'":
        error(loop(place), "fact-unused")
    error(f"<function name='g'>{L1}</function>", "fact-unused")
    error(f"<function address='0x104'>{L1}</function>", "fact-unused")
    error(L1 + loop("label='.LX'"), "fact-unused")


L1 = loop("label='.L1'")


@test
def refused_functions_may_have_the_place():
    """Facts that may be about a function that was not analysed are not reported; others are."""
    more = 'fn @g device refused="something" {\n}\n'
    for fact, reported in [
        (loop("label='.L9'"), 0),                               # may be in g
        (loop("label='.L3'"), 1),                               # is in k, where no loop begins
        (loop("source='k.cl' line='20'"), 0),                   # in k, but perhaps in g, too
        ("<function name='g'><loop label='.L9' maxcount='7'/></function>", 0),
        ("<function name='k'><loop label='.L9' maxcount='7'/></function>", 1),
        ("<function name='h'><loop label='.L9' maxcount='7'/></function>", 1),
    ]:
        same((fact, Placed(fact, K + more).reported.count("fact-unused")), (fact, reported))


@test
def values_are_checked():
    expect(loop("label='.L1'", "maxcount='NOCOMP' totalcount='9'"), None, None)
    expect(loop("label='.L1'", "maxcount='NOCOMP'"), None, None, "ffx-empty")
    expect(loop("label='.L1'", ""), None, None, "ffx-empty")
    expect(loop("label='.L1'", "maxcount='5' wb:count='header'"), 4, None)
    expect("<flowfacts wb:count='header'><loop label='.L1' maxcount='0'/><loop label='.L2' maxcount='9' "
           "wb:count='backedge'/></flowfacts>", 0, 9)
    for value in "-5", "five", "18446744073709551615", "18446744073709551616", "039":
        error(loop("label='.L1'", f"maxcount='{value}'"), "ffx-format")
    error(loop("label='.L1'", "maxcount='5' wb:count='lanes'"), "ffx-format")
    error(loop(""), "ffx-format")
    error(loop("source='k.cl'"), "ffx-format ffx-format")
    error(loop("label='.L1' offset='4x'"), "ffx-format ffx-format")
    error(f"<function>{L1}</function>", "ffx-format")
    # The specification has octal numbers; nobody may get 25 for 031 without knowing.
    expect(loop("label='.L1'", "maxcount='031'"), 25, None, "ffx-octal")
    expect(loop("label='.L1'", "maxcount='0'"), 0, None)
    expect(loop("address='0414'"), None, 5, "ffx-octal")


@test
def nothing_is_silent():
    for more in "surprise='1'", "wb:lanes='1'", "x:lanes='1' xmlns:x='urn:x'":
        expect(loop("label='.L1'", "maxcount='5' " + more), 5, None, "ffx-ignored")
    expect(loop("label='.L1'", "loopId='1' exact='true' expinit='x' maxexpr='5' totalexpr='5' maxcount='5'"), 5, None)
    expect("<loop label='.L1' maxcount='5'>3</loop>", 5, None, "ffx-ignored")
    expect(f"<flowfacts odd='1'>{L1}</flowfacts>", 5, None, "ffx-ignored")
    expect(f"<conditional odd='1'><case odd='1'>{L1}</case></conditional>", 5, None, "ffx-ignored ffx-ignored")
    expect("<noreturn label='f'/><loop label='.L1' maxcount='5'><wb:uniform/></loop>", 5, None, "ffx-ignored ffx-ignored")
    expect("<multibranch label='f'><target label='g'/></multibranch>", None, None, "ffx-ignored")
    expect("<function name='k'><call label='.L3'><call label='.L3'><function name='f'>" + L1 +
           "</function></call></call></function>", None, None, "ffx-context")
    expect("<call label='.L3'><function name='k'>" + ROW + "</function></call>", None, None, "ffx-context")
    error(f"<call label='.L3'>{L1}</call>", "ffx-format")
    error(f"<call><function name='k'>{L1}</function></call>", "ffx-format")
    error(f"<call label='.L3'><function name='f'>{L1}</function></call>", "fact-unused")
    error(f"<call label='.L3' name='k'>{L1}</call>", "fact-unused")
    error("<xi:include href='other.ffx'/>", "ffx-include")
    p = Placed("", root="facts")
    same((p.code, p.reported), (2, "ffx-format"))


def not_all(*edges, more=""):
    return f"<not-all{more}>" + "".join("<edge src='{}' dst='{}'/>".format(*e.split(">")) for e in edges) + "</not-all>"


ROW = not_all(".L3>.L4", ".L4>.L5")


@test
def facts_for_all_calls_count():
    """k calls g, a kernel itself or not, at 0x104 and 0x114; the outer loop of g gets the bound."""
    calling = K.replace("nop 0 {at=0x104", "call @g {at=0x104").replace("nop 0 {at=0x114", "call @g {at=0x114")
    first = f"<call address='0x104'><function name='g'>{L1}</function></call>"
    second = "<call label='.L4' name='g'><loop label='.L1' maxcount='8'/></call>"
    for kind, inside, bound, reported in [
        ("device", first + second, 8, ""),
        ("device", "<function name='k'><call source='k.cl' line='12'><function name='g'><loop label='.L1' maxcount='9'/>"
         "</function></call><call label='k' offset='0x14'><function name='g'><loop label='.L1' maxcount='4'/></function>"
         "</call></function>", 9, ""),
        ("device", first, None, "ffx-context"),
        ("device", first + "<function name='g'><loop label='.L1' maxcount='50'/></function>", 50, "ffx-context"),
        ("", first, None, "ffx-context kernel-called"),
        ("", first + second, None, "ffx-context kernel-called"),
        ("device", f"<call address='0x108'><function name='g'>{L1}</function></call>", None, "fact-unused"),
        ("device", f"<function name='x'>{first}</function>", None, "fact-unused"),
    ]:
        p = Placed(inside, calling + function("g", kind))
        assert set(p.reported.split()) == set(reported.split()), (inside, p.reported)
        same((inside, p.most("g")[0], p.most("k")[0]), (inside, bound, None))


# ---- who wins ----------------------------------------------------------------------------
COUNTED = """@".L0"
	%s4 =s mov.b32 0 {{at=0x100+4}}
@".L1"
	%s4 =s add.i32 %s4, 1 {{at=0x104+4}}
	{} {{at=0x108+4}}
@".L5"
	%scc =s le.i32 %s4, 10 {{at=0x10c+4}}
	cbrnz %scc, @".L1" {{at=0x110+4}}
@".L6"
	END {{at=0x114+4}}
}}
"""


@test
def facts_win_but_not_against_the_code():
    """The loop is inferred to repeat up to 10 times, or just 10."""
    least, just = COUNTED.format('cbrnz %scc, @".L6"'), COUNTED.format("nop 0")
    two = "<loop label='.L1' maxcount='{}'/><loop address='0x104' maxcount='{}'/>"
    for body, inside, bound, origin, reported in [
        (least, "<loop label='.L1' maxcount='4'/>", 4, "flow fact", ""),
        (just, "<loop label='.L1' maxcount='10'/>", 10, "flow fact", ""),
        (least, "<loop label='.L1' maxcount='11'/>", 11, "flow fact", "fact-wider"),
        (just, "<loop label='.L1' maxcount='9'/>", 10, "s4 counts", "fact-below-code"),
        (least, two.format(4, 6), 4, "flow fact", "fact-twice"),
        (least, two.format(6, 4), 4, "flow fact", "fact-twice"),
        (least, "<loop label='.L1' maxcount='6' mincount='5'/><loop address='0x104' maxcount='4'/>", 6, "flow fact",
         "facts-conflict"),
        (least, "<loop label='.L1' maxcount='4' mincount='5'/>", 10, "s4 counts", "facts-conflict"),
        (just, two.format(11, 2), 11, "flow fact", "fact-wider fact-below-code"),
        (least, "<loop label='.L1' totalcount='4'/>", 10, "s4 counts", ""),
    ]:
        p = Placed(inside, function("k", body=body))
        same((inside, p.most(), p.reported), (inside, [bound], reported))
        assert p.loops["k"][0]["why"].startswith(origin) and \
            (p.code == 2) == ("below" in reported or "conflict" in reported), p.loops


@test
def annotations_count_and_must_match():
    p = Placed("", K.replace('@".L1"\n\t', '@".L1"\n\tbound 5\n\t').replace('@".L2"\n\t', '@".L2"\n\tbound total=40 min=1\n\t'))
    same([{key: value for key, value in loop.items() if key != "why"} for loop in p.loops["k"]],
         [{"max": "5"}, {"max": "unknown", "total": "40", "min": "1"}])
    p = Placed("", K.replace('@".L3"\n\t', '@".L3"\n\tbound 5\n\t'))
    same((p.code, p.reported), (2, "annotation-no-loop"))


@test
def lines_may_be_ambiguous_or_loose():
    fact = loop("source='k.cl' line='13'")
    # the outer loop's branch is on the inner one's line
    p = Placed(fact, K.replace("{at=0x118+4 src=1:10}", "{at=0x118+4 src=1:13}"))
    same((p.code, p.reported, p.said.count("note: ")), (2, "fact-ambiguous", 2))
    # line 13 is left only in the middle of the outer header
    p = Placed(fact, K.replace("{at=0x10c+4 src=1:13}", "{at=0x10c+4 src=1:14}"))
    same((p.most(), p.reported), ([5, None], "fact-loose"))


# ---- not-all -----------------------------------------------------------------------------
@test
def not_all_becomes_a_row():
    """A row says no more than the fact: each edge once per iteration, none twice, in the order of the code if one is
    given; two ways lead into the header."""
    p = Placed("<loop label='.L1' maxcount='9'>" + not_all(".L3>.L4", ".L5>.L1") + ROW + not_all(".L3>.L5", ".L4>.L5") +
               "</loop>")
    ways = " -1*@.L0->@.L1 -1*@.L5->@.L1 <= 0"
    same([row.partition(": ")[2] for row in p.rows],
         ["+1*@.L3->@.L4 +1*@.L4->@.L5" + ways, "+1*@.L3->@.L5 +1*@.L4->@.L5" + ways])
    same(p.reported, "not-all-ignored")
    ignored, unused, seq = "not-all-ignored", "fact-unused", " seq='true'"
    for row, reported in [
        (ROW, ""), (not_all(".L4>.L5", ".L3>.L4"), ""), (not_all(".L3>.L5", ".L3>.L4"), ""),
        (not_all(".L3>.L4", ".L4>.L5", more=seq), ""), (not_all(".L4>.L5", ".L3>.L4", more=" seq='false'"), ""),
        (not_all(".L5>.L1", ".L3>.L4"), ignored), (not_all(".L0>.L1", ".L3>.L4"), ignored),
        (not_all(".L5>.L6", ".L3>.L4"), ignored), (not_all(".L3>.L4", ".L3>.L4"), ignored),
        (not_all(".L4>.L5", ".L3>.L4", more=seq), ignored), (not_all(".L3>.L5", ".L3>.L4", more=seq), ignored),
        # .L2 is in the inner loop: at its entry the edge is not of the outer one
        (not_all(".L1>.L2", ".L3>0x114", more=seq), ignored),
        # from anywhere in a block, to the start of one
        (not_all("0x108>.L2", ".L3>.L4"), ignored), (not_all(".L0>0x108", ".L3>.L4"), unused),
        (not_all(".L9>.L4", ".L3>.L4"), unused),
    ]:
        p = Placed(f"<loop label='.L1' maxcount='9'>{row}</loop>")
        same((row, p.reported, len(p.rows), p.most()), (row, reported, not reported, [9, None]))
    for row, reported in (ROW, ignored), (not_all(".L3>.L4", ".L4>.L9"), unused), (not_all(".L3>.L4"), "ffx-format"), \
            ("<not-all><edge src='.L3' dst='.L4'/><edge src='.L4'/></not-all>", "ffx-format"), \
            ("<not-all><iteration number='1'/></not-all>", "ffx-ignored"):
        same((row, Placed(row).reported), (row, reported))


# ---- least counts ------------------------------------------------------------------------
@test
def least_counts_are_kept():
    """Of what is claimed the largest counts, unless it is above the bound."""
    def claim(least, most="7"):
        return loop("label='.L1'", f"mincount='{least}'" + (f" maxcount='{most}'" if most else ""))
    for inside, least in (loop("label='.L1'"), None), (claim(7), 7), (claim(2, None), 2), (claim("NOCOMP"), None), \
            (f"<flowfacts wb:count='header'>{claim(7)}</flowfacts>", 6), \
            (f"<flowfacts wb:count='header'>{claim(0)}</flowfacts>", None), (claim(3) + claim(2), 3), \
            (claim(2) + claim(3), 3), (claim(2) + claim(8, None), 2):
        got = Placed(inside).loops["k"][0].get("min")
        same((inside, got), (inside, str(least) if least else None))


# ---- template ----------------------------------------------------------------------------
@test
def the_template_reads_back():
    program = K + function('"g--<&>"', "", BODY.replace(".L", ".M").replace('@".M2"\n\t', '@".M2"\n\tbound 3\n\t'))
    text = wavebound("facts", write("k.wir", FILE + program)).out.decode()
    assert "k.cl:12" in text
    same(wavebound("analyze", path("k.wir"), "-f", write("t.ffx", text), "--stop-after", "facts").said.count("[ffx-empty]"), 3)
    r = wavebound("analyze", path("k.wir"), "-f", write("t.ffx", text.replace('"NOCOMP"', '"0x0022"')),
                  "--dump-after", "facts", "--stop-after", "facts")
    same((r.code, re.findall(r";   bound max=(\w+)", r.said)), (0, ["34", "34", "34", "3"]))


@test
def the_examples_of_the_manual_are_read():
    page = re.sub(r"(?m)^\.\\\".*\n", "", read("man/wavebound-ffx.5").decode()).replace("\\-", "-").replace("\\(aq", "'")
    examples = re.findall(r"(?s)\.nf\n(\s*(?:<\?xml.*?\?>\s*)?<flowfacts.*?)\.fi\n", page)
    same(len(examples), 2)
    for example in examples:
        r = wavebound("analyze", write("k.wir", FILE + K), "-f", write("man.ffx", example), "--stop-after", "facts")
        assert not re.search(r"\[(ffx|xml)-", r.said), r.said


finish()
