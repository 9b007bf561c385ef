// attention, forward: prebuilt style with masked kernarg pointer, own names
.include "gen.inc"
.set s_kernarg, 0
.set s_wg, 2
.set s_q, 4
.set s_k, 8
.set s_v, 12
.set s_o, 16
.set s_len, 20
.set s_i, 21
.set s_sc, 22
.set s_exec, 24
.set v_off, 1
.set v_q, 2
.set v_kk, 4
.set v_s, 8
.set v_m, 12
.set v_l, 13
.set v_t, 14
.set v_acc, 16
.set HEAD, 64
LOG2E = 0x3fb8aa3b

.macro rowmax dst, src
	v_max_f32 v[\dst], v[\dst], v[\src]
	.if .amdgcn.gfx_generation_number < 10
	s_nop 1
	v_max_f32_dpp v[\dst], v[\dst], v[\dst] row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:0
	s_nop 1
	v_max_f32_dpp v[\dst], v[\dst], v[\dst] row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:0
	.else
	v_max_f32_dpp v[\dst], v[\dst], v[\dst] row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_max_f32_dpp v[\dst], v[\dst], v[\dst] row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	.endif
.endm

.text
.globl fmha_fwd
.p2align 8
.type fmha_fwd,@function
fmha_fwd:
	s_and_b32 s[s_kernarg+1], s[s_kernarg+1], 0x0000ffff
	_s_load2 s[s_q:s_q+1], s[s_kernarg:s_kernarg+1], 0x00
	_s_load2 s[s_k:s_k+1], s[s_kernarg:s_kernarg+1], 0x10
	_s_load2 s[s_v:s_v+1], s[s_kernarg:s_kernarg+1], 0x20
	_s_load2 s[s_o:s_o+1], s[s_kernarg:s_kernarg+1], 0x30
	_s_load1 s[s_len], s[s_kernarg:s_kernarg+1], 0x40
	_s_load1 s[s_sc], s[s_kernarg:s_kernarg+1], 0x50
	_wait_k
	.irp d, s_q, s_k, s_v, s_o
	s_and_b32 s[\d+1], s[\d+1], 0xffff
	s_mov_b32 s[\d+2], -1
	s_mov_b32 s[\d+3], 0x20000
	.endr
	v_lshlrev_b32 v[v_off], 2, v0
	_bload v[v_q], v[v_off], s[s_q:s_q+3]
	v_mov_b32 v[v_m], 0xff800000
	v_mov_b32 v[v_l], 0
	.set n, 0
	.rept 4
	v_mov_b32 v[v_acc+n], 0
	.set n, n+1
	.endr
	s_mov_b32 s[s_i], 0
	s_cmp_ge_u32 s[s_i], s[s_len]
	s_cbranch_scc1 L_END
L_LOOP:
	_bload v[v_kk], v[v_off], s[s_k:s_k+3]
	_bload v[v_kk+1], v[v_off], s[s_v:s_v+3]
	_wait_v 1
	v_mul_f32 v[v_s], v[v_q], v[v_kk]
	v_mul_f32 v[v_s], s[s_sc], v[v_s]
	v_mov_b32 v[v_t], v[v_m]
	rowmax v_m, v_s
	v_sub_f32 v[v_t], v[v_t], v[v_m]
	v_mul_f32 v[v_t], LOG2E, v[v_t]
	v_exp_f32 v[v_t], v[v_t]
	s_nop 0
	v_mul_f32 v[v_l], v[v_l], v[v_t]
	v_sub_f32 v[v_s], v[v_s], v[v_m]
	v_mul_f32 v[v_s], LOG2E, v[v_s]
	v_exp_f32 v[v_s], v[v_s]
	_wait_v
	.irp n, 0, 1, 2, 3
	v_mul_f32 v[v_acc+\n], v[v_acc+\n], v[v_t]
	_fma v[v_acc+\n], v[v_s], v[v_kk+1]
	.endr
	v_add_f32 v[v_l], v[v_l], v[v_s]
	s_add_u32 s[s_k], s[s_k], HEAD*4
	s_addc_u32 s[s_k+1], s[s_k+1], 0
	s_add_u32 s[s_v], s[s_v], HEAD*4
	s_addc_u32 s[s_v+1], s[s_v+1], 0
	s_add_u32 s[s_i], s[s_i], 16
	s_cmp_lt_u32 s[s_i], s[s_len]
	s_cbranch_scc1 L_LOOP
L_END:
	v_rcp_f32 v[v_l], v[v_l]
	s_nop 0
	v_mul_f32 v[v_acc], v[v_acc], v[v_l]
	_bstore v[v_acc], v[v_off], s[s_o:s_o+3]
	s_endpgm
.size fmha_fwd, .-fmha_fwd
KERNEL_DESC fmha_fwd, 32, 24, 0, 96
.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: fmha_fwd
    .symbol: fmha_fwd.kd
    .kernarg_segment_size: 96
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 24
    .max_flat_workgroup_size: 64
    .args:
    - {.name: q, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global, .actual_access: read_only}
    - {.name: k, .size: 8, .offset: 16, .value_kind: global_buffer, .address_space: global, .actual_access: read_only}
    - {.name: v, .size: 8, .offset: 32, .value_kind: global_buffer, .address_space: global, .actual_access: read_only}
    - {.name: o, .size: 8, .offset: 48, .value_kind: global_buffer, .address_space: global, .actual_access: write_only}
    - {.name: seqlen, .size: 4, .offset: 64, .value_kind: by_value, .value_type: i32}
    - {.name: scale, .size: 4, .offset: 80, .value_kind: by_value, .value_type: f32}
...
.end_amdgpu_metadata
