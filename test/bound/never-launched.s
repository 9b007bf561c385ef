; test: lanes without a work-item hold anything when EXEC switches them on: no id bounds the loop, and all 64 atomics go to one bank
; run:  analyze --verbose %s -k counts -m %d/tiny.xml --observe %d/never-launched.xml
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
counts:
	s_mov_b64 exec, -1
	v_lshrrev_b32_e32 v1, 24, v0
.Lloop:
	v_add_u32_e32 v1, -1, v1
	v_cmp_lt_i32_e32 vcc, 0, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lloop
	s_endpgm
meets:
	s_mov_b32 s0, 0
	s_mov_b32 s1, 0
	s_xor_saveexec_b64 s[2:3], s[0:1]
	s_nor_saveexec_b64 s[2:3], s[0:1]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	ds_max_u32 v2, v3 offset:128
	s_endpgm
	.section .rodata,"a"
	.amdhsa_kernel counts
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel meets
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
		.amdhsa_group_segment_fixed_size 256
	.end_amdhsa_kernel
; want:
; input    never-launched.s for gfx900
; machine  tiny (model ca540b243923c061): 2 compute units, 2 SIMDs each, 3 waves
;          per SIMD, 64 lanes
;
; kernel counts
;   kernel    2,811 cycles (isolated)
;   wave      2,808 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on issue 73 %, delay 27 %
;   why       100 % of a wave is the loop at never-launched.s:9,
;             repeated at most 254 times per entry (type-range): v1 of each lane
;             counts v1 - 1, v1 - 2, ... until v1 <= 0
;             (never-launched.s:10:2)
;   to do     1 loop is bounded by no more than the range of a type or the size of
;             a buffer (never-launched.s:9): arguments (--arg,
;             --launch) or a flow fact lower the bound
;             for an exact time (never-launched.s:12 decides now): it
;             reads a value that the launch does not give, or a register or memory
;             that was never written
;   launch    1 work-items in workgroups of 1: 1 workgroup, 1 wave
;             6 workgroups fit on a compute unit (limit: wave contexts), 12 on the
;             device
;   code      7 instructions, 3 blocks, 5 edges, 1 loop
;   uses      4 VGPRs, 32 SGPRs, 1 live VGPRs, 3 waves per SIMD (limit: wave
;             contexts), 28 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * isolated     2,811  1 round of d + E_WF = 3 + 2808 cycles, block times of a
;                         wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                         safe: a single wave, nothing contends
;     round-robin  2,811  SIMDs issue in loose round robin; waves on one SIMD: at
;                         most 1; longest issue: 2 cycles
;                         a wait on memory is behind 0 other waves with at most 0
;                         transactions each
;                         1 round of dispatch, each d = 3 cycles and one workgroup
;     work-span    2,811  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 1 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 1
;
;   not exact after 5 wave instructions: it is not known where this branch goes
;     decides  s_cbranch_execnz .Lloop (never-launched.s:12)
;              it reads a value that the launch does not give, or a register or
;              memory that was never written
;     in all   open: 1 branch, of 6 wave instructions; 83.3 % of their issue is
;              determined; waves with open control flow: 1 of 1
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                           why
;      0  b1          1    254  type-range  never-launched.s:9  v1 of each lane counts v1 - 1, v1 - 2, ... until v1 <= 0 (never-launched.s:10:2)
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1       4    0  never-launched.s:6  counts
;     b1         255   2,802  100  never-launched.s:9  .Lloop
;     b2           1       2    0  never-launched.s:13
;
;   observed  2,734 cycles in one simulated run of this launch
;     isolated     2,811  1.02 times the observed
;     round-robin  2,811  1.02 times the observed
;     work-span    2,811  1.02 times the observed
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       never-launched.s
;            SHA256
;          machine     tiny.xml
;            SHA256
;          launch      never-launched.xml
;            SHA256
;          --kernel counts --machine tiny.xml --observe never-launched.xml
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; never-launched.s:9:2: warning: counts: the bound of 254 repetitions for the loop at .Lloop (never-launched.s:9:2) is no more than the range of a type [loop-type-range]
;       9 | 	v_add_u32_e32 v1, -1, v1
;         | 	^~~~~~~~~~~~~
; note: v1 of each lane counts v1 - 1, v1 - 2, ... until v1 <= 0 (never-launched.s:10:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops
; run:  analyze --verbose %s -k meets -m %d/tiny.xml --observe %d/never-launched.xml
; want:
; input    never-launched.s for gfx900
; machine  tiny (model ca540b243923c061): 2 compute units, 2 SIMDs each, 3 waves
;          per SIMD, 64 lanes
;
; kernel meets
;   kernel    90 cycles (exact)
;   wave      90 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on LDS 71 %, issue 18 %, latency 11 %
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    1 work-items in workgroups of 1: 1 workgroup, 1 wave
;             6 workgroups fit on a compute unit (limit: wave contexts), 12 on the
;             device
;   code      8 instructions, 1 block, 2 edges, 0 loops
;   uses      4 VGPRs, 32 SGPRs, 2 live VGPRs, 4 live SGPRs, 256 bytes of LDS, 3
;             waves per SIMD (limit: wave contexts), 36 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact        90  no data decides the time: every run of this launch takes
;                      exactly these cycles (8 wave instructions)
;                      what happens in one cycle is ordered as rule M12 says;
;                      buffers begin at multiples of a line (64 bytes) and do not
;                      overlap
;     isolated     93  1 round of d + E_WF = 3 + 90 cycles, block times of a wave
;                      alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                      safe: a single wave, nothing contends
;     round-robin  93  SIMDs issue in loose round robin; waves on one SIMD: at
;                      most 1; longest issue: 2 cycles
;                      a wait on memory is behind 0 other waves with at most 0
;                      transactions each
;                      1 round of dispatch, each d = 3 cycles and one workgroup
;     work-span    93  SIMDs, the memory interface and the LDS units are never
;                      idle while work for them waits; holds for any order of
;                      issue
;                      all 1 workgroups are resident from the start; waves on one
;                      SIMD: at most 1, on one compute unit: 1
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1      90  100  never-launched.s:15  meets
;
;   observed  90 cycles in one simulated run of this launch
;     exact        90  1.00 times the observed
;     isolated     93  1.03 times the observed
;     round-robin  93  1.03 times the observed
;     work-span    93  1.03 times the observed
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       never-launched.s
;            SHA256
;          machine     tiny.xml
;            SHA256
;          launch      never-launched.xml
;            SHA256
;          --kernel meets --machine tiny.xml --observe never-launched.xml
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; never-launched.s:21:2: warning: meets: lane 1 of workgroup 0, wave 0 reads LDS byte 0x80, which was never written [unwritten-read]
;      21 | 	ds_max_u32 v2, v3 offset:128
;         | 	^~~~~~~~~~
;         = write the memory before reading it
