; test: in a file with kernels nothing returns from a trap handler, in an object neither
; run:  opt %s | grep refused
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type k,@function
k:
	.if 1
	s_rfe_b64 s[0:1]
	.endif
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
; want:
; fn @k section=".text" at=0x0+0x4 refused="s_rfe_b64 returns from a trap handler: give its code alone, with --entry" {
; handler-not-object.s:8:2: refused: k: s_rfe_b64 returns from a trap handler: give its code alone, with --entry [unsupported-instruction]
;       8 | 	s_rfe_b64 s[0:1]
;         | 	^~~~~~~~~
;         = avoid it in code whose time must be bounded
