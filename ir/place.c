/* ir/place.c -- what addresses in code are of, alike in a text, its object and the linked image.
 *
 *	s_getpc_b64 s[4:5]				the address of the instruction behind it
 *	s_add_u32   s4, s4, table@rel32@lo+4		in a linked image: lit(0xffffef80)
 *	s_addc_u32  s5, s5, table@rel32@hi+12		in a linked image: -1
 *
 * A relocation takes the distance from the literal, which stands 4 bytes behind the start of its instruction, so
 * @rel32@lo+4 is the symbol itself. An entry of a table of addresses that a linker makes (.got) is what it holds.
 *
 * A linker puts sections like .rodata.cst32 and .rodata.str1.1 behind .rodata, in the order of the object (lld:
 * getOutputSectionName). So places in data are of the section of the image, also before it is linked.
 */
#include <stdlib.h>

#include "wavebound/ir.h"

static int
compare(const char *section, uint64_t at, const struct wb_fn *f)
{
	int c = section == f->section ? 0 : strcmp(section, f->section);

	return c ? c : at < f->addr ? -1 : at > f->addr;
}

static int
by_place(const void *a, const void *b)
{
	const struct wb_fn *const *x = a, *const *y = b;
	int c = compare((*x)->section, (*x)->addr, *y);

	return c ? c : (*x)->id < (*y)->id ? -1 : (*x)->id > (*y)->id;
}

/* The section of the image that has what is called @name. */
static const char *
output_of(const char *name)
{
	static const char *const all[] = { ".text", ".rodata", ".data.rel.ro", ".data", ".bss" };

	for (size_t k = 0; k < WB_COUNT(all); k++)
		if (strncmp(name, all[k], strlen(all[k])) == 0 && name[strlen(all[k])] == '.')
			return all[k];
	return name;
}

static void
lay_out(struct wb_arena *tmp, struct wb_module *m)
{
	struct wb_map ids = wb_map_new(tmp);
	uint64_t *end = WB_NEW(tmp, uint64_t, m->nsection);

	for (uint32_t k = 0; k < m->nsection; k++) {
		struct wb_section *s = &m->section[k];
		uint32_t align = s->align ? s->align : 1, id;

		s->output = s->linked ? s->name : output_of(s->name);
		id = wb_map_put(&ids, s->output, strlen(s->output), k);
		id = id == WB_NONE ? k : id;
		s->base = (end[id] + align - 1) & ~(uint64_t)(align - 1);
		end[id] = s->base + s->bytes;
	}
}

void
wb_places_index(struct wb_ctx *cx, struct wb_module *m)
{
	lay_out(cx->tmp, m);
	m->by_place = WB_NEW(cx->unit, struct wb_fn *, m->nfn);
	m->nby_place = 0;
	for (uint32_t f = 0; f < m->nfn; f++)
		if (m->fn[f]->section)
			m->by_place[m->nby_place++] = m->fn[f];
	if (m->nby_place)
		qsort(m->by_place, m->nby_place, sizeof *m->by_place, by_place);
}

/* In code, what stands behind the start of a function is that of the function. */
static struct wb_place
settled(const struct wb_module *m, const char *section, uint64_t at)
{
	const struct wb_section *s;
	uint32_t n = 0;

	WB_SEARCH(n, m->nby_place, mid, compare(section, at, m->by_place[mid]) >= 0);
	if (n && strcmp(m->by_place[n - 1]->section, section) == 0)
		return (struct wb_place){ m->by_place[n - 1]->name, at - m->by_place[n - 1]->addr };
	s = wb_section_find(m, section);
	return s && s->output ? (struct wb_place){ s->output, s->base + at } : (struct wb_place){ section, at };
}

struct wb_place
wb_place_of_symbol(const struct wb_module *m, uint32_t symbol, uint64_t addend)
{
	const struct wb_symbol *s = &m->symbol[symbol];

	return *s->section ? settled(m, s->section, s->addr + addend) : (struct wb_place){ s->name, addend };
}

static const struct wb_section *
section_at(const struct wb_module *m, uint64_t image)
{
	for (uint32_t k = 0; k < m->nsection; k++)
		if (m->section[k].linked && image - m->section[k].image < m->section[k].bytes)
			return &m->section[k];
	return NULL;
}

struct wb_place
wb_place_of_image(const struct wb_module *m, uint64_t image)
{
	const struct wb_section *s = section_at(m, image);

	for (uint32_t p = 0; s && s->by_linker && p < s->npatch; p++)
		if (s->patch[p].image && s->patch[p].offset == image - s->image) {
			image = s->patch[p].addend;
			s = section_at(m, image);
			break;
		}
	return s ? settled(m, s->name, image - s->image) : (struct wb_place){ "", image };
}

/* The constant of @i, if it is @op; else NULL. */
static const struct wb_opnd *
constant_of(const struct wb_fn *fn, const struct wb_inst *i, enum wb_op op)
{
	for (uint32_t o = 0; i->op == op && o < i->nopnd; o++)
		if (wb_opnd(fn, i, o)->kind == WB_OPND_IMM || wb_opnd(fn, i, o)->kind == WB_OPND_SYM)
			return wb_opnd(fn, i, o);
	return NULL;
}

bool
wb_place_formed(const struct wb_module *m, const struct wb_fn *fn, uint32_t k, struct wb_place *out)
{
	uint32_t add = fn->inst[k].op == WB_OP_ADDC && k > 0 ? k - 1 : k;
	uint32_t pc = add - 1;
	const struct wb_opnd *lo, *hi;
	const struct wb_section *s;
	uint64_t at;

	while (pc < fn->ninst && wb_within_address(&fn->inst[pc]))
		pc--;
	if (pc >= fn->ninst || fn->inst[pc].op != WB_OP_GETPC || add + 1 >= fn->ninst)
		return false;
	lo = constant_of(fn, &fn->inst[add], WB_OP_ADD);
	hi = constant_of(fn, &fn->inst[add + 1], WB_OP_ADDC);
	if (!lo || !hi || lo->kind != hi->kind || lo->id != hi->id)
		return false;
	at = fn->inst[pc].addr + fn->inst[pc].bytes + (lo->kind == WB_OPND_SYM ? lo->imm : hi->imm << 32 | lo->imm);
	s = wb_section_find(m, fn->section);
	if (lo->kind == WB_OPND_SYM && lo->id >= m->nsymbol)
		return false;
	if (lo->kind == WB_OPND_SYM)
		*out = wb_place_of_symbol(m, lo->id, at - (fn->inst[add].addr + 4));
	else if (s && s->linked)
		*out = wb_place_of_image(m, s->image + at);
	else
		*out = settled(m, fn->section ? fn->section : "", at);
	return true;
}
