// test: every error is told at its place, and reading goes on; the published mode leaves lines out as the published tool does
// run:  analyze --grid 1024 %s
// exit: 2
.data
0 0x0 2048 1 d "x"
0 4 3
0 4 3 3
.text
a: nop
bad:
 mov v0, v1
 smov s0, 0x80000000
 bra nowhere, p0
 test p0, v0
 siadd s40, s0, 1
 smovssp sc.sd_words, s0
 ldgcidx 7
 foo
 mul.neg v1, v2, 1.5, 7
 movvsp vc.tid_x, 4
 smov s1, 010
 #bound x
 #bound branchcycle 0 0
bad:
 exit
// want:
// errors.sas:6:6: error: the buffer's height is missing [sas-syntax]
//       6 | 0 4 3
//         |      ^
//         = see wavebound-sas(5)
// errors.sas:7:1: error: there is already a buffer 0 [sas-buffer]
//       7 | 0 4 3 3
//         | ^
//         = state the buffer in .data or .sp_data
// errors.sas:9:4: error: a label has a line of its own [sas-syntax]
//       9 | a: nop
//         |    ^~~
//         = see wavebound-sas(5)
// errors.sas:11:10: error: mov takes vc.* or a number here, not 'v1' [sas-syntax]
//      11 |  mov v0, v1
//         |          ^~
//         = see wavebound-sas(5)
// errors.sas:12:11: error: '0x80000000' is no number of 32 bits (integers have a sign: at most 0x7fffffff) [sas-syntax]
//      12 |  smov s0, 0x80000000
//         |           ^~~~~~~~~~
//         = see wavebound-sas(5)
// errors.sas:14:2: error: test takes: .ez .nz .g .ge .l .le [sas-syntax]
//      14 |  test p0, v0
//         |  ^~~~
//         = see wavebound-sas(5)
// errors.sas:15:8: error: siadd takes s0-s31 here, not 's40' [sas-syntax]
//      15 |  siadd s40, s0, 1
//         |        ^~~
//         = see wavebound-sas(5)
// errors.sas:18:2: error: there is no instruction 'foo' [sas-syntax]
//      18 |  foo
//         |  ^~~
//         = see wavebound-sas(5)
// errors.sas:19:23: error: mul takes nothing more here, not '7' [sas-syntax]
//      19 |  mul.neg v1, v2, 1.5, 7
//         |                       ^
//         = see wavebound-sas(5)
// errors.sas:20:9: error: 'vc.tid_x' cannot be written [sas-syntax]
//      20 |  movvsp vc.tid_x, 4
//         |         ^~~~~~~~
//         = see wavebound-sas(5)
// errors.sas:22:9: error: an annotation is '#bound branchcycle TAKEN NOT-TAKEN [VISITED]' or '#bound value MOST' [sas-syntax]
//      22 |  #bound x
//         |         ^
//         = see wavebound-sas(5)
// errors.sas:23:9: error: the pattern repeats after 0 + 0 visits, and 0 of them have been [sas-syntax]
//      23 |  #bound branchcycle 0 0
//         |         ^~~~~~~~~~~
//         = see wavebound-sas(5)
// errors.sas:24:1: error: there is already a label 'bad' [sas-label]
//      24 | bad:
//         | ^~~~
// errors.sas:10:1: note: here
//      10 | bad:
//         | ^~~~
//         = define each label exactly once
// errors.sas:13:6: error: there is no label 'nowhere' [sas-label]
//      13 |  bra nowhere, p0
//         |      ^~~~~~~
//         = define each label exactly once
// errors.sas:17:2: error: there is no buffer 7 in .data [sas-buffer]
//      17 |  ldgcidx 7
//         |  ^~~~~~~
//         = state the buffer in .data or .sp_data
// errors.sas:17:2: error: the access depends on a register in sc.sd_* that has no bound: write '#bound value MOST' before the smovssp [sas-syntax]
//      17 |  ldgcidx 7
//         |  ^~~~~~~
//         = see wavebound-sas(5)
// run:  analyze --grid 1024 --mode published --format json %s
// exit: 2
// want:
// errors.sas:6:6: warning: the buffer's height is missing: the line is left out [sas-skipped]
//       6 | 0 4 3
//         |      ^
//         = correct the line
// errors.sas:9:4: warning: a label has a line of its own: the line is left out [sas-skipped]
//       9 | a: nop
//         |    ^~~
//         = correct the line
// errors.sas:11:10: warning: mov takes vc.* or a number here, not 'v1': the line is left out [sas-skipped]
//      11 |  mov v0, v1
//         |          ^~
//         = correct the line
// errors.sas:12:11: warning: '0x80000000' is no number of 32 bits (integers have a sign: at most 0x7fffffff): the line is left out [sas-skipped]
//      12 |  smov s0, 0x80000000
//         |           ^~~~~~~~~~
//         = correct the line
// errors.sas:14:2: warning: test takes: .ez .nz .g .ge .l .le: the line is left out [sas-skipped]
//      14 |  test p0, v0
//         |  ^~~~
//         = correct the line
// errors.sas:15:8: warning: siadd takes s0-s31 here, not 's40': the line is left out [sas-skipped]
//      15 |  siadd s40, s0, 1
//         |        ^~~
//         = correct the line
// errors.sas:18:2: warning: there is no instruction 'foo': the line is left out [sas-skipped]
//      18 |  foo
//         |  ^~~
//         = correct the line
// errors.sas:19:23: warning: mul takes nothing more here, not '7': the line is left out [sas-skipped]
//      19 |  mul.neg v1, v2, 1.5, 7
//         |                       ^
//         = correct the line
// errors.sas:20:9: warning: 'vc.tid_x' cannot be written: the line is left out [sas-skipped]
//      20 |  movvsp vc.tid_x, 4
//         |         ^~~~~~~~
//         = correct the line
// errors.sas:22:9: warning: an annotation is '#bound branchcycle TAKEN NOT-TAKEN [VISITED]' or '#bound value MOST': the line is left out [sas-skipped]
//      22 |  #bound x
//         |         ^
//         = correct the line
// errors.sas:23:9: warning: the pattern repeats after 0 + 0 visits, and 0 of them have been: the line is left out [sas-skipped]
//      23 |  #bound branchcycle 0 0
//         |         ^~~~~~~~~~~
//         = correct the line
// errors.sas:24:1: warning: there is already a label 'bad': the line is left out [sas-skipped]
//      24 | bad:
//         | ^~~~
// errors.sas:10:1: note: here
//      10 | bad:
//         | ^~~~
//         = correct the line
// errors.sas:13:6: error: there is no label 'nowhere' [sas-label]
//      13 |  bra nowhere, p0
//         |      ^~~~~~~
//         = define each label exactly once
// errors.sas:17:2: error: there is no buffer 7 in .data [sas-buffer]
//      17 |  ldgcidx 7
//         |  ^~~~~~~
//         = state the buffer in .data or .sp_data
