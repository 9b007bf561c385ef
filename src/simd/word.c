/* src/simd/word.c -- one operand of Sim-D assembly: a register, a number, a constant with a name, or a label.
 *
 * Numbers are those of C: decimal, 0x, octal with a leading 0. With a point, or as 0f, they are floating-point numbers,
 * stored as 32 bits. */
#include <stdlib.h>

#include "simd.h"

static bool
is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool
same(const struct simd_word *w, const char *text)
{
	return strlen(text) == w->n && memcmp(w->at, text, w->n) == 0;
}

bool
simd_read_int(const char *at, size_t n, int32_t *out)
{
	bool minus = n && *at == '-';
	uint64_t v = 0, base;
	size_t k = n && (*at == '-' || *at == '+');

	base = n >= k + 2 && at[k] == '0' ? ((at[k + 1] | 32) == 'x' ? 16 : 8) : 10;
	k += base == 16 ? 2 : 0;
	if (k == n)
		return false;
	for (; k < n; k++) {
		unsigned d = wb_digit(at[k]);

		if (d >= base)
			return false;
		v = v * base + d;
		if (v > (uint64_t)INT32_MAX + minus)
			return false;
	}
	*out = (int32_t)(minus ? -(int64_t)v : (int64_t)v);
	return true;
}

/* A floating-point number: 1.f .5 -6.0f 1.0e-3f 0f. */
static bool
read_float(const struct simd_word *w, uint32_t *bits)
{
	char text[64], *end;
	bool point = memchr(w->at, '.', w->n);
	size_t n = w->n;
	float f;

	if (n >= sizeof(text) || n < 2)
		return false;
	memcpy(text, w->at, n);
	if (text[n - 1] == 'f')
		n--;
	text[n] = 0;
	if (!point && strcmp(text, "0") != 0 && strcmp(text, "-0") != 0)
		return false;
	if (text[strspn(text, "+-0123456789.eE")])
		return false;		/* strtof accepts other forms, too */
	f = strtof(text, &end);
	if (end == text || *end)
		return false;
	memcpy(bits, &f, sizeof(*bits));
	return true;
}

/* Named constants, with or without a sign. */
static bool
read_constant(struct simd_word *w)
{
	static const struct { const char *name; bool is_float; uint32_t value;
	} table[] = {
		{ "FLT_DIG", false, 6 },
		{ "FLT_MANT_DIG", false, 24 },
		{ "FLT_MAX_10_EXP", false, 38 },
		{ "FLT_MAX_EXP", false, 128 },
		{ "FLT_MIN_10_EXP", false, (uint32_t)-37 },
		{ "FLT_MIN_EXP", false, (uint32_t)-128 },
		{ "FLT_RADIX", false, 2 },
		{ "FLT_MAX", true, 0x7f7fffff },
		{ "FLT_MIN", true, 0x00800000 },
		{ "FLT_EPSILON", true, 0x34000000 },
		{ "M_PI_F", true, 0x40490fdb },
		{ "M_2PI_F", true, 0x40c90fdb },
		{ "M_E_F", true, 0x402df854 },
	};
	bool minus = *w->at == '-';
	struct simd_word rest = { .at = w->at + minus, .n = w->n - minus };

	for (size_t k = 0; k < WB_COUNT(table); k++)
		if (same(&rest, table[k].name)) {
			uint32_t v = table[k].value;

			w->opnd = (struct wb_simd_opnd){ WB_SIMD_I, 0,
				!minus ? v :
					table[k].is_float ? v ^ 0x80000000 :
							    0 - v };
			return true;
		}
	return false;
}

/* @name followed by a number below @limit: v12, vc3. */
static bool
numbered(const struct simd_word *w, const char *name, uint32_t limit, uint8_t *reg)
{
	size_t k = strlen(name), digits = k;
	uint32_t v = 0;

	if (w->n <= k || w->n > k + 3 || memcmp(w->at, name, k) != 0)
		return false;
	for (; k < w->n && is_digit(w->at[k]); k++)
		v = v * 10 + (uint32_t)(w->at[k] - '0');
	*reg = (uint8_t)v;
	return k == w->n && k > digits && v < limit;
}

static bool
named(const struct simd_word *w, const char *prefix, const char *const *name, uint32_t n, uint8_t *reg)
{
	size_t k = strlen(prefix);

	if (w->n <= k || memcmp(w->at, prefix, k) != 0)
		return false;
	for (uint32_t r = 0; r < n; r++)
		if (strlen(name[r]) == w->n - k && memcmp(w->at + k, name[r], w->n - k) == 0) {
			*reg = (uint8_t)r;
			return true;
		}
	return false;
}

static bool
read_register(struct simd_word *w)
{
	static const char *const vc[] = { "ctrl_run", "ctrl_break", "ctrl_ret", "ctrl_exit", "tid_x", "tid_y", "lid_x",
		"lid_y", "zero", "one", "mem_idx", "mem_data" };
	static const char *const sc[] = { "dim_x", "dim_y", "wg_off_x", "wg_off_y", "wg_width", "sd_words", "sd_period",
		"sd_period_cnt" };
	static const struct { const char *name; uint8_t kind; uint32_t n;
	} file[] = {
		{ "v", WB_SIMD_V, WB_SIMD_VREGS },
		{ "s", WB_SIMD_S, WB_SIMD_SREGS },
		{ "p", WB_SIMD_P, WB_SIMD_PREGS },
		{ "vc.", WB_SIMD_W, WB_SIMD_WS },
		{ "vc", WB_SIMD_W, WB_SIMD_WS },
		{ "sc.", WB_SIMD_C, WB_SIMD_CS },
		{ "sc", WB_SIMD_C, WB_SIMD_CS },
	};
	uint8_t reg;

	for (size_t k = 0; k < WB_COUNT(file); k++)
		if (numbered(w, file[k].name, file[k].n, &reg)) {
			w->opnd = (struct wb_simd_opnd){ .kind = file[k].kind, .reg = reg };
			return true;
		}
	if (named(w, "vc.", vc, WB_COUNT(vc), &reg))
		w->opnd = (struct wb_simd_opnd){ .kind = WB_SIMD_W, .reg = reg };
	else if (named(w, "sc.", sc, WB_COUNT(sc), &reg))
		w->opnd = (struct wb_simd_opnd){ .kind = WB_SIMD_C, .reg = reg };
	else
		return false;
	return true;
}

bool
simd_read_word(struct simd_word *w, const char **why)
{
	bool number = is_digit(*w->at) || *w->at == '-' || *w->at == '+' || *w->at == '.';
	uint32_t bits;
	int32_t v;

	if (read_constant(w) || read_register(w))
		return true;
	if (number && simd_read_int(w->at, w->n, &v)) {
		w->opnd = (struct wb_simd_opnd){ .kind = WB_SIMD_I, .value = (uint32_t)v };
		return true;
	}
	if (number && read_float(w, &bits)) {
		w->opnd = (struct wb_simd_opnd){ .kind = WB_SIMD_I, .value = bits };
		return true;
	}
	*why = number ? "is no number of 32 bits (integers have a sign: at most 0x7fffffff)" : "is no name";
	w->opnd = (struct wb_simd_opnd){ .kind = WB_SIMD_LABEL, .value = WB_NONE };
	return !number && !memchr(w->at, '.', w->n);
}
