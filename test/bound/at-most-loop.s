; test: a loop whose count goes through LDS takes no count of an execution where times are upper limits: in another run
; test: another wave may have stored last; where times are exact it does
; run:  analyze --verbose %s -m %d/at-most-400.xml --launch %d/d16-half.xml | grep -E "^kernel| b1 |exact  |not executed"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 64
	ds_write_b32 v4, v5
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v2, v4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v2
.Lloop:
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc1 .Lend
	s_load_dword s6, s[8:9], 0x0
	s_add_u32 s8, s8, 4
	s_addc_u32 s9, s9, 0
	s_sub_u32 s4, s4, 1
	s_branch .Lloop
.Lend:
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 60
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name: data
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
    .group_segment_fixed_size: 64
    .kernarg_segment_size: 8
    .name: k
    .symbol: k.kd
amdhsa.version: [ 1, 2 ]
...
	.end_amdgpu_metadata
; want:
; kernel k
;     exact        4,809  the run in which each time is the largest; others may
;      0  b1          1     64  buffer-size  at-most-loop.s:16  each iteration accesses 'data', which has 256 bytes, 4 bytes higher than the one before (at-most-loop.s:18:2)
;     b1          65   2,572   48  at-most-loop.s:16  .Lloop
; at-most-loop.s:16:2: warning: k: the bound of 64 repetitions for the loop at .Lloop (at-most-loop.s:16:2) is no more than the size of a buffer allows, and holds as long as no access leaves its buffer [loop-buffer-size]
;      16 | 	s_cmp_eq_u32 s4, 0
;         | 	^~~~~~~~~~~~
; note: each iteration accesses 'data', which has 256 bytes, 4 bytes higher than the one before (at-most-loop.s:18:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without buffer-size leaves such bounds out
; run:  analyze %s -m %d/at-most-400.xml --launch %d/d16-half.xml --without buffer-size,type-range -q
; exit: 3
; want:
; at-most-loop.s:16:2: refused: k: loop at block 1 has no bound [loop-unbounded]
;      16 | 	s_cmp_eq_u32 s4, 0
;         | 	^~~~~~~~~~~~
; note: the exit at at-most-loop.s:16:2 depends on a lane's value, read at at-most-loop.s:14:2
; note: a flow fact that bounds it:  <loop label=".Lloop" xmlns:wb="urn:wavebound:ffx" wb:code="3e36518af4a7a8db" maxcount="N"/>
; note: executing the launch does not count its iterations either: waves read what others write, and the times of the machine are upper limits: in another run it may be written later
;         = `wavebound facts` writes a template with a line for each such loop
; run:  analyze --verbose %s -m vega --launch %d/d16-half.xml --without buffer-size | grep -E "^kernel| b1 |exact  "
; want:
; kernel k
;   * exact        4,809  no data decides the time: every run of this launch takes
;      0  b1          1     64  executed    at-most-loop.s:16  executed: no data decides how often; at most 64 times in this launch
;     b1          65   2,572   48  at-most-loop.s:16  .Lloop
; run:  analyze %s -m %d/at-most-400.xml --launch %d/d16-half.xml --constant-time -q
; exit: 1
; want:
; at-most-loop.s:16:2: warning: k: the bound of 64 repetitions for the loop at .Lloop (at-most-loop.s:16:2) is no more than the size of a buffer allows, and holds as long as no access leaves its buffer [loop-buffer-size]
;      16 | 	s_cmp_eq_u32 s4, 0
;         | 	^~~~~~~~~~~~
; note: each iteration accesses 'data', which has 256 bytes, 4 bytes higher than the one before (at-most-loop.s:18:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without buffer-size leaves such bounds out
; at-most-loop.s:6:1: error: k: 'k': waves read what others write, and the times of machine 'two-waves-400' are upper limits: what is read may be another value in another run [constant-time]
;       6 | k:
;         | ^~
;         = make what decides independent of data: load whole tables, select with masks, pad loops
