; test: two words, of which one is in the range of the buffer: the documents check each component, so the simulator refuses what it does not model
; run:  simulate %s --target gfx900 --launch %d/buffer-partly.xml
; exit: 3
	.text
k:
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s10, 4			; one word is in range
	s_mov_b32 s11, 0x27000
	buffer_load_dwordx2 v[2:3], off, s[8:11], 0
	s_waitcnt vmcnt(0)
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 60
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name: data
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
    .group_segment_fixed_size: 64
    .kernarg_segment_size: 8
    .name: k
    .symbol: k.kd
amdhsa.version: [ 1, 2 ]
...
	.end_amdgpu_metadata
; want:
; kernel k
;   machine   vega (model 20f284689992d4e6), oldest-first issue
;   status    fault
;   cycles    0, slowest wave 0
;   executed  1 waves, 7 wave instructions, 2 memory transactions, 0 LDS rounds
;   busy      SIMDs 0.0 %, memory interface 0.0 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
; buffer-partly.s:13:2: refused: 8 bytes are partly in the range of the buffer and partly outside [not-modelled]
;      13 | 	buffer_load_dwordx2 v[2:3], off, s[8:11], 0
;         | 	^~~~~~~~~~~~~~~~~~~
; note: workgroup 0, wave 0, after 7 instructions of it
;         = avoid the instruction, or analyse without simulating
