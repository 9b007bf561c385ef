/* src/sim/vmem.h -- shared by all accesses to global memory: exec_vmem.c, exec_buffer.c, exec_image.c.
 */
#ifndef WB_SIM_VMEM_H
#define WB_SIM_VMEM_H

#include "sim.h"

/* The different lines that an instruction accesses. */
#define MAX_LINES (LANES * 16)
struct lines {
	uint64_t at[MAX_LINES];
	uint64_t most;		/* the greatest of them */
	uint32_t n;
};

/** wb_sim_add_lines - adds the lines of the @bytes bytes at @addr. */
void wb_sim_add_lines(const struct wb_sim *s, struct lines *t, uint64_t addr, uint32_t bytes);
/** wb_sim_access - loads the element of lane @lane at @at into p->d, stores it from @value, or both. */
void wb_sim_access(struct wb_sim_wave *w, const struct step *p, const struct mem_row *m, uint32_t lane, uint8_t *at,
	const struct opnd *value);

/** wb_sim_to_lds - writes the word @x that lane @lane has loaded to LDS: at M0 plus the offset plus four bytes for each
 * lane. Each lane takes one LDS round. */
void wb_sim_to_lds(struct wb_sim_wave *w, const struct step *p, uint32_t lane, uint32_t x);

static inline uint32_t
wb_sim_kind_access(const struct mem_row *m)
{
	return m->kind == M_LOAD ? A_READ : m->kind == M_STORE ? A_WRITE : A_READ | A_WRITE;
}

/* From gfx10 on, accesses without a result have a counter of their own. */
static inline uint8_t
wb_sim_counter(const struct wb_sim_wave *w, const struct step *p, const struct mem_row *m)
{
	bool returns = m->kind == M_LOAD || (m->kind == M_ATOMIC && p->glc);

	return w->sim->gfx >= 0x1000 && !returns ? WB_VSCNT : WB_VMCNT;
}

/* ---- exec_format.c: elements that are converted ------------------------------------------------------- */
/* Components of 16 bits: none; two in a register; one, in the upper half; one in each register (gfx8). */
enum d16 { D16_NOT, D16_PACKED, D16_HIGH, D16_APART };
struct wb_element {
	uint32_t format;	/* wb_gcn_element_format */
	uint32_t select;	/* selectors of x, y, z, w: three bits each, as in descriptors */
	uint8_t d16;
};
/** wb_sim_element_bytes - of an element in memory; 0: there is no such format. */
uint32_t wb_sim_element_bytes(uint32_t format);
/** wb_sim_unpack, wb_sim_pack - between memory and four components: floats, or integers of integer formats. */
void wb_sim_unpack(const struct wb_element *e, const uint8_t *from, uint32_t v[4]);
void wb_sim_pack(const struct wb_element *e, const uint32_t v[4], uint8_t *to);
/** wb_sim_put_components, wb_sim_get_components - @n of them to or from registers from @reg on. */
void wb_sim_put_components(
	struct wb_sim_wave *w, const struct wb_element *e, uint32_t reg, uint32_t lane, const uint32_t *v, uint32_t n);
void wb_sim_get_components(const struct wb_sim_wave *w, const struct wb_element *e, uint32_t reg, uint32_t lane,
	uint32_t v[4], uint32_t n);

/* ---- rows of tables ------------------------------------------------------------------------------ */
#define LOAD(prefix, run, gfx, name, bytes, is_signed, d16) \
	{ prefix "load_" name, run, \
		&(const struct mem_row){ M_LOAD, bytes, is_signed, d16, 1, 0, 0, NULL, 0, false }, F_VMEM, 1, gfx, 0, \
		false, true },
#define LOAD_LDS(prefix, run, name, bytes, is_signed) \
	{ prefix "load_lds_" name, run, \
		&(const struct mem_row){ M_LOAD, bytes, is_signed, 0, 1, 0, 0, NULL, 0, true }, F_VMEM, 0, 12, 0, \
		false, true },
#define LOADS_LDS(prefix, run) \
	LOAD_LDS(prefix, run, "ubyte", 1, 0) LOAD_LDS(prefix, run, "sbyte", 1, 1) \
	LOAD_LDS(prefix, run, "ushort", 2, 0) LOAD_LDS(prefix, run, "sshort", 2, 1) LOAD_LDS(prefix, run, "dword", 4, 0)
#define STORE(prefix, run, gfx, name, bytes, d16) \
	{ prefix "store_" name, run, &(const struct mem_row){ M_STORE, bytes, 0, d16, 1, 0, 0, NULL, 0, false }, \
		F_VMEM, 0, gfx, 0, false, true },
#define ATOMIC_OF(prefix, run, gfx, name, bytes, op, compares) \
	{ prefix "atomic_" name, run, &(const struct mem_row){ M_ATOMIC, bytes, 0, 0, 1, 0, 0, op, compares, false }, \
		F_VMEM, 0, gfx, 0, false, true },
#define ATOMIC(prefix, run, gfx, name, op, compares) \
	ATOMIC_OF(prefix, run, gfx, name, 4, op, compares) ATOMIC_OF(prefix, run, gfx, name "_x2", 8, op, compares)
#define ACCESSES(prefix, run, gfx) \
	LOAD(prefix, run, gfx, "ubyte", 1, 0, 0) LOAD(prefix, run, gfx, "sbyte", 1, 1, 0) \
	LOAD(prefix, run, gfx, "ushort", 2, 0, 0) LOAD(prefix, run, gfx, "sshort", 2, 1, 0) \
	LOAD(prefix, run, gfx, "dword", 4, 0, 0) LOAD(prefix, run, gfx, "dwordx2", 8, 0, 0) \
	LOAD(prefix, run, gfx, "dwordx3", 12, 0, 0) LOAD(prefix, run, gfx, "dwordx4", 16, 0, 0) \
	LOAD(prefix, run, 9, "ubyte_d16", 1, 0, 1) LOAD(prefix, run, 9, "ubyte_d16_hi", 1, 0, 2) \
	LOAD(prefix, run, 9, "sbyte_d16", 1, 1, 1) LOAD(prefix, run, 9, "sbyte_d16_hi", 1, 1, 2) \
	LOAD(prefix, run, 9, "short_d16", 2, 0, 1) LOAD(prefix, run, 9, "short_d16_hi", 2, 0, 2) \
	STORE(prefix, run, gfx, "byte", 1, 0) STORE(prefix, run, gfx, "short", 2, 0) \
	STORE(prefix, run, 9, "byte_d16_hi", 1, 2) STORE(prefix, run, 9, "short_d16_hi", 2, 2) \
	STORE(prefix, run, gfx, "dword", 4, 0) STORE(prefix, run, gfx, "dwordx2", 8, 0) \
	STORE(prefix, run, gfx, "dwordx3", 12, 0) STORE(prefix, run, gfx, "dwordx4", 16, 0)
#define ATOMICS(prefix, run, gfx) \
	ATOMIC(prefix, run, gfx, "swap", wb_sim_op_swap, 0) ATOMIC(prefix, run, gfx, "cmpswap", wb_sim_op_cmpswap, 1) \
	ATOMIC(prefix, run, gfx, "add", wb_sim_op_add, 0) ATOMIC(prefix, run, gfx, "sub", wb_sim_op_sub, 0) \
	ATOMIC(prefix, run, gfx, "smin", wb_sim_op_smin, 0) ATOMIC(prefix, run, gfx, "umin", wb_sim_op_umin, 0) \
	ATOMIC(prefix, run, gfx, "smax", wb_sim_op_smax, 0) ATOMIC(prefix, run, gfx, "umax", wb_sim_op_umax, 0) \
	ATOMIC(prefix, run, gfx, "and", wb_sim_op_and, 0) ATOMIC(prefix, run, gfx, "or", wb_sim_op_or, 0) \
	ATOMIC(prefix, run, gfx, "xor", wb_sim_op_xor, 0) ATOMIC(prefix, run, gfx, "inc", wb_sim_op_inc, 0) \
	ATOMIC(prefix, run, gfx, "dec", wb_sim_op_dec, 0)
/* Atomics of floats, some with other names on gfx908 to gfx942, and subtractions. Unlike LDS, global memory ignores
 * MODE: it keeps denormals. */
#define FLOAT_ATOMICS(prefix, run) \
	ATOMIC(prefix, run, 13, "fcmpswap", wb_sim_op_fcmpswap, 1) ATOMIC(prefix, run, 13, "fmin", wb_sim_op_fmin, 0) \
	ATOMIC(prefix, run, 13, "fmax", wb_sim_op_fmax, 0) \
	ATOMIC_OF(prefix, run, 13, "csub", 4, wb_sim_op_csub, 0) \
	ATOMIC_OF(prefix, run, 16, "cond_sub_u32", 4, wb_sim_op_cond_sub, 0) \
	ATOMIC_OF(prefix, run, 11, "add_f32", 4, wb_sim_op_fadd, 0) \
	ATOMIC_OF(prefix, run, 11, "pk_add_f16", 4, wb_sim_op_pkadd, 0) \
	ATOMIC_OF(prefix, run, 12, "pk_add_bf16", 4, wb_sim_op_pkadd_upper, 0) \
	ATOMIC_OF(prefix, run, 12, "add_f64", 8, wb_sim_op_fadd, 0) \
	ATOMIC_OF(prefix, run, 12, "min_f64", 8, wb_sim_op_fmin, 0) \
	ATOMIC_OF(prefix, run, 12, "max_f64", 8, wb_sim_op_fmax, 0)

#endif
