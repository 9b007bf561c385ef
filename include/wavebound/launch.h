/* wavebound/launch.h -- the launch of a kernel, and flow facts about the kernel. */
#ifndef WAVEBOUND_LAUNCH_H
#define WAVEBOUND_LAUNCH_H

#include "wavebound/facts.h"
#include "wavebound/ir.h"

/* ---- launch ----------------------------------------------------------------------- */
#define WB_ARGUMENT_ALIGN 4u			/* of pointers among the arguments, of which nothing is stated */
#define WB_MOST_ALIGN ((uint64_t)1 << 30)	/* that a launch states of an address */
enum wb_buffer_init { WB_BUF_ZERO, WB_BUF_IOTA, WB_BUF_RANDOM, WB_BUF_CONST, WB_BUF_FILE };
struct wb_launch_arg {
	const char *kernel;		/* a pattern of those that have it; NULL: any */
	const char *name;		/* or NULL: by index */
	uint32_t index;			/* among the explicit arguments; WB_NONE: by name */
	bool is_buffer;			/* of an LDS pointer: only bytes matters */
	/* scalar, or the size of an LDS pointer, as text: decimal, 0x, float with . or e, or a vector "1,2,3" */
	const char *value;
	enum wb_buffer_init init;	/* buffer */
	uint64_t bytes;
	uint64_t seed;			/* RANDOM: seed; CONST: value */
	const char *file;
	bool given;			/* the initial contents are part of the launch: the same in every run */
	/* of given ones: the bytes that wb_launch_contents read; NULL: not known */
	const uint8_t *content; uint64_t ncontent;
	uint64_t align;			/* of its base, in bytes, a power of two; 0: not stated */
	struct wb_loc loc;
};
/* The range of the numbers that the kernel loads from a buffer: each element is from min to max in every load. The user
 * asserts this: stores of the kernel to the buffer are not checked. */
struct wb_launch_range {
	const char *name;		/* of the argument, or NULL: by index */
	uint32_t index;			/* among the explicit arguments */
	uint32_t min, max;		/* unsigned */
	/* of an element: 1, 2 or 4. 0 where the file does not say it, until wb_launch_complete knows the type */
	uint32_t bytes;
	struct wb_loc loc;
};
struct wb_launch {
	const char *kernel;		/* NULL: any */
	uint32_t dims;			/* 1..3 */
	uint64_t grid[3];		/* all work-items per dimension (not workgroups) */
	uint32_t workgroup[3];		/* work-items per workgroup; all 0: as the kernel requires */
	uint64_t lds_bytes;		/* dynamic LDS requested at launch (HIP), without LDS pointer arguments */
	bool lds_given;			/* lds_bytes is stated; it may be 0 */
	uint64_t align;			/* of each buffer that states none of its own; 0: not stated */
	WB_VEC(struct wb_launch_arg) arg;
	WB_VEC(struct wb_launch_range) range;
	struct wb_loc loc;
	/* derived by wb_launch_complete */
	uint64_t workgroups;		/* G: product of ceil(grid/workgroup) */
	uint32_t workitems_per_workgroup;
};
/** wb_launch_read - reads launch XML @file (wavebound-launch(5)). A file may hold several launches; @kernel selects
 * one. "" or NULL selects the only one, or the one without a name. */
enum wb_status wb_launch_read(struct wb_ctx *cx, uint16_t file, const char *kernel, struct wb_launch **out);
/** wb_launch_parse_dims - parses "X[,Y[,Z]]" of --grid or --workgroup; an 'x' may stand for a comma, missing numbers
 * are 1. False if malformed. Zero and too large numbers are rejected by wb_launch_complete. */
bool wb_launch_parse_dims(const char *text, uint64_t out[3], uint32_t *dims);
/** wb_launch_parse_arg - parses [KERNEL:]NAME|INDEX=VALUE. wb_launch_parse_buffer - parses
 * [KERNEL:]NAME|INDEX=zero:BYTES and the like. Malformed text is reported. */
enum wb_status wb_launch_parse_arg(struct wb_ctx *cx, const char *text, struct wb_launch_arg *out);
enum wb_status wb_launch_parse_buffer(struct wb_ctx *cx, const char *text, struct wb_launch_arg *out);
/** wb_launch_concerns - whether @a is about an argument of @fn; of a function without a descriptor, it may be. */
bool wb_launch_concerns(const struct wb_launch_arg *a, const struct wb_fn *fn);
/** wb_launch_complete - checks the launch against the kernel (required workgroup size, unknown argument names, zero
 * sizes, overflow) and fills the derived fields. */
enum wb_status wb_launch_complete(struct wb_ctx *cx, struct wb_launch *l, const struct wb_fn *fn);
/** wb_launch_check_args - the checks of arguments in wb_launch_complete, for a launch whose sizes are not known. */
enum wb_status wb_launch_check_args(struct wb_ctx *cx, const struct wb_launch *l, const struct wb_fn *fn);
/** wb_launch_waves - waves of one workgroup, w. */
static inline uint32_t
wb_launch_waves(const struct wb_launch *l, uint32_t wave_lanes)
{
	return (uint32_t)wb_ceil_div(l->workitems_per_workgroup, wave_lanes);
}
/** wb_launch_arg_find - the launch argument for argument @k of @fn's descriptor, or NULL. */
const struct wb_launch_arg *wb_launch_arg_find(const struct wb_launch *l, const struct wb_fn *fn, uint32_t k);
/** wb_launch_align - bytes of which the address of buffer argument @k is a multiple, if @l states it; else 0, as
 *  for what is no buffer. */
uint64_t wb_launch_align(const struct wb_launch *l, const struct wb_fn *fn, uint32_t k);
/** wb_launch_range_find - the range that @l gives for the numbers in the buffer of argument @k, or NULL. */
const struct wb_launch_range *wb_launch_range_find(const struct wb_launch *l, const struct wb_fn *fn, uint32_t k);
/** wb_launch_word - 32-bit word @k of a buffer whose contents do not come from a file. */
uint32_t wb_launch_word(const struct wb_launch_arg *a, uint64_t k);
/* Reads the file at @path, which the launch names; false: it cannot be read, which was reported. */
typedef bool wb_launch_reader(
	struct wb_ctx *cx, const struct wb_launch *l, const char *path, const uint8_t **at, uint64_t *bytes);
/** wb_launch_contents - finds the contents of the buffers of @l that are given; buffers that are too large are left
 * out.
 * @read NULL: contents from files stay unknown. */
enum wb_status wb_launch_contents(struct wb_ctx *cx, struct wb_launch *l, wb_launch_reader *read);
/** wb_launch_check_ranges - whether the given contents of buffers are within the ranges that @l states; reported if
 * not.
 */
enum wb_status wb_launch_check_ranges(
	struct wb_ctx *cx, const struct wb_launch *l, const struct wb_fn *fn, wb_launch_reader *read);
/* One number of a value: its text, up to a comma or the end, and the bytes of the argument that it fills. */
struct wb_launch_part {
	const char *text;
	uint32_t at, bytes;
	bool is_float;			/* a number of the vector has a point or an exponent */
};
/** wb_launch_part - number @k of @value, for an argument of @bytes bytes. False: there is no such number, or the
 * argument cannot be divided into so many numbers. "7" and "1,2,3,4" fill the whole argument, in equal parts of 1, 2, 4
 * or 8 bytes (vectors of three take the space of four). "@4=8,@16:8=3" are members of a struct at these offsets, of 4
 * bytes unless a size follows the colon. */
bool wb_launch_part(const char *value, uint32_t bytes, uint32_t k, struct wb_launch_part *out);
/** wb_launch_has_float - whether an element of @text (a value) has a point or an exponent. Then the value is a
 * floating-point number, unless the type of the argument states otherwise. */
bool wb_launch_has_float(const char *text);
/** wb_launch_lds_size - bytes that @a gives an LDS pointer: those of <local>, or the value, as in clSetKernelArg;
 * WB_UNKNOWN if that is not a size. */
uint64_t wb_launch_lds_size(const struct wb_launch_arg *a);
/** wb_launch_lds_open - an LDS pointer argument to which @l gives no size, so that the LDS of a workgroup is not known;
 * NULL: there is none. */
const struct wb_arg *wb_launch_lds_open(const struct wb_launch *l, const struct wb_fn *fn);
/** wb_launch_lds_unspecified - whether the kernel declares an LDS array whose size comes from the launch, and @l states
 * none. From code object version 5 on, a hidden argument declares such an array. Kernels with LDS pointer arguments
 * have this hidden argument too, so for them the result is false. */
bool wb_launch_lds_unspecified(const struct wb_launch *l, const struct wb_fn *fn);
/** wb_launch_dynamic_lds - LDS besides the static part: lds_bytes and the LDS pointer arguments. */
uint64_t wb_launch_dynamic_lds(const struct wb_launch *l, const struct wb_fn *fn);
/** wb_launch_lds - all LDS of a workgroup in bytes, static and dynamic; WB_UNKNOWN: part of it is not given. */
uint64_t wb_launch_lds(const struct wb_launch *l, const struct wb_fn *fn);
/* What a launch says of an argument, in one way of writing it: "1000", "65536 bytes, at a multiple of 64". */
struct wb_stated {
	uint32_t index;			/* of the argument; WB_NONE: LDS that the launch adds, a flow fact */
	const char *name, *value;	/* "" for an argument without name */
};
/** wb_launch_stated - all that @l (NULL: nothing) says beside the sizes; returns how many there are. */
uint32_t wb_launch_stated(
	struct wb_arena *arena, const struct wb_launch *l, const struct wb_fn *fn, struct wb_stated **out);
/** wb_launch_template - writes a <launch> element with every argument of @fn, and blanks for numbers. Comments state
 * the offset and the type of an argument, and the loops that have no bound because of it, if fn->bounds knows. A
 * document has these elements between wb_launch_template_begin and _end. */
void wb_launch_template_begin(struct wb_out *o);
void wb_launch_template(struct wb_ctx *cx, const struct wb_fn *fn, struct wb_out *o);
void wb_launch_template_end(struct wb_out *o);

/* ---- memory at the start of a launch -------------------------------------------------- */
struct wb_known_bytes {
	uint8_t *byte;
	bool *known;			/* [byte] */
	uint64_t bytes;
};
struct wb_launch_values {
	uint64_t grid[3];		/* 0: unknown */
	uint32_t workgroup[3];		/* 0: unknown */
	struct wb_known_bytes kernarg;	/* the kernel argument segment */
	struct wb_known_bytes packet;	/* the dispatch packet (AQL) */
};
/** wb_launch_values - the initial contents of memory that the kernel can read, as far as @l (NULL: any launch) and the
 * kernel's descriptor determine them; in cx->tmp. Sizes of 0 in @l are unknown. wb_launch_complete is not needed, but
 * an argument that does not fit is truncated. */
const struct wb_launch_values *wb_launch_values(struct wb_ctx *cx, const struct wb_launch *l, const struct wb_fn *fn);
/** wb_known_read - the little-endian number of @bytes (at most 8) at offset @at; false: part of it is unknown. */
bool wb_known_read(const struct wb_known_bytes *k, uint64_t at, uint32_t bytes, uint64_t *out);

/* ---- flow facts ------------------------------------------------------------------------- */
struct wb_facts;		/* the facts of all --facts files, before they are placed on code */
struct wb_facts *wb_facts_new(struct wb_ctx *cx);
/** wb_facts_read - reads an FFX file (XML) and adds its facts. All that is not understood is reported with its
 * position.
 */
enum wb_status wb_facts_read(struct wb_ctx *cx, struct wb_facts *fs, uint16_t file);
/** wb_facts_jumps - what the facts state of calls and jumps through registers, which the reader of the code needs. */
struct wb_stated_call;
const struct wb_stated_call *wb_facts_jumps(const struct wb_facts *fs, uint32_t *n);
/** wb_facts_attach - attaches facts and annotations about @fn to its loops and edges: fills fn->bounds (which inference
 * may have allocated before) and fn->rows. A user's fact has precedence over inference. If a fact is below a proved
 * minimum, or an inferred bound below a fact, a warning names both. */
enum wb_status wb_facts_attach(
	struct wb_ctx *cx, const struct wb_module *m, struct wb_fn *fn, const struct wb_facts *fs);
/** wb_facts_unused - reports every fact that has matched nothing in any function so far, as an error with its position.
 * @matched: NULL; or [fact] where several inputs are taken as one: gets true for the others, and nothing is reported.
 */
enum wb_status wb_facts_unused(
	struct wb_ctx *cx, const struct wb_module *m, const struct wb_facts *fs, bool *matched);
/** wb_facts_count - how many facts were read. wb_facts_unmatched - reports those that are not @matched in any of
 * @ninput inputs. */
uint32_t wb_facts_count(const struct wb_facts *fs);
enum wb_status wb_facts_unmatched(
	struct wb_ctx *cx, const struct wb_facts *fs, const bool *matched, uint32_t ninput);
/** wb_facts_template - FFX text with one <loop> for each loop of @fn that has no bound, or one that only the range of a
 * type gives. The loop whose bound matters most comes first. If @o already ends with such a document, it is continued.
 * @edges: with comments of the edges behind branches. Needs LOOPS and BOUNDS. */
void wb_facts_template(
	struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, bool edges, struct wb_out *o);

#endif
