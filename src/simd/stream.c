/* src/simd/stream.c -- Eqs. 15 and 16: closed forms for consecutive bursts and for single words at any address.
 *
 * Both assume the worst address; no command is simulated. Three clocks of the front end are added to the equations, as
 * in the published tool.
 *
 * Source: Spliet and Mullins, section 5.3.
 */
#include "wavebound/dram.h"
#include "wavebound/facts.h"

#define MOST_COUNT (UINT64_C(1) << 40)	/* every product below then fits in 64 bits: times are at most 10^9 / 2^9 */
#define FRONT_END 3

/* From the first activate to the last read or write of @b bursts. */
static uint64_t
to_last_burst(const struct wb_dram *d, uint64_t b)
{
	if (d->bank_groups > 2)
		return d->RCD + (b - 1) * d->CCDS;
	if (b <= 4)
		return (b - 1) * d->RRDS + d->RCD;
	if (b <= 6)
		return 2 * d->RRDS + d->RCD + (b - 4) * d->CCDL + d->CCDS;
	if (b <= 8)
		return 3 * d->RRDS + d->RCD + d->CCDL + d->CCDS;
	if (b % 2)
		return d->RRDS + d->RCD + 2 * d->CCDL + (b - 4) * d->CCDS;
	return 2 * d->RRDS + d->RCD + d->CCDL + (b - 5) * d->CCDS;
}

uint64_t
wb_dram_stream_delay(const struct wb_dram *d, uint64_t bursts, bool aligned, bool write)
{
	uint64_t last, closed;

	if (!bursts || bursts > MOST_COUNT)
		return WB_UNKNOWN;
	last = to_last_burst(d, bursts);
	if (write)
		return last + d->CWL + d->BL + d->WR + d->RP + FRONT_END;
	last += d->RTP;
	closed = d->RAS + wb_min_u64(bursts - 1, aligned ? 1 : 3) * d->RRDS;
	return (last > closed ? last : closed) + d->RP + FRONT_END;
}

/* The most rows that a buffer of @words words can lie in; its start need not be aligned. */
static uint64_t
rows(const struct wb_dram *d, uint64_t words)
{
	const uint64_t burst = WB_DRAM_BURST_BYTES / 4, row = d->row_bytes / 4;

	return words <= 1 ? 1 : words <= burst + 1 ? 2 : 2 + wb_ceil_div(words - burst - 1, row);
}

static uint64_t
to_last_word(const struct wb_dram *d, uint64_t n, uint64_t in)
{
	if (in > d->bank_groups && d->RRDL > d->CCDL && n >= 3)
		return d->RCD + d->RRDL + d->RRDS - 1 + (n - 3) * d->CCDL;
	if (in > 1 && d->RRDS > d->CCDL && n >= 2)
		return d->RCD + d->RRDS + (n - 2) * d->CCDL;
	return d->RCD + (n - 1) * d->CCDL;
}

uint64_t
wb_dram_indexed_delay(const struct wb_dram *d, uint64_t n, uint64_t words, bool write)
{
	uint64_t in = rows(d, words), end = write ? d->CWL + d->BL + d->WR + d->RP : d->RTP + d->RP;

	if (!n || n > MOST_COUNT)
		return WB_UNKNOWN;
	if (in > d->banks)
		return n * (write ? d->RCD + end : d->RAS + d->RP) + FRONT_END;
	return to_last_word(d, n, in) + end + FRONT_END;
}
