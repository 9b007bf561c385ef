#!/bin/sh
# simulate.sh MACHINE.xml [SEED...] -- runs the kit on wavebound's simulator as if that were the chip: adds rows to
# results.csv. A seed draws each time from 0 to that of the machine, whose times are upper limits; without seeds one run
# takes all times in full. WAVEBOUND names the program, CASES a pattern of the kernels to run.
set -eu
machine=$1
shift
w=${WAVEBOUND:-wavebound}
value() { "$w" machine show "$machine" --format json | sed -n "s/.*\"element\": \"$1\", \"name\": \"$2\", \"value\": \"\([0-9]*\)\".*/\1/p"; }
mhz=$(value clock mhz)
queued=$(value launch queued)
cold=$(value launch cold)
[ -s results.csv ] || echo 'kernel,target,grid,workgroup,launch,repetitions,min,mean,p95,max,clock-mhz' >results.csv
times=$(mktemp)
trap 'rm -f "$times"' EXIT
tail -n +2 cases.csv | while IFS=, read -r file kernel items groups bytes fill; do
	case $kernel in ${CASES:-*}) ;; *) continue ;; esac
	grid=$((items * groups))
	: >"$times"
	for seed in ${*:-none}; do
		jitter="--jitter $seed"
		[ "$seed" = none ] && jitter=
		# shellcheck disable=SC2086
		"$w" simulate "${file%.hsaco}.s" -k "$kernel" -m "$machine" --grid $grid --workgroup $items \
			--buffer "buffer=zero:$bytes" $jitter --format json |
			sed -n 's/.*"cycles": \([0-9][0-9]*\).*/\1/p' | head -n 1 >>"$times"
	done
	for launch in "queued ${queued:-0}" "cold ${cold:-0}"; do
		awk -v row="$kernel,@TARGET@,$grid,$items,${launch% *}" -v more="${launch#* }" -v mhz="${mhz:-1000}" '
			{ t = ($1 + more) * 1000 / mhz; sum += t; if (NR == 1 || t < min) min = t; if (t > max) max = t }
			function ps(t) { return int(t * 1000) / 1000 }	# rounded down: what it is in cycles is rounded up
			END { printf "%s,%d,%.3f,%.3f,,%.3f,%s\n", row, NR, ps(min), ps(sum / NR), ps(max), mhz }' "$times"
	done
done >>results.csv
