#!/bin/bash
# test/bench/branches.sh -- where real kernels split: all OpenCL of examples/ and test/, compiled by clang with -O2 for gfx900.
#
# For each divergent if: whether it is a branch node of pws-2023, and if not, why; how many of them may be split, and how
# much less than without splitting the bound is at S = 3, with 1 and with 16 workgroups of 64. Then
# the same with all skip branches kept (-amdgpu-skip-threshold=0) and no serialisation block copied (-tail-dup-placement=0).
set -e
B=${B:-build}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

# compile OPTION...: $tmp/NAME.s of each source; those that need other options than these are left out
compile() {
	rm -f "$tmp"/*.s
	for f in examples/*/*.cl test/deadlock/cl/*.cl test/prop/*.cl; do
		[ "${f##*/}" != paths.cl ] || continue	# whose barriers are for threads of their own
		clang-19 -target amdgcn-amd-amdhsa -mcpu=gfx900 -O2 -x cl -cl-std=CL2.0 --rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode \
			-mcode-object-version=4 "$@" -S "$f" -o "$tmp/$(basename "$f" .cl).s" 2>/dev/null || true
	done
}
# table GROUPS: what split says of each kernel; those that ask for another size of workgroup are told for one wave
table() {
	for f in "$tmp"/*.s; do
		"$B/wavebound" split "$f" --list-kernels | grep -v '^	' | while read -r k; do
			"$B/wavebound" split "$f" -k "$k" --choose best -S 3 --workgroup 64 --grid $((64 * $1)) >"$tmp/one" 2>"$tmp/err" || true
			if grep -q 'launch-size' "$tmp/err"; then
				"$B/wavebound" split "$f" -k "$k" --choose best -S 3 >"$tmp/one" 2>/dev/null || true
			fi
			cat "$tmp/one"
		done
	done
}
count() {
	awk -v groups="$1" '
	/^kernel / { kernels++; name = $2; on = 0; nodes = 0 }
	/refused: no table/ { refused++ }
	/^    branch SUCCBB/ { nodes = 1; with++; next }
	nodes && /^    b[0-9]+ +b[0-9]+ / { node++; next }
	/^           not split: / { sub(/^ *not split: /, ""); sub(/^s[0-9]+ /, "a scalar "); no[$0]++; never++ }
	/^    b[0-9]+ +no branch node: / { sub(/^.*no branch node: /, ""); sub(/; [^;]*$/, ""); why[$0]++; other++ }
	$1 == "S" && $2 == "|SB|" { on = 1 }
	on && $1 == 3 { on = 0; if ($2 > 0) { points += $2; sub("%", "", $10); gain[name] = $10 } }
	END {
		printf "%d kernels (%d without a bound): %d divergent ifs; %d branch nodes in %d kernels, %d may be split\n", kernels, refused, node + other, node, with, node - never
		for (w in why) printf "  %4d  %s\n", why[w], w | "sort -rn"
		for (w in no) printf "  %4d  not split: %s\n", no[w], w | "sort -rn"
		close("sort -rn")
		printf "  %d workgroup%s, S = 3: %d split points; the bound is lower by", groups, groups == 1 ? "" : "s", points
		for (k in gain) printf " %d %% (%s)", gain[k], k
		print ""
	}'
}

for skips in '' '-mllvm -amdgpu-skip-threshold=0 -mllvm -tail-dup-placement=0'; do
	compile $skips
	echo "clang -O2 $skips"
	for groups in 1 16; do
		table $groups >"$tmp/table"
		if [ $groups = 1 ]; then count 1 <"$tmp/table"; else count 16 <"$tmp/table" | tail -n 1; fi
	done
done
