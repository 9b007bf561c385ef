/* test/lib/randprogram.c -- random kernels in which data decides, see randprogram.h.
 *
 * Registers besides those of randforms.h, by depth d of constructs:
 *	s[0:1] arguments   s2 workgroup   s3 wave   s6, s7 scalar arguments
 *	s[32+2d:33+2d] saved EXEC   s[40+2d:41+2d] lanes that have left a loop
 *	s48+d counters   s52+d their limits   s58, s59 temporary   v24+d counters of lanes   v28.. temporary
 *	s[64:67] private memory   s[68:69] EXEC while all lanes are on   v31 spilled scalars
 *	s[28:29] a function to call   s[30:31] where it returns to   v30 that, while it calls another
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "randkernel.h"
#include "kernel.h"
#include "randprogram.h"
#include "wavebound/gcn.h"
#include "wavebound/timed.h"

#define BUFFER_BYTES 8192u
#define MOST_DEPTH 3u
#define MOST_ITEMS 192u		/* of a workgroup */
#define LDS_BYTES 4096u		/* where addresses begin; FORM_REACH behind it */

struct gen {
	struct wb_out o;
	struct rng *r;
	const struct randforms *forms;
	uint32_t gfx, wave;	/* target, lanes of a wave */
	uint32_t depth, label, left;	/* left: constructs that may still be opened */
	bool barriers, memory, spills;
	bool ids;			/* of the work-item along y and z are read, too */
	uint32_t functions, calls;	/* fn0, fn1, ...; those below calls may be called here */
	uint32_t spilled;		/* bit k: word k of private memory holds vector 2 + k */
	uint32_t lanes;			/* bit k: lane k of v31 holds scalar 8 + k */
};

static uint32_t pick(struct gen *g, uint32_t low, uint32_t high) { return rng_between(g->r, low, high); }
static bool chance(struct gen *g, uint32_t percent) { return rng_chance(g->r, percent); }
static bool gfx9(const struct gen *g) { return g->gfx >= 0x900; }
static uint32_t scalar(struct gen *g) { return pick(g, 8, chance(g, 70) ? 13 : 23); }
static uint32_t vector(struct gen *g) { return pick(g, 2, 13); }

/* ---- text ------------------------------------------------------------------------------------ */
/* Replaces the first @from of @text. */
static bool
replace(char *text, const char *from, const char *to)
{
	char *at = strstr(text, from), rest[200];

	if (!at)
		return false;
	snprintf(rest, sizeof(rest), "%s", at + strlen(from));
	snprintf(at, 200 - (size_t)(at - text), "%s%s", to, rest);
	return true;
}

/* The same in the names of gfx10. */
static void
rename_gfx10(char *text)
{
	static const char *const name[][2] = {
		{ "v_add_u32_", "v_add_nc_u32_" }, { "v_sub_u16_", "v_sub_nc_u16_" },
		{ "v_subrev_u16_sdwa", "v_subrev_nc_u32_sdwa" }, { "v_add_u16_e32", "v_add_nc_u16" },
		{ "v_add_co_u32_e32", "v_add_co_u32" }, { "v_addc_co_u32", "v_add_co_ci_u32" }
	};

	for (size_t k = 0; k < WB_COUNT(name); k++)
		if (replace(text, name[k][0], name[k][1]))
			break;
	if (strncmp(text, "v_cmpx", 6) == 0)
		replace(text, " vcc,", "");
}

static bool has_sdwa(const struct gen *g) { return g->gfx < 0x1100; }

/* Masks of 32 lanes in place of 64. */
static void
narrow(char *text)
{
	bool masks = *text == 's' && (strstr(text, "exec") || strstr(text, "vcc"));
	char *at;

	if (masks && strncmp(text, "s_cbranch", 9) != 0) {
		replace(text, "_b64", "_b32");
		while ((at = strchr(text, '['))) {	/* s[8:9]: s8 */
			char *colon = strchr(at, ':'), *end = strchr(at, ']');

			memmove(colon, end + 1, strlen(end));
			memmove(at, at + 1, strlen(at));
		}
	}
	for (at = text; (at = strstr(at, " vcc")) && (at[4] == ',' || !at[4]); at += 4)
		replace(at, " vcc", " vcc_lo");
	for (at = text; (at = strstr(at, " exec")) && (at[5] == ',' || !at[5]); at += 5)
		replace(at, " exec", " exec_lo");
}

WB_PRINTF(2, 3) static void
line(struct gen *g, const char *fmt, ...)
{
	char lines[512], text[200];
	const char *end = lines;
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(lines, sizeof lines, fmt, ap);
	va_end(ap);
	for (const char *at = lines; end; at = end + 2) {
		end = strstr(at, "; ");
		snprintf(text, sizeof text, "%.*s", (int)(end ? (size_t)(end - at) : strlen(at)), at);
		if (g->gfx >= 0x1000)
			rename_gfx10(text);
		if (g->wave == 32)
			narrow(text);
		kernel_lines(&g->o, text);
	}
}

static void
form(struct gen *g, enum form_kind kind)
{
	const char *text = randforms_pick(g->forms, g->r, kind);

	if (text)
		line(g, "%s", text);
}

static void
vector_add(struct gen *g, uint32_t d, const char *a, uint32_t b)
{
	line(g, gfx9(g) ? "v_add_u32_e32 v%u, %s, v%u" : "v_add_u32_e32 v%u, vcc, %s, v%u", d, a, b);
}

/* ---- straight code ----------------------------------------------------------------------------- */
/* Without new values everything would soon be divergent, and large. */
static void
refresh(struct gen *g)
{
	uint32_t d = vector(g), s = scalar(g);

	switch (pick(g, 0, 11)) {
	case 0: line(g, "v_mov_b32_e32 v%u, s%u", d, s); break;
	case 1: line(g, "v_mov_b32_e32 v%u, %u", d, pick(g, 0, 64)); break;
	case 2: line(g, "v_and_b32_e32 v%u, %u, v%u", d, (1u << pick(g, 1, 6)) - 1, vector(g)); break;
	case 3: line(g, "v_lshlrev_b32_e32 v%u, %u, v%u", d, pick(g, 0, 4), pick(g, 0, 1)); break;
	case 4: line(g, "v_lshrrev_b32_e32 v%u, %u, v%u", d, pick(g, 5, 7), pick(g, 0, 1)); break;
	case 5: line(g, "s_mov_b32 s%u, %u", s, pick(g, 0, 64)); break;
	case 6: line(g, "s_and_b32 s%u, s%u, %u", s, scalar(g), (1u << pick(g, 1, 5)) - 1); break;
	case 7: line(g, "s_mov_b32 s%u, s%u", s, 2 + pick(g, 0, 1) + 4 * pick(g, 0, 1)); break;
	case 8: line(g, "v_readfirstlane_b32 s%u, v%u", s, vector(g)); break;
	case 9: line(g, "s_mov_b64 vcc, %s", chance(g, 50) ? "exec" : chance(g, 50) ? "0" : "s[8:9]"); break;
	case 10: line(g, "v_readlane_b32 s%u, v%u, %u", s, vector(g), pick(g, 0, 63)); break;
	default: line(g, "s_bcnt1_i32_b64 s%u, %s", s, chance(g, 50) ? "vcc" : "exec"); break;
	}
}

/* An address in LDS that is the same in all lanes; or one of two, as a mask of lanes says. Lanes that are off keep
 * theirs. */
static void
same_address(struct gen *g)
{
	line(g, "s_and_b32 s58, s%u, 0x%x; v_mov_b32_e32 v22, s58", scalar(g), LDS_BYTES - 16);
	if (chance(g, 60))
		return;
	line(g, "v_mov_b32_e32 v28, 0x%x; v_cndmask_b32_e32 v22, v22, v28, vcc", 16 * pick(g, 1, 64));
}

/* An address that data decides: near or far from that of the next lane, or the same. */
static void
address(struct gen *g)
{
	uint32_t from = chance(g, 50) ? vector(g) : pick(g, 0, 1);

	if (chance(g, 25)) {
		same_address(g);
		return;
	}
	if (chance(g, 30)) {
		line(g, "v_lshlrev_b32_e32 v22, %u, v%u; v_and_b32_e32 v22, 0x%x, v22", pick(g, 2, 7), from,
			LDS_BYTES - 16);
		return;
	}
	line(g, "v_lshlrev_b32_e32 v20, %u, v%u; v_and_b32_e32 v20, 0x%x, v20", pick(g, 2, 8), from,
		BUFFER_BYTES / 2 - 16);
	if (g->gfx == 0x942 && chance(g, 70)) {
		uint32_t by = pick(g, 0, 2);

		line(g, "v_lshrrev_b32_e32 v20, %u, v20; v_mov_b32_e32 v21, 0; "
			"v_lshl_add_u64 v[20:21], v[20:21], %u, s[4:5]", by + 2, by + 2);
		return;
	}
	line(g, "v_mov_b32_e32 v21, s5");
	line(g, gfx9(g) ? "v_add_co_u32_e32 v20, vcc, s4, v20" : "v_add_u32_e32 v20, vcc, s4, v20");
	line(g, gfx9(g) ? "v_addc_co_u32_e32 v21, vcc, 0, v21, vcc" : "v_addc_u32_e32 v21, vcc, 0, v21, vcc");
}

static void
memory(struct gen *g)
{
	if (chance(g, 40))
		address(g);
	form(g, chance(g, 25) ? FORM_SCALAR_MEMORY : chance(g, 40) ? FORM_LDS : FORM_MEMORY);
	if (chance(g, 70))
		line(g, "s_waitcnt vmcnt(0) lgkmcnt(0)");
}

/* A register counted from M0. */
static void
relative(struct gen *g)
{
	line(g, "s_and_b32 m0, s%u, 3", scalar(g));
	switch (pick(g, 0, gfx9(g) ? 1 : 3)) {
	case 0: line(g, "s_movrels_b32 s%u, s8", scalar(g)); break;
	case 1: line(g, "s_movreld_b32 s8, s%u", scalar(g)); break;
	case 2: line(g, "v_movrels_b32_e32 v%u, v2", vector(g)); break;
	default: line(g, "v_movreld_b32_e32 v2, v%u", vector(g)); break;
	}
	line(g, "s_mov_b32 m0, -1");
}

/* ---- spills and calls, as clang writes them -------------------------------------------------------- */
static void
spill_vector(struct gen *g)
{
	uint32_t k = pick(g, 0, 11);

	if (g->spilled >> k & 1) {
		line(g, "buffer_load_dword v%u, off, s[64:67], 0 offset:%u; s_waitcnt vmcnt(0)",
			chance(g, 80) ? 2 + k : vector(g), 4 * k);
		return;
	}
	line(g, "buffer_store_dword v%u, off, s[64:67], 0 offset:%u", 2 + k, 4 * k);
	g->spilled |= 1u << k;
}

/* Scalars live in the lanes of v31, which itself may go to memory with all lanes on. */
static void
spill_scalar(struct gen *g)
{
	uint32_t k = pick(g, 0, 7);

	if (g->lanes >> k & 1) {
		line(g, "v_readlane_b32 s%u, v31, %u", chance(g, 80) ? 8 + k : scalar(g), k);
		return;
	}
	line(g, "v_writelane_b32 v31, s%u, %u", 8 + k, k);
	g->lanes |= 1u << k;
	if (!chance(g, 30))
		return;
	line(g, "s_or_saveexec_b64 s[68:69], -1; buffer_store_dword v31, off, s[64:67], 0 offset:64; "
		"s_mov_b64 exec, s[68:69]; s_or_saveexec_b64 s[68:69], -1; "
		"buffer_load_dword v31, off, s[64:67], 0 offset:64; s_mov_b64 exec, s[68:69]; s_waitcnt vmcnt(0)");
}

static void
call(struct gen *g)
{
	uint32_t f = pick(g, 0, g->calls - 1);

	line(g, "s_getpc_b64 s[28:29]; s_add_u32 s28, s28, fn%u@rel32@lo+4; s_addc_u32 s29, s29, fn%u@rel32@hi+12; "
		"s_swappc_b64 s[30:31], s[28:29]", f, f);
}

static void
spill_or_call(struct gen *g)
{
	if (g->calls && chance(g, 40))
		call(g);
	else if (g->spills)
		chance(g, 50) ? spill_vector(g) : spill_scalar(g);
}

static void
straight(struct gen *g)
{
	uint32_t what = pick(g, 0, 99);

	if ((g->spills || g->calls) && chance(g, 12))
		spill_or_call(g);
	else if (what < 30)
		refresh(g);
	else if (what < 55)
		form(g, FORM_VECTOR);
	else if (what < 75)
		form(g, FORM_SCALAR);
	else if (what < 82)
		form(g, FORM_COMPARE);
	else if (what < 85)
		form(g, FORM_MODE);
	else if (what < 86)
		relative(g);
	else if (g->memory)
		memory(g);
}

static void
some_straight(struct gen *g, uint32_t most)
{
	for (uint32_t n = pick(g, 0, most); n; n--)
		straight(g);
}

/* ---- branches ------------------------------------------------------------------------------------- */
static void statements(struct gen *g, uint32_t n);

static void
inside(struct gen *g)
{
	g->depth++;
	statements(g, pick(g, 1, 4));
	g->depth--;
}

/* What SCC is now, or VCC, decides; instructions may stand between. */
static void
branch_to(struct gen *g, uint32_t to)
{
	uint32_t what = pick(g, 0, 9);

	if (what < 6) {
		if (chance(g, 75))
			form(g, FORM_SCALAR_COMPARE);
		some_straight(g, chance(g, 35));
		line(g, "s_cbranch_scc%u .L%u", pick(g, 0, 1), to);
		return;
	}
	form(g, FORM_COMPARE);
	if (what < 8)
		line(g, "s_and%s_b64 vcc, exec, vcc", chance(g, 70) ? "" : "n2");
	some_straight(g, chance(g, 25));
	line(g, "s_cbranch_vcc%s .L%u", chance(g, 50) ? "z" : "nz", to);
}

static void
if_else(struct gen *g)
{
	uint32_t other = g->label++, end = g->label++;

	branch_to(g, other);
	inside(g);
	if (chance(g, 50)) {
		line(g, "s_branch .L%u; .L%u:", end, other);
		inside(g);
		line(g, ".L%u:", end);
	} else {
		line(g, ".L%u:", other);
	}
}

/* Several ifs on one number, which what is between them may change. */
static void
told_apart(struct gen *g)
{
	uint32_t s = scalar(g), v = vector(g), n = pick(g, 2, 3), k = pick(g, 0, 3);
	bool of_lanes = chance(g, 50);

	for (; n; n--) {
		uint32_t end = g->label++;

		if (of_lanes)
			line(g, "v_cmp_%s_u32_e32 vcc, %u, v%u", chance(g, 70) ? "eq" : "gt", k + pick(g, 0, 2), v);
		else
			line(g, "s_cmp_%s_u32 s%u, %u", chance(g, 70) ? "eq" : "lt", s, k + pick(g, 0, 2));
		some_straight(g, chance(g, 30));
		line(g, "s_cbranch_%s .L%u", of_lanes ? "vccz" : "scc0", end);
		inside(g);
		line(g, ".L%u:", end);
	}
}

/* ---- lanes ------------------------------------------------------------------------------------------ */
static void
lanes_if(struct gen *g)
{
	uint32_t save = 32 + 2 * g->depth, end = g->label++, other = g->label++;
	bool two = chance(g, 40);

	form(g, FORM_COMPARE);
	line(g, "s_and_saveexec_b64 s[%u:%u], %s", save, save + 1, chance(g, 75) ? "vcc" : "s[8:9]");
	if (two)
		line(g, "s_xor_b64 s[%u:%u], exec, s[%u:%u]", save, save + 1, save, save + 1);
	if (chance(g, 60))
		line(g, "s_cbranch_execz .L%u", other);
	inside(g);
	line(g, ".L%u:", other);
	if (two) {
		line(g, "s_andn2_saveexec_b64 s[%u:%u], s[%u:%u]", save, save + 1, save, save + 1);
		if (chance(g, 60))
			line(g, "s_cbranch_execz .L%u", end);
		inside(g);
		line(g, ".L%u:", end);
	}
	line(g, "s_or_b64 exec, exec, s[%u:%u]", save, save + 1);
}

/* EXEC by any instruction that changes it, and back. */
static void
lanes_by_form(struct gen *g)
{
	uint32_t save = 32 + 2 * g->depth, end = g->label++;

	line(g, "s_mov_b64 s[%u:%u], exec", save, save + 1);
	form(g, FORM_EXEC);
	if (chance(g, 50))
		line(g, "s_cbranch_execz .L%u", end);
	inside(g);
	line(g, ".L%u:; s_mov_b64 exec, s[%u:%u]", end, save, save + 1);
}

/* ---- loops ------------------------------------------------------------------------------------------- */
/* A small number in scalar @d: constant, or from data. */
static void
small(struct gen *g, uint32_t d, uint32_t most)
{
	uint32_t s = chance(g, 15) ? 6 : scalar(g);

	switch (pick(g, 0, 6)) {
	case 0: line(g, "s_and_b32 s%u, s%u, %u", d, s, most | 1); break;
	case 1: line(g, "s_min_u32 s%u, s%u, %u", d, s, most); break;
	case 2: line(g, "s_bfe_u32 s%u, s%u, 0x%x", d, s, 0x20000 | pick(g, 0, 20)); break;
	case 3:
		line(g, "v_and_b32_e32 v28, 3, v%u; v_readfirstlane_b32 s%u, v28", vector(g), d);
		break;
	case 4: line(g, "s_lshr_b32 s%u, s%u, 29", d, s); break;
	default: line(g, "s_mov_b32 s%u, %u", d, pick(g, 0, most)); break;
	}
}

static void
step(struct gen *g, uint32_t c, bool down)
{
	uint32_t k = chance(g, 80) ? 1 : pick(g, 1, 3);

	switch (pick(g, 0, 19)) {
	case 0: line(g, "s_addk_i32 s%u, 0x%x", c, down ? 0x10000 - k : k); break;
	case 1: line(g, "s_%s_i32 s%u, s%u, %u", down ? "sub" : "add", c, c, k); break;
	case 2: line(g, down ? "s_lshr_b32 s%u, s%u, 1" : "s_lshl_b32 s%u, s%u, 1", c, c); break;
	case 3: line(g, "s_%s_u32 s%u, s%u, s%u", down ? "sub" : "add", c, c, scalar(g)); break;
	case 4: line(g, "s_%s_u32 s%u, s%u, 0", down ? "subb" : "addc", c, c); break;
	default: line(g, "s_%s_u32 s%u, s%u, %u", down ? "sub" : "add", c, c, k); break;
	}
}

/* SCC: whether the loop goes on. */
static void
goes_on(struct gen *g, uint32_t c, uint32_t limit, bool down)
{
	static const char *const up[] = { "lt", "le", "lg" }, *const under[] = { "gt", "ge", "lg" };
	const char *rel = (down ? under : up)[chance(g, 60) ? 0 : pick(g, 0, 2)], *type = chance(g, 60) ? "u32" : "i32";

	if (down)
		line(g, "s_cmp_%s_%s s%u, %u", rel, type, c, pick(g, 0, 2));
	else if (chance(g, 30))
		line(g, "s_cmpk_%s_%s s%u, 0x%x", rel, type, c, pick(g, 2, 9));
	else if (chance(g, 10))
		line(g, "s_cmp_%s_%s s%u, s%u", rel, type, c, 6 + pick(g, 0, 1));	/* an argument */
	else
		line(g, "s_cmp_%s_%s s%u, s%u", rel, type, c,
			g->depth > 0 && chance(g, 30) ? 48 + g->depth - 1 : limit);
}

/* The counter moves, always or not. */
static void
advance(struct gen *g, uint32_t c, bool down)
{
	uint32_t end = g->label++;

	if (chance(g, 10)) {
		branch_to(g, end);
		step(g, c, down);
		line(g, ".L%u:", end);
		if (chance(g, 50))
			return;
	}
	step(g, c, down);
}

/* The body: lanes and waves may leave the loop early, or begin the next iteration. */
static void
body(struct gen *g, uint32_t next, uint32_t end)
{
	inside(g);
	if (chance(g, 15))
		branch_to(g, end);
	if (chance(g, 6))
		branch_to(g, next);
	if (chance(g, 20))
		inside(g);
}

/* The bottom of a loop: SCC, or VCC made of it, or SCC as the step leaves it. */
static void
repeat(struct gen *g, uint32_t c, uint32_t limit, bool down, uint32_t start)
{
	if (chance(g, 12)) {
		line(g, "s_cbranch_scc%u .L%u", pick(g, 0, 1), start);
		return;
	}
	goes_on(g, c, limit, down);
	some_straight(g, chance(g, 25));
	if (chance(g, 15)) {
		line(g, "s_cselect_b64 vcc, -1, 0; s_cbranch_vccnz .L%u", start);
	} else {
		line(g, "s_cbranch_scc1 .L%u", start);
	}
}

static void
scalar_loop(struct gen *g)
{
	uint32_t c = chance(g, 12) ? scalar(g) : 48 + g->depth, limit = 52 + g->depth, start = g->label++,
		 next = g->label++, end = g->label++;
	bool down = chance(g, 35), above = chance(g, 40);

	small(g, limit, 7);
	if (down)
		small(g, c, 7);
	else
		line(g, "s_mov_b32 s%u, %u", c, chance(g, 70) ? 0 : pick(g, 0, 3));
	if (chance(g, 3))	/* into the middle */
		branch_to(g, next);
	line(g, ".L%u:", start);
	if (above) {
		goes_on(g, c, limit, down);
		some_straight(g, chance(g, 25));
		line(g, "s_cbranch_scc0 .L%u", end);
	}
	body(g, next, end);
	line(g, ".L%u:", next);
	advance(g, c, down);
	if (above)
		line(g, "s_branch .L%u", start);
	else
		repeat(g, c, limit, down, start);
	line(g, ".L%u:", end);
}

/* A counter of 64 bits, in a pair of data scalars. */
static void
wide_loop(struct gen *g)
{
	uint32_t c = 8 + 2 * pick(g, 0, 3), start = g->label++, end = g->label++;
	bool down = chance(g, 50);

	small(g, c, 7);
	line(g, "s_mov_b32 s%u, 0; .L%u:", c + 1, start);
	body(g, start, end);
	line(g, "s_%s_u32 s%u, s%u, %u; s_%s_u32 s%u, s%u, 0", down ? "sub" : "add", c, c, chance(g, 80) ? 1 : 2,
		down ? "subb" : "addc", c + 1, c + 1);
	switch (pick(g, 0, 2)) {
	case 0: line(g, "s_cmp_lg_u64 s[%u:%u], %u", c, c + 1, down ? 0 : pick(g, 7, 12)); break;
	case 1:
		line(g, "v_cmp_%s_%s64_e64 vcc, s[%u:%u], %u", down ? "gt" : "lt", chance(g, 50) ? "u" : "i", c, c + 1,
			down ? 0 : pick(g, 2, 9));
		line(g, "s_cbranch_vccnz .L%u; .L%u:", start, end);
		return;
	default:
		line(g, "v_mov_b32_e32 v28, s%u; v_mov_b32_e32 v29, s%u; v_cmp_%s_u64_e32 vcc, %u, v[28:29]; "
			"s_cbranch_vccnz .L%u; .L%u:", c, c + 1, down ? "lt" : "gt", down ? 0 : pick(g, 2, 9), start,
			end);
		return;
	}
	line(g, "s_cbranch_scc1 .L%u; .L%u:", start, end);
}

/* Each iteration takes a bit out of a mask. */
static void
bits_loop(struct gen *g)
{
	uint32_t start = g->label++, end = g->label++, c = 40 + 2 * g->depth, from = chance(g, 50);

	if (from)
		form(g, FORM_COMPARE);
	line(g, "s_mov_b64 s[%u:%u], %s", c, c + 1, from ? "vcc" : "s[8:9]");
	if (chance(g, 80)) {
		line(g, "s_cmp_eq_u64 s[%u:%u], 0; s_cbranch_scc1 .L%u", c, c + 1, end);
	}
	line(g, ".L%u:; s_ff1_i32_b64 s58, s[%u:%u]", start, c, c + 1);
	if (chance(g, 50)) {
		line(g, "s_bitset0_b64 s[%u:%u], s58", c, c + 1);
	} else {
		line(g, "s_lshl_b64 s[58:59], 1, s58; s_andn2_b64 s[%u:%u], s[%u:%u], s[58:59]", c, c + 1, c, c + 1);
	}
	some_straight(g, 3);
	line(g, "s_cmp_lg_u64 s[%u:%u], 0; s_cbranch_scc1 .L%u; .L%u:", c, c + 1, start, end);
}

/* Once for each number that some lane has. */
static void
waterfall(struct gen *g)
{
	uint32_t all = 32 + 2 * g->depth, save = 40 + 2 * g->depth, start = g->label++, v = vector(g);

	line(g, "s_mov_b64 s[%u:%u], exec", all, all + 1);
	if (chance(g, 60))
		line(g, "v_and_b32_e32 v%u, %u, v%u", v, 3, v);
	line(g, ".L%u:; v_readfirstlane_b32 s58, v%u; v_cmp_%s_u32_e32 vcc, s58, v%u; s_and_saveexec_b64 s[%u:%u], vcc",
		start, v, chance(g, 85) ? "eq" : "ge", v, save, save + 1);
	some_straight(g, 3);
	line(g, "s_xor_b64 exec, exec, s[%u:%u]; s_cbranch_execnz .L%u; s_mov_b64 exec, s[%u:%u]", save, save + 1,
		start, all, all + 1);
}

static void
count_lanes_down(struct gen *g, uint32_t c)
{
	switch (pick(g, 0, 13)) {
	case 0: line(g, "v_lshrrev_b32_e32 v%u, 1, v%u", c, c); return;
	case 1:
		if (!gfx9(g) || !has_sdwa(g))
			break;
		line(g,
			"v_add_u32_sdwa v%u, v%u, v%u dst_sel:DWORD dst_unused:UNUSED_PAD "
			"src0_sel:DWORD src1_sel:BYTE_0",
			c, c, vector(g));
		return;
	case 2: line(g, "v_sub_u16_e64 v%u, v%u, 1", c, c); return;
	case 3: line(g, "v_add_u16_e32 v%u, -1, v%u", c, c); return;
	case 4:
		if (!has_sdwa(g))
			break;
		line(g,
			"v_subrev_u16_sdwa v%u, v%u, v%u dst_sel:WORD_%u dst_unused:UNUSED_PRESERVE "
			"src0_sel:BYTE_0 src1_sel:WORD_0",
			c, vector(g), c, pick(g, 0, 1));
		return;
	case 5: line(g, "v_mad_i32_i24 v%u, v%u, 1, -1", c, c); return;
	default: break;
	}
	vector_add(g, c, "-1", c);
}

/* VCC: the lanes whose counter @c is above a small number, by a comparison of many kinds. */
static void
lanes_left(struct gen *g, uint32_t c, bool opposite)
{
	const char *rel = opposite ? "ge" : "lt", sign = chance(g, 50) ? 'i' : 'u';

	uint32_t how = pick(g, 0, 7);

	switch (how == 1 && !has_sdwa(g) ? 2 : how) {
	case 0: line(g, "v_cmp_%s_%c16_e32 vcc, %u, v%u", rel, sign, pick(g, 0, 1), c); break;
	case 1:
		line(g, "v_cmp_%s_%c32_sdwa vcc, v%u, v%u src0_sel:BYTE_0 src1_sel:%s", opposite ? "le" : "gt", sign, c,
			vector(g), chance(g, 50) ? "BYTE_3" : "DWORD");
		break;
	case 2: line(g, "v_cmp_%s_%c32_e64 vcc, v%u, %u", opposite ? "le" : "gt", sign, c, pick(g, 0, 1)); break;
	default: line(g, "v_cmp_%s_%c32_e32 vcc, %d, v%u", rel, sign, (int)pick(g, 0, 1), c); break;
	}
}

/* Lanes leave one by one; or all together, where the counter is the same in all. */
static void
lanes_loop(struct gen *g)
{
	uint32_t c = chance(g, 15) ? vector(g) : 24 + g->depth, save = 32 + 2 * g->depth, gone = 40 + 2 * g->depth,
		 start = g->label++, end = g->label++;
	uint32_t how = pick(g, 0, 3);
	bool stays = how == 0 || how == 3;

	switch (pick(g, 0, 3)) {
	case 0: line(g, "v_mov_b32_e32 v%u, s%u", c, chance(g, 30) ? 6 : scalar(g)); break;
	case 1: line(g, "v_bfe_u32 v%u, v%u, %u, 2", c, chance(g, 50) ? vector(g) : 0, pick(g, 0, 6)); break;
	default: line(g, "v_and_b32_e32 v%u, %u, v%u", c, chance(g, 50) ? 3 : 7, vector(g)); break;
	}
	line(g, stays ? "s_mov_b64 s[%u:%u], exec" : "s_mov_b64 s[%u:%u], 0", stays ? save : gone,
		stays ? save + 1 : gone + 1);
	line(g, ".L%u:", start);
	inside(g);
	if (chance(g, 8))
		branch_to(g, end);
	count_lanes_down(g, c);
	some_straight(g, chance(g, 25));
	if (how == 3)
		line(g, "v_cmpx_lt_%s32_e32 vcc, %u, v%u", chance(g, 50) ? "i" : "u", pick(g, 0, 1), c);
	else
		lanes_left(g, c, how == 1);
	if (how == 0)
		line(g, "s_and_b64 exec, exec, vcc");
	if (how == 1) {
		line(g, "s_or_b64 s[%u:%u], vcc, s[%u:%u]; s_andn2_b64 exec, exec, s[%u:%u]", gone, gone + 1, gone,
			gone + 1, gone, gone + 1);
	}
	line(g, how == 2 ? "s_cbranch_vccnz .L%u" : "s_cbranch_execnz .L%u", start);
	line(g, ".L%u:", end);
	if (stays)
		line(g, "s_mov_b64 exec, s[%u:%u]", save, save + 1);
	else if (how == 1)
		line(g, "s_or_b64 exec, exec, s[%u:%u]", gone, gone + 1);
}

/* Until data says so: mostly without a bound. */
static void
data_loop(struct gen *g)
{
	uint32_t start = g->label++;

	line(g, ".L%u:", start);
	inside(g);
	branch_to(g, start);
}

/* ---- several waves --------------------------------------------------------------------------------- */
/* As many barriers on both sides; waves that go different ways wait for each other. */
static void
barrier(struct gen *g)
{
	uint32_t other = g->label++, end = g->label++;

	if (chance(g, 60)) {
		line(g, "s_barrier");
		return;
	}
	branch_to(g, other);
	some_straight(g, 3);
	line(g, "s_barrier; s_branch .L%u; .L%u:; s_barrier", end, other);
	some_straight(g, 3);
	line(g, ".L%u:", end);
}

static void
construct(struct gen *g)
{
	uint32_t what = pick(g, 0, 99);

	g->left--;
	if (what < 25)
		if_else(g);
	else if (what < 33)
		told_apart(g);
	else if (what < 45)
		lanes_if(g);
	else if (what < 54)
		lanes_by_form(g);
	else if (what < 75)
		scalar_loop(g);
	else if (what < 80)
		wide_loop(g);
	else if (what < 83)
		bits_loop(g);
	else if (what < 86)
		waterfall(g);
	else if (what < 98)
		lanes_loop(g);
	else
		data_loop(g);
}

static void
statements(struct gen *g, uint32_t n)
{
	for (; n; n--) {
		if (g->left && g->depth < MOST_DEPTH && chance(g, g->depth ? 22 : 40))
			construct(g);
		else if (!g->depth && g->barriers && chance(g, 15))
			barrier(g);
		else
			straight(g);
	}
}

/* ---- the kernel ---------------------------------------------------------------------------------------- */
/* Ids along y and z in v11 and v12; of packed ones v0 has ten bits each. */
static void
find_ids(struct gen *g)
{
	if (g->gfx == 0x90a || g->gfx == 0x942) {
		line(g, "v_bfe_u32 v11, v0, 10, 10; v_bfe_u32 v12, v0, 20, 10; v_and_b32_e32 v0, 0x3ff, v0");
	} else {
		line(g, "v_mov_b32_e32 v11, v1; v_mov_b32_e32 v12, v2");
	}
}

static struct kernel_frame
frame_of(const struct gen *g)
{
	return (struct kernel_frame){ .name = "program",
		.target = wb_gcn_target_name(g->gfx),
		.args = "buffer* p q",
		.sgprs = 72,
		.lds_bytes = LDS_BYTES + FORM_REACH,
		.private_bytes = g->spills ? 256 : 0,
		.lanes = g->wave,
		.item_dims = g->ids ? 3 : 1,
		.descriptor = g->spills,
		.more = g->gfx >= 0x1000 && g->wave == 64 ? ".amdhsa_wavefront_size32 0" : NULL };
}

static void
begin(struct gen *g, uint32_t workgroup)
{
	struct kernel_frame f = frame_of(g);

	kernel_head(&g->o, &f);
	if (g->spills) {	/* the descriptor of private memory comes first */
		line(g, "s_add_u32 s64, s0, s7");
		line(g, "s_addc_u32 s65, s1, 0; s_mov_b64 s[66:67], s[2:3]; s_mov_b64 s[0:1], s[4:5]; "
			"s_mov_b32 s2, s6");
	}
	if (g->ids)
		find_ids(g);
	line(g, "s_load_dwordx4 s[4:7], s[0:1], 0x0; v_readfirstlane_b32 s3, v0; s_lshr_b32 s3, s3, %u; "
		"s_mul_i32 s8, s2, %u", g->wave == 32 ? 5u : 6u, workgroup);
	vector_add(g, 1, "s8", 0);
	line(g, "v_lshlrev_b32_e32 v22, 4, v0; v_and_b32_e32 v22, 0x%x, v22; s_mov_b32 m0, -1; s_waitcnt lgkmcnt(0); "
		"s_load_dwordx16 s[8:23], s[4:5], 0x0; s_mov_b32 s60, s4; s_and_b32 s61, s5, 0xffff; "
		"s_mov_b32 s62, 0x%x; s_mov_b32 s63, 0x27000; v_mov_b32_e32 v20, s4; v_mov_b32_e32 v21, s5",
		LDS_BYTES - 16, BUFFER_BYTES);
	for (uint32_t v = 2; v < 14; v++)
		if (v >= 6 && !(g->ids && (v == 11 || v == 12)))
			line(g, "v_mov_b32_e32 v%u, %s", v, v < 9 ? "v0" : v < 11 ? "v1" : v < 13 ? "s6" : "3");
	line(g, gfx9(g) ? "global_load_dwordx4 v[2:5], v22, s[4:5]" : "flat_load_dwordx4 v[2:5], v[20:21]");
	line(g, "s_waitcnt vmcnt(0) lgkmcnt(0)");
}

/* A function that works on the registers of who calls it, and may call those before it. */
static void
function(struct gen *g, uint32_t f)
{
	line(g, ".p2align 2; .type fn%u,@function; fn%u:; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)", f, f);
	g->calls = f;
	g->depth = 1;
	g->left = pick(g, 0, 1);
	g->barriers = false;
	if (f) {
		line(g, "v_writelane_b32 v30, s30, 0; v_writelane_b32 v30, s31, 1");
	}
	statements(g, pick(g, 1, 4));
	if (f) {
		line(g, "v_readlane_b32 s30, v30, 0; v_readlane_b32 s31, v30, 1");
	}
	line(g, "s_setpc_b64 s[30:31]; .Lfn%u:; .size fn%u, .Lfn%u-fn%u", f, f, f, f);
}

static void
finish(struct gen *g)
{
	struct kernel_frame f = frame_of(g);

	kernel_tail(&g->o, &f);
	for (uint32_t k = 0; k < g->functions; k++)
		function(g, k);
}

/* ---- launches ---------------------------------------------------------------------------------------------- */
static void
make_launch(struct wb_ctx *cx, struct rng *r, struct wb_launch *l)
{
	static const uint32_t size[][3] = { { 64, 1, 1 }, { 64, 1, 1 }, { 128, 1, 1 }, { 192, 1, 1 }, { 128, 1, 1 },
		{ 48, 1, 1 }, { 100, 1, 1 }, { 1, 1, 1 }, { 130, 1, 1 }, { 8, 8, 1 }, { 64, 2, 1 }, { 16, 4, 2 },
		{ 5, 7, 3 }, { 32, 3, 1 }, { 1, 64, 1 }, { 3, 1, 33 } };
	const uint32_t *w = size[rng_below(r, WB_COUNT(size))];
	uint32_t groups = rng_between(r, 1, 3);
	struct wb_launch_arg buffer = { .name = "buffer",
		.index = WB_NONE,
		.is_buffer = true,
		.init = WB_BUF_RANDOM,
		.bytes = BUFFER_BYTES + FORM_REACH };
	struct wb_launch_arg p = {
		.name = "p", .index = WB_NONE, .value = wb_format(cx->unit, "%u", rng_below(r, 16))
	};
	struct wb_launch_arg q = {
		.name = "q", .index = WB_NONE, .value = wb_format(cx->unit, "%u", (uint32_t)rng_next(r))
	};

	*l = (struct wb_launch){
		.kernel = "program",
		.dims = w[1] * w[2] == 1 ? 1 : 3,
		.grid = { (uint64_t)w[0] * groups, w[1], w[2] },
		.workgroup = { w[0], w[1], w[2] }
	};
	for (int k = 0; k < 3; k++)
		if (rng_chance(r, 20))
			l->grid[k] -= rng_below(r, w[k]);
	WB_PUSH(cx->unit, &l->arg, buffer);
	WB_PUSH(cx->unit, &l->arg, p);
	WB_PUSH(cx->unit, &l->arg, q);
}

/* ---- interface ---------------------------------------------------------------------------------------------- */
void
randprogram_make(struct wb_ctx *cx, struct rng *r, const struct wb_machine *base, const struct randforms *forms,
	uint32_t gfx, uint32_t lanes, struct randprogram *p)
{
	struct gen g = { .o = wb_out_new(cx->unit),
		.r = r,
		.forms = forms,
		.gfx = gfx,
		.wave = lanes,
		.left = rng_between(r, 1, 5),
		.barriers = rng_chance(r, 35),
		.memory = rng_chance(r, 65) };

	g.spills = rng_chance(r, 25);
	g.functions = g.calls = rng_chance(r, 20) ? rng_between(r, 1, 2) : 0;

	randkernel_machine(r, base, &p->machine);
	if (p->machine.waves * p->machine.simds < MOST_ITEMS / lanes)	/* the largest workgroup fits */
		p->machine.waves = MOST_ITEMS / lanes;
	make_launch(cx, r, &p->launch);
	g.ids = p->launch.dims > 1 || rng_chance(r, 20);
	begin(&g, p->launch.workgroup[0]);
	for (uint32_t k = pick(&g, 0, 4); k; k--)
		refresh(&g);
	statements(&g, pick(&g, 3, 14));
	finish(&g);
	p->text = g.o.at;
	p->bytes = g.o.n;
}

/* ---- what one form leaves ------------------------------------------------------------------------------- */
#define REVEALED 4u		/* registers that are looked at */

/* Numbers that are known, in each lane another or in all the same. */
static void
set_registers(struct gen *g)
{
	static const uint32_t some[] = { 0, 1, 2, 7, 31, 32, 33, 255, 65535, INT32_MAX, 0x80000000, UINT32_MAX };

#define NUMBER (chance(g, 50) ? some[pick(g, 0, WB_COUNT(some) - 1)] : (uint32_t)rng_next(g->r))
	for (uint32_t v = 2; v < 14; v++) {
		line(g, "s_mov_b32 s58, 0x%x; v_mov_b32_e32 v%u, s58", NUMBER, v);
		if (chance(g, 30))
			continue;
		line(g, "v_mul_lo_u32 v%u, v0, s58; s_mov_b32 s58, 0x%x; v_xor_b32_e32 v%u, s58, v%u", v, NUMBER, v, v);
	}
	for (uint32_t s = 8; s < 24; s++)
		line(g, "s_mov_b32 s%u, 0x%x", s, NUMBER);
	line(g, "s_mov_b32 vcc_lo, 0x%x; s_mov_b32 vcc_hi, 0x%x; s_cmp_eq_u32 s8, s%u", NUMBER, NUMBER, pick(g, 8, 9));
	if (chance(g, 60))
		return;
	line(g, "s_mov_b32 exec_lo, 0x%x", NUMBER);
	if (g->wave == 64)
		line(g, "s_mov_b32 exec_hi, 0x%x", NUMBER);
#undef NUMBER
}

/* A register that @text names first, or any. */
static void
name_register(struct gen *g, const char *text, char name[8])
{
	const char *at = text ? text + strcspn(text, " ") : "";
	char file = *at ? at[1] : 0;
	uint32_t n = (file == 'v' || file == 's') && (at[2] == '[' || (at[2] >= '0' && at[2] <= '9')) ?
		(uint32_t)strtoul(at + 2 + (at[2] == '['), NULL, 10) :
		WB_NONE;

	if (n == WB_NONE || chance(g, 25)) {
		static const char *const other[] = { "vcc_lo", "s54", "s55", "s56", "s8", "s9", "v2", "v3" };

		snprintf(name, 8, "%s", other[pick(g, 0, WB_COUNT(other) - 1)]);
		return;
	}
	snprintf(name, 8, "%c%u", file, n % 256);
}

/* Numbers become a sum in s58, and each bit of it so many cycles. */
static void
reveal(struct gen *g, const char *text)
{
	line(g, "s_cselect_b32 s54, 5, 9; s_mov_b32 s55, exec_lo; s_mov_b32 s56, %s; s_waitcnt lgkmcnt(0); "
		"s_mov_b32 s58, 7", g->wave == 64 ? "vcc_hi" : "0");
	for (uint32_t k = 0; k < REVEALED; k++) {
		char name[8];

		name_register(g, text, name);
		if (name[0] == 'v' && name[1] != 'c') {
			line(g, "v_readlane_b32 s59, %s, %u", name, pick(g, 0, g->wave - 1));
			snprintf(name, sizeof name, "s59");
		}
		line(g, "s_mul_i32 s58, s58, 0x9e3779b1; s_xor_b32 s58, s58, %s", name);
	}
	line(g, "s_mul_i32 s58, s58, 0x9e3779b1");
	for (uint32_t b = 0; b < 32; b++) {
		g->label++;
		line(g, "s_bitcmp1_b32 s58, %u; s_cbranch_scc0 .L%u; s_nop %u; .L%u:", b, g->label, pick(g, 0, 7),
			g->label);
	}
}

void
randprogram_reveal(struct wb_ctx *cx, struct rng *r, const struct wb_machine *base, const struct randforms *forms,
	uint32_t gfx, uint32_t lanes, struct randprogram *p)
{
	static const enum form_kind kind[] = { FORM_VECTOR, FORM_VECTOR, FORM_VECTOR, FORM_SCALAR, FORM_SCALAR,
		FORM_SCALAR_COMPARE, FORM_COMPARE, FORM_EXEC, FORM_LDS };
	struct gen g = { .o = wb_out_new(cx->unit), .r = r, .forms = forms, .gfx = gfx, .wave = lanes };
	const char *text = NULL;

	randkernel_machine(r, base, &p->machine);
	if (p->machine.waves * p->machine.simds < MOST_ITEMS / lanes)
		p->machine.waves = MOST_ITEMS / lanes;
	make_launch(cx, r, &p->launch);
	begin(&g, p->launch.workgroup[0]);
	set_registers(&g);
	for (uint32_t n = pick(&g, 1, 2); n; n--) {
		text = randforms_pick(forms, r, kind[pick(&g, 0, WB_COUNT(kind) - 1)]);
		if (text)
			line(&g, "%s", text);
	}
	reveal(&g, text);
	finish(&g);
	p->text = g.o.at;
	p->bytes = g.o.n;
}

/* ---- which instructions work ------------------------------------------------------------------------------- */
static bool
runs(struct wb_ctx *cx, struct gen *g, const struct wb_machine *m)
{
	struct wb_launch l;
	struct rng r = rng_new(1);
	struct wb_sim_buffer *buffer;
	struct wb_module *module;
	struct wb_fn *fn = NULL;
	struct wb_sim *sim;
	uint32_t nbuffer;
	uint64_t steps;

	if (wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "forms.s", g->o.at, g->o.n), NULL, &module) != WB_OK)
		return false;
	for (uint32_t f = 0; f < module->nfn; f++)
		fn = module->fn[f]->is_kernel ? module->fn[f] : fn;
	make_launch(cx, &r, &l);
	l.grid[0] = l.workgroup[0] = 64;
	for (int k = 1; k < 3; k++)
		l.grid[k] = l.workgroup[k] = 1;
	return fn && !fn->refused && wb_launch_complete(cx, &l, fn) == WB_OK
		&& wb_sim_prepare(cx, module, fn, &l, m, kernel_no_files, NULL, &sim, &buffer, &nbuffer) == WB_OK
		&& wb_sim_run_functional(sim, 10000, &steps) == WB_OK;
}

struct trying {
	uint32_t gfx, lanes;
	const struct wb_machine *machine;
};

static bool
works(void *user, const char *const *text, uint32_t n)
{
	const struct trying *t = user;
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct gen g = { .o = wb_out_new(cx->unit), .gfx = t->gfx, .wave = t->lanes };
	bool ok;

	begin(&g, 64);
	for (uint32_t k = 0; k < n; k++) {
		line(&g, "%s", text[k]);
		line(&g, "s_mov_b64 exec, -1");
		line(&g, "s_mov_b32 m0, -1");
	}
	finish(&g);
	ok = runs(cx, &g, t->machine);
	wb_ctx_free(cx);
	return ok;
}

struct randforms *
randprogram_forms(struct wb_arena *a, struct rng *r, uint32_t gfx, uint32_t lanes, uint32_t n)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct trying t = { .gfx = gfx, .lanes = lanes };
	struct randforms *f = NULL;

	if (wb_machine_load(cx, "vega", &t.machine) == WB_OK)
		f = randforms_new(a, r, gfx, lanes, n, works, &t);
	wb_ctx_free(cx);
	return f;
}
