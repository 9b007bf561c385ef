# test/gcn/jumps.py -- jumps to what is computed from an index, at random: programs, and what they do.
#
# A program computes on s6 and s7, which it is given, in s8 to s11, with comparisons that leave it, joins and loops in
# between. In the end it jumps to a slot, by an index or by what a table has for it. run() executes it, by what the ISA
# documents say of each instruction, and knows nothing of how targets are found.
import random

M = 0xFFFFFFFF
SLOTS = 24


def signed(x):
    return x - (1 << 32) if x >> 31 else x


OPS = {
    "s_and_b32": lambda a, b: a & b, "s_or_b32": lambda a, b: a | b, "s_xor_b32": lambda a, b: a ^ b,
    "s_add_u32": lambda a, b: a + b, "s_sub_u32": lambda a, b: a - b, "s_mul_i32": lambda a, b: a * b,
    "s_min_u32": min, "s_max_u32": max,
    "s_min_i32": lambda a, b: min(a, b, key=signed), "s_max_i32": lambda a, b: max(a, b, key=signed),
    "s_lshl_b32": lambda a, b: a << (b & 31), "s_lshr_b32": lambda a, b: a >> (b & 31),
    "s_ashr_i32": lambda a, b: signed(a) >> (b & 31), "s_andn2_b32": lambda a, b: a & ~b,
    "s_bfe_u32": lambda a, b: a >> (b & 31) & ((1 << min(b >> 16 & 127, 32)) - 1),
    "s_lshl1_add_u32": lambda a, b: (a << 1) + b, "s_mul_hi_u32": lambda a, b: a * b >> 32,
    "s_nand_b32": lambda a, b: ~(a & b), "s_xnor_b32": lambda a, b: ~(a ^ b), "s_orn2_b32": lambda a, b: a | ~b,
    "s_bfm_b32": lambda a, b: ((1 << (a & 31)) - 1) << (b & 31),
}
CMP = {"eq": lambda a, b: a == b, "lg": lambda a, b: a != b, "lt": lambda a, b: a < b, "le": lambda a, b: a <= b,
       "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b}


class Program:
    def __init__(self, rng, name, table):
        self.rng, self.name, self.table, self.code, self.nlabel = rng, name, table, [], 0
        self.early = rng.random() < 0.3
        if self.early:
            self.code.append(("pc",))
        for _ in range(rng.randrange(1, 5)):
            self.piece(0)
        self.jump()

    def label(self):
        self.nlabel += 1
        return f"{self.name}_{self.nlabel}"

    def register(self):
        return self.rng.choice(["s6", "s6", "s7", "s8", "s9"])

    def constant(self):
        r = self.rng
        return r.choice([r.randrange(0, 12), r.randrange(0, 12), 0, 1, 3, 7, 15, 0x1C, 0x30, -1 & M, -5 & M, r.getrandbits(32)])

    def operation(self):
        r, name = self.rng, self.rng.choice(list(OPS))
        b = {"s_bfe_u32": r.randrange(32) | r.randrange(6) << 16}.get(name, self.constant())
        b = r.randrange(33) if "sh" in name and r.random() < 0.8 else b
        a, b = self.register(), self.register() if r.random() < 0.2 else b
        if name in ("s_min_u32", "s_and_b32") and r.random() < 0.3:
            a, b = b, a
        if isinstance(a, int) and isinstance(b, int):
            a = "s6"
        self.code.append(("op", name, self.rng.choice(["s8", "s8", "s9", "s6"]), a, b))

    def compare(self, to):
        r = self.rng
        a, b = self.register(), self.constant()
        if r.random() < 0.3:
            a, b = b, a
        self.code.append(("cmp", r.choice(list(CMP)), r.choice("ui"), a, b))
        if r.random() < 0.15:
            self.operation()        # which may write scc, or the register
        self.code.append(("branch", r.randrange(2), to))

    def piece(self, depth):
        r = self.rng.random()
        if r < 0.45:
            self.operation()
        elif r < 0.8 or depth > 1:
            self.compare("out")
        elif r < 0.9:
            over = self.label()
            self.compare(over)
            self.piece(depth + 1)
            self.code.append(("label", over))
        else:
            again = self.label()
            self.code += [("op", "s_and_b32", "s11", self.rng.randrange(1, 4), "s11"), ("label", again)]
            for _ in range(self.rng.randrange(1, 3)):
                self.piece(2)
            self.code += [("op", "s_lshr_b32", "s11", "s11", 1), ("cmp", "lg", "u", "s11", 0), ("branch", 1, again)]

    def bound(self, reg):
        """A comparison that lets few numbers of @reg go on."""
        few, name = self.rng.randrange(1, SLOTS), self.rng.choice(["lt", "le", "gt", "ge"])
        self.code += [("cmp", name, self.rng.choice("uui"), reg, few), ("branch", int(name[0] == "g"), "out")]

    def turns(self):
        """A loop in which what is jumped by may come from the iteration before."""
        again, body = self.label(), [("op", "s_lshl_b32", "s12", "s9", 2), ("op", "s_or_b32", "s9", "s8", 0),
                                     ("op", "s_xor_b32", "s8", "s7", "s8"), ("op", "s_lshr_b32", "s8", "s8", 4)]
        body = self.rng.sample(body, self.rng.randrange(2, 5))
        self.code += [("op", "s_and_b32", "s11", self.rng.randrange(1, 4), "s11"), ("op", "s_lshl_b32", "s12", "s10", 2), ("label", again)]
        self.code += body + [("op", "s_lshr_b32", "s11", "s11", 1), ("cmp", "lg", "u", "s11", 0), ("branch", 1, again)]
        self.bound(self.rng.choice(["s8", "s9"]))

    def arms(self, reg):
        """Two ways to a join: on one, @reg is bounded on one side; on the other, it may be on the wrong side."""
        over = self.label()
        self.code.append(("op", self.rng.choice(["s_max_u32", "s_max_i32", "s_min_i32"]), reg, "s6", self.rng.randrange(9)))
        self.compare(over)
        self.code += [("op", "s_and_b32", reg, "s7", self.rng.choice([1, 7, 15])), ("label", over)]

    def jump(self):
        r, index = self.rng, self.register()
        kind = r.random()
        if kind < 0.3:
            index = self.rng.choice(["s6", "s7", "s8"])
            self.code.append(("op", "s_min_u32", "s10", index, r.randrange(SLOTS)))
            index = "s10"
        elif kind < 0.7:
            if r.random() < 0.3:
                self.arms(index)
            self.bound(index)
            if r.random() < 0.3:
                self.operation()
        for _ in range(r.randrange(2)):
            self.piece(1)
        if kind < 0.9:
            self.code.append(("op", "s_lshl_b32", "s12", index, 2))
        else:
            self.turns()
        if not self.early:
            self.code.append(("pc",))
        if r.random() < 0.4:
            self.code.append(("load",))
        self.code.append(("go",))

    def text(self):
        def reg(x):
            return x if isinstance(x, str) else str(signed(x)) if x >> 31 else str(x)

        name, lines = self.name, [f"\t.type {self.name},@function", f"{self.name}:"]
        for i in self.code:
            if i[0] == "op":
                lines.append(f"{i[1]} {i[2]}, {reg(i[3])}, {reg(i[4])}")
            elif i[0] == "cmp":
                lines.append(f"s_cmp_{i[1]}_{i[2]}32 {reg(i[3])}, {reg(i[4])}")
            elif i[0] == "branch":
                lines.append(f"s_cbranch_scc{i[1]} {i[2].replace('out', name + '_out')}")
            elif i[0] == "label":
                lines.append(f"{i[1]}:")
            elif i[0] == "pc":
                lines += ["s_getpc_b64 s[20:21]", f"{name}_pc:"]
            elif i[0] == "load":
                lines += ["s_getpc_b64 s[22:23]", "s_add_u32 s22, s22, table@rel32@lo+4", "s_addc_u32 s23, s23, table@rel32@hi+12",
                          "s_load_dword s12, s[22:23], s12", "s_waitcnt lgkmcnt(0)"]
            else:
                lines += ["s_add_u32 s20, s20, s12", "s_addc_u32 s21, s21, 0", f"s_add_u32 s20, s20, {name}_slots-{name}_pc",
                          "s_addc_u32 s21, s21, 0", f"{name}_jump:", "s_setpc_b64 s[20:21]", f"{name}_slots:"]
        return "\n".join(lines + ["s_add_u32 s30, s30, 1"] * SLOTS + [f"{name}_out:", "s_endpgm", f"{name}_end:", f".size {name}, {name}_end-{name}", ""])

    def run(self, s6, s7):
        """How many bytes behind the first slot it jumps to; None: it does not jump, or reads beyond the table."""
        s = {"s6": s6, "s7": s7, "s8": s6 ^ 0x55, "s9": s7 + 1 & M, "s10": 3, "s11": s6 >> 3, "s12": 0}
        at, scc, labels = 0, 0, {i[1]: k for k, i in enumerate(self.code) if i[0] == "label"}
        value = lambda x: s[x] if isinstance(x, str) else x
        while True:
            i, at = self.code[at], at + 1
            if i[0] == "op":
                a, b = value(i[3]), value(i[4])
                s[i[2]] = OPS[i[1]](a, b) & M
                if i[1] in ("s_and_b32", "s_or_b32", "s_xor_b32", "s_lshl_b32", "s_lshr_b32", "s_ashr_i32", "s_andn2_b32", "s_bfe_u32",
                            "s_nand_b32", "s_xnor_b32", "s_orn2_b32"):
                    scc = s[i[2]] != 0
                elif i[1] in ("s_add_u32", "s_lshl1_add_u32"):
                    scc = OPS[i[1]](a, b) > M
                elif i[1] == "s_sub_u32":
                    scc = b > a
                elif i[1][:5] in ("s_min", "s_max"):
                    x, y = (signed(a), signed(b)) if "i32" in i[1] else (a, b)
                    scc = x < y if "min" in i[1] else x > y
            elif i[0] == "cmp":
                a, b = value(i[3]), value(i[4])
                scc = CMP[i[1]](signed(a), signed(b)) if i[2] == "i" else CMP[i[1]](a, b)
            elif i[0] == "branch" and bool(scc) == bool(i[1]):
                if i[2] == "out":
                    return None
                at = labels[i[2]]
            elif i[0] == "load":
                if s["s12"] // 4 >= len(self.table):
                    return None
                s["s12"] = self.table[s["s12"] // 4]
            elif i[0] == "go":
                return s["s12"]


def programs(seed, n):
    rng = random.Random(seed)
    table = [4 * rng.randrange(SLOTS) for _ in range(2 * SLOTS)]
    return rng, table, [Program(rng, f"f{k}", table) for k in range(n)]


def inputs(rng):
    some = [0, 1, 2, 3, 4, 7, 8, 15, 23, 24, 0x7FFFFFFF, 0x80000000, M, M - 4]
    return [(rng.choice(some + [rng.randrange(40), rng.getrandbits(32)]), rng.choice(some + [rng.randrange(40)])) for _ in range(60)]
