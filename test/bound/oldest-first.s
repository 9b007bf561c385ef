; test: oldest first: going back from the last dispatch, a workgroup waited for an interval of 7/2 cycles, or for one that came 8
; test: before it or earlier. Two dispatchers of two units, of four waves each. Of straight all waves need all lines of code and
; test: arguments, so they are waited for once. Of guarded, a line of code may be fetched at each step. No run takes longer
; test: than a bound. By hand, of straight: R = d 50 + issue 44 + 7 x 16 + older 44 + address 2 x 10 + waits 60 + 2 (200 + 3 x 10),
; test: T = 8192 / 2 + 2 + 790 + 63 x 791 + 25 + 300 + 1000. Of guarded: 3 lines, of which each wave needs 2. The rounds of flat
; test: wait for the address unit, too. In round robin the oldest wave may wait for younger ones: no such bound. Of 11
; test: workgroups of 3 waves a dispatcher has 6 and a SIMD 2 waves; of 5, a unit has 2. A cache of one line: each change is waited for
; run:  simulate %s -m %d/oldest-first.xml --grid 65536 --workgroup 64 --align 64 --buffer out=zero:262144 | grep -E "^kernel|cycles  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	straight,@function
	.p2align	8
straight:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	s_waitcnt vmcnt(0)
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.type	guarded,@function
	.p2align	8
guarded:
	s_cmp_lt_u32 s6, 8
	s_cbranch_scc1 .Lnone
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshlrev_b32_e32 v3, 2, v0
	v_lshlrev_b32_e32 v4, 2, v0
	v_lshlrev_b32_e32 v5, 2, v0
	v_lshlrev_b32_e32 v6, 2, v0
	v_lshlrev_b32_e32 v7, 2, v0
	v_lshlrev_b32_e32 v3, 2, v0
	v_lshlrev_b32_e32 v4, 2, v0
	v_lshlrev_b32_e32 v5, 2, v0
	v_lshlrev_b32_e32 v6, 2, v0
	v_lshlrev_b32_e32 v7, 2, v0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v3, s[0:1]
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
.Lnone:
	s_endpgm
	.type	meeting,@function
	.p2align	8
meeting:
	v_lshlrev_b32_e32 v1, 2, v0
	ds_write_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_endpgm
	.type	flat,@function
	.p2align	8
flat:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v1, vcc, s0, v1
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel straight
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel guarded
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel meeting
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel flat
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 0 ]
amdhsa.kernels:
  - .name: straight
    .symbol: straight.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: guarded
    .symbol: guarded.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: meeting
    .symbol: meeting.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 1024
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: flat
    .symbol: flat.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 1024
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
...
	.end_amdgpu_metadata
	.text
; want:
; kernel straight
;   cycles    36986, slowest wave 1808
; kernel guarded
;   cycles    28058, slowest wave 1890
; kernel meeting
;   cycles    8390, slowest wave 428
; kernel flat
;   cycles    23550, slowest wave 1602
; run:  analyze --verbose %s -m %d/oldest-first.xml --grid 65536 --workgroup 64 --align 64 | grep -E "^kernel|(oldest-first|work-span) +[0-9]|workgroup (stays|starts)|came 8|those left"
; want:
; kernel straight
;   * work-span     52,432  SIMDs, the memory interface and the LDS units are
;     oldest-first  56,046  SIMDs issue for the wave that was dispatched first; a
;                           workgroup stays at most 790 cycles, those left out in
;                           a workgroup starts an interval after the one before
;                           it, or when one ends that came 8 before it or earlier
; kernel guarded
;   * work-span     55,438  SIMDs, the memory interface and the LDS units are
;     oldest-first 178,328  SIMDs issue for the wave that was dispatched first; a
;                           workgroup stays at most 2428 cycles, those left out in
;                           a workgroup starts an interval after the one before
;                           it, or when one ends that came 8 before it or earlier
; kernel meeting
;   * work-span    15,468  SIMDs, the memory interface and the LDS units are never
;     oldest-first 16,900  SIMDs issue for the wave that was dispatched first; a
;                          workgroup stays at most 258 cycles, those left out in
;                          a workgroup starts an interval after the one before it,
;                          or when one ends that came 8 before it or earlier
; kernel flat
;   * work-span     85,144  SIMDs, the memory interface and the LDS units are
;     oldest-first  87,918  SIMDs issue for the wave that was dispatched first; a
;                           workgroup stays at most 1320 cycles, those left out in
;                           a workgroup starts an interval after the one before
;                           it, or when one ends that came 8 before it or earlier
; run:  simulate %s -m %d/oldest-first.xml --grid 262144 --workgroup 256 --align 64 --buffer out=zero:262144 --jitter 3 | grep -E "^kernel|cycles  "
; want:
; kernel straight
;   cycles    105752, slowest wave 1372
; kernel guarded
;   cycles    82004, slowest wave 1207
; kernel meeting
;   cycles    26684, slowest wave 256
; kernel flat
;   cycles    70435, slowest wave 1255
; run:  analyze --verbose %s -m %d/oldest-first.xml --grid 262144 --workgroup 256 --align 64 | grep -E "^kernel|(oldest-first|work-span) +[0-9]|a workgroup stays"
; want:
; kernel straight
;   * work-span    217,210  SIMDs, the memory interface and the LDS units are
;     oldest-first 220,185  SIMDs issue for the wave that was dispatched first; a
; kernel guarded
;   * work-span    301,320  SIMDs, the memory interface and the LDS units are
;     oldest-first 711,419  SIMDs issue for the wave that was dispatched first; a
; kernel meeting
;   * work-span     70,618  SIMDs, the memory interface and the LDS units are
;     oldest-first  77,871  SIMDs issue for the wave that was dispatched first; a
; kernel flat
;   * work-span    345,480  SIMDs, the memory interface and the LDS units are
;     oldest-first 347,673  SIMDs issue for the wave that was dispatched first; a
; run:  analyze --verbose %s -m %d/oldest-first.xml --grid 1024 --workgroup 256 --align 64 | grep -E "^kernel|(oldest-first|work-span|abstract-warp) +[0-9]"
; want:
; kernel straight
;   * work-span    2,002  SIMDs, the memory interface and the LDS units are never
;     oldest-first 2,144  SIMDs issue for the wave that was dispatched first; a
; kernel guarded
;   * work-span    1,210  SIMDs, the memory interface and the LDS units are never
;     oldest-first 1,288  SIMDs issue for the wave that was dispatched first; a
; kernel meeting
;   * abstract-warp 506  barriers cut a workgroup into phases; in each, a SIMD
;     work-span     570  SIMDs, the memory interface and the LDS units are never
;     oldest-first  606  SIMDs issue for the wave that was dispatched first; a
; kernel flat
;   * work-span    2,510  SIMDs, the memory interface and the LDS units are never
;     oldest-first 2,642  SIMDs issue for the wave that was dispatched first; a
; run:  analyze --verbose %s -m %d/oldest-first-rr.xml --grid 65536 --workgroup 64 --align 64 | grep -E "^kernel|(oldest-first|work-span) +[0-9]"
; want:
; kernel straight
;   * work-span     52,432  SIMDs, the memory interface and the LDS units are
; kernel guarded
;   * work-span     55,438  SIMDs, the memory interface and the LDS units are
; kernel meeting
;   * work-span    15,468  SIMDs, the memory interface and the LDS units are never
; kernel flat
;   * work-span     85,144  SIMDs, the memory interface and the LDS units are
; run:  analyze --verbose %s -m %d/oldest-first.xml --grid 2112 --workgroup 192 --align 64 | grep -E "^kernel|(oldest-first|work-span) +[0-9]"
; want:
; kernel straight
;   * oldest-first 3,750  SIMDs issue for the wave that was dispatched first; a
;     work-span    5,187  SIMDs, the memory interface and the LDS units are never
; kernel guarded
;   * work-span    6,075  SIMDs, the memory interface and the LDS units are never
;     oldest-first 8,757  SIMDs issue for the wave that was dispatched first; a
; kernel meeting
;   * oldest-first 1,176  SIMDs issue for the wave that was dispatched first; a
;     work-span    1,395  SIMDs, the memory interface and the LDS units are never
; kernel flat
;   * oldest-first 4,698  SIMDs issue for the wave that was dispatched first; a
;     work-span    6,362  SIMDs, the memory interface and the LDS units are never
; run:  analyze --verbose %s -m %d/oldest-first.xml --grid 320 --workgroup 64 --align 64 | grep -E "^kernel|(oldest-first|work-span) +[0-9]"
; want:
; kernel straight
;   * work-span    1,866  SIMDs, the memory interface and the LDS units are never
;     oldest-first 1,876  SIMDs issue for the wave that was dispatched first; a
; kernel guarded
;   * work-span    1,201  SIMDs, the memory interface and the LDS units are never
;     oldest-first 1,211  SIMDs issue for the wave that was dispatched first; a
; kernel meeting
;   * work-span    453  SIMDs, the memory interface and the LDS units are never
;     oldest-first 453  SIMDs issue for the wave that was dispatched first; a
; kernel flat
;   * work-span    2,036  SIMDs, the memory interface and the LDS units are never
;     oldest-first 2,056  SIMDs issue for the wave that was dispatched first; a
; run:  analyze --verbose %s -m %d/oldest-first.xml -k meeting --grid 1024 --workgroup 128 --align 64 | grep -E "^kernel|(abstract-warp) +[0-9]"
; want:
; kernel meeting
;   * abstract-warp 545  barriers cut a workgroup into phases; in each, a SIMD
; run:  analyze --verbose %s -m %d/oldest-first.xml -k meeting --grid 768 --workgroup 192 --align 64 | grep -E "^kernel|(abstract-warp) +[0-9]"
; want:
; kernel meeting
;   * abstract-warp 494  barriers cut a workgroup into phases; in each, a SIMD
; run:  analyze --verbose %s -m %d/oldest-first-small.xml -k guarded --grid 65536 --workgroup 64 --align 64 | grep -E "(oldest-first|work-span) +[0-9]"
; want:
;   * work-span    131,488  SIMDs, the memory interface and the LDS units are
;     oldest-first 235,328  SIMDs issue for the wave that was dispatched first; a
; run:  simulate %s -m %d/oldest-first-small.xml -k guarded --grid 65536 --workgroup 64 --align 64 --buffer out=zero:262144 | grep -E "cycles  "
; want:
;   cycles    75077, slowest wave 2099
