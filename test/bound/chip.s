; test: a dispatcher that starts a workgroup every 41/5 cycles: 20,000 empty ones take two of them 10,000 times that;
; test: the launch is not part of the kernel's cycles but of what a budget is held against
; run:  analyze --verbose %s -m %d/chip.xml --grid 1280000 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
empty:
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel empty
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; input    chip.s for gfx900
; machine  small-chip (model 3bdfe325ff8aca2e): 8 compute units, 4 SIMDs each, 10
;          waves per SIMD, 64 lanes
; chip     vega as a chip: 8 units, two dispatchers
; assumed  pointers among the arguments are multiples of 4; so are addresses of
;          atomics, private memory and buffer descriptors, of narrower ones
;          multiples of their width, as LLVM 19 emits them: the machine faults on
;          others
;          lines fall on the channels of memory unevenly, but it serves them no
;          slower than a 4th of what all channels serve (declared)
;
; kernel empty
;   kernel    82,136 cycles, 0.054758 ms (oldest-first)
;   launched  99,136 cycles, 0.066091 ms with its launch, the first one;
;             86,136 cycles, 0.057424 ms in a queue
;   wave      4 cycles, 0.000003 ms for one wave alone on the device; certified,
;             gap 0 (structural)
;             spent on issue 100 %
;   launch    1,280,000 work-items in workgroups of 64: 20,000 workgroups, 20,000
;             waves
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 320 on the device
;   code      1 instruction, 1 block, 2 edges, 0 loops
;   uses      4 VGPRs, 32 SGPRs, 10 waves per SIMD (limit: wave contexts), 4 bytes
;             of code
;
;   bounds (all safe; the smallest counts)
;   * oldest-first 82,136  SIMDs issue for the wave that was dispatched first; a
;                          workgroup stays at most 144 cycles, those left out in
;                          which memory is busy
;                          a workgroup starts an interval after the one before it,
;                          or when one ends that came 160 before it or earlier
;     work-span    90,879  SIMDs, the memory interface and the LDS units are never
;                          idle while work for them waits; holds for any order of
;                          issue
;                          a dispatcher starts at most 10000 workgroups, one every
;                          41/5 cycles if there is room
;                          units stay full (40 workgroups each) until the last
;                          dispatch; then at most 10 waves hold up the last one
;
;   for comparison: estimates, which a run may exceed
;     exact        82,095  the run in which each time is the largest; others may
;                          take longer, for less time at one event may change the
;                          order of others (20000 wave instructions)
;                          what happens in one cycle is ordered as rule M12 says;
;                          buffers begin at multiples of a line (64 bytes) and do
;                          not overlap
;     isolated      6,552  63 rounds of d + E_WF = 100 + 4 cycles, block times of
;                          a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                          not safe: 20000 waves contend for issue slots and
;                          memory, and the equations do not charge it
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1       4  100  chip.s:7  empty
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       chip.s
;            SHA256
;          machine     chip.xml
;            SHA256
;          machine     vega
;            SHA256
;          --machine chip.xml --grid 1280000 --workgroup 64
;
; valid if no time of the device is above that of the description of small-chip;
;          smaller ones are bounded, too
;          the device executes nothing else during the launch
;          no preemption, no context switch and no page fault
;          milliseconds: the clock stays at 1500 MHz
;          sizes, arguments and buffers are what the launch states
;          values of the device that matter here: 0 measured, 25 documented, 4
;          assumed: access align-bytes 4, access global-align-bytes 1, access
;          lds-align-bytes 1, memory uneven 4
; run:  simulate %s -m %d/chip.xml --grid 1280000 --workgroup 64
; want:
; kernel empty
;   machine   small-chip (model 3bdfe325ff8aca2e), oldest-first issue
;   status    finished
;   cycles    82095, slowest wave 104
;   executed  20000 waves, 20000 wave instructions, 0 memory transactions, 0 LDS rounds
;   busy      SIMDs 3.0 %, memory interface 0.0 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0           20000             4  chip.s:7:2
; run:  simulate %s -m %d/chip.xml --grid 1280000 --workgroup 1024 | grep cycles
; want:
;   cycles    11098, slowest wave 116
;   blocks    (worst: most cycles of one execution)
; run:  analyze --verbose %s -m %d/chip.xml --grid 1280000 --workgroup 1024 | grep -E "exact  |(work-span|oldest-first) +[0-9]"
; want:
;   * oldest-first 11,119  SIMDs issue for the wave that was dispatched first; a
;     work-span    28,907  SIMDs, the memory interface and the LDS units are never
;     exact        11,098  the run in which each time is the largest; others may
; run:  analyze %s -m %d/chip.xml --grid 1280000 --workgroup 64 --budget 0.066ms -q
; exit: 1
; want:
; chip.s:6:1: error: empty: the bound of 66.091 us (99136 cycles with the launch) exceeds the budget of 66.000 us (99000 cycles at 1500 MHz) [over-budget]
;       6 | empty:
;         | ^~~~~~
;         = make the kernel cheaper or the budget larger
; run:  analyze %s -m %d/chip.xml --grid 1280000 --workgroup 64 --budget 72us -q
; want:
; run:  analyze %s -m %d/chip.xml --grid 1280000 --workgroup 64 --budget 1.5days -q
; exit: 2
; want:
; error: the budget '1.5days' is no number of cycles, and no time as 1.5ms [usage]
;         = `wavebound help analyze` shows how a command is used
; run:  analyze %s -m 'RX Vega 56' -q
; exit: 2
; want:
; error: there is no machine 'RX Vega 56' [machine-name]
; note: machines whose description says so: vega10
;         = `wavebound machine list` shows the names; a file name contains '.' or '/'
; run:  analyze %s -m vega100 -q
; exit: 2
; want:
; error: there is no machine 'vega100'; is 'vega10' meant? [machine-name]
;         = `wavebound machine list` shows the names; a file name contains '.' or '/'
; run:  analyze %s -m vega --grid 1280000 --workgroup 64 --budget 1ms
; exit: 2
; want:
; error: a budget in time needs a clock, and the description of the machine states none: name a chip with -m (`wavebound machine list`), or give a description with <clock mhz=...> [usage]
; note: chips that execute the code: vega10
;         = `wavebound help analyze` shows how a command is used
; run:  analyze %s -m %d/chip.xml --grid 1280000 --workgroup 64 --format json | grep -E "ms|launched"
; want:
;       "kernel_ms": 0.054758,
;       "launched": { "cold_cycles": 99136, "queued_cycles": 86136 },
; run:  analyze %s -m %d/chip.xml --grid 1280000 --workgroup 64 --format html | grep -E "cycles.* ms"
; want:
; <div class="card"><span class="big">82,136</span> cycles, 0.054758 ms for the kernel (oldest-first)</div>
; <div class="card"><span class="big">99,136</span> cycles, 0.066091 ms with its launch, the first one</div>
; run:  split %s -m %d/chip.xml
; exit: 3
; want:
; input    chip.s
; machine  small-chip (model 3bdfe325ff8aca2e): 8 compute units, 4 SIMDs each with 0 split SIMDs, 10 waves per SIMD
;
; kernel empty
;     refused: no table
;
;     no branch node: nothing can be split
; chip.s:6:1: refused: empty: 'empty': machine 'small-chip' has rules that are not known here [machine-rules]
;       6 | empty:
;         | ^~~~~~
;         = choose a machine without these rules with --machine: pws4, that of the paper, or a model of the target, as vega or rdna3
; run:  analyze %s -m %d/chip.xml --grid 1280000 --workgroup 64 --format xml | grep -E "<kernel|<machine|condition|measured|documented|assumed>" | grep -v "<assumed source"
; want:
;   <machine name="small-chip" hash="3bdfe325ff8aca2e" times="at-most" clock-mhz="1500">
;     <condition>no time of the device is above that of the description of small-chip; smaller ones are bounded, too</condition>
;     <condition>the device executes nothing else during the launch</condition>
;     <condition>no preemption, no context switch and no page fault</condition>
;     <condition>milliseconds: the clock stays at 1500 MHz</condition>
;     <condition>sizes, arguments and buffers are what the launch states</condition>
;     <documented>class end issue 4</documented>
;     <documented>workgroups max 40</documented>
;     <documented>workgroups barriers 16</documented>
;     <documented>vector-registers count 256</documented>
;     <documented>vector-registers granule 4</documented>
;     <documented>scalar-registers count 800</documented>
;     <documented>scalar-registers granule 16</documented>
;     <documented>lds-memory bytes 65536</documented>
;     <documented>lds-memory granule 512</documented>
;     <documented>lds-memory max-per-workgroup 65536</documented>
;     <documented>units compute-units 8</documented>
;     <documented>units simds 4</documented>
;     <documented>units waves 10</documented>
;     <documented>units lanes 64</documented>
;     <documented>units scheduler oldest</documented>
;     <documented>clock mhz 1500</documented>
;     <documented>launch queued 4000</documented>
;     <documented>launch cold 17000</documented>
;     <documented>dispatch delay 100</documented>
;     <documented>dispatch dispatchers 2</documented>
;     <documented>dispatch interval 41/5</documented>
;     <documented>dispatch wave-interval 11/10</documented>
;     <documented>memory line-bytes 64</documented>
;     <documented>memory service 1/3</documented>
;     <documented>memory latency 2000</documented>
;     <assumed>access align-bytes 4</assumed>
;     <assumed>access global-align-bytes 1</assumed>
;     <assumed>access lds-align-bytes 1</assumed>
;     <assumed>memory uneven 4</assumed>
;   <kernel name="empty" status="bounded" blocks="1" edges="2" instructions="1" cycles="82136" ms="0.054758" cold-cycles="99136" cold-ms="0.066091" queued-cycles="86136" queued-ms="0.057424">
; run:  analyze --verbose %s -m %d/chip.xml --grid 1280000 --workgroup 64 | grep -E -A20 "^(chip|valid)"
; want:
; chip     vega as a chip: 8 units, two dispatchers
; assumed  pointers among the arguments are multiples of 4; so are addresses of
;          atomics, private memory and buffer descriptors, of narrower ones
;          multiples of their width, as LLVM 19 emits them: the machine faults on
;          others
;          lines fall on the channels of memory unevenly, but it serves them no
;          slower than a 4th of what all channels serve (declared)
;
; kernel empty
;   kernel    82,136 cycles, 0.054758 ms (oldest-first)
;   launched  99,136 cycles, 0.066091 ms with its launch, the first one;
;             86,136 cycles, 0.057424 ms in a queue
;   wave      4 cycles, 0.000003 ms for one wave alone on the device; certified,
;             gap 0 (structural)
;             spent on issue 100 %
;   launch    1,280,000 work-items in workgroups of 64: 20,000 workgroups, 20,000
;             waves
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 320 on the device
;   code      1 instruction, 1 block, 2 edges, 0 loops
;   uses      4 VGPRs, 32 SGPRs, 10 waves per SIMD (limit: wave contexts), 4 bytes
; --
; valid if no time of the device is above that of the description of small-chip;
;          smaller ones are bounded, too
;          the device executes nothing else during the launch
;          no preemption, no context switch and no page fault
;          milliseconds: the clock stays at 1500 MHz
;          sizes, arguments and buffers are what the launch states
;          values of the device that matter here: 0 measured, 25 documented, 4
;          assumed: access align-bytes 4, access global-align-bytes 1, access
;          lds-align-bytes 1, memory uneven 4
; run:  analyze %s -m %d/chip.xml --grid 1280000 --workgroup 64 --format json | grep validity
; want:
;   "validity": { "chip": "vega as a chip: 8 units, two dispatchers", "conditions": ["no time of the device is above that of the description of small-chip; smaller ones are bounded, too", "the device executes nothing else during the launch", "no preemption, no context switch and no page fault", "milliseconds: the clock stays at 1500 MHz", "sizes, arguments and buffers are what the launch states"], "measured": [], "documented": ["class end issue 4", "workgroups max 40", "workgroups barriers 16", "vector-registers count 256", "vector-registers granule 4", "scalar-registers count 800", "scalar-registers granule 16", "lds-memory bytes 65536", "lds-memory granule 512", "lds-memory max-per-workgroup 65536", "units compute-units 8", "units simds 4", "units waves 10", "units lanes 64", "units scheduler oldest", "clock mhz 1500", "launch queued 4000", "launch cold 17000", "dispatch delay 100", "dispatch dispatchers 2", "dispatch interval 41/5", "dispatch wave-interval 11/10", "memory line-bytes 64", "memory service 1/3", "memory latency 2000"], "assumed": ["access align-bytes 4", "access global-align-bytes 1", "access lds-align-bytes 1", "memory uneven 4"] },
; run:  analyze %s -m %d/chip.xml --grid 1280000 --workgroup 64 --format html | grep -A6 "Valid if"
; want:
; <h2>Valid if</h2>
; <ul>
; <li>no time of the device is above that of the description of small-chip; smaller ones are bounded, too</li>
; <li>the device executes nothing else during the launch</li>
; <li>no preemption, no context switch and no page fault</li>
; <li>milliseconds: the clock stays at 1500 MHz</li>
; <li>sizes, arguments and buffers are what the launch states</li>
