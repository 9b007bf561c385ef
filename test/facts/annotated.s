; test: an annotation bounds the loop that begins there; facts are checked against the code
; run:  facts %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.p2align	8
	.type	k,@function
k:
	s_mov_b32 s0, s4
.LBB0_1:	; wavebound: loop maxcount=9
	s_sub_u32 s0, s0, 1
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .LBB0_1
.LBB0_2:
	s_add_u32 s1, s1, s2
	s_cmp_lg_u32 s1, 0
	s_cbranch_scc1 .LBB0_2
	s_endpgm
.Lfunc_end0:
	.size	k, .Lfunc_end0-k
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
; want:
; <?xml version="1.0" encoding="UTF-8"?>
; <!-- Replace NOCOMP by how often the loop repeats at most (its back edge is taken) each time it is entered,
;      or use totalcount for how often at most in one run of the function. For a loop whose lanes leave it at
;      different times, the lane that stays longest counts. why="..." is shown in reports. wb:code and
;      wb:line are what the loop is, so that a fact is not used for another one. See wavebound-ffx(5). -->
; <flowfacts xmlns:wb="urn:wavebound:ffx">
;   <function name="k">
;     <!-- annotated.s:15:2, depth 1, about 12 cycles for each iteration: the exit at annotated.s:16:2 depends on what s1 holds at the start; its step may be 0 for all that is known: it is what s2 holds at the start -->
;     <loop label=".LBB0_2" wb:code="28be7c8b69c32b4b" maxcount="NOCOMP"/>
;   </function>
; </flowfacts>
