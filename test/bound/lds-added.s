; test: LDS that the launch adds to a kernel that declares none exists in a run, and FLAT accesses may reach it
; run:  analyze %s -m pws4 --observe %d/lds-added.xml --format json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b64 s[0:1], src_shared_base
	v_mov_b32_e32 v2, s1
	ds_write_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_movk_i32 s4, 100
.Lloop:
	flat_load_dword v3, v[1:2]
	s_add_i32 s4, s4, -1
	s_cmp_lg_u32 s4, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_cbranch_scc1 .Lloop
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; { "tool": "wavebound",
;   "version": "0.1.0",
;   "schema_version": 1,
;   "input": "lds-added.s",
;   "target": "gfx900",
;   "machine": { "name": "pws4", "hash": "225be4145f73346e", "assumptions": ["GDS instructions issue like those of LDS (gem5 does not model GDS)", "DRAM serves a line per cycle and answers in 40 (no source)", "accesses wider than 4 bytes are aligned to 4, narrower ones to their width, as OpenCL and HIP compilers have it; the machine faults on others", "one cycle each to split and to merge (parameters of the paper)"] },
;   "launch": { "grid": [64], "workgroup": [64], "waves": 1, "workgroups": 1, "waves_per_workgroup": 1 },
;   "audit": {
;     "options": [
;       { "name": "machine", "value": "pws4" },
;       { "name": "observe", "value": "lds-added.xml" }
;     ],
;     "files": [
;       { "role": "input", "name": "lds-added.s", "sha256": "SHA256" },
;       { "role": "machine", "name": "pws4", "sha256": "SHA256" },
;       { "role": "launch", "name": "lds-added.xml", "sha256": "SHA256" }
;     ],
;     "assumptions": [
;       { "source": "machine 'pws4'", "location": null, "text": "GDS instructions issue like those of LDS (gem5 does not model GDS)" },
;       { "source": "machine 'pws4'", "location": null, "text": "DRAM serves a line per cycle and answers in 40 (no source)" },
;       { "source": "machine 'pws4'", "location": null, "text": "accesses wider than 4 bytes are aligned to 4, narrower ones to their width, as OpenCL and HIP compilers have it; the machine faults on others" },
;       { "source": "machine 'pws4'", "location": null, "text": "one cycle each to split and to merge (parameters of the paper)" },
;       { "source": "bound 'exact' of k", "location": null, "text": "no data decides the time: every run of this launch takes exactly these cycles (507 wave instructions)" },
;       { "source": "bound 'exact' of k", "location": null, "text": "what happens in one cycle is ordered as rule M12 says; buffers begin at multiples of a line (64 bytes) and do not overlap" },
;       { "source": "bound 'isolated' of k", "location": null, "text": "1 round of d + E_WF = 1 + 49954 cycles, block times of a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)" },
;       { "source": "bound 'isolated' of k", "location": null, "text": "safe: a single wave, nothing contends" },
;       { "source": "bound 'round-robin' of k", "location": null, "text": "SIMDs issue in loose round robin; waves on one SIMD: at most 1; longest issue: 4 cycles" },
;       { "source": "bound 'round-robin' of k", "location": null, "text": "a wait on memory is behind 0 other waves with at most 64 transactions each" },
;       { "source": "bound 'round-robin' of k", "location": null, "text": "1 round of dispatch, each d = 1 cycles and one workgroup" },
;       { "source": "bound 'work-span' of k", "location": null, "text": "SIMDs, the memory interface and the LDS units are never idle while work for them waits; holds for any order of issue" },
;       { "source": "bound 'work-span' of k", "location": null, "text": "all 1 workgroups are resident from the start; waves on one SIMD: at most 1, on one compute unit: 1" }
;     ] },
;   "diagnostics": [],
;   "kernels": [
;     { "name": "k", "location": { "file": "lds-added.s", "line": 5, "column": 1, "address": null }, "source": null,
;       "status": "bounded",
;       "blocks": 3,
;       "edges": 5,
;       "instructions": 12,
;       "resources": { "vgprs": 4, "accumulation_vgprs": 0, "sgprs": 32, "live_vgprs": 3, "live_sgprs": 4,
;         "vgpr_spills": null, "sgpr_spills": null, "scratch_bytes": 0, "lds_bytes": 1024, "occupancy": 10, "code_bytes": 56, "occupancy_limit": "wave contexts" },
;       "wave": { "isolated_cycles": 49954, "certified": true, "gap_cycles": 0, "wide_cycles": null },
;       "stated": [{ "argument": null, "name": "lds", "value": "1024 bytes" }],
;       "bounds": [
;         { "name": "exact", "cycles": 11251, "safe": true, "observed": { "cycles": 11251, "ratio": 1.000 },
;           "assumptions": ["no data decides the time: every run of this launch takes exactly these cycles (507 wave instructions)", "what happens in one cycle is ordered as rule M12 says; buffers begin at multiples of a line (64 bytes) and do not overlap"] },
;         { "name": "isolated", "cycles": 49955, "safe": true, "observed": { "cycles": 11251, "ratio": 4.440 },
;           "assumptions": ["1 round of d + E_WF = 1 + 49954 cycles, block times of a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)", "safe: a single wave, nothing contends"] },
;         { "name": "round-robin", "cycles": 49955, "safe": true, "observed": { "cycles": 11251, "ratio": 4.440 },
;           "assumptions": ["SIMDs issue in loose round robin; waves on one SIMD: at most 1; longest issue: 4 cycles", "a wait on memory is behind 0 other waves with at most 64 transactions each", "1 round of dispatch, each d = 1 cycles and one workgroup"] },
;         { "name": "work-span", "cycles": 49955, "safe": true, "observed": { "cycles": 11251, "ratio": 4.440 },
;           "assumptions": ["SIMDs, the memory interface and the LDS units are never idle while work for them waits; holds for any order of issue", "all 1 workgroups are resident from the start; waves on one SIMD: at most 1, on one compute unit: 1"] }
;       ],
;       "estimates": [],
;       "exact": { "status": "determined", "cycles": 11251, "reversed_ties_cycles": null, "instructions": 507, "simd_busy_cycles": 2028, "memory_busy_cycles": 0, "lds_busy_cycles": 6402, "shortest_wave_cycles": 11251, "longest_wave_cycles": 11251,
;         "decided_by": "none", "at": null, "from": null, "why": "",
;         "open": null },
;       "kernel_cycles": 11251,
;       "loops": [
;         { "id": 0, "function": "k", "header": 1, "line": "lds-added.s:13", "location": { "file": "lds-added.s", "line": 13, "column": 2, "address": null }, "depth": 1, "bound": 99, "origin": "inferred", "why": "s4 counts 99, 98, ... until s4 == 0 (lds-added.s:15:2)" }
;       ],
;       "sides": [],
;       "worst_path": [
;         { "block": 0, "count": 1, "cycles": 58, "line": "lds-added.s:6", "location": { "file": "lds-added.s", "line": 6, "column": 2, "address": null } },
;         { "block": 1, "count": 100, "cycles": 49892, "line": "lds-added.s:13", "location": { "file": "lds-added.s", "line": 13, "column": 2, "address": null } },
;         { "block": 2, "count": 1, "cycles": 4, "line": "lds-added.s:18", "location": { "file": "lds-added.s", "line": 18, "column": 2, "address": null } }
;       ],
;       "live": [
;         { "location": { "file": "lds-added.s", "line": 6, "column": null, "address": null }, "vgprs": 2, "sgprs": 2 },
;         { "location": { "file": "lds-added.s", "line": 7, "column": null, "address": null }, "vgprs": 2, "sgprs": 4 },
;         { "location": { "file": "lds-added.s", "line": 8, "column": null, "address": null }, "vgprs": 3, "sgprs": 3 },
;         { "location": { "file": "lds-added.s", "line": 9, "column": null, "address": null }, "vgprs": 3, "sgprs": 2 },
;         { "location": { "file": "lds-added.s", "line": 10, "column": null, "address": null }, "vgprs": 2, "sgprs": 2 },
;         { "location": { "file": "lds-added.s", "line": 11, "column": null, "address": null }, "vgprs": 2, "sgprs": 3 },
;         { "location": { "file": "lds-added.s", "line": 13, "column": null, "address": null }, "vgprs": 3, "sgprs": 3 },
;         { "location": { "file": "lds-added.s", "line": 14, "column": null, "address": null }, "vgprs": 2, "sgprs": 3 },
;         { "location": { "file": "lds-added.s", "line": 15, "column": null, "address": null }, "vgprs": 2, "sgprs": 3 },
;         { "location": { "file": "lds-added.s", "line": 16, "column": null, "address": null }, "vgprs": 2, "sgprs": 3 },
;         { "location": { "file": "lds-added.s", "line": 17, "column": null, "address": null }, "vgprs": 2, "sgprs": 3 },
;         { "location": { "file": "lds-added.s", "line": 18, "column": null, "address": null }, "vgprs": 0, "sgprs": 0 }
;       ],
;       "diagnostics": []
;     }
;   ] }
