; test: a value with a point is a floating-point number where the type has a name of its own, hexadecimal digits are none, and an integer takes no such value
; run:  simulate %s --grid 64 --workgroup 64 --arg x=0.5 --arg pair=1,0x1e --arg n=3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s0, 0.5
	s_cbranch_scc0 .Lwrong
	s_cmp_eq_u32 s1, 1
	s_cbranch_scc0 .Lwrong
	s_cmp_eq_u32 s2, 30
	s_cbranch_scc0 .Lwrong
	s_endpgm
.Lwrong:
	s_nop 7
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name:           x
        .offset:         0
        .size:           4
        .type_name:      real
        .value_kind:     by_value
      - .name:           pair
        .offset:         4
        .size:           8
        .value_kind:     by_value
      - .name:           n
        .offset:         12
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           k
    .symbol:         k.kd
...
	.end_amdgpu_metadata
; want:
; kernel k
;   machine   vega (model 20f284689992d4e6), oldest-first issue
;   status    finished
;   cycles    552, slowest wave 552
;   executed  1 waves, 9 wave instructions, 2 memory transactions, 0 LDS rounds
;   busy      SIMDs 0.0 %, memory interface 1.4 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0               1           424  argument-types.s:6:2
;     b1               1            12  argument-types.s:10:2
;     b2               1            12  argument-types.s:12:2
;     b3               1             4  argument-types.s:14:2
; run:  simulate %s --grid 64 --workgroup 64 --arg x=0.5 --arg pair=1,0x1e --arg n=1e3
; exit: 2
; want:
; error: argument 'n' is an integer and is given a number with a point or an exponent [launch-argument]
; note: argument 0: 'x', value of 4 bytes
; note: argument 1: 'pair', value of 8 bytes
; note: argument 2: 'n', value of 4 bytes
;         = compare with the arguments of the kernel in the notes
