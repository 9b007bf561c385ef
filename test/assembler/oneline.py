# test/assembler/oneline.py -- lines of assembly, valid and not, and how they are changed a little: what LLVM's assembler
# rejects is not to be read, what it takes is read or refused with a reason. A \\n ends a line.
import re

FORMS = r"""
.globl x
.global x
.type x,@function
.type x,@object
.type x, @notype
.type x,%function
.type x,STT_FUNC
.type x,"object"
.size x, 4
.size x, .-k
.set y, 5
.set y, k
.equ y, 6
y = 7
y = k
y == 7
.file "a.c"
.file 1 "a.c"
.file 1 "d" "a.c"
.file 0 "d" "a.c" md5 0x0123456789abcdef0123456789abcdef
.file 2 "d" "a.c" md5 0x0123456789abcdef0123456789abcdef
.file 1 "d" "a.c" source "x"
.file 1 "a.c"\n.loc 1 2 3
.file 1 "a.c"\n.loc 1 2 3 prologue_end
.file 1 "a.c"\n.loc 1 2 3 is_stmt 0
.file 1 "a.c"\n.loc 1 2 3 discriminator 4
.file 1 "a.c"\n.loc 1 2 3 epilogue_begin
.file 1 "a.c"\n.loc 1 2 basic_block
.file 1 "a.c"\n.loc 1 2 3 isa 4
.file 1 "a.c"\n.loc 1 2 3 view x
.file 1 "a.c"\n.loc 2 2 3
.file 1 "a.c"\n.file 1 "b.c"
.ident "x"
.addrsig
.addrsig_sym x
.protected x
.hidden x
.weak x
.local x
.extern x
.internal x
.cfi_sections .debug_frame
.cfi_sections .eh_frame
.cfi_sections .debug_frame, .eh_frame
.cfi_startproc\n.cfi_endproc
.cfi_startproc simple\n.cfi_endproc
.cfi_startproc\n.cfi_def_cfa_offset 16\n.cfi_endproc
.cfi_startproc
.cfi_endproc
.cfi_startproc\n.cfi_startproc\n.cfi_endproc
.cfi_escape 1
.cfi_startproc\n.cfi_escape 0x0f, 0x03\n.cfi_endproc
.cfi_startproc\n.cfi_undefined 16\n.cfi_endproc
.amdgpu_lds x, 64, 4
.amdgpu_lds x, 64
.amdgpu_lds x, 64, 3
.amdgpu_lds x, 70000, 4
.amdgpu_lds x, -1, 4
.amdgpu_lds x, 64, 4\n.amdgpu_lds x, 64, 4
.amdgpu_lds x, 0, 16
.amdgpu_lds x, 64, 0
.amdhsa_code_object_version 4
.amdhsa_code_object_version 5
.amdhsa_code_object_version 6
.amdhsa_code_object_version 1
.amdhsa_code_object_version 3+1
.p2align 2
.p2align 8
.p2align 6, 0
.p2alignl 6, 3212836864
.p2align 4, , 8
.p2align 40
.align 4
.balign 4
.p2align
.p2align 2, 1, 2, 3
.long 1
.long 1, 2
.long -1
.long 0x1ffffffff
.long x
.long k-x
.long 'a'
.byte 1
.byte 256
.byte -129
.short 1,2
.short 65536
.quad 1
.quad 0xffffffffffffffff
.zero 4
.zero 4, 1
.zero -1
.fill 2, 4, 3212836864
.fill 2
.fill 2, 8, 1
.fill 2, 9, 1
.fill -1, 4, 0
.ascii "abcd"
.ascii "abc"
.ascii "a\n\101x"
.ascii "a\q"
.asciz "abc"
.asciz "ab", "c"
.string "abc"
.space 4
.skip 4
.long
.ascii
.ascii "ab" "cd"
.section .foo,"a",@progbits
.section .foo
.section .foo,"aw"
.section .foo,"awx",@nobits
.section .foo,"aMS",@progbits,1
.section .foo,"aM",@progbits
.section .foo,"q"
.section .foo,"aG",@progbits,k,comdat
.section ".foo"
.section .foo"
.section .foo,"a",@nonsense
.section .foo,"a",@note
.section .foo,"a",@progbits,unique,1
.section .foo,a
.text
.text 1
.data
.bss
.rodata
.data 0
.section
.section .foo,"a" @progbits
.section .foo, "a" , @progbits
.pushsection .foo\n.popsection
.previous
.popsection
.err
.error "x"
.warning "x"
.if 1\n.endif
.endif
.rept 2\ns_nop 0\n.endr
.macro m\n.endm\nm
.org 64
.comm x, 4, 4
.lcomm x, 4
.line 3
.version "x"
.amd_amdgpu_isa "amdgcn-amd-amdhsa--gfx900"
.amdgpu_hsa_kernel k
.symver x, y@z
.weakref x, y
.equiv y, 3
.equiv k, 3
.float 1.0
.double 1.0
.half 1.0
.2byte 1
.4byte 1
.8byte 1
.octa 1
.sleb128 1
.uleb128 1
.value 1
.hword 3
.int 1
.word 1
.xword 1
.inst 1
.insn 1
.set .set, 4
.L1: .L2: s_nop 0
1: s_nop 0
.1: s_nop 0
s_branch 1f\n1:
"q": s_nop 0
x: x: s_nop 0
.L:.long 1
k: s_nop 0
# comment
#line 1 "x"
// comment
/* a */ s_nop 0 /* b */
/* a
s_nop 0 /* a */ s_nop 1
s_nop 0; s_nop 1
s_nop 0 // x
s_nop 0 x
s_nop
s_nop 0,
s_nop 0x10000
s_nop -1
s_nop 0\
nonsense
.nonsense
.nonsense 1
$x: s_nop 0
$$x: s_nop 0
x$: s_nop 0
a@b: s_nop 0
x?y: s_nop 0
v_add_f32 v0, v1, v2
v_add_f32 v0, |v1|, v2
v_add_f32 v0, -|v1|, v2
v_add_f32 v0, |-v1|, v2
v_add_f32 v0, -v1, v2
v_add_f32 v0, neg(v1), v2
v_add_f32 v0, abs(v1), v2
v_add_f32 v0, neg(abs(v1)), v2
v_add_f32 v0, -neg(v1), v2
v_add_f32 v0, neg(-v1), v2
v_add_f32 v0, abs(neg(v1)), v2
v_add_f32 v0, |1|, v2
v_add_f32 v0, -|1.0|, v2
v_add_f32 v0, 1.0, v2
v_add_f32 v0, 0.5, v2
v_add_f32 v0, .5, v2
v_add_f32 v0, 1e3, v2
v_add_f32 v0, 1.0e, v2
v_add_f32 v0, 0x1p3, v2
v_add_f32 v0, inf, v2
v_add_f32 v0, 65, v2
v_add_f32 v0, 0x100000000, v2
v_add_f32 v0, -0x80000001, v2
v_add_f32 v0, 0xffffffff80000000, v2
v_fma_f32 v0, v1, v2, v3 clamp mul:2
v_fma_f32 v0, v1, v2, v3 mul:2 clamp
v_fma_f32 v0, v1, v2, v3 mul:3
v_fma_f32 v0, v1, v2, v3 div:2
v_fma_f32 v0, v1, v2, v3 div:4
v_fma_f32 v0, v1, v2, v3 clamp clamp
v_fma_f32 v0, v1, v2, v3 mul:4 mul:2
v_pk_fma_f16 v0, v1, v2, v3 op_sel:[0,0,0] op_sel_hi:[1,1,1] neg_lo:[0,0,1] neg_hi:[1,0,0] clamp
v_pk_fma_f16 v0, v1, v2, v3 neg_lo:[0,0,1] op_sel:[0,0,0]
v_pk_fma_f16 v0, v1, v2, v3 op_sel:[0,0]
v_pk_fma_f16 v0, v1, v2, v3 op_sel:[0,0,2]
ds_swizzle_b32 v0, v1 offset:swizzle(REVERSE,3)
ds_swizzle_b32 v0, v1 offset:swizzle(REVERSE,4)
ds_swizzle_b32 v0, v1 offset:swizzle(SWAP,16)
ds_swizzle_b32 v0, v1 offset:swizzle(SWAP,32)
ds_swizzle_b32 v0, v1 offset:swizzle(BROADCAST,4,3)
ds_swizzle_b32 v0, v1 offset:swizzle(BROADCAST,4,4)
ds_swizzle_b32 v0, v1 offset:swizzle(QUAD_PERM,0,1,2,3)
ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM,"01pip")
ds_swizzle_b32 v0, v1 offset:65536
s_waitcnt vmcnt(0)
s_waitcnt vmcnt(0) &
s_waitcnt vmcnt(0) & lgkmcnt(0)
s_waitcnt vmcnt(0), lgkmcnt(0)
s_waitcnt vmcnt(0) lgkmcnt(0) expcnt(0)
s_waitcnt vmcnt(64)
s_waitcnt vmcnt_sat(64)
s_waitcnt 0
s_waitcnt lgkmcnt(16)
s_waitcnt depctr_vm_vsrc(0)
s_waitcnt_depctr depctr_vm_vsrc(0)
s_waitcnt_depctr depctr_va_vdst(0) depctr_vm_vsrc(0)
s_waitcnt_depctr depctr_nonsense(0)
s_waitcnt_depctr depctr_va_vdst(16)
s_waitcnt_depctr depctr_hold_cnt(0)
s_waitcnt_depctr 0xfffe
s_waitcnt_vscnt null, 0
s_wait_loadcnt 0
s_wait_loadcnt_dscnt 0x101
s_wait_alu depctr_va_vdst(0)
s_delay_alu instid0(VALU_DEP_1)
s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
s_delay_alu instid0(VALU_DEP_5)
s_delay_alu 3
s_setreg_b32 hwreg(HW_REG_MODE), s0
s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s0
s_setreg_b32 hwreg(1), s0
s_setreg_b32 hwreg(HW_REG_MODE, 32, 4), s0
s_setreg_b32 hwreg(HW_REG_MODE, 0, 33), s0
s_getreg_b32 s0, hwreg(HW_REG_SHADER_CYCLES)
s_getreg_b32 s0, hwreg(HW_REG_HW_ID)
s_getreg_b32 s0, hwreg(HW_REG_NONSENSE)
s_getreg_b32 s0, 0x1801
s_getreg_b32 s0, {id: 1, offset: 0, size: 32}
s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 3
s_sendmsg sendmsg(MSG_INTERRUPT)
s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 0)
s_sendmsg sendmsg(MSG_DONE)
s_sendmsg 1
s_sendmsg sendmsg(99)
s_sendmsg sendmsg(MSG_NONSENSE)
s_sendmsghalt sendmsg(MSG_INTERRUPT)
s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_DOORBELL)
global_load_dword v0, v[2:3], off
global_load_dword v0, v[2:3], off offset:4095
global_load_dword v0, v[2:3], off offset:4096
global_load_dword v0, v[2:3], off offset:-4096
global_load_dword v0, v2, s[4:5] glc slc
global_load_dword v0, v2, s[4:5] slc glc
global_load_dword v0, v2, s[4:5] glc glc
global_load_dword v0, v2, s[4:5] offset:16 glc
global_load_dword v0, v2, s[4:5] glc offset:16
global_load_dword v0, v2, s[4:5] dlc
global_load_dword v0, v2, s[4:5] sc0 nt sc1
global_load_b32 v0, v2, s[4:5] scope:SCOPE_SYS th:TH_LOAD_NT
global_load_b32 v0, v2, s[4:5] th:TH_LOAD_NT scope:SCOPE_SYS
flat_load_dword v0, v[2:3]
flat_load_dword v0, v[2:3] offset:4
flat_load_dword v0, v[2:3] glc
buffer_load_dword v0, v1, s[4:7], s8 offen offset:4
buffer_load_dword v0, v1, s[4:7], s8 offset:4 offen
buffer_load_dword v0, off, s[4:7], s8
buffer_load_dword v0, off, s[4:7], 0 offset:4095 glc
buffer_load_dword v0, off, s[4:7], 0 offset:4096
buffer_load_dword v0, v[1:2], s[4:7], s8 idxen offen
buffer_load_dword v0, v1, s[4:7], s8 idxen lds
buffer_load_dword off, s[4:7], s8 lds
buffer_load_dword v0, v1, s[4:7], s8 addr64
buffer_load_dword v0, v1, s[4:7], s8 offen tfe
buffer_load_dword v0, v1, s[4:7], 1.0 offen
buffer_load_dword v0, v1, s[4:7], 0 offen swz
tbuffer_load_format_x v0, off, s[4:7], 0 format:22
tbuffer_load_format_x v0, off, s[4:7], dfmt:2, nfmt:7, 0
tbuffer_load_format_x v0, off, s[4:7], 0 format:[BUF_DATA_FORMAT_32]
tbuffer_load_format_x v0, off, s[4:7], 0 format:[BUF_FMT_32_FLOAT]
s_load_dword s0, s[2:3], 0
s_load_dword s0, s[2:3], 0x100000
s_load_dword s0, s[2:3], -4
s_load_dword s0, s[2:3], s4
s_load_dword s0, s[2:3], s4 offset:4
s_load_dword s0, s[2:3], 0 glc
s_load_dword s0, s[2:3], 0 dlc
s_load_b32 s0, s[2:3], 0
s_load_b32 s0, s[2:3], s4 offset:0x10
s_load_b32 s0, s[2:3], null
s_buffer_load_dword s0, s[4:7], 0
s_store_dword s0, s[2:3], 0
s_dcache_wb
s_dcache_inv
s_memtime s[0:1]
s_memrealtime s[0:1]
s_atc_probe 1, s[2:3], 0
v_mov_b32_dpp v0, v1 row_shl:1 row_mask:0xf bank_mask:0xf
v_mov_b32_dpp v0, v1 row_shl:1
v_mov_b32_dpp v0, v1 row_shl:16
v_mov_b32_dpp v0, v1 bank_mask:0xf row_shl:1
v_mov_b32_dpp v0, v1 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0
v_mov_b32_dpp v0, v1 quad_perm:[0,1,2]
v_mov_b32_dpp v0, v1 row_bcast:15
v_mov_b32_dpp v0, v1 row_bcast:31
v_mov_b32_dpp v0, v1 row_share:3
v_mov_b32_dpp v0, v1 row_newbcast:3
v_mov_b32_dpp v0, v1 dpp8:[0,1,2,3,4,5,6,7]
v_mov_b32_dpp v0, v1 row_shl:1 bound_ctrl:0
v_mov_b32_dpp v0, v1 row_shl:1 bound_ctrl:1
v_mov_b32_dpp v0, v1 row_shl:1 fi:1
v_mov_b32_dpp v0, v1 row_mirror row_half_mirror
v_mov_b32_sdwa v0, v1 dst_sel:DWORD src0_sel:BYTE_1
v_mov_b32_sdwa v0, v1 src0_sel:BYTE_1 dst_sel:DWORD
v_mov_b32_sdwa v0, sext(v1) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
v_add_u32_sdwa v0, v1, v2 dst_sel:BYTE_4
v_cmp_lt_f32 vcc, v0, v1
v_cmp_lt_f32 vcc_lo, v0, v1
v_cmp_lt_f32 s[0:1], v0, v1
v_cmp_lt_f32 s0, v0, v1
v_cndmask_b32 v0, v1, v2, vcc
v_cndmask_b32 v0, v1, v2, vcc_lo
v_readlane_b32 s0, v1, s2
v_readlane_b32 s0, v1, 64
v_writelane_b32 v0, s1, s2
v_readfirstlane_b32 s0, v1
v_add_co_u32 v0, vcc, v1, v2
v_addc_co_u32 v0, vcc, v1, v2, vcc
v_add_u32 v0, vcc, v1, v2
v_add_u32 v0, v1, v2
v_add_nc_u32 v0, v1, v2
v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[0:31]
v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[0:31] cbsz:1 abid:2 blgp:3
v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[0:31] blgp:3 cbsz:1
v_mfma_f32_16x16x4_f32 v[0:3], v4, v5, v[0:3]
v_accvgpr_read_b32 v0, a1
v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]
v_dot2_f32_f16 v0, v1, v2, v3
image_sample v[0:3], v[4:5], s[0:7], s[8:11] dmask:0xf
image_sample v[0:3], v[4:5], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
image_load v[0:3], v[4:5], s[0:7] dmask:0xf unorm
exp mrt0 v0, v1, v2, v3 done vm
exp mrt0 v0, v1, v2, v3
export mrt0 v0, v1, v2, v3
ds_read_b32 v0, v1 offset:65535
ds_read_b32 v0, v1 offset:65536
ds_read2_b32 v[0:1], v2 offset0:1 offset1:255
ds_read2_b32 v[0:1], v2 offset1:255 offset0:1
ds_read2_b32 v[0:1], v2 offset0:256
ds_read_b32 v0, v1 gds
ds_add_u32 v0, v1
ds_gws_barrier v0 gds
s_mov_b32 s0, 0x12345678
s_mov_b32 s0, 1.0
s_mov_b32 s0, 'a'
s_mov_b32 s0, k
s_mov_b32 s0, x@rel32@lo
s_mov_b32 s0, x@nonsense
s_mov_b64 s[0:1], 0x123456789
s_mov_b64 s[0:1], -1
s_mov_b64 s[1:2], 0
s_mov_b64 s[0:1], exec
s_mov_b64 s[0:2], 0
s_mov_b32 s0, s[1]
s_mov_b32 s0, s[1:1]
s_mov_b32 s0, [s1]
s_mov_b64 s[0:1], [s2,s3]
s_mov_b64 s[0:1], [s2,s4]
s_mov_b32 s200, 0
s_mov_b32 vcc_lo, 0
s_mov_b32 m0, s1
s_mov_b32 ttmp0, 0
s_mov_b32 s0, null
s_mov_b32 s0, src_shared_base
s_mov_b32 flat_scratch_lo, 0
s_mov_b32 xnack_mask_lo, 0
s_mov_b32 s0, scc
s_mov_b32 s0, src_scc
s_mov_b32 s0, vccz
s_mov_b32 s0, tba_lo
v_mov_b32 v256, 0
v_mov_b32 v0, v[1]
v_mov_b32 v[0], v1
V_MOV_B32 v0, v1
v_mov_b32 V0, v1
v_mov_b32 v0, S1
s_branch k
s_branch k+4
s_branch x
s_cbranch_scc0 k
s_call_b64 s[0:1], k
s_movk_i32 s0, 0x8000
s_movk_i32 s0, -32769
s_movk_i32 s0, 65536
s_addk_i32 s0, 5
s_cmpk_eq_u32 s0, 65535
s_cmpk_eq_u32 s0, -1
s_version 1
s_trap 2
s_trap 256
s_sleep 127
s_setprio 3
s_setprio 4
s_endpgm 1
s_endpgm_saved
s_code_end
s_inst_prefetch 3
s_set_inst_prefetch_distance 3
s_clause 0x3f
s_clause 64
s_denorm_mode 3
s_round_mode 3
s_barrier
s_barrier_signal -1
s_barrier_wait 0xffff
s_singleuse_vdst 1
v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v3, v4
v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v2, v4
v_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v4, v5
s_add_f32 s0, s1, s2
s_set_gpr_idx_on s0, gpr_idx(SRC0)
s_set_gpr_idx_on s0, gpr_idx(SRC0,DST)
s_set_gpr_idx_on s0, 3
s_set_gpr_idx_on s0, gpr_idx(SRC0,SRC0)
s_rfe_restore_b64 s[0:1], s2
v_interp_p1_f32 v0, v1, attr0.x
v_interp_mov_f32 v0, p10, attr0.x
v_movrels_b32 v0, v1
v_permlane16_b32 v0, v1, s2, s3
v_permlane16_b32 v0, v1, s2, s3 op_sel:[1,0]
v_perm_b32 v0, v1, v2, v3
v_div_scale_f32 v0, vcc, v1, v1, v2
v_div_fmas_f32 v0, v1, v2, v3
v_mad_u64_u32 v[0:1], vcc, v2, v3, v[4:5]
v_madmk_f32 v0, v1, 0x1234, v2
v_fmamk_f32 v0, v1, 1.5, v2
v_cvt_pk_fp8_f32 v0, v1, v2
v_prng_b32 v0, v1
v_bitop3_b32 v0, v1, v2, v3 bitop3:0x40
v_minimum3_f32 v0, v1, v2, v3
v_pk_add_f32 v[0:1], v[2:3], v[4:5]
v_pk_mov_b32 v[0:1], v[2:3], v[4:5] op_sel:[0,1]
global_atomic_add v0, v1, s[2:3]
global_atomic_add v0, v1, v2, s[2:3] glc
global_atomic_add_f32 v0, v1, s[2:3]
global_load_lds_dword v0, s[2:3]
global_load_tr_b64 v[0:1], v2, s[4:5]
scratch_load_dword v0, off, s1
scratch_load_dword v0, v1, off
scratch_load_dword v0, v1, s2
scratch_load_dword v0, off, off offset:4
s_prefetch_inst s[0:1], 0, null, 0
s_icache_inv
buffer_wbl2 sc1
buffer_inv sc1
buffer_gl0_inv
s_gl1_inv
buffer_wbinvl1
buffer_wbinvl1_vol
global_inv scope:SCOPE_SYS
global_wb
""".strip().split("\n")
OTHERS = ["1", "-1", "x", "k", "v0", "s0", ",", "&", "|", "(", ")", '"z"', "@", "0x", "1x", "%", "=", "+", "~", ":", "[", "]",
          "!", "4294967296", ";", " ", "//", "."]


def changed(rng, form):
    """@form with a word or sign less, twice, replaced, exchanged, in capitals, or more behind it."""
    words = re.findall(r"\w+|\s+|[^\w\s]", form)
    k, j = rng.randrange(len(words)), rng.randrange(len(words))
    how = rng.randrange(7)
    if how == 0:
        del words[k]
    elif how == 1:
        words.insert(k, rng.choice([words[k], rng.choice(OTHERS)]))
    elif how == 2:
        words[k] = rng.choice(OTHERS)
    elif how == 3:
        words.append(rng.choice([",", " x", " 1", ' "z"', " &", " |", "=", "// c", "; c", " , 1"]))
    elif how == 4:
        words[k], words[j] = words[j], words[k]
    elif how == 5:
        words[k] = words[k].upper() + rng.choice(["", "1", "x", "."])
    else:
        del words[k:]
    return "".join(words)
