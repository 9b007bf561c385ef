/* passes/deadlock/apart.c -- whether accesses of two different waves can overlap, and of which workgroups these are.
 *
 *	flag[group] = 1;  while (flag[group - 1] == 0) {}	a wave of the workgroup below writes
 *	lock[lane]					lanes of any two waves, though lanes of one wave never do
 *	sum[group * 256 + item]				no two waves: each work-item has a place of its own
 *
 * Both addresses are sums. In both, let the workgroup id have the same factor k, and let all that is the same in the
 * whole launch be equal. What is left has a range, by which the distance of the two is bounded. So k times the
 * difference of the ids is in an interval. (No array has 2 GB, so products do not wrap around.)
 *
 * A kernel that reads no ids along y and z is assumed to be launched along x alone, unless the sizes that it requires
 * or that are stated say otherwise: then work-items with the same id along x have one place.
 *
 * Cost:   that of the sums.
 */
#include "address.h"

int
wb_group_dimension(struct wb_check *h, uint32_t v)
{
	int n = 2;

	while (n >= 0 && !wb_integers_is_group(wb_check_numbers(h), v, (uint32_t)n))
		n--;
	return n;
}

static wb_i128
divide_down(wb_i128 x, wb_i128 k)
{
	return x / k - (x % k < 0);
}

/* Where @x + k * (id of its workgroup) and @y + the same of another one overlap, the interval of the difference of the
 * ids. False: nothing is known of it. */
static bool
distance(const struct parts *x, const struct parts *y, int64_t bytes_x, int64_t bytes_y, struct wb_far *far)
{
	const wb_i128 half = (wb_i128)1 << 31;
	wb_i128 low = x->rest.low - y->rest.high - bytes_y + 1, high = x->rest.high - y->rest.low + bytes_x - 1;
	wb_i128 k = x->group[0], turns, t;

	if (!wb_affine_same(&x->fixed, &y->fixed) || x->group[1] || x->group[2] || y->group[1] || y->group[2] ||
		k != y->group[0] || k == 0 || high - low >= half)
		return false;
	turns = divide_down(low + half, 2 * half);
	low -= turns * 2 * half;
	high -= turns * 2 * half;
	if (high >= half)
		return false;
	if (k < 0) {
		t = low;
		low = -high;
		high = -t;
		k = -k;
	}
	far->low = (int64_t)-divide_down(-low, k);
	far->high = (int64_t)divide_down(high, k);
	return true;
}

/* Whether all work-items of the launch (of a workgroup, if @group) differ in their id along x. That a kernel without
 * other ids is launched along x is assumed unless its sizes say otherwise. */
static bool
one_dimension(const struct wb_check *h, bool group)
{
	const struct wb_kernel_desc *d = h->fn->desc;
	bool unread = d && d->abi.workitem_id_dims == 1 && !d->abi.workgroup_id[1] && !d->abi.workgroup_id[2];

	unread = unread && !(h->wide & ~1u) && (group || !(h->wide_groups & ~1u));
	return unread || (d && !(h->dimensions & ~1u) && (group || !(h->group_dimensions & ~1u)));
}

/* Whether no two work-items of a workgroup have sum @s, but for multiples of the workgroup id, closer than @bytes. */
static bool
tells_items(struct wb_check *h, const struct wb_sum *s, uint32_t bytes)
{
	bool found = false;

	for (uint32_t n = 0; n < s->f.n; n++) {
		uint32_t v = wb_value_of_term(h, s->f.term[n]), k = (uint32_t)s->f.k[n];

		if (wb_term_argument(h, s->f.term[n]) || wb_group_dimension(h, v) >= 0)
			continue;
		if (found || !wb_item_id(h, v, s->use) || (k < bytes && 0u - k < bytes) || k >= UINT32_MAX / 1024)
			return false;
		found = true;
	}
	return found;
}

/* Whether the waves of workgroup @far have one place in common. */
static bool
may_meet(struct wb_check *h, struct wb_far *far, const struct wb_sum *x, const struct wb_sum *y, uint32_t bytes)
{
	if (h->one_group || x->space == WB_SPACE_LDS) {
		far->low = far->low < 0 ? 0 : far->low;
		far->high = far->high > 0 ? 0 : far->high;
	}
	/* two waves are of two workgroups, if each has one; and if places of work-items are their own */
	if (h->wave_groups || (x->f.add == y->f.add && one_dimension(h, true) && wb_affine_same(&x->f, &y->f) &&
				      tells_items(h, x, bytes))) {
		far->low += far->low == 0;
		far->high -= far->high == 0;
	}
	return far->low <= far->high;
}

struct wb_far
wb_alias_far(struct wb_check *h, uint32_t a, uint32_t b, bool apart)
{
	struct wb_far far = { .alias = wb_alias_waves(h, a, b, apart), .low = INT64_MIN, .high = INT64_MAX };
	int64_t bytes_a = h->fn->inst[a].mem.bytes, bytes_b = h->fn->inst[b].mem.bytes;
	struct wb_sum x, y;
	struct parts p, q;

	if (far.alias == WB_ALIAS_NO)
		return far;
	if (!wb_address_sum_of(h, a, &x) || !wb_address_sum_of(h, b, &y) || x.space != y.space) {
		x.space = y.space = WB_SPACE_NONE;
	} else {
		p = wb_sum_parts(h, &x, OF_GROUPS);
		q = wb_sum_parts(h, &y, OF_GROUPS);
		if (x.space == WB_SPACE_LDS || h->one_group)
			far.low = far.high = 0;
		else if (!one_dimension(h, false) || !distance(&p, &q, bytes_a, bytes_b, &far))
			return far;
		if (!may_meet(h, &far, &x, &y, (uint32_t)(bytes_a > bytes_b ? bytes_a : bytes_b)))
			far.alias = WB_ALIAS_NO;
	}
	return far;
}
