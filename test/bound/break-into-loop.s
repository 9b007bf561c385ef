; test: a break is a branch into the loop, to a branch to the header that no wave takes: it bounds the loop; in `maybe` lanes were taken out and the branch may go back: it does not
; run:  analyze %s --grid 64 --workgroup 64 --exact off --format json | grep -o -e '"bound": [a-z0-9]*, "origin": "[a-z-]*", "why": "[^"]*"'
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
	v_cmp_gt_u32_e32 vcc, s6, v0
	s_and_b64 exec, exec, vcc
	s_branch .Lmaybe_header
.Lmaybe_next:
	s_add_i32 s10, s10, 1
.Lmaybe_header:
	s_cmp_eq_u32 s10, s7
	s_cbranch_scc1 .Lmaybe_break
	s_nop 0
	s_branch .Lmaybe_next
.Lmaybe_break:
	s_cbranch_execz .Lmaybe_header
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel maybe
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
; want:
; "bound": 9, "origin": "inferred", "why": "s10 counts 0, 1, ... until s10 == 9 (break-into-loop.s:17:2)"
; break-into-loop.s:39:2: refused: maybe: loop at block 1 has no bound [loop-unbounded]
;      39 | 	s_cmp_eq_u32 s10, s7
;         | 	^~~~~~~~~~~~
; note: the exit at break-into-loop.s:44:2 is not passed in every iteration
; note: a flow fact that bounds it:  <loop label=".Lmaybe_header" xmlns:wb="urn:wavebound:ffx" wb:code="3cf7cb8a47ef55f5" maxcount="N"/>
;         = `wavebound facts` writes a template with a line for each such loop
