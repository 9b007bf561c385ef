; test: where a register is read before its load has returned, the order of the code stays open to the prover; the same code in time is proved
; run:  analyze %s -k early -q --certificate build/prove-early.json && $prog check-certificate --prove build/prove-early.json %s -k early; rm -f build/prove-early.json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
early:
	s_load_dword s4, s[0:1], 0x0
	s_and_b32 s4, s4, 7
	s_mov_b32 s3, 8
	v_lshlrev_b32_e32 v1, 2, v0
.Learly:
	ds_read_b32 v2, v1
	s_sub_u32 s3, s3, 1
	s_cmp_lg_u32 s3, 0
	s_cbranch_scc1 .Learly
	s_endpgm
in_time:
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 7
	s_mov_b32 s3, 8
	v_lshlrev_b32_e32 v1, 2, v0
.Lin_time:
	ds_read_b32 v2, v1
	s_sub_u32 s3, s3, 1
	s_cmp_lg_u32 s3, 0
	s_cbranch_scc1 .Lin_time
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel early
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel in_time
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; early: proved, wave 1396 cycles
;   proved from 1 flow program in exact integers, with no solver
;   facts proved again by other means: 4
;          3  cost of a block
;          1  bound of a loop
;   facts given by the user: 0
;   facts that hold if no access leaves its buffer: 0
;   facts that are open: 1
;     prove-early.s:5:1: order of the code, 3 blocks, 5 edges: as the input was read (wavebound-asm(5), wavebound-object(5)), with a line that is not understood
; prove-early.s:7:2: warning: early: s4 is read here, and what loads it may be outstanding: wait for lgkmcnt(0) before [wait-missing]
;       7 | 	s_and_b32 s4, s4, 7
;         | 	^~~~~~~~~
; prove-early.s:6:2: note: it is loaded here
;       6 | 	s_load_dword s4, s[0:1], 0x0
;         | 	^~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; run:  analyze %s -k in_time -q --certificate build/prove-early.json && $prog check-certificate --prove build/prove-early.json %s -k in_time; rm -f build/prove-early.json
; want:
; in_time: proved, wave 1396 cycles
;   proved from 1 flow program in exact integers, with no solver
;   facts proved again by other means: 5
;          1  order of the code
;          3  cost of a block
;          1  bound of a loop
;   facts given by the user: 0
;   facts that hold if no access leaves its buffer: 0
;   facts that are open: 0
; prove-early.s:7:2: warning: early: s4 is read here, and what loads it may be outstanding: wait for lgkmcnt(0) before [wait-missing]
;       7 | 	s_and_b32 s4, s4, 7
;         | 	^~~~~~~~~
; prove-early.s:6:2: note: it is loaded here
;       6 | 	s_load_dword s4, s[0:1], 0x0
;         | 	^~~~~~~~~~~~
;         = wait before, with the counter and number of the message
