; test: a branch back that no wave takes decides about no barrier, though it asks EXEC: waves of `once` meet the barriers alike; in `maybe` a wave may have no lane left and go back
; run:  analyze %s --grid 1024 --workgroup 256 --dump-after divergence 2>&1 >/dev/null | grep -e "^fn" -e "div branch" | sed "s| section.*||"
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
once:
	s_mov_b32 s7, 9
	s_mov_b32 s10, 0
	s_branch .Lonce_header
.Lonce_next:
	s_add_i32 s10, s10, 1
.Lonce_header:
	v_cmp_lt_u32_e32 vcc, s10, v0
	s_and_saveexec_b64 s[0:1], vcc
	v_add_u32_e32 v2, v2, v1
	s_or_b64 exec, exec, s[0:1]
	s_cmp_eq_u32 s10, s7
	s_barrier
	s_cbranch_scc1 .Lonce_break
	s_nop 0
	s_branch .Lonce_next
.Lonce_break:
	s_cbranch_execz .Lonce_header
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel once
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
	.text
maybe:
	s_mov_b32 s7, 9
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0
	v_cmp_gt_u32_e32 vcc, s6, v0
	s_and_b64 exec, exec, vcc
	s_branch .Lmaybe_header
.Lmaybe_next:
	s_add_i32 s10, s10, 1
.Lmaybe_header:
	s_cmp_eq_u32 s10, s7
	s_barrier
	s_cbranch_scc1 .Lmaybe_break
	s_nop 0
	s_branch .Lmaybe_next
.Lmaybe_break:
	s_add_i32 s11, s11, 1
	s_mov_b32 s10, 0
	s_cmp_gt_u32 s11, 2
	s_cbranch_scc1 .Lmaybe_end
	s_cbranch_execz .Lmaybe_header
.Lmaybe_end:
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel maybe
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
; want:
; fn @once
; ; div branch @.Lonce_header launch
; ; div branch @.Lonce_break launch
; fn @maybe
; ; div branch @.Lmaybe_header wave
; ; div branch @.Lmaybe_break wave
; ; div branch @b5 wave
