; test: a kernel of which blocks were copied says nothing of what calls change: it has no return
; run:  analyze %s --grid 128 --workgroup 64 -q --certificate build/prove-call-copied.json 2>/dev/null; $prog check-certificate --prove build/prove-call-copied.json %s --grid 128 --workgroup 64 2>/dev/null; rm -f build/prove-call-copied.json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type leaf,@function
leaf:
	v_mul_lo_u32 v2, v2, v2
	s_setpc_b64 s[30:31]
.Lleaf_end:
	.size leaf, .Lleaf_end-leaf
	.type twice,@function
twice:
	s_mov_b32 s4, 8
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .Linside
.Lagain:
	s_nop 0
.Linside:
	s_sub_u32 s4, s4, 1
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .Lagain
	s_cmp_lg_u32 s7, 0
	s_cbranch_scc1 .Linside
	s_endpgm
.Ltwice_end:
	.size twice, .Ltwice_end-twice
	.type k,@function
k:
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, v0
	s_getpc_b64 s[28:29]
	s_add_u32 s28, s28, leaf@rel32@lo+4
	s_addc_u32 s29, s29, leaf@rel32@hi+12
	s_swappc_b64 s[30:31], s[28:29]
	ds_write_b32 v1, v2			; two rounds: v1 is what it was
	s_endpgm
.Lk_end:
	.size k, .Lk_end-k
	.section .rodata,"a",@progbits
	.amdhsa_kernel twice
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 34
	.end_amdhsa_kernel
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 34
	.end_amdhsa_kernel
; want:
; twice: not proved
; k: proved, wave 574 cycles, kernel 674 cycles (work-span)
;   proved from 3 flow programs in exact integers, with no solver
;   facts proved again by other means: 5
;          2  order of the code
;          2  cost of a block
;          1  lines or LDS rounds of an access
;   facts given by the user: 0
;   facts that hold if no access leaves its buffer: 0
;   facts that are open: 0
;   exact: 270 cycles; no data decides the effect of any of 20 wave instructions
;     all of them were executed one by one
;     simulated with the contents of the launch: 270 cycles
