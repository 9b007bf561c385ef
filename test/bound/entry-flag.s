; test: a loop that a flag ends, whose header is where the kernel is entered: one repetition
; run:  analyze %s --exact off --grid 64 --workgroup 64 --format json | grep -o -e '"bound": [a-z0-9]*, "origin": "[a-z-]*", "why": "[^"]*"'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_and_b64 vcc, exec, s[6:7]
	s_mov_b64 s[6:7], 0
	s_cbranch_vccnz k
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; "bound": 1, "origin": "inferred", "why": "the first iteration alone goes on at entry-flag.s:6:2: the mask that lets it is then set to end the loop"
