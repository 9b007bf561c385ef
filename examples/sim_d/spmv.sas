// y = A x, 2,048 rows with 8 values each, kept by column; x passes by on the bus, each thread takes what it needs
.data
0 0x0     2048 8 n	// values
1 0x10000 2048 8 n	// columns
2 0x20000 512 1 n	// x
3 0x21000 2048 1 n	// y
.text
	smov	s0, 8
	smov	s1, 0
	mov	v3, 0.0
next:
	ldglin	v0, 0, 0, s1
	ldglin	v1, 1, 0, s1
	movvsp	vc.mem_idx, v1
	ldgbidx	2
	mov	v2, vc.mem_data
	mad	v3, v0, v2, v3
	siadd	s1, s1, 1
	siadd	s0, s0, -1
#bound branchcycle 7 1 0
	sicj.g	next, s0
	stglin	v3, 3
	exit
