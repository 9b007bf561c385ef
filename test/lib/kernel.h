/* test/lib/kernel.h -- a kernel of GCN as text: what stands around its code, and the steps from it to a launch.
 *
 *	struct kernel_frame f = { .args = "data* n", .vgprs = 32, .sgprs = 60 };
 *	kernel_head(&o, &f);
 *	kernel_code(&o, "s_load_dwordx2 s[0:1], s[4:5], 0x%x; s_waitcnt lgkmcnt(0)", 0);
 *	kernel_tail(&o, &f);
 *	m = kernel_read(cx, &o);
 *	l = kernel_launch(cx, m, "<launch grid='128' ...");
 */
#ifndef WAVEBOUND_TEST_KERNEL_H
#define WAVEBOUND_TEST_KERNEL_H

#include "wavebound/ir.h"
#include "wavebound/launch.h"
#include "wavebound/machine.h"

struct kernel_frame {
	const char *name, *target;	/* NULL: k, gfx900 */
	/* Names of arguments: "p*" is a pointer to global memory, "n" a number of 4 bytes, "n:2" one of 2; "hidden_..."
	 * is the hidden argument of that kind. NULL: none, and no metadata. */
	const char *args;
	uint32_t vgprs, sgprs;		/* 0: 32, 96 */
	uint32_t lds_bytes, private_bytes;
	uint32_t dims, item_dims;	/* of ids of workgroups, and of work-items; 0: 1, as dims */
	uint32_t without;		/* a bit for each dimension without the id of the workgroup */
	uint32_t lanes;			/* of a wave; 0: 64 */
	bool descriptor;		/* s[0:3] describes private memory, arguments are at s[4:5], not at s[0:1] */
	const char *more;		/* directives of the descriptor besides, "x 1; y 2" */
};
/** kernel_file - how a text begins; kernel_head - what stands in front of the code, kernel_file too if @o is empty;
 * kernel_tail - behind it, s_endpgm first. */
void kernel_file(struct wb_out *o, const struct kernel_frame *f);
void kernel_head(struct wb_out *o, const struct kernel_frame *f);
void kernel_tail(struct wb_out *o, const struct kernel_frame *f);
/** kernel_scratch_by_sgprs - whether scalar registers of a wave say where its private memory is; other targets have
 * registers for that alone, and no descriptor. */
bool kernel_scratch_by_sgprs(const char *target);
/** kernel_lines - @lines of code, "; " between them, "X:" for a label; returns how many instructions they are.
 * kernel_code - the same as printf has it. */
uint32_t kernel_lines(struct wb_out *o, const char *lines);
void kernel_code(struct wb_out *o, const char *fmt, ...) WB_PRINTF(2, 3);

/** kernel_read - the module of text @o; NULL: it cannot be read, or a function of it is refused. */
struct wb_module *kernel_read(struct wb_ctx *cx, const struct wb_out *o);
/** kernel_of - its kernel; NULL: it has none. */
struct wb_fn *kernel_of(const struct wb_module *m);
/** kernel_launch - @xml of the kernel of @m, completed; NULL: it cannot be read. */
struct wb_launch *kernel_launch(struct wb_ctx *cx, const struct wb_module *m, const char *xml);
/** kernel_exact - whether the exact bound of launch @xml, of at most @steps, is what simulation takes: NULL, or what
 * is wrong. It grows *@determined, and *@data (NULL: not asked for) is the first buffer behind the run. */
const char *kernel_exact(struct wb_ctx *cx, const struct wb_out *o, const char *xml, const struct wb_machine *machine,
	uint64_t steps, uint64_t *determined, uint8_t **data);
/** kernel_no_files - reads the files of a launch that names none. */
enum wb_status kernel_no_files(
	struct wb_ctx *cx, void *user, const struct wb_launch *l, const char *path, const uint8_t **at,
	uint64_t *bytes);

#endif
