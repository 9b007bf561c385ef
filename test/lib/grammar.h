/* test/lib/grammar.h -- random texts from a grammar: the generator of random kernels.
 *
 *	static const char *const rules[] = {
 *		"add: v_add_$[i|u]32 v$reg, $(1,64), v$reg1; v_mov_b32 v0, v$reg1",
 *		"add 3 wide <2: ...",
 *		"If: s_cbranch_scc0 .L$l; $>add; .L$l:",
 *	};
 *	struct grammar *g = grammar_new(arena, &rng, rules, WB_COUNT(rules), hook, user);
 *	grammar_set(g, "wide", 1);
 *	grammar_expand(g, "$*(2,5)If");
 *
 * A rule is "NAME CONDITIONS: TEXT"; those of one name stand together, its alternatives. A condition is a number, its
 * weight; *VARIABLE, a factor of the weight; VARIABLE, which must not be 0; !VARIABLE, which must be; <N and >N, by
 * the depth. What is drawn of the TEXT:
 *
 *	$NAME ${NAME}	the rule, or the number of the variable, or what the hook writes
 *	$NAME1		the same text each time in this construct: NAME and any number; $!NAME1 does not write it
 *	$l $l1		a label's number, of this construct
 *	$>NAME		one deeper, $>> two		$*(3,5)NAME	3 to 5 of them, "; " between
 *	$^NAME		the construct begins with the variables of this one, its label apart
 *	$[A|B|C]	one of them			$30[A|B]	A in 30 of 100 cases, else B, or nothing
 *	$x[A|B]		A if variable x is not 0	$x:30[A|B]	x is drawn first, unless there is one
 *	$x=3[A|B]	A if it is 3
 *	$(E) $(E,F)	a number, or one between	$(E,F,4)	a multiple of 4 between
 *	$x:(E,F)	x is such a number: nothing is written	$0x(E)	in hexadecimal, 32 bits
 *	$NAME(E)	what the hook writes for that number
 *	$s+30 $v+4	registers 30 and 4 behind the depth	$d+30 $w+4	behind twice the depth
 *	$p+30 $q+4	pairs of these
 *
 * E is made of numbers, variables, "depth", "any" (32 random bits), + - * / & << >> < and (). A rule whose name begins
 * with a capital letter is a construct: variables, labels and what $NAME1 was are its own. Other rules share those of
 * whom they are used by. grammar_set makes variables that all see.
 */
#ifndef WAVEBOUND_TEST_GRAMMAR_H
#define WAVEBOUND_TEST_GRAMMAR_H

#include "rng.h"
#include "wavebound/base.h"

struct grammar;
/** grammar_hook - writes with grammar_put what @name is, a variable with argument @value or 0; false: it is unknown. */
typedef bool grammar_hook(struct grammar *g, void *user, const char *name, int64_t value);

struct grammar *grammar_new(struct wb_arena *a, struct rng *r, const char *const *rule, size_t n, grammar_hook *hook,
	void *user);
/** grammar_set - a variable that all constructs see; grammar_let - one of this construct; grammar_get - either, 0 if
 * there is none. */
void grammar_set(struct grammar *g, const char *name, int64_t value);
void grammar_let(struct grammar *g, const char *name, int64_t value);
int64_t grammar_get(const struct grammar *g, const char *name);
/** grammar_remember - what @key, a name with a number, is in this construct. */
void grammar_remember(struct grammar *g, const char *key, const char *text);
/** grammar_expand - @text becomes a part of the text; grammar_put - as printf has it. */
void grammar_expand(struct grammar *g, const char *text);
void grammar_put(struct grammar *g, const char *fmt, ...) WB_PRINTF(2, 3);
/** grammar_take - all that has been written since the last call. */
const char *grammar_take(struct grammar *g);

#endif
