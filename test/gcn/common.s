; test: what .comm names has room in .bss: it is stored to and loaded from
; run:  simulate --grid 64 --workgroup 64 %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type k,@function
k:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, second@rel32@lo+4
	s_addc_u32 s5, s5, second@rel32@hi+12
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v0, s[4:5]
	s_waitcnt vmcnt(0)
	global_load_dword v1, v0, s[4:5]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v0, v1
	s_cbranch_vccz right
	s_trap 2
right:
	s_endpgm
	.section .rodata,"a"
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.section .AMDGPU.gpr_maximums,"",@progbits
	.local first
	.comm first,3,0
	.local second
	.comm second,256,4
; want:
; kernel k
;   machine   vega (model 20f284689992d4e6), oldest-first issue
;   status    finished
;   cycles    1024, slowest wave 1024
;   executed  1 waves, 11 wave instructions, 10 memory transactions, 0 LDS rounds
;   busy      SIMDs 0.0 %, memory interface 3.9 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0               1           920  common.s:7:2
;     b2               1             4  common.s:19:2
