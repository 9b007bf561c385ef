; The then has a branch that goes one way always. What is known of whole waves must not make the then the shorter
; arm when the else is longer.
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.globl	k
	.p2align	8
	.type	k,@function
k:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mul_u32_u24_e32 v3, 5, v0
	v_sub_u32_e32 v2, 99, v0
	v_mov_b32_e32 v10, 21
	v_mov_b32_e32 v11, 22
	v_xor_b32_e32 v12, 128, v1
	v_and_b32_e32 v13, 63, v0
	s_mov_b32 s40, 11
	s_mov_b64 s[42:43], 3
	s_mov_b32 s51, 12
	s_mov_b32 s52, 13
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, 32, v13
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .Lflow
	s_cmp_eq_u32 s40, 11			; always: the whole wave never goes on
	s_cbranch_scc1 .Lshort
	s_nop 15
	s_nop 15
	s_nop 15
	s_nop 15
	s_nop 15
	s_nop 15
	s_nop 15
	s_nop 15
	s_nop 15
	s_nop 15
	s_nop 15
	s_nop 15
.Lshort:
	v_add_u32_e32 v3, 1, v3
.Lflow:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .Ljoin
	s_nop 15
	s_nop 15
	s_nop 15
	s_nop 15
	s_nop 15
	s_nop 15
	s_nop 15
	s_nop 15
.Ljoin:
	s_or_b64 exec, exec, s[10:11]
	global_store_dword v1, v3, s[4:5]
	s_endpgm
.Lend:
	.size	k, .Lend-k
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
	.text
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name: buffer
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 64
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 256
    .name: k
    .private_segment_fixed_size: 0
    .sgpr_count: 70
    .symbol: k.kd
    .vgpr_count: 16
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata
