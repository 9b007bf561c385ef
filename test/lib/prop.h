/* test/lib/prop.h -- the frame of a property test: its arguments, its cases, what fails, what was tried, the end.
 *
 *	TEST [-t SECONDS] [SEED [COUNT [FIRST]]]	as many cases as there is time for, COUNT at most
 *
 *	int main(int argc, char **argv)
 *	{
 *		prop_start(argc, argv, 3000);
 *		while (prop_next()) {
 *			draw a program with &prop.r, in prop.cx
 *			prop_expect(holds, "what does not");
 *		}
 *		prop_tried(narrowed, prop.count / 8, "accesses narrowed");
 *		return prop_end();
 *	}
 *
 * A case that fails is printed with the command that repeats it alone. If the environment has KEEP_DIR, its program
 * (prop_source) is written to TEST-SEED-NUMBER.s there, with machine and launch (prop_launch) in .machine.xml and
 * .launch.xml beside it; those of a case that runs alone are, even if it passes:
 *	wavebound analyze programs-1-17.s -m ./programs-1-17.machine.xml --observe programs-1-17.launch.xml
 */
#ifndef WAVEBOUND_TEST_PROP_H
#define WAVEBOUND_TEST_PROP_H

#include <stdio.h>
#include <stdlib.h>

#include "rng.h"
#include "wavebound/launch.h"
#include "wavebound/machine.h"

struct prop {
	uint64_t seed, count, first;	/* as asked for */
	uint64_t number;		/* of the current case */
	struct wb_ctx *cx;		/* its own */
	struct rng r;			/* what draws it */
	const char *text;		/* the program that it is about, or NULL */
	const struct wb_machine *machine;	/* and what it runs on, or NULL */
	const struct wb_launch *launch;
};
extern struct prop prop;

/** prop_seed - the seed of the environment's TEST_SEED, else 1. */
uint64_t prop_seed(void);
/** prop_share - of @count cases, the per cent of the environment's TEST_SHARE (100), but at least one. */
uint64_t prop_share(uint64_t count);
/** prop_least - at least so many of what TEST_SHARE draws from: @n if it is all, else half as many as in proportion. */
uint64_t prop_least(uint64_t n);
/** prop_drawn - whether the next of many like things is tried: TEST_SHARE per cent of them are, spread evenly, others
 * for each TEST_SEED. */
bool prop_drawn(void);
/** prop_start - reads the arguments; without them there are prop_share(@count) cases of prop_seed(). */
void prop_start(int argc, char **argv, uint64_t count);
/** prop_next - begins the next case; false: all are over. */
bool prop_next(void);
/** below - a random number in [0, @n) for the current case. */
static inline uint32_t below(uint32_t n) { return rng_below(&prop.r, n); }
/** chance - true in @percent of 100 cases. */
static inline bool chance(uint32_t percent) { return rng_chance(&prop.r, percent); }
/** prop_turn - which of @n things the current case is about: in turn, and another one first for each seed. */
static inline uint32_t prop_turn(uint32_t n) { return (uint32_t)((prop.seed + prop.number) % n); }
/** prop_source - what the case is about: of @o, which stays. */
void prop_source(const struct wb_out *o);
/** prop_launch - and how it runs. */
void prop_launch(const struct wb_machine *m, const struct wb_launch *l);

/** prop_fail - the case is wrong. Outside of cases: one more thing is. */
void prop_fail(const char *fmt, ...) WB_PRINTF(1, 2);
/** prop_expect - fails unless @ok, which is returned; outside of cases a thing that holds is counted, too. */
bool prop_expect(bool ok, const char *fmt, ...) WB_PRINTF(2, 3);
/** prop_failed - what has failed so far. */
uint64_t prop_failed(void);

/** prop_tried - prints "@n what"; a test that tries too little fails: at less than @least of as many cases as it has
 * by itself, or of more; at less than half of that in proportion, of fewer cases. */
void prop_tried(uint64_t n, uint64_t least, const char *what, ...) WB_PRINTF(3, 4);
/** prop_part - prints "@n what"; fails if that is less than @percent in 100 of @of things, however many cases there
 * are: of fewer than 200 things half of that is enough, of fewer than 20 anything. */
void prop_part(uint64_t n, uint64_t of, uint64_t percent, const char *what);
/** prop_end - prints how many passed and returns what the test ends with. */
int prop_end(void);

/** prop_machine - the built-in machine @name; the test ends if there is none. */
const struct wb_machine *prop_machine(const char *name);

#endif
