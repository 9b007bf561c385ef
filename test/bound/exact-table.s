; test: tables beside the code are known in assembly, too; where the halves of an address do not belong together, they are not
; run:  analyze --verbose %s -k scalar --grid 64 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
scalar:						; the second word of the table decides how long the wave sleeps
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, table@rel32@lo+8
	s_addc_u32 s1, s1, table@rel32@hi+16
	s_load_dword s2, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
.Lloop:
	s_sleep 1
	s_sub_u32 s2, s2, 1
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc1 .Lloop
	s_endpgm
lanes:						; lanes read places that the table names
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, table@rel32@lo+4
	s_addc_u32 s1, s1, table@rel32@hi+12
	v_and_b32_e32 v0, 3, v0
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v1, 6, v1
	global_load_dword v2, v1, s[0:1]
	s_endpgm
halves:						; the upper half is of another distance
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, table@rel32@lo+8
	s_addc_u32 s1, s1, table@rel32@hi+12
	s_load_dword s2, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc1 .Lhalves
	s_sleep 1
.Lhalves:
	s_endpgm
zero:						; nothing is added to the upper half
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, table@rel32@lo+8
	s_addc_u32 s1, s1, 0
	s_load_dword s2, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc1 .Lzero
	s_sleep 1
.Lzero:
	s_endpgm
changed:					; what may be written may have changed
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, variable@rel32@lo+4
	s_addc_u32 s1, s1, variable@rel32@hi+12
	s_load_dword s2, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc1 .Lchanged
	s_sleep 1
.Lchanged:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align 6
table:
	.long	1, 3, 2, 5
	.zero	512
	.data
	.p2align 2
variable:
	.long	1
	.amdhsa_kernel scalar
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel lanes
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel halves
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel zero
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel changed
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; input    exact-table.s for gfx900
; machine  vega (model 20f284689992d4e6): 64 compute units, 4 SIMDs each, 10 waves
;          per SIMD, 64 lanes
; assumed  100 cycles from dispatch to first issue (no source)
;          GDS instructions issue like the slowest of LDS (no source)
;          cache control issues like a vector load (no source)
;          memory serves a line in 4 cycles, as if all were of one channel with
;          open rows, and answers after 400 more (no source bounds the worst case)
;          pointers among the arguments are multiples of 4; so are addresses of
;          atomics, private memory and buffer descriptors, of narrower ones
;          multiples of their width, as LLVM 19 emits them: the machine faults on
;          others
;
; kernel scalar
;   kernel    1,028 cycles (exact)
;   wave      932 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on delay 48 %, latency 43 %, issue 8 %, memory 1 %
;   why       54 % of a wave is the loop at exact-table.s:12, repeated
;             at most 2 times per entry (executed): executed: no data decides how
;             often; at most 2 times in this launch
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    64 work-items in workgroups of 64: 1 workgroup, 1 wave
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      10 instructions, 3 blocks, 5 edges, 1 loop
;   uses      4 VGPRs, 32 SGPRs, 2 live SGPRs, 10 waves per SIMD (limit: wave
;             contexts), 52 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact        1,028  no data decides the time: every run of this launch takes
;                         exactly these cycles (18 wave instructions)
;                         what happens in one cycle is ordered as rule M12 says;
;                         buffers begin at multiples of a line (64 bytes) and do
;                         not overlap
;     isolated     1,032  1 round of d + E_WF = 100 + 932 cycles, block times of a
;                         wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                         safe: a single wave, nothing contends
;                         1 loop is counted in the execution of this launch: it is
;                         ordered as rule M12 says, and buffers do not overlap
;     work-span    1,032  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 1 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 1
;                         1 loop is counted in the execution of this launch: it is
;                         ordered as rule M12 says, and buffers do not overlap
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                         why
;      0  b1          1      2  executed    exact-table.s:12  executed: no data decides how often; at most 2 times in this launch
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1     428   46  exact-table.s:6  scalar
;     b1           3     500   54  exact-table.s:12  .Lloop
;     b2           1       4    0  exact-table.s:16
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       exact-table.s
;            SHA256
;          machine     vega
;            SHA256
;          --kernel scalar --grid 64 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; run:  analyze --verbose %s -k lanes --grid 64 --workgroup 64 --constant-time
; want:
; input    exact-table.s for gfx900
; machine  vega (model 20f284689992d4e6): 64 compute units, 4 SIMDs each, 10 waves
;          per SIMD, 64 lanes
; assumed  100 cycles from dispatch to first issue (no source)
;          GDS instructions issue like the slowest of LDS (no source)
;          cache control issues like a vector load (no source)
;          memory serves a line in 4 cycles, as if all were of one channel with
;          open rows, and answers after 400 more (no source bounds the worst case)
;          pointers among the arguments are multiples of 4; so are addresses of
;          atomics, private memory and buffer descriptors, of narrower ones
;          multiples of their width, as LLVM 19 emits them: the machine faults on
;          others
;
; kernel lanes
;   kernel    960 cycles (exact)
;   wave      1,368 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             above the kernel's bound, which knows more of the launch
;             spent on latency 58 %, memory 38 %, issue 4 %
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    64 work-items in workgroups of 64: 1 workgroup, 1 wave
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      10 instructions, 1 block, 2 edges, 0 loops
;   uses      4 VGPRs, 32 SGPRs, 1 live VGPRs, 2 live SGPRs, 10 waves per SIMD
;             (limit: wave contexts), 56 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact          960  no data decides the time: every run of this launch takes
;                         exactly these cycles (10 wave instructions)
;                         what happens in one cycle is ordered as rule M12 says;
;                         buffers begin at multiples of a line (64 bytes) and do
;                         not overlap
;     isolated     1,468  1 round of d + E_WF = 100 + 1368 cycles, block times of
;                         a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                         safe: a single wave, nothing contends
;     work-span    1,468  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 1 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 1
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1   1,368  100  exact-table.s:18  lanes
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       exact-table.s
;            SHA256
;          machine     vega
;            SHA256
;          --kernel lanes --grid 64 --workgroup 64 --constant-time
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; run:  analyze %s -k halves --grid 64 --workgroup 64 --constant-time -q
; exit: 1
; want:
; exact-table.s:32:2: error: halves: 'halves' does not take the same time whatever data it works on: what is not known decides about this address [constant-time]
;      32 | 	s_load_dword s2, s[0:1], 0x0
;         | 	^~~~~~~~~~~~
; exact-table.s:30:2: note: it comes from here
;      30 | 	s_add_u32 s0, s0, table@rel32@lo+8
;         | 	^~~~~~~~~
;         = make what decides independent of data: load whole tables, select with masks, pad loops
; run:  analyze %s -k zero --grid 64 --workgroup 64 --constant-time -q
; exit: 1
; want:
; exact-table.s:43:2: error: zero: 'zero' does not take the same time whatever data it works on: what is not known decides about this address [constant-time]
;      43 | 	s_load_dword s2, s[0:1], 0x0
;         | 	^~~~~~~~~~~~
; exact-table.s:41:2: note: it comes from here
;      41 | 	s_add_u32 s0, s0, table@rel32@lo+8
;         | 	^~~~~~~~~
;         = make what decides independent of data: load whole tables, select with masks, pad loops
; run:  analyze %s -k changed --grid 64 --workgroup 64 --constant-time -q
; exit: 1
; want:
; exact-table.s:57:2: error: changed: 'changed' does not take the same time whatever data it works on: what is not known decides about this branch [constant-time]
;      57 | 	s_cbranch_scc1 .Lchanged
;         | 	^~~~~~~~~~~~~~
; exact-table.s:54:2: note: it comes from here
;      54 | 	s_load_dword s2, s[0:1], 0x0
;         | 	^~~~~~~~~~~~
;         = make what decides independent of data: load whole tables, select with masks, pad loops
