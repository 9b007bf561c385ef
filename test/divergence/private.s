; test: lines of private memory: a row for each word of the lanes
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mov_b32 s33, 0x800
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_load_dword s12, s[4:5], 0x0
	buffer_store_dword v0, off, s[0:3], s33 offset:4	; in a frame
	buffer_store_byte v0, off, s[0:3], 0 offset:7
	buffer_load_dwordx2 v[2:3], off, s[0:3], 0 offset:8	; two rows
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s12
	buffer_load_dword v5, v4, s[0:3], 0 offen	; at an offset that all lanes have
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, 28, v0
	buffer_store_dword v5, v4, s[0:3], 0 offen	; in one of eight words
	v_mul_lo_u32 v4, v0, v0
	buffer_store_dword v5, v4, s[0:3], 0 offen	; anywhere
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[22:23], s[2:3]
	buffer_load_dword v5, off, s[20:23], s12	; a copy, not known to begin at a line
	s_or_b32 s23, s23, 0x8000
	buffer_load_dword v5, off, s[20:23], 0		; another descriptor
	buffer_load_dword v5, v4, s[0:3], 0 idxen	; an index
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	scratch_load_dword v5, off, s33			; by FLAT_SCRATCH, whatever it is
	s_mov_b64 s[14:15], src_private_base
	v_mov_b32_e32 v6, s12
	v_mov_b32_e32 v7, s15
	flat_load_dword v5, v[6:7]			; private or not, of all lanes
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_private_segment_fixed_size 64
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   private.s:10
;     buffer_store_dword v0, off, s[0:3], s33 offset:4; at most 4 lines
;   private.s:11
;     buffer_store_byte v0, off, s[0:3], 0 offset:7; at most 4 lines
;   private.s:12
;     buffer_load_dwordx2 v[2:3], off, s[0:3], 0 offset:8; at most 8 lines
;   private.s:15
;     buffer_load_dword v5, v4, s[0:3], 0 offen
;       launch; at most 4 lines
;   private.s:18
;     buffer_store_dword v5, v4, s[0:3], 0 offen
;       divergent; at most 32 lines
;         v4 is divergent: computed from it (private.s:17)
;         v0 is affine 1 per lane: what is there at the start
;   private.s:20
;     buffer_store_dword v5, v4, s[0:3], 0 offen
;       divergent
;         v4 is divergent: computed from it (private.s:19)
;         v0 is affine 1 per lane: what is there at the start
;   private.s:23
;     buffer_load_dword v5, off, s[20:23], s12; at most 5 lines
;   private.s:25
;     buffer_load_dword v5, off, s[20:23], 0
;   private.s:26
;     buffer_load_dword v5, v4, s[0:3], 0 idxen
;       divergent
;         v4 is divergent: computed from it (private.s:19)
;         v0 is affine 1 per lane: what is there at the start
;   private.s:29
;     scratch_load_dword v5, off, s33
;       launch; at most 5 lines
;   private.s:33
;     flat_load_dword v5, v[6:7]
;       launch; at most 5 lines
