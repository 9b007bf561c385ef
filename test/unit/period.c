/* test/unit/period.c -- periods are skipped only if the whole state of the machine repeats.
 *
 * A device with two waves is made by hand, and compared with itself 500 cycles and one workgroup later. If its state is
 * the same, relative to the time, periods are skipped. If a single part of the state differs, they are not.
 */
#include "../../src/exact/device.h"
#include "../lib/unit.h"

#define GROUPS 1000
#define LATER 500

struct world {
	struct wb_ctx *cx;
	struct program g;
	struct traces traces;
	struct wb_machine m;
	struct wb_exact out;
	struct device d;
	struct group group[2];
	uint32_t placed[2][2];
	struct trace_entry entry[4];
};

static void
put_time(struct world *w, struct completions *t, uint64_t at)
{
	WB_PUSH(w->cx->tmp, t, at);
}

/* Wave @k: its workgroup is alone, on the first context of SIMD @k. */
static void
put_wave(struct world *w, uint32_t k, enum event kind)
{
	uint32_t at = k * w->d.per_simd;
	struct context *c = &w->d.context[at];

	*c = (struct context){ .entry = &w->entry[k], .issue_at = w->d.now - 3, .dispatched = w->d.now - 90 - k,
		.event_at = w->d.now + 7, .simd = k, .group = k, .kind = (uint8_t)kind, .used = true,
		.last_vm = w->d.now + 70, .last_lds = w->d.now + 20, .last_any = w->d.now + 70 };
	w->d.number[at] = 6 + k;
	put_time(w, &c->vm, w->d.now + 60);
	put_time(w, &c->vm, w->d.now + 70);
	put_time(w, &c->lgkm, w->d.now + 15);
	put_time(w, &c->lgkm, w->d.now + 20);
	w->placed[k][0] = at;
	w->placed[k][1] = k;		/* it lacks a wave, and takes the room */
	w->group[k] = (struct group){ .id = 6 + k, .busy = true, .nwave = 1, .context = w->placed[k] };
	WB_PUSH(w->cx->tmp, &w->d.group, &w->group[k]);
	w->d.simd[k] = (struct simd){
		.resident = 1, .first = at, .wake_at = UINT64_MAX, .event_context = kind == ISSUE_ENDS ? at : NO_SLOT
	};
}

static struct world *
start_with(enum wb_scheduler scheduler)
{
	struct wb_ctx *cx = unit_cx();
	struct world *w = WB_NEW(cx->unit, struct world, 1);

	w->cx = cx;
	w->m = (struct wb_machine){ .cus = 1, .simds = 2, .scheduler = scheduler, .dispatchers = 1 };
	w->traces.class_of_group = WB_NEW(cx->unit, uint16_t, GROUPS);
	w->g = (struct program){ .cx = cx, .traces = &w->traces };
	w->out.waves = 8;
	w->d = (struct device){
		.g = &w->g, .m = &w->m, .out = &w->out, .per_simd = 2, .nsimd = 2, .ngroup = GROUPS, .next_group = 8
	};
	w->d.group_waves = 2;
	w->d.now = 1000;
	w->d.memory.at = 1030;
	w->d.atomics.at = 1040;
	w->d.dispatcher = WB_NEW(cx->unit, struct dispatcher, 1);
	w->d.dispatcher[0].next = 8;
	w->d.dispatcher[0].server.at = 1020;
	w->d.pending = 2;
	w->d.context = WB_NEW(cx->unit, struct context, 4);
	w->d.number = WB_NEW(cx->unit, uint64_t, 4);
	w->d.ready_at = WB_NEW(cx->unit, uint64_t, 4);
	w->d.simd = WB_NEW(cx->unit, struct simd, 2);
	w->d.cu = WB_NEW(cx->unit, struct cu, 1);
	w->d.dirty = WB_NEW(cx->unit, uint64_t, 1);
	w->d.cu[0] = (struct cu){ .lds_free = 1010, .address_free = 1015, .lds_bytes = 512, .groups = 2 };
	put_wave(w, 0, WAVE_CONTINUES);
	put_wave(w, 1, ISSUE_ENDS);
	wb_exact_period_start(&w->d);
	wb_exact_period_compare(&w->d);
	return w;
}

static struct world *
start(void)
{
	return start_with(WB_SCHED_RR);
}

/* Everything is @cycles later, and another workgroup was dispatched. */
static void
go_on(struct device *d, uint64_t cycles)
{
	d->now += cycles;
	d->memory.at += cycles;
	d->atomics.at += cycles;
	d->dispatcher[0].server.at += cycles;
	d->dispatcher[0].next++;
	d->cu[0].lds_free += cycles;
	d->cu[0].address_free += cycles;
	d->next_group++;
	d->out->waves++;
	for (uint32_t k = 0; k < 4; k++) {
		struct context *c = &d->context[k];

		d->number[k]++;
		c->issue_at += cycles, c->dispatched += cycles, c->event_at += cycles;
		c->last_vm += cycles, c->last_lds += cycles, c->last_any += cycles;
		for (uint32_t n = 0; n < c->vm.n; n++)
			c->vm.at[n] += cycles;
		for (uint32_t n = 0; n < c->lgkm.n; n++)
			c->lgkm.at[n] += cycles;
	}
}

/* One thing is another; false: there is no @k-th. */
static bool
change(struct world *w, uint32_t k)
{
	struct device *d = &w->d;
	struct context *c = &d->context[0], *issued = &d->context[2];

	switch (k) {
	case 0: c->event_at++; break;
	case 1: c->kind = WAVE_ENDS; break;
	case 2: issued->event_at++; break;
	case 3: issued->issue_at--; break;
	case 4: c->vm.at[0]--; break;
	case 5: c->vm.at[1]--; break;
	case 6: c->vm.at[0] = d->now; break;
	case 7: c->lgkm.at[0]++; break;
	case 8: c->lgkm.n--; break;
	case 9: c->last_vm++; break;
	case 10: c->last_lds++; break;
	case 11: c->last_any++; break;
	case 12: c->entry++; break;
	case 13: d->number[0]--; break;
	case 14: c->dispatched--; break;
	case 15: c->at_barrier = true; break;
	case 16: c->effect.barrier = true; break;
	case 17: d->simd[0].delayed = 1, d->ready_at[0] = d->now + 1; break;
	case 18: c->used = false; break;
	case 19: w->group[0].nwave++; break;
	case 20: w->group[0].ended++; break;
	case 21: w->group[0].waiting++; break;
	case 22: w->group[0].cu++; break;
	case 23: d->simd[1].ready = 1; break;
	case 24: d->simd[1].free_at = d->now + 1; break;
	case 25: d->simd[1].next = 1; break;
	case 26: d->simd[1].resident++; break;
	case 27: d->cu[0].lds_free++; break;
	case 28: d->cu[0].lds_bytes++; break;
	case 29: d->cu[0].groups++; break;
	case 30: d->cu[0].barriers++; break;
	case 31: d->memory.at++; break;
	case 32: d->dispatcher[0].next_cu++; break;
	case 33: d->dispatcher[0].full = true; break;
	case 34: d->pending++; break;
	case 35: d->simd[0].delayed = 1, d->ready_at[0] = d->now; break;
	case 36: w->traces.class_of_group[8] = 1; break;	/* the next workgroup is of another class */
	case 37: w->placed[0][1] = 1; break;
	case 38:			/* a time goes from one list to the other */
		put_time(w, &c->vm, c->lgkm.at[0]);
		c->lgkm.at++, c->lgkm.n--;
		break;
	case 39: d->memory.part++; break;
	case 40: d->dispatcher[0].server.at++; break;
	case 41: d->dispatcher[0].server.part++; break;
	case 42: d->atomics.at++; break;
	case 43: d->atomics.part++; break;
	case 44: d->cu[0].address_free++; break;
	default: return false;
	}
	return true;
}

/* The wave of SIMD 0 goes to the other context. */
static void
move(struct world *w)
{
	struct device *d = &w->d;

	d->context[1] = d->context[0];
	d->number[1] = d->number[0];
	d->context[0].used = false;
	w->placed[0][0] = 1;
}

TEST(repeats)
{
	struct world *w = start();

	go_on(&w->d, LATER);
	wb_exact_period_compare(&w->d);
	assert_equal({ w->out.periods, GROUPS - 9 }, { w->d.next_group, GROUPS },
		{ w->d.skipped, (GROUPS - 9) * LATER }, { w->out.waves, 9 + GROUPS - 9 });
}

/* Completions that are past wait for nobody: they may differ. */
TEST(past_is_past)
{
	struct world *w = start();
	struct context *c;

	go_on(&w->d, LATER);
	c = &w->d.context[0];
	put_time(w, &c->vm, 0);
	memmove(c->vm.at + 1, c->vm.at, 2 * sizeof *c->vm.at);
	c->vm.at[0] = w->d.now - 1;
	wb_exact_period_compare(&w->d);
	assert_true(w->out.periods > 0);
}

/* A wave that is delayed until now is ready. */
TEST(delayed_until_now_is_ready)
{
	struct world *w = start();

	w->d.context[0].event_at = 0;
	w->d.simd[0].ready = 1;
	w->out.periods = 0;
	w->d.period = NULL;
	wb_exact_period_start(&w->d);
	wb_exact_period_compare(&w->d);
	go_on(&w->d, LATER);
	w->d.simd[0].ready = 0;
	w->d.context[0].event_at = 0;
	w->d.ready_at[0] = w->d.now;
	w->d.simd[0].delayed = 1;
	wb_exact_period_compare(&w->d);
	assert_true(w->out.periods > 0);
}

TEST(any_change_counts)
{
	bool more = true;

	for (uint32_t k = 0; more; k++) {
		struct world *w = start();

		go_on(&w->d, LATER);
		more = change(w, k);
		wb_exact_period_compare(&w->d);
		if (more && w->out.periods)
			fail_msg("change %u: %llu periods are skipped", k, (unsigned long long)w->out.periods);
	}
}

/* Round robin goes by the numbers of contexts, oldest first does not. */
TEST(contexts_have_names_in_turns_alone)
{
	static const enum wb_scheduler how[] = { WB_SCHED_OLDEST, WB_SCHED_RR };

	for (uint32_t k = 0; k < WB_COUNT(how); k++) {
		struct world *w = start_with(how[k]);

		go_on(&w->d, LATER);
		move(w);
		wb_exact_period_compare(&w->d);
		assert_int_equal(w->out.periods > 0, how[k] == WB_SCHED_OLDEST);
	}
}

/* Periods end before the first workgroup of another class. */
TEST(classes_end_the_repetition)
{
	struct world *w = start();

	w->traces.class_of_group[700] = 1;
	go_on(&w->d, LATER);
	wb_exact_period_compare(&w->d);
	assert_int_equal(w->out.periods, 700 - 9);
}
