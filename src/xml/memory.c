/* src/xml/memory.c -- owns what libxml2 allocates.
 *
 * libxml2 2.9 does not handle every failed allocation: some are not checked, some leak. So while we are inside libxml2,
 * its allocator never returns NULL. It jumps to the escape of the arena that was given on entry. The deferred call of
 * that arena then frees every block that is still allocated. The blocks are kept in a set of pointers (open
 * addressing). They have no header, so a program can still free blocks that it allocated through libxml2 before it
 * first called us.
 *
 * Some data of libxml2 lives as long as the process (type tables, character encodings). warm_up creates it once. If
 * memory is exhausted there, the library is half initialised, and this process refuses to read XML from then on.
 */
#include "private.h"

struct wb_xml_pool {
	void **slot;
	size_t n, cap;
	struct wb_arena *arena;
	bool keep;			/* on leaving, the blocks are not freed: libxml2 keeps them */
	xmlStructuredErrorFunc old_error;
	void *old_context;
};

static _Thread_local struct wb_xml_pool *pool;	/* NULL: outside */
static enum { COLD, WARMING, WARM } state;

/* ---- the set of allocated blocks ------------------------------------------------- */
#define GONE ((void *)-1)

static size_t
bucket(const void *p, size_t cap)
{
	return (size_t)(((uintptr_t)p >> 4) * 0x9e3779b97f4a7c15u >> 20) & (cap - 1);
}

static void
put_pointer(void **slot, size_t cap, void *p)
{
	size_t k = bucket(p, cap);

	while (slot[k] && slot[k] != GONE)
		k = (k + 1) & (cap - 1);
	slot[k] = p;
}

/* Doubling also removes the marks of deleted blocks. */
static bool
grow(struct wb_xml_pool *s)
{
	size_t cap = s->cap ? s->cap * 2 : 1024;
	void **slot = wb_malloc(cap * sizeof(*slot));

	if (!slot)
		return false;
	memset(slot, 0, cap * sizeof(*slot));
	s->n = 0;
	for (size_t k = 0; k < s->cap; k++)
		if (s->slot[k] && s->slot[k] != GONE) {
			put_pointer(slot, cap, s->slot[k]);
			s->n++;
		}
	wb_free(s->slot);
	s->slot = slot;
	s->cap = cap;
	return true;
}

static bool
hold(struct wb_xml_pool *s, void *p)
{
	if (s->n >= s->cap / 2 && !grow(s))
		return false;
	put_pointer(s->slot, s->cap, p);
	s->n++;
	return true;
}

static void
drop(struct wb_xml_pool *s, const void *p)
{
	if (!s->cap || !p)
		return;
	for (size_t k = bucket(p, s->cap); s->slot[k]; k = (k + 1) & (s->cap - 1))
		if (s->slot[k] == p) {
			s->slot[k] = GONE;
			return;
		}
}

/* ---- the allocator libxml2 is given ------------------------------------------------ */
WB_NORETURN static void
no_memory(void)
{
	wb_arena_exhausted(pool->arena);
}

static void *
xml_malloc(size_t n)
{
	void *p = wb_malloc(n ? n : 1);

	if (!pool)
		return p;
	if (!p)
		no_memory();
	if (!hold(pool, p)) {
		wb_free(p);
		no_memory();
	}
	return p;
}

static void *
xml_realloc(void *old, size_t n)
{
	void *p = wb_realloc(old, n ? n : 1);

	if (!pool)
		return p;
	if (!p)
		no_memory();	/* @old is still allocated */
	drop(pool, old);
	if (!hold(pool, p)) {
		wb_free(p);
		no_memory();
	}
	return p;
}

void
wb_xml_free(void *p)
{
	if (pool)
		drop(pool, p);
	wb_free(p);
}

static char *
xml_strdup(const char *s)
{
	size_t n = strlen(s) + 1;
	char *p = xml_malloc(n);

	return p ? memcpy(p, s, n) : NULL;
}

/* ---- entering and leaving ----------------------------------------------------------- */
static void
leave(void *p)
{
	struct wb_xml_pool *s = p;

	wb_libxml2.xmlResetLastError();	/* its strings are in blocks that will be freed */
	wb_libxml2.xmlSetStructuredErrorFunc(s->old_context, s->old_error);
	pool = NULL;
	for (size_t k = 0; k < s->cap && !s->keep; k++)
		if (s->slot[k] && s->slot[k] != GONE)
			wb_free(s->slot[k]);
	wb_free(s->slot);
}

static struct wb_xml_pool *
enter(struct wb_arena *a, xmlStructuredErrorFunc on_error, void *p)
{
	struct wb_xml_pool *s = WB_NEW(a, struct wb_xml_pool, 1);

	s->arena = a;
	s->old_error = *wb_libxml2.__xmlStructuredError();
	s->old_context = *wb_libxml2.__xmlStructuredErrorContext();
	wb_arena_defer(a, leave, s);
	pool = s;
	wb_libxml2.xmlSetStructuredErrorFunc(p, on_error);
	return s;
}

static void
ignore_error(void *p, xmlErrorPtr e)
{
	(void)p;
	(void)e;
}

/* Creates what libxml2 keeps for the life of the process, by means of a schema that uses its data types. */
static void
warm_up(struct wb_arena *a)
{
	static const char text[] = "<element name=\"a\" xmlns=\"http://relaxng.org/ns/structure/1.0\""
				   " datatypeLibrary=\"http://www.w3.org/2001/XMLSchema-datatypes\"><data "
				   "type=\"positiveInteger\"/></element>";
	static const struct wb_xml_schema schema = { text, sizeof(text) - 1 };
	struct wb_arena_mark m = wb_arena_mark(a);
	struct wb_xml_pool *s;
	xmlDocPtr doc;

	state = WARMING;
	wb_libxml2.xmlMemSetup(wb_xml_free, xml_malloc, xml_realloc, xml_strdup);
	s = enter(a, ignore_error, NULL);
	wb_libxml2.xmlInitParser();
	wb_libxml2.xmlCatalogSetDefaults(XML_CATA_ALLOW_NONE);
	doc = wb_libxml2.xmlReadMemory("<a>1</a>", 8, NULL, NULL, XML_PARSE_NONET);
	wb_xml_validate(doc, &schema);
	wb_libxml2.xmlFreeDoc(doc);
	s->keep = true;
	wb_arena_reset(a, m);
	state = WARM;
}

struct wb_xml_pool *
wb_xml_enter(struct wb_arena *a, void (*on_error)(void *, xmlErrorPtr), void *p)
{
	if (state == WARMING)
		wb_arena_exhausted(a);	/* warm_up once ran out of memory: no XML is read any more */
	if (state == COLD)
		warm_up(a);
	return enter(a, on_error, p);
}
