# test/simd/published.py -- the published WCET procedure a second time, slow and plain, from the description of it by its
# authors (Spliet and Mullins, section 5) and of their tool: pipeline, paths, phases, schedule. Programs have loops of one
# level, whose branch at the end is annotated. Issue delays of accesses are given.
import math

COLUMNS = 1024 // 128
DECODE, EXECUTE = 3, 5
SCALAR = set("""nop j sicj smov smovssp scvt bufquery siadd sisub simul simin simax sshl sshr sand sor simad sineg sibfind
    snot sidiv simod""".split())
RECIPROCAL = {"rcp", "rsqrt", "sin", "cos"}
NO_RESULT = set("nop j sicj bra call cpush cmask cpop ret brk exit ldgbidx stgbidx ldgcidx stgcidx ldspbidx stspbidx".split())
CONTROL = {"j", "sicj", "bra", "call", "cmask", "cpop", "ret", "brk", "exit"}


class Inst:
    def __init__(self, words, line, note):
        self.op, self.words, self.line, self.note = words[0].split(".")[0], words[1:], line, note
        self.access = "dram" if self.op[:3] in ("ldg", "stg") or self.op == "sldg" else \
            "scratchpad" if self.op in ("ldsplin", "stsplin", "ldspbidx", "stspbidx", "sldsp") else None
        self.dst = None if self.op in NO_RESULT else self.words[0]
        self.src = self.words[self.op not in NO_RESULT:]
        self.divides = self.op in ("sidiv", "simod")
        self.sub = words[0].partition(".")[2]

    def slots(self):
        """Column, and whether the result is written; reciprocals take four sub-slots of each column."""
        if self.op in SCALAR or self.access:
            return [(0, True)]
        parts = 4 if self.op in RECIPROCAL else 1
        return [(c, k + 1 == parts) for c in range(COLUMNS) for k in range(parts)]


def parse(text):
    """Instructions, and the instruction behind each label."""
    inst, label, note, section = [], {}, None, ".data"
    for number, line in enumerate(text.split("\n"), 1):
        words = line.split("//")[0].replace(",", " ").split()
        if not words:
            continue
        if words[0].startswith("."):
            section = words[0]
        elif section != ".text":
            continue
        elif words[0] == "#bound":
            note = [int(w) for w in words[2:]] if words[1] == "branchcycle" else None
        elif words[0].endswith(":"):
            label[words[0][:-1]] = len(inst)
        else:
            inst.append(Inst(words, number, note))
            note = None
    return inst, label


def register(word, column):
    """What is compared for hazards: registers alone; the column of a scalar does not matter."""
    if word[0] in "vps" and (word[1:].isdigit() or word[1:2] == "c"):
        return word, 0 if word[0] == "s" else column
    return None


class Pipeline:
    """Stage 0 comes first. A slot: (instruction, column, written, mark)."""

    def __init__(self):
        self.decode, self.execute, self.board = [None] * DECODE, [None] * EXECUTE, []
        self.now = self.blocked = self.distance = self.pushes = 0
        self.retired = {}

    def result(self, slot):
        i = slot[0]
        return register(i.dst, slot[1]) if i.dst and slot[2] and not i.access else None

    def pushed(self, slot):
        return slot[0].op in ("bra", "call", "cpush") and slot[1] == COLUMNS - 1

    def may_leave(self, k):
        slot = self.decode[k]
        i, column = slot[0], slot[1]
        if i.op in ("ldgcidx", "stgcidx", "sldsp") and any(r[0].startswith("sc") for r in self.board):
            return False
        if k == DECODE - 1 and ((i.divides and self.distance) or (i.op == "cpop" and self.pushes)):
            return False
        sources = [register(s, column) for s in (i.src if DECODE == 1 else i.src[k:k + 1])]
        later = [register(s[0].dst, s[1]) for s in self.decode[k + 1:] if s and s[0].dst]
        return not any(s and (s in self.board or s in later) for s in sources)

    def cycle(self):
        self.now += 1
        done = self.execute[-1]
        if done:
            if self.result(done):
                self.board.remove(self.result(done))
            self.pushes -= self.pushed(done)
            if done[3] is not None:
                self.retired[done[3]] = self.now
        held = self.execute[0] and self.execute[0][0].divides and self.blocked > 0
        self.execute[2:] = self.execute[1:-1]
        self.execute[1] = None if held else self.execute[0]
        if held:
            self.blocked -= 1
        else:
            self.execute[0] = None
        self.distance = max(self.distance - 1, 0)
        for k in reversed(range(DECODE)):
            slot, last = self.decode[k], k == DECODE - 1
            if not slot or (self.execute[0] if last else self.decode[k + 1]) or not self.may_leave(k):
                continue
            self.decode[k] = None
            if not last:
                self.decode[k + 1] = slot
                continue
            self.execute[0] = slot
            if self.result(slot):
                self.board.append(self.result(slot))
            self.pushes += self.pushed(slot)
            if slot[0].divides:
                self.blocked, self.distance = max(8 - EXECUTE, 0), 8

    def feed(self, i, mark):
        for n, (column, written) in enumerate(i.slots()):
            self.cycle()
            while self.decode[0]:
                self.cycle()
            self.decode[0] = (i, column, written, mark if n == 0 else None)

    def drain(self):
        while any(self.decode) or any(self.execute):
            self.cycle()


def cut(inst, label):
    """Blocks: the numbers of their first instructions, and behind the last."""
    starts = {0, *label.values()} | {k + 1 for k, i in enumerate(inst) if i.access or i.op in CONTROL}
    return sorted(s for s in starts if s < len(inst)) + [len(inst)]


def block_costs(inst, start):
    nop, cold, warm = Inst(["nop"], 0, None), [], Pipeline()
    for b in range(len(start) - 1):
        alone = Pipeline()
        for k in range(start[b], start[b + 1]):
            alone.feed(inst[k], "first" if k == start[b] else None)
            warm.feed(inst[k], b if k == start[b] else None)
        if inst[start[b + 1] - 1].access:
            warm.drain()
        alone.feed(nop, "next")
        alone.drain()
        cold.append(alone.retired["next"] - alone.retired["first"] + 1)
    warm.feed(nop, len(start) - 1)
    warm.drain()
    return cold, [warm.retired[b + 1] - warm.retired[b] + 1 for b in range(len(start) - 1)]


def edges(inst, label, start, cold, warm):
    """[block] (destination, cycles, taken) of all edges, by one control stack that is tracked down the text."""
    block_at, stack, out = {s: b for b, s in enumerate(start)}, [], []

    def fill(to):
        return DECODE + max(EXECUTE, 8 if inst[start[to]].divides else 0)
    for b in range(len(start) - 1):
        mine, last, behind = [], inst[start[b + 1] - 1], b + 1 < len(start) - 1
        for k in range(start[b], start[b + 1]):
            if inst[k].op in ("cpush", "bra"):
                stack.append(block_at[label[inst[k].words[0]]])
        if last.op in ("j", "sicj"):
            to = block_at[label[last.words[0]]]
            mine.append((to, fill(to), True))
        elif last.op == "cpop":
            to = stack.pop()
            mine.append((to, fill(to), True))
        elif last.op in ("bra", "cmask", "brk"):
            for n, to in enumerate(reversed(stack[-1:] if last.op == "bra" else stack)):
                mine.append((to, n * (DECODE + EXECUTE + 9) + fill(to) + 9, False))
        if last.op not in ("j", "cpop") and behind:
            mine.append((b + 1, warm[b] - cold[b], False))
        out.append(mine)
    return out


def longest(inst, label, start, delay, as_compute):
    """The phases on the path with most computing, which is unrolled; scratchpads count as computing, or not."""
    cold, warm = block_costs(inst, start)
    edge, n = edges(inst, label, start, cold, warm), len(start) - 1
    last = [inst[start[b + 1] - 1] for b in range(n)]

    def more(path, b, cycles):
        """The path through block @b and the edge behind it, which comes before the access."""
        cost, compute, phases = path
        computing = cold[b] + cycles + (delay[last[b].line] if as_compute and last[b].access == "scratchpad" else 0)
        if last[b].access and not (as_compute and last[b].access == "scratchpad"):
            return cost + computing, 0, phases + [(compute + computing, last[b].access, delay[last[b].line])]
        return cost + computing, compute + computing, phases

    def through(first, end, path):
        """From block @first to block @end, both included, without their loop."""
        best = {first: path}
        b = first
        while b < end:
            loop = next((z for z in range(b, n) for e in edge[z] if e[0] == b and z >= b and (b, z) != (first, end)), None)
            if b in best and loop is not None:
                turns = last[loop].note[0] + 1
                here = best[b]
                for t in range(turns):
                    here = through(b, loop, here)
                    back, out = [next(e for e in edge[loop] if e[2] == taken) for taken in (True, False)]
                    here = more(here, loop, back[1] if t + 1 < turns else out[1])
                keep(best, loop + 1, here)
                b = loop + 1
                continue
            for to, cycles, _ in edge[b] if b in best else []:
                if to > b:
                    keep(best, to, more(best[b], b, cycles))
            b += 1
        return best[end]

    def keep(best, b, path):
        if b not in best or path[0] > best[b][0]:
            best[b] = path
    _, _, phases = through(0, n - 1, (0, DECODE + EXECUTE, []))
    return phases


def figures(text, delay, workgroups, upload, mhz, refi, rfc):
    """Bounds under both policies, then lower and upper (Eqs. 10, 14, 17 to 19); of DRAM its clock and refresh."""
    def inflate(c):
        refreshes = math.ceil(c / ((refi - rfc) * 1000 // mhz))
        return c + math.ceil(refreshes * rfc * 1000 / mhz)

    def alternate(phases):
        c = [x for compute, _, access in phases for x in (compute, access)]
        pair = sum(max(x, y) for x, y in zip(c, c[1:] + c[:1]))
        return inflate(workgroups // 2 * pair + (sum(c) if workgroups % 2 else min(c[0], c[-1])) + upload)
    inst, label = parse(text)
    start = cut(inst, label)
    access, compute = [longest(inst, label, start, delay, p) for p in (False, True)]
    total = {r: sum(x for _, kind, x in access if kind == r) for r in ("dram", "scratchpad")}
    total["compute"] = sum(c for c, _, _ in access)
    most = max(workgroups * total["compute"], workgroups * total["scratchpad"], inflate(workgroups * total["dram"]))
    all_of_one = sum(total.values())
    lower = max(most + upload, inflate((workgroups + 1) // 2 * all_of_one + upload))
    return alternate(access), alternate(compute), lower, inflate(workgroups * all_of_one + upload)
