; test: gfx12: waits by counter, names that are new, ids of workgroups, policies of caches, 64 bits of scalars
; run:  opt %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.text
	.globl	f
	.p2align	8
	.type	f,@function
f:
	s_load_b96 s[4:6], s[0:1], 0x0
	s_wait_kmcnt 0x0
	s_lshl_b32 s7, ttmp9, 4
	v_lshl_add_u32 v1, ttmp7, 4, v0
	s_add_nc_u64 s[4:5], s[4:5], s[6:7]
	s_mul_u64 s[8:9], s[4:5], s[6:7]
	s_add_co_u32 s8, s8, s9
	v_max_num_f32 v2, v1, v2
	v_dual_max_num_f32 v2, v1, v2 :: v_dual_mov_b32 v3, 0
	v_lshlrev_b64_e32 v[4:5], 2, v[0:1]
	v_add_f64_e32 v[4:5], v[4:5], v[6:7]
	global_load_b32 v2, v1, s[4:5] offset:-8388608 th:TH_LOAD_NT scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_atomic_add_u32 v3, v1, v2, s[4:5] th:TH_ATOMIC_RETURN scope:SCOPE_DEV
	ds_load_b32 v4, v0
	s_wait_loadcnt_dscnt 0x102
	s_wait_loadcnt 0x3f
	s_wait_storecnt 0x0
	s_wait_samplecnt 0x0
	s_wait_bvhcnt 0x0
	s_wait_expcnt 0x0
	s_wait_alu 0xfffe
	buffer_store_b32 v2, v1, s[8:11], null offen offset:8388607
	global_wb scope:SCOPE_SE
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait 0xffff
	global_inv scope:SCOPE_SE
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
; want:
; target gfx1200
; symbol f section=".text" fn=@f
;
; fn @f device section=".text" at=0x0+0xb0 wave_lanes=32 {
; 	in =s %s[0:1], %s[10:11], %ttmp7, %ttmp9
; 	in =v %v0, %v[6:7]
; @f
; 	%s[4:6] =s load %s[0:1], scalar 12 {counters=kmcnt at=0x0+8}
; 	waitcnt kmcnt=0 {at=0x8+4}
; 	%s7 =s shl.b32 %ttmp9, 4 | def %scc {at=0xc+4}
; 	%v1 =v shladd.u32 %ttmp7, 4, %v0 | %exec_lo {at=0x10+8}
; 	%s[4:5] =s add.u64 %s[4:5], %s[6:7] {at=0x18+4}
; 	%s[8:9] =s mul.u64 %s[4:5], %s[6:7] {at=0x1c+4}
; 	%s8 =s add.u32 %s8, %s9 | def %scc {at=0x20+4}
; 	%v2 =v max.f32 %v1, %v2 | %exec_lo, %mode {at=0x24+4}
; 	%v2 =v max.f32 %v1, %v2 | %exec_lo, %mode {at=0x28+4}
; 	%v3 =v mov.b32 0 | %exec_lo {at=0x2c+4}
; 	%v[4:5] =v shlrev.b64 2, %v[0:1] | %exec_lo {at=0x30+4}
; 	%v[4:5] =v add.f64 %v[4:5], %v[6:7] | %exec_lo, %mode {at=0x34+4}
; 	%v2 =v load %v1, %s[4:5], global 4 | %exec_lo offset=-8388608 slc=1 scc=3 {at=0x38+12}
; 	waitcnt vmcnt=0 {at=0x44+4}
; 	%v3 =v atomic %v1, %v2, %s[4:5], global 4 | %exec_lo glc=1 scc=2 {access=atomic+returns+adds at=0x48+12}
; 	%v4 =v load %v0, lds 4 | %exec_lo {at=0x54+8}
; 	waitcnt vmcnt=1 lgkmcnt=2 {at=0x5c+4}
; 	waitcnt {at=0x60+4}
; 	waitcnt vscnt=0 {at=0x64+4}
; 	waitcnt vmcnt=0 {at=0x68+4}
; 	waitcnt {at=0x6c+4}
; 	waitcnt expcnt=0 {at=0x70+4}
; 	waitcnt {at=0x74+4}
; 	store %v2, %v1, %s[8:11], 0, global 4 | %exec_lo offset=8388607 offen=1 {addr=1 data=0 counters=vscnt at=0x78+12}
; 	cache | %exec_lo scc=1 {counters=vscnt class=vmem-cache at=0x84+12}
; 	waitcnt lgkmcnt=0 {at=0x90+4}
; 	hint 0xffffffff simm=0 {+side_effect class=salu at=0x94+4}
; 	barrier {at=0x98+4}
; 	cache | %exec_lo scc=1 {counters=vmcnt class=vmem-cache at=0x9c+12}
; 	message | %exec_lo, %m0 simm=3 {counters=kmcnt at=0xa8+4}
; 	end {at=0xac+4}
; }
