/* test/unit/object.c -- the disassembler: with its cache it gives the same results as without. */
#include "../../src/object/object.h"
#include "../lib/unit.h"

static void
put_word(uint8_t *at, uint64_t word)
{
	for (int k = 0; k < 4; k++)
		at[k] = (uint8_t)(word >> 8 * k);
}

/* Random words through a disassembler that remembers and one that does not. */
TEST(remembered_texts_are_right)
{
	struct wb_ctx *cx = unit_cx();
	static const char *const cpu[] = { "gfx803", "gfx900", "gfx90a", "gfx1030" };
	uint64_t seed = 7;

	for (size_t c = 0; c < WB_COUNT(cpu); c++) {
		/* a small table forgets and mixes more */
		struct disasm *plain = disasm_new(cx, cpu[c], true, 0),
			      *clever = disasm_new(cx, cpu[c], true, c & 1 ? 1 << 20 : 1);

		for (uint32_t k = 0; k < 60000; k++) {
			uint8_t code[24];
			struct decoded a, b;

			/* Few second words and few register numbers, so that words meet again in new company. */
			for (uint32_t w = 0; w < 6; w++) {
				seed = seed * 6364136223846793005u + 1442695040888963407u;
				put_word(code + 4 * w, w ? seed >> 40 & 0x30ff : seed >> 32 & 0xfffe0001);
			}
			if (k % 3 == 0)
				put_word(code, 0x7e000200 | (seed >> 60 & 1 ? 0xf9 : seed >> 61 & 1 ? 0xfa : 0xff));
			a = disasm_one(plain, (struct bytes){ code, 24 }, k);
			b = disasm_one(clever, (struct bytes){ code, 24 }, k);
			assert_int_equal(a.bytes, b.bytes);
			assert_true(!a.bytes || (a.len == b.len && memcmp(a.text, b.text, a.len) == 0));
			assert_true(!a.was && (!b.was || b.was->inst == WB_NONE));
		}
	}
}

/* Bits of halves that LLVM 19 passes over: the text has them, or it would be that of another instruction. */
TEST(halves_are_shown)
{
	struct wb_ctx *cx = unit_cx();
	static const struct { const char *cpu; uint32_t word[2]; const char *text;
	} want[] = {
		{ "gfx1100", { 0xd5324801, 0x00020501 }, "v_add_f16_e64 v1, v1, v2 op_sel:[1,0,0,1]" },
		{ "gfx1150", { 0xd7381000, 0x00020501 }, "v_lshlrev_b16 v0, v1, v2 op_sel:[0,1,0,0]" },
		{ "gfx1100", { 0xd5320001, 0x00020501 }, "v_add_f16_e64 v1, v1, v2" },
		{ "gfx1100", { 0xd7006a00, 0x00020501 }, "v_add_co_u32 v0, vcc_lo, v1, v2" },
		{ "gfx900", { 0xd1196a00, 0x00020501 }, "v_add_co_u32_e64 v0, vcc, v1, v2" },
		{ "gfx900", { 0xd38f4000, 0x18020501 }, "v_pk_add_f16 v0, v1, v2" }
	};

	for (size_t k = 0; k < WB_COUNT(want); k++) {
		struct disasm *d = disasm_new(cx, want[k].cpu, want[k].cpu[3] == '9', 0);
		struct decoded a;
		uint8_t code[8];

		put_word(code, want[k].word[0]);
		put_word(code + 4, want[k].word[1]);
		a = disasm_one(d, (struct bytes){ code, 8 }, 0);
		assert_int_equal(a.bytes, 8);
		assert_memory_equal(a.text + a.len - strlen(want[k].text), want[k].text, strlen(want[k].text));
	}
}

/* Each branch to many places: those after the first are not decoded. */
TEST(branches_are_said_like_decoded)
{
	struct wb_ctx *cx = unit_cx();
	static const char *const cpu[] = { "gfx803", "gfx900", "gfx90a", "gfx1030" };

	for (size_t c = 0; c < WB_COUNT(cpu); c++) {
		struct disasm *plain = disasm_new(cx, cpu[c], true, 0), *clever = disasm_new(cx, cpu[c], true, 1);

		for (uint32_t k = 0; k < 32 * 2048; k++) {
			struct decoded a, b;
			uint8_t code[8];

			put_word(code, 0xbf800000 | k % 32 << 16 | (k / 32 * 3001 & 0xffff));
			put_word(code + 4, 0xbf810000);
			a = disasm_one(plain, (struct bytes){ code, 8 }, 4 * k);
			b = disasm_one(clever, (struct bytes){ code, 8 }, 4 * k);
			assert_int_equal(a.bytes, b.bytes);
			assert_true(!a.bytes || (a.len == b.len && memcmp(a.text, b.text, a.len) == 0));
		}
	}
}
