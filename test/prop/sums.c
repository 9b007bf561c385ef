/* test/prop/sums.c -- affine expressions in workgroup ids have the right value in each workgroup.
 *
 * Random chains of operations on 32 and 64 bits, from workgroup ids, small and odd constants and the address of a
 * buffer. src/exact/affine.c computes them once for a subgrid. Here each operation is done in every workgroup of the
 * subgrid, with a random address of the buffer. What is not unknown, and every comparison that is decided, must agree
 * in all of them.
 *
 *	sums [SEED [CHAINS [FIRST]]]
 */
#include "../../src/exact/fold.h"
#include "../lib/eval.h"
#include "../lib/prop.h"

#define MOST_GROUPS 256
#define MOST_CELLS 48
#define NUMBER(x) ((struct val){ (x), 0, TAG_NUMBER })

/* 64 bits: what is known of the halves, and what they are in each workgroup. */
struct cell {
	struct val half[2];
	uint64_t truth[MOST_GROUPS];
};

struct subgrid {
	struct program g;
	uint32_t align[MOST_BASES];
	uint64_t bytes[MOST_BASES];
	struct affine affine[MOST_BASES];
	uint32_t ngroup;
	int64_t at[MOST_GROUPS][3];
	uint64_t base;			/* the address of the buffer */
	struct cell cell[MOST_CELLS];
	uint32_t ncell;
};

static uint64_t nsums, nunknown, ndecided;

/* ---- what a value claims ------------------------------------------------------------------- */
static bool
claims(const struct subgrid *b, const struct val *v, uint32_t group, uint32_t truth)
{
	uint64_t x = tag_part(v->tag) == PART_HI ? (uint64_t)v->v << 32 | v->aux : v->v;
	const struct affine *s;

	if (v->tag == TAG_NUMBER)
		return v->v == truth;
	if (tag_base(v->tag) < b->g.nbase) {
		x += b->base;
	} else {
		s = &b->affine[tag_base(v->tag) - b->g.nbase];
		x += s->base == BASE_NONE ? 0 : b->base;
		for (uint32_t d = 0; d < 3; d++)
			x += (uint64_t)s->k[d] * (uint64_t)b->at[group][d];
	}
	return (uint32_t)(tag_part(v->tag) == PART_HI ? x >> 32 : x) == truth;
}

static void
check(const struct subgrid *b, const struct cell *c, const char *what)
{
	for (uint32_t h = 0; h < 2; h++) {
		nunknown += c->half[h].tag == TAG_UNKNOWN;
		nsums += is_based(c->half[h].tag) && tag_base(c->half[h].tag) >= b->g.nbase;
		for (uint32_t n = 0; n < b->ngroup && c->half[h].tag != TAG_UNKNOWN; n++)
			if (!claims(b, &c->half[h], n, (uint32_t)(c->truth[n] >> 32 * h))) {
				prop_fail("%s: half %u is wrong in workgroup %u", what, h, n);
				return;
			}
	}
}

static void
push(struct subgrid *b, const struct cell *c, const char *what)
{
	check(b, c, what);
	if (c->half[0].tag != TAG_UNKNOWN && b->ncell < MOST_CELLS)
		b->cell[b->ncell++] = *c;
}

/* ---- 32 bits ---------------------------------------------------------------------------------- */
static const struct { enum wb_op op; uint32_t n;
} ops[] = {
	{ WB_OP_ADD, 2 }, { WB_OP_SUB, 2 }, { WB_OP_SUBREV, 2 }, { WB_OP_ADD3, 3 }, { WB_OP_SHL, 2 },
	{ WB_OP_SHLREV, 2 }, { WB_OP_SHLADD, 3 }, { WB_OP_ADDSHL, 3 }, { WB_OP_SHLOR, 3 }, { WB_OP_ANDOR, 3 },
	{ WB_OP_OR3, 3 }, { WB_OP_MUL, 2 }, { WB_OP_MUL24, 2 }, { WB_OP_MAD24, 3 }, { WB_OP_MULHI, 2 },
	{ WB_OP_LSHR, 2 }, { WB_OP_ASHR, 2 }, { WB_OP_LSHRREV, 2 }, { WB_OP_ASHRREV, 2 }, { WB_OP_AND, 2 },
	{ WB_OP_OR, 2 }, { WB_OP_BFE, 3 }, { WB_OP_MIN, 2 }, { WB_OP_MAX, 2 }, { WB_OP_XOR, 2 },
};

static uint32_t
constant(void)
{
	switch (below(6)) {
	case 0: return below(33);
	case 1: return 1u << below(32);
	case 2: return (1u << below(32)) - 1;
	case 3: return (uint32_t)rng_next(&prop.r);
	case 4: return 0u - below(300);
	default: return below(5000);
	}
}

static void
operate(struct subgrid *b)
{
	uint32_t n = below(WB_COUNT(ops)), half[3], from[3];
	bool sign = below(2), based = false;
	struct cell c = { .half = { { 0, 0, TAG_UNKNOWN }, NUMBER(0) } };
	struct val s[3];

	sign = sign || ops[n].op == WB_OP_ASHR || ops[n].op == WB_OP_ASHRREV;
	for (uint32_t k = 0; k < 3; k++) {
		from[k] = below(2) ? below(b->ncell) : WB_NONE;
		half[k] = from[k] == WB_NONE ? 0 : below(6) == 0;
		s[k] = from[k] == WB_NONE ? NUMBER(constant()) : b->cell[from[k]].half[half[k]];
		based = based || (k < ops[n].n && is_based(s[k].tag));
	}
	if (!based)
		return;
	c.half[0] = wb_exact_based(&b->g, ops[n].op, sign, s, ops[n].n);
	for (uint32_t g = 0; g < b->ngroup; g++) {
		uint32_t x[3];

		for (uint32_t k = 0; k < 3; k++)
			x[k] = from[k] == WB_NONE ? s[k].v : (uint32_t)(b->cell[from[k]].truth[g] >> 32 * half[k]);
		c.truth[g] = eval(ops[n].op, sign, x, ops[n].n);
	}
	push(b, &c, wb_op_name[ops[n].op]);
}

/* ---- 64 bits ------------------------------------------------------------------------------------ */
static void
add_wide(struct subgrid *b)
{
	const struct cell *x = &b->cell[below(b->ncell)], *y = &b->cell[below(b->ncell)];
	bool minus = below(4) == 0;
	struct carry *carry = calloc(1, sizeof *carry);
	struct val s[2] = { x->half[0], y->half[0] };
	struct cell c;

	if (carry && wb_exact_note_carry(&b->g, carry, &s[0], &s[1], minus, 0)) {
		c.half[0] = wb_exact_based(&b->g, minus ? WB_OP_SUB : WB_OP_ADD, false, s, 2);
		c.half[1] = wb_exact_with_carry(&b->g, carry, &x->half[1], &y->half[1], minus, 0);
		for (uint32_t g = 0; g < b->ngroup; g++)
			c.truth[g] = minus ? x->truth[g] - y->truth[g] : x->truth[g] + y->truth[g];
		push(b, &c, minus ? "sub64" : "add64");
	}
	free(carry);
}

static void
shift_wide(struct subgrid *b)
{
	const struct cell *x = &b->cell[below(b->ncell)];
	bool left = below(2), swap = below(2);
	uint32_t by = below(3) ? below(8) : below(64);
	struct val in[2] = { swap ? NUMBER(0) : x->half[0], swap ? x->half[0] : x->half[1] };
	struct cell c;

	if (swap)
		by = 32 - by % 8;
	if (!wb_exact_affine_shift(&b->g, left ? WB_OP_SHL : WB_OP_ASHR, in, by, c.half))
		return;
	for (uint32_t g = 0; g < b->ngroup; g++) {
		uint64_t v = swap ? x->truth[g] << 32 : x->truth[g];

		c.truth[g] = left ? v << by : (uint64_t)((int64_t)v >> by);
	}
	push(b, &c, "shift64");
}

static void
multiply_wide(struct subgrid *b)
{
	const struct cell *x = &b->cell[below(b->ncell)], *z = &b->cell[below(b->ncell)];
	struct val y = NUMBER(constant());
	bool sign = below(2);
	struct cell c;

	if (!wb_exact_affine_product(&b->g, sign, &x->half[0], &y, z->half, c.half))
		return;
	for (uint32_t g = 0; g < b->ngroup; g++) {
		uint32_t v = (uint32_t)x->truth[g];

		c.truth[g] = (sign ? (uint64_t)((int64_t)(int32_t)v * (int32_t)y.v) : (uint64_t)v * y.v) + z->truth[g];
	}
	push(b, &c, "mad64");
}

static void
decide(struct subgrid *b)
{
	const struct cell *x = &b->cell[below(b->ncell)], *y = &b->cell[below(b->ncell)];
	bool sign = below(2), wide = below(2);
	enum cond how = (enum cond)(COND_LT + (int)below(6));
	struct val k[2] = { NUMBER(constant()), NUMBER(0) };
	bool number = below(2);
	int says = wb_exact_decide(&b->g, how, sign, x->half, number ? k : y->half, wide);

	ndecided += says >= 0;
	for (uint32_t g = 0; g < b->ngroup && says >= 0; g++) {
		uint64_t p = x->truth[g], q = number ? k[0].v : y->truth[g];
		bool less = wide ? sign ? (int64_t)p < (int64_t)q : p < q :
			sign ? (int32_t)p < (int32_t)q :
				   (uint32_t)p < (uint32_t)q;
		bool same = wide ? p == q : (uint32_t)p == (uint32_t)q;
		bool truth = how == COND_LT ? less :
			how == COND_LE ? less || same :
			how == COND_GT ? !less && !same :
			how == COND_GE ? !less :
			how == COND_EQ ? same :
					      !same;

		if (truth != (says != 0)) {
			prop_fail("comparison %d is wrong in workgroup %u", (int)how, g);
			return;
		}
	}
}

/* ---- one subgrid --------------------------------------------------------------------------------------- */
static void
start(struct subgrid *b)
{
	struct cell c = { .half = { { 0, 0, TAG(BASE_CODE + 1, PART_LO) }, { 0, 0, TAG(BASE_CODE + 1, PART_HI) } } };

	b->g = (struct program){ .first_section = BASE_CODE + 1,
		.first_arg = BASE_CODE + 1,
		.nbase = BASE_CODE + 2,
		.base_align = b->align,
		.base_stated = b->align,
		.base_bytes = b->bytes,
		.affine = b->affine,
		.most_affine = MOST_BASES - BASE_CODE - 2,
		.line_shift = 6 };
	for (uint32_t k = 0; k < b->g.nbase; k++)
		b->align[k] = 64;
	b->base = (rng_next(&prop.r) & 0xffffffffffff) / 64 * 64;
	b->ngroup = b->ncell = 0;
	for (uint32_t d = 0; d < 3; d++) {
		b->g.subgrid_size[d] = 1 + below(6);
		b->g.subgrid_stride[d] = 1 + below(3);
	}
	for (uint32_t k = 0; k < b->g.subgrid_size[0] * b->g.subgrid_size[1] * b->g.subgrid_size[2]; k++, b->ngroup++) {
		b->at[k][0] = k % b->g.subgrid_size[0];
		b->at[k][1] = k / b->g.subgrid_size[0] % b->g.subgrid_size[1];
		b->at[k][2] = k / b->g.subgrid_size[0] / b->g.subgrid_size[1];
	}
	for (uint32_t g = 0; g < b->ngroup; g++)
		c.truth[g] = b->base;
	push(b, &c, "address");
	for (uint32_t d = 0; d < 3; d++) {
		uint32_t first = below(4) ? below(50) : below(100000);

		c.half[0] = wb_exact_workgroup(&b->g, d, first);
		c.half[1] = NUMBER(0);
		for (uint32_t g = 0; g < b->ngroup; g++)
			c.truth[g] = first + (uint64_t)b->g.subgrid_stride[d] * (uint64_t)b->at[g][d];
		push(b, &c, "workgroup");
	}
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 20000);
	while (prop_next()) {
		struct subgrid *b = WB_NEW(prop.cx->tmp, struct subgrid, 1);

		start(b);
		for (uint32_t step = 0; step < 40; step++)
			switch (below(8)) {
			case 0: add_wide(b); break;
			case 1: shift_wide(b); break;
			case 2: multiply_wide(b); break;
			case 3: decide(b); break;
			default: operate(b); break;
			}
	}
	prop_tried(nsums, prop.count, "halves made of workgroups");
	prop_tried(nunknown, 0, "unknown");
	prop_tried(ndecided, prop.count / 4, "comparisons decided");
	return prop_end();
}
