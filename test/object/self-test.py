#!/usr/bin/python3
# test/object/self-test.py -- code objects and their carriers: what is read, and what happens when it lies, or is made to
# take for ever.
#
# That no byte beyond the end is read is test/fuzz/object.c's.
import os
import random
import re
import struct
import sys

os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
sys.path.append("test/lib")
from check import *

MACH = {"gfx803": 0x2a, "gfx900": 0x2c, "gfx906": 0x2f, "gfx90a": 0x3f, "gfx942": 0x4c, "gfx1030": 0x36, "gfx1100": 0x41,
        "gfx1150": 0x43}
NOP, END = 0xbf800000, 0xbf810000
SANITIZED = "asan" in W


def words(*list):
    return struct.pack(f"<{len(list)}I", *list)


class Elf:
    """A small AMDGPU ELF file, right or wrong on purpose: a code object of gfx900, version 4, without content."""
    def __init__(self, type=3, machine=224, flags=MACH["gfx900"], os_abi=64, abi_version=2):
        self.type, self.machine, self.flags, self.os_abi, self.abi_version = type, machine, flags, os_abi, abi_version
        self.sections, self.symbols = [], []    # numbered from 1; the symbol table comes after the sections, then strings

    def section(self, name, type, flags, addr, data, link=0, info=0, entsize=0, claim=None):
        """@claim: its size in the header, if it is not that of the data."""
        self.sections.append((name, type, flags, addr, data, link, info, entsize, claim))

    def symbol(self, name, type, section, value, size):
        """@type: 1 object, 2 function."""
        self.symbols.append([name, type, section, value, size])

    def bytes(self):
        """The file; the header of section k stands at self.headers + 64 * k."""
        strings = bytearray(b"\0")

        def intern(s):
            strings.extend(s.encode() + b"\0")
            return len(strings) - len(s) - 1
        symbols = bytes(24) + b"".join(struct.pack("<IBBHQQ", intern(n), t | 16, 0, s, v, size)
                                       for n, t, s, v, size in self.symbols)
        n = len(self.sections)
        table = self.sections + [(".symtab", 2, 0, 0, symbols, n + 2, 1, 24, None), (".strtab", 3, 0, 0, b"", 0, 0, 0, None)]
        names = [intern(s[0]) for s in table]
        body, headers = bytearray(), bytearray(64)
        for name, (_, type, flags, addr, data, link, info, entsize, claim) in zip(names, table):
            data = strings if type == 3 else data
            body.extend(bytes(-len(body) % 8))
            headers.extend(struct.pack("<IIQQQQIIQQ", name, type, flags, addr, 64 + len(body),
                                       len(data) if claim is None else claim, link, info, 4, entsize))
            body.extend(data)
        body.extend(bytes(-len(body) % 8))
        self.headers = 64 + len(body)
        return b"\177ELF\2\1\1" + bytes([self.os_abi, self.abi_version]) + bytes(7) + struct.pack(
            "<HHIQQQIHHHHHH", self.type, self.machine, 1, 0, 0, self.headers, self.flags, 64, 56, 0, 64, n + 3, n + 2) \
            + body + headers


def descriptor(entry, lds=0, scratch=0, kernarg=0, rsrc1=0, rsrc2=0, properties=0):
    return struct.pack("<IIIIq24xIIH6x", lds, scratch, kernarg, 0, entry, rsrc1, rsrc2, properties)


RSRC1, RSRC2 = 5 | 3 << 6 | 0xf5 << 12 | 1 << 21, 1 | 8 << 1 | 1 << 7 | 1 << 9 | 1 << 11


def sample(type=3, rsrc1=RSRC1, rsrc2=RSRC2, properties=1 | 8, end=END, **header):
    """A code object with .text (1) at 0x1000 and .rodata (2) at 0x800, which holds the descriptors of a and b."""
    e = Elf(type, **header)
    text, data = (0, 0) if type == 1 else (0x1000, 0x800)
    # a: s_nop 0; s_endpgm. b: s_add_u32 s0, s1, 1; s_endpgm; padding
    e.section(".text", 1, 6, text, words(NOP, end, 0x80008101, end, end))
    # 24 VGPRs, 32 SGPRs, float mode, DX10 clamp
    e.section(".rodata", 1, 2, data, descriptor(text - data, 1024, 16, 40, rsrc1, rsrc2, properties) +
              descriptor(text + 8 - data - 64))
    e.symbol("a", 2, 1, text, 8)
    e.symbol("a.kd", 1, 2, data, 64)
    e.symbol("b", 2, 1, text + 8, 8)
    e.symbol("b.kd", 1, 2, data + 64, 64)
    return e


class Read:
    """What opt makes of a file."""
    def __init__(self, data, *options):
        r = wavebound("opt", *options, write("x", data.bytes() if isinstance(data, Elf) else data))
        self.code, self.out, self.said = r.code, r.out.decode(), r.said
        self.peak, self.seconds = r.usage.ru_maxrss * 1024, r.usage.ru_utime
        assert self.code == 0 or "[" in self.said       # never silence

    def count(self, diagnostic):
        return self.said.count(f" [{diagnostic}]\n")

    def functions(self):
        """Names, places and sizes, a ! behind those that are refused."""
        return [line.split()[1][1:] + " " + line.split("at=")[1].split()[0] + ("!" if "refused=" in line else "")
                for line in self.out.splitlines() if line.startswith("fn ")]

    def has(self, *texts):
        for text in texts:
            assert text in self.out, f"no {text} in\n{self.out}"


# ---- what is read ------------------------------------------------------------------------
@test
def a_real_object_is_read_whole():
    r = Read(read("examples/vector_add/vector_add.gfx900.hsaco"))
    same((r.said, r.functions()), ("", ["vector_add 0x0+0xac"]))
    r.has("target gfx900\n", "%s2 =s load %s[4:5], scalar 4 offset=4 {at=0x0+8 src=1:5:11}\n",
          "%v1, %vcc =vs addc.u32 0, %v1, %vcc | %exec {at=0x34+4 src=1:5:11}\n",
          "%vcc =s gt.u32 %s3, %v0 | %exec {at=0x38+4 src=1:7:8}\n", "\tend {at=0xa8+4 src=1:9:1}\n",
          # as llvm-objdump prints the descriptor
          "\tdesc vgprs=8 sgprs=16 kernarg_bytes=88 max_flat_workgroup=256 code_object_version=4 float_mode=240 ",
          '\targ "a" buffer value_kind="global_buffer" type="float*" bytes=8 is_const\n',
          '\targ "sum" buffer value_kind="global_buffer" type="float*" offset=16 bytes=8\n',
          '\targ "n" value value_kind="by_value" type="uint" offset=24 bytes=4\n\targ "hidden_global_offset_x" hidden ')
    same(r.out.count("\targ "), 11)


@test
def descriptors_are_read_field_by_field():
    r = Read(sample())
    same((r.said, r.functions()), ("", ["a 0x0+0x8", "b 0x8+0x8"]))
    r.has("\tdesc vgprs=24 sgprs=32 lds_bytes=1024 scratch_bytes=16 kernarg_bytes=40 code_object_version=4 float_mode=245 "
          "dx10_clamp\n\tabi private_segment_buffer kernarg_ptr workgroup_id_x workgroup_id_z scratch_wave_offset "
          "workitem_id_dims=2 user_sgprs=8 s_private_segment_buffer=0 s_kernarg_ptr=4 s_workgroup_id_x=8 ",
          "nop 0 {at=0x0+4}\n\tend {at=0x4+4}\n", "\t%s0 =s add.u32 %s1, 1 | def %scc {at=0x8+4}\n")


@test
def registers_are_counted_by_generation():
    # gfx9 reserves SGPRs by 16, gfx8 counts by 8; the bit for scratch memory adds a scalar register but where
    # FLAT_SCRATCH is there without one
    for gfx, properties, vgprs, sgprs, lanes, scratch in ("gfx803", 0, 24, 32, 64, 1), ("gfx900", 0, 24, 32, 64, 1), \
            ("gfx90a", 0, 48, 32, 64, 1), ("gfx942", 0, 48, 32, 64, 0), ("gfx1030", 0, 24, 106, 64, 1), \
            ("gfx1030", 1 << 10, 48, 106, 32, 1), ("gfx900", 1 << 10, 24, 32, 64, 1), \
            ("gfx1100", 1 << 10, 48, 106, 32, 0), ("gfx1150", 1 << 10, 48, 106, 32, 0):
        end = 0xbfb00000 if gfx >= "gfx11" and len(gfx) == 7 and gfx != "gfx1030" else END
        r = Read(sample(flags=MACH[gfx], properties=properties, rsrc2=1 | 6 << 1, end=end))
        line = next(line for line in r.out.splitlines() if line.startswith("\tdesc "))
        same((gfx, f" vgprs={vgprs} sgprs={sgprs} " in line, " wave_lanes=32 " in line, "scratch_wave_offset" in r.out),
             (gfx, True, lanes == 32, bool(scratch)))
    for gfx, sgprs in ("gfx900", 32), ("gfx803", 24):
        Read(sample(flags=MACH[gfx], rsrc1=2 << 6)).has(f" sgprs={sgprs} ")


@test
def relocations_are_passed_on():
    e = Elf(1)
    # a: s_getpc_b64; s_add_u32 s0, s0, b@lo; s_addc_u32 s1, s1, b@hi; s_swappc_b64 s[30:31], s[0:1]; s_endpgm. b: s_setpc_b64
    e.section(".text", 1, 6, 0, words(0xbe801c00, 0x8000ff00, 0, 0x8201ff01, 0, 0xbe9e1e00, END, 0xbe801d1e))
    e.section(".rodata", 1, 2, 0, descriptor(-0x1111111111111112))      # must not be used
    e.symbol("a", 2, 1, 0, 28)
    e.symbol("a.kd", 1, 2, 0, 64)
    e.symbol("b", 2, 1, 28, 4)

    def rela(name, of, *rows):
        e.section(name, 4, 0, 0, b"".join(struct.pack("<QQq", at, kind | symbol << 32, addend)
                                          for at, kind, symbol, addend in rows), 5, of, 24)
    rela(".rela.text", 1, (16, 11, 3, 12))
    rela(".rela.text", 1, (8, 10, 3, 4))
    rela(".rela.rodata", 2, (16, 5, 1, 16))
    e.sections = [s[:5] + (len(e.sections) + 1,) + s[6:] if s[1] == 4 else s for s in e.sections]
    r = Read(e)
    same((r.said, r.functions()), ("", ["a 0x0+0x1c", "b 0x1c+0x4"]))
    r.has("%s[30:31] =s call %s[0:1], @b {")
    e.sections[-3] = e.sections[-3][:4] + (struct.pack("<QQq", 16, 14 | 3 << 32, 12),) + e.sections[-3][5:]
    r = Read(e)                                         # a branch to elsewhere
    same((r.count("bad-symbol"), r.functions()), (1, ["a 0x0+0x1c!", "b 0x1c+0x4"]))


@test
def sizes_are_settled():
    e = sample()
    e.symbols[0][4] = e.symbols[2][4] = 0               # a reaches to b, b to the end
    e.symbol("alias_of_a", 2, 1, 0x1000, 8)
    r = Read(e)
    same((r.said, r.functions()), ("", ["a 0x0+0x8", "b 0x8+0xc"]))
    e.symbols[0][4], e.symbols[2][4] = 12, 400          # a overlaps b, b leaves the section, and the alias contradicts a
    r = Read(e)
    same((r.count("bad-symbol"), r.functions()), (3, ["a 0x0+0x8!", "b 0x8+0xc!"]))


@test
def undecodable_words_are_passed_on():
    e = Elf()
    e.section(".text", 1, 6, 0x1000, words(NOP, 0xfc000000, END))
    e.symbol("f", 2, 1, 0x1000, 12)
    r = Read(e)
    same(r.functions(), ["f 0x0+0xc!"])
    assert "0xfc000000" in r.said and "fn @f device" in r.out, r.said


# ---- version 2 -----------------------------------------------------------------------------
OLD = """__attribute__((reqd_work_group_size(64, 1, 1))) __kernel void add(__global const float *a, __global float *b, int n)
{
    __local float l[64];
    int i = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
    l[__builtin_amdgcn_workitem_id_x()] = a[i];
    __builtin_amdgcn_s_barrier();
    float s = 0;
    for (int k = 0; k < n; k++)
        s += l[k & 63] * b[k];
    b[i] = s;
}
__kernel void keeps(short n, __global int *p)
{
    int a[40];
    for (int k = 0; k < 40; k++)
        a[k * n % 40] = p[k];
    p[0] = a[n];
}
"""


def old_note(type, data):
    pad = bytes(-len(data) % 4)
    return struct.pack("<III4s", 4, len(data), type, b"AMD") + data + pad


def old_metadata(kernels):
    """The YAML of version 2, as LLVM 10 wrote it, of what metadata says in JSON as llvm-readelf prints it."""
    kinds = {"by_value": "ByValue", "global_buffer": "GlobalBuffer"}
    out = "---\nVersion:         [ 1, 0 ]\nKernels:\n"
    for name, reqd, args in kernels:
        out += f"  - Name:            {name}\n    SymbolName:      '{name}@kd'\n    Language:        OpenCL C\n" \
            "    LanguageVersion: [ 1, 2 ]\n"
        if reqd:
            out += "    Attrs:\n      ReqdWorkGroupSize: [ 64, 1, 1 ]\n"
        out += "    Args:\n"
        for name, size, kind in args:
            out += f"      - Name:            {name}\n        Size:            {size}\n        Align:           {size}\n" \
                f"        ValueKind:       {kinds[kind]}\n        ValueType:       F32\n"
        out += f"    CodeProps:\n      KernargSegmentSize: 24\n      MaxFlatWorkGroupSize: {64 if reqd else 256}\n"
    return (out + "...\n").encode()


def old_header(d, isa):
    """The header of version 2 for what descriptor @d of a later one says."""
    lds, scratch, kernarg, _, _, rsrc1, rsrc2, properties = struct.unpack("<IIIIq24xIIH6x", d)
    h = bytearray(256)
    struct.pack_into("<IIHHHHqqQQIIIIIIQIHH", h, 0, 1, 2, 1, *isa, 256, 0, 0, 0, rsrc1, rsrc2, properties | 1 << 19, scratch,
                     lds, 0, kernarg, 0, 0, 0)
    h[103] = 5 if properties >> 10 & 1 else 6
    return bytes(h)


def old_object(name, text, descriptors, gfx, isa, kernels, linked):
    """@text of a later version as an object of version 2: headers before the kernels, and no descriptors. Their symbols
    have type 10, which elsewhere is that of indirect functions."""
    code = text[:text.index("\t.section\t.rodata")] if text.count(".amdhsa_kernel") == 1 else \
        re.sub(r"\t\.section\t\.rodata.*?\.end_amdhsa_kernel\n\t\.text\n", "", text, flags=re.S)
    code = code[:code.index("\t.amdgpu_metadata")]
    for kernel, d in descriptors.items():
        header = "".join(f"\t.long 0x{w:x}\n" for w in struct.unpack("<64I", old_header(d, isa)))
        code = re.sub(rf"\t\.type\t{kernel},@function\n({kernel}:.*\n)", rf"\t.type\t{kernel},@gnu_indirect_function\n\1{header}", code)
    notes = old_note(1, struct.pack("<II", 2, 1)) + \
        old_note(3, struct.pack("<HHIII", 4, 7, *isa) + b"AMD\0AMDGPU\0") + old_note(10, old_metadata(kernels))
    code += '\t.section .note,"",@note\n' + "".join(f"\t.byte {b}\n" for b in notes)
    write(f"{name}.s", code)
    run(f"llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu={gfx} -filetype=obj {name}.s -o {name}" +
        (f"; ld.lld-19 -shared {name} -o {name}.so; mv {name}.so {name}" if linked else ""))
    data = bytearray(read(path(name)))
    data[8] = 0                             # the ABI version
    struct.pack_into("<I", data, 48, 3)     # flags of version 2: XNACK and a trap handler, and no processor
    write(name, bytes(data))


def same_but_version(name, *options):
    reports = []
    for file in f"{name}.new", f"{name}.old":
        r = wavebound("analyze", path(file), "--format", "json", "--grid", "256", "--workgroup", "64", "--arg", "n=9", *options)
        report = r.json()
        for k in report["kernels"]:         # metadata of version 2 does not count registers: those allocated are told
            for counted in "vgprs", "sgprs", "vgpr_spills", "sgpr_spills":
                k["resources"].pop(counted)
        reports.append((r.code, report["target"], report["kernels"]))
    plain = [re.sub(rf"'(line|address|column|file)': [^,}}]*|{name}\.(new|old):0x[0-9a-f]+", "", str(r)) for r in reports]
    same(plain[1], plain[0])
    assert len(reports[0][2]) == 2 and reports[0][2][0]["status"] == "bounded", reports[0]


@test
def version_3_gives_what_later_ones_give():
    """Its descriptors and notes are those of version 4, but for the version; of the flags it has one bit for XNACK, and one
    for SRAM-ECC."""
    write("three.cl", OLD)
    for gfx, flags in ("gfx803", 0x2a), ("gfx900", 0x2c), ("gfx906", 0x2f | 0x200), ("gfx1010", 0x33 | 0x100):
        run("clang-19 -target amdgcn-amd-amdhsa -nogpulib -x cl -cl-std=CL1.2 -w -cl-kernel-arg-info "
            f"-mcode-object-version=4 -mcpu={gfx} -O2 three.cl -o three.new")
        data = bytearray(read(path("three.new")))
        data[8] = 1                             # the ABI version
        struct.pack_into("<I", data, 48, flags)
        write("three.old", bytes(data))
        same_but_version("three")


@test
def version_2_gives_what_later_ones_give():
    write("old.cl", OLD)
    args = [("add", True, [("a", 8, "global_buffer"), ("b", 8, "global_buffer"), ("n", 4, "by_value")]),
            ("keeps", False, [("n", 2, "by_value"), ("p", 8, "global_buffer")])]
    for gfx, isa in ("gfx803", (8, 0, 3)), ("gfx900", (9, 0, 0)), ("gfx906", (9, 0, 6)), ("gfx90c", (9, 0, 12)):
        for level in "1", "2":
            run("clang-19 -target amdgcn-amd-amdhsa -nogpulib -x cl -cl-std=CL1.2 -w -cl-kernel-arg-info "
                f"-mcode-object-version=4 -mcpu={gfx} -O{level} -S old.cl -o old.new.s; "
                f"llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu={gfx} -filetype=obj old.new.s -o new.o; "
                "ld.lld-19 -shared new.o -o old.new; llvm-objcopy-19 -O binary -j .rodata old.new old.rodata")
            rodata = read(path("old.rodata"))
            text = read(path("old.new.s")).decode()
            for linked in False, True:
                old_object("old.old", text, {"add": rodata[:64], "keeps": rodata[64:128]}, gfx, isa, args, linked)
                same_but_version("old")


def headed(**change):
    """A code object of version 2 by hand, of kernel a, whose header is changed at byte offsets."""
    e = Elf(3, flags=0, abi_version=0)
    h = bytearray(old_header(descriptor(0, 1024, 16, 40, RSRC1, RSRC2, 1 | 8), (9, 0, 0)))
    for at, value in change.items():
        struct.pack_into("<I", h, int(at[1:]), value)
    e.section(".text", 1, 6, 0x1000, words(NOP, END) + bytes(248) + bytes(h) + words(NOP, END))
    e.section(".note", 7, 2, 0, old_note(3, struct.pack("<HHIII", 4, 7, 9, 0, 0) + b"AMD\0AMDGPU\0"))
    e.symbol("f", 2, 1, 0x1000, 8)
    e.symbol("a", 10, 1, 0x1100, 264)
    return e


@test
def headers_are_read_field_by_field():
    r = Read(headed())
    same((r.said, r.functions()), ("", ["f 0x0+0x8", "a 0x200+0x8"]))
    r.has("\tdesc vgprs=24 sgprs=32 lds_bytes=1024 scratch_bytes=16 kernarg_bytes=40 code_object_version=2 float_mode=245 "
          "dx10_clamp\n\tabi private_segment_buffer kernarg_ptr workgroup_id_x workgroup_id_z scratch_wave_offset "
          "workitem_id_dims=2 user_sgprs=8 s_private_segment_buffer=0 s_kernarg_ptr=4 s_workgroup_id_x=8 ")
    assert Read(headed(b56=1 | 8 | 1 << 19 | 1 << 20)).out.count("dynamic_stack") == 1
    for change, says in [({"b0": 2}, "has version 2"), ({"b100": 5 << 24}, "2^5 lanes"),
                         ({"b56": 1 | 8 | 1 << 19 | 1 << 7}, "counts of workgroups"), ({"b56": 1 | 8}, "32 bits"),
                         ({"b56": 1 | 8 | 1 << 19 | 1 << 16}, "appends"), ({"b80": 1}, "HSAIL"), ({"b76": 1}, "4 GiB"),
                         ({"b12": 6 << 16}, "header is for gfx906"), ({"b48": RSRC1 | 1 << 24}, "reserved bits")]:
        r = Read(headed(**change))
        assert says in r.said and "a 0x200+0x8!" in r.functions(), (change, r.said)
    for entry in 0, 255, 4096, 1 << 31:
        r = Read(headed(b16=entry))
        same((entry, r.count("bad-descriptor"), r.functions()), (entry, 1, ["f 0x0+0x8"]))
    e = headed()
    e.symbols[1][3] = 0x1180                            # fewer than 256 bytes of header
    same(Read(e).count("bad-descriptor"), 1)
    e = headed()
    e.sections[1] = e.sections[1][:4] + (old_note(3, bytes(16)),) + e.sections[1][5:]
    assert "it is for gfx000" in Read(e).said


@test
def old_metadata_bombs_are_harmless():
    base = Read(headed()).peak
    for data in b"[" * 100000, b"Kernels:\n" + b"  - Args:\n" * 20000, b"Kernels:\n  - Name: a\n    Args:\n" + \
            b"      - Size: 4294967295\n" * 9, b"Kernels: [ { Name: a, Args: [ { Size: x } ] } ]", b"\0" * 999, b"&a", \
            b"Kernels:\n  - Name: a\n    Args:\n" + b"      - Size: 1\n" * 9999:
        e = headed()
        e.section(".more", 7, 2, 0, old_note(10, data))
        r = Read(e)
        assert r.code == 0 and r.count("bad-metadata") <= 1 and "fn @a " in r.out and (SANITIZED or r.peak < base + (64 << 20))


# ---- what is refused ---------------------------------------------------------------------
@test
def reserved_bits_are_refused_as_llvm_refuses_them():
    """A kernel for each bit of a descriptor, that alone is set but for the entry."""
    for gfx in "gfx803", "gfx900", "gfx908", "gfx90a", "gfx942", "gfx1030", "gfx1150", "gfx1200":
        text = [f'.amdgcn_target "amdgcn-amd-amdhsa--{gfx}"', '.section .rodata,"a"', ".p2align 6"]
        for bit in range(512):
            d = bytearray(descriptor(0x10000 - 64 * bit))
            d[bit // 8] ^= 1 << bit % 8
            text += [f".type k{bit}.kd,@object", f".size k{bit}.kd,64", f"k{bit}.kd: .byte " + ",".join(map(str, d))]
        text += [".text", ".type f,@function", "f: s_endpgm", ".size f,4"]
        write("bits.s", "\n".join(text) + "\n")
        run(f"llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu={gfx} -filetype=obj bits.s -o bits.o; "
            "llvm-objdump-19 -D -j .rodata bits.o >bits.out")
        theirs = {m for m in re.findall(r"error decoding (k\d+)\.kd", read(path("bits.out")).decode())}
        if gfx == "gfx803":
            theirs.add("k458")          # waves of 32 lanes, which LLVM forgets there
        if gfx >= "gfx10" and len(gfx) > 6:
            theirs -= {f"k{bit}" for bit in range(390, 394)}    # the number of scalar registers, which clang writes
        r = Read(open(path("bits.o"), "rb").read())
        assert len(theirs) > 200
        same((gfx, set(re.findall(r"kernel '(k\d+)': its kernel descriptor sets reserved bits", r.said))), (gfx, theirs))


@test
def foreign_objects_are_refused_by_name():
    for header, says in ({"flags": 0x41, "end": 0}, ""), ({"flags": 0xff}, "0xff"), ({"os_abi": 65}, "ABI is 65"), \
            ({"abi_version": 5}, "ABI version is 5"):
        r = Read(sample(**header))
        assert not says or (r.code == 3 and r.count("unsupported-object") == 1 and says in r.said), r.said


@test
def truncated_files_are_reported():
    data = read("examples/vector_add/vector_add.gfx900.hsaco")
    for n in [*range(80), *range(80, len(data), 37)]:
        same((n, Read(data[:n]).code), (n, 2))


@test
def lying_headers_are_reported():
    """Fields of headers that lie: never a crash, always a message, and functions that are uncertain are refused."""
    TEXT, RODATA, SYMTAB, STRTAB = range(1, 5)
    for section, offset, width, value, diagnostic in [
        (None, 40, "Q", 1 << 30, "bad-elf"),            # e_shoff beyond the file
        (None, 40, "Q", (1 << 64) - 9, "bad-elf"),
        (None, 58, "H", 0, "bad-elf"),                  # e_shentsize
        (None, 60, "H", 0xfeff, "bad-elf"),             # e_shnum
        (None, 60, "H", 0, "bad-elf"),
        (SYMTAB, 56, "Q", 0, "bad-elf"),                # sh_entsize
        (SYMTAB, 32, "Q", (1 << 64) - 1, "bad-elf"),    # sh_size
        (SYMTAB, 24, "Q", (1 << 64) - 1, "bad-elf"),    # sh_offset
        (SYMTAB, 40, "I", 3, "bad-symbol"),             # its strings are itself
        (SYMTAB, 40, "I", 99999, "bad-symbol"),
        (STRTAB, 32, "Q", 3, "bad-symbol"),
        (TEXT, 32, "Q", 1 << 30, "bad-symbol"),         # .text beyond the file: no code
        (TEXT, 32, "Q", 4, "bad-symbol"),
        (TEXT, 4, "I", 8, "bad-symbol"),                # .text without bits
        (RODATA, 32, "Q", 70, "bad-descriptor"),
        (RODATA, 24, "Q", (1 << 64) - 64, "bad-descriptor"),
    ]:
        e = sample()
        data = bytearray(e.bytes())
        struct.pack_into("<" + width, data, offset + (e.headers + 64 * section if section else 0), value)
        r = Read(bytes(data))
        assert r.count(diagnostic), f"{section} {offset} {value}: no {diagnostic} in\n{r.said}"


# ---- metadata ----------------------------------------------------------------------------
def note(data, claim=None):
    """A note "AMDGPU" of type 32 around @data."""
    return struct.pack("<III8s", 7, len(data) if claim is None else claim, 32, b"AMDGPU") + data


def with_note(data):
    e = sample()
    e.section(".note", 7, 2, 0, data)
    return Read(e)


@test
def metadata_is_read():
    r = with_note(note(
        b"\x81\xaeamdhsa.kernels\x91\x84\xa7.symbol\xa4a.kd\xa8.unknown\x92\x01\x81\xa1x\x93\x01\x02\x03"
        b"\xb4.reqd_workgroup_size\x93\x40\xcd\x01\x00\x01\xa5.args\x91\x85\xa5.name\xa3dst\xa5.size\x08\xa7.offset\xcc\x80"
        b"\xab.value_kind\xadglobal_buffer\xae.actual_access\xaawrite_only"))
    same((r.said, r.out.count("\targ ")), ("", 1))
    r.has(" reqd_workgroup_x=64 reqd_workgroup_y=256 ", '\targ "dst" buffer value_kind="global_buffer" offset=128 bytes=8 write_only\n')


@test
def notes_of_all_inputs_are_read():
    """The linker puts the notes of its inputs one behind the other."""
    def size(symbol, x):
        return b"\x81\xaeamdhsa.kernels\x91\x82\xa7.symbol\xa4" + symbol + b"\xb4.reqd_workgroup_size\x93" + x + b"\x01\x01"
    notes = b""
    for data in size(b"a.kd", b"\x07"), b"\xc1", size(b"b.kd", b"\x09"), size(b"b.kd", b"\x0b"):
        notes += note(data)
        notes += bytes(-len(notes) % 4)
    r = with_note(notes)
    same(r.count("bad-metadata"), 1)                    # the second one
    r.has(" reqd_workgroup_x=7 ", " reqd_workgroup_x=9 ")


@test
def metadata_bombs_are_harmless():
    base = Read(sample()).peak
    for head, fill in (b"\x81\xa1x", 0x91), (b"\x81\xa1x", 0x81), (b"\xdf\xff\xff\xff\xff", 0xc0), \
            (b"\x81\xaeamdhsa.kernels\xdd\xff\xff\xff\xff", 0x80), \
            (b"\x81\xaeamdhsa.kernels\x91\x81\xa5.args\xdd\xff\xff\xff\xff", 0x80), \
            (b"\x81\xdb\xff\xff\xff\xff", ord("x")), (b"\x81\xa1x\xc9\xff\xff\xff\xff\x01", 0), \
            (b"\x81\xa1x\xdd\xff\xff\xff\xff", 0xdd), (b"\xc1", 0xc1):
        # arrays in arrays, maps in maps; 2^32 entries, kernels, arguments; a key of 2^32 bytes
        r = with_note(note(head + bytes([fill]) * (200000 - len(head))))
        same((r.code, r.count("bad-metadata")), (0, 1))
        assert SANITIZED or r.peak < base + (64 << 20)
    same(with_note(note(b"\x80", 0xfffffff0)).count("bad-metadata"), 1)


# ---- carriers ----------------------------------------------------------------------------
BUNDLE = b"__CLANG_OFFLOAD_BUNDLE__"


def bundle():
    """Of a host entry and code objects for gfx906, of kernel a alone, and gfx900."""
    one = sample(flags=MACH["gfx906"])
    del one.symbols[2:]
    objects, ids = [b"", one.bytes(), sample().bytes()], [
        b"host-x86_64-unknown-linux--", b"hipv4-amdgcn-amd-amdhsa--gfx906:xnack-", b"hipv4-amdgcn-amd-amdhsa--gfx900"]
    head, body = BUNDLE + struct.pack("<Q", 3), b""
    for data, id in zip(objects, ids):
        head += struct.pack("<QQQ", 4096 + len(body), len(data), len(id)) + id
        body += data + bytes(4096 if data else 0)
    return head.ljust(4096, b"\0") + body


def chosen(data, *options):
    r = wavebound("analyze", write("x", data), "--format", "json", *options)
    return r.json()["target"], [k["name"] for k in r.json()["kernels"]], r.code, r.said


@test
def bundles_are_opened():
    target, kernels, code, said = chosen(bundle())
    same((target, kernels, said.count("[several-objects]")), ("gfx906", ["a"], 1))
    target, kernels, code, said = chosen(bundle(), "--target", "gfx900")
    same((target, kernels, code), ("gfx900", ["a", "b"], 0))
    target, kernels, code, said = chosen(bundle(), "--target", "gfx803")
    assert code == 2 and "[no-device-code]" in said and "gfx906:xnack-" in said


@test
def damaged_bundles_are_reported():
    for offset, value in (24, (1 << 64) - 1), (24, 1000), (32, 1 << 30), (40, (1 << 64) - 4001), (48, (1 << 64) - 11), \
            (48, 1 << 20):
        data = bytearray(bundle())
        struct.pack_into("<Q", data, offset, value)
        same((offset, value, Read(bytes(data)).count("bad-bundle")), (offset, value, 1))


def member(name, data):
    return b"%-16s%-12d%-6d%-6d%-8o%-10d`\n" % (name, 0, 0, 0, 0o644, len(data)) + data + b"\n" * (len(data) % 2)


@test
def archives_are_opened():
    """The first member that is code for a target that is known."""
    arch, a = b"!<arch>\n", sample().bytes()
    for data in arch + member(b"a.o/", a), arch + member(b"/", b"symbols") + member(b"//", b"x.o/") + member(b"/0", a), \
            arch + member(b"#1/8", b"name.o\0\0" + a), arch + member(b"b", b"text") + member(b"a", a), arch + member(b"x", bundle()):
        same(Read(data).functions()[0], "a 0x0+0x8")
    for data in arch + member(b"a", a)[:-1], arch + member(b"a", a)[:59], arch + b"`\n" * 60, arch + member(b"#1/9999", a), \
            arch + member(b"#1/-1", a), arch + member(b"#1/", a), (arch + member(b"a", a)).replace(b"`\n", b"``"), b"!<thin>\n" + a:
        same((data[:70], Read(data).count("bad-bundle")), (data[:70], 1))
    deep, base = a, Read(sample()).peak
    for _ in range(5):
        deep = arch + member(b"x", deep)
    for data in deep, arch + member(b"x", b"") * 30000:
        r = Read(data)
        assert r.code == 2 and r.count("too-large") == 1 and (SANITIZED or r.peak < base + (64 << 20))


@test
def bundles_in_bundles_end():
    """A bundle whose entries are the bundle itself, many times over."""
    n = 2000
    r = Read(BUNDLE + struct.pack("<Q", n) + (struct.pack("<QQQ", 0, 32 + 25 * n, 1) + b"x") * n)
    assert r.code == 2 and r.count("too-large") == 1 and "overlap too often" in r.said


@test
def host_files_are_searched():
    host = Elf(machine=62)
    host.section(".data", 1, 2, 0, b"text that mentions __CLANG_OFFLOAD_BUNDLE__ and CCOB and \177ELF, by the way" +
                 sample().bytes())
    r = Read(host)
    same((r.said, len(r.functions())), ("", 2))
    host.section(".hip_fatbin", 1, 2, 0, bundle())
    r = Read(host)
    assert r.code == 2 and "there are 2 code objects for gfx900 in this file" in r.said
    target, kernels, code, said = chosen(host.bytes(), "--target", "gfx906")
    assert target == "gfx906" and "of 3 code objects, the one for gfx906 is read" in said
    host.sections = []
    r = Read(host)
    same((r.code, r.count("no-device-code")), (2, 1))


# ---- made to take for ever: each is read or refused within seconds and a bounded multiple of its size in memory. A
# table of n entries that points n times at the same thing is how a reader that is right becomes one that is quadratic.
MANY = 50000


def tortured(e, functions, refused):
    """So many functions are read, @refused of them refused; none: no device code is found."""
    data = e.bytes()
    r = Read(data)
    same((len(r.functions()), sum(f.endswith("!") for f in r.functions())), (functions, refused))
    assert functions or r.code == 2
    # what is quadratic needs ten times as much, for files of a few megabytes
    assert r.seconds < 10 and (SANITIZED or r.peak < 3 << 29), (r.seconds, r.peak, len(data))


def code_of(type=3, every=4):
    """A file with a code section of MANY * 4 words: s_nop, the last of each @every s_endpgm."""
    e = Elf(type)
    e.section(".text", 1, 6, 0 if type == 1 else 0x1000, words(*([NOP] * (every - 1) + [END]) * (4 * MANY // every)))
    return e


@test
def many_names_sizes_and_functions():
    e = code_of()
    e.symbols = [[f"f{k}", 2, 1, 0x1000, 16] for k in range(MANY)]
    tortured(e, 1, 0)
    e.symbols = [[f"f{k}", 2, 1, 0x1000 + 16 * k, 16 * (MANY - k)] for k in range(MANY)]
    tortured(e, MANY, MANY - 1)                         # the last one is as it says
    e.symbols = [["f", 2, 1, 0x1000 + 16 * k, 16] for k in range(MANY)]
    tortured(e, MANY, 0)
    e.section(".rodata", 1, 2, 0, descriptor(0x1000))   # of many kernels
    e.symbols = [[f"k{k}.kd", 1, 2, 0, 64] for k in range(MANY)]
    tortured(e, 1, 0)


@test
def abbreviations_of_many_units():
    """Each unit of .debug_info has a table of abbreviations of its own: the rest of .debug_abbrev, from another byte on."""
    e = sample()
    e.section(".note", 7, 2, 0, note(b"\x81\xaeamdhsa.kernels\x91\x83\xa7.symbol\xa4a.kd\xa5.name\xa1a\xa5.args\x91\x83\xa5.size\x08"
                                     b"\xa7.offset\x00\xab.value_kind\xadglobal_buffer"))
    e.section(".debug_info", 1, 0, 0, b"".join(struct.pack("<IHIBB", 8, 4, k, 8, 0) for k in range(MANY)))
    e.section(".debug_abbrev", 1, 0, 0, b"\1" * (4 * MANY))
    tortured(e, 2, 0)


@test
def a_section_per_function():
    e = code_of()
    for k in range(MANY):
        e.section(".text", 1, 6, 0x1000000 + 16 * k, words(NOP, NOP, NOP, END))
        e.symbol(f"f{k}", 2, k + 2, 0x1000000 + 16 * k, 16)
    tortured(e, MANY, 0)


@test
def relocations_in_reverse_and_of_many_tables():
    e = code_of(1)
    e.symbols = [[f"f{k}", 2, 1, 16 * k, 16] for k in range(MANY)]
    e.section(".rela.text", 4, 0, 0, b"".join(struct.pack("<QQq", 16 * (MANY - 1 - k), 10 | 1 << 32, 0)
                                              for k in range(MANY)), 3, 1, 24)
    tortured(e, MANY, 0)
    e = code_of(1)
    for k in range(MANY):
        e.section(".rela.text", 4, 0, 0, struct.pack("<QQq", 4, 10 | 1 << 32, 0), MANY + 2, 1, 24)
    e.symbol("f", 2, 1, 0, 16)
    tortured(e, 1, 0)


@test
def data_that_nothing_reaches_are_passed_over():
    """Random words behind a branch over them, and behind the end: also the beginning of what would be an instruction into
    which the branch goes. Where control reaches them, what is no instruction is a refusal."""
    rng = random.Random(int(os.environ.get("TEST_SEED", "1")))
    some = [0, 0xBF800000, 0x3F800000, 0xC0000000, 0xD1000000, 0xBF810000, 0xFFFFFFFF]
    for gfx in MACH:
        text = f'\t.amdgcn_target "amdgcn-amd-amdhsa--{gfx}"\n\t.text\n'
        for k in range(40):
            data = ", ".join(str(rng.choice(some + [rng.getrandbits(32)] * 7)) for _ in range(rng.randrange(1, 9)))
            over = "" if k == 39 else f"\ts_branch o{k}\n"
            text += f"\t.type f{k},@function\nf{k}:\n{over}\t.long {data if over else '0xffffffff'}\no{k}:\n\ts_nop {k % 8}\n\ts_endpgm\n\t.long {data}\n"
        write("data.s", text)
        run(f"llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu={gfx} -filetype=obj data.s -o data.o")
        out = wavebound("opt", path("data.o")).out.decode()
        for k in range(39):
            body = re.search(rf"^fn @f{k} ([^\n]*)\n(.*?)^}}", out, re.M | re.S)
            assert "refused" not in body[1] and len(re.findall(r"^\t(?:nop|end)", body[2], re.M)) == 2, (gfx, k, body[0], text)
        assert re.search(r"^fn @f39 .*refused=", out, re.M)


@test
def nothing_but_words_that_are_none():
    e = Elf()
    e.section(".text", 1, 6, 0x1000, b"\xfc" * 16 * MANY)
    e.symbol("f", 2, 1, 0x1000, 0)
    tortured(e, 1, 1)


@test
def host_files_that_repeat_themselves():
    """Sections that all claim the whole file; headers that all claim one large table; packed bundles of nothing."""
    e = Elf(machine=62)
    for k in range(MANY // 2):
        e.section(".data", 1, 0, 0, b"", claim=64 * 1000)
    tortured(e, 0, 0)
    # what is wrong, entries of 63 bytes, is found out after the table was looked at
    header = b"\177ELF\2\1\1\100\2".ljust(16, b"\0") + struct.pack("<HHIQQQIHHHHHH", 3, 224, 1, 0, 0, 64, 0, 64, 0, 0, 63,
                                                                   30000, 0)
    for data in header * 60000, b"CCOB\2\0\1\0" * 480000:
        e = Elf(machine=62)
        e.section(".data", 1, 0, 0, data)
        tortured(e, 0, 0)


finish()
