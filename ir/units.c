/* ir/units.c -- names of units in the text form, and their numbers.
 *
 * An operand of several units is written as one range of names, so the units of a range must have consecutive numbers.
 * They are numbered by sorting: reserved names first, then by stem, then by number. So the numbers depend only on the
 * set of names, not on the order in the text.
 */
#include <stdlib.h>

#include "wir.h"

static const char *const role_name[WB_ROLE_COUNT] = { NULL, "exec_lo", "exec_hi", "vcc_lo", "vcc_hi", "scc", "m0",
	"mode" };

enum wb_role
wir_role(const char *name)
{
	for (int r = WB_ROLE_NONE + 1; r < WB_ROLE_COUNT; r++)
		if (strcmp(name, role_name[r]) == 0)
			return (enum wb_role)r;
	return WB_ROLE_NONE;
}

const char *
wir_role_name(enum wb_role r)
{
	return role_name[r];
}

struct wir_unit_name
wir_split_unit(const char *name)
{
	size_t len = strlen(name), stem = len;
	uint32_t number = 0;

	if (len > 3 && (strcmp(name + len - 3, "_lo") == 0 || strcmp(name + len - 3, "_hi") == 0))
		return (struct wir_unit_name){ WIR_PAIR, len - 3, name[len - 2] == 'h' };
	while (stem > 0 && name[stem - 1] >= '0' && name[stem - 1] <= '9')
		stem--;
	if (stem == len || stem == 0 || len - stem > 6 || (name[stem] == '0' && len - stem > 1))
		return (struct wir_unit_name){ WIR_PLAIN, len, 0 };
	for (size_t k = stem; k < len; k++)
		number = number * 10 + (uint32_t)(name[k] - '0');
	return (struct wir_unit_name){ WIR_NUMBERED, stem, number };
}

uint32_t
wb_register_number(const struct wb_fn *fn, uint32_t u, char letter)
{
	const char *name = u < fn->nunit ? fn->unit[u].name : NULL;	/* stack slots have no name */
	struct wir_unit_name s = { 0 };

	if (name)
		s = wir_split_unit(name);
	if (!name || s.series != WIR_NUMBERED)
		return WB_NONE;
	if (letter == 's' && s.stem == 4 && strncmp(name, "ttmp", 4) == 0)
		return WB_TTMP0 + s.number;
	return s.stem == 1 && name[0] == letter ? s.number : WB_NONE;
}

struct keyed {
	struct wb_unit unit;
	struct wir_unit_name split;
	uint32_t old;
};

/* Roles in their order, then stem, series, number: names that differ compare unequal. */
static int
compare(const void *pa, const void *pb)
{
	const struct keyed *a = pa, *b = pb;
	size_t n = a->split.stem < b->split.stem ? a->split.stem : b->split.stem;
	int c;

	if (a->unit.role != b->unit.role)
		return !a->unit.role ? 1 : !b->unit.role ? -1 : a->unit.role < b->unit.role ? -1 : 1;
	c = memcmp(a->unit.name, b->unit.name, n);
	if (c)
		return c;
	if (a->split.stem != b->split.stem)
		return a->split.stem < b->split.stem ? -1 : 1;
	if (a->split.series != b->split.series)
		return a->split.series < b->split.series ? -1 : 1;
	return a->split.number < b->split.number ? -1 : a->split.number > b->split.number;
}

uint32_t *
wir_order_units(struct wb_arena *a, struct wb_unit *unit, uint32_t n)
{
	uint32_t *new_id = WB_NEW(a, uint32_t, n);
	struct keyed *k = WB_NEW(a, struct keyed, n);

	for (uint32_t u = 0; u < n; u++)
		k[u] = (struct keyed){ unit[u], wir_split_unit(unit[u].name), u };
	if (n)
		qsort(k, n, sizeof(*k), compare);
	for (uint32_t u = 0; u < n; u++) {
		unit[u] = k[u].unit;
		new_id[k[u].old] = u;
	}
	return new_id;
}
