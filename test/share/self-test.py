#!/usr/bin/python3
# test/share/self-test.py -- every row of the tables about sharing a device: NVIDIA's figures 3.9 to 3.19, AMD's partitions.
#
# That logs keep the rules of the devices is test/prop/share.c's, on random systems.
import os
import subprocess
import sys

os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
sys.path.append("test/lib")
from check import *

TX2 = "<nvidia sms='2' threads='2048'/>"
VII = "<device name='radeon-vii'/>"


class Shared:
    """The run of a system; responses are within the bounds."""
    def __init__(self, device, body):
        horizon = "60ms" if "radeon" in device else "10s"
        r = wavebound("share", write("s.xml", f"<system horizon='{horizon}'>{device}{body}</system>"), "--format", "json")
        self.tasks, self.launches = r.json()["tasks"], r.json()["launches"]
        for t in self.tasks:
            for job in t["jobs"]:
                assert t["bound_ns"] is None or job["end_ns"] - job["release_ns"] <= t["bound_ns"], t

    def launch(self, kernel):
        return next(run for run in self.launches if run["kernel"] == kernel)

    def complete(self, kernel):
        return self.launch(kernel)["complete_ns"] / 1e6

    def spans(self, **want):
        """K1=(0, 1000): its first block starts at 0 ms, it is complete at 1000."""
        for kernel, span in want.items():
            start = min(start for unit, start, end in self.launch(kernel)["blocks"])
            same((kernel, start / 1e6, self.complete(kernel)), (kernel, *span))


def kernels(*rows):
    """"K1 7 512 1s" ...: name, blocks, threads, time."""
    return "".join("<kernel name='{}' blocks='{}' threads='{}' time='{}'/>".format(*row.split()) for row in rows)


def process(*tasks):
    return "<process>" + "".join(tasks) + "</process>"


def task(name, release, *operations, streams="s"):
    """Operations are names of kernels, launched into stream s, "K3 t" into stream t, or elements."""
    def operation(o):
        kernel, _, stream = o.partition(" ")
        return o if o.startswith("<") else f"<launch kernel='{kernel}' stream='{stream or 's'}'/>"
    return f"<task name='{name}' release='{release}'>" + "".join(f"<stream name='{s}'/>" for s in streams) + \
        "".join(operation(o) for o in operations) + "</task>"


# ---- NVIDIA: figures 3.9 to 3.19 ---------------------------------------------------------
@test
def figure_9():
    system = kernels("K1 7 512 1s", "K2 2 1024 500ms", "K3 1 256 500ms") + \
        process(task("a", "0s", "K1"), task("b", "250ms", "K2"), task("c", "500ms", "K3"))
    Shared(TX2, system).spans(K1=(0, 1000), K2=(1000, 1500), K3=(1000, 1500))
    # cuts ahead
    Shared("<amd engines='1' cus='2' threads='2048'/>", system).spans(K2=(1000, 1500), K3=(500, 1000))


@test
def figure_10():
    """K1 and K3 fill the device; K2 is behind K1 in its stream. K2 enters when K1 completes, behind K4 and K5."""
    s = Shared(TX2, kernels("K1 3 1024 1s", "K2 1 256 1s", "K3 1 1024 2s", "K4 2 1024 1s", "K5 1 1024 1s") +
               process(task("T0", "0s", "K1", "K2", "K3 t", streams="st"), task("T1", "1ms", "K4", "K5 t", streams="st")))
    same(s.launch("K2")["entered_ns"], s.launch("K1")["complete_ns"])
    same((s.launch("K4")["entered_ns"], s.launch("K5")["entered_ns"]), (1000000, 1000000))
    s.spans(K1=(0, 1000), K3=(0, 2000), K4=(1000, 2000), K5=(1000, 2000), K2=(2000, 3000))


@test
def figure_11():
    s = Shared(TX2, kernels(*(f"K{k} 2 1024 1s" for k in range(1, 5))) + process(
        task("a", "0s", "K1"), task("b", "0s", "K2"), task("c", "250ms", "K3"), task("d", "250ms", "K4")))
    s.spans(K1=(0, 1000), K2=(0, 1000), K3=(1000, 2000), K4=(1000, 2000))


@test
def figure_12():
    s = Shared(TX2, kernels("K1 18 512 1s", "K2 1 256 1s") + process(task("a", "0s", "K1"), task("b", "250ms", "K2")))
    seconds = [start // 1000000000 for unit, start, end in s.launch("K1")["blocks"]]
    same([seconds.count(k) for k in range(3)], [8, 8, 2])
    s.spans(K2=(2000, 3000))


@test
def figures_13_and_14():
    s = Shared(TX2, kernels("K1 2 2048 1s", "K2 2 1024 1s", "K3 1 256 1s") +
               process(task("a", "0s", "K1"), task("b", "0s", "K2", "K3")))
    s.spans(K1=(0, 1000), K2=(1000, 2000), K3=(2000, 3000))
    s = Shared(TX2, kernels("K1 2 2048 1s", "K2 2 2048 1s", "K3 2 2048 1s") +
               process(task("a", "0s", "K1", "K2"), task("b", "250ms", "K3")))
    s.spans(K1=(0, 1000), K3=(1000, 2000), K2=(2000, 3000))


@test
def figures_15_and_16():
    both = kernels("K1 6 512 1s", "K2 1 1024 1s")
    Shared(TX2, both + process(task("a", "0s", "K1"), task("b", "250ms", "K2"))).spans(K2=(1000, 2000))
    Shared(TX2, both + process(task("a", "250ms", "K1"), task("b", "0s", "K2"))).spans(K2=(0, 1000), K1=(250, 1250))


def four(*operations):
    return Shared(TX2, kernels(*(f"K{k} 2 512 1s" for k in range(1, 5))) + process(
        task("a", "0s", "K1"), task("b", "100ms", "K2"), task("c", "200ms", *operations), task("d", "300ms", "K4")))


@test
def figures_17_to_19():
    # Pitfall 3.1: K4 is not held up
    four("<device-sync/>", "<sleep time='200ms'/>", "K3").spans(K2=(100, 1100), K4=(300, 1300), K3=(1300, 2300))
    s = four("K3 null")
    s.spans(K3=(1100, 2100), K4=(2100, 3100))
    same(s.launch("K4")["launched_ns"], 300000000)      # the host is not held up
    s = four("<free/>", "<sleep time='200ms'/>", "K3")
    s.spans(K4=(1100, 2100), K3=(1300, 2300))           # Pitfall 3.4: its caller is
    same((s.launch("K4")["called_ns"], s.launch("K4")["launched_ns"]), (300000000, 1100000000))


@test
def no_wait():
    """Pitfall 3.2: allocations and copies do not wait, whatever the documentation says."""
    four("<allocate/>", "<copy/>", "K3").spans(K3=(200, 1200), K4=(300, 1300))


@test
def edges():
    s = Shared(TX2, kernels("K1 0 512 1s", "K2 5 768 1s") + process(task("a", "0s", "K1", "K2")))
    same(s.complete("K1"), 0)
    s.spans(K2=(0, 2000))               # two of 768 on each SM


@test
def contexts():
    """Contexts take turns of a slice; a service joins them."""
    system = kernels("K1 2 512 1s", "K2 2 512 1s") + process(task("a", "0s", "K1")) + process(task("b", "0s", "K2"))
    s = Shared("<nvidia sms='2' threads='2048' slice='100ms'/>", system)
    same((s.complete("K1"), s.complete("K2")), (1900, 2000))
    same(Shared("<nvidia sms='2' threads='2048' mps='yes'/>", system).complete("K2"), 1000)


@test
def anomaly():
    """With a shorter K1, K3 enters before K2 does and takes the unit that K2 would have had: K2 ends later. So a
    simulation with the longest times is no bound; the bound covers both."""
    for time, end in ("400ms", 500), ("300ms", 550):
        s = Shared(TX2, kernels("K2 2 2048 100ms", "K3 1 1024 2s", f"K1 1 1024 {time}") +
                   process(task("a", "0s", "K1", "K3"), task("b", "350ms", "K2")))
        same(s.complete("K2"), end)


# ---- AMD: partitions ---------------------------------------------------------------------
def masked(name, mask, kernel, jobs=""):
    return process(f"<task name='{name}'{jobs}><stream name='s' mask='{mask}'/>"
                   f"<launch kernel='{kernel}' stream='s'/></task>")


@test
def partitions():
    for cus, packed, distributed in (1, 512, 512), (15, 35, 43), (16, 256, 32), (20, 52, 26), (30, 18, 19), \
            (31, 171, 19), (40, 18, 13), (45, 12, 12), (46, 128, 12), (60, 9, 9):
        for mask, rounds in (f"packed {cus}", packed), (f"distributed {cus}", distributed):
            s = Shared(VII, kernels("MM 1024 1024 1ns") + masked("a", mask, "MM"))
            # alone: the bound is exact
            same((mask, s.launch("MM")["complete_ns"], s.tasks[0]["bound_ns"]), (mask, rounds, rounds))


def rounds(blocks, threads, masks, task=0, bounded=False):
    """Rounds of 400 us, whose waves end one by one, of the first job of a task: of A, or of B, of so many blocks, which
    starts anew as soon as it ends, for 60 ms."""
    def kernel(name, blocks, threads):
        return f"<kernel name='{name}' blocks='{blocks}' threads='{threads}' time='400us' first-wave='300us'/>"
    s = Shared(VII, kernel("A", 1024, 1024) + kernel("B", blocks, threads) + masked("a", masks[0], "A") +
               (masked("b", masks[1], "B", " jobs='forever'") if len(masks) > 1 else ""))
    t = s.tasks[task]
    same(t["bound_ns"] is not None, bounded)
    return (t["jobs"][0]["end_ns"] - t["jobs"][0]["release_ns"]) // 400000


@test
def competitors():
    """Tables 4.1 and 4.2. As waves end one by one, rounds overlap: what takes 9 rounds by blocks takes 8 and a part."""
    small = (4096, 256)
    same(rounds(1, 1024, ["all"], bounded=True), 9)
    itself = rounds(1024, 1024, ["all", "all"])
    same(itself, 17)
    assert rounds(*small, ["all", "all"]) > 2 * itself
    assert rounds(*small, ["all", "all"], task=1, bounded=True) <= 10           # the small one is not affected
    # equal partitions protect it
    same(rounds(*small, ["packed 30", "packed 30 from 30"], bounded=True), 17)
    same(rounds(*small, ["distributed 30", "distributed 30 from 30"], bounded=True), 18)
    # ten times slower for one CU more; distributed ones do no harm
    assert rounds(*small, ["packed 31", "packed 30 from 30"]) >= 9 * 18
    assert rounds(*small, ["distributed 31", "distributed 30 from 30"]) <= 22


@test
def tables_of_the_dissertation():
    """Its digits and ours, side by side."""
    got = subprocess.run([sys.executable, "test/share/tables.py"], check=True, stdout=subprocess.PIPE).stdout
    same(got.decode().split("\n"), read("test/share/tables.txt").decode().split("\n"))


@test
def tightness():
    """The table of wavebound-sharing(7), where all random cases are tried."""
    if os.environ.get("TEST_SHARE") == "100":
        got = subprocess.run([os.path.dirname(W) + "/test/prop/share", "1", "20000"], check=True, stdout=subprocess.PIPE).stdout
        same(got.decode().split("\n"), read("test/share/tightness.txt").decode().split("\n")[1:])


@test
def whole_program():
    """The first example: one program, one page."""
    got = subprocess.run(["examples/whole_program/page"], check=True, stdout=subprocess.PIPE).stdout
    same(got.decode().split("\n"), read("examples/whole_program/expected.txt").decode().split("\n"))


finish()
