; test: the order of code with dual instructions, two operations on one line, is proved: in a loop, and as target of a jump
; run: analyze %s -m rdna3 --grid 64 --workgroup 64 -q --exact off --certificate build/recheck-dual.json && $prog check-certificate --prove --strict build/recheck-dual.json %s -m rdna3 --grid 64 --workgroup 64 --exact off; echo $?; rm -f build/recheck-dual.json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
k:
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 1.0
	s_mov_b32 s8, 0
.Lloop:
	v_dual_add_f32 v1, v1, v2 :: v_dual_mov_b32 v4, v3
	s_add_u32 s8, s8, 1
	s_cmp_lg_u32 s8, 9
	s_cbranch_scc1 .Lloop
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
; want:
; k: proved, wave 435 cycles, kernel 535 cycles (work-span)
;   proved from 4 flow programs in exact integers, with no solver
;   facts proved again by other means: 5
;          1  order of the code
;          3  cost of a block
;          1  bound of a loop
;   facts given by the user: 0
;   facts that hold if no access leaves its buffer: 0
;   facts that are open: 0
; 0
