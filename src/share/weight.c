/* src/share/weight.c -- how much of a full unit a block accounts for.
 *
 * Let a block need n of a resource, of which a unit has R. The unit has no room for it if more than R - n is used. All
 * uses are multiples of their greatest common divisor g, so then at least d = g (floor((R - n) / g) + 1) is used. Let n
 * be the largest need of the kernels that may wait for room. On a unit without room, the uses of the blocks there, each
 * divided by d, add up to 1 or more for some resource. So the weight of a block is the sum of these quotients over all
 * resources. Weight 1 for each block is right as well, because a unit without blocks has room. But either weight must
 * be used for all blocks of a sum, so the caller chooses the one with the smaller sum.
 * A resource whose share is never above that of another one may be left out.
 */
#include "bound.h"

static uint32_t
gcd(uint32_t a, uint32_t b)
{
	return (uint32_t)wb_gcd(a, b);
}

/* How much of @r each step of @k takes and releases. */
static uint32_t
grain(const struct wb_share_kernel *k, int r, uint32_t g)
{
	uint32_t threads = k->need[WB_ROOM_THREADS];

	g = gcd(k->need[r], g);
	if (wb_share_waves(k) == 1 || (r != WB_ROOM_THREADS && r != WB_ROOM_REGISTERS) || !threads)
		return g;
	return gcd((uint32_t)((uint64_t)k->need[r] * gcd(WB_SHARE_WAVE, threads) / threads), g);
}

/* a / b <= c / d */
static bool
at_most(uint64_t a, uint64_t b, uint64_t c, uint64_t d)
{
	return (wb_u128)a * d <= (wb_u128)c * b;
}

/* Whether the share of @r is never above that of @q. */
static bool
dominated(const struct wb_share_system *s, const bool *used, const struct weights *w, int r, int q)
{
	for (uint32_t k = 0; k < s->kernel.n; k++)
		if (used[k] && !at_most(s->kernel.at[k].need[r], w->den[r], s->kernel.at[k].need[q], w->den[q]))
			return false;
	return true;
}

struct weights
wb_share_weights(const struct wb_share_system *s, const bool *used, const bool *waiting)
{
	struct weights w = { { 0 } };

	for (int r = 0; r < WB_ROOM_RESOURCES; r++) {
		uint32_t most = 0, g = 0, room = s->device.room[r];

		for (uint32_t k = 0; k < s->kernel.n; k++)
			if (used[k] && s->kernel.at[k].need[r]) {
				if (waiting[k] && most < s->kernel.at[k].need[r])
					most = s->kernel.at[k].need[r];
				g = grain(&s->kernel.at[k], r, g);
			}
		if (most && room != UINT32_MAX)
			w.den[r] = (uint64_t)g * ((room - most) / g + 1);
	}
	for (int r = 0; r < WB_ROOM_RESOURCES; r++)
		for (int q = 0; q < WB_ROOM_RESOURCES && w.den[r]; q++)
			if (q != r && w.den[q] && dominated(s, used, &w, r, q))
				w.den[r] = 0;
	return w;
}

uint64_t
wb_share_weight(const struct weights *w, const struct wb_share_kernel *k)
{
	uint64_t sum = 0;

	for (int r = 0; r < WB_ROOM_RESOURCES; r++)
		if (w->den[r])
			sum += wb_ceil_div((uint64_t)k->need[r] * WEIGHT_ONE, w->den[r]);
	return sum;
}

wb_u128
wb_share_work(wb_u128 weight, uint64_t ns)
{
	wb_u128 work = MOST_WORK;

	return wb_mul_u128(weight, ns, &work) ? wb_share_most_work(work) : MOST_WORK;
}
