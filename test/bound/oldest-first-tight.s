; test: oldest first: two waves of a workgroup sleep by turns, each in two of four iterations, and meet in each. The
; test: last to arrive has slept every time, so a workgroup stays 4 x 6464 cycles and more; three follow one another. The
; test: bound is what a run takes, but for a cycle at each of two steps, to which intervals are rounded up
; run:  simulate %s -m %d/oldest-first-tight.xml --grid 384 --workgroup 128 | grep "cycles  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	turns,@function
	.p2align	8
turns:
	v_readfirstlane_b32 s2, v0
	s_lshr_b32 s2, s2, 6
	s_mov_b32 s20, 0
.Lnext:
	s_xor_b32 s3, s2, s20
	s_bitcmp1_b32 s3, 0
	s_cbranch_scc0 .Lawake
	s_sleep 100
.Lawake:
	s_barrier
	s_add_u32 s20, s20, 1
	s_cmp_lt_u32 s20, 4
	s_cbranch_scc1 .Lnext
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel turns
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_kernarg_size 0
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.text
; want:
;   cycles    78396, slowest wave 26132
; run:  analyze --verbose %s -m %d/oldest-first-tight.xml --grid 384 --workgroup 128 --exact off | grep -E "(oldest-first|work-span) +[0-9]"
; want:
;   * oldest-first 78,398  SIMDs issue for the wave that was dispatched first; a
;     work-span    78,828  SIMDs, the memory interface and the LDS units are never
