; test: s_sethalt 0 does nothing, and has a bound; s_sethalt 1 has none
; run:  analyze -q %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type goes,@function
goes:
	s_sethalt 0
	s_endpgm
.Lend0:
	.size goes, .Lend0-goes
	.type halts,@function
halts:
	s_sethalt 1
	s_endpgm
.Lend1:
	.size halts, .Lend1-halts
	.section .rodata,"a",@progbits
	.amdhsa_kernel goes
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 1
	.end_amdhsa_kernel
	.amdhsa_kernel halts
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 1
	.end_amdhsa_kernel
; want:
; sethalt.s:14:2: refused: halts: this instruction halts the wave until something outside of the kernel lets it go on [wait-unbounded]
;      14 | 	s_sethalt 1
;         | 	^~~~~~~~~
;         = remove the instruction from the code that is to be bounded
; run:  simulate -k goes --grid 64 --workgroup 64 %s
; want:
; kernel goes
;   machine   vega (model 20f284689992d4e6), oldest-first issue
;   status    finished
;   cycles    108, slowest wave 108
;   executed  1 waves, 2 wave instructions, 0 memory transactions, 0 LDS rounds
;   busy      SIMDs 0.0 %, memory interface 0.0 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0               1             8  sethalt.s:8:2
; run:  simulate -k halts --grid 64 --workgroup 64 %s
; exit: 3
; want:
; kernel halts
;   machine   vega (model 20f284689992d4e6), oldest-first issue
;   status    fault
;   cycles    0, slowest wave 0
;   executed  1 waves, 0 wave instructions, 0 memory transactions, 0 LDS rounds
;   busy      SIMDs 0.0 %, memory interface 0.0 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
; sethalt.s:14:2: refused: the wave halts here, and nothing in the launch starts it again [not-modelled]
;      14 | 	s_sethalt 1
;         | 	^~~~~~~~~
; note: workgroup 0, wave 0, after 0 instructions of it
;         = avoid the instruction, or analyse without simulating
