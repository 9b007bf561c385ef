# wavebound -- bounds the worst-case execution time of GPU kernels.
#
#   make              build build/wavebound and the library
#   make demo         install what is needed, build, analyze a real kernel
#   make check        install what is needed, build, run every test (8 minutes on two processors)
#   make check-quick  what takes less than a minute after a small change: texts, units, layers, a little of each property
#   make soak         every test in full: all cases of what `make check` draws a share of (20 minutes)
#   make check-asan   the same under the address and undefined-behaviour sanitizers, in build-asan
#   make check-oom    run out of memory at every allocation of many commands (20 minutes)
#   make fuzz         run each fuzzer for FUZZ_TIME seconds (600), a million random programs for at most three times as long, 2,000 compiled kernels
#   make bench        measure against llvm-mc, llvm-objdump, glpsol; how fast the simulator is; how tight the bounds are
#   make prove        facts of examples and compiled kernels by class (wavebound-proof(7)); the prover against false facts, random programs
#   make cover        lines that the tests execute, in build-cover
#   make layers       check who includes whom
#   make install      into DESTDIR/PREFIX (/usr/local); make uninstall takes it away
#   make deb          Debian packages of program and library, in build/
#   make dist         a tar file of the last commit
#   make deps         install the Debian packages that the above use; make build-deps those of the build alone
#
# Sources are listed by name, one per line, folder by folder.

VERSION   = 0.1.0
PREFIX    = /usr/local
LIBDIR    = $(PREFIX)/lib
PYTHON    = $(PREFIX)/lib/python3/dist-packages
DESTDIR   =
B         = build
CC        = gcc
CXX       = g++
LLVM      = llvm-config-19
PKG       = jansson libelf
# Two passes of gcc that take time and change nothing here are off.
LEAN      = $(if $(findstring clang,$(CC)),,-fno-schedule-insns2 -fno-tree-vrp)
OPT       = -O2 $(LEAN)
CFLAGS    = $(OPT)
WARN      = -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wwrite-strings -Wvla
INCLUDES  = -Iinclude -I$(B)/gen
.DEFAULT_GOAL := all

# What the program itself needs to be built; the demo installs no more.
BUILD_DEPS = \
	g++ \
	gcc \
	graphviz \
	libelf-dev \
	libglpk-dev \
	libgmp-dev \
	libgraphviz-dev \
	libjansson-dev \
	libmpack-dev \
	libxml2-dev \
	libzstd-dev \
	llvm-19-dev \
	make \
	man-db \
	nettle-dev \
	pkg-config \
	zlib1g-dev

# What makes Debian packages of it, and checks them.
DEB_DEPS = $(BUILD_DEPS) \
	debhelper \
	dh-python \
	lintian \
	python3-cffi

# Debian 12 packages: everything the build, the demo and the tests use.
DEPS = $(DEB_DEPS) \
	chromium \
	clang-19 \
	clang-tools-19 \
	cmake \
	git \
	glpk-utils \
	libamdhip64-dev \
	libclang-rt-19-dev \
	libcmocka-dev \
	libxml2-utils \
	lld-19 \
	llvm-19 \
	mypy \
	ocl-icd-opencl-dev \
	opencl-c-headers \
	pocl-opencl-icd \
	python3-jsonschema \
	python3-typeshed \
	python3-yaml \
	rocm-device-libs

# ---- sources ------------------------------------------------------------------
SRC_BASE = \
	src/base/arena.c \
	src/base/bits.c \
	src/base/diag.c \
	src/base/limit.c \
	src/base/file.c \
	src/base/map.c \
	src/base/num.c \
	src/base/out.c \
	src/base/seal.c \
	src/base/suggest.c \
	src/base/utf8.c \

SRC_XML = \
	src/json/load.c \
	src/xml/explain.c \
	src/xml/library.c \
	src/xml/memory.c \
	src/xml/read.c \
	src/xml/scan.c \
	src/xml/tree.c \

SRC_IR = \
	ir/assemble.c \
	ir/build.c \
	ir/defaults.c \
	ir/desc.c \
	ir/effects.c \
	ir/fold.c \
	ir/flat.c \
	ir/lex.c \
	ir/names.c \
	ir/parse.c \
	ir/place.c \
	ir/parse_inst.c \
	ir/print.c \
	ir/query.c \
	ir/touched.c \
	ir/units.c \
	ir/verify.c \


SRC_PASSES = \
	passes/cost.c \
	passes/facts.c \
	passes/print.c \
	passes/run.c \
	passes/trap.c \
	passes/inline.c \
	passes/unoptimised.c \
	passes/promote.c \
	passes/prune.c \
	passes/relative.c \
	passes/reduce.c \
	passes/deadlock/abort.c \
	passes/deadlock/address.c \
	passes/deadlock/apart.c \
	passes/deadlock/arrivals.c \
	passes/deadlock/copies.c \
	passes/deadlock/items.c \
	passes/deadlock/objects.c \
	passes/deadlock/stay.c \
	passes/deadlock/stuck.c \
	passes/deadlock/holder.c \
	passes/deadlock/sum.c \
	passes/deadlock/barrier.c \
	passes/deadlock/behind.c \
	passes/deadlock/cycle.c \
	passes/deadlock/deadlock.c \
	passes/deadlock/decided.c \
	passes/deadlock/descend.c \
	passes/deadlock/each_lane.c \
	passes/deadlock/ends.c \
	passes/deadlock/found.c \
	passes/deadlock/gate.c \
	passes/deadlock/halves.c \
	passes/deadlock/hazards.c \
	passes/deadlock/locks.c \
	passes/deadlock/mask.c \
	passes/deadlock/memory.c \
	passes/deadlock/mutual.c \
	passes/deadlock/order.c \
	passes/deadlock/phase.c \
	passes/deadlock/points.c \
	passes/deadlock/written.c \
	passes/deadlock/reach.c \
	passes/deadlock/roles.c \
	passes/deadlock/safe.c \
	passes/deadlock/simt.c \
	passes/deadlock/simt_switch.c \
	passes/deadlock/slice.c \
	passes/deadlock/uniform.c \
	passes/deadlock/waves.c \
	passes/divergence/access.c \
	passes/divergence/count.c \
	passes/divergence/divergence.c \
	passes/divergence/each.c \
	passes/divergence/shape.c \
	passes/divergence/whole.c \
	passes/divergence/inst.c \
	passes/divergence/mask.c \
	passes/divergence/multiples.c \
	passes/divergence/private.c \
	passes/divergence/scalar.c \
	passes/divergence/choices.c \
	passes/divergence/print.c \
	passes/divergence/context.c \
	passes/exclusive/disjoint.c \
	passes/exclusive/conditions.c \
	passes/exclusive/cliques.c \
	passes/exclusive/counters.c \
	passes/exclusive/exclusive.c \
	passes/exclusive/splits.c \
	passes/graph/cdep.c \
	passes/graph/iterated_cdep.c \
	passes/graph/dom.c \
	passes/graph/domtree.c \
	passes/graph/graph.c \
	passes/graph/loops.c \
	passes/graph/postdom.c \
	passes/graph/reach.c \
	passes/gsa/gates.c \
	passes/gsa/gsa.c \
	passes/gsa/joins.c \
	passes/gsa/live.c \
	passes/gsa/number.c \
	passes/gsa/print.c \
	passes/gsa/query.c \
	passes/gsa/worklist.c \
	passes/gsa/slots.c \
	passes/gsa/source.c \
	passes/gsa/stack.c \
	passes/gsa/users.c \
	passes/gsa/local.c \
	passes/gsa/write.c \
	passes/integer/address.c \
	passes/integer/arguments.c \
	passes/integer/affine.c \
	passes/integer/affine_operand.c \
	passes/integer/affine_terms.c \
	passes/integer/decode.c \
	passes/integer/division.c \
	passes/integer/entry.c \
	passes/integer/few.c \
	passes/integer/generic.c \
	passes/integer/guards.c \
	passes/integer/induction.c \
	passes/integer/induction_step.c \
	passes/integer/interval.c \
	passes/integer/invariants.c \
	passes/integer/iterations.c \
	passes/integer/load.c \
	passes/integer/load_field.c \
	passes/integer/load_size.c \
	passes/integer/low_bits.c \
	passes/integer/memo.c \
	passes/integer/operation.c \
	passes/integer/pair.c \
	passes/integer/points.c \
	passes/integer/progression.c \
	passes/integer/quotient.c \
	passes/integer/buffer_words.c \
	passes/integer/range.c \
	passes/integer/range_query.c \
	passes/integer/range_transfer.c \
	passes/integer/relative.c \
	passes/integer/truth.c \
	passes/integer/values.c \
	passes/lanes/bdd.c \
	passes/lanes/digest.c \
	passes/lanes/flow.c \
	passes/lanes/image.c \
	passes/lanes/lanes.c \
	passes/lanes/live.c \
	passes/lanes/loops.c \
	passes/lanes/masks.c \
	passes/lanes/query.c \
	passes/lanes/regions.c \
	passes/lanes/spans.c \
	passes/lanes/wave32.c \
	passes/repair/idle.c \
	passes/repair/near.c \
	passes/repair/park.c \
	passes/repair/repair.c \
	passes/repair/scalars.c \
	passes/repair/words.c \
	passes/pws/best.c \
	passes/pws/build.c \
	passes/pws/code.c \
	passes/pws/lanes.c \
	passes/pws/plan.c \
	passes/pws/prune.c \
	passes/pws/pws.c \
	passes/pws/safe.c \
	passes/pws/select.c \
	passes/timing/timing.c \
	passes/tree/branching.c \
	passes/tree/loops.c \
	passes/tree/order.c \
	passes/tree/parts.c \
	passes/tree/print.c \
	passes/tree/threads.c \
	passes/tree/tree.c \
	passes/trips/difference.c \
	passes/trips/count.c \
	passes/trips/dead.c \
	passes/trips/exits.c \
	passes/trips/grow.c \
	passes/trips/halve.c \
	passes/trips/idle.c \
	passes/trips/narrow.c \
	passes/trips/shrink.c \
	passes/trips/stored.c \
	passes/trips/trips.c \
	passes/trips/types.c \
	passes/trips/walk.c \
	passes/trips/waterfall.c \
	passes/trips/text.c \
	passes/warp/code.c \
	passes/warp/nodes.c \
	passes/warp/warp.c

SRC_ILP = \
	ilp/certfile.c \
	ilp/certify.c \
	ilp/check.c \
	ilp/conflict.c \
	ilp/exact.c \
	ilp/flow.c \
	ilp/glpk.c \
	ilp/gmp.c \
	ilp/reduce.c \
	ilp/refuse.c \
	ilp/residue.c \
	ilp/shape.c \
	ilp/solve.c \
	ilp/wide.c \
	ilp/structural.c \
	ilp/witness.c \

SRC_GCN = \
	src/gcn/bytes.c \
	src/gcn/calls.c \
	src/gcn/jump_number.c \
	src/gcn/jump_pair.c \
	src/gcn/jump_path.c \
	src/gcn/jump_place.c \
	src/gcn/jump_table.c \
	src/gcn/check.c \
	src/gcn/data.c \
	src/gcn/directive.c \
	src/gcn/expr.c \
	src/gcn/feed.c \
	src/gcn/fix.c \
	src/gcn/fix_calls.c \
	src/gcn/fix_link.c \
	src/gcn/fix_park.c \
	src/gcn/flow.c \
	src/gcn/format.c \
	src/gcn/hazards.c \
	src/gcn/inst.c \
	src/gcn/kernel.c \
	src/gcn/lex.c \
	src/gcn/long_branch.c \
	src/gcn/metadata.c \
	src/gcn/modifier.c \
	src/gcn/module.c \
	src/gcn/note.c \
	src/gcn/old_metadata.c \
	src/gcn/operand.c \
	src/gcn/order.c \
	src/gcn/read.c \
	src/gcn/stack.c \
	src/gcn/stated.c \
	src/gcn/table.c \
	src/gcn/target.c \
	src/gcn/unit.c \
	src/gcn/untested.c \
	src/gcn/waits.c \
	src/gcn/yaml.c

SRC_OBJECT = \
	src/object/assemble.c \
	src/object/assembler.cc \
	src/object/carrier.c \
	src/object/choose.c \
	src/object/data.c \
	src/object/descriptor.c \
	src/object/disasm.c \
	src/object/dwarf.c \
	src/object/elf.c \
	src/object/entries.c \
	src/object/functions.c \
	src/object/header.c \
	src/object/inlined.c \
	src/object/lines.c \
	src/object/metadata.c \
	src/object/notes.c \
	src/object/parameters.c \
	src/object/read.c \
	src/object/target.c \
	src/object/unpack.c \

SRC_MINISIMT = \
	src/minisimt/compute.c \
	src/minisimt/memory.c \
	src/minisimt/params.c \
	src/minisimt/read.c \
	src/minisimt/ready.c \
	src/minisimt/run.c

SRC_SIMD = \
	src/simd/access.c \
	src/simd/bound.c \
	src/simd/build.c \
	src/simd/certificate.c \
	src/simd/divergence.c \
	src/simd/dram.c \
	src/simd/exec.c \
	src/simd/flow.c \
	src/simd/group.c \
	src/simd/longest.c \
	src/simd/machine.c \
	src/simd/move.c \
	src/simd/ops.c \
	src/simd/pipeline.c \
	src/simd/proof.c \
	src/simd/read.c \
	src/simd/seg.c \
	src/simd/stream.c \
	src/simd/stride.c \
	src/simd/walk.c \
	src/simd/word.c

SRC_MACHINE = \
	src/machine/builtin.c \
	src/machine/code.c \
	src/machine/cost.c \
	src/machine/cu_mode.c \
	src/machine/load.c \
	src/machine/interval.c \
	src/machine/occupancy.c \
	src/machine/values.c \

# Texts compiled into the binary, as arrays of bytes.
TEXT_MACHINE = \
	src/machine/cdna.xml \
	src/machine/cdna2.xml \
	src/machine/cdna3.xml \
	src/machine/fiji.xml \
	src/machine/gcn3.xml \
	src/machine/gfx1010_any.xml \
	src/machine/gfx1010_any_wave64.xml \
	src/machine/gfx1011_any.xml \
	src/machine/gfx1011_any_wave64.xml \
	src/machine/gfx1012_any.xml \
	src/machine/gfx1012_any_wave64.xml \
	src/machine/gfx1030_any.xml \
	src/machine/gfx1030_any_wave64.xml \
	src/machine/gfx1031_any.xml \
	src/machine/gfx1031_any_wave64.xml \
	src/machine/gfx1032_any.xml \
	src/machine/gfx1032_any_wave64.xml \
	src/machine/gfx1034_any.xml \
	src/machine/gfx1034_any_wave64.xml \
	src/machine/gfx1100_any.xml \
	src/machine/gfx1100_any_wave64.xml \
	src/machine/gfx1101_any.xml \
	src/machine/gfx1101_any_wave64.xml \
	src/machine/gfx1102_any.xml \
	src/machine/gfx1102_any_wave64.xml \
	src/machine/gfx1200_any.xml \
	src/machine/gfx1200_any_wave64.xml \
	src/machine/gfx1201_any.xml \
	src/machine/gfx1201_any_wave64.xml \
	src/machine/gfx803_any.xml \
	src/machine/gfx902_any.xml \
	src/machine/gfx90a_any.xml \
	src/machine/gfx90c_any.xml \
	src/machine/gfx942_any.xml \
	src/machine/krackan.xml \
	src/machine/krackan_wave64.xml \
	src/machine/machine.rng \
	src/machine/mi100.xml \
	src/machine/mi210.xml \
	src/machine/mi250x_die.xml \
	src/machine/mi300a.xml \
	src/machine/mi300x.xml \
	src/machine/mini_simt.xml \
	src/machine/navi12.xml \
	src/machine/navi12_wave64.xml \
	src/machine/navi14.xml \
	src/machine/navi14_wave64.xml \
	src/machine/navi21.xml \
	src/machine/navi21_wave64.xml \
	src/machine/navi22.xml \
	src/machine/navi22_wave64.xml \
	src/machine/navi23.xml \
	src/machine/navi23_14.xml \
	src/machine/navi23_14_wave64.xml \
	src/machine/navi23_wave64.xml \
	src/machine/navi24.xml \
	src/machine/navi24_wave64.xml \
	src/machine/navi31.xml \
	src/machine/navi31_wave64.xml \
	src/machine/navi32.xml \
	src/machine/navi32_wave64.xml \
	src/machine/navi33.xml \
	src/machine/navi33_wave64.xml \
	src/machine/navi44.xml \
	src/machine/navi44_wave64.xml \
	src/machine/navi48.xml \
	src/machine/navi48_wave64.xml \
	src/machine/phoenix.xml \
	src/machine/phoenix_wave64.xml \
	src/machine/polaris10.xml \
	src/machine/polaris11.xml \
	src/machine/polaris12.xml \
	src/machine/pws4.xml \
	src/machine/raphael.xml \
	src/machine/raphael_wave64.xml \
	src/machine/raven.xml \
	src/machine/raven11.xml \
	src/machine/raven3.xml \
	src/machine/raven8.xml \
	src/machine/rdna1.xml \
	src/machine/rdna1_wave64.xml \
	src/machine/rdna2.xml \
	src/machine/rdna2_wave64.xml \
	src/machine/rdna3.xml \
	src/machine/rdna3_wave64.xml \
	src/machine/rembrandt.xml \
	src/machine/rembrandt_wave64.xml \
	src/machine/renoir.xml \
	src/machine/renoir6.xml \
	src/machine/renoir7.xml \
	src/machine/renoir8.xml \
	src/machine/sim_d.xml \
	src/machine/sim_d_1866.xml \
	src/machine/sim_d_x8.xml \
	src/machine/strix_halo.xml \
	src/machine/strix_halo_wave64.xml \
	src/machine/strix_point.xml \
	src/machine/strix_point_wave64.xml \
	src/machine/van_gogh.xml \
	src/machine/van_gogh_wave64.xml \
	src/machine/vega.xml \
	src/machine/vega10.xml \
	src/machine/vega12.xml \
	src/machine/vega20.xml \

SRC_CALIBRATE = \
	src/calibrate/csv.c \
	src/calibrate/kit.c \
	src/calibrate/results.c \
	src/calibrate/write.c

TEXT_CALIBRATE = \
	src/calibrate/host.hip \
	src/calibrate/kit.mk \
	src/calibrate/kit.sh \
	src/calibrate/kit.txt

SRC_LAUNCH = \
	src/launch/arg.c \
	src/launch/attach.c \
	src/launch/blank.c \
	src/launch/complete.c \
	src/launch/contents.c \
	src/launch/context.c \
	src/launch/ffx.c \
	src/launch/identity.c \
	src/launch/loop_cost.c \
	src/launch/ranges.c \
	src/launch/read.c \
	src/launch/resolve.c \
	src/launch/template.c \
	src/launch/stated.c \
	src/launch/unused.c \
	src/launch/values.c

TEXT_LAUNCH = \
	src/launch/launch.rng

SRC_EXACT = \
	src/exact/affine.c \
	src/exact/ahead.c \
	src/exact/based.c \
	src/exact/count.c \
	src/exact/decode.c \
	src/exact/device.c \
	src/exact/fetch.c \
	src/exact/float.c \
	src/exact/fold.c \
	src/exact/least.c \
	src/exact/memory.c \
	src/exact/period.c \
	src/exact/reg.c \
	src/exact/run.c \
	src/exact/salu.c \
	src/exact/start.c \
	src/exact/step.c \
	src/exact/survey.c \
	src/exact/trace.c \
	src/exact/valu.c

SRC_RECHECK = \
	src/recheck/arguments.c \
	src/recheck/costs.c \
	src/recheck/fetch.c \
	src/recheck/flow.c \
	src/recheck/layout.c \
	src/recheck/recheck.c \
	src/recheck/same.c \
	src/recheck/scalar.c \
	src/recheck/scalar_lines.c \
	src/recheck/splits.c \

SRC_PROVE = \
	src/prove/address.c \
	src/prove/call.c \
	src/prove/condition.c \
	src/prove/count.c \
	src/prove/exec.c \
	src/prove/form.c \
	src/prove/interleaved.c \
	src/prove/launch.c \
	src/prove/loads.c \
	src/prove/mask.c \
	src/prove/meaning.c \
	src/prove/numbers.c \
	src/prove/prove.c \
	src/prove/registers.c \
	src/prove/run.c \
	src/prove/select.c \
	src/prove/slots.c \
	src/prove/text.c \
	src/prove/unroll.c \
	src/prove/walk.c \
	src/prove/wide.c \

SRC_BOUND = \
	src/bound/abstract_warp.c \
	src/bound/aligned.c \
	src/bound/block_times.c \
	src/bound/cta.c \
	src/bound/exact.c \
	src/bound/executed.c \
	src/bound/hybrid.c \
	src/bound/isolated.c \
	src/bound/oldest_first.c \
	src/bound/round_robin.c \
	src/bound/scalar.c \
	src/bound/select.c \
	src/bound/split.c \
	src/bound/together.c \
	src/bound/wave.c \
	src/bound/work_span.c \
	src/bound/workgroup.c \

SRC_SHARE = \
	src/share/advise.c \
	src/share/amd.c \
	src/share/bound.c \
	src/share/check.c \
	src/share/framework.c \
	src/share/host.c \
	src/share/job.c \
	src/share/kernel_bound.c \
	src/share/nvidia.c \
	src/share/order.c \
	src/share/read.c \
	src/share/schedule.c \
	src/share/simulate.c \
	src/share/values.c \
	src/share/weight.c \
	src/share/window.c

TEXT_SHARE = \
	src/share/system.rng

SRC_REPORT = \
	src/report/assumed.c \
	src/report/changes.c \
	src/report/changes_write.c \
	src/report/checks.c \
	src/report/digest.c \
	src/report/divergence.c \
	src/report/dot.c \
	src/report/dot_cuts.c \
	src/report/dot_lanes.c \
	src/report/escape.c \
	src/report/gitlab.c \
	src/report/hazard_json.c \
	src/report/hazard_text.c \
	src/report/hazards.c \
	src/report/html.c \
	src/report/html_audit.c \
	src/report/html_bounds.c \
	src/report/html_code.c \
	src/report/html_find.c \
	src/report/html_style.c \
	src/report/json.c \
	src/report/json_audit.c \
	src/report/json_read.c \
	src/report/junit.c \
	src/report/pressure.c \
	src/report/query.c \
	src/report/recording.c \
	src/report/sarif.c \
	src/report/sarif_analysis.c \
	src/report/reports.c \
	src/report/reports_csv.c \
	src/report/reports_index.c \
	src/report/resources.c \
	src/report/share_chart.c \
	src/report/share_json.c \
	src/report/share_text.c \
	src/report/share_times.c \
	src/report/simd.c \
	src/report/simd_divergence.c \
	src/report/simd_html.c \
	src/report/simd_run.c \
	src/report/simd_xml.c \
	src/report/simulation.c \
	src/report/split_json.c \
	src/report/split_text.c \
	src/report/svg.c \
	src/report/text.c \
	src/report/text_details.c \
	src/report/timeline.c \
	src/report/warp.c \
	src/report/warp_chart.c \
	src/report/warp_trace.c \
	src/report/why.c \
	src/report/xml.c \
	src/report/validity.c

SRC_SIM = \
	src/sim/atomic.c \
	src/sim/decode.c \
	src/sim/exec_buffer.c \
	src/sim/exec_cmp.c \
	src/sim/exec_control.c \
	src/sim/exec_format.c \
	src/sim/exec_image.c \
	src/sim/exec_lane.c \
	src/sim/exec_lds.c \
	src/sim/exec_matrix.c \
	src/sim/exec_salu.c \
	src/sim/exec_sample.c \
	src/sim/exec_smem.c \
	src/sim/exec_valu.c \
	src/sim/exec_vmem.c \
	src/sim/fetch.c \
	src/sim/fp.c \
	src/sim/hang.c \
	src/sim/memory.c \
	src/sim/mimd.c \
	src/sim/position.c \
	src/sim/prepare.c \
	src/sim/pwshw.c \
	src/sim/run.c \
	src/sim/simt.c \
	src/sim/swf.c \
	src/sim/timed.c \
	src/sim/valu_rows.c \
	src/sim/wave.c

# What the program and the library share: from a request to an analysis.
SRC_RUN = \
	src/cli/budget.c \
	src/cli/certificate.c \
	src/cli/compare.c \
	src/cli/fit.c \
	src/cli/fit_describe.c \
	src/cli/format.c \
	src/cli/growth.c \
	src/cli/input.c \
	src/cli/lists.c \
	src/cli/measured.c \
	src/cli/observe.c \
	src/cli/pipeline.c \
	src/cli/progress.c \
	src/cli/proof_exact.c \
	src/cli/provenance.c \
	src/cli/request.c \
	src/cli/session.c \
	src/cli/source.c \
	src/cli/thread_trace.c \
	src/cli/waits.c \
	src/cli/world.c \
	src/cli/write.c

SRC_CLI = \
	src/cli/analyze.c \
	src/cli/audit.c \
	src/cli/baseline.c \
	src/cli/batch.c \
	src/cli/calibrate.c \
	src/cli/cfg.c \
	src/cli/completion.c \
	src/cli/deadlock.c \
	src/cli/diff.c \
	src/cli/diff_pairs.c \
	src/cli/emit.c \
	src/cli/divergence.c \
	src/cli/explain.c \
	src/cli/facts.c \
	src/cli/formula.c \
	src/cli/inner.c \
	src/cli/launch.c \
	src/cli/load.c \
	src/cli/lp.c \
	src/cli/machine.c \
	src/cli/main.c \
	src/cli/many.c \
	src/cli/opt.c \
	src/cli/options.c \
	src/cli/parametric.c \
	src/cli/proof.c \
	src/cli/proof_facts.c \
	src/cli/proof_split.c \
	src/cli/share.c \
	src/cli/share_kernels.c \
	src/cli/simd.c \
	src/cli/simulate.c \
	src/cli/split.c \
	src/cli/split_run.c \
	src/cli/suppress.c \
	src/cli/terminal.c \
	src/cli/walk.c \
	src/cli/warp.c

# ---- tests: one name per file test/unit/NAME.c, test/prop/NAME.c, test/fuzz/NAME.c; sorted ----
UNITS = \
	aligned \
	base \
	bdd \
	build \
	charge \
	count \
	dram \
	exact \
	gcn \
	ilp \
	launch \
	machine \
	minisimt \
	object \
	observed \
	passes \
	period \
	prove \
	pwshw \
	recheck \
	report \
	run \
	sim_data \
	sim_edge \
	sim_format \
	sim_hang \
	sim_lane \
	sim_matrix \
	sim_memory \
	sim_rare \
	sim_salu \
	sim_tables \
	sim_valu \
	simd_pipeline \
	split_rules \
	verify \
	xml

PROPS = \
	affine \
	agree \
	aware \
	bounds \
	calibrate \
	cfg \
	choices \
	compiled \
	cost \
	dead \
	deadlock \
	divergence \
	effects \
	exact \
	executed \
	facts \
	floats \
	gcn \
	gcnwir \
	generic \
	gsa \
	hazards \
	idle \
	ipet \
	lanes \
	lines \
	llvm_loops \
	loops \
	magnitudes \
	metadata \
	mutated \
	numbers \
	observed \
	outstanding \
	occupancy \
	parts \
	pocl \
	private \
	programs \
	proved \
	pws \
	pws_run \
	reduce \
	refuted \
	scalar_floats \
	shapes \
	share \
	simd \
	simd_values \
	simt \
	sums \
	swf \
	texts \
	thread_trace \
	trips \
	waits \
	warp \
	windows \
	wir

FUZZERS = \
	certificate \
	ffx \
	flow \
	gcn \
	msimt \
	object \
	sas \
	wir \
	xml \


# All that fuzzers reach: readers, and the passes and path bounds behind some of them.
SRC_FUZZED = $(SRC_BASE) $(SRC_XML) $(SRC_IR) $(SRC_PASSES) $(SRC_ILP) $(SRC_GCN) $(SRC_OBJECT) $(SRC_MINISIMT) $(SRC_SIMD) \
	$(SRC_MACHINE) $(SRC_LAUNCH) src/bound/cta.c

# What tests share.
SRC_TESTLIB = \
	test/lib/agree.c \
	test/lib/claims.c \
	test/lib/corpus.c \
	test/lib/drive.c \
	test/lib/eval.c \
	test/lib/files.c \
	test/lib/grammar.c \
	test/lib/kernel.c \
	test/lib/labels.c \
	test/lib/lanecheck.c \
	test/lib/manpage.c \
	test/lib/mutate.c \
	test/lib/paths.c \
	test/lib/prop.c \
	test/lib/randcfg.c \
	test/lib/randforms.c \
	test/lib/randkernel.c \
	test/lib/randlanes.c \
	test/lib/randopencl.c \
	test/lib/randprogram.c \
	test/lib/randpws.c \
	test/lib/rechecked.c \
	test/lib/rng.c \
	test/lib/sharecheck.c \
	test/lib/shrink.c \
	test/lib/trial.c \
	test/lib/waves.c \

# ---- rules ----------------------------------------------------------------------
SRC_LIB = $(SRC_BASE) $(SRC_XML) $(SRC_IR) $(SRC_PASSES) $(SRC_ILP) $(SRC_GCN) $(SRC_OBJECT) $(SRC_MINISIMT) $(SRC_SIMD) \
	$(SRC_MACHINE) $(SRC_LAUNCH) $(SRC_CALIBRATE) $(SRC_EXACT) $(SRC_RECHECK) $(SRC_PROVE) $(SRC_BOUND) $(SRC_SHARE) $(SRC_REPORT) $(SRC_SIM) $(SRC_RUN)
objects = $(patsubst %,$(B)/obj/%.o,$(basename $(1)))
OBJ_LIB = $(call objects,$(SRC_LIB))
OBJ_CLI = $(call objects,$(SRC_CLI))
OBJ_TESTLIB = $(call objects,$(SRC_TESTLIB))
OBJ_FUZZED = $(call objects,$(SRC_FUZZED))

# Library flags are asked for when a recipe runs, so that `make deps` works first; kept in a variable, they are asked for once.
once        = $(if $(filter undefined,$(origin $(1))),$(eval $(1) := $$(shell $(2) 2>/dev/null)))$($(1))
PKG_CFLAGS  = $(call once,pkg_cflags,pkg-config --cflags $(PKG))
XML_CFLAGS  = $(call once,xml_cflags,pkg-config --cflags libxml-2.0)
PKG_LIBS    = $(call once,pkg_libs,pkg-config --libs $(PKG)) -lglpk -lgmp -lmpack -lm -lpthread
LLVM_CFLAGS = $(call once,llvm_cflags,$(LLVM) --cflags)
LLVM_LIBS   = $(call once,llvm_libs,$(LLVM) --link-static --ldflags --libs amdgpuasmparser amdgpudisassembler amdgpuinfo amdgpudesc mcdisassembler) -lzstd -lz -ldl
# The name by which src/report/svg.c loads Graphviz: that of the library whose headers it is built with.
LIBGVC      = $(call once,libgvc,$(CC) -print-file-name=libgvc.so | xargs objdump -p | sed -n 's/^ *SONAME *//p')
# The same of src/xml/library.c and libxml2.
LIBXML2     = $(call once,libxml2,$(CC) -print-file-name=libxml2.so | xargs objdump -p | sed -n 's/^ *SONAME *//p')
# A call within the library may be inlined: nobody replaces a wb_* function by another from outside.
ALL_CFLAGS  = -std=c11 -D_POSIX_C_SOURCE=200809L -fPIC -fno-semantic-interposition -MMD -MP $(WARN) $(INCLUDES) -DWB_VERSION='"$(VERSION)"' $(CFLAGS)
# The loader searches libraries in this order. libstdc++ and nettle bind most symbols, nearly all to themselves.
ALL_LIBS    = -lstdc++ -lnettle $(PKG_LIBS) $(LLVM_LIBS)
LINK        = $(CXX) $(CFLAGS) -Wl,--gc-sections

IDS = $(B)/gen/diag_ids.h $(B)/gen/mod_ids.h $(B)/gen/op_ids.h $(B)/gen/tclass_ids.h

.PHONY: all deps build-deps deb demo check check-asan check-oom fuzz bench cover layers install uninstall dist clean help
all: $(B)/wavebound $(B)/libwavebound.a $(B)/libwavebound.so $(B)/wavebound.pc $(B)/man/wavebound-diagnostics.7

# Folders of objects, made at once.
FOLDERS = $(sort $(dir $(foreach v,$(filter SRC_%,$(.VARIABLES)),$($(v)))))
$(B)/obj/folders: Makefile
	@mkdir -p $(addprefix $(B)/obj/,$(FOLDERS))
	@touch $@

$(B)/obj/%.o: %.c | $(IDS) $(B)/obj/folders
	$(CC) $(ALL_CFLAGS) $(FENCE) -c -o $@ $<

# LLVM's assembler has no interface in C. Its headers have warnings of their own.
$(B)/obj/%.o: %.cc | $(IDS) $(B)/obj/folders
	$(CXX) $(shell $(LLVM) --cxxflags) -fPIC -MMD -MP -Wall -Wextra -Wno-unused-parameter $(CFLAGS) -c -o $@ $<

# gcn3.xml becomes the array text_gcn3_xml, with a final 0 that is no part of it.
define embed
	@mkdir -p $(@D)
	@for f in $^; do \
		printf 'static const unsigned char text_%s[] = {\n' "$$(basename $$f | tr . _)"; \
		od -An -v -tu1 $$f | sed 's/ *\([0-9][0-9]*\)/\1,/g'; \
		printf '0 };\n'; \
	done >$@.new && mv $@.new $@
endef
$(B)/gen/machine_text.h: $(TEXT_MACHINE)
	$(embed)
# Their trees, by a program that is built first.
SRC_EMBED = src/machine/embed.c
$(B)/embed: $(call objects,$(SRC_EMBED) $(SRC_BASE) $(SRC_XML))
	$(LINK) -o $@ $^ $(PKG_LIBS) -ldl
$(B)/gen/machine_tree.h: $(B)/embed $(TEXT_MACHINE)
	@$(B)/embed $(filter %.xml,$^) >$@.new && mv $@.new $@
$(B)/obj/src/machine/builtin.o: $(B)/gen/machine_text.h $(B)/gen/machine_tree.h
$(B)/gen/launch_text.h: $(TEXT_LAUNCH)
	$(embed)
$(B)/obj/src/launch/read.o: $(B)/gen/launch_text.h
$(B)/gen/share_text.h: $(TEXT_SHARE)
	$(embed)
$(B)/obj/src/share/read.o: $(B)/gen/share_text.h
$(B)/gen/kit_text.h: $(TEXT_CALIBRATE)
	$(embed)
$(B)/obj/src/calibrate/write.o: $(B)/gen/kit_text.h
$(B)/gen/block_times_text.h: src/bound/block_times.rng
	$(embed)
$(B)/obj/src/bound/block_times.o: $(B)/gen/block_times_text.h

# The ids of the rows of a table, for all who name them. The file stays as it is where only texts of the rows change, so
# nothing but the users of the texts is built again.
define ids
	@mkdir -p $(@D)
	@sed -n 's/^$(1)(\([A-Z0-9_]*\),.*/	$(2)\1,/p' $< >$@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@
endef
$(B)/gen/diag_ids.h: include/wavebound/diag.def
	$(call ids,DIAG,WB_)
$(B)/gen/mod_ids.h: include/wavebound/mods.def
	$(call ids,MOD,WB_MOD_)
$(B)/gen/op_ids.h: include/wavebound/ops.def
	$(call ids,OP,WB_OP_)
$(B)/gen/tclass_ids.h: include/wavebound/tclass.def
	$(call ids,TCLASS,WB_TC_)

# Only the folder that fences a library sees its headers.
$(B)/obj/src/object/%.o: FENCE = $(LLVM_CFLAGS)
$(B)/obj/src/xml/%.o: FENCE = $(XML_CFLAGS) -DWB_LIBXML2='"$(LIBXML2)"'
# What runs once per command, or is no hot loop, compiles in half the time.
$(foreach f,calibrate cli json launch machine minisimt report xml,$(B)/obj/src/$(f)/%.o): OPT = -Og
$(foreach f,passes/deadlock passes/pws passes/repair src/bound src/share src/simd,$(B)/obj/$(f)/%.o): OPT = -O1
$(B)/obj/src/object/assembler.o: OPT = -O1
$(B)/obj/src/report/%.o $(B)/obj/src/cli/%.o $(B)/obj/ilp/%.o $(B)/obj/src/share/framework.o: FENCE = $(PKG_CFLAGS)
$(B)/obj/src/report/svg.o: FENCE = $(PKG_CFLAGS) -DWB_LIBGVC='"$(LIBGVC)"'
# Each operation is rounded on its own. Loops over lanes are vectorised.
$(foreach f,exact sim,$(B)/obj/src/$(f)/%.o): FENCE = -fno-math-errno -fno-trapping-math -ffp-contract=off
$(foreach f,exact sim,$(B)/obj/src/$(f)/%.o): OPT = -O3 $(LEAN)

$(B)/libwavebound.a: $(OBJ_LIB)
	@rm -f $@
	ar rcs $@ $^

# To bind libstdc++ would take a quarter of the time in which a small kernel is analyzed.
$(B)/wavebound: $(OBJ_CLI) $(B)/libwavebound.a
	$(LINK) -static-libstdc++ -static-libgcc -o $@ $^ $(filter-out -lstdc++,$(ALL_LIBS))

# The shared library shows the functions of wavebound.h and status.h only.
SONAME = libwavebound.so.0
$(B)/libwavebound.so: $(OBJ_LIB) src/cli/libwavebound.map
	$(CXX) $(CFLAGS) -shared -Wl,-soname,$(SONAME) -Wl,--version-script,src/cli/libwavebound.map -Wl,--no-undefined -Wl,--gc-sections -o $@ $(OBJ_LIB) $(ALL_LIBS)
	ln -sf libwavebound.so $(B)/$(SONAME)

$(B)/wavebound.pc: Makefile
	@mkdir -p $(@D)
	@printf '%s\n' 'prefix=$(PREFIX)' 'libdir=$${prefix}/lib' 'includedir=$${prefix}/include' '' 'Name: wavebound' \
		'Description: bounds the worst-case execution time of GPU kernels' 'Version: $(VERSION)' \
		'Cflags: -I$${includedir}' 'Libs: -L$${libdir} -lwavebound' >$@.new
	@echo 'Libs.private: $(ALL_LIBS)' >>$@.new
	@mv $@.new $@

# One page comes from the program itself.
$(B)/man/wavebound-diagnostics.7: man/diagnostics $(B)/wavebound
	@mkdir -p $(@D)
	man/diagnostics $(B)/wavebound >$@.new && mv $@.new $@

# ---- install ----------------------------------------------------------------------
MAN = $(wildcard man/*.1 man/*.5 man/*.7) $(B)/man/wavebound-diagnostics.7
install: all
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(LIBDIR)/pkgconfig $(DESTDIR)$(PREFIX)/include/wavebound
	install $(B)/wavebound $(DESTDIR)$(PREFIX)/bin/
	install -m 644 $(B)/libwavebound.a $(DESTDIR)$(LIBDIR)/
	install $(B)/libwavebound.so $(DESTDIR)$(LIBDIR)/$(SONAME)
	ln -sf $(SONAME) $(DESTDIR)$(LIBDIR)/libwavebound.so
	sed 's|^prefix=.*|prefix=$(PREFIX)|; s|^libdir=.*|libdir=$(LIBDIR)|' $(B)/wavebound.pc >$(DESTDIR)$(LIBDIR)/pkgconfig/wavebound.pc
	chmod 644 $(DESTDIR)$(LIBDIR)/pkgconfig/wavebound.pc
	install -m 644 include/wavebound/wavebound.h include/wavebound/status.h $(DESTDIR)$(PREFIX)/include/wavebound/
	install -d $(DESTDIR)$(PYTHON)/wavebound
	install -m 644 src/python/wavebound/__init__.py src/python/wavebound/py.typed $(DESTDIR)$(PYTHON)/wavebound/
	install -d $(DESTDIR)$(PREFIX)/share/wavebound $(DESTDIR)$(PREFIX)/share/bash-completion/completions $(DESTDIR)$(PREFIX)/share/zsh/site-functions
	$(B)/wavebound completion bash >$(DESTDIR)$(PREFIX)/share/bash-completion/completions/wavebound
	$(B)/wavebound completion zsh >$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_wavebound
	install -d $(DESTDIR)$(PREFIX)/share/doc/wavebound
	cp -R examples $(DESTDIR)$(PREFIX)/share/doc/wavebound/
	chmod -R u=rwX,go=rX $(DESTDIR)$(PREFIX)/share/doc/wavebound
	install -m 644 src/report/report.schema.json src/report/changes.schema.json src/report/report.rng \
		src/launch/flowfacts.rng $(DESTDIR)$(PREFIX)/share/wavebound/
	for m in $(MAN); do \
		d=$(DESTDIR)$(PREFIX)/share/man/man$${m##*.}; \
		install -d $$d && install -m 644 $$m $$d/ || exit 1; \
	done
	@if [ -z "$(DESTDIR)" ] && [ "$$(id -u)" = 0 ]; then ldconfig; fi

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/wavebound $(DESTDIR)$(LIBDIR)/libwavebound.a $(DESTDIR)$(LIBDIR)/libwavebound.so \
		$(DESTDIR)$(LIBDIR)/$(SONAME) $(DESTDIR)$(LIBDIR)/pkgconfig/wavebound.pc
	rm -rf $(DESTDIR)$(PREFIX)/include/wavebound $(DESTDIR)$(PREFIX)/share/wavebound $(DESTDIR)$(PYTHON)/wavebound
	rm -f $(DESTDIR)$(PREFIX)/share/bash-completion/completions/wavebound $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_wavebound
	rm -rf $(DESTDIR)$(PREFIX)/share/doc/wavebound
	for m in $(MAN); do rm -f $(DESTDIR)$(PREFIX)/share/man/man$${m##*.}/$${m##*/}; done

# Debian packages, in $(B). They are made in a copy of debian/, so that nothing else of the tree changes.
deb:
	$(call install_packages,$(DEB_DEPS))
	+@$(BUILD_MAKE) deb-now
.PHONY: deb-now
deb-now: all
	rm -rf $(B)/deb $(B)/*.deb
	mkdir -p $(B)/deb
	cp -R debian $(B)/deb/
	cd $(B)/deb && TREE="$(CURDIR)" B="$(B)" debian/rules binary
	@ls $(B)/*.deb

# A source package of what is committed.
dist:
	@mkdir -p $(B)
	git archive --format=tar.gz --prefix=wavebound-$(VERSION)/ -o $(B)/wavebound-$(VERSION).tar.gz HEAD
	@echo $(B)/wavebound-$(VERSION).tar.gz

# A real code object, from bytes to bound: its report, and its graph with the worst path.
DEMO = examples/matrix_multiply/matrix_multiply
# What has to be built first is built by all processors, unless the caller says how many jobs.
BUILD_MAKE = $(MAKE) --no-print-directory $(if $(filter -j%,$(MAKEFLAGS)),,-j$(shell nproc))

# Builds the program; a line for each tenth of the objects $(1), and what make said if it fails.
define build_quietly
	+@mkdir -p $(B); rm -f $(B)/build.failed; \
	{ $(BUILD_MAKE) all 2>&1 || touch $(B)/build.failed; } | tee $(B)/build.log | \
		awk -v of=$(words $(1)) '/ -c -o / && ++n * 10 >= (tenth + 1) * of && tenth < 9 { print "built: " ++tenth "0 %"; fflush() }'; \
	if [ -f $(B)/build.failed ]; then cat $(B)/build.log; exit 1; fi
endef

demo: build-deps
	$(call build_quietly,$(OBJ_LIB) $(OBJ_CLI))
	$(B)/wavebound analyze $(DEMO).gfx900.hsaco --launch $(dir $(DEMO))launch.xml
	@$(B)/wavebound analyze $(DEMO).gfx900.hsaco --launch $(dir $(DEMO))launch.xml --format html -o $(B)/demo.html
	@$(B)/wavebound cfg $(DEMO).gfx900.hsaco --launch $(dir $(DEMO))launch.xml --svg --path -o $(B)/demo.svg
	@printf 'Three files to look at:\n  %s\n  %s\n  %s\n' "$(B)/demo.html  this report as a page: source beside machine code" \
		"$(B)/demo.svg   the control flow graph with its worst path" "$(DEMO).cl  the kernel"

$(B)/test/prop/pocl: EXTRA = -lOpenCL

# What tests share. An archive: a test that stands in for a part of the program links only what it uses.
$(B)/libtest.a: $(OBJ_TESTLIB)
	rm -f $@
	ar rcs $@ $^

# Unit tests (cmocka), property tests (random programs), one binary each.
UNIT_BIN = $(UNITS:%=$(B)/test/unit/%)
PROP_BIN = $(PROPS:%=$(B)/test/prop/%)
$(B)/test/%: test/%.c $(B)/libtest.a $(B)/libwavebound.a
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(PKG_CFLAGS) -c -o $@.o $<
	$(LINK) -o $@ $@.o $(B)/libtest.a $(B)/libwavebound.a $(ALL_LIBS) $(EXTRA) -lcmocka

# The command line in one process, for running out of memory again and again.
OOM_BIN = $(B)/test/oom/cli $(B)/test/oom/process
OOM_BIN_OURS = $(B)/test/oom/cli	# where malloc is not ours to fail: sanitizers, coverage
$(B)/obj/test/oom/main.o: src/cli/main.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -Dmain=wb_cli_main -Wno-missing-prototypes -c -o $@ $<
$(B)/test/oom/%: test/oom/%.c $(B)/obj/test/oom/main.o $(B)/libtest.a $(OBJ_CLI) $(B)/libwavebound.a
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -c -o $@.o $<
	$(LINK) -o $@ $@.o $(B)/obj/test/oom/main.o $(B)/libtest.a $(filter-out %/main.o,$(OBJ_CLI)) $(B)/libwavebound.a $(ALL_LIBS)

# Fuzzers live in a build of their own: clang's libFuzzer with address and undefined-behaviour sanitizers.
SANITIZE   = -O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=undefined
FUZZ_B     = build-fuzz
FUZZ_OPT   =
FUZZ_BIN   = $(FUZZERS:%=$(FUZZ_B)/fuzz/%)
FUZZ_MAKE  = $(MAKE) --no-print-directory B=$(FUZZ_B) CC=clang-19 CXX=clang++-19 CFLAGS="$(SANITIZE) $(FUZZ_OPT) -fsanitize=fuzzer-no-link"
# Compiling so takes twice as long as gcc takes: no more is compiled than what fuzzers link. What `make check` runs for
# seconds is not optimised, which compiles twice as fast; what `make fuzz` runs for minutes is.
check-now: FUZZ_B = build-check-fuzz
check-now: FUZZ_OPT = -O0 -g1
$(B)/libfuzzed.a: $(OBJ_FUZZED)
	@rm -f $@
	ar rcs $@ $^
$(B)/fuzz/%: test/fuzz/%.c $(B)/libfuzzed.a
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -c -o $@.o $<
	$(LINK) -fsanitize=fuzzer -o $@ $@.o $(B)/libfuzzed.a $(ALL_LIBS)
.PHONY: fuzzers fuzzers-now
fuzzers:
	+@$(FUZZ_MAKE) fuzzers-now
fuzzers-now: $(FUZZERS:%=$(B)/fuzz/%)

# What LLVM's tables say about every instruction: an oracle of test/prop/gcn.c, and the forms that test/prop/effects.c executes.
$(B)/test/gcn/forms: test/gcn/forms.cc
	@mkdir -p $(@D)
	$(CXX) $(shell $(LLVM) --cxxflags) -O0 -w -o $@ $< $(shell $(LLVM) --link-static --ldflags --libs amdgpudesc amdgpuinfo) -lzstd -lz -ldl -lpthread
$(B)/test/prop/gcn $(B)/test/prop/effects $(B)/test/prop/lines: | $(B)/test/gcn/forms

check: deps
	+@$(BUILD_MAKE) check-now

# The tests themselves, for those who know that everything is installed.
.PHONY: check-now
check-now: all $(UNIT_BIN) $(PROP_BIN) $(OOM_BIN) fuzzers
	@TEST_SHARE=$(SHARE) test/all $(B) "$(UNIT_BIN)" "$(PROP_BIN)" "$(FUZZ_BIN)" "$(OOM_BIN)"

# How much of what has very many cases is tried, in per cent: see test/all.
SHARE = 10
soak: SHARE = 100
soak: deps
	+@$(BUILD_MAKE) SHARE=$(SHARE) check-now

# After a small change: what compiles no kernels, and the properties that have found most, in short.
QUICK_PROPS = bounds cfg divergence exact ipet loops numbers programs trips
QUICK_BIN = $(QUICK_PROPS:%=$(B)/test/prop/%)
.PHONY: check-quick soak
check-quick: all $(UNIT_BIN) $(QUICK_BIN)
	@QUICK=1 TEST_SHARE=2 test/all $(B) "$(UNIT_BIN)" "$(QUICK_BIN)"

# The same with address and undefined-behaviour sanitizers, in build-asan.
.PHONY: check-asan-now
check-asan: deps
	+@$(BUILD_MAKE) B=build-asan CFLAGS="$(SANITIZE)" check-asan-now
check-asan-now: all $(UNIT_BIN) $(PROP_BIN) $(OOM_BIN_OURS)
	@ASAN_OPTIONS=allocator_may_return_null=1:intercept_strstr=0 SKIP=test/library/self-test test/all $(B) "$(UNIT_BIN)" "$(PROP_BIN)" "" "$(OOM_BIN_OURS)"

# Every allocation of every command fails in turn: some 20 minutes.
check-oom: $(OOM_BIN)
	@for t in $(OOM_BIN); do $$t 1 0 || exit 1; done

# Long runs: FUZZ_TIME seconds each.
FUZZ_TIME = 600
FUZZ_SEED = $(shell date +%s)
FUZZ_PROP = choices compiled divergence exact executed lines loops mutated numbers private programs texts trips
fuzz: fuzzers $(FUZZ_PROP:%=$(B)/test/prop/%)
	@failed=0; \
	part() { echo "== $$1"; shift; "$$@" || failed=1; }; \
	part "random programs" $(B)/test/prop/programs -t $$((3 * $(FUZZ_TIME))) $(FUZZ_SEED) 1000000; \
	part "compiled programs" $(B)/test/prop/compiled -g -t $$((2 * $(FUZZ_TIME))) $(FUZZ_SEED) 1000000; \
	part "changed kernels" $(B)/test/prop/mutated -t $(FUZZ_TIME) $(FUZZ_SEED) 1000000; \
	part "loops" $(B)/test/prop/loops $(FUZZ_SEED) 60000; \
	part "numbers" $(B)/test/prop/numbers $(FUZZ_SEED) 40000; \
	part "lanes" $(B)/test/prop/divergence $(FUZZ_SEED) 20000; \
	part "addresses" $(B)/test/prop/choices $(FUZZ_SEED) 20000; \
	part "private memory" $(B)/test/prop/private $(FUZZ_SEED) 40000; \
	part "iterations" $(B)/test/prop/trips $(FUZZ_SEED) 20000; \
	part "exact bounds" $(B)/test/prop/exact $(FUZZ_SEED) 40000; \
	part "counts of executions" $(B)/test/prop/executed $(FUZZ_SEED) 20000; \
	for f in $(FUZZERS); do \
		mkdir -p $(FUZZ_B)/corpus/$$f test/fuzz/corpus/$$f; \
		part "$$f" $(FUZZ_B)/fuzz/$$f -max_total_time=$(FUZZ_TIME) -timeout=20 -rss_limit_mb=2048 \
			-artifact_prefix=$(FUZZ_B)/crash- -verbosity=0 -print_final_stats=1 \
			$(FUZZ_B)/corpus/$$f test/fuzz/corpus/$$f; \
	done; \
	part "lines of assembly" $(B)/test/prop/lines $(FUZZ_SEED) 128; \
	part "texts of assembly" $(B)/test/prop/texts $(FUZZ_SEED) 200; \
	[ $$failed -eq 0 ]

layers:
	@test/layers $(B)

# Lines that the tests execute, per folder.
cover: deps
	+@$(BUILD_MAKE) B=build-cover CC=gcc CXX=g++ CFLAGS="-O0 -g --coverage" cover-now
.PHONY: cover-now
cover-now: all $(UNIT_BIN) $(PROP_BIN) $(OOM_BIN_OURS)
	@find $(B) -name '*.gcda' -delete
	@SKIP=test/library/self-test test/all $(B) "$(UNIT_BIN)" "$(PROP_BIN)" "" "$(OOM_BIN_OURS)" >$(B)/log; code=$$?; \
	[ $$code -eq 0 ] || grep -A 12 '[1-9] failed' $(B)/log; \
	test/infra/coverage $(B); exit $$code

# Programs that the benchmarks use, one per file test/bench/NAME.c, then the benchmarks themselves.
BENCH_BIN = $(patsubst test/bench/%.c,$(B)/test/bench/%,$(wildcard test/bench/*.c))
bench: deps
	@$(MAKE) --no-print-directory all bench-now
prove: all $(B)/test/prop/proved $(B)/test/prop/mutated $(B)/test/prop/refuted
	@B=$(B) sh test/bench/prove.sh
	@$(B)/test/prop/refuted
	@$(B)/test/prop/mutated $$(date +%s) 400
	@$(B)/test/prop/proved $$(date +%s) 1000
.PHONY: bench-now prove
bench-now: $(BENCH_BIN)
	@for t in test/bench/*.sh; do echo "== $$t"; B=$(B) bash $$t || exit 1; done

# Says what it will install. Without root it asks sudo; without that it says what to run.
define install_packages
	@missing=; for p in $(1); do dpkg-query -W -f '$${Status}' $$p 2>/dev/null | grep -q 'ok installed' || missing="$$missing $$p"; done; \
	[ -n "$$missing" ] || { echo "nothing to install: every package is there"; exit 0; }; \
	echo "installs with apt-get:$$missing"; \
	as=; [ "$$(id -u)" = 0 ] || as=sudo; \
	if [ -n "$$as" ] && ! command -v sudo >/dev/null; then \
		echo "you are not root and there is no sudo; as root, run: apt-get install --no-install-recommends$$missing" >&2; exit 1; \
	fi; \
	log=$$(mktemp); \
	if $$as apt-get -q update >$$log 2>&1 && \
		$$as env DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends $$missing >>$$log 2>&1; \
	then rm -f $$log; else cat $$log; rm -f $$log; exit 1; fi
endef
deps:
	$(call install_packages,$(DEPS))
build-deps:
	$(call install_packages,$(BUILD_DEPS))

clean:
	rm -rf $(B) build-asan build-cover build-fuzz build-check-fuzz

help:
	@sed -n 's/^# \{0,1\}//; 2,/^$$/p' Makefile | sed '/^$$/d'

-include $(shell find $(B) -name '*.d' 2>/dev/null)
