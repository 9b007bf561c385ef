/* test/lib/waves.c -- the frame, the launch and the execution of kernels that tests of TRIPS make. */
#include "waves.h"

#include "prop.h"
#include "../../src/cli/lists.h"

static uint32_t
at_least_1(uint32_t n)
{
	return n ? n : 1;
}

struct kernel_frame
waves_frame(struct wb_ctx *cx, const struct waves *w)
{
	struct wb_out args = wb_out_new(cx->unit);

	for (uint32_t k = 0; k < w->narg; k++)
		wb_printf(&args, "%sa%u", k ? " " : "", k);
	wb_puts(&args, w->has_data ? " data* half:2" : "");
	wb_puts(&args, w->has_more ? " more* once:8 twice:8 both:8" : "");
	return (struct kernel_frame){ .args = args.at,
		.vgprs = 64,
		.sgprs = 102,
		.lds_bytes = WAVES_DATA,
		.dims = w->dims,
		.more = w->packet ? ".amdhsa_user_sgpr_dispatch_ptr 1" : NULL };
}

/* ---- analysis ----------------------------------------------------------------------------------- */
static void
set_argument(struct wb_ctx *cx, struct wb_launch *l, uint32_t index, uint32_t value)
{
	WB_PUSH(cx->unit, &l->arg,
		((struct wb_launch_arg){ .index = index, .value = wb_format(cx->unit, "0x%x", value) }));
}

enum wb_status
waves_trips(struct wb_ctx *cx, const struct wb_module *m, const struct waves *w)
{
	struct wb_launch launch = { .dims = w->dims };
	struct wb_pass_env env = { .launch = &launch, .module = m };

	for (uint32_t k = 0; k < 3 && w->sizes_told; k++) {
		launch.workgroup[k] = at_least_1(w->size[k]);
		launch.grid[k] = (uint64_t)launch.workgroup[k] * at_least_1(w->groups[k]);
	}
	for (uint32_t k = 0; k < w->narg; k++)
		if (w->told[k])
			set_argument(cx, &launch, k, w->arg[k]);
	if (w->has_data) {
		WB_PUSH(cx->unit, &launch.arg,
			((struct wb_launch_arg){ .index = w->narg,
				.is_buffer = true,
				.bytes = WAVES_DATA,
				.content = w->content[0],
				.ncontent = WAVES_DATA }));
		set_argument(cx, &launch, w->narg + 1, w->half);
	}
	if (w->most)
		WB_PUSH(cx->unit, &launch.range,
			((struct wb_launch_range){ .index = w->narg, .min = w->least, .max = w->most, .bytes = 4 }));
	if (w->has_more)
		WB_PUSH(cx->unit, &launch.arg,
			((struct wb_launch_arg){ .index = w->narg + 2,
				.is_buffer = true,
				.bytes = WAVES_MORE,
				.content = w->content[1],
				.ncontent = WAVES_MORE }));
	return cli_run_list(cx, m->fn[0], &env, &cli_list_trips, NULL);
}

/* ---- execution ------------------------------------------------------------------------------------ */
static bool
put_more(const struct waves *w, struct wb_sim *sim, uint32_t index, uint64_t data)
{
	uint64_t more;
	uint8_t *host;

	if (wb_sim_map(sim, "more", WAVES_MORE, &more, &host) != WB_OK)
		return false;
	for (uint32_t k = 0; k < WAVES_MORE; k++)
		host[k] = w->content[1] ? w->content[1][k] : (uint8_t)rng_next(&prop.r);
	return wb_sim_arg(sim, index, &more, 8) == WB_OK &&
		wb_sim_arg(sim, index + 1, &(uint64_t){ more - data }, 8) == WB_OK &&
		wb_sim_arg(sim, index + 2, &(uint64_t){ (more - 2 * data) / 8 }, 8) == WB_OK &&
		wb_sim_arg(sim, index + 3, &(uint64_t){ (0 - data) / 8 }, 8) == WB_OK;
}

static void
fill(const struct waves *w, uint8_t *host)
{
	for (uint32_t k = 0; k < WAVES_DATA; k++)
		host[k] = (uint8_t)rng_next(&prop.r);
	if (w->content[0])
		memcpy(host, w->content[0], WAVES_DATA);
	for (uint32_t k = 0; w->most && k < WAVES_DATA / 4; k++)
		memcpy(host + 4 * k, &(uint32_t){ w->least + below(w->most - w->least + 1) }, 4);
}

static bool
begin(struct wb_ctx *cx, const struct wb_module *m, const struct waves *w, struct wb_sim **sim, uint64_t *groups)
{
	uint32_t size[3];
	uint64_t grid[3], addr;
	uint8_t *host;
	struct wb_sim_config cfg = { .global_align_bytes = 1 };	/* as the hardware does */
	bool ok = wb_sim_new(cx, m, m->fn[0], &cfg, sim) == WB_OK;

	for (uint32_t k = 0; k < w->narg && ok; k++)
		ok = wb_sim_arg(*sim, k, &w->arg[k], 4) == WB_OK;
	if (ok && w->has_data) {
		ok = wb_sim_map(*sim, "data", WAVES_DATA, &addr, &host) == WB_OK &&
			wb_sim_arg(*sim, w->narg, &addr, 8) == WB_OK &&
			wb_sim_arg(*sim, w->narg + 1, &w->half, 2) == WB_OK;
		if (ok)
			fill(w, host);
		ok = ok && (!w->has_more || put_more(w, *sim, w->narg + 2, addr));
	}
	*groups = 1;
	for (uint32_t k = 0; k < 3; k++) {
		size[k] = at_least_1(w->size[k]);
		grid[k] = (uint64_t)size[k] * at_least_1(w->groups[k]);
		*groups *= at_least_1(w->groups[k]);
	}
	return ok && wb_sim_launch(*sim, grid, size) == WB_OK;
}

/* To its end, or to a barrier that waits for other waves: a wave runs alone. */
static bool
run_wave(const struct wb_fn *fn, struct wb_sim_wave *wave, uint64_t group, const uint32_t *block_of,
	const struct waves_watch *watch)
{
	uint32_t from = WB_NONE;

	if (watch->begin)
		watch->begin(watch->user);
	for (uint32_t n = 0; n < watch->most_steps && !wb_sim_ended(wave) && !wb_sim_waiting(wave); n++) {
		struct wb_sim_effect e;

		if (wb_sim_step(wave, &e) != WB_OK)
			return false;
		if (e.inst == fn->block[block_of[e.inst]].first)
			watch->enter(watch->user, from, block_of[e.inst]);
		from = block_of[e.inst];
	}
	if (watch->end)
		watch->end(watch->user, group, from, wb_sim_ended(wave));
	return true;
}

bool
waves_run(struct wb_ctx *cx, const struct wb_module *m, const struct waves *w, const struct waves_watch *watch)
{
	const struct wb_fn *fn = m->fn[0];
	uint32_t *block_of = WB_NEW(cx->unit, uint32_t, fn->ninst);
	struct wb_sim *sim;
	uint64_t groups;
	bool ok = begin(cx, m, w, &sim, &groups);

	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t k = 0; k < fn->block[b].ninst; k++)
			block_of[fn->block[b].first + k] = b;
	for (uint64_t id = 0; ok && id < groups; id++) {
		struct wb_sim_group *g = wb_sim_group_start(sim, id);

		for (uint32_t k = 0; k < wb_sim_group_size(g) && ok; k++)
			ok = run_wave(fn, wb_sim_group_wave(g, k), id, block_of, watch);
		wb_sim_group_finish(g);
	}
	return ok;
}
