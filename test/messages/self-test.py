#!/usr/bin/python3
# test/messages/self-test.py -- what messages say: where, what is wrong, and what to do.
#
# Each case is a mistake that users make. Schemas are swept: every element and every attribute of a description is taken
# out, renamed and given a bad value, and each time the message must name it, and its place.
import os
import re
import sys

os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
sys.path.append("test/lib")
from check import *

MATRIX = "examples/matrix_multiply/matrix_multiply.gfx900.hsaco"
SIZES = ["--grid", "128,128", "--workgroup", "16,16"]
VEGA = wavebound("machine", "show", "vega").out.decode()


def says(r, code, *parts):
    assert r.code == code and all(re.search(p, r.said) for p in parts), (parts, r.code, r.said)


def alone(r, *parts):
    """An error of usage, and no report behind it."""
    says(r, 2, *parts)
    same(r.out, b"")


def check(text, *parts):
    says(wavebound("machine", "check", write("m.xml", text)), 2, *parts)


# ---- XML ------------------------------------------------------------------------------------------------------
@test
def machine_xml_names_what_is_wrong():
    change = lambda a, b: VEGA.replace(a, b, 1)
    check(change("<dispatch ", "<dispatchx "), r"m\.xml:10:3: error: there is no element <dispatchx> in <machine>; is "
          r"<dispatch> meant\? \[xml-invalid\]", r"note: <machine> may hold <target>, <units>, <dispatch>")
    check(change('<dispatch delay="100"', "<dispatch"), r":10:3: error: <dispatch> lacks an attribute: delay ")
    check(change('delay="100"', 'delay="abc"'),
          r":10:13: error: 'abc' is no value of delay in <dispatch>; allowed: a number from 0 to 1000000000 ")
    check(change('"oldest"', '"youngest"'),
          r":9:61: error: 'youngest' is no value of scheduler in <units>; allowed: rr, oldest ")
    check(change('kind="gcn"', 'kind="nvidia"'), r"'nvidia' is no value of kind in <machine>; allowed: gcn, mini-simt, "
          "sim-d ")
    check(change(' issue="4"', ' isue="4"'), "<class> has no attribute 'isue'; is 'issue' meant\\?",
          "note: <class> may have the attributes source, .*issue, delay\n")
    check(re.sub(r"  <dispatch[^>]*>\n", "", VEGA), r":5:1: error: <machine> lacks an element: <dispatch> ")
    check(change("<lds ", "<lds-memory "), "lacks an attribute: bytes|has no attribute")
    check(change("<instructions>", "<instructions>text"),
          r":11:3: error: text stands in <instructions>, which holds none ")
    check(change("  <taken-branch", '  <dispatch delay="1" source="s"/>\n  <taken-branch'),
          "<machine> holds a second <dispatch> ")
    check("<device/>", "error: the file holds <device> ", "note: expected is <machine>\n")
    check(re.sub(r'(<memory [^>]*service=")[^"]*', r"\1fast", VEGA), "'fast' is no value of service in <memory>; "
          "allowed: a number, as 12 or 41/5 ")
    check(change('"smem-x8"', '"smem-x9"'), "there is no timing class 'smem-x9'; is 'smem-x8' meant\\? ")


@test
def launch_xml_names_what_is_wrong():
    def launch(body, *parts):
        text = f'<launch grid="128,128" workgroup="16,16">\n{body}\n</launch>\n'
        says(wavebound("analyze", MATRIX, "--launch", write("l.xml", text)), 2, *parts)

    launch('<argument value="3"/>', r"l\.xml:2:1: error: .*<argument> lacks an attribute: name or index ")
    launch('<buffer name="a" init="const" bytes="4"/>', r":2:1: error: .*<buffer> lacks an attribute: value ")
    launch('<buffer name="a" init="ones" bytes="4"/>', r":2:18: error: .*'ones' is no value of init in <buffer>; "
           "allowed: zero, iota, random, const, file ")
    launch('<buffr name="a" init="zero" bytes="4"/>', "no element <buffr> in <launch>; is <buffer> meant")
    launch('<values buffer="a" min="0"/>', "<values> lacks an attribute: max ")
    launch('<argument name="side" index="3" value="4"/>', r"l\.xml:2:1: error: ")	# libxml2's own words


def places(text):
    """Start tags of elements, and attributes in them, as (from, to, name)."""
    for tag in re.finditer(r"<([a-z-]+)((?:\s+[a-z-]+=\"[^\"]*\")*)\s*/?>", text):
        yield tag.start(1), tag.end(1), tag.group(1), True
        for a in re.finditer(r"\s([a-z-]+)=\"[^\"]*\"", tag.group(2)):
            at = tag.start(2) + a.start(1)
            yield at, tag.start(2) + a.end(), a.group(1), False


@test
def every_mistake_is_named():
    seen, sample = set(), VEGA
    for start, end, name, is_element in places(sample):
        owner = sample.rfind("<", 0, start)
        key = (re.match(r"<([a-z-]+)", sample[owner:]).group(1), name, is_element)
        if key in seen:
            continue
        seen.add(key)
        changed = [sample[:start] + "x-" + sample[start:]]
        if not is_element:
            changed.append(sample[:start] + sample[end:])
            changed.append(sample[:start] + f'{name}="\u00e4?"' + sample[end:])
        for text in changed:
            r = wavebound("machine", "check", write("m.xml", text))
            assert r.code in (0, 2), (key, r.said)	# what a source is said to be, or the name, may be anything
            if r.code:
                assert re.search(r"m\.xml:\d+:\d+: error: ", r.said), (key, r.said)
                assert not re.search(r"failed to validate|Expecting|Did not expect", r.said), (key, r.said)
    assert len(seen) > 60, len(seen)


# ---- the command line -----------------------------------------------------------------------------------------
@test
def wrong_usage_stands_alone():
    help_of = "= `wavebound help analyze` shows how a command is used\n"
    alone(wavebound("analyze", MATRIX, "--grid", "16yy"), r"^error: --grid '16yy' is not X\[,Y\[,Z\]\]", help_of)
    alone(wavebound("analyze", MATRIX, "--grid", "64", "--workgroup", "64,"),
          "^error: --workgroup '64,' is not", help_of)
    alone(wavebound("analyze", MATRIX, "--lds", "4k", *SIZES), "^error: --lds '4k' is no number of bytes")
    alone(wavebound("analyze", MATRIX, "--align", "3", *SIZES), "^error: --align '3' is no power of two")
    alone(wavebound("analyze", MATRIX, "--arg", "sid=4", *SIZES),
          "argument 'sid' is none of the kernel's", "argument 3: 'side'")
    alone(wavebound("analyze", MATRIX, "--arg", "side", *SIZES), "'side' is not of the form .*NAME")
    alone(wavebound("analyze", MATRIX, "--grid", "64", "--workgroup", "7"), "compiled for 16,16,1")
    alone(wavebound("simulate", MATRIX), "a run needs a launch", "`wavebound help simulate`")
    alone(wavebound("machine", "show"), "`wavebound help machine`")


@test
def sizes_may_have_an_x():
    words = ["analyze", MATRIX, "--arg", "side=128", "--format", "json"]
    comma = wavebound(*words, *SIZES).json()
    x = wavebound(*words, "--grid", "128x128", "--workgroup", "16x16").json()
    same((x["launch"], x["kernels"][0]["bounds"]), (comma["launch"], comma["kernels"][0]["bounds"]))


@test
def help_has_two_forms():
    r = wavebound("help", "analyze")
    same((r.code, r.out), (0, wavebound("analyze", "--help").out))


# ---- inputs -----------------------------------------------------------------------------------------------------
TEXT = "\t.amdgcn_target \"amdgcn-amd-%s\"\n\t.text\n\t.type k,@function\nk:\n\ts_endpgm\n"


@test
def inputs_get_the_right_advice():
    os.truncate(write("large.s", ""), 3 << 30)
    says(wavebound("analyze", path("large.s")), 2, r"more than 2147483648 bytes", "one code object")
    os.remove(path("large.s"))
    os.makedirs(path("empty"))
    says(wavebound("analyze", path("empty")), 2, "empty holds no file ", "give GCN assembly")
    says(wavebound("launch", path("empty")), 2, "empty: Is a directory", "folders are inputs of analyze, cfg,")
    write("empty/notes", "text")
    says(wavebound("analyze", path("empty")), 2, r"ends in \.s, \.S or \.wir.* \(1 other\)")
    cut = write("cut.hsaco", read(MATRIX)[:3000])
    r = wavebound("analyze", cut)
    says(r, 2, r"lies beyond the end of the file \[bad-elf\]", "copied whole")
    assert "no AMDGPU code" not in r.said, r.said
    pal = write("pal.s", TEXT % "amdpal--gfx1030")
    says(wavebound("analyze", pal), 2, "holds no kernel", "'k' has no descriptor: --entry k bounds one wave of it")
    same(wavebound("analyze", pal, "--entry", "k").code, 0)
    run("clang-19 -target amdgcn-amd-amdpal -mcpu=gfx1030 -c pal.s -o pal.o")
    says(wavebound("analyze", path("pal.o")), 3, "operating system ABI", "-target amdgcn-amd-amdhsa")
    old = write("old.s", TEXT % "amdhsa--gfx803")
    says(wavebound("analyze", old, "--target", "gfx1030"), 2, "the code is for gfx803, but gfx1030 was asked for",
         "a target that it was built for")
    says(wavebound("analyze", old, "--target", "vega"), 2, "unknown target 'vega'", "--target gfx900")


@test
def the_cause_is_named():
    """A comparison in lanes that a load decides is blamed on the load; an image on itself."""
    kernel = """\t.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type k,@function
k:
	v_lshlrev_b32_e32 v1, 2, v0
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, 3, v2
	s_and_saveexec_b64 s[0:1], vcc
	v_cmp_gt_u32_e32 vcc, 17, v0
	s_cbranch_vccz .L1
	v_mov_b32_e32 v3, 1
.L1:
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
"""
    sizes = ["--grid", "64", "--workgroup", "64"]
    out = wavebound("analyze", "-v", write("c.s", kernel), *sizes).out.decode()
    assert re.search(r"decides  s_cbranch_vccz .*\n +by +ds_read_b32 v2, v1 ", out), out
    image = kernel.replace("ds_read_b32 v2, v1", "image_load v2, v[0:1], s[4:11] dmask:0x1 unorm").replace("lgkm", "vm")
    out = wavebound("analyze", "-v", write("i.s", image), *sizes).out.decode()
    assert re.search(r"decides  image_load .*\n +it accesses an image, and no launch says", out), out


@test
def audit_finds_the_files():
    os.makedirs(path("a/b"))
    here = os.getcwd()
    write("a/k.wir", 'target gfx900\nfn @k {\n\tdesc vgprs=8 sgprs=16 wave_lanes=64\n@entry\n\tend\n}\n')
    os.chdir(path("a"))
    same(wavebound("analyze", "k.wir", "--format", "json", "-o", "r.json").code, 0)
    os.chdir(here)
    r = wavebound("audit", path("a/r.json"))	# beside the report
    same((r.code, b"every value of the report" in r.out), (0, True))
    os.rename(path("a/r.json"), path("a/b/r.json"))
    alone(wavebound("audit", path("a/b/r.json")), r"names files that are not here: k\.wir ",
          r"nor are these beside the report: k\.wir", "run audit in the folder")
    os.chdir(path("a"))
    same(wavebound("audit", "b/r.json").code, 0)
    os.chdir(here)


finish()
