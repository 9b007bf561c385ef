; test: without the size of an LDS pointer it is not known how many workgroups fit at once: no bound, except where each has a compute unit of its own
; run:  analyze --verbose %s -m pws4 --grid 4096 --workgroup 64
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	k,@function
k:
	s_load_dword s0, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u32 v1, v0, 2, s0
	ds_write_b32 v1, v0
	s_movk_i32 s1, 100
.Lloop:
	s_add_i32 s1, s1, -1
	s_cmp_lg_u32 s1, 0
	s_cbranch_scc1 .Lloop
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  local
        .name:           tile
        .offset:         0
        .pointee_align:  4
        .size:           4
        .value_kind:     dynamic_shared_pointer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 4
    .kernarg_segment_size: 4
    .max_flat_workgroup_size: 256
    .name:           k
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .symbol:         k.kd
    .vgpr_count:     4
    .wavefront_size: 64
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata
; want:
; input    lds-pointer.s for gfx900
; machine  pws4 (model 225be4145f73346e): 4 compute units, 4 SIMDs each, 10 waves
;          per SIMD, 64 lanes
; assumed  GDS instructions issue like those of LDS (gem5 does not model GDS)
;          DRAM serves a line per cycle and answers in 40 (no source)
;          accesses wider than 4 bytes are aligned to 4, narrower ones to their
;          width, as OpenCL and HIP compilers have it; the machine faults on
;          others
;          one cycle each to split and to merge (parameters of the paper)
;
; kernel k: refused
;   to do     no bound: the messages say why, and what to do
;   launch    4,096 work-items in workgroups of 64: 64 workgroups
;   code      9 instructions, 3 blocks, 5 edges, 1 loop
;   uses      4 VGPRs, 16 SGPRs, 2 live VGPRs, 2 live SGPRs, 10 waves per SIMD
;             (limit: wave contexts), 48 bytes of code
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                         why
;      0  b1          1     99  inferred    lds-pointer.s:14  s1 counts 99, 98, ... until s1 == 0 (lds-pointer.s:15:2)
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       lds-pointer.s
;            SHA256
;          machine     pws4
;            SHA256
;          --machine pws4 --grid 4096 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; lds-pointer.s:7:1: refused: k: the launch gives the LDS pointer 'tile' no size, so it is not known how many workgroups fit on a compute unit [lds-size]
;       7 | k:
;         | ^~
;         = give its size in bytes: --arg NAME=BYTES for a pointer, --lds BYTES for what the kernel declares extern
; run:  analyze %s -m pws4 --grid 4096 --workgroup 64 --arg tile=60000 --format json
; want:
; { "tool": "wavebound",
;   "version": "0.1.0",
;   "schema_version": 1,
;   "input": "lds-pointer.s",
;   "target": "gfx900",
;   "machine": { "name": "pws4", "hash": "225be4145f73346e", "assumptions": ["GDS instructions issue like those of LDS (gem5 does not model GDS)", "DRAM serves a line per cycle and answers in 40 (no source)", "accesses wider than 4 bytes are aligned to 4, narrower ones to their width, as OpenCL and HIP compilers have it; the machine faults on others", "one cycle each to split and to merge (parameters of the paper)"] },
;   "launch": { "grid": [4096], "workgroup": [64], "waves": 64, "workgroups": 64, "waves_per_workgroup": 1 },
;   "audit": {
;     "options": [
;       { "name": "machine", "value": "pws4" },
;       { "name": "grid", "value": "4096" },
;       { "name": "workgroup", "value": "64" },
;       { "name": "arg", "value": "tile=60000" }
;     ],
;     "files": [
;       { "role": "input", "name": "lds-pointer.s", "sha256": "SHA256" },
;       { "role": "machine", "name": "pws4", "sha256": "SHA256" }
;     ],
;     "assumptions": [
;       { "source": "machine 'pws4'", "location": null, "text": "GDS instructions issue like those of LDS (gem5 does not model GDS)" },
;       { "source": "machine 'pws4'", "location": null, "text": "DRAM serves a line per cycle and answers in 40 (no source)" },
;       { "source": "machine 'pws4'", "location": null, "text": "accesses wider than 4 bytes are aligned to 4, narrower ones to their width, as OpenCL and HIP compilers have it; the machine faults on others" },
;       { "source": "machine 'pws4'", "location": null, "text": "one cycle each to split and to merge (parameters of the paper)" },
;       { "source": "bound 'exact' of k", "location": null, "text": "no data decides the time: every run of this launch takes exactly these cycles (19584 wave instructions)" },
;       { "source": "bound 'exact' of k", "location": null, "text": "what happens in one cycle is ordered as rule M12 says; buffers begin at multiples of a line (64 bytes) and do not overlap" },
;       { "source": "bound 'round-robin' of k", "location": null, "text": "SIMDs issue in loose round robin; waves on one SIMD: at most 1; longest issue: 4 cycles" },
;       { "source": "bound 'round-robin' of k", "location": null, "text": "a wait on memory is behind 3 other waves with at most 2 transactions each" },
;       { "source": "bound 'round-robin' of k", "location": null, "text": "16 rounds of dispatch, each d = 1 cycles and one workgroup" },
;       { "source": "bound 'work-span' of k", "location": null, "text": "SIMDs, the memory interface and the LDS units are never idle while work for them waits; holds for any order of issue" },
;       { "source": "bound 'work-span' of k", "location": null, "text": "units stay full (1 workgroups each) until the last dispatch; then at most 1 waves hold up the last one" },
;       { "source": "estimate 'isolated' of k", "location": null, "text": "16 rounds of d + E_WF = 1 + 2363 cycles, block times of a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)" },
;       { "source": "estimate 'isolated' of k", "location": null, "text": "not safe: 64 waves contend for issue slots and memory, and the equations do not charge it" }
;     ] },
;   "diagnostics": [],
;   "kernels": [
;     { "name": "k", "location": { "file": "lds-pointer.s", "line": 7, "column": 1, "address": null }, "source": null,
;       "status": "bounded",
;       "blocks": 3,
;       "edges": 5,
;       "instructions": 9,
;       "resources": { "vgprs": 4, "accumulation_vgprs": 0, "sgprs": 16, "live_vgprs": 2, "live_sgprs": 2,
;         "vgpr_spills": 0, "sgpr_spills": 0, "scratch_bytes": 0, "lds_bytes": 60015, "occupancy": 1, "code_bytes": 48, "occupancy_limit": "LDS" },
;       "wave": { "isolated_cycles": 2363, "certified": true, "gap_cycles": 0, "wide_cycles": null },
;       "stated": [{ "argument": 0, "name": "tile", "value": "60000 bytes" }],
;       "bounds": [
;         { "name": "exact", "cycles": 37222, "safe": true, "observed": null,
;           "assumptions": ["no data decides the time: every run of this launch takes exactly these cycles (19584 wave instructions)", "what happens in one cycle is ordered as rule M12 says; buffers begin at multiples of a line (64 bytes) and do not overlap"] },
;         { "name": "round-robin", "cycles": 37920, "safe": true, "observed": null,
;           "assumptions": ["SIMDs issue in loose round robin; waves on one SIMD: at most 1; longest issue: 4 cycles", "a wait on memory is behind 3 other waves with at most 2 transactions each", "16 rounds of dispatch, each d = 1 cycles and one workgroup"] },
;         { "name": "work-span", "cycles": 39692, "safe": true, "observed": null,
;           "assumptions": ["SIMDs, the memory interface and the LDS units are never idle while work for them waits; holds for any order of issue", "units stay full (1 workgroups each) until the last dispatch; then at most 1 waves hold up the last one"] }
;       ],
;       "estimates": [
;         { "name": "isolated", "cycles": 37824, "safe": false, "observed": null,
;           "assumptions": ["16 rounds of d + E_WF = 1 + 2363 cycles, block times of a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)", "not safe: 64 waves contend for issue slots and memory, and the equations do not charge it"] }
;       ],
;       "exact": { "status": "determined", "cycles": 37222, "reversed_ties_cycles": null, "instructions": 19584, "simd_busy_cycles": 78336, "memory_busy_cycles": 128, "lds_busy_cycles": 128, "shortest_wave_cycles": 2326, "longest_wave_cycles": 2332,
;         "decided_by": "none", "at": null, "from": null, "why": "",
;         "open": null },
;       "kernel_cycles": 37222,
;       "loops": [
;         { "id": 0, "function": "k", "header": 1, "line": "lds-pointer.s:14", "location": { "file": "lds-pointer.s", "line": 14, "column": 2, "address": null }, "depth": 1, "bound": 99, "origin": "inferred", "why": "s1 counts 99, 98, ... until s1 == 0 (lds-pointer.s:15:2)" }
;       ],
;       "sides": [],
;       "worst_path": [
;         { "block": 0, "count": 1, "cycles": 335, "line": "lds-pointer.s:8", "location": { "file": "lds-pointer.s", "line": 8, "column": 2, "address": null } },
;         { "block": 1, "count": 100, "cycles": 1992, "line": "lds-pointer.s:14", "location": { "file": "lds-pointer.s", "line": 14, "column": 2, "address": null } },
;         { "block": 2, "count": 1, "cycles": 36, "line": "lds-pointer.s:17", "location": { "file": "lds-pointer.s", "line": 17, "column": 2, "address": null } }
;       ],
;       "live": [
;         { "location": { "file": "lds-pointer.s", "line": 8, "column": null, "address": null }, "vgprs": 1, "sgprs": 2 },
;         { "location": { "file": "lds-pointer.s", "line": 9, "column": null, "address": null }, "vgprs": 1, "sgprs": 1 },
;         { "location": { "file": "lds-pointer.s", "line": 10, "column": null, "address": null }, "vgprs": 2, "sgprs": 1 },
;         { "location": { "file": "lds-pointer.s", "line": 11, "column": null, "address": null }, "vgprs": 2, "sgprs": 0 },
;         { "location": { "file": "lds-pointer.s", "line": 12, "column": null, "address": null }, "vgprs": 0, "sgprs": 1 },
;         { "location": { "file": "lds-pointer.s", "line": 14, "column": null, "address": null }, "vgprs": 0, "sgprs": 1 },
;         { "location": { "file": "lds-pointer.s", "line": 15, "column": null, "address": null }, "vgprs": 0, "sgprs": 1 },
;         { "location": { "file": "lds-pointer.s", "line": 16, "column": null, "address": null }, "vgprs": 0, "sgprs": 1 },
;         { "location": { "file": "lds-pointer.s", "line": 17, "column": null, "address": null }, "vgprs": 0, "sgprs": 0 }
;       ],
;       "diagnostics": []
;     }
;   ] }
; run:  analyze %s -m pws4 --grid 256 --workgroup 64 --format json
; want:
; { "tool": "wavebound",
;   "version": "0.1.0",
;   "schema_version": 1,
;   "input": "lds-pointer.s",
;   "target": "gfx900",
;   "machine": { "name": "pws4", "hash": "225be4145f73346e", "assumptions": ["GDS instructions issue like those of LDS (gem5 does not model GDS)", "DRAM serves a line per cycle and answers in 40 (no source)", "accesses wider than 4 bytes are aligned to 4, narrower ones to their width, as OpenCL and HIP compilers have it; the machine faults on others", "one cycle each to split and to merge (parameters of the paper)"] },
;   "launch": { "grid": [256], "workgroup": [64], "waves": 4, "workgroups": 4, "waves_per_workgroup": 1 },
;   "audit": {
;     "options": [
;       { "name": "machine", "value": "pws4" },
;       { "name": "grid", "value": "256" },
;       { "name": "workgroup", "value": "64" }
;     ],
;     "files": [
;       { "role": "input", "name": "lds-pointer.s", "sha256": "SHA256" },
;       { "role": "machine", "name": "pws4", "sha256": "SHA256" }
;     ],
;     "assumptions": [
;       { "source": "machine 'pws4'", "location": null, "text": "GDS instructions issue like those of LDS (gem5 does not model GDS)" },
;       { "source": "machine 'pws4'", "location": null, "text": "DRAM serves a line per cycle and answers in 40 (no source)" },
;       { "source": "machine 'pws4'", "location": null, "text": "accesses wider than 4 bytes are aligned to 4, narrower ones to their width, as OpenCL and HIP compilers have it; the machine faults on others" },
;       { "source": "machine 'pws4'", "location": null, "text": "one cycle each to split and to merge (parameters of the paper)" },
;       { "source": "bound 'round-robin' of k", "location": null, "text": "SIMDs issue in loose round robin; waves on one SIMD: at most 1; longest issue: 4 cycles" },
;       { "source": "bound 'round-robin' of k", "location": null, "text": "a wait on memory is behind 3 other waves with at most 2 transactions each" },
;       { "source": "bound 'round-robin' of k", "location": null, "text": "1 round of dispatch, each d = 1 cycles and one workgroup" },
;       { "source": "bound 'work-span' of k", "location": null, "text": "SIMDs, the memory interface and the LDS units are never idle while work for them waits; holds for any order of issue" },
;       { "source": "bound 'work-span' of k", "location": null, "text": "all 4 workgroups are resident from the start; waves on one SIMD: at most 1, on one compute unit: 1" },
;       { "source": "estimate 'isolated' of k", "location": null, "text": "1 round of d + E_WF = 1 + 2363 cycles, block times of a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)" },
;       { "source": "estimate 'isolated' of k", "location": null, "text": "not safe: 4 waves contend for issue slots and memory, and the equations do not charge it" }
;     ] },
;   "diagnostics": [],
;   "kernels": [
;     { "name": "k", "location": { "file": "lds-pointer.s", "line": 7, "column": 1, "address": null }, "source": null,
;       "status": "bounded",
;       "blocks": 3,
;       "edges": 5,
;       "instructions": 9,
;       "resources": { "vgprs": 4, "accumulation_vgprs": 0, "sgprs": 16, "live_vgprs": 2, "live_sgprs": 2,
;         "vgpr_spills": 0, "sgpr_spills": 0, "scratch_bytes": 0, "lds_bytes": null, "occupancy": 10, "code_bytes": 48, "occupancy_limit": "wave contexts" },
;       "wave": { "isolated_cycles": 2363, "certified": true, "gap_cycles": 0, "wide_cycles": null },
;       "stated": [],
;       "bounds": [
;         { "name": "round-robin", "cycles": 2370, "safe": true, "observed": null,
;           "assumptions": ["SIMDs issue in loose round robin; waves on one SIMD: at most 1; longest issue: 4 cycles", "a wait on memory is behind 3 other waves with at most 2 transactions each", "1 round of dispatch, each d = 1 cycles and one workgroup"] },
;         { "name": "work-span", "cycles": 2370, "safe": true, "observed": null,
;           "assumptions": ["SIMDs, the memory interface and the LDS units are never idle while work for them waits; holds for any order of issue", "all 4 workgroups are resident from the start; waves on one SIMD: at most 1, on one compute unit: 1"] }
;       ],
;       "estimates": [
;         { "name": "isolated", "cycles": 2364, "safe": false, "observed": null,
;           "assumptions": ["1 round of d + E_WF = 1 + 2363 cycles, block times of a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)", "not safe: 4 waves contend for issue slots and memory, and the equations do not charge it"] }
;       ],
;       "exact": { "status": "not-modelled", "cycles": null, "reversed_ties_cycles": null, "instructions": 0, "simd_busy_cycles": 0, "memory_busy_cycles": 0, "lds_busy_cycles": 0, "shortest_wave_cycles": null, "longest_wave_cycles": null,
;         "decided_by": "none", "at": null, "from": null, "why": "the launch does not say how much LDS a workgroup has",
;         "open": null },
;       "kernel_cycles": 2370,
;       "loops": [
;         { "id": 0, "function": "k", "header": 1, "line": "lds-pointer.s:14", "location": { "file": "lds-pointer.s", "line": 14, "column": 2, "address": null }, "depth": 1, "bound": 99, "origin": "inferred", "why": "s1 counts 99, 98, ... until s1 == 0 (lds-pointer.s:15:2)" }
;       ],
;       "sides": [],
;       "worst_path": [
;         { "block": 0, "count": 1, "cycles": 335, "line": "lds-pointer.s:8", "location": { "file": "lds-pointer.s", "line": 8, "column": 2, "address": null } },
;         { "block": 1, "count": 100, "cycles": 1992, "line": "lds-pointer.s:14", "location": { "file": "lds-pointer.s", "line": 14, "column": 2, "address": null } },
;         { "block": 2, "count": 1, "cycles": 36, "line": "lds-pointer.s:17", "location": { "file": "lds-pointer.s", "line": 17, "column": 2, "address": null } }
;       ],
;       "live": [
;         { "location": { "file": "lds-pointer.s", "line": 8, "column": null, "address": null }, "vgprs": 1, "sgprs": 2 },
;         { "location": { "file": "lds-pointer.s", "line": 9, "column": null, "address": null }, "vgprs": 1, "sgprs": 1 },
;         { "location": { "file": "lds-pointer.s", "line": 10, "column": null, "address": null }, "vgprs": 2, "sgprs": 1 },
;         { "location": { "file": "lds-pointer.s", "line": 11, "column": null, "address": null }, "vgprs": 2, "sgprs": 0 },
;         { "location": { "file": "lds-pointer.s", "line": 12, "column": null, "address": null }, "vgprs": 0, "sgprs": 1 },
;         { "location": { "file": "lds-pointer.s", "line": 14, "column": null, "address": null }, "vgprs": 0, "sgprs": 1 },
;         { "location": { "file": "lds-pointer.s", "line": 15, "column": null, "address": null }, "vgprs": 0, "sgprs": 1 },
;         { "location": { "file": "lds-pointer.s", "line": 16, "column": null, "address": null }, "vgprs": 0, "sgprs": 1 },
;         { "location": { "file": "lds-pointer.s", "line": 17, "column": null, "address": null }, "vgprs": 0, "sgprs": 0 }
;       ],
;       "diagnostics": []
;     }
;   ] }
; run:  analyze %s -m pws4 --grid 4096 --workgroup 64 --arg tile=-1
; exit: 2
; want:
; error: k: argument 'tile' is an LDS pointer and needs a number of bytes [launch-argument]
; note: argument 0: 'tile', LDS pointer of 4 bytes
;         = compare with the arguments of the kernel in the notes
; run:  simulate %s -m pws4 --grid 4096 --workgroup 64 --arg tile=60000
; want:
; kernel k
;   machine   pws4 (model 225be4145f73346e), round-robin issue
;   status    finished
;   cycles    37222, slowest wave 2332
;   executed  64 waves, 19584 wave instructions, 128 memory transactions, 128 LDS rounds
;   busy      SIMDs 13.2 %, memory interface 0.3 %, LDS units 0.1 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0              64           335  lds-pointer.s:8:2
;     b1            6400            20  lds-pointer.s:14:2
;     b2              64             4  lds-pointer.s:17:2
;
;   loops     (most repetitions of one entry, over all waves)
;     header    most  line
;     b1          99  lds-pointer.s:14:2
