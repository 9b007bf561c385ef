; test: code without a descriptor: what --abi and --descriptor state of it, in text, in assembled text, and in objects
; run:  analyze --verbose %s | cat
; exit: 0
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.ifndef N
	.set N, 4
	.endif
copy:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dword s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
.Lagain:
	global_load_dword v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	global_store_dword v1, v2, s[6:7]
	v_add_u32_e32 v1, 0x100, v1
	s_sub_u32 s8, s8, 1
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .Lagain
	s_endpgm
	.type marked,@function
marked:
	.rept N
	global_load_dword v2, v0, s[4:5]
	s_waitcnt vmcnt(0)
	.endr
	s_setpc_b64 s[30:31]
; want:
; error: stated.s holds no kernel [no-kernel]
; stated.s:24:1: note: function 'marked' has no descriptor: --entry marked bounds one wave of it
;      24 | marked:
;         | ^~~~~~~
;         = `--list-kernels` shows which kernels there are
; run:  analyze --verbose %s --entry marked | grep -A1 -E "launch|  wave"
; want:
;   wave      3,792 cycles for one wave alone on the device; certified, gap 0
;             (structural)
; --
;   launch    none: there is no descriptor (--descriptor). The bound is that of
;             one wave; it has 64 lanes; nothing else is known at its start.
; --
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       stated.s
; run:  analyze --verbose %s --entry marked --abi hsa | grep -A1 -E "launch|  wave"
; want:
;   wave      3,728 cycles for one wave alone on the device; certified, gap 0
;             (structural)
; --
;   launch    none: there is no descriptor (--descriptor). The bound is that of
;             one wave; it has 64 lanes, which start with the work-item ids of an HSA kernel.
; --
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       stated.s
; run:  analyze %s --entry marked --abi hsa --grid 64 --workgroup 64
; exit: 2
; want:
; error: 'marked' has no descriptor: one wave of it is bounded, no launch; --descriptor states one [usage]
;         = `wavebound help analyze` shows how a command is used
; run:  analyze %s --entry marked --abi mesa
; exit: 2
; want:
; error: no ABI 'mesa': it is none or hsa [usage]
;         = `wavebound help analyze` shows how a command is used
; run:  analyze --verbose %s --descriptor %d/stated.desc --grid 1024 --workgroup 256 --arg n=10 | grep -E "^kernel|  wave|  kernel|b1  "
; want:
; kernel copy
;   kernel    12,308 cycles (work-span)
;   wave      5,968 cycles for one wave alone on the device; certified, gap 0
;             waves one after another (416 cycles a wave); 86 % of a wave is the
;      0  b1          1      9  inferred    stated.s:15  s8 counts 9, 8, ... until s8 == 0 (stated.s:20:2)
;     b1          10   5,132   86  stated.s:15  .Lagain
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
; run:  analyze %s --descriptor %d/stated.desc --entry marked --entry copy --grid 1024 --workgroup 256 --arg n=10
; exit: 2
; want:
; error: 'marked' has no descriptor: one wave of it is bounded, no launch; --descriptor states one [usage]
;         = `wavebound help analyze` shows how a command is used
; run:  analyze %s --descriptor %d/data-in-code.s --entry marked
; exit: 2
; want:
; data-in-code.s:19:2: error: the directive '.8byte' is left to an assembler [bad-directive]
;      19 | 	.8byte 1
;         | 	^~~~~~
;         = see wavebound-asm(5)
; data-in-code.s: error: a file of descriptors has .amdhsa_kernel blocks and .amdgpu_metadata only [asm-syntax]
;         = see wavebound-asm(5)
