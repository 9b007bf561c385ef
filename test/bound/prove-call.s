; test: behind a call what the callee does not name is known; where it names its return address, the order of its code stays open
; run:  analyze %s -k once --grid 128 --workgroup 64 -q --certificate build/prove-call.json && $prog check-certificate --prove build/prove-call.json %s -k once --grid 128 --workgroup 64; rm -f build/prove-call.json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type leaf,@function
leaf:
	v_mul_lo_u32 v2, v2, v2
	s_setpc_b64 s[30:31]
.Lleaf_end:
	.size leaf, .Lleaf_end-leaf
	.type saves,@function
saves:
	s_mov_b64 s[26:27], s[30:31]
	v_mul_lo_u32 v2, v2, v2
	s_mov_b64 s[30:31], s[26:27]
	s_setpc_b64 s[30:31]
.Lsaves_end:
	.size saves, .Lsaves_end-saves
	.type once,@function
once:
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, v0
	s_getpc_b64 s[28:29]
	s_add_u32 s28, s28, leaf@rel32@lo+4
	s_addc_u32 s29, s29, leaf@rel32@hi+12
	s_swappc_b64 s[30:31], s[28:29]
	ds_write_b32 v1, v2			; two rounds: v1 is what it was
	s_endpgm
.Lonce_end:
	.size once, .Lonce_end-once
	.type again,@function
again:
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, v0
	s_getpc_b64 s[28:29]
	s_add_u32 s28, s28, saves@rel32@lo+4
	s_addc_u32 s29, s29, saves@rel32@hi+12
	s_swappc_b64 s[30:31], s[28:29]
	ds_write_b32 v1, v2
	s_endpgm
.Lagain_end:
	.size again, .Lagain_end-again
	.section .rodata,"a",@progbits
	.amdhsa_kernel once
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 34
	.end_amdhsa_kernel
	.amdhsa_kernel again
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 34
	.end_amdhsa_kernel
; want:
; once: proved, wave 574 cycles, kernel 674 cycles (work-span)
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
; run:  analyze %s -k again --grid 128 --workgroup 64 -q --certificate build/prove-call.json && $prog check-certificate --prove build/prove-call.json %s -k again --grid 128 --workgroup 64; rm -f build/prove-call.json
; want:
; again: proved, wave 582 cycles, kernel 682 cycles (work-span)
;   proved from 3 flow programs in exact integers, with no solver
;   facts proved again by other means: 4
;          1  order of the code
;          2  cost of a block
;          1  lines or LDS rounds of an access
;   facts given by the user: 0
;   facts that hold if no access leaves its buffer: 0
;   facts that are open: 1
;     prove-call.s:12:1: order of the code, 1 blocks, 2 edges: as the input was read (wavebound-asm(5), wavebound-object(5)), with a line that is not understood
;   exact: 278 cycles; no data decides the effect of any of 24 wave instructions
;     all of them were executed one by one
;     simulated with the contents of the launch: 278 cycles
