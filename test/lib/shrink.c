/* test/lib/shrink.c -- a smaller program that still fails, see shrink.h.
 *
 * Sequences of lines are removed: first half of the program, then shorter and shorter ones, until no single line can be
 * removed.
 */
#include <stdio.h>
#include <string.h>

#include "shrink.h"

struct text {
	struct wb_arena *arena;
	WB_VEC(const char *) line;
	WB_VEC(bool) gone;
	WB_VEC(uint32_t) may_go;	/* instructions */
};

static void
cut(struct text *t, const char *text)
{
	bool code = false, over = false;

	while (*text) {
		size_t n = strcspn(text, "\n");
		const char *l = wb_format(t->arena, "%.*s", (int)n, text);

		over |= code && strncmp(l, ".Lend", 5) == 0;
		if (code && !over && l[0] == '\t' && l[1] != '.')
			WB_PUSH(t->arena, &t->may_go, t->line.n);
		code |= n && l[n - 1] == ':';
		WB_PUSH(t->arena, &t->line, l);
		WB_PUSH(t->arena, &t->gone, false);
		text += n + (text[n] == '\n');
	}
}

static struct wb_out
rest(const struct text *t)
{
	struct wb_out o = wb_out_new(t->arena);

	for (uint32_t k = 0; k < t->line.n; k++)
		if (!t->gone.at[k])
			wb_printf(&o, "%s\n", t->line.at[k]);
	return o;
}

const char *
shrink_assembly(
	struct wb_arena *a, const char *text, bool (*fails)(void *user, const char *text, size_t bytes), void *user)
{
	struct text t = { .arena = a };
	bool less = false;
	struct wb_out o;

	cut(&t, text);
	for (uint32_t n = t.may_go.n / 2; n; n = n == 1 && less ? 1 : n / 2) {
		less = false;
		for (uint32_t first = 0; first < t.may_go.n; ) {
			uint32_t m = t.may_go.n - first < n ? t.may_go.n - first : n;

			for (uint32_t k = first; k < first + m; k++)
				t.gone.at[t.may_go.at[k]] = true;
			o = rest(&t);
			if (fails(user, o.at, o.n)) {
				memmove(t.may_go.at + first, t.may_go.at + first + m,
					(t.may_go.n - first - m) * sizeof(*t.may_go.at));
				t.may_go.n -= m;
				less = true;
				continue;
			}
			for (uint32_t k = first; k < first + m; k++)
				t.gone.at[t.may_go.at[k]] = false;
			first += m;
		}
	}
	o = rest(&t);
	return wb_format(a, "%.*s", (int)o.n, o.at);
}
