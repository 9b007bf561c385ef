/* src/prove/address.c -- the addresses of accesses to global memory and LDS.
 */
#include "private.h"

/* ---- addresses -------------------------------------------------------------------------------------- */
bool
text_atomic(const char *name)
{
	return strncmp(name, "global_atomic_", 14) == 0 || strncmp(name, "flat_atomic_", 12) == 0;
}

uint32_t
meaning_bytes(const char *name)
{
	static const struct {
		const char *suffix;
		uint32_t bytes;
	} sizes[] = { { "byte_d16", 1 }, { "byte_d16_hi", 1 }, { "_dword", 4 }, { "_dwordx2", 8 }, { "_dwordx3", 12 },
		{ "_dwordx4", 16 }, { "_ubyte", 1 }, { "_sbyte", 1 }, { "_byte", 1 }, { "_ushort", 2 },
		{ "_sshort", 2 }, { "_short", 2 }, { "_b8", 1 }, { "_b16", 2 }, { "_b32", 4 }, { "_b64", 8 },
		{ "_b96", 12 }, { "_b128", 16 }, { "_u8", 1 }, { "_i8", 1 }, { "_u16", 2 }, { "_i16", 2 },
		{ "_d16", 2 }, { "_d16_hi", 2 } };
	const char *end = name + strlen(name);

	if (strncmp(name, "global_load_lds", 15) == 0 || strstr(name, "_tr_"))
		return 0;
	if (text_atomic(name))
		return strcmp(end - 3, "_x2") == 0 || strcmp(end - 2, "64") == 0 ? 8 : 4;
	for (uint32_t k = 0; k < WB_COUNT(sizes); k++) {
		size_t n = strlen(sizes[k].suffix);

		if ((size_t)(end - name) > n && strcmp(end - n, sizes[k].suffix) == 0)
			return sizes[k].bytes;
	}
	return 0;
}

/* The address of an LDS access. */
static uint32_t
lds_address(struct wave *w, const struct text *t, uint32_t bytes, int64_t *second)
{
	static const char *const loads[] = { "ds_read_", "ds_read2", "ds_load_", NULL },
				 *const stores[] = { "ds_write_", "ds_write2", "ds_store_", NULL };
	bool two = strstr(t->name, "2_") || strstr(t->name, "2st64") || strstr(t->name, "2addr"),
	     load = text_starts(t->name, loads);
	uint32_t address;

	if (strstr(t->name, "st64") || strstr(t->name, "stride64"))
		bytes *= 64;
	if (strstr(t->name, "addtid") ||
		(!load && !text_starts(t->name, stores)) || t->nopnd < 2)
		return WB_NONE;
	address = reg_form(w, OPND(load ? 1 : 0));
	*second = two ? (t->offset1 - t->offset0) * bytes : 0;
	return form_sum(w, address, form_number(w, false, two ? t->offset0 * bytes : t->offset), 1);
}

/* The first operand of the address of @t; NULL: it is no access of which the address is followed. */
static const struct operand *
address_operand(const struct text *t)
{
	static const char *const loads[] = { "global_load_", "flat_load_", NULL },
				 *const stores[] = { "global_store_", "flat_store_", NULL };
	uint32_t n = *t->name == 'g' ? 3 : 2;	/* without the result of an atomic */
	bool atomic = text_atomic(t->name), result = atomic ? t->nopnd > n : text_starts(t->name, loads);

	if ((!result && !atomic && !text_starts(t->name, stores)) || t->nopnd < n ||
		OPND(result)->kind != VECTOR || t->special || t->modified || t->buffer)
		return NULL;
	return OPND(result);
}

bool
meaning_zeros(struct wave *w, const struct text *t, uint32_t *out)
{
	const struct operand *v = address_operand(t), *b;
	uint32_t zeros, z;

	if (!v)
		return false;
	zeros = value_zeros(w, reg_read(w, v, 0));
	if (v->n == 1) {	/* lanes have an offset from a base */
		b = OPND(t->nopnd - 1);
		z = b->kind == SCALAR ? value_zeros(w, reg_read(w, b, 0)) : 0;
		zeros = fewer(zeros, z);
	}
	for (z = 0; z < zeros && !(t->offset >> z & 1);)
		z++;
	*out = z;
	return true;
}

uint32_t
meaning_address(struct wave *w, const struct text *t, uint32_t *bytes, int64_t *second)
{
	const struct operand *v = address_operand(t), *b;
	uint32_t address, base;

	*second = 0;
	*bytes = meaning_bytes(t->name);
	if (!*bytes)
		return WB_NONE;
	if (strncmp(t->name, "ds_", 3) == 0)
		return t->special || t->modified || t->buffer ? WB_NONE : lds_address(w, t, *bytes, second);
	if (!v || (*t->name == 'f' && (w->fn->desc->scratch_bytes || w->fn->desc->dynamic_stack)))
		return WB_NONE;		/* words of private memory are interleaved */
	if (v->n == 2) {
		address = reg_wide(w, v);
	} else {
		address = reg_form(w, v);
		b = OPND(t->nopnd - 1);
		base = b->kind == SCALAR && b->n == 2 ? reg_wide(w, b) : WB_NONE;
		address = address == WB_NONE ? WB_NONE : form_sum(w, form_extend(w, address, false), base, 1);
	}
	return form_sum(w, address, form_number(w, true, t->offset), 1);
}
