; test: a kernel in CU mode: twice the units with half the SIMDs, workgroups, barriers and LDS; one of another mode in the same input is refused
; run:  analyze --verbose %s --grid 8192 --workgroup 256
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
	.globl	c
	.type	c,@function
c:
	v_add_nc_u32_e32 v1, v0, v0
	s_barrier
	v_add_nc_u32_e32 v1, v1, v0
	s_endpgm
	.amdhsa_kernel c
		.amdhsa_group_segment_fixed_size 20000
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_wavefront_size32 1
		.amdhsa_workgroup_processor_mode 0
	.end_amdhsa_kernel
	.globl	w
	.type	w,@function
w:
	s_endpgm
	.amdhsa_kernel w
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
; want:
; input    cu-mode.s for gfx1030
; machine  rdna2 (model 45672f9df0279871): 80 compute units, 2 SIMDs each, 16
;          waves per SIMD, 32 lanes
; assumed  a wave issues an instruction only when the result of the one before is
;          there (the scheduling model of LLVM), and issue times of memory
;          instructions are those measured on GCN; no document of RDNA states more
;          100 cycles from dispatch to first issue (no source)
;          GDS instructions issue like the slowest of LDS (no source)
;          cache control issues like a vector load (no source)
;          memory serves a line in 10 cycles, as if all were of one channel with
;          open rows, and answers after 400 more (no source bounds the worst case)
;          pointers among the arguments are multiples of 4; so are addresses of
;          atomics, private memory and buffer descriptors, of narrower ones
;          multiples of their width, as LLVM 19 emits them: the machine faults on
;          others
;          the kernel runs in CU mode: each unit as described is 2 units then,
;          with equal shares of its SIMDs, workgroups, barriers and LDS
;
; kernel c
;   kernel    142 cycles (exact)
;   wave      18 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on issue 56 %, delay 44 %
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    8,192 work-items in workgroups of 256: 32 workgroups, 256 waves
;             3 workgroups fit on a compute unit (limit: LDS), 240 on the device
;   code      4 instructions, 1 block, 2 edges, 0 loops
;   uses      8 VGPRs, 106 SGPRs, 2 live VGPRs, 20,000 bytes of LDS, 12 waves per
;             SIMD (limit: LDS), 16 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact         142  no data decides the time: every run of this launch takes
;                        exactly these cycles (1024 wave instructions)
;                        what happens in one cycle is ordered as rule M12 says;
;                        buffers begin at multiples of a line (128 bytes) and do
;                        not overlap
;     abstract-warp 148  barriers cut a workgroup into phases; in each, a SIMD
;                        issues for at most 4 of its 8 waves
;                        all 32 workgroups are resident from the start, at most 8
;                        waves on one compute unit; all waves of a workgroup
;                        execute the same barriers in the same iterations (proved)
;     work-span     188  SIMDs, the memory interface and the LDS units are never
;                        idle while work for them waits; holds for any order of
;                        issue
;                        all 32 workgroups are resident from the start; waves on
;                        one SIMD: at most 4, on one compute unit: 8
;                        all waves of a workgroup execute the same barriers in the
;                        same iterations (proved)
;
;   for comparison: estimates, which a run may exceed
;     isolated      118  1 round of d + E_WF = 100 + 18 cycles, block times of a
;                        wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                        not safe: 256 waves contend for issue slots and memory,
;                        and the equations do not charge it
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1      18  100  cu-mode.s:9  c
;
; kernel w: refused
;   to do     no bound: the messages say why, and what to do
;   launch    8,192 work-items in workgroups of 256: 32 workgroups
;   code      1 instruction, 1 block, 2 edges, 0 loops
;   uses      8 VGPRs, 106 SGPRs, 16 waves per SIMD (limit: wave contexts), 4
;             bytes of code
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       cu-mode.s
;            SHA256
;          machine     rdna2
;            SHA256
;          --grid 8192 --workgroup 256
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; cu-mode.s:22:1: refused: w: 'w' does not run in CU mode, and the units of machine rdna2 are for CU mode [machine-mode]
;      22 | w:
;         | ^~
;         = compile kernels in CU mode (-mcumode) and others into files of their own, and add <cu-mode> to a description of your own
