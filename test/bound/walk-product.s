; test: an address plus a product, one factor of which changes in the loop, does not walk through the buffer: the size bounds nothing
; run:  analyze %s -l %d/walk-product.xml --exact off --format json | grep -o -e '"bound": [a-z0-9]*, "origin": [a-z"-]*'
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.type	k,@function
k:
	s_load_dwordx2 s[6:7], s[0:1], 0x0
	s_load_dword s8, s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s7
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 1
	s_mov_b64 s[10:11], exec
.Lagain:
	v_mad_i64_i32 v[6:7], s[30:31], s8, v4, 0
	v_lshlrev_b64 v[6:7], 1, v[6:7]
	v_add_co_u32_e32 v6, vcc, v2, v6
	v_addc_co_u32_e32 v7, vcc, v3, v7, vcc
	global_load_dword v8, v[6:7], off
	v_add_co_u32_e32 v2, vcc, 4, v2
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v4, -1, v4
	v_mul_lo_u32 v5, v5, 5
	v_add_u32_e32 v5, 1, v5
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, 0x3f00, v5
	v_cmp_ne_u32_e32 vcc, 0x1500, v9
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lagain
	s_mov_b64 exec, s[10:11]
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 40
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 40
    .vgpr_count: 10
    .private_segment_fixed_size: 0
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .args:
      - .name: p
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .name: x
        .offset: 8
        .size: 4
        .value_kind: by_value
...
	.end_amdgpu_metadata
; want:
; "bound": null, "origin": null
; walk-product.s:17:2: refused: k: loop at block 1 has no bound [loop-unbounded]
;      17 | 	v_mad_i64_i32 v[6:7], s[30:31], s8, v4, 0
;         | 	^~~~~~~~~~~~~
; note: the exit at walk-product.s:29:2 depends on what is computed at walk-product.s:28:2 (and)
; note: a flow fact that bounds it:  <loop label=".Lagain" xmlns:wb="urn:wavebound:ffx" wb:code="66d6b1b8e3162957" maxcount="N"/>
;         = `wavebound facts` writes a template with a line for each such loop
