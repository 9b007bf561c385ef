; test: a dual instruction hinders no proof about registers that it does not write
; run: analyze %s -m rdna3 --grid 64 --workgroup 64 --align 128 -q --exact off --certificate build/prove-dual.json && $prog check-certificate --prove --strict build/prove-dual.json %s -m rdna3 --grid 64 --workgroup 64 --align 128 --exact off; echo $?; rm -f build/prove-dual.json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
k:
	s_load_b64 s[0:1], s[0:1], 0x0
	v_dual_mov_b32 v1, 1 :: v_dual_mov_b32 v2, 1.0
	v_lshlrev_b32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_store_b32 v0, v1, s[0:1]
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
; want:
; k: proved, wave 875 cycles, kernel 1007 cycles (work-span)
;   proved from 4 flow programs in exact integers, with no solver
;   facts proved again by other means: 3
;          1  order of the code
;          1  cost of a block
;          1  lines or LDS rounds of an access
;   facts given by the user: 0
;   facts that hold if no access leaves its buffer: 0
;   facts that are open: 0
; 0
