; test: a branch that all warps take alike, inside what a warp may jump over: of two warps one may take neither way
; run:  warp -m vega
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LJ
	s_mov_b32 s20, 0
.LL:
	s_add_u32 s20, s20, 1
	s_cmp_lt_u32 s20, 4
	s_cbranch_scc1 .LL
	s_cmp_lt_u32 s20, 5
	s_cbranch_scc0 .LS
	s_mov_b32 s20, 0
.LM:
	s_add_u32 s20, s20, 1
	s_cmp_lt_u32 s20, 6
	s_cbranch_scc1 .LM
.LS:
	v_mov_b32_e32 v1, 1
.LJ:
	s_or_b64 exec, exec, s[4:5]
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
;     n0    time                 48       28  warp-skip-fork.s:8 to 11
;     n1    loop          warp-skip-fork.s:13, repeated at most 3 times
;     n2      time               16        0  warp-skip-fork.s:13 to 15
;           unless it leaves
;     n3      time               28        0  warp-skip-fork.s:15
;     n4    time                 12       12  warp-skip-fork.s:16 to 17
;     n5    fork          each warp for itself
;     n6      time                4        0  warp-skip-fork.s:18
;     n7      loop        warp-skip-fork.s:20, repeated at most 5 times
;     n8        time             16        0  warp-skip-fork.s:20 to 22
;             unless it leaves
;     n9        time             28        0  warp-skip-fork.s:22
;     n10     time               28        0  warp-skip-fork.s:17
;     n11   time                 12        4  warp-skip-fork.s:24 to 27
;     n12   memory                            warp-skip-fork.s:27
