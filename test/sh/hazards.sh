#!/bin/sh
# test/sh/hazards.sh -- what the rules that are off by default say about each kernel of test/deadlock/cl/hazard.cl, compiled for two targets.
#
# Each kernel that may hang has a twin that does not: see the source. Which of them
# hang is test/prop/hazards.c's, by execution. Besides, code of threads is refused beyond its limit. The table is test/deadlock/hazard.txt: kernel, rule, confidence, line.
#
# Usage: hazards.sh [BUILD] [-u]	-u writes the table anew: look at the difference
. "$(dirname "$0")/../lib/check.sh"
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
check "what is found" diff -u test/deadlock/hazard.txt "$T/table"

# blocks N: code of threads of that many blocks, which waits in none
blocks() {
	echo 'fn @k {'
	n=2
	while [ $n -lt "$1" ]; do echo "@b$n"; echo "	%c =v load 4, global 4"; echo "	cbrz %c, @end"; n=$((n + 1)); done
	printf '@last\n\tstore 8, 1, global 4\n@end\n\tend\n}\n'
}
blocks 300 >"$T/most.wir"
blocks 301 >"$T/more.wir"
check "300 blocks" "$W" deadlock "$T/most.wir"
expect "301 blocks" 3 'has 301 blocks.*too-large' "$W" deadlock "$T/more.wir"
finish
