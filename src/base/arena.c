/* src/base/arena.c -- memory that is freed together; the one file that calls malloc.
 *
 * An arena is a list of chunks, each twice as large as the last one, up to 1 MiB, and a list of deferred calls. A mark
 * stores the top of both lists; a reset returns to it. Unused chunks are kept for later use, in this arena or in a
 * sibling: memory returned to the system and requested again costs a page fault per 4 KiB, as much time as a
 * pass spends in it. When memory is exhausted, an arena jumps to its escape, so no caller checks for NULL.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

#include "wavebound/base.h"

#define FIRST_CHUNK ((size_t)16 << 10)
#define LAST_CHUNK ((size_t)1 << 20)
#define MOST_KEPT ((size_t)64 << 20)	/* bytes of unused chunks */
#define ALIGN (sizeof(max_align_t) > 16 ? sizeof(max_align_t) : (size_t)16)

/* Under AddressSanitizer each allocation is a chunk of its own, of its exact size, so that an access beyond it is
 * detected. */
#if defined(__SANITIZE_ADDRESS__)
#define ONE_EACH true
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ONE_EACH true
#endif
#endif
#ifndef ONE_EACH
#define ONE_EACH false
#endif

struct chunk {
	struct chunk *prev;
	size_t size;			/* of the payload, which starts ALIGN-aligned after this header */
	size_t used;
	size_t spare;
};

struct deferred {
	struct deferred *prev;
	void (*fn)(void *);
	void *p;
};

struct wb_arena {
	struct chunk *top;
	struct wb_arena *pool;		/* keeps the unused chunks: itself, or the arena whose sibling it is */
	struct chunk *kept;		/* of a pool: unused chunks, linked by `prev`, ascending in size */
	size_t kept_bytes;
	struct deferred *defer;
	struct wb_escape *escape;
	size_t bytes;
};

/* ---- the system's allocator, with fault injection ------------------------------- */
static uint64_t alloc_count;
static uint64_t alloc_live;
static uint64_t fail_after;		/* 0: never */

static bool
fails_now(void)
{
	uint64_t n = __atomic_add_fetch(&alloc_count, 1, __ATOMIC_RELAXED);
	uint64_t limit = __atomic_load_n(&fail_after, __ATOMIC_RELAXED);

	return limit && n >= limit;
}

void
wb_fail_alloc_after(uint64_t n)
{
	__atomic_store_n(&fail_after, n ? wb_alloc_count() + n : 0, __ATOMIC_RELAXED);
}

uint64_t
wb_alloc_count(void)
{
	return __atomic_load_n(&alloc_count, __ATOMIC_RELAXED);
}

uint64_t
wb_alloc_live(void)
{
	return __atomic_load_n(&alloc_live, __ATOMIC_RELAXED);
}

void *
wb_malloc(size_t n)
{
	void *p = fails_now() ? NULL : malloc(n);

	errno = p ? errno : ENOMEM;
	if (p)
		__atomic_add_fetch(&alloc_live, 1, __ATOMIC_RELAXED);
	return p;
}

void *
wb_realloc(void *p, size_t n)
{
	void *q = fails_now() ? NULL : realloc(p, n ? n : 1);

	if (q && !p)
		__atomic_add_fetch(&alloc_live, 1, __ATOMIC_RELAXED);
	return q;
}

void
wb_free(void *p)
{
	if (p)
		__atomic_sub_fetch(&alloc_live, 1, __ATOMIC_RELAXED);
	free(p);
}

/* ---- arenas ------------------------------------------------------------------------ */
WB_NORETURN static void
out_of_memory(struct wb_escape *esc)
{
	if (esc)
		longjmp(esc->env, 1);
	fputs("wavebound: out of memory\n", stderr);
	_Exit(wb_exit_code(WB_NOMEM));
}

void
wb_arena_exhausted(struct wb_arena *a)
{
	out_of_memory(a->escape);
}

struct wb_arena *
wb_arena_new(struct wb_escape *esc)
{
	struct wb_arena *a = wb_malloc(sizeof(*a));

	if (!a)
		return NULL;
	*a = (struct wb_arena){ .escape = esc, .pool = a };
	return a;
}

struct wb_arena *
wb_arena_sibling(struct wb_arena *a)
{
	struct wb_arena *b = wb_arena_new(NULL);

	if (b)
		b->pool = a->pool;
	return b;
}

struct wb_escape *
wb_arena_escape(struct wb_arena *a, struct wb_escape *esc)
{
	struct wb_escape *old = a->escape;

	a->escape = esc;
	return old;
}

/* Takes the smallest unused chunk of at least @need bytes; NULL if there is none. */
static struct chunk *
take_kept(struct wb_arena *pool, size_t need)
{
	struct chunk **at = &pool->kept, *c;

	while (*at && (*at)->size < need)
		at = &(*at)->prev;
	c = *at;
	if (c) {
		*at = c->prev;
		pool->kept_bytes -= c->size;
	}
	return c;
}

static void
keep(struct wb_arena *pool, struct chunk *c)
{
	struct chunk **at = &pool->kept;

	if (ONE_EACH || c->size > MOST_KEPT - pool->kept_bytes) {
		wb_free(c);
		return;
	}
	while (*at && (*at)->size < c->size)
		at = &(*at)->prev;
	c->prev = *at;
	*at = c;
	pool->kept_bytes += c->size;
}

/* A new chunk that holds at least @need bytes. */
static struct chunk *
new_chunk(struct wb_arena *a, size_t need)
{
	size_t size = a->top ? a->top->size * 2 : FIRST_CHUNK;
	struct chunk *c = take_kept(a->pool, need);

	if (size > LAST_CHUNK)
		size = LAST_CHUNK;
	if (size < need || ONE_EACH)
		size = need;
	if (c)
		size = c->size;
	else if (size <= SIZE_MAX - sizeof(*c))
		c = wb_malloc(sizeof(*c) + size);
	if (!c)
		out_of_memory(a->escape);
	*c = (struct chunk){ .prev = a->top, .size = size };
	a->top = c;
	a->bytes += sizeof(*c) + size;
	return c;
}

/* The space that @n * @size bytes take in a chunk. */
static size_t
taken(const struct wb_arena *a, size_t n, size_t size)
{
	size_t need;

	if (__builtin_mul_overflow(n, size, &need) || need > SIZE_MAX - ALIGN)
		out_of_memory(a->escape);
	return ONE_EACH ? need : (need + ALIGN - 1) / ALIGN * ALIGN;
}

/* @need bytes, not initialised. */
static void *
take_block(struct wb_arena *a, size_t need)
{
	struct chunk *c = a->top;
	void *p;

	if (!c || need > c->size - c->used || ONE_EACH)
		c = new_chunk(a, need);
	p = (char *)(c + 1) + c->used;
	c->used += need;
	return p;
}

void *
wb_arena_alloc(struct wb_arena *a, size_t n, size_t size)
{
	size_t need = taken(a, n, size);
	void *p = take_block(a, need);

	return need ? memset(p, 0, need) : p;
}

void *
wb_arena_room(struct wb_arena *a, size_t n, size_t size)
{
	return take_block(a, taken(a, n, size));
}

void *
wb_arena_copy(struct wb_arena *a, const void *p, size_t n, size_t size)
{
	void *copy = wb_arena_room(a, n, size);

	return n && size ? memcpy(copy, p, n * size) : copy;
}

void
wb_arena_defer(struct wb_arena *a, void (*fn)(void *), void *p)
{
	struct deferred *d = WB_NEW(a, struct deferred, 1);

	*d = (struct deferred){ a->defer, fn, p };
	a->defer = d;
}

static void free_child(void *child) { wb_arena_free(child); }

struct wb_arena *
wb_arena_child(struct wb_arena *a)
{
	struct deferred *d = WB_NEW(a, struct deferred, 1);
	struct wb_arena *b = wb_arena_sibling(a);

	if (!b)
		wb_arena_exhausted(a);
	b->escape = a->escape;
	*d = (struct deferred){ a->defer, free_child, b };
	a->defer = d;
	return b;
}

struct wb_arena_mark
wb_arena_mark(const struct wb_arena *a)
{
	return (struct wb_arena_mark){ a->top, a->top ? a->top->used : 0, a->defer };
}

void
wb_arena_reset(struct wb_arena *a, struct wb_arena_mark m)
{
	while (a->defer != m.defer) {
		struct deferred *d = a->defer;

		a->defer = d->prev;
		d->fn(d->p);
	}
	while (a->top != m.chunk) {
		struct chunk *c = a->top;

		a->top = c->prev;
		a->bytes -= sizeof(*c) + c->size;
		keep(a->pool, c);
	}
	if (a->top)
		a->top->used = m.used;
}

void
wb_arena_free(struct wb_arena *a)
{
	if (!a)
		return;
	wb_arena_reset(a, (struct wb_arena_mark){ NULL, 0, NULL });
	for (struct chunk *c; (c = take_kept(a, 0));)
		wb_free(c);
	wb_free(a);
}

size_t
wb_arena_bytes(const struct wb_arena *a)
{
	return a->bytes;
}

/* ---- copies, texts, vectors ----------------------------------------------------------- */
char *
wb_strndup(struct wb_arena *a, const char *s, size_t n)
{
	char *p = WB_NEW(a, char, n + 1);

	if (n)
		memcpy(p, s, n);
	return p;
}

char *
wb_strdup(struct wb_arena *a, const char *s)
{
	return wb_strndup(a, s, strlen(s));
}

/* Nearly all texts are short, so the text is first formatted into a buffer on the stack, then copied. */
char *
wb_vformat(struct wb_arena *a, const char *fmt, va_list ap)
{
	char text[256], *p;
	va_list again;
	int n;

	va_copy(again, ap);
	n = vsnprintf(text, sizeof(text), fmt, again);
	va_end(again);
	if (n < 0)
		return wb_strdup(a, "");
	if ((size_t)n < sizeof(text))
		return wb_strndup(a, text, (size_t)n);
	p = WB_NEW(a, char, (size_t)n + 1);
	vsnprintf(p, (size_t)n + 1, fmt, ap);
	return p;
}

char *
wb_format(struct wb_arena *a, const char *fmt, ...)
{
	va_list ap;
	char *p;

	va_start(ap, fmt);
	p = wb_vformat(a, fmt, ap);
	va_end(ap);
	return p;
}

uint32_t *
wb_new_ids(struct wb_arena *a, size_t n)
{
	uint32_t *id = WB_ROOM(a, uint32_t, n);

	memset(id, 0xff, n * sizeof *id);	/* WB_NONE has all bits set */
	return id;
}

/* Extends the @had bytes at @at to @need bytes, if they are the last ones of the arena and their chunk has room. False:
 * it was not possible. */
static bool
extend(struct wb_arena *a, void *at, size_t had, size_t need)
{
	struct chunk *c = a->top;

	if (ONE_EACH || !c || (char *)at + had != (char *)(c + 1) + c->used || need - had > c->size - c->used)
		return false;
	c->used += need - had;
	return true;
}

/* Elements beyond @n are not initialised: a push writes them first. */
void *
wb_vec_grow(struct wb_arena *a, void *at, uint32_t n, uint32_t *cap, size_t size)
{
	uint32_t more = *cap ? *cap * 2 : 8;
	size_t need;
	void *p = at;

	if (*cap > UINT32_MAX / 2)
		out_of_memory(a->escape);
	need = taken(a, more, size);
	if (!*cap || !extend(a, at, taken(a, *cap, size), need)) {
		p = take_block(a, need);
		if (n)
			memcpy(p, at, n * size);
	}
	*cap = more;
	return p;
}
