; test: what is compared in a loop is a symbol, of which nothing is known: no value
; run:  deadlock --rule all %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
k:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_getpc_b64 s[12:13]
	s_mov_b32 s8, other@rel32@lo+4
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, s8
	v_lshlrev_b32_e32 v8, 2, v0
	s_waitcnt lgkmcnt(0)
.Lspin:
	global_load_dword v4, v2, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, s8, v4
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lspin
	s_mov_b64 exec, -1
	global_store_dword v2, v5, s[0:1]
	s_endpgm
other:
	s_setpc_b64 s[30:31]
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 16
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [ 64, 2, 1 ]
    .args:
      - { .name: p, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
amdhsa.version: [ 1, 0 ]
...
	.end_amdgpu_metadata
; want:
; symbol.s: kernel k: possible, in workgroups of 64 x 2 x 1
;   symbol.s:15:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    symbol.s:15:2  global_load_dword v4, v2, s[0:1] glc
;     blocked      symbol.s:21:2  global_store_dword v2, v5, s[0:1]
;     way          @.Lspin (leaves the loop) -> @b2
;     meet again   at the end of the program
