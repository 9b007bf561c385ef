; test: accepted findings stay, with their reason; a line that covers none is reported
; run:  deadlock --suppress %d/accepted.txt %s
; exit: 0
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.globl reads
	.type reads,@function
reads:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.La:
	global_load_dword v3, v1, s[0:1] glc
	v_add_u32_e32 v4, 1, v4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, v3, v5
	v_cmp_lt_u32_e32 vcc, v0, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .La
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.p2align 6
	.amdhsa_kernel reads
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	.globl waits
	.type waits,@function
waits:
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
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.p2align 6
	.amdhsa_kernel waits
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
  - .name: reads
    .symbol: reads.kd
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
  - .name: waits
    .symbol: waits.kd
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
...
	.end_amdgpu_metadata
; want:
; accepted.s: kernel reads: clean
; accepted.s: kernel waits: clean (1 accepted)
;   accepted.s:45:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     suppressed   the flag is raised by the host
; run:  deadlock --suppress %d/accepted.txt --format json %s
; want:
; { "tool": "wavebound", "version": "0.1.0",
;   "kernels": [
;     { "name": "reads", "input": "accepted.s", "kind": "kernel", "verdict": "clean", "assumes_buffers_apart": false, "suppressed": 0,
;       "launch": { "grid": null, "workgroup": null, "arguments": 0 },
;       "loops": [
;         { "id": 0, "header": 1, "line": "accepted.s:15", "verdict": "unread" }
;       ],
;       "findings": [] },
;     { "name": "waits", "input": "accepted.s", "kind": "kernel", "verdict": "clean", "assumes_buffers_apart": false, "suppressed": 1,
;       "launch": { "grid": null, "workgroup": null, "arguments": 0 },
;       "loops": [
;         { "id": 0, "header": 1, "line": "accepted.s:45", "verdict": "suspect" }
;       ],
;       "findings": [
;         { "rule": "simt-deadlock",
;           "confidence": "high",
;           "line": "accepted.s:45", "column": 2,
;           "fingerprint": "8c5f0bcff8a359a1",
;           "plain_loads": false,
;           "address": 100,
;           "inlined": [],
;           "loop_header_line": "accepted.s:45",
;           "loop": 0,
;           "reads": [
;             { "line": "accepted.s:45", "column": 2, "address": 100, "instruction": "global_load_dword v3, v1, s[0:1] glc" }
;           ],
;           "blocked_writes": [
;             { "line": "accepted.s:52", "column": 2, "address": 132, "instruction": "global_store_dword v1, v2, s[0:1]" }
;           ],
;           "path": [1, 2],
;           "path_lines": ["accepted.s:45", "accepted.s:51"],
;           "safe_reconvergence": "end",
;           "message": "lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left",
;           "suppressed": "the flag is raised by the host" }
;       ] }
;   ] }
; run:  deadlock --suppress %d/no-reason.txt %s
; exit: 2
; want:
; no-reason.txt:1: error: a suppression is RULE KERNEL PLACE REASON, and the reason is missing [bad-suppression]
;       1 | simt-deadlock waits *
;         = write RULE KERNEL PLACE FINGERPRINT REASON; * stands for any rule, kernel or place
; run:  deadlock --confidence sure %s
; exit: 2
; want:
; error: --confidence 'sure' is neither high nor possible [usage]
;         = `wavebound help deadlock` shows how a command is used
; run:  deadlock --fail-on barrier-divergence %s -q
; want:
; run:  deadlock --fail-on simt-deadlock %s -q
; exit: 1
; want:
; accepted.s:45:2: warning: waits: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high] [gate-failed]
;      45 | 	global_load_dword v3, v1, s[0:1] glc
;         | 	^~~~~~~~~~~~~~~~~
;         = see the report without --quiet
; run:  deadlock --format sarif %s
; exit: 1
; want:
; { "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
;   "version": "2.1.0",
;   "runs": [ {
;     "tool": { "driver": { "name": "wavebound", "version": "0.1.0", "rules": [
;           { "id": "simt-deadlock", "shortDescription": { "text": "lanes wait in a loop for a write of lanes that the loop blocks" }, "fullDescription": { "text": "A wavefront has one program counter. While some of its lanes iterate a loop, those that left it, and those of another branch, do not execute. Here the lanes in the loop wait until memory changes, and the instruction that would change it comes after the loop for lanes of the same wavefront: they wait for ever, although the same program ends if every thread runs on its own. Move the write into the loop, so that a lane writes in the iteration in which it stops waiting, and check the machine code again: compilers move it back out. wavebound deadlock --fix rewrites the machine code." }, "defaultConfiguration": { "enabled": true, "level": "error" } },
;           { "id": "barrier-divergence", "shortDescription": { "text": "s_barrier that only some lanes or waves reach" }, "fullDescription": { "text": "A barrier is passed when every wavefront of the workgroup has arrived. Executed by a part of the lanes, in a loop that lanes leave one after the other, or under a condition that differs between wavefronts, it is reached by some wavefronts more often than by others: they wait for ever, or meet at the wrong barrier. Move the barrier to where all work-items pass it equally often." }, "defaultConfiguration": { "enabled": true, "level": "error" } },
;           { "id": "barrier-skipped", "shortDescription": { "text": "s_barrier that some lanes or waves skip on their way to the end" }, "fullDescription": { "text": "OpenCL and HIP leave undefined what a barrier does that not all work-items of the workgroup reach. This hardware counts wavefronts, and no longer those that have ended: here all wavefronts that skip the barrier end without another one, so nobody waits for ever, and the result is that of the others. Another compiler, or another device, may do anything. Let all work-items reach the barrier, and leave out only what they must not do." }, "defaultConfiguration": { "enabled": true, "level": "note" } },
;           { "id": "half-ballot", "shortDescription": { "text": "lanes leave a loop by what half of a ballot says" }, "fullDescription": { "text": "A ballot is a mask with one bit for each lane of the wave. Code that keeps it in 32 bits is right in waves of 32 lanes. This wave has 64, and lanes 32 to 63 are missing: a leader among them is never chosen, and they wait for ever, or the others do not wait for them. Keep the mask in 64 bits (the first lane by __ffsll, how many by __popcll, all lanes by __all), or build for waves of 32 lanes, where the target has them. Not reported: bits that a constant selects, code that looks at the high half as well, and workgroups that are known to have 32 work-items at most." }, "defaultConfiguration": { "enabled": true, "level": "error" } },
;           { "id": "endless-loop", "shortDescription": { "text": "a loop that nothing leaves, or nothing that changes in it" }, "fullDescription": { "text": "No branch leads out of this loop, or all that do test what never changes in it, so a wavefront that enters it never ends, unless the host stops it. Waiting loops become such when the compiler reads memory once, before the loop: declare what is waited for volatile, or read it by an atomic operation." }, "defaultConfiguration": { "enabled": false, "level": "warning" } },
;           { "id": "stale-polling", "shortDescription": { "text": "a loop that polls memory through a cache that keeps the old value" }, "fullDescription": { "text": "The loop reads the same place again and again by a load that the first-level cache, or the scalar cache, may answer for ever (no glc), and nothing in the loop invalidates that cache. What another compute unit writes is then never seen. Read by an atomic operation, or with glc." }, "defaultConfiguration": { "enabled": false, "level": "warning" } },
;           { "id": "wave-spin", "shortDescription": { "text": "a loop that waits for another wavefront" }, "fullDescription": { "text": "All lanes wait here for a write that none of them can make: another wavefront must. That works if the other one runs, or will, whatever this one does. workgroup-spin and barrier-spin say where it may not; this rule lists all such loops, for review." }, "defaultConfiguration": { "enabled": false, "level": "warning" } },
;           { "id": "workgroup-spin", "shortDescription": { "text": "a loop that waits for a workgroup that may not have started" }, "fullDescription": { "text": "A workgroup keeps its place on the device until it ends, and others start when there is a place. Here one waits for a write of another workgroup: if that has not started, because the device is full of waiting ones, all wait for ever. Workgroups start in ascending order on the devices that this tool knows, so waiting for a lower number is safe and is not reported. Waiting for a higher number has high confidence; where the numbers cannot be told from the addresses (a counter of all workgroups), it is possible, and safe only if all workgroups fit on the device together. Waiting for a lock is not reported: who has it has started. Let a workgroup wait for lower numbers, or end the kernel and start another one." }, "defaultConfiguration": { "enabled": false, "level": "warning" } },
;           { "id": "barrier-spin", "shortDescription": { "text": "a loop that waits for what comes behind a barrier" }, "fullDescription": { "text": "No wavefront passes a barrier before all wavefronts of the workgroup have come to it. This loop keeps one from coming, while all that could end it is written behind the barrier: the writer waits for the reader, and the reader for the writer. Typical are a lock that is held over a barrier, and a flag that is set behind one. Move the write in front of the barrier, or the loop behind it. Confidence is high if read and write are of one place whatever the input. Different arguments are taken to be different memory." }, "defaultConfiguration": { "enabled": false, "level": "warning" } },
;           { "id": "lock-leak", "shortDescription": { "text": "a lock that is still held when the kernel ends" }, "fullDescription": { "text": "An atomic operation takes a lock here, and a path from there to the end of the kernel does not release it: an early return, a branch without the release. The next wave that wants the lock waits for ever, also in a later launch. Confidence is high if no path releases the lock; possible, if only some do: conditions that exclude each other are not always recognised. Release the lock on all paths." }, "defaultConfiguration": { "enabled": false, "level": "warning" } },
;           { "id": "lock-order", "shortDescription": { "text": "two locks that are taken in both orders" }, "fullDescription": { "text": "A wavefront holds one lock and waits for another, and elsewhere, in this kernel or in another one of the file, the two are taken in the opposite order: if each holds what the other waits for, both wait for ever. Confidence is high if both pairs are of the same places whatever the input. It is possible if data says which locks of an array are taken, and if two kernels would have to run at the same time on the same buffers (arguments of the same name are taken to be). Take locks in one order, by address: the lower one first." }, "defaultConfiguration": { "enabled": false, "level": "warning" } },
;           { "id": "wait-missing", "shortDescription": { "text": "a register that is read before what loads it has returned" }, "fullDescription": { "text": "A load is issued, and the wave goes on; the register changes later. Here it is read although no s_waitcnt on some path from the load waits long enough, so it holds the old value or the new one, from run to run. Compilers insert these waits; code by hand, or a wrong peephole, may lack one. Wait before the read, with the counter and number that the message of wavebound analyze says." }, "defaultConfiguration": { "enabled": false, "level": "warning" } },
;           { "id": "hazard", "shortDescription": { "text": "a result that is used sooner than the hardware allows" }, "fullDescription": { "text": "Until gfx9, the hardware does not check that some results are there before they are used: the code must put other instructions or s_nop in between. Without them the old value is used, or a part of the new one. On gfx10 and gfx11 some instructions overtake others instead, unless one of another kind is in between. Compilers count these wait states; code by hand, or a wrong peephole, may lack some. The message of wavebound analyze says what is missing, and where the result is made." }, "defaultConfiguration": { "enabled": false, "level": "warning" } }
;     ] } },
;     "invocations": [ { "executionSuccessful": true, "toolExecutionNotifications": [] } ],
;     "columnKind": "utf16CodeUnits",
;     "results": [
;         { "ruleId": "simt-deadlock", "ruleIndex": 0, "level": "error",
;           "message": { "text": "lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left" },
;           "locations": [ { "physicalLocation": { "artifactLocation": { "uri": "accepted.s" }, "region": { "startLine": 45, "startColumn": 2 }, "address": { "absoluteAddress": 100, "kind": "instruction" } }, "logicalLocations": [ { "name": "waits", "kind": "function" } ] } ],
;           "relatedLocations": [
;             { "physicalLocation": { "artifactLocation": { "uri": "accepted.s" }, "region": { "startLine": 45, "startColumn": 2 }, "address": { "absoluteAddress": 100, "kind": "instruction" } }, "logicalLocations": [ { "name": "waits", "kind": "function" } ], "message": { "text": "waits for: global_load_dword v3, v1, s[0:1] glc" } },
;             { "physicalLocation": { "artifactLocation": { "uri": "accepted.s" }, "region": { "startLine": 52, "startColumn": 2 }, "address": { "absoluteAddress": 132, "kind": "instruction" } }, "logicalLocations": [ { "name": "waits", "kind": "function" } ], "message": { "text": "blocked: global_store_dword v1, v2, s[0:1]" } }
;           ],
;           "codeFlows": [ { "threadFlows": [ { "locations": [
;             { "location": { "physicalLocation": { "artifactLocation": { "uri": "accepted.s" }, "region": { "startLine": 45, "startColumn": 2 }, "address": { "absoluteAddress": 100, "kind": "instruction" } }, "logicalLocations": [ { "name": "waits", "kind": "function" } ], "message": { "text": "lanes wait for: global_load_dword v3, v1, s[0:1] glc" } } },
;             { "location": { "physicalLocation": { "artifactLocation": { "uri": "accepted.s" }, "region": { "startLine": 50, "startColumn": 2 }, "address": { "absoluteAddress": 124, "kind": "instruction" } }, "logicalLocations": [ { "name": "waits", "kind": "function" } ], "message": { "text": "other lanes leave the loop here, and stand still" } } },
;             { "location": { "physicalLocation": { "artifactLocation": { "uri": "accepted.s" }, "region": { "startLine": 51, "startColumn": 2 }, "address": { "absoluteAddress": 128, "kind": "instruction" } }, "logicalLocations": [ { "name": "waits", "kind": "function" } ], "message": { "text": "on the path" } } },
;             { "location": { "physicalLocation": { "artifactLocation": { "uri": "accepted.s" }, "region": { "startLine": 52, "startColumn": 2 }, "address": { "absoluteAddress": 132, "kind": "instruction" } }, "logicalLocations": [ { "name": "waits", "kind": "function" } ], "message": { "text": "would end the waiting: global_store_dword v1, v2, s[0:1]" } } }
;           ] } ] } ],
;           "partialFingerprints": { "finding/v2": "8c5f0bcff8a359a1" },
;           "properties": { "confidence": "high" } }
;     ]
;   } ]
; }
; run:  deadlock --suppress %d/stale.txt --findings-only %s
; exit: 2
; want:
; stale.txt:2: warning: this line accepts whatever is found there; what it is for has the fingerprint 8c5f0bcff8a359a1 [suppression-of-place]
;       2 | simt-deadlock  wait*  accepted.s:*  the flag is raised by the host
;         = put the fingerprint behind the place: RULE KERNEL PLACE FINGERPRINT REASON
; stale.txt:3: error: no finding is covered by this suppression (nobody reaches it) [stale-suppression]
;       3 | barrier-divergence  *  *  nobody reaches it
;         = remove the line, or correct its rule, kernel, place or fingerprint
