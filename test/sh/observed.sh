#!/bin/sh
# test/sh/observed.sh -- no execution of an example takes longer than a bound that calls itself safe.
#
# Each example runs on the simulator, on both targets and three machines (its
# own, its own with round-robin issue, pws4); so do the loops: none repeats
# more often than its bound says. Prints how far the bounds lie above.
# Usage: observed.sh [BUILD]
set -u
cd "$(dirname "$0")/../.." || exit 1
W=${1:-build}/wavebound
T=$(mktemp -d) || exit 1
trap 'rm -rf "$T"' EXIT

# Lines "simulated KERNEL CYCLES", "iterated KERNEL HEADER MOST" from the simulator's JSON,
# "bounded KERNEL NAME CYCLES", "loop KERNEL HEADER BOUND" from the report's.
simulated() {
	awk '
	function text(key) { return match($0, "\"" key "\": \"[^\"]*") ? substr($0, RSTART + length(key) + 5, RLENGTH - length(key) - 5) : "" }
	function value(key) { return match($0, "\"" key "\": [0-9]+") ? substr($0, RSTART + length(key) + 4, RLENGTH - length(key) - 4) : "" }
	/"wave_instructions"/ { k = text("name"); print (text("status") == "finished" ? "simulated" : "unfinished"), k, value("cycles") }
	/"max_iterations"/ { print "iterated", k, value("header"), value("max_iterations") }
	' "$1"
}
bounded() {
	awk '
	function text(key) { return match($0, "\"" key "\": \"[^\"]*") ? substr($0, RSTART + length(key) + 5, RLENGTH - length(key) - 5) : "" }
	function value(key) { return match($0, "\"" key "\": [0-9]+") ? substr($0, RSTART + length(key) + 4, RLENGTH - length(key) - 4) : "" }
	/^    { "name"/ { k = text("name") }
	/"safe": true/ { print "bounded", k, text("name"), value("cycles") }
	/"header":/ { print "loop", k, value("header"), value("bound") }
	' "$1"
}

{ "$W" machine show vega | sed 's/scheduler="[a-z]*"/scheduler="rr"/; s/name="vega"/name="vega-rr"/' >"$T/gfx900.xml"
  "$W" machine show gcn3 | sed 's/scheduler="[a-z]*"/scheduler="rr"/; s/name="gcn3"/name="gcn3-rr"/' >"$T/gfx803.xml"; } || exit 1

for dir in examples/*/; do
	name=$(basename "$dir")
	[ -f "$dir$name.cl" ] || continue
	facts=
	[ -f "$dir/facts.ffx" ] && facts="-f $dir/facts.ffx"
	for target in gfx900 gfx803; do
		for machine in "" "-m $T/$target.xml" "-m pws4"; do
			what="$name $target ${machine##*/}"
			"$W" simulate $machine -l "$dir/launch.xml" "$dir$name.$target.hsaco" --format json -o "$T/run" 2>"$T/err" || echo "bad $what: does not run: $(head -n 2 "$T/err")"
			"$W" analyze $machine $facts -l "$dir/launch.xml" "$dir$name.$target.hsaco" --format json -o "$T/report" 2>"$T/err" || echo "bad $what: not bounded: $(head -n 2 "$T/err")"
			{ simulated "$T/run"; bounded "$T/report"; } | awk -v what="$what" '
			$1 == "unfinished" { print "bad", what, $2, "did not finish" }
			$1 == "simulated" { time[$2] = $3 }
			$1 == "iterated" { most[$2, $3] = $4 }
			$1 == "bounded" { n++; print ($4 + 0 >= time[$2] + 0 && time[$2] > 0 ? "good" : "bad"), what, $2, $3, $4, "for", time[$2], (time[$2] ? $4 / time[$2] : 0) }
			$1 == "loop" && ($2, $3) in most { print ($4 != "" && $4 + 0 >= most[$2, $3] + 0 ? "good" : "bad"), what, $2, "loop", $3, "bound", $4, "for", most[$2, $3] }
			END { if (!n) print "bad", what, "has no safe bound" }'
		done
	done
done >"$T/all"

grep '^bad' "$T/all"
for bound in work-span round-robin isolated; do
	grep -v loop "$T/all" | awk -v b="$bound" '{ for (k = 2; k < NF; k++) if ($k == b) print $NF }' | sort -n |
		awk -v b="$bound" '{ r[NR] = $1 } END { if (NR) printf "%s: %d launches, bound / observed: median %.2f, 90th percentile %.2f, worst %.2f\n", b, NR, r[int((NR + 1) / 2)], r[int(NR * 0.9 + 0.5)], r[NR] }'
done
passed=$(grep -c '^good' "$T/all")
failed=$(grep -c '^bad' "$T/all")
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
