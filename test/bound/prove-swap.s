; test: behind an atomic that exchanges, and floating point in scalars, a kernel is not given up
; run:  analyze %s --grid 128 --workgroup 32 -q --certificate build/prove-swap.json && $prog check-certificate --prove build/prove-swap.json %s --grid 128 --workgroup 32; rm -f build/prove-swap.json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.text
	.type k,@function
k:
	s_load_b64 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	s_cvt_f32_u32 s2, ttmp9
	s_fmac_f32 s2, s2, s2
	v_s_sqrt_f32 s3, s2
	s_wait_kmcnt 0
	global_atomic_cmpswap_b32 v3, v1, v[2:3], s[4:5] th:TH_ATOMIC_RETURN
	s_wait_loadcnt 0
	ds_store_b32 v1, v3
	global_atomic_swap_b32 v1, v0, s[4:5] scope:SCOPE_SYS	; without a result: v1 is what it was
	ds_store_b32 v1, v0
	s_endpgm
.Lk_end:
	.size k, .Lk_end-k
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 512
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
; want:
; k: proved, wave 1442 cycles, kernel 1758 cycles (work-span)
;   proved from 3 flow programs in exact integers, with no solver
;   facts proved again by other means: 6
;          1  order of the code
;          1  cost of a block
;          4  lines or LDS rounds of an access
;   facts given by the user: 0
;   facts that hold if no access leaves its buffer: 0
;   facts that are open: 0
