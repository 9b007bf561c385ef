/* ilp/gmp.c -- memory for GMP, here and inside GLPK.
 *
 * GMP ends the process when there is no memory. So it gets an allocator that, while a thread computes for us, escapes
 * by longjmp instead. The allocator has a list of all its memory, which is freed then, and at the end.
 */
#include <gmp.h>
#include <pthread.h>

#include "ilp.h"

struct gmp_number {
	struct gmp_number *next, *prev;
};

static _Thread_local struct gmp_memory *inside;	/* NULL: the thread does not compute for us */

/* The allocator of the rest of the process. */
static void *(*others_alloc)(size_t);
static void *(*others_realloc)(void *, size_t, size_t);
static void (*others_free)(void *, size_t);

static void *
keep(struct gmp_number *n)
{
	if (!n)
		longjmp(inside->env, 1);
	n->next = inside->first;
	n->prev = NULL;
	if (n->next)
		n->next->prev = n;
	inside->first = n;
	return n + 1;
}

static void
take_out(struct gmp_number *n)
{
	if (n->prev)
		n->prev->next = n->next;
	else
		inside->first = n->next;
	if (n->next)
		n->next->prev = n->prev;
}

static void *
number_alloc(size_t bytes)
{
	return inside ? keep(wb_malloc(bytes + sizeof(struct gmp_number))) : others_alloc(bytes);
}

static void
number_free(void *p, size_t bytes)
{
	struct gmp_number *n = (struct gmp_number *)p - 1;

	if (!inside) {
		others_free(p, bytes);
		return;
	}
	take_out(n);
	wb_free(n);
}

static void *
number_realloc(void *p, size_t old, size_t bytes)
{
	struct gmp_number *n = (struct gmp_number *)p - 1, *more;

	if (!inside)
		return others_realloc(p, old, bytes);
	more = wb_malloc(bytes + sizeof(*more));
	if (more) {
		memcpy(more + 1, p, old < bytes ? old : bytes);
		take_out(n);
		wb_free(n);
	}
	return keep(more);
}

static void
take_over(void)
{
	mp_get_memory_functions(&others_alloc, &others_realloc, &others_free);
	mp_set_memory_functions(number_alloc, number_realloc, number_free);
}

void
wb_gmp_open(struct gmp_memory *m)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, take_over);
	m->first = NULL;
}

void
wb_gmp_use(struct gmp_memory *m)
{
	inside = m;
}

void *
wb_gmp_room(void *p, size_t old, size_t bytes)
{
	return p ? number_realloc(p, old, bytes) : number_alloc(bytes);
}

void
wb_gmp_close(void)
{
	while (inside && inside->first) {
		struct gmp_number *n = inside->first;

		take_out(n);
		wb_free(n);
	}
	inside = NULL;
}
