; test: M9: workgroups go to the units with room in round robin, from the one behind the last
; Four workgroups of one wave, two units of one SIMD with three contexts: 0 and 2 on unit 0, 1 and 3 on unit 1.
; All are ready at 3. Each SIMD issues 2 waves * 4 instructions * 2 cycles: 3 + 16 = 19. Were a unit filled
; first, unit 0 had three waves: 3 + 24 = 27.
; run: simulate %s -m %d/units.xml --grid 256 --workgroup 64
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
;   machine   units (model 3a2bfd5cb086b22d), round-robin issue
;   status    finished
;   cycles    19, slowest wave 19
;   executed  4 waves, 16 wave instructions, 0 memory transactions, 0 LDS rounds
;   busy      SIMDs 84.2 %, memory interface 0.0 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0               4            16  place-units.s:10:2
; run: analyze --verbose %s -m %d/units.xml --grid 256 --workgroup 64
; want:
; input    place-units.s for gfx900
; machine  units (model 3a2bfd5cb086b22d): 2 compute units, 1 SIMD each, 3 waves
;          per SIMD, 64 lanes
;
; kernel k
;   kernel    19 cycles (exact)
;   wave      8 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on issue 100 %
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    256 work-items in workgroups of 64: 4 workgroups, 4 waves
;             3 workgroups fit on a compute unit (limit: wave contexts), 6 on the
;             device
;   code      4 instructions, 1 block, 2 edges, 0 loops
;   uses      8 VGPRs, 32 SGPRs, 3 waves per SIMD (limit: wave contexts), 16 bytes
;             of code
;
;   bounds (all safe; the smallest counts)
;   * exact        19  no data decides the time: every run of this launch takes
;                      exactly these cycles (16 wave instructions)
;                      what happens in one cycle is ordered as rule M12 says;
;                      buffers begin at multiples of a line (64 bytes) and do not
;                      overlap
;     round-robin  19  SIMDs issue in loose round robin; waves on one SIMD: at
;                      most 2; longest issue: 2 cycles
;                      a wait on memory is behind 3 other waves with at most 0
;                      transactions each
;                      1 round of dispatch, each d = 3 cycles and one workgroup
;     work-span    19  SIMDs, the memory interface and the LDS units are never
;                      idle while work for them waits; holds for any order of
;                      issue
;                      all 4 workgroups are resident from the start; waves on one
;                      SIMD: at most 2, on one compute unit: 2
;
;   for comparison: estimates, which a run may exceed
;     isolated     11  1 round of d + E_WF = 3 + 8 cycles, block times of a wave
;                      alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                      not safe: 4 waves contend for issue slots and memory, and
;                      the equations do not charge it
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1       8  100  place-units.s:10  k
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       place-units.s
;            SHA256
;          machine     units.xml
;            SHA256
;          --machine units.xml --grid 256 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
