; test: waves of a workgroup may find different numbers by scalar atomic operations, and by scalar loads of what the kernel writes: barriers under these are not clean
; run:  deadlock %s
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
counted:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_mov_b32 s6, 1
	s_waitcnt lgkmcnt(0)
	s_atomic_add s6, s[4:5], 0x0 glc
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .Lcounted
	s_barrier
.Lcounted:
	s_endpgm
	.section .rodata
	.amdhsa_kernel counted
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
written:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	s_load_dword s6, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[4:5]
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .Lwritten
	s_barrier
.Lwritten:
	s_endpgm
	.section .rodata
	.amdhsa_kernel written
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
of_a_buffer:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	s_buffer_load_dword s8, s[4:7], 0x0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v1, off, s[4:7], 0
	v_mov_b32_e32 v2, s8
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_barrier
	s_endpgm
	.section .rodata
	.amdhsa_kernel of_a_buffer
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
only_read:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	s_load_dword s8, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[6:7]
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .Lonly
	s_barrier
.Lonly:
	s_endpgm
	.section .rodata
	.amdhsa_kernel only_read
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: only_read
    .symbol: only_read.kd
    .kernarg_segment_size: 16
    .args:
      - { .name: in, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global }
...
	.end_amdgpu_metadata
; want:
; barrier-scalar.s: kernel counted: possible
;   barrier-scalar.s:14:2: barrier under a condition that may differ between the wavefronts of a workgroup; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, possible]
;     here         barrier-scalar.s:14:2  s_barrier
; barrier-scalar.s: kernel written: possible
;   barrier-scalar.s:34:2: barrier under a condition that may differ between the wavefronts of a workgroup; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, possible]
;     here         barrier-scalar.s:34:2  s_barrier
; barrier-scalar.s: kernel of_a_buffer: possible
;   barrier-scalar.s:54:2: barrier under lanes that could not be followed: it was not shown that all reach it; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, possible]
;     here         barrier-scalar.s:54:2  s_barrier
; barrier-scalar.s: kernel only_read: clean, if its buffers do not overlap
