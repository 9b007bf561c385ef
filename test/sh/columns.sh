#!/bin/sh
# test/sh/columns.sh -- no line of the C sources is wider than 120 columns, where a tab goes to the next multiple of
# eight. Tables (*.def) may be wider: a row of a table is read across.
set -u
cd "$(dirname "$0")/../.." || exit 1

# Prints the place of each line below the directories $@ that is too wide. One process reads all files.
wide() {
	find "$@" \( -name '*.[ch]' -o -path 'src/*.cc' \) | LC_ALL=C sort | xargs awk '
	length($0) * 8 > 120 {
		n = split($0, part, "\t")
		columns = length(part[1])
		for (k = 2; k <= n; k++)
			columns += 8 - columns % 8 + length(part[k])
		if (columns > 120)
			print FILENAME ":" FNR ": " columns " columns"
	}'
}

T=$(mktemp -d) || exit 1
trap 'rm -rf "$T"' EXIT
passed=0 failed=0
check() {
	if "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
}
wide src include ir passes ilp test >"$T/wide"
head -20 "$T/wide"
check test ! -s "$T/wide"

# It sees one column too many, and no fewer.
{ printf '\t\t'; printf '%0104d\n' 0; } >"$T/fits.c"
{ printf '\t\t'; printf '%0105d\n' 0; } >"$T/wide.c"
check test "$(wide "$T")" = "$T/wide.c:1: 121 columns"
echo "$passed passed, $failed failed"
test $failed = 0
