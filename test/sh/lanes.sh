#!/bin/sh
# test/sh/lanes.sh -- no execution of an example contradicts what LANES claims, and every example is understood; and that
# the test of DIVERGENCE takes the files of one example, which need not show all that random kernels do.
#
# Usage: lanes.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
lanes=$(prop lanes) divergence=$(prop divergence)
set --
for s in examples/*/*.gfx900.s examples/*/*.gfx803.s; do
	[ -f "${s%/*}/launch.xml" ] && set -- "$@" "$s" "${s%/*}/launch.xml"
done
check "LANES is right of each example" "$lanes" -x "$@"
check "DIVERGENCE, of one" "$divergence" -x examples/vector_add/vector_add.gfx900.s examples/vector_add/launch.xml
finish
