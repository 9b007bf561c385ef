/* src/base/utf8.c -- text that may not be valid UTF-8, character by character.
 *
 * Each byte of a malformed sequence, an overlong form, a surrogate or a code point beyond U+10FFFF becomes U+FFFD.
 */
#include "wavebound/base.h"

uint32_t
wb_utf8_next(const char *s, size_t n, uint32_t *cp)
{
	static const struct { uint8_t mask, lead, more; uint32_t least; } form[] = {
		{ 0x80, 0x00, 0, 0 }, { 0xe0, 0xc0, 1, 0x80 }, { 0xf0, 0xe0, 2, 0x800 }, { 0xf8, 0xf0, 3, 0x10000 },
	};

	for (size_t f = 0; n && f < WB_COUNT(form); f++) {
		uint8_t c = (uint8_t)s[0];

		if ((c & form[f].mask) != form[f].lead)
			continue;
		*cp = c & (uint8_t)~form[f].mask;
		for (uint32_t k = 1; k <= form[f].more; k++) {
			if (k >= n || ((uint8_t)s[k] & 0xc0) != 0x80)
				return 0;
			*cp = *cp << 6 | ((uint8_t)s[k] & 0x3f);
		}
		if (*cp < form[f].least || *cp > 0x10ffff || (*cp >= 0xd800 && *cp <= 0xdfff))
			return 0;
		return form[f].more + 1u;
	}
	return 0;
}

/* Letters, digits, blanks and , - . / : are escaped by no format, and most text consists of them. */
static bool
is_plain(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= ',' && c <= ':') || (c >= 'A' && c <= 'Z') || c == ' ';
}

void
wb_put_utf8(struct wb_out *o, const char *s, wb_special_fn *special)
{
	size_t left = s ? strlen(s) : 0, n;
	uint32_t cp;

	for (; left; s += n, left -= n) {
		for (n = 0; n < left && is_plain(s[n]);)
			n++;
		if (n) {
			wb_putn(o, s, n);
			continue;
		}
		n = wb_utf8_next(s, left, &cp);
		if (!n)
			wb_puts(o, WB_REPLACEMENT);
		else if (!special(o, cp))
			wb_putn(o, s, n);
		n += !n;
	}
}

bool
wb_utf8_acts(uint32_t cp)
{
	return cp < 0x20 || (cp >= 0x7f && cp < 0xa0) ||	/* C0, DEL, C1 */
		cp == 0x061c || cp == 0x200e || cp == 0x200f ||	/* marks of direction */
		(cp >= 0x2028 && cp <= 0x202e) ||		/* ends of lines, embeddings and overrides */
		(cp >= 0x2066 && cp <= 0x2069) ||		/* isolates */
		cp == 0xfffe || cp == 0xffff;
}

/* Whether nothing is seen of @cp, so that two names look alike: soft hyphens, joiners, fillers, byte order marks, tags
 * (Unicode, Default_Ignorable_Code_Point), annotations; blanks other than that of ASCII (Zs), and letters that are. */
static bool
is_unseen(uint32_t cp)
{
	static const uint32_t unseen[][2] = {
		{ 0xa0, 0xa0 }, { 0xad, 0xad }, { 0x34f, 0x34f }, { 0x115f, 0x1160 }, { 0x1680, 0x1680 },
		{ 0x17b4, 0x17b5 }, { 0x180b, 0x180f }, { 0x2000, 0x200d }, { 0x202f, 0x202f }, { 0x205f, 0x206f },
		{ 0x2800, 0x2800 }, { 0x3000, 0x3000 }, { 0x3164, 0x3164 }, { 0xfe00, 0xfe0f }, { 0xfeff, 0xfeff },
		{ 0xffa0, 0xffa0 }, { 0xfff0, 0xfffb }, { 0x16fe4, 0x16fe4 }, { 0x1bca0, 0x1bca3 },
		{ 0x1d159, 0x1d159 }, { 0x1d173, 0x1d17a }, { 0xe0000, 0xe0fff },
	};

	for (size_t k = 0; k < WB_COUNT(unseen); k++)
		if (cp >= unseen[k][0] && cp <= unseen[k][1])
			return true;
	return false;
}

static bool
replace_acting(struct wb_out *o, uint32_t cp)
{
	if (!wb_utf8_acts(cp) && !is_unseen(cp))
		return false;
	wb_puts(o, WB_REPLACEMENT);
	return true;
}

void
wb_put_term(struct wb_out *o, const char *s)
{
	wb_put_utf8(o, s, replace_acting);
}
