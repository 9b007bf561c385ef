// test: a program that can run past its last instruction has no bound: the last access would not be counted
// run:  analyze %s --grid 32,32
// exit: 2
.data
0 0x0 64 64 n
.sp_data
0 0x0 34 34
.text
	ldg2sptile 0, 0
// want:
// past-end.sas:9:2: error: the program can run past its last instruction [sas-end]
//       9 | 	ldg2sptile 0, 0
//         | 	^~~~~~~~~~
//         = end it with exit
