; test: near miss: the register is stored and loaded for the active lanes only
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_mov_b64 s[14:15], exec
	v_writelane_b32 v9, s14, 3
	v_writelane_b32 v9, s15, 4
	s_nop 0
	buffer_store_dword v9, off, s[0:3], s33 offset:8
	s_nop 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LJ
	v_mov_b32_e32 v9, 1
	s_mov_b64 s[4:5], 0
.LJ:
	s_nop 0
	buffer_load_dword v9, off, s[0:3], s33 offset:8
	s_nop 0
	s_waitcnt vmcnt(0)
	v_readlane_b32 s10, v9, 3
	v_readlane_b32 s11, v9, 4
	s_mov_b64 exec, s[10:11]
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_private_segment_fixed_size 64
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; span 0 @k 0+11 in=0 exec=entry busy
; ; span 1 @k 11+1 in=1 exec=entry & c3
; ; span 2 @b1 12+2 in=1 exec=entry & c3 busy
; ; span 3 @.LJ 14+7 in=1 exec=entry & c3
; ; span 4 @.LJ 21+1 in=0 exec=x2 top
; ; region 0 function irregular
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 exit
; ;   split=10 skip @k->@.LJ
; ;   entry entry then entry & c3
; ; top @.LJ: lanes of which nothing is known are active when this block ends
; ; top @.LJ 20: EXEC gets lanes of which nothing is known here
