#!/usr/bin/python3
# test/simd/tables.py -- Tables 4 and 5 and Figures 4 and 7 of sim-d-2021, beside ours over the kernels of examples/sim_d.
#
#   usage: tables.py        WAVEBOUND names the program, build/wavebound by default
#
# Lines that begin with "paper" hold its digits (those of Figure 7 are from the data that its authors publish with their
# tool; not all ratios of its Tables 4 and 5 follow from the cycles beside them), all others are ours. Their kernels are not
# here: ours are of the same kinds and much smaller, so cycles compare in ratios, except for computePhiMag, which is
# phase_magnitude, instruction by instruction. In the published mode, reduce lacks the line that their tool leaves out.
import json
import os
import subprocess
import tempfile

W = os.environ.get("WAVEBOUND", "build/wavebound")
LINE, SQUARE, HALF = ["2048", "1024"], ["64,64", "32"], ["64,32", "32"]
KERNELS = {"convolution": SQUARE, "depth_to_vertex": SQUARE, "fft": LINE, "half_sample": HALF, "max_pool": HALF,
           "phase_magnitude": LINE, "reduce": LINE, "relu": SQUARE, "spmv": LINE, "srad": SQUARE, "stencil": SQUARE}
SCHEDULERS = "unconstrained", "pairwise", "access", "compute"


def ask(command, kernel, launch, *more):
    words = [W, command, f"examples/sim_d/{kernel}.sas", "--grid", launch[0], "--workgroup", launch[1], "--format", "json"]
    return json.loads(subprocess.run([*words, *more], check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout)["kernels"][0]


def run(kernel, launch, scheduler):
    return ask("simulate", kernel, launch, "--policy", scheduler)["cycles"]


def row(*cells):
    print("%-9s %-20s" % cells[:2] + "".join("%12s" % c for c in cells[2:]))


def over(bound, cycles):
    return f"{100 * (bound / cycles - 1):.1f} %"


# benchmark, ours of its kind, cycles on Sim-D, on a GeForce GTX780, how much slower that is
TABLE_4 = [("CNN Convolution", "convolution", 18342388, 5901185, "3.11"), ("CNN Maxpool", "max_pool", 368726, 78122, "4.72"),
           ("CNN RELU", "relu", 3413172, 903232, "3.78"), ("FFT", "fft", 216062, 20106, "10.75"),
           ("KFusion depth2vertex", "depth_to_vertex", 350894, 40212, "8.73"), ("KFusion halfSample", "half_sample", 102770, 19008, "5.41"),
           ("KFusion track", None, 7015098, 256715, "27.33"), ("KFusion vertex2normal", None, 522664, 137421, "3.80"),
           ("MRI-Q computePhiMag", "phase_magnitude", 1291, 5091, "0.25"), ("MRI-Q computeQ", None, 71988180, 7669264, "9.39"),
           ("SPMV", "spmv", 1438668, 38622, "37.25"), ("SRAD2", None, 1653467, 34357, "48.13"), ("SRAD reduce", "reduce", 286514, 58928, "4.73"),
           ("SRAD", "srad", 1745937, 47182, "37.00"), ("Stencil", "stencil", 510227, 46040, "11.08")]
# benchmark, unconstrained run, lower, upper; run, bound, difference with scratchpads as accesses; as computing
TABLE_5 = [("KFusion track", 7015098, 91111265, 92146915, 7249308, 91744883, "1165.6 %", 7042173, 91488533, "1202.8 %"),
           ("MRI-Q computePhiMag", 1291, 1669, 1777, 1291, 1687, "30.6 %", 1291, 1687, "30.6 %"),
           ("SRAD2", 1653467, 11814286, 11890837, 1653467, 11814605, "618.8 %", 1653467, 11814605, "618.8 %"),
           ("SRAD", 1745937, 23199814, 23413990, 1737462, 23252862, "1238.3 %", 1725240, 23238710, "1247.0 %")]
# benchmark, runs under the four schedulers
FIGURE_7 = [("cnn_convolution", 24462378, 25490430, 30118455, 35643582), ("cnn_maxpool", 368726, 447125, 499764, 533841),
            ("cnn_relu", 58985, 58985, 58985, 58985), ("fft", 216062, 242970, 315167, 242970),
            ("depth2vertex", 350894, 350894, 368126, 330741), ("halfSample", 102770, 122233, 131463, 128090),
            ("track", 7015098, 7015098, 7249308, 7042173), ("vertex2normal", 522664, 613709, 762549, 751659),
            ("computePhiMag", 1291, 1291, 1291, 1291), ("computeQ", 86547947, 86862057, 87146263, 87930877),
            ("spmv", 1438668, 1438691, 1461661, 1438766), ("srad2", 1653467, 1653467, 1653467, 1653467),
            ("srad_reduce", 286514, 330009, 347266, 408329), ("srad", 1722603, 1722603, 1733908, 1725240),
            ("stencil", 970810, 970810, 970810, 970810)]


def table_4():
    print("Table 4: cycles of a run, unconstrained. GTX780: as the paper measured it; there is none here")
    row("", "benchmark", "Sim-D", "GTX780", "slower")
    for name, ours, sim_d, gpu, slower in TABLE_4:
        row("paper", name, sim_d, gpu, slower)
        if ours:
            row("ours", ours, run(ours, KERNELS[ours], "unconstrained"))


def table_5():
    print("\nTable 5: runs (avg) and bounds, published; of ours also the safe bounds, which hold for every run")
    row("", "benchmark", "unconstr.", "lower", "upper", "access avg", "wcet", "% diff", "compute avg", "wcet", "% diff")
    for cells in TABLE_5:
        row("paper", *cells)
    for name, launch in KERNELS.items():
        free, a, c = [run(name, launch, s) for s in ("unconstrained", "access", "compute")]
        for mode in "published", "safe":
            k = ask("analyze", name, launch, "--mode", mode)
            row(mode, name, free, k["lower_cycles"], k["upper_cycles"], a, k["access_cycles"], over(k["access_cycles"], a), c,
                k["compute_cycles"], over(k["compute_cycles"], c))


def figure_7():
    print("\nFigure 7: cycles under the other schedulers over those of the unconstrained one; ours with 64 work-groups")
    row("", "benchmark", *SCHEDULERS)
    theirs, ours = [], []
    for name, *cycles in FIGURE_7:
        theirs.append([c / cycles[0] for c in cycles])
        row("paper", name, cycles[0], *(f"{c:.3f}" for c in theirs[-1][1:]))
    for name, launch in KERNELS.items():
        cycles = [run(name, ["65536" if launch is LINE else "256,256", launch[1]], s) for s in SCHEDULERS]
        ours.append([c / cycles[0] for c in cycles])
        row("ours", name, cycles[0], *(f"{c:.3f}" for c in ours[-1][1:]))
    for who, all_of in ("paper", theirs), ("ours", ours):
        for what, of in ("mean", lambda c: sum(c) / len(c)), ("most", max):
            row(who, what, "", *(f"{of([r[k] for r in all_of]):.3f}" for k in (1, 2, 3)))


def figure_4():
    print("\nFigure 4: when work-groups start their last access, half_sample with 6 of them. (b) unconstrained: slots drift")
    print("apart; (c) pairwise: they meet again, and the next pair starts later; (d) as accesses; (e) as computing")
    for s in SCHEDULERS:
        with tempfile.NamedTemporaryFile(suffix=".svg") as chart:
            ask("simulate", "half_sample", ["64,96", "32"], "--policy", s, "--timeline", chart.name)
            bars = [line.partition("<title>")[2] for line in open(chart.name) if "work-group" in line]
        last = {}
        for bar in bars:
            words = bar.replace(",", "").split()
            last[int(words[1])] = int(words[4])
        row("ours", s, *(last[g] for g in sorted(last)))


table_4()
table_5()
figure_7()
figure_4()
