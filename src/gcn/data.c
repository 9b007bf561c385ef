/* src/gcn/data.c -- contents of data sections.
 *
 * Values that depend on labels are computed when all lines have been read: a difference of two labels is a number, a
 * single label is an address that the loader stores.
 */
#include "gcn.h"

/* bytes of contents of all sections; zeros at their ends do not count */
#define MOST_BYTES ((uint64_t)64 << 20)

/* Makes room for @n bytes at the next address, with zeros before them. False: contents are not kept. */
static bool
reach(struct wb_gcn_unit *u, uint64_t n)
{
	static const char zero[256];
	struct section *s = u->sec;
	uint64_t more = s->at - s->data.n;

	if (s->skip || s->lost || u->raw)
		return false;
	if (!wb_add_u64(more, n, &more) || more > MOST_BYTES - u->held) {
		s->lost = true;
		return false;
	}
	u->held += more;
	if (!s->data.arena)
		s->data = wb_out_new(u->cx->unit);
	while (s->data.n < s->at)
		wb_putn(&s->data, zero, s->at - s->data.n < sizeof(zero) ? s->at - s->data.n : sizeof(zero));
	return s->data.n == s->at;
}

void
gcn_data_bytes(struct wb_gcn_unit *u, const void *at, uint64_t n)
{
	if (n && reach(u, n))
		wb_putn(&u->sec->data, at, n);
}

static void
little(uint64_t v, uint8_t out[8])
{
	for (int k = 0; k < 8; k++)
		out[k] = (uint8_t)(v >> 8 * k);
}

void
gcn_data_value(struct wb_gcn_unit *u, const struct value *v, uint32_t bytes)
{
	struct data_value d = { u->sec->at, bytes, *v };
	uint8_t raw[8];

	if (v->plus != WB_NONE || v->minus != WB_NONE)
		WB_PUSH(u->cx->tmp, &u->sec->value, d);
	little(v->plus == WB_NONE && v->minus == WB_NONE ? (uint64_t)v->k : 0, raw);
	gcn_data_bytes(u, raw, bytes);
}

void
gcn_data_repeat(struct wb_gcn_unit *u, uint64_t n, uint64_t v, uint32_t bytes)
{
	uint8_t raw[8];
	uint64_t all;

	if (!v || !bytes)
		return;		/* contents are zero by default */
	little(v, raw);
	if (!wb_mul_u64(n, bytes, &all) || !reach(u, all)) {
		u->sec->lost = true;
		return;
	}
	while (n--)
		wb_putn(&u->sec->data, (const char *)raw, bytes);
}

/* ---- the module's sections -------------------------------------------------------------- */
static bool
writable(const char *name)
{
	return strncmp(name, ".rodata", 7) != 0 && strncmp(name, ".data.rel.ro", 12) != 0;
}

/* A value that the loader stores: an address, or a distance from a symbol of section @s itself. */
static struct wb_patch
patch_of(const struct wb_gcn_unit *u, const struct section *s, const struct data_value *d)
{
	const struct sym *from = d->v.minus == WB_NONE ? NULL : &u->sym.at[d->v.minus];
	bool relative = from && from->defined && !from->absolute && !from->twice && from->section == s->id &&
		(d->bytes == 4 || d->bytes == 8) && !s->epoch;
	bool known = (relative || (!from && d->bytes == 8)) && !d->v.reloc;

	return (struct wb_patch){ .offset = d->offset,
		.bytes = d->bytes,
		.addend = (uint64_t)d->v.k + (relative ? d->offset - from->addr : 0),
		.relative = relative,
		.symbol = known ? d->v.plus : WB_NONE };
}

static void
settle(struct wb_gcn_unit *u, const struct section *s, struct wb_section *out)
{
	out->patch = WB_NEW(u->cx->unit, struct wb_patch, s->value.n);
	for (uint32_t k = 0; k < s->value.n; k++) {
		struct data_value d = s->value.at[k];
		uint8_t raw[8];

		if (gcn_expr_fold(u, &d.v) && d.v.plus == WB_NONE && d.v.minus == WB_NONE) {
			little((uint64_t)d.v.k, raw);
			memcpy(s->data.at + d.offset, raw, d.bytes);
			continue;
		}
		out->patch[out->npatch++] = patch_of(u, s, &d);
	}
}

void
gcn_data_sections(struct wb_gcn_unit *u)
{
	u->data = WB_NEW(u->cx->unit, struct wb_section, u->section.n);
	for (uint32_t k = 0; k < u->section.n; k++) {
		const struct section *s = u->section.at[k];
		struct wb_section *out = &u->data[u->ndata];

		if (s->skip || (s->lost && !s->code) || !s->at)
			continue;
		*out = (struct wb_section){ .name = s->name,
			.code = s->code,
			.has_gaps = s->epoch != 0,
			.writable = writable(s->name),
			.align = s->align,
			.bytes = s->at };
		settle(u, s, out);
		*(s->code ? &out->among : &out->at) = (const uint8_t *)s->data.at;
		*(s->code ? &out->namong : &out->held) = s->data.n;
		u->ndata++;
	}
}
