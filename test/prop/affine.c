/* test/prop/affine.c -- arithmetic on shapes agrees with arithmetic on the numbers that they describe.
 *
 * Random shapes: base + sum of stride * id, with some low bits and the maximum known. Each describes many numbers: any
 * base that fits, any ids. For a random operation, the result of div_compute describes all results: strides, low bits,
 * maximum, constants. A comparison that div_compare calls uniform is uniform. For a random row of addresses,
 * div_most_words is exactly the number found by marking the lines one by one for every base.
 *
 *	affine [SEED [CASES [FIRST]]]
 */
#include "../lib/eval.h"
#include "../lib/prop.h"
#include "../../passes/divergence/div.h"

#define BASES 6
#define IDS 12

static uint32_t
number(void)
{
	static const uint32_t liked[] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 16, 31, 32, 63, 64, 100, 255, 256, 1023, 1024,
		4096, 0x7fffff, 0xffffff, 0x7fffffff, 0x80000000, 0xffffff00, 0xffffffff };

	return below(3) ? liked[below(WB_COUNT(liked))] : below(UINT32_MAX);
}

/* What the ids add at most, without wrapping; more than 2^32: they may wrap. */
static uint64_t
span(const struct wb_div_shape *f, const uint32_t most[3])
{
	return (uint64_t)f->stride[0] * most[0] + (uint64_t)f->stride[1] * most[1] + (uint64_t)f->stride[2] * most[2];
}

static struct wb_div_shape
random_form(const uint32_t most[3])
{
	static const uint32_t stride[] = { 1, 1, 2, 4, 8, 16, 64, 100, 1024, UINT32_MAX, 0xfffffffc };
	struct wb_div_shape f = div_constant(number());

	if (!below(3))
		return f;
	f.base = f.cls = (uint8_t)below(3);
	f.low_bits = (uint8_t)(below(2) ? below(32) : below(8));
	f.low &= mask_of(f.low_bits);
	f.max = UINT32_MAX;
	for (int k = 0; k < 3; k++)
		f.stride[k] = below(2) ? 0 : stride[below(WB_COUNT(stride))];
	if (f.stride[0] || f.stride[1] || f.stride[2])
		f.cls = WB_DIV_AFFINE;
	if (below(2)) {
		uint64_t max = span(&f, most) + f.low + (below(2) ? 0 : below(1000) << f.low_bits % 16);

		f.max = max < UINT32_MAX ? (uint32_t)max : UINT32_MAX;
	}
	return f;
}

/* A base that @f allows. */
static uint32_t
random_base(const struct wb_div_shape *f, const uint32_t most[3])
{
	uint64_t room = f->max == UINT32_MAX ? UINT32_MAX : f->max - span(f, most),
		 steps = f->low_bits >= 32 ? 0 : (room - f->low) >> f->low_bits;

	if (f->low_bits >= 32)
		return f->low;
	return f->low +
		(uint32_t)((below(4) ? below((uint32_t)(steps < UINT32_MAX ? steps + 1 : UINT32_MAX)) : steps)
			<< f->low_bits);
}

static uint32_t
value(const struct wb_div_shape *f, uint32_t base, const uint32_t id[3])
{
	return base + f->stride[0] * id[0] + f->stride[1] * id[1] + f->stride[2] * id[2];
}

static const struct { enum wb_op op; uint32_t n;
} operation[] = {
	{ WB_OP_MOV, 1 }, { WB_OP_NEG, 1 }, { WB_OP_NOT, 1 }, { WB_OP_ADD, 2 }, { WB_OP_SUB, 2 },
	{ WB_OP_SUBREV, 2 }, { WB_OP_MUL, 2 }, { WB_OP_MUL24, 2 }, { WB_OP_MAD, 3 }, { WB_OP_MAD24, 3 },
	{ WB_OP_SHL, 2 }, { WB_OP_SHLREV, 2 }, { WB_OP_LSHR, 2 }, { WB_OP_LSHRREV, 2 }, { WB_OP_ASHR, 2 },
	{ WB_OP_ASHRREV, 2 }, { WB_OP_SHLADD, 3 }, { WB_OP_SHLOR, 3 }, { WB_OP_ADDSHL, 3 }, { WB_OP_ADD3, 3 },
	{ WB_OP_OR, 2 }, { WB_OP_OR3, 3 }, { WB_OP_XOR, 2 }, { WB_OP_AND, 2 }, { WB_OP_ANDOR, 3 }, { WB_OP_BFE, 2 },
	{ WB_OP_BFE, 3 },
};

static uint64_t nfollowed, naffine, nuniform, nlines;

static void
wrong(const char *what, enum wb_op op)
{
	prop_fail("%s of %s does not hold", what, wb_op_name[op]);
}

/* The numbers that the operands and the result are for some base and lane; the first lane has ids 0. */
static void
check_result(enum wb_op op, bool sign, const struct wb_div_shape *x, uint32_t n,
	const uint32_t most[3], const struct wb_div_shape *r)
{
	for (uint32_t b = 0; b < BASES; b++) {
		uint32_t base[3], first = 0;

		for (uint32_t k = 0; k < n; k++)
			base[k] = random_base(&x[k], most);
		for (uint32_t l = 0; l < IDS; l++) {
			uint32_t id[3] = { 0, 0, 0 }, v[3] = { 0, 0, 0 }, y;

			for (int k = 0; l && k < 3; k++)
				id[k] = below(3) ? below(most[k] + 1) : most[k];
			for (uint32_t k = 0; k < n; k++)
				v[k] = value(&x[k], base[k], id);
			y = eval(op, sign, v, n);
			first = l ? first : y;
			if (y != value(r, first, id))
				wrong("a stride", op);
			if ((first ^ r->low) & mask_of(r->low_bits))
				wrong("a low bit", op);
			if (y > r->max)
				wrong("the greatest value", op);
			if (r->max != UINT32_MAX && first + span(r, most) > r->max)
				wrong("that nothing wraps", op);
			if (prop_failed())
				return;
		}
	}
}

static void
check_compare(const struct wb_div_shape *x, const uint32_t most[3])
{
	enum wb_op op = (enum wb_op)(WB_OP_EQ + below(WB_OP_GE - WB_OP_EQ + 1));
	bool sign = below(2);

	if (div_compare(op, sign, &x[0], &x[1], most) > WB_DIV_WAVE)
		return;
	nuniform++;
	for (uint32_t b = 0; b < BASES; b++) {
		uint32_t a = random_base(&x[0], most), c = random_base(&x[1], most), id[3] = { 0, 0, 0 };
		bool first = eval_compare(op, sign, a, c);

		for (uint32_t l = 1; l < IDS; l++) {
			for (int k = 0; k < 3; k++)
				id[k] = below(3) ? below(most[k] + 1) : most[k];
			if (eval_compare(op, sign, value(&x[0], a, id), value(&x[1], c, id)) != first) {
				wrong("that all lanes agree", op);
				return;
			}
		}
	}
}

/* Lines that @lanes aligned elements of @bytes touch, @step bytes apart, the first at byte @from of ROW. */
#define ROW 65536u
static uint32_t
marked_lines(uint32_t from, int64_t step, uint32_t lanes, uint32_t bytes, uint32_t align, uint32_t line)
{
	uint8_t touched[ROW / 4] = { 0 };
	uint32_t n = 0;

	for (uint32_t k = 0; k < lanes; k++) {
		uint32_t a = (uint32_t)(from + k * step);

		if (a % align)
			continue;
		for (uint32_t l = a / line; l <= (a + bytes - 1) / line; l++) {
			n += !touched[l];
			touched[l] = 1;
		}
	}
	return n;
}

static void
check_lines(void)
{
	static const int64_t stride[] = { 0, 1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 32, 48, 60, 64, 68, 72, 76, 80, 96, 128,
		132, 144, 192, 256, 500 };
	uint32_t demanded = 1u << below(4);
	struct wb_machine m = { .line_bytes = 32u << below(3), .access_align_bytes = demanded };
	struct wb_inst inst = { .mem = { .count = 1,
		.bytes = (uint16_t)(below(2) ? 1u << below(5) : 4 * (1 + below(4))) } };
	struct wb_pass_env env = { .machine = &m };
	struct wb_divergence out = { 0 };
	struct lane_address x = { .ok = true,
		.stride = { stride[below(WB_COUNT(stride))] * (below(3) ? 1 : -1) },
		.low_bits = (uint8_t)(below(2) ? below(9) : 0) };
	struct wb_fn fn = { .inst = &inst };
	struct div d = { .cx = prop.cx, .fn = &fn, .env = &env, .out = &out, .rows = true };
	uint32_t lanes = below(2) ? 64 : 1 + below(64), bytes = inst.mem.bytes, align = bytes & (0u - bytes),
		 most = 0;

	align = align < demanded ? align : demanded;
	if (below(3) == 0)		/* it is known to be more */
		x.align = 1u << below(3);
	align = align > x.align ? align : x.align;
	x.low = below(512) & mask_of(x.low_bits);
	for (uint32_t o = 0; o < m.line_bytes; o++) {
		uint32_t n = ((o ^ x.low) & mask_of(x.low_bits) & ((uint32_t)m.line_bytes - 1)) ?
			0 :
			marked_lines(ROW / 2 + o, x.stride[0], lanes, bytes, align, (uint32_t)m.line_bytes);

		most = n > most ? n : most;
	}
	nlines++;
	if (div_most_words(&d, 0, &x, lanes) != most)
		wrong("the number of lines", WB_OP_LOAD);
}

static void
check_one(void)
{
	static const uint32_t size[] = { 1, 2, 3, 4, 16, 64, 100, 256 };
	uint32_t most[3] = { size[below(WB_COUNT(size))] - 1, size[below(5)] - 1, size[below(3)] - 1 },
		 at = below(WB_COUNT(operation));
	struct wb_div_shape x[3] = { random_form(most), random_form(most), random_form(most) }, r;
	bool sign = below(2);

	if (div_compute(operation[at].op, sign, (const struct wb_div_shape *const[]){ &x[0], &x[1], &x[2] },
		    operation[at].n, most, &r)) {
		nfollowed++;
		naffine += r.cls == WB_DIV_AFFINE;
		check_result(operation[at].op, sign, x, operation[at].n, most, &r);
	}
	check_compare(x, most);
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 600000);
	while (prop_next()) {
		check_one();
		if (prop.number % 32 == 0)
			check_lines();
	}
	prop_tried(nfollowed, 1, "operations followed");
	prop_tried(naffine, 1, "results affine");
	prop_tried(nuniform, 1, "comparisons the same for all lanes");
	prop_tried(nlines, 1, "rows whose lines were counted");
	return prop_end();
}
