#!/bin/sh
# test/sh/calibrate.sh -- the calibration kit: LLVM assembles it for every target, the simulator runs it to its end, and a
# newcomer goes from there to a description of the chip and a check of it; measurements that are malformed are refused.
#
# Usage: calibrate.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"

# Their texts as one, with one note about all kernels.
joined='/^\t\.amdgpu_metadata/ { inside = 1 } !inside { print } /^\.\.\./ { kernels = 0 } kernels { note = note $0 "\n" }
	/^amdhsa.kernels:/ { kernels = 1 } /\.end_amdgpu_metadata/ { inside = 0 }
	END { printf "\t.amdgpu_metadata\n---\namdhsa.version:\n  - 1\n  - 1\namdhsa.kernels:\n%s...\n\t.end_amdgpu_metadata\n", note }'
# assembled MACHINE TARGET: all kernels of the kit
assembled() {
	rm -rf "$T/kit"
	"$W" calibrate -m "$1" --target "$2" -o "$T/kit" -q || return 1
	lanes=
	case $1 in *wave64) lanes=-mattr=-wavefrontsize32,+wavefrontsize64 ;; esac
	awk "$joined" "$T"/kit/*.s | llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu="$2" $lanes -filetype=obj -o "$T/object" || return 1
	[ "$(llvm-readelf-19 --notes "$T/object" | grep -c '^ *.symbol: .*\.kd')" -gt 80 ]
}
for pair in gfx803:polaris12 gfx900:vega10 gfx902:raven3 gfx904:vega12 gfx906:vega20 gfx908:mi100 gfx909:raven gfx90a:mi210 gfx90c:renoir6 \
	gfx940:cdna3 gfx942:mi300x gfx1010:gfx1010-any gfx1011:gfx1011-any gfx1012:gfx1012-any-wave64 gfx1030:navi21 gfx1030:navi21-wave64 \
	gfx1031:navi22 gfx1032:navi23-14 gfx1033:van-gogh gfx1034:navi24 gfx1035:rembrandt gfx1036:raphael gfx1100:navi31 gfx1100:navi31-wave64 \
	gfx1101:navi32 gfx1102:navi33 gfx1103:phoenix gfx1150:strix-point gfx1151:strix-halo gfx1152:krackan gfx1200:navi44 \
	gfx1201:navi48-wave64; do
	case $pair in
	*gfx803:* | *gfx942:* | *gfx1100:navi31 | gfx1201:*) ;;	# one of each form at least
	*) drawn || continue ;;
	esac
	check "LLVM assembles the kit for $pair" assembled ${pair#*:} ${pair%:*}
done
expect "a target that the machine does not have" 2 "does not execute gfx1100" "$W" calibrate -m vega10 --target gfx1100 -o "$T/no"
expect "no folder" 2 "calibrate takes -m" "$W" calibrate -m vega10
expect "no machine of that kind" 2 "no kernels of the kit" "$W" calibrate -m mini-simt --target gfx900 -o "$T/no"
expect "help promises no machine that is not taken" 2 "there is no machine 'any'" "$W" calibrate -m any -o "$T/no"

# A newcomer's path, with the simulator as the chip: a small vega10 whose loads take longer.
export WAVEBOUND="$W"
expect "the example goes the whole way" 0 "took [0-9]* cycles; bounded by" examples/calibration/circle "$T/circle"
cd "$T/circle/kit" || exit 1
check "every case has its two rows" test $(wc -l <results.csv) -eq $((2 * $(wc -l <cases.csv) - 1))
expect "a description that is too fast is found" 1 "'chase_1' took .* and its bound is" "$W" machine check ../near.xml --against results.csv
expect "by JSON, too" 1 '"below": [1-9]' "$W" machine check ../near.xml --against results.csv --format json
expect "the chip itself is not" 0 "^0 of 2[0-9]* bounds are below" "$W" machine check ../chip.xml --against results.csv
expect "fit finds the latency" 0 "memory latency  *2100  *2[789][0-9][0-9]  calibration: .*chase" "$W" machine fit results.csv --base ../near.xml --margin 0 -o ../mine.xml
expect "its own check passes" 0 "^0 of" "$W" machine check ../mine.xml --against results.csv
check "what was not seen is listed" sh -c "'$W' machine fit results.csv --base ../near.xml -o ../more.xml | grep -q '^not seen, as in the base: .*call issue.*image issue'"
check "the margin is in the value" sh -c "'$W' machine show ../more.xml --format text | grep '^memory latency  *3[34][0-9][0-9]  *measured .*margin 20 %'"
check "the description bounds a kernel" "$W" analyze "$R/examples/vector_add/vector_add.gfx900.s" -m ../mine.xml --grid 4096 --workgroup 256
expect "other rows are no part of the kit" 2 "'nosuch_1' is no kernel of the kit" sh -c "sed 's/^nop_1,/nosuch_1,/' results.csv >other.csv; '$W' machine fit other.csv --base ../near.xml"
expect "fit without rows of some kernels" 0 "not seen.*memory latency" sh -c "grep -v chase results.csv >few.csv; '$W' machine fit few.csv --base ../near.xml -o ../few.xml"
values() { "$W" machine fit "$1" --base ../near.xml --margin 0 -o ../part.xml; }
grep -E '^(kernel|valu_1),' results.csv >one.csv
expect "one number of repetitions shows no value" 0 "not seen.*[ ,]valu issue" values one.csv
grep -E '^(kernel|valu_1|valu_8192),' results.csv >two.csv
expect "two of them do, without the launch" 0 "^valu issue  *[0-9]*  *[4-5]  calibration: valu_8192" values two.csv
awk -F, -v OFS=, '/^empty_1,/ && $5 == "cold" { $7 = $8 = $9 = ""; $10 = 900000000 } 1' results.csv >slow.csv
expect "a first launch of a second" 2 "slow.csv:3:1: error: the launch of 'empty_1' took 1509[0-9]* cycles: descriptions say at most" values slow.csv
disturbed() { awk -F, -v OFS=, -v OFMT=%.3f -v k="$1" -v from=$2 '$1 == k && $5 == "queued" { for (n = from; n <= 10; n++) if ($n != "") $n = sprintf("%.3f", $n * 50) } 1' results.csv >disturbed.csv; }
disturbed valu_8192 10
expect "one time far above the others of its kernel is named" 0 "disturbed.csv:.*: warning: 'valu_8192' took [0-9]* cycles, and most of its launches.*\[measured-outlier]" values disturbed.csv
disturbed sleep_1 7
expect "so is a row that is far above all else" 0 "'sleep_1' took [0-9]* cycles, and what else was found" values disturbed.csv
expect "which takes nothing off a value" 0 "^sleep-unit delay  *64  *6[4-9] " values disturbed.csv

# The host program: what HIP has beyond C++ is not needed but for one template of its header.
hip() { g++ -Wall -Wextra -include hip.h -I. -x c++ -D__HIP_PLATFORM_AMD__ calibrate.hip -lamdhip64 -o calibrate; }
printf '#include <hip/hip_runtime.h>\ntemplate <int n, class... T> void pArgs(T &&...);\n' >hip.h
check "the host program is compiled and linked" hip
check "it says that there is no device" sh -c './calibrate 1677 2>&1 | grep -q "^no device: HIP finds no GPU"'

# Times of one's own kernels.
cd "$R" || exit 1
k=examples/vector_add/vector_add.gfx900
trace() { printf '"Kind","Kernel_Name","Start_Timestamp","End_Timestamp","Workgroup_Size_X","Workgroup_Size_Y","Workgroup_Size_Z","Grid_Size_X","Grid_Size_Y","Grid_Size_Z"\n'; }
row() { printf '"KERNEL_DISPATCH","%s",%s,%s,256,1,1,4096,1,1\n' "$1" $2 $3; }
against() { "$W" machine check vega10 --against "$T/own.csv" "$@"; }
{ trace; row vector_add.kd 2000 3000; row vector_add.kd 500 9000; printf '"MEMORY_COPY",x\n' | sed 's/$/,1,2,1,1,1,1,1,1/'; } >"$T/own.csv"
expect "a kernel trace: the first launch is cold" 0 "cold  vector_add.kd" against $k.hsaco
expect "and the other one not" 0 "1677 .*queued  vector_add.kd" against $k.hsaco
{ trace; row vector_add 1700000000000000000 1700000000100000000; } >"$T/own.csv"
expect "a time above the bound" 1 "'vector_add' took 167700000 cycles" against $k.s
expect "a kernel that nobody knows" 2 "no file on the command line has a kernel 'vector_add'" against examples/spmv/spmv.gfx900.s
expect "no code at all" 2 "kernel 'vector_add' is unknown" against
{ trace; row __amd_rocclr_fillBufferAligned 1 90000; row vector_add 1 2; row mine 1 2; } >"$T/own.csv"
expect "a kernel of two whose code is not here" 2 "own.csv:4:19: error: no file on the command line has a kernel 'mine'" against $k.s
expect "-k leaves it out, and says so" 0 "^left out: __amd_rocclr_fillBufferAligned, mine$" against $k.s -k vector_add
{ trace; row __amd_rocclr_fillBufferAligned 1 90000; row vector_add 1 2; row __amd_rocclr_fillBufferAligned 7 9; } >"$T/own.csv"
expect "kernels of the runtime are left out" 0 "^left out: __amd_rocclr_fillBufferAligned$" against $k.s
expect "in JSON, too" 0 '"left_out": \["__amd_rocclr_fillBufferAligned"\]' against $k.s --format json
{ trace; row __amd_rocclr_fillBufferAligned 1 90000; } >"$T/own.csv"
expect "there must be another one" 2 "own.csv:2:19: error: no row is about a kernel to look at" against $k.s
{ trace; row 'void lib::walk<int>(int*)' 1 2; } >"$T/own.csv"
sed 's/vector_add/_ZN3lib4walkIiEEvPi/g' $k.s >"$T/walk.s"
expect "a name as C++ shows it" 0 "^0 of 1 bounds" against "$T/walk.s"
expect "of two files" 2 "may be _ZN3lib4walkIiEEvPi of .* or" against "$T/walk.s" "$T/walk.s"
{ trace; row vector_add 1 2; } | sed 's/$/\r/; 1s/^/\xef\xbb\xbf/' >"$T/own.csv"
expect "a byte order mark, and carriage returns" 0 "^0 of 1 bounds" against $k.s
expect "a machine without a clock" 2 "has no clock" "$W" machine check vega --against "$T/own.csv" $k.s
sed 's/s_endpgm/s_setpc_b64 s[2:3]/' $k.s >"$T/jump.s"
expect "a kernel without a bound" 3 "'vector_add' has no bound" against "$T/jump.s"
sed 's/vector_add/spmv/' "$T/own.csv" >"$T/m.csv"
expect "one with facts and a launch" 0 "^0 of 1" "$W" machine check vega10 --against "$T/m.csv" examples/spmv/spmv.gfx900.s --launch examples/spmv/launch.xml --facts examples/spmv/facts.ffx

# A thread trace: times of blocks, as often as they were seen.
mkdir "$T/trace"
cat >"$T/trace/code.json" <<'END'
{"version": "3.0.0", "code": [["; vector_add.kd", 0, 0, "", 1, 0, 0, 0, 0, 0],
["s_load_dword s2, s[4:5], 0x4", 0, 1, "a.cl:5", 1, 6144, 2, 8, 0, 0],
["s_cbranch_execz 25", 0, 2, "a.cl:7", 1, 6208, 2, 8, 0, 0],
["s_load_dwordx4 s[0:3], s[6:7], 0x0", 0, 3, "a.cl:8", 1, 6212, 1, 8, 0, 0],
["s_endpgm", 0, 4, "a.cl:9", 1, 6312, 2, 8, 0, 0]]}
END
wave() { printf '{"name": "w", "wave": {"cu": 1, "begin": 0, "end": %s, "instructions": [%s]}}\n' "$2" "$3" >"$T/trace/se0_sm0_sl0_wv$1.json"; }
traced() { "$W" analyze $k.hsaco --grid 256 --workgroup 256 --block-times "$T/trace" --verbose "$@"; }
expect "a trace without waves" 2 "the thread trace has no wave" traced
wave 0 5000 '[100,1,0,4,1], [900,1,0,4,2], [1000,1,0,4,3], [4000,1,0,4,4]'
expect "one wave" 0 "executions seen: b0 1 b1 1 b2 1" traced
wave 0 5000 '[100,1,0,4,1], [900,1,0,4,2], [1300,1,0,4,4]'
expect "a block that was never seen" 0 "seen: b0 1 b2 1; never: b1" traced
expect "the bound is no safe one" 0 '"name": "hybrid", "cycles": [0-9]*, "safe": false' traced --format json
check "a report of it" traced --format json -o "$T/traced.json"
expect "says what was seen, as an assumption" 0 'seen: b0 1 b2 1; never: b1; ' sh -c "tr -d '\n' <'$T/traced.json' | sed 's/\", \"/; /g'"
expect "and is audited" 0 "every value of the report is" "$W" audit "$T/traced.json"
wave 1 5000 '[100,1,0,4,1], [900,1,0,4,2], [1300,1,0,4,4]'
expect "which finds another trace" 1 'seen: b0 2 b2 2; never: b1' "$W" audit "$T/traced.json"
rm "$T/trace/se0_sm0_sl0_wv1.json"
wave 0 5000 '[100,1,0,4,1], [90,1,0,4,2]'
expect "time that goes back" 2 "se0_sm0_sl0_wv0.json:1: error: an instruction is" traced
wave 0 5000 '{"a": 1}, 7, [1]'
expect "no instructions" 2 "an instruction is" traced
wave 0 5000 '[100,1,0,4,99999999]'
expect "lines that there are not" 2 "no block of a kernel" traced
echo '{"code": 7}' >"$T/trace/code.json"
expect "no code" 2 "no 'code' of a thread trace" traced
echo '{"code": [' >"$T/trace/code.json"
expect "no JSON" 2 "code.json" traced

# Whatever is malformed is said where.
head='kernel,launch,repetitions,min,mean,p95,max,clock-mhz'
bad() {	# WHAT PLACE WORDS TEXT
	printf '%b' "$4" >"$T/bad.csv"
	expect "$1" 2 "bad.csv:$2: error: $3" "$W" machine check vega10 --against "$T/bad.csv"
}
bad "an empty file" 1:1 "the file is empty" ''
bad "no rows" 1:1 "there is no row" "$head\n"
bad "no column" 1:1 "there is no column 'max'" 'kernel,launch,clock-mhz\nnop_1,cold,1\n'
bad "two columns" 1:15 "a second column of this name" 'kernel,launch,kernel\n'
bad "no number" 2:22 "max is a time in nanoseconds, as 1234.5, not '12x'" "$head\nnop_1,queued,1,1,1,1,12x,1000\n"
bad "a negative number" 2:16 "min is a time" "$head\nnop_1,queued,1,-1,1,1,2,1000\n"
bad "a number that is too long" 2:22 "max is a time" "$head\nnop_1,queued,1,1,1,1,99999999999999999999,1000\n"
bad "min above max" 2:16 "min is not above max" "$head\nnop_1,queued,1,9,1,1,2,1000\n"
bad "no launch" 2:7 "launch is none, queued or cold, not 'warm'" "$head\nnop_1,warm,1,1,1,1,2,1000\n"
bad "no clock" 2:24 "clock-mhz is a number of MHz" "$head\nnop_1,queued,1,1,1,1,2,0\n"
bad "no repetitions" 2:14 "repetitions is a whole number" "$head\nnop_1,queued,0,1,1,1,2,1000\n"
bad "no kernel" 2:1 "a row names its kernel" "$head\n,queued,1,1,1,1,2,1000\n"
bad "too few fields" 2:7 "the row has 2 fields, and there are 8" "$head\nnop_1,queued\n"
bad "an open quote" 2:1 "the quote does not end" "$head\n\"nop_1,queued\n"
bad "text behind a quote" 2:8 "behind a field in quotes" "$head\n\"nop_1\"x,queued\n"
bad "a quote inside" 2:4 "a quote inside a field" "$head\nnop\"_1,queued\n"
bad "a zero byte" 2:1 "there is a zero byte" "$head\nnop\0000_1,queued,1,1,1,1,2,1000\n"
bad "an unknown kernel" 2:1 "kernel 'what_1' is unknown" "$head\nwhat_1,queued,1,1,1,1,2,1000\n"
bad "repetitions that the kit does not have" 2:1 "kernel 'nop_99999999' is unknown" "$head\nnop_99999999,queued,1,1,1,1,2,1000\n"
{ echo "$head"; head -c 70000 /dev/zero | tr '\0' x; } >"$T/bad.csv"
expect "a line that is too long" 2 "bad.csv:2: error: the line has more than" "$W" machine check vega10 --against "$T/bad.csv"
printf '# nothing\n\n%s\n"nop_1" , "queued",,,,, 1 ,1000.5\n' "$head" >"$T/good.csv"
expect "quotes, blanks, comments, empty fields" 0 "queued  nop_1" "$W" machine check vega10 --against "$T/good.csv"
fit() {	# WHAT PLACE WORDS TEXT
	printf '%b' "$4" >"$T/bad.csv"
	expect "$1" 2 "bad.csv:$2: error: $3" "$W" machine fit "$T/bad.csv" --base vega10 -o "$T/bad.xml"
}
fit "two clocks" 3:1 "the clock is another one" "$head\nnop_1,queued,1,1,1,1,9,1000\nnop_2,queued,1,1,1,1,9,1200\n"
fit "no time at all" 2:1 "a launch that takes no time" "$head\nnop_1,queued,1,0,0,0,0,1000\n"
finish
