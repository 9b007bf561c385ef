/* src/machine/interval.c -- how fast workgroups start (wavebound-bounds(7), M15).
 */
#include "private.h"

void
wb_machine_interval(const struct wb_machine *m, uint64_t waves, uint64_t *num, uint64_t *den)
{
	uint64_t whole = (uint64_t)m->interval.num * m->wave_interval.den,
		 by_waves = (uint64_t)m->wave_interval.num * waves * m->interval.den;

	uint64_t a, b, rest;

	*num = a = whole > by_waves ? whole : by_waves;
	*den = b = (uint64_t)m->interval.den * m->wave_interval.den;
	for (; b; b = rest) {		/* a becomes what divides both */
		rest = a % b;
		a = b;
	}
	*num /= a;
	*den /= a;
}

bool
wb_machine_is_plain(const struct wb_machine *m)
{
	return m->dispatchers == 1 && !m->interval.num && !m->wave_interval.num && !m->argument_extra_cycles &&
		!m->atomic_service.num && !m->whole_service.num && !m->fetch_bytes &&
		!m->address_cycles && !m->scalar_bytes;
}
