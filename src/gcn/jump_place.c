/* src/gcn/jump_place.c -- addresses and numbers of 64 bits on the way to a jump, and what tables have for them.
 *
 * Tables must be in sections that are not written. What is patched by a loader is known only if it is an address.
 */
#include <stdlib.h>

#include "jump_table.h"

static int
by_place(const void *a, const void *b)
{
	const struct location *x = a, *y = b;

	if (x->from != y->from)
		return x->from < y->from ? -1 : 1;
	if (x->less != y->less)
		return x->less < y->less ? -1 : 1;
	return x->at < y->at ? -1 : x->at > y->at;
}

bool
gcn_jump_places(struct location *at, uint32_t n, struct locations *out)
{
	uint32_t kept = 0;

	if (n)
		qsort(at, n, sizeof *at, by_place);
	for (uint32_t k = 0; k < n; k++)
		if (!k || by_place(&at[k], &at[kept - 1]) != 0)
			at[kept++] = at[k];
	*out = (struct locations){ at, kept };
	return kept && kept <= MOST_LISTED;
}

bool
gcn_jump_one(struct search *x, uint32_t from, uint64_t at, struct locations *out)
{
	out->at = WB_NEW(x->u->cx->tmp, struct location, 1);
	out->at[0] = (struct location){ .at = at, .from = from };
	out->n = 1;
	return true;
}

/* Whether the distance @d counts from the section of @p. */
static bool
starts_at(const struct location *d, const struct location *p)
{
	return d->less && !p->less && d->less == p->from + 1;
}

bool
gcn_jump_add(struct search *x, const struct locations *a, const struct locations *b, bool minus, struct locations *out)
{
	struct location *at;

	if (a->n * b->n > MOST_PRODUCT)
		return false;
	at = WB_ROOM(x->u->cx->tmp, struct location, a->n * b->n);
	for (uint32_t k = 0; k < a->n * b->n; k++) {
		const struct location *p = &a->at[k / b->n], *q = &b->at[k % b->n];

		if (p->from == ENTRY_OF || q->from == ENTRY_OF || (minus && q->from != NUMBER))
			return false;
		if (starts_at(q, p))
			at[k] = (struct location){ .from = q->from };
		else if (starts_at(p, q))
			at[k] = (struct location){ .from = p->from };
		else if (q->from == NUMBER)
			at[k] = *p;
		else if (p->from == NUMBER)
			at[k] = *q;
		else
			return false;
		at[k].at = minus ? p->at - q->at : p->at + q->at;
	}
	return gcn_jump_places(at, a->n * b->n, out);
}

/* The section of the module that is called @name, or NULL. */
static const struct wb_section *
called(const struct search *x, const char *name)
{
	for (uint32_t k = 0; k < x->u->ndata; k++)
		if (strcmp(x->u->data[k].name, name) == 0)
			return &x->u->data[k];
	return NULL;
}

/* The section of the module that has @p. *base: what its first byte counts as there. */
static const struct wb_section *
section_at(const struct search *x, struct location p, uint64_t *base)
{
	bool known = p.from < x->u->section.n && !p.less;
	const struct wb_section *s = known ? called(x, x->u->section.at[p.from]->name) : NULL;

	*base = 0;
	for (uint32_t k = 0; k < x->u->ndata && p.from == IMAGE && !s; k++)
		if (x->u->data[k].linked && p.at - x->u->data[k].image < x->u->data[k].bytes) {
			s = &x->u->data[k];
			*base = s->image;
		}
	return s && p.at - *base < s->bytes ? s : NULL;
}

bool
gcn_jump_place(struct search *x, const struct section *s, uint64_t at, struct locations *out)
{
	const struct wb_section *in = called(x, s->name);

	if (in && in->linked)
		return gcn_jump_one(x, IMAGE, in->image + at, out);
	return in && !s->sure && gcn_jump_one(x, s->id, at, out);
}

bool
gcn_jump_symbol(struct search *x, uint32_t sym, uint64_t off, struct locations *out)
{
	const struct sym *s = sym < x->u->sym.n ? &x->u->sym.at[sym] : NULL;

	return s && s->defined && !s->absolute && !s->twice && s->section != WB_NONE &&
		gcn_jump_place(x, x->u->section.at[s->section], s->addr + off, out);
}

bool
gcn_jump_shift(struct search *x, const struct locations *p, struct reg by, struct locations *out)
{
	struct location *at = WB_ROOM(x->u->cx->tmp, struct location, p->n);

	for (uint32_t k = 0; k < p->n && by.n == 1; k++) {
		if (p->at[k].from != NUMBER)
			return false;
		at[k] = (struct location){ .at = p->at[k].at << (by.at[0] & 63), .from = NUMBER };
	}
	return by.n == 1 && gcn_jump_places(at, p->n, out);
}

bool
gcn_jump_join(struct search *x, const struct locations *a, const struct locations *b, struct locations *out)
{
	struct location *at = WB_ROOM(x->u->cx->tmp, struct location, a->n + b->n);

	memcpy(at, a->at, a->n * sizeof *at);
	memcpy(at + a->n, b->at, b->n * sizeof *at);
	return gcn_jump_places(at, a->n + b->n, out);
}

bool
gcn_jump_numbers(struct search *x, struct reg lo, struct reg hi, bool sign, struct locations *out)
{
	uint32_t n = sign ? lo.n : lo.n * hi.n;
	struct location *at;

	if (!lo.n || (!sign && !hi.n) || n > MOST_LISTED)
		return false;
	at = WB_ROOM(x->u->cx->tmp, struct location, n);
	for (uint32_t k = 0; k < n; k++)
		at[k] = (struct location){ .at = sign ? (uint64_t)(int64_t)(int32_t)lo.at[k] :
							(uint64_t)hi.at[k % hi.n] << 32 | lo.at[k / hi.n],
			.from = NUMBER };
	return gcn_jump_places(at, n, out);
}

/* What is stored by @q at @p. */
static bool
patched(struct search *x, const struct wb_patch *q, struct location p, struct locations *out)
{
	if (q->symbol == WB_NONE)
		return q->image && gcn_jump_one(x, IMAGE, q->addend, out);
	if (!gcn_jump_symbol(x, q->symbol, q->addend, out))
		return false;
	if (q->relative) {
		out->at[0].at -= p.at;
		out->at[0].less = p.from + 1;
	}
	return true;
}

bool
gcn_jump_entry(struct search *x, struct location p, uint32_t bytes, struct locations *out)
{
	const struct wb_section *s;
	uint64_t base, v = 0;
	uint8_t raw[8];

	if (p.from == ENTRY_OF)
		return bytes == 8 && gcn_jump_symbol(x, (uint32_t)p.at, 0, out);
	s = p.from == NUMBER ? NULL : section_at(x, p, &base);
	if (!s || s->writable)
		return false;
	for (uint32_t k = 0; k < s->npatch; k++)
		if (s->patch[k].offset == p.at - base && s->patch[k].bytes == bytes)
			return patched(x, &s->patch[k], p, out);
	if (!wb_section_bytes(s, p.at - base, bytes, raw))
		return false;
	for (uint32_t k = bytes; k--;)
		v = v << 8 | raw[k];
	return gcn_jump_one(x, NUMBER, v, out);
}

bool
gcn_jump_call_to(const struct search *x, struct location p, struct call *c)
{
	uint64_t base;
	const struct wb_section *in = section_at(x, p, &base);

	if (!in)
		return false;
	*c = (struct call){ .kind = CALL_ADDR, .sym = WB_NONE, .addr = p.at - base };
	if (strcmp(in->name, x->s->name) == 0)
		return true;
	for (uint32_t k = 0; k < x->u->opened.n; k++)
		if (x->u->opened.at[k].fn->addr == c->addr &&
			strcmp(x->u->opened.at[k].section->name, in->name) == 0) {
			c->kind = CALL_SYM;
			c->sym = x->u->opened.at[k].sym;
			return true;
		}
	return false;
}
