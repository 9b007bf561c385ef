#!/usr/bin/python3
# test/assembler/self-test.py [SEED [COUNT]] -- texts that LLVM's assembler reads: they mean what they mean when every
# macro, condition and symbol is written out; files are included from where the user says; hostile ones end.
#
# The generator writes each text twice: with macros, repetition, conditions, symbols and code as data, and without them.
# It expands them itself, so it shares nothing with the assembler.
import os
import random
import re
import sys

os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
sys.path.append("test/lib")
from check import *

# `make check` draws others with each commit, and `make soak` more of them.
arguments = [int(a) for a in sys.argv[1:] if a.isdigit()]
SEED = arguments[0] if arguments else int(os.environ.get("TEST_SEED", "1"))
COUNT = arguments[1] if len(arguments) > 1 else 4 * int(os.environ.get("TEST_SHARE", "15"))

HEAD = '\t.amdgcn_target "amdgcn-amd-amdhsa--{target}"\n\t.amdhsa_code_object_version 5\n\t.text\n\t.type k,@function\nk:\n'
TAIL = "\ts_endpgm\n\t.size k, .-k\n"
KERNEL = """	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr {vgprs}
		.amdhsa_next_free_sgpr 32
{more}	.end_amdhsa_kernel
"""


def text(body, target="gfx900", before="", vgprs="32"):
    more = "\t\t.amdhsa_accum_offset 32\n" if target in ("gfx90a", "gfx942") else ""
    return before + HEAD.format(target=target) + body + TAIL + KERNEL.format(vgprs=vgprs, more=more)


# ---- generated texts ---------------------------------------------------------------------------
class Text:
    """A kernel, written in both ways: lists of lines that mean the same."""
    def __init__(self, rng, target):
        self.rng, self.target = rng, target
        self.symbols = {}           # .set, and their values
        self.before = []            # definitions of macros
        self.labels = 0
        self.expansions = 0         # of macros, as \@ counts them
        self.macros = []

    def number(self, value):
        """An expression of this value."""
        r = self.rng
        if self.symbols and r.random() < 0.6:
            name = r.choice(sorted(self.symbols))
            return f"({name}{value - self.symbols[name]:+d})"
        return r.choice([str(value), hex(value), f"({value + 3}-3)", f"{2 * value}/2" if value else "0", f"({value}|0)"])

    def register(self, letter, number):
        return f"{letter}[{self.number(number)}]" if self.rng.random() < 0.7 else f"{letter}{number}"

    def instruction(self):
        r, kind = self.rng, self.rng.randrange(6)
        a, b, n = r.randrange(16), r.randrange(16), r.randrange(16)
        if kind == 0:
            return [f"\ts_nop {self.number(n)}"], [f"\ts_nop {n}"]
        if kind == 1:
            return [f"\ts_mov_b32 {self.register('s', a)}, {self.number(n + 70)}"], [f"\ts_mov_b32 s{a}, {n + 70}"]
        if kind == 2:
            return [f"\tv_mov_b32_e32 {self.register('v', a)}, {self.register('v', b)}"], [f"\tv_mov_b32_e32 v{a}, v{b}"]
        if kind == 3:
            return [f"\ts_add_u32 {self.register('s', a)}, {self.register('s', b)}, {self.number(n)}"], \
                [f"\ts_add_u32 s{a}, s{b}, {n}"]
        if kind == 4:               # s_nop and v_mov_b32 as numbers, the same on all targets
            return r.choice([([f"\t.long {self.number(0xbf800000 + n)}"], [f"\ts_nop {n}"]),
                             ([f"\t.long {0x7e000300 | a << 17 | b:#x}"], [f"\tv_mov_b32_e32 v{a}, v{b}"])])
        a, b = a & ~1, b & ~1
        return [f"\ts_mov_b64 s[{self.number(a)}:{self.number(a + 1)}], s[{b}:{b}+1]"], \
            [f"\ts_mov_b64 s[{a}:{a + 1}], s[{b}:{b + 1}]"]

    def several(self, depth):
        long, plain = [], []
        for _ in range(self.rng.randrange(1, 4)):
            a, b = self.statement(depth)
            long, plain = long + a, plain + b
        return long, plain

    def loop(self, depth):
        self.labels += 1
        label, n = f"loop_{self.labels}", self.rng.randrange(2, 9)
        a, b = self.several(depth + 1) if depth < 2 else self.instruction()
        head = ["\ts_mov_b32 s20, " + self.number(n)], [f"\ts_mov_b32 s20, {n}"]
        tail = ["\ts_sub_u32 s20, s20, 1", "\ts_cmp_lg_u32 s20, 0", f"\ts_cbranch_scc1 {label}"]
        keep = [line for line in b if "s20" in line]
        return ((head[0] + [label + ":"] + a + tail), (head[1] + [label + ":"] + b + tail)) if not keep else (a, b)

    def rept(self, depth):
        n = self.rng.randrange(4)
        a, b = self.instruction()
        return [f"\t.rept {self.number(n)}"] + a + ["\t.endr"], b * n

    def counted(self, depth):
        """A symbol that counts."""
        self.labels += 1
        n, name = self.rng.randrange(1, 5), f"count_{self.labels}"
        long = [f"\t.set {name}, 0", f"\t.rept {n}", f"\ts_nop {name}", f"\tv_mov_b32 v[{name}+1], v[2*{name}]",
                f"\t.set {name}, {name}+1", "\t.endr"]
        return long, [line for k in range(n) for line in (f"\ts_nop {k}", f"\tv_mov_b32_e32 v{k + 1}, v{2 * k}")]

    def irp(self, depth):
        values = [self.rng.randrange(16) for _ in range(self.rng.randrange(1, 4))]
        if self.rng.random() < 0.5 and all(v < 10 for v in values):
            return ["\t.irpc c," + "".join(map(str, values)), "\ts_nop \\c", "\t.endr"], [f"\ts_nop {v}" for v in values]
        return ["\t.irp r," + ",".join(map(str, values)), "\tv_mov_b32 v\\r, v[\\r]", "\t.endr"], \
            [f"\tv_mov_b32_e32 v{v}, v{v}" for v in values]

    def condition(self, depth):
        r = self.rng
        arms = [self.several(depth + 1) if depth < 2 else self.instruction() for _ in range(3)]
        a, b = r.randrange(4), r.randrange(4)
        kind = r.randrange(5)
        if kind == 0:
            test, holds = f"{self.number(a)} < {self.number(b)}", a < b
            first = f"\t.if {test}"
        elif kind == 1:
            holds = bool(self.symbols) and r.random() < 0.5
            first = "\t.ifdef " + (r.choice(sorted(self.symbols)) if holds else "no_such_symbol")
        elif kind == 2:
            holds, first = a == b, f"\t.ifc {a},{b}"
        elif kind == 3:
            holds, first = a >= b, f"\t.ifge {a}-{b}"
        else:
            holds, first = a != b, f"\t.ifne {self.number(a)}-{self.number(b)}"
        second = r.random() < 0.5
        chosen = 0 if holds else 1 if second else 2
        return [first] + arms[0][0] + [f"\t.elseif {self.number(int(second))}"] + arms[1][0] + ["\t.else"] + arms[2][0] + \
            ["\t.endif"], arms[chosen][1]

    def define(self):
        """A macro: what defines it, and how it is called and written out."""
        r, name = self.rng, f"m{len(self.macros)}"
        kind = r.randrange(4)
        if kind == 0:
            self.before += [f"\t.macro {name} a, b=3", "\ts_mov_b32 s\\a, \\b", "\ts_nop \\b", "\t.endm"]

            def call():
                a, b = r.randrange(16), r.choice([None, r.randrange(16)])
                return [f"\t{name} {a}" + (f", {b}" if b is not None else "")], \
                    [f"\ts_mov_b32 s{a}, {3 if b is None else b}", f"\ts_nop {3 if b is None else b}"]
        elif kind == 1:
            self.before += [f"\t.macro {name} n", "\ts_mov_b32 s21, \\n", f"{name}_again_\\@:", "\ts_sub_u32 s21, s21, 1",
                            "\ts_cmp_lg_u32 s21, 0", f"\ts_cbranch_scc1 {name}_again_\\@", "\t.endm"]

            def call():
                n, self.labels = r.randrange(1, 9), self.labels + 1
                label = f"written_out_{self.labels}"
                return [f"\t{name} {n}"], [f"\ts_mov_b32 s21, {n}", label + ":", "\ts_sub_u32 s21, s21, 1",
                                           "\ts_cmp_lg_u32 s21, 0", f"\ts_cbranch_scc1 {label}"]
        elif kind == 2:
            self.before += [f"\t.macro {name} n", "\t.if \\n", "\ts_nop \\n", f"\t{name} (\\n-1)", "\t.endif", "\t.endm"]

            def call():
                n = r.randrange(5)
                return [f"\t{name} {n}"], [f"\ts_nop {k}" for k in range(n, 0, -1)]
        else:
            self.before += [f"\t.macro {name} op, args:vararg", "\t.ifnb \\op", "\t\\op \\args", "\t.else", "\ts_nop 15",
                            "\t.endif", "\t.endm"]

            def call():
                a, b = r.randrange(16), r.randrange(16)
                return r.choice([([f"\t{name} s_mov_b32, s{a}, s{b}"], [f"\ts_mov_b32 s{a}, s{b}"]),
                                 ([f"\t{name}"], ["\ts_nop 15"])])
        self.macros.append(call)

    def call(self, depth):
        if not self.macros or self.rng.random() < 0.3:
            self.define()
        return self.rng.choice(self.macros)()

    def statement(self, depth):
        kinds = [self.instruction if depth > 2 else self.rng.choice(
            [lambda d: self.instruction(), self.rept, self.irp, self.condition, self.call, self.loop, self.counted])]
        return kinds[0](depth) if depth <= 2 else self.instruction()

    def write(self):
        r = self.rng
        for k in range(r.randrange(4)):
            self.symbols[f"x{k}"] = r.randrange(9)
        long, plain = [], []
        for _ in range(r.randrange(2, 7)):
            a, b = self.statement(0)
            long, plain = long + a, plain + b
        before = [f"\t.set {n}, {v}" for n, v in self.symbols.items()] + self.before
        return "\n".join(before) + "\n", "\n".join(long) + "\n", "\n".join(plain) + "\n"


def normal(listing):
    """The program alone: no positions, blocks by number, no symbols but functions."""
    out, names = [], {}
    for line in listing.splitlines():
        if line.startswith(("symbol ", "file ")):
            continue
        line = re.sub(r" src=[0-9:]+", "", line)
        out.append(re.sub(r"@[\w.$]+", lambda m: names.setdefault(m.group(), f"@{len(names)}"), line))
    return "\n".join(out)


@test
def texts_mean_what_they_mean_written_out():
    assembled = 0
    for k in range(COUNT):
        rng = random.Random(f"{SEED} {k}")
        target = rng.choice(["gfx803", "gfx900", "gfx90a", "gfx942", "gfx1030", "gfx1100"])
        before, long, plain = Text(rng, target).write()
        long = write("long.s", text(long, target, before + "\t.if 1\n\t.endif\n"))
        plain = write("plain.s", text(plain, target))
        a, b = wavebound("opt", long), wavebound("opt", plain)
        case = f"seed {SEED}, text {k} ({target}):\n" + read(long).decode() + a.said + b.said
        assert a.code == 0 and b.code == 0, case
        assert normal(a.out.decode()) == normal(b.out.decode()), case + a.out.decode() + b.out.decode()
        if k % 4 == 0:
            a, b = (wavebound("analyze", p, "--format", "json").json() for p in (long, plain))
            assembled += a.get("assembled", False)
            assert "assembled" not in b, case
            same([x["wave"] for x in a["kernels"]], [x["wave"] for x in b["kernels"]])
    assert assembled >= COUNT // 4


# ---- files as people write them ----------------------------------------------------------------
NAMED = {"loop-unbounded", "indirect-call"}


def program(listing):
    """Its functions, with these and their blocks by number: objects have no names of labels."""
    out, name = [], {n: f"function {k}" for k, n in enumerate(re.findall(r"^fn (@\S+)", listing, re.M))}
    for fn in re.split(r"^fn ", listing, flags=re.M)[1:]:
        block = {n: f"block {k}" for k, n in enumerate(re.findall(r"^@\S+", fn, re.M))}
        for k, line in enumerate(re.sub(r" src=[0-9:]+", "", fn).splitlines()):
            names = name if not k or " call " in line else block
            out.append(re.sub(r"@[\w.$]+", lambda m: names.get(m[0], m[0]), line))
    return out


@test
def files_of_people_are_bounded_or_refused_with_a_name():
    """Each file (byhand.py) and the object that llvm-mc makes of it are the same program, with the same bounds. What is
    refused is a loop, or a call, that is named: one in ten at most."""
    import byhand
    refused, files = 0, max(COUNT // 20, 1)
    for target in byhand.TARGETS:
        for k in range(files):
            t = write("hand.s", byhand.File(random.Random(f"{SEED} {target} {k}"), target).write())
            run(f"llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu={target} -filetype=obj hand.s -o hand.o")
            launch = "--grid", "256", "--workgroup", "64", "--format", "json"
            a, b = (wavebound("analyze", path(f"hand.{x}"), *launch) for x in "so")
            case = f"seed {SEED}, file {k} of {target}:\n" + read(t).decode() + a.said + b.said
            same((a.code, [(x["wave"], x["bounds"]) for x in a.json()["kernels"]]), (b.code, [(x["wave"], x["bounds"]) for x in b.json()["kernels"]]))
            x, y = (program(wavebound("opt", path(f"hand.{x}")).out.decode()) for x in "so")
            assert x == y, case + "\n".join(p + "   IS NOT   " + q for p, q in zip(x, y) if p != q)
            why = set(re.findall(r"(?:error|refused): [^\n]*\[([a-z-]+)\]$", a.said, re.M))
            assert a.code == (3 if why else 0) and why <= NAMED, case
            refused += bool(why)
    assert refused <= files * len(byhand.TARGETS) * 0.2 + 3, refused


HAND = "test/assembler/hand"


@test
def whole_files_are_bounded_or_refused_with_a_name():
    """Files written by hand, with folders of macros, for all generations that they have code for."""
    rng, tried = random.Random(f"{SEED} hand"), 0
    for target in rng.sample(["gfx803", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1200"], min(9, COUNT // 20)):
        for name in sorted(n for n in os.listdir(HAND) if n.endswith(".s")):
            p = f"{HAND}/{name}"
            if subprocess.run(["llvm-mc-19", "-triple=amdgcn-amd-amdhsa", f"-mcpu={target}", "-I", HAND, "-filetype=obj", p, "-o", path("hand.o")],
                              stderr=subprocess.DEVNULL).returncode:
                continue
            tried += 1
            code = re.findall(r"^\.global (\w+)", read(p).decode(), re.M)      # without a descriptor
            how = sum((["--entry", e] for e in code), []) or ["--grid", "256", "--workgroup", "64"]
            a, b = (wavebound("analyze", f, "--target", target, *how, "--format", "json") for f in (p, path("hand.o")))
            case = f"{p} for {target}:\n{a.said}{b.said}"
            x, y = ([(k["wave"], [(v["name"], v["cycles"]) for v in k["bounds"]]) for k in r.json()["kernels"]] for r in (a, b))
            assert x == y, case
            why = set(re.findall(r"(?:error|refused): [^\n]*\[([a-z-]+)\]$", a.said, re.M))
            assert a.code == b.code == (3 if why else 0) and why <= NAMED | {"callee-refused"}, case
    assert tried >= 10 * (COUNT // 20), tried


# ---- single lines --------------------------------------------------------------------------------
@test
def lines_that_llvm_rejects_are_not_read():
    """Nor are valid ones called wrong, but for those after which the code cannot run."""
    import oneline
    targets = ["gfx803", "gfx900", "gfx90a", "gfx942", "gfx1010", "gfx1030", "gfx1100", "gfx1150", "gfx1200"]
    for k in range(2 * COUNT):
        rng = random.Random(f"{SEED} line {k}")
        form, target = rng.choice(oneline.FORMS), rng.choice(targets)
        for _ in range(rng.randrange(3)):
            form = oneline.changed(rng, form) or form
        p = write("line.s", text("\ts_nop 0\n" + form.replace("\\n", "\n") + "\n\t.text\n", target))
        llvm = subprocess.run(["llvm-mc-19", "-triple=amdgcn-amd-amdhsa", f"-mcpu={target}", "-filetype=obj", p, "-o", path("line.o")],
                              capture_output=True)
        r = wavebound("opt", p)
        case = f"seed {SEED}, line {k} ({target}): {form}\n{r.said}{llvm.stderr.decode(errors='replace')}"
        assert r.code in ((0, 3) if llvm.returncode == 0 else (2, 3)) or re.search(r"\[(fall-off|bad-branch)\]", r.said), case


# ---- positions, files, symbols -----------------------------------------------------------------
@test
def positions_are_those_of_the_text():
    body = "\ts_nop 1\n\tonce\n\ts_mov_b32 s4, 9\nl:\n\ts_sub_u32 s4, s4, 1\n\ts_cmp_lg_u32 s4, 0\n\ts_cbranch_scc1 l\n"
    p = write("p.s", text(body, before="\t.macro once\n\ts_nop 2\n\t.endm\n"))
    k = wavebound("analyze", p, "--format", "json").json()["kernels"][0]
    same([(r["location"]["file"], r["location"]["line"]) for r in k["worst_path"]], [(p, 9), (p, 13), (p, 16)])
    same(k["loops"][0]["bound"], 8)


@test
def files_are_included_from_named_folders_only():
    os.makedirs(path("inc"), exist_ok=True)
    write("inc/deep.s", "\ts_nop 7\n")
    write("beside.s", "\ts_nop 6\n")
    write("inc/k.s", text('\t.include "deep.s"\n'))
    assert "nop 7" in wavebound("opt", path("inc/k.s")).out.decode()
    p = write("k.s", text('\t.include "deep.s"\n\t.include "beside.s"\n'))
    r = wavebound("analyze", p)
    same((r.code, "deep.s" in r.said), (2, True))
    r = wavebound("analyze", p, "-I", path("inc"), "--format", "json")
    same((r.code, sorted(os.path.basename(f["name"]) for f in r.json()["audit"]["files"] if f["role"] == "included")),
         (0, ["beside.s", "deep.s"]))
    for name in "/etc/passwd", "../" * 40 + "etc/passwd":
        for directive in "include", "incbin":
            r = wavebound("analyze", write("k.s", text(f'\t.{directive} "{name}"\n')))
            assert r.code == 2 and "root" not in r.said and "neither beside it" in r.said, r.said


@test
def labels_are_those_of_llvm():
    for name in "x$y", "$x", "$$x", "$", "$1", "$_", ".$x", "a$$b", "_$", ".x", "@x", "x@y", "1x", ".1", ".1x", "?x", "~", "x.":
        p = write("k.s", text(f"{name}:\n\ts_nop 0\n\ts_branch {name}\n"))
        valid = subprocess.run(["llvm-mc-19", "-triple=amdgcn-amd-amdhsa", "-mcpu=gfx900", "-filetype=null", p],
                               stderr=subprocess.DEVNULL).returncode == 0
        same((name, wavebound("cfg", p).code), (name, 0 if valid else 2))


@test
def symbols_are_defined_by_the_user():
    p = write("k.s", text("\t.ifdef FAST\n\ts_nop N\n\t.else\n\ts_nop 9\n\t.endif\n"))
    nops = lambda *o: [w["cycles"] for k in wavebound("analyze", p, *o, "--format", "json").json()["kernels"]
                       for w in k["worst_path"]]
    slow, fast, faster = nops(), nops("--define", "FAST", "--define", "N=3"), nops("--define", "FAST=0", "--define", "N=0")
    assert slow > fast > faster, (slow, fast, faster)
    for wrong in "=3", "N=", "N=3x", "N=99999999999999999999":
        same(wavebound("analyze", p, "--define", wrong).code, 2)
    same(wavebound("analyze", p, "--define", "N=1", "--define", "N=2").code, 2)
    plain, object = write("plain.s", text("\ts_nop 1\n")), "examples/reduction/reduction.gfx900.hsaco"
    for none in [p], [object], [plain, object], [p, plain]:
        r = wavebound("analyze", *none, "--define", "N=1", "--define", "FASTER")
        assert r.code == 2 and "is called 'FASTER'" in r.said, r.said
        same("is called 'N'" in r.said, p not in none)
    same(wavebound("analyze", p, plain, "--define", "N=1").code, 0)     # one of the inputs has it


# ---- other systems ---------------------------------------------------------------------------------
@test
def texts_of_other_systems_mean_the_same():
    """A kernel for HSA; as the first assemblers for HSA took it, and as Mesa writes it, with a header in front of the
    code; and for systems whose descriptors are not read: an entry of them."""
    code = "\ts_mov_b32 s4, 9\nl:\n\tds_read_b32 v1, v0\n\ts_waitcnt lgkmcnt(0)\n\ts_sub_u32 s4, s4, 1\n" \
        "\ts_cmp_lg_u32 s4, 0\n\ts_cbranch_scc1 l\n\ts_endpgm\n"
    new = write("new.s", HEAD.format(target="gfx900:xnack-") + code + KERNEL.format(vgprs=32, more="\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n"
                "\t.amdhsa_group_segment_fixed_size 512\n\t.amdhsa_reserve_xnack_mask 0\n"))
    header = "\t.text\n\t.amdgpu_hsa_kernel k\nk:\n\t.amd_kernel_code_t\n\tenable_sgpr_kernarg_segment_ptr = 1\n\tis_ptr64 = 1\n" \
        "\tgranulated_workitem_vgpr_count = 7\n\tgranulated_wavefront_sgpr_count = 4\n\tworkgroup_group_segment_byte_size = 512\n" \
        "\tenable_sgpr_workgroup_id_x = 1\n\tuser_sgpr_count = 2\n\t.end_amd_kernel_code_t\n"
    launch = ["--grid", "1024", "--workgroup", "128", "--format", "json"]
    bounds = lambda *o: [(k["wave"], [(b["name"], b["cycles"]) for b in k["bounds"]], k["resources"]) for k in wavebound("analyze", *o).json()["kernels"]]
    want = bounds(new, *launch)
    assert want[0][1] and want[0][2]["lds_bytes"] == 512, want
    version, isa = "\t.hsa_code_object_version 2,1\n", '\t.hsa_code_object_isa 9, 0, 0, "AMD", "AMDGPU"\n'
    for before, after, target in (version + isa, "", []), (version, "", ["--target", "gfx900"]), \
            ("", '\t.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx900"\n', []):
        old = write("old.s", before + header + code + after)
        same(bounds(old, *target, *launch), want)
    r = wavebound("analyze", write("old.s", header + code))
    same((r.code, "[asm-target]" in r.said), (2, True))
    bare, entry = write("bare.s", HEAD.format(target="gfx900") + code), ["--entry", "k", "--format", "json"]
    for system in "amdgcn-amd-amdpal", "amdgcn-unknown-unknown":
        other = write("other.s", f'\t.text\n\t.type k,@function\nk:\n{code}\t.amd_amdgpu_isa "{system}--gfx900"\n')
        same(bounds(other, *entry), bounds(bare, *entry))
        r = wavebound("analyze", other)
        same((r.code, "--entry NAME" in r.said), (3, True))


# ---- subroutines -----------------------------------------------------------------------------------
class Calls:
    """A kernel with subroutines of any place, return registers and way of calling, and what each lane adds up.

    Subroutine k returns to the pair LINK[k] and calls only those with larger numbers.
    """
    LINK = ["30", "40", "34", "56", "64", "70"]

    def __init__(self, rng):
        self.rng, self.labels, self.count = rng, 0, rng.randrange(4)
        self.adds = {}
        self.subs = {k: self.subroutine(k) for k in range(len(self.LINK) - 1, -1, -1)}

    def label(self):
        self.labels += 1
        return f"L{self.labels}"

    def address(self, pair, to):
        """The address of a label in a pair of registers."""
        pair, here = int(pair), self.label()
        text = [f"\ts_getpc_b64 s[{pair}:{pair + 1}]", f"{here}:"]
        return text + [f"\ts_add_u32 s{pair}, s{pair}, ({to}-{here})&0xffffffff",
                       f"\ts_addc_u32 s{pair + 1}, s{pair + 1}, ({to}-{here})>>32"]

    def call(self, k):
        """A call of one subroutine, or of one of two with the same return registers: the text, and what it adds."""
        r, link = self.rng, int(self.LINK[k])
        pair = f"s[{link}:{link + 1}]"
        kind = r.randrange(4)
        if kind == 0:
            return [f"\ts_call_b64 {pair}, sub{k}"], self.adds[k]
        if kind == 1:
            return self.address("44", f"sub{k}") + [f"\ts_swappc_b64 {pair}, s[44:45]"], self.adds[k]
        n = r.randrange(4)
        first, second = r.sample([f"sub{k}", f"twin{k}"], 2)
        goes = first if self.count == n else second
        adds = self.adds[k] + (100 if goes[0] == "t" else 0)
        if kind == 2:
            return self.address("44", first) + self.address("46", second) + [
                f"\ts_cmp_eq_u32 s6, {n}", "\ts_cselect_b64 s[44:45], s[44:45], s[46:47]",
                f"\ts_swappc_b64 {pair}, s[44:45]"], adds
        a, b = self.label(), self.label()
        return [f"\ts_cmp_eq_u32 s6, {n}", f"\ts_cbranch_scc1 {a}"] + self.address("44", second) + [f"\ts_branch {b}", f"{a}:"] + \
            self.address("44", first) + [f"{b}:", f"\ts_swappc_b64 {pair}, s[44:45]"], adds

    def subroutine(self, k):
        r, register, again, n = self.rng, 10 + k, self.label(), self.rng.randrange(1, 5)
        body, adds = [f"\ts_mov_b32 s{register}, {n}", f"{again}:", "\tv_add_u32_e32 v1, 1, v1"], 1
        if k + 1 < len(self.LINK) and r.random() < 0.6:
            text, more = self.call(r.randrange(k + 1, len(self.LINK)))
            body, adds = body + text, adds + more
        body += [f"\ts_sub_u32 s{register}, s{register}, 1", f"\ts_cmp_lg_u32 s{register}, 0",
                 f"\ts_cbranch_scc1 {again}", f"\ts_setpc_b64 s[{self.LINK[k]}:{int(self.LINK[k]) + 1}]"]
        self.adds[k] = n * adds
        return [f"twin{k}:", "\tv_add_u32_e32 v1, 100, v1", f"sub{k}:"] + body

    def write(self):
        r, body, adds = self.rng, [], 0
        for _ in range(r.randrange(1, 5)):
            text, more = self.call(r.randrange(len(self.LINK)))
            body, adds = body + text, adds + more
        subs = list(self.subs.values())
        r.shuffle(subs)
        inside = r.randrange(len(subs) + 1)
        lines = ["\ts_load_dwordx4 s[4:7], s[0:1], 0x0", "\tv_mov_b32_e32 v1, 0", "\ts_waitcnt lgkmcnt(0)",
                 "\ts_branch main"] + [x for s in subs[:inside] for x in s] + ["main:"] + body + \
            ["\tv_lshlrev_b32_e32 v0, 2, v0", "\tglobal_store_dword v0, v1, s[4:5]", "\ts_endpgm"] + \
            [x for s in subs[inside:] for x in s]
        return "\n".join(lines) + "\n", adds


@test
def subroutines_are_bounded():
    """What LLVM assembles, the simulator executes to what the generator says, and no bound is below."""
    block = "\t.amdhsa_kernel k\n\t.amdhsa_next_free_vgpr 8\n\t.amdhsa_next_free_sgpr 80\n" \
        "\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n\t.amdhsa_kernarg_size 12\n\t.end_amdhsa_kernel\n"
    data = "\t.amdgpu_metadata\namdhsa.version: [ 1, 2 ]\namdhsa.kernels:\n  - { .name: k, .symbol: k.kd, " \
        ".kernarg_segment_size: 12, .args: [ { .name: to, .offset: 0, .size: 8, .value_kind: global_buffer, " \
        ".address_space: global }, { .name: count, .offset: 8, .size: 4, .value_kind: by_value } ] }\n" \
        ".end_amdgpu_metadata\n"
    for k in range(COUNT // 4):
        calls = Calls(random.Random(f"{SEED} calls {k}"))
        code, adds = calls.write()
        case = f"seed {SEED}, calls {k}:\n{code}"
        p, d = write("calls.s", HEAD.format(target="gfx900") + code + "\t.size k, .-k\n"), write("calls.desc", block + data)
        launch = ["--launch", write("calls.xml", '<launch grid="128" workgroup="64"><buffer name="to" init="zero" '
                                    f'bytes="512"/><argument name="count" value="{calls.count}"/></launch>')]
        run(f"llvm-mc-19 -triple amdgcn-amd-amdhsa -mcpu=gfx900 -filetype=obj calls.s -o calls.o")
        r = wavebound("simulate", p, "--descriptor", d, *launch, "--dump", "to=" + path("to.bin"))
        assert r.code == 0 and read(path("to.bin")) == adds.to_bytes(4, "little") * 64 + bytes(256), case + r.said
        for given in p, path("calls.o"):
            for o in [], ["--exact", "off"]:
                r = wavebound("analyze", given, "--descriptor", d, "--observe", launch[1], *o)
                assert r.code == 0 and "observed" in r.out.decode(), case + r.said


# ---- code without a descriptor ---------------------------------------------------------------------
@test
def descriptors_are_stated_for_texts_and_objects_alike():
    """A descriptor in the text, or apart from it: of text, of text for the assembler, of objects of two systems."""
    body = "\tv_lshlrev_b32_e32 v1, 2, v0\n\ts_load_dwordx2 s[4:5], s[0:1], 0x0\n\ts_waitcnt lgkmcnt(0)\n" \
        "\tglobal_load_dword v2, v1, s[4:5]\n\ts_waitcnt vmcnt(0)\n\tv_cmp_gt_i32_e64 vcc{lo}, s6, v0\n"
    block = "\t.amdhsa_kernel k\n\t.amdhsa_next_free_vgpr 32\n\t.amdhsa_next_free_sgpr 32\n" \
        "\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n{more}\t.end_amdhsa_kernel\n"
    for target, more in ("gfx900", ""), ("gfx90a", "\t.amdhsa_accum_offset 32\n"), ("gfx1030", ""), \
            ("gfx1030", "\t.amdhsa_wavefront_size32 0\n"), ("gfx1100", ""):
        wide = target[:5] == "gfx90" or "size32 0" in more
        code = HEAD.format(target=target) + body.format(lo="" if wide else "_lo") + TAIL
        plain, apart = code.replace("\t.type k,@function\n", ""), write("k.desc", block.format(more=more))
        stated = ["--descriptor", apart, "--grid", "4096", "--workgroup", "128"]
        want = wavebound("analyze", write("all.s", code + block.format(more=more)), *stated[2:], "--format", "json").json()
        inputs = [write("plain.s", plain), write("macro.s", "\t.if 1\n\t.endif\n" + plain)]
        for triple in "amdgcn-amd-amdhsa", "amdgcn--":
            waves = "-mattr=+wavefrontsize64,-wavefrontsize32" if wide and target[:5] == "gfx10" else ""
            write("o.s", plain.split("\n", 2)[2])
            run(f"llvm-mc-19 -triple {triple} -mcpu={target} {waves} -filetype=obj o.s -o {triple}.o")
            inputs.append(path(triple + ".o"))
        for p in inputs:
            r = wavebound("analyze", p, *stated, "--format", "json").json()
            same([[k["wave"], k["kernel_cycles"]] for k in r["kernels"]],
                 [[k["wave"], k["kernel_cycles"]] for k in want["kernels"]])
            if "size32 0" not in more:      # else nothing says how many lanes a wave has
                known = [wavebound("analyze", p, "--entry", "k", *o, "--format", "json").json()["kernels"][0] for o in
                         ([], ["--abi", "hsa"], ["--descriptor", apart])]
                cycles = [k["wave"]["isolated_cycles"] for k in known]
                assert cycles == sorted(cycles, reverse=True), (p, cycles)
            same(wavebound("analyze", p, "--descriptor", write("no.desc", block.replace("_kernel k", "_kernel n").format(
                more=more))).code, 2)


# ---- descriptors ---------------------------------------------------------------------------------
NOTED = "\t.type noted,@function\nnoted:\n\ts_mov_b32 s0, s1\nl:\n; wavebound: loop maxcount=3\n\ts_sub_u32 s0, s0, 1\n" \
    "\ts_cmp_lg_u32 s0, 0\n\ts_cbranch_scc1 l\n\ts_endpgm\n"
NUMBERS = [0, 1, 2, 3, 4, 7, 8, 15, 16, 17, 31, 32, 63, 64, 90, 94, 96, 97, 98, 100, 101, 102, 103, 104, 106, 127, 128, 129, 255,
           256, 257, 504, 508, 511, 512, 513, 1 << 31, (1 << 32) - 1, 1 << 32, (1 << 63) - 1, 1 << 64, -1, "1+1", "two", "k0-k0"]
FEW = {"next_free_vgpr": [0, 1, 8, 96, 128, 255, 256, 257, 508, 512, 513], "accum_offset": [4, 8, 12, 96, 252, 256],
       "next_free_sgpr": [0, 1, 8, 88, 90, 91, 94, 96, 98, 100, 102, 103], "kernarg_size": [0, 4, 8, 63, 64, 4096],
       "user_sgpr_count": [0, 1, 2, 4, 8, 16, 17, 31], "user_sgpr_kernarg_preload_length": [0, 1, 8, 15, 16, 17, 31],
       "user_sgpr_kernarg_preload_offset": [0, 1, 8, 256, 511]}


def blocks(target, cases, note=""):
    """Kernels k0, k1, ...: what each block of cases says; and the line on which each block begins."""
    out, first = f'\t.amdgcn_target "amdgcn-amd-amdhsa--{target}"\n\t.amdhsa_code_object_version 5\n\t.set two, 2\n\t.text\n' + note, []
    for k, lines in enumerate(cases):
        out += f"\t.p2align 8\n\t.type k{k},@function\nk{k}:\n\ts_endpgm\n"
        out += "\t.section .rodata,\"a\",@progbits\n\t.p2align 6\n"
        first.append(out.count("\n") + 1)
        out += f"\t.amdhsa_kernel k{k}\n" + "".join(f"\t\t.amdhsa_{line}\n" for line in lines)
        out += "\t.end_amdhsa_kernel\n\t.text\n"
    return out, first


def rejected(said, name, cases, first):
    """Cases with an error on one of their lines, in what an assembler said of file @name."""
    lines = [int(n) for n in re.findall(rf"{name}:(\d+):\d+: error", said)]
    return {k for k, at in enumerate(first) if any(at <= n < at + len(cases[k]) + 2 for n in lines)}


def by_llvm(target, cases):
    """The cases that LLVM rejects."""
    processor, *features = target.split(":")
    text, first = blocks(target, cases)
    r = subprocess.run(["llvm-mc-19", "-triple=amdgcn-amd-amdhsa", f"-mcpu={processor}", "-filetype=obj", "-o", path("mc.o"),
                        "-mattr=" + ",".join(f[-1] + f[:-1] for f in features), write("mc.s", text)], capture_output=True, text=True)
    bad = rejected(r.stderr, "mc.s", cases, first)
    assert bool(bad) == (r.returncode != 0), r.stderr
    return bad


def headers(file):
    """What is known of each kernel at its start, and whether it is refused; what is reported."""
    r = wavebound("opt", file)
    found = re.findall(r"^fn @k(\d+) ([^\n]*)\{\n((?:\t(?:desc|abi)[^\n]*\n)*)", r.out.decode(), re.M)
    return {int(k): ("refused=" in head, known) for k, head, known in found}, r.said


def descriptors(rng, names, target):
    """Blocks with one directive that has any number, and with some that contradict each other."""
    base = ["next_free_vgpr 8", "next_free_sgpr 8"] + ["accum_offset 8"] * target.startswith(("gfx90a", "gfx94"))
    out = [base, base[1:], base[:1], base[:2]] + [base + [b] for b in base] + [base + [f"{rng.choice(names)} 1"]]
    among = lambda own: own + [b for b in base if not any(line.startswith(b.split()[0] + " ") for line in own)]
    lacks = by_llvm(target, [among([f"{n} 0"]) for n in names])
    names = [n for k, n in enumerate(names) if k not in lacks or (n + " 8" in base) or n == "reserve_xnack_mask"]
    out += [among([f"{n} {v}"]) for n in names for v in FEW.get(n, ())]
    for k in range(100):
        if k % 4 == 0:
            own = [f"{rng.choice(names)} {rng.choice(NUMBERS)}"]
        else:
            own = [f"{n} {rng.choice(FEW.get(n, [0, 1, 1]))}" for n in rng.sample(names, 6)]
        out.append(among(own))
    return out


@test
def descriptors_are_those_of_llvm():
    """What LLVM rejects is not read; what is read says what the descriptor that LLVM makes of it says. All that is not read
    here, LLVM assembles: an annotation keeps it from that."""
    rng = random.Random(f"{SEED} descriptors")
    every = re.findall(r'^\t\{ "(\w+)", [A-Z]', open("src/gcn/kernel.c").read(), re.M)
    targets = re.findall(r'^\t\{ 0x\w+,\s+"([\w-]+)"', open("src/gcn/target.c").read(), re.M)
    assert len(every) > 45 and len(targets) > 35, (every, targets)
    targets += ["gfx900:xnack-", "gfx90a:sramecc+:xnack-", "gfx1010:xnack+", "gfx801:xnack-"]
    bad = read = 0
    for target in ["gfx802", "gfx90a", *rng.sample(targets, min(COUNT // 8, len(targets)))]:      # those differ most
        cases = descriptors(rng, [n for n in every if n != "wavefront_size32"], target)
        cases += [c + [f"wavefront_size32 {n}"] for n in (0, 1) for c in cases[::4]]
        wrong = by_llvm(target, cases)
        text, first = blocks(target, cases, NOTED)
        ours, said = headers(write("noted.s", text))
        refused = rejected(said, "noted.s", cases, first) | {k for k, (refused, _) in ours.items() if refused}
        assert wrong <= refused, [(target, cases[k]) for k in wrong - refused]
        good = [k for k in range(len(cases)) if k not in wrong]
        same(by_llvm(target, [cases[k] for k in good]), set())
        theirs, _ = headers(path("mc.o"))
        for n, k in enumerate(good):
            assert k in refused or ours[k] == theirs[n], (target, cases[k], ours[k], theirs[n])
        bad, read = bad + len(wrong), read + len(set(good) - refused)
    assert bad > 3 * COUNT and read > 12 * COUNT, (bad, read)


@test
def targets_are_those_of_llvm():
    """A target with features, in any order, of processors that have them or not: read where LLVM says it is its own."""
    for processor in "gfx801", "gfx803", "gfx900", "gfx908", "gfx90a", "gfx1010", "gfx1030", "gfx9-generic":
        for features in "", ":xnack+", ":xnack-", ":sramecc+", ":sramecc-:xnack+", ":xnack-:sramecc+", ":xnack", ":xnack+:xnack+", ":", "-":
            p = write("target.s", blocks(processor + features, [])[0] + NOTED)
            mattr = ",".join(f[-1] + f[:-1] for f in features.split(":")[1:] if f[-1:] in ("+", "-"))
            r = subprocess.run(["llvm-mc-19", "-triple=amdgcn-amd-amdhsa", f"-mcpu={processor}", f"-mattr={mattr}", "-filetype=null", p],
                               capture_output=True, text=True)
            same((processor + features, wavebound("opt", p).code == 0), (processor + features, r.returncode == 0))


# ---- what is hostile -----------------------------------------------------------------------------
@test
def hostile_texts_end_with_a_message():
    bombs = ["\t.macro r\n\tr\n\t.endm\n\tr\n", '\t.include "/dev/zero"\n', "\t.if 1\n\t.org 0x7fffffffffff\n\t.endif\n",
             "\t.macro\n", "\t.endm\n", "\t.if\n", "\t.rept -1\n\t.endr\n\t.if 0\n", "\t.irp\n", "\t.err\n", "\t.abort\n",
             "\t.if 1/0\n\t.endif\n", "\t.long 1/0\n\t.if 1\n\t.endif\n", "\t.set a, b\n\t.set b, a\n\ts_nop a\n"]
    if COUNT > 1000:                # these use all the time or memory that they may
        bombs += ["\t.rept 1000000000000\n\ts_nop 0\n\t.endr\n", '\t.include "k.s"\n\t.if 1\n',
                  "\t.macro r\n\tr\n\tr\n\t.endm\n\tr\n", "\t.fill 0x7fffffffff, 4, 0\n\t.if 1\n\t.endif\n",
                  "\t.irpc x," + "a" * 99999 + "\n\t.rept 99999\n\ts_nop 0\n\t.endr\n\t.endr\n"]
    for bomb in bombs:
        r = wavebound("analyze", write("k.s", text(bomb)))
        assert r.code == 2 and "error: " in r.said, (bomb, r.code, r.said)


finish()
