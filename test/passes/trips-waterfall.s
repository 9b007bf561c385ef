; test: a loop that takes out the lanes that agree with the first one, as of an indirect call or a descriptor, ends when none is left; not where another value, or a lane of another EXEC, is compared
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips %s | grep 'bound max'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	wide
	.type	wide,@function
wide:
	global_load_dwordx2 v[4:5], v[2:3], off
	s_waitcnt vmcnt(0)
	s_mov_b64 s[6:7], exec
.Lwide:
	v_readfirstlane_b32 s4, v4
	v_readfirstlane_b32 s5, v5
	v_cmp_eq_u64_e32 vcc, s[4:5], v[4:5]
	s_and_saveexec_b64 s[8:9], vcc
	v_mov_b32_e32 v6, s4
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lwide
	s_mov_b64 exec, s[6:7]
	s_endpgm
	.globl	single
	.type	single,@function
single:
	global_load_dword v4, v[2:3], off
	s_waitcnt vmcnt(0)
	s_mov_b64 s[6:7], exec
.Lsingle:
	v_readfirstlane_b32 s4, v4
	v_cmp_eq_u32_e32 vcc, s4, v4
	s_and_saveexec_b64 s[8:9], vcc
	v_mov_b32_e32 v6, s4
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lsingle
	s_mov_b64 exec, s[6:7]
	s_endpgm
	.globl	other
	.type	other,@function
other:				; v5 is not what was read
	global_load_dwordx2 v[4:5], v[2:3], off
	s_waitcnt vmcnt(0)
.Lother:
	v_readfirstlane_b32 s4, v4
	v_readfirstlane_b32 s5, v4
	v_cmp_eq_u64_e32 vcc, s[4:5], v[4:5]
	s_and_saveexec_b64 s[8:9], vcc
	v_mov_b32_e32 v6, s4
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lother
	s_endpgm
	.globl	before
	.type	before,@function
before:				; the lane that was first before the loop may have left
	global_load_dword v4, v[2:3], off
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v4
.Lbefore:
	v_cmp_eq_u32_e32 vcc, s4, v4
	s_and_saveexec_b64 s[8:9], vcc
	v_mov_b32_e32 v6, s4
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lbefore
	s_endpgm
	.globl	copied
	.type	copied,@function
copied:				; as without optimisation
	global_load_dwordx2 v[4:5], v[2:3], off
	s_waitcnt vmcnt(0)
	s_mov_b64 s[6:7], exec
.Lcopied:
	v_readfirstlane_b32 s10, v4
	v_readfirstlane_b32 s11, v5
	s_mov_b32 s4, s10
	s_mov_b32 s5, s11
	v_cmp_eq_u64_e32 vcc, s[4:5], v[4:5]
	s_and_saveexec_b64 s[8:9], vcc
	v_mov_b32_e32 v6, s4
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lcopied
	s_mov_b64 exec, s[6:7]
	s_endpgm
	.globl	exchanged
	.type	exchanged,@function
exchanged:			; copies of the other halves
	global_load_dwordx2 v[4:5], v[2:3], off
	s_waitcnt vmcnt(0)
	s_mov_b64 s[6:7], exec
.Lexchanged:
	v_readfirstlane_b32 s10, v4
	v_readfirstlane_b32 s11, v5
	s_mov_b32 s4, s11
	s_mov_b32 s5, s10
	v_cmp_eq_u64_e32 vcc, s[4:5], v[4:5]
	s_and_saveexec_b64 s[8:9], vcc
	v_mov_b32_e32 v6, s4
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lexchanged
	s_mov_b64 exec, s[6:7]
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel wide
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel single
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel other
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel before
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel copied
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel exchanged
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; ;   bound max=63 (each iteration takes the first active lane out of the loop, and one of 64 must be left to stay (trips-waterfall.s:12:2))
; ;   bound max=63 (each iteration takes the first active lane out of the loop, and one of 64 must be left to stay (trips-waterfall.s:28:2))
; ;   bound max=unknown (the exit at trips-waterfall.s:44:2 depends on a lane's value, read at trips-waterfall.s:42:2)
; ;   bound max=unknown (the exit condition at trips-waterfall.s:57:2 does not change in the loop)
; ;   bound max=63 (each iteration takes the first active lane out of the loop, and one of 64 must be left to stay (trips-waterfall.s:70:2))
; ;   bound max=unknown (the exit at trips-waterfall.s:92:2 depends on a lane's value, read at trips-waterfall.s:89:2)
