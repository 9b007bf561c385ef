/* test/lib/mutate.c -- assembly that was changed a little, see mutate.h. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mutate.h"

struct mutator {
	struct wb_arena *a;
	struct rng *r;
	const char **line; uint32_t nline;
	uint32_t *inst; uint32_t ninst;		/* lines of the function that are instructions */
	bool narrow;				/* waves of 32 lanes */
	uint32_t parted;			/* barriers that were added */
};

static bool chance(struct mutator *m, uint32_t percent) { return rng_chance(m->r, percent); }

/* ---- lines ------------------------------------------------------------------------------------------ */
static void
split(struct mutator *m, const char *text)
{
	uint32_t most = 1;

	for (const char *p = text; *p; p++)
		most += *p == '\n';
	m->line = WB_NEW(m->a, const char *, most);
	for (const char *p = text; *p;) {
		size_t n = strcspn(p, "\n");

		m->line[m->nline++] = wb_format(m->a, "%.*s", (int)n, p);
		p += n + (p[n] == '\n');
	}
}

static bool
is_instruction(const char *line)
{
	return line[0] == '\t' && islower((unsigned char)line[1]);
}

static void
find_instructions(struct mutator *m, const char *fn)
{
	size_t n = strlen(fn);
	bool inside = false;

	m->inst = WB_NEW(m->a, uint32_t, m->nline);
	for (uint32_t k = 0; k < m->nline; k++) {
		if (strncmp(m->line[k], fn, n) == 0 && m->line[k][n] == ':')
			inside = true;
		else if (strncmp(m->line[k], "\t.size", 6) == 0 || strncmp(m->line[k], "\t.section", 9) == 0)
			inside = false;
		if (inside && is_instruction(m->line[k]))
			m->inst[m->ninst++] = k;
		if (strstr(m->line[k], ".amdhsa_next_free_sgpr"))
			m->line[k] = "\t\t.amdhsa_next_free_sgpr 100";
		m->narrow |= strstr(m->line[k], "exec_lo") != NULL;
	}
}

static const char **
any_line(struct mutator *m)
{
	return &m->line[m->inst[rng_below(m->r, m->ninst)]];
}

/* ---- words of a line ------------------------------------------------------------------------------------ */
struct word {
	size_t at, n;		/* in the line; n 0: none */
	char kind;		/* 'v', 's': register; '0': number */
	uint32_t width;		/* of the register */
};

/* The operand at @p: a register, a pair or more, or a number. */
static struct word
read_word(const char *line, const char *p)
{
	struct word w = { .at = (size_t)(p - line), .width = 1 };
	unsigned first, last;
	int n = 0;

	if ((*p == 'v' || *p == 's') && sscanf(p + 1, "[%u:%u]%n", &first, &last, &n) == 2 && n) {
		w.n = (size_t)n + 1;
		w.width = last - first + 1;
	} else if ((*p == 'v' || *p == 's') && isdigit((unsigned char)p[1])) {
		w.n = 1 + strspn(p + 1, "0123456789");
	} else if (isdigit((unsigned char)*p) || (*p == '-' && isdigit((unsigned char)p[1]))) {
		w.n = (*p == '-') + strspn(p + (*p == '-'), "0123456789abcdefx.");
	}
	w.kind = isalpha((unsigned char)*p) ? *p : '0';
	return w;
}

/* A random operand of @line, a number or not; n 0: there is none. */
static struct word
any_word(struct mutator *m, const char *line, bool number)
{
	struct word found = { 0 };
	uint32_t seen = 0;

	for (const char *p = line + strcspn(line, " \t,"); *p; p++) {
		struct word w;

		if (*p != ' ' && *p != '\t' && *p != '|' && *p != '(')
			continue;
		w = read_word(line, p + 1);
		if (w.n && (w.kind == '0') == number && rng_below(m->r, ++seen) == 0)
			found = w;
	}
	return found;
}

static const char *
with(struct mutator *m, const char *line, struct word w, const char *to)
{
	return wb_format(m->a, "%.*s%s%s", (int)w.at, line, to, line + w.at + w.n);
}

/* ---- changes ---------------------------------------------------------------------------------------------- */
static void
change_register(struct mutator *m)
{
	const char **line = any_line(m);
	struct word w = any_word(m, *line, false);

	for (uint32_t k = 0; w.n && k < 40; k++) {
		const char *other = *any_line(m);
		struct word v = any_word(m, other, false);

		if (v.n && v.kind == w.kind && v.width == w.width) {
			*line = with(m, *line, w, wb_format(m->a, "%.*s", (int)v.n, other + v.at));
			return;
		}
	}
}

static void
change_number(struct mutator *m)
{
	static const int some[] = { 0, 1, -1, 2, 3, 4, 7, 8, 16, 31, 32, 33, 63, 64, 255, 65535, INT32_MAX, INT32_MIN };
	const char **line = any_line(m);
	struct word w = any_word(m, *line, true);
	long old = w.n ? strtol(*line + w.at, NULL, 0) : 0;

	if (w.n)
		*line = with(m, *line, w,
			wb_format(m->a, "%ld", chance(m, 40) ? old + (chance(m, 50) ? 1 : -1) :
					chance(m, 20)        ? 2 * old :
							       some[rng_below(m->r, WB_COUNT(some))]));
}

static void
change_operation(struct mutator *m)
{
	static const char *const family[][6] = { { "_lt_", "_le_", "_gt_", "_ge_", "_eq_", "_ne_" },
		{ "_lt_", "_le_", "_gt_", "_ge_", "_eq_", "_lg_" }, { "_i32", "_u32" }, { "_add_", "_sub_" },
		{ "_sub_", "_subrev_" }, { "lshl", "lshr" }, { "lshr", "ashr" }, { "_scc0", "_scc1" },
		{ "vccz", "vccnz" }, { "execz", "execnz" }, { "_min_", "_max_" },
		{ "_and_", "_or_", "_xor_", "_andn2_" }, { "_and_saveexec", "_or_saveexec", "_andn2_saveexec" } };

	for (uint32_t tries = 0; tries < 40; tries++) {
		const char **line = any_line(m);
		const char *const *f = family[rng_below(m->r, WB_COUNT(family))];
		uint32_t n = 0, from;
		const char *at;

		while (n < 6 && f[n])
			n++;
		from = rng_below(m->r, n);
		at = strstr(*line, f[from]);
		if (!at)
			continue;
		*line = with(m, *line, (struct word){ .at = (size_t)(at - *line), .n = strlen(f[from]) },
			f[(from + 1 + rng_below(m->r, n - 1)) % n]);
		return;
	}
}

/* One instruction for some of the lanes only: by a comparison with a register of its own, or by number. */
static void
change_lanes(struct mutator *m)
{
	const char **line = any_line(m);
	uint32_t tries = 0;

	while (strncmp(*line, "\tv_", 3) != 0 && tries++ < 20)
		line = any_line(m);
	if (m->narrow)
		*line = wb_format(m->a, "\ts_mov_b32 s90, exec_lo\n\ts_and_b32 exec_lo, exec_lo, %u\n%s\n\ts_mov_b32 "
				"exec_lo, s90", 1 + rng_below(m->r, 60), *line);
	else if (chance(m, 50))
		*line = wb_format(m->a, "\ts_mov_b64 s[90:91], exec\n\ts_and_b64 exec, exec, %u\n%s\n\ts_mov_b64 exec, "
				"s[90:91]", 1 + rng_below(m->r, 60), *line);
	else
		*line = wb_format(m->a, "\ts_mov_b64 s[90:91], exec\n\tv_cmpx_gt_u32_e64 s[88:89], %u, v%u\n%s\n\t"
				"s_mov_b64 exec, s[90:91]", 1 + rng_below(m->r, 60), rng_below(m->r, 6), *line);
}

/* One half of a pair is a number of its own from here on: of a mask, or of 64 bits. */
static void
change_half(struct mutator *m)
{
	static const char *const number[] = { "0", "-1", "1", "0x55555555" };
	const char **line = any_line(m), *half = NULL;

	for (uint32_t tries = 0; !half && tries < 40; tries++) {
		struct word w;

		line = any_line(m);
		w = any_word(m, *line, false);
		if (!m->narrow && strstr(*line, "vcc") && chance(m, 50))
			half = chance(m, 50) ? "vcc_hi" : "vcc_lo";
		else if (w.n && w.kind == 's' && w.width == 2)
			half = wb_format(m->a, "s%d", atoi(*line + w.at + 2) + (int)rng_below(m->r, 2));
	}
	if (half)
		*line = wb_format(m->a, "\ts_mov_b32 %s, %s\n%s", half,
			number[rng_below(m->r, WB_COUNT(number))], *line);
}

/* A register is another one, or a number, from here on; or only where SCC is set. */
static void
change_value(struct mutator *m)
{
	static const char *const number[] = { "0", "1", "-1", "7", "0x80000000", "0x7fffffff" };
	const char **line = any_line(m), *from = *any_line(m), *value = number[rng_below(m->r, WB_COUNT(number))];
	struct word to = { 0 }, w = any_word(m, from, false);
	const char *at = *line;

	for (uint32_t tries = 0; tries < 40 && (!to.n || to.width != 1); tries++) {
		at = *any_line(m);
		to = any_word(m, at, false);
	}
	if (!to.n || to.width != 1)
		return;
	if (w.n && w.width == 1 && w.kind == to.kind)
		value = wb_format(m->a, "%.*s", (int)w.n, from + w.at);
	*line = wb_format(m->a, "\t%s %.*s, %s\n%s",
		to.kind == 'v'   ? "v_mov_b32" :
		chance(m, 50) ? "s_mov_b32" :
				"s_cmov_b32",
		(int)to.n, at + to.at, value, *line);
}

static void
move_instruction(struct mutator *m)
{
	uint32_t from = rng_below(m->r, m->ninst), by = 1 + rng_below(m->r, 8);
	uint32_t to = chance(m, 50) ? (from > by ? from - by : 0) : from + by < m->ninst ? from + by : m->ninst - 1;
	const char *moved = m->line[m->inst[from]];

	for (uint32_t k = from; k < to; k++)
		m->line[m->inst[k]] = m->line[m->inst[k + 1]];
	for (uint32_t k = from; k > to; k--)
		m->line[m->inst[k]] = m->line[m->inst[k - 1]];
	m->line[m->inst[to]] = moved;
}

/* Waves come to one barrier or to another one, as many of them: by a bit of a register that may be a work-item id. */
static void
part_at_barrier(struct mutator *m)
{
	const char **line = any_line(m);

	*line = wb_format(m->a, "\tv_readfirstlane_b32 s98, v%u\n\ts_bitcmp1_b32 s98, %u\n\ts_cbranch_scc1 .Lother%u\n"
		"\ts_barrier\n\ts_branch .Lbehind%u\n.Lother%u:\n\ts_barrier\n.Lbehind%u:\n%s",
		rng_below(m->r, 3), 5 + rng_below(m->r, 2), m->parted, m->parted, m->parted, m->parted, *line);
	m->parted++;
}

static void
change(struct mutator *m)
{
	const char **line = any_line(m);

	switch (rng_below(m->r, 15)) {
	case 0: *line = ""; break;
	case 1: *line = wb_format(m->a, "%s\n%s", *line, *line); break;
	case 2: move_instruction(m); break;
	case 3: case 4: change_register(m); break;
	case 5: change_number(m); break;
	case 6: change_operation(m); break;
	case 7: case 8: change_half(m); break;
	case 9: case 10: change_value(m); break;
	case 11: part_at_barrier(m); break;
	default: change_lanes(m); break;
	}
}

const char *
mutate_assembly(struct wb_arena *a, const char *text, const char *fn, struct rng *r, uint32_t n)
{
	struct mutator m = { .a = a, .r = r };
	struct wb_out o = wb_out_new(a);

	split(&m, text);
	find_instructions(&m, fn);
	for (uint32_t k = 0; k < n && m.ninst; k++)
		change(&m);
	for (uint32_t k = 0; k < m.nline; k++)
		wb_printf(&o, "%s\n", m.line[k]);
	return o.at;
}
