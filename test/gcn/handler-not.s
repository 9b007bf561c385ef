; test: in a file with kernels nothing returns from a trap handler
; run:  opt %s | grep refused
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type k,@function
k:
	s_rfe_b64 s[0:1]
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
; want:
; fn @k section=".text" at=0x0+0x4 refused="s_rfe_b64 returns from a trap handler: give its code alone, with --entry" {
; handler-not.s:7:2: refused: k: s_rfe_b64 returns from a trap handler: give its code alone, with --entry [unsupported-instruction]
;       7 | 	s_rfe_b64 s[0:1]
;         | 	^~~~~~~~~
;         = avoid it in code whose time must be bounded
