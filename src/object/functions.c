/* src/object/functions.c -- finds functions and kernels, and their extents.
 *
 * A function is a symbol of type FUNC in a code section; a kernel is one that a descriptor NAME.kd points to, or, in
 * version 2, the code behind a header, which has a symbol of a type of its own. Symbols may be incomplete
 * or wrong. A function of size 0 extends to the next one. One that overlaps the next one, or leaves
 * its section, is cut there and refused. Several names of one address are one function.
 *
 * Cost:   O(n log n) for n symbols.
 */
#include <stdlib.h>

#include "object.h"

enum { TYPE_NONE = 0, TYPE_OBJECT = 1, TYPE_FUNC = 2, TYPE_KERNEL = 10, SHT_PROGBITS_ = 1, SHF_EXEC = 4, R_REL64 = 5 };
#define CODE_ALIGN 4u

struct scan {
	struct wb_ctx *cx;
	const struct elf *e;
	uint32_t gfx;
	const struct meta *meta;
	const struct stated *stated;
	struct functions *out;
	WB_VEC(const struct section *) code;	/* by address */
	/* by address; type holds the section */
	WB_VEC(struct reloc) patch;	/* 64 bits wide */
	WB_VEC(struct reloc) between;	/* descriptors that lie among code, as hand-written text has them */
};

static void
complain(const struct scan *sc, struct function *f, const char *what)
{
	wb_report(sc->cx->diag, WB_E_OBJECT_SYMBOL, (struct wb_loc){ .file = sc->e->image->file },
		"function '%s' at 0x%llx of section '%s': %s", f->name, (unsigned long long)f->addr,
		sc->e->section[f->section].name, what);
	f->refused = what;
}

bool
section_is_code(const struct elf *e, uint32_t section)
{
	const struct section *s = &e->section[section];

	return s->type == SHT_PROGBITS_ && (s->flags & SHF_EXEC) && !s->bad;
}

/* ---- targets of descriptors -------------------------------------------------------- */
static int
by_place(const void *a, const void *b)
{
	const struct reloc *x = a, *y = b;

	if (x->type != y->type)
		return x->type < y->type ? -1 : 1;
	return x->addr < y->addr ? -1 : x->addr > y->addr;
}

/* The 64-bit relative relocations: the entries of descriptors in a relocatable object. */
static void
gather_patches(struct scan *sc)
{
	const struct elf *e = sc->e;

	for (uint32_t k = 1; k < e->nsection && e->relocatable; k++) {
		struct relocs found = { { NULL, 0, 0 } };

		if (!(e->section[k].flags & SECTION_ALLOC))
			continue;
		elf_relocs(sc->cx, sc->cx->tmp, e, k, &found);
		for (uint32_t r = 0; r < found.at.n; r++)
			if (found.at.at[r].type == R_REL64) {
				struct reloc one = found.at.at[r];

				one.type = k;
				WB_PUSH(sc->cx->tmp, &sc->patch, one);
			}
	}
	if (sc->patch.n)
		qsort(sc->patch.at, sc->patch.n, sizeof(sc->patch.at[0]), by_place);
}

static bool
relocated_entry(const struct scan *sc, const struct symbol *kd, struct function *f)
{
	struct reloc want = { .addr = kd->addr + 16, .type = kd->section };
	const struct reloc *r = sc->patch.n ? bsearch(&want, sc->patch.at, sc->patch.n, sizeof(want), by_place) : NULL;
	const struct symbol *s = r ? &sc->e->symbol[r->symbol] : NULL;

	if (!s || s->section == WB_NONE)
		return false;
	f->section = s->section;
	f->addr = s->addr + (uint64_t)r->addend - 16;	/* entry - descriptor = S + A - (descriptor + 16) */
	return true;
}

static int
by_addr(const void *a, const void *b)
{
	const struct section *const *x = a, *const *y = b;

	return (*x)->addr < (*y)->addr ? -1 : (*x)->addr > (*y)->addr;
}

static void
gather_code(struct scan *sc)
{
	for (uint32_t k = 1; k < sc->e->nsection; k++)
		if (section_is_code(sc->e, k))
			WB_PUSH(sc->cx->tmp, &sc->code, &sc->e->section[k]);
	if (sc->code.n)
		qsort(sc->code.at, sc->code.n, sizeof(sc->code.at[0]), by_addr);
}

/* The code section that contains the address of descriptor @kd. */
static bool
linked_entry(const struct scan *sc, const struct symbol *kd, int64_t entry, struct function *f)
{
	uint64_t v = sc->e->section[kd->section].addr + kd->addr + (uint64_t)entry;
	uint32_t lo = 0;	/* the last section that starts at or before v is lo - 1 */

	WB_SEARCH(lo, sc->code.n, mid, sc->code.at[mid]->addr <= v);
	if (!lo)
		return false;
	f->section = (uint32_t)(sc->code.at[lo - 1] - sc->e->section);
	f->addr = v - sc->code.at[lo - 1]->addr;
	return true;
}

/* ---- kernels ---------------------------------------------------------------------------- */
/* @h: the header, in code objects that have those; else NULL. */
static void
describe(const struct scan *sc, const struct symbol *kd, const uint8_t *d, const uint8_t *h, struct function *f,
	int64_t *entry)
{
	uint32_t m = wb_map_get(&sc->meta->by_symbol, kd->name, strlen(kd->name));
	struct wb_loc here = { .file = sc->e->image->file };

	if (m != WB_NONE)
		f->desc = sc->meta->kernel.at[m].desc;
	descriptor_read(d, sc->gfx, &f->desc, entry);
	f->desc.code_object_version = sc->e->abi_version + 2u;
	sc->cx->diag->kernel = f->name;
	f->refused = h ? header_refused(sc->cx, h, sc->e->image->target) : NULL;
	if (!f->refused)
		f->refused = descriptor_refused(sc->cx, d, sc->gfx);
	if (f->refused)
		wb_report(sc->cx->diag, WB_E_OBJECT_KERNEL, here, "kernel '%s': %s", f->name, f->refused);
	else
		f->refused = wb_gcn_mode_refused(sc->cx, &f->desc, f->name, here);
	if (!f->refused)
		f->refused = wb_gcn_arguments_refused(sc->cx, &f->desc, f->name, here);
	sc->cx->diag->kernel = NULL;
}

/* If @kd is a kernel descriptor, which versions after 2 have, adds its kernel to the list, with unknown size. */
static void
add_kernel(struct scan *sc, const struct symbol *kd)
{
	size_t n = strlen(kd->name);
	struct wb_loc here = { .file = sc->e->image->file };
	struct function f = { .is_kernel = true };
	struct bytes home;
	int64_t entry;

	if (!sc->e->abi_version || kd->type != TYPE_OBJECT || kd->section == WB_NONE || n < 4 ||
		strcmp(kd->name + n - 3, ".kd") != 0)
		return;
	home = sc->e->section[kd->section].data;
	if (kd->size != DESCRIPTOR_BYTES || !bytes_hold(home, kd->addr, DESCRIPTOR_BYTES)) {
		wb_report(sc->cx->diag, WB_E_OBJECT_KERNEL, here,
			"the kernel descriptor '%s' has %llu bytes at 0x%llx of section '%s', not 64 within it",
			kd->name, (unsigned long long)kd->size, (unsigned long long)kd->addr,
			sc->e->section[kd->section].name);
		return;
	}
	if (section_is_code(sc->e, kd->section))
		WB_PUSH(sc->cx->tmp, &sc->between, ((struct reloc){ .addr = kd->addr, .type = kd->section }));
	f.name = wb_strndup(sc->cx->unit, kd->name, n - 3);
	describe(sc, kd, home.at + kd->addr, NULL, &f, &entry);
	if (!(sc->e->relocatable ? relocated_entry(sc, kd, &f) : linked_entry(sc, kd, entry, &f)) ||
	    !section_is_code(sc->e, f.section) || f.addr >= sc->e->section[f.section].size) {
		wb_report(sc->cx->diag, WB_E_OBJECT_KERNEL, here, "the kernel descriptor '%s' does not point into code",
			kd->name);
		return;
	}
	WB_PUSH(sc->cx->unit, &sc->out->at, f);
}

/* The same of a kernel that has a header: symbol @s starts there and ends with the code. */
static void
add_headed_kernel(struct scan *sc, const struct symbol *s)
{
	struct function f = { .is_kernel = true, .name = s->name, .section = s->section };
	uint8_t d[DESCRIPTOR_BYTES];
	struct bytes home;
	int64_t entry;

	if (s->type != TYPE_KERNEL || s->section == WB_NONE || sc->e->abi_version)
		return;
	home = sc->e->section[s->section].data;
	if (!section_is_code(sc->e, s->section) || !bytes_hold(home, s->addr, HEADER_BYTES)) {
		wb_report(sc->cx->diag, WB_E_OBJECT_KERNEL, (struct wb_loc){ .file = sc->e->image->file },
			"the header of kernel '%s' has no %u bytes of code at 0x%llx of section '%s'", s->name,
			HEADER_BYTES, (unsigned long long)s->addr, sc->e->section[s->section].name);
		return;
	}
	WB_PUSH(sc->cx->tmp, &sc->between, ((struct reloc){ .addr = s->addr, .type = s->section }));
	header_descriptor(home.at + s->addr, d);
	describe(sc, s, d, home.at + s->addr, &f, &entry);
	if (entry < HEADER_BYTES || !bytes_hold(home, s->addr, (uint64_t)entry + 4) ||
		(s->size && s->size <= (uint64_t)entry)) {
		wb_report(sc->cx->diag, WB_E_OBJECT_KERNEL, (struct wb_loc){ .file = sc->e->image->file },
			"the header of kernel '%s' does not point into the code behind it", s->name);
		return;
	}
	f.addr = s->addr + (uint64_t)entry;
	f.size = s->size ? s->size - (uint64_t)entry : 0;
	WB_PUSH(sc->cx->unit, &sc->out->at, f);
}

static const struct function *
stated_of(const struct scan *sc, const char *name)
{
	for (uint32_t k = 0; k < sc->stated->at.n; k++)
		if (strcmp(sc->stated->at.at[k].name, name) == 0)
			return &sc->stated->at.at[k];
	return NULL;
}

static void
add_function(struct scan *sc, const struct symbol *s)
{
	struct function f = { .name = s->name, .section = s->section, .addr = s->addr, .size = s->size };
	const struct function *given = s->type == TYPE_FUNC || s->type == TYPE_NONE ? stated_of(sc, s->name) : NULL;

	if ((s->type != TYPE_FUNC && !given) || s->section == WB_NONE)
		return;
	if (given) {
		f.is_kernel = given->is_kernel;
		f.desc = given->desc;
		f.refused = given->refused;
	}
	if (!section_is_code(sc->e, s->section) || s->addr >= sc->e->section[s->section].size) {
		wb_report(sc->cx->diag, WB_E_OBJECT_SYMBOL, (struct wb_loc){ .file = sc->e->image->file },
			"function '%s' lies outside the code of section '%s'", s->name,
			sc->e->section[s->section].name);
		return;
	}
	if (!*f.name)
		f.name = wb_format(sc->cx->unit, "function_0x%llx", (unsigned long long)s->addr);
	WB_PUSH(sc->cx->unit, &sc->out->at, f);
}

/* ---- extents ---------------------------------------------------------------------------- */
/* By address; at the same address kernels first, then by name, so that the result does not depend on the order of the
 * symbol table. */
static int
by_start(const void *a, const void *b)
{
	const struct function *x = a, *y = b;

	if (x->section != y->section)
		return x->section < y->section ? -1 : 1;
	if (x->addr != y->addr)
		return x->addr < y->addr ? -1 : 1;
	if (x->is_kernel != y->is_kernel)
		return x->is_kernel ? -1 : 1;
	return strcmp(x->name, y->name);
}

/* Merges all functions that start at the address of @f; @o is one of them. */
static void
merge(const struct scan *sc, struct function *f, const struct function *o)
{
	struct wb_loc here = { .file = sc->e->image->file };

	if (o->is_kernel && f->is_kernel && strcmp(f->name, o->name) == 0 && stated_of(sc, f->name))
		complain(sc, f, "it has a descriptor, and the file of descriptors has another one");
	else if (o->is_kernel && f->is_kernel && strcmp(f->name, o->name) != 0)
		wb_report(sc->cx->diag, WB_E_OBJECT_KERNEL, here,
			"kernel '%s' shares its code with kernel '%s': only the latter is read", o->name, f->name);
	if (f->size && o->size && f->size != o->size)
		complain(sc, f, "its symbols contradict each other about its size");
	if (o->size > f->size)
		f->size = o->size;
}

static void
merge_aliases(struct scan *sc)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < sc->out->at.n; k++) {
		struct function *last = n ? &sc->out->at.at[n - 1] : NULL;
		const struct function *f = &sc->out->at.at[k];

		if (last && last->section == f->section && last->addr == f->addr)
			merge(sc, last, f);
		else
			sc->out->at.at[n++] = *f;
	}
	sc->out->at.n = n;
}

/* Where a function in @section at @addr ends at the latest: at the first descriptor behind it, or at @limit. */
static uint64_t
end_at_descriptor(const struct scan *sc, uint32_t section, uint64_t addr, uint64_t limit)
{
	const struct reloc *d = sc->between.at;
	uint32_t lo = 0;

	WB_SEARCH(lo, sc->between.n, mid, d[mid].type < section || (d[mid].type == section && d[mid].addr < addr));
	return lo < sc->between.n && d[lo].type == section && d[lo].addr < limit ? d[lo].addr : limit;
}

/* Sets the size of @f, which ends at @limit, the next function or the end of the section. */
static void
settle(const struct scan *sc, struct function *f, uint64_t limit, bool next)
{
	if (f->addr % CODE_ALIGN)
		complain(sc, f, "it does not start at a multiple of 4");
	if (!f->size)
		f->size = limit - f->addr;
	if (f->size > limit - f->addr) {
		complain(sc, f, next ? "it overlaps the next function" : "it reaches beyond the end of its section");
		f->size = limit - f->addr;
	}
	f->size -= f->size % CODE_ALIGN;	/* data at the end */
}

/* Refuses two functions of the same name: they could not be distinguished. */
static void
refuse_duplicates(const struct scan *sc)
{
	struct wb_map seen = wb_map_new(sc->cx->tmp);

	for (uint32_t k = 0; k < sc->out->at.n; k++) {
		struct function *f = &sc->out->at.at[k];

		if (wb_map_put(&seen, f->name, strlen(f->name), k) == WB_NONE)
			continue;
		if (f->is_kernel)
			complain(sc, f, "its name is that of another function");
		f->name = wb_format(sc->cx->unit, "%s@0x%llx", f->name, (unsigned long long)f->addr);
	}
}

/* Reports descriptors of functions that are not there. */
static void
check_stated(const struct scan *sc)
{
	for (uint32_t k = 0; k < sc->stated->at.n; k++) {
		const struct function *given = &sc->stated->at.at[k];
		uint32_t n = 0;

		while (n < sc->out->at.n && strcmp(sc->out->at.at[n].name, given->name) != 0)
			n++;
		if (given->is_kernel && n == sc->out->at.n)
			wb_report(sc->cx->diag, WB_E_OBJECT_KERNEL, (struct wb_loc){ .file = sc->e->image->file },
				"kernel '%s' has a descriptor but no code", given->name);
	}
}

void
functions_find(struct wb_ctx *cx, const struct elf *e, uint32_t gfx, const struct meta *meta,
	const struct stated *stated, struct functions *out)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct scan sc = { .cx = cx, .e = e, .gfx = gfx, .meta = meta, .stated = stated, .out = out };

	*out = (struct functions){ { NULL, 0, 0 } };
	gather_code(&sc);
	gather_patches(&sc);
	for (uint32_t k = 1; k < e->nsymbol; k++) {
		add_kernel(&sc, &e->symbol[k]);
		add_headed_kernel(&sc, &e->symbol[k]);
		add_function(&sc, &e->symbol[k]);
	}
	if (out->at.n)
		qsort(out->at.at, out->at.n, sizeof(out->at.at[0]), by_start);
	if (sc.between.n)
		qsort(sc.between.at, sc.between.n, sizeof(sc.between.at[0]), by_place);
	merge_aliases(&sc);
	check_stated(&sc);
	for (uint32_t k = 0; k < out->at.n; k++) {
		struct function *f = &out->at.at[k];
		bool next = k + 1 < out->at.n && out->at.at[k + 1].section == f->section;

		uint64_t limit = next ? out->at.at[k + 1].addr : e->section[f->section].size;

		settle(&sc, f, end_at_descriptor(&sc, f->section, f->addr, limit), next);
	}
	refuse_duplicates(&sc);
	wb_arena_reset(cx->tmp, m);
}
