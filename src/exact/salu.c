/* src/exact/salu.c -- scalar instructions on numbers, on masks bit by bit, and on halves of addresses. */
#include "fold.h"

#define NUMBER(x) ((struct val){ (x), 0, TAG_NUMBER })
#define UNKNOWN ((struct val){ 0, 0, TAG_UNKNOWN })


static void
set_result(struct wave *w, const struct step *p, uint64_t x)
{
	for (uint32_t u = 0; u < p->d.nunit; u++)
		wb_exact_set_scalar(w, p->d.unit + u, NUMBER((uint32_t)(x >> 32 * u)), WB_NONE);
}

static void
set_scc(struct wave *w, const struct step *p, const struct ref *d, struct val x)
{
	if (d->kind == REF_SCALAR && d->unit == WB_GCN_SCC)
		wb_exact_set_scalar(w, WB_GCN_SCC, x, x.tag == TAG_NUMBER ? WB_NONE : wb_exact_origin_of(w, p));
}

void
wb_exact_unknown(struct wave *w, const struct step *p)
{
	const struct wb_fn *fn = w->g->m->fn[p->fn];
	const struct wb_inst *i = &fn->inst[p->inst];
	uint32_t origin = wb_exact_origin_of(w, p);

	for (uint32_t n = 0; n < i->nopnd; n++) {
		const struct wb_opnd *o = wb_opnd(fn, i, n);

		if (o->kind != WB_OPND_UNIT || !(o->flags & WB_DEF))
			continue;
		for (uint32_t u = o->id; u < o->id + o->nunit && !wb_exact_is_null(w->g, o); u++) {
			if (fn->unit[u].cls == WB_UNIT_SCALAR) {
				wb_exact_set_scalar(w, u, UNKNOWN, origin);
				continue;
			}
			w->vec[w->g->vector_of[u]].known = w->vec[w->g->vector_of[u]].based = 0;
			w->vec[w->g->vector_of[u]].origin = origin;
		}
	}
}

/* ---- masks ------------------------------------------------------------------------------------- */
struct bits {
	uint64_t v, known;
};

static struct bits
source_bits(const struct wave *w, const struct ref *r)
{
	struct bits b = { 0, 0 };
	struct val x;

	if (r->nunit >= 2) {
		wb_exact_mask(w, r, &b.v, &b.known);
		return b;
	}
	if (r->kind == REF_IMM)
		return (struct bits){ (uint32_t)r->imm, UINT32_MAX };
	x = wb_exact_scalar_val(w, r, 0);
	b.known = x.tag == TAG_NUMBER ? UINT32_MAX :
		r->kind == REF_SCALAR && !is_based(w->s[r->unit].tag) ? w->s[r->unit].known :
									0;
	b.v = (r->kind == REF_SCALAR ? w->s[r->unit].v : x.v) & b.known;
	return b;
}

static struct bits not(struct bits a) { return (struct bits){ ~a.v & a.known, a.known }; }
static struct bits
and(struct bits a, struct bits b)
{
	return (struct bits){ a.v & b.v, (a.known & b.known) | (a.known & ~a.v) | (b.known & ~b.v) };
}
static struct bits or(struct bits a, struct bits b) { return not(and(not(a), not(b))); }
static struct bits xor
	(struct bits a, struct bits b) { return (struct bits){ (a.v ^ b.v) & a.known & b.known, a.known & b.known }; }

/* Boolean operation @op on masks; false: it is none. */
WB_INLINE bool
combine(enum wb_op op, struct bits a, struct bits b, struct bits *r)
{
	switch (op) {
	case WB_OP_NOT: *r = not(a); return true;
	case WB_OP_AND: case WB_OP_SAVEEXEC_AND: *r = and(a, b); return true;
	case WB_OP_OR: case WB_OP_SAVEEXEC_OR: *r = or(a, b); return true;
	case WB_OP_XOR: case WB_OP_SAVEEXEC_XOR: *r = xor(a, b); return true;
	case WB_OP_ANDN2: case WB_OP_SAVEEXEC_ANDN2: *r = and(a, not(b)); return true;
	case WB_OP_ORN2: case WB_OP_SAVEEXEC_ORN2: *r = or(a, not(b)); return true;
	case WB_OP_NAND: case WB_OP_SAVEEXEC_NAND: *r = not(and(a, b)); return true;
	case WB_OP_NOR: case WB_OP_SAVEEXEC_NOR: *r = not(or(a, b)); return true;
	case WB_OP_XNOR: case WB_OP_SAVEEXEC_XNOR: *r = not(xor(a, b)); return true;
	case WB_OP_SAVEEXEC_ANDN1: *r = and(not(a), b); return true;
	case WB_OP_SAVEEXEC_ORN1: *r = or(not(a), b); return true;
	default: return false;
	}
}

static struct val
not_zero(struct bits r, uint32_t nunit)
{
	uint64_t all = nunit >= 2 ? UINT64_MAX : UINT32_MAX;

	if (r.v)
		return NUMBER(1);
	return (r.known & all) == all ? NUMBER(0) : UNKNOWN;
}

static void
set_bits(struct wave *w, const struct ref *d, struct bits r, uint32_t origin)
{
	if (d->nunit >= 2)
		wb_exact_set_mask(w, d, r.v, r.known, origin);
	else if (d->unit < NSCALAR)
		w->s[d->unit] = (struct scalar){ (uint32_t)(r.v & r.known), 0, (uint32_t)r.known, TAG_NUMBER, origin };
}

static void
bitwise(struct wave *w, const struct step *p)
{
	struct bits a = source_bits(w, &p->src[0]), b = p->nsrc > 1 ? source_bits(w, &p->src[1]) : a, r = { 0, 0 };
	uint64_t all = p->d.nunit >= 2 ? UINT64_MAX : UINT32_MAX;

	combine((enum wb_op)p->op, a, b, &r);
	set_bits(w, &p->d, r, (r.known & all) == all ? WB_NONE : wb_exact_origin_of(w, p));
	set_scc(w, p, &p->d2, not_zero(r, p->d.nunit));
}

/* d = exec; exec = a OP exec. */
static void
save_exec(struct wave *w, const struct step *p)
{
	static const struct ref scc = { .kind = REF_SCALAR, .nunit = 1, .unit = WB_GCN_SCC };
	const struct ref exec = wb_exact_exec_ref(w);
	struct bits a = source_bits(w, &p->src[0]), old = source_bits(w, &exec), r = { 0, 0 };
	uint64_t all = exec.nunit >= 2 ? UINT64_MAX : UINT32_MAX;
	uint32_t from = w->s[WB_GCN_EXEC_LO].origin;

	if (p->d.nunit != exec.nunit) {		/* one half of EXEC */
		wb_exact_unknown(w, p);
		return;
	}

	combine((enum wb_op)p->op, a, old, &r);
	set_bits(w, &p->d, old, from);
	set_bits(w, &exec, r, (a.known & all) != all ? wb_exact_origin_of(w, p) : from);
	set_scc(w, p, &scc, not_zero(r, exec.nunit));
}

/* ---- addition and subtraction, in 32 bits ------------------------------------------------------------ */
static void
set_carry(struct wave *w, const struct step *p, const struct val *a, const struct val *b, bool borrow)
{
	struct carry *c;

	if (p->d2.kind != REF_SCALAR || p->d2.unit != WB_GCN_SCC)
		return;
	set_scc(w, p, &p->d2, UNKNOWN);
	if (p->sign || (!is_based(a->tag) && !is_based(b->tag)))
		return;
	c = wb_exact_carry_new(w, WB_GCN_SCC);
	if (wb_exact_note_carry(w->g, c, a, b, borrow, 0))
		w->s[WB_GCN_SCC].tag = TAG_CARRY;
}

static void
add_numbers(struct wave *w, const struct step *p, uint32_t a, uint32_t b, uint32_t in, bool minus)
{
	uint64_t wide = minus ? (uint64_t)a - b - in : (uint64_t)a + b + in;
	int64_t exact = minus ? (int64_t)(int32_t)a - (int32_t)b - in : (int64_t)(int32_t)a + (int32_t)b + in;

	set_result(w, p, (uint32_t)wide);
	set_scc(w, p, &p->d2, NUMBER(p->sign ? exact != (int32_t)exact : (uint32_t)(wide >> 32) & 1));
}

static void
add_sub(struct wave *w, const struct step *p)
{
	struct val s[2] = { wb_exact_scalar_val(w, &p->src[0], 0), wb_exact_scalar_val(w, &p->src[1], 0) }, r;
	bool minus = p->op == WB_OP_SUB;

	if (p->op == WB_OP_SHLADDK && w->g->naffine && (is_based(s[0].tag) || is_based(s[1].tag))) {
		struct val t[3] = { s[0], NUMBER(p->shift), s[1] };

		wb_exact_set_scalar(
			w, p->d.unit, wb_exact_based(w->g, WB_OP_SHLADD, false, t, 3), wb_exact_origin_of(w, p));
		set_scc(w, p, &p->d2, UNKNOWN);
		return;
	}
	if (p->op == WB_OP_SHLADDK) {
		uint64_t sum = ((uint64_t)s[0].v << p->shift) + s[1].v;

		r = s[0].tag == TAG_NUMBER && s[1].tag == TAG_NUMBER ? NUMBER((uint32_t)sum) : UNKNOWN;
		set_scc(w, p, &p->d2, r.tag == TAG_NUMBER ? NUMBER(sum >> 32 != 0) : UNKNOWN);
		wb_exact_set_scalar(w, p->d.unit, r, wb_exact_origin_of(w, p));
		return;
	}
	if (s[0].tag == TAG_NUMBER && s[1].tag == TAG_NUMBER) {
		add_numbers(w, p, s[0].v, s[1].v, 0, minus);
		return;
	}
	r = wb_exact_based(w->g, (enum wb_op)p->op, p->sign, s, 2);
	set_carry(w, p, &s[0], &s[1], minus);
	wb_exact_set_scalar(w, p->d.unit, r, wb_exact_origin_of(w, p));
}

static void
add_carry(struct wave *w, const struct step *p)
{
	struct val a = wb_exact_scalar_val(w, &p->src[0], 0), b = wb_exact_scalar_val(w, &p->src[1], 0),
		   in = wb_exact_scalar_val(w, &p->src[2], 0), r = UNKNOWN;
	const struct carry *c = wb_exact_carry_of(w, WB_GCN_SCC, 1);
	bool minus = p->op == WB_OP_SUBB;

	if (a.tag == TAG_NUMBER && b.tag == TAG_NUMBER && in.tag == TAG_NUMBER) {
		add_numbers(w, p, a.v, b.v, in.v & 1, minus);
		return;
	}
	if (c) {
		r = wb_exact_with_carry(w->g, c, &a, &b, minus, 0);
	} else if (in.tag == TAG_NUMBER) {
		struct val s[2] = { a, b };

		r = wb_exact_based(w->g, minus ? WB_OP_SUB : WB_OP_ADD, false, s, 2);
		r.v = minus ? r.v - (in.v & 1) : r.v + (in.v & 1);
	}
	wb_exact_set_scalar(w, p->d.unit, r, wb_exact_origin_of(w, p));
	set_scc(w, p, &p->d2, UNKNOWN);
}

/* 64 bits at once, on gfx12: the halves, and the carry between them. */
static void
add_wide(struct wave *w, const struct step *p)
{
	bool minus = p->op == WB_OP_SUB;
	enum wb_op op = minus ? WB_OP_SUB : WB_OP_ADD;
	struct val lo[2], hi[2], r[2];
	struct carry c = { .one_base = BASE_NONE };
	uint64_t sum;

	for (uint32_t k = 0; k < 2; k++) {
		lo[k] = wb_exact_scalar_val(w, &p->src[k], 0);
		hi[k] = wb_exact_scalar_val(w, &p->src[k], 1);
	}
	r[0] = wb_exact_based(w->g, op, false, lo, 2);
	if (lo[0].tag == TAG_NUMBER && lo[1].tag == TAG_NUMBER) {
		sum = minus ? (uint64_t)lo[0].v - lo[1].v : (uint64_t)lo[0].v + lo[1].v;
		r[0] = NUMBER((uint32_t)sum);
		r[1] = wb_exact_based(w->g, op, false, hi, 2);
		if (hi[0].tag == TAG_NUMBER && hi[1].tag == TAG_NUMBER)
			r[1] = NUMBER(minus ? hi[0].v - hi[1].v : hi[0].v + hi[1].v);
		r[1].v = minus ? r[1].v - (uint32_t)(sum >> 63) : r[1].v + (uint32_t)(sum >> 32);
	} else {
		r[1] = wb_exact_note_carry(w->g, &c, &lo[0], &lo[1], minus, 0) ?
			wb_exact_with_carry(w->g, &c, &hi[0], &hi[1], minus, 0) :
			UNKNOWN;
	}
	for (uint32_t u = 0; u < 2; u++)
		wb_exact_set_scalar(w, p->d.unit + u, r[u], wb_exact_origin_of(w, p));
}

/* ---- selects, comparisons ----------------------------------------------------------------------------- */
static void
choose(struct wave *w, const struct step *p, const struct ref *condition, const struct ref *yes, const struct ref *no)
{
	struct val c = wb_exact_scalar_val(w, condition, 0);
	uint32_t origin = wb_exact_origin_of(w, p);
	struct val r[2] = { UNKNOWN, UNKNOWN };

	for (uint32_t u = 0; u < p->d.nunit && u < 2; u++) {
		struct val a = wb_exact_scalar_val(w, yes, u), b = wb_exact_scalar_val(w, no, u);

		r[u] = c.tag == TAG_NUMBER ? c.v ? a : b : a.tag == b.tag && a.v == b.v && a.aux == b.aux ? a : UNKNOWN;
	}
	/* masks, bit by bit */
	if (c.tag == TAG_NUMBER && p->d.nunit <= 2 &&
		(r[0].tag == TAG_UNKNOWN || (p->d.nunit == 2 && r[1].tag == TAG_UNKNOWN))) {
		struct bits b = source_bits(w, c.v ? yes : no);

		set_bits(w, &p->d, b, origin);
		return;
	}
	for (uint32_t u = 0; u < p->d.nunit && u < 2; u++)
		wb_exact_set_scalar(w, p->d.unit + u, r[u], origin);
}

static struct val
compare_affine(const struct wave *w, const struct step *p)
{
	struct val s[2][2];
	int known;

	for (uint32_t n = 0; n < 2; n++) {
		s[n][0] = wb_exact_scalar_val(w, &p->src[n], 0);
		s[n][1] = p->wide && p->src[n].nunit > 1 ? wb_exact_scalar_val(w, &p->src[n], 1) : NUMBER(0);
	}
	known = wb_exact_decide(w->g, (enum cond)p->cond, p->sign, s[0], s[1], p->wide);
	return known < 0 ? UNKNOWN : NUMBER((uint32_t)known);
}

static void
compare(struct wave *w, const struct step *p)
{
	uint64_t a, b;
	bool know_a = wb_exact_number(w, &p->src[0], &a), know_b = wb_exact_number(w, &p->src[1], &b);
	struct val r = UNKNOWN;

	if (know_a && know_b) {
		r = NUMBER(compares((enum cond)p->cond, p->sign, p->wide, a, b));
	} else if (p->cond == COND_EQ || p->cond == COND_NE) {
		struct val x[2] = { wb_exact_scalar_val(w, &p->src[0], 0), wb_exact_scalar_val(w, &p->src[0], 1) };
		struct val y[2] = { wb_exact_scalar_val(w, &p->src[1], 0),
			p->src[1].nunit > 1 ? wb_exact_scalar_val(w, &p->src[1], 1) : NUMBER(0) };
		int same = wb_exact_equal(w->g, x, y, p->wide);

		if (same >= 0)
			r = NUMBER((uint32_t)same ^ (p->cond == COND_NE));
	}
	if (r.tag == TAG_UNKNOWN && w->g->naffine)
		r = compare_affine(w, p);
	set_scc(w, p, &p->d, r);
}

/* ---- shifts, counts, moves ------------------------------------------------------------------------------- */
/* 64-bit affine expressions in workgroup ids; false: there is no rule. */
static bool
shift_affine(struct wave *w, const struct step *p)
{
	struct val s[2] = { wb_exact_scalar_val(w, &p->src[0], 0), wb_exact_scalar_val(w, &p->src[0], 1) }, r[2];
	uint32_t origin = wb_exact_origin_of(w, p);
	uint64_t by;

	if (p->nsrc < 2 || !wb_exact_number(w, &p->src[1], &by) ||
		!wb_exact_affine_shift(w->g, (enum wb_op)p->op, s, by & 63, r))
		return false;
	wb_exact_set_scalar(w, p->d.unit, r[0], origin);
	wb_exact_set_scalar(w, p->d.unit + 1, r[1], origin);
	set_scc(w, p, &p->d2, UNKNOWN);
	return true;
}

/* A 64-bit right shift by 32 returns the upper half, whatever it is: unoptimised code extracts an aperture in this
 * way. */
static bool
upper_half(struct wave *w, const struct step *p)
{
	struct val hi = wb_exact_scalar_val(w, &p->src[0], 1);
	uint64_t by;

	if (p->op != WB_OP_LSHR || !p->wide || p->d.nunit != 2 || p->nsrc < 2 || !wb_exact_number(w, &p->src[1], &by) ||
		(by & 63) != 32)
		return false;
	wb_exact_set_scalar(w, p->d.unit, hi, wb_exact_origin_of(w, p));
	wb_exact_set_scalar(w, p->d.unit + 1, NUMBER(0), WB_NONE);
	set_scc(w, p, &p->d2, UNKNOWN);
	return true;
}

static void
count_or_shift(struct wave *w, const struct step *p)
{
	uint64_t k[3] = { 0, 0, 0 }, r;
	struct val s[3];

	for (uint32_t n = 0; n < p->nsrc && n < 3; n++) {
		if (wb_exact_number(w, &p->src[n], &k[n]))
			continue;
		for (uint32_t m = 0; m < p->nsrc && m < 3; m++)
			s[m] = wb_exact_scalar_val(w, &p->src[m], 0);
		if (upper_half(w, p) || (p->wide && p->d.nunit == 2 && w->g->naffine && shift_affine(w, p)))
			return;
		wb_exact_unknown(w, p);
		if (!p->wide && p->d.nunit == 1)
			wb_exact_set_scalar(w, p->d.unit, wb_exact_based(w->g, (enum wb_op)p->op, p->sign, s, p->nsrc),
				wb_exact_origin_of(w, p));
		return;
	}
	if (!wb_folds((enum wb_op)p->op, p->wide)) {
		wb_exact_unknown(w, p);
		return;
	}
#define CASE(op) \
	case WB_OP_##op: \
		r = p->wide ? wb_fold64(WB_OP_##op, p->sign, p->nsrc, k[0], k[1], k[2]) : \
			      wb_fold32(WB_OP_##op, p->sign, p->nsrc, (uint32_t)k[0], (uint32_t)k[1], (uint32_t)k[2]); \
		break;
	switch ((enum wb_op)p->op) {
		CASE(MOV)
		CASE(NEG) CASE(ABS) CASE(MUL) CASE(MULHI) CASE(SHL) CASE(LSHR) CASE(ASHR) CASE(BFE) CASE(BFM) CASE(BREV)
			CASE(BCNT) CASE(FF1) CASE(FF0) CASE(CLZ) CASE(CLS) CASE(SEXT8) CASE(SEXT16) CASE(BITSET0)
				CASE(BITSET1) CASE(MIN) CASE(MAX) default : wb_exact_unknown(w, p);
		return;
	}
#undef CASE
	set_result(w, p, r);
	if (p->op == WB_OP_MIN || p->op == WB_OP_MAX)
		set_scc(w, p, &p->d2, k[0] == k[1] ? UNKNOWN : NUMBER((uint32_t)r == (uint32_t)k[0]));
	else
		set_scc(w, p, &p->d2, NUMBER(r != 0));
}

static void
move(struct wave *w, const struct step *p)
{
	uint32_t origin = wb_exact_origin_of(w, p);
	struct scalar s[2];

	if (p->src[0].kind != REF_SCALAR) {
		struct val lo = wb_exact_scalar_val(w, &p->src[0], 0), hi = wb_exact_scalar_val(w, &p->src[0], 1);

		wb_exact_set_scalar(w, p->d.unit, lo, origin);
		if (p->d.nunit > 1)
			wb_exact_set_scalar(w, p->d.unit + 1, hi, origin);
		return;
	}
	for (uint32_t u = 0; u < p->d.nunit && u < 2; u++)
		s[u] = w->s[p->src[0].unit + u];
	for (uint32_t u = 0; u < p->d.nunit && u < 2; u++) {
		if (s[u].tag == TAG_CARRY)	/* a copy of the mask has no carry record */
			s[u].tag = TAG_NUMBER;
		w->s[p->d.unit + u] = s[u];
	}
}

static void
test_bit(struct wave *w, const struct step *p)
{
	struct bits a = source_bits(w, &p->src[0]);
	uint64_t n;
	struct val r = UNKNOWN;

	if (wb_exact_number(w, &p->src[1], &n)) {
		n &= p->src[0].nunit > 1 ? 63 : 31;
		if (a.known >> n & 1)
			r = NUMBER((uint32_t)(a.v >> n & 1) ^ (p->op == WB_OP_BITCMP0));
	}
	set_scc(w, p, &p->d, r);
}

void
wb_exact_salu(struct wave *w, const struct step *p)
{
	struct bits none;

	if (p->unmodelled || p->d.kind != REF_SCALAR) {
		wb_exact_unknown(w, p);
		return;
	}
	if (p->cond != COND_NONE) {
		compare(w, p);
		return;
	}
	switch ((enum wb_op)p->op) {
	case WB_OP_MOV: move(w, p); return;
	case WB_OP_SELECT: choose(w, p, &p->src[2], &p->src[0], &p->src[1]); return;
	case WB_OP_CMOV: choose(w, p, &p->src[1], &p->src[0], &p->src[2]); return;
	case WB_OP_ADD: case WB_OP_SUB: case WB_OP_SHLADDK:
		if (p->d.nunit == 2)
			add_wide(w, p);
		else
			add_sub(w, p);
		return;
	case WB_OP_ADDC: case WB_OP_SUBB: add_carry(w, p); return;
	case WB_OP_BITCMP0: case WB_OP_BITCMP1: test_bit(w, p); return;
	case WB_OP_AND: case WB_OP_OR:
		if (p->d.nunit == 1 &&
			(is_based(wb_exact_scalar_val(w, &p->src[0], 0).tag) ||
				is_based(wb_exact_scalar_val(w, &p->src[1], 0).tag))) {
			count_or_shift(w, p);
			return;
		}
		break;
	default: break;
	}
	if (p->op >= WB_OP_SAVEEXEC_AND && p->op <= WB_OP_SAVEEXEC_ORN1)
		save_exec(w, p);
	else if (combine((enum wb_op)p->op, (struct bits){ 0, 0 }, (struct bits){ 0, 0 }, &none))
		bitwise(w, p);
	else
		count_or_shift(w, p);
}

/* ---- code and mode -------------------------------------------------------------------------------------------- */
void
wb_exact_getpc(struct wave *w, const struct step *p)
{
	const struct wb_fn *fn = w->g->m->fn[p->fn];
	const struct wb_section *s = wb_section_find(w->g->m, fn->section);
	const struct wb_inst *i = &fn->inst[p->inst];
	uint64_t at = i->addr + (i->bytes ? i->bytes : 4);
	uint32_t base = s && s->linked ? BASE_CODE : w->g->code_base;

	if (!s || base == BASE_NONE) {
		wb_exact_unknown(w, p);
		return;
	}
	at += s->linked ? s->image : 0;
	wb_exact_set_scalar(w, p->d.unit, (struct val){ (uint32_t)at, 0, TAG(base, PART_LO) }, WB_NONE);
	wb_exact_set_scalar(
		w, p->d.unit + 1, (struct val){ (uint32_t)(at >> 32), (uint32_t)at, TAG(base, PART_HI) }, WB_NONE);
}

/* s_setreg on MODE. Any other change makes MODE unknown. */
void
wb_exact_mode(struct wave *w, const struct step *p)
{
	const struct wb_fn *fn = w->g->m->fn[p->fn];
	uint32_t how = (uint32_t)wb_mod(fn, &fn->inst[p->inst], WB_MOD_HWREG), width = (how >> 11 & 31) + 1,
		 shift = how >> 6 & 31;
	struct scalar *mode = &w->s[WB_GCN_MODE];
	uint64_t x;

	if (!wb_mod_present(fn, &fn->inst[p->inst], WB_MOD_HWREG) || (how & 63) != 1 || !p->nsrc ||
		!wb_exact_number(w, &p->src[0], &x)) {
		wb_exact_unknown(w, p);
		return;
	}
	mode->v = (mode->v & ~(wb_low_bits(width) << shift)) | ((uint32_t)x & wb_low_bits(width)) << shift;
}
