; test: a loop that repeats as often as its buffer has words is counted all the same: the count does not depend on where its accesses go
; run:  analyze --verbose %s --launch %d/d16-half.xml | grep -E "^kernel| b1 |exact  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 64
	ds_write_b32 v4, v5
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v2, v4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v2
.Lloop:
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc1 .Lend
	s_load_dword s6, s[8:9], 0x0
	s_add_u32 s8, s8, 4
	s_addc_u32 s9, s9, 0
	s_sub_u32 s4, s4, 1
	s_branch .Lloop
.Lend:
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 60
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name: data
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
    .group_segment_fixed_size: 64
    .kernarg_segment_size: 8
    .name: k
    .symbol: k.kd
amdhsa.version: [ 1, 2 ]
...
	.end_amdgpu_metadata
; want:
; kernel k
;   * exact        4,809  no data decides the time: every run of this launch takes
;      0  b1          1     64  executed    executed-buffer.s:15  executed: no data decides how often; at most 64 times in this launch
;     b1          65   2,572   48  executed-buffer.s:15  .Lloop
; run:  analyze --verbose %s --launch %d/d16-half.xml --exact off | grep -E "^kernel| b1 |exact  "
; want:
; kernel k
;      0  b1          1     64  buffer-size  executed-buffer.s:15  each iteration accesses 'data', which has 256 bytes, 4 bytes higher than the one before (executed-buffer.s:17:2)
;     b1          65   2,572   48  executed-buffer.s:15  .Lloop
; executed-buffer.s:15:2: warning: k: the bound of 64 repetitions for the loop at .Lloop (executed-buffer.s:15:2) is no more than the size of a buffer allows, and holds as long as no access leaves its buffer [loop-buffer-size]
;      15 | 	s_cmp_eq_u32 s4, 0
;         | 	^~~~~~~~~~~~
; note: each iteration accesses 'data', which has 256 bytes, 4 bytes higher than the one before (executed-buffer.s:17:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without buffer-size leaves such bounds out
