; test: a lock that is given back behind the loop that takes it: a stack hangs, AWARE ends where points are delayed or waits time out
; run:  simulate %s -m vega --grid 64 --workgroup 64 --buffer 0=zero:64 --simt stack --format json -q
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	lock,@function
lock:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
.Ltake:
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Ltake
	s_or_b64 exec, exec, s[2:3]
	global_atomic_add v1, v0, s[0:1] offset:4
	global_atomic_swap v1, v1, s[0:1]
	s_endpgm
.Lend:
	.size	lock, .Lend-lock
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel lock
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name: p
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 256
    .name: lock
    .private_segment_fixed_size: 0
    .sgpr_count: 16
    .symbol: lock.kd
    .vgpr_count: 4
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata
; want:
; aware.s:7:1: refused: no work-item can end any more, after 9216 warp instructions with a reconvergence stack [hang]
;       7 | lock:
;         | ^~~~~
; aware.s:15:2: note: 63 work-items iterate here for ever, in 'lock': the first is work-item 1 of workgroup 0
;      15 | 	s_waitcnt vmcnt(0)
;         | 	^~~~~~~~~
; aware.s:20:2: note: work-item 0 of workgroup 0 is here, in 'lock'
;      20 | 	s_or_b64 exec, exec, s[2:3]
;         | 	^~~~~~~~
;         = look at where the waves wait
; run:  simulate %s -m vega --grid 64 --workgroup 64 --buffer 0=zero:64 --simt aware
; want:
; kernel lock
;   machine   warps of 64 threads, AWARE
;   status    finished
;   cycles    646
;   executed  645 warp instructions, 13056 of threads; 64 of 64 work-items ended
;   parted    63 times; at most 2 splits and 0 points of one warp
;   tables    0 spills, 0 fills; 0 timeouts
;
;   points    (where threads that part meet again)
;     branch  point  line
;     b1      end    aware.s:14:2
; run:  simulate %s -m vega --grid 64 --workgroup 64 --buffer 0=zero:64 --simt aware --points ipdom --timeout 100 --tables 4,2 --format json
; want:
; {
;   "kernels": [
;     { "name": "lock", "status": "finished", "simt": "aware", "cycles": 7072, "warp_instructions": 7071, "instructions": 218688, "work_items": 64, "ended": 64,
;       "divergences": 63, "most_splits": 2, "most_points": 1, "spills": 0, "fills": 0, "timeouts": 63,
;       "points": [{ "branch": 1, "point": 2 }] }
;   ]
; }
; run:  simulate %s -m vega --grid 64 --workgroup 64 --buffer 0=zero:64 --simt aware --points ipdom -q
; exit: 3
; want:
; aware.s:7:1: refused: no work-item can end any more, after 9216 warp instructions with AWARE [hang]
;       7 | lock:
;         | ^~~~~
; aware.s:15:2: note: 63 work-items iterate here for ever, in 'lock': the first is work-item 1 of workgroup 0
;      15 | 	s_waitcnt vmcnt(0)
;         | 	^~~~~~~~~
; aware.s:20:2: note: work-item 0 of workgroup 0 is here, in 'lock'
;      20 | 	s_or_b64 exec, exec, s[2:3]
;         | 	^~~~~~~~
;         = look at where the waves wait
; run:  simulate %s -m vega --grid 64 --workgroup 64 --buffer 0=zero:64 --simt stack --timeout 3
; exit: 2
; want:
; error: --timeout and --tables are about AWARE, not about a stack [usage]
;         = `wavebound help simulate` shows how a command is used
; run:  simulate %s -m vega --grid 64 --workgroup 64 --buffer 0=zero:64 --simt aware --tables 4
; exit: 2
; want:
; error: --tables '4' is not S,P: two numbers from 1 to 64 [usage]
;         = `wavebound help simulate` shows how a command is used
; run:  simulate %s -m vega --grid 64 --workgroup 64 --buffer 0=zero:64 --timeout 4
; exit: 2
; want:
; error: --points, --timeout and --tables go with --simt [usage]
;         = `wavebound help simulate` shows how a command is used
