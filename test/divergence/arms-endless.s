; test: the arms of an if are named also where a loop without a bound makes the rest of costs pointless
; run:  analyze --verbose %s --grid 256 --workgroup 128
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s8, 0
	v_mov_b32_e32 v5, v0
.Lloop:
	v_cmp_gt_u32_e32 vcc, 64, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .Lflow
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
.Lflow:
	s_andn2_b64 exec, s[4:5], exec
	s_cbranch_execz .Ljoin
	ds_write_b32 v1, v0
	s_waitcnt lgkmcnt(0)
.Ljoin:
	s_or_b64 exec, exec, s[4:5]
	v_subrev_u32_e32 v5, 64, v5
	s_add_i32 s8, s8, 1
	s_cmp_lt_u32 s8, 10
	s_cbranch_scc1 .Lloop
.Lmore:
	s_load_dword s9, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s9, 0
	s_cbranch_scc1 .Lmore
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
; want:
; input    arms-endless.s for gfx900
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
; kernel k: refused
;   to do     1 loop without a bound (arms-endless.s:28): give the
;             arguments that decide (--arg, --launch), or a flow fact; wavebound
;             facts writes the file
;   launch    256 work-items in workgroups of 128: 2 workgroups
;   code      22 instructions, 8 blocks, 13 edges, 2 loops
;   uses      16 VGPRs, 48 SGPRs, 4 live VGPRs, 5 live SGPRs, 4,096 bytes of LDS,
;             8 waves per SIMD (limit: LDS), 100 bytes of code
;
;   not exact after 501 wave instructions: it is not known where this branch goes
;     decides  s_cbranch_scc1 .Lmore (arms-endless.s:31)
;     by       s_load_dword s9, s[0:1], 0x0 (arms-endless.s:28)
;              if an argument is loaded there, give it a value (--arg, or
;              <argument> in the launch); if a buffer, its contents
;              (content="given")
;     in all   open: 4 branches, of 508 wave instructions; 99.2 % of their issue
;              is determined; waves with open control flow: 4 of 4
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                               why
;      0  b1          1      9  inferred    arms-endless.s:11  s8 counts 1, 2, ... until s8 >= 10 (arms-endless.s:25:2)
;      1  b6          1   none  -           arms-endless.s:28  the exit condition at arms-endless.s:28:2 does not change in the loop
;
;   arms (each time, a wave executes one)
;     b2 or b4: only one is right by the comparison at arms-endless.s:11:2
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       arms-endless.s
;            SHA256
;          machine     vega
;            SHA256
;          --grid 256 --workgroup 128
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; arms-endless.s:28:2: refused: k: loop at block 6 has no bound [loop-unbounded]
;      28 | 	s_load_dword s9, s[0:1], 0x0
;         | 	^~~~~~~~~~~~
; note: the exit condition at arms-endless.s:28:2 does not change in the loop
; note: a flow fact that bounds it:  <loop label=".Lmore" xmlns:wb="urn:wavebound:ffx" wb:code="32b233d1585ca291" maxcount="N"/>
; arms-endless.s:31:2: note: executing the launch does not count its iterations either: unknown data decides this branch: if an argument is loaded there, give it a value (--arg, or <argument> in the launch); if a buffer, its contents (content="given")
;      31 | 	s_cbranch_scc1 .Lmore
;         | 	^~~~~~~~~~~~~~
;         = `wavebound facts` writes a template with a line for each such loop
