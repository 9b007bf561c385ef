; test: of a kernel that is refused for a function without bound, the bounds of its own loops are known
; run:  analyze %s --format json 2>&1 | grep -e '"status"' -e '"bound"' -e refused: | sed 's/^ *//'
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type	wait,@function
wait:
	s_load_dword s12, s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s12, 0
	s_cbranch_scc1 wait
	s_setpc_b64 s[30:31]
	.type	k,@function
k:
	s_mov_b32 s10, 10
.Ldown:
	s_sub_u32 s10, s10, 1
	s_cmp_lg_u32 s10, 0
	s_cbranch_scc1 .Ldown
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, wait@rel32@lo+4
	s_addc_u32 s5, s5, wait@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
.Lopen:
	s_load_dword s12, s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s12, 0
	s_cbranch_scc1 .Lopen
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
; want:
; "status": "refused",
; { "id": 0, "function": "k", "header": 1, "line": "called-endless.s:16", "location": { "file": "called-endless.s", "line": 16, "column": 2, "address": null }, "depth": 1, "bound": 9, "origin": "inferred", "why": "s10 counts 9, 8, ... until s10 == 0 (called-endless.s:17:2)" },
; { "id": 1, "function": "k", "header": 3, "line": "called-endless.s:24", "location": { "file": "called-endless.s", "line": 24, "column": 2, "address": null }, "depth": 1, "bound": null, "origin": null, "why": "the exit at called-endless.s:26:2 depends on the load at called-endless.s:24:2" },
; { "id": 0, "function": "wait", "header": 0, "line": "called-endless.s:7", "location": { "file": "called-endless.s", "line": 7, "column": 2, "address": null }, "depth": 1, "bound": null, "origin": null, "why": "the exit at called-endless.s:9:2 depends on the load at called-endless.s:7:2" }
; called-endless.s:7:2: refused: k: loop at block 0 has no bound [loop-unbounded]
