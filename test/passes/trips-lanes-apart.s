; test: lanes do not count together if each has its own step, or chooses its half of a range: one comes back below the limit, or gets below 0, while another keeps the loop going
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips %s | grep 'bound max' && $prog simulate %s --grid 64 --workgroup 64 --format json | grep -o '"max_iter[^}]*'
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type k,@function
k:
	v_and_b32 v1, 1, v0
	s_mov_b32 s2, 0x3fffffff
	v_mul_lo_u32 v2, v1, s2
	v_add_u32 v2, 3, v2
	v_mov_b32 v3, 0
.Lstep:
	v_cmp_gt_u32 vcc, 10, v3
	v_add_u32 v3, v3, v2
	s_cbranch_vccnz .Lstep
	v_mov_b32 v3, 9
.Lhalf:
	v_lshrrev_b32 v4, 1, v3
	v_sub_u32 v5, v3, v4
	v_add_u32 v5, -1, v5
	v_cmp_eq_u32 vcc, 1, v1
	v_cmp_lt_u32 s[2:3], 0, v3
	v_cndmask_b32 v3, v4, v5, vcc
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .Lhalf
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
; want:
; ;   bound max=unknown (the exit at trips-lanes-apart.s:13:2 depends on lanes that the comparison at trips-lanes-apart.s:13:2 does not take out of the loop for good)
; ;   bound max=unknown (the exit at trips-lanes-apart.s:18:2 depends on lanes that the comparison at trips-lanes-apart.s:22:2 does not take out of the loop for good)
; "max_iterations": 5 
; "max_iterations": 36 
