; test: a function is known to return with the lanes that were on; its loops are counted for any registers
; run:  analyze %s --grid 128 --workgroup 64 -q --certificate build/prove-called.json && $prog check-certificate --prove build/prove-called.json %s --grid 128 --workgroup 64; rm -f build/prove-called.json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type turns,@function
turns:					; v2 & 3 times, and with the lanes that were on
	v_and_b32_e32 v2, 3, v2
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .Lnone
	s_mov_b64 s[6:7], 0
.Lturn:
	v_add_u32_e32 v2, -1, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lturn
	s_or_b64 exec, exec, s[6:7]
.Lnone:
	s_or_b64 exec, exec, s[4:5]
	s_setpc_b64 s[30:31]
.Lend0:
	.size turns, .Lend0-turns
	.type k,@function
k:
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, v0
	s_getpc_b64 s[28:29]
	s_add_u32 s28, s28, turns@rel32@lo+4
	s_addc_u32 s29, s29, turns@rel32@hi+12
	s_swappc_b64 s[30:31], s[28:29]
	ds_write_b32 v1, v2			; two rounds where v1 is what it was in all lanes that are on
	s_endpgm
.Lend1:
	.size k, .Lend1-k
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 34
	.end_amdhsa_kernel
; want:
; k: proved, wave 722 cycles, kernel 822 cycles (work-span)
;   proved from 3 flow programs in exact integers, with no solver
;   facts proved again by other means: 10
;          2  order of the code
;          6  cost of a block
;          1  lines or LDS rounds of an access
;          1  bound of a loop
;   facts given by the user: 0
;   facts that hold if no access leaves its buffer: 0
;   facts that are open: 0
;   exact: 418 cycles; no data decides the effect of any of 62 wave instructions
;     all of them were executed one by one
;     simulated with the contents of the launch: 418 cycles
