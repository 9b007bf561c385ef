/* src/prove/meaning.c -- what one instruction does to what is known.
 *
 * An instruction of a family that is known gives an unknown result, which is the same in all lanes if all that it reads
 * is; unless one of the tables states more. Of any other instruction nothing is known, and the function is given up.
 *
 * Right:  a symbol and a mask are those of the last execution of their instruction: before it is executed again, what
 *         depends on them is forgotten.
 */
#include "private.h"

/* ---- the table: moves -------------------------------------------------------------------------------- */
static bool
do_move(struct wave *w, const struct text *t)
{
	bool scalar = *t->name == 's', accumulators = strncmp(t->name, "v_accvgpr_", 10) == 0;

	if (accumulators || strcmp(t->name + 1, "_mov_b32") == 0 || strcmp(t->name + 1, "_mov_b64") == 0) {
		reg_copy(w, OPND(0), OPND(1));
		if (accumulators && OPND(1)->kind == VECTOR)
			slot_copy_lanes(w, OPND(0)->reg, OPND(1)->reg);
	} else if (strcmp(t->name, "v_readfirstlane_b32") == 0 && OPND(1)->kind == VECTOR) {
		/* if no lane is on, it is that of lane 0 */
		const struct cell *c = &w->now->v[OPND(1)->reg];
		bool same = mask_within(w, w->now->exec, c->in) && mask_bits(w, c->in).must & 1 &&
			value_uniform(w, c->v);

		scalar = true;
		reg_write(w, OPND(0), 0, same ? c->v : VALUE(UNKNOWN, 0));
	} else {
		return false;
	}
	return scalar || OPND(0)->kind == VECTOR;
}

/* ---- all others ------------------------------------------------------------------------------------ */

/* Families of which the first operand is the only result, apart from masks; each lane has one of its own. */
static const char *const lanewise[] = { "v_add", "v_sub", "v_mul", "v_mad", "v_fma_", "v_fmaak", "v_fmamk", "v_min",
	"v_max", "v_med3", "v_lsh", "v_ash", "v_and", "v_or", "v_xor", "v_xnor", "v_xad", "v_not", "v_bf", "v_bcnt",
	"v_cvt", "v_rcp", "v_rsq", "v_sqrt", "v_floor", "v_ceil", "v_trunc", "v_rndne", "v_fract", "v_frexp",
	"v_ldexp", "v_log", "v_exp", "v_sin", "v_cos", "v_mov_b", "v_alignb", "v_perm_b32", "v_sad", "v_ffb", "v_clz",
	"v_ctz", "v_trig", NULL };
static const char *const vector_result[] = { "v_cndmask", "v_mac", "v_fmac", "v_div_", "v_mbcnt", "v_pk_", "v_dot",
	"v_cube", "v_mfma", "v_smfmac", "v_wmma", "v_accvgpr", "v_readlane", "v_readfirstlane", "v_writelane",
	"v_dual_", "v_pack", "v_sat_pk", "v_lerp", "v_msad", "v_mqsad", "v_qsad", "v_cls", "v_permlane16",
	"v_permlanex16", "v_permlane64", "v_nop", "v_mulhi", "v_minmax", "v_maxmin", "v_s_", "v_swmmac", NULL };
/* These read more than they name as an operand, or leave a part of the result as it was. */
static const char *const reads_more[] = { "v_addc", "v_subb", "v_add_co_ci", "v_sub_co_ci", "v_subrev_co_ci",
	"v_mad_mix", "v_fma_mix", "v_cvt_sr", "v_cvt_pk_fp8", "v_cvt_pk_bf8", NULL };
/* The second operand may be a mask that is written. */
static const char *const carries_out[] = { "v_add", "v_sub", "v_mad_u64", "v_mad_i64", "v_mad_co_", "v_div_scale",
	NULL };
static const char *const scalar_result[] = { "s_add", "s_sub", "s_mul", "s_min", "s_max", "s_and", "s_or", "s_xor",
	"s_nand", "s_nor", "s_xnor", "s_not", "s_lsh", "s_ash", "s_bf", "s_brev", "s_bcnt", "s_ff", "s_fl", "s_cls",
	"s_clz", "s_ceil", "s_floor", "s_trunc", "s_rndne", "s_cvt", "s_fma",
	"s_ctz", "s_sext", "s_bitset", "s_bitreplicate", "s_cselect", "s_cmov", "s_mov_b", "s_movk", "s_abs", "s_pack",
	"s_wqm", "s_quadmask", "s_getpc", "s_getreg", "s_load", "s_buffer_load", "s_scratch_load", "s_memtime",
	"s_memrealtime", "s_atomic", "s_buffer_atomic", "s_sendmsg_rtn", NULL };
static const char *const nothing[] = { "s_cmp_", "s_cmpk_", "s_bitcmp", "s_waitcnt", "s_wait_", "s_nop", "s_barrier",
	"s_branch", "s_cbranch_", "s_endpgm", "s_sleep", "s_setprio", "s_sendmsg", "s_dcache", "s_gl1", "s_icache",
	"s_inst_prefetch", "s_set_inst_prefetch", "s_clause", "s_delay_alu", "s_version", "s_code_end", "s_ttrace",
	"s_incperf", "s_decperf", "s_round_mode", "s_denorm_mode", "s_store", "s_buffer_store", "s_scratch_store",
	"s_prefetch", "global_store", "flat_store", "buffer_store", "scratch_store", "ds_write", "ds_store",
	"buffer_wb", "buffer_inv", "buffer_gl", NULL };
static const char *const memory[] = { "global_", "flat_", "buffer_", "tbuffer_", "scratch_", "ds_", "image_", NULL };

/* Only the lower bits of the register MODE, which are about rounding. */
static bool
sets_rounding(const struct text *t)
{
	static const char mode[] = "hwreg(HW_REG_MODE, ";
	const struct operand *o = OPND(0);
	size_t n = strlen(mode);

	return strncmp(t->name, "s_setreg", 8) == 0 && o->length == n + strlen("0, 1)") &&
		memcmp(o->at, mode, n) == 0 && o->at[n + 1] == ',' && o->at[n + 2] == ' ';
}

/* Whether @t writes no register but SCC. */
static bool
is_silent(const struct text *t)
{
	return (text_starts(t->name, nothing) && !strstr(t->name, "_rtn")) || sets_rounding(t);
}

static void
do_other(struct wave *w, const struct text *t)
{
	bool vector = text_starts(t->name, lanewise) || text_starts(t->name, vector_result), uniform;

	if (is_silent(t)) {
		if (strncmp(t->name, "s_cmp", 5) == 0 || strncmp(t->name, "s_bitcmp", 8) == 0 ||
			strstr(t->name, "_isfirst") || strcmp(t->name, "s_barrier_leave") == 0)
			w->now->s[SCC] = value_fresh(w);
		return;
	}
	if ((*t->name == 'v' && strstr(t->name, "swap")) || strstr(t->name, "saveexec") || strstr(t->name, "wrexec") ||
		strstr(t->name, "movrel") || strstr(t->name, "gpr_idx") ||
		(!vector && !text_starts(t->name, scalar_result) && !text_starts(t->name, memory))) {
		w->lost = true;
		return;
	}
	if (!t->nopnd || (text_atomic(t->name) && t->nopnd < (*t->name == 'g' ? 4 : 3)))
		return;			/* there is no result */
	uniform = text_starts(t->name, lanewise) && !text_starts(t->name, reads_more) && !t->special && !t->modified &&
		!strstr(t->name, "16") && text_uniform(w, t);
	reg_forget(w, OPND(0), uniform);
	if (vector && t->nopnd > 1 && OPND(1)->kind == SCALAR && text_starts(t->name, carries_out))
		reg_forget(w, OPND(1), true);
	if (*t->name == 's')
		w->now->s[SCC] = value_fresh(w);
}

/* ---- one instruction ---------------------------------------------------------------------------------- */
/* Mask @m, which rests on w->site, under a new name. */
static uint32_t
new_mask_name(struct wave *w, uint32_t part, uint32_t m)
{
	struct bits bits = mask_bits(w, m);

	return mask_atom(w, part, (struct lanes){ .site = w->site, .in = mask_around(w, &m, 1, w->site),
		.may = bits.may, .must = bits.must });
}

/* A mask that rests on w->site keeps its value, under a new name and in a larger set. */
static void
redefine_scalars(struct wave *w)
{
	for (uint32_t k = 0; k < w->nscalar; k++) {
		value *v = &w->now->s[k], old = *v;
		bool pair = k + 1 < w->nscalar && v[1] == VALUE(MASK_HIGH, ID(old));

		if (!value_rests_on(w, old, w->site))
			continue;
		*v = KIND(old) == MASK ? VALUE(MASK, new_mask_name(w, RENAMED + k, ID(old))) : VALUE(UNKNOWN, 0);
		if (KIND(old) == MASK && pair)
			w->now->s[++k] = VALUE(MASK_HIGH, ID(*v));
	}
}

void
meaning_redefine(struct wave *w)
{
	struct state *s = w->now;
	uint32_t was = s->exec, site = w->site;
	bool rests = mask_rests_on(w, was, site);

	if (rests)
		s->exec = new_mask_name(w, RENAMED - 2, was);
	for (uint32_t k = 0; k < MOST_SAID; k++)
		if (mask_rests_on(w, s->said[k].mask - 1, site))
			s->said[k] = (struct said){ 0, false };
	for (uint32_t k = 0; k < w->nvector; k++) {
		struct cell *c = &s->v[k];

		if (mask_rests_on(w, c->in, site)) {
			if (rests && mask_within(w, was, c->in))
				c->in = s->exec;
			else
				*c = (struct cell){ VALUE(UNKNOWN, 0), MASK_ALL };
		}
		if (value_mentions(w, c->v, site))
			c->v = VALUE(UNKNOWN, 0);
	}
	redefine_scalars(w);
}

void
meaning_execute(struct wave *w, const struct text *t)
{
	for (uint32_t k = 0; k < t->nopnd; k++)
		if (OPND(k)->kind == STRANGE) {
			w->lost = true;
			return;
		}
	if (!t->special && !t->modified &&
		(meaning_first(w, t) || meaning_mask(w, t) || meaning_carry(w, t) ||
			meaning_multiply(w, t) || do_move(w, t) || meaning_select(w, t) || meaning_load(w, t) ||
			meaning_number(w, t)))
		return;
	if (meaning_slot(w, t))
		return;
	if (strcmp(t->name, "s_swappc_b64") == 0)
		meaning_call(w, t);
	else if (strcmp(t->name, "s_setpc_b64") == 0 && !w->fn->is_kernel)
		return;			/* to where an edge leads, or back */
	else if (!meaning_compare(w, t))
		do_other(w, t);
}
