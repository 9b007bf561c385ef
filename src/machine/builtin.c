/* src/machine/builtin.c -- the machine descriptions that are compiled in, by name and by target.
 *
 * They are XML like that of any file, so `wavebound machine show NAME` prints a working example to start from. The
 * build reads it (embed.c) and the tests validate it, not each run: that would take longer than most kernels.
 */
#include <ctype.h>
#include <errno.h>
#include <stdio.h>

#include "private.h"
#include "machine_text.h"
#include "machine_tree.h"
#include "wavebound/suggest.h"

static const struct {
	const char *name;
	const unsigned char *xml;
	const char *tree;		/* as embed.c writes it */
} builtin[] = {
#define BUILTIN(name, file) { name, text_##file##_xml, tree_##file##_xml }
	BUILTIN("gcn3", gcn3),
	BUILTIN("vega", vega),
	BUILTIN("cdna", cdna),
	BUILTIN("cdna2", cdna2),
	BUILTIN("cdna3", cdna3),
	BUILTIN("rdna1", rdna1),
	BUILTIN("rdna1-wave64", rdna1_wave64),
	BUILTIN("navi12", navi12),
	BUILTIN("navi12-wave64", navi12_wave64),
	BUILTIN("navi14", navi14),
	BUILTIN("navi14-wave64", navi14_wave64),
	BUILTIN("rdna2", rdna2),
	BUILTIN("rdna2-wave64", rdna2_wave64),
	BUILTIN("rdna3", rdna3),
	BUILTIN("rdna3-wave64", rdna3_wave64),
	BUILTIN("navi22", navi22),
	BUILTIN("navi22-wave64", navi22_wave64),
	BUILTIN("navi23", navi23),
	BUILTIN("navi23-wave64", navi23_wave64),
	BUILTIN("van-gogh", van_gogh),
	BUILTIN("van-gogh-wave64", van_gogh_wave64),
	BUILTIN("navi24", navi24),
	BUILTIN("navi24-wave64", navi24_wave64),
	BUILTIN("rembrandt", rembrandt),
	BUILTIN("rembrandt-wave64", rembrandt_wave64),
	BUILTIN("raphael", raphael),
	BUILTIN("raphael-wave64", raphael_wave64),
	BUILTIN("navi32", navi32),
	BUILTIN("navi32-wave64", navi32_wave64),
	BUILTIN("navi33", navi33),
	BUILTIN("navi33-wave64", navi33_wave64),
	BUILTIN("phoenix", phoenix),
	BUILTIN("phoenix-wave64", phoenix_wave64),
	BUILTIN("strix-point", strix_point),
	BUILTIN("strix-point-wave64", strix_point_wave64),
	BUILTIN("strix-halo", strix_halo),
	BUILTIN("strix-halo-wave64", strix_halo_wave64),
	BUILTIN("krackan", krackan),
	BUILTIN("krackan-wave64", krackan_wave64),
	BUILTIN("navi44", navi44),
	BUILTIN("navi44-wave64", navi44_wave64),
	BUILTIN("navi48", navi48),
	BUILTIN("navi48-wave64", navi48_wave64),
	BUILTIN("vega12", vega12),
	BUILTIN("raven", raven),
	BUILTIN("renoir", renoir),
	BUILTIN("fiji", fiji),
	BUILTIN("polaris10", polaris10),
	BUILTIN("polaris11", polaris11),
	BUILTIN("polaris12", polaris12),
	BUILTIN("vega10", vega10),
	BUILTIN("vega20", vega20),
	BUILTIN("raven3", raven3),
	BUILTIN("raven8", raven8),
	BUILTIN("raven11", raven11),
	BUILTIN("renoir6", renoir6),
	BUILTIN("renoir7", renoir7),
	BUILTIN("renoir8", renoir8),
	BUILTIN("mi100", mi100),
	BUILTIN("mi210", mi210),
	BUILTIN("mi250x-die", mi250x_die),
	BUILTIN("mi300a", mi300a),
	BUILTIN("mi300x", mi300x),
	BUILTIN("navi21", navi21),
	BUILTIN("navi23-14", navi23_14),
	BUILTIN("navi31", navi31),
	BUILTIN("gfx803-any", gfx803_any),
	BUILTIN("gfx902-any", gfx902_any),
	BUILTIN("gfx90c-any", gfx90c_any),
	BUILTIN("gfx90a-any", gfx90a_any),
	BUILTIN("gfx942-any", gfx942_any),
	BUILTIN("gfx1010-any", gfx1010_any),
	BUILTIN("gfx1010-any-wave64", gfx1010_any_wave64),
	BUILTIN("gfx1011-any", gfx1011_any),
	BUILTIN("gfx1011-any-wave64", gfx1011_any_wave64),
	BUILTIN("gfx1012-any", gfx1012_any),
	BUILTIN("gfx1012-any-wave64", gfx1012_any_wave64),
	BUILTIN("gfx1030-any", gfx1030_any),
	BUILTIN("gfx1030-any-wave64", gfx1030_any_wave64),
	BUILTIN("gfx1031-any", gfx1031_any),
	BUILTIN("gfx1031-any-wave64", gfx1031_any_wave64),
	BUILTIN("gfx1032-any", gfx1032_any),
	BUILTIN("gfx1032-any-wave64", gfx1032_any_wave64),
	BUILTIN("gfx1034-any", gfx1034_any),
	BUILTIN("gfx1034-any-wave64", gfx1034_any_wave64),
	BUILTIN("gfx1100-any", gfx1100_any),
	BUILTIN("gfx1100-any-wave64", gfx1100_any_wave64),
	BUILTIN("gfx1101-any", gfx1101_any),
	BUILTIN("gfx1101-any-wave64", gfx1101_any_wave64),
	BUILTIN("gfx1102-any", gfx1102_any),
	BUILTIN("gfx1102-any-wave64", gfx1102_any_wave64),
	BUILTIN("gfx1200-any", gfx1200_any),
	BUILTIN("gfx1200-any-wave64", gfx1200_any_wave64),
	BUILTIN("gfx1201-any", gfx1201_any),
	BUILTIN("gfx1201-any-wave64", gfx1201_any_wave64),
	BUILTIN("navi21-wave64", navi21_wave64),
	BUILTIN("navi31-wave64", navi31_wave64),
	BUILTIN("navi23-14-wave64", navi23_14_wave64),
	BUILTIN("pws4", pws4),
	BUILTIN("mini-simt", mini_simt),
	BUILTIN("sim-d", sim_d),
	BUILTIN("sim-d-x8", sim_d_x8),
	BUILTIN("sim-d-1866", sim_d_1866),
};

const struct wb_xml_schema *
wb_machine_schema(void)
{
	static const struct wb_xml_schema schema = { (const char *)text_machine_rng, sizeof(text_machine_rng) - 1 };

	return &schema;
}

const char *
wb_machine_builtin(uint32_t i, const char **xml)
{
	if (i >= WB_COUNT(builtin))
		return NULL;
	if (xml)
		*xml = (const char *)builtin[i].xml;
	return builtin[i].name;
}

/* The string at *@at, which then is behind it. */
static const char *
take(const char **at)
{
	const char *s = *at;

	*at += strlen(s) + 1;
	return s;
}

/* The tree that embed.c wrote as @at. */
static struct wb_xml *
unpack(struct wb_ctx *cx, const char *at)
{
	struct wb_xml *last[WB_XML_MAX_DEPTH + 2] = { NULL };	/* [depth] newest element */

	for (; *at; at++) {
		unsigned depth = (unsigned char)*at++;
		struct wb_xml *x = WB_NEW(cx->unit, struct wb_xml, 1), *parent = last[depth - 1];
		WB_VEC(struct wb_xml_attr) attr = { 0 };

		x->name = take(&at);
		while (*at) {
			const char *name = take(&at);

			WB_PUSH(cx->unit, &attr, ((struct wb_xml_attr){ .name = name, .value = take(&at) }));
		}
		x->attr = attr.at;
		x->nattr = attr.n;
		x->parent = parent;
		if (parent && !parent->child)
			parent->child = x;
		else if (parent)
			last[depth]->next = x;
		last[depth] = x;
	}
	return last[1];
}

static enum wb_status
load_builtin(struct wb_ctx *cx, uint32_t i, const struct wb_machine **out)
{
	return wb_machine_of(cx, unpack(cx, builtin[i].tree), out);
}

struct wb_xml *
wb_machine_builtin_tree(struct wb_ctx *cx, const char *name)
{
	for (uint32_t k = 0; k < WB_COUNT(builtin); k++)
		if (strcmp(builtin[k].name, name) == 0)
			return unpack(cx, builtin[k].tree);
	return NULL;
}

/* The names, for messages. */
static void
note_names(struct wb_ctx *cx)
{
	struct wb_out o = wb_out_new(cx->unit);

	for (uint32_t k = 0; k < WB_COUNT(builtin); k++)
		wb_printf(&o, "%s%s", k ? ", " : "", builtin[k].name);
	wb_note(cx->diag, WB_NO_LOC, "built in: %s; anything with '.' or '/' is a file", o.at);
}

/* Letters and digits of @text up to @end (NULL: all), the letters small: "RX 7900 XTX" as "rx7900xtx". */
static char *
squeezed(struct wb_ctx *cx, const char *text, const char *end)
{
	size_t n = end ? (size_t)(end - text) : strlen(text), len = 0;
	char *to = WB_NEW(cx->unit, char, n + 1);

	for (size_t k = 0; k < n; k++)
		if (isalnum((unsigned char)text[k]))
			to[len++] = (char)tolower((unsigned char)text[k]);
	to[len] = 0;
	return to;
}

/* Notes the machines whose description says @name, as products are called; false: there are none, or too many. */
static bool
note_described(struct wb_ctx *cx, const char *name)
{
	const char *word = squeezed(cx, name, NULL);
	struct wb_out o = wb_out_new(cx->unit);
	uint32_t n = 0;

	for (uint32_t k = 0; k < WB_COUNT(builtin) && strlen(word) > 2; k++) {
		const char *what = strstr((const char *)builtin[k].xml, "what=\""), *end;

		end = what ? strchr(what += 6, '"') : NULL;
		if (end && strstr(squeezed(cx, what, end), word))
			wb_printf(&o, "%s%s", n++ ? ", " : "", builtin[k].name);
	}
	if (!n || n > 12)
		return false;
	wb_note(cx->diag, WB_NO_LOC, "machines whose description says so: %s", o.at);
	return true;
}

static void
no_machine(struct wb_ctx *cx, const char *name)
{
	struct wb_suggestion s = { .name = NULL };

	for (uint32_t k = 0; k < WB_COUNT(builtin); k++)
		wb_suggest(&s, name, strlen(name), builtin[k].name);
	wb_report(cx->diag, WB_E_MACHINE_NAME, WB_NO_LOC, "there is no machine '%.100s'%s%s%s", name,
		s.name ? "; is '" : "", s.name ? s.name : "", s.name ? "' meant?" : "");
	if (!note_described(cx, name) && !s.name)
		note_names(cx);
}

/* File @name, read into cx->unit; 0 (reported): it cannot be. */
static uint16_t
slurp(struct wb_ctx *cx, const char *name)
{
	uint16_t file = wb_file_stream(cx->files, name);
	char *text = WB_NEW(cx->unit, char, WB_XML_MAX_BYTES_SCHEMA + 2);
	bool stream;
	size_t n;
	FILE *f;

	if (file)
		return file;
	f = fopen(name, "rb");
	if (!f && errno == ENOMEM)
		wb_arena_exhausted(cx->unit);
	if (!f) {
		wb_report(cx->diag, WB_E_FILE, WB_NO_LOC, "machine description '%.200s': %s", name, strerror(errno));
		return 0;
	}
	stream = !wb_file_seen(cx->files, fileno(f), false);
	n = fread(text, 1, WB_XML_MAX_BYTES_SCHEMA + 1, f);
	if (ferror(f)) {
		fclose(f);
		wb_report(cx->diag, WB_E_FILE, WB_NO_LOC, "machine description '%.200s' cannot be read", name);
		return 0;
	}
	fclose(f);
	file = wb_file_add(cx->files, WB_FILE_TEXT, wb_strdup(cx->unit, name), text, n);
	if (file)
		cx->files->file.at[file]->stream = stream;
	return file;
}

enum wb_status
wb_machine_load(struct wb_ctx *cx, const char *name, const struct wb_machine **out)
{
	uint16_t file;

	for (uint32_t k = 0; k < WB_COUNT(builtin); k++)
		if (strcmp(builtin[k].name, name) == 0)
			return load_builtin(cx, k, out);
	if (!strpbrk(name, "./")) {
		no_machine(cx, name);
		return WB_BAD_INPUT;
	}
	file = slurp(cx, name);
	return file ? wb_machine_read(cx, file, out) : WB_BAD_INPUT;
}

static bool
names_target(const char *const *at, uint32_t n, const char *target, size_t len)
{
	for (uint32_t k = 0; k < n; k++)
		if (strlen(at[k]) == len && memcmp(at[k], target, len) == 0)
			return true;
	return false;
}

bool
wb_machine_names(const struct wb_machine *m, const char *target)
{
	size_t len = strcspn(target, ":");

	return names_target(m->target.at, m->target.n, target, len) ||
		names_target(m->part_of.at, m->part_of.n, target, len);
}

/* Loads the next built-in machine from *@k on whose text has the name of @target; NULL: there is none. */
static const struct wb_machine *
next_for(struct wb_ctx *cx, const char *target, size_t len, uint32_t *k)
{
	const char *quoted = wb_format(cx->unit, "\"%.*s\"", (int)len, target);
	const struct wb_machine *m;

	for (; *k < WB_COUNT(builtin); ++*k)
		if (strstr((const char *)builtin[*k].xml, quoted))	/* others need not be read */
			return load_builtin(cx, (*k)++, &m) == WB_OK ? m : NULL;
	return NULL;
}

/* The same of the chips that execute @target with waves of @lanes (0: any). */
static const struct wb_machine *
next_chip(struct wb_ctx *cx, const char *target, uint32_t lanes, uint32_t *k)
{
	size_t len = strcspn(target, ":");
	const struct wb_machine *m;

	while ((m = next_for(cx, target, len, k)))
		if (m->at_most && (!lanes || m->wave_lanes == lanes) &&
			names_target(m->part_of.at, m->part_of.n, target, len))
			return m;
	return NULL;
}

const char *
wb_machine_chips(struct wb_ctx *cx, const char *target, uint32_t lanes, uint32_t *n)
{
	struct wb_out o = wb_out_new(cx->unit);
	const struct wb_machine *m;

	*n = 0;
	for (uint32_t k = 0; (m = next_chip(cx, target, lanes, &k));)
		wb_printf(&o, "%s%s", (*n)++ ? ", " : "", m->name);
	return *n ? o.at : NULL;
}

enum wb_status
wb_machine_any(struct wb_ctx *cx, const char *target, uint32_t lanes, const struct wb_machine **out)
{
	const struct wb_machine *m;
	uint32_t n = 0;

	for (uint32_t k = 0; target && (m = next_chip(cx, target, lanes, &k)); n++)
		if (!n || strstr(m->name, "-any"))
			*out = m;
	if (n == 1 || (n && strstr((*out)->name, "-any")))
		return WB_OK;
	wb_report(cx->diag, WB_E_MACHINE_NONE, WB_NO_LOC,
		"no chip is built in for target '%.100s', of which each time is known to be an upper limit",
		target ? target : "(none)");
	for (uint32_t k = 0; target && (m = next_for(cx, target, strcspn(target, ":"), &k));)
		if (!m->at_most && (!lanes || m->wave_lanes == lanes) && wb_machine_names(m, target))
			wb_note(cx->diag, WB_NO_LOC, "there is %s: its times are no such limits", m->name);
	return WB_REFUSED;
}

enum wb_status
wb_machine_for(struct wb_ctx *cx, const char *target, uint32_t lanes, const struct wb_machine **out)
{
	size_t len = target ? strcspn(target, ":") : 0;
	const struct wb_machine *m;
	const char *chips;
	uint32_t n;

	for (uint32_t k = 0; len && (m = next_for(cx, target, len, &k));)
		if ((!lanes || m->wave_lanes == lanes) && names_target(m->target.at, m->target.n, target, len)) {
			*out = m;
			return WB_OK;
		}
	wb_report(cx->diag, WB_E_MACHINE_NONE, WB_NO_LOC,
		target ? "no machine is built in for target '%.100s'" :
			 "the input names no target, so no machine can be chosen for it%s",
		target ? target : "");
	chips = len ? wb_machine_chips(cx, target, lanes, &n) : NULL;
	if (chips)
		wb_note(cx->diag, WB_NO_LOC, "chips of this target: %s", chips);
	note_names(cx);
	return WB_REFUSED;
}
