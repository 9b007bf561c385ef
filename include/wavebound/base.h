/* wavebound/base.h -- memory, containers, checked numbers: what every folder may use.
 *
 * No function here returns NULL when memory is exhausted: a failed allocation jumps to wb_escape (below), so callers
 * need no check and no cleanup.
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
/* Raises @low to the first number below @end for which @before, an expression of @mid, does not hold, or to @end. It
 * must hold for all numbers before that one, and for none behind. */
#define WB_SEARCH(low, end, mid, before) \
	for (uint32_t mid, mid##_end = (end); (low) < mid##_end && (mid = (low) + (mid##_end - (low)) / 2, true);) \
		if (before) \
			(low) = mid + 1; \
		else \
			mid##_end = mid
#define WB_COUNT(a) (sizeof(a) / sizeof((a)[0]))

#if defined(__GNUC__)
#define WB_PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))
#define WB_NORETURN __attribute__((noreturn))
/* for functions that simplify much when arguments are constant */
#define WB_INLINE static inline __attribute__((always_inline))
#else
#define WB_PRINTF(fmt, args)
#define WB_NORETURN
#define WB_INLINE static inline
#endif

/* ---- exhausted memory -----------------------------------------------------------
 * The outermost caller sets an escape. Every arena created with it jumps there when memory is exhausted. The arenas own
 * all memory and all foreign resources (wb_arena_defer), so freeing them after the jump leaks nothing.
 */
struct wb_escape {
	jmp_buf env;
};

/* ---- arenas ---------------------------------------------------------------------
 * Blocks of memory freed together. Two live in each context: `unit` lasts as
 * long as the input, `tmp` is reset after each pass.
 */
struct wb_arena;

/** wb_arena_new - NULL when memory is exhausted; no other call returns NULL. @esc may be NULL: then exhausted memory
 * ends the process with exit code 4. */
struct wb_arena *wb_arena_new(struct wb_escape *esc);
/** wb_arena_sibling - a new arena without an escape, for the thread that uses @a. Both reuse the unused chunks of each
 * other. It must be freed before @a. */
struct wb_arena *wb_arena_sibling(struct wb_arena *a);
/** wb_arena_escape - sets where later failed allocations of @a jump; returns the previous escape. */
struct wb_escape *wb_arena_escape(struct wb_arena *a, struct wb_escape *esc);
/** wb_arena_free - runs the deferred calls, newest first, then frees all. NULL is ignored. */
void wb_arena_free(struct wb_arena *a);
/** wb_arena_alloc - @n * @size zeroed bytes, aligned for any type. Overflow of the product is treated as exhausted
 * memory. */
void *wb_arena_alloc(struct wb_arena *a, size_t n, size_t size);
/** wb_arena_exhausted - jumps as a failed allocation from @a does. For a foreign library that has run out of memory. */
WB_NORETURN void wb_arena_exhausted(struct wb_arena *a);
/** wb_arena_defer - calls @fn(@p) when the arena is reset past this point or freed. So it can own foreign resources. */
void wb_arena_defer(struct wb_arena *a, void (*fn)(void *), void *p);
/** wb_arena_child - an arena for what outlives later resets of @a: it is freed with what @a has now. */
struct wb_arena *wb_arena_child(struct wb_arena *a);
/** wb_arena_mark, wb_arena_reset - the reset frees everything allocated since the mark, and makes the deferred calls.
 */
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
/** wb_arena_room - the same without zeroing: for arrays that are written before they are read, or may never be filled.
 */
void *wb_arena_room(struct wb_arena *a, size_t n, size_t size);
#define WB_ROOM(arena, type, n) ((type *)wb_arena_room((arena), (n), sizeof(type)))
/** wb_fetch - prefetches @bytes at @p into the cache: for data that is read soon, but not in order. */
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

/** wb_fail_alloc_after - test hook: the @n-th allocation from the system from now on fails, and all after it; 0 turns
 * it off. wb_alloc_count: allocations so far; wb_alloc_live: those not freed yet. */
void wb_fail_alloc_after(uint64_t n);
uint64_t wb_alloc_count(void);
uint64_t wb_alloc_live(void);
/** wb_malloc, wb_free - an allocator for libraries that need one, with the same fault injection. wb_malloc may return
 * NULL. */
void *wb_malloc(size_t n);
void *wb_realloc(void *p, size_t n);
void wb_free(void *p);

/* ---- growing arrays --------------------------------------------------------------
 * struct { T *at; uint32_t n, cap; } in an arena. It grows in place if nothing was allocated since. Else it is copied,
 * and the old copy stays in the arena until the reset; the waste is below the final size. Elements beyond n are not
 * initialised.
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
/** wb_bit_add - sets bit @i; false: it was already set. */
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
/** wb_bits_next - the first element of @s from @k on, below @end; else @end. */
static inline uint32_t
wb_bits_next(struct wb_bits s, uint32_t k, uint32_t end)
{
	while (k < end) {
		uint64_t left = s.word[k >> 6] >> (k & 63);

		if (left) {
			k += (uint32_t)__builtin_ctzll(left);
			break;
		}
		k = (k | 63) + 1;
	}
	return k < end ? k : end;
}

/* A worklist, each number once: the list that the client takes from, and the set of all that were ever added. */
struct wb_todo {
	struct wb_arena *arena;
	struct wb_bits visited;
	uint32_t *at, n, cap;
};
/** wb_todo_new - an empty worklist of numbers below @n. wb_todo_add - false: @x was added before. */
struct wb_todo wb_todo_new(struct wb_arena *a, uint32_t n);
bool wb_todo_add(struct wb_todo *t, uint32_t x);

/* Numbers by keys: those of key k are at[first[k] .. first[k + 1]), in the order in which they were given. */
struct wb_lists {
	uint32_t *first, *at;
};
/** wb_lists_new - of keys below @n, with @m pairs of key[k] and value[k]. O(n + m). */
struct wb_lists wb_lists_new(struct wb_arena *a, uint32_t n, const uint32_t *key, const uint32_t *value, uint32_t m);
/* The pairs, as they are found. */
struct wb_keyed {
	WB_VEC(uint32_t) key, value;
};
static inline void
wb_keyed_add(struct wb_arena *a, struct wb_keyed *to, uint32_t key, uint32_t value)
{
	WB_PUSH(a, &to->key, key);
	WB_PUSH(a, &to->value, value);
}
static inline struct wb_lists
wb_keyed_lists(struct wb_arena *a, uint32_t n, const struct wb_keyed *of)
{
	return wb_lists_new(a, n, of->key.at, of->value.at, of->key.n);
}

/* ---- strings to ids ----------------------------------------------------------------- */
/* Open addressing, grown in an arena; keys are not copied. */
struct wb_map {
	struct wb_arena *arena;
	struct wb_map_slot *slot;
	uint32_t n, cap;
};
struct wb_map wb_map_new(struct wb_arena *a);
/** wb_map_reserve - makes room for @n keys in an empty map. */
void wb_map_reserve(struct wb_map *m, uint32_t n);
/** wb_map_get - the id stored for @key of @len bytes, or WB_NONE. */
uint32_t wb_map_get(const struct wb_map *m, const char *key, size_t len);
/** wb_map_put - stores @id for a new @key and returns WB_NONE; for an existing key, returns its id and changes nothing.
 */
uint32_t wb_map_put(struct wb_map *m, const char *key, size_t len, uint32_t id);
/** wb_map_id - the same with a copy of a new @key. wb_map_add - adds one, with the map used as a set; false: it was
 * already there. */
uint32_t wb_map_id(struct wb_map *m, const void *key, size_t len, uint32_t id);
static inline bool
wb_map_add(struct wb_map *m, const void *key, size_t len)
{
	return wb_map_id(m, key, len, 0) == WB_NONE;
}
uint64_t wb_hash(const void *p, size_t n);
/** wb_same_file - whether the names are equal, or one is the end of the other after a '/'. */
bool wb_same_file(const char *a, const char *b);

/* ---- checked numbers ------------------------------------------------------------------ */
__extension__ typedef __int128 wb_i128;
__extension__ typedef unsigned __int128 wb_u128;

/** wb_digit - value of @c as a digit of base up to 16; 16: it is not a digit. */
static inline unsigned
wb_digit(char c)
{
	return c >= '0' && c <= '9' ? (unsigned)(c - '0') :
		c >= 'a' && c <= 'f' ? (unsigned)(c - 'a') + 10 :
		c >= 'A' && c <= 'F' ? (unsigned)(c - 'A') + 10 :
				       16;
}

/* Sums and products of cycles and counts: false, and *out unchanged, if the result does not fit. */
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
/* *sum + a * times, saturated at the maximum, which stands for unknown in sums that decide. */
static inline void
wb_add_capped(uint64_t a, uint64_t times, uint64_t *sum)
{
	uint64_t p;
	if (!wb_mul_u64(a, times, &p) || !wb_add_u64(*sum, p, sum))
		*sum = UINT64_MAX;
}
static inline uint64_t wb_min_u64(uint64_t a, uint64_t b) { return a < b ? a : b; }
static inline uint64_t wb_max_u64(uint64_t a, uint64_t b) { return a > b ? a : b; }
static inline uint64_t wb_ceil_div(uint64_t a, uint64_t b) { return a / b + (a % b != 0); }

/** wb_gcd - the greatest common divisor; gcd(0, b) is b. */
wb_u128 wb_gcd(wb_u128 a, wb_u128 b);
/** wb_u128_text - decimal digits of @v in @buf (at least 40 bytes); returns @buf. */
char *wb_u128_text(wb_u128 v, char buf[40]);

/* ---- output text ------------------------------------------------------------------------ */
/* A growing output buffer. Reports and printers append to it; the command line writes it out once. */
struct wb_out {
	struct wb_arena *arena;
	char *at;
	size_t n, cap;
};
struct wb_out wb_out_new(struct wb_arena *a);
void wb_puts(struct wb_out *o, const char *s);
void wb_putn(struct wb_out *o, const char *s, size_t n);
/** wb_put_u64 - in decimal digits. */
void wb_put_u64(struct wb_out *o, uint64_t v);
void wb_printf(struct wb_out *o, const char *fmt, ...) WB_PRINTF(2, 3);

/* Any text, made safe for an output format. */
#define WB_REPLACEMENT "\xef\xbf\xbd"	/* U+FFFD */
/** wb_utf8_next - length of the well-formed character at @s (no more than @n bytes), or 0 if it is malformed; *cp its
 * code point. */
uint32_t wb_utf8_next(const char *s, size_t n, uint32_t *cp);
/** wb_put_utf8 - writes @s (NULL: nothing). Malformed bytes become U+FFFD. @special is called for each character except
 * ASCII letters, digits, blanks and , - . / : ; if it returns true, it has written the character itself. */
typedef bool wb_special_fn(struct wb_out *o, uint32_t cp);
void wb_put_utf8(struct wb_out *o, const char *s, wb_special_fn *special);
/** wb_utf8_acts - whether @cp does something where it is shown, instead of being seen: control characters (C0, C1,
 * DEL), ends of lines, what turns the direction of writing or is no character. wb_put_term - @s for people: these
 * become U+FFFD, and so does what is not seen at all. */
bool wb_utf8_acts(uint32_t cp);
void wb_put_term(struct wb_out *o, const char *s);

#endif
