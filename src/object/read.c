/* src/object/read.c -- reads a file with AMDGPU machine code into a module.
 *
 * It finds the code objects in the file, chooses one, and passes the instructions of each function to the GCN front
 * end, as assembly text that LLVM prints. It also writes a listing, so that messages can show the instruction.
 *
 * Cost: linear in the code; disassembly is nearly all of it.
 */
#include "object.h"

/* Room that a decoded instruction can take: the longest encoding has five words. */
#define MOST_CODE_BYTES 20u

struct feed {
	struct wb_ctx *cx;
	const struct elf *e;
	struct wb_gcn_unit *unit;
	struct lines lines;
	struct inlined inlined;
	struct disasm *disasm[2];	/* of wave32, wave64 */
	uint8_t *target;		/* [words of the longest function] branches that were read go there */
	const struct assembled *assembled;	/* what it was assembled from; NULL: the input is an object */
	const struct section_origins **origins;	/* [section] of the text */
	uint16_t listing;
	struct wb_out text;
	WB_VEC(uint64_t) address;	/* of each line of the listing */
	WB_VEC(struct wb_loc) expanded;	/* of a text: where the expansion began that has it */
	WB_VEC(struct wb_inlined_at) inlined_at;
};

bool
wb_object_looks_like(const char *data, size_t bytes)
{
	return carrier_is((struct bytes){ (const uint8_t *)data, bytes });
}

/* ---- listing ------------------------------------------------------------------------ */
/* Ends a line of the listing and returns its location. @addr is relative to the section, as all addresses of the IR. */
static struct wb_loc
end_line(struct feed *f, uint64_t addr, const struct origin *origin)
{
	struct wb_file *file = f->cx->files->file.at[f->listing];

	wb_putn(&f->text, "\n", 1);
	WB_PUSH(f->cx->unit, &f->address, addr);
	if (!file)		/* there are too many files: no listing */
		return WB_NO_LOC;
	file->text = f->text.at;
	file->bytes = f->text.n;
	file->address = f->address.at;
	file->nline = f->address.n;
	if (f->assembled) {
		WB_PUSH(f->cx->unit, &f->expanded, origin && origin->expanded ? origin->loc : WB_NO_LOC);
		file->expanded = f->expanded.at;
	}
	return (struct wb_loc){ f->address.n, 0, f->listing };
}

/* Allocates the whole listing at once: to copy it whenever it grows costs more than to write it. An instruction has
 * about 6 bytes of code and 30 of text. */
static void
size_listing(struct feed *f, const struct functions *all)
{
	uint64_t bytes = 0, longest = 0;

	for (uint32_t k = 0; k < all->at.n; k++) {
		bytes += all->at.at[k].size;
		longest = all->at.at[k].size > longest ? all->at.at[k].size : longest;
	}
	f->target = WB_NEW(f->cx->tmp, uint8_t, (size_t)(longest / 4) + 1);
	if (bytes >= UINT32_MAX)
		return;		/* it grows as needed */
	f->text.cap = (size_t)bytes * 6 + 4096;
	f->text.at = WB_ROOM(f->cx->unit, char, f->text.cap);
	f->address.cap = (uint32_t)(bytes / 5) + all->at.n + 64;
	f->address.at = WB_ROOM(f->cx->unit, uint64_t, f->address.cap);
	wb_gcn_unit_expect(f->unit, (uint32_t)(bytes / 4));
}

/* ---- functions ------------------------------------------------------------------------- */
/* Replaces the place in the listing by that in the text, if the instruction stands there. The text is its source unless
 * debug information names another. */
static void
locate(const struct origin *p, struct wb_loc *loc, struct wb_loc *src)
{
	if (p && !p->expanded)
		*loc = p->loc;
	if (p && !wb_loc_known(*src))
		*src = p->loc;
}

/* Notes where in the listing the code of @call begins, if it did not before. */
static void
note_call(struct feed *f, uint32_t call, struct wb_loc listed)
{
	if (wb_loc_known(listed) &&
		(f->inlined_at.n ? f->inlined_at.at[f->inlined_at.n - 1].call : WB_NONE) != call)
		WB_PUSH(f->cx->unit, &f->inlined_at, ((struct wb_inlined_at){ listed.line, call }));
}

static void
feed_inst(struct feed *f, const struct decoded *i, uint64_t addr, const struct origin *origin, uint32_t call,
	struct wb_loc src)
{
	struct wb_gcn_line now;
	struct wb_loc loc;

	wb_putn(&f->text, i->text, i->len);
	loc = end_line(f, addr, origin);
	note_call(f, call, loc);
	locate(origin, &loc, &src);
	if (i->was && wb_gcn_unit_again(f->unit, *i->was, addr, loc, src))
		return;
	now = wb_gcn_unit_line(f->unit, i->text, i->len, addr, i->bytes, loc, src);
	if (i->was)
		*i->was = now;
}

/* Feeds four bytes that LLVM cannot decode. */
static uint32_t
feed_word(struct feed *f, struct bytes code, uint64_t addr, const struct origin *origin, struct wb_loc src)
{
	struct wb_loc loc;

	wb_printf(&f->text, "\t.long 0x%08x", (unsigned)le32(code.at));
	loc = end_line(f, addr, origin);
	locate(origin, &loc, &src);
	wb_gcn_unit_undecodable(f->unit, addr, code.at, 4, loc, src);
	return 4;
}

/* Moves *@next past the places of @s up to @addr; the last one of these, or NULL. */
static const struct origin *
origin_at(const struct section_origins *s, uint64_t addr, uint32_t *next)
{
	while (s && *next < s->origin.n && s->origin.at[*next].addr <= addr)
		++*next;
	return s && *next ? &s->origin.at[*next - 1] : NULL;
}

/* Feeds the labels at @addr of @s, and moves *@next past them. */
static void
feed_labels(struct feed *f, const struct section_origins *s, uint64_t addr, uint32_t *next)
{
	for (; s && *next < s->label.n && s->label.at[*next].at.addr <= addr; ++*next)
		if (s->label.at[*next].at.addr == addr)
			wb_gcn_unit_label(f->unit, s->label.at[*next].name, addr, s->label.at[*next].at.loc);
}

/* Where the text has the label of @fn; @listed if that is in no text. */
static struct wb_loc
loc_of_function(const struct feed *f, const struct function *fn, struct wb_loc listed)
{
	const struct section_origins *s = f->assembled ? f->origins[fn->section] : NULL;

	for (uint32_t k = 0; s && k < s->label.n; k++)
		if (s->label.at[k].at.addr == fn->addr && strcmp(s->label.at[k].name, fn->name) == 0)
			return s->label.at[k].at.loc;
	return listed;
}

/* Notes where the branch @word at @at goes in @fn. */
static void
note_branch(struct feed *f, const struct disasm *d, const struct function *fn, uint32_t word, uint64_t at)
{
	uint64_t to;

	if (disasm_jumps(d, word, at, &to) && to - fn->addr < fn->size)
		f->target[(to - fn->addr) / 4] = 1;
}

/* Whether a branch goes into the middle of the @bytes at @at: then these are data, and no instruction. */
static bool
is_jumped_into(const struct feed *f, const struct function *fn, uint64_t at, uint32_t bytes)
{
	for (uint64_t k = 4; k < bytes; k += 4)
		if (f->target[(at - fn->addr + k) / 4])
			return true;
	return false;
}

static void
feed_code(struct feed *f, struct disasm *d, const struct function *fn)
{
	const struct section *s = &f->e->section[fn->section];
	uint64_t at = fn->addr, end = (fn->addr + fn->size) & ~(uint64_t)3;
	const struct section_origins *origins = f->assembled ? f->origins[fn->section] : NULL;
	uint32_t row = lines_find(&f->lines, s->base + at), next = 0, label = 0;

	memset(f->target, 0, (size_t)((end - at) / 4));
	while (at < end) {
		struct bytes code = bytes_part(s->data, at, end - at);
		struct decoded i = disasm_one(d, code, at);
		const struct origin *origin = origin_at(origins, at, &next);
		struct wb_loc src = WB_NO_LOC;

		feed_labels(f, origins, at, &label);
		if (row == WB_NONE && f->lines.row.n && f->lines.row.at[0].addr <= s->base + at)
			row = 0;
		while (row != WB_NONE && row + 1 < f->lines.row.n && f->lines.row.at[row + 1].addr <= s->base + at)
			row++;
		/* a row from before is of another function: code of a library may have no lines, nor end those */
		if (row != WB_NONE && f->lines.row.at[row].addr >= s->base + fn->addr)
			src = f->lines.row.at[row].loc;
		note_branch(f, d, fn, le32(code.at), at);
		if (i.bytes && i.bytes <= MOST_CODE_BYTES && i.bytes <= code.n && !is_jumped_into(f, fn, at, i.bytes))
			feed_inst(f, &i, at, origin, inlined_find(&f->inlined, s->base + at), src);
		else
			i.bytes = feed_word(f, code, at, origin, src);
		at += i.bytes;
	}
}

static struct disasm *
disasm_for(struct feed *f, bool wave64)
{
	if (!f->disasm[wave64])
		f->disasm[wave64] = disasm_new(f->cx, f->e->image->target, wave64, f->e->image->data.n);
	return f->disasm[wave64];
}

/* Lanes of the waves that execute functions other than kernels: as in kernels, or else what is usual for @gfx. 0:
 * kernels differ, which is reported if there are such functions. */
static uint32_t
callee_lanes(struct wb_ctx *cx, const struct functions *all, uint32_t gfx, struct wb_loc here)
{
	uint32_t lanes = 0;
	bool mixed = false, callees = false;

	for (uint32_t k = 0; k < all->at.n; k++) {
		uint32_t n = all->at.at[k].is_kernel ? all->at.at[k].desc.wave_lanes : 0;

		callees |= !n;
		mixed |= n && lanes && n != lanes;
		lanes = n ? n : lanes;
	}
	if (mixed && callees)
		wb_report(cx->diag, WB_E_GCN_WAVE64, here,
			"kernels of this file run in waves of 32 and of 64 lanes, and functions can be decoded for "
			"one of them only");
	return mixed ? 0 : lanes ? lanes : gfx >= 0x1000 ? 32 : 64;
}

/* Feeds @fn; false if LLVM does not know the processor. */
static bool
feed_function(struct feed *f, const struct function *fn, uint32_t callee_lanes)
{
	uint32_t lanes = fn->is_kernel ? fn->desc.wave_lanes : callee_lanes;
	struct disasm *d = disasm_for(f, lanes == 64);
	struct wb_loc loc;
	struct wb_fn *out;

	if (!d)
		return false;
	wb_printf(&f->text, "%s:", fn->name);
	wb_gcn_unit_waves(f->unit, lanes);
	loc = loc_of_function(f, fn, end_line(f, fn->addr, NULL));
	out = wb_gcn_unit_function(f->unit, fn->name, f->e->section[fn->section].name, fn->addr, fn->size, loc);
	out->is_kernel = fn->is_kernel;
	out->refused = fn->refused ? fn->refused : !lanes ? "kernels in waves of 32 and of 64 lanes may call it" : NULL;
	if (fn->is_kernel) {
		out->desc = WB_NEW(f->cx->unit, struct wb_kernel_desc, 1);
		*out->desc = fn->desc;
	}
	feed_code(f, d, fn);
	return true;
}

/* ---- symbols and relocations ------------------------------------------------------------- */
static void
feed_symbols(struct feed *f)
{
	const struct elf *e = f->e;

	for (uint32_t k = 1; k < e->nsymbol; k++)
		if (e->symbol[k].section != WB_NONE && *e->symbol[k].name &&
			(e->section[e->symbol[k].section].flags & SECTION_ALLOC))
			wb_gcn_unit_symbol(
				f->unit, e->symbol[k].name, e->section[e->symbol[k].section].name, e->symbol[k].addr);
	for (uint32_t k = 1; k < e->nsection && e->relocatable; k++)
		/* relocations may name a section by its symbol, which has no name */
		if (e->section[k].flags & SECTION_ALLOC)
			wb_gcn_unit_symbol(f->unit, e->section[k].name, e->section[k].name, 0);
}

/* Numbers of the AMDGPU ELF ABI. */
enum { BARE = 4 };			/* of a symbol without a suffix */

/* What relocations of type @type insert. False: the type is unknown. */
static bool
reloc_kind(uint32_t type, enum wb_gcn_reloc *kind)
{
	static const struct {
		uint8_t type, kind;
	} known[] = {
		{ 1, WB_GCN_ABS_LO },
		{ 2, WB_GCN_ABS_HI },
		{ BARE, WB_GCN_REL_LO },
		{ 6, WB_GCN_ABS_LO },
		{ 7, WB_GCN_GOT_LO },
		{ 8, WB_GCN_GOT_LO },
		{ 9, WB_GCN_GOT_HI },
		{ 10, WB_GCN_REL_LO },
		{ 11, WB_GCN_REL_HI },
	};

	for (size_t k = 0; k < WB_COUNT(known); k++)
		if (known[k].type == type) {
			*kind = (enum wb_gcn_reloc)known[k].kind;
			return true;
		}
	return false;
}

/* Refuses the function that contains @r, whose type is unknown: the instruction would be read wrongly. */
static void
refuse_patched(struct feed *f, struct functions *all, uint32_t section, const struct reloc *r)
{
	uint32_t lo = 0;	/* the last function that starts at or before r->addr is lo - 1 */
	struct function *fn = all->at.at;

	WB_SEARCH(lo, all->at.n, mid,
		fn[mid].section < section || (fn[mid].section == section && fn[mid].addr <= r->addr));
	fn = lo ? &fn[lo - 1] : NULL;
	if (!fn || fn->section != section || r->addr - fn->addr >= fn->size)
		return;
	wb_report(f->cx->diag, WB_E_OBJECT_SYMBOL, (struct wb_loc){ .file = f->e->image->file },
		"function '%s': the relocation at 0x%llx of section '%s' has type %u, which is not known", fn->name,
		(unsigned long long)r->addr, f->e->section[section].name, r->type);
	fn->refused = "a relocation in it is not known";
}

static void
feed_relocs(struct feed *f, struct functions *all)
{
	const struct elf *e = f->e;

	for (uint32_t k = 1; k < e->nsection && e->relocatable; k++) {
		struct relocs found = { { NULL, 0, 0 } };

		if (!section_is_code(e, k))
			continue;
		elf_relocs(f->cx, f->cx->unit, e, k, &found);
		for (uint32_t r = 0; r < found.at.n; r++) {
			const struct reloc *one = &found.at.at[r];
			const struct symbol *s = &e->symbol[one->symbol];
			enum wb_gcn_reloc kind;

			if (one->type == BARE && s->undefined)
				wb_gcn_unit_reloc(f->unit, e->section[k].name, one->addr, s->name, one->addend,
					WB_GCN_UNDEFINED);
			else if (reloc_kind(one->type, &kind))
				wb_gcn_unit_reloc(f->unit, e->section[k].name, one->addr, symbol_name(e, s),
					one->addend, kind);
			else
				refuse_patched(f, all, k, one);
		}
	}
}

/* ---- debug information ------------------------------------------------------------------------ */
static void
read_debug(struct feed *f)
{
	struct wb_arena_mark m = wb_arena_mark(f->cx->tmp);

	lines_read(f->cx, f->e, &f->lines);
	inlined_read(f->cx, f->e, &f->lines, &f->inlined);
	wb_arena_reset(f->cx->tmp, m);
}

/* ---- one code object ----------------------------------------------------------------------- */
struct stating {
	struct wb_ctx *cx;
	struct stated *to;
};

static void
state_kernel(void *arg, const char *name, const struct wb_kernel_desc *d, const char *refused)
{
	struct stating *s = arg;

	WB_PUSH(s->cx->unit, &s->to->at,
		((struct function){ .name = name, .is_kernel = true, .desc = *d, .refused = refused }));
}

/* The functions of @entries. Those with a descriptor come first, as the first of a name counts. */
static bool
state(struct wb_ctx *cx, const struct wb_gcn_entries *entries, uint32_t gfx, struct stated *out)
{
	struct stating s = { cx, out };

	if (entries && entries->descriptor && !wb_gcn_descriptors(cx, entries->descriptor, gfx, state_kernel, &s))
		return false;
	for (uint32_t k = 0; entries && k < entries->n; k++)
		WB_PUSH(cx->unit, &out->at, ((struct function){ .name = entries->name[k] }));
	return true;
}

/* Why @e cannot be analysed; NULL: it can. @stated: it needs no descriptors of its own. */
static const char *
objection(struct wb_ctx *cx, const struct elf *e, uint32_t gfx, bool stated)
{
	if (!e->image->target)
		return wb_format(cx->unit, "its processor number 0x%x is unknown", e->flags & 0xff);
	if (!gfx)
		return wb_format(cx->unit, "it is for %s, which %s", e->image->target,
			wb_gcn_missing(e->image->target, strlen(e->image->target)));
	if (stated)
		return NULL;
	if (e->os_abi != ELF_OS_HSA && e->os_abi != ELF_OS_MESA)
		return wb_format(cx->unit,
			"its operating system ABI is %u; only HSA (64) and Mesa (66) have what is read of kernels "
			"(--entry NAME bounds one wave of a function)",
			e->os_abi);
	if (e->abi_version > 4)
		return wb_format(cx->unit, "its ABI version is %u; 0 to 4 (code object versions 2 to 6) are read",
			e->abi_version);
	return NULL;
}

static enum wb_status
read_object(struct wb_ctx *cx, const struct image *im, const struct assembled *text,
	const struct wb_gcn_entries *entries, struct wb_module **out)
{
	struct feed f = { .cx = cx, .text = wb_out_new(cx->unit), .assembled = text };
	uint32_t gfx = im->target ? wb_gcn_gfx(im->target) : 0;
	struct wb_loc here = { .file = im->file };
	const char *name = cx->files->file.at[im->file]->name, *why;
	struct functions functions;
	struct stated stated = { { NULL, 0, 0 } };
	struct meta meta;
	struct elf e;
	uint32_t lanes;
	enum wb_status s;

	if (!elf_open(cx, im, &e, &why)) {
		wb_report(cx->diag, WB_E_ELF, here, "%s", why);
		return WB_BAD_INPUT;
	}
	why = objection(cx, &e, gfx, entries && (entries->n || entries->descriptor));
	if (why) {
		wb_report(cx->diag, WB_E_OBJECT_TARGET, here, "the code object cannot be analysed: %s", why);
		return WB_REFUSED;
	}
	if (!state(cx, entries, gfx, &stated))
		return WB_BAD_INPUT;
	f.e = &e;
	if (text)
		f.origins = assembled_sections(cx, text, &e);
	elf_read_symbols(cx, &e);
	meta_read(cx, &e, &meta);
	parameters_read(cx, &e, &meta);
	functions_find(cx, &e, gfx, &meta, &stated, &functions);
	read_debug(&f);
	f.listing = wb_file_add(cx->files, WB_FILE_LISTING, name, NULL, 0);
	f.unit = wb_gcn_unit_new(cx, name, gfx);
	if (entries)
		wb_gcn_unit_state(f.unit, entries->stated, entries->nstated);
	size_listing(&f, &functions);
	feed_symbols(&f);
	feed_relocs(&f, &functions);
	lanes = callee_lanes(cx, &functions, gfx, here);
	for (uint32_t k = 0; k < functions.at.n; k++)
		if (!feed_function(&f, &functions.at.at[k], lanes)) {
			wb_report(cx->diag, WB_E_OBJECT_TARGET, here, "LLVM cannot disassemble for %s", im->target);
			return WB_REFUSED;
		}
	data_sections(cx, &e, f.unit);
	s = wb_gcn_unit_finish(f.unit, out);
	if (s != WB_OK)
		return s;
	(*out)->inlined = f.inlined.call.at;
	(*out)->ninlined = f.inlined.call.n;
	(*out)->inlined_at = f.inlined_at.at;
	(*out)->ninlined_at = f.inlined_at.n;
	(*out)->listing = f.listing;
	return WB_OK;
}

enum wb_status
wb_object_read(struct wb_ctx *cx, uint16_t file, const struct wb_object_choice *how, struct wb_module **out)
{
	const struct wb_file *f = cx->files->file.at[file];
	struct bytes data = { (const uint8_t *)f->text, f->bytes };
	struct images all = { { NULL, 0, 0 }, { NULL, 0, 0 } };
	uint32_t k;

	*out = NULL;
	carrier_find(cx, file, data, &all);
	k = choose_image(cx, file, &all, how);
	return k == WB_NONE ? WB_BAD_INPUT : read_object(cx, &all.found.at[k], NULL, how ? how->entries : NULL, out);
}

enum wb_status
wb_object_assemble(struct wb_ctx *cx, uint16_t file, const struct wb_assembly *how, struct wb_module **out)
{
	struct images all = { { NULL, 0, 0 }, { NULL, 0, 0 } };
	struct assembled text;
	enum wb_status s;

	*out = NULL;
	if (!assemble(cx, file, how, &text))
		return WB_BAD_INPUT;
	carrier_find(cx, file, text.object, &all);
	s = all.found.n == 1 ?
		read_object(cx, &all.found.at[0], how->listed ? NULL : &text, how->entries, out) : WB_INTERNAL;
	if (s == WB_OK) {
		(*out)->assembled = true;
		(*out)->included = text.file.at + 1;
		(*out)->nincluded = text.file.n - 1;
	}
	return s;
}
