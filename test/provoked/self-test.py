#!/usr/bin/python3
# test/provoked/self-test.py -- every diagnostic is said by some test: those that no other test names, here.
#
# A message that nothing provokes may be wrong, or never said. The last test reads include/wavebound/diag.def and looks
# for each name in all tests.
import os
import re
import subprocess
import sys

os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
sys.path.append("test/lib")
from check import *

SPMV = "examples/spmv/spmv.gfx900.hsaco"
VECTOR = "examples/vector_add/vector_add.gfx900.s"
SIZES = ["--grid", "256", "--workgroup", "64"]


def says(name, code, *words):
    r = wavebound(*words)
    assert f"[{name}]" in r.said and r.code == code, (name, words, r.code, r.said)


def kernel(body, vgprs=8, more=""):
    return ("\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.text\nk:\n" + body + "\ts_endpgm\n\t.amdhsa_kernel k\n"
            f"\t\t.amdhsa_next_free_vgpr {vgprs}\n\t\t.amdhsa_next_free_sgpr 16\n\t.end_amdhsa_kernel\n" + more)


# ---- the program ------------------------------------------------------------------------------------------------
@test
def files_that_are_none():
    says("report-json", 2, "audit", write("r.json", '{ "tool": "another" }'))
    says("report-json", 2, "diff", path("r.json"), path("r.json"))
    says("machine-name", 2, "analyze", VECTOR, "-m", "vega1000")


@test
def graphs():
    says("too-large-to-draw", 3, "cfg", "--svg", "-o", path("l.svg"), write("large.s", kernel(
        "".join(f"\ts_cmp_eq_u32 s6, {k % 64}\n\ts_cbranch_scc1 .L{k}\n\tv_mov_b32 v1, v0\n.L{k}:\n" for k in range(250)))))


@test
def launches():
    xml = '<launches><launch kernel="spmv" grid="64" workgroup="64"/><launch kernel="spmv" grid="128" workgroup="64"/></launches>'
    says("launch-kernel", 2, "analyze", SPMV, "-l", write("twice.xml", xml))
    says("no-value", 2, "simulate", SPMV, *SIZES)


# ---- the simulator ------------------------------------------------------------------------------------------------
@test
def runs_that_fail():
    large = kernel("", more="").replace("next_free_sgpr 16", "next_free_sgpr 16\n\t\t.amdhsa_group_segment_fixed_size 65536")
    says("does-not-fit", 3, "simulate", write("lds.s", large), *SIZES, "--lds", "60000")
    body = "\ts_movk_i32 m0, 200\n\ts_nop 0\n\ts_movrels_b32 s1, s0\n"
    says("bad-register", 3, "simulate", write("m0.s", kernel(body)), *SIZES)
    says("sim-target", 3, "simulate", "examples/figure_8/figure_8.wir", "-m", "vega", *SIZES)


# ---- the code ------------------------------------------------------------------------------------------------------
@test
def code_that_is_refused():
    says("image-access", 3, "analyze", write("i.s", kernel("\timage_sample v[0:3], v[0:1], s[0:7], s[8:11] dmask:0xf\n")), *SIZES)
    # a row of blocks that go to both neighbours, entered at both ends: without its ends it is such a row again
    says("irreducible-nest", 3, "analyze", write("n.s", kernel("\ts_cbranch_scc1 .L409\n" + "".join(
        f".L{k}:\n\ts_cmp_eq_u32 s0, {k % 64}\n\ts_cbranch_scc1 .L{max(k - 1, 0)}\n" for k in range(410)))), *SIZES)


@test
def line_tables_that_are_broken():
    sections = subprocess.run(["llvm-readelf-19", "-SW", SPMV], stdout=subprocess.PIPE, check=True).stdout.decode()
    at = int(re.search(r"\.debug_line +PROGBITS +\w+ (\w+)", sections).group(1), 16)
    data = bytearray(read(SPMV))
    data[at + 4:at + 6] = b"\x63\0"		# its version
    says("bad-line-info", 0, "cfg", write("l.hsaco", bytes(data)))


@test
def measured_times():
    row = write("r.csv", "kernel,grid,workgroup,launch,max,clock-mhz\nk,64,64,none,999999999,1000\n")
    says("measured-above", 1, "machine", "check", "vega10", "--against", row, write("fast.s", kernel("")))
    says("measured-refused", 3, "machine", "check", "vega10", "--against", row, write("endless.s", kernel(
        ".L:\n\ts_add_u32 s0, s0, s8\n\ts_cbranch_scc1 .L\n")))


# ---- splitting, objects, facts ---------------------------------------------------------------------------------------
@test
def splits():
    says("not-pruned", 0, "cfg", "--pruned", "2", VECTOR)
    arm = read("test/split/figure8.wir").decode().replace("@n3\n\tnop", "@n3\n\tcall @g") + "fn @g device {\n@x\n\tend\n}\n"
    says("split-unsafe", 0, "split", "-m", "pws4", write("arm.wir", arm), *SIZES)
    says("split-text", 3, "split", "examples/kepler/kepler.gfx900.hsaco", "--emit", "asm", "--choose", "all")


@test
def metadata_of_nothing():
    more = "\t.amdgpu_metadata\n---\namdhsa.kernels:\n  - .name: gone\n    .symbol: gone.kd\n...\n\t.end_amdgpu_metadata\n"
    says("stale-metadata", 0, "analyze", write("gone.s", kernel("", more=more)), *SIZES)


@test
def certificates():
    run = ["-l", "examples/spmv/launch.xml", "-f", "examples/spmv/facts.ffx"]
    matrix = ["examples/matrix_multiply/matrix_multiply.gfx900.s", "-l", "examples/matrix_multiply/launch.xml"]
    same(wavebound("analyze", SPMV, *run, "--certificate", path("c.json")).code, 0)
    same(wavebound("analyze", *matrix, "--certificate", path("m.json")).code, 0)
    mine, others = read_json(read(path("c.json"))), read_json(read(path("m.json")))
    say = lambda name, certs: says(name, 1, "check-certificate", write("d.json", json.dumps(certs)), SPMV, *run)
    say("certificate-missing", mine[1:])
    say("certificate-unused", [*mine, others[0]])


@test
def facts_that_are_not_so():
    """A loop that no analysis counts and no limit reaches; the checker executes it further than the stated bound."""
    body = "\ts_mov_b32 s0, 27\n.L:\n\ts_mul_i32 s0, s0, 5\n\ts_add_u32 s0, s0, 0x1235\n\ts_cmp_lg_u32 s0, 12345\n\ts_cbranch_scc1 .L\n"
    run = [write("far.s", kernel(body)), *SIZES, "-f", write("far.ffx", '<flowfacts><loop label=".L" maxcount="2"/></flowfacts>')]
    same(wavebound("analyze", *run, "--certificate", path("far.json")).code, 0)
    says("certificate-fact", 1, "check-certificate", path("far.json"), *run)


@test
def programs_of_several_files():
    run = lambda words: subprocess.run(words, shell=True, check=True, cwd=path("."), stdout=subprocess.DEVNULL)
    write("900", read(SPMV))
    write("host.c", "int main(void) { return 0; }")
    run("gcc -c host.c -o host.o && llvm-objcopy-19 --add-section .one=900 --add-section .two=900 host.o several.o")
    says("which-object", 2, "analyze", path("several.o"), "--target", "gfx900", *SIZES)


@test
def accepted_findings():
    says("absent-suppression", 0, "deadlock", VECTOR, "--suppress", write("s.txt", "simt-deadlock gone b0 never there\n"))
    says("absent-baseline", 0, "deadlock", VECTOR, "--baseline", write("b.txt", "0123456789abcdef simt-deadlock gone\n"))


# ---- Sim-D, sharing ------------------------------------------------------------------------------------------------------
@test
def sim_d():
    run = ["--grid", "64,64", "--mode", "published"]
    relu = read("examples/sim_d/relu.sas").decode()
    says("sas-overlap", 0, "analyze", write("o.sas", relu.replace("1 0x8000", "1 0x100")), "--grid", "64,64")
    spmv = read("examples/sim_d/spmv.sas").decode()
    says("simd-annotation", 0, "analyze", write("more.sas", spmv.replace("branchcycle 7", "branchcycle 9")), "--grid", "64,64")
    says("sas-annotation", 0, "analyze", write("mov.sas", spmv.replace("\tsmov\ts1", "#bound branchcycle 7 1 0\n\tsmov\ts1")),
         "--grid", "64,64")
    says("sas-stack-published", 3, "analyze", write("s.sas", relu.replace("\texit", "\tcpop\n\texit")), *run)


SYSTEM = """<system name="s"%s>
  <device name="%s"/>
  <kernel name="a" blocks="7" threads="512" time="1ms"/>
  <process>%s</process>
</system>"""
TASK = '<task name="t%d"%s><stream name="s%d"/><launch kernel="a" stream="s%d"/></task>'


@test
def sharing():
    long = TASK % (0, ' period="10ms"', 0, 0)
    says("share-limit", 3, "share", write("l.xml", SYSTEM % (' horizon="1000000s"', "radeon-vii", long)))
    two = TASK % (0, "", 0, 0) + TASK % (1, "", 1, 1)
    few = (SYSTEM % (' horizon="1s"', "x", two)).replace('<device name="x"/>',
        '<amd engines="1" cus="1" threads="1024" lds="65536" aces="1" slots="1"/>').replace("7\" threads=\"512", "1\" threads=\"64")
    says("share-queues", 2, "share", write("few.xml", few))
    mixed = read("examples/share/3-code-objects.xml").decode().replace("../", os.path.abspath("examples") + "/").replace(
        "  <process name=\"left\">", "  <kernel name=\"b\" blocks=\"1\" threads=\"64\" time=\"1us\"/>\n  <process name=\"left\">")
    says("share-mixed", 0, "share", write("m.xml", mixed))


# ---- all of them -------------------------------------------------------------------------------------------------------
# Only a defect of this program makes a solution that its own proof does not confirm: a solver that lies does not
# (test/solver).
OPEN = ["not-certified"]


@test
def every_name_is_in_a_test():
    names = re.findall(r'^DIAG\(\s*(\w+),\s*\w+,\s*"([^"]+)"', read("include/wavebound/diag.def").decode(), re.M)
    assert len(names) > 150, len(names)
    assert set(OPEN) <= {n for _, n in names}
    files = subprocess.run(["git", "ls-files", "test", "examples"], stdout=subprocess.PIPE, check=True).stdout.decode()
    said = set()
    for f in files.split():
        text = read(f) if not f.endswith((".hsaco", ".bin", ".o")) else b""
        said.update(re.findall(rb"[\w-]+", re.sub(rb"\nOPEN = [^\]]*]", b"", text)))
    unsaid = [n for i, n in names if n.encode() not in said and b"WB_" + i.encode() not in said]
    same(sorted(unsaid), sorted(OPEN))


finish()
