#!/bin/bash
# test/bench/sim.sh -- wave instructions that the simulator executes in a second.
"${B:-build}/test/bench/sim"
