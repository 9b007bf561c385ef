#!/bin/sh
# test/sh/words.sh -- words that readers had to decode, and that have a term of the field now (wavebound-glossary(7)), do
# not come back into sources, messages and manual pages.
#
# Only those that have no plain meaning here; others, as place or round, are a matter of judgement.
set -u
cd "$(dirname "$0")/../.." || exit 1
words='strangers?|deciders|unspill(ed|s)?|unfold|hunts?|hunting|resign(s|ed)?|struct (place|sides|turns?|rounds?|seen|cases?)'
words="$words|whoever|nobody asked|small questions|first asked for|ways meet|given back|gives? back|what becomes of"
words="$words|told apart|(goes|comes?|go) round|each time round|ways round|unsure|(div_)?comes_round|wb_affine_told"
words="$words|add_busy|hunt_others|told_of|told_by|is_told|in_every_round|pws_ways|wb_repair_way|repair_gives_back"
words="$words|lookers?|touched_by_ways|judge_apart|runs_around|wb_said|wb_group_says|wb_(nums_tired|rests_on|lasts|meet|reading)"
words="$words|mend_basis|NOWAY|hush|sees_made|div_(look|near|maker)|goes_around|no_way|brought_by|wb_lane_meet"
words="$words|wb_split_way|simd_way|mend(s|ed)?|wb_simd_mend|gcn_far_branches|wb_loop_worth|[a-z_]+_oddly|excuse[sd]?"
words="$words|struct (beat|box|pace|seat|crowd|passage)|wb_exact_(plan|settle|take_back|paces|streams|sum)|deal_out|work_off"
words="$words|wb_beside|wb_sim_place|wb_facts_place|goes_same_way|goes_alike|says_nothing"
passed=0 failed=0

if grep -rnwE "$words" src include ir passes ilp man README; then failed=1; else passed=1; fi
# It finds one.
if printf 'struct sides {\n' | grep -qwE "$words"; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
echo "$passed passed, $failed failed"
test $failed = 0
