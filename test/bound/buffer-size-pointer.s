; test: a loop walks through a buffer from a place that an argument of 64 bits says: its size bounds it; not so if 4 bytes are no pointer, and those behind them another argument
; run:  analyze %s -k place -l %d/buffer-size-pointer.xml --exact off --format json | grep -o -e '"bound": [a-z0-9]*, "origin": [a-z"-]*, "why": "[^"]*"'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
place:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_lshl_b64 s[2:3], s[2:3], 3
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
.Lplace:
	s_load_dword s8, s[0:1], 0x0
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .Lplace
	s_endpgm
half:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
.Lhalf:
	s_load_dword s8, s[0:1], 0x0
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .Lhalf
	s_endpgm
	.amdhsa_kernel place
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel half
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name:           p
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         8
        .size:           8
        .value_kind:     by_value
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           place
    .symbol:         place.kd
  - .args:
      - .name:           p
        .offset:         0
        .size:           4
        .value_kind:     global_buffer
      - .name:           m
        .offset:         4
        .size:           4
        .value_kind:     by_value
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           half
    .symbol:         half.kd
...
	.end_amdgpu_metadata
; want:
; "bound": 16, "origin": "buffer-size", "why": "each iteration accesses 'p', which has 64 bytes, 4 bytes higher than the one before (buffer-size-pointer.s:12:2)"
; buffer-size-pointer.s:12:2: warning: place: the bound of 16 repetitions for the loop at .Lplace (buffer-size-pointer.s:12:2) is no more than the size of a buffer allows, and holds as long as no access leaves its buffer [loop-buffer-size]
;      12 | 	s_load_dword s8, s[0:1], 0x0
;         | 	^~~~~~~~~~~~
; note: each iteration accesses 'p', which has 64 bytes, 4 bytes higher than the one before (buffer-size-pointer.s:12:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without buffer-size leaves such bounds out
; run:  analyze %s -k half -l %d/buffer-size-pointer.xml --exact off --format json | grep -o -e '"bound": [a-z0-9]*, "origin": [a-z"-]*, "why": "[^"]*"'
; want:
; "bound": null, "origin": null, "why": "the exit at buffer-size-pointer.s:27:2 depends on the load at buffer-size-pointer.s:23:2"
; buffer-size-pointer.s:23:2: refused: half: loop at block 1 has no bound [loop-unbounded]
;      23 | 	s_load_dword s8, s[0:1], 0x0
;         | 	^~~~~~~~~~~~
; note: the exit at buffer-size-pointer.s:27:2 depends on the load at buffer-size-pointer.s:23:2
; note: a flow fact that bounds it:  <loop label=".Lhalf" xmlns:wb="urn:wavebound:ffx" wb:code="66bcf1406d6497cb" maxcount="N"/>
;         = `wavebound facts` writes a template with a line for each such loop
