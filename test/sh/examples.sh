#!/bin/sh
# test/sh/examples.sh -- every example, as assembly and as code object, on both targets.
#
#   both give a certified bound with gap 0, and the same report but for places in the input
#   the report is the one committed as examples/NAME/expected.TARGET.txt (-u writes it)
#   the certificate is re-proved from assembly and from the code object
#   a certificate with any one line changed is rejected
#   where there is an expected.split.txt: the table of split is that; split, a run has the memory of the whole waves and is
#   within the bound of its row
#
# Usage: examples.sh [BUILD] [-u]
. "$(dirname "$0")/../lib/check.sh"
update=${2:-}

# Places in the input differ between the two forms; so does its name.
same_places() {
	sed -e 's#"[^"]*\.gfx[0-9]*\.s:[0-9:]*"#"PLACE"#' -e 's#"[^"]*\.gfx[0-9]*\.hsaco:0x[0-9a-f]*"#"PLACE"#' -e 's#"instruction": "[^"]*"#"instruction": "TEXT"#g' \
		-e 's#"location": {[^}]*}#"location": "PLACE"#g' -e 's#"sha256": .*##' -e '/"input"/d' "$1"
}
all_proved() {
	grep -q '"status": "bounded"' "$1" && ! grep -q '"status": "refused"' "$1" &&
		[ "$(grep -c '"certified": true, "gap_cycles": 0' "$1")" = "$(grep -c '"isolated_cycles"' "$1")" ]
}
rejected() {
	"$W" check-certificate $options "$1" "$2" >/dev/null 2>&1
	code=$?
	[ "$code" -eq 1 ] || [ "$code" -eq 2 ]
}

# split_run S: the last buffer and the cycles of a run with S split SIMDs, to $T/memory and $T/cycles; the code is $T/split.s
split_run() {
	rm -f "$T/memory"
	"$W" simulate "$T/split.s" -k "$name" $options -m pws4 -S "$1" --dump "$last=$T/memory" 2>&1 | awk '$1 == "cycles" { sub(",", "", $2); print $2 }' >"$T/cycles"
	[ -s "$T/memory" ] && [ -s "$T/cycles" ]
}
splits() {	# splits S: as in the row of S
	"$W" split $options "$base.s" -S "$1" --emit asm -q -o "$T/split.s" && split_run "$1" && cmp "$T/whole" "$T/memory" &&
		[ "$(cat "$T/cycles")" -le "$(awk -v s="$1" '$1 == "S" && $2 == "|SB|" { on = 1; next } on && $1 == s { print $9; exit }' "$T/table")" ]
}

for dir in examples/*/; do
	name=$(basename "$dir")
	[ -f "$dir$name.cl" ] || continue
	options="-l $dir/launch.xml"
	[ -f "$dir/facts.ffx" ] && options="$options -f $dir/facts.ffx"
	for target in gfx900 gfx803; do
		base=$dir$name.$target
		for kind in s hsaco; do
			check "$base.$kind is bounded" "$W" analyze $options --format json -o "$T/$kind.json" --certificate "$T/$kind.cert" "$base.$kind"
			check "$base.$kind has gap 0" all_proved "$T/$kind.json"
			same_places "$T/$kind.json" >"$T/$kind.same"
		done
		check "$base: assembly and code object agree" diff "$T/s.same" "$T/hsaco.same"
		check "$base: proof of the assembly holds for the code object" "$W" check-certificate $options "$T/s.cert" "$base.hsaco"
		check "$base: and the other way round" "$W" check-certificate $options "$T/hsaco.cert" "$base.s"
		"$W" analyze --verbose $options "$base.hsaco" 2>&1 | sed -E "s#$dir/?##g; s#[0-9a-f]{64}#SHA256#" >"$T/report"
		[ "$update" = -u ] && cp "$T/report" "$dir/expected.$target.txt"
		check "$base: the report" diff "$dir/expected.$target.txt" "$T/report"
	done
	[ -f "$dir/expected.split.txt" ] || continue
	base=$dir$name.gfx900 last=$(grep -c '<buffer' "$dir/launch.xml")
	last=$((last - 1))
	"$W" split $options "$base.hsaco" 2>&1 | sed -E "s#$dir/?##g; s#[0-9a-f]{64}#SHA256#" >"$T/table"
	[ "$update" = -u ] && cp "$T/table" "$dir/expected.split.txt"
	check "$base: the table of split" diff "$dir/expected.split.txt" "$T/table"
	cp "$base.s" "$T/split.s"
	check "$base runs whole" split_run 0
	mv "$T/memory" "$T/whole"
	for S in 1 2 3; do
		check "$base runs split, S = $S" splits "$S"
	done
done

# One certificate, each line that says something changed in turn.
options="-l examples/spmv/launch.xml -f examples/spmv/facts.ffx"
input=examples/spmv/spmv.gfx900.hsaco
"$W" analyze $options --certificate "$T/whole" "$input" >/dev/null 2>&1
lines=$(sed -n '/^}/{=;q;}' "$T/whole")
n=1
while [ "$n" -le "$lines" ]; do
	# the last letter or digit of the line becomes the next one
	awk -v n="$n" 'NR == n && match($0, /[0-9a-z][^0-9a-z]*$/) {
		c = substr($0, RSTART, 1); all = "0123456789abcdefghijklmnopqrstuvwxyz0"
		$0 = substr($0, 1, RSTART - 1) substr(all, index(all, c) + 1, 1) substr($0, RSTART + 1)
	} { print }' "$T/whole" >"$T/changed"
	cmp -s "$T/whole" "$T/changed" ||
		check "certificate with line $n changed is rejected: $(sed -n "${n}p" "$T/changed")" rejected "$T/changed" "$input"
	n=$((n + 1))
done

finish
