// out[g] = the sum of 2,048 numbers in work-group g: neighbours are added, ten times more in the scratchpad
.data
0 0x0    4096 1 n	// in
1 0x8000 2 1 n		// out
.sp_data
0 0x0 1024 1
.text
	ldglin.vec2 v0, 0
	add	v0, v0, v1
	smov	s0, 10
halve:
	stsplin	v0, 0
	ldsplin.vec2 v0, 0	// half of the threads have two words left; the others keep what they have
	add	v0, v0, v1
	siadd	s0, s0, -1
#bound branchcycle 9 1 0
	sicj.g	halve, s0
	smov	s1, sc.wg_off_x
	sshr	s1, s1, 10
	mov	v2, vc.lid_x
	itest.g	p0, v2
	exit	p0
	mov	v3, 0
	iadd	v3, v3, s1
	movvsp	vc.mem_idx, v3
	movvsp	vc.mem_data, v0
	stgbidx	1
	exit
