/* test/prop/effects.c -- what instructions read and write, held against what the simulator does.
 *
 * Forms: every instruction that LLVM has for a target (build/test/gcn/forms) and that the reader takes, with modifiers:
 * DPP patterns and masks, SDWA selections, op_sel, clamp, omod, signs, scalars and constants as sources. Each is
 * executed from random machine states. The simulator knows nothing of the operands that the reader lists; so
 *
 *	- what is not listed as read does not matter: two states that differ in nothing else give the same;
 *	- what is not listed as written stays;
 *	- what is listed as read matters: changed alone, it changes a result, or there is a row in `careful` that says
 *	  why not;
 *	- what is listed as written changes;
 *	- where wb_lanewise says so, a lane depends on nothing of other lanes: their registers, their bits of masks and
 *	  of EXEC;
 *	- and lanes that read the same get the same, wherever they are; in masks, lanes that are off get 0.
 *
 *	effects [-v] [TARGET [STATES [REMOVALS [MNEMONIC]]]]
 *
 * REMOVALS (50): so many registers that are read, and readings of masks, are taken off the lists at random, one at a
 * time, of instructions whose names begin with MNEMONIC; each must make a check fail.
 *
 * Memory is two buffers and LDS, to which addresses are steered: some of their bits are given.
 * What SCC is after scalar operations is also held against statements of the instruction set documents.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../src/sim/sim.h"
#include "../lib/files.h"
#include "../lib/prop.h"
#include "wavebound/effects.h"
#include "wavebound/gcn.h"

#define NAMED 96u			/* vector registers that forms name */
#define NV 352u				/* vector registers in states: behind 256 of them, accumulation registers */
static uint32_t nv;			/* those of the target: NAMED or NV */
static uint32_t lanes;			/* of its waves */
static bool gfx10;	/* or later */
#define MOST_TRIES 2000u			/* states for an operand that does not seem to matter; of images */
#define MOST_TRIES_IMAGE 4000u
#define MOST_REMOVAL_TRIES 400u
#define MODE_BITS 0x3ffu
#define BATCH 400u			/* forms of one program */
#define BUFFER 8192u
#define BUFFERS (2 * BUFFER)	/* two of them, so that the upper halves of addresses matter, too */
#define MEMORY (BUFFERS + 4096u)		/* and LDS */

static bool verbose;
static uint32_t npassed, nfailed, nstates = 6;	/* forms executed; what was found wrong */
static const char *dir;

/* An input of a mnemonic that is taken off the list on purpose: then a check must fail. */
struct input { char mnemonic[48]; uint32_t unit; bool bit; };
static struct input removed;
static bool removing;
static uint32_t nfound;

static bool
is_of(const char *form, const char *mnemonic)
{
	size_t n = strlen(mnemonic);

	return strncmp(form, mnemonic, n) == 0 && (form[n] == ' ' || !form[n]);
}

static void
fail(const char *gfx, const char *form, const char *fmt, ...)
{
	va_list ap;

	if (removing) {
		nfound++;
		return;
	}
	if (++nfailed > 40)
		return;
	printf("FAILED %s: %s: ", gfx, form);
	va_start(ap, fmt);
	vprintf(fmt, ap);
	va_end(ap);
	printf("\n");
}

/* ---- random states ---------------------------------------------------------------------- */
static uint64_t random64(void) { return rng_next(&prop.r); }

/* Numbers of all kinds: small ones, bits, floats near 1, denormals, infinities, NaN, halves of registers likewise. */
static uint32_t
word(void)
{
	static const uint32_t special[] = {
		0, 1, 0x80000000, UINT32_MAX, 0x7f800000, 0x7f800001, 0x7fc00000, 0xff800000, 0x00000400,
		0x007fffff, 0x3f800000, 0xbf800000, 0x3c003c00, 0x7c007c01, 0x00010001, 0x03ff03ff, 0x7ff00000,
		0x000fffff, 0x3ff00000, 0x3c00, 0x8000, 0x7fff
	};
	uint32_t x = (uint32_t)(random64() >> 32);

	switch (below(8)) {
	case 0: return special[below(WB_COUNT(special))];
	case 1: return x & 63;
	case 2: return 0x3f000000 + (x & 0x80ffffff);
	case 3: return (x & 0x83ff83ff) | (0x38003800 + (x >> 3 & 0x04000400));
	case 4: return x & 0x807fffff;		/* a denormal */
	case 5: return 0 - (x & 7);
	default: return x;
	}
}

struct state {
	uint32_t v[NV][LANES];
	uint32_t s[NSGPR];
	uint32_t mode;
};

/* Scalar units that programs can change. */
static bool
is_free(uint32_t u)
{
	return u < 108 || (u >= WB_GCN_TTMP0 && u < WB_GCN_M0 - 1) || u == WB_GCN_M0 || u == WB_GCN_EXEC_LO ||
		u == WB_GCN_EXEC_HI || u == WB_GCN_SCC;
}

static uint32_t
scalar_word(uint32_t u)
{
	if (u == WB_GCN_SCC)
		return below(2);
	if ((u == WB_GCN_VCC_LO || u == WB_GCN_VCC_HI) && !below(3))
		return 0;	/* vccz */
	if (u == WB_GCN_M0)
		return below(2) ? below(8) : word();
	return word();
}

static void
set_exec(struct state *x, uint64_t exec)
{
	x->s[WB_GCN_EXEC_LO] = (uint32_t)exec;
	x->s[WB_GCN_EXEC_HI] = (uint32_t)(exec >> 32);
}

static void
randomise(struct state *x)
{
	for (uint32_t r = 0; r < NV; r++)
		for (uint32_t i = 0; i < LANES; i++)
			x->v[r][i] = word();
	for (uint32_t u = 0; u < NSGPR; u++)
		x->s[u] = is_free(u) ? scalar_word(u) : 0;
	x->mode = (uint32_t)random64() & MODE_BITS;
	set_exec(x, !below(16) ? 0 : below(3) ? random64() | random64() : below(3) ? UINT64_MAX : 1ull << below(64));
}

/* No form names what lies between the vector registers and those for accumulation. */
static bool is_there(uint32_t v) { return v < NAMED || (v >= 256 && v < nv); }
static bool is_vector(uint32_t u) { return u >= WB_GCN_V0 && is_there(u - WB_GCN_V0); }

static void
copy_scalars(struct state *to, const struct state *from)
{
	memcpy(to->s, from->s, sizeof to->s);
	to->mode = from->mode;
}

static void
copy_state(struct state *to, const struct state *from)
{
	memcpy(to->v, from->v, NAMED * sizeof to->v[0]);
	if (nv > NAMED)
		memcpy(to->v + 256, from->v + 256, (NV - 256) * sizeof to->v[0]);
	copy_scalars(to, from);
}

/* The mask in scalar @u, one or two of them. */
static uint64_t
mask_in(const struct state *x, uint32_t u)
{
	return lanes == LANES ? (uint64_t)x->s[u + 1] << 32 | x->s[u] : x->s[u];
}
static uint64_t exec_of(const struct state *x) { return mask_in(x, WB_GCN_EXEC_LO); }

#define POOL 24u
static struct state *pool;

/* ---- forms ------------------------------------------------------------------------------- */
struct list { char **at; uint32_t n, cap; };

static void
add(struct list *l, const char *fmt, ...)
{
	char text[300];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof text, fmt, ap);
	va_end(ap);
	if (l->n == l->cap) {
		l->cap = l->cap ? 2 * l->cap : 1024;
		l->at = realloc(l->at, l->cap * sizeof *l->at);
		if (!l->at)
			exit(1);
	}
	l->at[l->n] = malloc(strlen(text) + 1);
	if (!l->at[l->n])
		exit(1);
	strcpy(l->at[l->n++], text);
}

/* @text with its first @what replaced; false: there is none. */
static bool
with(char *out, size_t size, const char *text, const char *what, const char *by)
{
	const char *at = strstr(text, what);

	if (!at)
		return false;
	snprintf(out, size, "%.*s%s%s", (int)(at - text), text, by, at + strlen(what));
	return true;
}

static void
add_changed(struct list *l, const char *text, const char *what, const char *by)
{
	char t[300];

	if (with(t, sizeof t, text, what, by))
		add(l, "%s", t);
}

static void
add_dpp(struct list *l, const char *text, const char *at)
{
	static const char *const how[] = {
		"quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf",
		"quad_perm:[3,3,3,3] row_mask:0xf bank_mask:0xf bound_ctrl:0",
		"row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:0",
		"row_mirror row_mask:0x5 bank_mask:0xf bound_ctrl:0",
		"wave_ror:1 row_mask:0xf bank_mask:0x3 bound_ctrl:0", "row_ror:3 row_mask:0xf bank_mask:0xf"
	};

	for (size_t k = 0; k < WB_COUNT(how); k++) {
		char t[300];

		snprintf(t, sizeof t, "%.*s%s", (int)(at - text), text, how[k]);
		add(l, "%s", t);
		add_changed(l, t, " v40", k % 2 ? " s6" : " 2.0");	/* gfx1150 */
	}
	add_changed(l, text, " v24,", " -v24,");
}

static void
add_sdwa(struct list *l, const char *text)
{
	static const struct {
		const char *dst, *unused, *src;
	} how[] = { { "DWORD", "UNUSED_PAD", "DWORD" }, { "WORD_0", "UNUSED_PAD", "DWORD" },
		{ "WORD_1", "UNUSED_PRESERVE", "WORD_1" }, { "BYTE_2", "UNUSED_SEXT", "BYTE_3" },
		{ "BYTE_1", "UNUSED_PAD", "WORD_0" }, { "DWORD", "UNUSED_PRESERVE", "BYTE_0" } };
	bool compares = !strstr(text, "dst_sel"), two = strstr(text, "src1_sel") != NULL;
	const char *at = strstr(text, compares ? " src0_sel" : " dst_sel");

	for (size_t k = 0; k < WB_COUNT(how); k++) {
		char t[300], u[300];

		snprintf(t, sizeof t, "%.*s", (int)(at - text), text);
		if (!compares)
			snprintf(t + strlen(t), sizeof t - strlen(t), " dst_sel:%s dst_unused:%s", how[k].dst,
				how[k].unused);
		snprintf(t + strlen(t), sizeof t - strlen(t), " src0_sel:%s", how[k].src);
		if (two)
			snprintf(t + strlen(t), sizeof t - strlen(t), " src1_sel:%s", how[(k + 1) % WB_COUNT(how)].src);
		add(l, "%s", t);
		if (k == 2 && with(u, sizeof u, t, " v24", " -v24"))
			add(l, "%s", u);
		if (k == 2 && with(u, sizeof u, t, " v24", " sext(v24)"))
			add(l, "%s", u);
	}
}

static void
add_signs(struct list *l, const char *text)
{
	static const char *const by[] = { "-v24", "|v24|", "-|v24|", "s6", "1.0", "3", "src_vccz", "src_execz",
				      "lds_direct" },
				 * const third[] = { "-v56", "s7" };

	for (size_t k = 0; k < WB_COUNT(by); k++)
		add_changed(l, text, "v24", by[k]);
	for (size_t k = 0; k < WB_COUNT(third); k++)
		add_changed(l, text, "v56", third[k]);
	add_changed(l, text, "v[24:25]", "-v[24:25]");
	add_changed(l, text, "v[24:25]", "|v[24:25]|");
	add_changed(l, text, "v[24:25]", "s[6:7]");
	add_changed(l, text, "v40", "-|v40|");
}

static void
add_halves(struct list *l, const char *text)
{
	static const char *const how[] = {
		"op_sel:[1,0]", "op_sel:[0,1]", "op_sel:[1,0,0]", "op_sel:[0,0,1]", "op_sel:[1,1,1]",
		"op_sel:[0,0,0,1]", "op_sel:[1,1,1,0]", "op_sel:[1,1,1,1]", "op_sel:[1,0] op_sel_hi:[0,1]",
		"op_sel_hi:[0,0]", "op_sel:[1,1,0] op_sel_hi:[0,0,1]", "op_sel_hi:[0,0,0]",
		"neg_lo:[1,0] neg_hi:[0,1]", "neg_lo:[1,0,1] neg_hi:[0,1,0]"
	};

	for (size_t k = 0; k < WB_COUNT(how); k++)
		add(l, "%s %s", text, how[k]);
}

static void
add_matrices(struct list *l, const char *text)
{
	static const char *const how[] = {
		"cbsz:1", "cbsz:1 abid:1", "cbsz:2 abid:3", "cbsz:4 abid:9", "blgp:1", "blgp:2", "blgp:3", "blgp:6",
		"neg:[1,0,0]", "neg:[0,1,1]", "op_sel:[0,0,1]", "neg_lo:[1,0,0]", "neg_lo:[1,1,0] clamp",
		"neg_lo:[0,1,1] neg_hi:[1,0,1]", "index_key:1", "index_key:3", "abid:1", "abid:3"
	};

	for (size_t k = 0; k < WB_COUNT(how); k++)
		add(l, "%s %s", text, how[k]);
}

/* Scalar floats, of gfx1150. */
static void
add_scalars(struct list *l, const char *text)
{
	static const char *const by[] = { "1.0", "3", "0x3c013c02", "exec_lo" };

	for (size_t k = 0; k < WB_COUNT(by) && strstr(text, "s40"); k++)
		add_changed(l, text, "s24", by[k]);
	add_changed(l, text, "s40", "0.5");
	add_changed(l, text, " s8,", " vcc_lo,");
}

static bool
is_memory(const char *t)
{
	static const char *const begin[] = {
		"ds_", "buffer_", "tbuffer_", "image_", "flat_", "global_", "scratch_", "s_load", "s_store",
		"s_buffer", "s_scratch", "s_atomic"
	};

	for (size_t k = 0; k < WB_COUNT(begin); k++)
		if (strncmp(t, begin[k], strlen(begin[k])) == 0)
			return true;
	return false;
}

static void
add_variants(struct list *l, const char *text)
{
	const char *dpp = strstr(text, "quad_perm:");

	if (dpp) {
		add_dpp(l, text, dpp);
	} else if (strstr(text, "_sel:")) {
		add_sdwa(l, text);
	} else if (is_memory(text)) {
		add(l, "%s", text);
		add(l, "%s glc", text);
		add(l, "%s sc0", text);		/* gfx942 */
		add(l, "%s offset:16", text);
		add(l, "%s offset0:1 offset1:3", text);
	} else if (strncmp(text, "v_mfma", 6) == 0 || strncmp(text, "v_wmma", 6) == 0 ||
		strncmp(text, "v_swmmac", 8) == 0 || strncmp(text, "v_smfmac", 8) == 0) {
		add(l, "%s", text);
		add_matrices(l, text);
	} else {
		add(l, "%s", text);
		add_signs(l, text);
		if (*text == 's') {
			add_changed(l, text, "s24", "src_vccz");
			add_changed(l, text, "s24", "src_execz");
		}
		if (*text != 'v' && (strstr(text, "_f16") || strstr(text, "_f32")))
			add_scalars(l, text);
		if (*text != 'v')
			return;
		add(l, "%s clamp", text);
		add(l, "%s mul:2", text);
		add_halves(l, text);
	}
}

/* ---- images ------------------------------------------------------------------------------------------ */
static bool
samples(const char *name)
{
	return strstr(name, "_sample") || strstr(name, "_gather4") || strstr(name, "_lod");
}

/* Registers of the address of @name in dimension @d, 1D first, by the documents: offset, bias, comparison, gradients,
 * coordinates, level. */
static uint32_t
address_registers(const char *name, uint32_t d, bool a16)
{
	static const uint32_t coordinates[] = { 1, 2, 3, 3, 2, 3, 3, 4 }, slopes[] = { 1, 2, 3, 2, 1, 2, 0, 0 };
	bool g16 = gfx10 ? strstr(name, "_g16") != NULL : a16, size = strstr(name, "_resinfo") != NULL;
	uint32_t full = 0, gradients = 0, body = size ? 1 : coordinates[d];
	char parts[64], *save = NULL;

	snprintf(parts, sizeof parts, "%s", name);
	for (char *part = strtok_r(parts, "_", &save); part; part = strtok_r(NULL, "_", &save)) {
		full += strcmp(part, "o") == 0 || strcmp(part, "b") == 0 || strcmp(part, "c") == 0;
		if (strcmp(part, "d") == 0 || strcmp(part, "cd") == 0)
			gradients = slopes[d];
		body += strcmp(part, "l") == 0 || strcmp(part, "cl") == 0 || strcmp(part, "mip") == 0;
	}
	return full + 2 * (g16 ? (gradients + 1) / 2 : gradients) + (a16 ? (body + 1) / 2 : body);
}

/* As a list, @step from each other; from @whole on as one element. */
static void
write_list(char *out, size_t size, uint32_t first, uint32_t n, uint32_t step, uint32_t whole)
{
	size_t at = 0;

	for (uint32_t k = 0; k < n && k < whole; k++)
		at += (size_t)snprintf(out + at, size - at, "%sv%u", k ? ", " : "[", first + step * k);
	if (n > whole)
		at += (size_t)snprintf(out + at, size - at, ", v[%u:%u]", first + step * whole,
			first + step * whole + n - whole - 1);
	snprintf(out + at, size - at, "]");
}

static void
write_registers(char *out, size_t size, uint32_t first, uint32_t n)
{
	snprintf(out, size, n > 1 ? "v[%u:%u]" : "v%u", first, first + n - 1);
}

/* What of an image instruction varies: components, modifiers before and behind, registers beside the components. */
static const struct image_kind {
	const char *dmask, *before, *behind;
	uint32_t data;
	bool a16, d16, apart;
} image_kinds[] = {
	{ "0x1", "", "", 1, false, false, false },
	{ "0xf", "", "", 4, false, false, false },
	{ "0x6", " unorm glc", "", 2, false, false, false },
	{ "0x7", "", " d16", 3, false, true, false },
	{ "0x1", "", " tfe", 2, false, false, false },
	{ "0x3", "", " lwe", 2, false, false, false },
	{ "0x2", " a16", "", 1, true, false, false },
	{ "0x1", " glc", "", 1, false, false, true },
	{ "0x3", " glc", "", 2, false, false, false },
};

static void
add_image(struct list *l, const char *gfx, const char *name, uint32_t d, const struct image_kind *k)
{
	static const char *const dim[] = { "1D", "2D", "3D", "CUBE", "1D_ARRAY", "2D_ARRAY", "2D_MSAA",
		"2D_MSAA_ARRAY" };
	char address[100], data[20], where[40] = "";
	bool two = k->d16 && strcmp(gfx, "gfx803") != 0, gfx12 = strncmp(gfx, "gfx12", 5) == 0;
	uint32_t registers = address_registers(name, d, k->a16);
	uint32_t n = strstr(name, "_gather4") ? (two ? 2u : 4u) + (strstr(k->behind, "tfe") != NULL) :
				     two	  ? 2 :
						    k->data;

	if (k->apart || (gfx12 && registers > 1))
		write_list(address, sizeof address, 24, registers, k->apart ? 4 : 1, gfx12 && registers > 4 ? 3 : 16);
	else
		write_registers(address, sizeof address, 24, registers);
	write_registers(data, sizeof data, 8, n);
	if (gfx10)
		snprintf(where, sizeof where, " dim:SQ_RSRC_IMG_%s", dim[d]);
	add(l, "%s %s, %s, s[0:7]%s dmask:%s%s%.*s%s", name, data, address, samples(name) ? ", s[8:11]" : "", k->dmask,
		where, (int)(gfx12 ? strcspn(k->before, "g") : strlen(k->before)), k->before, k->behind);
}

/* All kinds in two dimensions; in each other one, two of them. */
static void
add_images(struct list *l, const char *gfx, const char *name)
{
	static uint32_t turn;
	const uint32_t nkind = WB_COUNT(image_kinds);

	for (uint32_t k = 0; k < nkind; k++)
		add_image(l, gfx, name, 1, &image_kinds[k]);
	for (uint32_t d = 0; gfx10 && d < (samples(name) ? 6 : 8); d++) {
		add_image(l, gfx, name, d, &image_kinds[0]);
		add_image(l, gfx, name, d, &image_kinds[1 + turn++ % (nkind - 1)]);
	}
}

/* Control flow and waiting write no registers; clocks read what is no register. */
static bool
wanted(const char *t)
{
	static const char *const not[] = {
		"s_endpgm", "s_cbranch", "s_branch", "s_setpc", "s_swappc", "s_call", "s_rfe", "s_subvector",
		"s_code_end", "s_setvskip", "s_set_gpr_idx_on", "s_barrier", "s_dcache", "s_atc", "s_mem",
		"s_trap", "exp", "s_waitcnt", "s_sendmsg ", "s_sendmsghalt",
		"s_sleep", "s_nop", "s_set", "s_inc", "s_dec",
		"s_icache", "s_wakeup", "s_ttrace", "s_prefetch", "s_buffer_prefetch"
	};

	for (size_t k = 0; k < WB_COUNT(not); k++)
		if (strncmp(t, not[k], strlen(not[k])) == 0 && strncmp(t, "s_setreg", 8) != 0)
			return false;
	return !strstr(t, "/*");	/* not of this target */
}

static int by_text(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

/* Where @what begins in @text; its end if it does not occur. */
static char *
cut_at(char *text, const char *what)
{
	char *at = strstr(text, what);

	return at ? at : text + strlen(text);
}

/* In order, each once. */
static void
sort_out(struct list *l)
{
	uint32_t kept = 0;

	qsort(l->at, l->n, sizeof *l->at, by_text);
	for (uint32_t k = 0; k < l->n; k++)
		if (!kept || strcmp(l->at[k], l->at[kept - 1]) != 0)
			l->at[kept++] = l->at[k];
		else
			free(l->at[k]);
	l->n = kept;
}

static struct list
forms_of(const char *gfx, const char *suffixes)
{
	struct list l = { NULL, 0, 0 };
	char line[1024], cmd[5000];
	char image[64] = "";
	FILE *p;

	snprintf(cmd, sizeof cmd, "'%s/../gcn/forms' %s%s %s", dir, gfx,
		gfx10 && lanes == LANES ? "-wave64" : "", suffixes);
	p = popen(cmd, "r");
	while (p && fgets(line, sizeof line, p)) {
		char t[300];

		line[strcspn(line, "|\n")] = 0;
		if (!wanted(line))
			continue;
		if (strncmp(line, "image_", 6) == 0) {	/* two registers of scalars may be the same there */
			size_t n = strcspn(line, " ");

			if (with(t, sizeof t, line, "s[0:7], s[0:3]", "s[0:7], s[8:11]"))
				snprintf(line, sizeof line, "%s", t);
			if (with(t, sizeof t, line, ", v104]", ", v92]"))	/* what waves of 96 have */
				snprintf(line, sizeof line, "%s", t);
			if (!strstr(line, "_bvh") && (strncmp(line, image, n) != 0 || image[n])) {
				snprintf(image, sizeof image, "%.*s", (int)(n < 63 ? n : 63), line);
				add_images(&l, gfx, image);
			}
		}
		if (lanes < LANES && is_of(line, "v_permlane64_b32"))
			continue;	/* there is no other half: it does nothing */
		if (strncmp(line, "v_wmma", 6) == 0)
			*cut_at(line, " op_sel_hi") = 0;	/* 0 there means nothing that is documented */
		/* else nothing beside it may matter */
		if (with(t, sizeof t, line, "BUF_DATA_FORMAT_INVALID",
			    "BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_SNORM") ||
			with(t, sizeof t, line, "BUF_FMT_INVALID", "BUF_FMT_8_8_8_8_SNORM"))
			add_variants(&l, t);
		else if (with(t, sizeof t, line, " 0x0",
			    strstr(line, "f16")	     ? " 0x3c01" :
				    *line == 'v'     ? " 0x3f810000" :
				    is_memory(line) ? " 0x38" :
						      " 0x37"))
			add_variants(&l, t);
		else
			add_variants(&l, line);
	}
	if (!p || pclose(p) != 0 || !l.n) {
		printf("build/test/gcn/forms does not run\n");
		exit(1);
	}
	add(&l, "s_setreg_b32 hwreg(HW_REG_MODE, 0, 10), s6");
	add(&l, "s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s6");
	add(&l, "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 0x35");
	add(&l, "s_getreg_b32 s6, hwreg(HW_REG_MODE, 0, 10)");
	add(&l, "s_getreg_b32 s6, hwreg(HW_REG_HW_ID)");
	add(&l, "s_getreg_b32 s6, hwreg(HW_REG_TRAPSTS, 3, 9)");
	sort_out(&l);
	return l;
}

/* ---- execution ------------------------------------------------------------------------------ */
struct rig {
	const char *gfx, *text;
	struct wb_ctx *cx;
	struct wb_module *m;
	struct wb_sim *sim;
	struct wb_sim_wave *w;
	const struct wb_fn *fn;
	const struct wb_inst *i;
	bool use[WB_GCN_NUNIT], def[WB_GCN_NUNIT], steered[WB_GCN_NUNIT];
	uint32_t listed[NV], nlisted;	/* vector registers that are read or written, or all there are */
	bool all;			/* of a state, and not only what is listed, goes into the wave */
	struct state in[2], out[2];
	uint64_t buffer[2];		/* device addresses of BUFFER bytes each */
	uint8_t *bytes[2], *lds;
	/* the buffers and LDS; after: if the instruction writes memory */
	uint8_t before[MEMORY], after[2][MEMORY];
};


/* ---- addresses ---------------------------------------------------------------------------------- */
/* Scalar @u keeps the bits in @mask; @add is added. What keeps none does not matter, and is not asked. */
static void
steer_scalar(struct rig *r, struct state *x, uint32_t u, uint32_t mask, uint32_t add)
{
	x->s[u] = (x->s[u] & mask) + add;
	r->steered[u] = !mask;
}

static void
steer_vector(struct rig *r, struct state *x, uint32_t u, uint32_t mask, uint32_t add)
{
	for (uint32_t i = 0; is_vector(u) && i < LANES; i++)
		x->v[u - WB_GCN_V0][i] = (x->v[u - WB_GCN_V0][i] & mask) + add;
	r->steered[u] = is_vector(u) && !mask;
}

/* One of @n values; what is one already stays, for states are steered more than once. */
static uint32_t
one_of(uint32_t x, const uint32_t *value, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++)
		if (x == value[k])
			return x;
	return value[x % n];
}

/* The upper half of an address: that of one buffer or the other. */
static uint32_t
steer_high(const struct rig *r, uint32_t x)
{
	return one_of(x, (const uint32_t[]){ (uint32_t)(r->buffer[0] >> 32), (uint32_t)(r->buffer[1] >> 32) }, 2);
}

static void
steer_scalar_address(struct rig *r, struct state *x, uint32_t u)
{
	steer_scalar(r, x, u, 0xf0, (uint32_t)r->buffer[0]);
	x->s[u + 1] = steer_high(r, x->s[u + 1]);
}

static void
steer_vector_address(struct rig *r, struct state *x, uint32_t u)
{
	steer_vector(r, x, u, 0x7f0, (uint32_t)r->buffer[0]);
	for (uint32_t i = 0; is_vector(u + 1) && i < LANES; i++)
		x->v[u + 1 - WB_GCN_V0][i] = steer_high(r, x->v[u + 1 - WB_GCN_V0][i]);
}

/* The field of a descriptor that says what an element is: one of 4 bytes, of several kinds of numbers. */
static uint32_t
steer_format(const struct rig *r, uint32_t x)
{
	/* 32_UINT, 32_FLOAT, 16_16_UNORM, 8_8_8_8_UNORM */
	const uint32_t pairs[] = { 20, 22, 23, strcmp(r->gfx, "gfx1100") < 0 ? 56 : 42 };
	static const uint32_t data[] = { 4, 5, 9, 10 };		/* 32, 16_16, 2_10_10_10, 8_8_8_8 */

	if (gfx10)
		return one_of(x >> 12 & 127, pairs, WB_COUNT(pairs)) << 12;
	return one_of(x >> 15 & 15, data, WB_COUNT(data)) << 15 | (x & 5u << 12);	/* UNORM, SNORM, UINT, SINT */
}

/* A buffer of much of the memory, with elements of 16 or 32 bytes if there is an index. */
static void
steer_descriptor(struct rig *r, struct state *x, uint32_t u)
{
	bool index = strstr(r->text, "idxen") != NULL, scalar = *r->text == 's';
	uint32_t stride = x->s[u + 1] >> 21 & 1 ? 32 : 16;
	const uint32_t size[2] = { index ? 0x80 : BUFFER - 0x800, index ? 24 : 0x60 };	/* much is outside of that */

	steer_scalar(r, x, u, 0x70, (uint32_t)r->buffer[0]);
	x->s[u + 1] = steer_high(r, x->s[u + 1] & 0xffff) | (index ? stride << 16 : 0);
	x->s[u + 2] = one_of(x->s[u + 2], size, 2);
	/* whether the number of the lane is added, what becomes of components, and what they are */
	x->s[u + 3] = scalar ? 0 : (x->s[u + 3] & (1u << 23 | 0xfff)) | steer_format(r, x->s[u + 3]);
	r->steered[u + 3] = scalar;
}

/* Private memory is the buffers, too: FLAT_SCRATCH, which is no operand from gfx10 on, leads there. */
static void
steer_scratch(struct rig *r, struct state *x)
{
	steer_scalar_address(r, x, gfx10 ? HIDDEN_FLAT_SCRATCH : WB_GCN_FLAT_SCRATCH_LO);
}

/* An image of a few elements of 4 bytes in each direction. */
static void
steer_image(struct rig *r, struct state *x, uint32_t u)
{
	static const uint32_t data[] = { 4, 5, 9, 10 };
	/* more of them are 3D, which alone have some of the registers */
	uint32_t *w = &x->s[u], d = w[3] >> 27 & 1 ? 2 : w[3] >> 28 & 7;
	uint32_t absent = wb_mod(r->fn, r->i, WB_MOD_TFE) ? 1u << 13 : 0;
	const uint32_t high[] = { (uint32_t)(r->buffer[0] >> 36), (uint32_t)(r->buffer[1] >> 36) };
	bool other = one_of(w[0] >> 28, high, 2) == high[1];

	w[0] = (w[0] & (7 | absent)) + (uint32_t)((r->buffer[other] + 0xff) >> 8);
	if (strstr(r->gfx, "gfx12")) {
		w[1] = steer_format(r, w[1] >> 5) << 5 | (w[1] & (3u << 30 | 1u << 25));
		w[2] &= 1 | 3u << 14;
	} else if (gfx10) {
		w[1] = steer_format(r, w[1] >> 8) << 8 | (w[1] & 3u << 30);
		w[2] &= 1 | 3u << 14;
	} else {	/* UNORM, SNORM, UINT, SINT */
		w[1] = one_of(w[1] >> 20 & 63, data, WB_COUNT(data)) << 20 | (w[1] & 5u << 26);
		w[2] &= 7 | 3u << 14;
	}
	d -= samples(r->text) && d > 5 ? 4 : 0;
	w[3] &= 0xfff | (strstr(r->gfx, "gfx12") ? 3u << 15 : 1u << 12 | 3u << 16) | 1u << 27;
	w[3] |= d << 28 | 8u << 28;
	w[4] &= 3;
}

static void
steer_image_operand(struct rig *r, struct state *x, const struct wb_opnd *o)
{
	bool a16 = wb_mod(r->fn, r->i, WB_MOD_IMAGE) & 8 || strstr(r->text, "_g16");

	if (o->id < NSGPR && o->nunit == 8)
		steer_image(r, x, o->id);
	else if (o->id < NSGPR)		/* limits of levels, and filters */
		x->s[o->id + 1] &= 0x3ff07f, x->s[o->id + 2] &= 0x1000ff;
	else
		for (uint32_t n = 0; n < o->nunit; n++)
			if (samples(r->text))	/* from 1/128 to 7/4, and small offsets */
				steer_vector(r, x, o->id + n, a16 ? 0x1f001f00 : 0x03e00303,
					a16 ? 0x20002000 : 0x3c000000);
			else
				steer_vector(r, x, o->id + n, a16 ? 0x30003 : 3, 0);
}

static void
steer_operand(struct rig *r, struct state *x, uint32_t k)
{
	const struct wb_opnd *o = wb_opnd(r->fn, r->i, k);
	bool scratch = strncmp(r->text, "scratch_", 8) == 0, address = k == r->i->mem.addr;
	uint32_t mask = scratch ? 0x30 : r->i->mem.space == WB_SPACE_LDS ? 0x7f0 : 0xf0;

	if (strncmp(r->text, "image_", 6) == 0)
		steer_image_operand(r, x, o);
	else if (o->id < NSGPR && o->nunit == 4)
		steer_descriptor(r, x, o->id);
	else if (o->id < NSGPR && o->nunit == 2)
		steer_scalar_address(r, x, o->id);
	else if (o->id < NSGPR)		/* with tfe, behind the memory half of the time */
		steer_scalar(r, x, o->id, (mask & 0xf0) | (wb_mod(r->fn, r->i, WB_MOD_TFE) ? 1u << 20 : 0), 0);
	else if (address && o->nunit == 2 && !strstr(r->text, "buffer_"))
		steer_vector_address(r, x, o->id);
	else if (address)
		for (uint32_t n = 0; n < o->nunit; n++)
			steer_vector(r, x, o->id + n, n == 0 && strstr(r->text, "idxen") ? 0x1f : mask, 0);
}

/* Loads that go there instead of into registers. */
static bool writes_lds(const struct rig *r) { return wb_mod(r->fn, r->i, WB_MOD_LDS); }

static bool
begins_at_m0(const struct rig *r)
{
	return strncmp(r->text, "ds_append", 9) == 0 || strncmp(r->text, "ds_consume", 10) == 0 ||
		strstr(r->text, "addtid");
}

/* Operands that are addresses lead into the memory there is. */
static void
steer(struct rig *r, struct state *x)
{
	for (uint32_t k = 0; k < r->i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(r->fn, r->i, k);

		if (o->kind == WB_OPND_UNIT && o->flags & WB_USE && !(o->flags & WB_IMPLICIT) && k != r->i->mem.data)
			steer_operand(r, x, k);
	}
	if (strncmp(r->text, "scratch_", 8) == 0)
		steer_scratch(r, x);
	if (writes_lds(r) || begins_at_m0(r))		/* a place there */
		steer_scalar(r, x, WB_GCN_M0, 0x7c, 0);
	else if (r->i->mem.space == WB_SPACE_LDS && r->use[WB_GCN_M0])	/* the size of LDS */
		steer_scalar(r, x, WB_GCN_M0, 0, UINT32_MAX);
}

static bool
writes_memory(const struct rig *r)
{
	return r->i->mem.access & (WB_STORE | WB_ATOMIC) || writes_lds(r);
}

static void
save_memory(const struct rig *r, uint8_t *to)
{
	for (uint32_t k = 0; k < 2; k++)
		memcpy(to + k * BUFFER, r->bytes[k], BUFFER);
	memcpy(to + BUFFERS, r->lds, MEMORY - BUFFERS);
}

static void
restore_memory(struct rig *r)
{
	for (uint32_t k = 0; k < 2; k++)
		memcpy(r->bytes[k], r->before + k * BUFFER, BUFFER);
	memcpy(r->lds, r->before + BUFFERS, MEMORY - BUFFERS);
}

/* Executes the instruction from in[k]; false: not modelled, or not in this state. */
static bool
execute(struct rig *r, uint32_t k)
{
	struct wb_sim_wave *w = r->w;
	struct wb_sim_effect e;
	bool ok;

	if (r->i->mem.space != WB_SPACE_NONE)
		steer(r, &r->in[k]);
	for (uint32_t v = 0; v < nv && r->all; v++)
		if (is_there(v))
			memcpy(w->v[v], r->in[k].v[v], sizeof r->in[k].v[v]);
	for (uint32_t n = 0; n < r->nlisted && !r->all; n++)
		memcpy(w->v[r->listed[n]], r->in[k].v[r->listed[n]], sizeof r->in[k].v[0]);
	memcpy(w->s, r->in[k].s, sizeof w->s);
	w->mode = r->in[k].mode;
	w->index_on = w->fault = w->ended = false;
	w->index_mode = 0;
	w->prog = wb_sim_decode(r->sim, r->fn->id);
	w->pc = 0;
	r->sim->clock = 1000;
	ok = wb_sim_step(w, &e) == WB_OK;
	w->fault = false;
	for (uint32_t n = 0; n < r->nlisted; n++)
		if (r->def[WB_GCN_V0 + r->listed[n]])
			memcpy(r->out[k].v[r->listed[n]], w->v[r->listed[n]], sizeof r->out[k].v[0]);
	memcpy(r->out[k].s, w->s, sizeof w->s);
	r->out[k].mode = w->mode;
	if (writes_memory(r)) {
		save_memory(r, r->after[k]);
		restore_memory(r);
	}
	return ok;
}

static uint32_t *
scalar_at(struct state *x, uint32_t u)
{
	return u == WB_GCN_MODE ? &x->mode : &x->s[u];
}

static bool is_scalar(uint32_t u) { return u == WB_GCN_MODE || (u < NSGPR && is_free(u)); }
static uint32_t new_scalar(uint32_t u) { return u == WB_GCN_MODE ? (uint32_t)random64() & MODE_BITS : scalar_word(u); }

static const char *
unit_name(const struct rig *r, uint32_t u)
{
	return u == WB_GCN_NUNIT ? "memory" : r->fn->unit[u].name;
}

/* Lanes in which what both runs leave in vector unit @u may differ: those that are off keep what they had. */
static uint64_t
lanes_written(const struct rig *r)
{
	return r->i->flags & WB_I_MASKED ? exec_of(&r->in[0]) & exec_of(&r->in[1]) : UINT64_MAX >> (64 - lanes);
}

/* The first unit that is written and differs between both runs, in lanes @where; WB_NONE: none. */
static uint32_t
differing(struct rig *r, uint64_t where, uint64_t bits)
{
	for (uint32_t u = 0; u < WB_GCN_V0 + nv; u++) {
		if (!r->def[u])
			continue;
		if (is_scalar(u)) {
			/* pairs begin at even numbers, VCC and EXEC too */
			uint32_t half = u & 1 && lanes == LANES ? (uint32_t)(bits >> 32) : (uint32_t)bits;

			if ((*scalar_at(&r->out[0], u) ^ *scalar_at(&r->out[1], u)) &
				(bits == UINT64_MAX ? UINT32_MAX : half))
				return u;
		}
		for (uint32_t i = 0; is_vector(u) && i < LANES; i++)
			if (where >> i & 1 && r->out[0].v[u - WB_GCN_V0][i] != r->out[1].v[u - WB_GCN_V0][i])
				return u;
	}
	if (writes_memory(r) && memcmp(r->after[0], r->after[1], MEMORY) != 0)
		return WB_GCN_NUNIT;
	return WB_NONE;
}

/* ---- what is not listed ---------------------------------------------------------------------- */
/* A unit that run @k, the last one, changed though it is not written, or in lanes that are off; WB_NONE: none. */
static uint32_t
touched(struct rig *r, uint32_t k)
{
	uint64_t off = r->i->flags & WB_I_MASKED ? ~exec_of(&r->in[k]) : 0;

	for (uint32_t u = 0; u < WB_GCN_V0 + nv; u++) {
		const uint32_t *before, *after;

		if (is_scalar(u) && !r->def[u] && *scalar_at(&r->in[k], u) != *scalar_at(&r->out[k], u))
			return u;
		if (!is_vector(u))
			continue;
		before = r->in[k].v[u - WB_GCN_V0];
		after = r->w->v[u - WB_GCN_V0];
		if (!r->def[u] && memcmp(before, after, sizeof r->in[k].v[0]) != 0)
			return u;
		for (uint32_t i = 0; off && r->def[u] && i < LANES; i++)
			if (off >> i & 1 && before[i] != after[i])
				return u;
	}
	return WB_NONE;
}

static void
take_unit(struct state *to, const struct state *from, uint32_t u)
{
	if (is_vector(u))
		memcpy(to->v[u - WB_GCN_V0], from->v[u - WB_GCN_V0], sizeof to->v[0]);
	else if (is_scalar(u))
		*scalar_at(to, u) = *scalar_at((struct state *)from, u);
}

/* Which unit that is not listed matters: the one without which the results agree. */
static uint32_t
culprit(struct rig *r)
{
	struct state all = r->in[1];

	for (uint32_t u = 0; u < WB_GCN_V0 + nv; u++) {
		if (r->use[u] || (!is_scalar(u) && !is_vector(u)))
			continue;
		copy_state(&r->in[1], &r->in[0]);
		take_unit(&r->in[1], &all, u);
		if (execute(r, 1) && differing(r, lanes_written(r), UINT64_MAX) != WB_NONE)
			return u;
	}
	return WB_NONE;
}

/* What is read becomes alike or small, so that comparisons are close and little is lost to overflow: in the @n-th way.
 * Returns what most of it is. */
static uint32_t
bring_close(struct rig *r, uint32_t n)
{
	struct state *x = &r->in[0];
	/* way 5: floats of 64 bits of which the low half decides */
	uint32_t k = n % 6 == 1 ? word() : n % 6 == 2 ? 0 : n % 6 == 3 ? UINT32_MAX : 0x37;

	for (uint32_t u = 0; u < WB_GCN_V0 + nv && n % 6; u++) {
		if (!r->use[u] || u == WB_GCN_EXEC_LO || u == WB_GCN_EXEC_HI || u == WB_GCN_MODE || u == WB_GCN_SCC)
			continue;
		if (is_scalar(u))
			*scalar_at(x, u) = n % 6 >= 4 && below(2) ? below(n % 6 == 5 ? 1 : 4) : k;
		for (uint32_t i = 0; is_vector(u) && i < LANES; i++)
			x->v[u - WB_GCN_V0][i] = n % 6 == 4 ? below(4) : below(4) ? k : word();
		if (n % 6 == 5 && is_scalar(u) && u % 2)
			*scalar_at(x, u) = below(2) ? 0x7ff00000 : 0x41d00000;
		for (uint32_t i = 0; n % 6 == 5 && is_vector(u) && i < LANES; i++)
			x->v[u - WB_GCN_V0][i] = u % 2 ? below(2) ? 0x7ff00000 : 0x41d00000 : below(2);
	}
	return k;
}

/* What is not listed, but could be an operand, becomes @k: else comparisons with it would seldom be close. */
static void
bring_others_close(struct rig *r, uint32_t k)
{
	for (uint32_t u = 0; u < WB_GCN_EXEC_LO; u++)
		if (!r->use[u] && is_scalar(u))
			r->in[0].s[u] = k;
	for (uint32_t v = 8; v < NAMED; v += v % 16 == 9 ? 15 : 1)	/* v8, v9, v24, v25, ... */
		for (uint32_t i = 0; !r->use[WB_GCN_V0 + v] && i < LANES; i++)
			r->in[0].v[v][i] = k;
}

/* Two states that agree in what is listed as read, brought close in the @n-th way. */
static bool
check_unlisted(struct rig *r, const struct state *a, const struct state *b, uint32_t n)
{
	uint32_t u;

	copy_state(&r->in[0], a);
	bring_others_close(r, bring_close(r, n));
	copy_state(&r->in[1], b);
	for (u = 0; u < WB_GCN_V0 + nv; u++)
		if (r->use[u])
			take_unit(&r->in[1], &r->in[0], u);
	r->all = true;
	if (!execute(r, 0) || !execute(r, 1))
		return true;
	u = touched(r, 1);
	if (u != WB_NONE) {
		fail(r->gfx, r->text, "%s is changed and not listed as written, or in a lane that is off",
			unit_name(r, u));
		return false;
	}
	u = differing(r, lanes_written(r), UINT64_MAX);
	if (u != WB_NONE) {
		uint32_t by = culprit(r);

		fail(r->gfx, r->text, "%s depends on %s, which is not listed as read", unit_name(r, u),
			by == WB_NONE ? "several registers" : unit_name(r, by));
		return false;
	}
	return true;
}

/* A state of which only what is listed matters. */
static void
begin_with(struct rig *r, uint32_t k, const struct state *from)
{
	r->all = false;
	for (uint32_t n = 0; n < r->nlisted; n++)
		memcpy(r->in[k].v[r->listed[n]], from->v[r->listed[n]], sizeof from->v[0]);
	copy_scalars(&r->in[k], from);
}

/* ---- what is listed ----------------------------------------------------------------------------- */
/* Operands that are listed although they never change what the simulator computes. @unit WB_NONE: any. @with NULL, or
 * what the form must contain. */
#define OLD_MASK (WB_NONE - 1)		/* a scalar that is also written */
struct exception {
	const char *form;
	uint32_t unit;
	const char *with, *why;
};
static const struct exception careful[] = {
	{ "v_", WB_GCN_MODE, NULL,
		"documents let rounding, denormals and clamping of float operations depend on MODE; the simulator's "
		"are of one kind for some" },
	{ "", WB_GCN_VCC_LO, "src_vccz", "it is 0 or 1, which many operations do not tell from each other" },
	{ "", WB_GCN_VCC_HI, "src_vccz", "it is 0 or 1, which many operations do not tell from each other" },
	{ "", WB_GCN_EXEC_LO, "src_execz", "it is 0 or 1, which many operations do not tell from each other" },
	{ "", WB_GCN_EXEC_HI, "src_execz", "it is 0 or 1, which many operations do not tell from each other" },
	{ "v_", WB_GCN_M0, "lds_direct", "many operations do not depend on each bit of a source" },
	{ "v_mfma_", WB_GCN_EXEC_LO, NULL, "LLVM lists EXEC for all vector operations; matrices are of all lanes" },
	{ "v_mfma_", WB_GCN_EXEC_HI, NULL, "LLVM lists EXEC for all vector operations; matrices are of all lanes" },
	{ "v_wmma_", WB_GCN_EXEC_LO, NULL, "LLVM lists EXEC for all vector operations; matrices are of all lanes" },
	{ "v_wmma_", WB_GCN_EXEC_HI, NULL, "LLVM lists EXEC for all vector operations; matrices are of all lanes" },
	{ "v_swmmac_", WB_GCN_EXEC_LO, NULL, "LLVM lists EXEC for all vector operations; matrices are of all lanes" },
	{ "v_swmmac_", WB_GCN_EXEC_HI, NULL, "LLVM lists EXEC for all vector operations; matrices are of all lanes" },
	{ "v_smfmac_", WB_GCN_EXEC_LO, NULL, "LLVM lists EXEC for all vector operations; matrices are of all lanes" },
	{ "v_smfmac_", WB_GCN_EXEC_HI, NULL, "LLVM lists EXEC for all vector operations; matrices are of all lanes" },
	{ "v_s_", WB_GCN_EXEC_LO, NULL, "LLVM lists EXEC for all vector operations; these are of scalars" },
	{ "v_s_", WB_GCN_EXEC_HI, NULL, "LLVM lists EXEC for all vector operations; these are of scalars" },
	{ "v_madmk_f16", WB_GCN_V0 + 8, NULL, "whether gfx9 keeps the upper half is not documented" },
	{ "v_madak_f16", WB_GCN_V0 + 8, NULL, "whether gfx9 keeps the upper half is not documented" },
	{ "flat_", WB_GCN_FLAT_SCRATCH_LO, NULL, "private memory, which is not made here" },
	{ "flat_", WB_GCN_FLAT_SCRATCH_LO + 1, NULL, "private memory, which is not made here" },
	{ "s_cmp_o_", WB_GCN_MODE, NULL, "as LLVM; no mode makes a number of NaN, or NaN of a number" },
	{ "s_cmp_u_", WB_GCN_MODE, NULL, "as LLVM; no mode makes a number of NaN, or NaN of a number" },
	{ "s_cvt_i32_", WB_GCN_MODE, NULL, "as LLVM; a denormal is 0 in any mode, and nothing is rounded" },
	{ "s_cvt_u32_", WB_GCN_MODE, NULL, "as LLVM; a denormal is 0 in any mode, and nothing is rounded" },
	{ "s_cvt_pk_rtz_", WB_GCN_MODE, NULL, "as LLVM; a denormal of 32 bits is 0, rounding is always to 0" },
	{ "s_rndne_", WB_GCN_MODE, NULL, "as LLVM; a denormal is 0 in any mode, and rounding is to nearest" },
	{ "s_trunc_", WB_GCN_MODE, NULL, "as LLVM; a denormal is 0 in any mode, and rounding is to 0" },
	{ "ds_max_", WB_GCN_MODE, NULL, "denormals of 64 bits are always kept there" },
	{ "ds_min_", WB_GCN_MODE, NULL, "denormals of 64 bits are always kept there" },
	{ "buffer_atomic_cmpswap_x2", WB_NONE, NULL, "seldom finds what it compares with" },
	{ "buffer_atomic_fcmpswap_x2", WB_NONE, NULL, "seldom finds what it compares with" },
	{ "buffer_atomic_cmpswap_b64", WB_NONE, NULL, "seldom finds what it compares with" },
	{ "s_setvskip", WB_GCN_SCC, NULL, "LLVM lists SCC for all comparisons" },
	{ "ds_gws_", WB_NONE, NULL, "what it changes is no state of the wave" },
	{ "buffer_wbinvl1", WB_NONE, NULL, "LLVM lists EXEC for all vector operations" },
	{ "global_inv", WB_NONE, NULL, "LLVM lists EXEC for all vector operations" },
	{ "global_wb", WB_NONE, NULL, "LLVM lists EXEC for all vector operations" },
	{ "buffer_gl", WB_NONE, NULL, "LLVM lists EXEC for all vector operations" },
	{ "buffer_inv", WB_NONE, NULL, "LLVM lists EXEC for all vector operations" },
	{ "buffer_wbl2", WB_NONE, NULL, "LLVM lists EXEC for all vector operations" },
	{ "v_clrexcp", WB_NONE, NULL, "LLVM lists EXEC for all vector operations" },
	{ "ds_add_f64", WB_GCN_MODE, NULL, "denormals of 64 bits are always kept there" },
	{ "ds_add_rtn_f64", WB_GCN_MODE, NULL, "denormals of 64 bits are always kept there" },
	{ "ds_nop", WB_NONE, NULL, "LLVM lists EXEC for all of LDS" },
	{ "s_atomic_inc_x2", WB_NONE, NULL, "its limit is seldom close to what memory holds" },
	{ "s_atomic_dec_x2", WB_NONE, NULL, "its limit is seldom close to what memory holds" },
	{ "s_buffer_atomic_inc_x2", WB_NONE, NULL, "its limit is seldom close to what memory holds" },
	{ "s_buffer_atomic_dec_x2", WB_NONE, NULL, "its limit is seldom close to what memory holds" },
	{ "buffer_load_", WB_GCN_V0 + 8, "_xyz v[8:9]", "listed with the register behind it, of which half is kept" },
	{ "tbuffer_load_", WB_GCN_V0 + 8, "_xyz v[8:9]", "listed with the register behind it, of which half is kept" },
	{ "image_", 5, NULL, "of compression, which linear images have not" },
	{ "image_", 6, NULL, "of compression, which linear images have not" },
	{ "image_", 7, NULL, "of compression, which linear images have not" },
	{ "image_", 11, NULL, "the colour of borders, which is 0 here" },
	{ "image_atomic_", 1, NULL, "nothing is converted" },
	{ "image_load_pck", 1, NULL, "nothing is converted" },
	{ "image_load_mip_pck", 1, NULL, "nothing is converted" },
	{ "image_store_pck", 1, NULL, "nothing is converted" },
	{ "image_store_mip_pck", 1, NULL, "nothing is converted" },
	{ "image_store_", WB_GCN_V0 + 9, "_pck", "elements have one word" },
	{ "image_store_", WB_GCN_V0 + 10, "_pck", "elements have one word" },
	{ "image_store_", WB_GCN_V0 + 11, "_pck", "elements have one word" },
	{ "image_atomic_cmpswap", WB_GCN_V0 + 8, NULL, "seldom finds what it compares with" },
	{ "image_atomic_cmpswap", WB_GCN_V0 + 9, NULL, "seldom finds what it compares with" },
	{ "image_atomic_cmpswap", WB_GCN_V0 + 10, NULL, "seldom finds what it compares with" },
	{ "image_atomic_cmpswap", WB_GCN_V0 + 11, NULL, "seldom finds what it compares with" },
	{ "image_", WB_GCN_V0 + 8, "lwe", "only the register behind the data is kept" },
	{ "image_", WB_GCN_V0 + 9, "lwe", "only the register behind the data is kept" },
	{ "image_gather4", WB_GCN_V0 + 10, "lwe", "only the register behind the data is kept" },
	{ "image_gather4", WB_GCN_V0 + 11, "lwe", "only the register behind the data is kept" },
	{ "image_gather4", 10, NULL, "they do not filter, nor has a given level a bias" },
	{ "image_", 9, "_lz", "the level is given" },
	{ "image_atomic_", WB_GCN_V0 + 9, "tfe", "nothing is said there" },
	{ "image_atomic_", WB_GCN_V0 + 10, "tfe", "nothing is said there" },
	{ "image_get_", 0, NULL, "no memory is read" },
	{ "image_get_", 1, NULL, "no memory is read" },
	{ "image_get_lod", 3, NULL, "no memory is read" },
	{ "image_get_lod", 8, NULL, "no memory is read" },
	{ "image_get_", WB_GCN_V0 + 8, "we", "no memory is read" },
	{ "image_get_", WB_GCN_V0 + 9, "we", "no memory is read" },
	{ "image_get_", WB_GCN_V0 + 8, "tfe", "no memory is read" },
	{ "image_get_", WB_GCN_V0 + 9, "tfe", "no memory is read" },
	{ "image_get_", WB_GCN_V0 + 10, "lwe", "no memory is read" },
	{ "v_pipeflush", WB_NONE, NULL, "LLVM lists EXEC for all vector operations" },
	{ "v_nop", WB_NONE, NULL, "LLVM lists EXEC for all vector operations" },
	{ "v_sat_pk_u8_i16", WB_GCN_V0 + 8, NULL, "what op_sel does there is not documented" },
	{ "v_trig_preop_f64", WB_NONE, NULL, "only the exponent matters" },
	{ "v_pk_", WB_NONE, "op_sel_hi:[0,0", "both results come of the first registers" },
	{ "s_atomic_cmpswap_x2", WB_NONE, NULL, "seldom finds what it compares with" },
	{ "v_cmp_f_", WB_NONE, NULL, "never holds" },
	{ "v_cmp_t_", WB_NONE, NULL, "always holds" },
	{ "v_cmp_tru_", WB_NONE, NULL, "always holds" },
	{ "v_cmpx_f_", WB_NONE, NULL, "never holds" },
	{ "v_cmpx_t_", WB_NONE, NULL, "always holds" },
	{ "v_cmpx_tru_", WB_NONE, NULL, "always holds" },
	{ "s_movrel", WB_NONE, NULL, "any register behind the one named may be meant" },
	{ "v_movrel", WB_NONE, NULL, "any register behind the one named may be meant" },
};
/* On gfx10 besides. */
static const struct exception careful_gfx10[] = {
	{ "v_", WB_GCN_V0 + 8, "dpp8:", "LLVM lists the old value, though lanes that cannot be read give 0" },
	{ "v_", WB_GCN_V0 + 8, "_sel:DWORD dst_unused:UNUSED_P",
		"listed for all results of 16 bits, whose upper half gfx10 keeps elsewhere" },
	{ "v_", WB_GCN_V0 + 8, "UNUSED_PAD", "listed for all results of 16 bits" },
	{ "v_", WB_GCN_V0 + 8, "UNUSED_SEXT", "listed for all results of 16 bits" },
	{ "v_cmp_", OLD_MASK, "dpp", "listed for lanes that DPP leaves out, which no document speaks of" },
	{ "v_cmp_", OLD_MASK, "row_mask", "listed for lanes that DPP leaves out, which no document speaks of" },
	{ "v_permlane", WB_GCN_V0 + 8, "op_sel:[1", "listed for all; with that bit no lane keeps what it had" },
	{ "v_permlane", WB_GCN_V0 + 8, "op_sel:[0,1]", "listed for all; with that bit no lane keeps what it had" },
	{ "s_buffer_atomic_cmpswap", WB_NONE, NULL, "seldom finds what it compares with" },
};

static bool
is_one(const struct rig *r, const struct exception *x, uint32_t unit)
{
	bool of = x->unit == WB_NONE || x->unit == unit || (x->unit == OLD_MASK && unit < NSGPR && r->def[unit]);

	return of && strncmp(r->text, x->form, strlen(x->form)) == 0 && (!x->with || strstr(r->text, x->with));
}

/* Address registers of an image that are not asked: of a list, which is a row with other names, and in excess, for rows
 * may be rounded up. */
static bool
is_spare(const struct rig *r, uint32_t unit)
{
	char name[64];
	uint32_t most = 0;

	if (strncmp(r->text, "image_", 6) != 0 || strstr(r->text, "_bvh") || unit < WB_GCN_V0 + 24)
		return false;
	snprintf(name, sizeof name, "%.*s", (int)strcspn(r->text, " "), r->text);
	for (uint32_t d = 0; d < (samples(name) ? 6 : 8); d++) {
		uint32_t n = address_registers(name, d, false);

		most = n > most ? n : most;
	}
	return strstr(r->text, ", [v24, v28") || unit - WB_GCN_V0 - 24 >= most;
}

static bool
is_careful(const struct rig *r, uint32_t unit)
{
	if (is_spare(r, unit))
		return true;
	if (lanes < LANES && strncmp(r->text, "v_mbcnt_hi_u32_b32", 18) == 0)
		return true;		/* there are no lanes that it counts */
	for (size_t k = 0; k < WB_COUNT(careful); k++)
		if (is_one(r, &careful[k], unit))
			return true;
	for (size_t k = 0; gfx10 && k < WB_COUNT(careful_gfx10); k++)
		if (is_one(r, &careful_gfx10[k], unit))
			return true;
	return false;
}

/* Changes unit @u of in[1] alone: all of it, or a bit, or a lane. */
static void
change(struct rig *r, uint32_t u)
{
	struct state *x = &r->in[1];

	if (is_scalar(u)) {
		uint32_t *at = scalar_at(x, u);

		*at = u == WB_GCN_SCC ? !*at : below(2) ? new_scalar(u) : *at ^ 1u << below(u == WB_GCN_MODE ? 10 : 32);
		return;
	}
	for (uint32_t i = 0; i < lanes; i++)
		x->v[u - WB_GCN_V0][i] = below(2) ? word() : x->v[u - WB_GCN_V0][i] ^ 1u << below(32);
}

/* Of scalar floats there is one in a state, none for each lane: they are drawn anew, denormals and NaN more often. */
static void
draw_floats(struct rig *r)
{
	for (uint32_t u = 0; u < WB_GCN_V0 && r->i->tclass == WB_TC_SALU_FLOAT; u++) {
		uint32_t how = below(4);

		if (r->use[u] && is_scalar(u) && is_free(u))
			*scalar_at(&r->in[0], u) =
				how == 0 ? word() & 0x807f83ff : how == 1 ? word() | 0x7f807c00 : word();
	}
}

/* Whether unit @u, changed alone, changes what is written, or in which lanes; in the @n-th state. */
static bool
matters(struct rig *r, uint32_t u, uint32_t n)
{
	begin_with(r, 0, &pool[n % POOL]);
	bring_close(r, n);
	draw_floats(r);
	begin_with(r, 1, &r->in[0]);
	change(r, u);
	if (!execute(r, 0) || !execute(r, 1))
		return false;
	if (u == WB_GCN_EXEC_LO || u == WB_GCN_EXEC_HI)
		return differing(r, UINT64_MAX, UINT64_MAX) != WB_NONE;
	return differing(r, lanes_written(r), UINT64_MAX) != WB_NONE;
}

/* Whether unit @u, which is written, is changed. */
static bool
changes(struct rig *r, uint32_t u, uint32_t n)
{
	begin_with(r, 0, &pool[n % POOL]);
	bring_close(r, n);
	return execute(r, 0) &&
		(is_vector(u) ? memcmp(r->in[0].v[u - WB_GCN_V0], r->out[0].v[u - WB_GCN_V0], sizeof r->in[0].v[0]) !=
					0 :
				*scalar_at(&r->in[0], u) != *scalar_at(&r->out[0], u));
}

/* Operands that must matter, and whether one was seen to: of all forms of a mnemonic together, for some modifiers leave
 * little of an operand. Of a destination that is also read it must be seen for each form. */
struct need { const char *text; uint32_t unit; bool seen; char what; };	/* 'r'ead, 'w'ritten, computes by 'l'anes */
static struct { struct wb_ctx *cx; const char *of; struct wb_map known; WB_VEC(struct need) need; } needs;

static struct need *
need_of(struct rig *r, uint32_t u, char what)
{
	char key[320];
	bool one = what == 'r' && is_vector(u) && r->def[u];
	uint32_t id;

	snprintf(key, sizeof key, "%.*s %u%c", (int)(one ? strlen(r->text) : strcspn(r->text, " ")), r->text, u, what);
	id = wb_map_get(&needs.known, key, strlen(key));
	if (id == WB_NONE) {
		id = needs.need.n;
		wb_map_put(&needs.known, wb_strdup(needs.cx->unit, key), strlen(key), id);
		WB_PUSH(needs.cx->unit, &needs.need,
			((struct need){ wb_strdup(needs.cx->unit, r->text), u, false, what }));
	}
	return &needs.need.at[id];
}

static void
check_listed(struct rig *r)
{
	uint32_t most = strncmp(r->text, "image_", 6) == 0 ? MOST_TRIES_IMAGE : MOST_TRIES;

	for (uint32_t u = 0; u < WB_GCN_V0 + nv; u++) {
		if ((!is_scalar(u) && !is_vector(u)) || r->steered[u] || is_careful(r, u))
			continue;
		if (r->use[u]) {
			struct need *x = need_of(r, u, 'r');

			for (uint32_t n = 0; n < most && !x->seen; n++)
				x->seen = matters(r, u, n);
		}
		if (r->def[u]) {
			struct need *x = need_of(r, u, 'w');

			for (uint32_t n = 0; n < MOST_TRIES && !x->seen; n++)
				x->seen = changes(r, u, n);
		}
	}
}

static void
report_needs(const char *gfx, const struct wb_fn *fn)
{
	for (uint32_t k = 0; k < needs.need.n; k++) {
		const struct need *x = &needs.need.at[k];

		if (!x->seen && x->what == 'l')
			fail(gfx, x->text, "is said to compute lane by lane, but no form of it is executed");
		else if (!x->seen)
			fail(gfx, x->text, "%s is listed as %s, but never %s", fn->unit[x->unit].name,
				x->what == 'r' ? "read" : "written", x->what == 'r' ? "matters" : "changes");
	}
}

#define MOST_INPUTS 100000u
static struct { struct input *at; uint32_t n; } inputs;
static const char *removed_from = "";	/* beginnings of mnemonics */

static void
note_input(struct rig *r, uint32_t unit, bool bit)
{
	struct input x = { .unit = unit, .bit = bit };

	snprintf(x.mnemonic, sizeof x.mnemonic, "%.*s", (int)strcspn(r->text, " "), r->text);
	if (!inputs.at)
		inputs.at = calloc(MOST_INPUTS, sizeof *inputs.at);
	if (inputs.at && inputs.n < MOST_INPUTS)
		inputs.at[inputs.n++] = x;
}

/* Registers that could be forgotten, and that lane masks are some. */
static void
note_inputs(struct rig *r)
{
	if (removing || strncmp(r->text, removed_from, strlen(removed_from)) != 0)
		return;
	/* the lower half of a number hardly ever decides whether it is none */
	if (strncmp(r->text, "v_cmp_o_f64", 11) == 0 || strncmp(r->text, "v_cmp_u_f64", 11) == 0)
		return;
	for (uint32_t k = 0; k < r->i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(r->fn, r->i, k);

		if (o->kind != WB_OPND_UNIT || !(o->flags & WB_USE))
			continue;
		for (uint32_t u = o->id; u < o->id + o->nunit; u++)
			if ((is_vector(u) || is_scalar(u)) && u != WB_GCN_EXEC_HI && !r->steered[u] &&
				!is_careful(r, u))
				note_input(r, u, false);
		if (wb_read_kind(r->fn, r->i, k) == WB_READS_BIT && !is_careful(r, o->id))
			note_input(r, o->id, true);
	}
}

/* How @r->i reads operand @k, unless that it reads single bits was forgotten. */
static enum wb_read_kind
reading(const struct rig *r, uint32_t k)
{
	enum wb_read_kind how = wb_read_kind(r->fn, r->i, k);

	return removing && removed.bit && how == WB_READS_BIT && is_of(r->text, removed.mnemonic) ? WB_READS_WAVE :
												    how;
}

/* ---- lane by lane ---------------------------------------------------------------------------------- */
/* Bit @lane of the mask in operand @o of in[1] is turned. */
static void
turn_bit(struct rig *r, const struct wb_opnd *o, uint32_t lane)
{
	if (o->nunit == lanes / 32)
		*scalar_at(&r->in[1], o->id + lane / 32) ^= 1u << lane % 32;
}

/* All that lane @lane reads changes; no other lane may get anything else. */
static bool
check_apart(struct rig *r, const struct state *a, uint32_t lane)
{
	uint64_t others = ~(1ull << lane);
	uint32_t u;

	begin_with(r, 0, a);
	begin_with(r, 1, a);
	for (uint32_t k = 0; k < r->i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(r->fn, r->i, k);
		enum wb_read_kind how = reading(r, k);

		for (uint32_t n = 0; how == WB_READS_LANE && n < o->nunit; n++)
			if (is_vector(o->id + n))
				r->in[1].v[o->id + n - WB_GCN_V0][lane] = word();
		if (how == WB_READS_BIT || (how == WB_READS_ENABLE && below(4) == 0))
			turn_bit(r, o, lane);
	}
	if (!execute(r, 0) || !execute(r, 1))
		return true;
	u = differing(r, others & lanes_written(r), others);
	if (u != WB_NONE)
		fail(r->gfx, r->text, "%s of other lanes depends on lane %u", unit_name(r, u), lane);
	return u == WB_NONE;
}

/* Whether operand @k of @r->i, a destination, is a mask: a number per wave may look like one. */
static bool
is_mask(const struct rig *r, uint32_t k)
{
	return wb_opnd(r->fn, r->i, k)->nunit == 2 || lanes < LANES;
}

/* All lanes read the same: they must get the same. */
static bool
check_alike(struct rig *r, const struct state *a)
{
	uint64_t exec;

	begin_with(r, 0, a);
	exec = exec_of(a);
	for (uint32_t k = 0; k < r->i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(r->fn, r->i, k);
		enum wb_read_kind how = reading(r, k);
		bool on = below(2);

		for (uint32_t n = 0; n < o->nunit; n++) {
			if (how == WB_READS_LANE && is_vector(o->id + n))
				for (uint32_t i = 1; i < LANES; i++)
					r->in[0].v[o->id + n - WB_GCN_V0][i] = r->in[0].v[o->id + n - WB_GCN_V0][0];
			/* bits of lanes that are off may be anything */
			if (how == WB_READS_BIT && is_scalar(o->id + n))
				*scalar_at(&r->in[0], o->id + n) =
					(on ? UINT32_MAX : 0) ^ (word() & ~a->s[WB_GCN_EXEC_LO + (n & 1)]);
		}
	}
	if (!execute(r, 0) || !exec)
		return true;
	for (uint32_t k = 0; k < r->i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(r->fn, r->i, k);
		uint32_t first = (uint32_t)__builtin_ctzll(exec);

		if (o->kind != WB_OPND_UNIT || !(o->flags & WB_DEF))
			continue;
		if (!is_vector(o->id)) {
			uint64_t m = mask_in(&r->out[0], o->id);

			if (o->nunit == lanes / 32 && is_mask(r, k) && m != exec && m != 0) {
				fail(r->gfx, r->text,
					"%s is neither all nor none of the active lanes, though they read the same",
					unit_name(r, o->id));
				return false;
			}
			continue;
		}
		for (uint32_t n = 0; n < o->nunit; n++)
			for (uint32_t i = 0; i < lanes; i++)
				if (exec >> i & 1 &&
					r->out[0].v[o->id + n - WB_GCN_V0][i] !=
						r->out[0].v[o->id + n - WB_GCN_V0][first]) {
					fail(r->gfx, r->text, "lanes that read the same get different results");
					return false;
				}
	}
	return true;
}

/* ---- SCC ------------------------------------------------------------------------------------------- */
enum scc { SCC_KEPT, SCC_WRITTEN, SCC_RESULT, SCC_EXEC };
static const struct { const char *begin, *section; enum scc scc; } documents[] = {
#define SCC(begin, section, scc) { begin, section, SCC_##scc },
#include "scc.def"
#undef SCC
};

/* Which of them is about @form; WB_COUNT(documents): none. */
static size_t
statement(const char *form)
{
	size_t best = WB_COUNT(documents);

	for (size_t k = 0; k < WB_COUNT(documents); k++)
		if (strncmp(form, documents[k].begin, strlen(documents[k].begin)) == 0 &&
			(best == WB_COUNT(documents) || strlen(documents[k].begin) > strlen(documents[best].begin)))
			best = k;
	return best;
}

/* What out[0] holds in SCC is what the documents say. */
static void
check_scc(struct rig *r)
{
	const char *old = wb_gcn_operation_name(r->i->isa_op);
	size_t k = statement(strcmp(old, wb_gcn_opcode_name(r->i->isa_op)) == 0 ? r->text : old);
	const struct wb_opnd none = { .nunit = 0 }, *o = r->i->nopnd ? wb_opnd(r->fn, r->i, 0) : &none;
	uint64_t result = 0, exec = r->out[0].s[WB_GCN_EXEC_LO];

	if (k == WB_COUNT(documents)) {
		fail(r->gfx, r->text, "nothing is stated about SCC");
		return;
	}
	if (r->def[WB_GCN_SCC] != (documents[k].scc != SCC_KEPT))
		fail(r->gfx, r->text, "SCC is %s, says section %s", documents[k].scc == SCC_KEPT ? "kept" : "written",
			documents[k].section);
	if (o->nunit == 2)		/* of as many bits as it saves */
		exec |= (uint64_t)r->out[0].s[WB_GCN_EXEC_HI] << 32;
	for (uint32_t n = 0; documents[k].scc == SCC_RESULT && n < o->nunit; n++)
		result |= *scalar_at(&r->out[0], o->id + n);
	if ((documents[k].scc == SCC_RESULT && r->out[0].s[WB_GCN_SCC] != (result != 0)) ||
		(documents[k].scc == SCC_EXEC && r->out[0].s[WB_GCN_SCC] != (exec != 0)))
		fail(r->gfx, r->text, "SCC is not what section %s says", documents[k].section);
}

/* ---- one form -------------------------------------------------------------------------------------- */
static void
list_operands(struct rig *r)
{
	memset(r->steered, 0, sizeof r->steered);
	memset(r->use, 0, sizeof r->use);
	memset(r->def, 0, sizeof r->def);
	for (uint32_t k = 0; k < r->i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(r->fn, r->i, k);

		for (uint32_t u = o->id; o->kind == WB_OPND_UNIT && u < o->id + o->nunit; u++) {
			r->use[u] |= (o->flags & WB_USE) != 0;
			r->def[u] |= (o->flags & WB_DEF) != 0;
		}
	}
	r->nlisted = 0;
	for (uint32_t v = 0; v < nv; v++)
		if (is_there(v) && (r->use[WB_GCN_V0 + v] || r->def[WB_GCN_V0 + v] || strstr(r->text, "movrel")))
			r->listed[r->nlisted++] = v;
	if (removing && is_of(r->text, removed.mnemonic) && !removed.bit) {
		bool pair = lanes == LANES && (removed.unit == WB_GCN_EXEC_LO || removed.unit == WB_GCN_VCC_LO);

		r->use[removed.unit] = r->use[removed.unit + pair] = false;
	}
}

struct tally { uint32_t accepted, executed, lanewise; };

/* Whether the simulator executes it from one of the states: from some, an address is outside of memory. */
static bool
is_executed(struct rig *r)
{
	for (uint32_t n = 0; n < POOL; n++) {
		copy_state(&r->in[0], &pool[n]);
		r->in[0].s[WB_GCN_M0] = 0;
		r->in[0].s[WB_GCN_EXEC_LO] |= 1;	/* else nothing may happen, not even a fault */
		if (execute(r, 0))
			return true;
	}
	return false;
}

static void
check_form(struct rig *r, struct tally *t)
{
	bool ok = true;

	list_operands(r);
	t->accepted++;
	r->all = true;
	if (wb_lanewise(r->i))
		need_of(r, WB_GCN_EXEC_LO, 'l');
	if (!is_executed(r)) {
		fail(r->gfx, r->text, "the reader takes it, but the simulator does not execute it");
		return;
	}
	t->executed++;
	note_inputs(r);
	if (r->i->flags & WB_I_MASKED && !r->use[WB_GCN_EXEC_LO]) {
		fail(r->gfx, r->text, "EXEC is not listed as read");
		return;
	}
	for (uint32_t n = 0; n < nstates && ok; n++)
		ok = check_unlisted(r, &pool[below(POOL)], &pool[below(POOL)], n);
	for (uint32_t n = 0; n < nstates && ok && *r->text == 's' && !is_memory(r->text); n++) {
		begin_with(r, 0, &pool[n]);
		bring_close(r, n);
		if (execute(r, 0))
			check_scc(r);
	}
	if (ok)
		check_listed(r);
	if (!wb_lanewise(r->i))
		return;
	need_of(r, WB_GCN_EXEC_LO, 'l')->seen = true;
	t->lanewise++;
	for (uint32_t n = 0; n < nstates && ok; n++)
		ok = check_apart(r, &pool[below(POOL)], below(lanes)) && check_alike(r, &pool[below(POOL)]);
}

/* ---- programs ---------------------------------------------------------------------------------------- */
static void
write_program(struct wb_out *o, const char *gfx, char *const *form, uint32_t n)
{
	bool wide = lanes == LANES && gfx10;

	wb_printf(o,
		"\t.amdgcn_target \"amdgcn-amd-amdhsa--%s\"\n\t.text\n\t.globl k\n\t.p2align 8\n\t.type "
		"k,@function\nk:\n\tv_mov_b32 v%u, 0\n\t%s\n\ts_endpgm\n.Lend:\n\t.size k, .Lend-k\n",
		gfx, NAMED - 1, nv > NAMED ? "v_accvgpr_write_b32 a95, 0" : "");
	for (uint32_t k = 0; k < n; k++)
		wb_printf(o,
			"\t.p2align 2\n\t.type f%u,@function\nf%u:\n\t%s\n\ts_endpgm\n.Lf%u:\n\t.size f%u, .Lf%u-f%u\n",
			k, k, form[k], k, k, k, k);
	wb_puts(o,
		"\t.section .rodata,\"a\",@progbits\n\t.amdhsa_kernel k\n\t.amdhsa_group_segment_fixed_size "
		"4096\n\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n"
		"\t.amdhsa_next_free_vgpr 96\n\t.amdhsa_next_free_sgpr 96\n");
	if (strncmp(gfx, "gfx90a", 6) == 0 || strncmp(gfx, "gfx94", 5) == 0)
		wb_puts(o, "\t.amdhsa_accum_offset 96\n");
	if (wide)
		wb_puts(o, "\t.amdhsa_wavefront_size32 0\n");
	wb_puts(o, "\t.end_amdhsa_kernel\n");
}

/* Numbers that registers are brought close to, two words of one kind, so that what compares with memory finds the same.
 */
static void
fill_memory(uint8_t *at)
{
	for (uint32_t k = 0; k < MEMORY; k += 8) {
		uint32_t way = below(5), two[2];

		for (uint32_t n = 0; n < 2; n++)
			two[n] = way == 0 ? 0 : way == 1 ? UINT32_MAX : way == 2 ? 0x37 : word();
		memcpy(at + k, two, sizeof two);
	}
}

static const struct wb_fn *
find_fn(const struct wb_module *m, const char *name)
{
	for (uint32_t f = 0; f < m->nfn; f++)
		if (strcmp(m->fn[f]->name, name) == 0)
			return m->fn[f];
	return NULL;
}

static void
check_batch(const char *gfx, char *const *form, uint32_t n, bool last, struct tally *t)
{
	static struct rig r;
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_out o = wb_out_new(cx->unit);
	struct wb_sim_group *g;
	struct wb_module *m = NULL;
	uint32_t lds_bytes;

	write_program(&o, gfx, form, n);
	wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "forms.s", o.at, o.n), gfx, &m);
	r = (struct rig){ .gfx = gfx, .cx = cx, .m = m };
	if (!m || !find_fn(m, "k") || find_fn(m, "k")->refused ||
		wb_sim_new(cx, m, find_fn(m, "k"), NULL, &r.sim) != WB_OK ||
		wb_sim_map(r.sim, "buffer", BUFFER, &r.buffer[0], &r.bytes[0]) != WB_OK ||
		wb_sim_map(r.sim, "other", BUFFER, &r.buffer[1], &r.bytes[1]) != WB_OK ||
		wb_sim_launch(r.sim, (uint64_t[3]){ 64, 1, 1 }, (uint32_t[3]){ 64, 1, 1 }) != WB_OK) {
		fail(gfx, form[0], "the program of forms cannot be launched");
		wb_ctx_free(cx);
		return;
	}
	g = wb_sim_group_start(r.sim, 0);
	r.w = wb_sim_group_wave(g, 0);
	r.lds = wb_sim_lds(g, &lds_bytes);
	fill_memory(r.before);
	restore_memory(&r);
	for (uint32_t f = 0; f < m->nfn; f++) {
		r.fn = m->fn[f];
		if (r.fn->refused || r.fn->name[0] != 'f' || r.fn->ninst < 1)
			continue;
		r.text = form[strtoul(r.fn->name + 1, NULL, 10)];
		r.i = &r.fn->inst[0];
		check_form(&r, t);
	}
	if (last)
		report_needs(gfx, r.fn);
	wb_ctx_free(cx);
}

/* Takes inputs off the lists at random, one at a time: what depends on them must be found. */
static void
check_removals(const char *gfx, const struct list *l, uint32_t n)
{
	uint32_t missed = 0;

	removing = true;
	for (uint32_t k = 0; k < n && inputs.n; k++) {
		struct list some = { NULL, 0, 0 };
		struct tally t = { 0, 0, 0 };

		removed = inputs.at[below(inputs.n)];
		for (uint32_t f = 0; f < l->n; f++)
			if (is_of(l->at[f], removed.mnemonic))
				add(&some, "%s", l->at[f]);
		nfound = 0;
		/* some inputs matter seldom */
		for (uint32_t tries = 0; tries < MOST_REMOVAL_TRIES / nstates && !nfound; tries++)
			for (uint32_t f = 0; f < some.n && !nfound; f += BATCH)
				check_batch(gfx, some.at + f, some.n - f < BATCH ? some.n - f : BATCH, false, &t);
		missed += !nfound;
		if (verbose || !nfound)
			printf("%s: %s without unit %u%s: %s\n", gfx, removed.mnemonic, removed.unit,
				removed.bit ? " as a mask" : "", nfound ? "missed" : "not missed");
		for (uint32_t f = 0; f < some.n; f++)
			free(some.at[f]);
		free(some.at);
	}
	removing = false;
	inputs.n = 0;
	nfailed += missed;
	printf("%s: %u inputs taken away, one at a time: %u not missed\n", gfx, n, missed);
}

static void
check_target(const char *gfx, const char *suffixes, uint32_t removals)
{
	struct list l = forms_of(gfx, suffixes);
	struct tally t = { 0, 0, 0 };

	nv = strstr(suffixes, "_acd") ? NV : NAMED;
	if (!needs.cx || strncmp(needs.of, gfx, 4) != 0) {	/* what matters matters on all gfx9 */
		if (needs.cx)
			wb_ctx_free(needs.cx);
		needs.cx = wb_ctx_new(NULL);
		needs.known = wb_map_new(needs.cx->unit);
		needs.need.n = needs.need.cap = 0;
		needs.of = gfx;
	}
	for (uint32_t k = 0; k < l.n; k += BATCH)
		check_batch(gfx, l.at + k, l.n - k < BATCH ? l.n - k : BATCH, l.n - k <= BATCH, &t);
	if (removals)
		check_removals(gfx, &l, removals);
	npassed += t.executed;
	printf("%s: %u forms accepted of %u, %u executed (%.1f %%), %u of them lane by lane\n", gfx, t.accepted, l.n,
		t.executed, 100.0 * t.executed / t.accepted, t.lanewise);
	for (uint32_t k = 0; k < l.n; k++)
		free(l.at[k]);
	free(l.at);
}

int
main(int argc, char **argv)
{
	static const struct {
		const char *gfx, *suffixes;
		uint32_t lanes;
	} targets[] = {
		{ "gfx803", "_vi _gfx80", 64 },
		{ "gfx900", "_vi _gfx9", 64 },
		{ "gfx906", "_vi _gfx9", 64 },
		{ "gfx908", "_vi _gfx9 _vcd _acd", 64 },
		{ "gfx90a", "_vi _gfx9 _gfx90a _vcd _acd", 64 },
		{ "gfx942", "_vi _gfx9 _gfx90a _gfx940 _vcd _acd", 64 },
		{ "gfx1010", "_gfx10", 32 },
		{ "gfx1011", "_gfx10", 32 },
		{ "gfx1030", "_gfx10", 32 },
		{ "gfx1030", "_gfx10", 64 },
		{ "gfx1100", "_gfx11", 32 },
		{ "gfx1100", "_gfx11", 64 },
		{ "gfx1150", "_gfx11", 32 },
		{ "gfx1150", "_gfx11", 64 },
		{ "gfx1200", "_gfx12", 32 },
		{ "gfx1200", "_gfx12", 64 },
	};
	uint32_t removals = 50;

	verbose = argc > 1 && strcmp(argv[1], "-v") == 0;
	argv += verbose;
	argc -= verbose;
	dir = files_folder(argv[-(int)verbose]);
	if (argc > 2)
		nstates = (uint32_t)strtoul(argv[2], NULL, 10);
	if (argc > 3)
		removals = (uint32_t)strtoul(argv[3], NULL, 10);
	if (argc > 4)
		removed_from = argv[4];
	prop.r = rng_new(1);
	pool = calloc(POOL, sizeof *pool);
	if (!pool)
		return 1;
	for (uint32_t k = 0; k < POOL; k++)
		randomise(&pool[k]);
	set_exec(&pool[POOL - 1], 1ull << 40);	/* in one of them the upper lanes alone execute */
	for (size_t k = 0; k < WB_COUNT(targets); k++)
		if (argc < 2 ? prop_drawn() : strcmp(argv[1], targets[k].gfx) == 0) {
			prop.r = rng_new(k + 1);	/* the same whichever targets are tried */
			lanes = targets[k].lanes;
			gfx10 = strncmp(targets[k].gfx, "gfx1", 4) == 0;
			check_target(targets[k].gfx, targets[k].suffixes, gfx10 ? removals / 3 : removals);
		}
	printf("%u passed, %u failed\n", npassed, nfailed);
	wb_ctx_free(needs.cx);
	free(pool);
	return nfailed || !npassed;
}
