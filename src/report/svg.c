/* src/report/svg.c -- draws the DOT text of a graph as SVG; the only file that uses Graphviz.
 *
 * Layout by `dot` takes time that grows faster than the graph, so larger
 * graphs are refused here (DOT is still written).
 *
 * Graphviz, and what it draws text with, end the process or never return when memory
 * ends, and keep global state that they do not free. So a child process draws, and
 * this one reads the picture from a pipe. Whatever happens in the child, the
 * result here is a picture or a message. The child is stopped after PATIENCE_SECONDS.
 * The child alone loads Graphviz: that takes as long as to analyze a small kernel.
 */
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include <graphviz/cgraph.h>
#include <graphviz/gvc.h>

#include "dot.h"

#define MOST_BLOCKS 400
#define MOST_EDGES 1200
#define PATIENCE_SECONDS 20
#define GAP_POINTS 20		/* between parts of a graph */

/* What the child calls. */
struct graphviz {
	Agraph_t *(*agmemread)(const char *);
	agerrlevel_t (*agseterr)(agerrlevel_t);
	agusererrf (*agseterrf)(agusererrf);
	GVC_t *(*gvContext)(void);
	int (*gvLayout)(GVC_t *, graph_t *, const char *);
	int (*gvRenderData)(GVC_t *, graph_t *, const char *, char **, unsigned *);
};

/* *@function: @name of @library; false: it has none. (POSIX lets an object pointer hold a function.) */
static bool
find_function(void *library, const char *name, void *function)
{
	void *at = dlsym(library, name);

	memcpy(function, &at, sizeof(at));
	return at;
}

/* Loads Graphviz: libgvc, and libcgraph, which that needs. False: it is not installed. */
static bool
load(struct graphviz *z)
{
	void *so = dlopen(WB_LIBGVC, RTLD_NOW);

	return so && find_function(so, "agmemread", &z->agmemread) && find_function(so, "agseterr", &z->agseterr) &&
		find_function(so, "agseterrf", &z->agseterrf) && find_function(so, "gvContext", &z->gvContext) &&
		find_function(so, "gvLayout", &z->gvLayout) && find_function(so, "gvRenderData", &z->gvRenderData);
}

/* Discards warnings of Graphviz, which it writes to standard error by default. */
static int
drop(char *message)
{
	(void)message;
	return 0;
}

/* The child: writes the picture to @fd, or nothing. Ends without the parent's clean-up: nothing here is its own. */
WB_NORETURN static void
draw(const char *dot, int fd)
{
	struct graphviz z;
	unsigned bytes;
	Agraph_t *g;
	GVC_t *gvc;
	char *svg;

	alarm(PATIENCE_SECONDS);
	if (!freopen("/dev/null", "w", stderr) || !load(&z))
		_exit(1);
	z.agseterr(AGMAX);
	z.agseterrf(drop);
	g = z.agmemread(dot);
	gvc = z.gvContext();
	if (!g || !gvc || z.gvLayout(gvc, g, "dot") != 0 || z.gvRenderData(gvc, g, "svg", &svg, &bytes) != 0)
		_exit(1);
	for (size_t at = 0; at < bytes;) {
		ssize_t n = write(fd, svg + at, bytes - at);

		if (n < 0 && errno != EINTR)
			_exit(1);
		at += n > 0 ? (size_t)n : 0;
	}
	_exit(0);
}

static void
free_picture(void *svg)
{
	wb_free(*(char **)svg);
}

/* All that can be read from @fd; false if memory ends. */
static bool
gather(int fd, char **text, size_t *n)
{
	size_t cap = 0;

	for (*text = NULL, *n = 0;;) {
		ssize_t got;

		if (cap - *n < 4096) {
			char *more = wb_realloc(*text, cap = cap ? cap * 2 : 65536);

			if (!more)
				return false;
			*text = more;
		}
		got = read(fd, *text + *n, cap - *n - 1);
		if (got < 0 && errno == EINTR)
			continue;
		*n += got > 0 ? (size_t)got : 0;
		(*text)[*n] = 0;
		if (got <= 0)
			return got == 0;
	}
}

/* What follows the XML declaration and document type, so that it also fits into a page; NULL if the picture is not
 * whole. */
static const char *
svg_element(const char *svg, size_t n)
{
	static const char end[] = "</svg>\n";
	size_t len = sizeof(end) - 1;

	return svg && n >= len && memcmp(svg + n - len, end, len) == 0 ? strstr(svg, "<svg") : NULL;
}

/* *svg: the picture, from wb_malloc; NULL: none. False if memory ends here. */
static bool
render(const char *dot, char **svg, size_t *n)
{
	bool memory = true;
	int fd[2];
	pid_t pid;

	*svg = NULL;
	*n = 0;
	if (pipe(fd) != 0)
		return true;
	pid = fork();
	memory = pid >= 0 || errno != ENOMEM;
	if (pid == 0) {
		close(fd[0]);
		draw(dot, fd[1]);
	}
	close(fd[1]);
	if (pid > 0)
		memory = gather(fd[0], svg, n);
	close(fd[0]);	/* a child that still writes ends by that */
	while (pid > 0 && waitpid(pid, NULL, 0) < 0 && errno == EINTR)
		;
	return memory;
}

static enum wb_status
not_drawn(struct wb_ctx *cx, const char *name, struct wb_loc loc)
{
	wb_report(cx->diag, WB_E_DRAW, loc, "'%s' could not be drawn", name);
	return WB_INTERNAL;
}

/* *element: the picture of @dot, as long as cx->unit. WB_INTERNAL, reported at @loc: it could not be drawn. */
static enum wb_status
picture(struct wb_ctx *cx, const char *dot, const char *name, struct wb_loc loc, const char **element)
{
	char **svg = WB_NEW(cx->unit, char *, 1);
	size_t n;

	wb_arena_defer(cx->unit, free_picture, svg);
	if (!render(dot, svg, &n))
		wb_arena_exhausted(cx->unit);
	*element = svg_element(*svg, n);
	return *element ? WB_OK : not_drawn(cx, name, loc);
}

enum wb_status
wb_report_draw(struct wb_ctx *cx, const char *dot, const char *name, struct wb_loc loc, struct wb_out *o)
{
	const char *element;
	enum wb_status s = picture(cx, dot, name, loc, &element);

	if (s == WB_OK)
		wb_puts(o, element);
	return s;
}

/* A picture of Graphviz: the size that its first line states, in points, and what follows that. */
struct column {
	unsigned width, height;
	const char *rest;
};

static bool
read_column(const char *element, struct column *c)
{
	int used = 0;

	if (sscanf(element, "<svg width=\"%upt\" height=\"%upt\"%n", &c->width, &c->height, &used) != 2 || !used)
		return false;
	c->rest = element + used;
	return true;
}

/* Pictures side by side, as one. */
static void
put_columns(const struct column *c, uint32_t n, struct wb_out *o)
{
	unsigned width = 0, height = 0, x = 0;

	for (uint32_t k = 0; k < n; k++) {
		width += c[k].width + (k ? GAP_POINTS : 0);
		height = c[k].height > height ? c[k].height : height;
	}
	wb_printf(o,
		"<svg width=\"%upt\" height=\"%upt\" viewBox=\"0 0 %u %u\" xmlns=\"http://www.w3.org/2000/svg\" "
		"xmlns:xlink=\"http://www.w3.org/1999/xlink\">\n",
		width, height, width, height);
	for (uint32_t k = 0; k < n; k++) {
		wb_printf(o, "<svg x=\"%u\" width=\"%u\" height=\"%u\"%s", x, c[k].width, c[k].height, c[k].rest);
		x += c[k].width + GAP_POINTS;
	}
	wb_puts(o, "</svg>\n");
}

static enum wb_status
draw_parts(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, const struct wb_graph_options *opt,
	struct wb_out *o)
{
	uint32_t *end, n = wb_dot_cuts(cx, m, fn, &end);
	struct column *column = WB_NEW(cx->unit, struct column, n);
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; k < n && s == WB_OK; k++) {
		struct wb_out dot = wb_out_new(cx->unit);
		const char *element;

		wb_dot_part(cx, m, fn, opt, k ? end[k - 1] : 0, end[k], &dot);
		s = picture(cx, dot.at, fn->name, fn->loc, &element);
		if (s == WB_OK && n == 1)
			wb_puts(o, element);
		else if (s == WB_OK && !read_column(element, &column[k]))
			s = not_drawn(cx, fn->name, fn->loc);
	}
	if (s == WB_OK && n > 1)
		put_columns(column, n, o);
	return s;
}

enum wb_status
wb_report_svg(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, const struct wb_graph_options *opt,
	struct wb_out *o)
{
	if (fn->nblock > MOST_BLOCKS || fn->nedge > MOST_EDGES) {
		wb_report(cx->diag, WB_E_TOO_LARGE_TO_DRAW, fn->loc,
			"'%s' has %u blocks and %u edges; up to %d and %d are drawn", fn->name, fn->nblock, fn->nedge,
			MOST_BLOCKS, MOST_EDGES);
		return WB_REFUSED;
	}
	return draw_parts(cx, m, fn, opt, o);
}
