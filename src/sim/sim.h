/* src/sim/sim.h -- private to src/sim: decoded instructions, waves, memory.
 *
 * A program is decoded once: each instruction becomes a function pointer, a
 * row of the semantics table and operand descriptors (struct step). Rows are
 * keyed on the mnemonic alone.
 */
#ifndef WB_SIM_PRIVATE_H
#define WB_SIM_PRIVATE_H

#include "wavebound/gcn.h"
#include "wavebound/sim.h"

#define LANES 64		/* of registers; waves have wb_sim.lanes of them */
#define NSGPR 256		/* scalar registers, numbered as operands in the encoding */
#define MAX_SRC 4
/* Scalar registers that no operand can name: one for writes to null; FLAT_SCRATCH of gfx10, which only s_setreg writes,
 * and of gfx11, which no instruction writes. */
#define NOWHERE 140
#define HIDDEN_FLAT_SCRATCH 130

/* Device addresses. Region r is mapped above (r + 1) << REGION_SHIFT. So the region of an
 * address is found by a shift, and an access beyond its end reaches no other region. */
#define REGION_SHIFT 36
#define REGION_MAX 2000
#define APERTURE_LDS 0x10000u		/* upper halves of generic addresses */
#define APERTURE_SCRATCH 0x20000u
#define CODE_BASE 0x7d0000000000ull	/* addresses of code */

/* ---- operands ------------------------------------------------------------------------ */
enum opnd_kind { O_NONE, O_VGPR, O_SGPR, O_IMM, O_BAD };
struct opnd {
	uint8_t kind, nunit;
	bool neg, abs, sext;
	uint16_t reg;
	uint64_t imm;		/* O_IMM */
};

enum { W_DPP = 1, W_SDWA = 2 };

struct step;
struct wb_sim_wave;
typedef void exec_fn(struct wb_sim_wave *w, const struct step *p);

struct step {
	exec_fn *run;
	exec_fn *behind;	/* what wb_sim_run_special runs */
	const void *row;	/* of the family's table */
	struct opnd d, d2, s[MAX_SRC];
	uint8_t ns;
	uint8_t form;		/* W_DPP, W_SDWA */
	uint8_t clamp, omod, opsel, opsel_hi, neg_lo, neg_hi;
	uint8_t byte;		/* of 8-bit floats */
	uint8_t cbsz, abid, blgp;	/* of matrix instructions */
	uint8_t dst_sel, dst_unused, sel[2];
	uint16_t dpp_ctrl;
	bool fetch_inactive;		/* DPP: lanes that are off may be read */
	bool eights;			/* DPP8, whose pattern is eights_of */
	uint32_t eights_of;
	uint8_t row_mask, bank_mask;
	bool bound_ctrl;
	bool glc, offen, idxen, has_vaddr;
	bool policy;			/* glc, or another one of caches */
	bool lds_direct;	/* a source is a word of LDS */
	bool lds, tfe, lwe;		/* load to LDS; report unmapped memory, limited levels in a register */
	uint8_t format;		/* of typed buffers */
	bool d16, a16, unnormalized, short_descriptor;	/* images */
	uint8_t dmask, dimension;
	bool foreign;		/* it has a modifier that is not modelled */
	int64_t offset;		/* memory: byte offset. Others: one immediate of the instruction */
	uint32_t offset1;	/* in elements */
	uint32_t hwreg;
	uint8_t vmcnt, lgkmcnt, expcnt, vscnt, kmcnt;
	uint32_t inst;		/* index in fn->inst */
	uint32_t next, taken;	/* steps of the program; WB_NONE: there is none */
	const struct wb_inst *i;
};

struct program {
	const struct wb_fn *fn;
	struct step *step;	/* one per instruction */
	uint32_t nstep, entry;
	uint64_t base;		/* program counter value of its section's address 0 */
	uint32_t *by_addr;	/* steps by rising address */
	bool *reported;		/* per step: an unwritten byte it read was reported */
	bool *reported_lanes;	/* per step: that it reads other lanes was reported */
	/* bit per vector register: v_writelane writes it, so v_readlane may read a scalar that was kept there */
	uint64_t keeps[8];
	uint32_t nvgpr;		/* registers it names */
	bool calls;
};

/* ---- memory ------------------------------------------------------------------------------- */
struct region {
	const char *name;
	uint64_t base, bytes;
	uint8_t *at;
	uint8_t *written;	/* one flag per byte: it was written; NULL: all were */
	/* A store is a fault: read-only data of the program, or data for the launch of the kernel (M13). Bytes of the
	 * former that are not written are known only to the loader. */
	bool constant;
	struct wb_sim_buffer *claimed;	/* of whose numbers something is claimed, or NULL */
};
/* What an instruction writes there. */
struct claimed_write {
	struct wb_sim_buffer *buffer;
	uint64_t at;
	uint32_t bytes;
};

/* ---- semantics tables ----------------------------------------------------------------------------- */
/* One row per mnemonic: the function that executes it, and the row of its family. */
enum family { F_VALU, F_CMP, F_SALU, F_SPECIAL, F_LDS, F_VMEM, F_SMEM };
struct wb_sim_semantics {
	const char *name;
	exec_fn *run;
	const void *row;
	uint8_t family;
	uint8_t ndst;		/* explicit destinations in the text */
	/* 0: all targets; 8, 9: only that generation; 10: gfx906 and later; 11: gfx908 and later; 12: gfx90a and later;
	 * 13: gfx10 and later; 14: before gfx10; 15: gfx11 and later; 16: gfx12 and later; 17: gfx11 only;
	 * 18: gfx90a and gfx942 only */
	uint8_t gfx;
	uint8_t nsrc;		/* sources; F_VALU, F_CMP, F_SALU */
	bool own_dst;		/* the destination is also the last source */
	bool any_operands;	/* the number of operands is not checked */
};
struct wb_sim_table {
	const struct wb_sim_semantics *row;
	uint32_t n;
};
struct wb_sim_table wb_sim_valu_table(void);
struct wb_sim_table wb_sim_cmp_table(void);
struct wb_sim_table wb_sim_salu_table(void);
struct wb_sim_table wb_sim_lane_table(void);
struct wb_sim_table wb_sim_matrix_table(void);
struct wb_sim_table wb_sim_control_table(void);
struct wb_sim_table wb_sim_lds_table(void);
struct wb_sim_table wb_sim_vmem_table(void);
struct wb_sim_table wb_sim_buffer_table(void);
struct wb_sim_table wb_sim_image_table(void);
struct wb_sim_table wb_sim_smem_table(void);
#define MODE_SKIPS (1u << 28)	/* of wb_sim_wave.mode: vector instructions are skipped */
/* wb_sim_run_special - executes @p unless it is skipped, with sources that are no registers: vccz, execz,
 * lds_direct. */
exec_fn wb_sim_run_special;

/* ---- the machine's state ---------------------------------------------------------------------- */
#define REMEMBERED 32u			/* calls */

struct wb_sim_wave {
	uint32_t (*v)[LANES];
	uint32_t nv;
	uint32_t s[NSGPR];
	uint32_t mode;
	const struct program *prog;
	uint32_t pc;			/* step of prog, WB_NONE: ended */
	/* calls that have not returned: where, and to which function. Functions may share code */
	struct {
		const struct program *prog;
		uint64_t pc;
	} call[REMEMBERED];
	uint32_t ncall;
	uint32_t id;			/* in the workgroup */
	bool at_barrier, ended;
	bool fault;			/* reported; the run is over */
	bool index_on;			/* s_set_gpr_idx_on */
	uint8_t index_mode;		/* which operands are relative now */
	struct wb_sim *sim;
	struct wb_sim_group *group;
	uint64_t scratch;		/* device address of its scratch */
	uint64_t done;			/* instructions executed */
	struct wb_sim_effect *effect;
	struct snapshot *snapshot;	/* hang.c; NULL: none was ever taken */
	uint64_t others;		/* swf.c: lanes of other split wavefronts */
};

struct wb_sim_group {
	struct wb_sim *sim;
	uint64_t id;
	uint32_t nwave, waiting, ended;
	uint32_t slot;			/* of scratch memory */
	struct wb_sim_wave *wave;
	uint8_t *lds, *lds_written;
	uint32_t lds_bytes;
	bool signalled;			/* a wave has told that it is the first one to arrive at the barrier */
	bool busy;
	struct wb_sim_group *next;
};

/* Detection of hangs: hang.c. */
struct watched_write {
	uint8_t *at;
	uint8_t bytes, old[16];
};
struct watch {
	bool on;
	uint64_t toggle;		/* clock at which it goes on or off */
	uint64_t always_from;		/* clock from which it stays on */
	uint64_t version;		/* counts changes (hang.c) */
	uint64_t changed;		/* clock of the last change */
	uint64_t repeating;		/* waves found to repeat since then */
	WB_VEC(struct watched_write) write;	/* of the instruction being executed */
};

struct wb_sim {
	struct wb_ctx *cx;
	const struct wb_module *module;
	const struct wb_fn *fn;
	struct wb_sim_config cfg;
	uint32_t gfx;
	uint32_t lanes;			/* of a wave: 64 or 32 */
	struct program *prog;		/* one per function of the module, decoded when first entered */
	struct wb_map rows;		/* mnemonic to row */
	uint32_t nvgpr;			/* most vector registers any function names */
	struct region *region;
	uint32_t nregion;
	uint64_t mapped;
	struct region *table;		/* data sections of the program */
	uint32_t ntable;

	uint8_t *kernarg, *packet;
	uint64_t kernarg_at, packet_at, queue_at;
	uint32_t kernarg_bytes;
	bool launched;
	uint64_t grid[3], groups[3], ngroup;
	uint32_t workgroup[3], items;
	uint32_t dynamic_lds;
	uint32_t scratch_bytes;		/* per lane, a multiple of 4 */
	uint64_t scratch_at;		/* device address of all scratch */
	uint32_t nslot;			/* workgroups whose scratch exists */
	struct wb_map section_map;	/* name of a section to its index in base */
	WB_VEC(uint64_t) base;		/* program counter value of address 0 of the section */
	struct wb_sim_group *groups_free;
	uint64_t clock;			/* what s_memtime reads: instructions executed */

	struct region *last;		/* region found last */
	uint32_t *word_seen, *bank_load, call;	/* of LDS, to count rounds */

	bool split;			/* every work-item is a wave of its own */
	enum wb_splitting splitting;	/* what split and merge do in timed runs and in swf.c */
	bool jitters;			/* times of timed runs are drawn */
	uint64_t jitter;		/* state of the draw */
	uint32_t jitter_kind;
	uint64_t live, waiting;		/* waves of running workgroups: not ended; waiting at a barrier */
	struct watch watch;
	WB_VEC(struct claimed_write) claimed;	/* by the instruction being executed */
	const struct wb_sim_observer *observer;
};

/* decode.c */
/** wb_sim_decode - the program of function @fn of the module, decoded on demand. wb_sim_section_base - the program
 * counter value of address 0 of section @name. */
const struct program *wb_sim_decode(struct wb_sim *s, uint32_t fn);
uint64_t wb_sim_section_base(struct wb_sim *s, const char *name);

/* ---- helpers shared by the exec files ------------------------------------------------------------------ */
static inline uint64_t pair(const struct wb_sim_wave *w, uint32_t r) { return (uint64_t)w->s[r + 1] << 32 | w->s[r]; }
/* A mask of lanes: two registers, in waves of 32 lanes one. */
static inline uint64_t
mask_at(const struct wb_sim_wave *w, uint32_t r)
{
	return w->sim->lanes == LANES ? pair(w, r) : w->s[r];
}
/* The active lanes: those in EXEC that are not in another split wavefront. */
/* What counts scalar memory and messages. */
static inline uint8_t
wb_sim_scalar_counter(const struct wb_sim_wave *w)
{
	return wb_gcn_is_gfx12(w->sim->gfx) ? WB_KMCNT : WB_LGKMCNT;
}
static inline uint64_t exec_mask(const struct wb_sim_wave *w) { return mask_at(w, WB_GCN_EXEC_LO) & ~w->others; }
static inline void
set_pair(struct wb_sim_wave *w, uint32_t r, uint64_t x)
{
	w->s[r] = (uint32_t)x;
	w->s[r + 1] = (uint32_t)(x >> 32);
}

static inline void
set_mask(struct wb_sim_wave *w, uint32_t r, uint64_t x)
{
	w->s[r] = (uint32_t)x;
	if (w->sim->lanes == LANES)
		w->s[r + 1] = (uint32_t)(x >> 32);
}

/** wb_sim_fault - reports the text @fmt at the instruction @p of @w and ends the run. */
void wb_sim_fault(struct wb_sim_wave *w, const struct step *p, enum wb_diag_code code, const char *fmt, ...)
	WB_PRINTF(4, 5);
/** wb_sim_scalar - the value of a scalar source. */
uint64_t wb_sim_scalar(struct wb_sim_wave *w, const struct step *p, const struct opnd *o);
/** wb_sim_vsrc - the 64 lanes of 32-bit source @o; @tmp is used if they must be computed. */
const uint32_t *wb_sim_vsrc(struct wb_sim_wave *w, const struct opnd *o, uint32_t unit, uint32_t tmp[LANES]);
/** wb_sim_blend - writes the lanes of @x that are in @mask to vector register @reg. */
void wb_sim_blend(struct wb_sim_wave *w, uint32_t reg, const uint32_t *x, uint64_t mask);

/* exec_matrix.c */
/** wb_sim_matrix_fits - false if @p is a matrix instruction with modifiers that are not documented. */
bool wb_sim_matrix_fits(const struct step *p);

/* memory.c */
void *wb_sim_bytes(struct wb_sim *s, uint64_t n);
/** wb_sim_fill - pseudo-random bytes, the same for the same @state. */
void wb_sim_fill(uint8_t *at, uint64_t bytes, uint64_t state);
/** wb_sim_region - the region that @addr may belong to; NULL: none. */
struct region *wb_sim_region(struct wb_sim *s, uint64_t addr);
/** wb_sim_check_claimed - what the last instruction wrote. */
void wb_sim_check_claimed(struct wb_sim *s);
/** wb_sim_tables - maps the data sections of the program. */
enum wb_status wb_sim_tables(struct wb_sim *s);
enum access { A_READ = 1, A_WRITE = 2 };
/** wb_sim_global, wb_sim_lds_at - the bytes at a device address / LDS offset; NULL after a fault (reported, with the
 * lane). @lane WB_NONE: scalar access. */
uint8_t *wb_sim_global(
	struct wb_sim_wave *w, const struct step *p, uint64_t addr, uint32_t bytes, uint32_t access, uint32_t lane);
uint8_t *wb_sim_lds_at(
	struct wb_sim_wave *w, const struct step *p, uint32_t addr, uint32_t bytes, uint32_t access, uint32_t lane);
/** wb_sim_lds_from_m0 - the same at M0 plus the offset of @p plus @offset. Here M0 is not a limit of addresses. */
uint8_t *wb_sim_lds_from_m0(
	struct wb_sim_wave *w, const struct step *p, uint32_t offset, uint32_t bytes, uint32_t access, uint32_t lane);
/* Whether @addr is a multiple of @n. Divides only if @n is no power of two. */
static inline bool
is_multiple(uint64_t addr, uint32_t n)
{
	return n & (n - 1) ? addr % n == 0 : !(addr & (n - 1));
}
/** wb_sim_misaligned - whether @addr is no multiple of min(@bytes, @most): a fault, reported. */
bool wb_sim_misaligned(
	struct wb_sim_wave *w, const struct step *p, uint64_t addr, uint32_t bytes, uint32_t lane, uint32_t most);
/** wb_sim_private - device address of byte @offset of @lane's scratch, interleaved by dwords from @base. */
static inline uint64_t
wb_sim_private(const struct wb_sim *s, uint64_t base, uint32_t offset, uint32_t lane)
{
	return base + (uint64_t)(offset / 4) * (s->lanes * 4) + lane * 4 + offset % 4;
}

/* atomic.c: the new value from the old one, the operand and the comparand. */
enum { AT_WIDE = 1, AT_FLUSH = 2 };
typedef uint64_t atomic_fn(uint64_t old, uint64_t x, uint64_t cmp, uint32_t how);
atomic_fn wb_sim_op_add, wb_sim_op_sub, wb_sim_op_rsub, wb_sim_op_inc, wb_sim_op_dec, wb_sim_op_and, wb_sim_op_or,
	wb_sim_op_xor, wb_sim_op_umin, wb_sim_op_umax, wb_sim_op_smin, wb_sim_op_smax, wb_sim_op_swap,
	wb_sim_op_cmpswap, wb_sim_op_fcmpswap, wb_sim_op_mskor, wb_sim_op_wrap, wb_sim_op_fadd, wb_sim_op_fmin,
	wb_sim_op_fmax, wb_sim_op_csub, wb_sim_op_cond_sub, wb_sim_op_pkadd, wb_sim_op_pkadd_upper;

/* What a load or store does with an element. */
enum element { M_LOAD, M_STORE, M_ATOMIC };
struct mem_row {
	uint8_t kind;		/* enum element */
	uint8_t bytes;		/* in memory */
	bool is_signed;		/* sign-extended when loaded */
	uint8_t d16;		/* 1: low half of the register, 2: high half */
	uint8_t count;		/* 2: two elements with two offsets */
	bool st64, returns;
	atomic_fn *op;
	/* Compare and swap, with two data operands. 1: first the operand, then the comparand, but in LDS instructions
	 * first the comparand. 2: in LDS instructions, too, first the operand. */
	uint8_t compares;
	bool to_lds;		/* loads to LDS, not to registers */
};
/** wb_sim_load_lane, wb_sim_store_lane - one element between memory and registers from @reg on. */
void wb_sim_load_lane(struct wb_sim_wave *w, const struct mem_row *m, uint32_t reg, uint32_t lane, const uint8_t *from);
void wb_sim_store_lane(const struct wb_sim_wave *w, const struct mem_row *m, uint32_t reg, uint32_t lane, uint8_t *to);
/** wb_sim_atomic_lane - the old value; @how: 0 or AT_FLUSH. */
uint64_t wb_sim_atomic_lane(const struct mem_row *m, uint8_t *at, uint64_t x, uint64_t cmp, uint32_t how);

/* wave.c */
/** wb_sim_pc_after - program counter value of the instruction that follows @p in the text. */
static inline uint64_t
wb_sim_pc_after(const struct program *g, const struct step *p)
{
	return g->base + p->i->addr + (p->i->bytes ? p->i->bytes : 4);
}
/** wb_sim_jump - continues at the instruction at program counter value @pc; a fault if there is none. wb_sim_call - the
 * same for call @p. */
void wb_sim_jump(struct wb_sim_wave *w, const struct step *p, uint64_t pc);
void wb_sim_call(struct wb_sim_wave *w, const struct step *p, uint64_t pc);
void wb_sim_release(struct wb_sim_group *g);
/** wb_sim_between_lanes - after wb_sim_split: reports once that @p reads other lanes; waves have only one. */
void wb_sim_between_lanes(struct wb_sim_wave *w, const struct step *p);

/* hang.c */
/** wb_sim_watch_toggle - at clock watch.toggle: switches the watch on or off, and sets the next toggle. */
void wb_sim_watch_toggle(struct wb_sim *s);
/** wb_sim_watch_before, wb_sim_watch_after - called before and after each instruction while watch.on. */
void wb_sim_watch_before(struct wb_sim_wave *w);
void wb_sim_watch_after(struct wb_sim *s);
/** wb_sim_watch_write - @bytes at @at are about to be written. */
void wb_sim_watch_write(struct wb_sim *s, uint8_t *at, uint32_t bytes);
/** wb_sim_changed - a change (hang.c): waves found to repeat may no longer do so. */
static inline void
wb_sim_changed(struct wb_sim *s)
{
	s->watch.version++;
	s->watch.changed = s->clock;
	s->watch.repeating = 0;
}
/** wb_sim_repeats - whether @w was found to repeat since the last change. */
bool wb_sim_repeats(const struct wb_sim_wave *w);

#endif
