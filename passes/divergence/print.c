/* passes/divergence/print.c -- shapes as comments of the text form.
 */
#include "div.h"

static void
put_shape(struct wb_out *o, const struct wb_divergence *d, const struct wb_div_shape *f)
{
	static const char *const xyz[] = { "x", "y", "z" };

	wb_puts(o, wb_div_class_name[f->cls]);
	if (f->cls == WB_DIV_LAUNCH && f->low_bits == 32)
		wb_printf(o, " = %u", f->low);
	if (f->cls != WB_DIV_AFFINE)
		return;
	wb_printf(o, " %s", wb_div_class_name[f->base]);
	for (int k = 0; k < 3; k++)
		if (f->stride[k])
			wb_printf(
				o, " + %d %s", (int)(int32_t)f->stride[k], d->ids == WB_DIV_IDS_LANE ? "lane" : xyz[k]);
}

void
wb_print_divergence(struct wb_out *o, const struct wb_fn *fn)
{
	const struct wb_divergence *d = fn->divergence;
	const struct wb_gsa_users users =
		fn->gsa ? wb_gsa_users_find(o->arena, fn->gsa) : (struct wb_gsa_users){ NULL, NULL };

	for (uint32_t v = 0; fn->gsa && v < fn->gsa->nvalue; v++) {
		if (!wb_div_value(d, v) ||
			(fn->gsa->value[v].kind == WB_GSA_ENTRY && users.first[v] == users.first[v + 1]))
			continue;
		wb_puts(o, "; div ");
		wb_gsa_print(o, fn->gsa, v);
		wb_puts(o, " ");
		put_shape(o, d, wb_div_value(d, v));
		wb_puts(o, "\n");
	}
	for (uint32_t k = 0; k < fn->ninst; k++)
		if (d->lanes[k] != WB_NONE) {
			wb_printf(o, "; div lanes #%u ", k);
			put_shape(o, d, &d->shape[d->lanes[k]]);
			wb_puts(o, "\n");
		}
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (d->branch[b] != WB_NONE) {
			wb_puts(o, "; div branch ");
			wb_print_label(o, fn, b);
			wb_puts(o, " ");
			put_shape(o, d, &d->shape[d->branch[b]]);
			wb_puts(o, "\n");
		}
	for (uint32_t l = 0; d->loop && l < fn->loops->nloop; l++) {
		static const char *const exit[] = { "together", "singly", "unknown" };

		wb_printf(o, "; div loop %u %s %s\n", l, exit[d->loop[l].exit], wb_div_class_name[d->loop[l].cls]);
	}
	for (uint32_t k = 0; k < fn->ninst; k++) {
		const struct wb_div_access *a = wb_div_access_of(d, k);

		if (a && (a->most_trans != WB_UNKNOWN || a->most_rounds != WB_UNKNOWN))
			wb_printf(o, "; div access #%u trans=%lld rounds=%lld\n", k, (long long)a->most_trans,
				(long long)a->most_rounds);
	}
	for (uint32_t k = 0; k < d->nscalar; k++)
		wb_printf(o, "; div scalar #%u argument %u bytes %lld to %lld\n", d->scalar[k].inst,
			d->scalar[k].argument, (long long)d->scalar[k].low, (long long)d->scalar[k].high - 1);
}
