/* src/exact/memory.c -- memory accesses: how many lines and LDS rounds they take (M4, M5), and the data, as far as it
 * is known.
 *
 * Lines are counted by offsets from bases that are multiples of a line, so the base does not matter. If it is unknown
 * whether some lanes are on, the access is counted with all of them and without. More lanes never touch fewer lines, so
 * if both counts are equal, this is the count.
 */
#include "exact.h"

#define NUMBER(x) ((struct val){ (x), 0, TAG_NUMBER })
#define UNKNOWN ((struct val){ 0, 0, TAG_UNKNOWN })
#define MOST_LINES (LANES * 5)

/* The addresses of lanes: offsets from a base, in private memory (BASE_PRIVATE) or in LDS (BASE_SHARED). */
struct addresses {
	uint32_t base[LANES];
	uint64_t at[LANES];
	uint64_t must, may;
	uint32_t one;			/* the buffer of all lanes that may be on; WB_NONE: it need not be one */
	uint64_t wave_at;		/* private memory: start of the wave's part, a multiple of its lanes */
};

static uint32_t
number_of(const struct wave *w, const struct step *p)
{
	return (uint32_t)(p - w->g->step);
}

/* ---- lines ------------------------------------------------------------------------------- */
struct lines {
	uint64_t at[MOST_LINES];
	uint32_t n;
};

/* Adds the lines of the @bytes bytes at offset @at, which may wrap from before the base to behind it. */
static void
add_lines(struct lines *t, uint32_t shift, uint32_t base, uint64_t at, uint32_t bytes)
{
	uint64_t line = (uint64_t)1 << shift, touched = ((at & (line - 1)) + bytes - 1) / line + 1;

	for (uint64_t n = 0; n < touched; n++) {
		/* no two bases have the same keys: offsets are numbers of 49 bits with sign, bases are below 2^10 */
		uint64_t key = (at + n * line) >> shift ^ (uint64_t)base << 54;
		uint32_t k = t->n;

		while (k && t->at[k - 1] != key)	/* the latest ones first: neighbours share lines */
			k--;
		if (!k && t->n < MOST_LINES)
			t->at[t->n++] = key;
	}
}

/* The position of byte @offset of a lane's private memory, whose words are interleaved with those of other lanes. */
static uint64_t
interleaved(const struct wave *w, uint64_t offset, uint32_t lane)
{
	return offset / 4 * (w->g->lanes * 4) + lane * 4 + offset % 4;
}

static uint32_t
count_lines(const struct wave *w, const struct step *p, const struct addresses *q, uint64_t lanes)
{
	struct lines t = { .n = 0 };

	for (; lanes; lanes &= lanes - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(lanes);

		if (q->base[l] == BASE_SHARED)
			continue;
		if (q->base[l] != BASE_PRIVATE) {
			add_lines(&t, w->g->line_shift, q->base[l], q->at[l], p->bytes);
			continue;
		}
		for (uint32_t k = 0; k < p->bytes; k += 4)
			add_lines(&t, w->g->line_shift, BASE_PRIVATE, q->wave_at + interleaved(w, q->at[l] + k, l),
				p->bytes < 4 ? p->bytes : 4);
	}
	w->g->work += (uint64_t)t.n * t.n / LINE_PAIRS;
	return t.n;
}

/* Whether @lanes access all bytes of lines that are one after another, and of no others. Offsets count from multiples
 * of a line; if they do not, all lanes access less than a line (find_places). */
static bool
touch_whole_lines(const struct wave *w, const struct step *p, const struct addresses *q, uint64_t lanes)
{
	uint32_t base = lanes ? q->base[__builtin_ctzll(lanes)] : BASE_NONE;
	uint64_t line = (uint64_t)1 << w->g->line_shift, size = 0;
	int64_t first = INT64_MAX;
	bool in[LANES * 16] = { false };

	for (uint64_t left = lanes; left; left &= left - 1)
		first = (int64_t)q->at[__builtin_ctzll(left)] < first ? (int64_t)q->at[__builtin_ctzll(left)] : first;
	for (uint64_t left = lanes; left; left &= left - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(left);
		uint64_t at = q->at[l] - (uint64_t)first;

		if (q->base[l] != base || base == BASE_SHARED || base == BASE_PRIVATE || at + p->bytes > sizeof in)
			return false;
		memset(in + at, true, p->bytes);
		size = at + p->bytes > size ? at + p->bytes : size;
	}
	return size && size % line == 0 && (uint64_t)first % line == 0 && !memchr(in, false, size);
}

/* Whether @lanes access words one after another, lane l the l-th (M19): then subsets of them do, too. @open: not known,
 * for it is not known how far two bases are from each other. */
static bool
access_row(const struct wave *w, const struct step *p, const struct addresses *q, uint64_t lanes, bool *open)
{
	uint32_t first = lanes ? (uint32_t)__builtin_ctzll(lanes) : 0;

	if (p->act != ACT_VMEM || p->is_atomic || (p->bytes != 4 && p->bytes != 8) ||
		w->g->m->fn[p->fn]->inst[p->inst].mem.space == WB_SPACE_SCRATCH)
		return false;
	*open = false;
	for (uint64_t left = lanes; left; left &= left - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(left);

		if (q->base[l] != q->base[first])
			*open = true;
		else if (q->at[l] - q->at[first] != (uint64_t)(l - first) * p->bytes)
			return *open = false;
	}
	return !*open;
}

/* The same of the lanes that are on; false: it is not known. */
static bool
find_row(struct wave *w, const struct step *p, const struct addresses *q)
{
	bool open = false;

	w->effect.row = access_row(w, p, q, q->may, &open);
	if (!open && !w->effect.row && q->must != q->may)
		open = access_row(w, p, q, q->must, &open) || open;
	return !open;
}

/* ---- rounds -------------------------------------------------------------------------------- */
static uint32_t
count_all_rounds(struct wave *w, const struct step *p, const uint32_t *addr, uint64_t lanes)
{
	struct program *g = w->g;
	uint32_t width = g->machine->lds_bank_bytes, banks = g->machine->lds_banks, most = 0;

	g->access++;
	memset(g->bank_words, 0, banks * sizeof *g->bank_words);
	for (uint32_t e = 0; e < p->count; e++)
		for (uint64_t left = lanes; left; left &= left - 1) {
			uint32_t at = addr[__builtin_ctzll(left)] + (e ? p->offset1 : (uint32_t)p->offset);

			for (uint32_t word = at / width; word <= (at + p->bytes - 1) / width; word++) {
				uint32_t *load = &g->bank_words[word % banks];

				if (!p->is_atomic && g->word_access[word] == g->access)
					continue;
				g->word_access[word] = g->access;
				if (++*load > most)
					most = *load;
			}
		}
	return most;
}

/* The same, or the last result if it applies. Code repeats, and moving all addresses by a multiple of the width of a
 * bank only renumbers the banks. */
static uint32_t
count_rounds(struct wave *w, const struct step *p, const uint32_t *addr, uint64_t lanes)
{
	struct pattern *o = p->pattern, now;
	uint32_t first = lanes ? addr[__builtin_ctzll(lanes)] : 0;

	for (uint32_t l = 0; l < LANES; l++)
		now.at[l] = lanes >> l & 1 ? addr[l] - first : 0;
	now.low = first % w->g->machine->lds_bank_bytes;
	if (o && o->lanes == lanes && o->low == now.low && memcmp(o->at, now.at, sizeof now.at) == 0)
		return o->rounds;
	now.lanes = lanes;
	now.rounds = count_all_rounds(w, p, addr, lanes);
	if (!o)
		o = w->g->step[number_of(w, p)].pattern = WB_NEW(w->g->cx->tmp, struct pattern, 1);
	*o = now;
	return now.rounds;
}

/* ---- elements --------------------------------------------------------------------------------- */
static uint32_t
extended(const struct step *p, uint32_t x, uint32_t old)
{
	if (p->bytes == 1)
		x = p->signed_load ? (uint32_t)(int32_t)(int8_t)x : x & 255;
	else if (p->bytes == 2)
		x = p->signed_load ? (uint32_t)(int32_t)(int16_t)x : x & 0xffff;
	if (p->d16)
		x = p->d16 == 1 ? (old & 0xffff0000) | (x & 0xffff) : (old & 0xffff) | x << 16;
	return x;
}

/* Up to four bytes of @at, if all are known. */
static struct val
known_bytes(const uint8_t *at, const uint8_t *known, uint32_t bytes)
{
	uint32_t x = 0;

	for (uint32_t k = 0; k < bytes; k++)
		if (!known[k])
			return UNKNOWN;
	memcpy(&x, at, bytes);
	return NUMBER(x);
}

static struct val
load_table(const struct wb_section *s, uint64_t at, uint32_t bytes)
{
	uint8_t four[4];
	uint32_t x = 0;

	if (!wb_section_constant(s, at, bytes, four))
		return UNKNOWN;
	memcpy(&x, four, bytes);
	return NUMBER(x);
}

static struct val
load_constant(const struct program *g, uint64_t at, uint32_t bytes)
{
	for (uint32_t k = 0; k < g->m->nsection; k++) {
		const struct wb_section *s = &g->m->section[k];

		if (s->code || !s->linked || at < s->image || at - s->image >= s->bytes)
			continue;
		return load_table(s, at - s->image, bytes);
	}
	return UNKNOWN;
}

/* @bytes (at most four) at offset @at from @base. */
static struct val
load_word(const struct program *g, uint32_t base, uint64_t at, uint32_t bytes)
{
	const struct contents *b = base >= g->first_arg && base < g->nbase ? &g->contents[base - g->first_arg] : NULL;

	if (base == BASE_KERNARG && at % 4 == 0 && bytes == 4 && at / 4 < g->kernarg_bytes / 4 &&
		is_based(g->kernarg_base[at / 4].tag)) {
		const struct scalar *s = &g->kernarg_base[at / 4];

		return (struct val){ s->v, s->aux, s->tag };
	}
	if (base == BASE_KERNARG && at < g->kernarg_bytes && bytes <= g->kernarg_bytes - at)
		return known_bytes(g->kernarg + at, (const uint8_t *)g->kernarg_known + at, bytes);
	if (base == BASE_PACKET && at <= sizeof g->packet - bytes)
		return known_bytes(g->packet + at, (const uint8_t *)g->packet_known + at, bytes);
	/* where gfx8 code reads the apertures */
	if (base == BASE_QUEUE && bytes == 4 && (at == 0x40 || at == 0x44))
		return (struct val){ 0, 0, TAG(at == 0x40 ? BASE_SHARED : BASE_PRIVATE, PART_HI) };
	if (base == BASE_CODE)
		return load_constant(g, at, bytes);
	if (base >= g->first_section && base < g->first_arg)
		return load_table(&g->m->section[base - g->first_section], at, bytes);
	if (b && b->at && at < b->bytes && bytes <= b->bytes - at)
		return known_bytes(b->at + at, b->known + at, bytes);
	return UNKNOWN;
}

/* Writes a value of a lane to bytes @at. They are @known then, unless @x is not, or it is not @certain that they are
 * written. */
static void
store_bytes(uint8_t *at, uint8_t *known, struct val x, uint32_t bytes, bool certain)
{
	if (certain && x.tag == TAG_NUMBER)
		memcpy(at, &x.v, bytes);
	memset(known, certain && x.tag == TAG_NUMBER, bytes);
}

static struct vec *
private_word(struct wave *w, uint64_t word)
{
	if (word >= w->g->scratch_words)
		return NULL;
	if (!w->scratch[word]) {
		w->scratch[word] = WB_NEW(w->g->cx->tmp, struct vec, 1);
		w->scratch[word]->origin = WB_NONE;
	}
	return w->scratch[word];
}

static struct val
part_of(struct val x, uint32_t shift)
{
	return x.tag != TAG_NUMBER && shift ? UNKNOWN : (struct val){ x.v >> shift, x.aux, x.tag };
}

/* ---- loads and stores of lanes -------------------------------------------------------------------- */
static struct val
load_element(struct wave *w, const struct addresses *q, uint32_t l, uint32_t k, uint32_t bytes, uint32_t *origin)
{
	const struct group *g = w->group;
	uint64_t at = q->at[l] + 4 * k;
	struct val x;

	if (q->base[l] == BASE_SHARED)
		return at < w->g->lds_bytes && bytes <= w->g->lds_bytes - at ?
			known_bytes(g->lds + at, g->lds_known + at, bytes) :
			UNKNOWN;
	if (q->base[l] == BASE_PRIVATE) {
		struct vec *v = private_word(w, q->wave_at / (w->g->lanes * 4) + at / 4);

		if (!v)
			return UNKNOWN;
		if (v->origin != WB_NONE)
			*origin = v->origin;
		x = v->known >> l & 1 ? NUMBER(v->v[l]) :
			v->based >> l & 1 ? (struct val){ v->v[l], v->aux[l], v->tag[l] } :
					    UNKNOWN;
		return bytes < 4 ? part_of(x, 8 * (uint32_t)(at & 3)) : x;
	}
	return load_word(w->g, q->base[l], at, bytes);
}

/* Whether all lanes that may be on access buffers with unknown contents. */
static bool
all_unknown(const struct program *g, const struct addresses *q)
{
	for (uint64_t left = q->may; left; left &= left - 1) {
		uint32_t base = q->base[__builtin_ctzll(left)];

		if (base < g->first_arg || (base < g->nbase && g->contents[base - g->first_arg].at))
			return false;
	}
	return true;
}

static void
load_lanes(struct wave *w, const struct step *p, const struct addresses *q, uint32_t first_unit)
{
	uint32_t units = p->bytes < 4 ? 1 : p->bytes / 4u;
	bool nothing = all_unknown(w->g, q);

	for (uint32_t u = 0; u < units; u++) {
		uint32_t origin = number_of(w, p), bytes = p->bytes < 4 ? p->bytes : 4;
		struct vec r = { .known = 0, .based = 0 };

		for (uint64_t left = nothing ? 0 : q->may; left; left &= left - 1) {
			uint32_t l = (uint32_t)__builtin_ctzll(left);
			struct val x = load_element(w, q, l, u, bytes, &origin);

			if (bytes < 4 && x.tag == TAG_NUMBER) {
				struct val old = p->d16 ? wb_exact_lane_val(w, &p->d, first_unit + u, l) : NUMBER(0);

				x = old.tag == TAG_NUMBER && !p->half_unknown ? NUMBER(extended(p, x.v, old.v)) :
										UNKNOWN;
			} else if (bytes < 4) {
				x = UNKNOWN;
			}
			wb_exact_set_lane(&r, l, x);
		}
		r.origin = origin;
		wb_exact_write(w, p, &p->d, first_unit + u, &r);
	}
}

static void
store_element(struct wave *w, const struct step *p, const struct addresses *q, uint32_t l, uint32_t k, struct val x)
{
	uint32_t bytes = p->bytes < 4 ? p->bytes : 4;
	uint64_t at = q->at[l] + 4 * k;
	bool certain = q->must >> l & 1;

	if (q->base[l] == BASE_SHARED) {
		if (at < w->g->lds_bytes && bytes <= w->g->lds_bytes - at)
			store_bytes(w->group->lds + at, w->group->lds_known + at, x, bytes, certain);
	} else if (q->base[l] == BASE_PRIVATE) {
		struct vec *v = private_word(w, q->wave_at / (w->g->lanes * 4) + at / 4);
		uint32_t shift = 8 * (uint32_t)(at & 3),
			 mask = bytes < 4 ? ((1u << 8 * bytes) - 1) << shift : UINT32_MAX;

		if (!v)
			return;
		if (bytes < 4)
			x = x.tag == TAG_NUMBER && v->known >> l & 1 ?
				NUMBER((v->v[l] & ~mask) | (x.v << shift & mask)) :
				UNKNOWN;
		wb_exact_set_lane(v, l, certain ? x : UNKNOWN);
		if (x.tag == TAG_UNKNOWN || !certain)
			v->origin = p->data.kind == REF_VECTOR && wb_exact_origin(w, &p->data) != WB_NONE ?
				wb_exact_origin(w, &p->data) :
				number_of(w, p);
	} else if (q->base[l] >= w->g->first_arg &&
		q->base[l] < w->g->nbase) { /* several workgroups are executed at once only if no contents are given */
		struct contents *b = &w->g->contents[q->base[l] - w->g->first_arg];

		if (b->at && at < b->bytes && bytes <= b->bytes - at)
			store_bytes(b->at + at, b->known + at, x, bytes, certain);
	}
}

static void
store_lanes(struct wave *w, const struct step *p, const struct addresses *q, const struct ref *data)
{
	uint32_t units = p->bytes < 4 ? 1 : p->bytes / 4u;

	for (uint64_t left = q->may; left; left &= left - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(left);

		for (uint32_t u = 0; u < units; u++) {
			struct val x =
				p->is_atomic || data->kind == REF_NONE ? UNKNOWN : wb_exact_lane_val(w, data, u, l);

			store_element(w, p, q, l, u, p->d16 == 2 ? part_of(x, 16) : x);
		}
	}
}

static void
move_data(struct wave *w, const struct step *p, const struct addresses *q)
{
	if (!p->run)
		return;
	if (p->is_load)
		load_lanes(w, p, q, 0);
	else
		store_lanes(w, p, q, &p->data);
	if (p->is_atomic)
		wb_exact_unknown(w, p);
}

/* ---- vector memory ------------------------------------------------------------------------------------ */
/* The start of the wave's private memory, by FLAT_SCRATCH. */
static bool
flat_scratch(const struct wave *w, uint64_t *at)
{
	struct ref r = { .kind = REF_SCALAR, .nunit = 2, .unit = WB_GCN_FLAT_SCRATCH_LO };
	struct val lo = wb_exact_scalar_val(w, &r, 0), hi = wb_exact_scalar_val(w, &r, 1);
	uint32_t base;

	*at = 0;
	if (w->g->m->gfx < 0x900)
		return hi.tag == TAG(BASE_WAVE_SHIFTED, PART_LO) && hi.v == 0;
	return wb_exact_address(w->g, &lo, &hi, &base, at) && base == BASE_WAVE_SCRATCH &&
		*at % (4 * w->g->lanes) == 0;
}

/* An address that is an affine expression in workgroup ids. */
static bool
affine_address(struct wave *w, const struct step *p, const struct val *lo, const struct val *hi, uint32_t *base,
	uint64_t *offset)
{
	struct val a[2] = { *lo, *hi }, b[2] = { NUMBER(0), NUMBER(0) };

	for (uint32_t k = 0; k < 2 && k < p->base.nunit; k++)
		b[k] = wb_exact_scalar_val(w, &p->base, k);
	return (wb_exact_is_affine(w->g, &a[0]) || wb_exact_is_affine(w->g, &b[0])) &&
		wb_exact_affine_address(w->g, a, b, base, offset);
}

static bool
find_address(struct wave *w, const struct step *p, uint32_t l, struct addresses *q)
{
	struct val lo = p->addr.nunit ? wb_exact_lane_val(w, &p->addr, 0, l) : NUMBER(0),
		   hi = p->addr.nunit > 1 ? wb_exact_lane_val(w, &p->addr, 1, l) : NUMBER(0);
	uint64_t x = 0, y = 0;
	uint32_t base = BASE_NONE;

	if (w->g->naffine && (affine_address(w, p, &lo, &hi, &base, &x))) {
		q->base[l] = base;
		q->at[l] = x + (uint64_t)p->offset;
		return true;
	}
	if (!wb_exact_address(w->g, &lo, &hi, &base, &x))
		return false;
	if (p->base.nunit) {
		struct val slo = wb_exact_scalar_val(w, &p->base, 0),
			   shi = p->base.nunit > 1 ? wb_exact_scalar_val(w, &p->base, 1) : NUMBER(0);
		uint32_t other;

		if (!wb_exact_address(w->g, &slo, &shi, &other, &y) || (base != BASE_NONE && other != BASE_NONE))
			return false;
		base = base == BASE_NONE ? other : base;
	}
	q->base[l] = base;
	q->at[l] = x + y + (uint64_t)p->offset;
	return true;
}

static uint32_t
address_origin(const struct wave *w, const struct step *p)
{
	const struct ref *of[] = { &p->addr, &p->base, &p->soffset };

	for (uint32_t k = 0; k < WB_COUNT(of); k++)
		if (of[k]->nunit && wb_exact_origin(w, of[k]) != WB_NONE)
			return wb_exact_origin(w, of[k]);
	return WB_NONE;
}

/* Whether the distances of lanes that are on are known: affine expressions may be at unknown distances, even in one
 * buffer. */
static bool
is_one_affine_base(const struct wave *w, struct addresses *q)
{
	uint32_t first = q->may ? q->base[__builtin_ctzll(q->may)] : BASE_NONE;
	bool differs = first < BASE_KERNARG;

	for (uint64_t left = q->may; left; left &= left - 1) {
		uint32_t base = q->base[__builtin_ctzll(left)];

		if (base != first && (base >= w->g->nbase || first >= w->g->nbase))
			return false;
		differs |= base != first;
	}
	q->one = differs ? WB_NONE : first;
	return true;
}

/* The dimension whose workgroups move an access by less than a line: the one with the smallest power of two. */
static uint32_t
find_misaligned(const struct wave *w, const struct addresses *q)
{
	uint32_t d = NO_DIMENSION;
	uint64_t least = 1u << w->g->line_shift;

	for (uint64_t left = q->may; left; left &= left - 1) {
		uint32_t base = q->base[__builtin_ctzll(left)];
		const struct affine *s = base >= w->g->nbase ? &w->g->affine[base - w->g->nbase] : NULL;

		for (uint32_t k = 0; s && k < 3; k++) {
			uint64_t step = (uint64_t)s->k[k] & -(uint64_t)s->k[k];

			if (step && step < least) {
				least = step;
				d = k;
			}
		}
	}
	return d;
}

/* For a base that is no multiple of a line: whether all lanes access one block of the size of its alignment, as @align
 * has it, so one line. */
static bool
is_one_block(const struct step *p, const struct addresses *q, const uint32_t *align)
{
	uint32_t first = q->may ? (uint32_t)__builtin_ctzll(q->may) : 0;
	uint64_t size = align[q->base[first]];

	for (uint64_t left = q->may; left; left &= left - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(left);

		if (q->base[l] != q->base[first] || q->at[l] / size != q->at[first] / size ||
			q->at[l] % size + p->bytes > size)
			return false;
	}
	return true;
}

static bool
rests_on_unsaid(const struct program *g, uint32_t base)
{
	return g->base_stated[base] < wb_min_u64(g->base_align[base], 1u << g->line_shift);
}

/* Notes whether the number of lines rests on more alignment than the launch states. */
static void
note_rests(const struct wave *w, const struct step *p, const struct addresses *q)
{
	const struct program *g = w->g;
	uint64_t unsaid = 0;
	uint32_t last = BASE_NONE;
	bool is_unsaid = false;

	if (q->one != WB_NONE && !rests_on_unsaid(g, q->one))
		return;
	for (uint64_t left = q->may; left; left &= left - 1) {
		uint32_t b = q->base[__builtin_ctzll(left)];

		if (b != last)		/* neighbours access one buffer */
			is_unsaid = b >= BASE_KERNARG && rests_on_unsaid(g, b);
		last = b;
		unsaid |= is_unsaid ? left & -left : 0;
	}
	if (!unsaid || is_one_block(p, q, g->base_stated))
		return;
	for (; unsaid; unsaid &= unsaid - 1)
		wb_exact_note_rest(g, q->base[__builtin_ctzll(unsaid)], false);
}

/* The two halves of an address in all lanes at once, if all lanes that may be on access one buffer; else false. */
static bool
find_offsets(const struct wave *w, const struct step *p, struct addresses *q)
{
	const struct vec *lo = &w->vec[p->addr.unit], *hi = lo + 1;
	uint32_t first = q->may ? (uint32_t)__builtin_ctzll(q->may) : 0, base = tag_base(lo->tag[first]), differing = 0;

	if (p->addr.kind != REF_VECTOR || p->addr.nunit != 2 || p->base.nunit || q->may & ~(lo->based & hi->based))
		return false;
	if (base < w->g->first_arg || base >= w->g->nbase || w->g->base_align[base] < 1u << w->g->line_shift)
		return false;
	if (q->may & ~(wb_exact_tagged(lo, TAG(base, PART_LO)) & wb_exact_tagged(hi, TAG(base, PART_HI))))
		return false;
	for (uint32_t l = 0; l < LANES; l++) {
		differing |= q->may >> l & 1 ? lo->v[l] ^ hi->aux[l] : 0;
		q->base[l] = base;
		q->at[l] = ((uint64_t)hi->v[l] << 32 | lo->v[l]) + (uint64_t)p->offset;
	}
	if (differing >= w->g->base_align[base])
		return false;
	if (differing >= w->g->base_stated[base])
		wb_exact_note_rest(w->g, base, true);
	q->one = base;
	return true;
}

static bool
find_places(struct wave *w, const struct step *p, struct addresses *q)
{
	enum wb_space space = (enum wb_space)w->g->m->fn[p->fn]->inst[p->inst].mem.space;
	bool small = false;

	if ((space == WB_SPACE_GLOBAL || space == WB_SPACE_FLAT) && find_offsets(w, p, q))
		return true;
	for (uint64_t left = q->may; left; left &= left - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(left);

		if (!find_address(w, p, l, q))
			return false;
		if (space == WB_SPACE_SCRATCH) {
			if (q->base[l] != BASE_NONE)
				return false;
			q->base[l] = BASE_PRIVATE;
			q->at[l] &= UINT32_MAX;
		}
		if (q->base[l] == BASE_NONE)	/* a number, and nothing of the launch is at one */
			wb_exact_undetermined(w, WHY_OUTSIDE, WB_NONE);
		if (q->base[l] == BASE_NONE ||
			(space == WB_SPACE_GLOBAL && (q->base[l] == BASE_SHARED || q->base[l] == BASE_PRIVATE)))
			return false;
		if (q->base[l] == BASE_SHARED || q->base[l] == BASE_PRIVATE)
			q->at[l] &= UINT32_MAX;
		if (q->base[l] == BASE_PRIVATE && !flat_scratch(w, &q->wave_at))
			return false;
		small = small || (q->base[l] >= BASE_KERNARG && w->g->base_align[q->base[l]] < 1u << w->g->line_shift);
		if (q->base[l] >= w->g->nbase && w->g->affine[q->base[l] - w->g->nbase].base < BASE_KERNARG)
			return false;
		if (q->base[l] < BASE_KERNARG && q->base[l] != BASE_SHARED && q->base[l] != BASE_PRIVATE)
			return false;
	}
	if (!is_one_affine_base(w, q))
		return false;
	if (!small || is_one_block(p, q, w->g->base_align))
		return true;
	w->g->misaligned_dimension = find_misaligned(w, q);
	wb_exact_undetermined(w, WHY_LINES, WB_NONE);
	return false;
}

/* Only the original descriptor of private memory is tracked. */
static bool
find_buffer_addresses(struct wave *w, const struct step *p, struct addresses *q)
{
	struct val d[4], s = p->soffset.nunit ? wb_exact_scalar_val(w, &p->soffset, 0) : NUMBER(0);
	uint32_t base;
	uint64_t at;

	for (uint32_t k = 0; k < 4; k++)
		d[k] = wb_exact_scalar_val(w, &p->base, k);
	if (p->idxen || !wb_exact_address(w->g, &d[0], &d[1], &base, &at) ||
		d[2].tag != TAG(BASE_SCRATCH, PART_WORD2) || d[3].tag != TAG(BASE_SCRATCH, PART_WORD3))
		return false;
	if (!(base == BASE_WAVE_SCRATCH && s.tag == TAG_NUMBER) &&
		!(base == BASE_SCRATCH && s.tag == TAG(BASE_WAVE_OFFSET, PART_LO)))
		return false;
	q->wave_at = at + s.v;
	if (q->wave_at % (4 * w->g->lanes))
		return false;
	for (uint64_t left = q->may; left; left &= left - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(left);
		struct val v = p->offen ? wb_exact_lane_val(w, &p->addr, 0, l) : NUMBER(0);

		if (v.tag != TAG_NUMBER)
			return false;
		q->base[l] = BASE_PRIVATE;
		q->at[l] = (uint32_t)(v.v + (uint32_t)p->offset);
	}
	return true;
}

/* Whether the bytes from @low to @high are in a table of the program, which code may not write. */
static bool
are_in_table(const struct wb_section *s, uint64_t low, uint64_t high, bool write)
{
	return !s->code && (s->writable || !write) && high <= s->bytes && low <= high;
}

/* Whether some table of the linked image has them. */
static bool
are_in_image(const struct wb_module *m, uint64_t low, uint64_t high, bool write)
{
	for (uint32_t k = 0; k < m->nsection; k++) {
		const struct wb_section *s = &m->section[k];

		if (s->linked && low >= s->image && are_in_table(s, low - s->image, high - s->image, write))
			return true;
	}
	return false;
}

/* Whether @bytes bytes at @at of *base are in the memory that they start from, in all workgroups that are executed, as
 * far as its size is known; *base becomes that of the memory. What the runtime keeps there is not written (M13). */
static bool
is_inside(const struct program *g, uint32_t *base, uint64_t at, uint32_t bytes, bool write)
{
	int64_t low = (int64_t)at, high = low;
	uint32_t b;

	if (*base >= g->nbase) {
		if (!wb_exact_affine_extent(g, *base, at, &low, &high))
			return false;
		*base = g->affine[*base - g->nbase].base;
	}
	b = *base;
	if (b == BASE_CODE)
		return low >= 0 && are_in_image(g->m, (uint64_t)low, (uint64_t)high + bytes, write);
	if (b >= g->first_section && b < g->first_arg) {
		const struct wb_section *s = &g->m->section[b - g->first_section];

		return low >= 0 && are_in_table(s, (uint64_t)low, (uint64_t)high + bytes, write);
	}
	if (b >= BASE_KERNARG && b < g->first_section && write)
		return false;
	return !g->base_bytes[b] || (low >= 0 && (uint64_t)high + bytes <= g->base_bytes[b]);
}

/* The same of lane @l. */
static bool
lane_is_inside(const struct wave *w, const struct step *p, const struct addresses *q, uint32_t l, uint32_t *base)
{
	*base = q->base[l];
	return is_inside(w->g, base, q->at[l], p->bytes, p->is_store || p->is_atomic);
}

/* The first access outside of a buffer is kept. */
static void
keep_outside(const struct wave *w, const struct step *p, uint32_t base)
{
	struct program *g = w->g;

	if (g->outside != WB_NONE)
		return;
	g->outside = number_of(w, p);
	g->outside_base = base;
}

/* Whether all lanes that are certainly on have one base and the outermost two are inside of their buffer: so are those
 * between them. */
static bool
ends_are_inside(const struct wave *w, const struct step *p, const struct addresses *q)
{
	uint32_t first = (uint32_t)__builtin_ctzll(q->must), low = first, high = first, base;

	for (uint64_t left = q->must; left; left &= left - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(left);

		if (q->one == WB_NONE && q->base[l] != q->base[first])
			return false;
		low = (int64_t)q->at[l] < (int64_t)q->at[low] ? l : low;
		high = (int64_t)q->at[l] > (int64_t)q->at[high] ? l : high;
	}
	return lane_is_inside(w, p, q, low, &base) && lane_is_inside(w, p, q, high, &base);
}

/* Whether @base is of a buffer whose size is not stated. */
static bool
is_unlimited(const struct program *g, uint32_t base)
{
	if (base == WB_NONE)
		return false;
	if (base >= g->nbase)
		base = g->affine[base - g->nbase].base;
	return base < g->first_arg || !g->base_bytes[base];
}

/* Whether a lane that is certainly on accesses memory outside of a buffer whose size the launch states. */
static bool
leaves_buffers(const struct wave *w, const struct step *p, const struct addresses *q)
{
	uint32_t base;

	if (!q->must || (is_unlimited(w->g, q->one)) || ends_are_inside(w, p, q))
		return false;
	for (uint64_t left = q->must; left; left &= left - 1) {
		if (lane_is_inside(w, p, q, (uint32_t)__builtin_ctzll(left), &base))
			continue;
		keep_outside(w, p, base);
		return true;
	}
	return false;
}

/* The base of @base itself: without workgroups. */
static uint32_t
root(const struct program *g, uint32_t base)
{
	return base < g->nbase ? base : g->affine[base - g->nbase].base;
}

/* Whether the machine faults on @at from @base in some workgroup. Of an address that grows with the workgroup, the base
 * is aligned by less where some are. */
static bool
is_misaligned(const struct program *g, const struct step *p, uint32_t base, uint64_t at)
{
	uint32_t align = base == BASE_SHARED || base == BASE_PRIVATE ? p->align : g->base_align[base];

	if (align >= p->align)
		return (at & (p->align - 1)) != 0;
	return (at & (align - 1)) != 0 || (base >= g->nbase && align < g->base_align[root(g, base)]);
}

/* The same of a lane that is certainly on. */
static bool
has_misaligned(const struct wave *w, const struct step *p, const struct addresses *q)
{
	for (uint64_t left = p->align > 1 ? q->must : 0; left; left &= left - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(left);

		if (is_misaligned(w->g, p, q->base[l], q->at[l]))
			return true;
	}
	return false;
}

/* Whether a lane that is on accesses memory beyond its private memory. */
static bool
leaves_private(const struct wave *w, const struct step *p, const struct addresses *q)
{
	for (uint64_t left = q->one == WB_NONE ? q->may : 0; left; left &= left - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(left);

		if (q->base[l] == BASE_PRIVATE &&
			q->wave_at / w->g->lanes + q->at[l] + p->bytes > 4ull * w->g->scratch_words)
			return true;
	}
	return false;
}

void
wb_exact_vmem(struct wave *w, const struct step *p)
{
	struct effect *e = &w->effect;
	struct addresses q;
	uint64_t lds = 0;

	w->g->work += VMEM_COST;
	q.wave_at = 0;
	q.one = WB_NONE;
	wb_exact_exec(w, &q.must, &q.may);
	if (!(p->act == ACT_BUFFER ? find_buffer_addresses(w, p, &q) : find_places(w, p, &q)) ||
		leaves_private(w, p, &q)) {
		wb_exact_undetermined(w, WHY_ADDRESS, address_origin(w, p));
		return;
	}
	if (leaves_buffers(w, p, &q)) {
		wb_exact_undetermined(w, WHY_OUTSIDE, WB_NONE);
		return;
	}
	if (has_misaligned(w, p, &q)) {
		wb_exact_undetermined(w, WHY_MISALIGNED, WB_NONE);
		return;
	}
	note_rests(w, p, &q);
	for (uint64_t left = q.one == WB_NONE ? q.may : 0; left; left &= left - 1)
		lds |= (uint64_t)(q.base[__builtin_ctzll(left)] == BASE_SHARED) << __builtin_ctzll(left);
	e->trans = count_lines(w, p, &q, q.may);
	e->rounds = (uint32_t)__builtin_popcountll(lds);
	if (w->g->machine->address_cycles && !find_row(w, p, &q)) {
		wb_exact_undetermined(w, q.must != q.may ? WHY_MASK : WHY_ADDRESS,
			q.must != q.may ? w->s[WB_GCN_EXEC_LO].origin : address_origin(w, p));
		return;
	}
	e->whole = w->g->machine->whole_service.num && !p->is_atomic && p->act == ACT_VMEM &&
		touch_whole_lines(w, p, &q, q.may);
	if (q.must != q.may && (count_lines(w, p, &q, q.must) != e->trans || lds & ~q.must ||
		(e->whole && !touch_whole_lines(w, p, &q, q.must)))) {
		wb_exact_undetermined(w, WHY_MASK, w->s[WB_GCN_EXEC_LO].origin);
		return;
	}
	move_data(w, p, &q);
}

/* ---- LDS ----------------------------------------------------------------------------------------------- */
/* Whether M0 limits LDS: on gfx8. */
static bool
limits_lds(const struct wave *w)
{
	return w->g->m->gfx < 0x900;
}

/* Whether all elements of lanes that are on are in the LDS of the workgroup; on gfx8 also below M0. Offsets are added
 * in 32 bits. */
static bool
within_lds(const struct wave *w, const struct step *p, const uint32_t *addr, uint64_t lanes)
{
	uint64_t limit = limits_lds(w) ? wb_min_u64(w->g->lds_bytes, w->s[WB_GCN_M0].v) : w->g->lds_bytes;
	uint32_t last = 0;

	for (uint32_t n = 0; n < p->count; n++) {
		uint32_t offset = n ? p->offset1 : (uint32_t)p->offset;

		for (uint32_t l = 0; l < LANES; l++) {
			uint32_t x = lanes >> l & 1 ? addr[l] + offset : 0;

			last = x > last ? x : last;
		}
	}
	return !lanes || (uint64_t)last + p->bytes <= limit;
}

static bool
misaligned(const uint32_t *addr, uint32_t offset, uint64_t lanes, uint32_t align)
{
	uint32_t bits = 0;

	for (uint64_t left = align > 1 ? lanes : 0; left; left &= left - 1)
		bits |= addr[__builtin_ctzll(left)] + offset;
	return bits & (align - 1);
}

void
wb_exact_lds(struct wave *w, const struct step *p)
{
	static const struct ref m0 = { .kind = REF_SCALAR, .nunit = 1, .unit = WB_GCN_M0 };
	const struct vec *a = &w->vec[p->addr.unit];
	uint32_t addr[LANES], units = p->bytes < 4 ? 1 : p->bytes / 4u;
	struct effect *e = &w->effect;
	struct addresses q;

	w->g->work += LDS_COST;
	wb_exact_exec(w, &q.must, &q.may);
	if (q.may & ~a->known) {
		wb_exact_undetermined(w, WHY_ADDRESS, a->origin);
		return;
	}
	if (limits_lds(w) && q.may && wb_exact_scalar_val(w, &m0, 0).tag != TAG_NUMBER) {
		wb_exact_undetermined(w, WHY_ADDRESS, w->s[WB_GCN_M0].origin);
		return;
	}
	memcpy(addr, a->v, sizeof addr);
	if (!within_lds(w, p, addr, q.may)) {
		wb_exact_undetermined(w, WHY_FAULT, WB_NONE);
		return;
	}
	for (uint32_t n = 0; n < p->count; n++)
		if (misaligned(addr, n ? p->offset1 : (uint32_t)p->offset, q.must, p->align)) {
			wb_exact_undetermined(w, WHY_MISALIGNED, WB_NONE);
			return;
		}
	e->rounds = count_rounds(w, p, addr, q.may);
	if (q.must != q.may && count_rounds(w, p, addr, q.must) != e->rounds) {
		wb_exact_undetermined(w, WHY_MASK, w->s[WB_GCN_EXEC_LO].origin);
		return;
	}
	if (e->rounds && e->rounds < p->store_rounds)
		e->rounds = p->store_rounds;
	if (!p->run)
		return;
	for (uint32_t n = 0; n < p->count; n++) {
		for (uint32_t l = 0; l < LANES; l++) {
			q.base[l] = BASE_SHARED;
			q.at[l] = addr[l] + (n ? p->offset1 : (uint32_t)p->offset);
		}
		if (p->is_load)
			load_lanes(w, p, &q, n * units);
		else
			store_lanes(w, p, &q, n ? &p->data2 : &p->data);
	}
	if (p->is_atomic)
		wb_exact_unknown(w, p);
}

/* ---- scalar memory ---------------------------------------------------------------------------------------- */
/* So many bytes at an offset from a base. */
struct span {
	uint32_t base, bytes;
	uint64_t at;
};

/* The sum of an address and the unsigned @x; both may be affine. The @ignored low bits of the address, or of both, do
 * not count. */
static bool
add_offset(struct wave *w, const struct val base[2], struct val x, uint64_t ignored, struct span *q)
{
	struct program *g = w->g;
	const struct val offset[2] = { x, NUMBER(0) };

	if (wb_exact_is_affine(g, &base[0]) || wb_exact_is_affine(g, &x)) {
		if (x.v & ignored || (x.tag != TAG_NUMBER && g->base_align[tag_base(x.tag)] <= ignored) ||
			!wb_exact_affine_address(g, base, offset, &q->base, &q->at))
			return false;
		q->at &= ~ignored;
	} else {
		if (x.tag != TAG_NUMBER || !wb_exact_address(g, &base[0], &base[1], &q->base, &q->at))
			return false;
		q->at = (q->at & ~ignored) + x.v;
	}
	return q->base == BASE_NONE || g->base_align[q->base] > ignored;
}

/* Cuts off what is behind the end that a descriptor states, which is not accessed. False: it is not known how much. */
static bool
cut(const struct wave *w, const struct step *p, struct val x, uint64_t offset, struct span *q)
{
	struct val upper = wb_exact_scalar_val(w, &p->base, 1), n = wb_exact_scalar_val(w, &p->base, 2);
	uint32_t stride = upper.tag == TAG_NUMBER ? upper.v >> 16 & 0x3fff : 0;	/* addresses have 48 bits */
	uint64_t end = (uint64_t)(stride ? stride : 1) * n.v, at = x.v + offset;
	int64_t low = x.v, high = x.v;

	if (n.tag != TAG_NUMBER || x.tag == TAG_UNKNOWN)
		return false;
	if (x.tag != TAG_NUMBER)
		return wb_exact_is_affine(w->g, &x) &&
			wb_exact_affine_extent(w->g, tag_base(x.tag), x.v, &low, &high) && low >= 0 &&
			(uint64_t)high + offset + q->bytes <= end;
	if (at + q->bytes > end)
		q->bytes = at >= end ? 0 : (uint32_t)(end - at) & ~3u;
	return true;
}

/* Where a scalar access is. The lowest bits of its base and of its offsets are ignored, each by themselves; with a
 * descriptor, those of the sum of offsets. False: it is not known. */
static bool
find_place(struct wave *w, const struct step *p, struct span *q)
{
	uint64_t ignored = (p->bytes < 4 ? p->bytes : 4u) - 1, kept = p->base.nunit == 4 ? UINT64_MAX : ~ignored;
	uint64_t offset = (uint64_t)p->offset & kept;
	struct val base[2] = { wb_exact_scalar_val(w, &p->base, 0), wb_exact_scalar_val(w, &p->base, 1) };
	struct val x = NUMBER(0);

	for (uint32_t k = 0; k < p->nsrc; k++)
		if (p->src[k].kind == REF_IMM)
			offset += (uint64_t)(int64_t)(int32_t)(uint32_t)p->src[k].imm & kept;
		else
			x = wb_exact_scalar_val(w, &p->src[k], 0);
	x.v &= x.tag == TAG_NUMBER ? (uint32_t)kept : UINT32_MAX;
	*q = (struct span){ BASE_NONE, p->bytes, 0 };
	if (p->base.nunit == 4 && !cut(w, p, x, offset, q))
		return false;
	if (!add_offset(w, base, x, ignored, q))
		return false;
	q->at = (q->at + offset) & ~ignored;
	return true;
}

static uint32_t
scalar_origin(const struct wave *w, const struct step *p)
{
	uint32_t from = wb_exact_origin(w, &p->base);

	for (uint32_t k = 0; k < p->nsrc && from == WB_NONE; k++)
		from = wb_exact_origin(w, &p->src[k]);
	return from;
}

/* Whether the access at @q is to memory of the launch. Private memory is not tracked here. */
static bool
is_of_launch(struct wave *w, const struct step *p, const struct span *q)
{
	uint32_t base = q->base;

	if (base == BASE_NONE || root(w->g, base) == BASE_NONE) {
		wb_exact_undetermined(w, WHY_OUTSIDE, WB_NONE);
		return false;
	}
	if (root(w->g, base) < BASE_KERNARG) {
		wb_exact_undetermined(w, WHY_ADDRESS, WB_NONE);
		return false;
	}
	if (is_inside(w->g, &base, q->at, q->bytes, p->is_store || p->is_atomic))
		return true;
	keep_outside(w, p, base);
	wb_exact_undetermined(w, WHY_OUTSIDE, WB_NONE);
	return false;
}

static void
load_scalars(struct wave *w, const struct step *p, const struct span *q)
{
	uint32_t bytes = p->bytes < 4 ? p->bytes : 4;

	for (uint32_t k = 0; k < p->d.nunit && k < 16; k++) {
		struct val x = load_word(w->g, q->base, q->at + 4 * k, bytes);

		if (x.tag == TAG_NUMBER)
			x.v = extended(p, x.v, 0);
		wb_exact_set_scalar(w, p->d.unit + k, x, x.tag == TAG_UNKNOWN ? number_of(w, p) : WB_NONE);
	}
}

/* Its time is known, whatever its address. But a run in which it leaves the memory of the launch is none. A store may
 * write any memory, also that of lanes of other waves. */
void
wb_exact_smem(struct wave *w, const struct step *p)
{
	struct span q;

	w->effect.trans = p->trans;
	if (!find_place(w, p, &q)) {
		wb_exact_undetermined(w, WHY_ADDRESS, scalar_origin(w, p));
		return;
	}
	if (q.bytes && !is_of_launch(w, p, &q))
		return;
	if (p->is_atomic && is_misaligned(w->g, p, q.base, q.at)) {
		wb_exact_undetermined(w, WHY_MISALIGNED, WB_NONE);
		return;
	}
	w->effect.arguments = root(w->g, q.base) == BASE_KERNARG || root(w->g, q.base) == BASE_PACKET;
	if (p->is_store || p->is_atomic)
		wb_exact_forget_contents(w->g);
	if (p->run && p->base.nunit == 2 && p->is_load && !p->is_atomic)
		load_scalars(w, p, &q);
	else if (p->run)
		p->run(w, p);
}
