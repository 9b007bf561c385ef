; test: a mask in a lane of a register that is kept in an accumulation register: by all lanes (@k), or by those that are on (@some)
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
k:
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s5
	s_addc_u32 s1, s1, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_mov_b64 s[14:15], exec
	v_writelane_b32 v9, s14, 3
	v_writelane_b32 v9, s15, 4
	s_or_saveexec_b64 s[12:13], -1
	v_accvgpr_write_b32 a0, v9
	s_mov_b64 exec, s[12:13]
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LJk
	v_mov_b32_e32 v9, 1
	s_mov_b64 s[4:5], 0
.LJk:
	s_or_saveexec_b64 s[12:13], -1
	v_accvgpr_read_b32 v9, a0
	s_mov_b64 exec, s[12:13]
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
		.amdhsa_accum_offset 16
	.end_amdhsa_kernel
	.text
some:
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s5
	s_addc_u32 s1, s1, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_mov_b64 s[14:15], exec
	v_writelane_b32 v9, s14, 3
	v_writelane_b32 v9, s15, 4
	v_accvgpr_write_b32 a0, v9
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LJsome
	v_mov_b32_e32 v9, 1
	s_mov_b64 s[4:5], 0
.LJsome:
	s_or_saveexec_b64 s[12:13], -1
	v_accvgpr_read_b32 v9, a0
	s_mov_b64 exec, s[12:13]
	v_readlane_b32 s10, v9, 3
	v_readlane_b32 s11, v9, 4
	s_mov_b64 exec, s[10:11]
	s_endpgm
	.section	.rodata
	.amdhsa_kernel some
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_private_segment_fixed_size 64
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
		.amdhsa_accum_offset 16
	.end_amdhsa_kernel
	.text
; want:
; ; facts of @k
; ; span 0 @k 0+9 in=0 exec=entry busy
; ; span 1 @k 9+2 in=0 exec=all busy whole
; ; span 2 @k 11+1 in=0 exec=entry busy
; ; span 3 @k 12+1 in=1 exec=entry & c4
; ; span 4 @b1 13+2 in=1 exec=entry & c4 busy
; ; span 5 @.LJk 15+1 in=1 exec=entry & c4
; ; span 6 @.LJk 16+2 in=1 exec=all busy whole
; ; span 7 @.LJk 18+3 in=1 exec=entry & c4
; ; span 8 @.LJk 21+1 in=0 exec=entry busy
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 join
; ;   split=11 join=20 flow@7 end@8 skip @k->@.LJk
; ;   entry entry then entry & c4
; ; facts of @some
; ; span 0 @some 0+10 in=0 exec=entry busy
; ; span 1 @some 10+1 in=1 exec=entry & c4
; ; span 2 @b1 11+2 in=1 exec=entry & c4 busy
; ; span 3 @.LJsome 13+1 in=1 exec=entry & c4
; ; span 4 @.LJsome 14+2 in=1 exec=all busy whole
; ; span 5 @.LJsome 16+3 in=1 exec=entry & c4
; ; span 6 @.LJsome 19+1 in=0 exec=x2 top
; ; region 0 function irregular
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 exit
; ;   split=9 skip @some->@.LJsome
; ;   entry entry then entry & c4
; ; top @.LJsome: lanes of which nothing is known are active when this block ends
; ; top @.LJsome 18: EXEC gets lanes of which nothing is known here
