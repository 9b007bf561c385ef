; test: a load of 16 bits keeps the other half of the register, but not where memory may correct errors (SRAM ECC): there it may be 0
; run:  analyze --verbose %s --target gfx900 --launch %d/d16-half.xml | grep -E "^kernel|exact|  b1  "
	.text
k:
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, 0x100000		; 16 in the upper half
	v_mov_b32_e32 v3, 0x100
	ds_write_b32 v4, v3
	s_waitcnt lgkmcnt(0)
	ds_read_u16_d16 v2, v4			; 256 in the lower half
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v2
	s_bfe_u32 s4, s4, 0x100010		; 16, or 0
	s_sub_u32 s4, 17, s4			; 1, or 17
.Lloop:
	global_load_dword v20, v4, s[8:9]
	s_waitcnt vmcnt(0)
	s_sub_u32 s4, s4, 1
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .Lloop
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
;   kernel    1,045 cycles (exact)
;   * exact        1,045  no data decides the time: every run of this launch takes
;                         exactly these cycles (17 wave instructions)
;      0  b1          1      0  executed    d16-half.s:17  executed: no data decides how often; at most 0 times in this launch
;     b1           1     432   42  d16-half.s:17  .Lloop
; run:  analyze --verbose %s --target gfx906 --launch %d/d16-half.xml | grep -E "^kernel|exact|  b1  "
; want:
; kernel k
;             for an exact time (d16-half.s:21 decides now): it depends
;   not exact after 15 wave instructions: it is not known where this branch goes
;      0  b1          1  4,294,967,295  type-range  d16-half.s:17  s4 counts -s4 + 16, -s4 + 15, ... until s4 == 0 (d16-half.s:20:2)
;     b1       4,294,967,296  1,975,684,956,132  100  d16-half.s:17  .Lloop
; d16-half.s:17:2: warning: k: the bound of 4294967295 repetitions for the loop at .Lloop (d16-half.s:17:2) is no more than the range of a type [loop-type-range]
;      17 | 	global_load_dword v20, v4, s[8:9]
;         | 	^~~~~~~~~~~~~~~~~
; note: s4 counts -s4 + 16, -s4 + 15, ... until s4 == 0 (d16-half.s:20:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops
