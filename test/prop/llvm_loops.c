/* test/prop/llvm_loops.c -- the loops we find are those the compiler knew of.
 *
 *	llvm_loops [FILE.s...]		default: the .s files below examples/
 *
 * clang writes into assembly, next to a block's label, which loop it heads or lies in:
 *
 *	.LBB0_2:                ; =>This Inner Loop Header: Depth=1
 *	.LBB0_3:                ;   in Loop: Header=BB0_2 Depth=1
 *	.LBB1_2:                ;   Parent Loop BB1_1 Depth=1
 *	                        ; =>  This Inner Loop Header: Depth=2
 *
 * Every such header must be the header of a loop of ours of that depth, every loop of
 * ours must be such a header, and each labelled block must lie where the compiler says.
 */
#include <glob.h>

#include "../lib/files.h"
#include "../lib/prop.h"
#include "wavebound/gcn.h"
#include "wavebound/pass.h"

static uint64_t nloop, nbound;

/* What the comments say of one labelled block. */
struct said {
	uint32_t depth;			/* 0: nothing said: in no loop */
	bool header;
	const char *of; size_t of_len;	/* header's label without ".L", if it is not one itself */
};

static void
complain(const char *file, const struct wb_fn *fn, const char *label, const char *what)
{
	prop_fail("%s: %s: %s: %s", file, fn->name, label ? label : "?", what);
}

/* The lines at and below the label up to the next instruction, label or block comment. */
static struct said
read_comments(const char *at, const char *end)
{
	struct said s = { 0 };

	for (bool first = true; at < end; first = false) {
		const char *eol = memchr(at, '\n', (size_t)(end - at)), *semi, *p;
		char line[512];

		eol = eol ? eol : end;
		snprintf(line, sizeof line, "%.*s", (int)(eol - at < 500 ? eol - at : 500), at);
		semi = strchr(line, ';');
		if (!semi || (!first && strspn(line, " \t") != (size_t)(semi - line)) ||
			(!first && strstr(line, "%bb.")))
			break;
		if ((p = strstr(line, "Loop Header: Depth="))) {
			s.header = true;
			s.depth = (uint32_t)atoi(p + 19);
		} else if ((p = strstr(line, "in Loop: Header="))) {
			s.of = at + (p + 16 - line);
			s.of_len = strcspn(p + 16, " ");
			s.depth = (uint32_t)atoi(strstr(p, "Depth=") + 6);
		}
		at = eol + 1;
	}
	return s;
}

static void
check_block(const char *file, const struct wb_fn *fn, uint32_t b, struct said s)
{
	const char *label = fn->block[b].label;
	uint32_t l = fn->loops->of_block[b];
	const struct wb_loop *lp = l == WB_NONE ? NULL : &fn->loops->loop[l];
	const char *head = lp ? fn->block[lp->header].label : NULL;

	for (uint32_t k = l; k != WB_NONE; k = fn->loops->loop[k].parent)
		if (fn->loops->loop[k].irreducible)
			return;		/* the compiler does not speak of these, only of natural loops in them */
	if ((lp ? lp->depth : 0) != s.depth)
		complain(file, fn, label, "another depth");
	else if (s.header != (lp && lp->header == b))
		complain(file, fn, label, s.header ? "is no header of ours" : "is a header of ours only");
	else if (s.of && (!head || strncmp(head + 2, s.of, s.of_len) != 0 || head[2 + s.of_len]))
		complain(file, fn, label, "in another loop");
	else
		prop_expect(true, "agrees");
}

static void
check_fn(const char *file, const char *text, size_t bytes, const struct wb_fn *fn)
{
	for (uint32_t b = 0; b < fn->nblock; b++) {
		char key[256];
		const char *at;

		if (!fn->block[b].label || strncmp(fn->block[b].label, ".LBB", 4) != 0)
			continue;
		snprintf(key, sizeof key, "\n%s:", fn->block[b].label);
		at = strstr(text, key);
		if (at)
			check_block(file, fn, b, read_comments(at + 1, text + bytes));
	}
	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		const struct wb_loop *lp = &fn->loops->loop[l];
		const char *label = fn->block[lp->header].label;

		if (!lp->irreducible && lp->header && (!label || strncmp(label, ".LBB", 4) != 0))
			complain(file, fn, label, "a loop without a label of the compiler's");
		nloop++;
		nbound += fn->bounds->loop[l].max != WB_UNKNOWN;
		if (getenv("SHOW"))
			printf("%s: %s: loop at %s depth %u: max %lld: %s\n", file, fn->name, label, lp->depth,
				(long long)fn->bounds->loop[l].max, fn->bounds->loop[l].why);
	}
}

static void
check_file(const char *name)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
		WB_PASS_LANES, WB_PASS_TRIPS };
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_pass_env env = { 0 };
	struct wb_module *m;
	size_t bytes;
	char *text = files_read(cx->unit, name, &bytes);

	if (!text || wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, name, text, bytes), NULL, &m) != WB_OK)
		prop_fail("%s: not read", name);
	else
		for (uint32_t f = 0; f < m->nfn; f++) {
			env.module = m;
			if (m->fn[f]->refused)
				continue;
			if (wb_run_passes(cx, m->fn[f], &env, list, WB_COUNT(list), NULL) == WB_OK)
				check_fn(name, text, bytes, m->fn[f]);
			else
				complain(name, m->fn[f], NULL, "the passes failed");
		}
	wb_ctx_free(cx);
}

int
main(int argc, char **argv)
{
	glob_t g = { 0 };

	prop_start(1, argv, 0);
	if (argc > 1) {
		for (int k = 1; k < argc; k++)
			check_file(argv[k]);
	} else {
		if (glob("examples/*/*.s", 0, NULL, &g) != 0) {
			printf("no examples here\n");
			return 1;
		}
		for (size_t k = 0; k < g.gl_pathc; k++)
			check_file(g.gl_pathv[k]);
		globfree(&g);
	}
	prop_tried(nloop, 1, "loops");
	prop_tried(nbound, 0, "bounded without facts");
	return prop_end();
}
