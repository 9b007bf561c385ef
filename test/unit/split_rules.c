/* test/unit/split_rules.c -- each rule about where a wave may split, shown to be needed by an execution.
 *
 * A kernel of 128 work-items in two waves: lanes 0 to 31 run the then of its branch, the others its else. The parts say
 * what stands in the then, in the branch serialisation block, in the else and behind the join. Split in spite of its
 * rule, the kernel leaves another memory than the whole wave does, or cannot go on; and passes/pws refuses the branch.
 * Next to most rules stands a kernel that the rule must let pass: that one is split, with the memory of the whole wave.
 */
#include "wavebound/gcn.h"
#include "wavebound/pass.h"
#include "wavebound/split.h"
#include "wavebound/timed.h"
#include "../lib/unit.h"

#define MOST_STEPS 4000
#define BYTES 1024

#define SPLIT "\t.long 0xbff07f7e\n"
#define MERGE "\t.long 0xbff10000\n"

struct kernel {
	const char *rule;		/* a part of the reason that is given; NULL: the branch may be split */
	const char *before, *then, *serial, *other;
	const char *meet;		/* between the else and the join; if it has a merge, there is no other */
	const char *after;
	uint32_t branch;		/* which of the branches it is; others may be around it or behind */
	const char *mask, *split;	/* right before the split; the split itself, if not of EXEC */
	const char *merge;		/* the merge behind the join, if it is not right there */
	const char *wrong;		/* what is wrong with it then */
};

/* Another if with an else, of the lanes below @lanes. */
#define SECOND(lanes, then, other) THIRD(lanes, then, "", other)
/* And with something in its serialisation block. */
#define THIRD(lanes, then, serial, other) \
	"\tv_cmp_gt_u32_e32 vcc, " lanes ", v13\n\ts_and_saveexec_b64 s[24:25], vcc\n" \
	"\ts_xor_b64 s[24:25], exec, s[24:25]\n\ts_cbranch_execz .Lsecond\n" then \
	".Lsecond:\n\ts_or_saveexec_b64 s[24:25], s[24:25]\n" serial "\ts_xor_b64 exec, exec, s[24:25]\n" \
	"\ts_cbranch_execz .Lmeet2\n" other ".Lmeet2:\n\ts_or_b64 exec, exec, s[24:25]\n"
/* The other arm gets far ahead. */
#define LONG \
	"\ts_nop 15\n\ts_nop 15\n\ts_nop 15\n\ts_nop 15\n\ts_nop 15\n\ts_nop 15\n\ts_nop 15\n\ts_nop 15\n\ts_nop 15\n"
/* Makes the join stand in another block than the one in which the arms meet. */
#define UNEVEN "\ts_cmp_eq_u32 s40, 12\n\ts_cbranch_scc1 .Lmet\n\tv_add_u32_e32 v3, 9, v3\n.Lmet:\n"
/* Some lanes of the else skip its end, and EXEC stays without them. */
#define NARROW \
	"\tv_cmp_gt_u32_e32 vcc, 48, v13\n\ts_and_saveexec_b64 s[20:21], vcc\n\ts_cbranch_execz .Ljoin\n" \
	"\tv_add_u32_e32 v3, 16, v3\n"
/* The second wave comes late. */
#define SLOW_SECOND \
	"\tv_readfirstlane_b32 s20, v0\n\ts_cmp_eq_u32 s20, 0\n\ts_cbranch_scc1 .Lfast\n" LONG ".Lfast:\n"
/* In the then; what the lanes of the else of the other wave load. */
#define STORE_FAR "\tglobal_store_dword v1, v3, s[4:5] offset:512\n\ts_waitcnt vmcnt(0)\n"
#define LOAD_OTHER \
	"\tv_xor_b32_e32 v6, 0x100, v1\n\tv_and_b32_e32 v6, 0xffffff7f, v6\n" \
	"\tglobal_load_dword v5, v6, s[4:5] offset:512\n\ts_waitcnt vmcnt(0)\n\tv_add_u32_e32 v3, v5, v3\n"
/* What the same lane of the other wave has stored. */
#define LOAD_SAME \
	"\tv_xor_b32_e32 v6, 0x100, v1\n\tglobal_load_dword v5, v6, s[4:5] offset:512\n" \
	"\ts_waitcnt vmcnt(0)\n\tv_add_u32_e32 v3, v5, v3\n"
#define STORE "\tglobal_store_dword v1, v3, s[4:5]\n"
#define CALL_OF(name) \
	"\ts_getpc_b64 s[36:37]\n\ts_add_u32 s36, s36, " name "@rel32@lo+4\n" \
	"\ts_addc_u32 s37, s37, " name "@rel32@hi+12\n\ts_swappc_b64 s[30:31], s[36:37]\n"
#define CALL CALL_OF("callee")

static const struct kernel kernels[] = {
	{ .then = "\tv_add_u32_e32 v3, 1, v3\n", .other = "\tv_add_u32_e32 v3, 2, v3\n" },
	/* what a merge drops */
	{ .rule = "s40 is written for the lanes of its second arm", .other = "\ts_mov_b32 s40, 77\n",
		.after = "\tv_add_u32_e32 v3, s40, v3\n" },
	{ .other = "\ts_mov_b32 s40, 77\n\tv_add_u32_e32 v3, s40, v3\n",
		.after = "\ts_mov_b32 s40, 3\n\tv_add_u32_e32 v3, s40, v3\n" },
	{ .then = "\ts_mov_b32 s40, 77\n", .after = "\tv_add_u32_e32 v3, s40, v3\n" },
	{ .rule = "mode is written for the lanes of its second arm",
		.other = "\ts_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 1\n",
		.after = "\tv_cvt_f32_u32_e32 v3, v2\n\tv_mul_f32_e32 v3, 0x3f8ccccd, v3\n" },
	/* what the serialisation block makes of the lanes of one SWF */
	{ .rule = "s42 is written for the lanes of its second arm", .serial = "\tv_cmp_gt_u32_e64 s[42:43], v3, v2\n",
		.after = "\tv_cndmask_b32_e64 v3, v3, v2, s[42:43]\n" },
	{ .serial = "\tv_cmp_gt_u32_e64 s[42:43], v3, v2\n", .then = "\tv_add_u32_e32 v3, 1, v3\n" },
	{ .serial = "\ts_add_u32 s42, s42, 9\n", .after = "\tv_add_u32_e32 v3, s42, v3\n" },
	{ .rule = "s51 is read before its arms meet", .serial = "\tv_readfirstlane_b32 s51, v3\n",
		.other = "\tv_add_u32_e32 v3, s51, v3\n" },
	{ .rule = "s52 is written for the lanes of its second arm",
		.serial = "\tv_readfirstlane_b32 s51, v3\n\ts_add_u32 s52, s51, 1\n", .other = "\ts_mov_b32 s52, 1\n",
		.after = "\tv_add_u32_e32 v3, s52, v3\n" },
	/* what the SWF of the else does not see */
	{ .rule = "s51 is read before its arms meet", .then = "\ts_mov_b32 s51, 77\n",
		.other = "\tv_add_u32_e32 v3, s51, v3\n" },
	{ .rule = "s51 is read before its arms meet", .then = "\ts_mov_b32 s51, 77\n",
		.serial = "\tv_add_u32_e32 v3, s51, v3\n" },
	{ .then = "\ts_mov_b32 s51, 77\n", .other = "\ts_mov_b32 s51, 5\n\tv_add_u32_e32 v3, s51, v3\n" },
	/* copies for all lanes, which the else writes over */
	{ .then = "\ts_mov_b32 s51, 77\n", .serial = "\tv_mov_b32_e32 v10, s51\n",
		.other = "\tv_mov_b32_e32 v10, 5\n\tv_add_u32_e32 v3, v10, v3\n",
		.after = "\tv_add_u32_e32 v3, v10, v3\n" },
	{ .rule = "s51 is read before its arms meet", .then = "\ts_mov_b32 s51, 77\n",
		.serial = "\tv_mov_b32_e32 v10, s51\n",
		.other = "\tv_add_u32_e32 v3, v10, v3\n\tv_mov_b32_e32 v10, 5\n" },
	{ .rule = "s51 is read before its arms meet", .then = "\ts_mov_b32 s51, 77\n",
		.serial = "\tv_mov_b32_e32 v10, s51\n\tv_add_u32_e32 v3, v10, v3\n",
		.other = "\tv_mov_b32_e32 v10, 5\n" },
	{ .rule = "s51 is read before its arms meet", .then = "\ts_mov_b32 s51, 77\n",
		.serial = "\tv_mov_b32_e32 v10, s51\n",
		.other = "\tv_cmp_gt_u32_e32 vcc, 48, v13\n\ts_and_saveexec_b64 s[20:21], vcc\n"
			 "\tv_mov_b32_e32 v10, 5\n\ts_or_b64 exec, exec, s[20:21]\n\tv_add_u32_e32 v3, v10, v3\n" },
	{ .rule = "s51 is read before its arms meet", .then = "\ts_mov_b32 s51, 77\n",
		.serial = "\tv_mov_b32_e32 v10, s51\n",
		.other = "\tv_mov_b32_dpp v10, v2 row_shl:1 row_mask:0x7 bank_mask:0xf\n\tv_add_u32_e32 v3, v10, "
			 "v3\n" },
	{ .rule = "s51 is read before its arms meet", .then = "\ts_mov_b32 s51, 77\n",
		.serial = "\tv_mov_b32_e32 v10, s51\n",
		.other = "\tv_mov_b32_sdwa v10, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE "
			 "src0_sel:DWORD\n\tv_add_u32_e32 v3, v10, v3\n" },
	{ .rule = "s51 is read before its arms meet", .then = "\ts_mov_b32 s51, 77\n",
		.serial = "\tv_mov_b32_e32 v10, s51\n",
		.other = "\tglobal_load_short_d16_hi v10, v1, s[4:5]\n\ts_waitcnt vmcnt(0)\n\tv_add_u32_e32 v3, v10, "
			 "v3\n" },
	/* lanes of an else around, which keep what is copied */
	{ .rule = "s51 is read before its arms meet",
		.before = "\tv_cmp_gt_u32_e32 vcc, 48, v13\n\ts_and_saveexec_b64 s[24:25], vcc\n",
		.then = "\ts_mov_b32 s51, 77\n",
		.serial = "\ts_or_saveexec_b64 s[20:21], -1\n\tv_mov_b32_e32 v10, s51\n\ts_mov_b64 exec, s[20:21]\n",
		.other = "\tv_mov_b32_e32 v10, 5\n",
		.after = "\ts_or_b64 exec, exec, s[24:25]\n\tv_add_u32_e32 v3, v10, v3\n" },
	/* lanes that run neither arm keep it, too */
	{ .rule = "s51 is read before its arms meet", .before = "\tv_cmp_le_u32_e64 s[22:23], 48, v13\n",
		.then = "\ts_mov_b32 s51, 77\n",
		.serial = "\tv_mov_b32_e32 v10, s51\n\ts_or_b64 s[10:11], s[10:11], s[22:23]\n",
		.other = "\tv_mov_b32_e32 v10, 5\n", .after = "\tv_add_u32_e32 v3, v10, v3\n" },
	/* what both SWFs execute */
	{ .rule = "that both split wavefronts would execute", .serial = "\ts_atomic_add s40, s[4:5], 0x3f0\n" },
	{ .rule = "that both split wavefronts would execute", .meet = "\ts_atomic_add s40, s[4:5], 0x3f0\n" },
	{ .rule = "that both split wavefronts would execute", .then = "\ts_mov_b32 s51, 77\n", .other = LONG,
		.meet = "\ts_store_dword s51, s[4:5], 0x3f0\n" },
	{ .rule = "an access by s22 before its lanes merge", .before = "\ts_mov_b64 s[20:21], 0\n",
		.then = "\ts_mov_b64 s[20:21], s[4:5]\n",
		.meet = "\ts_mov_b64 s[22:23], s[20:21]\n\ts_load_dword s52, s[22:23], 0x0\n",
		.after = "\ts_waitcnt lgkmcnt(0)\n\tv_add_u32_e32 v3, s52, v3\n" },
	{ .before = "\ts_mov_b64 s[20:21], 0\n", .then = "\ts_mov_b64 s[20:21], s[4:5]\n",
		.meet = "\ts_mov_b64 s[20:21], s[4:5]\n\ts_load_dword s52, s[20:21], 0x0\n",
		.after = "\ts_waitcnt lgkmcnt(0)\n\tv_add_u32_e32 v3, s52, v3\n" },
	{ .rule = "s20 is read before its arms meet", .before = "\ts_mov_b64 s[20:21], 0\n",
		.then = "\ts_mov_b64 s[20:21], s[4:5]\n",
		.serial = "\tglobal_load_dword v10, v1, s[20:21]\n\ts_waitcnt vmcnt(0)\n",
		.other = "\tv_mov_b32_e32 v10, 5\n" },
	/* what is used behind other branches, around them, in the next iteration */
	{ .rule = "s52 is written for the lanes of its second arm", .other = "\ts_mov_b32 s52, 77\n",
		.after = SECOND("0", "\ts_mov_b32 s52, 1\n", "\tv_add_u32_e32 v3, s52, v3\n") },
	{ .rule = "s52 is written for the lanes of its second arm", .other = "\ts_mov_b32 s52, 77\n",
		.after = "\tv_cmp_gt_u32_e32 vcc, 0, v13\n\ts_and_saveexec_b64 s[26:27], vcc\n"
			SECOND("16", "\ts_mov_b32 s52, 1\n", "\ts_mov_b32 s52, 2\n")
			"\ts_or_b64 exec, exec, s[26:27]\n\tv_add_u32_e32 v3, s52, v3\n" },
	{ .rule = "s52 is written for the lanes of its second arm",
		.before = ".Lagain:\n\tv_add_u32_e32 v3, s52, v3\n", .other = "\ts_mov_b32 s52, 77\n",
		.after = "\ts_add_u32 s40, s40, 1\n\ts_cmp_lt_u32 s40, 14\n\ts_cbranch_scc1 .Lagain\n" },
	{ .rule = "s51 is written for the lanes of its second arm",
		.before = "\tv_cmp_gt_u32_e32 vcc, 48, v13\n\ts_and_saveexec_b64 s[24:25], vcc\n"
			  "\ts_xor_b64 s[24:25], exec, s[24:25]\n\ts_cbranch_execz .Lsecond\n",
		.other = "\ts_mov_b32 s51, 77\n",
		.after = ".Lsecond:\n\ts_or_saveexec_b64 s[24:25], s[24:25]\n\tv_mov_b32_e32 v10, s51\n"
			 "\ts_xor_b64 exec, exec, s[24:25]\n\ts_cbranch_execz .Lmeet2\n\tv_mov_b32_e32 v10, 5\n"
			 ".Lmeet2:\n\ts_or_b64 exec, exec, s[24:25]\n\tv_add_u32_e32 v3, v10, v3\n",
		.branch = 1 },
	{ .rule = "s51 is read before its arms meet", .then = "\ts_mov_b32 s51, 77\n",
		.other = "\ts_cmp_eq_u32 s40, 12\n\ts_cbranch_scc1 .Lodd\n\tv_add_u32_e32 v3, 9, v3\n.Lodd:\n"
			 "\tv_add_u32_e32 v3, s51, v3\n" },
	{ .rule = "s52 is written for the lanes of its second arm", .other = "\ts_mov_b32 s52, 77\n",
		.after = THIRD("0", "\ts_mov_b32 s52, 1\n", "\tv_add_u32_e32 v3, s52, v3\n",
			"\tv_add_u32_e32 v3, 1, v3\n") },
	{ .other = "\ts_mov_b32 s51, 77\n",
		.after = THIRD("16", "\ts_mov_b32 s51, 5\n", "\tv_mov_b32_e32 v10, s51\n",
			"\tv_mov_b32_e32 v10, 6\n") "\tv_add_u32_e32 v3, v10, v3\n" },
	{ .serial = "\tv_readfirstlane_b32 s51, v3\n\ts_mov_b32 s51, 3\n", .after = "\tv_add_u32_e32 v3, s51, v3\n" },
	/* lanes of the other arm */
	{ .rule = "whatever EXEC is", .then = LONG "\tv_writelane_b32 v11, s40, 40\n",
		.other = "\tv_add_u32_e32 v3, v11, v3\n" },
	{ .rule = "whatever EXEC is", .then = LONG, .serial = "\tv_writelane_b32 v11, s40, 40\n",
		.other = "\tv_mov_b32_e32 v11, 99\n", .after = "\tv_add_u32_e32 v3, v11, v3\n" },
	{ .rule = "reads a lane of the other arm", .then = LONG "\tv_mov_b32_e32 v11, 77\n",
		.other = "\tv_readlane_b32 s51, v11, 3\n\tv_add_u32_e32 v3, s51, v3\n" },
	{ .then = LONG "\tv_mov_b32_e32 v12, 77\n",
		.other = "\tv_readlane_b32 s51, v11, 3\n\tv_add_u32_e32 v3, s51, v3\n" },
	{ .rule = "reads a lane of the other arm", .then = LONG "\tv_mov_b32_e32 v11, 77\n",
		.other = "\tv_cmp_gt_u32_e32 vcc, 0, v0\n\ts_and_saveexec_b64 s[20:21], vcc\n"
			 "\tv_readfirstlane_b32 s51, v11\n\ts_or_b64 exec, exec, s[20:21]\n\tv_add_u32_e32 v3, s51, "
			 "v3\n" },
	{ .then = LONG "\tv_mov_b32_e32 v11, 77\n",
		.other = "\tv_readfirstlane_b32 s51, v11\n\tv_add_u32_e32 v3, s51, v3\n" },
	{ .then = LONG "\tv_mov_b32_e32 v11, 77\n\tv_readlane_b32 s53, v11, 3\n\tv_add_u32_e32 v3, s53, v3\n" },
	{ .before = SECOND("16", "\tv_mov_b32_e32 v11, 77\n", "\tv_add_u32_e32 v3, 1, v3\n"),
		.other = "\tv_readlane_b32 s51, v11, 3\n\tv_add_u32_e32 v3, s51, v3\n", .branch = 1 },
	{ .rule = "reads a lane of the other arm",
		.then = LONG "\tv_readlane_b32 s53, v11, 40\n\tv_add_u32_e32 v3, s53, v3\n",
		.serial = "\tv_mov_b32_e32 v11, 99\n" },
	{ .rule = "reads a lane of the other arm", .then = LONG, .serial = "\tv_mov_b32_e32 v11, 99\n",
		.other = "\tv_readlane_b32 s53, v11, 3\n\tv_add_u32_e32 v3, s53, v3\n" },
	{ .rule = "reads lanes of both arms",
		.serial = "\tv_mov_b32_dpp v10, v0 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:0\n",
		.other = "\tv_add_u32_e32 v3, v10, v3\n" },
	{ .rule = "reads lanes of both arms", .serial = "\tds_bpermute_b32 v10, v12, v0\n\ts_waitcnt lgkmcnt(0)\n",
		.other = "\tv_add_u32_e32 v3, v10, v3\n" },
	{ .serial = "\tv_readlane_b32 s51, v3, 3\n\ts_mov_b32 s51, 3\n", .after = "\tv_add_u32_e32 v3, s51, v3\n" },
	{ .other = "\tds_bpermute_b32 v10, v12, v0\n\ts_waitcnt lgkmcnt(0)\n\tv_add_u32_e32 v3, v10, v3\n" },
	{ .rule = "lanes that are not its own are on",
		.then = "\ts_or_saveexec_b64 s[20:21], -1\n\tv_add_u32_e32 v3, 7, v3\n\ts_mov_b64 exec, s[20:21]\n" },
	{ .rule = "lanes that are not its own are on",
		.other = "\ts_not_b64 exec, exec\n\tv_add_u32_e32 v3, 7, v3\n\ts_not_b64 exec, exec\n" },
	/* a branch in an arm by lanes of the other: an SWF would go another way than the whole wave */
	{ .rule = "lanes that are not its own are on",
		.other = "\ts_not_b64 exec, exec\n\ts_cbranch_execz .Lnone\n\ts_mov_b32 s51, 77\n.Lnone:\n"
			 "\ts_not_b64 exec, exec\n\tv_add_u32_e32 v3, s51, v3\n" },
	{ .rule = "lanes that are not its own are on",
		.other = "\ts_mov_b64 s[20:21], exec\n\ts_mov_b32 exec_lo, -1\n\ts_mov_b32 exec_hi, 0\n"
			 "\ts_cbranch_execz .Lnone\n\ts_mov_b32 s51, 77\n.Lnone:\n"
			 "\ts_mov_b64 exec, s[20:21]\n\tv_add_u32_e32 v3, s51, v3\n" },
	/* where the arms meet */
	{ .rule = "other lanes come to where its arms meet",
		.before = "\tv_readfirstlane_b32 s20, v0\n\ts_mov_b64 s[10:11], exec\n\ts_cmp_eq_u32 s20, "
			  "64\n\ts_cbranch_scc1 .Ljoin\n" },
	{ .meet = MERGE UNEVEN },
	{ .meet = MERGE "\tv_cmp_gt_u32_e64 s[42:43], v3, v2\n",
		.after = "\tv_cndmask_b32_e64 v3, v3, v2, s[42:43]\n" },
	{ .rule = "EXEC differs between the paths to where its arms join", .other = NARROW,
		.meet = MERGE "\tv_add_u32_e32 v3, 9, v3\n" STORE "\ts_endpgm\n" },
	{ .then = "\tv_add_u32_e32 v3, 9, v3\n" STORE, .other = NARROW STORE, .meet = MERGE "\ts_endpgm\n" },
	{ .meet = MERGE "\ts_cmp_eq_u32 s40, 12\n\ts_cbranch_scc1 .Lmet\n\ts_add_u32 s40, s40, 1\n.Lmet:\n",
		.after = "\tv_add_u32_e32 v3, s40, v3\n" },
	{ .rule = "EXEC differs between the paths to where its arms join", .other = NARROW,
		.meet = MERGE "\ts_mov_b64 s[20:21], exec\n\ts_store_dwordx2 s[20:21], s[4:5], 0x380\n\ts_endpgm\n" },
	{ .rule = "EXEC differs between the paths to where its arms join", .other = NARROW,
		.meet = MERGE "\ts_mov_b32 s20, exec_hi\n\ts_store_dword s20, s[4:5], 0x380\n\ts_endpgm\n" },
	{ .rule = "EXEC differs between the paths to where its arms join", .other = NARROW,
		.meet = MERGE "\ts_cmp_eq_u32 s40, 12\n\ts_cbranch_scc1 .Lmet\n\tv_add_u32_e32 v3, 9, v3\n" STORE
			"\ts_endpgm\n.Lmet:\n" STORE "\ts_endpgm\n" },
	{ .rule = "its arms meet at the start of a loop",
		.meet = MERGE "\ts_add_u32 s40, s40, 1\n\ts_cmp_lt_u32 s40, 14\n\ts_cbranch_scc1 .Ljoin\n",
		.after = "\tv_add_u32_e32 v3, s40, v3\n" },
	{ .wrong = "do not merge where they meet", .merge = "\tv_cmp_gt_u32_e64 s[42:43], v3, v2\n" MERGE,
		.after = "\tv_cndmask_b32_e64 v3, v3, v2, s[42:43]\n" },
	{ .wrong = "do not merge where they meet",
		.before = "\tv_readfirstlane_b32 s20, v0\n\ts_cmp_eq_u32 s20, 64\n\ts_cbranch_scc1 .Lx\n",
		.merge = ".Lx:\n" MERGE },
	/* calls and barriers */
	{ .rule = "s41 is written for the lanes of its second arm", .other = "\ts_mov_b32 s41, 77\n",
		.after = CALL "\tv_add_u32_e32 v3, s38, v3\n" },
	{ .rule = "s41 is written for the lanes of its second arm", .other = "\ts_mov_b32 s41, 77\n",
		.after = CALL_OF("outer") "\tv_add_u32_e32 v3, s38, v3\n" },
	{ .other = "\ts_mov_b32 s43, 77\n\ts_mov_b32 s44, 77\n", .after = CALL "\tv_add_u32_e32 v3, s38, v3\n" },
	{ .rule = "a call in one of its arms", .then = CALL, .other = "\tv_add_u32_e32 v3, s40, v3\n" },
	{ .rule = "a call in one of its arms", .other = CALL, .after = "\tv_add_u32_e32 v3, s40, v3\n" },
	{ .rule = "a barrier that both split wavefronts may come to", .before = SLOW_SECOND, .then = "\ts_barrier\n",
		.other = "\ts_barrier\n" },
	{ .rule = "a barrier that both split wavefronts may come to", .before = SLOW_SECOND,
		.serial = "\ts_barrier\n" },
	{ .rule = "orders the memory accesses of the other", .before = SLOW_SECOND, .then = STORE_FAR "\ts_barrier\n",
		.other = LOAD_OTHER },
	{ .rule = "orders the memory accesses of the other", .before = SLOW_SECOND, .then = STORE_FAR "\ts_barrier\n",
		.serial = LOAD_OTHER },
	{ .rule = "orders the memory accesses of the other", .before = SLOW_SECOND, .then = LONG STORE_FAR,
		.other = "\ts_barrier\n", .after = LOAD_SAME },
	{ .rule = "orders the memory accesses of the other", .before = SLOW_SECOND, .then = LONG, .serial = STORE_FAR,
		.other = "\ts_barrier\n", .after = LOAD_SAME },
	{ .rule = "orders the memory accesses of the other", .before = SLOW_SECOND,
		.other = STORE_FAR "\ts_barrier\n", .meet = "\ts_load_dword s52, s[4:5], 0x380\n",
		.after = "\ts_waitcnt lgkmcnt(0)\n\tv_add_u32_e32 v3, s52, v3\n" },
	{ .before = SLOW_SECOND, .then = STORE_FAR "\ts_barrier\n", .other = "\tv_add_u32_e32 v3, 1, v3\n" },
};

static const char head[] =
	"\t.text\n\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.amdhsa_code_object_version 4\n"
	"\t.hidden\tcallee\n\t.globl\tcallee\n\t.p2align\t2\n\t.type\tcallee,@function\ncallee:\n"
	"\ts_add_u32 s40, s40, 9\n\ts_cmp_eq_u32 s40, 3\n\ts_cbranch_scc0 .Lreads\n\ts_mov_b32 s41, 1\n.Lreads:\n"
	"\ts_mov_b32 s43, 0\n\ts_add_u32 s38, s41, s43\n\ts_setpc_b64 s[30:31]\n"
	".Lcallee:\n\t.size\tcallee, .Lcallee-callee\n"
	"\t.hidden\touter\n\t.globl\touter\n\t.p2align\t2\n\t.type\touter,@function\nouter:\n"
	"\ts_mov_b64 s[46:47], s[30:31]\n" CALL "\ts_mov_b64 s[30:31], s[46:47]\n\ts_setpc_b64 s[30:31]\n"
	".Louter:\n\t.size\touter, .Louter-outer\n"
	"\t.globl\tk\n\t.p2align\t8\n\t.type\tk,@function\nk:\n"
	"\ts_load_dwordx2 s[4:5], s[0:1], 0x0\n\tv_lshlrev_b32_e32 v1, 2, v0\n"
	"\tv_mul_u32_u24_e32 v3, 5, v0\n\tv_sub_u32_e32 v2, 99, v0\n\tv_mov_b32_e32 v10, 21\n\tv_mov_b32_e32 v11, 22\n"
	"\tv_xor_b32_e32 v12, 128, v1\n\tv_and_b32_e32 v13, 63, v0\n"
	"\ts_mov_b32 s40, 11\n\ts_mov_b32 s41, 10\n\ts_mov_b64 s[42:43], 3\n\ts_mov_b32 s51, 12\n\ts_mov_b32 s52, 13\n"
	"\ts_waitcnt lgkmcnt(0)\n";
static const char tail[] =
	"\tglobal_store_dword v1, v3, s[4:5]\n\ts_endpgm\n.Lend:\n\t.size\tk, .Lend-k\n"
	"\t.section\t.rodata,\"a\",@progbits\n\t.p2align\t6, 0x0\n\t.amdhsa_kernel k\n"
	"\t\t.amdhsa_group_segment_fixed_size 64\n\t\t.amdhsa_kernarg_size 8\n"
	"\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n"
	"\t\t.amdhsa_next_free_vgpr 16\n\t\t.amdhsa_next_free_sgpr 64\n\t.end_amdhsa_kernel\n\t.text\n"
	"\t.amdgpu_metadata\n---\namdhsa.kernels:\n  - .args:\n      - .name: buffer\n        .address_space: global\n"
	"        .offset: 0\n        .size: 8\n        .value_kind: global_buffer\n    .group_segment_fixed_size: 64\n"
	"    .kernarg_segment_align: 8\n    .kernarg_segment_size: 8\n    .max_flat_workgroup_size: 256\n"
	"    .name: k\n    .private_segment_fixed_size: 0\n    .sgpr_count: 70\n    .symbol: k.kd\n"
	"    .vgpr_count: 16\n    .wavefront_size: 64\namdhsa.target: amdgcn-amd-amdhsa--gfx900\n"
	"amdhsa.version:\n  - 1\n  - 1\n...\n\t.end_amdgpu_metadata\n";

static const char *
text(const char *s)
{
	return s ? s : "";
}

/* An arm with nothing in it would have no branch that skips it. */
static const char *
arm(const char *s)
{
	return s ? s : "\tv_add_u32_e32 v3, 1, v3\n";
}

static bool
merges_early(const struct kernel *k)
{
	return k->meet && strstr(k->meet, MERGE);
}

/* @text without its splits and merges. */
static struct wb_out
unmarked(struct wb_ctx *cx, const char *marked)
{
	struct wb_out o = wb_out_new(cx->unit);

	while (*marked) {
		int n = (int)strcspn(marked, "\n") + 1;

		if (strncmp(marked, "\t.long 0xbff", 12) != 0)
			wb_printf(&o, "%.*s", n, marked);
		marked += n;
	}
	return o;
}

static struct wb_module *
read_kernel(struct wb_ctx *cx, const struct kernel *k, bool marked)
{
	struct wb_out o = wb_out_new(cx->unit);
	struct wb_module *m;

	wb_printf(&o, "%s%s", head, text(k->before));
	wb_puts(&o, "\tv_cmp_gt_u32_e32 vcc, 32, v13\n\ts_and_saveexec_b64 s[10:11], vcc\n"
		    "\ts_xor_b64 s[10:11], exec, s[10:11]\n");
	wb_printf(&o, "%s%s\ts_cbranch_execz .Lflow\n%s", text(k->mask), k->split ? k->split : SPLIT, arm(k->then));
	wb_printf(&o, ".Lflow:\n\ts_or_saveexec_b64 s[10:11], s[10:11]\n%s", text(k->serial));
	wb_printf(&o, "\ts_xor_b64 exec, exec, s[10:11]\n\ts_cbranch_execz .Ljoin\n%s", arm(k->other));
	wb_printf(&o, ".Ljoin:\n%s\ts_or_b64 exec, exec, s[10:11]\n%s%s%s", text(k->meet),
		merges_early(k)  ? "" :
			k->merge ? k->merge :
				   MERGE,
		text(k->after), tail);
	if (!marked)
		o = unmarked(cx, o.at);
	if (wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "k.s", o.at, o.n), NULL, &m) != WB_OK)
		return NULL;
	return m;
}

static struct wb_fn *
kernel_of(const struct wb_module *m)
{
	uint32_t f = 0;

	while (!m->fn[f]->is_kernel)
		f++;
	return m->fn[f];
}

/* Executes @groups workgroups of @items of @m on @machine; memory in @bytes. The cycles; 0: no end. */
static uint64_t
execute(struct wb_ctx *cx, const struct wb_module *m, const struct wb_machine *machine, uint32_t items,
	uint32_t groups, uint8_t bytes[BYTES])
{
	struct wb_timed run;
	struct wb_sim *s;
	uint64_t at;
	uint8_t *host;

	if (wb_sim_new(cx, m, kernel_of(m), NULL, &s) != WB_OK ||
		wb_sim_map(s, "buffer", BYTES, &at, &host) != WB_OK || wb_sim_arg(s, 0, &at, 8) != WB_OK)
		return 0;
	for (uint32_t k = 0; k < BYTES; k++)
		host[k] = (uint8_t)(k * 37 >> 3);
	if (wb_sim_launch(s, (uint64_t[3]){ groups * items, 1, 1 }, (uint32_t[3]){ items, 1, 1 }) != WB_OK ||
		wb_timed_run(cx, s, m, kernel_of(m), machine, 0, MOST_STEPS, NULL, &run) != WB_OK)
		return 0;
	memcpy(bytes, host, BYTES);
	return run.status == WB_TIMED_FINISHED ? run.cycles : 0;
}

static void
run_passes(struct wb_ctx *cx, struct wb_module *m)
{
	struct wb_pass_env env = { .module = m };

	unit_passes(cx, kernel_of(m), &env, WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
		WB_PASS_LANES, WB_PASS_PWS);
}

/* Why that branch of @m is not split; NULL: it may be, merged at the start of RECONV (@early) or behind the join. */
static const char *
refusal(struct wb_ctx *cx, struct wb_module *m, uint32_t branch, bool early)
{
	const struct wb_pws *p;

	run_passes(cx, m);
	p = kernel_of(m)->pws;
	if (branch >= p->nbranch)
		return p->nother ? p->other[0].why : "no such branch";
	if (p->branch[branch].unsplittable)
		return p->branch[branch].unsplittable;
	return early == (p->branch[branch].merge_after == WB_NONE) ? NULL : "its merge would be elsewhere";
}

static void
show(struct wb_ctx *cx)
{
	struct wb_out o = wb_out_new(cx->unit);

	wb_diag_print(cx->diag, 0, false, &o);
	printf("%s", o.n ? o.at : "");
}

static bool
check(uint32_t n)
{
	const struct kernel *k = &kernels[n];
	struct wb_ctx *cx = unit_cx();
	struct wb_module *plain = read_kernel(cx, k, false), *split = read_kernel(cx, k, true);
	const struct wb_machine *machine;
	uint8_t whole[BYTES], parted[BYTES];
	bool ran = wb_machine_load(cx, "pws4", &machine) == WB_OK && plain && split &&
		execute(cx, plain, machine, 128, 1, whole);
	bool alike, right;
	const char *code = NULL, *why = ran ? refusal(cx, plain, k->branch, merges_early(k)) : "it cannot be executed";

	alike = ran && execute(cx, split, machine, 128, 1, parted) && memcmp(whole, parted, BYTES) == 0;
	right = ran && alike == (!k->rule && !k->wrong) && (k->rule ? why && strstr(why, k->rule) : !why);
	if (right) {
		run_passes(cx, split);
		code = kernel_of(split)->pws->code_wrong;
		right = k->wrong ? code && strstr(code, k->wrong) : !code == !k->rule;
	}
	if (!right) {
		show(cx);
		printf("kernel %u: %s; split, its memory is %s; rule: %s; code: %s\n", n, why ? why : "may be split",
			alike ? "the same" : "another", k->rule ? k->rule : "none", code ? code : "right");
	}
	return right;
}

TEST(each_rule_is_needed)
{
	uint32_t wrong = 0;

	for (uint32_t n = 0; n < WB_COUNT(kernels); n++)
		wrong += !check(n);
	assert_int_equal(wrong, 0);
}

/* ---- time ------------------------------------------------------------------------------------------ */
/* Split wavefronts of one wave, alone on the device, that meet in a queue. */
#define LOAD "\ts_load_dwordx8 s[52:59], s[4:5], 0x0\n"
#define LOADS LOAD LOAD LOAD LOAD
#define FETCH LOADS "\ts_waitcnt lgkmcnt(0)\n"
#define FETCHES FETCH FETCH FETCH FETCH
#define READ "\tds_read_b32 v5, v14\n\ts_waitcnt lgkmcnt(0)\n"
#define READS READ READ READ READ READ READ READ READ

static const struct {
	struct kernel k;
	uint32_t alive;			/* SWFs besides the first */
	uint32_t memory, lds, latency;	/* cycles per transaction and round, L0 */
	uint32_t waves;
	uint32_t issue;			/* of splits and merges, and one SIMD; 0: as the machine has it */
} contended[] = {
	{ { .then = FETCHES, .other = FETCHES }, 1, 50, 1, 1, 1, 0 },
	{ { .then = FETCHES, .other = FETCHES }, 1, 50, 1, 1, 2, 0 },
	/* more of them than the wave's own accesses could hide */
	{ { .then = FETCHES,
		  .other = "\tv_cmp_gt_u32_e32 vcc, 48, v13\n\ts_and_saveexec_b64 s[20:21], vcc\n"
			   "\ts_xor_b64 s[20:21], exec, s[20:21]\n" SPLIT "\ts_cbranch_execz .Linner\n" FETCHES
			   ".Linner:\n\ts_or_saveexec_b64 s[20:21], s[20:21]\n\ts_xor_b64 exec, exec, s[20:21]\n"
			   "\ts_cbranch_execz .Lout\n" FETCHES ".Lout:\n\ts_or_b64 exec, exec, s[20:21]\n" MERGE },
		2, 50, 1, 1, 1, 0 },
	/* accesses of both SWFs behind the arms */
	{ { .meet = LOADS, .after = "\ts_waitcnt lgkmcnt(0)\n" }, 1, 50, 1, 1, 1, 0 },
	{ { .serial = FETCHES }, 1, 50, 1, 1, 1, 0 },
	{ { .before = "\tv_mov_b32_e32 v14, 0\n", .then = READS, .other = READS }, 1, 1, 50, 1, 1, 0 },
	/* a wave waits for the splits and merges of another */
	{ { .then = NULL }, 1, 1, 1, 1, 2, 200 },
	/* what is outstanding at a split counts once after the merge */
	{ { .before = "\tglobal_load_dword v8, v1, s[4:5]\n", .after = "\ts_waitcnt vmcnt(1)\n" }, 1, 1, 1, 900, 1, 0 },
};

/* The bound of @m with all its branches split; without round robin: from block times of a wave alone. *span: work and
 * span. */
static uint64_t
bound(struct wb_ctx *cx, struct wb_module *m, const struct wb_machine *machine, struct wb_launch *launch,
	uint32_t alive, uint64_t *span)
{
	bool safe = machine->scheduler == WB_SCHED_RR;
	struct wb_split_input in = {
		.module = m, .fn = kernel_of(m), .machine = machine, .launch = launch, .choice = WB_SPLIT_ALL
	};
	struct wb_split_table table;

	in.most = alive;
	for (uint32_t f = 0; f < m->nfn; f++) {
		struct wb_pass_env env = {
			.module = m, .machine = machine, .launch = m->fn[f]->is_kernel ? launch : NULL
		};

		unit_passes(cx, m->fn[f], &env, WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS,
			WB_PASS_GSA, WB_PASS_LANES, WB_PASS_TRIPS, WB_PASS_FACTS, WB_PASS_DIVERGENCE, WB_PASS_COST,
			WB_PASS_PWS);
	}
	assert_int_equal(wb_split_bound(cx, &in, &table), WB_OK);
	assert_int_equal(table.row[alive].alive, alive);
	assert_true(safe == !table.why_not_safe);
	*span = table.row[alive].pws.work_span_cycles;
	return table.row[alive].pws.kernel_cycles;
}

/* What is observed is within the bounds, and but for the last kernel above that without contention. */
TEST(contention_is_charged)
{
	for (uint32_t n = 0; n < WB_COUNT(contended); n++) {
		struct wb_ctx *cx = wb_ctx_new(NULL);
		struct wb_module *plain = read_kernel(cx, &contended[n].k, false),
				 *split = read_kernel(cx, &contended[n].k, true);
		struct wb_launch launch = { .dims = 1, .workgroup = { 64, 1, 1 } };
		const struct wb_machine *base;
		struct wb_machine m;
		uint8_t bytes[BYTES];
		uint64_t cycles, alone, safe, span;

		for (int k = 0; k < 3; k++)
			launch.grid[k] = k ? 1 : 64 * contended[n].waves;
		assert_int_equal(wb_machine_load(cx, "pws4", &base), WB_OK);
		m = *base;
		m.mem_service = (struct wb_fraction){ contended[n].memory, 1 };
		m.lds_service_cycles = contended[n].lds;
		m.mem_latency_cycles = contended[n].latency;
		m.lds_latency_cycles = 1;
		if (contended[n].issue) {
			m.cus = m.simds = 1;
			m.issue_cycles[WB_TC_SPLIT] = m.issue_cycles[WB_TC_MERGE] = contended[n].issue;
		}
		assert_int_equal(wb_launch_complete(cx, &launch, kernel_of(plain)), WB_OK);
		safe = bound(cx, plain, &m, &launch, contended[n].alive, &span);
		m.scheduler = WB_SCHED_OLDEST;
		alone = bound(cx, plain, &m, &launch, contended[n].alive, &span);
		cycles = execute(cx, split, &m, 64, contended[n].waves, bytes);
		printf("alone %llu, observed %llu, bound %llu, work and span %llu\n", (unsigned long long)alone,
			(unsigned long long)cycles, (unsigned long long)safe, (unsigned long long)span);
		assert_in_range(cycles, 1, safe);
		assert_in_range(cycles, 1, span);
		assert_true(cycles > alone || n + 1 == WB_COUNT(contended));
		wb_ctx_free(cx);
	}
}

/* ---- barriers ----------------------------------------------------------------------------------------- */
#define TURNS \
	"\tv_readfirstlane_b32 s20, v0\n\ts_cmp_eq_u32 s20, 0\n\ts_cbranch_scc1 .Lfirst\n" LONG LONG LONG \
	"\ts_barrier\n\ts_branch .Lboth\n.Lfirst:\n\ts_barrier\n" LONG LONG LONG ".Lboth:\n"

/* Two waves wait for each other, at barriers that are not proved to be the same: their times add up, and there is no
 * work and span where waves split. */
TEST(waves_add_up)
{
	const struct kernel k = { .before = TURNS };
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_module *plain = read_kernel(cx, &k, false), *split = read_kernel(cx, &k, true);
	struct wb_launch launch = { .dims = 1, .grid = { 128, 1, 1 }, .workgroup = { 128, 1, 1 } };
	const struct wb_machine *m;
	uint8_t bytes[BYTES];
	uint64_t cycles, most, span;

	assert_int_equal(wb_machine_load(cx, "pws4", &m), WB_OK);
	assert_int_equal(wb_launch_complete(cx, &launch, kernel_of(plain)), WB_OK);
	most = bound(cx, plain, m, &launch, 1, &span);
	cycles = execute(cx, split, m, 128, 1, bytes);
	printf("in turns: observed %llu, bound %llu\n", (unsigned long long)cycles, (unsigned long long)most);
	assert_in_range(cycles, most / 2 + 1, most);
	assert_true(span == WB_UNKNOWN);
	wb_ctx_free(cx);
}

/* ---- masks -------------------------------------------------------------------------------------------- */
/* A split of s[20:21], s20 and s22, s[21:20]. */
#define SPLIT_PAIR "\t.long 0xbff01514\n"
#define SPLIT_APART "\t.long 0xbff01614\n"
#define SPLIT_SWAPPED "\t.long 0xbff01415\n"
#define SAVE "\ts_mov_b64 s[20:21], exec\n"

static const struct {
	bool right;			/* it is proved to be the lanes of the then */
	const char *mask, *split;
} masks[] = {
	{ true, NULL, NULL },
	{ false, NULL, "\t.long 0xbff07e7f\n" },	/* exec_hi, exec_lo */
	{ false, NULL, "\t.long 0xbff07e7e\n" },
	{ false, NULL, "\t.long 0xbff07f7f\n" },
	{ true, SAVE, SPLIT_PAIR },
	{ true, "\ts_mov_b64 s[22:23], exec\n\ts_mov_b64 s[20:21], s[22:23]\n", SPLIT_PAIR },
	{ true, SAVE "\ts_mov_b64 s[22:23], s[20:21]\n", SPLIT_PAIR },
	{ true, SAVE "\ts_mov_b64 s[18:19], 0\n\ts_mov_b64 s[22:23], 0\n", SPLIT_PAIR },
	{ false, SAVE "\ts_mov_b32 s22, -1\n", SPLIT_APART },
	{ false, SAVE, SPLIT_SWAPPED },
	{ false, SAVE "\ts_mov_b32 s20, 0xff\n", SPLIT_PAIR },
	{ false, SAVE "\ts_mov_b32 s21, -1\n", SPLIT_PAIR },
	{ false, SAVE "\ts_load_dwordx4 s[20:23], s[4:5], 0x0\n\ts_waitcnt lgkmcnt(0)\n", SPLIT_PAIR },
	{ false, SAVE "\ts_load_dwordx4 s[16:19], s[4:5], 0x0\n\ts_load_dwordx8 s[16:23], s[4:5], 0x0\n"
		 "\ts_waitcnt lgkmcnt(0)\n", SPLIT_PAIR },
	{ false, "\ts_load_dwordx2 s[20:21], s[4:5], 0x0\n\ts_waitcnt lgkmcnt(0)\n", SPLIT_PAIR },
	{ false, "\ts_movk_i32 s20, 0xff\n\ts_mov_b32 s21, 0\n", SPLIT_PAIR },
	{ false, "\ts_mov_b64 s[20:21], 0xff\n", SPLIT_PAIR },
	{ false, "\ts_not_b64 s[20:21], exec\n", SPLIT_PAIR },
	{ false, NULL, SPLIT_PAIR },
	{ false, NULL, "\t.long 0xbff00b0a\n" },	/* the lanes of the else */
	{ false, "\ts_mov_b64 s[22:23], 0\n" SAVE, "\t.long 0xbff01615\n" },	/* s21, s22 */
};

/* A split by other lanes than those of the then leaves another memory, or runs both arms in an SWF, which takes longer
 * than is computed. */
static bool
check_mask(uint32_t n)
{
	struct kernel k = { .then = "\ts_mov_b32 s40, 77\n" LONG, .other = LONG LONG,
		.after = "\tv_add_u32_e32 v3, s40, v3\n", .mask = masks[n].mask, .split = masks[n].split };
	struct wb_launch launch = { .dims = 1, .grid = { 64, 1, 1 }, .workgroup = { 64, 1, 1 } };
	struct wb_ctx *cx = unit_cx();
	struct wb_module *plain = read_kernel(cx, &k, false), *split = read_kernel(cx, &k, true);
	const struct wb_machine *machine;
	uint8_t whole[BYTES], parted[BYTES];
	uint64_t cycles, most, span;
	bool right, marked;

	assert_true(plain && split && wb_machine_load(cx, "pws4", &machine) == WB_OK);
	assert_int_equal(wb_launch_complete(cx, &launch, kernel_of(plain)), WB_OK);
	assert_true(execute(cx, plain, machine, 64, 1, whole) != 0);
	cycles = execute(cx, split, machine, 64, 1, parted);
	most = bound(cx, plain, machine, &launch, 1, &span);
	right = cycles && cycles <= most && memcmp(whole, parted, BYTES) == 0;
	run_passes(cx, split);
	marked = !kernel_of(split)->pws->code_wrong;
	assert_true(marked == kernel_of(split)->pws->branch[0].marked);
	assert_true(marked != kernel_of(split)->pws->branch[0].wrong_mask);
	if (right != masks[n].right || marked != right) {
		show(cx);
		printf("mask %u: %s, %llu of %llu cycles, memory is %s\n", n, marked ? "proved" : "not proved",
			(unsigned long long)cycles, (unsigned long long)most,
			memcmp(whole, parted, BYTES) ? "another" : "the same");
	}
	return right == masks[n].right && marked == right;
}

TEST(masks_are_proved)
{
	uint32_t wrong = 0;

	for (uint32_t n = 0; n < WB_COUNT(masks); n++)
		wrong += !check_mask(n);
	assert_int_equal(wrong, 0);
}

/* Where a wave splits, work and span is safe under any scheduler, and e_s and e_m are a part of it. */
TEST(work_and_span_has_splits)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_module *plain = read_kernel(cx, &kernels[0], false), *split = read_kernel(cx, &kernels[0], true);
	struct wb_launch launch = { .dims = 1, .grid = { 64, 1, 1 }, .workgroup = { 64, 1, 1 } };
	const struct wb_machine *base;
	struct wb_machine m;
	struct wb_pass_env env = { .module = split, .machine = &m, .launch = &launch };
	struct wb_bound_input in = { .module = split, .fn = kernel_of(split), .machine = &m, .launch = &launch };
	struct wb_kernel_bounds b;
	uint8_t bytes[BYTES];
	uint64_t cycles, span;
	uint32_t safe = 0;

	assert_int_equal(wb_machine_load(cx, "pws4", &base), WB_OK);
	m = *base;
	m.scheduler = WB_SCHED_OLDEST;
	m.split_cycles = m.merge_cycles = m.dispatch_cycles = 500;
	assert_int_equal(wb_launch_complete(cx, &launch, kernel_of(split)), WB_OK);
	unit_passes(cx, kernel_of(split), &env, WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS,
		WB_PASS_GSA, WB_PASS_LANES, WB_PASS_TRIPS, WB_PASS_FACTS, WB_PASS_DIVERGENCE, WB_PASS_PWS,
		WB_PASS_EXCLUSIVE, WB_PASS_COST);
	assert_int_equal(wb_kernel_bound(cx, &in, &b), WB_OK);
	for (uint32_t k = 0; k < b.nbound; k++)
		if (b.bound[k].safe) {
			cycles = execute(cx, split, &m, 64, 1, bytes);
			assert_in_range(cycles, 1501, b.bound[k].cycles);
			safe++;
		}
	assert_int_equal(safe, 1);
	bound(cx, plain, &m, &launch, 1, &span);
	assert_in_range(cycles, 1501, span);
}
