"""examples/library/bounds.py -- bounds, loops and proofs of a kernel as objects of Python.

    python3 bounds.py ../vector_add/vector_add.gfx900.hsaco 65536 256

Read it from top to bottom like a notebook. It needs the package python3-wavebound, or a tree that was built:
PYTHONPATH=src/python LIBWAVEBOUND=build/libwavebound.so.
"""
import sys

import wavebound

if len(sys.argv) != 4:
    sys.exit(__doc__)
path, grid, workgroup = sys.argv[1:]

# One call reads, analyses and proves. Errors of the input are exceptions; a kernel without a bound is none.
try:
    report = wavebound.analyze(path, grid=grid, workgroup=workgroup)
except wavebound.Error as error:
    sys.exit(f"{error}\n")

# Bounds: of one wavefront alone, and of the launch, each with what it assumes.
for kernel in report.kernels:
    print(f"{kernel.name}: {kernel.status}, wave {kernel.wave_cycles}, kernel {kernel.cycles}")
    for bound in kernel.bounds:
        print(f"  {bound.name} {bound.cycles}{'' if bound.safe else ' (an estimate)'}")

    # Loops, and where their bounds are from. None is a loop that a flow fact has to bound.
    for loop in kernel.loops:
        print(f"  loop at {loop.line}: at most {loop.bound} times, {loop.origin}")

    # Proofs: each is a certificate that `wavebound check-certificate` proves again without a solver.
    for proof in kernel.certificates:
        print(f"  proof of {proof.objective}: {proof.bound} cycles, {len(proof.facts)} facts")

    # How one bound grows with the launch: an analysis per point.
    for factor in (1, 2, 4):
        larger = wavebound.analyze(path, kernel=kernel.name, grid=int(grid) * factor, workgroup=workgroup)
        print(f"  grid {int(grid) * factor}: {larger[kernel.name].cycles}")

sys.exit(report.code)
