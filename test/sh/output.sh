#!/bin/sh
# test/sh/output.sh -- what becomes of a file that a result is written to: all of the result, or what was there.
#
# A limit on the size of files stands for a full disk, and a stopped pipe for one that is slow. Links, permissions, pipes
# and standard output stay what they were.
#
# Usage: output.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
V=$R/examples/vector_add/vector_add.gfx900.s
cd "$T" || exit 1
report() { "$W" analyze "$V" --grid 4096 --workgroup 64 "$@"; }
report --format json -o whole.json
check "written" grep -q '"kernel_cycles"' whole.json
[ "$(ls -A | grep -c whole)" = 1 ]
judge $? "nothing else is left"

# every output, over a file that is there
echo "old" >old
limited() { (ulimit -f 1; "$@"); }
for option in "-o old --format json" "-o old --format html" "--certificate old"; do
	cp old f
	expect "too little room: $option" 2 'File too large' limited "$W" analyze "$V" --grid 4096 --workgroup 64 -q ${option% old*} f ${option#*old}
	check "the old file is there: $option" cmp old f
done
cp old f
expect "too little room: a baseline of findings" 2 '' limited "$W" deadlock "$R"/test/deadlock/s/*.s --rule all --write-baseline f -q
check "the old one is there" cmp old f
expect "too little room: a trace" 2 'File too large' limited "$W" simulate "$V" -l "$R/examples/vector_add/launch.xml" --trace f -q
check "the old one is there, too" cmp old f
cp old f
expect "too little room: in place" 2 'File too large' limited sh -c "'$W' analyze '$V' --grid 4096 --workgroup 64 --format html -o f >>f"
check "the old one is there: in place" cmp old f
head -c 100000 "$W" >f
expect "a longer file, in place" 0 '' sh -c "'$W' analyze '$V' --grid 4096 --workgroup 64 --format json -o f >>f"
check "nothing of it is left" cmp f whole.json
ln -s new led && cp old new
expect "too little room, by a link" 2 'File too large' limited "$W" analyze "$V" --grid 4096 --workgroup 64 --format json -o led
check "the old one is there: by a link" cmp old new
rm -f new
expect "too little room, by a link to nothing" 2 'File too large' limited "$W" analyze "$V" --grid 4096 --workgroup 64 --format json -o led
check "none is made: by a link to nothing" sh -c "! [ -e new ] && [ -L led ]"
expect "too little room: a kit" 2 'File too large' limited "$W" calibrate -m vega -o kit
check "no part of it is there" sh -c "! [ -e kit ]"
mkdir kit && echo mine >kit/README
expect "too little room: a kit, in a folder" 2 'File too large' limited "$W" calibrate -m vega -o kit
check "the folder has what it had" sh -c '[ "$(ls -A kit)" = README ] && [ "$(cat kit/README)" = mine ]'
expect "no name" 2 "the value of '-o' is empty" report -o ""
expect "no name of an input" 2 "argument 1 is empty" "$W" analyze ""
rm -f f
expect "too little room, and no file" 2 'File too large' limited "$W" analyze "$V" --grid 4096 --workgroup 64 --format json -o f
check "none is made" sh -c "! ls -A | grep '^\.\?f'"
expect "a full device" 2 'No space left' report --format json -o /dev/full
expect "standard output is full" 2 'cannot be written' sh -c "'$W' analyze '$V' >/dev/full"

# stopped while it writes: the new name is there only when all is written
for k in 1 2 3 4 5 6 7 8; do
	cp whole.json f
	report --format json -o f & pid=$!
	sleep 0.0$k
	kill -KILL $pid 2>/dev/null
	wait $pid 2>/dev/null
	cmp -s whole.json f || echo "killed after 0.0$k s: another file" >>killed
done
check "killed at any time: the file is whole" sh -c "! [ -e killed ]"
rm -f .f.*

# what the file is stays
mode() { stat -c %a "$1"; }
cp old f && chmod 640 f
report --format json -o f
judge $([ "$(mode f)" = 640 ] && cmp -s f whole.json; echo $?) "permissions stay"
rm f
(umask 027; report --format json -o f)
judge $([ "$(mode f)" = 640 ]; echo $?) "a new file has those of umask"
mkdir elsewhere && cp old elsewhere/target && ln -s elsewhere/target link
report --format json -o link
judge $([ -L link ] && cmp -s elsewhere/target whole.json; echo $?) "a link leads to the file"
ln -s elsewhere/first dangling && ln -s new elsewhere/first
report --format json -o dangling
judge $([ -L dangling ] && [ -L elsewhere/first ] && cmp -s elsewhere/new whole.json; echo $?) "a link that led nowhere leads to the new file"
mkfifo pipe
cat pipe >out & report --format json -o pipe
wait
judge $([ -p pipe ] && cmp -s out whole.json; echo $?) "a pipe is written to"
report --format json -o /dev/stdout >out
check "so is /dev/stdout" cmp out whole.json
{ echo first; report --format json -o /dev/stdout; echo last; } >out
check "what stands before and behind it in a file stays" sh -c '[ "$(sed -n 1p out)" = first ] && [ "$(tail -n 1 out)" = last ]'
sed '1d;$d' out >middle
check "and it is whole between these" cmp middle whole.json
echo first >out
report --format json -o /dev/stdout >>out
check "it goes on behind what a log has" sh -c '[ "$(sed -n 1p out)" = first ] && [ "$(wc -l <out)" -gt 1 ]'
(echo first; report --format json -o /dev/stdout) | tail -n +2 >out
check "and where it is a pipe" cmp out whole.json
expect "a folder is no file" 2 'Is a directory' report --format json -o elsewhere
expect "a folder that is not there" 2 'No such file' report --format json -o none/f
expect "an input" 2 'would be overwritten' sh -c "cp '$V' in.s; '$W' analyze in.s -o in.s"
check "stays" cmp "$V" in.s
if [ "$(id -u)" != 0 ]; then
	cp old f && chmod 400 f
	expect "a file that must not be written" 2 'Permission denied' report --format json -o f
	check "stays, too" cmp old f
	chmod 600 elsewhere/target && chmod 500 elsewhere
	check "a folder in which no file can be made" report --format json -o elsewhere/target
	chmod 700 elsewhere
fi

# what acts on a terminal or turns the direction of writing, in names: C0, C1, overrides, isolates
acts=$(printf '\001\|\302\233\|\342\200\256\|\342\201\246')
name=$(printf 'a\001b\302\233c\342\200\256d\342\201\246e.s')
cp "$V" "$name"
for f in text json xml html sarif; do
	"$W" analyze "$name" --grid 4096 --workgroup 64 --budget 1 --format $f >out 2>&1
	judge $([ $? = 1 ] && ! LC_ALL=C grep -q "$acts" out; echo $?) "names act on nothing: $f"
done
"$W" analyze none "$name" "$name.none" >out 2>&1
judge $(! LC_ALL=C grep -q "$acts" out; echo $?) "names act on nothing: many, and messages"
"$W" deadlock "$name" --workgroup 64 >out 2>&1; "$W" divergence "$name" >>out 2>&1; "$W" cfg "$name" >>out 2>&1
judge $(! LC_ALL=C grep -q "$acts" out; echo $?) "names act on nothing: deadlock, divergence, cfg"
judge $(printf 'x\303\251y\n' >text; cp "$V" "$(cat text).s"; "$W" analyze "$(cat text).s" | grep -q "$(cat text)"; echo $?) "letters beyond ASCII are shown"
finish
