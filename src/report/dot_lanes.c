/* src/report/dot_lanes.c -- the active lanes in the drawing of a graph: EXEC in each block, splits, joins.
 *
 * The box of a block shows short sets. Long sets are named E1, E2, ... in the order of appearance. A box below the
 * graph, the key, explains them and the names in all sets.
 */
#include "dot.h"

#define MOST_SET 40		/* bytes of a set in a box */
#define MOST_KEY 100		/* sets, and names, that are explained */

enum event { EVENT_SPLIT, EVENT_FLOW, EVENT_JOIN };

static void
add_event(struct drawing *d, uint32_t inst, uint32_t region, enum event what)
{
	uint32_t id = 3 * region + (uint32_t)what;

	if (inst == WB_NONE)
		return;
	d->next_event[id] = d->event[inst];
	d->event[inst] = id;
}

void
wb_dot_lanes_index(struct drawing *d)
{
	const struct wb_lanes *l = d->fn->lanes;

	d->event = wb_dot_heads(d, d->fn->ninst);
	d->next_event = wb_dot_heads(d, 3 * l->nregion);
	d->serialises = WB_NEW(d->cx->tmp, bool, d->fn->nblock);
	d->skips = WB_NEW(d->cx->tmp, bool, d->fn->nedge);
	d->name_of = WB_NEW(d->cx->unit, uint32_t, l->nnode);
	d->in_box = WB_NEW(d->cx->unit, bool, l->natom);
	d->seen = WB_NEW(d->cx->unit, bool, l->nnode);
	for (uint32_t r = l->nregion; r-- > 1; ) {	/* lists begin with what is added last */
		const struct wb_region *g = &l->region[r];

		add_event(d, g->join, r, EVENT_JOIN);
		add_event(d, g->flow, r, EVENT_FLOW);
		add_event(d, g->split, r, EVENT_SPLIT);
		if (g->flow_span != WB_NONE && g->flow != WB_NONE)
			d->serialises[l->span[g->flow_span].block] = true;
		if (g->skip != WB_NONE)
			d->skips[g->skip] = true;
		if (g->skip_other != WB_NONE)
			d->skips[g->skip_other] = true;
	}
}

/* A colour per region, white for the function itself; serialisation blocks have a double frame. */
void
wb_dot_lanes_style(struct drawing *d, uint32_t b)
{
	static const char *const colour[] = { "#e8f0fe", "#e6f4ea", "#fef7e0", "#fce8e6", "#f3e8fd", "#e4f7fb",
		"#feefe3", "#f1f3f4" };
	const struct wb_lanes *l = d->fn->lanes;
	uint32_t region = l->span[l->block_span[b]].region;

	if (d->serialises[b])
		wb_puts(d->o, "peripheries=2, ");
	if (region)
		wb_printf(d->o, "fillcolor=\"%s\", ", colour[(region - 1) % WB_COUNT(colour)]);
}

static void
put_region_events(struct drawing *d, const struct wb_span *s)
{
	static const char *const kind[] = { "", "split", "loop" };

	for (uint32_t id = s->ninst ? d->event[s->first + s->ninst - 1] : WB_NONE; id != WB_NONE;
		id = d->next_event[id]) {
		const char *what = kind[d->fn->lanes->region[id / 3].kind];

		switch ((enum event)(id % 3)) {
		case EVENT_SPLIT: wb_printf(d->o, "\\l%s %u", what, id / 3); break;
		case EVENT_FLOW: wb_printf(d->o, "\\lserialises split %u", id / 3); break;
		case EVENT_JOIN: wb_printf(d->o, "\\ljoin of %s %u", what, id / 3); break;
		}
	}
}

/* Marks the atoms of a set, which the key explains. Nodes that several sets share are visited once. */
static void
mark_atoms(struct drawing *d, uint32_t set)
{
	const struct wb_lanes *l = d->fn->lanes;
	WB_VEC(uint32_t) todo = { 0 };

	WB_PUSH(d->cx->tmp, &todo, set);
	while (todo.n) {
		uint32_t at = todo.at[--todo.n];

		if (at < 2 || d->seen[at])
			continue;
		d->seen[at] = true;
		d->in_box[l->node[at].atom] = true;
		WB_PUSH(d->cx->tmp, &todo, l->node[at].off);
		WB_PUSH(d->cx->tmp, &todo, l->node[at].on);
	}
}

/* A set that is short; a name for one that is long, which the key explains. */
static void
put_set(struct drawing *d, uint32_t set)
{
	struct wb_out text = wb_out_new(d->cx->tmp);

	if (set < 2) {
		wb_puts(d->o, set ? "all" : "none");
		return;
	}
	if (!d->name_of[set]) {
		wb_lanes_print(&text, d->fn->lanes, set);
		mark_atoms(d, set);
		if (text.n <= MOST_SET) {
			wb_put_dot(d->o, text.at);
			return;
		}
		WB_PUSH(d->cx->unit, &d->named, set);
		d->name_of[set] = d->named.n;
	}
	wb_printf(d->o, "E%u", d->name_of[set]);
}

/* EXEC of each span of a block, and the splits and joins between them. */
void
wb_dot_lanes(struct drawing *d, uint32_t b)
{
	const struct wb_lanes *l = d->fn->lanes;

	for (uint32_t k = l->block_span[b]; k < l->block_span[b + 1]; k++) {
		wb_puts(d->o, "\\lEXEC = ");
		put_set(d, l->span[k].exec);
		if (l->span[k].flags & WB_SPAN_TOP)
			wb_puts(d->o, " (not proved)");
		put_region_events(d, &l->span[k]);
	}
}

/* ---- the key ------------------------------------------------------------------------------------ */
static const char *
where(struct drawing *d, uint32_t inst)
{
	return wb_loc_text(d->cx->tmp, d->cx->files, wb_inst_src(&d->fn->inst[inst]));
}

static void
put_atom(struct drawing *d, uint32_t atom)
{
	const struct wb_atom *a = &d->fn->lanes->atom[atom];
	struct wb_out name = wb_out_new(d->cx->tmp);
	const char *text = a->inst == WB_NONE ? "" : wb_inst_text(d->cx->tmp, d->cx->files, d->m, d->fn, a->inst);

	wb_lanes_print_atom(&name, d->fn->lanes, atom);
	wb_put_dot(d->o, name.at);
	wb_puts(d->o, ": ");
	switch ((enum wb_atom_kind)a->kind) {
	case WB_ATOM_ENTRY: wb_puts(d->o, "the lanes that are active at the start"); break;
	case WB_ATOM_CMP:
		wb_put_dot(d->o, wb_format(d->cx->tmp, "%.*s holds, %s", MOST_TEXT, text, where(d, a->inst)));
		break;
	case WB_ATOM_MERGE: wb_printf(d->o, "one of the masks that meet in b%u", a->block); break;
	case WB_ATOM_LOOP: wb_printf(d->o, "the mask in this iteration of the loop at b%u", a->block); break;
	case WB_ATOM_SCC: wb_printf(d->o, "all lanes or none: a condition of the wave in b%u", a->block); break;
	case WB_ATOM_UNKNOWN: wb_puts(d->o, "an unknown mask"); break;
	}
	wb_puts(d->o, "\\l");
}

/* One named set, in lines of a box's width, broken at blanks. */
static void
put_named(struct drawing *d, uint32_t k)
{
	struct wb_out text = wb_out_new(d->cx->tmp);
	const char *at, *end;

	wb_lanes_print(&text, d->fn->lanes, d->named.at[k]);
	wb_printf(d->o, "E%u = ", k + 1);
	for (at = text.at, end = text.at + text.n; at < end; ) {
		size_t n = (size_t)(end - at) < MOST_TEXT ? (size_t)(end - at) : MOST_TEXT;

		while (at + n < end && n > 1 && at[n] != ' ')
			n--;
		wb_put_dot(d->o, wb_strndup(d->cx->tmp, at, n));
		wb_puts(d->o, "\\l");
		at += n;
		if (at < end)
			wb_puts(d->o, "   ");
	}
}

void
wb_dot_lanes_key(struct drawing *d)
{
	const struct wb_lanes *l = d->fn->lanes;
	struct wb_arena_mark mark = wb_arena_mark(d->cx->tmp);
	uint32_t shown = 0;

	wb_puts(d->o, "  key [fillcolor=\"#fffef5\", style=\"filled,dashed\", label=\"sets of lanes\\l");
	for (uint32_t k = 0; k < d->named.n && k < MOST_KEY; k++) {
		put_named(d, k);
		wb_arena_reset(d->cx->tmp, mark);
	}
	if (d->named.n > MOST_KEY)
		wb_printf(d->o, "... %u more sets\\l", d->named.n - MOST_KEY);
	for (uint32_t a = 0; a < l->natom; a++) {
		if (!d->in_box[a])
			continue;
		if (shown++ < MOST_KEY)
			put_atom(d, a);
		wb_arena_reset(d->cx->tmp, mark);
	}
	if (shown > MOST_KEY)
		wb_printf(d->o, "... %u more names\\l", shown - MOST_KEY);
	wb_puts(d->o, "\"];\n  exit -> key [style=invis];\n");
}
