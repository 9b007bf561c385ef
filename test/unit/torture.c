/* test/unit/torture.c -- code objects made to take for ever: each is read or
 * refused within seconds and a bounded multiple of its size in memory.
 *
 * A table of n entries that points n times at the same thing is how a reader
 * that is right becomes one that is quadratic. */
#include <time.h>

#include "wavebound/object.h"
#include "../lib/elfgen.h"
#include "../lib/unit.h"

#define MANY 50000u
#define SECONDS 10		/* of processor time; each case takes well below one */

static uint32_t code[4 * MANY];
static struct wb_ctx *cx;
static struct elfgen g;

static const char *
numbered(const char *prefix, uint32_t k)
{
	return wb_format(cx->unit, "%s%u", prefix, k);
}

/* Starts a file of @type with one code section of MANY * 4 words: s_nop, the last of each @every s_endpgm. */
static void
start(uint16_t type, uint32_t every)
{
	cx = wb_ctx_new(NULL);
	g = elfgen_new(cx->unit, type);
	for (uint32_t k = 0; k < WB_COUNT(code); k++)
		code[k] = k % every == every - 1 ? 0xbf810000 : 0xbf800000;
	elfgen_section(&g,
		(struct elfgen_section){ .name = ".text", .type = 1, .flags = 6, .addr = type == 1 ? 0 : 0x1000,
			.data = code, .n = sizeof(code) });
}

/* Reads it; the module must have @functions functions, @refused of them refused, or none at all if that is WB_NONE. */
static void
finish(enum wb_status want, uint32_t functions, uint32_t refused)
{
	size_t n, headers;
	uint8_t *p = elfgen_write(&g, &n, &headers);
	size_t before = wb_arena_bytes(cx->unit);
	struct wb_module *m = NULL;
	clock_t t = clock();
	enum wb_status s =
		wb_object_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "torture", (const char *)p, n), NULL, &m);
	uint32_t bad = 0;

	t = (clock() - t) / CLOCKS_PER_SEC;
	for (uint32_t k = 0; m && k < m->nfn; k++)
		bad += m->fn[k]->refused != NULL;
	assert_equal({ s, want }, { m ? m->nfn : WB_NONE, functions }, { bad, refused });
	assert_true(t < SECONDS);
	assert_true(wb_arena_bytes(cx->unit) - before < 150 * n + ((size_t)16 << 20));
	wb_ctx_free(cx);
}

TEST(one_place_many_names)
{
	start(3, 4);
	for (uint32_t k = 0; k < MANY; k++)
		elfgen_symbol(&g, numbered("f", k), 2, 1, 0x1000, 16);
	finish(WB_OK, 1, 0);
}

TEST(every_function_overlaps_all)
{
	start(3, 4);
	for (uint32_t k = 0; k < MANY; k++)
		elfgen_symbol(&g, numbered("f", k), 2, 1, 0x1000 + 16 * k, sizeof(code) - 16 * k);
	finish(WB_OK, MANY, MANY - 1);	/* the last one is as it says */
}

TEST(one_name_many_functions)
{
	start(3, 4);
	for (uint32_t k = 0; k < MANY; k++)
		elfgen_symbol(&g, "f", 2, 1, 0x1000 + 16 * k, 16);
	finish(WB_OK, MANY, 0);
}

TEST(one_descriptor_many_kernels)
{
	static uint8_t descriptor[64];

	start(3, 4);
	elfgen_put(descriptor + 16, 0x1000, 8);
	elfgen_section(&g,
		(struct elfgen_section){
			.name = ".rodata", .type = 1, .flags = 2, .data = descriptor, .n = sizeof(descriptor) });
	for (uint32_t k = 0; k < MANY; k++)
		elfgen_symbol(&g, wb_format(cx->unit, "k%u.kd", k), 1, 2, 0, 64);
	finish(WB_OK, 1, 0);
}

TEST(a_section_per_function)
{
	start(3, 4);
	for (uint32_t k = 0; k < MANY; k++) {
		elfgen_section(&g,
			(struct elfgen_section){ .name = ".text", .type = 1, .flags = 6, .addr = 0x1000000 + 16 * k,
				.data = code, .n = 16 });
		elfgen_symbol(&g, numbered("f", k), 2, k + 2, 0x1000000 + 16 * k, 16);
	}
	finish(WB_OK, MANY, 0);
}

TEST(relocations_in_reverse)
{
	uint8_t *rela = calloc(MANY, 24);

	start(1, 4);
	for (uint32_t k = 0; k < MANY; k++) {
		elfgen_symbol(&g, numbered("f", k), 2, 1, 16 * k, 16);
		elfgen_put(rela + 24 * k, 16 * (MANY - 1 - k), 8);
		elfgen_put(rela + 24 * k + 8, 10 | (uint64_t)1 << 32, 8);
	}
	elfgen_section(&g,
		(struct elfgen_section){ .name = ".rela.text", .type = 4, .data = rela, .n = 24 * MANY, .link = 3,
			.info = 1, .entsize = 24 });
	finish(WB_OK, MANY, 0);
	free(rela);
}

TEST(many_tables_for_one_section)
{
	uint8_t rela[24] = { 4 };

	start(1, 4);
	elfgen_put(rela + 8, 10 | (uint64_t)1 << 32, 8);
	for (uint32_t k = 0; k < MANY; k++)
		elfgen_section(&g,
			(struct elfgen_section){ .name = ".rela.text", .type = 4, .data = rela, .n = 24,
				.link = MANY + 2, .info = 1, .entsize = 24 });
	elfgen_symbol(&g, "f", 2, 1, 0, 16);
	finish(WB_OK, 1, 0);
}

TEST(nothing_but_words_that_are_none)
{
	start(3, 4);
	memset(code, 0xfc, sizeof(code));
	elfgen_symbol(&g, "f", 2, 1, 0x1000, 0);
	finish(WB_OK, 1, 1);
}

/* Sections of a host file that all claim the whole file; headers in it that all claim one large table. */
TEST(host_files_that_repeat_themselves)
{
	static uint8_t headers[64 * 60000];

	start(3, 4);
	g.machine = 62;
	for (uint32_t k = 0; k < MANY / 2; k++)
		elfgen_section(&g, (struct elfgen_section){ .name = ".data", .type = 1, .claim = 64 * 1000 });
	finish(WB_BAD_INPUT, WB_NONE, 0);
	for (uint32_t k = 0; k < 60000; k++) {
		uint8_t *h = headers + 64 * k;

		memcpy(h, "\177ELF\2\1\1\100\2", 9);
		elfgen_put(h + 18, 224, 2);
		elfgen_put(h + 16, 3 | 224 << 16, 4);
		elfgen_put(h + 20, 1, 4);
		elfgen_put(h + 40, 64, 8);
		elfgen_put(h + 52, 64, 2);
		elfgen_put(h + 58, 63, 2);	/* found out after the table was looked at */
		elfgen_put(h + 60, 30000, 2);
	}
	start(3, 4);
	g.machine = 62;
	elfgen_section(
		&g, (struct elfgen_section){ .name = ".data", .type = 1, .data = headers, .n = sizeof(headers) });
	finish(WB_BAD_INPUT, WB_NONE, 0);
	start(3, 4);
	g.machine = 62;
	for (size_t k = 0; k < sizeof(headers); k += 8)
		memcpy(headers + k, "CCOB\2\0\1\0", 8);
	elfgen_section(
		&g, (struct elfgen_section){ .name = ".data", .type = 1, .data = headers, .n = sizeof(headers) });
	finish(WB_BAD_INPUT, WB_NONE, 0);
}
