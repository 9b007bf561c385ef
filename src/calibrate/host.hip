// Runs the kernels of this folder on the device and writes results.csv. README says how to use it.
//
// Each kernel runs once after its module is loaded (cold), then many times (queued). Times are those that the device
// stamps on start and end of a launch, in nanoseconds.
#include <hip/hip_ext.h>
#include <hip/hip_runtime.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#define TRY(call) \
	do { \
		hipError_t e = (call); \
		if (e != hipSuccess) { \
			std::fprintf(stderr, "%s: %s\n", #call, hipGetErrorString(e)); \
			std::exit(1); \
		} \
	} while (0)

static const size_t chase_bytes = size_t(1) << 30;	// of a chase: more than caches hold
static const size_t chase_step = 4096 + 128;		// every page, and all channels

struct Case {
	std::string file, kernel, fill;
	unsigned items, groups;
	size_t bytes;
};

static std::vector<Case> read_cases(const char *path)
{
	std::vector<Case> all;
	char file[256], kernel[256], fill[32], line[1024];
	std::FILE *f = std::fopen(path, "r");

	if (!f) {
		std::perror(path);
		std::exit(1);
	}
	if (!std::fgets(line, sizeof line, f))		// the names of the columns
		line[0] = 0;
	while (std::fgets(line, sizeof line, f)) {
		Case c;
		if (std::sscanf(line, "%255[^,],%255[^,],%u,%u,%zu,%31s", file, kernel, &c.items, &c.groups, &c.bytes,
			fill) != 6) {
			std::fprintf(stderr, "%s: no case: %s", path, line);
			std::exit(1);
		}
		c.file = file;
		c.kernel = kernel;
		c.fill = fill;
		all.push_back(c);
	}
	std::fclose(f);
	return all;
}

// Zeros; for a chase, in each place the offset of the next one, in an order that no prefetcher knows.
static void *make_buffer(const Case &c)
{
	bool chase = c.fill == "chase";
	size_t bytes = chase ? chase_bytes : c.bytes, n = bytes / chase_step;
	std::vector<unsigned> order(chase ? n : 0), words(chase ? bytes / 4 : 0);
	unsigned seed = 1;
	void *at;

	TRY(hipMalloc(&at, bytes));
	TRY(hipMemset(at, 0, bytes));
	if (!chase)
		return at;
	for (size_t k = 0; k < n; k++)
		order[k] = unsigned(k);
	for (size_t k = n - 1; k > 0; k--) {	// one cycle through all places (Sattolo)
		seed = seed * 1664525u + 1013904223u;
		std::swap(order[k], order[seed % k]);
	}
	for (size_t k = 0; k < n; k++)
		words[k * chase_step / 4] = unsigned(order[k] * chase_step);
	TRY(hipMemcpy(at, words.data(), bytes, hipMemcpyHostToDevice));
	return at;
}

static double launch(hipFunction_t f, const Case &c, void *buffer, hipEvent_t start, hipEvent_t stop)
{
	size_t size = sizeof buffer;
	void *config[] = { HIP_LAUNCH_PARAM_BUFFER_POINTER, &buffer, HIP_LAUNCH_PARAM_BUFFER_SIZE, &size,
		HIP_LAUNCH_PARAM_END };
	float ms;

	TRY(hipExtModuleLaunchKernel(f, c.items * c.groups, 1, 1, c.items, 1, 1, 0, nullptr, nullptr, config, start, stop));
	TRY(hipEventSynchronize(stop));
	TRY(hipEventElapsedTime(&ms, start, stop));
	return ms * 1e6;
}

static void put_row(std::FILE *out, const Case &c, const char *target, const char *how, std::vector<double> ns, double mhz)
{
	double sum = 0;

	std::sort(ns.begin(), ns.end());
	for (double t : ns)
		sum += t;
	std::fprintf(out, "%s,%s,%u,%u,%s,%zu,%.3f,%.3f,%.3f,%.3f,%.3f\n", c.kernel.c_str(), target, c.items * c.groups,
		c.items, how, ns.size(), ns.front(), sum / double(ns.size()), ns[(ns.size() - 1) * 95 / 100], ns.back(), mhz);
}

int main(int argc, char **argv)
{
	int repetitions = argc > 2 ? std::atoi(argv[2]) : 1000;
	hipDeviceProp_t prop;
	std::string target;
	double mhz;
	std::FILE *out;
	bool fresh;
	int devices;

	if (hipGetDeviceCount(&devices) != hipSuccess || devices < 1) {
		std::fprintf(stderr, "no device: HIP finds no GPU that it can use here\n");
		return 1;
	}
	TRY(hipGetDeviceProperties(&prop, 0));
	target = prop.gcnArchName;
	target = target.substr(0, target.find(':'));
	mhz = argc > 1 ? std::atof(argv[1]) : prop.clockRate / 1000.0;
	if (repetitions < 1 || mhz <= 0) {
		std::fprintf(stderr, "usage: %s [MHZ [REPETITIONS]]\n", argv[0]);
		return 2;
	}
	out = std::fopen("results.csv", "a+");
	if (!out) {
		std::perror("results.csv");
		return 1;
	}
	std::fseek(out, 0, SEEK_END);
	fresh = std::ftell(out) == 0;
	if (fresh)
		std::fprintf(out, "kernel,target,grid,workgroup,launch,repetitions,min,mean,p95,max,clock-mhz\n");
	for (const Case &c : read_cases("cases.csv")) {
		std::vector<double> cold, queued;
		hipEvent_t start, stop;
		hipModule_t module;
		hipFunction_t f;
		void *buffer = make_buffer(c);

		TRY(hipEventCreate(&start));
		TRY(hipEventCreate(&stop));
		TRY(hipModuleLoad(&module, c.file.c_str()));
		TRY(hipModuleGetFunction(&f, module, c.kernel.c_str()));
		cold.push_back(launch(f, c, buffer, start, stop));
		for (int k = 0; k < repetitions; k++)
			queued.push_back(launch(f, c, buffer, start, stop));
		put_row(out, c, target.c_str(), "cold", cold, mhz);
		put_row(out, c, target.c_str(), "queued", queued, mhz);
		TRY(hipModuleUnload(module));
		TRY(hipEventDestroy(start));
		TRY(hipEventDestroy(stop));
		TRY(hipFree(buffer));
		std::printf("%s of %u\n", c.kernel.c_str(), c.items * c.groups);
	}
	std::fclose(out);
	return 0;
}
