; test: a loop that does not end before its accesses leave the buffer says so; of the waves that ids keep outside, only the condition on ids decides
; run:  analyze %s --launch %d/never-left.xml -v | sed -n '/may pass/,/^$/p; /^ *[01]  b/p'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
halves:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_movk_i32 s4, 24
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s3
	v_add_co_u32_e32 v3, vcc, s2, v1
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
.Lup:						; from 24 to 2^32
	global_load_dword v2, v[3:4], off
	v_add_co_u32_e32 v3, vcc, 4, v3
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	s_add_i32 s4, s4, 1
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc0 .Lup
	v_cmp_lt_u32_e32 vcc, 63, v0
	s_and_saveexec_b64 s[6:7], vcc		; the odd waves
	s_cbranch_execz .Lend
	global_store_dword v1, v0, s[2:3]
.Lend:
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel halves
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .args:
      - .name: in
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 128
    .name: halves
    .symbol: halves.kd
...
	.end_amdgpu_metadata
; want:
;                           16 of 32 waves may pass the guard at
;                           never-left.s:22:2; the ids of the others
;                           keep them outside
;
;      0  b1          1  1,056  buffer-size  never-left.s:14  each iteration accesses 'in', which has 4224 bytes, 4 bytes higher than the one before (never-left.s:14:2); the loop does not end before one is outside
; never-left.s:14:2: warning: halves: the bound of 1056 repetitions for the loop at .Lup (never-left.s:14:2) is no more than the size of a buffer allows, and holds as long as no access leaves its buffer [loop-buffer-size]
;      14 | 	global_load_dword v2, v[3:4], off
;         | 	^~~~~~~~~~~~~~~~~
; note: each iteration accesses 'in', which has 4224 bytes, 4 bytes higher than the one before (never-left.s:14:2); the loop does not end before one is outside
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without buffer-size leaves such bounds out
; never-left.s:14:2: warning: halves: 'halves' accesses memory outside of 'in' here, which has 4224 bytes in this launch [outside-buffer]
;      14 | 	global_load_dword v2, v[3:4], off
;         | 	^~~~~~~~~~~~~~~~~
;         = check buffer sizes and indices of the launch
