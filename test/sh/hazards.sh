#!/bin/sh
# test/sh/hazards.sh -- what the rules that are off by default say about each kernel of test/deadlock/cl/hazard.cl, compiled for two targets.
#
# Each kernel that may hang has a twin that does not: see the source. Which of them
# hang is test/prop/hazards.c's, by execution. The table is test/deadlock/hazard.txt: kernel, rule, confidence, line.
#
# Usage: hazards.sh [BUILD] [-u]	-u writes the table anew: look at the difference
set -u
cd "$(dirname "$0")/../.." || exit 1
W=${1:-build}/wavebound
T=$(mktemp -d) || exit 1
trap 'rm -rf "$T"' EXIT
table() {
	for kind in O1 O2 gfx803; do
		echo "# $kind"
		"$W" deadlock --rule all --fail-on none "test/deadlock/s/hazard.$kind.s" >"$T/report" || return 1
		awk '/: kernel /{ kernel = $3; sub(":", "", kernel) }
			/^  [^ ]/ && match($0, /\[[a-z-]*, [a-z]*\]$/) { said = substr($0, RSTART + 1, RLENGTH - 2); sub(",", "", said)
				split($1, part, ":"); if (said !~ /^(simt-deadlock|wave-spin)/) print kernel, said, (part[1] ~ /\.cl$/ ? part[2] : "-") }' "$T/report"
	done
}
table >"$T/table" || { echo "0 passed, 1 failed"; exit 1; }
[ "${2:-}" != -u ] || cp "$T/table" test/deadlock/hazard.txt
if diff -u test/deadlock/hazard.txt "$T/table"; then echo "1 passed, 0 failed"; else echo "0 passed, 1 failed"; exit 1; fi
