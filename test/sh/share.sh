#!/bin/sh
# test/sh/share.sh -- the time of a block that `wavebound share` bounds from code, against workgroups that the simulator runs.
#
#   usage: share.sh BUILD [EXAMPLE...]
#
# Each launch fills the device with its own workgroups; no wave may live longer than the bound of a block.
set -u
cd "$(dirname "$0")/../.." || exit 1
build=$1
shift
[ $# -gt 0 ] || set -- vector_add lu_step kmeans_assign convolution matrix_multiply reduction prefix_sum stencil bfs_level spmv bitonic_step wave_roles
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
passed=0 failed=0

# one CODE LAUNCH KERNEL FACTS
one() {
	cat >"$tmp/s.xml" <<XML
<system><amd engines="4" cus="16" threads="2560"/>
<kernel name="k" object="$PWD/$1" launch="$PWD/$2" kernel="$3" $4 mhz="1000"/>
<process><task name="t"><stream name="s"/><launch kernel="k" stream="s"/></task></process></system>
XML
	"$build/wavebound" share "$tmp/s.xml" --format json -o "$tmp/s.json" 2>"$tmp/err" || { echo "$1 $3: $(head -n 1 "$tmp/err")"; return 1; }
	bound=$(sed -n 's/.*"blocks": \[\[0, 0, \([0-9]*\)\].*/\1/p' "$tmp/s.json")
	seen=$("$build/wavebound" simulate "$1" -k "$3" -l "$2" --steps 3000000 2>"$tmp/err" | sed -n 's/.*slowest wave \([0-9]*\).*/\1/p')
	[ -n "$bound" ] && [ -n "$seen" ] && [ "$seen" -le "$bound" ] && return 0
	echo "$1 $3: slowest wave ${seen:-?}, bound of a block ${bound:-?}"
	return 1
}

for name in "$@"; do
	for code in examples/$name/$name.gfx900.hsaco; do
		facts=
		[ -f "examples/$name/facts.ffx" ] && facts="facts=\"$PWD/examples/$name/facts.ffx\""
		for kernel in $("$build/wavebound" analyze "$code" --list-kernels | grep -v "^	" | cut -f1); do
			if one "$code" "examples/$name/launch.xml" "$kernel" "$facts"; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
		done
	done
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
