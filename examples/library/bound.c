/* examples/library/bound.c -- bounds every kernel of a file with libwavebound.
 *
 *	cc bound.c $(pkg-config --cflags --libs wavebound) -o bound
 *	./bound ../vector_add/vector_add.gfx900.hsaco 65536 256
 */
#include <inttypes.h>
#include <stdio.h>

#include <wavebound/wavebound.h>

static void
print_kernel(const struct wb_session *s, uint32_t k)
{
	uint64_t wave, kernel;

	printf("%s:", wb_session_kernel_name(s, k));
	if (wb_session_wave_cycles(s, k, &wave))
		printf(" wave %" PRIu64 " cycles", wave);
	if (wb_session_kernel_cycles(s, k, &kernel))
		printf(", kernel %" PRIu64 " cycles", kernel);
	puts(wb_session_kernel_status(s, k) == WB_OK ? "" : " no bound");
}

static enum wb_status
bound(struct wb_session *s, int argc, char **argv)
{
	enum wb_status st = wb_session_input(s, argv[1]);

	if (st == WB_OK && argc > 3)
		st = wb_session_option(s, "grid", argv[2]);
	if (st == WB_OK && argc > 3)
		st = wb_session_option(s, "workgroup", argv[3]);
	if (st == WB_OK)
		st = wb_session_analyze(s);
	for (uint32_t k = 0; k < wb_session_kernels(s); k++)
		print_kernel(s, k);
	return st;
}

int
main(int argc, char **argv)
{
	struct wb_session *s = argc > 1 ? wb_session_new() : NULL;
	enum wb_status st;

	if (!s) {
		fputs("usage: bound FILE [GRID WORKGROUP]\n", stderr);
		return 2;
	}
	st = bound(s, argc, argv);
	if (st != WB_NOMEM)
		fputs(wb_session_messages(s), stderr);
	wb_session_free(s);
	return wb_exit_code(st);
}
