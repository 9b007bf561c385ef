; test: where lanes of one wave wait for each other, a bound that is stated does not hold: a lock that is released behind
;       the loop; not one that is released in it
; run:  analyze %s
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
behind:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lbehind:	; wavebound: loop maxcount=100
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lbehind
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel behind
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
inside:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Linside:	; wavebound: loop maxcount=100
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	global_store_dword v1, v1, s[0:1]
	s_or_b64 exec, exec, s[8:9]
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Linside
	s_or_b64 exec, exec, s[6:7]
	s_endpgm
	.section .rodata
	.amdhsa_kernel inside
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; input    waits.s for gfx900
; machine  vega: 64 compute units, 4 SIMDs each, 10 waves per SIMD, 64 lanes
;
; kernel behind
;   wave      76,278 cycles for one wave alone on the device, certified
;             spent on latency 54 %, memory 35 %, issue 7 %, delay 4 %
;   why       98 % of a wave is the loop at waits.s:13, repeated at
;             most 100 times per entry (annotation): annotation at
;             waits.s:12:13
;   launch    none given: the bound is that of one wave. Give --grid and --workgroup
;             (or --launch) for a bound of the kernel.
;
; kernel inside
;   wave      130,290 cycles for one wave alone on the device, certified
;             spent on memory 60 %, latency 32 %, issue 6 %, delay 2 %
;   why       99 % of a wave is the loop at waits.s:37, repeated at
;             most 100 times per entry (annotation): annotation at
;             waits.s:36:13
;   launch    none given: the bound is that of one wave. Give --grid and --workgroup
;             (or --launch) for a bound of the kernel.
;
; assumed  5 of the machine, 2 by annotations
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; --verbose: all bounds, loops, the worst path, resources, assumptions, hashes
; waits.s:13:2: warning: behind: lanes of one wave that meet in this loop wait for each other for ever; the bound that is stated for it does not hold then [fact-waits]
;      13 | 	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
;         | 	^~~~~~~~~~~~~~~~~~~~~
;         = look at what `wavebound deadlock` says of this kernel; its --fix rewrites such loops
