/* test/lib/randlanes.c -- see randlanes.h.
 *
 *	s[0:1] arguments   s2, s3 workgroup   s[4:5] buffer   s6 an argument   s8.. temporary   s[20:21].. saved EXEC,
 *	by depth   s40.. counters   s[50:51] a mask kept   s52 a state   s53..s56 of comparisons
 *	v0, v1 ids   v2..v9 data   v10..v13 addresses   v14..v17 of comparisons   v20.. counters of lanes, by depth
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "kernel.h"
#include "randlanes.h"

#define DATA 10u
#define LDS_BYTES 4096u
#define BUFFER_BYTES 20480u

struct gen {
	struct wb_out o;
	struct rng *r;
	uint32_t label, depth, left;
	bool tells;			/* many ifs on one number, and loops */
};

#define line(g, ...) kernel_code(&(g)->o, __VA_ARGS__)
static uint32_t pick(struct gen *g, uint32_t n) { return rng_below(g->r, n); }
static uint32_t data(struct gen *g) { return pick(g, DATA); }
static uint32_t result(struct gen *g) { return 2 + pick(g, DATA - 2); }

/* A number that ids, lanes and waves care about. */
static uint32_t
number(struct gen *g)
{
	static const uint32_t of[] = { 0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 31, 32, 48, 63, 64, 65, 127, 128, 129, 192, 255,
		256, 1023, 1024, 4095, 0xffffffc0, 0xffffffff, 0x80000000, 0xfffffff0, 65536 };

	return of[pick(g, WB_COUNT(of))];
}

/* A scalar operand or inline number of a two-operand instruction. */
static const char *
first(struct gen *g, char text[16])
{
	static const char *const s[] = { "s2", "s6", "s8", "64", "16", "4", "1", "0", "63", "-1", "32", "-16" };

	if (pick(g, 3) == 0)
		snprintf(text, 16, "v%u", data(g));
	else
		snprintf(text, 16, "%s", s[pick(g, WB_COUNT(s))]);
	return text;
}

static void
arithmetic(struct gen *g)
{
	static const char *const two[] = { "v_add_u32_e32", "v_sub_u32_e32", "v_subrev_u32_e32", "v_and_b32_e32",
		"v_or_b32_e32", "v_xor_b32_e32", "v_mul_u32_u24_e32", "v_max_u32_e32", "v_min_i32_e32" };
	char a[16];
	uint32_t d = result(g), x = data(g), y = data(g);

	switch (pick(g, 16)) {
	case 0: case 1: case 2: line(g, "%s v%u, %s, v%u", two[pick(g, WB_COUNT(two))], d, first(g, a), x); break;
	case 3: line(g, "v_lshlrev_b32_e32 v%u, %u, v%u", d, pick(g, 8), x); break;
	case 4: line(g, "v_lshrrev_b32_e32 v%u, %u, v%u", d, pick(g, 9), x); break;
	case 5: line(g, "v_ashrrev_i32_e32 v%u, %u, v%u", d, pick(g, 9), x); break;
	case 6: line(g, "v_and_b32_e32 v%u, 0x%x, v%u", d, number(g) + 64, x); break;
	case 7: line(g, "v_mul_lo_u32 v%u, v%u, %s", d, x, first(g, a)); break;
	case 8: line(g, "v_mad_u32_u24 v%u, v%u, %u, v%u", d, x, 1 + pick(g, 60), y); break;
	case 9: line(g, "v_bfe_u32 v%u, v%u, %u, %u", d, x, pick(g, 11), 1 + pick(g, 10)); break;
	case 10: line(g, "v_bfe_i32 v%u, v%u, %u, %u", d, x, pick(g, 11), 1 + pick(g, 10)); break;
	case 11: line(g, "v_lshl_add_u32 v%u, v%u, %u, v%u", d, x, pick(g, 7), y); break;
	case 12: line(g, "v_lshl_or_b32 v%u, v%u, %u, v%u", d, x, pick(g, 11), y); break;
	case 13:
		if (pick(g, 2)) {
			line(g, "v_not_b32_e32 v%u, v%u", d, x);
			break;
		}
		line(g, "v_mbcnt_lo_u32_b32 v%u, -1, %s; v_mbcnt_hi_u32_b32 v%u, -1, v%u", d,
			pick(g, 2) ? "0" : first(g, a), d, d);
		break;
	case 14: line(g, "v_mov_b32_e32 v%u, %s", d, first(g, a)); break;
	default:
		line(g, "v_readfirstlane_b32 s8, v%u; v_add_u32_e32 v%u, s8, v%u", x, d, y);
	}
}

static void
compare(struct gen *g)
{
	static const char *const rel[] = { "lt", "le", "gt", "ge", "eq", "ne" };
	const char *type = pick(g, 2) ? "u32" : "i32";
	char a[16];

	if (pick(g, 2))
		line(g, "v_cmp_%s_%s_e32 vcc, %s, v%u", rel[pick(g, 6)], type, first(g, a), data(g));
	else
		line(g, "v_cmp_%s_%s_e32 vcc, 0x%x, v%u", rel[pick(g, 6)], type, number(g) + 64, data(g));
}

static void
choice(struct gen *g)
{
	compare(g);
	switch (pick(g, 6)) {
	case 3: line(g, "s_mov_b64 s[50:51], vcc"); break;
	case 4: line(g, "s_%s_b64 s[50:51], s[50:51], vcc", pick(g, 2) ? "and" : pick(g, 2) ? "or" : "xor"); break;
	case 5: line(g, "v_cndmask_b32_e64 v%u, v%u, v%u, s[50:51]", result(g), data(g), data(g)); break;
	case 0: line(g, "v_cndmask_b32_e32 v%u, v%u, v%u, vcc", result(g), data(g), data(g)); break;
	case 1: line(g, "v_addc_co_u32_e32 v%u, vcc, 0, v%u, vcc", result(g), data(g)); break;
	default:
		line(g, "s_bcnt1_i32_b64 s8, vcc; v_mov_b32_e32 v%u, s8", result(g));
	}
}

static void
access(struct gen *g)
{
	static const char *const narrow[] = { "dword", "ushort", "sbyte" };
	uint32_t x = data(g), align = 8 >> (pick(g, 2) ? 0 : pick(g, 4)), step = 4 >> (pick(g, 2) ? 0 : pick(g, 3));

	/* loads and stores need not be aligned */
	line(g, "v_and_b32_e32 v10, 0x%x, v%u", LDS_BYTES / 2 - align, x);
	switch (pick(g, 7)) {
	case 0: line(g, "ds_read_b32 v%u, v10 offset:%u", result(g), step * pick(g, 64)); break;
	case 1: line(g, "ds_write_b64 v10, v[%u:%u] offset:%u", 2, 3, step * pick(g, 32)); break;
	case 2: line(g, "ds_read2_b32 v[4:5], v10 offset0:%u offset1:%u", pick(g, 64), pick(g, 64)); break;
	case 3:
		line(g, "global_load_%s v%u, v10, s[4:5] offset:%u", narrow[pick(g, 3)], result(g), step * pick(g, 16));
		break;
	case 4:			/* at the end of a line for each lane, or over it */
		line(g, "v_and_b32_e32 v10, 3, v%u", x);
		line(g, "v_or_b32_e32 v10, 60, v10; v_lshl_add_u32 v10, v0, 6, v10");
		line(g, "global_load_%s v%u, v10, s[4:5]", narrow[pick(g, 2)], result(g));
		break;
	case 5:
		line(g, "v_mov_b32_e32 v11, 0; v_lshlrev_b64 v[12:13], %u, v[10:11]; v_mov_b32_e32 v11, s5; "
			"v_add_co_u32_e32 v12, vcc, s4, v12; v_addc_co_u32_e32 v13, vcc, v11, v13, vcc; "
			"global_load_dwordx2 v[8:9], v[12:13], off", pick(g, 3));
		break;
	default:
		line(g, "v_mov_b32_e32 v11, 0x%x", BUFFER_BYTES / 2);	/* ids count downwards */
		line(g, "v_sub_u32_e32 v10, v11, v10; global_store_dword v10, v%u, s[4:5]", data(g));
	}
	line(g, "s_waitcnt vmcnt(0) lgkmcnt(0)");
}

static void statements(struct gen *g, uint32_t n);

static void
divergent_if(struct gen *g)
{
	uint32_t l = g->label++, save = 20 + 2 * g->depth++;
	bool skip = pick(g, 2), other = pick(g, 2);

	compare(g);
	line(g, "s_and_saveexec_b64 s[%u:%u], %s", save, save + 1, pick(g, 4) ? "vcc" : "s[50:51]");
	if (other)
		line(g, "s_xor_b64 s[%u:%u], exec, s[%u:%u]", save, save + 1, save, save + 1);
	if (skip)
		line(g, "s_cbranch_execz F%u", l);
	statements(g, 1 + pick(g, 4));
	line(g, "F%u:", l);
	if (other) {
		line(g, "s_andn2_saveexec_b64 s[%u:%u], s[%u:%u]", save, save + 1, save, save + 1);
		if (skip)
			line(g, "s_cbranch_execz J%u", l);
		statements(g, 1 + pick(g, 4));
		line(g, "J%u:", l);
	}
	line(g, "s_or_b64 exec, exec, s[%u:%u]", save, save + 1);
	g->depth--;
}

static void
uniform_if(struct gen *g)
{
	uint32_t l = g->label++;

	g->depth++;
	if (pick(g, 2)) {
		line(g, "s_cmp_lt_u32 %s, %u", pick(g, 2) ? "s2" : "s8", pick(g, 70));
		line(g, "s_cbranch_scc%u F%u", pick(g, 2), l);
	} else {
		compare(g);
		line(g, "s_cbranch_vccz F%u", l);
	}
	statements(g, 1 + pick(g, 4));
	line(g, "s_branch J%u; F%u:", l, l);
	statements(g, pick(g, 3));
	line(g, "J%u:", l);
	g->depth--;
}

/* Leaves half of the lanes, by their ids. */
static void
halve(struct gen *g)
{
	line(g, "v_and_b32_e32 v15, 32, v0; v_cmp_%s_u32_e32 vcc, 0, v15; s_and_b64 exec, exec, vcc",
		pick(g, 2) ? "eq" : "ne");
}

/* A comparison of number @name, or of another that is computed from it, with @k or near it: "op_type number, constant".
 * @kind: s or v. */
static void
compare_number(struct gen *g, char kind, const char *name, uint32_t k, char out[64])
{
	static const char *const rel[] = { "lt", "le", "gt", "ge", "eq", "eq", "eq", "lg" };
	const char *op = rel[pick(g, WB_COUNT(rel))], *type = pick(g, 2) ? "u32" : "i32",
		   *to = kind == 's' ? "s53" : "v15";
	int32_t c = (int32_t)(k + pick(g, 4)) - 1;
	char number[16];

	snprintf(number, sizeof number, "%s", pick(g, 2) ? to : name);
	if (kind == 'v' && pick(g, 8) == 0) {	/* in some lanes, what was there stays */
		line(g, "s_mov_b64 s[54:55], exec");
		line(g, "v_add_u32_e32 v15, %u, v14", pick(g, 3));
		line(g, "v_cmp_gt_u32_e32 vcc, %u, v%u", pick(g, 70), data(g));
		line(g, "s_and_b64 exec, exec, vcc; v_add_u32_e32 v15, %u, v14; s_mov_b64 exec, s[54:55]", pick(g, 3));
		snprintf(number, sizeof number, "v15");
	} else if (number[0] == name[0] && strcmp(number, to) == 0)
		switch (pick(g, 5)) {
		case 0:
			line(g, kind == 's' ? "s_add_u32 %s, %s, 7" : "v_add_u32_e32 %s, 7, %s", to, name);
			c += 7;
			break;
		case 1:
			line(g, kind == 's' ? "s_sub_u32 %s, %s, 3" : "v_subrev_u32_e32 %s, 3, %s", to, name);
			c -= 3;
			break;
		case 2:
			line(g, kind == 's' ? "s_lshr_b32 %s, %s, 1" : "v_lshrrev_b32_e32 %s, 1, %s", to, name);
			c >>= 1;
			break;
		case 3: line(g, kind == 's' ? "s_and_b32 %s, %s, -4" : "v_and_b32_e32 %s, -4, %s", to, name); break;
		default: line(g, kind == 's' ? "s_mov_b32 %s, %s" : "v_mov_b32_e32 %s, %s", to, name);
		}
	if (kind == 's')
		snprintf(out, 64, "s_cmp_%s_%s %s, %d", op, type, number, c);
	else if (pick(g, 6) == 0 && c >= 0) {	/* with 64 bits */
		line(g, "v_mov_b32_e32 v16, %s", number);
		line(g, "v_mov_b32_e32 v17, %u", pick(g, 8) == 0);
		snprintf(out, 64, "v_cmp_%s_%s64_e32 vcc, %d, v[16:17]", strcmp(op, "lg") == 0 ? "ne" : op,
			*type == 'u' ? "u" : "i", c);
	} else
		snprintf(out, 64, "v_cmp_%s_%s_e32 vcc, %d, %s", strcmp(op, "lg") == 0 ? "ne" : op, type, c, number);
}

/* Skips to @to unless it holds, or if it does. */
static void
skip_unless(struct gen *g, char kind, const char *compared, uint32_t save, char to, uint32_t label)
{
	line(g, "%s", compared);
	switch (kind == 's' ? pick(g, 4) : 4 + pick(g, 4)) {
	case 0: case 1: line(g, "s_cbranch_scc%u %c%u", pick(g, 2), to, label); break;
	case 2:
		line(g, "s_cselect_b64 s[54:55], -1, 0; s_and%s_b64 vcc, exec, s[54:55]", pick(g, 2) ? "" : "n2");
		line(g, "s_cbranch_vcc%s %c%u", pick(g, 2) ? "z" : "nz", to, label);
		break;
	case 3: line(g, "s_cbranch_scc0 %c%u", to, label); break;
	case 4:
		line(g, "s_and%s_b64 vcc, exec, vcc", pick(g, 2) ? "" : "n2");
		line(g, "s_cbranch_vcc%s %c%u", pick(g, 2) ? "z" : "nz", to, label);
		break;
	case 5: line(g, "s_cbranch_vcc%s %c%u", pick(g, 2) ? "z" : "nz", to, label); break;
	default:
		line(g, "s_and_saveexec_b64 s[%u:%u], vcc; s_cbranch_execz %c%u", save, save + 1, to, label);
	}
}

/* Several ifs on one number: of the wave, or of lanes; what is between them may change it. */
static void
told_apart(struct gen *g)
{
	static const char *const scalars[] = { "s2", "s6", "s8", "s52", "s52", "s40", "s41", "s42" };
	uint32_t n = 2 + pick(g, 3), k = pick(g, 8) ? pick(g, 5) : number(g) % 64, save = 20 + 2 * g->depth++;
	char kind = pick(g, 2) ? 's' : 'v', name[16], compared[64];

	snprintf(name, sizeof name, "%s", kind == 's' ? scalars[pick(g, WB_COUNT(scalars))] : "v14");
	if (kind == 'v' && pick(g, 4) == 0)
		snprintf(name, sizeof name, "v%u", data(g));
	else if (kind == 'v' && pick(g, 3))
		line(g, "v_lshrrev_b32_e32 v14, %u, v0", 5 + pick(g, 2));
	else if (kind == 'v')
		line(g, "v_mov_b32_e32 v14, %s", scalars[pick(g, WB_COUNT(scalars))]);
	for (uint32_t m = 0; m < n; m++) {
		uint32_t l = g->label++;

		line(g, "s_mov_b64 s[%u:%u], exec", save, save + 1);
		if (kind == 'v' && pick(g, 4) == 0)
			halve(g);
		if (kind == 'v' && pick(g, 4) == 0) {
			line(g, "v_readfirstlane_b32 s56, %s", name);
			compare_number(g, 's', "s56", k, compared);
			skip_unless(g, 's', compared, save, 'F', l);
		} else {
			compare_number(g, kind, name, k, compared);
			skip_unless(g, kind, compared, save, 'F', l);
		}
		statements(g, 1 + pick(g, 2));
		if (pick(g, 3) == 0)
			line(g, "s_mov_b32 s52, %u", pick(g, 4));
		if (pick(g, 3) == 0) {	/* with an else for waves */
			line(g, "s_branch J%u", l);
			line(g, "F%u:", l);
			statements(g, 1);
			if (pick(g, 2))
				line(g, "s_mov_b32 s52, %u", pick(g, 4));
			line(g, "J%u:", l);
		} else {
			line(g, "F%u:", l);
		}
		line(g, "s_mov_b64 exec, s[%u:%u]", save, save + 1);
	}
	g->depth--;
}

static void
scalar_loop(struct gen *g)
{
	uint32_t l = g->label++, count = 40 + g->depth++, start = pick(g, 3) ? 0 : pick(g, 8),
		 step = pick(g, 2) ? 1 : 1 + pick(g, 3), turns = 2 + pick(g, 3);
	bool down = pick(g, 4) == 0;

	line(g, "s_mov_b32 s%u, %u; H%u:", count, down ? start + step * turns : start, l);
	statements(g, 1 + pick(g, 4));
	if (pick(g, 2))
		line(g, "v_add_u32_e32 v%u, s%u, v%u", result(g), count, data(g));
	line(g, "s_%s_u32 s%u, s%u, %u", down ? "sub" : "add", count, count, step);
	line(g, down ? "s_cmp_lg_u32 s%u, %u" : "s_cmp_lt_u32 s%u, %u", count, down ? start : start + step * turns);
	line(g, "s_cbranch_scc1 H%u", l);
	g->depth--;
}

static void
lane_loop(struct gen *g)
{
	uint32_t l = g->label++, count = 20 + g->depth, mask = 20 + 2 * g->depth++;

	line(g, "v_and_b32_e32 v%u, %u, v%u", count, pick(g, 2) ? 3 : 0, data(g));
	line(g, "s_mov_b64 s[%u:%u], 0; H%u:", mask, mask + 1, l);
	statements(g, 1 + pick(g, 4));
	line(g, "v_cmp_eq_u32_e32 vcc, 0, v%u; v_subrev_u32_e32 v%u, 1, v%u; s_or_b64 s[%u:%u], vcc, s[%u:%u]", count,
		count, count, mask, mask + 1, mask, mask + 1);
	line(g, "s_andn2_b64 exec, exec, s[%u:%u]; s_cbranch_execnz H%u; s_or_b64 exec, exec, s[%u:%u]", mask, mask + 1,
		l, mask, mask + 1);
	g->depth--;
}

static void
statements(struct gen *g, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++) {
		uint32_t what = g->tells ? 60 + pick(g, 40) : pick(g, 100);

		if (g->depth < 3 && g->left && what >= 82) {
			g->left--;
			if (what < 87)
				divergent_if(g);
			else if (what < 90)
				uniform_if(g);
			else if (what < 93 + 2u * g->tells)
				told_apart(g);
			else if (what < 97)
				scalar_loop(g);
			else
				lane_loop(g);
		} else if (what < 62) {
			arithmetic(g);
		} else if (what < 72) {
			choice(g);
		} else {
			access(g);
		}
	}
}

static void
draw_launch(struct wb_ctx *cx, struct gen *g, struct wb_launch *l)
{
	static const uint32_t size[][2] = { { 64, 1 }, { 128, 1 }, { 100, 1 }, { 16, 1 }, { 256, 1 }, { 64, 2 },
		{ 16, 8 }, { 8, 16 }, { 48, 2 }, { 128, 2 }, { 1, 64 }, { 20, 5 } };
	uint32_t at = pick(g, WB_COUNT(size)), cut = pick(g, 4) == 0;
	struct wb_launch_arg buffer = { .name = "buffer",
		.index = WB_NONE,
		.is_buffer = true,
		.init = WB_BUF_RANDOM,
		.bytes = BUFFER_BYTES,
		.seed = pick(g, 1000) };
	struct wb_launch_arg p = { .name = "p", .index = WB_NONE, .value = wb_format(cx->unit, "%u", number(g)) };

	*l = (struct wb_launch){ .kernel = "lanes",
		.dims = 2,
		.grid = { size[at][0] * (uint64_t)2 - (cut ? size[at][0] / 3 : 0),
			size[at][1] * (uint64_t)2 - (cut && size[at][1] > 1), 1 },
		.workgroup = { size[at][0], size[at][1], 1 } };
	WB_PUSH(cx->unit, &l->arg, buffer);
	WB_PUSH(cx->unit, &l->arg, p);
}

void
randlanes_make(struct wb_ctx *cx, struct rng *r, struct randlanes *out)
{
	static const struct kernel_frame frame = {
		.name = "lanes", .args = "buffer* p", .sgprs = 64, .lds_bytes = LDS_BYTES, .dims = 2
	};
	struct gen g = { .o = wb_out_new(cx->unit), .r = r, .left = 6 };
	char a[16];

	kernel_head(&g.o, &frame);
	line(&g, "s_load_dwordx2 s[4:5], s[0:1], 0x0");
	line(&g, "s_load_dword s6, s[0:1], 0x8");
	line(&g, "s_mov_b32 s8, s3");
	for (uint32_t s = 40; s < 44; s++)
		line(&g, "s_mov_b32 s%u, 0", s);
	line(&g, "s_mov_b32 s52, 0");
	line(&g, "v_mov_b32_e32 v14, 0");
	line(&g, "v_mov_b32_e32 v15, 0");
	line(&g, "s_mov_b64 s[50:51], %s", pick(&g, 2) ? "0" : "-1");
	line(&g, "s_waitcnt lgkmcnt(0)");
	for (uint32_t d = 2; d < DATA; d++) {
		if (pick(&g, 2))
			line(&g, "v_mov_b32_e32 v%u, %s", d, pick(&g, 2) ? "v0" : "v1");
		else
			line(&g, "v_mov_b32_e32 v%u, %s", d, first(&g, a)[0] == 'v' ? "s6" : a);
	}
	g.tells = pick(&g, 3) == 0;
	g.left += 6u * g.tells;
	statements(&g, 12 + pick(&g, 16));
	kernel_tail(&g.o, &frame);
	draw_launch(cx, &g, &out->launch);
	out->text = g.o.at;
	out->bytes = g.o.n;
}
