/* wavebound/base.h -- memory, containers, checked numbers: what every folder may use.
 *
 * No function here returns NULL for want of memory: an allocation that fails
 * leaves through wb_escape (below), so callers carry no check and no cleanup.
 */
#ifndef WAVEBOUND_BASE_H
#define WAVEBOUND_BASE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "wavebound/status.h"

#define WB_NONE UINT32_MAX		/* an absent 32-bit id */
#define WB_COUNT(a) (sizeof(a) / sizeof((a)[0]))

#if defined(__GNUC__)
#define WB_PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))
#define WB_NORETURN __attribute__((noreturn))
/* where constant arguments decide much of what a function does */
#define WB_INLINE static inline __attribute__((always_inline))
#else
#define WB_PRINTF(fmt, args)
#define WB_NORETURN
#define WB_INLINE static inline
#endif

/* ---- leaving on lack of memory -------------------------------------------------
 * The outermost caller sets an escape; every arena created with it jumps there
 * when memory ends. The arenas own all memory and all foreign resources
 * (wb_arena_defer), so freeing them after the jump leaks nothing.
 */
struct wb_escape {
	jmp_buf env;
};

/* ---- arenas ---------------------------------------------------------------------
 * Blocks of memory freed together. Two live in each context: `unit` lasts as
 * long as the input, `tmp` is reset after each pass.
 */
struct wb_arena;

/** wb_arena_new - NULL when there is no memory (the only call that says so). @esc may be NULL: then lack of memory ends
 * the process with exit code 4. */
struct wb_arena *wb_arena_new(struct wb_escape *esc);
/** wb_arena_beside - the same without an escape, for the thread that has @a: what is out of use in one, the other uses
 * next. To be freed before @a. */
struct wb_arena *wb_arena_beside(struct wb_arena *a);
/** wb_arena_escape - where later allocations of @a jump when memory ends; returns the previous place. */
struct wb_escape *wb_arena_escape(struct wb_arena *a, struct wb_escape *esc);
/** wb_arena_free - runs the deferred calls, newest first, then frees all. NULL is ignored. */
void wb_arena_free(struct wb_arena *a);
/** wb_arena_alloc - @n * @size zeroed bytes, aligned for any type. Overflow of the product counts as no memory. */
void *wb_arena_alloc(struct wb_arena *a, size_t n, size_t size);
/** wb_arena_exhausted - leaves as an allocation from @a leaves that cannot be had: for a foreign library that has no
 * memory. */
WB_NORETURN void wb_arena_exhausted(struct wb_arena *a);
/** wb_arena_defer - calls @fn(@p) when the arena is reset past this point or freed: how a foreign resource is owned. */
void wb_arena_defer(struct wb_arena *a, void (*fn)(void *), void *p);
/** wb_arena_mark, wb_arena_reset - free all that was allocated, and run all that was deferred, since the mark. */
struct wb_arena_mark {
	void *chunk;
	size_t used;
	void *defer;
};
struct wb_arena_mark wb_arena_mark(const struct wb_arena *a);
void wb_arena_reset(struct wb_arena *a, struct wb_arena_mark m);
/** wb_arena_bytes - bytes obtained from the system and in use. */
size_t wb_arena_bytes(const struct wb_arena *a);

#define WB_NEW(arena, type, n) ((type *)wb_arena_alloc((arena), (n), sizeof(type)))
/** wb_arena_room - the same, holding anything: for arrays that are written before they are read, or may never be
 * filled. */
void *wb_arena_room(struct wb_arena *a, size_t n, size_t size);
#define WB_ROOM(arena, type, n) ((type *)wb_arena_room((arena), (n), sizeof(type)))
/** wb_fetch - asks for @bytes at @p to be brought into the cache: for what will be read soon, but not in order. */
static inline void
wb_fetch(const void *p, size_t bytes)
{
	for (const char *at = p, *end = at + bytes; at < end; at += 64)
		__builtin_prefetch(at);
}
/** wb_arena_copy - a copy of the @n * @size bytes at @p. */
void *wb_arena_copy(struct wb_arena *a, const void *p, size_t n, size_t size);

char *wb_strdup(struct wb_arena *a, const char *s);
char *wb_strndup(struct wb_arena *a, const char *s, size_t n);
char *wb_format(struct wb_arena *a, const char *fmt, ...) WB_PRINTF(2, 3);
char *wb_vformat(struct wb_arena *a, const char *fmt, va_list ap) WB_PRINTF(2, 0);

/** wb_fail_alloc_after - test hook: the @n-th allocation from the system from now on fails, and all after it; 0
 * switches it off. Counts in wb_alloc_count; wb_alloc_live: allocations not freed yet. */
void wb_fail_alloc_after(uint64_t n);
uint64_t wb_alloc_count(void);
uint64_t wb_alloc_live(void);
/** wb_malloc, wb_free - for libraries that must be given an allocator; same fault injection. wb_malloc may return NULL.
 */
void *wb_malloc(size_t n);
void *wb_realloc(void *p, size_t n);
void wb_free(void *p);

/* ---- growing arrays --------------------------------------------------------------
 * struct { T *at; uint32_t n, cap; } grown in an arena, in place where nothing was
 * allocated since; else the old copy stays in the arena until that is reset (total
 * waste below the final size). What is beyond n holds anything.
 */
#define WB_VEC(type) struct { type *at; uint32_t n, cap; }
#define WB_PUSH(arena, vec, value) \
	(((vec)->n == (vec)->cap ? (void)((vec)->at = wb_vec_grow( \
						  (arena), (vec)->at, (vec)->n, &(vec)->cap, sizeof(*(vec)->at))) : \
				   (void)0), \
		(void)((vec)->at[(vec)->n++] = (value)))
void *wb_vec_grow(struct wb_arena *a, void *at, uint32_t n, uint32_t *cap, size_t size);
/** wb_new_ids - @n ids, all WB_NONE. */
uint32_t *wb_new_ids(struct wb_arena *a, size_t n);

/* ---- bit sets --------------------------------------------------------------------- */
struct wb_bits {
	uint64_t *word;
	uint32_t n;		/* number of bits */
};
struct wb_bits wb_bits_new(struct wb_arena *a, uint32_t n);
static inline bool wb_bit(struct wb_bits s, uint32_t i) { return s.word[i >> 6] >> (i & 63) & 1; }
static inline void wb_bit_set(struct wb_bits s, uint32_t i) { s.word[i >> 6] |= (uint64_t)1 << (i & 63); }
static inline void wb_bit_clear(struct wb_bits s, uint32_t i) { s.word[i >> 6] &= ~((uint64_t)1 << (i & 63)); }
/** wb_bit_add - sets bit @i; false: it was set. */
static inline bool
wb_bit_add(struct wb_bits s, uint32_t i)
{
	bool was = wb_bit(s, i);

	wb_bit_set(s, i);
	return !was;
}
/** wb_bits_or - @d |= @s; true if @d changed. Same size. */
bool wb_bits_or(struct wb_bits d, struct wb_bits s);
uint32_t wb_bits_count(struct wb_bits s);

/* What is to be visited, each number once: a list, from which the client takes, and all that was ever in it. */
struct wb_todo {
	struct wb_arena *arena;
	struct wb_bits seen;
	uint32_t *at, n, cap;
};
/** wb_todo_new - of numbers below @n; empty. wb_todo_add - false: @x was in it before. */
struct wb_todo wb_todo_new(struct wb_arena *a, uint32_t n);
bool wb_todo_add(struct wb_todo *t, uint32_t x);

/* ---- strings to ids ----------------------------------------------------------------- */
/* Open addressing, grown in an arena; keys are not copied. */
struct wb_map {
	struct wb_arena *arena;
	struct wb_map_slot *slot;
	uint32_t n, cap;
};
struct wb_map wb_map_new(struct wb_arena *a);
/** wb_map_reserve - makes room for @n keys at once, in a map that is empty. */
void wb_map_reserve(struct wb_map *m, uint32_t n);
/** wb_map_get - the id stored for @key of @len bytes, or WB_NONE. */
uint32_t wb_map_get(const struct wb_map *m, const char *key, size_t len);
/** wb_map_put - stores @id; returns the id that was there before, or WB_NONE (then @id is stored; an old one is never
 * replaced). */
uint32_t wb_map_put(struct wb_map *m, const char *key, size_t len, uint32_t id);
/** wb_map_add - puts a copy of @key into @m as into a set; false: it was there. */
bool wb_map_add(struct wb_map *m, const void *key, size_t len);
uint64_t wb_hash(const void *p, size_t n);

/* ---- checked numbers ------------------------------------------------------------------ */
__extension__ typedef __int128 wb_i128;
__extension__ typedef unsigned __int128 wb_u128;

/** wb_digit - what @c is worth as a digit of a number to a base up to 16; 16: it is none. */
static inline unsigned
wb_digit(char c)
{
	return c >= '0' && c <= '9' ? (unsigned)(c - '0') :
		c >= 'a' && c <= 'f' ? (unsigned)(c - 'a') + 10 :
		c >= 'A' && c <= 'F' ? (unsigned)(c - 'A') + 10 :
				       16;
}

/* Cycles and counts: false, and *out untouched, if the result does not fit. */
static inline bool
wb_add_u64(uint64_t a, uint64_t b, uint64_t *out)
{
	uint64_t r;
	if (__builtin_add_overflow(a, b, &r))
		return false;
	*out = r;
	return true;
}
static inline bool
wb_mul_u64(uint64_t a, uint64_t b, uint64_t *out)
{
	uint64_t r;
	if (__builtin_mul_overflow(a, b, &r))
		return false;
	*out = r;
	return true;
}
static inline bool
wb_add_u128(wb_u128 a, wb_u128 b, wb_u128 *out)
{
	wb_u128 r;
	if (__builtin_add_overflow(a, b, &r))
		return false;
	*out = r;
	return true;
}
static inline bool
wb_mul_u128(wb_u128 a, wb_u128 b, wb_u128 *out)
{
	wb_u128 r;
	if (__builtin_mul_overflow(a, b, &r))
		return false;
	*out = r;
	return true;
}
static inline bool
wb_add_i128(wb_i128 a, wb_i128 b, wb_i128 *out)
{
	wb_i128 r;
	if (__builtin_add_overflow(a, b, &r))
		return false;
	*out = r;
	return true;
}
static inline bool
wb_mul_i128(wb_i128 a, wb_i128 b, wb_i128 *out)
{
	wb_i128 r;
	if (__builtin_mul_overflow(a, b, &r))
		return false;
	*out = r;
	return true;
}
/* Sums for people, not for proofs: *sum + a * times, or the top if that does not fit. */
static inline void
wb_add_capped(uint64_t a, uint64_t times, uint64_t *sum)
{
	uint64_t p;
	if (!wb_mul_u64(a, times, &p) || !wb_add_u64(*sum, p, sum))
		*sum = UINT64_MAX;
}
static inline uint64_t wb_min_u64(uint64_t a, uint64_t b) { return a < b ? a : b; }
static inline uint64_t wb_ceil_div(uint64_t a, uint64_t b) { return a / b + (a % b != 0); }

/** wb_gcd - the greatest common divisor; of 0 and b, b. */
wb_u128 wb_gcd(wb_u128 a, wb_u128 b);
/** wb_u128_text - decimal digits of @v in @buf (at least 40 bytes); returns @buf. */
char *wb_u128_text(wb_u128 v, char buf[40]);

/* ---- text that is written --------------------------------------------------------------- */
/* A growing output buffer: reports and printers write here, the command line
 * writes it out once. */
struct wb_out {
	struct wb_arena *arena;
	char *at;
	size_t n, cap;
};
struct wb_out wb_out_new(struct wb_arena *a);
void wb_puts(struct wb_out *o, const char *s);
void wb_putn(struct wb_out *o, const char *s, size_t n);
void wb_printf(struct wb_out *o, const char *fmt, ...) WB_PRINTF(2, 3);

/* Text that may hold anything, made safe for a format. */
#define WB_REPLACEMENT "\xef\xbf\xbd"	/* U+FFFD */
/** wb_utf8_next - length of the well-formed character at @s (no more than @n bytes), or 0 if it is malformed; *cp its
 * code point. */
uint32_t wb_utf8_next(const char *s, size_t n, uint32_t *cp);
/** wb_put_utf8 - writes @s (NULL: nothing); malformed bytes become U+FFFD, and what @special writes itself (returning
 * true) is left to it; it is not asked about letters and digits of ASCII. */
typedef bool wb_special_fn(struct wb_out *o, uint32_t cp);
void wb_put_utf8(struct wb_out *o, const char *s, wb_special_fn *special);

#endif
