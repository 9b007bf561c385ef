/* src/machine/embed.c -- a program of the build: writes the trees of machine descriptions as C, for builtin.c.
 *
 * Usage:  embed FILE.xml..	vega10.xml becomes the array tree_vega10_xml
 * Why:    libxml2 takes longer to read a description than an analysis of a small kernel takes.
 * Form:   elements in document order, each as its depth (a byte, from 1 on) and strings: its name, names and values of
 *         its attributes, an empty one. A byte 0 is the end. Of places nothing is kept, as nothing will be reported.
 */
#include <stdio.h>
#include <stdlib.h>

#include "wavebound/xml.h"

static void
put_string(const char *s)
{
	for (; *s; s++)
		printf("%u,", (unsigned char)*s);
	puts("0,");
}

/* False: @root says more than the form can. */
static bool
put_tree(const struct wb_xml *root)
{
	for (const struct wb_xml *x = root; x; x = wb_xml_after(x, root)) {
		uint32_t depth = 1;

		for (const struct wb_xml *up = x->parent; up; up = up->parent)
			depth++;
		if (x->ns || x->has_text)
			return false;
		printf("%u,", depth);
		put_string(x->name);
		for (uint32_t k = 0; k < x->nattr; k++) {
			if (x->attr[k].ns)
				return false;
			put_string(x->attr[k].name);
			put_string(x->attr[k].value);
		}
		puts("0,");
	}
	return true;
}

/* File @path, "DIR/vega10.xml". */
static bool
put_file(struct wb_ctx *cx, const char *path)
{
	char *text = WB_NEW(cx->unit, char, WB_XML_MAX_BYTES_SCHEMA);
	const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
	FILE *f = fopen(path, "rb");
	size_t n = f ? fread(text, 1, WB_XML_MAX_BYTES_SCHEMA, f) : 0;
	struct wb_xml *root;

	if (f)
		fclose(f);
	printf("static const char tree_%.*s_xml[] = {\n", (int)strcspn(name, "."), name);
	if (wb_xml_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, path, text, n), NULL, &root) != WB_OK ||
		!put_tree(root))
		return false;
	puts("0 };");
	return true;
}

int
main(int argc, char **argv)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	bool ok = cx != NULL;

	for (int k = 1; ok && k < argc; k++)
		if (!(ok = put_file(cx, argv[k])))
			fprintf(stderr, "embed: %s cannot be embedded\n", argv[k]);
	wb_ctx_free(cx);
	return ok && fflush(stdout) == 0 ? 0 : 1;
}
