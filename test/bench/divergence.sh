#!/bin/sh
# test/bench/divergence.sh -- by how much each use of divergence analysis tightens the examples.
#
# For each example and target: the kernel bound, and how many times as large it is without one of
#   transactions   lines that an access touches
#   lds            bank conflicts
#   sides          a wave executes one arm of an if
#   barriers       waves of a workgroup meet barriers alike, because branches go the same way
# and without all of them. Exit 1 if a bound is smaller without something.
#
# Usage: divergence.sh [BUILD]
set -u
cd "$(dirname "$0")/../.." || exit 1
W=${1:-${B:-build}}/wavebound
uses="transactions lds sides barriers"

bound() {	# bound OPTIONS...: the kernel bounds of all kernels together
	"$W" analyze "$@" --format json 2>/dev/null | sed -n 's/^ *"kernel_cycles": \([0-9]*\),$/\1/p' | awk '{ sum += $1 } END { print sum + 0 }'
}

{
	for dir in examples/*/; do
		name=$(basename "$dir")
		[ -f "$dir$name.cl" ] || continue
		options="-l $dir/launch.xml"
		[ -f "$dir/facts.ffx" ] && options="$options -f $dir/facts.ffx"
		for target in gfx900 gfx803; do
			input=$dir$name.$target.s
			line="$name $target $(bound $options "$input")"
			for use in $uses "$(echo $uses | tr ' ' ,)"; do
				line="$line $(bound $options --without "$use" "$input")"
			done
			echo "$line"
		done
	done
} | awk -v uses="$uses all" '
	function median(k,   i, j, t) {
		for (i = 2; i <= n; i++)
			for (j = i; j > 1 && r[k, j] < r[k, j - 1]; j--) { t = r[k, j]; r[k, j] = r[k, j - 1]; r[k, j - 1] = t }
		return n % 2 ? r[k, (n + 1) / 2] : (r[k, n / 2] + r[k, n / 2 + 1]) / 2
	}
	BEGIN {
		m = split(uses, use)
		printf "%-20s %-7s %12s   times as large without\n%-20s %-7s %12s", "example", "target", "bound", "", "", ""
		for (k = 1; k <= m; k++) printf " %12s", use[k]
		print ""
	}
	{
		n++
		printf "%-20s %-7s %12d", $1, $2, $3
		for (k = 1; k <= m; k++) {
			r[k, n] = $3 ? $(3 + k) / $3 : 0
			printf " %12s", r[k, n] == 1 ? "-" : sprintf("%.2f", r[k, n])
			if (r[k, n] < 1) bad++
			if (r[k, n] > 1) gains[k]++
			if (r[k, n] > most[k]) most[k] = r[k, n]
		}
		print ""
	}
	END {
		printf "%-41s", "tightened, of " n
		for (k = 1; k <= m; k++) printf " %12d", gains[k]
		printf "\n%-41s", "median"
		for (k = 1; k <= m; k++) printf " %12.2f", median(k)
		printf "\n%-41s", "most"
		for (k = 1; k <= m; k++) printf " %12.2f", most[k]
		print ""
		exit bad != 0 || n == 0
	}'
