; test: a call and a return take what their class takes, without the delay of a taken branch; a branch takes it: observed as bounded
; run:  simulate %s -m %d/tiny.xml --grid 64 --workgroup 64
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.type	leaf,@function
leaf:
	v_add_u32_e32 v0, 1, v0
	s_setpc_b64 s[30:31]
	.type	k,@function
k:
	s_mov_b32 s34, 3
.Lloop:	; wavebound: loop maxcount=2
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, leaf@rel32@lo+4
	s_addc_u32 s5, s5, leaf@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_sub_u32 s34, s34, 1
	s_cmp_lg_u32 s34, 0
	s_cbranch_scc1 .Lloop
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
	.text
; want:
; kernel k
;   machine   tiny (model ca540b243923c061), round-robin issue
;   status    finished
;   cycles    85, slowest wave 85
;   executed  1 waves, 29 wave instructions, 0 memory transactions, 0 LDS rounds
;   busy      SIMDs 17.1 %, memory interface 0.0 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0               3             7  call.s:8:2 in leaf
;     b0               1             2  call.s:12:2
;     b1               3            27  call.s:14:2
;     b2               1             2  call.s:21:2
;
;   loops     (most repetitions of one entry, over all waves)
;     header    most  line
;     b1           2  call.s:14:2
; run:  analyze --verbose %s -m %d/tiny.xml --grid 64 --workgroup 64
; want:
; input    call.s for gfx900
; machine  tiny (model ca540b243923c061): 2 compute units, 2 SIMDs each, 3 waves
;          per SIMD, 64 lanes
;
; kernel k
;   kernel    85 cycles (exact)
;   wave      82 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on issue 71 %, delay 29 %
;   why       95 % of a wave is the loop at call.s:14, repeated at most
;             2 times per entry (annotation): annotation at
;             call.s:13:11
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    64 work-items in workgroups of 64: 1 workgroup, 1 wave
;             6 workgroups fit on a compute unit (limit: wave contexts), 12 on the
;             device
;   code      9 instructions, 3 blocks, 5 edges, 1 loop
;   calls     'leaf': 2 instructions, 1 block, 2 edges, 0 loops
;   uses      4 VGPRs, 48 SGPRs, 1 live VGPRs, 5 live SGPRs, 3 waves per SIMD
;             (limit: wave contexts), 44 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact        85  no data decides the time: every run of this launch takes
;                      exactly these cycles (29 wave instructions)
;                      what happens in one cycle is ordered as rule M12 says;
;                      buffers begin at multiples of a line (64 bytes) and do not
;                      overlap
;     isolated     85  1 round of d + E_WF = 3 + 82 cycles, block times of a wave
;                      alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                      safe: a single wave, nothing contends
;     work-span    85  SIMDs, the memory interface and the LDS units are never
;                      idle while work for them waits; holds for any order of
;                      issue
;                      all 1 workgroups are resident from the start; waves on one
;                      SIMD: at most 1, on one compute unit: 1
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                  why
;      0  b1          1      2  annotation  call.s:14  annotation at call.s:13:11
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1       2    2  call.s:12  k
;     b1           3      78   95  call.s:14  .Lloop
;     b2           1       2    2  call.s:21
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       call.s
;            SHA256
;          machine     tiny.xml
;            SHA256
;          --machine tiny.xml --grid 64 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
