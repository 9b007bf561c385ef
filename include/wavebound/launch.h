/* wavebound/launch.h -- how a kernel is launched, and flow facts about it.
 */
#ifndef WAVEBOUND_LAUNCH_H
#define WAVEBOUND_LAUNCH_H

#include "wavebound/facts.h"
#include "wavebound/ir.h"

/* ---- launch ----------------------------------------------------------------------- */
enum wb_buffer_init { WB_BUF_ZERO, WB_BUF_IOTA, WB_BUF_RANDOM, WB_BUF_CONST, WB_BUF_FILE };
struct wb_launch_arg {
	const char *name;		/* or NULL: by index */
	uint32_t index;			/* among the explicit arguments; WB_NONE: by name */
	bool is_buffer;			/* of an LDS pointer: only bytes matters */
	/* scalar, or the size of an LDS pointer: the text given: decimal, 0x, float with . or e, or a vector "1,2,3" */
	const char *value;
	enum wb_buffer_init init;	/* buffer */
	uint64_t bytes;
	uint64_t seed;			/* RANDOM: seed; CONST: value */
	const char *file;
	bool given;			/* the initial contents are part of the launch: the same in every run */
	/* of given ones, what wb_launch_contents read; NULL: not known */
	const uint8_t *content; uint64_t ncontent;
	uint64_t align;			/* of its base, in bytes, a power of two; 0: not said */
	struct wb_loc loc;
};
/* What the kernel loads from a buffer: each element is a number from min to max, whenever it is loaded. Said by a
 * person: stores of the kernel to the buffer are not looked at. */
struct wb_launch_range {
	const char *name;		/* of the argument, or NULL: by index */
	uint32_t index;			/* among the explicit arguments */
	uint32_t min, max;		/* without sign */
	uint32_t bytes;			/* of an element: 2 or 4 */
	struct wb_loc loc;
};
struct wb_launch {
	const char *kernel;		/* NULL: any */
	uint32_t dims;			/* 1..3 */
	uint64_t grid[3];		/* work-items in all, per dimension (not workgroups) */
	uint32_t workgroup[3];		/* work-items per workgroup; all 0: as the kernel requires */
	uint64_t lds_bytes;		/* dynamic LDS asked for at launch (HIP), besides LDS pointer arguments */
	bool lds_given;			/* it was said, be it 0 */
	WB_VEC(struct wb_launch_arg) arg;
	WB_VEC(struct wb_launch_range) range;
	struct wb_loc loc;
	/* derived by wb_launch_complete */
	uint64_t workgroups;		/* G: product of ceil(grid/workgroup) */
	uint32_t workitems_per_workgroup;
};
/** wb_launch_read - reads launch XML @file (man wavebound-launch(5)). A file may hold several launches; @kernel chooses
 * ("" or NULL: the only one or the one without a name). */
enum wb_status wb_launch_read(struct wb_ctx *cx, uint16_t file, const char *kernel, struct wb_launch **out);
/** wb_launch_parse_dims - "X[,Y[,Z]]" of --grid / --workgroup, unstated ones 1; false if malformed (zero and too large
 * are left to wb_launch_complete). */
bool wb_launch_parse_dims(const char *text, uint64_t out[3], uint32_t *dims);
/** wb_launch_parse_arg - NAME|INDEX=VALUE. wb_launch_parse_buffer - NAME|INDEX=zero:BYTES and the like. Reported when
 * malformed. */
enum wb_status wb_launch_parse_arg(struct wb_ctx *cx, const char *text, struct wb_launch_arg *out);
enum wb_status wb_launch_parse_buffer(struct wb_ctx *cx, const char *text, struct wb_launch_arg *out);
/** wb_launch_complete - checks against the kernel (required workgroup size, unknown argument names, zero sizes,
 * overflow) and fills the derived fields. */
enum wb_status wb_launch_complete(struct wb_ctx *cx, struct wb_launch *l, const struct wb_fn *fn);
/** wb_launch_check_args - the part of it about arguments, for a launch whose sizes are not known. */
enum wb_status wb_launch_check_args(struct wb_ctx *cx, const struct wb_launch *l, const struct wb_fn *fn);
/** wb_launch_waves - waves of one workgroup, w. */
static inline uint32_t
wb_launch_waves(const struct wb_launch *l, uint32_t wave_lanes)
{
	return (uint32_t)wb_ceil_div(l->workitems_per_workgroup, wave_lanes);
}
/** wb_launch_arg_find - the launch argument for argument @k of @fn's descriptor, or NULL. */
const struct wb_launch_arg *wb_launch_arg_find(const struct wb_launch *l, const struct wb_fn *fn, uint32_t k);
/** wb_launch_range_find - what @l says of the numbers in the buffer of argument @k, or NULL. */
const struct wb_launch_range *wb_launch_range_find(const struct wb_launch *l, const struct wb_fn *fn, uint32_t k);
/** wb_launch_word - the @k-th 32 bits of a buffer whose contents come from no file. */
uint32_t wb_launch_word(const struct wb_launch_arg *a, uint64_t k);
/* Reads the file at @path, as the launch names it; false: it cannot be read, and that was reported. */
typedef bool wb_launch_reader(
	struct wb_ctx *cx, const struct wb_launch *l, const char *path, const uint8_t **at, uint64_t *bytes);
/** wb_launch_contents - finds the contents of all buffers of @l that are given, as far as they are of a size to work
 * with. @read NULL: those of files stay unknown. */
enum wb_status wb_launch_contents(struct wb_ctx *cx, struct wb_launch *l, wb_launch_reader *read);
/** wb_launch_check_ranges - whether the contents that @l gives buffers are within what it says of their numbers;
 * reported if not. */
enum wb_status wb_launch_check_ranges(
	struct wb_ctx *cx, const struct wb_launch *l, const struct wb_fn *fn, wb_launch_reader *read);
/* A number of a value: what it is, up to a comma or the end, and which bytes of the argument it fills. */
struct wb_launch_part {
	const char *text;
	uint32_t at, bytes;
	bool is_float;			/* it has a point or an exponent, or another number of the vector has */
};
/** wb_launch_part - number @k of @value for an argument of @bytes bytes; false: there is none, or the bytes of the
 * argument are not shared by so many numbers. "7" and "1,2,3,4" are all of it, in equal parts of 1, 2, 4 or 8 bytes
 * (vectors of three take the room of four); "@4=8,@16:8=3" are members of a struct at these offsets, of 4 bytes unless
 * said. */
bool wb_launch_part(const char *value, uint32_t bytes, uint32_t k, struct wb_launch_part *out);
/** wb_launch_has_float - whether an element of @text (a value) has a point or an exponent. Such a value is a
 * floating-point number, wherever the type does not say otherwise. */
bool wb_launch_has_float(const char *text);
/** wb_launch_lds_size - bytes that @a gives an LDS pointer: those of <local>, or the value, as clSetKernelArg takes it;
 * WB_UNKNOWN if that is no size. */
uint64_t wb_launch_lds_size(const struct wb_launch_arg *a);
/** wb_launch_lds_open - an LDS pointer argument that @l gives no size: how much LDS a workgroup takes is not known;
 * NULL: it is. */
const struct wb_arg *wb_launch_lds_open(const struct wb_launch *l, const struct wb_fn *fn);
/** wb_launch_lds_unsaid - the kernel declares an array in LDS whose size the launch is to say, and @l does not. The
 * compiler says so from code object version 5 on by a hidden argument, which kernels with LDS pointers have, too: of
 * those it is not known. */
bool wb_launch_lds_unsaid(const struct wb_launch *l, const struct wb_fn *fn);
/** wb_launch_dynamic_lds - LDS besides the static: lds_bytes and the LDS pointer arguments. */
uint64_t wb_launch_dynamic_lds(const struct wb_launch *l, const struct wb_fn *fn);
/** wb_launch_template - a <launch> element with every argument of @fn and blanks for numbers; comments say where an
 * argument lies, its type and which loops it keeps without a bound, where fn->bounds knows. A document has these
 * between wb_launch_template_begin and _end. */
void wb_launch_template_begin(struct wb_out *o);
void wb_launch_template(struct wb_ctx *cx, const struct wb_fn *fn, struct wb_out *o);
void wb_launch_template_end(struct wb_out *o);

/* ---- what memory holds when a launch begins -------------------------------------------- */
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
/** wb_launch_values - what @l (NULL: any launch) and the kernel's descriptor say about memory that the kernel can read;
 * in cx->tmp. Sizes of 0 in @l are unknown ones. Needs no wb_launch_complete, but an argument that does not fit is cut.
 */
const struct wb_launch_values *wb_launch_values(struct wb_ctx *cx, const struct wb_launch *l, const struct wb_fn *fn);
/** wb_known_read - the little-endian number of @bytes (at most 8) at @at; false: not all of it is known. */
bool wb_known_read(const struct wb_known_bytes *k, uint64_t at, uint32_t bytes, uint64_t *out);

/* ---- flow facts ------------------------------------------------------------------------- */
struct wb_facts;		/* the facts of all --facts files, before they are placed on code */
struct wb_facts *wb_facts_new(struct wb_ctx *cx);
/** wb_facts_read - reads an FFX file (XML) and adds its facts. Everything not understood is reported with its place. */
enum wb_status wb_facts_read(struct wb_ctx *cx, struct wb_facts *fs, uint16_t file);
/** wb_facts_place - puts the facts and the annotations that concern @fn on its loops and edges: fills fn->bounds
 * (allocated by inference before, or here) and fn->rows. A user fact wins over inference; a fact below a proved
 * minimum, or an inference below a fact, is a warning that names both. */
enum wb_status wb_facts_place(
	struct wb_ctx *cx, const struct wb_module *m, struct wb_fn *fn, const struct wb_facts *fs);
/** wb_facts_unused - reports every fact that matched nothing in any function placed so far (an error with its place).
 */
enum wb_status wb_facts_unused(struct wb_ctx *cx, const struct wb_module *m, const struct wb_facts *fs);
/** wb_facts_template - FFX text with one <loop> for each loop of @fn without a bound, or with one that only the range
 * of a type gives, the one first whose bound is worth most; where @o already ends with such a document, it is
 * continued. Needs LOOPS and BOUNDS. */
void wb_facts_template(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, struct wb_out *o);

#endif
