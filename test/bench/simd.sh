#!/bin/bash
# test/bench/simd.sh -- Sim-D: processor time of all example kernels in both modes, how far bounds lie above executions,
# and what iterations cost.
set -e
W=${B:-build}/wavebound
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

launch() {	# of kernel $1
	case $1 in
	phase_magnitude | spmv | fft | reduce) echo --grid 2048 --workgroup 1024 ;;
	max_pool | half_sample) echo --grid 64,32 ;;
	*) echo --grid 64,64 ;;
	esac
}
number() { sed -n "s/.*\"$1\": \([0-9]*\).*/\1/p" | head -n 1; }

analyze_all() {
	for f in examples/sim_d/*.sas; do
		for mode in published safe; do
			"$W" analyze "$f" $(launch "$(basename "$f" .sas)") --mode $mode --format json -o "$tmp/$(basename "$f").$mode"
		done
	done
}
TIMEFORMAT="$(ls examples/sim_d/*.sas | wc -l) kernels in both modes: %U s"
{ time analyze_all 2>/dev/null; } 2>&1
printf '%-16s %10s %10s %10s %10s\n' kernel published safe executed over
for f in examples/sim_d/*.sas; do
	name=$(basename "$f" .sas)
	bound=$(number access_cycles <"$tmp/$name.sas.safe")
	run=$("$W" simulate "$f" $(launch "$name") --format json | number cycles)
	printf '%-16s %10d %10d %10d %8d %%\n' "$name" "$(number access_cycles <"$tmp/$name.sas.published")" "$bound" "$run" $(((bound - run) * 100 / run))
done
for n in 10 10000000; do
	sed "s/smov s0, 100/smov s0, $n/" test/simd/loops.sas >"$tmp/loops.sas"
	start=$(date +%s%N)
	for k in 1 2 3 4 5 6 7 8 9 10; do "$W" analyze "$tmp/loops.sas" --grid 64,32 -o "$tmp/out"; done
	echo "$n iterations: $((($(date +%s%N) - start) / 10000000)) ms"
done
