#!/bin/sh
# test/sh/parametric.sh -- formulas of analyze --parametric against the numeric bound.
#
# Each formula is parsed from the report, evaluated by awk at every value of its range,
# and compared with what `analyze` says when the value is given.
#
# Usage: parametric.sh [BUILD]
set -u
cd "$(dirname "$0")/../.." || exit 1
W=${1:-build}/wavebound
T=$(mktemp -d) || exit 1
trap 'rm -rf "$T"' EXIT
passed=0
failed=0

# Value of a polynomial in x, terms as printed: "1/2 q^2 - 3 q + 4".
cat >"$T/eval.awk" <<'AWK'
function term(s, x,   w, n, c, f, e) {
	n = split(s, w, " ")
	if (split(w[1], f, "/") == 2) c = f[1] / f[2]; else c = w[1]
	if (n == 1) return c
	if (split(w[2], e, "^") == 2) return c * x ^ e[2]
	return c * x
}
function value(s, x,   w, n, k, sum, sign, one) {
	n = split(s, w, " "); sum = 0; sign = 1; one = ""
	for (k = 1; k <= n; k++) {
		if (w[k] == "+" || w[k] == "-") { sum += sign * term(one, x); one = ""; sign = w[k] == "-" ? -1 : 1 }
		else one = one " " w[k]
	}
	return sum + sign * term(one, x)
}
/^    [^ ]+ = / {
	low = $3; high = $4 == ".." ? $5 : $3; sub(":", "", low); sub(":", "", high)
	text = $0; sub(/^[^:]*:  */, "", text)
	p = 0
	if (text ~ /^with q/) { p = text; sub(/.* mod /, "", p); p += 0; next }
	if (text ~ /^no bound/) next
	for (n = low + 0; n <= high + 0; n++) printf "%d %.0f\n", n, value(text, n)
	next
}
/^        r = / {
	rl = $3; rh = $4 == ".." ? $5 : $3; sub(":", "", rl); sub(":", "", rh)
	text = $0; sub(/^[^:]*:  */, "", text)
	for (n = low + 0; n <= high + 0; n++) if (n % p >= rl + 0 && n % p <= rh + 0) printf "%d %.0f\n", n, value(text, int(n / p))
}
AWK

check() {	# check NAME LOW HIGH STEP ARGUMENTS...
	name=$1 low=$2 high=$3 step=$4
	shift 4
	"$W" analyze "$@" --parametric "$name=$low..$high" >"$T/formula" 2>"$T/err" || { failed=$((failed + 1)); echo "$*: no formula"; cat "$T/err"; return; }
	awk -f "$T/eval.awk" "$T/formula" | sort -n >"$T/values"
	[ "$(wc -l <"$T/values")" -eq $((high - low + 1)) ] && passed=$((passed + 1)) || { failed=$((failed + 1)); echo "$*: not every value has one number"; }
	n=$low
	while [ "$n" -le "$high" ]; do
		want=$("$W" analyze "$@" --arg "$name=$n" --exact off 2>/dev/null | awk '$1 == "kernel" && $3 == "cycles" { gsub(",", "", $2); print $2 }')
		got=$(awk -v n="$n" '$1 == n { print $2 }' "$T/values")
		if [ "$want" = "$got" ] && [ -n "$want" ]; then
			passed=$((passed + 1))
		else
			failed=$((failed + 1))
			echo "$*: $name = $n: the formula gives $got, the bound is $want"
		fi
		n=$((n + step))
	done
}

check side 1 200 13 examples/matrix_multiply/matrix_multiply.gfx900.s --grid 128,128
check n 1 300 17 examples/nearest_neighbour/nearest_neighbour.gfx900.s --grid 256 --workgroup 64
check n 300 4000 251 examples/reduction/reduction.gfx900.s --grid 2048
check n 1 60 7 test/sh/triangle.s --grid 64 --workgroup 64
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
