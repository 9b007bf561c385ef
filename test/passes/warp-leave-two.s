; test: a wave that leaves two loops at once does not come to the rest of the round of the outer one; behind them it takes no other way than others
; run:  warp -m vega
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
.LH:	; wavebound: loop maxcount=7
	s_add_i32 s8, s8, 1
.LI:	; wavebound: loop maxcount=5
	s_add_i32 s9, s9, 1
	s_cmp_eq_u32 s9, s10
	s_cbranch_scc1 .LX
	s_cmp_lg_u32 s9, s12
	s_cbranch_scc1 .LI
	v_mul_lo_u32 v1, v1, v2
	s_waitcnt vmcnt(0)
	s_cmp_lg_u32 s8, s13
	s_cbranch_scc1 .LH
	v_mul_lo_u32 v1, v1, v2
	s_branch .LJ
.LX:
	v_mul_lo_u32 v1, v1, v2
	v_mul_lo_u32 v1, v1, v2
.LJ:
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; kernel k
;   machine   vega (model 20f284689992d4e6)
;
;   abstract warp
;     node  kind            T_instr  T_shift  line
;     n0    loop          warp-leave-two.s:9, repeated at most 7 times
;     n1      time                4        0  warp-leave-two.s:9
;     n2      loop        warp-leave-two.s:11, repeated at most 5 times
;     n3        time             84       68  warp-leave-two.s:11 to 15
;     n4      time               20       20  warp-leave-two.s:16 to 17
;     n5      memory                          warp-leave-two.s:17, perhaps not all warps
;     n6      time               40       40  warp-leave-two.s:18 to 19
;     n7    time                 52       16  warp-leave-two.s:20 to 26
;     n8    memory                            warp-leave-two.s:26
