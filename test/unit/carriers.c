/* test/unit/carriers.c -- files as the real tools write them: bundles, offload
 * binaries, host executables of several kinds, stripped and compressed objects.
 *
 * Everything is made in the build directory while the test runs. */
#include <unistd.h>
#include <zlib.h>

#include "wavebound/gcn.h"
#include "wavebound/object.h"
#include "../lib/unit.h"

#define CLANG "clang-19 -target amdgcn-amd-amdhsa -nogpulib -O2 -x cl -cl-std=CL1.2 -w "

static char dir[] = "build/test/carriers.XXXXXX";

/* Runs @command in the scratch directory. */
static void
run(const char *command)
{
	char *line = malloc(strlen(command) + sizeof(dir) + 16);

	sprintf(line, "cd %s && %s", dir, command);
	if (system(line) != 0) {
		print_error("%s\n", line);
		fail();
	}
	free(line);
}

static void
write_file(const char *name, const void *data, size_t n)
{
	char path[256];
	FILE *f;

	snprintf(path, sizeof(path), "%s/%s", dir, name);
	f = fopen(path, "wb");
	assert_non_null(f);
	assert_int_equal(fwrite(data, 1, n, f), n);
	assert_int_equal(fclose(f), 0);
}

static uint16_t
load(struct wb_ctx *cx, const char *name)
{
	char *path = wb_format(cx->unit, "%s/%s", dir, name), *p = WB_NEW(cx->unit, char, 1 << 22);
	FILE *f = fopen(path, "rb");
	size_t n;

	assert_non_null(f);
	n = fread(p, 1, 1 << 22, f);
	fclose(f);
	return wb_file_add(cx->files, WB_FILE_TEXT, path, p, n);
}

static const char *
messages(struct wb_ctx *cx)
{
	struct wb_out o = wb_out_new(cx->unit);

	wb_diag_print(cx->diag, 0, false, &o);
	wb_putn(&o, "", 1);
	return o.at;
}

/* Reads @name for @target: it must hold exactly the kernels in @kernels ("a b"), for gfx @gfx, without errors. */
static void
expect_chosen(const char *name, const struct wb_object_choice *how, uint32_t gfx, const char *kernels)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_out got = wb_out_new(cx->unit);
	struct wb_module *m = NULL;
	enum wb_status s = wb_object_read(cx, load(cx, name), how, &m);

	for (uint32_t k = 0; m && k < m->nfn; k++)
		if (m->fn[k]->is_kernel && m->fn[k]->ninst > 0)
			wb_printf(&got, "%s%s", got.n ? " " : "", m->fn[k]->name);
	wb_putn(&got, "", 1);
	if (s != WB_OK || cx->diag->nerror + cx->diag->nrefusal || m->gfx != gfx || strcmp(got.at, kernels) != 0) {
		print_error("%s: status %d, kernels '%s'\n%s", name, s, got.at, messages(cx));
		fail();
	}
	wb_ctx_free(cx);
}

static void
expect(const char *name, const char *target, uint32_t gfx, const char *kernels)
{
	expect_chosen(name, &(struct wb_object_choice){ .target = target }, gfx, kernels);
}

/* Reads @name, which must fail with a message that holds @text. */
static void
expect_none_chosen(const char *name, const struct wb_object_choice *how, enum wb_status status, const char *text)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_module *m = NULL;
	enum wb_status s = wb_object_read(cx, load(cx, name), how, &m);

	if (s != status || !strstr(messages(cx), text)) {
		print_error("%s: status %d, no '%s' in\n%s", name, s, text, messages(cx));
		fail();
	}
	wb_ctx_free(cx);
}

static void
expect_refusal(const char *name, enum wb_status status, const char *text)
{
	expect_none_chosen(name, NULL, status, text);
}

static const char program[] = "__kernel void a(__global int *p, int n) { for (int k = 0; k < n; k++) "
			      "p[__builtin_amdgcn_workitem_id_x()] += k * p[k]; }\n"
			      "__kernel void b(__global int *p) { p[0] = 1; }\n";

static int
make_objects(void **state)
{
	(void)state;
	if (!mkdtemp(dir))
		return -1;
	write_file("k.cl", program, sizeof(program) - 1);
	write_file("empty", "", 0);
	write_file("h.c", "int main(void) { return 0; }\n", 29);
	run(CLANG "-mcpu=gfx900 -g k.cl -o 900");
	run(CLANG "-mcpu=gfx906 -ffunction-sections -c k.cl -o 906");
	run("clang-offload-bundler-19 -type=o "
	    "-targets=host-x86_64-unknown-linux-gnu,hip-amdgcn-amd-amdhsa--gfx906,hipv4-amdgcn-amd-amdhsa--gfx900 "
	    "-input=empty -input=906 -input=900 -output=plain");
	return 0;
}

static int
remove_objects(void **state)
{
	char line[64];

	(void)state;
	snprintf(line, sizeof(line), "rm -r %s", dir);
	return system(line);
}
ALL_TESTS(make_objects, remove_objects)

TEST(alone_stripped_and_compressed)
{
	expect("900", NULL, 0x900, "a b");
	expect("906", NULL, 0x906, "a b");
	run("llvm-strip-19 900 -o stripped");
	expect("stripped", NULL, 0x900, "a b");
	run("llvm-objcopy-19 --compress-debug-sections=zlib 900 compressed");
	expect("compressed", NULL, 0x900, "a b");
	for (int k = 4; k <= 6; k++) {
		char line[256];

		snprintf(line, sizeof(line), CLANG "-mcpu=gfx803 -mcode-object-version=%d k.cl -o version", k);
		run(line);
		expect("version", NULL, 0x803, "a b");
	}
}

TEST(bundles)
{
	expect("plain", NULL, 0x906, "a b");
	expect("plain", "gfx900", 0x900, "a b");
	expect("plain", "gfx900:xnack+", 0x900, "a b");
	run("clang-offload-bundler-19 -compress -type=o "
	    "-targets=host-x86_64-unknown-linux-gnu,hipv4-amdgcn-amd-amdhsa--gfx900 -input=empty -input=900 "
	    "-output=packed");
	expect("packed", NULL, 0x900, "a b");
	run("head -c 1500 packed > cut");
	expect_refusal("cut", WB_BAD_INPUT, "bad-bundle");
	run("clang-offload-packager-19 -o binary --image=file=900,triple=amdgcn-amd-amdhsa,arch=gfx900,kind=openmp "
	    "--image=file=906,triple=amdgcn-amd-amdhsa,arch=gfx906,kind=openmp");
	run("cp binary two");
	expect("two", "gfx900", 0x900, "a b");
	run("clang-19 -target amdgcn-amd-amdhsa -nogpulib -mcpu=gfx900 -emit-llvm -c -x cl -w k.cl -o bitcode");
	run("clang-offload-bundler-19 -type=bc -targets=hip-amdgcn-amd-amdhsa--gfx900 -input=bitcode -output=bitcodes");
	expect_refusal("bitcodes", WB_BAD_INPUT, "LLVM bitcode, not machine code");
}

/* The zlib form, which the tools of LLVM 19 read but choose only when they lack zstd; and version 1 and 3 headers. */
TEST(zlib_bundles_of_all_versions)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	const struct wb_file *f = cx->files->file.at[load(cx, "plain")];
	static uint8_t out[1 << 20];

	for (uint32_t version = 1; version <= 3; version++) {
		size_t width = version == 3 ? 8 : 4, at = 8 + (version > 1 ? width : 0);
		size_t head = at + width + 8;
		uLongf n = sizeof(out) - head;

		memset(out, 0, head);
		memcpy(out, "CCOB", 4);
		out[4] = (uint8_t)version;
		assert_int_equal(compress(out + head, &n, (const Bytef *)f->text, f->bytes), Z_OK);
		for (size_t k = 0; k < 4; k++) {
			out[at + k] = (uint8_t)(f->bytes >> 8 * k);
			if (version > 1)
				out[8 + k] = (uint8_t)((n + head) >> 8 * k);
		}
		write_file("zlib", out, n + head);
		expect("zlib", "gfx900", 0x900, "a b");
		out[at]++;		/* one byte more than there is */
		write_file("zlib", out, n + head);
		expect_refusal("zlib", WB_BAD_INPUT, "bad-bundle");
	}
	wb_ctx_free(cx);
}

TEST(host_files)
{
	static const char *const target[] = { "x86_64-linux-gnu", "i386-linux-gnu", "powerpc64-linux-gnu",
		"s390x-linux-gnu" };

	run("gcc h.c -o host && llvm-objcopy-19 --add-section .hip_fatbin=plain host fat");
	expect("fat", "gfx900", 0x900, "a b");
	run("llvm-objcopy-19 --add-section .hip_fatbin=packed host fat");
	expect("fat", NULL, 0x900, "a b");
	run("llvm-objcopy-19 --add-section .llvm.offloading=binary host fat");
	expect("fat", "gfx906", 0x906, "a b");
	expect_refusal("host", WB_BAD_INPUT, "no-device-code");
	write_file("embed.s", "\t.section .rodata\n\t.byte 1, 2, 3\n\t.incbin \"900\"\n\t.ascii \"tail\"\n", 62);
	for (size_t k = 0; k < WB_COUNT(target); k++) {
		char line[256];

		snprintf(line, sizeof(line), "clang-19 -target %s -c embed.s -o embed", target[k]);
		run(line);
		expect("embed", NULL, 0x900, "a b");
	}
}

static bool starts_with_c(const void *arg, const char *kernel) { (void)arg; return *kernel == 'c'; }
static bool any_kernel(const void *arg, const char *kernel) { (void)arg; (void)kernel; return true; }

static void
list(void *arg, uint32_t number, const char *kernel)
{
	wb_printf(arg, "%u:%s ", number, kernel);
}

TEST(program_of_several_files)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_object_choice how = { .target = NULL };
	struct wb_out names = wb_out_new(cx->unit);

	write_file("k2.cl", "__kernel void c(__global int *p) { p[1] = 2; }\n", 47);
	run(CLANG "-mcpu=gfx900 k2.cl -o second");
	run("llvm-objcopy-19 --add-section .one=900 --add-section .two=second --add-section .three=906 host several");
	expect_refusal("several", WB_BAD_INPUT, "there are 2 code objects for gfx900");
	for (how.number = 1; how.number <= 2; how.number++)
		expect_chosen("several", &how, 0x900, how.number == 1 ? "a b" : "c");
	expect_none_chosen("several", &how, WB_BAD_INPUT, "they go from 1 to 2");
	expect("several", "gfx906", 0x906, "a b");
	how = (struct wb_object_choice){ .wants = starts_with_c };
	expect_chosen("several", &how, 0x900, "c");
	how.wants = any_kernel;
	expect_none_chosen("several", &how, WB_BAD_INPUT, "2 hold such a kernel: numbers 1, 2");
	assert_int_equal(wb_object_kernels(cx, load(cx, "several"), &how, list, &names), 2);
	wb_putn(&names, "", 1);
	assert_string_equal(names.at, "1:a 1:b 2:c ");
	run("llvm-objcopy-19 --add-section .one=900 --add-section .two=906 host several");
	expect_none_chosen(
		"several", &(struct wb_object_choice){ .target = "gfx906", .wants = starts_with_c }, WB_OK, "");
	run("llvm-objcopy-19 --add-section .one=900 --add-section .two=900 host several");
	expect_none_chosen(
		"several", &(struct wb_object_choice){ .wants = starts_with_c }, WB_BAD_INPUT, "holds such a kernel");
	wb_ctx_free(cx);
}

/* Every processor LLVM assembles for is refused by its own name, or read as what it is. */
TEST(every_processor_is_named)
{
	static const char *const cpu[] = {
		"gfx600",
		"gfx601",
		"gfx602",
		"gfx700",
		"gfx701",
		"gfx702",
		"gfx703",
		"gfx704",
		"gfx705",
		"gfx801",
		"gfx802",
		"gfx803",
		"gfx805",
		"gfx810",
		"gfx900",
		"gfx902",
		"gfx904",
		"gfx906",
		"gfx908",
		"gfx909",
		"gfx90a",
		"gfx90c",
		"gfx940",
		"gfx941",
		"gfx942",
		"gfx1010",
		"gfx1011",
		"gfx1012",
		"gfx1013",
		"gfx1030",
		"gfx1031",
		"gfx1032",
		"gfx1033",
		"gfx1034",
		"gfx1035",
		"gfx1036",
		"gfx1100",
		"gfx1101",
		"gfx1102",
		"gfx1103",
		"gfx1150",
		"gfx1151",
		"gfx1152",
		"gfx1200",
		"gfx1201",
		"gfx9-generic",
		"gfx10-1-generic",
		"gfx10-3-generic",
		"gfx11-generic",
		"gfx12-generic",
	};

	write_file("f.s", "\t.text\n\ts_endpgm\n", 17);
	for (size_t k = 0; k < WB_COUNT(cpu); k++) {
		char line[256], says[64];

		snprintf(line, sizeof(line), "llvm-mc-19 -triple=amdgcn-amd-amdhsa %s -mcpu=%s -filetype=obj f.s -o f",
			strstr(cpu[k], "generic") ? "--amdhsa-code-object-version=6" : "", cpu[k]);
		snprintf(says, sizeof(says), "it is for %s, which", cpu[k]);
		run(line);
		if (wb_gcn_gfx(cpu[k]))
			expect("f", cpu[k], wb_gcn_gfx(cpu[k]), "");
		else
			expect_refusal("f", WB_REFUSED, says);
	}
}

TEST(workgroups_stay_on_a_unit)
{
	static const char *const cpu[] = { "gfx90a", "gfx942" };

	for (size_t k = 0; k < WB_COUNT(cpu); k++) {
		char line[256];

		snprintf(line, sizeof(line), CLANG "-mcpu=%s -mtgsplit k.cl -o split", cpu[k]);
		run(line);
		expect_refusal("split", WB_OK, "run on several compute units");
		snprintf(line, sizeof(line), CLANG "-mcpu=%s k.cl -o whole", cpu[k]);
		run(line);
		expect("whole", NULL, wb_gcn_gfx(cpu[k]), "a b");
	}
}

TEST(gfx10_has_two_sizes_of_waves)
{
	run(CLANG "-mcpu=gfx1030 -mwavefrontsize64 k.cl -o wave64");
	expect("wave64", NULL, 0x1030, "a b");
	run(CLANG "-mcpu=gfx1030 -mcumode k.cl -o cumode");
	expect("cumode", NULL, 0x1030, "a b");
	run(CLANG "-mcpu=gfx1030 -mno-wavefrontsize64 k.cl -o wave32");
	expect("wave32", NULL, 0x1030, "a b");
}
