/* test/prop/metadata.c -- metadata of kernels in any style of YAML, and the object that llvm-mc makes of it, say the
 * same.
 *
 * Each random file has kernels whose arguments and sizes are written in block style or in brackets, with keys and
 * values in quotes or not, numbers to any base, comments, and line ends wherever they may stand. Both readings must
 * agree in every argument; or the text is refused with an error that has a place, which may happen for few of them.
 *
 *   usage: metadata [SEED [FILES]]
 */
#include <string.h>
#include <unistd.h>

#include "../lib/agree.h"
#include "../lib/files.h"
#include "../lib/prop.h"
#include "wavebound/gcn.h"
#include "wavebound/object.h"

#define KERNELS 6u
#define MOST_ARGS 5u

static char work[] = "/tmp/wavebound-metadata-XXXXXX";

struct gen {
	struct wb_out o;
	struct rng *r;
	bool odd;		/* a form is drawn that need not be read */
};

/* ---- words --------------------------------------------------------------------------------- */
static void
quoted(struct gen *g, const char *s, uint32_t percent)
{
	const char *q = rng_chance(g->r, percent) ? rng_chance(g->r, 50) ? "'" : "\"" : "";

	wb_printf(&g->o, "%s%s%s", q, s, q);
}

static void
key(struct gen *g, const char *name)
{
	quoted(g, name, 15);
	wb_puts(&g->o, rng_chance(g->r, 5) ? " : " : rng_chance(g->r, 20) ? ":   " : ": ");
}

static void
number(struct gen *g, uint32_t v)
{
	static const char *const form[] = { "%u", "%u", "%u", "%u", "0x%x", "0x%X", "0%o", "0o%o" };
	const char *f = form[rng_below(g->r, WB_COUNT(form))];
	char text[32];

	snprintf(text, sizeof(text), f, v);
	wb_puts(&g->o, text);
}

static void
truth(struct gen *g)
{
	static const char *const word[] = { "true", "false", "yes", "no", "True", "off", "on" };

	wb_puts(&g->o, word[rng_below(g->r, WB_COUNT(word))]);
}

/* ---- maps and lists ---------------------------------------------------------------------------- */
/* Between the entries of a map whose keys stand in column @column. */
static void
between(struct gen *g, bool flow, uint32_t column, bool last)
{
	if (flow) {
		wb_puts(&g->o, last ? "" : rng_chance(g->r, 85) ? ", " : ",");
		if (rng_chance(g->r, 20))
			wb_printf(&g->o, "%s\n%*s", rng_chance(g->r, 30) ? " # more }" : "",
				(int)column + (int)rng_below(g->r, 4), "");
		return;
	}
	wb_puts(&g->o, rng_chance(g->r, 8) ? " # so\n" : "\n");
	if (rng_chance(g->r, 4))
		wb_puts(&g->o, "  # a line of its own\n\n");
	if (!last)
		wb_printf(&g->o, "%*s", (int)column, "");
}

static void
argument(struct gen *g, uint32_t n, bool flow, uint32_t column)
{
	static const char *const kind[] = { "by_value", "global_buffer", "dynamic_shared_pointer",
		"hidden_global_offset_x", "image" };
	uint32_t k = rng_below(g->r, WB_COUNT(kind));
	bool truths = rng_chance(g->r, 30);

	if (flow)
		wb_puts(&g->o, rng_chance(g->r, 50) ? "{ " : "{");
	key(g, ".name");
	quoted(g, wb_format(g->o.arena, "arg%u", n), 30);
	between(g, flow, column, false);
	key(g, ".offset");
	number(g, 8 * n);
	between(g, flow, column, false);
	if (truths) {
		key(g, rng_chance(g->r, 50) ? ".is_const" : ".is_restrict");
		truth(g);
		between(g, flow, column, false);
	}
	if (k == 2) {
		key(g, ".pointee_align");
		number(g, 4u << rng_below(g->r, 4));
		between(g, flow, column, false);
	}
	if (rng_chance(g->r, 4)) {
		static const char *const text[] = { "|-\n            deep", "\n            lower", "? x" };

		g->odd = true;
		key(g, ".type_name");
		wb_puts(&g->o, flow ? "&a deep" : text[rng_below(g->r, WB_COUNT(text) - 1)]);
		between(g, flow, column, false);
	}
	key(g, ".size");
	number(g, rng_chance(g->r, 50) ? 4 : 8);
	between(g, flow, column, false);
	key(g, ".value_kind");
	quoted(g, kind[k], 20);
	between(g, flow, column, true);
	if (flow)
		wb_puts(&g->o, rng_chance(g->r, 50) ? " }" : "}");
}

static void
arguments(struct gen *g, bool flow, uint32_t column)
{
	uint32_t n = rng_below(g->r, MOST_ARGS + 1);
	bool all = flow || rng_chance(g->r, 20) || !n;

	key(g, ".args");
	wb_puts(&g->o, all ? "[" : "\n");
	for (uint32_t k = 0; k < n; k++) {
		bool one = all || rng_chance(g->r, 40), alone = !one && rng_chance(g->r, 10);

		if (!all)
			wb_printf(&g->o, "%*s-%s", (int)column + 2, "", alone ? "\n" : " ");
		if (alone)
			wb_printf(&g->o, "%*s", (int)column + 4, "");
		argument(g, k, one, column + 4);
		if (all && k + 1 < n)
			wb_puts(&g->o, ", ");
		if (!all && one)
			wb_puts(&g->o, "\n");
	}
	if (all)
		wb_puts(&g->o, flow ? "]" : "]\n");
}

static void
kernel(struct gen *g, uint32_t id, bool flow, uint32_t column)
{
	static const char *const field[] = { ".group_segment_fixed_size", ".kernarg_segment_align",
		".kernarg_segment_size", ".private_segment_fixed_size", ".sgpr_count", ".vgpr_count",
		".wavefront_size" };
	static const uint32_t size[] = { 0, 8, 64, 0, 16, 4, 64 };

	if (flow)
		wb_puts(&g->o, "{ ");
	arguments(g, flow, column);
	if (flow)
		wb_puts(&g->o, ", ");
	else
		wb_printf(&g->o, "%*s", (int)column, "");
	for (uint32_t k = 0; k < WB_COUNT(field); k++) {
		key(g, field[k]);
		wb_printf(&g->o, "%u", size[k]);
		between(g, flow, column, false);
	}
	key(g, ".max_flat_workgroup_size");
	number(g, 64u << rng_below(g->r, 5));
	between(g, flow, column, false);
	if (rng_chance(g->r, 40)) {
		key(g, ".reqd_workgroup_size");
		wb_printf(&g->o, "[ 64, %u,1]", 1 + rng_below(g->r, 3));
		between(g, flow, column, false);
	}
	key(g, ".name");
	quoted(g, wb_format(g->o.arena, "kern%u", id), 30);
	between(g, flow, column, false);
	key(g, ".symbol");
	quoted(g, wb_format(g->o.arena, "kern%u.kd", id), 30);
	between(g, flow, column, true);
	if (flow)
		wb_puts(&g->o, " }");
}

/* ---- files ------------------------------------------------------------------------------------------ */
static void
code(struct gen *g)
{
	wb_puts(&g->o, "\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.amdhsa_code_object_version 5\n");
	for (uint32_t k = 0; k < KERNELS; k++)
		wb_printf(&g->o,
			"\t.text\n\t.globl\tkern%u\n\t.p2align\t8\n\t.type\tkern%u,@function\nkern%u:\n\ts_endpgm\n.L%"
			"u:\n\t.size\tkern%u, .L%u-kern%u\n"
			"\t.section\t.rodata,\"a\",@progbits\n\t.p2align\t6, 0x0\n\t.amdhsa_kernel "
			"kern%u\n\t\t.amdhsa_next_free_vgpr 4\n\t\t.amdhsa_next_free_sgpr 8\n"
			"\t\t.amdhsa_kernarg_size 64\n\t.end_amdhsa_kernel\n",
			k, k, k, k, k, k, k, k);
}

static void
file(struct gen *g)
{
	bool flow = rng_chance(g->r, 15);

	code(g);
	wb_puts(&g->o, "\t.text\n\t.amdgpu_metadata\n---\namdhsa.kernels:");
	wb_puts(&g->o, flow ? " [\n  " : "\n");
	for (uint32_t k = 0; k < KERNELS; k++) {
		bool one = flow || rng_chance(g->r, 20);

		if (!flow)
			wb_puts(&g->o, "  - ");
		kernel(g, k, one, 4);
		if (one)
			wb_puts(&g->o, flow && k + 1 < KERNELS ? ",\n  " : "\n");
	}
	wb_puts(&g->o, flow ? "]\n" : "");
	wb_puts(&g->o, rng_chance(g->r, 50) ? "amdhsa.version: [ 1, 1 ]\n" : "amdhsa.version:\n  - 1\n  - 1\n");
	wb_puts(&g->o, "...\n\t.end_amdgpu_metadata\n");
}

/* ---- both readings -------------------------------------------------------------------------------------- */
static const char *
path_of(struct wb_ctx *cx, const char *kind)
{
	return wb_format(cx->unit, "%s/k.%s", work, kind);
}

/* Whether llvm-mc makes an object of the text; *@o is it. */
static bool
assemble(struct wb_ctx *cx, const struct gen *g, struct wb_out *o)
{
	FILE *f = fopen(path_of(cx, "s"), "w");
	char part[4096];
	size_t n;

	if (!f || fwrite(g->o.at, 1, g->o.n, f) != g->o.n || fclose(f) != 0)
		exit(1);
	if (system(wb_format(cx->unit,
		    "timeout 20 llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu=gfx900 -filetype=obj -o %s %s 2>/dev/null",
		    path_of(cx, "o"), path_of(cx, "s"))) != 0)
		return false;
	f = fopen(path_of(cx, "o"), "r");
	while (f && (n = fread(part, 1, sizeof(part), f)) > 0)
		wb_putn(o, part, n);
	if (f)
		fclose(f);
	return true;
}

/* Whether our reading of the text was refused at a place. */
static bool
refused(const struct wb_ctx *cx)
{
	for (uint32_t k = 0; k < cx->diag->message.n; k++)
		if (cx->diag->message.at[k].code == WB_E_GCN_METADATA && wb_loc_known(cx->diag->message.at[k].loc))
			return true;
	return false;
}

enum outcome { SAME, REJECTED, REFUSED, DIFFERENT };

static enum outcome
try(struct wb_ctx *cx, struct rng *r, bool *odd)
{
	struct gen g = { .o = wb_out_new(cx->unit), .r = r };
	struct wb_out object = wb_out_new(cx->unit), said = wb_out_new(cx->unit);
	struct wb_object_choice choice = { 0 };
	struct wb_module *ours, *theirs;

	file(&g);
	*odd = g.odd;
	if (!assemble(cx, &g, &object))
		return REJECTED;
	if (wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "k.s", g.o.at, g.o.n), NULL, &ours) != WB_OK)
		return DIFFERENT;
	if (refused(cx))
		return REFUSED;
	if (wb_object_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "k.o", object.at, object.n), &choice, &theirs) !=
		WB_OK)
		return DIFFERENT;
	if (!agree_modules(cx, ours, theirs, false, &said))
		return SAME;
	prop_source(&g.o);
	printf("%.*s\n", (int)said.n, said.at);
	return DIFFERENT;
}

int
main(int argc, char **argv)
{
	uint64_t count[4] = { 0 };

	prop_start(argc, argv, 60);
	if (!mkdtemp(work))
		return 1;
	while (prop_next()) {
		bool odd;
		enum outcome o = try(prop.cx, &prop.r, &odd);

		count[o]++;
		prop_expect(o != DIFFERENT, "the two readings differ");
		prop_expect(o != REFUSED || odd, "nothing in it need be refused");
	}
	prop_tried(count[SAME], prop.count / 4, "files the same in both readings");
	prop_tried(count[REJECTED], 0, "rejected by llvm-mc");
	prop_tried(count[REFUSED], 1, "refused with a place");
	files_remove(work);
	return prop_end();
}
