// test: the control stack must be the same on every way to a place
// run:  analyze --grid 1024 %s
// exit: 2
.data
0 0x0 2048 1
.text
 test.g p0, v0
 bra else, p0
 add v1, v0, 1.5
else:
 add v1, v0, 2.5
 cpop
 exit
// want:
// stack.sas:8:2: error: from here the program comes to line 11 with another control stack than from the line above it [sas-stack]
//       8 |  bra else, p0
//         |  ^~~
//         = pair what pushes with what pops
