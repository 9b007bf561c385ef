/* src/object/carrier.c -- finds the AMDGPU code objects in a file.
 *
 * A code object is an ELF file by itself, or an entry of a clang offload bundle (plain or compressed), or an entry
 * of an LLVM offload binary. Each of these may be in a section of a host executable or object file, and all of them in
 * an archive:
 *
 *   archive --members--> host ELF --sections--> bundle --entries--> code object
 *                                               offload binary ----> code object
 *                                               raw ELF
 *
 * There is no recursion but a work list of byte ranges. A malicious file may name the same bytes many times, so the
 * depth, the number of ranges and the bytes visited are limited.
 */
#include <stdlib.h>

#include "object.h"

#define BUNDLE_MAGIC "__CLANG_OFFLOAD_BUNDLE__"
#define OFFLOAD_MAGIC "\x10\xFF\x10\xAD"
#define PACKED_MAGIC "CCOB"
#define ELF_MAGIC "\177ELF"
#define ARCHIVE_MAGIC "!<arch>\n"
#define THIN_MAGIC "!<thin>\n"

#define DEEPEST 4
#define MOST_RANGES 20000
#define MOST_LOOKS 16		/* times the size of the input: bytes visited */
#define MOST_UNPACKED ((uint64_t)512 << 20)

struct range {
	struct bytes data;
	uint64_t base;
	uint64_t packed_at;	/* if unpacked: where the compressed bundle begins in the input */
	bool unpacked;
	bool search;		/* carriers may be anywhere in it; otherwise one is at its start */
	bool required;		/* it must be well-formed; else it is reported */
	uint32_t depth;
	const char *origin;
};

struct finder {
	struct wb_ctx *cx;
	uint16_t file;
	struct images *out;
	WB_VEC(struct range) work;
	uint64_t budget;	/* bytes that may still be visited */
	uint64_t unpackable;	/* bytes that may still be unpacked */
	bool failed;
};

static bool
starts(struct bytes b, uint64_t off, const char *magic, size_t n)
{
	return bytes_hold(b, off, n) && memcmp(b.at + off, magic, n) == 0;
}

bool
carrier_is(struct bytes d)
{
	return elf_is(d) || starts(d, 0, BUNDLE_MAGIC, 24) || starts(d, 0, PACKED_MAGIC, 4) ||
		starts(d, 0, OFFLOAD_MAGIC, 4) || starts(d, 0, ARCHIVE_MAGIC, 8) || starts(d, 0, THIN_MAGIC, 8);
}

static const char *
place_text(struct wb_ctx *cx, uint64_t at, bool unpacked)
{
	return wb_format(cx->unit, "byte 0x%llx%s", (unsigned long long)at, unpacked ? " of the unpacked bundle" : "");
}

const char *
image_place(struct wb_ctx *cx, const struct image *im, uint64_t off)
{
	return place_text(cx, im->base + off, im->unpacked);
}

static const char *
range_place(const struct finder *f, const struct range *r)
{
	return place_text(f->cx, r->base, r->unpacked);
}

/* ---- the work list ----------------------------------------------------------------- */
static void
fail(struct finder *f, const char *why)
{
	if (!f->failed)
		wb_report(f->cx->diag, WB_E_LIMIT, (struct wb_loc){ .file = f->file },
			"the search for device code ends early: %s", why);
	f->failed = true;
}

/* The part [@off, @off + @n) of @from, which must contain it. */
static void
add_range(struct finder *f, const struct range *from, uint64_t off, uint64_t n, struct range r)
{
	r.data = bytes_part(from->data, off, n);
	r.base = from->base + off;
	r.unpacked = from->unpacked;
	r.packed_at = from->packed_at;
	r.depth = from->depth + 1;
	if (r.depth > DEEPEST)
		fail(f, "carriers are nested deeper than 4");
	else if (f->work.n >= MOST_RANGES)
		fail(f, "there are more than 20000 parts to look at");
	else if (r.data.n > f->budget)
		fail(f, "its parts overlap too often");
	else
		WB_PUSH(f->cx->tmp, &f->work, r);
	if (!f->failed)
		f->budget -= r.data.n;
}

/* Reports a malformed carrier. Always false. */
static bool
fault(struct finder *f, const struct range *r, const char *what, const char *why)
{
	if (r->required)
		wb_report(f->cx->diag, WB_E_BUNDLE, (struct wb_loc){ .file = f->file }, "%s at %s: %s", what,
			range_place(f, r), why);
	return false;
}

/* ---- clang offload bundles -------------------------------------------------------------- */
/* Text from a file for a message: limited in length, and printable. */
static const char *
show(struct wb_ctx *cx, const uint8_t *s, uint64_t n)
{
	char *p = wb_strndup(cx->unit, (const char *)s, n > 120 ? 120 : (size_t)n);

	for (char *c = p; *c; c++)
		if (*c < ' ' || *c > '~')
			*c = '?';
	return p;
}

/* Header: magic, u64 entries; each: u64 offset, u64 size, u64 length of id, id. */
static bool
read_bundle(struct finder *f, const struct range *r, uint64_t *taken)
{
	static const char what[] = "the offload bundle";
	struct bytes d = r->data;
	uint64_t n, at = 32, end = 32;

	if (d.n < 32)
		return fault(f, r, what, "it is too short for its header");
	n = le64(d.at + 24);
	if (n > d.n / 24)
		return fault(f, r, what,
			wb_format(f->cx->unit, "it claims %llu entries, which do not fit in its %zu bytes",
				(unsigned long long)n, d.n));
	for (uint64_t k = 0; k < n && !f->failed; k++) {
		uint64_t off, size, len;
		const char *id;

		if (!bytes_hold(d, at, 24) || !bytes_hold(d, at + 24, le64(d.at + at + 16)))
			return fault(f, r, what,
				wb_format(f->cx->unit, "entry %llu of %llu lies beyond its end", (unsigned long long)k,
					(unsigned long long)n));
		off = le64(d.at + at);
		size = le64(d.at + at + 8);
		len = le64(d.at + at + 16);
		id = show(f->cx, d.at + at + 24, len);
		at += 24 + len;
		if (!bytes_hold(d, off, size))
			return fault(f, r, what,
				wb_format(f->cx->unit, "entry %llu (%s) claims %llu bytes at 0x%llx, beyond the end",
					(unsigned long long)k, id, (unsigned long long)size, (unsigned long long)off));
		if (off + size > end)
			end = off + size;
		if (size)
			add_range(f, r, off, size,
				(struct range){ .required = r->required,
					.origin = wb_format(f->cx->unit, "entry %llu (%s) of the bundle at %s",
						(unsigned long long)k, id, range_place(f, r)) });
	}
	*taken = end > at ? end : at;
	return true;
}

/* ---- LLVM offload binaries ------------------------------------------------------------------ */
/* The value of @key in the string pairs of the entry at @entry; NULL if absent. */
static const char *
pair(const struct finder *f, struct bytes d, const uint8_t *entry, const char *key)
{
	uint64_t table = le64(entry + 8), n = le64(entry + 16);

	for (uint64_t k = 0; k < n && k < 64 && bytes_hold(d, table, 16); k++, table += 16) {
		uint64_t name = le64(d.at + table), value = le64(d.at + table + 8);
		const uint8_t *end;

		if (!bytes_hold(d, name, strlen(key) + 1) || memcmp(d.at + name, key, strlen(key) + 1) != 0 ||
			value >= d.n)
			continue;
		end = memchr(d.at + value, 0, d.n - (size_t)value);
		return end ? show(f->cx, d.at + value, (uint64_t)(end - d.at) - value) : NULL;
	}
	return NULL;
}

/* Header: magic, u32 version, u64 size, u64 entry offset, u64 entry size. Entry: u16 image kind, u16 offload kind, u32
 * flags, u64 offset and u64 number of string pairs, u64 image offset, u64 image size. All offsets count from the
 * header. */
static bool
read_offload(struct finder *f, const struct range *r, uint64_t *taken)
{
	static const char what[] = "the offload binary";
	struct bytes d = r->data;
	const char *triple, *arch;
	const uint8_t *entry;
	uint64_t size;

	if (d.n < 32)
		return fault(f, r, what, "it is too short for its header");
	if (le32(d.at + 4) != 1)
		return fault(f, r, what, wb_format(f->cx->unit, "its version is %u, but 1 is known", le32(d.at + 4)));
	size = le64(d.at + 8);
	if (size < 72 || size > d.n)
		return fault(f, r, what,
			wb_format(
				f->cx->unit, "it claims %llu bytes, but there are %zu", (unsigned long long)size, d.n));
	d.n = (size_t)size;
	if (!bytes_hold(d, le64(d.at + 16), 40))
		return fault(f, r, what, "its entry lies beyond its end");
	entry = d.at + le64(d.at + 16);
	if (!bytes_hold(d, le64(entry + 24), le64(entry + 32)))
		return fault(f, r, what, "its image lies beyond its end");
	triple = pair(f, d, entry, "triple");
	arch = pair(f, d, entry, "arch");
	if (le64(entry + 32))
		add_range(f, r, le64(entry + 24), le64(entry + 32),
			(struct range){ .required = r->required,
				.origin = wb_format(f->cx->unit, "image (%s %s) of the offload binary at %s",
					triple ? triple : "no triple", arch ? arch : "no arch", range_place(f, r)) });
	*taken = size;
	return true;
}

/* ---- compressed bundles, ELF ------------------------------------------------------------------ */
static bool
read_packed(struct finder *f, const struct range *r, uint64_t *taken)
{
	struct range inside = *r;
	const char *why;

	if (!unpack_bundle(f->cx, r->data, f->unpackable, &inside.data, taken, &why))
		return fault(f, r, "the compressed bundle", why);
	f->unpackable -= inside.data.n;
	inside.packed_at = r->unpacked ? r->packed_at : r->base;
	inside.base = 0;
	inside.unpacked = true;
	f->budget += inside.data.n * MOST_LOOKS;
	add_range(f, &inside, 0, inside.data.n, (struct range){ .required = true, .origin = "the unpacked bundle" });
	return true;
}

static void
add_sections(struct finder *f, const struct range *r, const struct elf *e)
{
	for (uint32_t k = 1; k < e->nsection && !f->failed; k++) {
		const struct section *s = &e->section[k];
		bool meant = strcmp(s->name, ".hip_fatbin") == 0 || strcmp(s->name, ".llvm.offloading") == 0;

		if (s->data.n >= 16)
			add_range(f, r, s->offset, s->size,
				(struct range){ .search = true, .required = meant, .origin = s->name });
	}
}

static bool
read_elf(struct finder *f, const struct range *r, uint64_t *taken)
{
	struct image im = {
		r->data, f->file, r->base, r->unpacked, r->unpacked ? r->packed_at : r->base, r->origin, NULL
	};
	uint64_t table = r->data.n >= 64 ? (uint64_t)le16(r->data.at + 60) * 64 : 0;
	const char *why;
	struct elf e;

	if (table > r->data.n)
		table = 0;	/* elf_open will report it */
	/* Many headers may share one large section table. */
	if (table > f->budget) {
		fail(f, "its parts overlap too often");
		return false;
	}
	f->budget -= table;
	if (!elf_open(f->cx, &im, &e, &why)) {
		if (r->required)
			wb_report(f->cx->diag, WB_E_ELF, (struct wb_loc){ .file = f->file }, "the ELF file at %s: %s",
				range_place(f, r), why);
		return false;
	}
	*taken = elf_extent(&e);
	if (e.machine != ELF_MACHINE_AMDGPU) {
		add_sections(f, r, &e);
		return true;
	}
	if (!e.device) {
		WB_PUSH(f->cx->unit, &f->out->passed,
			wb_format(f->cx->unit, "the ELF file at %s is not 64-bit little-endian (R600 code is not read)",
				range_place(f, r)));
		return true;
	}
	im.target = target_of(f->cx, &e);
	WB_PUSH(f->cx->unit, &f->out->found, im);
	return true;
}

/* ---- archives -------------------------------------------------------------------------------- */
/* A decimal number of at most @n characters, padded with spaces; UINT64_MAX: it is none. */
static uint64_t
decimal(const uint8_t *s, size_t n)
{
	uint64_t v = 0;
	size_t k = 0;

	for (; k < n && s[k] >= '0' && s[k] <= '9'; k++)
		v = v * 10 + (uint64_t)(s[k] - '0');
	return k && (k == n || s[k] == ' ') ? v : UINT64_MAX;
}

/* Bytes of the name of a member: up to a '/' behind the first, or a space. */
static uint64_t
name_bytes(const uint8_t *header)
{
	uint64_t n = 1;

	while (n < 16 && header[n] != ' ' && header[n] != '/')
		n++;
	return n;
}

/* Magic, then members: 16 bytes of name, 32 of date, owner and mode, 10 of size, "`\n", and the bytes, padded to 2. BSD
 * has long names before the bytes, and says so: "#1/" and the length. Members of symbols and names begin with '/'. */
static bool
read_archive(struct finder *f, const struct range *r, uint64_t *taken)
{
	static const char what[] = "the archive";
	struct bytes d = r->data;
	uint64_t at = 8;

	while (at < d.n && !f->failed) {
		const uint8_t *header = d.at + at;
		uint64_t size = bytes_hold(d, at, 60) ? decimal(header + 48, 10) : UINT64_MAX, name = 0;

		if (size == UINT64_MAX || memcmp(header + 58, "`\n", 2) != 0 || !bytes_hold(d, at + 60, size))
			return fault(f, r, what,
				wb_format(f->cx->unit, "the member at byte 0x%llx of it is malformed, or cut off",
					(unsigned long long)at));
		if (memcmp(header, "#1/", 3) == 0)
			name = decimal(header + 3, 13);
		if (name > size)
			return fault(f, r, what, "a member's name is longer than the member");
		if ((*header != '/' || (header[1] >= '0' && header[1] <= '9')))
			add_range(f, r, at + 60 + name, size - name,
				(struct range){ .required = r->required,
					.origin = wb_format(f->cx->unit, "member '%s' of the archive at %s",
						show(f->cx, header, name_bytes(header)), range_place(f, r)) });
		at += 60 + size + size % 2;
	}
	*taken = at < d.n ? at : d.n;
	return true;
}

static bool
read_thin(struct finder *f, const struct range *r, uint64_t *taken)
{
	*taken = 8;
	return fault(f, r, "the archive", "it is thin: its members are other files, which have to be given");
}

/* ---- search ------------------------------------------------------------------------------------ */
static const struct form {
	const char *magic;
	size_t n;
	bool (*read)(struct finder *f, const struct range *r, uint64_t *taken);
} form[] = {
	{ BUNDLE_MAGIC, 24, read_bundle },
	{ PACKED_MAGIC, 4, read_packed },
	{ OFFLOAD_MAGIC, 4, read_offload },
	{ ELF_MAGIC, 4, read_elf },
	{ ARCHIVE_MAGIC, 8, read_archive },
	{ THIN_MAGIC, 8, read_thin },
};

/* The first position from @from on that has magic @m; d.n if there is none. */
static size_t
next_magic(struct bytes d, size_t from, const struct form *m)
{
	while (from < d.n) {
		const uint8_t *p = memchr(d.at + from, m->magic[0], d.n - from);

		if (!p)
			break;
		from = (size_t)(p - d.at);
		if (starts(d, from, m->magic, m->n))
			return from;
		from++;
	}
	return d.n;
}

/* Searches all of @r for carriers, except the inside of those that were read. */
static void
search(struct finder *f, const struct range *r)
{
	size_t next[WB_COUNT(form)], at = 0;

	for (size_t k = 0; k < WB_COUNT(form); k++)
		next[k] = next_magic(r->data, 0, &form[k]);
	while (!f->failed) {
		struct range one = *r;
		uint64_t taken = 0;
		size_t best = 0;

		for (size_t k = 0; k < WB_COUNT(form); k++) {
			if (next[k] < at)
				next[k] = next_magic(r->data, at, &form[k]);
			if (next[k] < next[best])
				best = k;
		}
		at = next[best];
		if (at == r->data.n)
			return;
		one.data = bytes_part(r->data, at, r->data.n - at);
		one.base += at;
		one.origin = wb_format(f->cx->unit, "section '%s' at %s", r->origin, range_place(f, &one));
		/* A magic number is mostly just data: after a failure, the search continues at the next byte. */
		if (form[best].read != read_elf || (one.data.n >= 20 && le16(one.data.at + 18) == ELF_MACHINE_AMDGPU))
			form[best].read(f, &one, &taken);
		at += taken ? (size_t)taken : 1;
	}
}

static void
look(struct finder *f, const struct range *r)
{
	uint64_t taken;

	if (r->search) {
		search(f, r);
		return;
	}
	for (size_t k = 0; k < WB_COUNT(form); k++)
		if (starts(r->data, 0, form[k].magic, form[k].n)) {
			form[k].read(f, r, &taken);
			return;
		}
	if (starts(r->data, 0, "BC\xC0\xDE", 4))
		WB_PUSH(f->cx->unit, &f->out->passed,
			wb_format(f->cx->unit, "%s is LLVM bitcode, not machine code", r->origin));
	else
		WB_PUSH(f->cx->unit, &f->out->passed,
			wb_format(f->cx->unit, "%s is no ELF file", *r->origin ? r->origin : "the input"));
}

/* In the order of the input, and of the bundle that was unpacked. What begins at one place there, of bundles within
 * bundles, is in the order of its bytes. */
static int
by_place(const void *pa, const void *pb)
{
	const struct image *a = pa, *b = pb;
	size_t n = a->data.n < b->data.n ? a->data.n : b->data.n;

	if (a->at != b->at)
		return a->at < b->at ? -1 : 1;
	if (a->base != b->base)
		return a->base < b->base ? -1 : 1;
	if (a->data.n != b->data.n)
		return a->data.n < b->data.n ? -1 : 1;
	return memcmp(a->data.at, b->data.at, n);
}

void
carrier_find(struct wb_ctx *cx, uint16_t file, struct bytes data, struct images *out)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct finder f = {
		.cx = cx, .file = file, .out = out, .budget = (uint64_t)data.n * MOST_LOOKS, .unpackable = MOST_UNPACKED
	};
	struct range whole = { .data = data, .required = true, .origin = "" };

	WB_PUSH(cx->tmp, &f.work, whole);
	for (uint32_t k = 0; k < f.work.n && !f.failed; k++) {
		struct range r = f.work.at[k];	/* a copy: the list grows */

		look(&f, &r);
	}
	if (out->found.n)
		qsort(out->found.at, out->found.n, sizeof *out->found.at, by_place);
	wb_arena_reset(cx->tmp, m);
}
