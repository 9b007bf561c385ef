; test: a loop with two entries, one of them in front of an inner loop: that has a copy, and one flow fact bounds both
; run:  analyze --verbose %s --facts %d/reduced.ffx --exact off | grep -E "^kernel|  fact  |inferred|  wave  "
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.globl	told
	.type	told,@function
told:
	s_load_dword s0, s[4:5], 0x0
	s_mov_b32 s1, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s0, 7
	s_cbranch_scc1 .Linner
.Lhead:
	s_add_u32 s1, s1, 1
	s_nop 3
	s_nop 4
	s_nop 5
	s_nop 6
	s_nop 7
	s_load_dword s0, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
.Linner:
	s_load_dword s2, s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s2, s0
	s_cbranch_scc1 .Linner
	s_cmp_lt_u32 s1, 9
	s_cbranch_scc1 .Lhead
	s_endpgm
	.amdhsa_kernel told
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; kernel told
;   wave      32,776 cycles for one wave alone on the device; certified, gap 0
;      0  b1          1      5  fact        reduced.s:23  flow fact at reduced.ffx:2:25
;      1  b3          1      8  inferred    reduced.s:14  s1 counts 1, 2, ... until s1 >= 9 (reduced.s:27:2)
;      2  b4          2      5  fact        reduced.s:23  flow fact at reduced.ffx:2:25
; reduced.ffx:2:25: warning: told: nothing says which loop this fact was written for; if it is the loop at .Linner (reduced.s:23:2), its code is 83ae2ffe766f8b7d [fact-any-loop]
;       2 |   <function name="told"><loop label=".Linner" maxcount="5"/></function>
;         |                         ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both
