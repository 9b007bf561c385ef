; test: M13: kernel arguments and the dispatch packet are read-only; stores and atomics into them are faults
; run:  simulate %s -k argument -m vega --grid 64 --workgroup 64
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	argument,@function
argument:
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v2, 7
	global_store_dword v[0:1], v2, off offset:8
	s_endpgm
	.type	packet,@function
packet:
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v2, 7
	global_atomic_add v[0:1], v2, off offset:12
	s_endpgm
	.type	loads,@function
loads:
	s_load_dword s4, s[2:3], 0x0
	s_load_dword s5, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_endpgm
	.amdhsa_kernel argument
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 64
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel packet
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel loads
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 64
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; kernel argument
;   machine   vega (model 20f284689992d4e6), oldest-first issue
;   status    fault
;   cycles    0, slowest wave 0
;   executed  1 waves, 3 wave instructions, 0 memory transactions, 0 LDS rounds
;   busy      SIMDs 0.0 %, memory interface 0.0 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
; read-only.s:11:2: error: lane 0: offset 8 of 'kernel arguments' is written, which is read-only [out-of-bounds]
;      11 | 	global_store_dword v[0:1], v2, off offset:8
;         | 	^~~~~~~~~~~~~~~~~~
; note: workgroup 0, wave 0, after 3 instructions of it
;         = check buffer sizes and indices of the launch
; run:  simulate %s -k packet -m vega --grid 64 --workgroup 64
; exit: 3
; want:
; kernel packet
;   machine   vega (model 20f284689992d4e6), oldest-first issue
;   status    fault
;   cycles    0, slowest wave 0
;   executed  1 waves, 3 wave instructions, 0 memory transactions, 0 LDS rounds
;   busy      SIMDs 0.0 %, memory interface 0.0 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
; read-only.s:18:2: error: lane 0: offset 12 of 'dispatch packet' is written, which is read-only [out-of-bounds]
;      18 | 	global_atomic_add v[0:1], v2, off offset:12
;         | 	^~~~~~~~~~~~~~~~~
; note: workgroup 0, wave 0, after 3 instructions of it
;         = check buffer sizes and indices of the launch
; run:  simulate %s -k loads -m vega --grid 64 --workgroup 64
; want:
; kernel loads
;   machine   vega (model 20f284689992d4e6), oldest-first issue
;   status    finished
;   cycles    524, slowest wave 524
;   executed  1 waves, 4 wave instructions, 4 memory transactions, 0 LDS rounds
;   busy      SIMDs 0.0 %, memory interface 3.1 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0               1           424  read-only.s:22:2
