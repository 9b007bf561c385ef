/* test/prop/metadata.c -- metadata of kernels in any style of YAML, and the object that llvm-mc makes of it, say the
 * same.
 *
 * Each random file has kernels whose arguments and sizes are written in block style or in brackets, with keys and
 * values in quotes or not, numbers to any base, comments, and line ends wherever they may stand. Both readings must
 * agree in every argument; or the text is refused with an error that has a place, which may happen for few of them.
 *
 *	metadata [SEED [COUNT [FIRST]]]
 */
#include <string.h>
#include <unistd.h>

#include "../lib/agree.h"
#include "../lib/files.h"
#include "../lib/grammar.h"
#include "../lib/prop.h"
#include "wavebound/gcn.h"
#include "wavebound/object.h"

#define KERNELS 6

static char work[] = "/tmp/metadata-XXXXXX";

/* A map is written in braces if flow, else its keys stand in column col. o begins a key, w a word, q ends either: with
 * the same quote or none. sep stands between entries, end behind the last. odd: a form is there that need not be read.
 */
static const char *const rules[] = {
	"o: $quote:(0,12)$q",
	"w: $quote:(0,6)$q",
	"q: $quote=0[']$quote=1[\"]",
	"colon: $5[ : |$20[:   |: ]]",
	"num: $[$v|$[$0x(v)|$hex(v)|0$octal(v)|0o$octal(v)]]",
	"open: [",
	"shut: ]",
	"more: $20[$30[ # more }]\n$pad(col,col+3)]",
	"line: $8[ # so]\n$4[  # a line of its own\n\n]",
	"sep: $flow[$85[, |,]$more|$line$pad(col)]",
	"end: $flow[$more|$line]",
	"deep: |-\n            deep",
	"deep: \n            lower",

	"Arg: $flow:(one)$col:(col+4)$kind:(0,4)$flow[$[{ |{]]$o.name$q$colon${w}arg$n$q$sep"
	"$o.offset$q$colon$v:(8*n)$num$sep$30[$o.$[is_const|is_restrict]$q$colon$[true|false|yes|no|True|off|on]$sep]"
	"$kind=2[$o.pointee_align$q$colon$k:(0,3)$v:(4<<k)$num$sep]"
	"$4[$odd:(1)$o.type_name$q$colon$flow[&a deep|$deep]$sep]$o.size$q$colon$v:(4,8,4)$num$sep"
	"$o.value_kind$q$colon$w$kind=0[by_value]$kind=1[global_buffer]$kind=2[dynamic_shared_pointer]"
	"$kind=3[hidden_global_offset_x]$kind=4[image]$q$end$flow[$[ }|}]]",
	/* all: in brackets; else each in a line, or in a map of its own */
	"arg: $one:(all)$one[|$40[$one:(1)]]$all[|$pad(col+2)-$one[ |$10[\n$pad(col+4)| ]]]$^Arg"
	"$all[$count=1[|, ]|$one[\n]]",
	"list count: $arg$count:(count-1)$n:(n+1)$list",
	"args: $o.args$q$colon$count:(0,5)$all:(0<flow+(count<1))$all[|$20[$all:(1)]]$all[$open|\n]$n:(0)$list"
	"$all[$shut$flow[|\n]]",
	"Kernel: $flow:(brief)$col:(4)$flow[{ ]$args$flow[, |$pad(col)]$o.group_segment_fixed_size$q${colon}0$sep"
	"$o.kernarg_segment_align$q${colon}8$sep$o.kernarg_segment_size$q${colon}64$sep"
	"$o.private_segment_fixed_size$q${colon}0$sep$o.sgpr_count$q${colon}16$sep$o.vgpr_count$q${colon}4$sep"
	"$o.wavefront_size$q${colon}64$sep$o.max_flat_workgroup_size$q$colon$k:(0,4)$v:(64<<k)$num$sep"
	"$40[$o.uniform_work_group_size$q${colon}$(0,1)$sep]"
	"$40[$o.reqd_workgroup_size$q$colon$open 64, $(1,3),1$shut$sep]$o.name$q$colon${w}kern$id$q$sep"
	"$o.symbol$q$colon${w}kern$id.kd$q$end$flow[ }]",
	"kernels left: $brief:(whole)$brief[|$20[$brief:(1)]]$whole[|  - ]$Kernel$brief[$whole[$left=1[\n|,\n  ]|\n]]"
	"$id:(id+1)$left:(left-1)$kernels",

	"codes left: \t.text\n\t.globl\tkern$id\n\t.p2align\t8\n\t.type\tkern$id,@function\nkern$id:\n\ts_endpgm\n"
	".L$id:\n\t.size\tkern$id, .L$id-kern$id\n\t.section\t.rodata,\"a\",@progbits\n\t.p2align\t6, 0x0\n"
	"\t.amdhsa_kernel kern$id\n\t\t.amdhsa_next_free_vgpr 4\n\t\t.amdhsa_next_free_sgpr 8\n"
	"\t\t.amdhsa_kernarg_size 64\n\t.end_amdhsa_kernel\n$id:(id+1)$left:(left-1)$codes",
	"file: \t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.amdhsa_code_object_version 5\n$left:(amount)$codes"
	"\t.text\n\t.amdgpu_metadata\n---\namdhsa.kernels:$whole:(0)$15[$whole:(1)]$whole[ $open\n  |\n]"
	"$id:(0)$left:(amount)$kernels$whole[$shut\n]amdhsa.version:$[ $open 1, 1 $shut|\n  - 1\n  - 1]\n...\n"
	"\t.end_amdgpu_metadata\n",
};

/* $pad(N): so many spaces; $hex(N), $octal(N): its digits in capitals, to the base 8. */
static bool
hook(struct grammar *g, void *user, const char *name, int64_t value)
{
	(void)user;
	if (strcmp(name, "pad") == 0)
		grammar_put(g, "%*s", (int)value, "");
	else if (strcmp(name, "hex") == 0)
		grammar_put(g, "0x%X", (unsigned)value);
	else if (strcmp(name, "octal") == 0)
		grammar_put(g, "%o", (unsigned)value);
	else
		return false;
	return true;
}

/* *@odd: whether it need not be read. */
static struct wb_out
file(bool *odd)
{
	static const char *const zero[] = { "id", "left", "odd", "whole", "brief" };
	struct grammar *g = grammar_new(prop.cx->unit, &prop.r, rules, WB_COUNT(rules), hook, NULL);
	struct wb_out o = wb_out_new(prop.cx->unit);

	for (size_t k = 0; k < WB_COUNT(zero); k++)
		grammar_set(g, zero[k], 0);
	grammar_set(g, "amount", KERNELS);
	grammar_expand(g, "$file");
	wb_puts(&o, grammar_take(g));
	*odd = grammar_get(g, "odd");
	return o;
}

/* ---- both readings -------------------------------------------------------------------------------------- */
static const char *
path_of(struct wb_ctx *cx, const char *kind)
{
	return wb_format(cx->unit, "%s/k.%s", work, kind);
}

/* Whether llvm-mc makes an object of the text; *@o is it. */
static bool
assemble(struct wb_ctx *cx, const struct wb_out *text, struct wb_out *o)
{
	const char *made;
	size_t n;

	files_write(path_of(cx, "s"), text->at);
	if (system(wb_format(cx->unit,
		    "timeout 20 llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu=gfx900 -filetype=obj -o %s %s 2>/dev/null",
		    path_of(cx, "o"), path_of(cx, "s"))) != 0)
		return false;
	made = files_read(cx->unit, path_of(cx, "o"), &n);
	if (made)
		wb_putn(o, made, n);
	return made != NULL;
}

/* Whether our reading of the text was refused at a place. */
static bool
refused(const struct wb_ctx *cx)
{
	for (uint32_t k = 0; k < cx->diag->message.n; k++)
		if (cx->diag->message.at[k].code == WB_E_GCN_METADATA && wb_loc_known(cx->diag->message.at[k].loc))
			return true;
	return false;
}

enum outcome { SAME, REJECTED, REFUSED, DIFFERENT };

static enum outcome
try(struct wb_ctx *cx, bool *odd)
{
	struct wb_out text = file(odd);
	struct wb_out object = wb_out_new(cx->unit), said = wb_out_new(cx->unit);
	struct wb_object_choice choice = { 0 };
	struct wb_module *ours, *theirs;

	if (!assemble(cx, &text, &object))
		return REJECTED;
	if (wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "k.s", text.at, text.n), NULL, &ours) != WB_OK)
		return DIFFERENT;
	if (refused(cx))
		return REFUSED;
	if (wb_object_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "k.o", object.at, object.n), &choice, &theirs) !=
		WB_OK)
		return DIFFERENT;
	if (!agree_modules(cx, ours, theirs, false, &said))
		return SAME;
	prop_source(&text);
	printf("%.*s\n", (int)said.n, said.at);
	return DIFFERENT;
}

int
main(int argc, char **argv)
{
	uint64_t count[4] = { 0 };

	prop_start(argc, argv, 60);
	if (!mkdtemp(work))
		return 1;
	while (prop_next()) {
		bool odd;
		enum outcome o = try(prop.cx, &odd);

		count[o]++;
		prop_expect(o != DIFFERENT, "the two readings differ");
		prop_expect(o != REFUSED || odd, "nothing in it need be refused");
	}
	prop_tried(count[SAME], prop.count / 4, "files the same in both readings");
	prop_tried(count[REJECTED], 0, "rejected by llvm-mc");
	prop_tried(count[REFUSED], 1, "refused with a place");
	files_remove(work);
	return prop_end();
}
