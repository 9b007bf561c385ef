; test: what is known of a kernel holds for the registers of a launch: one that other code jumps to is not bounded as a part of that code
; run:  analyze --verbose %s -k outer --grid 64 --workgroup 64
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
outer:
	v_mov_b32_e32 v0, 0x1000
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, inner@rel32@lo+4
	s_addc_u32 s5, s5, inner@rel32@hi+12
	s_setpc_b64 s[4:5]
inner:
	v_mov_b32_e32 v1, 0
.Lloop:
	v_add_u32_e32 v1, 1, v1
	v_cmp_lt_u32_e32 vcc, v1, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lloop
	s_endpgm
	.amdhsa_kernel outer
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel inner
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .group_segment_fixed_size: 0
    .kernarg_segment_size: 0
    .max_flat_workgroup_size: 64
    .name:           inner
    .symbol:         inner.kd
...
	.end_amdgpu_metadata
; want:
; input    kernel-called.s for gfx900
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
; kernel outer: refused
;   to do     no bound: the messages say why, and what to do
;   launch    64 work-items in workgroups of 64: 1 workgroup
;   code      5 instructions, 1 block, 2 edges, 0 loops
;   calls     'inner': 6 instructions, 3 blocks, 5 edges, 1 loop
;   uses      4 VGPRs, 32 SGPRs, 2 live VGPRs, 2 live SGPRs, 10 waves per SIMD
;             (limit: wave contexts), 32 bytes of code
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                           why
;      0  b1          1     62  inferred    kernel-called.s:15  in 'inner': v1 of each lane counts 1, 2, ... until v1 >= v0 (kernel-called.s:16:2)
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       kernel-called.s
;            SHA256
;          machine     vega
;            SHA256
;          --kernel outer --grid 64 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; kernel-called.s:11:2: refused: outer: 'outer' calls 'inner', which is a kernel [kernel-called]
;      11 | 	s_setpc_b64 s[4:5]
;         | 	^~~~~~~~~~~
; kernel-called.s:12:1: note: the kernel starts here
;      12 | inner:
;         | ^~~~~~
;         = have it inlined, or call a function that is no kernel and holds the code of both
; run:  facts %s -k outer
; exit: 3
; want:
; kernel-called.s:11:2: refused: 'outer' calls 'inner', which is a kernel [kernel-called]
;      11 | 	s_setpc_b64 s[4:5]
;         | 	^~~~~~~~~~~
; kernel-called.s:12:1: note: the kernel starts here
;      12 | inner:
;         | ^~~~~~
;         = have it inlined, or call a function that is no kernel and holds the code of both
; run:  analyze %s -k inner --format json
; want:
; { "tool": "wavebound",
;   "version": "0.1.0",
;   "schema_version": 1,
;   "input": "kernel-called.s",
;   "target": "gfx900",
;   "machine": { "name": "vega", "hash": "20f284689992d4e6", "assumptions": ["100 cycles from dispatch to first issue (no source)", "GDS instructions issue like the slowest of LDS (no source)", "cache control issues like a vector load (no source)", "memory serves a line in 4 cycles, as if all were of one channel with open rows, and answers after 400 more (no source bounds the worst case)", "pointers among the arguments are multiples of 4; so are addresses of atomics, private memory and buffer descriptors, of narrower ones multiples of their width, as LLVM 19 emits them: the machine faults on others"] },
;   "launch": null,
;   "audit": {
;     "options": [
;       { "name": "kernel", "value": "inner" }
;     ],
;     "files": [
;       { "role": "input", "name": "kernel-called.s", "sha256": "SHA256" },
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
;     { "name": "inner", "location": { "file": "kernel-called.s", "line": 12, "column": 1, "address": null }, "source": null,
;       "status": "bounded",
;       "blocks": 3,
;       "edges": 5,
;       "instructions": 6,
;       "resources": { "vgprs": 4, "accumulation_vgprs": 0, "sgprs": 32, "live_vgprs": 2, "live_sgprs": 0,
;         "vgpr_spills": null, "sgpr_spills": null, "scratch_bytes": 0, "lds_bytes": 0, "occupancy": 10, "code_bytes": 24, "occupancy_limit": "wave contexts" },
;       "wave": { "isolated_cycles": 3004, "certified": true, "gap_cycles": 0, "wide_cycles": null },
;       "stated": [],
;       "bounds": [],
;       "estimates": [],
;       "exact": null,
;       "kernel_cycles": null,
;       "loops": [
;         { "id": 0, "function": "inner", "header": 1, "line": "kernel-called.s:15", "location": { "file": "kernel-called.s", "line": 15, "column": 2, "address": null }, "depth": 1, "bound": 62, "origin": "inferred", "why": "v1 of each lane counts 1, 2, ... until v1 >= v0 (kernel-called.s:16:2)" }
;       ],
;       "sides": [],
;       "worst_path": [
;         { "block": 0, "count": 1, "cycles": 4, "line": "kernel-called.s:13", "location": { "file": "kernel-called.s", "line": 13, "column": 2, "address": null } },
;         { "block": 1, "count": 63, "cycles": 2996, "line": "kernel-called.s:15", "location": { "file": "kernel-called.s", "line": 15, "column": 2, "address": null } },
;         { "block": 2, "count": 1, "cycles": 4, "line": "kernel-called.s:19", "location": { "file": "kernel-called.s", "line": 19, "column": 2, "address": null } }
;       ],
;       "live": [
;         { "location": { "file": "kernel-called.s", "line": 13, "column": null, "address": null }, "vgprs": 2, "sgprs": 0 },
;         { "location": { "file": "kernel-called.s", "line": 15, "column": null, "address": null }, "vgprs": 2, "sgprs": 0 },
;         { "location": { "file": "kernel-called.s", "line": 16, "column": null, "address": null }, "vgprs": 2, "sgprs": 0 },
;         { "location": { "file": "kernel-called.s", "line": 17, "column": null, "address": null }, "vgprs": 2, "sgprs": 0 },
;         { "location": { "file": "kernel-called.s", "line": 18, "column": null, "address": null }, "vgprs": 2, "sgprs": 0 },
;         { "location": { "file": "kernel-called.s", "line": 19, "column": null, "address": null }, "vgprs": 0, "sgprs": 0 }
;       ],
;       "diagnostics": []
;     }
;   ] }
