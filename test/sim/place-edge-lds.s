; test: M9: a workgroup at the edge of the grid takes the LDS of a full one
; Three workgroups of 2 waves of which the grid has 1; one unit of two SIMDs with three contexts each. LDS has room for two.
; The waves there are stand on SIMD 0, the missing ones on SIMD 1. The first two are ready at 3 and issue in turn, 2 cycles each:
; the first ends at 17, and the third workgroup takes its room. One wave counts on each SIMD, so it goes to SIMD 0. It is ready
; at 20, the second ends at 19, and the third issues from 20 to 28. With half of the LDS, all three would be there at once: 3 + 24 = 27.
; run: simulate %s -m %d/order.xml --grid 64,3 --workgroup 128,1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	k,@function
k:
	s_nop 0
	s_nop 0
	s_nop 0
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 32768
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; kernel k
;   machine   order (model 274e0e155063470e), round-robin issue
;   status    finished
;   cycles    28, slowest wave 19
;   executed  3 waves, 12 wave instructions, 0 memory transactions, 0 LDS rounds
;   busy      SIMDs 42.9 %, memory interface 0.0 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0               3            16  place-edge-lds.s:11:2
; run: analyze --verbose %s -m %d/order.xml --grid 64,3 --workgroup 128,1 | grep -e exact -e 'fit on'
; want:
;   kernel    28 cycles (exact)
;             2 workgroups fit on a compute unit (limit: LDS), 2 on the device
;   * exact        28  no data decides the time: every run of this launch takes
;                      exactly these cycles (12 wave instructions)
