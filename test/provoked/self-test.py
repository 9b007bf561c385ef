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
    body = "\ts_movk_i32 m0, 200\n\ts_nop 0\n\ts_movrels_b32 s1, s0\n"
    says("bad-register", 3, "simulate", write("m0.s", kernel(body)), *SIZES)
    says("sim-target", 3, "simulate", "examples/figure_8/figure_8.wir", "-m", "vega", *SIZES)


# ---- splitting, objects, facts ---------------------------------------------------------------------------------------
@test
def splits():
    says("not-pruned", 0, "cfg", "--pruned", "2", VECTOR)
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
def accepted_findings():
    says("absent-suppression", 0, "deadlock", VECTOR, "--suppress", write("s.txt", "simt-deadlock gone b0 never there\n"))
    says("absent-baseline", 0, "deadlock", VECTOR, "--baseline", write("b.txt", "0123456789abcdef simt-deadlock gone\n"))


# ---- Sim-D, sharing ------------------------------------------------------------------------------------------------------
@test
def sim_d():
    run = ["--grid", "64,64", "--mode", "published"]
    relu = read("examples/sim_d/relu.sas").decode()
    says("sas-overlap", 0, "analyze", write("o.sas", relu.replace("1 0x8000", "1 0x100")), "--grid", "64,64")
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
    mixed = read("examples/share/3-code-objects.xml").decode().replace("../", os.path.abspath("examples") + "/").replace(
        "  <process name=\"left\">", "  <kernel name=\"b\" blocks=\"1\" threads=\"64\" time=\"1us\"/>\n  <process name=\"left\">")
    says("share-mixed", 0, "share", write("m.xml", mixed))


# ---- all of them -------------------------------------------------------------------------------------------------------
# Those that no test says yet; one takes a defect of this program, and one nothing says. None is added here.
OPEN = ["bad-line-info", "certificate-fact", "does-not-fit", "image-access", "irreducible-nest", "measured-above",
        "measured-refused", "not-certified", "sas-annotation",
        "share-queues", "sim-overflow", "simd-annotation", "simd-fault", "split-run", "split-unsafe", "which-object"]


@test
def every_name_is_in_a_test():
    names = re.findall(r'^DIAG\(\s*(\w+),\s*\w+,\s*"([^"]+)"', read("include/wavebound/diag.def").decode(), re.M)
    assert len(names) > 150, len(names)
    assert set(OPEN) <= {n for _, n in names}
    files = subprocess.run(["git", "ls-files", "test", "examples"], stdout=subprocess.PIPE, check=True).stdout.decode()
    text = "\n".join(read(f).decode(errors="replace") for f in files.split() if not f.endswith((".hsaco", ".bin", ".o")))
    text = text.replace(re.search(r"\nOPEN = [^\]]*]", text).group(0), "")
    unsaid = [n for i, n in names if not re.search(r"(?<![\w-])%s(?![\w-])|WB_%s\b" % (re.escape(n), i), text)]
    same(sorted(unsaid), sorted(OPEN))


finish()
