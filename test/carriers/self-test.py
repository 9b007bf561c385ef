#!/usr/bin/python3
# test/carriers/self-test.py -- files as the real tools write them: bundles, offload binaries, host executables of several
# kinds, stripped and compressed objects.
import os
import struct
import sys
import zlib

os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
sys.path.append("test/lib")
from check import *

CLANG = "clang-19 -target amdgcn-amd-amdhsa -nogpulib -O2 -x cl -cl-std=CL1.2 -w"
BUNDLER = "clang-offload-bundler-19 -targets=host-x86_64-unknown-linux-gnu"


def expect(name, gfx, kernels, *options):
    """@name is read, for @gfx, without errors, and has these kernels."""
    r = wavebound("analyze", path(name), "--format", "json", *options)
    report = r.json()
    assert r.code == (0 if kernels else 2) and "error" not in r.said.replace("error: " + path(name) + " holds no kernel", "") \
        and "refused" not in r.said, r.said
    same((report["target"], " ".join(k["name"] for k in report["kernels"] if k["instructions"])), (gfx, kernels))


def expect_refusal(name, code, says, *options):
    r = wavebound("analyze", path(name), *options)
    assert r.code == code and says in r.said, f"exit code {r.code}, no '{says}' in {r.said}"


@test
def objects_are_made():
    write("k.cl", "__kernel void a(__global int *p, int n) { for (int k = 0; k < n; k++) "
          "p[__builtin_amdgcn_workitem_id_x()] += k * p[k]; }\n__kernel void b(__global int *p) { p[0] = 1; }\n")
    write("k2.cl", "__kernel void c(__global int *p) { p[1] = 2; }\n")
    write("empty", "")
    write("h.c", "int main(void) { return 0; }\n")
    run(f"gcc h.c -o host; {CLANG} -mcpu=gfx900 -g k.cl -o 900; {CLANG} -mcpu=gfx906 -ffunction-sections -c k.cl -o 906")
    run(f"{BUNDLER},hip-amdgcn-amd-amdhsa--gfx906,hipv4-amdgcn-amd-amdhsa--gfx900 -type=o -input=empty -input=906 "
        "-input=900 -output=plain")
    run(f"{BUNDLER},hipv4-amdgcn-amd-amdhsa--gfx900 -compress -type=o -input=empty -input=900 -output=packed")
    run("clang-offload-packager-19 -o binary --image=file=900,triple=amdgcn-amd-amdhsa,arch=gfx900,kind=openmp "
        "--image=file=906,triple=amdgcn-amd-amdhsa,arch=gfx906,kind=openmp")


@test
def alone_stripped_and_compressed():
    expect("900", "gfx900", "a b")
    expect("906", "gfx906", "a b")
    run("llvm-strip-19 900 -o stripped; llvm-objcopy-19 --compress-debug-sections=zlib 900 compressed")
    expect("stripped", "gfx900", "a b")
    expect("compressed", "gfx900", "a b")
    for k in range(4, 7):
        run(f"{CLANG} -mcpu=gfx803 -mcode-object-version={k} k.cl -o version")
        expect("version", "gfx803", "a b")


@test
def bundles():
    expect("plain", "gfx906", "a b")
    expect("plain", "gfx900", "a b", "--target", "gfx900")
    expect("plain", "gfx900", "a b", "--target", "gfx900:xnack+")
    expect("packed", "gfx900", "a b")
    run("head -c 1500 packed >cut")
    expect_refusal("cut", 2, "bad-bundle")
    expect("binary", "gfx900", "a b", "--target", "gfx900")
    run("clang-19 -target amdgcn-amd-amdhsa -nogpulib -mcpu=gfx900 -emit-llvm -c -x cl -w k.cl -o bitcode; "
        "clang-offload-bundler-19 -type=bc -targets=hip-amdgcn-amd-amdhsa--gfx900 -input=bitcode -output=bitcodes")
    expect_refusal("bitcodes", 2, "LLVM bitcode, not machine code")


@test
def zlib_bundles_of_all_versions():
    """The zlib form, which the tools of LLVM 19 read but choose only when they lack zstd."""
    plain = read(path("plain"))
    packed = zlib.compress(plain)
    for version, sizes in (1, "<I"), (2, "<II"), (3, "<QQ"):
        for more in range(2):           # bytes more than there are
            size = [len(plain) + more]
            size = size if version == 1 else [8 + struct.calcsize(sizes) + 8 + len(packed)] + size
            write("zlib", b"CCOB" + struct.pack("<HH", version, 0) + struct.pack(sizes, *size) + bytes(8) + packed)
            if more:
                expect_refusal("zlib", 2, "bad-bundle", "--target", "gfx900")
            else:
                expect("zlib", "gfx900", "a b", "--target", "gfx900")


@test
def host_files():
    for section, file, gfx, target in ("hip_fatbin", "plain", "gfx900", ["--target", "gfx900"]), \
            ("hip_fatbin", "packed", "gfx900", []), ("llvm.offloading", "binary", "gfx906", ["--target", "gfx906"]):
        run(f"llvm-objcopy-19 --add-section .{section}={file} host fat")
        expect("fat", gfx, "a b", *target)
    expect_refusal("host", 2, "no-device-code")
    write("embed.s", '\t.section .rodata\n\t.byte 1, 2, 3\n\t.incbin "900"\n\t.ascii "tail"\n')
    for target in "x86_64", "i386", "powerpc64", "s390x":
        run(f"clang-19 -target {target}-linux-gnu -c embed.s -o embed")
        expect("embed", "gfx900", "a b")


@test
def archives():
    run("llvm-objcopy-19 --add-section .hip_fatbin=packed host fat; cp 900 a_very_long_name_of_a_member; "
        "llvm-ar-19 rc alone.a empty 900; llvm-ar-19 rc --format=bsd bsd.a a_very_long_name_of_a_member; "
        "llvm-ar-19 rc gnu.a h.c a_very_long_name_of_a_member k.cl; llvm-ar-19 rc fat.a host fat; "
        "llvm-objcopy-19 --add-section .rodata.lib=gnu.a host inside; llvm-ar-19 rc --thin thin.a 900; "
        "llvm-ar-19 rc nested.a gnu.a; llvm-ar-19 rc none.a h.c host; head -c -9 alone.a >cut")
    for name in "alone.a", "bsd.a", "gnu.a", "fat.a", "inside", "nested.a":
        expect(name, "gfx900", "a b")
    expect_refusal("none.a", 2, "no-device-code")
    expect_refusal("cut", 2, "the member at byte 0x")
    expect_refusal("thin.a", 2, "its members are other files")


def bundle_of(name):
    run(f"{BUNDLER},hipv4-amdgcn-amd-amdhsa--gfx900 -type=o -input=empty -input={name} -output=bundle")
    return read(path("bundle"))


def each_of_several(name):
    """All kernels of both objects, which hold a and b, and c, are analysed."""
    r = wavebound("analyze", path(name), "--object", "all", "--grid", "64", "--workgroup", "64", "--arg", "n=4", "--format", "json")
    same((r.json()["summary"]["kernels"], sorted([k["name"] for k in one["kernels"]] for one in r.json()["reports"])),
         (3, [["a", "b"], ["c"]]))
    table = wavebound("analyze", path(name), "--object", "all").out.decode()
    same([f"object {k} " in table for k in range(4)], [False, True, True, False])
    tests = wavebound("analyze", path(name), "--object", "all", "--format", "junit").out.decode()
    same([f"object {k}\"" in tests for k in range(4)], [False, True, True, False])


def lists(name, *kernels):
    """--list-kernels names these kernels, and the number of the object that each is in."""
    listed = wavebound("analyze", "--list-kernels", path(name)).out.decode()
    same([line.split() for line in listed.splitlines() if line and "argument" not in line],
         [[kernel, "object", str(number)] for kernel, number in kernels])


@test
def program_of_several_files():
    run(f"{CLANG} -mcpu=gfx900 k2.cl -o second")
    run("llvm-objcopy-19 --add-section .one=900 --add-section .two=second --add-section .three=906 host several")
    expect_refusal("several", 2, "there are 2 code objects for gfx900")
    expect("several", "gfx900", "a b", "--object", "1")
    expect("several", "gfx900", "c", "--object", "2")
    expect_refusal("several", 2, "they go from 1 to 2", "--object", "3")
    expect("several", "gfx906", "a b", "--target", "gfx906")
    expect("several", "gfx900", "c", "-k", "c*")
    expect_refusal("several", 2, "2 hold such a kernel: numbers 1, 2", "-k", "*")
    lists("several", ["a", 1], ["b", 1], ["c", 2])
    each_of_several("several")


@test
def executable_with_two_bundles():
    """Both are listed and analysed, packed or not, and numbered as they stand in the file."""
    bundles = {"a": bundle_of("900"), "packed a": read(path("packed")), "c": bundle_of("second")}
    for first, second in ("a", "c"), ("packed a", "c"), ("c", "packed a"), ("c", "a"):
        write("both", b"".join(data + bytes(-len(data) % 4096) for data in (bundles[first], bundles[second])))
        run("llvm-objcopy-19 --add-section .hip_fatbin=both host several")
        expect_refusal("several", 2, "there are 2 code objects for gfx900")
        a, c = (2, 1) if first == "c" else (1, 2)
        lists("several", *sorted([["a", a], ["b", a], ["c", c]], key=lambda k: (k[1], k[0])))
        expect("several", "gfx900", "a b", "--object", str(a))
        expect("several", "gfx900", "c", "--object", str(c))
        each_of_several("several")


@test
def choice_by_kernel():
    run("llvm-objcopy-19 --add-section .one=900 --add-section .two=906 host several")
    expect_refusal("several", 2, "no kernel", "--target", "gfx906", "-k", "c*")
    run("llvm-objcopy-19 --add-section .one=900 --add-section .two=900 host several")
    expect_refusal("several", 2, "holds such a kernel", "-k", "c*")


@test
def every_processor_is_named():
    """Every processor LLVM assembles for is refused by its own name, or read as what it is."""
    write("f.s", "\t.text\n\ts_endpgm\n")
    known = "801 802 803 900 902 904 906 908 909 90a 90c 940 941 942 1010 1011 1012 1013 1030 1031 1032 1033 1034 1035 1036 " \
        "1100 1101 1102 1103 1150 1151 1152 1200 1201 12-generic 9-generic 10-1-generic 10-3-generic 11-generic"
    refused = "600 601 602 700 701 702 703 704 705 805 810"
    for cpu in ["gfx" + number for number in f"{known} {refused}".split()]:
        version = "--amdhsa-code-object-version=6" if cpu.endswith("generic") else ""
        run(f"llvm-mc-19 -triple=amdgcn-amd-amdhsa {version} -mcpu={cpu} -filetype=obj f.s -o f")
        if cpu[3:] in known.split():
            expect("f", cpu, "", "--target", cpu)
        else:
            expect_refusal("f", 3, f"it is for {cpu}, which")


@test
def newer_than_the_tables():
    """Processors that LLVM 19 does not know are refused by their names: in an object, by its flags, and in a text."""
    whole = read(path("900"))
    for number, cpu in (0x4f, "gfx950"), (0x49, "gfx1250"), (0x5a, "gfx1251"), (0x58, "gfx1153"), (0x5f, "gfx9-4-generic"):
        write("newer", whole[:48] + struct.pack("<I", struct.unpack("<I", whole[48:52])[0] & ~0xff | number) + whole[52:])
        expect_refusal("newer", 3, f"it is for {cpu}, which is newer than LLVM 19")
        write("newer.s", f'\t.amdgcn_target "amdgcn-amd-amdhsa--{cpu}"\n\t.text\n\t.type k,@function\nk:\n\ts_endpgm\n')
        expect_refusal("newer.s", 3, f"the code is for {cpu}, which is newer than LLVM 19")


@test
def workgroups_stay_on_a_unit():
    for cpu in "gfx90a", "gfx942":
        run(f"{CLANG} -mcpu={cpu} -mtgsplit k.cl -o split; {CLANG} -mcpu={cpu} k.cl -o whole")
        expect_refusal("split", 3, "run on several compute units")
        expect("whole", cpu, "a b")


@test
def gfx10_has_two_sizes_of_waves():
    for option in "-mwavefrontsize64", "-mcumode", "-mno-wavefrontsize64":
        run(f"{CLANG} -mcpu=gfx1030 {option} k.cl -o wave")
        expect("wave", "gfx1030", "a b")


finish()
