#!/usr/bin/python3
# test/sh/resources.py -- registers, spills, scratch, LDS, occupancy and code bytes are what LLVM says in its comments.
#
# Every OpenCL source of the examples, for six targets and four levels of optimisation: COUNT of these cases, drawn by
# TEST_SEED, or TEST_SHARE per cent of 40. Each is read as assembly and, one in four, as a code object.
#
# What LLVM counts otherwise: it takes half of the LDS of a workgroup processor for all of it (gfx10 on), and takes LDS
# by bytes where hardware has granules. So where LDS limits, only the order is compared: LLVM's occupancy is no larger.
#
# Usage: resources.py WAVEBOUND FOLDER [COUNT]
import glob
import json
import os
import random
import re
import subprocess
import sys

TARGETS = ["gfx900", "gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1200"]
MACHINE = {"gfx90a": "cdna2", "gfx942": "cdna3"}
SPILL = """__kernel void spill(__global float4 *a, __global float4 *b, uint n) {
    float4 v[40];
    for (uint k = 0; k < 40; k++) v[k] = a[get_global_id(0) * 40 + k];
    for (uint i = 0; i < n; i++)
        for (uint k = 0; k < 40; k++) v[k] = v[k] * v[(k * 7 + 3) % 40] + v[(k * 11 + 5) % 40];
    for (uint k = 0; k < 40; k++) b[get_global_id(0) * 40 + k] = v[k];
}
"""


BITCODE = "/usr/lib/x86_64-linux-gnu/amdgcn/bitcode"


def library(folder):
    """The device library, with the versions of targets that Debian's does not have."""
    os.mkdir(folder)
    for f in os.listdir(BITCODE):
        os.symlink(BITCODE + "/" + f, folder + "/" + f)
    new = {"oclc_isa_version_%s" % t[3:]: ("__oclc_ISA_version", n)
           for t, n in (("gfx942", 9402), ("gfx1100", 11000), ("gfx1200", 12000))}
    new["oclc_abi_version_600"] = ("__oclc_ABI_version", 600)
    for name, (symbol, n) in new.items():
        subprocess.run(["clang-19", "-x", "cl", "-target", "amdgcn-amd-amdhsa", "-nogpulib", "-Xclang",
                        "-mcode-object-version=none", "-emit-llvm", "-c", "-o", "%s/%s.bc" % (folder, name), "-"],
                       input="__constant const int %s = %d;" % (symbol, n), text=True, check=True)
    return folder


def compile_(source, target, level, form, to):
    return subprocess.run(
        ["clang-19", "-target", "amdgcn-amd-amdhsa", "-mcpu=" + target, "-O%d" % level, "-x", "cl", "-cl-std=CL1.2",
         "-Wno-everything", "--rocm-device-lib-path=" + os.path.dirname(to) + "/lib", form, source, "-o", to],
        stderr=subprocess.DEVNULL).returncode == 0


def comments(path):
    """What LLVM says of each kernel: the names of kernels are those with a descriptor, in the order of the comments."""
    text = open(path).read()
    names = re.findall(r"^\t\.amdhsa_kernel (\S+)$", text, re.M)
    text = re.sub(r"^\t\.p2align\t6.*\n(?=.LBB|BB|; %bb)", "", text, flags=re.M)
    open(path, "w").write(text)         # no filling: the comments do not count it
    said = []
    for part in text.split("; Kernel info:\n")[1:]:
        found = dict(re.findall(r"^; (\w+)(?:: | = )(\d+)", part.split("\n\t", 1)[0], re.M))
        said.append({k: int(v) for k, v in found.items()})
    assert len(names) == len(said), (path, names, len(said))
    spills = [dict(re.findall(r"\.(\w+_spill_count): *(\d+)", part))
              for part in text[text.find("amdhsa.kernels"):].split("    .symbol: ")]
    order = re.findall(r"    \.symbol: +'?([^'\n]+?)\.kd'?$", text, re.M)
    # .sgpr_spill_count stands before .symbol, .vgpr_spill_count behind it
    scalar = {n: int(spills[k]["sgpr_spill_count"]) for k, n in enumerate(order)}
    vector = {n: int(spills[k + 1]["vgpr_spill_count"]) for k, n in enumerate(order)}
    return {n: dict(s, SgprSpills=scalar[n], VgprSpills=vector[n]) for n, s in zip(names, said)}


def symbol_bytes(path):
    """Of an object: LLVM's comments do not count what alignment fills in."""
    out = subprocess.run(["llvm-readelf-19", "-s", path], stdout=subprocess.PIPE, text=True).stdout
    return {n: int(b) for b, n in re.findall(r"^ *\d+: \w+ +(\d+) FUNC .* (\S+)$", out, re.M)}


def differences(said, found, refused):
    want = {"vgprs": said.get("TotalNumVgprs", said["NumVgprs"]), "accumulation_vgprs": said.get("NumAgprs", 0),
            "sgprs": said.get("NumSgprs", said.get("TotalNumSgprs")), "scratch_bytes": said["ScratchSize"],
            "lds_bytes": said["LDSByteSize"], "code_bytes": said["codeLenInByte"],
            "vgpr_spills": said["VgprSpills"], "sgpr_spills": said["SgprSpills"]}
    out = ["%s: %s, LLVM %s" % (k, found[k], v) for k, v in want.items()
           if found[k] != v and not (k == "code_bytes" and refused and found[k] is None)]
    if found["occupancy"] is not None:
        lds = said["LDSByteSize"] > 0
        if found["occupancy"] < said["Occupancy"] or (not lds and found["occupancy"] != said["Occupancy"]):
            out.append("occupancy: %s (%s), LLVM %s" % (found["occupancy"], found["occupancy_limit"], said["Occupancy"]))
    if found["live_vgprs"] is not None and found["live_vgprs"] > found["vgprs"] - found["accumulation_vgprs"] + 3:      # AGPRs begin at a multiple of 4
        out.append("%s VGPRs are live of %s" % (found["live_vgprs"], found["vgprs"]))
    return out


def main():
    wavebound, folder = sys.argv[1:3]
    library(folder + "/lib")
    open(folder + "/spill.cl", "w").write(SPILL)
    sources = sorted(glob.glob("examples/*/*.cl")) + [folder + "/spill.cl"]
    cases = [(s, t, o) for s in sources for t in TARGETS for o in range(4)]
    draw = random.Random(int(os.environ.get("TEST_SEED", "1"), 0))
    draw.shuffle(cases)
    cases = cases[:int(sys.argv[3]) if len(sys.argv) > 3 else max(20, 40 * int(os.environ.get("TEST_SHARE", "100")) // 100)]
    bad = kernels = occupied = spilled = 0
    for n, (source, target, level) in enumerate(cases):
        text = folder + "/k.s"
        if not compile_(source, target, level, "-S", text):
            continue
        said = comments(text)
        path = text
        if n % 4 == 0:
            path = folder + "/k.o"
            compile_(source, target, level, "-c", path)
            for name, size in symbol_bytes(path).items():
                if name in said:
                    said[name]["codeLenInByte"] = size
        run = subprocess.run([wavebound, "analyze", path, "--format", "json", "--exact", "off"], stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL)
        report = json.loads(run.stdout)
        found = {k["name"]: k["resources"] for k in report["kernels"]}
        refused = {k["name"] for k in report["kernels"] if k["status"] == "refused"}
        if set(found) != set(said):
            print("%s %s -O%d: kernels %s, LLVM %s" % (source, target, level, sorted(found), sorted(said)))
            bad += 1
            continue
        for name in said:
            kernels += 1
            occupied += found[name]["occupancy"] is not None
            spilled += said[name]["VgprSpills"] > 0
            wrong = differences(said[name], found[name], name in refused)
            bad += bool(wrong)
            if wrong:
                print("%s %s %s -O%d: %s" % (name, path, target, level, "; ".join(wrong)))
    print("%d kernels, %d with occupancy, %d that spill: %d differ" % (kernels, occupied, spilled, bad))
    sys.exit(bad > 0 or kernels < 15 or occupied < kernels // 2)


main()
