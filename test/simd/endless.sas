// test: an annotation ends a loop that the program never leaves, as its counter stays what it is: no bound rests on that
// run:  analyze --grid 32,32 %s
// exit: 3
.data
1 0x400000 1024 1024
.text
 smov s0, 100
outer:
 smov s1, 8
inner:
 siadd s2, s1, -1
#bound branchcycle 7 1 0
 sicj.g inner, s1
 stglin v1, 1
 sisub s0, s0, 1
 sicj.nz outer, s0
 exit
// want:
// endless.sas:12:1: refused: the annotation ends the loop, and the program never does [simd-loop]
//      12 | #bound branchcycle 7 1 0
//         | ^~~~~~
//         = annotate the branch with #bound branchcycle TAKEN NOT-TAKEN, or count in scalar registers
