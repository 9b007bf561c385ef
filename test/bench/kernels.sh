#!/bin/bash
# test/bench/kernels.sh -- all kernels that are compiled here: how many are bounded, how far above a run, how fast.
#
# The kernels of examples/, with their launches, and those of test/compiled, all with the launch below. No flow facts.
#
#   code       bounded from the code alone; of these by no more than the range of a type
#   launch     likewise with the launch and its arguments; the launch is executed where that counts loops
#   ratio      the smallest safe bound but the exact one, over the cycles of a simulated run
#   analysis   processor seconds of whole processes: analyze, llvm-mc-19, llvm-objdump-19; ratios of their medians
#
# Then the five worst, with the terms that their distance is due to (test/bench/tight.c).
set -e
B=${B:-build}
RUNS=${RUNS:-1}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cat >"$tmp/launch.xml" <<'XML'
<launch grid="1024" workgroup="64">
  <buffer name="a" init="random" bytes="65536" seed="1"/>
  <buffer name="b" init="random" bytes="65536" seed="2"/>
  <argument name="n" value="20"/>
  <argument name="m" value="7"/>
  <argument name="wide" value="3"/>
  <argument name="f" value="1.5"/>
  <argument name="p" value="3,5,2,7"/>
</launch>
XML

# status INPUT OPTION...: a line for each kernel: bounded, type-range (of a type, or the size of a buffer) or refused
status() {
	"$B/wavebound" analyze "$@" --format json 2>/dev/null | awk '
	function flush() { if (name != "") print s == "bounded" && typed ? "type-range" : s; name = "" }
	/^    \{ "name": / { flush(); name = $3; typed = 0; s = "refused" }
	/^      "status": "bounded"/ { s = "bounded" }
	/"origin": "(type-range|buffer-size)"/ { typed = 1 }
	END { flush() }'
}

# cpu COMMAND...: its processor seconds; it runs ten times, for most take a few of the clock's milliseconds
cpu() { ( TIMEFORMAT='%U %S'; time for _ in 1 2 3 4 5 6 7 8 9 10; do "$@" >"$tmp/out" 2>"$tmp/err" || true; done ) 2>&1 | awk '{ print ($1 + $2) / 10 }'; }
median() { sort -g | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }

# kernels SET INPUT LAUNCH
kernels() {
	status "$2" | sed "s|^|$1 code |" >>"$tmp/status"
	status "$2" --launch "$3" | sed "s|^|$1 launch |" >>"$tmp/status"
	"$B/wavebound" analyze "$2" --list-kernels | grep -v '^	' | while read -r k; do
		"$B/test/bench/tight" "$2" "$3" - - - "$k" 2>/dev/null | awk '$2 != "exact"' | sort -g -k3 | head -n 1 | sed "s|^|$1 $(basename "$2" .s)/|" >>"$tmp/ratio" || true
	done
	mcpu=$(sed -n 's/.*amdgcn_target.*--\(gfx[0-9a-f]*\).*/\1/p' "$2" | head -n 1)
	llvm-mc-19 -triple amdgcn-amd-amdhsa -mcpu="$mcpu" -filetype=obj "$2" -o "$tmp/o" 2>/dev/null
	for _ in $(seq "$RUNS"); do
		cpu "$B/wavebound" analyze "$2" >>"$tmp/ours.t"
		cpu llvm-mc-19 -triple amdgcn-amd-amdhsa -mcpu="$mcpu" -filetype=obj "$2" -o "$tmp/o2" >>"$tmp/mc.t"
		cpu "$B/wavebound" analyze "$tmp/o" >>"$tmp/object.t"
		cpu llvm-objdump-19 -d "$tmp/o" >>"$tmp/objdump.t"
	done
}

for f in examples/*/*.gfx[89]0[03].s; do
	dir=$(dirname "$f") target=${f%.s}
	[ -f "$dir/launch.xml" ] && kernels "examples-${target##*.}" "$f" "$dir/launch.xml"
done
for f in test/compiled/*.s; do
	kernels "compiled${f##*-}" "$f" "$tmp/launch.xml"
done 2>/dev/null
sed -i 's/compiledO\([0-9]\).s/compiled-O\1/' "$tmp/status" "$tmp/ratio"

printf '%-16s %8s %14s %14s   %6s %8s %8s %10s\n' set kernels "code (type)" "launch (type)" runs median p90 worst
for set in $(awk '{ print $1 }' "$tmp/status" | sort -u) all; do
	awk -v set="$set" '
	set == "all" || $1 == set { if (FILENAME ~ /status$/) n[$2 " " $3]++; else v[++m] = $4 }
	function both(what,   b, t, r) {
		b = n[what " bounded"]; t = n[what " type-range"]; r = n[what " refused"]
		return sprintf("%.0f %% (%.0f %%)", 100 * (b + t) / (b + t + r), 100 * t / (b + t + r))
	}
	END {
		printf "%-16s %8d %14s %14s", set, n["code bounded"] + n["code type-range"] + n["code refused"], both("code"), both("launch")
		if (m) printf "   %6d %8.2f %8.2f %10.4g", m, v[int((m + 1) / 2)], v[int((9 * m + 9) / 10)], v[m]
		printf "\n"
	}' "$tmp/status" <(sort -g -k4 "$tmp/ratio")
done
echo "the five worst:"
sort -g -r -k4 "$tmp/ratio" | head -n 5 | awk '{
	split("loops path memory lds waits overlap", name); text = ""
	for (k = 0; k < 6; k++) if ($(5 + k) >= 0.05) text = text sprintf("%s%s %.0f %%", text ? ", " : "", name[k + 1], 100 * $(5 + k))
	printf "  %-40s %12.4g   %s\n", $1 "/" $2, $4, text }'
awk -v a="$(median <"$tmp/ours.t")" -v b="$(median <"$tmp/mc.t")" -v c="$(median <"$tmp/object.t")" -v d="$(median <"$tmp/objdump.t")" \
	'BEGIN { printf "analysis of assembly: %.3f s, %.2f of llvm-mc; of code objects: %.3f s, %.2f of llvm-objdump (medians)\n", a, a / b, c, c / d }'
