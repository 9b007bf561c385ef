; test: what is called is in the abstract warp once for each call; under a condition of lanes perhaps not all warps come to its waits.
; run:  warp -m vega
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.type	leaf,@function
leaf:
	s_waitcnt vmcnt(0)
	s_mov_b32 s20, 4
.Lleaf:	; wavebound: loop maxcount=3
	s_sub_u32 s20, s20, 1
	s_cmp_lg_u32 s20, 0
	s_cbranch_scc1 .Lleaf
	s_setpc_b64 s[30:31]
	.size	leaf, .-leaf
	.globl	k
	.p2align	8
	.type	k,@function
k:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, leaf@rel32@lo+4
	s_addc_u32 s5, s5, leaf@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .Lj
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, leaf@rel32@lo+4
	s_addc_u32 s5, s5, leaf@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
.Lj:
	s_or_b64 exec, exec, s[36:37]
	s_endpgm
	.size	k, .-k
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
	.text
; want:
; kernel k
;   machine   vega (model 20f284689992d4e6)
;
;   abstract warp
;     node  kind            T_instr  T_shift  line
;     n0    time                 48        0  warp-call.s:20 to 23
;     n1    memory                            warp-call.s:8
;     n2    time                  4        0  warp-call.s:9
;     n3    loop          warp-call.s:11, repeated at most 3 times
;     n4      time               16        0  warp-call.s:11 to 13
;           unless it leaves
;     n5      time               28        0  warp-call.s:13
;     n6    time                100       48  warp-call.s:24 to 30
;     n7    memory                            warp-call.s:8, perhaps not all warps
;     n8    time                  4        4  warp-call.s:9
;     n9    loop          warp-call.s:11, repeated at most 3 times
;     n10     time               16        0  warp-call.s:11 to 13
;           unless it leaves
;     n11     time               28        0  warp-call.s:13
;     n12   time                 40       32  warp-call.s:32 to 33
;     n13   memory                            warp-call.s:33
