; test: a launch whose time no data decides has an exact bound; where data decides, what decides is named
; run:  analyze %s -k table --grid 256 --workgroup 64 --format json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
plain:						; stores ids; two waves of the unit wait for memory at once
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_lshl_b32 s6, s6, 8
	v_add_u32_e32 v1, s6, v1
	s_movk_i32 s2, 3
	s_waitcnt lgkmcnt(0)
.Lloop:
	global_load_dword v2, v1, s[0:1]
	s_add_i32 s2, s2, -1
	s_cmp_lg_u32 s2, 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, 1.0, v2
	global_store_dword v1, v2, s[0:1]
	s_cbranch_scc1 .Lloop
	s_endpgm
table:						; the address of the second load is data
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, 0xfc, v2
	global_load_dword v3, v2, s[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, v3, v3
	global_store_dword v1, v3, s[0:1]
	s_endpgm
	.amdhsa_kernel plain
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel table
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: plain
    .symbol: plain.kd
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 256
    .args:
      - .name: data
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
  - .name: table
    .symbol: table.kd
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 256
    .args:
      - .name: data
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
...
	.end_amdgpu_metadata
; want:
; { "tool": "wavebound",
;   "version": "0.1.0",
;   "schema_version": 1,
;   "input": "exact.s",
;   "target": "gfx900",
;   "machine": { "name": "vega", "hash": "20f284689992d4e6", "assumptions": ["100 cycles from dispatch to first issue (no source)", "GDS instructions issue like the slowest of LDS (no source)", "cache control issues like a vector load (no source)", "memory serves a line in 4 cycles, as if all were of one channel with open rows, and answers after 400 more (no source bounds the worst case)", "pointers among the arguments are multiples of 4; so are addresses of atomics, private memory and buffer descriptors, of narrower ones multiples of their width, as LLVM 19 emits them: the machine faults on others"] },
;   "launch": { "grid": [256], "workgroup": [64], "waves": 4, "workgroups": 4, "waves_per_workgroup": 1 },
;   "audit": {
;     "options": [
;       { "name": "kernel", "value": "table" },
;       { "name": "grid", "value": "256" },
;       { "name": "workgroup", "value": "64" }
;     ],
;     "files": [
;       { "role": "input", "name": "exact.s", "sha256": "SHA256" },
;       { "role": "machine", "name": "vega", "sha256": "SHA256" }
;     ],
;     "assumptions": [
;       { "source": "machine 'vega'", "location": null, "text": "100 cycles from dispatch to first issue (no source)" },
;       { "source": "machine 'vega'", "location": null, "text": "GDS instructions issue like the slowest of LDS (no source)" },
;       { "source": "machine 'vega'", "location": null, "text": "cache control issues like a vector load (no source)" },
;       { "source": "machine 'vega'", "location": null, "text": "memory serves a line in 4 cycles, as if all were of one channel with open rows, and answers after 400 more (no source bounds the worst case)" },
;       { "source": "machine 'vega'", "location": null, "text": "pointers among the arguments are multiples of 4; so are addresses of atomics, private memory and buffer descriptors, of narrower ones multiples of their width, as LLVM 19 emits them: the machine faults on others" },
;       { "source": "bound 'work-span' of table", "location": null, "text": "SIMDs, the memory interface and the LDS units are never idle while work for them waits; holds for any order of issue" },
;       { "source": "bound 'work-span' of table", "location": null, "text": "all 4 workgroups are resident from the start; waves on one SIMD: at most 1, on one compute unit: 1" },
;       { "source": "bound 'work-span' of table", "location": null, "text": "no store reaches kernel arguments or dispatch packet, which are read-only (M13); 1 store in the code might" },
;       { "source": "estimate 'isolated' of table", "location": null, "text": "1 round of d + E_WF = 100 + 1732 cycles, block times of a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)" },
;       { "source": "estimate 'isolated' of table", "location": null, "text": "not safe: 4 waves contend for issue slots and memory, and the equations do not charge it" },
;       { "source": "estimate 'isolated' of table", "location": null, "text": "no store reaches kernel arguments or dispatch packet, which are read-only (M13); 1 store in the code might" }
;     ] },
;   "diagnostics": [],
;   "kernels": [
;     { "name": "table", "location": { "file": "exact.s", "line": 21, "column": 1, "address": null }, "source": null,
;       "status": "bounded",
;       "blocks": 1,
;       "edges": 2,
;       "instructions": 11,
;       "resources": { "vgprs": 4, "accumulation_vgprs": 0, "sgprs": 32, "live_vgprs": 2, "live_sgprs": 2,
;         "vgpr_spills": null, "sgpr_spills": null, "scratch_bytes": 0, "lds_bytes": 0, "occupancy": 10, "code_bytes": 64, "occupancy_limit": "wave contexts" },
;       "wave": { "isolated_cycles": 1732, "certified": true, "gap_cycles": 0, "wide_cycles": null },
;       "stated": [],
;       "bounds": [
;         { "name": "work-span", "cycles": 2036, "safe": true, "observed": null,
;           "assumptions": ["SIMDs, the memory interface and the LDS units are never idle while work for them waits; holds for any order of issue", "all 4 workgroups are resident from the start; waves on one SIMD: at most 1, on one compute unit: 1", "no store reaches kernel arguments or dispatch packet, which are read-only (M13); 1 store in the code might"] }
;       ],
;       "estimates": [
;         { "name": "isolated", "cycles": 1832, "safe": false, "observed": null,
;           "assumptions": ["1 round of d + E_WF = 100 + 1732 cycles, block times of a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)", "not safe: 4 waves contend for issue slots and memory, and the equations do not charge it", "no store reaches kernel arguments or dispatch packet, which are read-only (M13); 1 store in the code might"] }
;       ],
;       "exact": { "status": "open", "cycles": null, "reversed_ties_cycles": null, "instructions": 21, "simd_busy_cycles": 100, "memory_busy_cycles": 96, "lds_busy_cycles": 0, "shortest_wave_cycles": null, "longest_wave_cycles": null,
;         "decided_by": "address", "at": { "instruction": "global_load_dword v3, v2, s[0:1]", "line": "exact.s:28", "location": { "file": "exact.s", "line": 28, "column": 2, "address": null } }, "from": { "instruction": "global_load_dword v2, v1, s[0:1]", "line": "exact.s:25", "location": { "file": "exact.s", "line": 25, "column": 2, "address": null } }, "why": "it depends on what memory holds: if that is the same in every run, say so with content=\"given\" on the buffer",
;         "open": { "waves": 4, "cut": 0, "instructions": 44, "issue_cycles": 256, "open_issue_cycles": 32, "complete": true, "kinds": { "branch": 0, "mask": 0, "address": 4, "count": 0, "instruction": 0, "trap": 0 } } },
;       "kernel_cycles": 2036,
;       "loops": [],
;       "sides": [],
;       "worst_path": [
;         { "block": 0, "count": 1, "cycles": 1732, "line": "exact.s:22", "location": { "file": "exact.s", "line": 22, "column": 2, "address": null } }
;       ],
;       "live": [
;         { "location": { "file": "exact.s", "line": 22, "column": null, "address": null }, "vgprs": 1, "sgprs": 2 },
;         { "location": { "file": "exact.s", "line": 23, "column": null, "address": null }, "vgprs": 1, "sgprs": 2 },
;         { "location": { "file": "exact.s", "line": 24, "column": null, "address": null }, "vgprs": 1, "sgprs": 2 },
;         { "location": { "file": "exact.s", "line": 25, "column": null, "address": null }, "vgprs": 2, "sgprs": 2 },
;         { "location": { "file": "exact.s", "line": 26, "column": null, "address": null }, "vgprs": 2, "sgprs": 2 },
;         { "location": { "file": "exact.s", "line": 27, "column": null, "address": null }, "vgprs": 2, "sgprs": 2 },
;         { "location": { "file": "exact.s", "line": 28, "column": null, "address": null }, "vgprs": 2, "sgprs": 2 },
;         { "location": { "file": "exact.s", "line": 29, "column": null, "address": null }, "vgprs": 2, "sgprs": 2 },
;         { "location": { "file": "exact.s", "line": 30, "column": null, "address": null }, "vgprs": 2, "sgprs": 2 },
;         { "location": { "file": "exact.s", "line": 31, "column": null, "address": null }, "vgprs": 2, "sgprs": 2 },
;         { "location": { "file": "exact.s", "line": 32, "column": null, "address": null }, "vgprs": 0, "sgprs": 0 }
;       ],
;       "diagnostics": []
;     }
;   ] }
; run:  analyze --verbose %s -k plain --grid 256 --workgroup 64 --ties reverse --align 64
; want:
; input    exact.s for gfx900
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
; kernel plain
;   kernel    2,420 cycles (exact)
;   wave      2,332 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 86 %, issue 7 %, memory 4 %, delay 3 %
;   why       64 % of a wave is the loop at exact.s:13, repeated at
;             most 2 times per entry (inferred): s2 counts 2, 1, ... until s2 == 0
;             (exact.s:15:2)
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    256 work-items in workgroups of 64: 4 workgroups, 4 waves
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      14 instructions, 3 blocks, 5 edges, 1 loop
;   uses      4 VGPRs, 32 SGPRs, 2 live VGPRs, 3 live SGPRs, 10 waves per SIMD
;             (limit: wave contexts), 68 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact        2,420  no data decides the time: every run of this launch takes
;                         exactly these cycles (112 wave instructions)
;                         what happens in one cycle is ordered as rule M12 says;
;                         buffers begin at multiples of a line (64 bytes) and do
;                         not overlap
;                         with ties within a cycle in reverse order: 2420 cycles
;     work-span    2,744  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 4 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 1
;
;   for comparison: estimates, which a run may exceed
;     isolated     2,432  1 round of d + E_WF = 100 + 2332 cycles, block times of
;                         a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                         not safe: 4 waves contend for issue slots and memory,
;                         and the equations do not charge it
;
;   all       no store reaches kernel arguments or dispatch packet, which are
;             read-only (M13); 1 store in the code might
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                   why
;      0  b1          1      2  inferred    exact.s:13  s2 counts 2, 1, ... until s2 == 0 (exact.s:15:2)
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1     432   19  exact.s:6  plain
;     b1           3   1,496   64  exact.s:13  .Lloop
;     b2           1     404   17  exact.s:20
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       exact.s
;            SHA256
;          machine     vega
;            SHA256
;          --kernel plain --grid 256 --workgroup 64 --ties reverse --align 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; run:  analyze --verbose %s -k table --grid 256 --workgroup 64
; want:
; input    exact.s for gfx900
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
; kernel table
;   kernel    2,036 cycles (work-span)
;   wave      1,732 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 92 %, memory 4 %, issue 4 %
;   to do     for an exact time (exact.s:28 decides now): it depends on
;             what memory holds: if that is the same in every run, say so with
;             content="given" on the buffer
;   launch    256 work-items in workgroups of 64: 4 workgroups, 4 waves
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      11 instructions, 1 block, 2 edges, 0 loops
;   uses      4 VGPRs, 32 SGPRs, 2 live VGPRs, 2 live SGPRs, 10 waves per SIMD
;             (limit: wave contexts), 64 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * work-span    2,036  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 4 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 1
;
;   for comparison: estimates, which a run may exceed
;     isolated     1,832  1 round of d + E_WF = 100 + 1732 cycles, block times of
;                         a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                         not safe: 4 waves contend for issue slots and memory,
;                         and the equations do not charge it
;
;   all       no store reaches kernel arguments or dispatch packet, which are
;             read-only (M13); 1 store in the code might
;
;   not exact after 21 wave instructions: it is not known where lanes access memory
;     decides  global_load_dword v3, v2, s[0:1] (exact.s:28)
;     by       global_load_dword v2, v1, s[0:1] (exact.s:25)
;              it depends on what memory holds: if that is the same in every run,
;              say so with content="given" on the buffer
;     in all   open: 4 addresses, of 44 wave instructions; 87.5 % of their issue
;              is determined; waves with open control flow: 0 of 4
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1   1,732  100  exact.s:22  table
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       exact.s
;            SHA256
;          machine     vega
;            SHA256
;          --kernel table --grid 256 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; run:  analyze --verbose %s -k plain --grid 256 --workgroup 64 --exact 10
; want:
; input    exact.s for gfx900
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
; kernel plain
;   kernel    2,840 cycles (work-span)
;   wave      2,356 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 85 %, issue 7 %, memory 5 %, delay 3 %
;   why       65 % of a wave is the loop at exact.s:13, repeated at
;             most 2 times per entry (inferred): s2 counts 2, 1, ... until s2 == 0
;             (exact.s:15:2)
;   to do     for an exact time: given up after 0 wave instructions, for it takes
;             at least 832 as --exact counts them; --exact LIMIT changes the limit
;   launch    256 work-items in workgroups of 64: 4 workgroups, 4 waves
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      14 instructions, 3 blocks, 5 edges, 1 loop
;   uses      4 VGPRs, 32 SGPRs, 2 live VGPRs, 3 live SGPRs, 10 waves per SIMD
;             (limit: wave contexts), 68 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * work-span    2,840  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 4 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 1
;
;   for comparison: estimates, which a run may exceed
;     isolated     2,456  1 round of d + E_WF = 100 + 2356 cycles, block times of
;                         a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                         not safe: 4 waves contend for issue slots and memory,
;                         and the equations do not charge it
;
;   all       no store reaches kernel arguments or dispatch packet, which are
;             read-only (M13); 1 store in the code might
;
;   not exact: given up after 0 wave instructions, for it takes at least 832 as --exact counts them; --exact LIMIT changes the limit
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                   why
;      0  b1          1      2  inferred    exact.s:13  s2 counts 2, 1, ... until s2 == 0 (exact.s:15:2)
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1     432   18  exact.s:6  plain
;     b1           3   1,520   65  exact.s:13  .Lloop
;     b2           1     404   17  exact.s:20
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       exact.s
;            SHA256
;          machine     vega
;            SHA256
;          --kernel plain --grid 256 --workgroup 64 --exact 10
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; run:  analyze %s -k plain --grid 256 --workgroup 64 --exact off --format xml
; want:
; <?xml version="1.0" encoding="UTF-8"?>
; <wavebound version="0.1.0" schema="1" input="exact.s" target="gfx900">
;   <machine name="vega" hash="20f284689992d4e6">
;     <assumption>100 cycles from dispatch to first issue (no source)</assumption>
;     <assumption>GDS instructions issue like the slowest of LDS (no source)</assumption>
;     <assumption>cache control issues like a vector load (no source)</assumption>
;     <assumption>memory serves a line in 4 cycles, as if all were of one channel with open rows, and answers after 400 more (no source bounds the worst case)</assumption>
;     <assumption>pointers among the arguments are multiples of 4; so are addresses of atomics, private memory and buffer descriptors, of narrower ones multiples of their width, as LLVM 19 emits them: the machine faults on others</assumption>
;   </machine>
;   <audit>
;     <option name="kernel" value="plain"/>
;     <option name="grid" value="256"/>
;     <option name="workgroup" value="64"/>
;     <option name="exact" value="off"/>
;     <file role="input" name="exact.s" sha256="SHA256"/>
;     <file role="machine" name="vega" sha256="SHA256"/>
;     <assumed source="machine &#39;vega&#39;" line="">100 cycles from dispatch to first issue (no source)</assumed>
;     <assumed source="machine &#39;vega&#39;" line="">GDS instructions issue like the slowest of LDS (no source)</assumed>
;     <assumed source="machine &#39;vega&#39;" line="">cache control issues like a vector load (no source)</assumed>
;     <assumed source="machine &#39;vega&#39;" line="">memory serves a line in 4 cycles, as if all were of one channel with open rows, and answers after 400 more (no source bounds the worst case)</assumed>
;     <assumed source="machine &#39;vega&#39;" line="">pointers among the arguments are multiples of 4; so are addresses of atomics, private memory and buffer descriptors, of narrower ones multiples of their width, as LLVM 19 emits them: the machine faults on others</assumed>
;     <assumed source="bound &#39;work-span&#39; of plain" line="">SIMDs, the memory interface and the LDS units are never idle while work for them waits; holds for any order of issue</assumed>
;     <assumed source="bound &#39;work-span&#39; of plain" line="">all 4 workgroups are resident from the start; waves on one SIMD: at most 1, on one compute unit: 1</assumed>
;     <assumed source="bound &#39;work-span&#39; of plain" line="">no store reaches kernel arguments or dispatch packet, which are read-only (M13); 1 store in the code might</assumed>
;     <assumed source="estimate &#39;isolated&#39; of plain" line="">1 round of d + E_WF = 100 + 2356 cycles, block times of a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)</assumed>
;     <assumed source="estimate &#39;isolated&#39; of plain" line="">not safe: 4 waves contend for issue slots and memory, and the equations do not charge it</assumed>
;     <assumed source="estimate &#39;isolated&#39; of plain" line="">no store reaches kernel arguments or dispatch packet, which are read-only (M13); 1 store in the code might</assumed>
;   </audit>
;   <kernel name="plain" status="bounded" blocks="3" edges="5" instructions="14" cycles="2840">
;     <launch workgroups="4" waves-per-workgroup="1">
;       <grid x="256"/>
;       <workgroup x="64"/>
;     </launch>
;     <resources vgprs="4" accumulation-vgprs="0" sgprs="32" live-vgprs="2" live-sgprs="3" scratch-bytes="0" lds-bytes="0" occupancy="10" code-bytes="68" occupancy-limit="wave contexts"/>
;     <wave isolated-cycles="2356" certified="true" gap-cycles="0"/>
;     <bound name="work-span" cycles="2840">
;       <assumption>SIMDs, the memory interface and the LDS units are never idle while work for them waits; holds for any order of issue</assumption>
;       <assumption>all 4 workgroups are resident from the start; waves on one SIMD: at most 1, on one compute unit: 1</assumption>
;       <assumption>no store reaches kernel arguments or dispatch packet, which are read-only (M13); 1 store in the code might</assumption>
;     </bound>
;     <estimate name="isolated" cycles="2456">
;       <assumption>1 round of d + E_WF = 100 + 2356 cycles, block times of a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)</assumption>
;       <assumption>not safe: 4 waves contend for issue slots and memory, and the equations do not charge it</assumption>
;       <assumption>no store reaches kernel arguments or dispatch packet, which are read-only (M13); 1 store in the code might</assumption>
;     </estimate>
;     <loop id="0" function="plain" header="1" line="exact.s:13" depth="1" bound="2" origin="inferred" why="s2 counts 2, 1, ... until s2 == 0 (exact.s:15:2)"/>
;     <path block="0" count="1" cycles="432" line="exact.s:6"/>
;     <path block="1" count="3" cycles="1520" line="exact.s:13"/>
;     <path block="2" count="1" cycles="404" line="exact.s:20"/>
;   </kernel>
; </wavebound>
; run:  analyze %s -k plain --grid 256 --workgroup 64 --exact nothing
; exit: 2
; want:
; error: --exact 'nothing': it is 'off', or the most wave instructions that are executed [usage]
;         = `wavebound help analyze` shows how a command is used
; run:  opt -p timing %s
; want:
; target gfx900
; symbol plain section=".text" fn=@plain
; symbol .Lloop section=".text" at=0x1c
; symbol table section=".text" at=0x44 fn=@table
;
; fn @plain section=".text" at=0x0+0x44 {
; 	desc vgprs=4 sgprs=32 max_flat_workgroup=256 float_mode=192 dx10_clamp ieee_mode
; 	abi private_segment_buffer kernarg_ptr workgroup_id_x user_sgprs=6 s_private_segment_buffer=0 s_kernarg_ptr=4 s_workgroup_id_x=6
; 	arg "data" buffer value_kind="global_buffer" bytes=8
; 	in =s %s[4:5]
; 	in =v %v0
; @plain
; 	%s[0:1] =s load %s[4:5], scalar 8 {at=0x0+8}
; 	%v1 =v shlrev.b32 2, %v0 | %exec {at=0x8+4}
; 	%s6 =s shl.b32 %s6, 8 | def %scc {at=0xc+4}
; 	%v1 =v add.u32 %s6, %v1 | %exec {at=0x10+4}
; 	%s2 =s mov.i32 3 {at=0x14+4}
; 	waitcnt lgkmcnt=0 {at=0x18+4}
; @.Lloop
; 	%v2 =v load %v1, %s[0:1], global 4 | %exec {at=0x1c+8}
; 	%s2 =s add.i32 %s2, 0xffffffff | def %scc {at=0x24+4}
; 	ne.u32 %s2, 0 | def %scc {at=0x28+4}
; 	waitcnt vmcnt=0 {at=0x2c+4}
; 	%v2 =v add.f32 0x3f800000, %v2 | %exec, %mode {at=0x30+4}
; 	store %v1, %v2, %s[0:1], global 4 | %exec {at=0x34+8}
; 	cbrnz @.Lloop | %scc {at=0x3c+4}
; @b2
; 	end {at=0x40+4}
; }
;
; fn @table section=".text" at=0x44+0x40 {
; 	desc vgprs=4 sgprs=32 max_flat_workgroup=256 float_mode=192 dx10_clamp ieee_mode
; 	abi private_segment_buffer kernarg_ptr workgroup_id_x user_sgprs=6 s_private_segment_buffer=0 s_kernarg_ptr=4 s_workgroup_id_x=6
; 	arg "data" buffer value_kind="global_buffer" bytes=8
; 	in =s %s[4:5]
; 	in =v %v0
; @table
; 	%s[0:1] =s load %s[4:5], scalar 8 {at=0x44+8}
; 	%v1 =v shlrev.b32 2, %v0 | %exec {at=0x4c+4}
; 	waitcnt lgkmcnt=0 {at=0x50+4}
; 	%v2 =v load %v1, %s[0:1], global 4 | %exec {at=0x54+8}
; 	waitcnt vmcnt=0 {at=0x5c+4}
; 	%v2 =v and.b32 lit(252), %v2 | %exec {at=0x60+8}
; 	%v3 =v load %v2, %s[0:1], global 4 | %exec {at=0x68+8}
; 	waitcnt vmcnt=0 {at=0x70+4}
; 	%v3 =v mul.f32 %v3, %v3 | %exec, %mode {class=valu at=0x74+4}
; 	store %v1, %v3, %s[0:1], global 4 | %exec {at=0x78+8}
; 	end {at=0x80+4}
; }
; ; facts of @plain
; ; time depends on @plain: %s[0:1] =s load %s[4:5], scalar 8 {at=0x0+8}
; ; time depends on @plain: %v1 =v shlrev.b32 2, %v0 | %exec {at=0x8+4}
; ; time depends on @plain: %s6 =s shl.b32 %s6, 8 | def %scc {at=0xc+4}
; ; time depends on @plain: %v1 =v add.u32 %s6, %v1 | %exec {at=0x10+4}
; ; time depends on @plain: %s2 =s mov.i32 3 {at=0x14+4}
; ; time depends on @.Lloop: %s2 =s add.i32 %s2, 0xffffffff | def %scc {at=0x24+4}
; ; time depends on @.Lloop: ne.u32 %s2, 0 | def %scc {at=0x28+4}
; ; facts of @table
; ; time depends on @table: %s[0:1] =s load %s[4:5], scalar 8 {at=0x44+8}
; ; time depends on @table: %v1 =v shlrev.b32 2, %v0 | %exec {at=0x4c+4}
; ; time depends on @table: %v2 =v load %v1, %s[0:1], global 4 | %exec {at=0x54+8}
; ; time depends on @table: %v2 =v and.b32 lit(252), %v2 | %exec {at=0x60+8}
