/* src/object/unpack.c -- compressed offload bundles (CCOB) and ELF sections.
 *
 * This is the only file that uses zlib and zstd. Layout, little endian, by version:
 *
 *            magic  version  method  file size  unpacked size  hash
 *   1        4      2        2       -          4              8
 *   2        4      2        2       4          4              8
 *   3        4      2        2       8          8              8
 *
 * Method 0 is zlib, 1 is zstd. A compressed ELF section starts with u32 type (1 zlib, 2 zstd), u32 0, u64 unpacked
 * size, u64 alignment. The unpacked size is limited, and the stream must have exactly this size.
 */
#include <errno.h>
#include <zlib.h>
#include <zstd.h>

#include "object.h"

#define MOST_SECTION ((uint64_t)256 << 20)	/* bytes unpacked from one section */

struct header {
	uint32_t bytes;		/* of this header */
	uint32_t method;
	uint64_t file;		/* bytes of header and stream; 0 unknown */
	uint64_t unpacked;
};

static bool
read_header(struct wb_ctx *cx, struct bytes d, uint64_t limit, struct header *h, const char **why)
{
	uint32_t version = d.n >= 8 ? le16(d.at + 4) : 0;
	uint32_t width = version == 3 ? 8 : 4;

	*why = "it is too short for its header";
	if (d.n < 8)
		return false;
	if (version < 1 || version > 3) {
		*why = wb_format(cx->unit, "its version is %u, but 1 to 3 are known", version);
		return false;
	}
	*h = (struct header){ .bytes = 8 + (version > 1 ? width : 0) + width + 8, .method = le16(d.at + 6) };
	if (d.n < h->bytes)
		return false;
	if (version > 1)
		h->file = version == 3 ? le64(d.at + 8) : le32(d.at + 8);
	h->unpacked = version == 3 ? le64(d.at + 16) : le32(d.at + (version == 2 ? 12 : 8));
	if (h->file > d.n || (version > 1 && h->file < h->bytes)) {
		*why = wb_format(cx->unit, "it claims %llu bytes, but there are %zu", (unsigned long long)h->file, d.n);
		return false;
	}
	if (h->unpacked > limit) {
		*why = wb_format(cx->unit, "it claims to unpack to %llu bytes; %llu are left of the limit",
			(unsigned long long)h->unpacked, (unsigned long long)limit);
		return false;
	}
	return true;
}

/* Both return how many bytes of @in were read. 0: @in does not unpack to exactly @out, or (errno ENOMEM) there is no
 * memory. */
static uint64_t
unzstd(struct bytes in, uint8_t *out, size_t n)
{
	size_t frame = ZSTD_findFrameCompressedSize(in.at, in.n), got;

	if (ZSTD_isError(frame))
		return 0;
	got = ZSTD_decompress(out, n, in.at, frame);
	return ZSTD_isError(got) || got != n ? 0 : frame;
}

static uint64_t
unzlib(struct bytes in, uint8_t *out, size_t n)
{
	z_stream z = { .next_in = (Bytef *)(uintptr_t)in.at,
		.avail_in = in.n > UINT32_MAX ? UINT32_MAX : (uInt)in.n,
		.next_out = out,
		.avail_out = (uInt)n };
	uint64_t used = 0;

	if (inflateInit(&z) != Z_OK)
		return 0;
	if (inflate(&z, Z_FINISH) == Z_STREAM_END && z.total_out == n)
		used = z.total_in;
	inflateEnd(&z);
	return used;
}

static uint64_t
unpack(struct wb_ctx *cx, bool zstd, struct bytes in, uint8_t *out, size_t n)
{
	uint64_t used;

	errno = 0;
	used = zstd ? unzstd(in, out, n) : unzlib(in, out, n);
	if (!used && errno == ENOMEM)
		wb_arena_exhausted(cx->unit);
	return used;
}

bool
unpack_bundle(
	struct wb_ctx *cx, struct bytes data, uint64_t limit, struct bytes *out, uint64_t *taken, const char **why)
{
	struct wb_arena_mark m = wb_arena_mark(cx->unit);
	struct header h;
	struct bytes in;
	uint64_t used;
	uint8_t *to;

	if (!read_header(cx, data, limit, &h, why))
		return false;
	in = bytes_part(data, h.bytes, (h.file ? h.file : data.n) - h.bytes);
	if (h.method > 1) {
		*why = wb_format(
			cx->unit, "its compression method is %u, but 0 (zlib) and 1 (zstd) are known", h.method);
		return false;
	}
	to = WB_NEW(cx->unit, uint8_t, h.unpacked + 1);
	used = unpack(cx, h.method, in, to, (size_t)h.unpacked);
	if (!used) {
		wb_arena_reset(cx->unit, m);
		*why = wb_format(cx->unit, "its %s stream is damaged or does not unpack to the %llu bytes it claims",
			h.method ? "zstd" : "zlib", (unsigned long long)h.unpacked);
		return false;
	}
	*out = (struct bytes){ to, (size_t)h.unpacked };
	*taken = h.file ? h.file : h.bytes + used;
	return true;
}

bool
unpack_section(struct wb_ctx *cx, struct bytes data, struct bytes *out, const char **why)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	uint64_t n = data.n >= 24 ? le64(data.at + 8) : 0;
	uint32_t type = data.n >= 24 ? le32(data.at) : 0;
	struct bytes in;
	uint8_t *to;

	*why = "a compressed section is damaged";
	if (type < 1 || type > 2 || n > MOST_SECTION)
		return false;
	in = bytes_part(data, 24, data.n - 24);
	to = WB_NEW(cx->tmp, uint8_t, n + 1);
	if (!unpack(cx, type == 2, in, to, (size_t)n)) {
		wb_arena_reset(cx->tmp, m);
		return false;
	}
	*out = (struct bytes){ to, (size_t)n };
	*why = NULL;
	return true;
}
