; test: on gfx12 the numbers of a workgroup in y and z share a register: each bounds a loop, and so does that of a work-item
; run:  analyze --verbose %s --grid 8,12,10 --workgroup 4,4,2 2>&1 | grep -e '^  kernel' -e inferred -e executed
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.text
	.globl k
	.p2align 8
	.type k,@function
k:
	s_and_b32 s0, ttmp7, 0xffff
.Ly:
	s_sub_co_i32 s0, s0, 1
	s_cmp_gt_i32 s0, 0
	s_cbranch_scc1 .Ly
	s_lshr_b32 s0, ttmp7, 16
.Lz:
	s_sub_co_i32 s0, s0, 1
	s_cmp_gt_i32 s0, 0
	s_cbranch_scc1 .Lz
	v_bfe_u32 v1, v0, 10, 10
.Litem:
	v_add_nc_u32_e32 v1, -1, v1
	v_cmp_lt_i32_e32 vcc_lo, 0, v1
	s_cbranch_vccnz .Litem
	s_endpgm
	.size k, .-k
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel
; want:
;   kernel    398 cycles (exact)
;             most 3 times per entry (inferred): s0 counts s0 - 1, s0 - 2, ...
;      0  b1          1      1  inferred    gfx12-ids.s:11  s0 counts s0 - 1, s0 - 2, ... until s0 <= 0 (gfx12-ids.s:12:2)
;      1  b3          1      3  inferred    gfx12-ids.s:16  s0 counts s0 - 1, s0 - 2, ... until s0 <= 0 (gfx12-ids.s:17:2)
;      2  b5          1      2  executed    gfx12-ids.s:21  executed: no data decides how often; at most 2 times in this launch
; run:  simulate %s --grid 8,12,10 --workgroup 4,4,2 | grep executed
; want:
;   executed  30 waves, 708 wave instructions, 0 memory transactions, 0 LDS rounds
; run:  analyze %s --grid 8,12,65537 --workgroup 4,4,1 -q
; exit: 2
; want:
; gfx12-ids.s:8:1: error: k: 65537 workgroups in dimension 2, whose number the processor holds in 16 bits: at most 65536 [launch-size]
;       8 | k:
;         | ^~
;         = correct grid or workgroup size: both at least 1, the workgroup as the kernel requires it
