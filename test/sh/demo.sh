#!/bin/sh
# test/sh/demo.sh -- make demo: what it installs, ten lines of progress at most, a report, and three files to look at.
#
# The compiler is a stand-in: whatever it writes runs the program that was built, but for a program of the build, which
# does nothing. With a compiler that fails, what it said is shown.
#
# Usage: demo.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
cat >"$T/cc" <<'EOF'
#!/bin/sh
for word in "$@"; do
	[ "$out" != -o ] || file=$word
	out=$word
done
case $file in
'') exit ;;
*.o) : >"$file"; exit ;;
*/embed) echo '#!/bin/sh' ;;
*) printf '#!/bin/sh\nexec %s "$@"\n' "$W" ;;
esac >"$file" && chmod +x "$file"
EOF
chmod +x "$T/cc"
export W
unset MAKEFLAGS
demo() { make demo B="$T/b" CC="$1" CXX="$1" >"$T/out" 2>&1; }

check "make demo" demo "$T/cc"
check "what it installs" sh -c "head -n 1 '$T/out' | grep -q '^nothing to install\|^installs with apt-get: [a-z]'"
check "some lines of progress, not more than ten" sh -c "n=\$(grep -c '^built: [1-9]0 %\$' '$T/out'); [ \$n -ge 8 ] && [ \$n -le 10 ]"
check "the report" sh -c "'$W' analyze examples/matrix_multiply/matrix_multiply.gfx900.hsaco -l examples/matrix_multiply/launch.xml >'$T/report' && grep -cxFf '$T/report' '$T/out' | grep -qx \"\$(wc -l <'$T/report')\""
check "and nothing else before the end" [ "$(sed '/^input/,$d' "$T/out" | grep -vc '^built: ')" -eq 2 ]
check "three files to look at, at the end" sh -c "tail -n 4 '$T/out' | head -n 1 | grep -qx 'Three files to look at:' && tail -n 3 '$T/out' | awk '{ print \$1 }' | xargs ls"
check "a page" grep -q '<h1>wavebound: ' "$T/b/demo.html"
check "a graph with its path" grep -q '^<svg' "$T/b/demo.svg"
rm -r "$T/b"
printf '#!/bin/sh\necho no such compiler >&2\nexit 1\n' >"$T/cc"
check "a build that fails fails" sh -c "! make demo B='$T/b' CC='$T/cc' CXX='$T/cc' >'$T/out' 2>&1"
check "and says why" grep -q 'no such compiler' "$T/out"
finish
