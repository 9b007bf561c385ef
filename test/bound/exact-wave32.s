; test: exact: waves of 32 lanes: numbers of lanes beyond the last, masks of one register, a register that keeps nothing
; run:  analyze --verbose %s -m rdna2 --observe %d/../effects/one-wave.xml
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
k:
	v_mov_b32_e32 v20, 0
	s_movk_i32 s5, 37
	v_readlane_b32 s6, v0, s5		; lane 5
	s_movk_i32 s5, 38
	v_mov_b32_e32 v1, 3
	v_writelane_b32 v1, s6, s5		; lane 6
	v_readlane_b32 s7, v1, 6
	v_mov_b32_e32 v2, 0x94
	ds_bpermute_b32 v3, v2, v0		; lane 5
	s_waitcnt lgkmcnt(0)
	v_readlane_b32 s8, v3, 20
	s_mov_b32 exec_hi, 7			; of no lanes
	v_lshlrev_b32_e32 v6, 2, v0
	ds_write_b32 v6, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 vcc, 9
	s_and_b64 null, vcc, vcc		; beside it is EXEC
	s_cselect_b32 s16, 2, 1
	s_mov_b32 s10, null			; 0
	s_bcnt1_i32_b32 s17, exec_lo		; 32
	v_cmp_gt_u32_e32 vcc_lo, 5, v0
	s_and_saveexec_b32 s14, vcc_lo
	s_bcnt1_i32_b32 s15, exec_lo		; 5
	s_mov_b32 exec_lo, s14
	s_mov_b32 vcc_hi, 7
	v_cmp_lt_u32_e32 vcc_lo, 99, v0
	s_cbranch_vccz .Lnone
	s_movk_i32 s10, 20
.Lnone:
	v_cmp_gt_u32_e64 s11, 40, v0
	s_bcnt1_i32_b32 s12, s11
	v_mbcnt_lo_u32_b32 v4, -1, 0
	v_mbcnt_hi_u32_b32 v4, -1, v4
	v_readlane_b32 s13, v4, 31		; 31
	s_add_u32 s6, s6, s7
	s_add_u32 s6, s6, s8
	s_add_u32 s6, s6, s10
	s_add_u32 s6, s6, s12
	s_add_u32 s6, s6, s13
	s_add_u32 s6, s6, s15
	s_add_u32 s6, s6, s16
	s_add_u32 s6, s6, s17
	s_waitcnt_depctr 0xfffe
.Lloop:
	v_add_nc_u32_e32 v5, 3, v5
	s_sub_u32 s6, s6, 1
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .Lloop
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; input    exact-wave32.s for gfx1030
; machine  rdna2 (model a414cfa707c37314): 40 workgroup processors, 4 SIMDs each,
;          16 waves per SIMD, 32 lanes
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
;
; kernel k
;   kernel    8,708 cycles (exact)
;   wave      8,646 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on delay 89 %, issue 9 %, latency 1 %, LDS 0 %
;   why       95 % of a wave is the loop at exact-wave32.s:50, repeated
;             at most 183 times per entry (executed): executed: no data decides
;             how often; at most 183 times in this launch
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    64 work-items in workgroups of 64: 1 workgroup, 2 waves
;             32 workgroups fit on a workgroup processor (limit: wave contexts),
;             1,280 on the device
;   code      47 instructions, 5 blocks, 8 edges, 1 loop
;   uses      24 VGPRs, 106 SGPRs, 3 live VGPRs, 9 live SGPRs, 256 bytes of LDS,
;             16 waves per SIMD (limit: wave contexts), 236 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact        8,708  no data decides the time: every run of this launch takes
;                         exactly these cycles (1288 wave instructions)
;                         what happens in one cycle is ordered as rule M12 says;
;                         buffers begin at multiples of a line (128 bytes) and do
;                         not overlap
;     work-span    8,779  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 1 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 2
;                         1 loop is counted in the execution of this launch: it is
;                         ordered as rule M12 says, and buffers do not overlap
;
;   for comparison: estimates, which a run may exceed
;     isolated     8,746  1 round of d + E_WF = 100 + 8646 cycles, block times of
;                         a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                         not safe: 2 waves contend for issue slots and memory,
;                         and the equations do not charge it
;                         1 loop is counted in the execution of this launch: it is
;                         ordered as rule M12 says, and buffers do not overlap
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                          why
;      0  b3          1    183  executed    exact-wave32.s:50  executed: no data decides how often; at most 183 times in this launch
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1     308    4  exact-wave32.s:6  k
;     b2           1      85    1  exact-wave32.s:35  .Lnone
;     b3         184   8,249   95  exact-wave32.s:50  .Lloop
;     b4           1       4    0  exact-wave32.s:54
;
;   observed  8,708 cycles in one simulated run of this launch
;     exact        8,708  1.00 times the observed
;     work-span    8,779  1.00 times the observed
;     isolated     8,746  1.00 times the observed
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       exact-wave32.s
;            SHA256
;          machine     rdna2
;            SHA256
;          launch      ../effects/one-wave.xml
;            SHA256
;          --machine rdna2 --observe ../effects/one-wave.xml
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
