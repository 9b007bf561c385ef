#!/bin/bash
# test/bench/ablate.sh -- what each rule of the analysis of numbers is worth: bounds without it, and its lines.
#
# Only if asked for: make bench ABLATE=1, or RULES="walk each" bash test/bench/ablate.sh. In a copy of the tree each
# rule below can be switched off when the program starts: its function then gives the answer of a rule that found
# nothing, which is in the fourth column. A row is one rule off:
#
#   lines      of its file
#   refused    kernels that lose their bound; loops that do
#   higher     kernels whose wave bound is higher; median and greatest of new / old
#   gate       files of which the deadlock gate says something else
#   lower      kernels whose wave bound is lower: the answer does not mean "nothing found"
#
# Of the examples and of test/compiled, with a launch and without, by test/bench/table.
set -e
[ -n "${ABLATE:-}${RULES:-}" ] || { echo "(left out: make bench ABLATE=1)"; exit 0; }
cd "$(dirname "$0")/../.."
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

# NAME FILE FUNCTION ANSWER: ANSWER is an expression of C
rules() {
	cat <<-'END'
	grow           trips/grow.c             wb_trips_grow            false
	halve          trips/halve.c            wb_trips_halve           false
	narrow         trips/narrow.c           wb_trips_narrow          false
	shrink         trips/shrink.c           wb_trips_shrink          false
	waterfall      trips/waterfall.c        wb_trips_waterfall       false
	walk           trips/walk.c             wb_trips_walk            false
	tests          trips/exits.c            wb_trips_max_tests       false
	difference     trips/difference.c       wb_trips_max_modulo      high
	each           divergence/each.c        div_each_begin           false
	window         divergence/count.c       div_window_lines         WB_UNKNOWN
	multiples      divergence/multiples.c   div_align                1
	private        divergence/private.c     div_private_lines        WB_UNKNOWN
	whole          divergence/whole.c       div_touches_whole_lines  false
	row            divergence/whole.c       div_is_row               false
	merged         integer/affine.c         wb_affine_merged         false
	choice64       integer/pair.c           wb_pair_choice           false
	words          integer/buffer_words.c   wb_words_range           false
	evaluate       integer/division.c       wb_evaluate              false
	few            integer/few.c            wb_few                   false
	guarded        integer/guards.c         wb_range_guarded         x
	sums_guarded   integer/guards.c         wb_affine_guarded        false
	advance        integer/induction_step.c wb_counter_advance       false
	invariant      integer/invariants.c     wb_invariant_range       wb_range_full(32)
	iteration      integer/iterations.c     wb_iteration_on_at_header false
	field          integer/load_field.c     wb_integers_field        false
	size           integer/load_size.c      wb_integers_loads_size   false
	low            integer/low_bits.c       wb_affine_low            f
	quotient       integer/quotient.c       wb_quotient              false
	edges          integer/points.c         wb_integers_edge_possible true
	relative       integer/relative.c       wb_narrow_relative       false
	truth          integer/truth.c          wb_branch_truth          WB_SOMETIMES
	counters       exclusive/counters.c     exclusive_counter_rows   (*n = 0, NULL)
	cliques        exclusive/cliques.c      exclusive_cliques        (*n = 0, NULL)
	END
}

cp -r Makefile LICENSE README src include ir passes ilp man "$tmp"
mkdir "$tmp/test" && cp -r test/lib "$tmp/test"
cat >"$tmp/include/wavebound/ablate.h" <<'END'
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
static inline bool wb_is_off(const char *rule)
{
	const char *off = getenv("WB_OFF");

	return off && strcmp(off, rule) == 0;
}
END
rules | while read -r name file function answer; do
	f=$tmp/passes/$file
	grep -q '"wavebound/ablate.h"' "$f" || sed -i '0,/^#include/s//#include "wavebound\/ablate.h"\n#include/' "$f"
	# behind the brace that opens its body
	awk -v name="$name" -v fn="$function" -v answer="$answer" '
	{ print }
	index($0, fn "(") == 1 { inside = 1 }
	inside && $0 == "{" { print "	if (wb_is_off(\"" name "\"))\n		return " answer ";"; inside = 0; done = 1 }
	END { if (!done) { print "ablate.sh: no function " fn >"/dev/stderr"; exit 1 } }' "$f" >"$tmp/f.c"
	cp "$tmp/f.c" "$f"
done
make -s -C "$tmp" -j"$(nproc)" CFLAGS="-O2 -Wno-error" build/wavebound >/dev/null

bounds() { test/bench/table -w "$tmp/build/wavebound" examples/*/*.gfx*.s test/compiled/*.s >"$1"; }

bounds "$tmp/all"
printf '%-12s %-25s %5s  %7s %5s %6s %6s %8s %5s %5s\n' rule file lines refused loops higher median greatest gate lower
rules | while read -r name file function answer; do
	[ -z "${RULES:-}" ] || case " $RULES " in *" $name "*) ;; *) continue ;; esac
	WB_OFF=$name bounds "$tmp/off"
	test/bench/table "$tmp/all" "$tmp/off" | awk -F'\t' '
	$4 == "deadlock" && NF > 1 { print "gate"; next }
	$5 == "kernel" && $9 == "-" { print "refused" }
	$5 ~ /^loop/ && $9 == "-" { print "loop" }
	$5 == "wave" && $1 ~ /worse|better/ { print $9 / $6 }' | sort -g >"$tmp/ratios"
	awk -v name="$name" -v file="$file" -v lines="$(wc -l <"passes/$file")" '
	/[a-z]/ { count[$1]++; next }
	$1 < 1 { lower++; next }
	{ r[++n] = $1 }
	END { printf "%-12s %-25s %5d  %7d %5d %6d %6s %8s %5d %5d\n", name, file, lines, count["refused"], count["loop"], n,
		n ? sprintf("%.2f", r[int((n + 1) / 2)]) : "-", n ? sprintf("%.4g", r[n]) : "-", count["gate"], lower }' "$tmp/ratios"
done
