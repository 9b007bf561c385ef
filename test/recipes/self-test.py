#!/usr/bin/python3
# test/recipes/self-test.py -- the recipes of wavebound-hacking(7), followed to the letter in a copy of the tree.
#
# Each adds something that the program does not have: an operation with an instruction that is it, a pass with a fact, a
# bound, a command, a diagnostic. Edits are what the page names, and no more. The copy is built once, and each addition
# is seen at work. That takes as long as building the program, so only `make soak` does it.
import os
import re
import shutil
import subprocess
import sys

os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
sys.path.append("test/lib")
from check import *

if os.environ.get("TEST_SHARE") != "100" and "now" not in sys.argv:
    print("skipped: it builds the program anew; `make soak` does")
    sys.exit(77)

TREE = path("tree")
PAGE = re.sub(r"\\f.|\\", "", read("man/wavebound-hacking.7").decode())


def named(name):
    assert name in PAGE, f"the page does not name {name}"


def edit(file, old, new):
    """Replaces the only place with @old in @file of the copy, which the page must name."""
    named(file)
    text = read(os.path.join(TREE, file)).decode()
    same((file, old, text.count(old)), (file, old, 1))
    with open(os.path.join(TREE, file), "w") as f:
        f.write(text.replace(old, new))


def before(file, at, text):
    edit(file, at, text + at)


def create(file, text):
    """A new file; the page must name its folder."""
    named(os.path.dirname(file))
    assert not os.path.exists(os.path.join(TREE, file)), file
    with open(os.path.join(TREE, file), "w") as f:
        f.write(text)


def instruction():
    """v_xor3_b32, which only had effects, is an operation that analyses know."""
    old = re.search(r'OPCODE\("v_xor3_b32".*', read("src/gcn/opcodes.def").decode())[0]
    edit("src/gcn/opcodes.def", old, old.replace("OTHER, ", "XOR3,  ").replace("NONE, ", "B32,  "))
    before("include/wavebound/ops.def", "OP(BFE, ", 'OP(XOR3,     "xor3",     "d = a ^ b ^ c")\n')
    before("include/wavebound/fold.h", "\tcase WB_OP_XAD:", "\tcase WB_OP_XOR3: return a ^ b ^ c; \\\n")
    before("ir/fold.c", "\t[WB_OP_XAD]",
           "\t[WB_OP_XOR3] = { N(3) | WIDE, WB_BITWISE | WB_COMMUTES, WB_OP_XOR, WB_OP_XOR },\n")


def a_pass():
    """How many blocks branch."""
    before("include/wavebound/facts.def", "FACT(TIMING, ", "FACT(FORKS, wb_forks, forks)\n")
    before("include/wavebound/facts.h", "/** wb_timing_find",
           "struct wb_forks {\n\tuint32_t blocks;\t\t/* that branch */\n};\n\n")
    before("include/wavebound/passes.def", 'PASS(TIMING, "timing"',
           'PASS(FORKS, "forks", wb_pass_forks,\n\tWB_FACT_DOM, 0,\n\tWB_FACT_FORKS, 0, WB_FACT_ALL,\n'
           '\t"how many blocks branch")\n')
    create("passes/forks.c", """/* passes/forks.c -- how many blocks branch.
 *
 * Needs:  DOM.   Gives: FORKS.   Keeps: all.
 */
#include "passes.h"

enum wb_status
wb_pass_forks(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	(void)env;
	fn->forks = WB_NEW(cx->unit, struct wb_forks, 1);
	for (uint32_t b = 0; b < fn->nblock; b++)
		fn->forks->blocks += fn->block[b].nout > 1;
	return WB_OK;
}
""")
    before("Makefile", "\tpasses/print.c \\\n", "\tpasses/forks.c \\\n")
    edit("src/cli/lists.c", "LIST(loops, WB_PASS_DOM, WB_PASS_LOOPS)",
         "LIST(loops, WB_PASS_DOM, WB_PASS_LOOPS, WB_PASS_FORKS)")
    before("passes/print.c", "\tif (fn->tree && (facts & WB_FACT_TREE))\n",
           '\tif (fn->forks && (facts & WB_FACT_FORKS))\n\t\twb_printf(o, "; forks %u\\n", fn->forks->blocks);\n')


def bound():
    """A number beside the others that no one should believe."""
    create("src/bound/thrice.c", """/* src/bound/thrice.c -- three times the smallest bound so far: it holds because that one does. */
#include "private.h"

enum wb_status
wb_bound_thrice(struct work *k)
{
	uint64_t cycles;

	if (!k->out->nbound || !wb_mul_u64(k->out->bound[0].cycles, 3, &cycles))
		return WB_OK;
	wb_bound_add(k, "thrice", cycles, k->out->bound[0].safe);
	return WB_OK;
}
""")
    before("src/bound/select.c", "\tassume_common(k);\n", "\ts = attempt(k, aside, wb_bound_thrice, s);\n")
    before("src/bound/private.h", "enum wb_status wb_bound_work_span(",
           "enum wb_status wb_bound_thrice(struct work *k);\n")
    before("Makefile", "\tsrc/bound/work_span.c \\\n", "\tsrc/bound/thrice.c \\\n")


def command():
    before("src/cli/commands.def", 'COMMAND("help", ',
           'COMMAND("greet", "", "say hello", cmd_greet, 0,\n\t"wavebound greet\\n")\n')
    create("src/cli/greet.c", """/* src/cli/greet.c -- wavebound greet. */
#include "cli.h"

enum wb_status
cmd_greet(struct cli *c, int argc, char **argv)
{
	(void)argc;
	(void)argv;
	wb_puts(&c->out, "hello\\n");
	return WB_OK;
}
""")
    before("Makefile", "\tsrc/cli/inner.c \\\n", "\tsrc/cli/greet.c \\\n")
    named("man/wavebound-NAME.1")
    shutil.copy(os.path.join(TREE, "man/wavebound-explain.1"), os.path.join(TREE, "man/wavebound-greet.1"))


def diagnostic():
    before("include/wavebound/diag.def", "DIAG(W_HAZARD, ",
           'DIAG(W_GREETING, WARNING, "greeting", "wave back", "Somebody has said hello.")\n')


def new(*words):
    """What the program of the copy does with these arguments."""
    out = subprocess.run([os.path.join(TREE, "build/wavebound"), *words], capture_output=True, text=True, cwd=TREE,
                         env={**os.environ, "WAVEBOUND_STRICT_PASSES": "1"})
    assert out.returncode == 0, out.stderr
    return out.stdout


@test
def the_copy_is_built():
    for name in subprocess.run(["git", "ls-files", "-z"], check=True, capture_output=True).stdout.decode().split("\0"):
        if name and os.path.isfile(name) and not name.startswith(("test/", "examples/", "debian/")) or \
                name.startswith(("examples/vector_add/", "test/unit/", "test/lib/", "test/passes/dom-", "test/layers")):
            os.makedirs(os.path.dirname(os.path.join(TREE, name)), exist_ok=True)
            shutil.copy2(name, os.path.join(TREE, name))
    for recipe in instruction, a_pass, bound, command, diagnostic:
        recipe()
    made = subprocess.run(["make", "-s", "-j2", "build/wavebound", "build/test/unit/passes"], cwd=TREE,
                          capture_output=True, text=True)
    assert made.returncode == 0, made.stderr[-4000:]


@test
def the_operation_is_known():
    out = subprocess.run([os.path.join(TREE, "build/test/unit/passes")], capture_output=True, text=True)
    assert out.returncode == 0, out.stdout + out.stderr
    text = write("k.s", """	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
	.globl k
	.type k,@function
k:
	v_xor3_b32 v1, v2, v3, v4
	s_endpgm
	.rodata
	.amdhsa_kernel k
	.amdhsa_next_free_vgpr 5
	.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
""")
    assert re.search(r" xor3\b", new("opt", text)), new("opt", text)


@test
def the_pass_runs():
    assert "; forks 3\n" in new("opt", "-p", "dom,forks", "test/passes/dom-crossing.wir")


@test
def the_bound_is_reported():
    said = new("analyze", "examples/vector_add/vector_add.gfx900.s", "--grid", "4096", "--workgroup", "256",
               "--verbose")
    first, thrice = (int(re.search(rf" {name} +([\d,]+)", said)[1].replace(",", "")) for name in ("isolated", "thrice"))
    same(thrice, 3 * first)


@test
def the_command_is_there():
    same(new("greet"), "hello\n")
    assert "greet" in new("help")


@test
def the_diagnostic_is_explained():
    assert "Somebody has said hello." in new("explain", "greeting")


@test
def the_layers_hold():
    out = subprocess.run(["test/layers", "build"], cwd=TREE, capture_output=True, text=True)
    assert out.returncode == 0, out.stdout + out.stderr


finish()
