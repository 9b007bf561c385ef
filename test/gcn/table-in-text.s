; test: a table of distances in the code of a text is read as LLVM assembles it
; run:  opt %s | grep -e assembled -e "cbr"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type k,@function
k:
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_min_u32 s4, s4, 2
	s_getpc_b64 s[6:7]
.Lpc:
	s_add_u32 s6, s6, .Ltab-.Lpc
	s_addc_u32 s7, s7, 0
	s_lshl_b32 s4, s4, 2
	s_load_dword s8, s[6:7], s4
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s9, s8, 31
	s_add_u32 s6, s6, s8
	s_addc_u32 s7, s7, s9
	s_setpc_b64 s[6:7]
.Lc0:
	v_mov_b32 v1, 0
	s_endpgm
.Lc1:
	v_mov_b32 v1, 1
	s_endpgm
.Lc2:
	v_mov_b32 v1, 2
	s_endpgm
.Ltab:
	.long .Lc0-.Ltab
	.long .Lc1-.Ltab
	.long .Lc2-.Ltab
.Lend:
	.size k, .Lend-k
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; 	cbr %s[6:7] {class=call at=0x3c+4 src=1:20:2}
