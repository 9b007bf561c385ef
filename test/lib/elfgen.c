/* test/lib/elfgen.c -- ELF header, section contents, symbol table, strings, section table. */
#include "elfgen.h"

void
elfgen_put(uint8_t *p, uint64_t v, uint32_t width)
{
	for (uint32_t k = 0; k < width; k++)
		p[k] = (uint8_t)(v >> 8 * k);
}

struct elfgen
elfgen_new(struct wb_arena *a, uint16_t type)
{
	return (struct elfgen){
		.arena = a, .type = type, .machine = 224, .os_abi = 64, .abi_version = 2, .flags = 0x2c
	};
}

uint32_t
elfgen_section(struct elfgen *g, struct elfgen_section s)
{
	if (g->nsection + 1 >= g->capsection)
		g->section =
			wb_vec_grow(g->arena, g->section, g->section ? g->nsection + 1 : 0, &g->capsection, sizeof(s));
	g->section[++g->nsection] = s;
	return g->nsection;
}

uint32_t
elfgen_symbol(struct elfgen *g, const char *name, uint8_t type, uint32_t section, uint64_t value, uint64_t size)
{
	if (g->nsymbol + 1 >= g->capsymbol)
		g->symbol = wb_vec_grow(
			g->arena, g->symbol, g->symbol ? g->nsymbol + 1 : 0, &g->capsymbol, sizeof(*g->symbol));
	g->symbol[++g->nsymbol] = (struct elfgen_symbol){ name, value, size, type, (uint16_t)section };
	return g->nsymbol;
}

/* Adds @s to the string table @o and returns its offset. */
static uint32_t
intern(struct wb_out *o, const char *s)
{
	uint32_t at = (uint32_t)o->n;

	wb_putn(o, s, strlen(s) + 1);
	return at;
}

static void
put_word(struct wb_out *o, uint64_t v, uint32_t width)
{
	uint8_t b[8];

	elfgen_put(b, v, width);
	wb_putn(o, (const char *)b, width);
}

static void
put_symbol(struct wb_out *o, uint32_t name, const struct elfgen_symbol *s)
{
	put_word(o, name, 4);
	put_word(o, s->type | 1 << 4, 1);
	put_word(o, 0, 1);
	put_word(o, s->section, 2);
	put_word(o, s->value, 8);
	put_word(o, s->size, 8);
}

static void
put_section(struct wb_out *o, uint32_t name, const struct elfgen_section *s, uint64_t offset)
{
	put_word(o, name, 4);
	put_word(o, s->type, 4);
	put_word(o, s->flags, 8);
	put_word(o, s->addr, 8);
	put_word(o, offset, 8);
	put_word(o, s->claim ? s->claim : s->n, 8);
	put_word(o, s->link, 4);
	put_word(o, s->info, 4);
	put_word(o, 4, 8);
	put_word(o, s->entsize, 8);
}

static void
put_header(struct wb_out *o, const struct elfgen *g, uint64_t sections, uint32_t n, uint32_t strings)
{
	const uint8_t ident[16] = { 0x7f, 'E', 'L', 'F', 2, 1, 1, g->os_abi, g->abi_version };

	wb_putn(o, (const char *)ident, 16);
	put_word(o, g->type, 2);
	put_word(o, g->machine, 2);
	put_word(o, 1, 4);
	put_word(o, 0, 8);		/* entry, program headers: none */
	put_word(o, 0, 8);
	put_word(o, sections, 8);
	put_word(o, g->flags, 4);
	put_word(o, 64, 2);
	put_word(o, 56, 2);
	put_word(o, 0, 2);
	put_word(o, 64, 2);
	put_word(o, n, 2);
	put_word(o, strings, 2);
}

uint8_t *
elfgen_write(const struct elfgen *g, size_t *n, size_t *headers)
{
	struct wb_arena *a = g->arena;
	struct wb_out strings = wb_out_new(a), symbols = wb_out_new(a), body = wb_out_new(a), all = wb_out_new(a);
	uint32_t ns = g->nsection, *name = WB_NEW(a, uint32_t, ns + 3);
	struct elfgen_section *s = WB_NEW(a, struct elfgen_section, ns + 3);
	uint64_t *offset = WB_NEW(a, uint64_t, ns + 3);

	intern(&strings, "");
	put_symbol(&symbols, 0, &(struct elfgen_symbol){ 0 });
	for (uint32_t k = 1; k <= g->nsymbol; k++)
		put_symbol(&symbols, intern(&strings, g->symbol[k].name), &g->symbol[k]);
	if (ns)
		memcpy(s, g->section, (ns + 1) * sizeof(*s));
	s[ns + 1] = (struct elfgen_section){ .name = ".symtab",
		.type = 2,
		.data = symbols.at,
		.n = symbols.n,
		.link = ns + 2,
		.info = 1,
		.entsize = 24 };
	s[ns + 2] = (struct elfgen_section){ .name = ".strtab", .type = 3 };
	for (uint32_t k = 1; k <= ns + 2; k++)
		name[k] = intern(&strings, s[k].name);
	s[ns + 2].data = strings.at;
	s[ns + 2].n = strings.n;
	for (uint32_t k = 1; k <= ns + 2; k++) {
		while (body.n % 8)
			wb_putn(&body, "", 1);
		offset[k] = 64 + body.n;
		if (s[k].data)
			wb_putn(&body, s[k].data, s[k].n);
	}
	while (body.n % 8)
		wb_putn(&body, "", 1);
	put_header(&all, g, 64 + body.n, ns + 3, ns + 2);
	wb_putn(&all, body.at, body.n);
	*headers = all.n;
	put_section(&all, 0, &(struct elfgen_section){ 0 }, 0);
	for (uint32_t k = 1; k <= ns + 2; k++)
		put_section(&all, name[k], &s[k], offset[k]);
	*n = all.n;
	return (uint8_t *)all.at;
}
