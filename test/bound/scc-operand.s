; test: SCC as an operand, and a copy of it in EXEC, are the number 0 or 1, not all lanes or none (waves of 32 lanes)
; run:  analyze --verbose %s --exact off --observe %d/scc-operand.xml | grep -e '^kernel' -e observed -e inferred
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
operand:
	s_mov_b32 s4, 0
.Loperand:
	s_add_u32 s4, s4, 1
	s_cmp_lt_u32 s4, 5
	s_andn2_b32 s13, 52, scc		; never 0
	s_cbranch_scc0 .Lend_operand
	s_cmp_lt_u32 s4, 5
	s_cbranch_scc1 .Loperand
.Lend_operand:
	s_endpgm
copy:
	s_mov_b32 s7, exec_lo
	s_mov_b32 s4, 0
	s_cmp_eq_u32 s4, 0
	s_mov_b32 exec_lo, scc			; lane 0 only
	s_andn2_b32 s6, s7, exec_lo		; the others
	s_cbranch_scc0 .Lend_copy
.Lcopy:
	s_add_u32 s4, s4, 1
	s_cmp_lt_u32 s4, 9
	s_cbranch_scc1 .Lcopy
.Lend_copy:
	s_endpgm
exec:
	s_mov_b32 s7, exec_lo
	s_mov_b32 s4, 0
	s_cmp_eq_u32 s4, 0
	s_mov_b32 exec_lo, scc
	s_andn2_saveexec_b32 s6, s7
	s_cbranch_scc0 .Lend_exec
.Lexec:
	s_add_u32 s4, s4, 1
	s_cmp_lt_u32 s4, 9
	s_cbranch_scc1 .Lexec
.Lend_exec:
	s_endpgm
	.amdhsa_kernel operand
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.amdhsa_kernel copy
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.amdhsa_kernel exec
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
; want:
; kernel operand
;             at most 4 times per entry (inferred): s4 counts 1, 2, ... until s4
;      0  b1          1      4  inferred    scc-operand.s:8  s4 counts 1, 2, ... until s4 >= 5 (scc-operand.s:12:2)
;   observed  320 cycles in one simulated run of this launch
;     isolated     344  1.07 times the observed
;     work-span    344  1.07 times the observed
; kernel copy
;             at most 8 times per entry (inferred): s4 counts 1, 2, ... until s4
;      0  b1          1      8  inferred    scc-operand.s:24  s4 counts 1, 2, ... until s4 >= 9 (scc-operand.s:25:2)
;   observed  448 cycles in one simulated run of this launch
;     isolated     448  1.00 times the observed
;     work-span    448  1.00 times the observed
; kernel exec
;             at most 8 times per entry (inferred): s4 counts 1, 2, ... until s4
;      0  b1          1      8  inferred    scc-operand.s:37  s4 counts 1, 2, ... until s4 >= 9 (scc-operand.s:38:2)
;   observed  448 cycles in one simulated run of this launch
;     isolated     448  1.00 times the observed
;     work-span    448  1.00 times the observed
