/* test/fuzz/certificate.c -- certificates from arbitrary bytes, held against a program whose longest path is known.
 *
 * First the bytes are JSON, then the numbers of a certificate without its seal.
 * Whatever is accepted must be true: no proved bound may be below that path.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "wavebound/diag.h"
#include "wavebound/ilp.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

/* A loop of at most 5 rounds of 12 cycles, 3 rounds in all, 10 cycles around it: 46. The program of test/unit/ilp.c. */
static const uint32_t src[] = { WB_NONE, 0, 1, 1, 2, 3 }, dst[] = { 0, 1, 2, 3, 1, WB_NONE };
static const uint64_t cost[] = { 3, 2, 10, 5, 2, 0 };
static const uint32_t entry = 1, back = 4;
static const struct wb_flow_loop loop = {
	.back = &back, .nback = 1, .entry = &entry, .nentry = 1, .header = 1, .parent = WB_NONE, .max = 5, .total = 3
};
static const struct wb_flow_term term = { 2, 1 };
static const struct wb_flow_row row = { .first = 0, .nterm = 1, .limit = 4 };
static const struct wb_flow program = { .nblock = 4, .nedge = 6, .src = src, .dst = dst, .cost = cost, .loop = &loop,
	.nloop = 1, .row = &row, .nrow = 1, .term = &term };
#define LONGEST 46

static void
read_json(struct wb_ctx *cx, const uint8_t *data, size_t n)
{
	uint16_t f = wb_file_add(cx->files, WB_FILE_TEXT, "fuzz.json", (const char *)data, n);
	struct wb_cert_file *c;
	uint32_t count;

	if (wb_certificate_read(cx, f, &c, &count) != WB_OK) {
		if (!cx->diag->nerror)
			abort();
		return;
	}
	for (uint32_t k = 0; k < count; k++)
		if (wb_certificate_prove(cx, &program, &c[k].label, &c[k]) == WB_OK && c[k].bound < LONGEST)
			abort();
}

/* Two bytes per number: eight bits and how far they are shifted; 0xff: the largest number. */
static wb_u128
number(const uint8_t *data, size_t n, size_t k)
{
	if (2 * k + 1 >= n)
		return 0;
	return data[2 * k + 1] == 0xff ? ~(wb_u128)0 : (wb_u128)data[2 * k] << data[2 * k + 1] % 128;
}

static void
prove_numbers(struct wb_ctx *cx, const uint8_t *data, size_t n)
{
	wb_u128 max = number(data, n, 0), total = number(data, n, 1), companion = number(data, n, 2),
		fact = number(data, n, 3);
	struct wb_certificate c = { number(data, n, 4), &max, &total, &companion, &fact, (uint64_t)number(data, n, 5) };
	uint64_t count[WB_COUNT(src)], proven, paid;

	if (wb_certificate_check(cx, &program, &c, &proven) && (proven < LONGEST || proven != c.bound))
		abort();
	for (size_t e = 0; e < WB_COUNT(count); e++)
		count[e] = (uint64_t)number(data, n, 6 + e);
	if (wb_witness_check(cx, &program, count, &paid) && paid > LONGEST)
		abort();
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);

	read_json(cx, data, n);
	prove_numbers(cx, data, n);
	wb_ctx_free(cx);
	return 0;
}
