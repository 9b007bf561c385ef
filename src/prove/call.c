/* src/prove/call.c -- what a call may change.
 *
 * What:   registers that an instruction of any function of the input names, which is no kernel, and what instructions
 *         write without naming it. After a call they are unknown; all others hold what they held. The same lanes are on
 *         if each function returns with those that were on when it was called.
 * Right:  calls go to functions of the input and return behind the call: that is how src/object and src/gcn read them,
 *         and what wavebound-proof(7) lists as believed. An instruction that is not understood may write anything.
 *         What a function does to EXEC is found for any registers at its start (run.c), on the assumption that what it
 *         calls returns with the same lanes: by induction over how deep calls are.
 */
#include "private.h"

struct called {
	bool known;
	bool s[LANES], v[REGISTERS];	/* may be written */
};

static void
add_operand(struct called *c, const struct operand *o)
{
	for (uint32_t k = 0; k < o->n; k++)
		if (o->kind == VECTOR && o->reg + k < REGISTERS)
			c->v[o->reg + k] = true;
		else if (o->kind == SCALAR && o->reg + k < LANES)
			c->s[o->reg + k] = true;
}

/* Executes @t aside, to see whether it is understood. */
static bool
is_understood(struct wave *w, const struct text *t)
{
	struct state *now = w->now, *aside = WB_NEW(w->cx->tmp, struct state, 1);
	uint32_t site = w->site, fresh = w->fresh;
	bool weaker = w->weaker, understood = !slot_told(w, t, false);

	*aside = *now;
	w->now = aside;
	w->site = WB_NONE - 1;		/* symbols and masks that nothing else refers to */
	if (strcmp(t->name, "s_swappc_b64") != 0 && strcmp(t->name, "s_setpc_b64") != 0)
		meaning_execute(w, t);
	understood = understood && !w->lost;
	w->now = now;
	w->site = site;
	w->fresh = fresh;
	w->weaker = weaker;
	return understood;
}

static void
add_text(struct wave *w, struct called *c, const struct text *t)
{
	for (; t; t = t->second) {
		if (strstr(t->name, "movrel") || !is_understood(w, t)) {
			c->known = false;
			return;
		}
		for (uint32_t k = 0; k < t->nopnd; k++)
			add_operand(c, &t->opnd[k]);
		if (strstr(t->name, "saveexec") || strstr(t->name, "wrexec") || strncmp(t->name, "v_cmpx", 6) == 0)
			c->s[EXEC] = true;
	}
}

/* Whether the instructions of @fn are all lines of the listing from its first to its last one. */
static bool
is_complete(const struct wave *w, const struct wb_fn *fn)
{
	const struct wb_file *f = fn->ninst ? w->in->files->file.at[fn->inst[0].loc.file] : NULL;
	uint32_t first = UINT32_MAX, last = 0;

	for (uint32_t k = 0; k < fn->ninst; k++) {
		first = fn->inst[k].loc.line < first ? fn->inst[k].loc.line : first;
		last = fn->inst[k].loc.line > last ? fn->inst[k].loc.line : last;
	}
	return f && (f->kind != WB_FILE_LISTING || last - first + 1 == fn->ninst);
}

/* A kernel that is called comes back only if it has a return: so much is known of one that was analysed otherwise, such
 * as with blocks that were copied. */
static bool
returns(const struct text *text, uint32_t ninst)
{
	for (uint32_t k = 0; k < ninst; k++)
		if (!*text[k].name || strncmp(text[k].name, "s_setpc", 7) == 0)
			return true;
	return false;
}

/* Whether @fn returns with the lanes that were on, if all that it calls do so: @c. */
static bool
keeps_exec(const struct wave *w, struct called *c, const struct wb_fn *fn, const struct text *text)
{
	struct wave v = { .cx = w->cx, .fn = fn, .text = text, .in = w->in, .lanes = w->lanes, .called = c };
	uint32_t first;
	bool same;

	v = wave_called(&v);
	first = v.now->exec;
	same = w->ordered && run_wave(&v) && !v.lost;

	for (uint32_t e = 0; same && e < fn->nedge; e++)
		same = fn->edge[e].dst != WB_NONE || (fn->edge[e].src != WB_NONE &&
			(!v.after[fn->edge[e].src] || v.after[fn->edge[e].src]->exec == first));
	return same;
}

/* Whether no function changes EXEC. */
static bool
all_keep_exec(const struct wave *w, struct called c)
{
	bool all = true;

	c.s[EXEC] = c.s[EXEC + 1] = false;
	for (uint32_t f = 0; all && f < w->in->module->nfn; f++) {
		const struct wb_fn *fn = w->in->module->fn[f];

		all = fn->is_kernel || keeps_exec(w, &c, fn,
			text_find(w->cx, wb_recheck_listed(w->in, fn), w->in->files));
	}
	return all;
}

static struct called
called_of(struct wave *w)
{
	struct called c = { .known = w->in->module != NULL };

	c.s[SCC] = c.s[VCC] = c.s[VCC + 1] = c.s[M0] = true;
	for (uint32_t f = 0; c.known && f < w->in->module->nfn; f++) {
		const struct wb_fn *fn = w->in->module->fn[f], *listed =
			fn->is_kernel ? wb_recheck_named(w->in, fn) : wb_recheck_listed(w->in, fn);
		const struct text *text = listed ? text_find(w->cx, listed, w->in->files) : NULL;

		c.known = text && is_complete(w, listed) && (!fn->is_kernel || !returns(text, listed->ninst));
		for (uint32_t k = 0; c.known && !fn->is_kernel && k < listed->ninst; k++)
			add_text(w, &c, &text[k]);
	}
	if (c.known && (c.s[EXEC] || c.s[EXEC + 1]))
		c.s[EXEC] = c.s[EXEC + 1] = !all_keep_exec(w, c);
	return c;
}

void
meaning_call(struct wave *w, const struct text *t)
{
	static const struct operand exec = { .kind = SCALAR, .reg = EXEC, .n = 1 };
	struct called c;

	if (!w->called) {
		c = called_of(w);
		w->called = wb_arena_copy(w->cx->tmp, &c, 1, sizeof c);
	}
	w->lost = w->lost || !w->called->known;
	reg_forget(w, OPND(0), true);
	slot_forget(w);
	for (uint32_t k = 0; k < REGISTERS; k++)
		if (w->called->v[k]) {
			w->now->v[k] = (struct cell){ VALUE(UNKNOWN, 0), MASK_ALL };
			slot_forget_lanes(w, k);
		}
	for (uint32_t k = 0; k < LANES; k++)
		if (w->called->s[k]) {
			w->lost = w->lost || (k - w->descriptor > 3 && value_mentions(w, w->now->s[k], BASE));
			w->now->s[k] = value_fresh(w);	/* of EXEC nothing stands there */
		}
	if (w->called->s[EXEC] || w->called->s[EXEC + 1])
		reg_write(w, &exec, 0, VALUE(UNKNOWN, 0));
}
