; test: with --kernel, what is refused elsewhere in the input is not told, and does not decide the exit status
; run:  deadlock %s --kernel good
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	rec,@function
rec:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, rec@rel32@lo+4
	s_addc_u32 s5, s5, rec@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_setpc_b64 s[30:31]
	.type	spin,@function
spin:
	s_load_dword s0, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 spin
	s_setpc_b64 s[30:31]
	.type	good,@function
good:
	s_endpgm
	.type	jumps,@function
jumps:
	s_setpc_b64 s[8:9]
	.type	spins,@function
spins:
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, spin@rel32@lo+4
	s_addc_u32 s9, s9, spin@rel32@hi+12
	s_swappc_b64 s[30:31], s[8:9]
	s_endpgm
	.type	recurs,@function
recurs:
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, rec@rel32@lo+4
	s_addc_u32 s9, s9, rec@rel32@hi+12
	s_swappc_b64 s[30:31], s[8:9]
	s_endpgm
	.amdhsa_kernel recurs
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
	.amdhsa_kernel good
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel jumps
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel spins
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
; want:
; refused-other.s: kernel good: clean
; run:  facts %s --kernel good
; want:
; <?xml version="1.0" encoding="UTF-8"?>
; <!-- Replace NOCOMP by how often the loop repeats at most (its back edge is taken) each time it is entered,
;      or use totalcount for how often at most in one run of the function. For a loop whose lanes leave it at
;      different times, the lane that stays longest counts. why="..." is shown in reports. wb:code and
;      wb:line are what the loop is, so that a fact is not used for another one. See wavebound-ffx(5). -->
; <flowfacts xmlns:wb="urn:wavebound:ffx">
; </flowfacts>
; run:  analyze %s --kernel good --format json
; want:
; { "tool": "wavebound",
;   "version": "0.1.0",
;   "schema_version": 1,
;   "input": "refused-other.s",
;   "target": "gfx900",
;   "machine": { "name": "vega", "hash": "20f284689992d4e6", "assumptions": ["100 cycles from dispatch to first issue (no source)", "GDS instructions issue like the slowest of LDS (no source)", "cache control issues like a vector load (no source)", "memory serves a line in 4 cycles, as if all were of one channel with open rows, and answers after 400 more (no source bounds the worst case)", "pointers among the arguments are multiples of 4; so are addresses of atomics, private memory and buffer descriptors, of narrower ones multiples of their width, as LLVM 19 emits them: the machine faults on others"] },
;   "launch": null,
;   "audit": {
;     "options": [
;       { "name": "kernel", "value": "good" }
;     ],
;     "files": [
;       { "role": "input", "name": "refused-other.s", "sha256": "SHA256" },
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
;     { "name": "good", "location": { "file": "refused-other.s", "line": 20, "column": 1, "address": null }, "source": null,
;       "status": "bounded",
;       "blocks": 1,
;       "edges": 2,
;       "instructions": 1,
;       "resources": { "vgprs": 4, "accumulation_vgprs": 0, "sgprs": 32, "live_vgprs": 0, "live_sgprs": 0,
;         "vgpr_spills": null, "sgpr_spills": null, "scratch_bytes": 0, "lds_bytes": 0, "occupancy": 10, "code_bytes": 4, "occupancy_limit": "wave contexts" },
;       "wave": { "isolated_cycles": 4, "certified": true, "gap_cycles": 0, "wide_cycles": null },
;       "stated": [],
;       "bounds": [],
;       "estimates": [],
;       "exact": null,
;       "kernel_cycles": null,
;       "loops": [],
;       "sides": [],
;       "worst_path": [
;         { "block": 0, "count": 1, "cycles": 4, "line": "refused-other.s:21", "location": { "file": "refused-other.s", "line": 21, "column": 2, "address": null } }
;       ],
;       "live": [
;         { "location": { "file": "refused-other.s", "line": 21, "column": null, "address": null }, "vgprs": 0, "sgprs": 0 }
;       ],
;       "diagnostics": []
;     }
;   ] }
; run:  analyze %s --kernel jumps --format json
; exit: 3
; want:
; { "tool": "wavebound",
;   "version": "0.1.0",
;   "schema_version": 1,
;   "input": "refused-other.s",
;   "target": "gfx900",
;   "machine": { "name": "vega", "hash": "20f284689992d4e6", "assumptions": ["100 cycles from dispatch to first issue (no source)", "GDS instructions issue like the slowest of LDS (no source)", "cache control issues like a vector load (no source)", "memory serves a line in 4 cycles, as if all were of one channel with open rows, and answers after 400 more (no source bounds the worst case)", "pointers among the arguments are multiples of 4; so are addresses of atomics, private memory and buffer descriptors, of narrower ones multiples of their width, as LLVM 19 emits them: the machine faults on others"] },
;   "launch": null,
;   "audit": {
;     "options": [
;       { "name": "kernel", "value": "jumps" }
;     ],
;     "files": [
;       { "role": "input", "name": "refused-other.s", "sha256": "SHA256" },
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
;     { "name": "jumps", "location": { "file": "refused-other.s", "line": 23, "column": 1, "address": null }, "source": null,
;       "status": "refused",
;       "blocks": 0,
;       "edges": 0,
;       "instructions": 0,
;       "resources": { "vgprs": 4, "accumulation_vgprs": null, "sgprs": 32, "live_vgprs": null, "live_sgprs": null,
;         "vgpr_spills": null, "sgpr_spills": null, "scratch_bytes": 0, "lds_bytes": 0, "occupancy": 10, "code_bytes": null, "occupancy_limit": "wave contexts" },
;       "wave": null,
;       "stated": [],
;       "bounds": [],
;       "estimates": [],
;       "exact": null,
;       "kernel_cycles": null,
;       "loops": [],
;       "sides": [],
;       "worst_path": [],
;       "live": [],
;       "diagnostics": [
;         { "name": "indirect-call", "severity": "refusal", "line": "refused-other.s:24:2", "location": { "file": "refused-other.s", "line": 24, "column": 2, "address": null }, "source": null,
;           "message": "a jump to an address that is not known",
;           "notes": [
;             { "message": "a flow fact that states where it goes:  <calls address=\"0x38\" wb:code=\"b0a7661f0f9578ef\"><target label=\"NAME\"/></calls>", "line": "", "location": null, "source": null }],
;           "remedy": "have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)" }
;       ]
;     }
;   ] }
; refused-other.s:24:2: refused: jumps: a jump to an address that is not known [indirect-call]
;      24 | 	s_setpc_b64 s[8:9]
;         | 	^~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x38" wb:code="b0a7661f0f9578ef"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; run:  cfg %s --kernel jumps
; exit: 3
; want:
; refused-other.s:24:2: refused: jumps: a jump to an address that is not known [indirect-call]
;      24 | 	s_setpc_b64 s[8:9]
;         | 	^~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x38" wb:code="b0a7661f0f9578ef"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; run:  simulate %s -k recurs --grid 64 --workgroup 64
; exit: 3
; want:
; kernel recurs
;   machine   vega (model 20f284689992d4e6), oldest-first issue
;   status    fault
;   cycles    0, slowest wave 0
;   executed  1 waves, 3 wave instructions, 0 memory transactions, 0 LDS rounds
;   busy      SIMDs 0.0 %, memory interface 0.0 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
; refused-other.s:11:2: refused: rec: a jump that is neither the return nor a call whose target is known [indirect-call]
;      11 | 	s_setpc_b64 s[30:31]
;         | 	^~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x18" wb:code="cadc10b3480c8c0b"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; refused-other.s:37:2: refused: control goes into 'rec', which is not executed: a jump that is neither the return nor a call whose target is known [not-modelled]
;      37 | 	s_swappc_b64 s[30:31], s[8:9]
;         | 	^~~~~~~~~~~~
; note: workgroup 0, wave 0, after 3 instructions of it
;         = avoid the instruction, or analyse without simulating
