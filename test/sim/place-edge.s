; test: M9: a workgroup at the edge of the grid takes the contexts of a full one
; Four workgroups of 2 waves of which the grid has 1; one unit of two SIMDs with three contexts each. Three
; workgroups fit. The waves there are all stand on SIMD 0, the missing ones on SIMD 1. All are ready at 3 and
; issue in turn, 2 cycles each: the first ends at 3 + 2 * (3 * 3 + 1) = 23, and the fourth workgroup takes its
; room: two waves on each SIMD, thus SIMD 0. It is ready at 26, the third wave ends at 27, and the fourth issues
; from 27 to 35. If missing waves took no room, two waves would be on each SIMD: 3 + 16 = 19.
; run: simulate %s -m %d/order.xml --grid 64,4 --workgroup 128,1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	k,@function
k:
	s_nop 0
	s_nop 0
	s_nop 0
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; kernel k
;   machine   order (model 274e0e155063470e), round-robin issue
;   status    finished
;   cycles    35, slowest wave 27
;   executed  4 waves, 16 wave instructions, 0 memory transactions, 0 LDS rounds
;   busy      SIMDs 45.7 %, memory interface 0.0 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0               4            24  place-edge.s:12:2
; run: analyze --verbose %s -m %d/order.xml --grid 64,4 --workgroup 128,1
; want:
; input    place-edge.s for gfx900
; machine  order (model 274e0e155063470e): 1 compute unit, 2 SIMDs each, 3 waves
;          per SIMD, 64 lanes
;
; kernel k
;   kernel    35 cycles (exact)
;   wave      8 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on issue 100 %
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    64 x 4 work-items in workgroups of 128 x 1: 4 workgroups, 8 waves
;             3 workgroups fit on a compute unit (limit: wave contexts), 3 on the
;             device
;   code      4 instructions, 1 block, 2 edges, 0 loops
;   uses      8 VGPRs, 32 SGPRs, 3 waves per SIMD (limit: wave contexts), 16 bytes
;             of code
;
;   bounds (all safe; the smallest counts)
;   * exact        35  no data decides the time: every run of this launch takes
;                      exactly these cycles (16 wave instructions)
;                      what happens in one cycle is ordered as rule M12 says;
;                      buffers begin at multiples of a line (64 bytes) and do not
;                      overlap
;     round-robin  54  SIMDs issue in loose round robin; waves on one SIMD: at
;                      most 3; longest issue: 2 cycles
;                      a wait on memory is behind 5 other waves with at most 0
;                      transactions each
;                      2 rounds of dispatch, each d = 3 cycles and one workgroup
;     work-span    70  SIMDs, the memory interface and the LDS units are never
;                      idle while work for them waits; holds for any order of
;                      issue
;                      units stay full (3 workgroups each) until the last
;                      dispatch; then at most 3 waves hold up the last one
;
;   for comparison: estimates, which a run may exceed
;     isolated     22  2 rounds of d + E_WF = 3 + 8 cycles, block times of a wave
;                      alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                      not safe: 8 waves contend for issue slots and memory, and
;                      the equations do not charge it
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1       8  100  place-edge.s:12  k
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       place-edge.s
;            SHA256
;          machine     order.xml
;            SHA256
;          --machine order.xml --grid 64,4 --workgroup 128,1
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
