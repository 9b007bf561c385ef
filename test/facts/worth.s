; test: the loop comes first whose iterations cost most: inner ones by the iterations around them
; run:  facts %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	k,@function
k:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
.Lcheap:
	s_ff1_i32_b32 s4, s4
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .Lcheap
	s_movk_i32 s8, 100
.Lhundred:
	s_nop 0
.Linner:
	s_ff1_i32_b32 s5, s5
	s_cmp_lg_u32 s5, 0
	s_cbranch_scc1 .Linner
	s_add_i32 s8, s8, -1
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .Lhundred
.Lloads:
	s_load_dword s6, s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_ff1_i32_b32 s6, s6
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .Lloads
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; <?xml version="1.0" encoding="UTF-8"?>
; <!-- Replace NOCOMP by how often the loop repeats at most (its back edge is taken) each time it is entered,
;      or use totalcount for how often at most in one run of the function. For a loop whose lanes leave it at
;      different times, the lane that stays longest counts. why="..." is shown in reports. wb:code and
;      wb:line are what the loop is, so that a fact is not used for another one. See wavebound-ffx(5). -->
; <flowfacts xmlns:wb="urn:wavebound:ffx">
;   <function name="k">
;     <!-- worth.s:17:2, depth 2, about 1200 cycles for each iteration: the exit at worth.s:18:2 depends on what is computed at worth.s:17:2 (ff1) -->
;     <loop label=".Linner" wb:code="4ee6fb7951d8224b" maxcount="NOCOMP"/>
;     <!-- worth.s:24:2, depth 1, about 484 cycles for each iteration: the exit at worth.s:27:2 depends on what is computed at worth.s:26:2 (ff1) -->
;     <loop label=".Lloads" wb:code="fc8c35a5f5fd238d" maxcount="NOCOMP"/>
;     <!-- worth.s:10:2, depth 1, about 12 cycles for each iteration: the exit at worth.s:11:2 depends on what is computed at worth.s:10:2 (ff1) -->
;     <loop label=".Lcheap" wb:code="9d4c324d6c94f987" maxcount="NOCOMP"/>
;   </function>
; </flowfacts>
