#!/bin/bash
# test/bench/share.sh -- wavebound share: shapes of a figure and four tables of the dissertation, and how fast it is.
#
# All times are rounds, block times of 1 ms: the model knows queues, dispatch and occupancy. It does not know bandwidth,
# clocks, caches or launch overhead, so only orders and ratios are to be compared, and of those only what dispatch decides:
# that MM256 gets faster next to MM1024 (observation 4.1), the milliseconds, and the gains of unmanaged sharing
# over partitions for small jobs (observation 6.10: overheads of the host) are out of its reach.
set -u
cd "$(dirname "$0")/../.." || exit 1
share=${B:-build}/wavebound
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

# response SYSTEM TASK: simulated response in rounds
response() {
	"$share" share "$1" --format json 2>/dev/null | awk -v name="\"$2\"," '$3 == name { for (k = 1; k <= NF; k++) if ($k == "\"response_ns\":") { printf "%d\n", $(k + 1) / 1000000; exit } }'
}
open() { printf '<system horizon="%s"><device name="radeon-vii"/>\n' "$1"; }
kernel() { printf '<kernel name="%s" blocks="%s" threads="%s" time="1ms" first-wave="%s"/>\n' "$1" "$2" "$3" "${4:-1ms}"; }
# task NAME KERNEL MASK JOBS
task() { printf '<process><task name="%s" jobs="%s"><stream name="s" mask="%s"/><launch kernel="%s" stream="s"/><stream-sync stream="s"/></task></process>\n' "$1" "$4" "$3" "$2"; }

echo "Figure 4.9: rounds of 1,024 blocks of 1,024 threads by CUs of the partition"
printf '  %-16s' CUs; printf '%5s' 1 8 15 16 20 24 30 31 36 40 45 46 50 60; echo
for layout in packed distributed; do
	printf '  %-16s' "SE-$layout"
	for n in 1 8 15 16 20 24 30 31 36 40 45 46 50 60; do
		{ open 10s; kernel MM 1024 1024; task a MM "$layout $n" 1; echo '</system>'; } >"$work/s.xml"
		printf '%5s' "$(response "$work/s.xml" a)"
	done
	echo
done

echo "Table 4.1: rounds of a measured task against a competitor that never pauses (waves end one by one)"
printf '  %-24s%12s%12s%12s%14s\n' '' full even uneven 'even, spread'
for pair in "MM1024 MM1024" "MM1024 MM256" "MM256 MM256" "MM256 MM1024"; do
	set -- $pair
	printf '  %-24s' "$1 (vs. $2)"
	for masks in "all|all" "packed 30|packed 30 from 30" "packed 31|packed 30 from 30" "distributed 30|distributed 30 from 30"; do
		{ open 150ms; kernel MM1024 1024 1024 0.75ms; kernel MM256 4096 256 0.75ms; task a "$1" "${masks%|*}" 1; task b "$2" "${masks#*|}" forever; echo '</system>'; } >"$work/s.xml"
		printf '%12s' "$(response "$work/s.xml" a)"
	done
	echo
done

# jobs NAME LOCK MASK KERNEL COMPUTE: a job of 10 kernels with work of the host between them
job() {
	printf '<process><task name="%s" jobs="8" %s><stream name="s" %s/>' "$1" "$2" "$3"
	for k in 1 2 3 4 5 6 7 8 9 10; do printf '<launch kernel="%s" stream="s" time="%s"/><stream-sync stream="s"/>' "$4" "$5"; done
	printf '</task></process>\n'
}
echo "Table 6.1: longest of four identical tasks, in rounds (10 kernels a job, host work between them)"
printf '  %-28s%8s%8s%8s\n' '' small medium large
while IFS='|' read -r name lock kind; do
	printf '  %-28s' "$name"
	for size in "60 2ms" "240 1ms" "960 0.25ms"; do
		set -- $size
		{ open 10s; kernel K "$1" 512; printf '%s\n' "$lock"; for t in 0 1 2 3; do
			mask=; [ "$kind" = four ] && mask="mask=\"packed 15 from $((15 * t))\""
			use=; [ -n "$lock" ] && use='lock="l"'
			job "t$t" "$use" "$mask" K "$2"
		done; echo '</system>'; } >"$work/s.xml"
		printf '%8s' "$(for t in 0 1 2 3; do response "$work/s.xml" t$t; done | sort -n | tail -n 1)"
	done
	echo
done <<'TABLE'
unmanaged||
exclusive lock|<lock name="l" k="1"/>|
2-exclusion|<lock name="l" k="2"/>|
2-exclusion, partitions|<lock name="l"><slot mask="packed 30"/><slot mask="packed 30 from 30"/></lock>|
four partitions||four
TABLE

echo "Table 6.3: a medium job against three competitors that never pause, in rounds"
printf '  %-16s%8s%8s%8s%8s\n' CUs none small medium large
for n in 15 20 30 60; do
	printf '  %-16s' "$([ $n = 60 ] && echo unpartitioned || echo $n)"
	for size in "0 1ms" "60 2ms" "240 1ms" "3840 0.25ms"; do
		set -- $size
		{ open 100ms; kernel K 240 512; kernel C "$1" 256 0.75ms
		mask="mask=\"distributed $n\"" other="mask=\"distributed $((60 - n)) from $n\""
		[ $n = 60 ] && mask= other=
		job a '' "$mask" K 1ms
		[ "$1" = 0 ] || for t in 1 2 3; do job "c$t" '' "$other" C "$2" | sed 's/jobs="8"/jobs="forever"/'; done
		echo '</system>'; } >"$work/s.xml"
		printf '%8s' "$(response "$work/s.xml" a)"
	done
	echo
done

{ open 10s; kernel K 2048 256; for t in $(seq 64); do [ $((t % 8)) = 1 ] && echo '<process>'
	printf '<task name="t%s" jobs="8" deadline="9s"><stream name="s"/><launch kernel="K" stream="s"/></task>\n' "$t"; [ $((t % 8)) = 0 ] && echo '</process>'; done; echo '</system>'; } >"$work/s.xml"
start=$(date +%s%N)
"$share" share "$work/s.xml" >/dev/null 2>&1
echo "64 tasks, 1,048,576 blocks: $((($(date +%s%N) - start) / 1000000)) ms"
start=$(date +%s%N)
"$share" share examples/share/2-partitions.xml --advise >/dev/null 2>&1
echo "advice on masks of the Radeon VII: $((($(date +%s%N) - start) / 1000000)) ms"
