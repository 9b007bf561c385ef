/* passes/deadlock/order.c -- locks that are taken in both orders.
 *
 *	wave 1: take A, take B		wave 2: take B, take A
 *
 * Wave 1 holds A and waits for B; wave 2 holds B and waits for A: both wait for ever. Only locks that are waited for in
 * a loop count, and only if A is held in all iterations of the loop: nobody waits long for a wave that releases A
 * between two tries. Two pairs cross if the first location of each may be the second of the other. One pair is enough
 * if data decides which two locks of an array are taken. The exception is where the addresses define an order: they
 * differ by a constant, or are the smaller and the greater of the same two numbers.
 *
 * Pairs of arguments are also compared with those of kernels of the same module that were analysed before, by the name
 * of the argument. Whether the launches pass the same buffers is not known.
 *
 * Cost:   O(pairs^2), at most MOST_PAIRS of them.
 */
#include "deadlock.h"

#define MOST_PAIRS 64u

/* The second location relative to the first. */
enum relation { SAME, ABOVE, BELOW, DISJOINT, ANYWHERE };

struct pair {
	const struct wb_lock *first, *second;
	enum relation relation;
};
struct pairs {
	struct wb_check *h;
	WB_VEC(struct pair) pair;
};

/* The instruction that computes @v as the minimum or maximum of the two numbers @of; or NULL. */
static const struct wb_inst *
min_or_max(const struct wb_check *h, uint32_t v, uint32_t of[2])
{
	const struct wb_gsa_value *x = v == WB_NONE ? NULL : wb_gsa_at(h->g, v);
	struct wb_decoded d;

	if (!x || (x->kind != WB_GSA_DEF && x->kind != WB_GSA_MASKED) || x->clobber ||
		!wb_decode(h->fn, x->at, x->unit, &d) || (d.op != WB_OP_MIN && d.op != WB_OP_MAX) || d.nsrc != 2 ||
		d.bits != 32 || d.src[0]->kind != WB_OPND_UNIT || d.src[1]->kind != WB_OPND_UNIT)
		return NULL;
	for (uint32_t n = 0; n < 2; n++)
		of[n] = wb_gsa_source(h->g, wb_read_by(h, d.src[n], 0), WB_GSA_VECTORS);
	return &h->fn->inst[x->at];
}

static enum relation
smaller_and_greater(const struct wb_check *h, uint32_t v, uint32_t w)
{
	uint32_t a[2], b[2];
	const struct wb_inst *one = min_or_max(h, v, a), *two = min_or_max(h, w, b);
	bool same = one && two && ((a[0] == b[0] && a[1] == b[1]) || (a[0] == b[1] && a[1] == b[0]));

	if (!same || one->op == two->op || one->type != two->type)
		return ANYWHERE;
	return one->op == WB_OP_MIN ? ABOVE : BELOW;
}

/* Whether both may be one location, in two waves. */
static bool
may_be_same(struct wb_check *h, uint32_t a, uint32_t b)
{
	return wb_alias_waves(h, a, b, true) != WB_ALIAS_NO;
}

static enum relation
relate(struct wb_check *h, uint32_t a, uint32_t b)
{
	struct wb_sum x, y;
	struct wb_affine d;
	bool same, added;		/* it is the second of two terms that is added */

	if (!wb_address_sum_of(h, a, &x) || !wb_address_sum_of(h, b, &y))
		return may_be_same(h, a, b) ? ANYWHERE : DISJOINT;
	d = wb_affine_scaled(x.f, UINT64_MAX);
	same = wb_affine_sum(&y.f, &d, &d);
	if (x.space == y.space && same && wb_affine_constant(&d))
		return !d.add ? SAME : d.add < UINT32_MAX / 2 ? ABOVE : BELOW;
	if (!may_be_same(h, a, b))
		return DISJOINT;
	if (!same || d.add || d.n != 2 || (uint32_t)(d.k[0] + d.k[1]))
		return ANYWHERE;
	added = (int32_t)d.k[0] < 0;
	return smaller_and_greater(h, wb_value_of_term(h, d.term[!added]), wb_value_of_term(h, d.term[added]));
}

/* Whether a lane that has @a reaches the loop that waits for @b, and holds @a while it is there. */
static bool
holds_while(const struct wb_check *h, const struct wb_lock *a, const struct wb_lock *b)
{
	const struct wb_loops *ls = h->fn->loops;
	const struct wb_loop *l;

	if (b->loop == WB_NONE || a->inst == b->inst || !wb_bit(a->held, h->lanes->of_inst[b->inst]))
		return false;
	l = &ls->loop[b->loop];
	for (uint32_t n = 0; n < l->nblock; n++)
		WB_EACH_INST(h->fn, ls->list[l->block + n], k)
			if (k == a->inst || wb_bit(a->releases, k))
				return false;
	return true;
}

static void
find_pairs(struct pairs *p, const struct wb_locks *l)
{
	for (uint32_t a = 0; a < l->n; a++)
		for (uint32_t b = 0; b < l->n && p->pair.n < MOST_PAIRS; b++)
			if (holds_while(p->h, &l->lock[a], &l->lock[b])) {
				struct pair x = { &l->lock[a], &l->lock[b],
					relate(p->h, l->lock[a].inst, l->lock[b].inst) };

				WB_PUSH(p->h->cx->tmp, &p->pair, x);
			}
}

static void
report(struct wb_check *h, const struct wb_lock *first, const struct wb_lock *second, enum wb_confidence c,
	const char *text)
{
	struct wb_finding f = wb_finding_of(h, WB_RULE_ORDER, second->loop, &second->inst, 1, text);

	f.confidence = (uint8_t)c;
	f.write = wb_check_list(h, &first->inst, 1);
	f.nwrite = 1;
	wb_check_report(h, f);
}

static const char *
line_of(struct wb_check *h, const struct wb_fn *fn, uint32_t inst)
{
	struct wb_loc l = wb_loc_known(fn->inst[inst].src) ? fn->inst[inst].src : fn->inst[inst].loc;

	l.col = 0;
	return wb_loc_text(h->cx->unit, h->cx->files, l);
}

/* Whether @p and @q each may hold the lock that the other waits for. */
static bool
cross(struct wb_check *h, const struct pair *p, const struct pair *q)
{
	if (p->relation == SAME || p->relation == ANYWHERE || q->relation == SAME || q->relation == ANYWHERE)
		return false;
	if (p->relation == q->relation && p->relation != DISJOINT)
		return false;
	return may_be_same(h, p->first->inst, q->second->inst) && may_be_same(h, p->second->inst, q->first->inst);
}

/* Whether an earlier pair has the same locations. */
static bool
repeated(const struct pairs *p, uint32_t n)
{
	for (uint32_t m = 0; m < n; m++)
		if (relate(p->h, p->pair.at[m].first->inst, p->pair.at[n].first->inst) == SAME &&
			relate(p->h, p->pair.at[m].second->inst, p->pair.at[n].second->inst) == SAME)
			return true;
	return false;
}

static void
check_pairs(struct pairs *p)
{
	struct wb_check *h = p->h;

	for (uint32_t n = 0; n < p->pair.n; n++) {
		const struct pair *x = &p->pair.at[n];

		if (x->relation == ANYWHERE)
			report(h, x->first, x->second, WB_CONFIDENCE_POSSIBLE,
				"this loop waits for a second lock of the same kind, and nothing says which of two "
				"comes first: two wavefronts may hold what the other waits for");
		for (uint32_t m = n + 1; m < p->pair.n && !repeated(p, n); m++) {
			const struct pair *y = &p->pair.at[m];

			if (!cross(h, x, y))
				continue;
			report(h, x->first, x->second,
				wb_alias_waves(h, x->first->inst, y->second->inst, true) == WB_ALIAS_MUST &&
						wb_alias_waves(h, x->second->inst, y->first->inst, true) ==
							WB_ALIAS_MUST ?
					WB_CONFIDENCE_HIGH :
					WB_CONFIDENCE_POSSIBLE,
				wb_format(h->cx->unit,
					"this loop waits for a second lock, and %s takes the two in the other order: "
					"two wavefronts may hold what the other waits for",
					line_of(h, h->fn, y->second->inst)));
			break;
		}
	}
}

/* The argument, and the byte in its buffer, that @inst accesses. */
static bool
argument_word(struct wb_check *h, uint32_t inst, const char **name, uint32_t *at)
{
	struct wb_sum p;
	uint32_t n = 0;

	if (!h->fn->desc || !wb_address_sum_of(h, inst, &p) || p.f.n != 1 || p.f.k[0] != 1 || p.objects == 0 ||
		(p.objects & (p.objects - 1)) || p.objects >= WB_OBJECT_PROGRAM)
		return false;
	while (!(p.objects >> n & 1))
		n++;
	*name = h->fn->desc->arg[n].name;
	*at = (uint32_t)p.f.add;
	return **name != '\0';
}

static const char *
name_of(struct wb_check *h, const char *argument, uint32_t at)
{
	return at ? wb_format(h->cx->unit, "'%s' + %u", argument, at) : wb_format(h->cx->unit, "'%s'", argument);
}

static bool same_word(const char *a, uint32_t x, const char *b, uint32_t y) { return x == y && strcmp(a, b) == 0; }

static void
compare_kernels(struct wb_check *h, const struct pair *x, const struct wb_lock_pair *p)
{
	for (uint32_t f = 0; f < h->m->nfn; f++) {
		const struct wb_fn *fn = h->m->fn[f];

		for (uint32_t k = 0; fn != h->fn && fn->deadlock && k < fn->deadlock->npair; k++) {
			const struct wb_lock_pair *q = &fn->deadlock->pair[k];

			if (!same_word(p->first, p->first_at, q->second, q->second_at) ||
				!same_word(p->second, p->second_at, q->first, q->first_at))
				continue;
			report(h, x->first, x->second, WB_CONFIDENCE_POSSIBLE,
				wb_format(h->cx->unit,
					"this loop waits for %s while %s is held, and kernel %s takes them in the "
					"other order (%s): each may wait for the other if both run at the same time on "
					"the same buffers",
					name_of(h, p->second, p->second_at), name_of(h, p->first, p->first_at),
					fn->name, line_of(h, fn, q->inst)));
			return;
		}
	}
}

static void
keep_pairs(struct pairs *p, struct wb_deadlock *d)
{
	d->pair = WB_NEW(p->h->cx->unit, struct wb_lock_pair, p->pair.n);
	for (uint32_t n = 0; n < p->pair.n; n++) {
		const struct pair *x = &p->pair.at[n];
		struct wb_lock_pair l = { .inst = x->second->inst };

		if (x->relation == SAME || repeated(p, n) ||
			!argument_word(p->h, x->first->inst, &l.first, &l.first_at) ||
			!argument_word(p->h, x->second->inst, &l.second, &l.second_at))
			continue;
		compare_kernels(p->h, x, &l);
		d->pair[d->npair++] = l;
	}
}

void
wb_check_order(struct wb_check *h, const struct wb_locks *l, struct wb_deadlock *d)
{
	struct pairs p = { .h = h };

	if (!h->fn->is_kernel)
		return;
	find_pairs(&p, l);
	check_pairs(&p);
	keep_pairs(&p, d);
}
