#!/bin/sh
# test/sh/uniformity.sh -- conditions of the examples against LLVM's uniformity analysis of the same kernels.
#
#   usage: test/sh/uniformity.sh [BUILD]
#
# clang-19 makes LLVM IR of each source, opt-19 -passes='print<uniformity>' says which
# conditional branches are uniform. Per source line: where all of LLVM's branches are uniform, none
# of our conditions of lanes may be divergent. Where LLVM has a divergent branch, ours may be uniform thanks to the
# launch, or because the branch became no branch: these are counted, too.
set -u
cd "$(dirname "$0")/../.." || exit 1
build=${1:-build}
bitcode=${BITCODE:-/usr/lib/x86_64-linux-gnu/amdgcn/bitcode}
if ! command -v clang-19 >/dev/null || ! command -v opt-19 >/dev/null; then
	echo "uniformity.sh: clang-19 and opt-19 are needed"
	exit 1
fi
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT

# kernel line uniform|divergent, one line per conditional branch of LLVM IR on standard input (module first, then the analysis).
llvm_branches() {
	awk '
	/^![0-9]+ = (distinct )?!DILocation\(line: / { id = $1; sub(/.*line: /, ""); sub(/,.*/, ""); line[id] = $0 + 0; next }
	/^UniformityInfo for function/ { fn = $4; gsub(/[^A-Za-z0-9_]/, "", fn); next }
	fn != "" && / br i1 / && match($0, /!dbg ![0-9]+/) { id = substr($0, RSTART + 5, RLENGTH - 5); n++; name[n] = fn; at[n] = id; is[n] = /DIVERGENT: +br/ ? "divergent" : "uniform" }
	END { for (k = 1; k <= n; k++) if (line[at[k]]) print name[k], line[at[k]], is[k] }'
}

# The same of our report: conditions of lanes, and branches that are not on EXEC.
our_conditions() {
	awk '
	/^kernel / { fn = $2; next }
	/^  [^ ]/ { place = $1; sub(/,$/, "", place); n = split(place, p, ":"); line = p[1] ~ /\.cl$/ ? p[2] + 0 : 0; next }
	/^    [^ ]/ { inst = $1; next }
	/^      [^ ]/ { cls = $1; sub(/;$/, "", cls)
		if (inst ~ /^(ds_|global_|flat_|buffer_|scratch_|loop$)/ || inst ~ /exec/ && inst ~ /^s_cbranch/ || !line) next
		print fn, line, cls == "divergent" || cls == "affine" ? "divergent" : "uniform" }'
}

printf '%-20s %-20s %-7s %8s %8s %8s %8s %8s\n' example kernel target "uniform" "of LLVM" "uniform" "of ours" "beyond"
status=0 total=0 beyond=0 wrong=0
for launch in examples/*/launch.xml; do
	dir=${launch%/*} name=$(basename "${launch%/*}")
	source=$dir/$name.cl
	for target in gfx900 gfx803; do
		clang-19 -target amdgcn-amd-amdhsa -mcpu=$target -O2 -x cl -cl-std=CL1.2 --rocm-device-lib-path="$bitcode" -mcode-object-version=4 \
			-gline-tables-only -w -S -emit-llvm "$source" -o "$tmp/k.ll" || exit 1
		opt-19 -passes='print<uniformity>' -disable-output "$tmp/k.ll" >"$tmp/info" 2>&1 || exit 1
		cat "$tmp/k.ll" "$tmp/info" | llvm_branches >"$tmp/llvm"
		"$build/wavebound" divergence "$dir/$name.$target.s" --launch "$dir/launch.xml" >"$tmp/report" 2>"$tmp/errors" || { cat "$tmp/errors"; exit 1; }
		our_conditions <"$tmp/report" >"$tmp/ours"
		awk -v example="$name" -v target="$target" '
		FNR == NR { key = $1 " " $2; lines[key] = 1; l[key, $3]++; fns[$1] = 1; next }
		{ key = $1 " " $2; o[key, $3]++; fns[$1] = 1; ours[key] = 1 }
		END {
			for (key in lines) {
				split(key, p, " ")
				lu[p[1]] += l[key, "uniform"]; ld[p[1]] += l[key, "divergent"]
				if (!l[key, "divergent"] && o[key, "divergent"]) { bad++; print "WRONG " example " " target " " key ": uniform for LLVM, divergent here" }
				if (l[key, "divergent"] && o[key, "uniform"] && !o[key, "divergent"]) b[p[1]]++
			}
			for (key in ours) { split(key, p, " "); ou[p[1]] += o[key, "uniform"]; od[p[1]] += o[key, "divergent"] }
			for (f in fns) printf "%-20s %-20s %-7s %8d %8d %8d %8d %8d\n", example, f, target, lu[f], lu[f] + ld[f], ou[f], ou[f] + od[f], b[f]
		}' "$tmp/llvm" "$tmp/ours" >"$tmp/table"
		cat "$tmp/table"
		grep -q '^WRONG' "$tmp/table" && status=1
		wrong=$((wrong + $(grep -c '^WRONG' "$tmp/table")))
		total=$((total + $(awk '$NF ~ /^[0-9]+$/ && !/^WRONG/ { n += $4 } END { print n + 0 }' "$tmp/table")))
		beyond=$((beyond + $(awk '$NF ~ /^[0-9]+$/ && !/^WRONG/ { n += $NF } END { print n + 0 }' "$tmp/table")))
	done
done
[ "$total" -gt 0 ] || status=1
echo "$total uniform branches of LLVM compared, $beyond lines uniform beyond LLVM"
echo "$((total - wrong)) passed, $wrong failed"
exit $status
