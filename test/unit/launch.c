/* test/unit/launch.c -- launch XML, short forms, where numbers stand in an argument, LDS. What is refused, and which
 * launch is chosen, is test/launch/self-test.py's. */
#include "wavebound/launch.h"
#include "../lib/manpage.h"
#include "../lib/unit.h"

static enum wb_status
read_text(struct wb_ctx *cx, const char *text, const char *kernel, struct wb_launch **out)
{
	return wb_launch_read(cx, unit_file(cx, "l.xml", text), kernel, out);
}

TEST(everything_is_read)
{
	static const char text[] = "<launch kernel='k' grid='1000,2' workgroup='64,1,1' lds='128'>\n"
				   " <argument name='n' value='-3'/><argument index='1' value='1,2.5,0x10,-1e3'/>\n"
				   " <buffer name='a' init='random' bytes='4096' seed='7'/><buffer name='b' "
				   "init='const' bytes='8' value='1.0'/>\n"
				   " <buffer name='c' init='file' file='x.bin'/><buffer name='d' init='iota' "
				   "bytes='0x10'/><local name='t' bytes='512'/>\n"
				   "</launch>";
	struct wb_ctx *cx = unit_cx();
	struct wb_launch *l;

	assert_int_equal(read_text(cx, text, "k", &l), WB_OK);
	assert_true(l->dims == 3 && l->grid[0] == 1000 && l->grid[1] == 2 && l->grid[2] == 1 && l->workgroup[0] == 64 &&
		l->lds_bytes == 128);
	assert_int_equal(l->arg.n, 7);
	assert_string_equal(l->arg.at[0].name, "n");
	assert_string_equal(l->arg.at[0].value, "-3");
	assert_true(l->arg.at[0].index == WB_NONE && !l->arg.at[0].is_buffer && l->arg.at[0].loc.line == 2);
	assert_true(l->arg.at[1].index == 1 && !l->arg.at[1].name);
	assert_true(l->arg.at[2].init == WB_BUF_RANDOM && l->arg.at[2].bytes == 4096 && l->arg.at[2].seed == 7);
	assert_true(l->arg.at[3].init == WB_BUF_CONST && l->arg.at[3].seed == 0x3f800000);
	assert_true(l->arg.at[4].init == WB_BUF_FILE && strcmp(l->arg.at[4].file, "x.bin") == 0);
	assert_true(l->arg.at[5].init == WB_BUF_IOTA && l->arg.at[5].bytes == 16);
	assert_true(l->arg.at[6].is_buffer && l->arg.at[6].bytes == 512);
}

TEST(the_example_of_the_manual_is_read)
{
	struct wb_ctx *cx = unit_cx();
	const char *page = manpage_text(cx->unit, "wavebound-launch.5");
	const char *example = page ? manpage_example(cx->unit, page, "<launch", 0) : NULL;
	struct wb_launch *l;

	assert_non_null(example);
	assert_int_equal(read_text(cx, example, "scale", &l), WB_OK);
	assert_true(l->grid[0] == 1000 && l->grid[1] == 4 && l->workgroup[0] == 64 && l->arg.n == 4);
}

TEST(dims_are_strict)
{
	uint64_t v[3];
	uint32_t n;

	assert_true(wb_launch_parse_dims("7", v, &n) && n == 1 && v[0] == 7 && v[1] == 1 && v[2] == 1);
	assert_true(wb_launch_parse_dims("1,2,3", v, &n) && n == 3 && v[2] == 3);
	assert_true(wb_launch_parse_dims("16x8", v, &n) && n == 2 && v[0] == 16 && v[1] == 8);
	assert_false(wb_launch_parse_dims("", v, &n) || wb_launch_parse_dims("1,", v, &n) ||
		wb_launch_parse_dims(",1", v, &n) || wb_launch_parse_dims("1 ", v, &n) ||
		wb_launch_parse_dims("1,2,3,", v, &n) || wb_launch_parse_dims("0x4", v, &n) ||
		wb_launch_parse_dims("1x", v, &n) || wb_launch_parse_dims("x2", v, &n));
}

TEST(short_forms)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_launch_arg a;

	assert_true(wb_launch_parse_arg(cx, "n=1024", &a) == WB_OK && strcmp(a.name, "n") == 0 &&
		strcmp(a.value, "1024") == 0 && !a.is_buffer);
	assert_true(wb_launch_parse_arg(cx, "2=-.5e2f", &a) == WB_OK && !a.name && a.index == 2 && !a.kernel);
	assert_true(wb_launch_parse_arg(cx, "ns::k+*:n=1", &a) == WB_OK && strcmp(a.name, "n") == 0 &&
		strcmp(a.kernel, "ns::k+*") == 0);
	assert_true(wb_launch_parse_arg(cx, "k:2+8=1", &a) == WB_OK && a.index == 2 && strcmp(a.value, "@8=1") == 0);
	assert_true(wb_launch_parse_buffer(cx, "k:p=const:64:1", &a) == WB_OK && strcmp(a.kernel, "k") == 0 &&
		strcmp(a.name, "p") == 0 && a.bytes == 64 && a.seed == 1);
	assert_true(wb_launch_parse_buffer(cx, "p=zero:64", &a) == WB_OK && a.is_buffer && a.init == WB_BUF_ZERO &&
		a.bytes == 64);
	assert_true(
		wb_launch_parse_buffer(cx, "p=random:64:0x9", &a) == WB_OK && a.init == WB_BUF_RANDOM && a.seed == 9);
	assert_true(wb_launch_parse_buffer(cx, "p=random:64", &a) == WB_OK && a.seed == 0);
	assert_true(wb_launch_parse_buffer(cx, "3=const:64:-1", &a) == WB_OK && a.init == WB_BUF_CONST &&
		a.seed == 0xffffffff && a.index == 3);
	assert_true(wb_launch_parse_buffer(cx, "p=data.bin", &a) == WB_OK && a.init == WB_BUF_FILE &&
		strcmp(a.file, "data.bin") == 0);
	assert_int_equal(cx->diag->message.n, 0);
	assert_true(wb_launch_parse_arg(cx, ":n=1", &a) && wb_launch_parse_arg(cx, "k:=1", &a));
	assert_true(wb_launch_parse_arg(cx, "n", &a) && wb_launch_parse_arg(cx, "=1", &a) &&
		wb_launch_parse_arg(cx, "n=", &a) && wb_launch_parse_arg(cx, "n=1e", &a) &&
		wb_launch_parse_arg(cx, "n=1.5.2", &a) && wb_launch_parse_arg(cx, "n=0x1p3", &a) &&
		wb_launch_parse_arg(cx, "n=.", &a));
	assert_true(wb_launch_parse_buffer(cx, "p=zero:", &a) && wb_launch_parse_buffer(cx, "p=zero:4:1", &a) &&
		wb_launch_parse_buffer(cx, "p=const:4", &a) && wb_launch_parse_buffer(cx, "p=const:4:5000000000", &a) &&
		wb_launch_parse_buffer(cx, "p=const:4:-2147483649", &a) &&
		wb_launch_parse_buffer(cx, "p=random:4:x", &a) && wb_launch_parse_buffer(cx, "p=iota:-4", &a));
	assert_int_equal(cx->diag->nerror, 16);
}

/* ---- completion ---------------------------------------------------------------------- */
static struct wb_arg args[] = {
	{ .name = "p", .kind = WB_ARG_BUFFER, .bytes = 8 },
	{ .name = "n", .kind = WB_ARG_VALUE, .bytes = 4 },
	{ .name = "hidden_x", .kind = WB_ARG_HIDDEN, .bytes = 8 },
	{ .name = "t", .kind = WB_ARG_LDS_POINTER, .bytes = 4, .align = 16 },
	{ .name = "v", .kind = WB_ARG_VALUE, .bytes = 8 },
	{ .name = "img", .kind = WB_ARG_OTHER, .bytes = 8 },
};

static enum wb_status
complete(struct wb_ctx *cx, const char *attrs, const char *inside, struct wb_kernel_desc d, struct wb_launch **out)
{
	struct wb_fn fn = { .name = "k", .desc = &d };

	d.arg = args;
	d.narg = WB_COUNT(args);
	assert_int_equal(read_text(cx, wb_format(cx->unit, "<launch %s>%s</launch>", attrs, inside), NULL, out), WB_OK);
	return wb_launch_complete(cx, *out, &fn);
}

/* What is reported is returned, too. */
TEST(what_is_wrong_is_no_launch)
{
	static const struct { const char *sizes, *inside; } rows[] = {
		{ "grid='64,64' workgroup='16,8'", "" }, { "grid='0' workgroup='16,4'", "" },
		{ "grid='4294967295,4294967295,2' workgroup='1'", "" },
		{ "grid='64,64' workgroup='16,4'", "<argument name='n' value='4294967296'/>" },
		{ "grid='64,64' workgroup='16,4'", "<argument name='m' value='1'/>" },
	};
	struct wb_kernel_desc needs = { .reqd_workgroup = { 16, 4, 1 } };
	struct wb_launch *l;

	for (uint32_t k = 0; k < WB_COUNT(rows); k++)
		assert_int_equal(complete(unit_cx(), rows[k].sizes, rows[k].inside, needs, &l), WB_BAD_INPUT);
	assert_int_equal(complete(unit_cx(), "grid='64'", "", (struct wb_kernel_desc){ 0 }, &l), WB_BAD_INPUT);
}

/* Numbers of values: where they stand in an argument of so many bytes. */
TEST(numbers_share_an_argument)
{
	static const struct {
		const char *value;
		uint32_t bytes, k, at, each;	/* each 0: there is none */
	} rows[] = {
		{ "8", 4, 0, 0, 4 },
		{ "8", 8, 0, 0, 8 },
		{ "8", 20, 0, 0, 0 },
		{ "8", 16, 0, 0, 0 },
		{ "8", 3, 0, 0, 0 },
		{ "1,2,3", 16, 2, 8, 4 },
		{ "1,2,3", 12, 2, 8, 4 },
		{ "1,2,3", 24, 1, 8, 8 },
		{ "1,2,3,4", 20, 0, 0, 0 },
		{ "1,2,3,4,5", 20, 4, 16, 4 },
		{ "1,2,3,4,5", 20, 5, 0, 0 },
		{ "@4=8,@16:2=1", 20, 0, 4, 4 },
		{ "@4=8,@16:2=1", 20, 1, 16, 2 },
		{ "@4=8,@16:2=1", 20, 2, 0, 0 },
		{ "@17=8", 20, 0, 0, 0 },
		{ "@4294967296=8", 20, 0, 0, 0 },
	};

	for (uint32_t k = 0; k < WB_COUNT(rows); k++) {
		struct wb_launch_part p;
		bool is = wb_launch_part(rows[k].value, rows[k].bytes, rows[k].k, &p);

		assert_int_equal(is, rows[k].each > 0);
		if (is) {
			assert_int_equal(p.at, rows[k].at);
			assert_int_equal(p.bytes, rows[k].each);
		}
	}
}

TEST(dynamic_lds_is_summed)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_kernel_desc d = { .arg = args, .narg = WB_COUNT(args) };
	struct wb_fn fn = { .desc = &d };
	struct wb_launch *l;

	assert_int_equal(
		complete(cx, "grid='1' workgroup='1' lds='100'", "<local name='t' bytes='64'/>", d, &l), WB_OK);
	assert_int_equal(wb_launch_dynamic_lds(l, &fn), 100 + 15 + 64);
	assert_ptr_equal(wb_launch_arg_find(l, &fn, 3), &l->arg.at[0]);
	assert_null(wb_launch_arg_find(l, &fn, 2));
	assert_null(wb_launch_arg_find(l, &fn, 99));
	assert_null(wb_launch_lds_open(l, &fn));
	assert_int_equal(complete(cx, "grid='1' workgroup='1'", "<argument name='t' value='0x40'/>", d, &l), WB_OK);
	assert_int_equal(wb_launch_dynamic_lds(l, &fn), 15 + 64);
	assert_null(wb_launch_lds_open(l, &fn));
	assert_int_equal(complete(cx, "grid='1' workgroup='1' lds='100'", "", d, &l), WB_OK);
	assert_int_equal(wb_launch_dynamic_lds(l, &fn), 100);
	assert_ptr_equal(wb_launch_lds_open(l, &fn), &args[3]);
}
