#!/bin/sh
# test/lib/measured.sh -- the kernels of test/bound/measured.csv, written again; for test/sh/chips.sh and test/bench/chips.sh.

# body KIND AMOUNT LOAD: the instructions of a measured kernel, without its end. s[0:1] points to a buffer.
body() {
	case $1 in
	empty) ;;
	stride*)
		printf '\t%s\n' 's_load_dwordx2 s[0:1], s[4:5], 0x0' "v_mul_u32_u24 v1, $2, v0" 's_movk_i32 s2, 125' 's_waitcnt lgkmcnt(0)'
		echo "1:"
		to=v2
		[ $1 = stridex2 ] && to="v[2:3]"
		for k in $(seq 64); do echo "	global_load_dword${1#stride} $to, v1, s[0:1]"; done
		printf '\t%s\n' 's_waitcnt vmcnt(0)' 's_sub_u32 s2, s2, 1' 's_cmp_lg_u32 s2, 0' 's_cbranch_scc1 1b'
		;;
	store*)
		printf '\t%s\n' "v_mul_u32_u24 v1, $((${1#store} / 8)), v0" "s_mov_b32 s2, $(($2 / 64))"
		echo "1:"
		what=v2
		[ $1 = store64 ] && what="v[2:3]"
		[ $1 = store128 ] && what="v[4:7]"
		for k in $(seq 64); do echo "	ds_write_b${1#store} v1, $what"; done
		printf '\t%s\n' 's_waitcnt lgkmcnt(0)' 's_sub_u32 s2, s2, 1' 's_cmp_lg_u32 s2, 0' 's_cbranch_scc1 1b'
		;;
	load*) awk -v n="$2" -v load="$3" 'BEGIN { while (n--) print "\t" load "\n\ts_waitcnt vmcnt(0)" }' ;;
	*)
		per=1
		echo "	s_load_dwordx2 s[0:1], s[4:5], 0x0"
		echo "	v_mov_b32_e32 v0, 0"
		echo "	s_waitcnt lgkmcnt(0)"
		case $1 in fma*) per=4 ;; esac
		echo "	s_mov_b32 s2, $(($2 / per))"
		echo "1:"
		case $1 in
		chase) printf '\t%s\n' 's_load_dwordx2 s[0:1], s[0:1], 0x0' 's_waitcnt lgkmcnt(0)' ;;
		add) echo "	global_atomic_add v0, v1, s[0:1]" ;;
		min) echo "	global_atomic_umin v0, v1, s[0:1]" ;;
		fma32 | fma16) for k in 0 1 2 3; do echo "	v_fma_f${1#fma} v$k, v$k, v4, v5"; done ;;
		shuffle) for k in 1 2 3 4; do printf '\t%s\n' 'ds_bpermute_b32 v2, v1, v0' 's_waitcnt lgkmcnt(0)' 'v_add_u32_e32 v0, v0, v2'; done ;;
		fma64) for k in 0 2 4 6; do echo "	v_fma_f64 v[$k:$((k + 1))], v[$k:$((k + 1))], v[8:9], v[10:11]"; done ;;
		esac
		printf '\t%s\n' 's_sub_u32 s2, s2, 1' 's_cmp_lg_u32 s2, 0' 's_cbranch_scc1 1b'
		;;
	esac
}

# kernel TARGET KIND AMOUNT: the whole of it
kernel() {
	load=global_load_dword more=
	case $1 in
	gfx803) load=flat_load_dword ;;
	gfx90a | gfx942) more="		.amdhsa_accum_offset 12" ;;
	gfx1030) more="		.amdhsa_wavefront_size32 1" ;;
	gfx1100) load=global_load_b32 more="		.amdhsa_wavefront_size32 1" ;;
	esac
	off=", off" lds=0
	case $2 in store*) lds=8192 ;; esac
	[ $1 = gfx803 ] && off=
	echo "	.amdgcn_target \"amdgcn-amd-amdhsa--$1\""
	echo "	.text"
	echo "measured:"
	body $2 $3 "$load v0, v[0:1]$off"
	cat <<END
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel measured
		.amdhsa_group_segment_fixed_size $lds
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
$more
	.end_amdhsa_kernel
END
}

# compiled KIND: whether its kernel is one of test/bound/measured.cl
compiled() { case $1 in fir* | nbody | stencil | stencils | copy) ;; *) false ;; esac }

# compile TARGET FILE: those, as assembly
compile() {
	clang-19 -target amdgcn-amd-amdhsa -mcpu=$1 -x cl -cl-std=CL1.2 -O3 -S -nogpulib -Wno-everything test/bound/measured.cl -o "$2"
}

# results LAUNCH: from rows on input, what wavebound machine check reads. LAUNCH: of the times; -: cold, but that of
# launches one after another is queued. A cycle is a microsecond.
results() {
	awk -F, -v launch="$1" '
		BEGIN { print "kernel,grid,workgroup,launch,max,clock-mhz" }
		{
			kind = $3
			stencil = sub(/^stencils$/, "stencil", kind) || kind == "stencil"
			size = int(($4 + $5 - 1) / $5) * $5
			at = launch != "-" ? launch : $3 ~ /^(nbody|stencils|copy)$/ ? "queued" : "cold"
			if (stencil) print kind "," size "x" size "," $5 "x" $5 "," at "," $6 ",1000"
			else print kind "," size "," $5 "," at "," $6 ",1000"
		}'
}

# value KEY FILE: the number of a key of the report
value() { sed -n "s/.*\"$1\": \([0-9][0-9]*\).*/\1/p" "$2" | tail -1; }

