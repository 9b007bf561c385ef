; test: a kernel with a return may come back, so what it names may change behind a call
; run:  analyze %s -k k --grid 128 --workgroup 64 -q --certificate build/prove-call-kernel.json && $prog check-certificate --prove build/prove-call-kernel.json %s -k k --grid 128 --workgroup 64; rm -f build/prove-call-kernel.json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type leaf,@function
leaf:
	v_mul_lo_u32 v2, v2, v2
	s_setpc_b64 s[30:31]
.Lleaf_end:
	.size leaf, .Lleaf_end-leaf
	.type back,@function
back:
	v_lshlrev_b32_e32 v1, 4, v0
	s_cbranch_scc0 .L0
	s_setpc_b64 s[30:31]
.L0:
	s_endpgm
.Lback_end:
	.size back, .Lback_end-back
	.type k,@function
k:
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, v0
	s_getpc_b64 s[28:29]
	s_add_u32 s28, s28, leaf@rel32@lo+4
	s_addc_u32 s29, s29, leaf@rel32@hi+12
	s_swappc_b64 s[30:31], s[28:29]
	ds_write_b32 v1, v2			; open: v1 is not known to be what it was
	s_endpgm
.Lk_end:
	.size k, .Lk_end-k
	.section .rodata,"a",@progbits
	.amdhsa_kernel back
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 34
	.end_amdhsa_kernel
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 34
	.end_amdhsa_kernel
; want:
; k: proved, wave 574 cycles, kernel 674 cycles (work-span)
;   proved from 3 flow programs in exact integers, with no solver
;   facts proved again by other means: 4
;          2  order of the code
;          2  cost of a block
;   facts given by the user: 0
;   facts that hold if no access leaves its buffer: 0
;   facts that are open: 1
;     prove-call-kernel.s:28:2: lines or LDS rounds of an access, at most 2 LDS rounds: from how addresses differ between lanes (wavebound-divergence(7))
;   exact: 270 cycles; no data decides the effect of any of 20 wave instructions
;     all of them were executed one by one
;     simulated with the contents of the launch: 270 cycles
