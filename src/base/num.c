/* src/base/num.c -- exit codes of statuses, greatest common divisors, numbers of 128 bits as text. */
#include "wavebound/base.h"

int
wb_exit_code(enum wb_status s)
{
	switch (s) {
	case WB_OK: return 0;
	case WB_GATE: return 1;
	case WB_BAD_INPUT: return 2;
	case WB_UNBOUNDED:
	case WB_OVERFLOW:
	case WB_REFUSED: return 3;
	case WB_SOLVER:
	case WB_INTERNAL:
	case WB_NOMEM: break;
	}
	return 4;
}

wb_u128
wb_gcd(wb_u128 a, wb_u128 b)
{
	while (b) {
		wb_u128 r = a % b;

		a = b;
		b = r;
	}
	return a;
}

char *
wb_u128_text(wb_u128 v, char buf[40])
{
	char digit[40];
	int n = 0, k = 0;

	do {
		digit[n++] = (char)('0' + (int)(v % 10));
		v /= 10;
	} while (v);
	while (n)
		buf[k++] = digit[--n];
	buf[k] = '\0';
	return buf;
}
