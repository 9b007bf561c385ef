; test: a load that goes to LDS needs LDS, though nothing else accesses it
; run:  analyze %s -m cdna3 --grid 65536 --workgroup 64 -q
; exit: 3
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
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v0, s[0:1] offset:512
	s_endpgm
.Lend_k:
	.size k, .Lend_k-k
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 0
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
; load-lds.s:14:2: refused: k: LDS is accessed, but the kernel declares none and the launch adds none, so it is not known how many workgroups fit on a compute unit [lds-size]
;      14 | 	global_load_lds_dword v0, s[0:1]
;         | 	^~~~~~~~~~~~~~~~~~~~~
;         = give its size in bytes: --arg NAME=BYTES for a pointer, --lds BYTES for what the kernel declares extern
