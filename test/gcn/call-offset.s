; test: a call may name its target by another symbol and the bytes from there, as objects name local functions by their section;
; a target that is not marked as a function is a subroutine
; run:  analyze %s -k k --format json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	first,@function
first:
	s_nop 0
	s_setpc_b64 s[30:31]
	.type	second,@function
second:
	s_nop 7
	s_setpc_b64 s[30:31]
	.type	k,@function
k:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, first@rel32@lo+4+8
	s_addc_u32 s5, s5, first@rel32@hi+12+8
	s_swappc_b64 s[30:31], s[4:5]
	s_endpgm
	.type	into,@function
into:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, first@rel32@lo+4+4
	s_addc_u32 s5, s5, first@rel32@hi+12+4
	s_swappc_b64 s[30:31], s[4:5]
	s_endpgm
	.type	unmarked,@function
unmarked:
	s_call_b64 s[30:31], .Lhelper
	s_endpgm
.Lhelper:
	s_setpc_b64 s[30:31]
	.amdhsa_kernel unmarked
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
	.amdhsa_kernel into
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
; want:
; { "tool": "wavebound",
;   "version": "0.1.0",
;   "schema_version": 1,
;   "input": "call-offset.s",
;   "target": "gfx900",
;   "machine": { "name": "vega", "hash": "20f284689992d4e6", "assumptions": ["100 cycles from dispatch to first issue (no source)", "GDS instructions issue like the slowest of LDS (no source)", "cache control issues like a vector load (no source)", "memory serves a line in 4 cycles, as if all were of one channel with open rows, and answers after 400 more (no source bounds the worst case)", "pointers among the arguments are multiples of 4; so are addresses of atomics, private memory and buffer descriptors, of narrower ones multiples of their width, as LLVM 19 emits them: the machine faults on others"] },
;   "launch": null,
;   "audit": {
;     "options": [
;       { "name": "kernel", "value": "k" }
;     ],
;     "files": [
;       { "role": "input", "name": "call-offset.s", "sha256": "SHA256" },
;       { "role": "machine", "name": "vega", "sha256": "SHA256" }
;     ],
;     "assumptions": [
;       { "source": "machine 'vega'", "location": null, "text": "100 cycles from dispatch to first issue (no source)" },
;       { "source": "machine 'vega'", "location": null, "text": "GDS instructions issue like the slowest of LDS (no source)" },
;       { "source": "machine 'vega'", "location": null, "text": "cache control issues like a vector load (no source)" },
;       { "source": "machine 'vega'", "location": null, "text": "memory serves a line in 4 cycles, as if all were of one channel with open rows, and answers after 400 more (no source bounds the worst case)" },
;       { "source": "machine 'vega'", "location": null, "text": "pointers among the arguments are multiples of 4; so are addresses of atomics, private memory and buffer descriptors, of narrower ones multiples of their width, as LLVM 19 emits them: the machine faults on others" }
;     ] },
;   "diagnostics": [],
;   "kernels": [
;     { "name": "k", "location": { "file": "call-offset.s", "line": 15, "column": 1, "address": null }, "source": null,
;       "status": "bounded",
;       "blocks": 1,
;       "edges": 2,
;       "instructions": 5,
;       "resources": { "vgprs": 4, "accumulation_vgprs": 0, "sgprs": 48, "live_vgprs": 0, "live_sgprs": 4,
;         "vgpr_spills": null, "sgpr_spills": null, "scratch_bytes": 0, "lds_bytes": 0, "occupancy": 10, "code_bytes": 28, "occupancy_limit": "wave contexts" },
;       "wave": { "isolated_cycles": 112, "certified": true, "gap_cycles": 0, "wide_cycles": null },
;       "stated": [],
;       "bounds": [],
;       "estimates": [],
;       "exact": null,
;       "kernel_cycles": null,
;       "loops": [],
;       "sides": [],
;       "worst_path": [
;         { "block": 0, "count": 1, "cycles": 112, "line": "call-offset.s:16", "location": { "file": "call-offset.s", "line": 16, "column": 2, "address": null } }
;       ],
;       "live": [
;         { "location": { "file": "call-offset.s", "line": 16, "column": null, "address": null }, "vgprs": 0, "sgprs": 4 },
;         { "location": { "file": "call-offset.s", "line": 17, "column": null, "address": null }, "vgprs": 0, "sgprs": 4 },
;         { "location": { "file": "call-offset.s", "line": 18, "column": null, "address": null }, "vgprs": 0, "sgprs": 4 },
;         { "location": { "file": "call-offset.s", "line": 19, "column": null, "address": null }, "vgprs": 0, "sgprs": 4 },
;         { "location": { "file": "call-offset.s", "line": 20, "column": null, "address": null }, "vgprs": 0, "sgprs": 0 }
;       ],
;       "diagnostics": []
;     }
;   ] }
; run:  simulate %s -k k --grid 64 --workgroup 64
; want:
; kernel k
;   machine   vega (model 20f284689992d4e6), oldest-first issue
;   status    finished
;   cycles    212, slowest wave 212
;   executed  1 waves, 7 wave instructions, 0 memory transactions, 0 LDS rounds
;   busy      SIMDs 0.1 %, memory interface 0.0 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0               1            64  call-offset.s:12:2 in second
;     b0               1           112  call-offset.s:16:2
; run:  analyze --verbose %s -k into | grep -A4 "^kernel"
; want:
; kernel into
;   wave      80 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on delay 70 %, issue 30 %
;   launch    none given: the bound is that of one wave. Give --grid and --workgroup
; run:  analyze --verbose %s -k unmarked | grep -A4 "^kernel"
; want:
; kernel unmarked
;   wave      68 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on delay 82 %, issue 18 %
;   launch    none given: the bound is that of one wave. Give --grid and --workgroup
