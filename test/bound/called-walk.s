; test: a loop of a called function that walks through a buffer of its caller: the size of the buffer is no bound of it
; run:  analyze %s --launch %d/called-walk.xml --exact off --format json | grep -o -e '"bound": [^,]*, "origin": [^,]*'
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.type	last,@function
last:
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	s_mov_b64 s[8:9], exec
.Lagain:
	global_load_dword v3, v[1:2], off
	v_add_co_u32_e32 v1, vcc, 4, v1
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lagain
	s_mov_b64 exec, s[8:9]
	s_setpc_b64 s[30:31]
	.type	k,@function
k:
	s_load_dwordx2 s[6:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, last@rel32@lo+4
	s_addc_u32 s5, s5, last@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 40
    .vgpr_count: 4
    .private_segment_fixed_size: 0
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .args:
      - .name: p
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
...
	.end_amdgpu_metadata
; want:
; "bound": null, "origin": null
; called-walk.s:12:2: refused: k: loop at block 1 has no bound [loop-unbounded]
;      12 | 	global_load_dword v3, v[1:2], off
;         | 	^~~~~~~~~~~~~~~~~
; note: the exit at called-walk.s:16:2 depends on the load at called-walk.s:12:2
; note: a flow fact that bounds it:  <loop label=".Lagain" xmlns:wb="urn:wavebound:ffx" wb:code="9ab6ee7ceeb9b215" maxcount="N"/>
;         = `wavebound facts` writes a template with a line for each such loop
