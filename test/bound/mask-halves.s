; test: two registers that hold the same half of a mask, or halves of two masks of one instruction, are not that mask
; run:  analyze --verbose %s --grid 64 --workgroup 64 --exact off | grep -E "^kernel|inferred|none  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
low_twice:
	v_mov_b32_e32 v1, 0x1000
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_and_saveexec_b64 s[2:3], vcc
	v_mov_b32_e32 v1, 5			; lanes 0 to 31 count from 5, others, if they are on, from 4096
	s_mov_b32 s4, exec_lo
	s_mov_b32 s5, exec_lo
	s_mov_b64 exec, s[4:5]
.Llow_twice:
	v_add_u32_e32 v1, -1, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Llow_twice
	s_endpgm
of_two:
	v_mov_b32_e32 v1, 0x1000
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_and_saveexec_b64 s[2:3], vcc
	v_mov_b32_e32 v1, 5			; lanes 0 to 31 count from 5, others, if they are on, from 4096
	s_mov_b32 s4, exec_lo			; s[2:3] and EXEC are both written by s_and_saveexec
	s_mov_b32 s5, s3
	s_mov_b64 exec, s[4:5]
.Lof_two:
	v_add_u32_e32 v1, -1, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lof_two
	s_endpgm
both:
	v_mov_b32_e32 v1, 0x1000
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_and_saveexec_b64 s[2:3], vcc
	v_mov_b32_e32 v1, 5			; lanes 0 to 31 count from 5, others, if they are on, from 4096
	s_mov_b32 s4, exec_lo
	s_mov_b32 s5, exec_hi
	s_mov_b64 exec, s[4:5]
.Lboth:
	v_add_u32_e32 v1, -1, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lboth
	s_endpgm
of_compare:
	v_cmp_gt_u32_e64 s[6:7], 32, v0
	s_mov_b32 s4, s6
	s_mov_b32 s5, s6
	s_and_saveexec_b64 s[2:3], s[4:5]	; all lanes: 63 times
	s_cbranch_execz .Xof_compare
	v_add_u32_e32 v1, 1, v0
.Lof_compare:
	v_add_u32_e32 v1, -1, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lof_compare
.Xof_compare:
	s_endpgm
	.amdhsa_kernel low_twice
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel of_two
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel both
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel of_compare
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; kernel low_twice
; kernel of_two
; kernel both
;             at most 4 times per entry (inferred): v1 of each lane counts 4, 3,
;      0  b1          1      4  inferred    mask-halves.s:42  v1 of each lane counts 4, 3, ... until v1 == 0 (mask-halves.s:43:2)
; kernel of_compare
;             at most 63 times per entry (inferred): v1 of each lane counts v0, v0
;      0  b2          1     63  inferred    mask-halves.s:55  v1 of each lane counts v0, v0 - 1, ... until v1 == 0 (mask-halves.s:56:2)
; mask-halves.s:14:2: warning: low_twice: the bound of 4294967295 repetitions for the loop at .Llow_twice (mask-halves.s:14:2) is no more than the range of a type [loop-type-range]
;      14 | 	v_add_u32_e32 v1, -1, v1
;         | 	^~~~~~~~~~~~~
; note: v1 of each lane counts v1 - 1, v1 - 2, ... until v1 == 0 (mask-halves.s:15:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops
; mask-halves.s:28:2: warning: of_two: the bound of 4294967295 repetitions for the loop at .Lof_two (mask-halves.s:28:2) is no more than the range of a type [loop-type-range]
;      28 | 	v_add_u32_e32 v1, -1, v1
;         | 	^~~~~~~~~~~~~
; note: v1 of each lane counts v1 - 1, v1 - 2, ... until v1 == 0 (mask-halves.s:29:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops
