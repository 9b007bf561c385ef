# Assembles the kernels with LLVM, and compiles the host program with the compiler of ROCm.
CLANG = clang
HIPCC = hipcc
KERNELS = $(patsubst %.s,%.hsaco,$(wildcard *.s))

all: kernels calibrate
kernels: $(KERNELS)

%.hsaco: %.s
	$(CLANG) -x assembler -target amdgcn-amd-amdhsa -mcpu=@TARGET@ @LANES@ -o $@ $<

calibrate: calibrate.hip
	$(HIPCC) -O2 -o $@ $<

clean:
	rm -f $(KERNELS) calibrate

.PHONY: all kernels clean
