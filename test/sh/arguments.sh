#!/bin/sh
# test/sh/arguments.sh -- names of arguments from debug information are those that metadata would give.
#
# Kernels are compiled twice: with -cl-kernel-arg-info, which puts names into metadata, and without it, with -g.
#
# Usage: arguments.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
opencl() {	# SOURCE OUTPUT OPTION...
	source=$1 output=$2
	shift 2
	clang-19 -target amdgcn-amd-amdhsa -mcpu=gfx900 -x cl -cl-std=CL1.2 -Wno-everything --rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode "$@" "$source" -o "$output"
}
same_names() {	# SOURCE OPTION...
	source=$1
	shift
	opencl "$source" "$T/meta.o" -c -cl-kernel-arg-info "$@" -g0 && opencl "$source" "$T/dwarf.o" "$@" || return 1
	"$W" analyze --list-kernels "$T/meta.o" >"$T/meta" && "$W" analyze --list-kernels "$T/dwarf.o" >"$T/dwarf" && grep -q 'argument' "$T/meta" && cmp "$T/meta" "$T/dwarf"
}
check "lu_step: two kernels, an object" same_names examples/lu_step/lu_step.cl -O2 -g -c
check "spmv: DWARF 4" same_names examples/spmv/spmv.cl -O2 -gdwarf-4 -c
check "mandelbrot: unoptimised" same_names examples/mandelbrot/mandelbrot.cl -O0 -g -c
check "wave_roles: linked" same_names examples/wave_roles/wave_roles.cl -O3 -g
check "fixed_point_fir: 64-bit DWARF" same_names examples/fixed_point_fir/fixed_point_fir.cl -O2 -gdwarf-5 -gdwarf64 -c
check "stencil: compressed" same_names examples/stencil/stencil.cl -O2 -g -gz=zlib -c
# names are for --arg, and in refusals
check "an argument by its name" sh -c "'$W' analyze '$T/dwarf.o' --list-kernels | grep -q 'width'"
cat >"$T/h.hip" <<'EOT'
struct pair { int a; long b; };
template <class T> __attribute__((global)) void fill(T *out, pair p, int count) { for (int i = 0; i < count; i++) out[3 * i + p.a] = i; }
template __attribute__((global)) void fill<float>(float *, pair, int);
EOT
check "HIP compiles" clang-19 -x hip --offload-arch=gfx900 --offload-device-only -nogpuinc -nogpulib -O2 -g -c "$T/h.hip" -o "$T/h.o"
check "HIP has the names of the source" sh -c "'$W' analyze --list-kernels '$T/h.o' | cut -s -f 3 | tr '\n' ' ' | grep -qx 'out p count '"
check "a refusal names one" sh -c "'$W' analyze '$T/h.o' --without type-range 2>&1 | grep -q \"argument 2 ('count') decides: --arg 2=N\""
check "it is taken by name" sh -c "'$W' analyze '$T/h.o' --arg count=100 | grep -q certified"
# what lies is not believed: another number of parameters than of arguments
echo '__kernel void k(__global int *a, int n, int m) { a[n] = m; }' >"$T/three.cl"
echo '__kernel void k(__global int *a, int n, int m, int o) { a[n] = m + o; }' >"$T/four.cl"
check "three" opencl "$T/three.cl" "$T/three.o" -O2 -g -c
check "four" opencl "$T/four.cl" "$T/four.o" -O2 -g -c
check "the metadata of three with the debug information of four" sh -c "llvm-objcopy-19 --dump-section .note='$T/note' '$T/three.o' && llvm-objcopy-19 --update-section .note='$T/note' '$T/four.o' '$T/lies.o'"
check "three have names" sh -c "'$W' analyze --list-kernels '$T/three.o' | cut -s -f 3 | tr '\n' ' ' | grep -qx 'a n m '"
check "four names for three arguments are none" sh -c "'$W' analyze --list-kernels '$T/lies.o' | cut -s -f 3 | tr '\n' ' ' | grep -qx -e '- - - '"
finish
