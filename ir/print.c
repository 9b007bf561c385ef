/* ir/print.c -- the text form, written (wavebound-wir(5)).
 *
 * Defaults of ir/defaults.c are left out. Reading the text gives the same module again, and printing that gives the
 * same text, byte for byte. An id that is out of range is printed as "?", so that a broken function can be shown.
 */
#include "wir.h"

struct printer {
	struct wb_out *o;
	const struct wb_module *m;		/* may be NULL */
	const struct wb_fn *fn;
	/* [file] number in the text, 0 for none; NULL: locations are left out */
	const uint16_t *file_number;
	uint32_t *first_edge, *edge;		/* edges by source block, removed ones too; not edge 0, the entry */
};

/* ---- names -------------------------------------------------------------------------- */
void
wb_print_label(struct wb_out *o, const struct wb_fn *fn, uint32_t block)
{
	const char *label = block < fn->nblock ? fn->block[block].label : NULL;

	wb_puts(o, "@");
	if (!label)
		wb_printf(o, "b%u", block);
	else if (wir_is_auto_label(label, strlen(label)))
		wir_put_string(o, label);
	else
		wir_put_name(o, label);
}

static const char *
unit_name(const struct wb_fn *fn, uint32_t u)
{
	const struct wb_unit *un = u < fn->nunit ? &fn->unit[u] : NULL;

	if (!un)
		return "?";
	return un->role && un->role < WB_ROLE_COUNT ? wir_role_name((enum wb_role)un->role) : un->name ? un->name : "?";
}

static bool
is_role_pair(const struct wb_fn *fn, uint32_t u)
{
	uint8_t r = u + 1 < fn->nunit ? fn->unit[u].role : WB_ROLE_NONE;

	return (r == WB_ROLE_EXEC_LO || r == WB_ROLE_VCC_LO) && fn->unit[u + 1].role == r + 1;
}

/* How many units from @u on, at most @n, form one range of names. */
static uint32_t
range_length(const struct wb_fn *fn, uint32_t u, uint32_t n)
{
	struct wir_unit_name first = wir_split_unit(unit_name(fn, u));
	uint32_t k = 1;

	if (first.series == WIR_PLAIN || (first.series == WIR_PAIR && first.number))
		return 1;
	for (; k < n; k++) {
		const char *name = unit_name(fn, u + k);
		struct wir_unit_name s = wir_split_unit(name);

		if (s.series != first.series || s.stem != first.stem || s.number != first.number + k ||
			memcmp(name, unit_name(fn, u), s.stem) != 0)
			break;
	}
	return k;
}

static void
put_stem(struct wb_out *o, const char *name, size_t len)
{
	if (wir_is_word(name, len))
		wb_putn(o, name, len);
	else
		wir_put_string(o, wb_strndup(o->arena, name, len));
}

void
wb_print_units(struct wb_out *o, const struct wb_fn *fn, uint32_t u, uint32_t n)
{
	struct wir_unit_name s = wir_split_unit(unit_name(fn, u));

	wb_puts(o, "%");
	if (n == 1) {
		/* bare, "exec" and "vcc" are the pairs */
		if (strcmp(unit_name(fn, u), "exec") == 0 || strcmp(unit_name(fn, u), "vcc") == 0)
			wir_put_string(o, unit_name(fn, u));
		else
			wir_put_name(o, unit_name(fn, u));
	} else if (n == 2 && is_role_pair(fn, u)) {
		wb_puts(o, fn->unit[u].role == WB_ROLE_EXEC_LO ? "exec" : "vcc");
	} else if (range_length(fn, u, n) == n) {
		put_stem(o, unit_name(fn, u), s.stem);
		if (s.series == WIR_PAIR)
			wb_puts(o, "[lo:hi]");
		else
			wb_printf(o, "[%u:%u]", s.number, s.number + n - 1);
	} else {
		wb_puts(o, "(");
		for (uint32_t k = 0; k < n; k++) {
			wb_puts(o, k ? " " : "");
			wir_put_name(o, unit_name(fn, u + k));
		}
		wb_puts(o, ")");
	}
}

/* ---- operands ------------------------------------------------------------------------- */
static void
put_number(struct wb_out *o, uint64_t v)
{
	wb_printf(o, v <= 0xffff ? "%llu" : "0x%llx", (unsigned long long)v);
}

static void
put_value(const struct printer *p, const struct wb_opnd *o, bool branch)
{
	switch (o->kind) {
	case WB_OPND_UNIT:
		wb_print_units(p->o, p->fn, o->id, o->nunit);
		break;
	case WB_OPND_IMM:
		put_number(p->o, o->imm);
		break;
	case WB_OPND_FN:
		wb_puts(p->o, branch ? "fn @" : "@");
		wir_put_name(p->o, p->m && o->id < p->m->nfn ? p->m->fn[o->id]->name : "?");
		break;
	case WB_OPND_SYM:
		wb_puts(p->o, "&");
		wir_put_name(p->o, p->m && o->id < p->m->nsymbol ? p->m->symbol[o->id].name : "?");
		if (o->imm)
			wb_printf(p->o, "%+lld", (long long)o->imm);
		break;
	default:
		wb_puts(p->o, "?");
	}
}

/* In a branch, "@name" is a block: a function is written "fn @name" there. */
static void
put_operand(const struct printer *p, const struct wb_opnd *o, bool branch)
{
	uint32_t close = 0;

	if (o->kind == WB_OPND_UNIT && o->flags & WB_DEF)
		wb_puts(p->o, o->flags & WB_USE ? "inout " : "def ");
	for (uint32_t f = WB_NEG; f <= WB_LITERAL; f <<= 1)
		if (o->flags & f) {
			wb_puts(p->o, f == WB_NEG ? "neg(" : f == WB_ABS ? "abs(" : f == WB_SEXT ? "sext(" : "lit(");
			close++;
		}
	put_value(p, o, branch);
	while (close--)
		wb_puts(p->o, ")");
}

/* The number of leading operands that are on the left of '='. */
static uint32_t
left_side(const struct wb_fn *fn, const struct wb_inst *i)
{
	uint32_t n = 0;

	for (; n < i->nopnd; n++) {
		const struct wb_opnd *o = wb_opnd(fn, i, n);

		if (o->kind != WB_OPND_UNIT || !(o->flags & WB_DEF) ||
			o->flags & (WB_IMPLICIT | WB_NEG | WB_ABS | WB_SEXT | WB_LITERAL))
			break;
	}
	return n;
}

static char
class_letter(const struct wb_fn *fn, uint32_t u)
{
	return u < fn->nunit && fn->unit[u].cls == WB_UNIT_VECTOR ? 'v' : 's';
}

static void
put_left_side(const struct printer *p, const struct wb_inst *i, uint32_t n)
{
	char letter = 0;
	bool same = true;

	for (uint32_t k = 0; k < n; k++) {
		const struct wb_opnd *o = wb_opnd(p->fn, i, k);

		wb_printf(p->o, "%s%s", k ? ", " : "", o->flags & WB_USE ? "inout " : "");
		wb_print_units(p->o, p->fn, o->id, o->nunit);
		same = same && (!k || class_letter(p->fn, o->id) == letter);
		letter = class_letter(p->fn, o->id);
	}
	wb_puts(p->o, " =");
	for (uint32_t k = 0; k < (same ? 1 : n); k++)
		wb_printf(p->o, "%c", class_letter(p->fn, wb_opnd(p->fn, i, k)->id));
	wb_puts(p->o, " ");
}

/* ---- attributes -------------------------------------------------------------------------- */
static void
put_bits(struct wb_out *o, const char *key, const char *const *name, uint32_t bits)
{
	bool any = false;

	wb_printf(o, " %s=", key);
	for (uint32_t k = 0; name[k]; k++)
		if (bits >> k & 1) {
			wb_printf(o, "%s%s", any ? "+" : "", name[k]);
			any = true;
		}
	wb_puts(o, any ? "" : "none");
}

static void
put_mem_attributes(struct wb_out *o, const struct wb_inst *i, const struct wb_mem *dflt)
{
	if (i->mem.access != dflt->access)
		put_bits(o, "access", wir_access_name, i->mem.access);
	if (i->mem.access && i->mem.addr != dflt->addr)
		wb_printf(o, " addr=%u", i->mem.addr);
	if (i->mem.access && i->mem.data != dflt->data)
		wb_printf(o, " data=%u", i->mem.data);
	if (i->mem.counters != dflt->counters)
		put_bits(o, "counters", wir_counter_name, i->mem.counters);
}

static void
put_src(const struct printer *p, struct wb_loc l)
{
	uint16_t n = wb_loc_known(l) && p->file_number && l.file < p->m->files->file.n ? p->file_number[l.file] : 0;

	if (!n)
		return;
	wb_printf(p->o, " src=%u:%u", n, l.line);
	if (l.col)
		wb_printf(p->o, ":%u", l.col);
}

/* Each attribute is written with a blank before it; the first blank becomes a brace. */
static void
put_attributes(const struct printer *p, const struct wb_inst *i, const struct wb_mem *mem)
{
	const struct wb_opnd *opnd = &p->fn->opnd[i->opnd];
	uint32_t dflt = wir_default_flags(p->fn, i, opnd);
	size_t start = p->o->n, n;

	for (uint32_t k = 0; wir_flag_name[k]; k++)
		if ((i->flags ^ dflt) >> k & 1)
			wb_printf(p->o, " %c%s", i->flags >> k & 1 ? '+' : '-', wir_flag_name[k]);
	put_mem_attributes(p->o, i, mem);
	if (i->tclass != wir_default_tclass(p->fn, i, opnd))
		wb_printf(p->o, " class=%s", i->tclass < WB_TC_COUNT ? wb_tclass_name[i->tclass] : "?");
	if (i->addr || i->bytes)
		wb_printf(p->o, " at=0x%llx", (unsigned long long)i->addr);
	if (i->bytes)
		wb_printf(p->o, "+%u", i->bytes);
	put_src(p, i->src);
	n = p->o->n;
	if (n == start)
		return;
	wb_puts(p->o, "}}");
	memmove(p->o->at + start + 2, p->o->at + start + 1, n - start - 1);
	p->o->at[start + 1] = '{';
}

/* ---- instructions ---------------------------------------------------------------------------- */
/* The block behind whose last instruction its targets are written: a branch with one taken edge and, if it is
 * conditional, one fall-through. */
static bool
names_targets(const struct wb_fn *fn, uint32_t b, uint32_t *taken, uint32_t *fall)
{
	const struct wb_inst *last = wb_last_inst(fn, b);
	const struct wb_block *blk = &fn->block[b];
	uint32_t want = last && last->op == WB_OP_BR ? 1 : 2;

	if (!last || !wir_is_branch(last->op) || !(last->flags & WB_I_TERMINATOR) || blk->nout != want)
		return false;
	*taken = fn->out[blk->out + want - 1];
	*fall = want == 2 ? fn->out[blk->out] : WB_NONE;
	return fn->edge[*taken].kind == WB_EDGE_TAKEN && (want == 1 || fn->edge[*fall].kind == WB_EDGE_FALL);
}

/* @comma, here and below: whether something was written before. Returns the same for what follows. */
static bool
put_targets(const struct printer *p, uint32_t b, bool comma)
{
	uint32_t taken, fall;

	if (b == WB_NONE || !names_targets(p->fn, b, &taken, &fall))
		return comma;
	wb_puts(p->o, comma ? ", " : " ");
	wb_print_label(p->o, p->fn, p->fn->edge[taken].dst);
	if (fall == WB_NONE || p->fn->edge[fall].dst == b + 1)
		return true;
	wb_puts(p->o, ", ");
	wb_print_label(p->o, p->fn, p->fn->edge[fall].dst);
	return true;
}

/* Space, width and count: the last of the operands. */
static void
put_access(const struct printer *p, const struct wb_inst *i, const struct wb_mem *mem, bool comma)
{
	const char *space = i->mem.space < WB_SPACE_COUNT ? wb_space_name[i->mem.space] : "?";

	if (i->mem.space == WB_SPACE_NONE && wir_default_space(p->fn, i, &p->fn->opnd[i->opnd]) == WB_SPACE_NONE)
		return;
	wb_printf(p->o, "%s%s", comma ? ", " : " ", space);
	if (i->mem.space == WB_SPACE_NONE)
		return;
	if (mem->access || i->mem.bytes != mem->bytes || i->mem.count != mem->count)
		wb_printf(p->o, " %u", i->mem.bytes);
	if (i->mem.count != mem->count)
		wb_printf(p->o, "*%u", i->mem.count);
}

/* Operands on the right of '=': explicit, targets and access, '|' implicit, modifiers. */
static void
put_right_side(
	const struct printer *p, const struct wb_inst *i, uint32_t k, uint32_t target_block, const struct wb_mem *mem)
{
	bool comma = false, bar = false;

	for (; k < i->nopnd && !(wb_opnd(p->fn, i, k)->flags & WB_IMPLICIT) &&
		wb_opnd(p->fn, i, k)->kind != WB_OPND_MOD;
		k++) {
		wb_puts(p->o, comma ? ", " : " ");
		put_operand(p, wb_opnd(p->fn, i, k), wir_is_branch(i->op));
		comma = true;
	}
	comma = put_targets(p, target_block, comma);
	put_access(p, i, mem, comma);
	for (; k < i->nopnd && wb_opnd(p->fn, i, k)->kind != WB_OPND_MOD; k++) {
		wb_puts(p->o, bar ? ", " : " | ");
		put_operand(p, wb_opnd(p->fn, i, k), wir_is_branch(i->op));
		bar = true;
	}
	for (; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(p->fn, i, k);

		wb_printf(p->o, " %s=%lld", o->kind == WB_OPND_MOD && o->id < WB_MOD_COUNT ? wb_mod_name[o->id] : "?",
			(long long)o->imm);
	}
}

static void
put_inst(const struct printer *p, const struct wb_inst *i, uint32_t target_block)
{
	struct wb_mem mem;
	uint32_t left;

	if (i->opnd > p->fn->nopnd || i->nopnd > p->fn->nopnd - i->opnd) {
		wb_puts(p->o, "?");
		return;
	}
	mem = wir_default_mem(i, &p->fn->opnd[i->opnd]);
	left = left_side(p->fn, i);
	if (left)
		put_left_side(p, i, left);
	wb_puts(p->o, i->op < WB_OP_COUNT ? wb_op_name[i->op] : "?");
	if (i->type)
		wb_printf(p->o, ".%s", i->type < WB_T_COUNT ? wb_type_name[i->type] : "?");
	put_right_side(p, i, left, target_block, &mem);
	put_attributes(p, i, &mem);
}

void
wb_print_inst(struct wb_out *o, const struct wb_module *m, const struct wb_fn *fn, uint32_t inst)
{
	struct printer p = { .o = o, .m = m, .fn = fn };
	uint32_t b = wb_block_of(fn, inst);
	bool last = fn->nblock && inst + 1 == fn->block[b].first + fn->block[b].ninst;

	put_inst(&p, &fn->inst[inst], last ? b : WB_NONE);
}

/* ---- blocks ------------------------------------------------------------------------------------- */
/* Whether the edges of @b follow from its last instruction and its position in the text. */
static bool
edges_follow(const struct printer *p, uint32_t b)
{
	const struct wb_block *blk = &p->fn->block[b];
	const struct wb_inst *last = wb_last_inst(p->fn, b);
	const struct wb_edge *only = blk->nout == 1 ? &p->fn->edge[p->fn->out[blk->out]] : NULL;
	uint32_t taken, fall;

	if (p->first_edge[b + 1] - p->first_edge[b] != blk->nout)
		return false;
	if (!last || !(last->flags & WB_I_TERMINATOR))
		return only && only->kind == WB_EDGE_FALL && only->dst == b + 1;
	if (last->op == WB_OP_END || last->op == WB_OP_RET)
		return only && only->kind == WB_EDGE_EXIT;
	return names_targets(p->fn, b, &taken, &fall);
}

static void
put_edges(const struct printer *p, uint32_t b)
{
	static const char *const kind[] = { "entry", "fall ", "taken ", "exit" };

	wb_puts(p->o, "\t->");
	for (uint32_t k = p->first_edge[b]; k < p->first_edge[b + 1]; k++) {
		const struct wb_edge *e = &p->fn->edge[p->edge[k]];

		wb_printf(p->o, "%s%s%s", k > p->first_edge[b] ? ", " : " ", e->flags & WB_E_REMOVED ? "removed " : "",
			e->kind <= WB_EDGE_EXIT ? kind[e->kind] : "?");
		if (e->dst != WB_NONE)
			wb_print_label(p->o, p->fn, e->dst);
	}
	wb_puts(p->o, "\n");
}

static void
put_bound(struct wb_out *o, const struct wb_annotation *an)
{
	wb_puts(o, "\tbound");
	if (an->maxcount != UINT64_MAX)
		wb_printf(o, " %llu", (unsigned long long)an->maxcount);
	if (an->totalcount != UINT64_MAX)
		wb_printf(o, " total=%llu", (unsigned long long)an->totalcount);
	if (an->mincount != UINT64_MAX)
		wb_printf(o, " min=%llu", (unsigned long long)an->mincount);
	wb_puts(o, "\n");
}

static void
put_block(const struct printer *p, uint32_t b, uint32_t *annotation)
{
	const struct wb_block *blk = &p->fn->block[b];
	bool follow = edges_follow(p, b);

	wb_print_label(p->o, p->fn, b);
	wb_puts(p->o, "\n");
	for (; *annotation < p->fn->nannotation && p->fn->annotation[*annotation].block <= b; ++*annotation)
		if (p->fn->annotation[*annotation].block == b)
			put_bound(p->o, &p->fn->annotation[*annotation]);
	for (uint32_t k = blk->first; k < blk->first + blk->ninst; k++) {
		wb_puts(p->o, "\t");
		put_inst(p, &p->fn->inst[k], follow && k + 1 == blk->first + blk->ninst ? b : WB_NONE);
		wb_puts(p->o, "\n");
	}
	if (!follow)
		put_edges(p, b);
}

/* ---- functions --------------------------------------------------------------------------------------- */
static void
index_edges(struct printer *p)
{
	const struct wb_fn *fn = p->fn;
	uint32_t *next = WB_NEW(p->o->arena, uint32_t, (size_t)fn->nblock + 1);

	p->first_edge = WB_NEW(p->o->arena, uint32_t, (size_t)fn->nblock + 1);
	p->edge = WB_NEW(p->o->arena, uint32_t, fn->nedge);
	for (uint32_t e = 1; e < fn->nedge; e++)
		p->first_edge[fn->edge[e].src + 1]++;
	for (uint32_t b = 0; b < fn->nblock; b++) {
		p->first_edge[b + 1] += p->first_edge[b];
		next[b + 1] = p->first_edge[b + 1];
	}
	for (uint32_t e = 1; e < fn->nedge; e++)
		p->edge[next[fn->edge[e].src]++] = e;
}

/* Sets @declared to the units on the left of a '=', @mentioned to those of any operand. */
static void
find_operands(const struct printer *p, struct wb_bits *declared, struct wb_bits *mentioned)
{
	const struct wb_fn *fn = p->fn;

	for (uint32_t k = 0; k < fn->ninst; k++) {
		const struct wb_inst *i = &fn->inst[k];
		uint32_t left = left_side(fn, i);

		for (uint32_t n = 0; n < i->nopnd; n++) {
			const struct wb_opnd *o = wb_opnd(fn, i, n);

			for (uint32_t u = o->id; o->kind == WB_OPND_UNIT && u - o->id < o->nunit && u < fn->nunit;
				u++) {
				wb_bit_set(*mentioned, u);
				if (n < left)
					wb_bit_set(*declared, u);
			}
		}
	}
}

/* The units of class @cls in @list, in ranges, by name as the reader will number them. */
static void
put_in_line(struct wb_out *o, const struct wb_fn *list, uint8_t cls)
{
	const char *lead = cls == WB_UNIT_SCALAR ? "\tin =s " : "\tin =v ";

	for (uint32_t u = 0, n; u < list->nunit; u += n) {
		n = 1;
		if (list->unit[u].cls != cls)
			continue;
		while (u + n < list->nunit && list->unit[u + n].cls == cls)
			n++;
		n = range_length(list, u, n);
		wb_puts(o, lead);
		wb_print_units(o, list, u, n);
		lead = ", ";
	}
	wb_puts(o, *lead == ',' ? "\n" : "");
}

/* Declares the units that no left side declares: of GCN, where every register is a unit, only those that are mentioned;
 * else all, but a unit with a role needs no line if it is mentioned. */
static void
put_in_lines(const struct printer *p)
{
	const struct wb_fn *fn = p->fn;
	struct wb_bits declared = wb_bits_new(p->o->arena, fn->nunit), mentioned = wb_bits_new(p->o->arena, fn->nunit);
	struct wb_fn list = { .unit = WB_NEW(p->o->arena, struct wb_unit, fn->nunit) };
	bool all = p->m && p->m->isa == WB_ISA_NONE;

	find_operands(p, &declared, &mentioned);
	for (uint32_t u = 0; u < fn->nunit; u++)
		if (!wb_bit(declared, u) &&
			(fn->unit[u].role ? all && !wb_bit(mentioned, u) : all || wb_bit(mentioned, u)))
			list.unit[list.nunit++] = fn->unit[u];
	wir_order_units(p->o->arena, list.unit, list.nunit);
	put_in_line(p->o, &list, WB_UNIT_SCALAR);
	put_in_line(p->o, &list, WB_UNIT_VECTOR);
}

static void
put_fn_head(const struct printer *p)
{
	const struct wb_fn *fn = p->fn;

	wb_puts(p->o, "fn @");
	wir_put_name(p->o, fn->name);
	wb_puts(p->o, fn->is_kernel ? "" : " device");
	if (fn->section) {
		wb_puts(p->o, " section=");
		wir_put_string(p->o, fn->section);
	}
	if (fn->addr || fn->bytes)
		wb_printf(p->o, " at=0x%llx+0x%llx", (unsigned long long)fn->addr, (unsigned long long)fn->bytes);
	if (!fn->desc && fn->wave_lanes == 32)
		wb_puts(p->o, " wave_lanes=32");
	if (fn->nunreachable)
		wb_printf(p->o, " dropped=%u", fn->nunreachable);
	if (fn->refused) {
		wb_puts(p->o, " refused=");
		wir_put_string(p->o, fn->refused);
	}
	wb_puts(p->o, " {\n");
}

static void
put_fn(struct printer *p)
{
	uint32_t annotation = 0;

	put_fn_head(p);
	if (p->fn->desc)
		wir_print_desc(p->o, p->fn->desc);
	put_in_lines(p);
	index_edges(p);
	for (uint32_t b = 0; b < p->fn->nblock; b++)
		put_block(p, b, &annotation);
	wb_puts(p->o, "}\n");
}

/* ---- modules ------------------------------------------------------------------------------------------- */
/* Numbers the source files that instructions of @fn name, by first use, and prints them. */
static void
put_files(struct wb_out *o, const struct wb_module *m, const struct wb_fn *fn, uint16_t *number, uint16_t *n)
{
	for (uint32_t k = 0; k < fn->ninst; k++) {
		struct wb_loc l = fn->inst[k].src;

		if (!wb_loc_known(l) || !l.file || l.file >= m->files->file.n || number[l.file])
			continue;
		number[l.file] = ++*n;
		wb_printf(o, "file %u ", *n);
		wir_put_string(o, m->files->file.at[l.file]->name);
		wb_puts(o, "\n");
	}
}

void
wb_print_fn(struct wb_out *o, const struct wb_module *m, const struct wb_fn *fn)
{
	struct printer p = { .o = o, .m = m, .fn = fn };
	uint16_t n = 0, *number;

	if (m && m->files) {
		number = WB_NEW(o->arena, uint16_t, m->files->file.n);
		put_files(o, m, fn, number, &n);
		p.file_number = number;
	}
	put_fn(&p);
}

static void
put_symbol(struct wb_out *o, const struct wb_module *m, const struct wb_symbol *s)
{
	wb_puts(o, "symbol ");
	wir_put_name(o, s->name);
	if (s->section) {
		wb_puts(o, " section=");
		wir_put_string(o, s->section);
	}
	if (s->addr)
		wb_printf(o, " at=0x%llx", (unsigned long long)s->addr);
	if (s->fn < m->nfn) {
		wb_puts(o, " fn=@");
		wir_put_name(o, m->fn[s->fn]->name);
	}
	wb_puts(o, "\n");
}

void
wb_print_module(struct wb_out *o, const struct wb_module *m)
{
	uint16_t n = 0, *number = NULL;

	if (m->target) {
		wb_puts(o, "target ");
		wir_put_name(o, m->target);
		wb_puts(o, "\n");
	}
	if (m->files)
		number = WB_NEW(o->arena, uint16_t, m->files->file.n);
	for (uint32_t f = 0; f < m->nfn && number; f++)
		put_files(o, m, m->fn[f], number, &n);
	for (uint32_t s = 0; s < m->nsymbol; s++)
		put_symbol(o, m, &m->symbol[s]);
	for (uint32_t f = 0; f < m->nfn; f++) {
		struct printer p = { .o = o, .m = m, .fn = m->fn[f], .file_number = number };

		wb_puts(o, f || m->target || n || m->nsymbol ? "\n" : "");
		put_fn(&p);
	}
}
