; test: M12: requests that reach the memory interface in one cycle are served in the order in which their instructions were issued
; The branch is over at t. Wave 0 (SIMD 0) waits 5 + 2 cycles and issues its load from t + 7 to t + 11; wave 1 (SIMD 1) is
; there at t + 3, and its longer load is issued from t + 3 to t + 11. Both queue 64 lines of 2 cycles at t + 11. Wave 1 began
; first, so it has its data at t + 11 + 128 + 10 = t + 149 (b2: 146 cycles), and wave 0 at t + 277 (b1, with its taken
; branch: 282 cycles).
; run: simulate %s -m %d/order.xml --grid 128 --workgroup 128
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	k,@function
k:
	v_readfirstlane_b32 s4, v0
	v_and_b32_e32 v1, 63, v0
	v_lshlrev_b32_e32 v1, 6, v1
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v1, vcc, s0, v1
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .Lsecond
	s_nop 1
	s_nop 0
	global_load_dword v3, v[1:2], off
	s_waitcnt vmcnt(0)
	s_branch .Lend
.Lsecond:
	global_load_dwordx4 v[4:7], v[1:2], off
	s_waitcnt vmcnt(0)
.Lend:
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 4096
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; kernel k
;   machine   order (model 274e0e155063470e), round-robin issue
;   status    finished
;   cycles    303, slowest wave 303
;   executed  2 waves, 25 wave instructions, 128 memory transactions, 0 LDS rounds
;   busy      SIMDs 9.6 %, memory interface 84.5 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0               2            19  order-queue.s:11:2
;     b1               1           282  order-queue.s:19:2
;     b2               1           146  order-queue.s:25:2
;     b3               2             2  order-queue.s:28:2
