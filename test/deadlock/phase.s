; test: words of LDS that all wavefronts find alike: not those that are written meanwhile, or not for certain before or behind
; run:  deadlock %s --workgroup 256
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.globl	words
	.p2align	8
	.type	words,@function
words:
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	v_lshlrev_b32_e32 v5, 2, v0
	; nobody writes it
	s_barrier
	ds_read_b32 v1, v3 offset:0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .L1
	s_barrier
.L1:
	; written before the barrier
	ds_write_b32 v3, v4 offset:4
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v3 offset:4
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .L2
	s_barrier
.L2:
	; on its way when the barrier is passed: may differ
	ds_write_b32 v3, v4 offset:8
	s_barrier
	ds_read_b32 v1, v3 offset:8
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .L3
	s_barrier
.L3:
	; the next phase may begin before it is answered: may differ
	s_barrier
	ds_read_b32 v1, v3 offset:12
	s_barrier
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .L4
	s_barrier
.L4:
	; written second: may differ
	s_barrier
	ds_write2_b32 v3, v4, v4 offset0:5 offset1:6
	ds_read_b32 v1, v3 offset:24
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .L5
	s_barrier
.L5:
	; between two places that are written: not told apart
	s_barrier
	ds_write2_b32 v3, v4, v4 offset0:8 offset1:10
	ds_read_b32 v1, v3 offset:36
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .L6
	s_barrier
.L6:
	; its upper half is written: may differ
	s_barrier
	ds_write_b32 v3, v4 offset:52
	ds_read_b64 v[1:2], v3 offset:48
	s_waitcnt lgkmcnt(0)
	v_or_b32_e32 v1, v1, v2
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .L7
	s_barrier
.L7:
	; one byte of it: may differ
	s_barrier
	ds_write_b8 v3, v4 offset:67
	ds_read_b32 v1, v3 offset:64
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .L8
	s_barrier
.L8:
	; each lane reads another word: may differ
	s_barrier
	ds_read_b32 v1, v5 offset:1024
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .L9
	s_barrier
.L9:
	; behind what 256 work-items write
	s_barrier
	ds_write_b32 v5, v4 offset:1024
	ds_read_b32 v1, v3 offset:2048
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .L10
	s_barrier
.L10:
	; the last of these: may differ
	s_barrier
	ds_write_b32 v5, v4 offset:1024
	ds_read_b32 v1, v3 offset:2044
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .L11
	s_barrier
.L11:
	; an atomic operation without a result: may differ
	s_barrier
	ds_add_u32 v3, v4 offset:72
	ds_read_b32 v1, v3 offset:72
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .L12
	s_barrier
.L12:
	; written in the same phase, which ends in the same block: may differ
	s_barrier
	ds_write_b32 v3, v4 offset:80
	ds_read_b32 v1, v3 offset:80
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .L13
	s_barrier
.L13:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel words
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
.Lwords_end:
	.size	words, .Lwords_end-words
	.globl	flat
	.p2align	8
	.type	flat,@function
flat:
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	; an address that may be in LDS: may differ
	s_barrier
	flat_load_dwordx2 v[6:7], v[8:9]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v4
	ds_read_b32 v1, v3 offset:0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .L14
	s_barrier
.L14:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flat
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
.Lflat_end:
	.size	flat, .Lflat_end-flat
	.globl	to_lds
	.p2align	8
	.type	to_lds,@function
to_lds:
	v_mov_b32_e32 v3, 0
	s_mov_b32 m0, 0
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	; a load that goes to LDS: may differ
	s_barrier
	buffer_load_dword off, s[8:11], 0 lds
	ds_read_b32 v1, v3 offset:0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .L15
	s_barrier
.L15:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel to_lds
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
.Lto_lds_end:
	.size	to_lds, .Lto_lds_end-to_lds
	.globl	lanes
	.p2align	8
	.type	lanes,@function
lanes:
	v_mov_b32_e32 v3, 0
	; the address is of the lane: may differ
	s_barrier
	s_mov_b32 m0, 0
	ds_read_addtid_b32 v1 offset:76
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .L16
	s_barrier
.L16:
	; a lane tells its number: may differ
	s_barrier
	ds_bpermute_b32 v1, v3, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .L17
	s_barrier
.L17:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lanes
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
.Llanes_end:
	.size	lanes, .Llanes_end-lanes
	.globl	global
	.p2align	8
	.type	global,@function
global:
	v_mov_b32_e32 v3, 0
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	; others may write it: may differ
	s_barrier
	global_load_dword v1, v3, s[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .L18
	s_barrier
.L18:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel global
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
.Lglobal_end:
	.size	global, .Lglobal_end-global
; want:
; phase.s: kernel words: possible, in workgroups of 256
;   phase.s:39:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         phase.s:39:2  s_barrier
;   phase.s:48:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         phase.s:48:2  s_barrier
;   phase.s:57:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         phase.s:57:2  s_barrier
;   phase.s:66:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         phase.s:66:2  s_barrier
;   phase.s:76:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         phase.s:76:2  s_barrier
;   phase.s:85:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         phase.s:85:2  s_barrier
;   phase.s:93:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         phase.s:93:2  s_barrier
;   phase.s:111:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         phase.s:111:2  s_barrier
;   phase.s:120:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;   phase.s:130:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
; phase.s: kernel flat: possible, in workgroups of 256
;   phase.s:161:2: barrier under a condition that may differ between the wavefronts of a workgroup; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, possible]
;     here         phase.s:161:2  s_barrier
; phase.s: kernel to_lds: possible, in workgroups of 256
;   phase.s:190:2: barrier under a condition that may differ between the wavefronts of a workgroup; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, possible]
;     here         phase.s:190:2  s_barrier
; phase.s: kernel lanes: possible, in workgroups of 256
;   phase.s:216:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         phase.s:216:2  s_barrier
;   phase.s:224:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         phase.s:224:2  s_barrier
; phase.s: kernel global: possible, in workgroups of 256
;   phase.s:251:2: barrier under a condition that may differ between the wavefronts of a workgroup; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, possible]
;     here         phase.s:251:2  s_barrier
; 15 findings: 12 barrier-divergence, 3 barrier-skipped; of each rule and kernel 8 are shown whole, and --format json has all
; phase.s:212:2: warning: lanes: an index or address is m0, which a scalar instruction writes; of 1 wait states in between there are 0 (s_nop 0) [hazard]
;     212 | 	ds_read_addtid_b32 v1 offset:76
;         | 	^~~~~~~~~~~~~~~~~~
; phase.s:211:2: note: that is here
;     211 | 	s_mov_b32 m0, 0
;         | 	^~~~~~~~~
;         = put what the message names in between
