/* src/machine/builtin.c -- the machine descriptions that are compiled in, by name and by target.
 *
 * Their XML is read like that of any file, so `wavebound machine show NAME` prints a working example to start from.
 * They are validated by the tests, not by each run: validation would take longer than most kernels.
 */
#include <ctype.h>
#include <errno.h>
#include <stdio.h>

#include "private.h"
#include "machine_text.h"
#include "wavebound/suggest.h"

static const struct {
	const char *name;
	const unsigned char *xml;
	size_t bytes;
} builtin[] = {
	{ "gcn3", text_gcn3_xml, sizeof(text_gcn3_xml) - 1 },
	{ "vega", text_vega_xml, sizeof(text_vega_xml) - 1 },
	{ "cdna", text_cdna_xml, sizeof(text_cdna_xml) - 1 },
	{ "cdna2", text_cdna2_xml, sizeof(text_cdna2_xml) - 1 },
	{ "cdna3", text_cdna3_xml, sizeof(text_cdna3_xml) - 1 },
	{ "rdna1", text_rdna1_xml, sizeof(text_rdna1_xml) - 1 },
	{ "rdna1-wave64", text_rdna1_wave64_xml, sizeof(text_rdna1_wave64_xml) - 1 },
	{ "navi12", text_navi12_xml, sizeof(text_navi12_xml) - 1 },
	{ "navi12-wave64", text_navi12_wave64_xml, sizeof(text_navi12_wave64_xml) - 1 },
	{ "navi14", text_navi14_xml, sizeof(text_navi14_xml) - 1 },
	{ "navi14-wave64", text_navi14_wave64_xml, sizeof(text_navi14_wave64_xml) - 1 },
	{ "rdna2", text_rdna2_xml, sizeof(text_rdna2_xml) - 1 },
	{ "rdna2-wave64", text_rdna2_wave64_xml, sizeof(text_rdna2_wave64_xml) - 1 },
	{ "rdna3", text_rdna3_xml, sizeof(text_rdna3_xml) - 1 },
	{ "rdna3-wave64", text_rdna3_wave64_xml, sizeof(text_rdna3_wave64_xml) - 1 },
	{ "navi22", text_navi22_xml, sizeof(text_navi22_xml) - 1 },
	{ "navi22-wave64", text_navi22_wave64_xml, sizeof(text_navi22_wave64_xml) - 1 },
	{ "navi23", text_navi23_xml, sizeof(text_navi23_xml) - 1 },
	{ "navi23-wave64", text_navi23_wave64_xml, sizeof(text_navi23_wave64_xml) - 1 },
	{ "van-gogh", text_van_gogh_xml, sizeof(text_van_gogh_xml) - 1 },
	{ "van-gogh-wave64", text_van_gogh_wave64_xml, sizeof(text_van_gogh_wave64_xml) - 1 },
	{ "navi24", text_navi24_xml, sizeof(text_navi24_xml) - 1 },
	{ "navi24-wave64", text_navi24_wave64_xml, sizeof(text_navi24_wave64_xml) - 1 },
	{ "rembrandt", text_rembrandt_xml, sizeof(text_rembrandt_xml) - 1 },
	{ "rembrandt-wave64", text_rembrandt_wave64_xml, sizeof(text_rembrandt_wave64_xml) - 1 },
	{ "raphael", text_raphael_xml, sizeof(text_raphael_xml) - 1 },
	{ "raphael-wave64", text_raphael_wave64_xml, sizeof(text_raphael_wave64_xml) - 1 },
	{ "navi32", text_navi32_xml, sizeof(text_navi32_xml) - 1 },
	{ "navi32-wave64", text_navi32_wave64_xml, sizeof(text_navi32_wave64_xml) - 1 },
	{ "navi33", text_navi33_xml, sizeof(text_navi33_xml) - 1 },
	{ "navi33-wave64", text_navi33_wave64_xml, sizeof(text_navi33_wave64_xml) - 1 },
	{ "phoenix", text_phoenix_xml, sizeof(text_phoenix_xml) - 1 },
	{ "phoenix-wave64", text_phoenix_wave64_xml, sizeof(text_phoenix_wave64_xml) - 1 },
	{ "strix-point", text_strix_point_xml, sizeof(text_strix_point_xml) - 1 },
	{ "strix-point-wave64", text_strix_point_wave64_xml, sizeof(text_strix_point_wave64_xml) - 1 },
	{ "strix-halo", text_strix_halo_xml, sizeof(text_strix_halo_xml) - 1 },
	{ "strix-halo-wave64", text_strix_halo_wave64_xml, sizeof(text_strix_halo_wave64_xml) - 1 },
	{ "krackan", text_krackan_xml, sizeof(text_krackan_xml) - 1 },
	{ "krackan-wave64", text_krackan_wave64_xml, sizeof(text_krackan_wave64_xml) - 1 },
	{ "navi44", text_navi44_xml, sizeof(text_navi44_xml) - 1 },
	{ "navi44-wave64", text_navi44_wave64_xml, sizeof(text_navi44_wave64_xml) - 1 },
	{ "navi48", text_navi48_xml, sizeof(text_navi48_xml) - 1 },
	{ "navi48-wave64", text_navi48_wave64_xml, sizeof(text_navi48_wave64_xml) - 1 },
	{ "vega12", text_vega12_xml, sizeof(text_vega12_xml) - 1 },
	{ "raven", text_raven_xml, sizeof(text_raven_xml) - 1 },
	{ "renoir", text_renoir_xml, sizeof(text_renoir_xml) - 1 },
	{ "fiji", text_fiji_xml, sizeof(text_fiji_xml) - 1 },
	{ "polaris10", text_polaris10_xml, sizeof(text_polaris10_xml) - 1 },
	{ "polaris11", text_polaris11_xml, sizeof(text_polaris11_xml) - 1 },
	{ "polaris12", text_polaris12_xml, sizeof(text_polaris12_xml) - 1 },
	{ "vega10", text_vega10_xml, sizeof(text_vega10_xml) - 1 },
	{ "vega20", text_vega20_xml, sizeof(text_vega20_xml) - 1 },
	{ "raven3", text_raven3_xml, sizeof(text_raven3_xml) - 1 },
	{ "raven8", text_raven8_xml, sizeof(text_raven8_xml) - 1 },
	{ "raven11", text_raven11_xml, sizeof(text_raven11_xml) - 1 },
	{ "renoir6", text_renoir6_xml, sizeof(text_renoir6_xml) - 1 },
	{ "renoir7", text_renoir7_xml, sizeof(text_renoir7_xml) - 1 },
	{ "renoir8", text_renoir8_xml, sizeof(text_renoir8_xml) - 1 },
	{ "mi100", text_mi100_xml, sizeof(text_mi100_xml) - 1 },
	{ "mi210", text_mi210_xml, sizeof(text_mi210_xml) - 1 },
	{ "mi250x-die", text_mi250x_die_xml, sizeof(text_mi250x_die_xml) - 1 },
	{ "mi300a", text_mi300a_xml, sizeof(text_mi300a_xml) - 1 },
	{ "mi300x", text_mi300x_xml, sizeof(text_mi300x_xml) - 1 },
	{ "navi21", text_navi21_xml, sizeof(text_navi21_xml) - 1 },
	{ "navi23-14", text_navi23_14_xml, sizeof(text_navi23_14_xml) - 1 },
	{ "navi31", text_navi31_xml, sizeof(text_navi31_xml) - 1 },
	{ "gfx803-any", text_gfx803_any_xml, sizeof(text_gfx803_any_xml) - 1 },
	{ "gfx902-any", text_gfx902_any_xml, sizeof(text_gfx902_any_xml) - 1 },
	{ "gfx90c-any", text_gfx90c_any_xml, sizeof(text_gfx90c_any_xml) - 1 },
	{ "gfx90a-any", text_gfx90a_any_xml, sizeof(text_gfx90a_any_xml) - 1 },
	{ "gfx942-any", text_gfx942_any_xml, sizeof(text_gfx942_any_xml) - 1 },
	{ "gfx1010-any", text_gfx1010_any_xml, sizeof(text_gfx1010_any_xml) - 1 },
	{ "gfx1010-any-wave64", text_gfx1010_any_wave64_xml, sizeof(text_gfx1010_any_wave64_xml) - 1 },
	{ "gfx1011-any", text_gfx1011_any_xml, sizeof(text_gfx1011_any_xml) - 1 },
	{ "gfx1011-any-wave64", text_gfx1011_any_wave64_xml, sizeof(text_gfx1011_any_wave64_xml) - 1 },
	{ "gfx1012-any", text_gfx1012_any_xml, sizeof(text_gfx1012_any_xml) - 1 },
	{ "gfx1012-any-wave64", text_gfx1012_any_wave64_xml, sizeof(text_gfx1012_any_wave64_xml) - 1 },
	{ "gfx1030-any", text_gfx1030_any_xml, sizeof(text_gfx1030_any_xml) - 1 },
	{ "gfx1030-any-wave64", text_gfx1030_any_wave64_xml, sizeof(text_gfx1030_any_wave64_xml) - 1 },
	{ "gfx1031-any", text_gfx1031_any_xml, sizeof(text_gfx1031_any_xml) - 1 },
	{ "gfx1031-any-wave64", text_gfx1031_any_wave64_xml, sizeof(text_gfx1031_any_wave64_xml) - 1 },
	{ "gfx1032-any", text_gfx1032_any_xml, sizeof(text_gfx1032_any_xml) - 1 },
	{ "gfx1032-any-wave64", text_gfx1032_any_wave64_xml, sizeof(text_gfx1032_any_wave64_xml) - 1 },
	{ "gfx1034-any", text_gfx1034_any_xml, sizeof(text_gfx1034_any_xml) - 1 },
	{ "gfx1034-any-wave64", text_gfx1034_any_wave64_xml, sizeof(text_gfx1034_any_wave64_xml) - 1 },
	{ "gfx1100-any", text_gfx1100_any_xml, sizeof(text_gfx1100_any_xml) - 1 },
	{ "gfx1100-any-wave64", text_gfx1100_any_wave64_xml, sizeof(text_gfx1100_any_wave64_xml) - 1 },
	{ "gfx1101-any", text_gfx1101_any_xml, sizeof(text_gfx1101_any_xml) - 1 },
	{ "gfx1101-any-wave64", text_gfx1101_any_wave64_xml, sizeof(text_gfx1101_any_wave64_xml) - 1 },
	{ "gfx1102-any", text_gfx1102_any_xml, sizeof(text_gfx1102_any_xml) - 1 },
	{ "gfx1102-any-wave64", text_gfx1102_any_wave64_xml, sizeof(text_gfx1102_any_wave64_xml) - 1 },
	{ "gfx1200-any", text_gfx1200_any_xml, sizeof(text_gfx1200_any_xml) - 1 },
	{ "gfx1200-any-wave64", text_gfx1200_any_wave64_xml, sizeof(text_gfx1200_any_wave64_xml) - 1 },
	{ "gfx1201-any", text_gfx1201_any_xml, sizeof(text_gfx1201_any_xml) - 1 },
	{ "gfx1201-any-wave64", text_gfx1201_any_wave64_xml, sizeof(text_gfx1201_any_wave64_xml) - 1 },
	{ "navi21-wave64", text_navi21_wave64_xml, sizeof(text_navi21_wave64_xml) - 1 },
	{ "navi31-wave64", text_navi31_wave64_xml, sizeof(text_navi31_wave64_xml) - 1 },
	{ "navi23-14-wave64", text_navi23_14_wave64_xml, sizeof(text_navi23_14_wave64_xml) - 1 },
	{ "pws4", text_pws4_xml, sizeof(text_pws4_xml) - 1 },
	{ "mini-simt", text_mini_simt_xml, sizeof(text_mini_simt_xml) - 1 },
	{ "sim-d", text_sim_d_xml, sizeof(text_sim_d_xml) - 1 },
	{ "sim-d-x8", text_sim_d_x8_xml, sizeof(text_sim_d_x8_xml) - 1 },
	{ "sim-d-1866", text_sim_d_1866_xml, sizeof(text_sim_d_1866_xml) - 1 },
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

static uint16_t
add_builtin(struct wb_ctx *cx, uint32_t i)
{
	const char *name = wb_format(cx->unit, "built-in:%s.xml", builtin[i].name);

	return wb_file_add(cx->files, WB_FILE_TEXT, name, (const char *)builtin[i].xml, builtin[i].bytes);
}

static enum wb_status
load_builtin(struct wb_ctx *cx, uint32_t i, const struct wb_machine **out)
{
	return wb_machine_read_by(cx, add_builtin(cx, i), NULL, out);
}

struct wb_xml *
wb_machine_builtin_tree(struct wb_ctx *cx, const char *name)
{
	struct wb_xml *tree;

	for (uint32_t k = 0; k < WB_COUNT(builtin); k++)
		if (strcmp(builtin[k].name, name) == 0)
			return wb_xml_read(cx, add_builtin(cx, k), NULL, &tree) == WB_OK ? tree : NULL;
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
