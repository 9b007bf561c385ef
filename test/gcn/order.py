# test/gcn/order.py -- random functions, as assembly and as LLVM's machine code, for hazards of gfx10 and gfx11, and of
# matrices: the compiler's hazard recogniser puts an instruction into the latter where the former has a hazard.
#
# pieces() and matrices() give instructions in both forms. Functions have up to three blocks, with a branch over the second one and one
# back to the first.
import random
import subprocess

TARGETS = ["gfx1010", "gfx1013", "gfx1030", "gfx1100", "gfx1150"]


def pieces(rng, target, wide):
    """An instruction: assembly, machine code."""
    v, w, x = (rng.randrange(4) for _ in range(3))
    s, t = rng.randrange(4), 2 * rng.randrange(2)
    new = target >= "gfx11"
    ex, mask = "implicit $exec", f"s[{t}:{t + 1}]" if wide else f"s{t}"
    m_mask = f"$sgpr{t}_sgpr{t + 1}" if wide else f"$sgpr{t}"
    mode = f"implicit $mode, {ex}"
    load, sload, ds = ("buffer_load_b32", "s_load_b32", "ds_load_b32") if new else ("buffer_load_dword", "s_load_dword", "ds_read_b32")
    return rng.choice([
        (f"{load} v{v}, v{w}, s[0:3], s4 offen", f"$vgpr{v} = BUFFER_LOAD_DWORD_OFFEN $vgpr{w}, $sgpr0_sgpr1_sgpr2_sgpr3, $sgpr4, 0, 0, 0, {ex}"),
        (f"{ds} v{v}, v{w}", f"$vgpr{v} = DS_READ_B32_gfx9 $vgpr{w}, 0, 0, {ex}"),
        (f"{sload} s{s + 8}, s[{t}:{t + 1}], 0x0", f"$sgpr{s + 8} = S_LOAD_DWORD_IMM $sgpr{t}_sgpr{t + 1}, 0, 0"),
        (f"s_mov_b32 s{s}, 0", f"$sgpr{s} = S_MOV_B32 0"),
        (f"s_mov_b32 s{s}, s{t}", f"$sgpr{s} = S_MOV_B32 $sgpr{t}"),
        (f"s_mov_b32 s{s + 8}, exec_lo", f"$sgpr{s + 8} = S_MOV_B32 $exec_lo"),
        (f"s_mov_b32 exec_lo, s{s + 8}", f"$exec_lo = S_MOV_B32 $sgpr{s + 8}"),
        (f"s_mov_b64 exec, -1", "$exec = S_MOV_B64 -1") if wide else ("s_mov_b32 exec_lo, -1", "$exec_lo = S_MOV_B32 -1"),
        (f"v_readfirstlane_b32 s{s}, v{v}", f"$sgpr{s} = V_READFIRSTLANE_B32 $vgpr{v}, {ex}"),
        (f"v_cmpx_le_f32_e32 0, v{v}", f"V_CMPX_LE_F32_nosdst_e32 0, $vgpr{v}, implicit-def $exec, {mode}"),
        (f"v_permlane16_b32 v{v}, v{w}, s8, s9", f"$vgpr{v} = V_PERMLANE16_B32_e64 0, $vgpr{w}, 0, $sgpr8, 0, $sgpr9, $vgpr{v}, 0, {ex}"),
        (f"v_mov_b32_e32 v{v}, v{w}", f"$vgpr{v} = V_MOV_B32_e32 $vgpr{w}, {ex}"),
        (f"v_mov_b32_e32 v{v}, s{s}", f"$vgpr{v} = V_MOV_B32_e32 $sgpr{s}, {ex}"),
        (f"v_add_nc_u32_e32 v{v}, v{w}, v{x}", f"$vgpr{v} = V_ADD_U32_e32 $vgpr{w}, $vgpr{x}, {ex}"),
        (f"v_sqrt_f32_e32 v{v}, v{w}", f"$vgpr{v} = V_SQRT_F32_e32 $vgpr{w}, {mode}"),
        (f"v_cndmask_b32_e64 v{v}, v{w}, v{x}, {mask}", f"$vgpr{v} = V_CNDMASK_B32_e64 0, $vgpr{w}, 0, $vgpr{x}, {m_mask}, {ex}"),
        (f"v_cndmask_b32_e64 v{v}, v{w}, s{s}, {mask}", f"$vgpr{v} = V_CNDMASK_B32_e64 0, $vgpr{w}, 0, $sgpr{s}, {m_mask}, {ex}"),
        ("v_nop", f"V_NOP_e32 {ex}"),
        ("s_nop 1", "S_NOP 1"),
        (f"s_waitcnt_depctr 0x{(field := rng.choice([0xFFE3, 0xFFFE, 0x0FFF])):x}", f"S_WAITCNT_DEPCTR {field}"),
        ("s_waitcnt 0x0", "S_WAITCNT 0"),
        ("s_waitcnt_vscnt null, 0x0", "S_WAITCNT_VSCNT undef $sgpr_null, 0"),
        ("s_denorm_mode 0", "S_DENORM_MODE 0, implicit-def $mode, implicit $mode"),
        ("s_nop 0", "S_NOP 0") if new else (f"flat_atomic_fmin v[6:7], v{v}", f"FLAT_ATOMIC_FMIN $vgpr6_vgpr7, $vgpr{v}, 0, 0, {ex}, implicit $flat_scr"),
    ])


MATRIX = {      # the form of gfx908 and gfx90a, that of gfx942; the name in machine code; registers of result and factors
    "4x4x1f32": ("4x4x1_16b_f32", "F32_4X4X1F32", 4, 1), "16x16x4f32": ("16x16x4_f32", "F32_16X16X4F32", 4, 1),
    "32x32x2f32": ("32x32x2_f32", "F32_32X32X2F32", 16, 1), "4x4x4f16": ("4x4x4_16b_f16", "F32_4X4X4F16", 4, 2),
    "16x16x16f16": ("16x16x16_f16", "F32_16X16X16F16", 4, 2), "32x32x8f16": ("32x32x8_f16", "F32_32X32X8F16", 16, 2),
    "16x16x4f64": ("16x16x4_f64", "F64_16X16X4F64", 8, 2), "4x4x4f64": ("4x4x4_4b_f64", "F64_4X4X4F64", 2, 2)}


def matrices(rng, target, wide):
    """A matrix instruction, or one that reads such a result; accumulation registers on gfx908."""
    def tuple(letter, first, n):
        kind = "vgpr" if letter == "v" else "agpr"
        return f"{letter}[{first}:{first + n - 1}]" if n > 1 else f"{letter}{first}", "$" + "_".join(f"{kind}{first + k}" for k in range(n))

    a, ex, v = "a" if target == "gfx908" else "v", "implicit $exec", 2 * rng.randrange(9)
    form = rng.choice([f for f in MATRIX if "f64" not in f or target != "gfx908"])
    new, code, n, m = MATRIX[form]
    to, more = tuple(a, rng.choice([0, 0, 2, 4]), n), tuple(a, rng.choice([0, 0, 2, 4, 32]), n)
    to = more if rng.random() < 0.7 else tuple(a, 32, n)
    x, y = (tuple(*rng.choice([("v", 56), (a, v)]), m) for _ in range(2))
    text = f"v_mfma_f{code[1:3]}_{new if target == 'gfx942' else form} {to[0]}, {x[0]}, {y[0]}, {more[0]}"
    matrix = text, f"{to[1]} = V_MFMA_{code}{'' if a == 'a' else '_vgprcd'}_e64 {x[1]}, {y[1]}, {more[1]}, 0, 0, 0, implicit $mode, {ex}"
    reads = (f"v_accvgpr_read_b32 v60, a{v}", f"$vgpr60 = V_ACCVGPR_READ_B32_e64 $agpr{v}, {ex}") if a == "a" else rng.choice([
        (f"v_mov_b32_e32 v60, v{v}", f"$vgpr60 = V_MOV_B32_e32 $vgpr{v}, {ex}"),
        (f"ds_write_b32 v62, v{v}", f"DS_WRITE_B32_gfx9 $vgpr62, $vgpr{v}, 0, 0, {ex}"),
        (f"global_store_dword v[62:63], v{v}, off", f"GLOBAL_STORE_DWORD $vgpr62_vgpr63, $vgpr{v}, 0, 0, {ex}")])
    nop = rng.choice([0, 1, 2, 3, 6, 7])
    return rng.choice([matrix, matrix, reads, (f"s_nop {nop}", f"S_NOP {nop}"), (f"s_nop {nop}", f"S_NOP {nop}")])


def function(rng, target, wide, name, pieces):
    """Both forms, and the number of instructions. Of two ways to a matrix, the recogniser takes the states of one and the
    result of the other, so these have one block."""
    n, code, machine = 1 if pieces == matrices else rng.randrange(1, 4), [], []
    for b in range(n):
        to = ([2] if b == 0 and n == 3 and rng.random() < 0.5 else []) + ([0] if b and b == n - 1 and rng.random() < 0.3 else [])
        after = to + ([b + 1] if b + 1 < n else [3] if to else [])
        code.append(f".L{name}_{b}:")
        machine.append(f"  bb.{b}:\n    successors: " + ", ".join(f"%bb.{k}" for k in after) if after else f"  bb.{b}:")
        for _ in range(rng.randrange(1, 12 if pieces == matrices else 6)):
            text, m = pieces(rng, target, wide)
            code.append(text)
            machine.append("    " + m)
        for k in to:
            code.append(f"s_cbranch_scc1 .L{name}_{k}")
            machine.append(f"    S_CBRANCH_SCC1 %bb.{k}, implicit $scc")
    code += [f".L{name}_3:", "s_endpgm"]
    if machine and any("%bb.3" in line for line in machine):
        machine.append("  bb.3:")
    machine.append("    S_ENDPGM 0")
    return f"\t.type {name},@function\n{name}:\n" + "\n".join(code) + "\n", f"---\nname: {name}\nbody: |\n" + "\n".join(machine) + "\n...\n", \
        sum(line.startswith("    ") for line in machine)


def functions(seed, target, wide, count, pieces=pieces):
    """The text, and of each function what the recogniser puts into it."""
    rng = random.Random(seed)
    all = [function(rng, target, wide, f"f{k}", pieces) for k in range(count)]
    size = f"wavefrontsize{64 if wide else 32}"
    head = f'\t.amdgcn_target "amdgcn-amd-amdhsa--{target}"\n\t.text\n'
    if wide:
        head += "\t.amdhsa_kernel k\n\t.amdhsa_next_free_vgpr 1\n\t.amdhsa_next_free_sgpr 1\n\t.amdhsa_wavefront_size32 0\n\t.end_amdhsa_kernel\n\t.type k,@function\nk:\n\ts_endpgm\n"
    other = "-wavefrontsize32,+" if wide else "-wavefrontsize64,+"
    waves = [f"-mattr={other}{size}"] if target >= "gfx1000" and len(target) == 7 else []
    p = subprocess.run(["llc-19", "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={target}", *waves, "-run-pass=post-RA-hazard-rec", "-x", "mir", "-o", "-", "-"],
                       input="".join(m for _, m, _ in all), text=True, capture_output=True)
    assert p.returncode == 0, p.stderr[:2000]
    bodies = p.stdout.split("\nbody:")[1:]
    assert len(bodies) == count
    put = {}
    for k, body in enumerate(bodies):
        lines = [line.strip() for line in body.split("\n\n...")[0].splitlines()[1:] if line.startswith("    ") and "successors:" not in line and "liveins" not in line and line.strip()]
        put[f"f{k}"] = len(lines) - all[k][2]
    return head + "".join(text for text, _, _ in all), put
