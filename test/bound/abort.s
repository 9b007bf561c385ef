; test: an abort ends the wave, and is said; other traps have no bound; a function that nobody calls does no harm
; run:  analyze --verbose %s -m %d/tiny.xml --grid 64 --workgroup 64 --kernel holds
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
pure_virtual:
	s_waitcnt vmcnt(0)
	s_trap 2
holds:
	s_mov_b32 s0, 1
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .Lfailed
	s_nop 0
	s_cmp_lg_u32 s0, 2
	s_cbranch_scc0 .Lfailed_too
	s_endpgm
.Lfailed_too:
	s_trap 2
.Lfailed:
	s_nop 0
	s_trap 2
fails:
	s_mov_b32 s0, 1
	s_cmp_eq_u32 s0, 1
	s_cbranch_scc0 .Lfine
	s_trap 2
.Lfine:
	s_endpgm
debugged:
	s_trap 3
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel holds
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
	.amdhsa_kernel fails
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
	.amdhsa_kernel debugged
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
; want:
; input    abort.s for gfx900
; machine  tiny (model ca540b243923c061): 2 compute units, 2 SIMDs each, 3 waves
;          per SIMD, 64 lanes
;
; kernel holds
;   kernel    17 cycles (exact)
;   wave      17 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on issue 82 %, delay 18 %
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    64 work-items in workgroups of 64: 1 workgroup, 1 wave
;             6 workgroups fit on a compute unit (limit: wave contexts), 12 on the
;             device
;   code      10 instructions, 5 blocks, 8 edges, 0 loops
;   uses      4 VGPRs, 48 SGPRs, 1 live SGPRs, 3 waves per SIMD (limit: wave
;             contexts), 40 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact        17  no data decides the time: every run of this launch takes
;                      exactly these cycles (7 wave instructions)
;                      what happens in one cycle is ordered as rule M12 says;
;                      buffers begin at multiples of a line (64 bytes) and do not
;                      overlap
;     isolated     20  1 round of d + E_WF = 3 + 17 cycles, block times of a wave
;                      alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                      safe: a single wave, nothing contends
;     round-robin  20  SIMDs issue in loose round robin; waves on one SIMD: at
;                      most 1; longest issue: 2 cycles
;                      a wait on memory is behind 0 other waves with at most 0
;                      transactions each
;                      1 round of dispatch, each d = 3 cycles and one workgroup
;     work-span    20  SIMDs, the memory interface and the LDS units are never
;                      idle while work for them waits; holds for any order of
;                      issue
;                      all 1 workgroups are resident from the start; waves on one
;                      SIMD: at most 1, on one compute unit: 1
;
;   all       no wave executes s_trap 2, which ends the launch (2 in the code)
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1       6   35  abort.s:10  holds
;     b1           1       6   35  abort.s:13
;     b3           1       5   29  abort.s:18  .Lfailed_too
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       abort.s
;            SHA256
;          machine     tiny.xml
;            SHA256
;          --machine tiny.xml --grid 64 --workgroup 64 --kernel holds
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; abort.s:18:2: warning: holds: the bound is of launches in which no wave aborts, here or at the aborts behind it [abort]
;      18 | 	s_trap 2
;         | 	^~~~~~
;         = none, if the condition that leads there cannot hold
; run:  analyze %s -m %d/tiny.xml --grid 64 --workgroup 64 -q --kernel fails
; want:
; run:  analyze %s -m %d/tiny.xml --grid 64 --workgroup 64 -q --kernel debugged
; exit: 3
; want:
; abort.s:30:2: refused: debugged: this instruction enters the trap handler, whose time is not known [wait-unbounded]
;      30 | 	s_trap 3
;         | 	^~~~~~
;         = remove the instruction from the code that is to be bounded
; run:  simulate %s -m %d/tiny.xml --grid 64 --workgroup 64 --kernel holds
; want:
; kernel holds
;   machine   tiny (model ca540b243923c061), round-robin issue
;   status    finished
;   cycles    17, slowest wave 17
;   executed  1 waves, 7 wave instructions, 0 memory transactions, 0 LDS rounds
;   busy      SIMDs 20.6 %, memory interface 0.0 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0               1             6  abort.s:10:2
;     b1               1             6  abort.s:13:2
;     b2               1             2  abort.s:16:2
; run:  simulate %s -m %d/tiny.xml --grid 64 --workgroup 64 --kernel fails
; exit: 3
; want:
; kernel fails
;   machine   tiny (model ca540b243923c061), round-robin issue
;   status    fault
;   cycles    0, slowest wave 0
;   executed  1 waves, 3 wave instructions, 0 memory transactions, 0 LDS rounds
;   busy      SIMDs 0.0 %, memory interface 0.0 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0               1             6  abort.s:23:2
; abort.s:26:2: error: the kernel aborts here [aborted]
;      26 | 	s_trap 2
;         | 	^~~~~~
; note: workgroup 0, wave 0, after 3 instructions of it
;         = look at the condition that leads to the instruction
; run:  simulate %s -m %d/tiny.xml --grid 64 --workgroup 64 --kernel debugged
; exit: 3
; want:
; kernel debugged
;   machine   tiny (model ca540b243923c061), round-robin issue
;   status    fault
;   cycles    0, slowest wave 0
;   executed  1 waves, 0 wave instructions, 0 memory transactions, 0 LDS rounds
;   busy      SIMDs 0.0 %, memory interface 0.0 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
; abort.s:30:2: refused: traps other than the abort, s_trap 2, are not modelled by the simulator [not-modelled]
;      30 | 	s_trap 3
;         | 	^~~~~~
; note: workgroup 0, wave 0, after 0 instructions of it
;         = avoid the instruction, or analyse without simulating
