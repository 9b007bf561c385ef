; test: what the destination held is an operand of s_mulk_i32, also where that is VCC: nobody set it, so the loop's bound is taken on trust
; run: analyze %s -m vega --grid 64 --workgroup 64 -q --exact off --certificate build/recheck-implicit.json && $prog check-certificate build/recheck-implicit.json %s -m vega --grid 64 --workgroup 64 --exact off; rm -f build/recheck-implicit.json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mulk_i32 vcc_lo, 0x3
.Lloop:	; wavebound: loop maxcount=2
	s_sub_i32 vcc_lo, vcc_lo, 1
	s_cmp_gt_i32 vcc_lo, 0
	s_cbranch_scc1 .Lloop
	s_endpgm
	.section .rodata,"a"
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; k: proved, wave 112 cycles, kernel 212 cycles (isolated)
;   proved from 2 flow programs in exact integers, with no solver
;   facts proved again by other means: 4
;          1  order of the code
;          3  cost of a block
;   facts given by the user: 1
;     recheck-implicit.s:8:2: bound of a loop, at most 2 iterations per entry: given by an annotation (wavebound-asm(5))
;   facts that hold if no access leaves its buffer: 0
;   facts that are open: 0
