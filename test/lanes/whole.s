; test: registers are moved whole: the other lanes on, all lanes on
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_xor_saveexec_b64 s[4:5], -1
	v_mov_b32_e32 v5, v6
	s_mov_b64 exec, s[4:5]
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_or_saveexec_b64 s[8:9], -1
	v_mov_b32_e32 v7, v8
	s_mov_b64 exec, s[8:9]
	v_mov_b32_e32 v1, 1
	s_or_b64 exec, exec, s[6:7]
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; span 0 @k 0+1 in=0 exec=entry busy
; ; span 1 @k 1+2 in=0 exec=!entry whole
; ; span 2 @k 3+2 in=0 exec=entry busy
; ; span 3 @k 5+1 in=1 exec=entry & c3
; ; span 4 @k 6+2 in=1 exec=all busy whole
; ; span 5 @k 8+2 in=1 exec=entry & c3
; ; span 6 @k 10+1 in=0 exec=entry busy
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 join
; ;   split=4 join=9 flow@5 end@6
; ;   entry entry then entry & c3
