; test: iterations that end by one back edge walk up a buffer, and those that end by the other walk down: its size bounds nothing
; run:  analyze %s -l %d/buffer-size.xml --exact off --format json | grep -o -e '"bound": [a-z0-9]*, "origin": [a-z"-]*, "why": "[^"]*"'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s6, 400
	s_waitcnt lgkmcnt(0)
.Lh:
	v_mov_b32_e32 v1, s6
	global_load_dword v2, v1, s[2:3]
	v_cmp_eq_u32_e64 s[8:9], 0, v9
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .Lq
.Lp:
	s_and_b64 exec, exec, s[8:9]
	s_add_i32 s6, s6, 4
	s_branch .Lm
.Lq:
	s_add_i32 s6, s6, -4
	v_add_u32_e32 v3, 1, v3
	v_cmp_gt_u32_e32 vcc, 0xbb8, v3
	s_and_b64 exec, exec, vcc
.Lm:
	v_xor_b32_e32 v9, 1, v9
	s_mov_b64 s[12:13], exec
	s_and_b64 exec, s[12:13], s[8:9]
	s_cbranch_execz .Lm2
.Lx:
	s_waitcnt vmcnt(0)
	s_branch .Lh
.Lm2:
	s_andn2_b64 exec, s[12:13], s[8:9]
	s_cbranch_execnz .Lh
.Lend:
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name:           row
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .name:           col
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           k
    .symbol:         k.kd
...
	.end_amdgpu_metadata
; exit: 0
; want:
; "bound": null, "origin": null, "why": "the exit at buffer-size-ways.s:36:2 is not passed in every iteration"
; buffer-size-ways.s:13:2: refused: k: loop at block 1 has no bound [loop-unbounded]
;      13 | 	v_mov_b32_e32 v1, s6
;         | 	^~~~~~~~~~~~~
; note: the exit at buffer-size-ways.s:36:2 is not passed in every iteration
; note: a flow fact that bounds it:  <loop label=".Lh" xmlns:wb="urn:wavebound:ffx" wb:code="71954d9d865b8065" maxcount="N"/>
;         = `wavebound facts` writes a template with a line for each such loop
