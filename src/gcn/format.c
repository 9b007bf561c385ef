/* src/gcn/format.c -- formats of the elements of buffers and images.
 *
 * Until gfx9, an element has a data format of four bits (the widths of its components) and a number format of three
 * bits (their type). From gfx10 on, each supported pair of them has a number; gfx11 supports other pairs than gfx10.
 */
#include "gcn.h"

static const char *const data_names[16] = { "INVALID", "8", "16", "8_8", "32", "16_16", "10_11_11", "11_11_10",
	"10_10_10_2", "2_10_10_10", "8_8_8_8", "32_32", "16_16_16_16", "32_32_32", "32_32_32_32", "RESERVED_15" };
static const char *const number_names[8] = { "UNORM", "SNORM", "USCALED", "SSCALED", "UINT", "SINT", "RESERVED_6",
	"FLOAT" };

/* The supported pairs, numbered in this order from 1 on: a data format, and a bit for each of its number formats. */
struct pairs { uint8_t data, numbers; };
enum { SMALL = 0x3f, WITH_FLOAT = 0xbf, WHOLE = 0xb0, FLOAT_ONLY = 0x80, NOT_SCALED = 0x33 };
static const struct pairs gfx10[] = {
	{ 1, SMALL }, { 2, WITH_FLOAT }, { 3, SMALL }, { 4, WHOLE }, { 5, WITH_FLOAT }, { 6, WITH_FLOAT },
	{ 7, WITH_FLOAT }, { 8, SMALL }, { 9, SMALL }, { 10, SMALL }, { 11, WHOLE }, { 12, WITH_FLOAT }, { 13, WHOLE },
	{ 14, WHOLE }
};
static const struct pairs gfx11[] = {
	{ 1, SMALL }, { 2, WITH_FLOAT }, { 3, SMALL }, { 4, WHOLE }, { 5, WITH_FLOAT }, { 6, FLOAT_ONLY },
	{ 7, FLOAT_ONLY }, { 8, NOT_SCALED }, { 9, SMALL }, { 10, SMALL }, { 11, WHOLE }, { 12, WITH_FLOAT },
	{ 13, WHOLE }, { 14, WHOLE }
};

/* Pair @number: the data format in bits 3:0, the number format in bits 6:4. 0: there is no such pair. */
static uint32_t
pair_of(bool is_gfx11, uint32_t number)
{
	const struct pairs *at = is_gfx11 ? gfx11 : gfx10;

	for (uint32_t k = 0; number && k < WB_COUNT(gfx10); k++)
		for (uint32_t n = 0; n < 8; n++)
			if (at[k].numbers >> n & 1 && !--number)
				return at[k].data | n << 4;
	return 0;
}

uint32_t
wb_gcn_element_format(uint32_t gfx, uint32_t number)
{
	return gfx < 0x1000 ? number & 127 : pair_of(gfx >= 0x1100, number);
}

static bool
name_at(const char *w, size_t n, const char *begin, const char *const *names, uint32_t nname, uint32_t *out)
{
	size_t skip = strlen(begin);

	if (n <= skip || memcmp(w, begin, skip) != 0)
		return false;
	for (*out = 0; *out < nname; ++*out)
		if (word_is(w + skip, n - skip, names[*out]))
			return true;
	return false;
}

/* The number of a pair by its name, as BUF_FMT_32_FLOAT. */
static bool
one_name(const char *w, size_t n, bool is_gfx11, uint64_t *out)
{
	if (word_is(w, n, "BUF_FMT_INVALID")) {
		*out = 0;
		return true;
	}
	for (uint32_t k = 1, pair; (pair = pair_of(is_gfx11, k)) != 0; k++) {
		const char *data = data_names[pair & 15], *number = number_names[pair >> 4];
		size_t at = 8, ndata = strlen(data);

		if (n > at + ndata + 1 && memcmp(w, "BUF_FMT_", at) == 0 && memcmp(w + at, data, ndata) == 0 &&
			w[at + ndata] == '_' && word_is(w + at + ndata + 1, n - at - ndata - 1, number)) {
			*out = k;
			return true;
		}
	}
	return false;
}

/* The number of the pair of a data and a number format. */
static bool
join(const struct target *t, uint32_t data, uint32_t number, uint64_t *out)
{
	*out = data | number << 4;
	if (!t->gfx10)
		return true;
	for (uint32_t k = 0; k < 128; k++)
		if (pair_of(t->bit & GFX11_ON, k) == *out) {
			*out = k;
			return true;
		}
	return false;
}

bool
gcn_format_names(struct line *l, uint64_t *out)
{
	const struct target *t = l->u->t;
	uint32_t data = 1, number = 0, v;
	bool has_data = false, has_number = false;

	do {
		const char *w;
		size_t n = gcn_line_word(l, &w);

		if (t->gfx10 && !has_data && !has_number && one_name(w, n, t->bit & GFX11_ON, out))
			return gcn_line_take(l, ']');
		if (!has_data && name_at(w, n, "BUF_DATA_FORMAT_", data_names, WB_COUNT(data_names), &v)) {
			has_data = true;
			data = v;
		} else if (!has_number &&
			name_at(w, n, "BUF_NUM_FORMAT_", number_names, WB_COUNT(number_names), &v)) {
			has_number = true;
			number = v;
		} else {
			return false;
		}
	} while (gcn_line_take(l, ','));
	return gcn_line_take(l, ']') && join(t, data, number, out);
}
