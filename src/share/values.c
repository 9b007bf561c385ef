/* src/share/values.c -- times and CU masks as text; what a unit holds; the built-in devices. */
#include "private.h"

/* ---- times ------------------------------------------------------------------------------ */
static const struct {
	const char *name;
	uint64_t ns;
	uint32_t digits;	/* of the fraction that a whole number of ns can have */
} unit[] = { { "s", 1000000000, 9 }, { "ms", 1000000, 6 }, { "us", 1000, 3 }, { "ns", 1, 0 } };

bool
wb_share_parse_time(const char *text, uint64_t *ns)
{
	uint64_t whole = 0, part = 0, scale;
	uint32_t digits = 0, k = 0;
	const char *at = text;

	if (wb_digit(*at) > 9)
		return false;
	for (; wb_digit(*at) <= 9; at++)
		if (!wb_mul_u64(whole, 10, &whole) || !wb_add_u64(whole, wb_digit(*at), &whole))
			return false;
	if (*at == '.')
		for (at++; wb_digit(*at) <= 9; at++, digits++) {
			if (digits == 9)
				return false;
			part = part * 10 + wb_digit(*at);
		}
	at += strspn(at, " ");
	while (k < WB_COUNT(unit) && strcmp(at, unit[k].name) != 0)
		k++;
	if (k == WB_COUNT(unit) || digits > unit[k].digits || !wb_mul_u64(whole, unit[k].ns, &whole))
		return false;
	scale = unit[k].ns;
	while (digits--)
		scale /= 10;
	return wb_add_u64(whole, part * scale, ns) && *ns <= WB_SHARE_MOST_TIME;
}

const char *
wb_share_time_text(struct wb_arena *a, uint64_t ns)
{
	uint32_t k = 0, digits;
	uint64_t part;

	while (k + 1 < WB_COUNT(unit) && (ns < unit[k].ns || !ns))
		k++;
	part = ns % unit[k].ns;
	for (digits = unit[k].digits; digits && part % 10 == 0; digits--)
		part /= 10;
	if (!ns)
		return "0";
	return digits ? wb_format(a, "%llu.%0*llu %s", (unsigned long long)(ns / unit[k].ns), (int)digits,
				(unsigned long long)part, unit[k].name) :
			wb_format(a, "%llu %s", (unsigned long long)(ns / unit[k].ns), unit[k].name);
}

/* ---- masks ------------------------------------------------------------------------------- */
static void
set_bit(struct wb_share_mask *m, uint32_t bit)
{
	m->word[bit / 64] |= (uint64_t)1 << bit % 64;
}

/* HIP's bit of unit @u. */
static uint32_t
bit_of(const struct wb_share_device *d, uint32_t u)
{
	return u % d->units * d->engines + u / d->units;
}

bool
wb_share_mask_has(const struct wb_share_device *d, const struct wb_share_mask *m, uint32_t u)
{
	uint32_t bit = bit_of(d, u);

	return m->word[bit / 64] >> bit % 64 & 1;
}

void
wb_share_mask_all(const struct wb_share_device *d, struct wb_share_mask *out)
{
	*out = (struct wb_share_mask){ { 0 } };
	for (uint32_t k = 0; k < wb_share_units(d); k++)
		set_bit(out, k);
}

/* A number at *@at, blanks after it skipped. */
static bool
take_value(const char **at, uint32_t *out)
{
	uint64_t v = 0;

	if (wb_digit(**at) > 9)
		return false;
	for (; wb_digit(**at) <= 9 && v <= WB_SHARE_MOST_UNITS; (*at)++)
		v = v * 10 + wb_digit(**at);
	*at += strspn(*at, " ");
	*out = (uint32_t)v;
	return true;
}

/* "N [from K]" in one of two orders. */
static bool
parse_run(const struct wb_share_device *d, const char *at, bool packed, struct wb_share_mask *out)
{
	uint32_t n, from = 0, all = wb_share_units(d);

	if (!take_value(&at, &n))
		return false;
	if (strncmp(at, "from ", 5) == 0) {
		at += 5 + strspn(at + 5, " ");
		if (!take_value(&at, &from))
			return false;
	}
	if (*at || !n || n > all || from > all - n)
		return false;
	for (uint32_t k = from; k < from + n; k++)
		set_bit(out, packed ? bit_of(d, k) : k);
	return true;
}

/* "0-29,31" */
static bool
parse_bits(const struct wb_share_device *d, const char *at, struct wb_share_mask *out)
{
	uint32_t from, to;

	for (;; at += 1 + strspn(at + 1, " ")) {
		if (!take_value(&at, &from))
			return false;
		to = from;
		if (*at == '-') {
			at++;
			if (!take_value(&at, &to))
				return false;
		}
		if (from > to || to >= wb_share_units(d))
			return false;
		for (uint32_t k = from; k <= to; k++)
			set_bit(out, k);
		if (*at != ',')
			return !*at;
	}
}

static bool
parse_hex(const struct wb_share_device *d, const char *digits, struct wb_share_mask *out)
{
	size_t n = strspn(digits, "0123456789abcdefABCDEF");
	bool any = false;

	if (!n || digits[n])
		return false;
	for (size_t k = 0; k < n; k++)
		for (uint32_t b = 0; b < 4; b++) {
			size_t bit = (n - 1 - k) * 4 + b;

			if (!(wb_digit(digits[k]) >> b & 1))
				continue;
			if (bit >= wb_share_units(d))
				return false;
			set_bit(out, (uint32_t)bit);
			any = true;
		}
	return any;
}

bool
wb_share_parse_mask(const struct wb_share_device *d, const char *text, struct wb_share_mask *out)
{
	*out = (struct wb_share_mask){ { 0 } };
	if (strcmp(text, "all") == 0) {
		wb_share_mask_all(d, out);
		return true;
	}
	if (strncmp(text, "packed ", 7) == 0)
		return parse_run(d, text + 7, true, out);
	if (strncmp(text, "distributed ", 12) == 0)
		return parse_run(d, text + 12, false, out);
	if (strncmp(text, "bits ", 5) == 0)
		return parse_bits(d, text + 5, out);
	return strncmp(text, "0x", 2) == 0 && parse_hex(d, text + 2, out);
}

const struct wb_share_mask *
wb_share_mask_of(const struct wb_share_system *s, uint32_t stream, uint32_t slot, const struct wb_share_mask *all)
{
	const struct wb_share_stream *st = &s->stream.at[stream];
	uint32_t lock = st->task == WB_NONE ? WB_NONE : s->task.at[st->task].lock;

	if (st->masked)
		return &st->mask;
	return lock != WB_NONE && slot != WB_NONE && s->lock.at[lock].mask ? &s->lock.at[lock].mask[slot] : all;
}

/* ---- units and kernels ---------------------------------------------------------------------- */
uint32_t
wb_share_fit(const struct wb_share_device *d, const struct wb_share_kernel *k)
{
	uint32_t fit = UINT32_MAX;

	for (int r = 0; r < WB_ROOM_RESOURCES; r++)
		if (k->need[r] && d->room[r] / k->need[r] < fit)
			fit = d->room[r] / k->need[r];
	return fit;
}

uint32_t
wb_share_waves(const struct wb_share_kernel *k)
{
	return k->first_ns < k->time_ns ? (k->need[WB_ROOM_THREADS] + WB_SHARE_WAVE - 1) / WB_SHARE_WAVE : 1;
}

uint64_t
wb_share_first_ns(const struct wb_share_kernel *k, uint64_t time_ns)
{
	return (uint64_t)((wb_u128)time_ns * k->first_ns / (k->time_ns ? k->time_ns : 1));
}

/* ---- devices ---------------------------------------------------------------------------------- */
static const struct wb_share_device builtin[] = {
	{ .name = "jetson-tx2",
		.kind = WB_SHARE_NVIDIA,
		.engines = 1,
		.units = 2,
		.room = { 2048, 65536, 65536, 32 },
		.slice_ns = 2000000 },
	{ .name = "radeon-vii",
		.kind = WB_SHARE_AMD,
		.engines = 4,
		.units = 15,
		.room = { 2048, 65536, 65536, 40 },
		.slice_ns = 2000000,
		.aces = 4,
		.slots = 8,
		.pool = 4 },
};

bool
wb_share_device_find(const char *name, struct wb_share_device *out)
{
	for (size_t k = 0; k < WB_COUNT(builtin); k++)
		if (strcmp(builtin[k].name, name) == 0) {
			*out = builtin[k];
			return true;
		}
	return false;
}
