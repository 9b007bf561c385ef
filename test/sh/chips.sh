#!/bin/sh
# test/sh/chips.sh -- no bound for a chip is below what was measured on it.
#
# test/bound/measured.csv has the largest public measurements. Each kernel is written here again, for the target of its chip,
# and bounded on the built-in description; where the measurement has the launch, so has the bound.
#
# Usage: chips.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
. "$(dirname "$0")/../lib/measured.sh"

# of the compiled ones the first and the last row of each series, or all, if all cases are wanted
grep -v '^#' test/bound/measured.csv >"$T/all"
check "the README says how many" grep -q "one of $(wc -l <"$T/all") public measurements of $(cut -d, -f1 "$T/all" | sort -u | wc -l) chips" README
awk -F, -v all="$test_share" '{ key = $1 $3; if (!(key in first)) first[key] = NR; last[key] = NR; line[NR] = $0; of[NR] = key }
	END { for (n = 1; n <= NR; n++) if (line[n] !~ /,(fir|nbody|stencil|copy)/ || all == 100 || ((first[of[n]] == n || last[of[n]] == n) && line[n] !~ /,fir(32|64|128),/)) print line[n] }' "$T/all" >"$T/measured"
for chip in mi300x mi210 navi21; do
	grep "^$chip,[^,]*,\(fir\|nbody\|stencil\|copy\)" "$T/measured" >"$T/rows"
	compile $(sed -n '1s/^[^,]*,\([^,]*\),.*/\1/p' "$T/rows") "$T/measured.s"
	results - <"$T/rows" >"$T/results.csv"
	check "compiled kernels on $chip: $(wc -l <"$T/rows")" "$W" machine check $chip --against "$T/results.csv" "$T/measured.s" --align 256
done

# nor far above where accesses are in a row: each tap of this filter reads one of two buffers, by a select
compile gfx942 "$T/measured.s"
"$W" analyze "$T/measured.s" -m mi300x -k fir16 --grid 1048576 --workgroup 256 --align 256 --exact off --format json >"$T/report.json"
bound=$(value kernel_cycles "$T/report.json")
check "a filter of 16 taps, measured 19560: $bound" test "${bound:-0}" -gt 19560 -a "${bound:-0}" -lt 1956000

while IFS=, read -r chip target kind amount workgroup cycles; do
	compiled $kind && continue
	kernel $target $kind $amount >"$T/measured.s"
	grid=$workgroup
	case $kind in
	empty) grid=$((amount * workgroup)) ;;
	add | min) grid=$((2048 * workgroup)) ;;
	esac
	"$W" analyze "$T/measured.s" -m $chip --grid $grid --workgroup $workgroup --exact off --format json >"$T/report.json"
	bound=$(value kernel_cycles "$T/report.json")
	[ $kind = load ] || bound=$(value cold_cycles "$T/report.json")
	check "$chip, $kind of $amount: $bound, measured $cycles" test "${bound:-0}" -ge $cycles
done <"$T/measured"

# A machine that stands for several, TARGET-any, is no better than each of them: fewer units and dispatchers, a slower
# clock, larger times. (wavebound-chips(7) says why its bounds are no smaller then.) All else is equal.
"$W" machine list >"$T/list"
sed -n 's/ .*//p' "$T/list" | while read -r name; do
	"$W" machine show $name --format json | sed -n -e '1s/.*"times": "\([a-z-]*\)".*"executes": \["\([a-z0-9]*\)"\].*/is \1 \2/p' -e \
		's/.*"element": "\([^"]*\)",\( "class": "\([^"]*\)",\)* "name": "\([^"]*\)", "value": "\([^"]*\)".*/\1.\3.\4 \5/p' |
		sed "s/^/$name /"
done >"$T/values"
awk '
	function of(m, key, none) { return (m, key) in value ? value[m, key] : none }
	function number(text, part) { return split(text, part, "/") == 2 ? part[1] / part[2] : text + 0 }
	function time(m, key) { return number(of(m, "dispatch.." key, 0)) }
	function service(m) { return number(value[m, "memory..service"]) * of(m, "memory..uneven", 1) }
	function whole(m) { return number(value[m, "memory..service"]) * of(m, "memory..uneven-whole", of(m, "memory..uneven", 1)) }
	function dispatchers(m) { return of(m, "dispatch..dispatchers", 1) }
	function arguments(m) { return of(m, "memory..argument-latency", value[m, "memory..latency"]) + 0 }
	function least(what, ok) { n++; if (!ok) print any " and " chip ": " what }
	$2 == "is" { if ($3 == "at-most") target[$1] = $4; next }
	{ value[$1, $2] = $3; keys[$2] }
	END {
		for (any in target) if (any ~ /-any/)
			for (chip in target) if (target[chip] == target[any] && chip != any && value[chip, "units..lanes"] == value[any, "units..lanes"]) {
				least("dispatchers", dispatchers(any) <= dispatchers(chip))
				least("units", value[any, "units..compute-units"] / dispatchers(any) <= value[chip, "units..compute-units"] / dispatchers(chip))
				least("clock", value[any, "clock..mhz"] + 0 <= value[chip, "clock..mhz"] + 0)
				least("queued", value[any, "launch..queued"] + 0 >= value[chip, "launch..queued"] + 0)
				least("cold", value[any, "launch..cold"] + 0 >= value[chip, "launch..cold"] + 0)
				least("delay", time(any, "delay") >= time(chip, "delay"))
				least("interval", time(any, "interval") >= time(chip, "interval"))
				least("wave-interval", time(any, "wave-interval") >= time(chip, "wave-interval"))
				least("service", service(any) >= service(chip))
				least("whole lines", whole(any) >= whole(chip))
				least("latency", value[any, "memory..latency"] + 0 >= value[chip, "memory..latency"] + 0)
				least("argument-latency", arguments(any) >= arguments(chip))
				least("atomic-service", number(of(any, "memory..atomic-service", 0)) >= number(of(chip, "memory..atomic-service", 0)))
				for (k in keys)
					if (k ~ /^scalar-cache/) least("scalar caches", !((any, k) in value))
					else if (k !~ /^(clock|launch|dispatch)\./ && k !~ /^memory..(service|uneven|uneven-whole|latency|argument-latency|atomic-service)$/ && k != "units..compute-units")
						least(k, of(any, k, "none") == of(chip, k, "none"))
			}
		print n + 0 > "/dev/stderr"
	}' "$T/values" >"$T/worse" 2>"$T/compared"
check "machines called -any are no better than their chips: $(cat "$T/worse")" sh -c "! grep . '$T/worse' && [ $(cat "$T/compared") -gt 1000 ]"

# nor are their bounds, here of one kernel that fits on the device and one that does not
for target in gfx803 gfx942; do
	for grid in 256 1048576; do
		bounds=
		for m in $(sed -n "s/ is at-most $target\$//p" "$T/values"); do
			kernel $target load 3 >"$T/measured.s"
			"$W" analyze "$T/measured.s" -m $m --grid $grid --workgroup 64 --exact off --format json >"$T/report.json"
			bounds="$bounds $m $(value cold_cycles "$T/report.json")"
		done
		check "$target-any, $grid: $bounds" sh -c "echo $bounds | tr ' ' '\n' | paste - - | awk '\$1 ~ /-any/ { any = \$2 } \$2 > most { most = \$2 } END { exit !(any >= most && any) }'"
	done
done
# what each value rests on
shown() { "$W" machine show "$1" --format text 2>&1 | grep -q "$2"; }
check "a measured value" shown mi210 '^memory latency  *2100  measured  *mi210: MI210 at 1.7 GHz: mt4g'
check "a documented one beside it" shown mi210 '^memory line-bytes  *128  documented  mi210: '
check "an assumed one beside it" shown mi210 '^memory argument-latency  *10000  assumed  *mi210: kernel arguments answer'
check "a source that is none" shown mi210 '^class image issue  *64  assumed  *cdna2: none: one lane a cycle'
check "a value of the base" shown mi210 '^class salu issue  *4  measured  *cdna2: CLRX'
"$W" machine show polaris12 | sed 's/documented="mhz"/documented="ghz"/' >"$T/wrong.xml"
check "a value that is not there" shown "$T/wrong.xml" "<clock> has no value 'ghz'"
finish
