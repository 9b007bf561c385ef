; test: a counter of 64 bits from which a number is subtracted whose low half is in a register
; run:  analyze %s --grid 64 --workgroup 64 --exact off --format json | grep -o -e '"bound": [a-z0-9]*, "origin": [a-z"-]*, "why": "[^"]*"'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
pair:
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	s_mov_b32 s10, 0xe0000000
	s_mov_b64 s[6:7], 0x1fffffff
.Lagain:
	v_add_co_u32_e32 v2, vcc, s10, v2
	v_addc_co_u32_e32 v3, vcc, -1, v3, vcc
	v_cmp_lt_u64_e32 vcc, s[6:7], v[2:3]
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lagain
	s_endpgm
	.amdhsa_kernel pair
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; "bound": 7, "origin": "inferred", "why": "v2 of each lane counts 3758096384, 3221225472, ... until v2 <= 536870911 (counter-pair.s:13:2)"
