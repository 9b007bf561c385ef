; test: M9: a wave goes to the SIMD with the fewest waves, the lowest number on ties
; Two workgroups of one wave on two SIMDs: 0 on SIMD 0, 1 on SIMD 1. Both are ready at 3 and issue a load of 2
; lines from 3 to 5, SIMD 0 first (M12): its data is there 2 cycles times 2 lines earlier. Wave 0: 5 + 2 * 2 +
; 10 = 19, then 2 + 2 + 5 * 2 + 2: 35. Wave 1: 23, 2, 2 + 3, 2: 32. On ties the other way, wave 0 would be
; served second and end at 39.
; run: simulate %s -m %d/order.xml --grid 128 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	k,@function
k:
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s2, 1
	s_cbranch_scc1 .Lend
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
.Lend:
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 64
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; kernel k
;   machine   order (model 274e0e155063470e), round-robin issue
;   status    finished
;   cycles    35, slowest wave 35
;   executed  2 waves, 15 wave instructions, 4 memory transactions, 0 LDS rounds
;   busy      SIMDs 42.9 %, memory interface 22.9 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0               2            27  place-tie.s:11:2
;     b1               1            10  place-tie.s:15:2
;     b2               2             2  place-tie.s:21:2
; run: analyze --verbose %s -m %d/order.xml --grid 128 --workgroup 64
; want:
; input    place-tie.s for gfx900
; machine  order (model 274e0e155063470e): 1 compute unit, 2 SIMDs each, 3 waves
;          per SIMD, 64 lanes
;
; kernel k
;   kernel    35 cycles (exact)
;   wave      34 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on issue 59 %, latency 29 %, memory 12 %
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    128 work-items in workgroups of 64: 2 workgroups, 2 waves
;             6 workgroups fit on a compute unit (limit: wave contexts), 6 on the
;             device
;   code      10 instructions, 3 blocks, 5 edges, 0 loops
;   uses      8 VGPRs, 32 SGPRs, 3 live SGPRs, 3 waves per SIMD (limit: wave
;             contexts), 44 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact        35  no data decides the time: every run of this launch takes
;                      exactly these cycles (15 wave instructions)
;                      what happens in one cycle is ordered as rule M12 says;
;                      buffers begin at multiples of a line (64 bytes) and do not
;                      overlap
;     round-robin  41  SIMDs issue in loose round robin; waves on one SIMD: at
;                      most 1; longest issue: 2 cycles
;                      a wait on memory is behind 1 other waves with at most 2
;                      transactions each
;                      1 round of dispatch, each d = 3 cycles and one workgroup
;     work-span    41  SIMDs, the memory interface and the LDS units are never
;                      idle while work for them waits; holds for any order of
;                      issue
;                      all 2 workgroups are resident from the start; waves on one
;                      SIMD: at most 1, on one compute unit: 2
;
;   for comparison: estimates, which a run may exceed
;     isolated     37  1 round of d + E_WF = 3 + 34 cycles, block times of a wave
;                      alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                      not safe: 2 waves contend for issue slots and memory, and
;                      the equations do not charge it
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1      22   65  place-tie.s:11  k
;     b1           1      10   29  place-tie.s:15
;     b2           1       2    6  place-tie.s:21  .Lend
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       place-tie.s
;            SHA256
;          machine     order.xml
;            SHA256
;          --machine order.xml --grid 128 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
