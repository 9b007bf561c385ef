/* test/unit/sim_format.c -- elements of typed buffers: known bits, and that packing undoes unpacking.
 */
#include <math.h>


#include "../../src/sim/vmem.h"
#include "wavebound/gcn.h"
#include "../lib/unit.h"

enum { UNORM, SNORM, USCALED, SSCALED, UINT, SINT, FLOAT = 7 };
enum { F8 = 1, F16 = 2, F32 = 4, F16_16 = 5, F10_11_11 = 6, F2_10_10_10 = 9, F8_8_8_8 = 10 };
#define XYZW (4u | 5u << 3 | 6u << 6 | 7u << 9)

static float f(uint32_t u) { float x; memcpy(&x, &u, 4); return x; }

static void
unpack(uint32_t data, uint32_t number, uint32_t bits, uint32_t v[4])
{
	const struct wb_element e = { data | number << 4, XYZW, D16_NOT };

	wb_sim_unpack(&e, (const uint8_t *)&bits, v);
}

TEST(test_known)
{
	uint32_t v[4];

	unpack(F8_8_8_8, UNORM, 0x3300ff80, v);
	assert_true(f(v[0]) == 128.0f / 255 && f(v[1]) == 1 && f(v[2]) == 0 && f(v[3]) == 51.0f / 255);
	unpack(F8_8_8_8, SNORM, 0x817f80ff, v);
	assert_true(f(v[0]) == -1.0f / 127 && f(v[1]) == -1 && f(v[2]) == 1 && f(v[3]) == -1);
	unpack(F16_16, SSCALED, 0xfffe0003, v);
	assert_true(f(v[0]) == 3 && f(v[1]) == -2 && f(v[2]) == 0 && f(v[3]) == 1);
	unpack(F16_16, SINT, 0xfffe0003, v);
	assert_true(v[0] == 3 && v[1] == 0xfffffffe && v[2] == 0 && v[3] == 1);
	unpack(F2_10_10_10, UINT, 0xc0000000 | 5 << 20 | 1023 << 10 | 7, v);
	assert_true(v[0] == 7 && v[1] == 1023 && v[2] == 5 && v[3] == 3);
	unpack(F10_11_11, FLOAT, 0x3c0u | 0x400u << 11 | 0x1e0u << 22, v);	/* 1, 2, 1 */
	assert_true(f(v[0]) == 1 && f(v[1]) == 2 && f(v[2]) == 1 && f(v[3]) == 1);
	unpack(F16, FLOAT, 0xc000, v);
	assert_true(f(v[0]) == -2);
	unpack(F32, FLOAT, 0x40490fdb, v);
	assert_true(v[0] == 0x40490fdb);
}

TEST(test_selection)
{
	const struct wb_element e = { F8_8_8_8 | UINT << 4, 7u | 1u << 3 | 0u << 6 | 4u << 9, D16_NOT };
	const uint8_t bytes[4] = { 10, 20, 30, 40 };
	uint32_t v[4];

	wb_sim_unpack(&e, bytes, v);
	assert_true(v[0] == 40 && v[1] == 1 && v[2] == 0 && v[3] == 10);
}

/* Of every format that has a number on gfx11 or gfx10, on many words. */
TEST(test_back)
{
	uint32_t seen = 0;

	for (uint32_t number = 1; number < 128; number++) {
		const struct wb_element e = { wb_gcn_element_format(0x1030, number), XYZW, D16_NOT };
		uint32_t bytes = wb_sim_element_bytes(e.format), v[4];
		uint64_t r = 88172645463325252ull + number;

		for (uint32_t k = 0; k < 2000 && bytes; k++) {
			uint8_t from[16], to[16];
			bool comparable = true;

			for (uint32_t b = 0; b < 16; b++) {
				r ^= r << 13, r ^= r >> 7, r ^= r << 17;
				from[b] = (uint8_t)(r >> 24);
			}
			wb_sim_unpack(&e, from, v);
			/* what is lost: NaN, the lowest number of SNORM, digits of 32 bits */
			for (uint32_t c = 0; c < 4; c++)
				comparable &= (e.format >> 4 & 6) == 4 || (!isnan(f(v[c])) && f(v[c]) != -1);
			wb_sim_pack(&e, v, to);
			assert_true(!comparable || memcmp(from, to, bytes) == 0);
			seen += comparable;
		}
	}
	assert_true(seen > 50000);
	assert_equal({ wb_gcn_element_format(0x1030, 22), F32 | FLOAT << 4 },
		{ wb_gcn_element_format(0x1100, 32), 8 | UNORM << 4 }, { wb_gcn_element_format(0x1030, 78), 0 },
		{ wb_gcn_element_format(0x900, 0x7a), 0x7a });
}

TEST(test_halves)
{
	static uint32_t regs[4][LANES];
	struct wb_sim_wave w = { .v = regs };
	const uint32_t three[4] = { 1, 2, 3, 4 };
	struct wb_element e = { F16_16 | UINT << 4, XYZW, D16_PACKED };
	uint32_t v[4];

	memset(regs, 0xee, sizeof regs);
	wb_sim_put_components(&w, &e, 1, 5, three, 3);
	assert_equal({ regs[1][5], 0x00020001 }, { regs[2][5], 0xeeee0003 }, { regs[1][4], 0xeeeeeeee });
	wb_sim_get_components(&w, &e, 1, 5, v, 3);
	assert_true(v[0] == 1 && v[1] == 2 && v[2] == 3);
	e.d16 = D16_HIGH;
	wb_sim_put_components(&w, &e, 3, 0, three, 1);
	assert_int_equal(regs[3][0], 0x0001eeee);
	e.d16 = D16_APART;
	wb_sim_put_components(&w, &e, 0, 9, three, 2);
	assert_true(regs[0][9] == 0xeeee0001 && regs[1][9] == 0xeeee0002);
}
