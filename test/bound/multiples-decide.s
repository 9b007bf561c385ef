; test: 16 n, or its opposite, is never 13, whatever n is: the loop without a bound is dead
; run:  analyze
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dword s2, s[0:1], 0
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s3, s2, 4
	s_sub_u32 s4, 0, s3
	s_cmp_lt_i32 s2, 0
	s_cselect_b32 s3, s4, s3
	s_cmp_lg_u32 s3, 13
	s_cbranch_scc1 done
again:
	s_load_dword s5, s[0:1], 4
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s5, 0
	s_cbranch_scc1 again
done:
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; input    multiples-decide.s for gfx900
; machine  vega: 64 compute units, 4 SIMDs each, 10 waves per SIMD, 64 lanes
;
; kernel k
;   wave      476 cycles for one wave alone on the device, certified
;             spent on latency 84 %, issue 8 %, delay 7 %, memory 2 %
;   launch    none given: the bound is that of one wave. Give --grid and --workgroup
;             (or --launch) for a bound of the kernel.
;
; assumed  5 of the machine
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; --verbose: all bounds, loops, the worst path, resources, assumptions, hashes
