; test: a flat access may be one of private memory, whose words are interleaved: lanes with one address have a word each, so that is a row
; run: analyze %s --grid 64 --workgroup 64 -q --exact off --certificate build/prove-flat.json && $prog check-certificate --prove build/prove-flat.json %s --grid 64 --workgroup 64 --exact off; rm -f build/prove-flat.json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.text
	.globl program
	.p2align 8
	.type program,@function
program:
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_mov_b64 s[0:1], src_private_base
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v0, 16
	v_mov_b32_e32 v2, 1
	flat_store_dword v[0:1], v2
	flat_load_dword v3, v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_endpgm
.Lend_of_program:
	.size program, .Lend_of_program-program
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel program
	.amdhsa_private_segment_fixed_size 256
	.amdhsa_kernarg_size 16
	.amdhsa_user_sgpr_private_segment_buffer 1
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_user_sgpr_flat_scratch_init 1
	.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.amdhsa_next_free_vgpr 32
	.amdhsa_next_free_sgpr 72
	.end_amdhsa_kernel
; want:
; program: proved, wave 496 cycles, kernel 596 cycles (isolated)
;   proved from 2 flow programs in exact integers, with no solver
;   facts proved again by other means: 4
;          1  order of the code
;          1  cost of a block
;          2  lines or LDS rounds of an access
;   facts given by the user: 0
;   facts that hold if no access leaves its buffer: 0
;   facts that are open: 0
