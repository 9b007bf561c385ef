#!/usr/bin/python3
# test/bench/contents.py -- bounds over the slowest run of many contents, not over the one that a launch happens to have.
#
#   usage: contents.py [MACHINE]            (vega)
#
# Of each example whose time data decides, buffers that the launch does not give (content="given") are filled with zeros, with
# 0, 1, 2, ..., with random numbers, with the largest and the smallest numbers and with few different ones. A search then
# changes some words of the slowest contents, and keeps what makes the run slower. Contents with which a run faults or is not
# over after a million wave instructions do not count. Prints for each kernel the cycles as launched, of the slowest run, of
# the smallest safe bound, and both ratios.
import glob
import json
import os
import random
import struct
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as tree

PROGRAM = os.environ.get("B", "build") + "/wavebound"
MACHINE = sys.argv[1] if len(sys.argv) > 1 else "vega"
TRIES = 60
EXTREMES = [0, 1, 0x7fffffff, 0x80000000, 0xffffffff, 0x7f7fffff, 0xff7fffff, 0x00800000]
draw = random.Random(1)


def run(*words):
    p = subprocess.run([PROGRAM, *words, "-m", MACHINE, "--format", "json"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return json.loads(p.stdout)["kernels"][0] if p.stdout and p.returncode in (0, 1) else {}


class Example:
    def __init__(self, code, folder):
        self.code, self.file = code, f"{folder}/launch.xml"
        self.root = tree.parse(os.path.dirname(code) + "/launch.xml").getroot()
        self.files = []
        for k, b in enumerate(b for b in self.root.iter("buffer") if b.get("content") != "given"):
            old = os.path.join(os.path.dirname(code), b.get("file") or "")
            size = os.path.getsize(old) if b.get("init") == "file" else int(b.get("bytes"))
            self.files.append((f"{folder}/{k}", size // 4))
            if b.get("init") == "file":
                b.set("file", os.path.abspath(old))

    def cycles(self, contents):
        """Of the run with lists of words, one for each buffer; None: as launched. 0: it does not end."""
        for k, b in enumerate(b for b in self.root.iter("buffer") if b.get("content") != "given"):
            if contents is not None:
                name, words = self.files[k]
                with open(name, "wb") as f:
                    f.write(struct.pack(f"<{words}I", *contents[k]))
                for key in ("bytes", "value", "seed"):
                    b.attrib.pop(key, None)
                b.set("init", "file")
                b.set("file", name)
        tree.ElementTree(self.root).write(self.file)
        k = run("simulate", self.code, "--launch", self.file, "--steps", "1000000")
        return k.get("cycles", 0) if k.get("status") == "finished" else 0

    def slowest(self):
        kinds = [lambda k: 0, lambda k: k, lambda k: draw.getrandbits(32), lambda k: draw.choice(EXTREMES), lambda k: draw.randrange(4),
                 lambda k: draw.randrange(1024)]
        best = (0, None)
        for kind in kinds:
            contents = [[kind(k) for k in range(words)] for _, words in self.files]
            best = max(best, (self.cycles(contents), contents), key=lambda x: x[0])
        for _ in range(TRIES if best[0] else 0):
            contents = [list(words) for words in best[1]]
            for words in contents:
                for _ in range(draw.choice([0, 1, 8, len(words) // 4])):
                    words[draw.randrange(len(words))] = draw.choice([draw.choice(words), draw.choice(EXTREMES), draw.getrandbits(32), draw.randrange(64)])
            best = max(best, (self.cycles(contents), contents), key=lambda x: x[0])
        return best[0]


print(f"{'kernel':<20}{'launched':>10}{'slowest':>10}{'bound':>10}{'over launched':>15}{'over slowest':>14}")
with tempfile.TemporaryDirectory() as folder:
    for code in sorted(glob.glob("examples/*/*.gfx900.hsaco")):
        launch = os.path.dirname(code) + "/launch.xml"
        facts = glob.glob(os.path.dirname(code) + "/*.ffx")
        if not os.path.exists(launch) or tree.parse(launch).getroot().tag != "launch":
            continue
        bound = run("analyze", code, "--launch", launch, *(w for f in facts for w in ("--facts", f)))
        example = Example(code, folder)
        launched = example.cycles(None)
        if not launched or any(b["name"] == "exact" for b in bound["bounds"]):
            continue
        slowest = max(launched, example.slowest())
        print(f"{bound['name']:<20}{launched:>10,}{slowest:>10,}{bound['kernel_cycles']:>10,}{bound['kernel_cycles'] / launched:>15.2f}"
              f"{bound['kernel_cycles'] / slowest:>14.2f}", flush=True)
