// save all registers of a wave; s[2:3] points to memory
.set NV, 32
.set SGPR_SAVE, 96
.text
.p2align 8
.type save,@function
.global save
save:
	s_mov_b64 s[8:9], exec
	s_mov_b64 exec, -1
	s_mov_b32 s4, s2
	s_mov_b32 s5, s3
	s_mov_b32 s6, 0x10000
	s_mov_b32 s7, 0x00807fac
	s_mov_b32 s10, 0
	.set i, 0
	.rept NV / 4
	buffer_store_dword v[i+0], off, s[4:7], s10  glc slc
	buffer_store_dword v[i+1], off, s[4:7], s10 offset:256 glc slc
	buffer_store_dword v[i+2], off, s[4:7], s10 offset:256*2 glc slc
	buffer_store_dword v[i+3], off, s[4:7], s10 offset:256*3 glc slc
	s_add_u32 s10, s10, 1024
	.set i, i+4
	.endr
	// loop with relative registers
	s_mov_b32 m0, 0x0
L_SAVE_SGPR_LOOP:
	s_movrels_b64 s[20:21], s[0:1]
	s_movrels_b64 s[22:23], s[2:3]
	v_writelane_b32 v0, s20, 0
	v_writelane_b32 v0, s21, 1
	v_writelane_b32 v0, s22, 2
	v_writelane_b32 v0, s23, 3
	s_add_u32 m0, m0, 4
	s_cmp_lt_u32 m0, SGPR_SAVE
	s_cbranch_scc1 L_SAVE_SGPR_LOOP
	s_getreg_b32 s20, hwreg(HW_REG_LDS_ALLOC, 12, 9)
	s_and_b32 s20, s20, 0xff
	s_cbranch_scc0 L_SAVE_LDS_DONE
	s_lshl_b32 s20, s20, 6
	v_mbcnt_lo_u32_b32 v3, -1, 0
	v_mbcnt_hi_u32_b32 v3, -1, v3
	v_lshlrev_b32 v2, 2, v3
L_SAVE_LDS_LOOP_VECTOR:
	ds_read_b32 v4, v2
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v2, s[4:7], s10 offen
	v_cmp_lt_u32 vcc, v2, v3
	s_cbranch_vccnz L_SAVE_LDS_DONE
	s_sub_u32 s20, s20, 64
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 L_SAVE_LDS_LOOP_VECTOR
L_SAVE_LDS_DONE:
	s_mov_b64 exec, s[8:9]
	s_waitcnt vmcnt(0)
	s_endpgm
