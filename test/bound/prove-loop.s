; test: counters bound loops that are too long to be executed: up to a limit, down to zero, in steps
; run: analyze %s --grid 64 --workgroup 64 -q --exact off --certificate build/prove-loop.json && $prog check-certificate --prove build/prove-loop.json %s --grid 64 --workgroup 64 --exact off; rm -f build/prove-loop.json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dword s8, s[0:1], 0x0
	s_mov_b32 s4, 0
.Lup:
	s_add_i32 s4, s4, 1
	s_cmp_lt_u32 s4, 0x2dc6c0
	s_cbranch_scc1 .Lup
	s_mov_b32 s4, 0x2dc6c0
.Ldown:
	s_add_i32 s4, s4, -4
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .Ldown
	s_mov_b32 s4, 0
	s_waitcnt lgkmcnt(0)
.Lwhile:
	s_cmp_gt_i32 s4, 0x2dc6c0
	s_cbranch_scc1 .Lend
	s_add_i32 s4, s4, 3
	s_branch .Lwhile
.Lend:
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; k: proved, wave 213000464 cycles, kernel 213000564 cycles (isolated)
;   proved from 2 flow programs in exact integers, with no solver
;   facts proved again by other means: 12
;          1  order of the code
;          8  cost of a block
;          3  bound of a loop
;   facts given by the user: 0
;   facts that hold if no access leaves its buffer: 0
;   facts that are open: 0
