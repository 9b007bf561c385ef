/* test/unit/share.c -- every row of the tables about sharing a device: NVIDIA's figures 3.9 to 3.19, AMD's partitions.
 */
#include "wavebound/share.h"
#include "../lib/sharecheck.h"
#include "../lib/unit.h"

#define TX2 "<nvidia sms='2' threads='2048'/>"
#define MS 1000000u
#define MOST_CHECKED 1500	/* blocks: the check takes their square */

struct fixture {
	struct wb_ctx *cx;
	struct wb_share_system *s;
	struct wb_share_log log;
	struct wb_share_bounds bounds;
};

static struct wb_share_system *
parse(struct wb_ctx *cx, const char *device, const char *body)
{
	struct wb_share_system *s = NULL;
	struct wb_out o = wb_out_new(cx->unit);
	uint16_t file;

	wb_printf(&o, "<system horizon='%s'>%s%s</system>", strstr(device, "radeon") ? "60ms" : "10s", device, body);
	file = wb_file_add(cx->files, WB_FILE_TEXT, "test.xml", o.at, o.n);
	if (wb_share_read(cx, file, &s) != WB_OK || wb_share_check(cx, s) != WB_OK) {
		struct wb_out e = wb_out_new(cx->unit);

		wb_diag_print(cx->diag, 0, false, &e);
		fail_msg("%s", e.at);
	}
	return s;
}

/* Runs the system, and holds the log against the rules and the responses against the bounds. */
static struct fixture
run(const char *device, const char *body)
{
	struct fixture f = { .cx = unit_cx() };
	const char *wrong;

	f.s = parse(f.cx, device, body);
	assert_int_equal(wb_share_simulate(f.cx, f.s, NULL, &f.log), WB_OK);
	wrong = f.log.block.n > MOST_CHECKED ? NULL : share_check(f.cx, f.s, &f.log);
	if (wrong)
		fail_msg("%s", wrong);
	wb_share_bound_all(f.cx, f.s, &f.bounds);
	for (uint32_t k = 0; k < f.log.job.n; k++)
		assert_true(f.log.job.at[k].end_ns - f.log.job.at[k].release_ns <=
			f.bounds.task[f.log.job.at[k].task].response_ns);
	return f;
}

/* The launch of kernel @name. */
static const struct wb_share_run *
launch(const struct fixture *f, const char *name)
{
	for (uint32_t k = 0; k < f->log.run.n; k++)
		if (strcmp(f->s->kernel.at[f->log.run.at[k].kernel].name, name) == 0)
			return &f->log.run.at[k];
	fail_msg("no launch of %s", name);
	return NULL;
}

static uint64_t
first_start(const struct fixture *f, const char *name)
{
	const struct wb_share_run *r = launch(f, name);
	uint64_t at = UINT64_MAX;

	for (uint32_t b = 0; b < r->blocks; b++)
		at = wb_min_u64(at, f->log.block.at[r->first + b].start_ns);
	return at;
}

static void
check_span(const struct fixture *f, const char *name, uint64_t from_ms, uint64_t to_ms)
{
	assert_int_equal(first_start(f, name), from_ms * MS);
	assert_int_equal(launch(f, name)->complete_ns, to_ms * MS);
}

#define K(name, blocks, threads, time) \
	"<kernel name='" name "' blocks='" blocks "' threads='" threads "' time='" time "'/>"
#define TASK(name, release, ops) "<task name='" name "' release='" release "'><stream name='s'/>" ops "</task>"
#define RUN(kernel) "<launch kernel='" kernel "' stream='s'/>"

/* ---- NVIDIA: figures 3.9 to 3.19 ------------------------------------------------------------ */
#define FIGURE_9 K("K1", "7", "512", "1s") K("K2", "2", "1024", "500ms") K("K3", "1", "256", "500ms") "<process>" \
	TASK("a", "0s", RUN("K1")) TASK("b", "250ms", RUN("K2")) TASK("c", "500ms", RUN("K3")) "</process>"

TEST(figure_9)
{
	struct fixture f = run(TX2, FIGURE_9);

	check_span(&f, "K1", 0, 1000);
	check_span(&f, "K2", 1000, 1500);
	check_span(&f, "K3", 1000, 1500);
	f = run("<amd engines='1' cus='2' threads='2048'/>", FIGURE_9);
	check_span(&f, "K2", 1000, 1500);
	check_span(&f, "K3", 500, 1000);	/* cuts ahead */
}

/* K1 and K3 fill the device; K2 is behind K1 in its stream. K2 enters when K1 completes, behind K4 and K5. */
TEST(figure_10)
{
	struct fixture f = run(TX2,
		K("K1", "3", "1024", "1s") K("K2", "1", "256", "1s") K("K3", "1", "1024", "2s") K(
			"K4", "2", "1024", "1s") K("K5", "1", "1024",
			"1s") "<process>"
			      "<task name='T0'><stream name='s'/><stream name='t'/>" RUN("K1") RUN(
				      "K2") "<launch kernel='K3' stream='t'/></task>"
					    "<task name='T1' release='1ms'><stream name='s'/><stream name='t'/>" RUN(
						    "K4") "<launch kernel='K5' stream='t'/></task></process>");

	assert_int_equal(launch(&f, "K2")->entered_ns, launch(&f, "K1")->complete_ns);
	assert_int_equal(launch(&f, "K4")->entered_ns, 1 * MS);
	assert_int_equal(launch(&f, "K5")->entered_ns, 1 * MS);
	check_span(&f, "K1", 0, 1000);
	check_span(&f, "K3", 0, 2000);
	check_span(&f, "K4", 1000, 2000);
	check_span(&f, "K5", 1000, 2000);
	check_span(&f, "K2", 2000, 3000);
}

TEST(figure_11)
{
	struct fixture f = run(TX2,
		K("K1", "2", "1024", "1s") K("K2", "2", "1024", "1s") K("K3", "2", "1024", "1s")
			K("K4", "2", "1024", "1s") "<process>" TASK("a", "0s", RUN("K1")) TASK("b", "0s", RUN("K2"))
				TASK("c", "250ms", RUN("K3")) TASK("d", "250ms", RUN("K4")) "</process>");

	check_span(&f, "K1", 0, 1000);
	check_span(&f, "K2", 0, 1000);
	check_span(&f, "K3", 1000, 2000);
	check_span(&f, "K4", 1000, 2000);
}

TEST(figure_12)
{
	struct fixture f = run(TX2,
		K("K1", "18", "512", "1s") K("K2", "1", "256", "1s") "<process>" TASK("a", "0s", RUN("K1"))
			TASK("b", "250ms", RUN("K2")) "</process>");
	uint32_t in_round[3] = { 0, 0, 0 };

	for (uint32_t b = 0; b < 18; b++)
		in_round[f.log.block.at[launch(&f, "K1")->first + b].start_ns / (1000 * (uint64_t)MS)]++;
	assert_equal({ in_round[0], 8 }, { in_round[1], 8 }, { in_round[2], 2 });
	check_span(&f, "K2", 2000, 3000);
}

TEST(figures_13_and_14)
{
	struct fixture f = run(TX2,
		K("K1", "2", "2048", "1s") K("K2", "2", "1024", "1s") K("K3", "1", "256", "1s") "<process>" TASK(
			"a", "0s", RUN("K1")) TASK("b", "0s", RUN("K2") RUN("K3")) "</process>");

	check_span(&f, "K1", 0, 1000);
	check_span(&f, "K2", 1000, 2000);
	check_span(&f, "K3", 2000, 3000);
	f = run(TX2, K("K1", "2", "2048", "1s") K("K2", "2", "2048", "1s") K("K3", "2", "2048", "1s") "<process>"
		TASK("a", "0s", RUN("K1") RUN("K2")) TASK("b", "250ms", RUN("K3")) "</process>");
	check_span(&f, "K1", 0, 1000);
	check_span(&f, "K3", 1000, 2000);
	check_span(&f, "K2", 2000, 3000);
}

TEST(figures_15_and_16)
{
	struct fixture f = run(TX2,
		K("K1", "6", "512", "1s") K("K2", "1", "1024", "1s") "<process>" TASK("a", "0s", RUN("K1"))
			TASK("b", "250ms", RUN("K2")) "</process>");

	check_span(&f, "K2", 1000, 2000);
	f = run(TX2,
		K("K1", "6", "512", "1s") K("K2", "1", "1024", "1s") "<process>" TASK("a", "250ms", RUN("K1"))
			TASK("b", "0s", RUN("K2")) "</process>");
	check_span(&f, "K2", 0, 1000);
	check_span(&f, "K1", 250, 1250);
}

#define FOUR K("K1", "2", "512", "1s") K("K2", "2", "512", "1s") K("K3", "2", "512", "1s") K("K4", "2", "512", "1s")
#define WITH(ops) \
	FOUR "<process>" TASK("a", "0s", RUN("K1")) TASK("b", "100ms", RUN("K2")) TASK("c", "200ms", ops) \
		TASK("d", "300ms", RUN("K4")) "</process>"

TEST(figure_17)
{
	struct fixture f = run(TX2, WITH("<device-sync/><sleep time='200ms'/>" RUN("K3")));

	check_span(&f, "K2", 100, 1100);
	check_span(&f, "K4", 300, 1300);	/* Pitfall 3.1: not held up */
	check_span(&f, "K3", 1300, 2300);
}

TEST(figure_18)
{
	struct fixture f = run(TX2, WITH("<launch kernel='K3' stream='null'/>"));

	check_span(&f, "K3", 1100, 2100);
	check_span(&f, "K4", 2100, 3100);
	assert_int_equal(launch(&f, "K4")->launched_ns, 300 * MS);	/* the host is not held up */
}

TEST(figure_19)
{
	struct fixture f = run(TX2, WITH("<free/><sleep time='200ms'/>" RUN("K3")));

	assert_int_equal(launch(&f, "K4")->called_ns, 300 * MS);
	assert_int_equal(launch(&f, "K4")->launched_ns, 1100 * MS);	/* Pitfall 3.4: its caller is */
	check_span(&f, "K4", 1100, 2100);
	check_span(&f, "K3", 1300, 2300);
}

/* Pitfall 3.2: allocations and copies do not wait, whatever the documentation says. */
TEST(no_wait)
{
	struct fixture f = run(TX2, WITH("<allocate/><copy/>" RUN("K3")));

	check_span(&f, "K3", 200, 1200);
	check_span(&f, "K4", 300, 1300);
}

TEST(edges)
{
	struct fixture f = run(TX2,
		K("K1", "0", "512", "1s")
			K("K2", "5", "768", "1s") "<process>" TASK("a", "0s", RUN("K1") RUN("K2")) "</process>");

	assert_int_equal(launch(&f, "K1")->complete_ns, 0);
	check_span(&f, "K2", 0, 2000);		/* two of 768 on each SM */
}

/* Contexts take turns of a slice; a service joins them. */
TEST(contexts)
{
	struct fixture f = run("<nvidia sms='2' threads='2048' slice='100ms'/>",
		K("K1", "2", "512", "1s") K("K2", "2", "512", "1s") "<process>" TASK(
			"a", "0s", RUN("K1")) "</process><process>" TASK("b", "0s", RUN("K2")) "</process>");

	assert_int_equal(launch(&f, "K1")->complete_ns, 1900 * (uint64_t)MS);
	assert_int_equal(launch(&f, "K2")->complete_ns, 2000 * (uint64_t)MS);
	f = run("<nvidia sms='2' threads='2048' mps='yes'/>", K("K1", "2", "512", "1s") K("K2", "2", "512", "1s")
		"<process>" TASK("a", "0s", RUN("K1")) "</process><process>" TASK("b", "0s", RUN("K2")) "</process>");
	assert_int_equal(launch(&f, "K2")->complete_ns, 1000 * (uint64_t)MS);
}

/* With a shorter K1, K3 enters before K2 does and takes the unit that K2 would have had: K2 ends later. So a
 * simulation with the longest times is no bound; the bound of run() covers both. */
TEST(anomaly)
{
	static const char *const times[] = { "400ms", "300ms" };
	uint64_t ends[2];

	for (int k = 0; k < 2; k++) {
		struct wb_ctx *cx = wb_ctx_new(NULL);
		struct wb_out o = wb_out_new(cx->unit);
		struct fixture f;

		wb_printf(&o,
			K("K2", "2", "2048", "100ms")
				K("K3", "1", "1024", "2s") "<kernel name='K1' blocks='1' threads='1024' time='%s'/>"
							   "<process>" TASK("a", "0s", RUN("K1") RUN("K3"))
								   TASK("b", "350ms", RUN("K2")) "</process>",
			times[k]);
		f = run(TX2, o.at);
		ends[k] = launch(&f, "K2")->complete_ns;
		wb_ctx_free(cx);
	}
	assert_int_equal(ends[0], 500 * (uint64_t)MS);
	assert_int_equal(ends[1], 550 * (uint64_t)MS);
}

/* ---- AMD: partitions -------------------------------------------------------------------------- */
#define VII "<device name='radeon-vii'/>"

static uint64_t
rounds(const char *mask)
{
	char body[400];
	struct fixture f;
	uint64_t ns;

	snprintf(body, sizeof(body),
		K("MM", "1024", "1024", "1ns") "<process><task name='a'><stream name='s' mask='%s'/>" RUN(
			"MM") "</task></process>",
		mask);
	f = run(VII, body);
	ns = launch(&f, "MM")->complete_ns;
	assert_int_equal(f.bounds.task[0].response_ns, ns);	/* alone: the bound is exact */
	return ns;
}

TEST(partitions)
{
	static const struct { uint32_t cus, packed, distributed;
	} row[] = {
		{ 1, 512, 512 },
		{ 15, 35, 43 },
		{ 16, 256, 32 },
		{ 20, 52, 26 },
		{ 30, 18, 19 },
		{ 31, 171, 19 },
		{ 40, 18, 13 },
		{ 45, 12, 12 },
		{ 46, 128, 12 },
		{ 60, 9, 9 },
	};
	char mask[40];

	for (size_t k = 0; k < sizeof(row) / sizeof(*row); k++) {
		snprintf(mask, sizeof(mask), "packed %u", row[k].cus);
		assert_int_equal(rounds(mask), row[k].packed);
		snprintf(mask, sizeof(mask), "distributed %u", row[k].cus);
		assert_int_equal(rounds(mask), row[k].distributed);
	}
}

/* waves end one by one */
#define MM(name, blocks, threads) \
	"<kernel name='" name "' blocks='" blocks "' threads='" threads "' time='400us' first-wave='300us'/>"
#define MM1024 MM("A", "1024", "1024")
#define MM256 MM("B", "4096", "256")
#define PAIR(mask_a, mask_b) \
	"<process><task name='a'><stream name='s' mask='" mask_a \
	"'/>" RUN("A") "</task></process>" \
		       "<process><task name='b' jobs='forever'><stream name='s' mask='" mask_b \
		       "'/>" RUN("B") "</task></process>"
#define ROUND 400000u

/* Rounds that task @task takes for its first job. */
static uint64_t
job_rounds(const char *kernels, const char *body, uint32_t task, bool bounded)
{
	struct wb_ctx *cx = unit_cx();
	struct fixture f;
	char *text = wb_format(cx->unit, "%s%s", kernels, body);
	uint64_t ns = 0;

	f = run("<device name='radeon-vii'/>", text);
	for (uint32_t k = f.log.job.n; k-- > 0;)
		if (f.log.job.at[k].task == task)
			ns = f.log.job.at[k].end_ns - f.log.job.at[k].release_ns;
	assert_int_equal(f.bounds.task[task].response_ns != WB_SHARE_NO_TIME, bounded);
	return ns / ROUND;
}

/* Tables 4.1 and 4.2, in full rounds of 400 us; the competitor starts anew as soon as it ends, for 60 ms. As waves end
 * one by one, rounds overlap: what takes 9 rounds by blocks takes 8 and a part. */
TEST(competitors)
{
	const char *same = MM1024 MM("B", "1024", "1024"), *small = MM1024 MM256;
	uint64_t itself = job_rounds(same, PAIR("all", "all"), 0, false),
		 against = job_rounds(small, PAIR("all", "all"), 0, false);

	assert_int_equal(
		job_rounds(MM1024, "<process><task name='a'><stream name='s'/>" RUN("A") "</task></process>", 0, true),
		9);
	assert_int_equal(itself, 17);
	assert_true(against > 2 * itself);
	/* MM256 is not affected */
	assert_true(job_rounds(small, PAIR("all", "all"), 1, true) <= 10);
	/* equal partitions protect it */
	assert_int_equal(job_rounds(small, PAIR("packed 30", "packed 30 from 30"), 0, true), 17);
	assert_int_equal(job_rounds(small, PAIR("distributed 30", "distributed 30 from 30"), 0, true), 18);
	/* ten times slower for one CU more */
	assert_true(job_rounds(small, PAIR("packed 31", "packed 30 from 30"), 0, false) >= 9 * 18);
	/* distributed ones do no harm */
	assert_true(job_rounds(small, PAIR("distributed 31", "distributed 30 from 30"), 0, false) <= 22);
}
