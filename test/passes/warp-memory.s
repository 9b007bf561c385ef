; test: a wait that a wave jumps over if no lane is left: perhaps not all warps come there, and all of the way is T_shift
; run:  warp -m vega
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LJ
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v1
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
;     n0    time                 48       28  warp-memory.s:8 to 12
;     n1    memory                            warp-memory.s:12, perhaps not all warps
;     n2    time                 12        4  warp-memory.s:13 to 16
;     n3    memory                            warp-memory.s:16
