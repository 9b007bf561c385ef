; test: a swap leaves the bit that its loop waits for, and ends by itself; or it is the bit of some lanes alone, and the others wait for what these write behind the loop
; run:  deadlock %s --workgroup 64 --grid 64
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
one_bit:					; it ends
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v5, -1
	v_mov_b32_e32 v4, 1
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
.Lone_bit:
	global_atomic_swap v3, v1, v2, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, v4, v3
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Lone_bit
	s_or_b64 exec, exec, s[2:3]
	global_store_dword v1, v5, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel one_bit
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
bits_of_lane:					; lanes of odd numbers wait
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v5, -1
	v_add_u32_e32 v4, 1, v0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
.Lbits_of_lane:
	global_atomic_swap v3, v1, v2, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, v4, v3
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Lbits_of_lane
	s_or_b64 exec, exec, s[2:3]
	global_store_dword v1, v5, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel bits_of_lane
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
; want:
; retry_bits.s: kernel one_bit: clean, for 64 work-items in workgroups of 64
; retry_bits.s: kernel bits_of_lane: possible, for 64 work-items in workgroups of 64
;   retry_bits.s:42:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    retry_bits.s:42:2  global_atomic_swap v3, v1, v2, s[0:1] glc
;     blocked      retry_bits.s:50:2  global_store_dword v1, v5, s[0:1]
;     way          @.Lbits_of_lane (leaves the loop) -> @b2
;     meet again   at the end of the program
