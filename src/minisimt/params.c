/* src/minisimt/params.c -- arguments of a launch as initial values of variables. */
#include "wavebound/minisimt.h"

static uint32_t
find_param(const struct wb_fn *fn, const char *name)
{
	for (uint32_t u = 1; u < fn->nunit; u++)
		if (strcmp(fn->unit[u].name, name) == 0)
			return u;
	return WB_NONE;
}

/* A decimal number of 32 bits, with or without sign. */
static bool
parse(const char *s, uint32_t *out)
{
	bool minus = *s == '-';
	uint64_t v = 0;

	s += minus;
	if (!*s)
		return false;
	for (; *s; s++) {
		if (*s < '0' || *s > '9')
			return false;
		v = v * 10 + (uint64_t)(*s - '0');
		if (v > UINT32_MAX)
			return false;
	}
	*out = (uint32_t)(minus ? 0 - v : v);
	return !minus || v <= (uint64_t)1 << 31;
}

enum wb_status
wb_msimt_params(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_launch *launch, uint32_t **out)
{
	*out = WB_NEW(cx->unit, uint32_t, fn->nunit);
	for (uint32_t k = 0; launch && k < launch->arg.n; k++) {
		const struct wb_launch_arg *a = &launch->arg.at[k];
		uint32_t u = a->name && !a->is_buffer ? find_param(fn, a->name) : WB_NONE;

		if (a->is_buffer)
			continue;
		if (u == WB_NONE) {
			wb_report(cx->diag, WB_E_LAUNCH_ARG, a->loc,
				"kernel '%s' has no variable '%.100s' to start with a value", fn->name,
				a->name ? a->name : "by number");
			return WB_BAD_INPUT;
		}
		if (!parse(a->value, &(*out)[u])) {
			wb_report(cx->diag, WB_E_LAUNCH_VALUE, a->loc, "'%.60s' is no 32-bit integer", a->value);
			return WB_BAD_INPUT;
		}
	}
	return WB_OK;
}
