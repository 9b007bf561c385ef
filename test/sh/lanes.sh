#!/bin/sh
# test/sh/lanes.sh -- no execution of an example contradicts what LANES claims; every example is understood.
# Usage: lanes.sh [BUILD]
set -u
cd "$(dirname "$0")/../.." || exit 1
T=$(mktemp) || exit 1
trap 'rm -f "$T"' EXIT
set -- "${1:-build}/test/prop/lanes" -x
for s in examples/*/*.gfx900.s examples/*/*.gfx803.s; do
	[ -f "${s%/*}/launch.xml" ] && set -- "$@" "$s" "${s%/*}/launch.xml"
done
"$@" >"$T" 2>&1
status=$?
grep -v 'warning: lane\|^ *[0-9]* |\|^ *|\|^ *= ' "$T"
exit $status
