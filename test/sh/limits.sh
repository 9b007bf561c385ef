#!/bin/sh
# test/sh/limits.sh -- a limit of an analysis that is reached is told by its name, once, and explained.
#
#   large functions (limitgen) reach it, and smaller ones do not; a bound that is missing for it says so
#   what is found past it still holds
#   each limit of limits.def is one that some analysis tells of, and the manual lists it
#
# Usage: limits.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
# told LIMIT KIND N OPTION...: how often it is told of
told() {
	limit=$1 kind=$2 n=$3
	shift 3
	test/sh/limitgen "$kind" "$n" >"$T/k.s"
	"$W" "$@" "$T/k.s" 2>&1 | grep -c "warning: \(k: \)\?\('k'\|this function\) reaches the limit $limit: [0-9]* .*\[limit\]$"
}
while read -r limit kind large small options; do
	# shellcheck disable=SC2086
	check "$limit" [ "$(told "$limit" "$kind" "$large" $options)" = 1 ]
	# shellcheck disable=SC2086
	check "not $limit" [ "$(told "$limit" "$kind" "$small" $options)" = 0 ]
done <<'END'
loop-search loop-search 1700 50 analyze
numbers loop-search 100 10 analyze
copied-headers copied-headers 40 10 analyze
exclusive-rows exclusive-rows 4000 200 analyze --grid 4096 --workgroup 256 --exact off
inlined inlined 17 8 deadlock
lane-numbers lane-numbers 1600 50 analyze --grid 4096 --workgroup 256 --exact off
lane-sets lane-sets 14 10 analyze --exact off
gates gates 2000 300 divergence
exclusive-paths exclusive-paths 40 4 analyze --grid 4096 --workgroup 256 --exact off
stack-bytes stack-bytes 65540 65536 analyze
divergence divergence 1000 500 divergence
scalar-loads scalar-loads 1800 500 analyze -m test/bound/scalar-cache.xml --grid 4096 --workgroup 256 --exact off
pointers pointers 1000 500 deadlock
loop-slices loop-slices 6000 1000 deadlock
call-targets call-targets 20000 1000 analyze
END
test/sh/limitgen loop-search 100 >"$T/k.s"
"$W" analyze "$T/k.s" >"$T/out" 2>&1
check "a loop without bound names the limit" grep -q 'not searched: limit numbers' "$T/out"
test/sh/limitgen lane-sets 14 >"$T/k.s"
"$W" divergence "$T/k.s" 2>/dev/null | grep -A1 '^    ds_read' >"$T/out"
check "lanes that are unknown leave a loop at any time" grep -qx '      divergent' "$T/out"
"$W" explain limit >"$T/out"
sed -n 's/^LIMIT(\([A-Z_]*\), "\([a-z-]*\)".*/\1 \2/p' include/wavebound/limits.def >"$T/limits"
check "there are limits" [ "$(wc -l <"$T/limits")" -ge 13 ]
while read -r id name; do
	check "$name is explained" grep -q "^$name: " "$T/out"
	check "$name is told of" grep -rqE "(wb_limit_reached|tell_limit)\([^;]*WB_LIMIT_$id," passes src
done <"$T/limits"
finish
