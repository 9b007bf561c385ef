; test: another argument, declared restrict or not; a pointer from where the arguments are not, one half of the pointer to them written anew
; run:  deadlock --buffers overlap %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
promised:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.La:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .La
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[2:3]
	s_endpgm
	.section .rodata
	.amdhsa_kernel promised
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
open:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lb:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lb
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[2:3]
	s_endpgm
	.section .rodata
	.amdhsa_kernel open
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
moved:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s5, 0x1000
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lc:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lc
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[2:3]
	s_endpgm
	.section .rodata
	.amdhsa_kernel moved
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: promised
    .symbol: promised.kd
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .args:
      - .name: flag
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
        .is_restrict: true
      - .name: out
        .offset: 8
        .size: 8
        .value_kind: global_buffer
        .address_space: global
        .is_restrict: true
  - .name: open
    .symbol: open.kd
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .args:
      - .name: flag
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
      - .name: out
        .offset: 8
        .size: 8
        .value_kind: global_buffer
        .address_space: global
  - .name: moved
    .symbol: moved.kd
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .args:
      - .name: flag
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
        .is_restrict: true
      - .name: out
        .offset: 8
        .size: 8
        .value_kind: global_buffer
        .address_space: global
        .is_restrict: true
...
	.end_amdgpu_metadata
; want:
; restrict.s: kernel promised: clean
; restrict.s: kernel open: possible
;   restrict.s:38:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    restrict.s:38:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      restrict.s:45:2  global_store_dword v1, v2, s[2:3]
;     way          @.Lb (leaves the loop) -> @b2
;     meet again   at the end of the program
; restrict.s: kernel moved: possible
;   restrict.s:65:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    restrict.s:65:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      restrict.s:72:2  global_store_dword v1, v2, s[2:3]
;     way          @.Lc (leaves the loop) -> @b2
;     meet again   at the end of the program
