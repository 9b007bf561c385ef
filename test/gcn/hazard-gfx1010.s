; test: what overtakes another instruction on gfx1010 is a hazard, unless it is kept in order
; run:  opt %s 2>&1 | grep hazard
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1010"
	.text
	.type wrong0,@function
wrong0:
	buffer_load_dword v2, v0, s[8:11], s3 offen
	s_mov_b32 s9, 0
	s_endpgm
	.type right0,@function
right0:
	buffer_load_dword v2, v0, s[8:11], s3 offen
	v_nop
	s_mov_b32 s9, 0
	s_endpgm
	.type wrong1,@function
wrong1:
	ds_read_b32 v2, v0
	s_mov_b32 exec_lo, s4
	s_endpgm
	.type right1,@function
right1:
	ds_read_b32 v2, v0
	s_waitcnt_depctr 0xffe3
	s_mov_b32 exec_lo, s4
	s_endpgm
	.type wrong2,@function
wrong2:
	s_load_dword s8, s[4:5], 0x0
	v_readfirstlane_b32 s4, v0
	s_endpgm
	.type right2,@function
right2:
	s_load_dword s8, s[4:5], 0x0
	s_mov_b32 null, 0
	v_readfirstlane_b32 s4, v0
	s_endpgm
	.type wrong3,@function
wrong3:
	s_mov_b32 s4, exec_lo
	v_cmpx_gt_u32_e32 1, v0
	s_endpgm
	.type right3,@function
right3:
	s_mov_b32 s4, exec_lo
	s_waitcnt_depctr 0xfffe
	v_cmpx_gt_u32_e32 1, v0
	s_endpgm
	.type wrong4,@function
wrong4:
	ds_read_b32 v2, v0
	s_cbranch_scc1 .Lwrong4
	s_nop 0
.Lwrong4:
	global_load_dword v3, v[4:5], off
	s_endpgm
	.type right4,@function
right4:
	ds_read_b32 v2, v0
	s_cbranch_scc1 .Lright4
	s_nop 0
.Lright4:
	s_waitcnt_vscnt null, 0x0
	global_load_dword v3, v[4:5], off
	s_endpgm
	.type wrong5,@function
wrong5:
	image_sample_d v[0:3], [v4, v8, v12, v16, v20, v24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
	buffer_load_dword v2, v0, s[8:11], s3 offen offset:4
	s_endpgm
	.type right5,@function
right5:
	image_sample_d v[0:3], [v4, v8, v12, v16, v20, v24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
	s_nop 0
	buffer_load_dword v2, v0, s[8:11], s3 offen offset:4
	s_endpgm
	.type wrong6,@function
wrong6:
	global_atomic_fmin v[4:5], v2, off
	s_denorm_mode 3
	s_endpgm
	.type right6,@function
right6:
	global_atomic_fmin v[4:5], v2, off
	s_nop 2
	s_denorm_mode 3
	s_endpgm
	.type wrong7,@function
wrong7:
	v_cmpx_gt_u32_e32 1, v0
	v_permlane16_b32 v1, v2, s4, s5
	s_endpgm
	.type right7,@function
right7:
	v_cmpx_gt_u32_e32 1, v0
	v_mov_b32_e32 v2, v2
	v_permlane16_b32 v1, v2, s4, s5
	s_endpgm
; want:
; hazard-gfx1010.s:8:2: warning: wrong0: a scalar instruction writes s9, which a vector memory access may not have read yet: s_waitcnt_depctr depctr_vm_vsrc(0) is missing in between [hazard]
; hazard-gfx1010.s:7:2: note: that is here
; hazard-gfx1010.s:19:2: warning: wrong1: a scalar instruction writes exec_lo, which a vector memory access may not have read yet: s_waitcnt_depctr depctr_vm_vsrc(0) is missing in between [hazard]
; hazard-gfx1010.s:18:2: note: that is here
; hazard-gfx1010.s:30:2: warning: wrong2: a vector instruction writes s4, which a scalar access may not have read yet: s_mov_b32 null, 0 is missing in between [hazard]
; hazard-gfx1010.s:29:2: note: that is here
; hazard-gfx1010.s:41:2: warning: wrong3: a vector instruction writes exec_lo, which another instruction may not have read yet: s_waitcnt_depctr depctr_sa_sdst(0) is missing in between [hazard]
; hazard-gfx1010.s:40:2: note: that is here
; hazard-gfx1010.s:55:2: warning: wrong4: an access of memory, which follows one of the other kind, LDS or vector memory, and a branch: s_waitcnt_vscnt null, 0 is missing in between [hazard]
; hazard-gfx1010.s:52:2: note: that is here
; hazard-gfx1010.s:69:2: warning: wrong5: a buffer access has an offset, which an image access with many registers in front of it may disturb: s_nop 0 is missing in between [hazard]
; hazard-gfx1010.s:68:2: note: that is here
; hazard-gfx1010.s:80:2: warning: wrong6: s_denorm_mode sets mode, which a float atomic may not have read yet: s_nop 2 is missing in between [hazard]
; hazard-gfx1010.s:79:2: note: that is here
; hazard-gfx1010.s:91:2: warning: wrong7: v_permlane reads exec_lo, which v_cmpx writes: another vector instruction is missing in between [hazard]
; hazard-gfx1010.s:90:2: note: that is here
; hazard-gfx1010.s:69:2: warning: wrong5: v0 is read here, and what loads it may be outstanding: wait for vmcnt(0) before [wait-missing]
; hazard-gfx1010.s:68:2: note: it is loaded here
; hazard-gfx1010.s:75:2: warning: right5: v0 is read here, and what loads it may be outstanding: wait for vmcnt(0) before [wait-missing]
; hazard-gfx1010.s:73:2: note: it is loaded here
