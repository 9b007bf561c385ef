/* test/unit/charge.c -- the worst addresses: what the cost model charges is reached, and never exceeded.
 *
 * Each case is an instruction, how lanes address memory, and what the simulator
 * must then count; the charge must be that number wherever the worst case
 * exists.
 */
#include "sim_test.h"

struct charge_case {
	const char *text;
	uint32_t at, stride;		/* address of lane i: buffer (or LDS) + at + i * stride */
	uint32_t lines, rounds;
	bool tight;			/* the charge is exactly that */
};

static void
put_addresses(struct rig *r, const struct charge_case *c)
{
	for (uint32_t i = 0; i < 64; i++) {
		uint64_t a = r->buffer + c->at + (uint64_t)i * c->stride;

		wb_sim_vgpr(r->w, 2)[i] = (uint32_t)a;
		wb_sim_vgpr(r->w, 3)[i] = (uint32_t)(a >> 32);
		wb_sim_vgpr(r->w, 4)[i] = c->at + i * c->stride;	/* LDS, offset in a buffer */
		wb_sim_vgpr(r->w, 5)[i] = i * 16;	/* record */
	}
	for (uint32_t k = 8; k < 32; k++)
		memset(wb_sim_vgpr(r->w, k), 0, 256);
}

/* A buffer of 64 KiB; s[16:19] plain, s[20:23] interleaved: records of 64 bytes in elements of 4, 16 records together.
 */
static void
put_descriptors(struct rig *r)
{
	uint32_t *s = wb_sim_sgpr(r->w), high = (uint32_t)(r->buffer >> 32);

	s[12] = (uint32_t)r->buffer, s[13] = high;
	s[16] = s[20] = (uint32_t)r->buffer;
	s[17] = high;
	s[18] = 65536;
	s[19] = 0;
	s[21] = high | 64u << 16 | 1u << 31;
	s[22] = 1024;
	s[23] = 1u << 19 | 1u << 21;
	s[WB_GCN_M0] = UINT32_MAX;
}

/* The machine, with accesses as aligned as the simulator wants them here. */
static const struct wb_machine *
aligned_machine(struct wb_machine *m)
{
	*m = *rig_machine();
	m->global_align_bytes = m->lds_align_bytes = m->access_align_bytes;
	return m;
}

static void
check_case(const char *target, const struct charge_case *c)
{
	struct wb_machine aligned;
	char lines[200];
	struct wb_sim_effect e;
	const struct wb_inst *i;
	uint64_t trans, rounds;
	struct rig r;

	snprintf(lines, sizeof(lines), "\t%s\n", c->text);
	r = rig_new(target, lines);
	rig_start(&r);
	put_addresses(&r, c);
	put_descriptors(&r);
	rig_step(&r, &e);		/* never more than is charged: rig_step */
	i = &e.fn->inst[e.inst];
	trans = wb_machine_inst_trans(aligned_machine(&aligned), e.fn, i, 64);
	rounds = wb_machine_inst_rounds(&aligned, e.fn, i, 64, false);
	if (e.lines != c->lines || e.rounds != c->rounds)
		fail_msg("%s on %s: %u lines, %u rounds, not %u and %u", c->text, target, e.lines, e.rounds, c->lines,
			c->rounds);
	if (c->tight && (trans != c->lines || rounds != c->rounds))
		fail_msg("%s on %s: charged %llu transactions, %llu rounds, not %u and %u", c->text, target,
			(unsigned long long)trans, (unsigned long long)rounds, c->lines, c->rounds);
}

TEST(worst_addresses_reach_the_charge)
{
	static const struct charge_case both[] = {
		{ "flat_load_dword v8, v[2:3]", 0, 256, 64, 0, false },		/* LDS is charged besides */
		{ "flat_store_dwordx4 v[2:3], v[8:11]", 52, 256, 128, 0, false },
		{ "ds_add_u32 v4, v8", 16, 0, 0, 64, true },
		{ "ds_add_u64 v4, v[8:9]", 16, 0, 0, 64, true },
		{ "ds_add_rtn_u32 v8, v4, v9", 16, 0, 0, 64, true },
		{ "ds_read_b32 v8, v4", 0, 64, 0, 32, false },	/* LDS of 4096 bytes has 32 words in a bank */
		{ "buffer_load_dword v8, v4, s[16:19], 0 offen", 0, 256, 64, 0, true },
		{ "buffer_load_dwordx4 v[8:11], v5, s[20:23], 0 idxen", 0, 0, 256, 0, true },
		{ "buffer_store_dwordx2 v[8:9], v5, s[20:23], 0 idxen", 0, 0, 128, 0, true },
	};
	static const struct charge_case gfx9[] = {
		{ "global_load_dword v8, v[2:3], off", 0, 256, 64, 0, true },
		{ "global_load_dword v8, v[2:3], off", 0, 4, 4, 0, false },
		{ "global_load_dwordx2 v[8:9], v[2:3], off", 60, 256, 128, 0, true },
		{ "global_load_dwordx4 v[8:11], v[2:3], off", 52, 256, 128, 0, true },
		{ "global_store_dwordx3 v[2:3], v[8:10], off", 56, 256, 128, 0, true },
		{ "global_load_ubyte v8, v[2:3], off", 63, 256, 64, 0, true },
		{ "global_atomic_add v[2:3], v8, off", 0, 256, 64, 0, true },
	};

	for (uint32_t k = 0; k < WB_COUNT(gfx9); k++)
		check_case("gfx900", &gfx9[k]);
	for (uint32_t k = 0; k < WB_COUNT(both); k++) {
		check_case("gfx900", &both[k]);
		check_case("gfx803", &both[k]);
	}
}
