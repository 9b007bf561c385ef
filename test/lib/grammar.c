/* test/lib/grammar.c -- random texts from a grammar, see grammar.h. */
#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "grammar.h"

#define MOST_NAME 24u

struct variable {
	const char *name;
	int64_t value;
	const char *text;		/* what $NAME1 was; NULL: a number */
};
typedef WB_VEC(struct variable) variables;

struct grammar {
	struct wb_arena *arena;
	struct rng *r;
	const char *const *rule;
	size_t nrule;
	grammar_hook *hook;
	void *user;
	struct wb_out o;
	size_t taken;
	variables all, *here;		/* here: of the construct */
	uint32_t depth, label;
	bool copies;			/* the next construct begins with the variables of this one */
};

static void expand(struct grammar *g, const char *text, const char *end);

/* A part of a text that cannot be read is a mistake in the test. */
static void
mistake(const char *what, const char *at)
{
	fprintf(stderr, "grammar: %s: %.60s\n", what, at);
	abort();
}

/* ---- variables ------------------------------------------------------------------------------- */
static struct variable *
find(const variables *v, const char *name)
{
	for (uint32_t k = 0; k < v->n; k++)
		if (*v->at[k].name == *name && strcmp(v->at[k].name, name) == 0)
			return &v->at[k];
	return NULL;
}

static struct variable *
add(struct grammar *g, variables *to, const char *name)
{
	struct variable *v = find(to, name);

	if (v)
		return v;
	WB_PUSH(g->arena, to, ((struct variable){ .name = wb_strdup(g->arena, name) }));
	return &to->at[to->n - 1];
}

static const struct variable *
known(const struct grammar *g, const char *name)
{
	const struct variable *v = find(g->here, name);

	return v ? v : find(&g->all, name);
}

void
grammar_set(struct grammar *g, const char *name, int64_t value)
{
	add(g, &g->all, name)->value = value;
}

void
grammar_let(struct grammar *g, const char *name, int64_t value)
{
	struct variable *v = find(&g->all, name);

	(v ? v : add(g, g->here, name))->value = value;
}

void
grammar_remember(struct grammar *g, const char *key, const char *text)
{
	add(g, g->here, key)->text = wb_strdup(g->arena, text);
}

int64_t
grammar_get(const struct grammar *g, const char *name)
{
	const struct variable *v = known(g, name);

	if (strcmp(name, "depth") == 0)
		return g->depth;
	return v ? v->value : 0;
}

/* ---- numbers ----------------------------------------------------------------------------------- */
/* Takes a name of letters from *@at. */
static bool
take_name(const char **at, char name[MOST_NAME])
{
	size_t n = 0;

	while (n + 8 < MOST_NAME && isalpha((unsigned char)(*at)[n]))
		n++;
	memcpy(name, *at, n);
	name[n] = '\0';
	*at += n;
	return n > 0;
}

static int64_t sum(struct grammar *g, const char **at);

static int64_t
factor(struct grammar *g, const char **at)
{
	char name[MOST_NAME], *end;
	int64_t v;

	if (**at == '-') {
		++*at;
		return -factor(g, at);
	}
	if (**at == '(') {
		++*at;
		v = sum(g, at);
		if (*(*at)++ != ')')
			mistake("no )", *at - 1);
		return v;
	}
	if (!take_name(at, name)) {
		v = strtoll(*at, &end, 0);
		if (end == *at)
			mistake("no number", *at);
		*at = end;
		return v;
	}
	if (strcmp(name, "any") == 0)
		return (uint32_t)rng_next(g->r);
	if (strcmp(name, "depth") != 0 && !known(g, name))
		mistake("no such variable", name);
	return grammar_get(g, name);
}

static int64_t
product(struct grammar *g, const char **at)
{
	int64_t v = factor(g, at);

	for (;;) {
		if (**at == '*') {
			++*at;
			v *= factor(g, at);
		} else if (**at == '/' || **at == '&') {
			bool divides = *(*at)++ == '/';
			int64_t w = factor(g, at);

			v = divides ? v / w : v & w;
		} else if (strncmp(*at, "<<", 2) == 0) {
			*at += 2;
			v = (int64_t)((uint64_t)v << factor(g, at));
		} else if (strncmp(*at, ">>", 2) == 0) {
			*at += 2;
			v >>= factor(g, at);
		} else {
			return v;
		}
	}
}

static int64_t
difference(struct grammar *g, const char **at)
{
	int64_t v = product(g, at);

	while (**at == '+' || **at == '-') {
		bool minus = *(*at)++ == '-';
		int64_t w = product(g, at);

		v += minus ? -w : w;
	}
	return v;
}

static int64_t
sum(struct grammar *g, const char **at)
{
	int64_t v = difference(g, at);

	if (**at != '<')
		return v;
	++*at;
	return v < difference(g, at);
}

/* (E), (E,F) or (E,F,STEP). */
static int64_t
number(struct grammar *g, const char **at)
{
	int64_t low, high, step = 1;

	if (*(*at)++ != '(')
		mistake("no (", *at - 1);
	low = high = sum(g, at);
	if (**at == ',')
		++*at, high = sum(g, at);
	if (**at == ',')
		++*at, step = sum(g, at);
	if (*(*at)++ != ')')
		mistake("no )", *at - 1);
	return low + (high > low ? step * (int64_t)rng_below(g->r, (uint32_t)((high - low) / step + 1)) : 0);
}

/* ---- choices ------------------------------------------------------------------------------------- */
/* Where the part of a choice ends that begins at @at. */
static const char *
part_end(const char *at)
{
	uint32_t open = 0;

	for (; *at; at++) {
		if (!open && (*at == '|' || *at == ']'))
			return at;
		open += *at == '[';
		open -= *at == ']';
	}
	mistake("no ]", at);
	return at;
}

/* Expands part @k of the choice behind the [ at *@at; nothing if it has fewer. */
static void
choose(struct grammar *g, const char **at, uint32_t k)
{
	const char *from = NULL, *to = NULL, *p = *at + 1;

	for (;; p++, k--) {
		const char *end = part_end(p);

		if (k == 0)
			from = p, to = end;
		p = end;
		if (*p == ']')
			break;
	}
	*at = p + 1;
	if (from)
		expand(g, from, to);
}

static uint32_t
count_parts(const char *at)
{
	uint32_t n = 1;

	for (at = part_end(at + 1); *at == '|'; at = part_end(at + 1))
		n++;
	return n;
}

/* ---- rules --------------------------------------------------------------------------------------- */
/* Whether @rule is one of @name, and its weight. */
static bool
is_rule(struct grammar *g, const char *rule, const char *name, int64_t *weight)
{
	size_t n = *rule == *name ? strlen(name) : 0;
	char word[MOST_NAME];

	if (!n || strncmp(rule, name, n) != 0 || (rule[n] != ':' && rule[n] != ' '))
		return false;
	*weight = 1;
	for (rule += n; *rule == ' ';) {
		bool not = *++rule == '!';

		if (*rule == '<' || *rule == '>') {
			bool less = *rule++ == '<';
			uint32_t k = (uint32_t)strtoul(rule, NULL, 10);

			*weight *= less ? g->depth < k : g->depth > k;
			rule += strcspn(rule, " :");
		} else if (*rule == '*') {
			rule++;
			take_name(&rule, word);
			*weight *= grammar_get(g, word);
		} else if (rule += not, take_name(&rule, word)) {
			*weight *= (grammar_get(g, word) == 0) == not;
		} else {
			*weight *= strtol(rule, NULL, 10);
			rule += strcspn(rule, " :");
		}
	}
	return true;
}

static void
expand_rule(struct grammar *g, size_t rule)
{
	variables own = { 0 }, *outer = g->here;
	const char *text = strstr(g->rule[rule], ": ");

	if (!text)
		mistake("no text", g->rule[rule]);
	for (uint32_t k = 0; g->copies && k < outer->n; k++)
		if (*outer->at[k].name != 'l' || outer->at[k].name[1])
			WB_PUSH(g->arena, &own, outer->at[k]);
	g->copies = false;
	if (isupper((unsigned char)*g->rule[rule]))
		g->here = &own;
	expand(g, text + 2, text + strlen(text));
	g->here = outer;
}

/* One of the rules called @name, or false: there is none. */
static bool
apply(struct grammar *g, const char *name)
{
	int64_t all = 0, w, at;
	size_t first = 0, k;

	while (first < g->nrule && !is_rule(g, g->rule[first], name, &w))
		first++;
	if (first == g->nrule)
		return false;
	for (k = first; k < g->nrule && is_rule(g, g->rule[k], name, &w); k++)
		all += w;
	if (!all)
		return true;
	at = rng_below(g->r, (uint32_t)all);
	for (k = first; is_rule(g, g->rule[k], name, &w) && at >= w; k++)
		at -= w;
	expand_rule(g, k);
	return true;
}

/* As printf would, without its cost. */
static void
put_number(struct grammar *g, int64_t v)
{
	char text[24], *at = text + sizeof text;
	uint64_t n = v < 0 ? 0 - (uint64_t)v : (uint64_t)v;

	do
		*--at = (char)('0' + n % 10);
	while (n /= 10);
	if (v < 0)
		*--at = '-';
	wb_putn(&g->o, at, (size_t)(text + sizeof text - at));
}

static void
use(struct grammar *g, const char *name, int64_t value)
{
	int64_t v = grammar_get(g, name);

	if ((known(g, name) || strcmp(name, "depth") == 0) && (v >> 31 == 0 || v >> 31 == -1))
		put_number(g, v);
	else if (known(g, name))
		grammar_put(g, "0x%llx", (unsigned long long)v);
	else if (!apply(g, name) && !(g->hook && g->hook(g, g->user, name, value)))
		mistake("no such rule", name);
}

/* $NAME1: what it was in this construct. */
static void
remembered(struct grammar *g, const char *name, const char *key, bool label)
{
	struct variable *v = find(g->here, key);
	size_t from = g->o.n;

	if (v) {
		wb_puts(&g->o, v->text);
		return;
	}
	if (label)
		put_number(g, g->label++);
	else
		use(g, name, 0);
	add(g, g->here, key)->text = wb_strndup(g->arena, g->o.at + from, g->o.n - from);
}

/* ---- text ---------------------------------------------------------------------------------------- */
/* NAME, NAME1, {NAME}, {NAME1} or ^NAME; @key has the digits, too, whose number is returned. */
static size_t
take_key(struct grammar *g, const char **at, char name[MOST_NAME], char key[2 * MOST_NAME])
{
	bool brace = **at == '{';
	size_t digits, n;

	g->copies = **at == '^';
	*at += brace || g->copies;
	if (!take_name(at, name))
		mistake("no name", *at);
	digits = strspn(*at, "0123456789");
	if (digits >= MOST_NAME)
		mistake("too long a number", *at);
	n = strlen(name);
	memcpy(key, name, n);
	memcpy(key + n, *at, digits);
	key[n + digits] = '\0';
	*at += digits;
	if (brace && *(*at)++ != '}')
		mistake("no }", *at - 1);
	return digits;
}

/* $s+30 and the like: false if it is none. */
static bool
by_depth(struct grammar *g, const char **at)
{
	char kind = **at;
	uint32_t n;

	if (!strchr("svdwpq", kind) || (*at)[1] != '+')
		return false;
	n = (uint32_t)strtoul(*at + 2, NULL, 10);
	*at += 2 + strspn(*at + 2, "0123456789");
	if (kind == 's' || kind == 'v')
		grammar_put(g, "%c%u", kind, n + g->depth);
	else if (kind == 'd' || kind == 'w')
		grammar_put(g, "%c%u", kind == 'd' ? 's' : 'v', n + 2 * g->depth);
	else
		grammar_put(g, "%c[%u:%u]", kind == 'p' ? 's' : 'v', n + 2 * g->depth, n + 2 * g->depth + 1);
	return true;
}

/* What is not a name: $*, $!, $[, $(, $30[, $0x(. */
static bool
without_name(struct grammar *g, const char **at)
{
	char name[MOST_NAME], key[2 * MOST_NAME];
	bool copies;
	uint32_t n;

	if (**at == '*') {
		++*at;
		n = (uint32_t)number(g, at);
		take_key(g, at, name, key);
		copies = g->copies;
		for (uint32_t k = 0; k < n; k++) {
			wb_puts(&g->o, k ? "; " : "");
			g->copies = copies;
			use(g, name, 0);
		}
	} else if (**at == '!') {
		size_t from = g->o.n;

		++*at;
		take_key(g, at, name, key);
		remembered(g, name, key, false);
		g->o.n = from;
	} else if (**at == '[') {
		choose(g, at, rng_below(g->r, count_parts(*at)));
	} else if (**at == '(') {
		put_number(g, number(g, at));
	} else if (strncmp(*at, "0x(", 3) == 0) {
		*at += 2;
		grammar_put(g, "0x%x", (uint32_t)number(g, at));
	} else if (isdigit((unsigned char)**at)) {
		char *end;

		n = (uint32_t)strtoul(*at, &end, 10);
		*at = end;
		choose(g, at, !rng_chance(g->r, n));
	} else {
		return false;
	}
	return true;
}

/* $x:(E), $x:30[, $x=3[, $x[, $NAME(E), $NAME1, $NAME. */
static void
with_name(struct grammar *g, const char **at)
{
	char name[MOST_NAME], key[2 * MOST_NAME];
	size_t digits = take_key(g, at, name, key);

	if (digits || strcmp(name, "l") == 0) {
		remembered(g, name, key, strcmp(name, "l") == 0);
	} else if (**at == ':' && (*at)[1] == '(') {
		++*at;
		grammar_let(g, name, number(g, at));
	} else if (**at == ':' && isdigit((unsigned char)(*at)[1]) &&
		(*at)[1 + strspn(*at + 1, "0123456789")] == '[') {
		uint32_t percent = (uint32_t)strtoul(*at + 1, NULL, 10);

		*at += 1 + strspn(*at + 1, "0123456789");
		if (!known(g, name))
			grammar_let(g, name, rng_chance(g->r, percent));
		choose(g, at, !grammar_get(g, name));
	} else if (**at == '=' && isdigit((unsigned char)(*at)[1])) {
		uint32_t k = (uint32_t)strtoul(*at + 1, NULL, 10);

		*at += 1 + strspn(*at + 1, "0123456789");
		choose(g, at, grammar_get(g, name) != k);
	} else if (**at == '[' && known(g, name)) {
		choose(g, at, !grammar_get(g, name));
	} else {
		use(g, name, **at == '(' && !known(g, name) ? number(g, at) : 0);
	}
}

static void
expand(struct grammar *g, const char *text, const char *end)
{
	while (text < end) {
		const char *next = memchr(text, '$', (size_t)(end - text));
		uint32_t deeper;

		wb_putn(&g->o, text, (size_t)((next ? next : end) - text));
		if (!next)
			return;
		text = next + 1;
		deeper = (uint32_t)strspn(text, ">");
		text += deeper;
		g->depth += deeper;
		if (!by_depth(g, &text) && !without_name(g, &text))
			with_name(g, &text);
		g->depth -= deeper;
	}
}

/* ---- interface --------------------------------------------------------------------------------------- */
/* All alternatives of a name stand together: one that does not is never drawn. */
static void
check_together(const char *const *rule, size_t n)
{
	for (size_t k = 1; k < n; k++) {
		size_t name = strcspn(rule[k], " :");

		if (strncmp(rule[k], rule[k - 1], name) == 0 && strchr(" :", rule[k - 1][name]))
			continue;
		for (size_t j = 0; j < k; j++)
			if (strncmp(rule[k], rule[j], name) == 0 && strchr(" :", rule[j][name]))
				mistake("it does not stand with the others of its name", rule[k]);
	}
}

struct grammar *
grammar_new(struct wb_arena *a, struct rng *r, const char *const *rule, size_t n, grammar_hook *hook, void *user)
{
	static const char *const *checked;
	struct grammar *g = WB_NEW(a, struct grammar, 1);

	if (rule != checked)
		check_together(rule, n);
	checked = rule;
	*g = (struct grammar){ .arena = a, .r = r, .rule = rule, .nrule = n, .hook = hook, .user = user };
	g->o = wb_out_new(a);
	g->here = &g->all;
	return g;
}

void
grammar_expand(struct grammar *g, const char *text)
{
	expand(g, text, text + strlen(text));
}

void
grammar_put(struct grammar *g, const char *fmt, ...)
{
	char text[4096];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof text, fmt, ap);
	va_end(ap);
	wb_puts(&g->o, text);
}

const char *
grammar_take(struct grammar *g)
{
	const char *text = g->o.n > g->taken ? wb_strndup(g->arena, g->o.at + g->taken, g->o.n - g->taken) : "";

	g->taken = g->o.n;
	return text;
}
