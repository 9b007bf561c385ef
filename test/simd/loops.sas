// test: a loop in a loop, a refill every fourth iteration, a derived count; phases are compressed
// run:  analyze --grid 64,32 %s
.data
0 0x0 1024 1024
1 0x400000 1024 1024
.sp_data
0 0 32 32
.text
 smov s0, 100
outer:
 smov s1, 8
inner:
#bound branchcycle 3 1 3
 sicj.nz skip, s2
 ldg2sptile 0, 0, s0, s1
skip:
 ldsplin v0, 0
 add v1, v1, v0
 siadd s1, s1, -1
#bound branchcycle 7 1 0
 sicj.g inner, s1
 stglin v1, 1
 sisub s0, s0, 1
 sicj.nz outer, s0
 exit
// want:
// kernel loops
//   machine sim-d (model c57d24fdc5ac178b), safe bounds
//   launch 64 x 32 threads, 2 work-groups 32 wide
//   12 instructions, uploaded in 54 cycles
//
//   bounds in cycles
//     scratchpad-as-access             299883
//     scratchpad-as-compute            233033
//     lower                            232954  no schedule of these phases is shorter (Eq. 14); no bound of a run
//     upper                            349842  one work-group after the other (Eq. 10)
//
//   scratchpad-as-access: 2201 phases, compute 38219, dram 111200, scratchpad 17600
//     compute 10
//     99 times
//       compute 17       dram       364      loops.sas:15
//       compute 10       scratchpad 22       loops.sas:17
//       compute 24
//       3 times
//         compute 20       scratchpad 22       loops.sas:17
//         compute 24
//       compute 15       dram       364      loops.sas:15
//       compute 10       scratchpad 22       loops.sas:17
//       compute 24
//       2 times
//         compute 20       scratchpad 22       loops.sas:17
//         compute 24
//       compute 20       scratchpad 22       loops.sas:17
//       compute 26       dram       384      loops.sas:22
//       compute 16
//     compute 17       dram       364      loops.sas:15
//     compute 10       scratchpad 22       loops.sas:17
//     compute 24
//     3 times
//       compute 20       scratchpad 22       loops.sas:17
//       compute 24
//     compute 15       dram       364      loops.sas:15
//     compute 10       scratchpad 22       loops.sas:17
//     compute 24
//     2 times
//       compute 20       scratchpad 22       loops.sas:17
//       compute 24
//     compute 20       scratchpad 22       loops.sas:17
//     compute 26       dram       384      loops.sas:22
//     compute 25, behind the last access
//
//   scratchpad-as-compute: 601 phases, compute 55819, dram 111200, scratchpad 0
//     compute 10
//     99 times
//       compute 17       dram       364      loops.sas:15
//       compute 56
//       3 times
//         compute 66
//       compute 15       dram       364      loops.sas:15
//       compute 56
//       2 times
//         compute 66
//       compute 68       dram       384      loops.sas:22
//       compute 16
//     compute 17       dram       364      loops.sas:15
//     compute 56
//     3 times
//       compute 66
//     compute 15       dram       364      loops.sas:15
//     compute 56
//     2 times
//       compute 66
//     compute 68       dram       384      loops.sas:22
//     compute 25, behind the last access
//
//   the published procedure has no bound for this program
//
//   it is taken for granted that
//     the branch in line 14 is taken as its annotation says
//     the branch in line 21 is taken as its annotation says
//
// A bound holds for the machine as described, which is a model; nothing is claimed about a particular chip.
// run:  analyze --grid 64,32 --mode published %s
// exit: 3
// want:
// loops.sas:24:2: refused: this loop has no bound [simd-loop]
//      24 |  sicj.nz outer, s0
//         |  ^~~~~~~
//         = annotate the branch with #bound branchcycle TAKEN NOT-TAKEN, or count in scalar registers
