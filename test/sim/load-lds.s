; test: what a load brings to LDS takes a round of its unit for each lane, on top of its transactions: the wait pays for both
; run:  simulate %s -m cdna3 --grid 64 --workgroup 64 --buffer 0=zero:4096
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.globl k
	.p2align 8
	.type k,@function
k:
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	v_lshlrev_b32_e32 v0, 2, v0
	s_mov_b32 m0, 0
	s_waitcnt lgkmcnt(0)
	global_load_lds_dword v0, s[0:1]
	s_waitcnt vmcnt(0)
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1] offset:512
	s_endpgm
.Lend_k:
	.size k, .Lend_k-k
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
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
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .name: k
    .symbol: k.kd
amdhsa.version: [ 1, 2 ]
...
	.end_amdgpu_metadata
; want:
; kernel k
;   machine   cdna3 (model 237794de66e7fb10), oldest-first issue
;   status    finished
;   cycles    1444, slowest wave 1444
;   executed  1 waves, 10 wave instructions, 6 memory transactions, 66 LDS rounds
;   busy      SIMDs 0.0 %, memory interface 2.9 %, LDS units 0.1 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0               1          1344  load-lds.s:9:2
