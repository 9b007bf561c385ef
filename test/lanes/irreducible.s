; test: a loop with two entries, in which blocks lead backwards to one that is no header: its lanes are those of all ways
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips,divergence --only divergence %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_and_b32_e32 v19, 3, v0
	v_cmp_ne_u32_e64 s[10:11], 1, v19
	s_and_saveexec_b64 s[4:5], s[10:11]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execnz .L4
.L2:
	s_andn2_saveexec_b64 s[18:19], s[4:5]
	s_cbranch_execnz .L7
.L3:
	s_or_b64 exec, exec, s[18:19]
	s_cmp_lt_u32 s28, 2
	s_cbranch_scc0 .L10
	s_branch .L11
.L4:
	v_mov_b32_e32 v1, 1
	s_andn2_saveexec_b64 s[18:19], s[4:5]
	s_cbranch_execz .L3
.L7:
	v_mov_b32_e32 v1, 2
	s_or_b64 exec, exec, s[18:19]
	s_cmp_lt_u32 s28, 2
	s_cbranch_scc1 .L11
.L10:
	s_sub_u32 s28, s28, 1
	s_and_saveexec_b64 s[4:5], s[10:11]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execnz .L4
	s_branch .L2
.L11:
	s_endpgm
	.section .rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; div %s4.0 wave
; ; div %s4.1 wave
; ; div %s4.2 wave
; ; div %s4.3 wave
; ; div %s4.4 wave
; ; div %s4.5 wave
; ; div %s5.0 wave
; ; div %s5.1 wave
; ; div %s5.2 wave
; ; div %s5.3 wave
; ; div %s5.4 wave
; ; div %s5.5 wave
; ; div %s10.0 wave
; ; div %s11.0 wave
; ; div %s18.0 wave
; ; div %s18.1 wave
; ; div %s18.2 wave
; ; div %s18.3 wave
; ; div %s19.0 wave
; ; div %s19.1 wave
; ; div %s19.2 wave
; ; div %s19.3 wave
; ; div %s28.0 wave
; ; div %s28.1 wave
; ; div %s28.2 wave
; ; div %s28.3 wave
; ; div %s28.4 wave
; ; div %s28.5 wave
; ; div %s28.6 wave
; ; div %exec_lo.0 wave
; ; div %exec_lo.1 wave
; ; div %exec_lo.2 wave
; ; div %exec_lo.3 wave
; ; div %exec_lo.4 wave
; ; div %exec_lo.5 wave
; ; div %exec_lo.6 wave
; ; div %exec_lo.7 wave
; ; div %exec_lo.8 wave
; ; div %exec_lo.9 wave
; ; div %exec_lo.10 wave
; ; div %exec_lo.11 wave
; ; div %exec_lo.12 wave
; ; div %exec_lo.13 wave
; ; div %exec_lo.14 wave
; ; div %exec_hi.0 wave
; ; div %exec_hi.1 wave
; ; div %exec_hi.2 wave
; ; div %exec_hi.3 wave
; ; div %exec_hi.4 wave
; ; div %exec_hi.5 wave
; ; div %exec_hi.6 wave
; ; div %exec_hi.7 wave
; ; div %exec_hi.8 wave
; ; div %exec_hi.9 wave
; ; div %exec_hi.10 wave
; ; div %exec_hi.11 wave
; ; div %exec_hi.12 wave
; ; div %exec_hi.13 wave
; ; div %exec_hi.14 wave
; ; div %scc.0 wave
; ; div %scc.1 wave
; ; div %scc.2 wave
; ; div %scc.3 wave
; ; div %scc.4 wave
; ; div %scc.5 wave
; ; div %scc.6 wave
; ; div %scc.7 wave
; ; div %scc.8 wave
; ; div %scc.9 wave
; ; div %scc.10 wave
; ; div %v0.0 affine launch + 1 x
; ; div %v1.0 divergent
; ; div %v1.1 divergent
; ; div %v1.2 divergent
; ; div %v1.3 divergent
; ; div %v1.4 divergent
; ; div %v1.5 divergent
; ; div %v1.6 launch = 1
; ; div %v1.7 launch = 2
; ; div %v19.0 divergent
; ; div %v19.1 divergent
; ; div lanes #1 divergent
; ; div lanes #2 divergent
; ; div lanes #13 divergent
; ; div branch @k wave
; ; div branch @.L4 wave
; ; div branch @.L3 wave
; ; div branch @.L10 wave
; ; div branch @.L2 launch
; ; div branch @.L7 wave
; ; div loop 0 unknown wave
; irreducible.s:20:2: warning: k: a loop of 6 blocks is entered at 2 places [irreducible]
;      20 | 	v_mov_b32_e32 v1, 1
;         | 	^~~~~~~~~~~~~
; irreducible.s:20:2: note: entered at .L4
;      20 | 	v_mov_b32_e32 v1, 1
;         | 	^~~~~~~~~~~~~
; irreducible.s:12:2: note: entered at .L2
;      12 | 	s_andn2_saveexec_b64 s[18:19], s[4:5]
;         | 	^~~~~~~~~~~~~~~~~~~~
;         = give a bound for each entry of the loop in a flow fact, or restructure the source (goto into a loop, switch that falls into one)
