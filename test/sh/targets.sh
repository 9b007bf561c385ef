#!/bin/sh
# test/sh/targets.sh -- one kernel, compiled for each target that is executed, leaves the same memory.
#
# The compilers' code differs (packed floats and work-item ids, accumulation registers as spill slots, flat and global
# accesses), so what one target's instructions compute is held against another's. gfx900 is the one compared with.
# And each example has the same kind of answer on CDNA and RDNA 2 and 3, there in waves of 32 and of 64 lanes, and in CU
# mode.
. "$(dirname "$0")/../lib/check.sh"
lib=${BITCODE:-/usr/lib/x86_64-linux-gnu/amdgcn/bitcode}

# memory OBJECT [OPTION...]: what a run leaves in a and c
memory() {
	"$W" simulate "$@" --grid 8,16 --workgroup 8,8 --arg n=5 --buffer a=const:2048:0x3fa00000 --buffer b=const:2048:0x3f900000 --buffer c=iota:512 \
		--dump a="$T/a" --dump c="$T/c" >"$T/log" 2>&1 && cat "$T/a" "$T/c" | cksum
}
same() {	# WHAT WANT GOT
	[ -n "$3" ] && [ "$2" = "$3" ]
	code=$?
	[ $code -eq 0 ] || { echo "$3, expected $2"; cat "$T/log"; } >"$T/check.log"
	judge $code "$1"
}
# The device libraries of Debian do not know gfx942 and gfx11: they ask a constant which processor it is.
mkdir "$T/lib" && ln -s "$lib"/*.bc "$T/lib" || exit 1
for t in 941=9401 942=9402 1100=11000 1150=11500 1151=11501 1152=11502 1200=12000 12-generic=12000 9-generic=9000 10-1-generic=10100 10-3-generic=10300 11-generic=11000; do
	[ -e "$T/lib/oclc_isa_version_${t%=*}.bc" ] || echo "__constant const int __oclc_ISA_version = ${t#*=};" |
		clang-19 -x cl -target amdgcn-amd-amdhsa -nogpulib -Xclang -mcode-object-version=none -emit-llvm -c -o "$T/lib/oclc_isa_version_${t%=*}.bc" - || exit 1
done
[ -e "$T/lib/oclc_abi_version_600.bc" ] || echo "__constant const int __oclc_ABI_version = 600;" |
	clang-19 -x cl -target amdgcn-amd-amdhsa -nogpulib -Xclang -mcode-object-version=none -emit-llvm -c -o "$T/lib/oclc_abi_version_600.bc" - || exit 1
# A target, or target and size of waves, or CU mode.
of() { echo "-mcpu=${1%%-[6c]*}$(case $1 in *-64) echo ' -mwavefrontsize64' ;; *-cu) echo ' -mcumode' ;; esac)"; }
# For a generic target: the machine, of which there is none by itself, and the version of its code objects.
machine() {
	case $1 in
	gfx9-generic) echo "-m vega" ;;
	gfx10-1-generic) echo "-m rdna1" ;;
	gfx10-3-generic) echo "-m rdna2" ;;
	gfx11-generic) echo "-m rdna3" ;;
	gfx12-generic) echo "-m navi44" ;;
	esac
}
version() { case $1 in *-generic) echo 6 ;; *) echo 4 ;; esac; }
for level in 0 1 2 3; do
	for t in gfx900 gfx803 gfx902 gfx904 gfx906 gfx908 gfx909 gfx90a gfx90c gfx940 gfx941 gfx942 gfx1010 gfx1030 gfx1030-64 gfx1030-cu \
		gfx1100 gfx1100-64 gfx1100-cu gfx1150 gfx1150-64 gfx1152 gfx1200 gfx1200-64 gfx1200-cu gfx12-generic gfx9-generic gfx10-1-generic gfx10-3-generic gfx11-generic; do
		[ $t = gfx900 ] || drawn || continue
		clang-19 -target amdgcn-amd-amdhsa $(of $t) -O$level -cl-kernel-arg-info -ffp-contract=off -x cl -cl-std=CL1.2 \
			--rocm-device-lib-path="$T/lib" -mcode-object-version=$(version $t) -w test/sim/targets.cl -o "$T/$t.co" || exit 1
		got=$(memory "$T/$t.co" $(machine $t))
		[ $t = gfx900 ] && want=$got
		same "$t at -O$level: memory" "$want" "$got"
	done
done

# A product of matrices: by matrix instructions, or without. With a launch, no run is above the bound.
cat >"$T/matrix.xml" <<'END'
<launches><launch kernel="multiply" grid="64" workgroup="64"><buffer name="c" init="zero" bytes="1024"/>
<buffer name="a" init="iota" bytes="1024"/><buffer name="b" init="iota" bytes="1024"/></launch></launches>
END
for level in 1 2 3; do
	for t in gfx900 gfx908 gfx90a gfx942 gfx1030 gfx1100 gfx1100-64 gfx1150 gfx1151 gfx1200 gfx1200-64; do
		[ $t$level = gfx9001 ] || drawn || continue
		clang-19 -target amdgcn-amd-amdhsa $(of $t) -O$level -cl-kernel-arg-info -x cl -cl-std=CL1.2 \
			--rocm-device-lib-path="$T/lib" -mcode-object-version=4 -w test/sim/matrix.cl -o "$T/$t.co" || exit 1
		rm -f "$T/c"
		"$W" analyze "$T/$t.co" --observe "$T/matrix.xml" >"$T/log" 2>&1 &&
			"$W" simulate "$T/$t.co" --launch "$T/matrix.xml" --dump c="$T/c" >"$T/log" 2>&1
		got=$(cksum <"$T/c")
		[ $t$level = gfx9001 ] && want=$got
		same "product on $t at -O$level" "$want" "$got"
	done
done

# Examples: the same kind of answer as for gfx900, and no observed time above a bound (exit code 4).
answer() {	# DIRECTORY OBJECT [OPTION...]
	launch=$1/launch.xml object=$2
	shift 2
	[ -f "$launch" ] || return 1
	"$W" analyze "$object" --launch "$launch" --observe "$launch" "$@" >"$T/log" 2>&1
	echo "exit $? $(sed -n 's/^  kernel .*cycles (\([a-z-]*\)).*/\1/p' "$T/log")"
}
for dir in examples/*; do
	name=${dir##*/}
	[ -f "$dir/$name.cl" ] && want=$(answer "$dir" "$dir/$name.gfx900.hsaco") || continue
	inexact=$(answer "$dir" "$dir/$name.gfx900.hsaco" --exact=off)
	for t in gfx902 gfx904 gfx90a gfx90c gfx942 gfx1030 gfx1030-64 gfx1030-cu gfx1100 gfx1100-64 gfx1100-cu gfx1150 gfx1150-64 gfx1200 gfx1200-64 gfx1200-cu; do
		drawn || continue
		clang-19 -target amdgcn-amd-amdhsa $(of $t) -O2 -x cl -cl-std=CL1.2 --rocm-device-lib-path="$T/lib" \
			-mcode-object-version=4 -gline-tables-only -cl-kernel-arg-info -w "$dir/$name.cl" -o "$T/$name.co" || exit 1
		case $t in
		gfx1030 | gfx1100 | gfx1150 | gfx1200 | *-cu)	# what was one wave may be two: then no wave is alone
			same "$name for $t, not executed" "$(echo "$inexact" | sed s/isolated/work-span/)" \
				"$(answer "$dir" "$T/$name.co" --exact=off | sed s/isolated/work-span/)" ;;
		gfx902 | gfx904 | gfx90c)	# that have fewer units
			same "$name for $t, not executed" "$inexact" "$(answer "$dir" "$T/$name.co" --exact=off -m vega)" ;;
		*) same "$name for $t, not executed" "$inexact" "$(answer "$dir" "$T/$name.co" --exact=off)" ;;
		esac
		same "$name for $t" "$want" "$(answer "$dir" "$T/$name.co")"
		case $t in
		gfx902) same "$name on raven" "$want" "$(answer "$dir" "$T/$name.co" -m raven)" ;;
		gfx90c) same "$name on renoir" "$want" "$(answer "$dir" "$T/$name.co" -m renoir)" ;;
		esac
	done
done

# All sources, optimised or not: gfx12 has the kind of answer of gfx11, and refuses for the same reasons.
kind() {	# DIRECTORY OBJECT
	launch="--grid 1024,4,2 --workgroup 16,2,1"
	[ ! -f "$1/launch.xml" ] || launch="--launch $1/launch.xml"
	"$W" analyze "$2" $launch -q >"$T/log" 2>&1
	echo "exit $?" $(sed -n 's/.*\[\([a-z-]*\)\]$/\1/p' "$T/log" | sort -u)
}
for source in examples/*/*.cl test/sim/*.cl test/effects/*.cl test/bench/*.cl; do
	for level in 0 1 2 3; do
		for waves in '' -64; do
			drawn || continue
			for t in gfx1100 gfx1200; do
				clang-19 -target amdgcn-amd-amdhsa $(of $t$waves) -O$level -x cl -cl-std=CL1.2 --rocm-device-lib-path="$T/lib" \
					-mcode-object-version=5 -gline-tables-only -cl-kernel-arg-info -w "$source" -o "$T/kind.co" || exit 1
				got=$(kind "${source%/*}" "$T/kind.co")
				[ $t = gfx1100 ] && want=$got
			done
			# whose reason is a call says nothing of what the callee is refused for
			case $want in *callee-refused*) want=${want%% [a-z]*-*} got=${got%% [a-z]*-*} ;; esac
			same "$source at -O$level, gfx1200$waves as gfx1100$waves" "$want" "$got"
		done
	done
done

# What compilers newer than LLVM 19 make for gfx11: instructions that it does not know, and halves of registers that it
# leaves out of the text. These are refused (3), and no error of the input; without them the kernel is bounded.
for code in 's_nop 0=0' '.long 0x7f00b981=3' '.long 0xd7380800, 0x00020280=3'; do
	cat >"$T/new.s" <<END
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.globl k
	.p2align 8
	.type k,@function
k:
	${code%=*}
	s_endpgm
.Lend_k:
	.size k, .Lend_k-k
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
END
	llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu=gfx1100 -filetype=obj -o "$T/new.o" "$T/new.s" || exit 1
	"$W" analyze "$T/new.o" --grid 64 --workgroup 64 -q >"$T/log" 2>&1
	same "${code%=*} of a code object" "${code#*=}" $?
done
finish
