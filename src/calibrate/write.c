/* src/calibrate/write.c -- the files of the calibration kit: assembly of each kernel, and what runs it.
 *
 * What is no assembly is text that is compiled in, with @TARGET@ and the like in place of what depends on the machine.
 */
#include "private.h"
#include "kit_text.h"

static const struct {
	const char *name;
	const unsigned char *text;
	size_t bytes;
	bool script;
} fixed[] = {
	{ "calibrate.hip", text_host_hip, sizeof(text_host_hip) - 1, false },
	{ "Makefile", text_kit_mk, sizeof(text_kit_mk) - 1, false },
	{ "README", text_kit_txt, sizeof(text_kit_txt) - 1, false },
	{ "simulate.sh", text_kit_sh, sizeof(text_kit_sh) - 1, true },
};

static void
put_filled(struct wb_out *o, const char *p, size_t n, const struct wb_machine *m, const char *target)
{
	const struct {
		const char *mark, *text;
	} fill[] = {
		{ "@TARGET@", target },
		{ "@MACHINE@", m->name },
		{ "@LANES@", strncmp(target, "gfx1", 4) != 0 ? "" :
			m->wave_lanes == 64	      ? "-mwavefrontsize64" :
							"-mno-wavefrontsize64" },
	};

	while (n) {
		size_t k = 0, length = 1;

		while (k < WB_COUNT(fill) && strncmp(p, fill[k].mark, strlen(fill[k].mark)) != 0)
			k++;
		if (k < WB_COUNT(fill)) {
			length = strlen(fill[k].mark);
			wb_puts(o, fill[k].text);
		} else
			wb_putn(o, p, 1);
		p += length;
		n -= length;
	}
}

static void
put_case(struct wb_arena *a, struct wb_out *o, const struct wb_kit_case *c, uint32_t lanes)
{
	bool chase = c->kernel->value == WB_KIT_LATENCY;

	wb_printf(o, "%s.hsaco,%s,%u,%llu,%llu,%s\n", c->kernel->name, wb_kit_symbol(a, c),
		wb_kit_items(c->kernel, lanes), (unsigned long long)c->groups,
		(unsigned long long)wb_kit_bytes(c->kernel, c->count, c->groups), chase ? "chase" : "zero");
}

static void
add_file(struct wb_ctx *cx, struct wb_kit_files *f, const char *name, const struct wb_out *o, bool script)
{
	WB_PUSH(cx->unit, f, ((struct wb_kit_file){ name, o->n ? o->at : "", o->n, script }));
}

/* The assembly of the kernel of @c[0], in as many forms as there are cases of it in a row, of @n; returns how many. */
static uint32_t
write_kernel(struct wb_ctx *cx, const struct wb_machine *m, const char *target, const struct wb_kit_case *c, uint32_t n,
	struct wb_kit_files *out)
{
	struct wb_kit_cases once = { NULL, 0, 0 };
	struct wb_out o = wb_out_new(cx->unit);
	uint32_t k = 0;

	for (; k < n && c[k].kernel == c[0].kernel; k++)
		if (!k || c[k].count != c[k - 1].count)
			WB_PUSH(cx->tmp, &once, c[k]);
	wb_kit_text(cx, target, m->wave_lanes, once.at, once.n, &o);
	add_file(cx, out, wb_format(cx->unit, "%s.s", c->kernel->name), &o, false);
	return k;
}

void
wb_kit_write(struct wb_ctx *cx, const struct wb_machine *m, const char *target, struct wb_kit_files *out)
{
	struct wb_kit_cases all = { NULL, 0, 0 };
	struct wb_out o = wb_out_new(cx->unit);

	wb_kit_cases(cx, m, target, &all);
	wb_puts(&o, "file,kernel,items,groups,bytes,fill\n");
	for (uint32_t k = 0; k < all.n; k++)
		put_case(cx->tmp, &o, &all.at[k], m->wave_lanes);
	add_file(cx, out, "cases.csv", &o, false);
	for (uint32_t k = 0; k < all.n;)
		k += write_kernel(cx, m, target, &all.at[k], all.n - k, out);
	for (size_t k = 0; k < WB_COUNT(fixed); k++) {
		o = wb_out_new(cx->unit);
		put_filled(&o, (const char *)fixed[k].text, fixed[k].bytes, m, target);
		add_file(cx, out, fixed[k].name, &o, fixed[k].script);
	}
}
