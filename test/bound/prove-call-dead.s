; test: of a function with lines that no path reaches it is not known what a call of it changes
; run:  analyze %s -k k --grid 128 --workgroup 64 -q --certificate build/prove-call-dead.json && $prog check-certificate --prove build/prove-call-dead.json %s -k k --grid 128 --workgroup 64; rm -f build/prove-call-dead.json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type leaf,@function
leaf:
	v_mul_lo_u32 v2, v2, v2
	s_branch .L5
	v_mov_b32_e32 v1, 0
.L5:
	s_setpc_b64 s[30:31]
.Lleaf_end:
	.size leaf, .Lleaf_end-leaf
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
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 34
	.end_amdhsa_kernel
; want:
; k: proved, wave 606 cycles, kernel 706 cycles (work-span)
;   proved from 3 flow programs in exact integers, with no solver
;   facts proved again by other means: 5
;          2  order of the code
;          3  cost of a block
;   facts given by the user: 0
;   facts that hold if no access leaves its buffer: 0
;   facts that are open: 1
;     prove-call-dead.s:22:2: lines or LDS rounds of an access, at most 2 LDS rounds: from how addresses differ between lanes (wavebound-divergence(7))
;   exact: 302 cycles; no data decides the effect of any of 22 wave instructions
;     all of them were executed one by one
;     simulated with the contents of the launch: 302 cycles
