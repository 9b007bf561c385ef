/* wavebound/dram.h -- a DDR4 channel and how long it can be busy with one access.
 *
 * The controller is that of Sim-D (Spliet and Mullins, section 3.2): it turns
 * one tile of data into bursts of 64 bytes, in order of address, and closes every
 * row before the next access, so that accesses do not disturb each other. All
 * times are in DRAM clocks. Nothing here knows of refresh.
 */
#ifndef WAVEBOUND_DRAM_H
#define WAVEBOUND_DRAM_H

#include "wavebound/base.h"

#define WB_DRAM_BURST_BYTES 64
#define WB_DRAM_MOST_BANKS 32
#define WB_DRAM_MOST_BURSTS (1u << 18)	/* of one access: 16 MiB */
#define WB_DRAM_MOST_SWEPT (1u << 14)	/* of one that is tried at every alignment: 1 MiB */

struct wb_dram {
	/* powers of two, 2 groups at least: bursts that follow each other lie in two banks */
	uint32_t banks, bank_groups;
	uint32_t row_bytes;		/* of one bank, over the whole bus; a power of two */
	uint32_t queue;			/* bursts that wait for one bank, besides the first */
	uint32_t RCD, RP, CL, CWL, WR, RAS, RC, RTP, CCDS, CCDL, RRDS, RRDL, FAW, RFC, REFI;
	uint32_t BL;			/* clocks of the data bus per burst */
};

/* @count rows of @words words of 4 bytes; row r starts at byte @addr + 4 * @period * r. */
struct wb_dram_tile {
	uint64_t addr;
	uint32_t words, period, count;
	bool write;
};

/** wb_dram_delay - the issue delay of @t: from the cycle in which the idle controller takes it until the next access
 * may issue a command. Exact for the controller of the paper: each command in its clock. WB_UNKNOWN: more than
 * WB_DRAM_MOST_BURSTS bursts. */
uint64_t wb_dram_delay(struct wb_arena *tmp, const struct wb_dram *d, const struct wb_dram_tile *t);
/** wb_dram_words_delay - the same of @n words at the byte addresses @addr, a burst each. */
uint64_t wb_dram_words_delay(
	struct wb_arena *tmp, const struct wb_dram *d, const uint64_t *addr, uint32_t n, bool write);
/** wb_dram_longest_delay - the most of wb_dram_delay over the word addresses from t->addr on that fill one pair of
 * banks: all alignments. WB_UNKNOWN: more than WB_DRAM_MOST_SWEPT bursts. */
uint64_t wb_dram_longest_delay(struct wb_arena *tmp, const struct wb_dram *d, const struct wb_dram_tile *t);

/** wb_dram_stream_delay - Eq. 15: bound for @bursts bursts in a row. @aligned: they start at a pair of bursts.
 * WB_UNKNOWN: out of range. */
uint64_t wb_dram_stream_delay(const struct wb_dram *d, uint64_t bursts, bool aligned, bool write);
/** wb_dram_indexed_delay - Eq. 16: bound for @n single words anywhere in a buffer of @words words. */
uint64_t wb_dram_indexed_delay(const struct wb_dram *d, uint64_t n, uint64_t words, bool write);

#endif
