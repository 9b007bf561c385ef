; test: n > m ? n - m : 0, which compilers make a difference that saturates, limits a loop: n is at most 31
; run:  analyze --without type-range
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
rest:
	s_load_dwordx2 s[0:1], s[0:1], 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 31
	s_and_b32 s1, s1, 15
	s_cmp_le_u32 s0, s1
	s_cbranch_scc1 none
	v_mov_b32_e32 v0, s1
	v_sub_u32_e64 v0, s0, v0 clamp
	s_mov_b32 s2, 0
again:
	s_add_i32 s2, s2, 1
	v_cmp_ge_u32_e32 vcc, s2, v0
	s_cbranch_vccz again
none:
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel rest
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 8
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; input    saturates.s for gfx900
; machine  vega: 64 compute units, 4 SIMDs each, 10 waves per SIMD, 64 lanes
;
; kernel rest
;   wave      1,788 cycles for one wave alone on the device, certified
;             spent on delay 54 %, issue 23 %, latency 22 %, memory 0 %
;   why       75 % of a wave is the loop at saturates.s:16, repeated at
;             most 30 times per entry (inferred): s2 of each lane counts 1, 2, ...
;             until s2 >= v0 (saturates.s:17:2)
;   launch    none given: the bound is that of one wave. Give --grid and --workgroup
;             (or --launch) for a bound of the kernel.
;
; assumed  5 of the machine
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; --verbose: all bounds, loops, the worst path, resources, assumptions, hashes
