/* test/prop/occupancy.c -- occupancy against a simulation of dispatch on one compute unit.
 *
 * Random machines and kernels. The unit is filled as M9 says, wave by wave,
 * keeping books of contexts, registers, LDS and barrier slots per SIMD; then
 * workgroups end in random order and are replaced. The first fill must hold
 * exactly workgroups_per_cu, no refill more, and no SIMD ever more waves than
 * waves_per_simd.
 */
#include "../lib/prop.h"

#define MAX_SIMD 8
#define MAX_GROUPS 512

struct unit {
	const struct wb_machine *m;
	const struct wb_kernel_desc *d;
	uint32_t w, lds;
	uint32_t waves[MAX_SIMD];
	uint8_t place[MAX_GROUPS][64];		/* SIMD of each wave of each resident workgroup */
	uint32_t ngroup;
	uint32_t most;				/* waves ever on one SIMD */
};

static uint32_t
granules(uint32_t n, uint32_t g)
{
	uint32_t k = 1;

	while (k * g < n)
		k++;
	return k * g;
}

/* Whether one more wave can live on SIMD @s. */
static bool
wave_fits(const struct unit *u, uint32_t s)
{
	return u->waves[s] < u->m->waves && (u->waves[s] + 1) * granules(u->d->vgprs, u->m->vgpr_granule) <= u->m->vgprs
	    && (u->waves[s] + 1) * granules(u->d->sgprs, u->m->sgpr_granule) <= u->m->sgprs;
}

/* Places one workgroup if all of it fits. */
static bool
dispatch(struct unit *u)
{
	struct unit old = *u;

	if (u->ngroup >= u->m->max_workgroups || (u->w > 1 && u->ngroup >= u->m->barrier_slots) ||
		u->lds > u->m->lds_max_bytes)
		return false;
	if (u->lds && (u->ngroup + 1) * granules(u->lds, u->m->lds_granule_bytes) > u->m->lds_bytes)
		return false;
	for (uint32_t k = 0; k < u->w; k++) {
		uint32_t best = WB_NONE;

		for (uint32_t s = 0; s < u->m->simds; s++)
			if (wave_fits(u, s) && (best == WB_NONE || u->waves[s] < u->waves[best]))
				best = s;
		if (best == WB_NONE) {
			*u = old;
			return false;
		}
		u->waves[best]++;
		u->place[u->ngroup][k] = (uint8_t)best;
		if (u->waves[best] > u->most)
			u->most = u->waves[best];
	}
	u->ngroup++;
	return true;
}

static void
release(struct unit *u, uint32_t g)
{
	for (uint32_t k = 0; k < u->w; k++)
		u->waves[u->place[g][k]]--;
	memcpy(u->place[g], u->place[--u->ngroup], sizeof(u->place[g]));
}

static bool
one(struct wb_ctx *cx, struct rng *r)
{
	struct wb_machine m = {
		.name = "random",
		.cus = rng_between(r, 1, 5),
		.simds = rng_between(r, 1, MAX_SIMD),
		.waves = rng_between(r, 1, 12),
		.wave_lanes = 64,
		.max_workgroups = rng_between(r, 1, 40),
		.barrier_slots = rng_between(r, 1, 20),
		.vgprs = rng_between(r, 16, 300),
		.vgpr_granule = rng_between(r, 1, 9),
		.sgprs = rng_between(r, 50, 900),
		.sgpr_granule = rng_between(r, 1, 17),
		.lds_bytes = rng_between(r, 1000, 70000),
		.lds_granule_bytes = rng_between(r, 1, 600),
	};
	struct wb_kernel_desc d = { .vgprs = rng_below(r, 80),
		.sgprs = rng_below(r, 110),
		.lds_bytes = rng_chance(r, 60) ? rng_below(r, 9000) : 0 };
	uint32_t items = rng_between(r, 1, rng_chance(r, 50) ? 64 : 1024),
		 dynamic = rng_chance(r, 20) ? rng_below(r, 2000) : 0, first;
	static struct unit u;
	struct wb_occupancy o;

	m.lds_max_bytes = rng_between(r, 500, m.lds_bytes);
	u = (struct unit){ .m = &m, .d = &d, .w = (items + 63) / 64, .lds = d.lds_bytes + dynamic };
	if (wb_machine_occupancy(cx, &m, &d, items, dynamic, &o) != WB_OK)
		return false;
	while (dispatch(&u))
		;
	first = u.ngroup;
	for (uint32_t k = 0; k < 200 && first; k++) {
		for (uint32_t n = rng_between(r, 1, u.ngroup > 3 ? 3 : u.ngroup); n; n--)
			release(&u, rng_below(r, u.ngroup));
		while (dispatch(&u))
			;
		if (u.ngroup != first)
			return false;
	}
	return o.workgroups_per_cu == first && o.waves_per_workgroup == u.w &&
		o.workgroups_at_once == (uint64_t)first * m.cus && u.most <= o.waves_per_simd &&
		(u.most == o.waves_per_simd || !first);
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 5000);
	while (prop_next())
		prop_expect(one(prop.cx, &prop.r), "occupancy differs");
	return prop_end();
}
