# test/assembler/byhand.py -- kernels as people write them: comments in front, names for registers, macros, conditions,
# repetition, instructions as numbers, computed jumps, subroutines, arguments masked and unmasked.
#
# File(rng, target).write() gives a text and how its launch is stated. What such files look like was taken from public
# kernels (convolution, matrix products, attention, copies, benchmarks); nothing in here is theirs.
import re
import subprocess

TARGETS = ["gfx803", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx1010", "gfx1030", "gfx1100", "gfx1150", "gfx1200"]
LICENCE = ["Copyright (c) the authors. All rights reserved.", "Redistribution is permitted, see the file LICENSE.",
           "THE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY; IT'S YOURS.", "$Id: kernel.s 42 $", "vgprs: 64, waves: 4 (#1)"]


class File:
    def __init__(self, rng, target):
        self.rng, self.target = rng, target
        self.gfx = int(target[3:], 16)
        self.rdna, self.new, self.gfx12 = self.gfx >= 0x1000, self.gfx >= 0x1100, self.gfx >= 0x1200
        self.sym = {}               # names of registers: letter and number
        self.comment = rng.choice([";", "//"])
        self.style = rng.choice(["set", "equals", "plain"])
        self.unroll = rng.choice([1, 2, 4])
        self.codes = []             # lines that become numbers

    # ---- what differs between targets ----
    def load(self, dst, n, base, offset):
        return f"s_load_{f'b{32 * n}' if self.new else 'dword' + (f'x{n}' if n > 1 else '')} {dst}, {base}, {offset:#x}"

    def wait(self, what):
        if self.gfx12:
            return {"k": "s_wait_kmcnt 0x0", "v": "s_wait_loadcnt 0x0", "l": "s_wait_dscnt 0x0"}[what]
        return {"k": "s_waitcnt lgkmcnt(0)", "v": self.rng.choice(["s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(0) & lgkmcnt(0)"]),
                "l": "s_waitcnt lgkmcnt(0)"}[what]

    def add(self, d, a, b):
        return f"v_add_u32 {d}, vcc, {a}, {b}" if self.gfx == 0x803 else f"v_add{'_nc' if self.rdna else ''}_u32 {d}, {a}, {b}"

    def add_wide(self, lo, hi, a, b, c):
        vcc = "vcc_lo" if self.rdna else "vcc"
        names = ("v_add_u32", "v_addc_u32") if self.gfx == 0x803 else ("v_add_co_u32", "v_add_co_ci_u32" if self.rdna else "v_addc_co_u32")
        return [f"{names[0]} {lo}, {vcc}, {a}, {b}", f"{names[1]} {hi}, {vcc}, 0, {c}, {vcc}"]

    def vector_load(self, d, pair):
        if self.gfx == 0x803:
            return f"flat_load_dword {d}, {pair}"
        return f"global_load_{'b32' if self.new else 'dword'} {d}, {pair}, off"

    def vector_store(self, pair, d):
        if self.gfx == 0x803:
            return f"flat_store_dword {pair}, {d}"
        return f"global_store_{'b32' if self.new else 'dword'} {pair}, {d}, off"

    def lds(self, d, a, store):
        m = f"ds_{'store' if store else 'load'}_b32" if self.new else f"ds_{'write' if store else 'read'}_b32"
        return f"{m} {a}, {d}" if store else f"{m} {d}, {a}"

    def barrier(self):
        return ["s_barrier_signal -1", "s_barrier_wait -1"] if self.gfx12 else ["s_barrier"]

    def mask(self, op, to, a):
        b, e = ("b32", "_lo") if self.rdna else ("b64", "")
        a = a.replace("EXEC", "exec" + e).replace("VCC", "vcc" + e)
        return f"{op}_{b} {to.replace('EXEC', 'exec' + e)}, {a}"

    # ---- registers by name ----
    def name(self, name, letter, number):
        self.sym[name] = number
        return f"{letter}[{name}]" if self.style != "plain" else f"{letter}{number}"

    def span(self, name, letter, n):
        k = self.sym[name]
        return f"{letter}[{name}:{name}+{n - 1}]" if self.style != "plain" else f"{letter}[{k}:{k + n - 1}]"

    def math(self, v):
        """A few operations on registers from @v on; some of them as numbers."""
        r, out = self.rng, []
        for _ in range(r.randrange(1, 5)):
            a, b, c = (v + r.randrange(4) for _ in range(3))
            line = r.choice([f"v_mul_f32 v{a}, v{b}, v{c}", f"v_add_f32 v{a}, v{b}, v{c}", f"v_xor_b32 v{a}, v{b}, v{c}",
                             f"v_max_i32 v{a}, v{b}, v{c}", f"v_lshlrev_b32 v{a}, 1, v{b}"])
            if r.random() < 0.4:
                self.codes.append(line)
                line = f".long @{len(self.codes) - 1}@"
            out.append(line)
        return out

    # ---- parts of a kernel ----
    def repeated(self, lines):
        """So many times, by one of the means there are."""
        r = self.rng
        how = r.randrange(4)
        if how == 0:
            return [f".rept UNROLL"] + lines + [".endr"]
        if how == 1:
            n = f"step_{len(self.macros)}"
            self.macros.append([f".macro {n} count", ".if \\count"] + lines + [f"{n} \\count-1", ".endif", ".endm"])
            return [f"{n} UNROLL"]
        if how == 2:
            n = f"body_{len(self.macros)}"
            self.macros.append([f".macro {n}"] + lines + [".endm"])
            return [f"{n}"] * self.unroll
        return [".if UNROLL > 1"] + lines + lines + [".else"] + lines + [".endif"]

    def loop(self, counter, body, n):
        """A loop of one of the forms that people write; @n: a number, or a register with one."""
        r = self.rng
        at = r.choice(["loop", "L_k_loop", "main_loop", ".Lloop"]) + f"_{self.nloop}"
        self.nloop += 1
        form = r.randrange(3)
        if form == 0:
            return [f"s_mov_b32 {counter}, {n}", f"{at}:"] + body + [f"s_sub_u32 {counter}, {counter}, 1", f"s_cmp_lg_u32 {counter}, 0", f"s_cbranch_scc1 {at}"]
        if form == 1:
            return [f"s_mov_b32 {counter}, 0", f"{at}:"] + body + [f"s_add_u32 {counter}, {counter}, UNROLL", f"s_cmp_lt_u32 {counter}, {n}", f"s_cbranch_scc1 {at}"]
        return [f"s_mov_b32 {counter}, {n}", f"{at}:", f"s_cmp_eq_u32 {counter}, 0", f"s_cbranch_scc1 {at}_end"] + body + \
            [f"s_add_u32 {counter}, {counter}, -1", f"s_branch {at}", f"{at}_end:"]

    def table(self):
        """A jump by an index into code, or through a table."""
        r, slots = self.rng, 4
        code = [f"s_and_b32 s20, s9, {slots - 1}"]
        if r.random() < 0.5:
            return code + ["s_lshl_b32 s20, s20, 3", "s_getpc_b64 s[22:23]", "after_pc:", "s_add_u32 s22, s22, s20", "s_addc_u32 s23, s23, 0",
                           "s_add_u32 s22, s22, slots-after_pc", "s_addc_u32 s23, s23, 0", "s_setpc_b64 s[22:23]", "slots:"] + \
                [x for k in range(slots) for x in (f"s_nop {k}", "s_branch slots_end")] + ["slots_end:"]
        self.data += ["jumps:"] + [f".long case_{k}-jumps" for k in range(slots)]
        return code + ["s_lshl_b32 s20, s20, 2", "s_getpc_b64 s[22:23]", "s_add_u32 s22, s22, jumps@rel32@lo+4", "s_addc_u32 s23, s23, jumps@rel32@hi+12",
                       self.load("s24", 1, "s[22:23]", 0).replace("0x0", "s20") + (" offset:0x0" if self.gfx12 else ""), self.wait("k"),
                       "s_ashr_i32 s25, s24, 31", "s_add_u32 s22, s22, s24", "s_addc_u32 s23, s23, s25", "s_setpc_b64 s[22:23]"] + \
            [x for k in range(slots) for x in (f"case_{k}:", f"s_nop {k}")]

    def call(self):
        r = self.rng
        self.behind += [".p2align 6", "helper:"] + self.math(8) + ["s_setpc_b64 s[30:31]"]
        if r.random() < 0.15:                   # a function whose address is an argument
            return [self.load("s[34:35]", 2, self.args, 0x20), self.wait("k"), "s_swappc_b64 s[30:31], s[34:35]"]
        if self.gfx >= 0x900 and r.random() < 0.5:
            return ["s_call_b64 s[30:31], helper"]
        return ["s_getpc_b64 s[34:35]", "s_add_u32 s34, s34, helper@rel32@lo+4", "s_addc_u32 s35, s35, helper@rel32@hi+12", "s_swappc_b64 s[30:31], s[34:35]"]

    def shared(self):
        v = self.name("vLds", "v", 5)
        body = [self.lds("v8", v, True), self.wait("l")] + self.barrier() + [self.lds("v9", v, False), self.wait("l")]
        return [f"v_lshlrev_b32 {v}, 2, v0"] + (self.loop("s26", body, self.rng.choice([4, 8])) if self.rng.random() < 0.5 else body)

    def accumulate(self):
        """Registers that are cleared and summed up by repetition over their numbers."""
        v = self.name("vAcc", "v", 16)
        at = (lambda k: f"v[vAcc+{k}]") if self.style != "plain" else (lambda k: f"v[16+{k}]")
        out = [".irp r, 0, 1, 2, 3", f"v_mov_b32 {at(chr(92) + 'r')}, 0", ".endr"]
        if self.gfx in (0x908, 0x90a, 0x942) and self.rng.random() < 0.5:
            dst = "a[0:3]" if self.gfx == 0x908 else "v[16:19]"
            return out + ["s_nop 1", f"v_mfma_f32_4x4x1{'_16b_' if self.gfx == 0x942 else ''}f32 {dst}, v8, v9, {dst}", "s_nop 15"]
        return out + ["sum = 0", ".rept UNROLL", f"v_add_f32 {at('(sum&3)')}, v8, {at('(sum&3)')}", "sum = sum+1", ".endr"]

    def buffered(self):
        """A descriptor that is put together, and accesses through it."""
        d = self.name("sDesc", "s", 16) and self.span("sDesc", "s", 4)
        at = (lambda k: f"s[sDesc+{k}]") if self.style != "plain" else (lambda k: f"s{16 + k}")
        word = "b32" if self.new else "dword"
        zero = "null" if self.gfx12 else "0"
        out = [f"s_mov_b32 {at(0)}, s6", f"s_and_b32 {at(1)}, s7, 0xffff", f"s_mov_b32 {at(2)}, TILE*1024", f"s_mov_b32 {at(3)}, 0x{'31004000' if self.rdna else '27000'}"]
        return out + [f"buffer_load_{word} v8, v4, {d}, {zero} offen offset:4*UNROLL", self.wait("v"), f"buffer_store_{word} v8, v4, {d}, {zero} offen"]

    def priority(self):
        """What a macro with a default argument and a label of its own does."""
        self.macros.append([".macro pause n=3", "s_setprio 1", "s_nop \\n", ".if \\n > 1", "s_branch pause_\\@", "s_nop 0", "pause_\\@:", ".endif", "s_setprio 0", ".endm"])
        return ["pause", f"pause {self.rng.randrange(8)}", "pause n=1"]

    def masked(self, body):
        at = f"skip_{self.nloop}"
        self.nloop += 1
        return [f"v_cmp_gt_u32 vcc{'_lo' if self.rdna else ''}, s9, v0", self.mask("s_and_saveexec", "s[28:29]" if not self.rdna else "s28", "VCC"),
                f"s_cbranch_execz {at}"] + body + [f"{at}:", self.mask("s_or", "EXEC", "EXEC, " + ("s28" if self.rdna else "s[28:29]"))]

    def write(self):
        r = self.rng
        self.macros, self.data, self.behind, self.nloop = [], [], [], 0
        arg = self.name("sArgs", "s", 4) and self.span("sArgs", "s", 2)
        self.args = arg
        ptr, base = self.name("vPtr", "v", 2) and self.span("vPtr", "v", 2), self.name("sBuf", "s", 6) and self.span("sBuf", "s", 2)
        count = self.name("sCount", "s", 9)
        lo, hi = (f"v[vPtr+{k}]" if self.style != "plain" else f"v{2 + k}" for k in range(2))
        code = []
        if r.random() < 0.3:
            code.append("s_and_b32 s5, s5, 0xffff")
        code += [self.load(base, 2, arg, 0), self.load(count, 1, arg, 0x18), self.wait("k"), "v_lshlrev_b32 v4, 2, v0"]
        code += [f"v_mov_b32 {hi}, s7"] + self.add_wide(lo, hi, "s6", "v4", hi)
        known = r.random() < 0.8
        parts = [
            lambda: self.repeated([self.vector_load("v8", ptr), self.wait("v")] + self.math(8)),
            lambda: self.loop(self.name("sK", "s", 10), self.repeated(self.math(8)), count if known else r.choice([16, "0x40", "TILE*4"])),
            lambda: self.loop(self.name("sI", "s", 11), self.loop(self.name("sJ", "s", 12), self.math(8), "TILE"), 8),
            self.shared, self.call, self.table, lambda: self.masked(self.repeated(self.math(8))),
            self.accumulate, self.buffered, self.priority,
        ]
        if r.random() < 0.04:                   # waits for another kernel
            parts = [lambda: ["poll:", self.vector_load("v8", ptr), self.wait("v"), "v_readfirstlane_b32 s13, v8", "s_cmp_eq_u32 s13, 0", "s_cbranch_scc1 poll"]]
        for part in r.sample(parts, min(len(parts), r.randrange(1, 6))):
            code += part()
        code += [self.vector_store(ptr, "v8"), "s_endpgm"]
        return self.whole(code)

    def whole(self, code):
        r, c = self.rng, self.comment
        head = []
        if r.random() < 0.5:
            text = r.sample(LICENCE, 3)
            head = ["/" + "*" * 70] + [" * " + t for t in text] + [" " + "*" * 69 + "/"] if r.random() < 0.5 else [f"{c} {t}" for t in text]
        head += [f'.amdgcn_target "amdgcn-amd-amdhsa--{self.target}"', ".text", f".set UNROLL, {self.unroll}", f"TILE = {r.choice([4, 8])}"]
        if self.style == "set":
            head += [f".set {n}, {v}" for n, v in self.sym.items()]
        if self.style == "equals":
            head += [f"{n} = {v}" for n, v in self.sym.items()]
        body = [line for m in self.macros for line in m] + [".globl kernel", ".p2align 8", ".type kernel,@function", "kernel:"] + code + self.behind
        words, lines = self.encode(), []
        for line in head + body + [".kernel_end:", ".size kernel, .kernel_end-kernel"]:
            line = re.sub(r"@(\d+)@", lambda m: words[int(m[1])], line)
            pad = "" if line.endswith(":") else r.choice(["\t", "    ", "  "])
            note = r.choice([f" {c} here", f"  {c} TODO: faster?", ""]) if r.random() < 0.2 and not line.startswith((".macro", "/", " *", c)) else ""
            lines.append(pad * (not line.startswith(("/", " *"))) + line + note)
        lines += [".rodata", ".p2align 6"] + self.data
        lines += self.descriptor()
        return ("\r\n" if r.random() < 0.05 else "\n").join(lines) + "\n"

    def encode(self):
        """The instructions of self.codes as words, by llvm-mc."""
        p = subprocess.run(["llvm-mc-19", "-triple=amdgcn-amd-amdhsa", f"-mcpu={self.target}", "-show-encoding"], input="\n".join(self.codes) + "\n",
                           text=True, capture_output=True, check=True)
        codes = [[int(x, 16) for x in e.split(",")] for e in re.findall(r"encoding: \[(.*?)\]", p.stdout)]
        return [", ".join(f"{int.from_bytes(bytes(c[k:k + 4]), 'little'):#010x}" for k in range(0, len(c), 4)) for c in codes]

    def descriptor(self):
        more = ["\t.amdhsa_accum_offset 64"] if self.gfx in (0x90a, 0x942) else []
        args = [("a", 8, 0, "global_buffer"), ("b", 8, 8, "global_buffer"), ("c", 8, 16, "global_buffer"), ("count", 4, 24, "by_value"), ("how", 8, 32, "by_value")]
        out = [".p2align 6", ".amdhsa_kernel kernel", "\t.amdhsa_user_sgpr_kernarg_segment_ptr 1", "\t.amdhsa_user_sgpr_private_segment_buffer 1" if not (self.new or self.gfx == 0x942) else "\t.amdhsa_user_sgpr_dispatch_ptr 1",
               "\t.amdhsa_next_free_vgpr 64", "\t.amdhsa_next_free_sgpr 4*10", "\t.amdhsa_group_segment_fixed_size 256*4", "\t.amdhsa_kernarg_size 40"]
        if self.new or self.gfx == 0x942:
            out.insert(3, "\t.amdhsa_user_sgpr_queue_ptr 1")
        meta = [".amdgpu_metadata", "---", "amdhsa.version: [ 1, 2 ]", "amdhsa.kernels:", "  - .name: kernel", "    .symbol: kernel.kd", "    .kernarg_segment_size: 40",
                "    .kernarg_segment_align: 8", "    .group_segment_fixed_size: 1024", "    .private_segment_fixed_size: 0",
                f"    .wavefront_size: {32 if self.rdna else 64}", "    .sgpr_count: 40", "    .vgpr_count: 64", "    .max_flat_workgroup_size: 256", "    .args:"]
        for n, size, offset, kind in args:
            meta += [f"      - {{ .name: {n}, .size: {size}, .offset: {offset}, .value_kind: {kind}{', .address_space: global' if kind[0] == 'g' else ''} }}"]
        return out + more + [".end_amdhsa_kernel"] + meta + ["...", ".end_amdgpu_metadata"]
