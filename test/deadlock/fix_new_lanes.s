; test: rewritten: what an instruction says that EXEC has become, not what it was, may have lanes that are parked
; run:  deadlock --fix --workgroup 64 -o "$tmp/new_lanes.s" %s && $prog simulate "$tmp/new_lanes.s" --grid 64 --workgroup 64 --buffer p=zero:64 --dump p="$tmp/new_lanes.p" | grep status && od -An -td4 -N8 "$tmp/new_lanes.p"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl others_count
	.type others_count,@function
others_count:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[12:13], vcc
.Lwait:
	global_load_dword v3, v1, s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Lwait
	s_andn2_wrexec_b64 s[10:11], s[12:13]	; all but lane 0
	s_mov_b64 exec, s[10:11]
	global_atomic_add v1, v2, s[4:5] offset:4
	global_store_dword v1, v2, s[4:5]
	s_endpgm
.Lfunc_end0:
	.size others_count, .Lfunc_end0-others_count
	.section .rodata
	.amdhsa_kernel others_count
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: others_count
    .symbol: others_count.kd
    .kernarg_segment_size: 8
    .sgpr_count: 46
    .args:
      - { .name: p, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
...
	.end_amdgpu_metadata
; want:
;   status    finished
;            1          63
; note: fix_new_lanes.s: of 1 kernels that may wait, 1 is rewritten [fixed]
;         = wavebound deadlock without --fix reports what it found
