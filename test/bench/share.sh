#!/bin/bash
# test/bench/share.sh -- how fast wavebound share is. Tables and figures of the dissertation: test/share/tables.py.
set -u
cd "$(dirname "$0")/../.." || exit 1
share=${B:-build}/wavebound
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

{ echo '<system horizon="10s"><device name="radeon-vii"/><kernel name="K" blocks="2048" threads="256" time="1ms"/>'; for t in $(seq 64); do [ $((t % 8)) = 1 ] && echo '<process>'
	printf '<task name="t%s" jobs="8" deadline="9s"><stream name="s"/><launch kernel="K" stream="s"/></task>\n' "$t"; [ $((t % 8)) = 0 ] && echo '</process>'; done; echo '</system>'; } >"$work/s.xml"
start=$(date +%s%N)
"$share" share "$work/s.xml" >/dev/null 2>&1
echo "64 tasks, 1,048,576 blocks: $((($(date +%s%N) - start) / 1000000)) ms"
start=$(date +%s%N)
"$share" share examples/share/2-partitions.xml --advise >/dev/null 2>&1
echo "advice on masks of the Radeon VII: $((($(date +%s%N) - start) / 1000000)) ms"
