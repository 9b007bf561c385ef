#!/usr/bin/python3
# test/sh/many.py -- what many.sh asks of forms that a shell reads badly.
#
# Usage: many.py csv|sarif FILE
import csv
import json
import sys


def table(path):
    rows = list(csv.DictReader(open(path)))
    assert [r['kernel'] for r in rows] == ['vector_add', 'vector_add', 'lu_step', 'lu_column', 'spmv'], rows
    assert (rows[2]['kernel_cycles'], rows[2]['wave_cycles'], rows[2]['bound']) == ('2560', '948', 'work-span')
    assert all(None not in r and r['status'] == 'bounded' for r in rows)


def sarif(path):
    run, = json.load(open(path))['runs']
    over = [r for r in run['results'] if r['ruleId'] == 'over-budget']
    at = [r['locations'][0]['physicalLocation'] for r in over]
    lines = [(p['artifactLocation']['uri'], p['region']['startLine']) for p in at]
    assert lines == [('vector_add.cl', 5)] * 2 + [('lu_step.cl', 5), ('lu_step.cl', 13), ('spmv.cl', 6)], lines
    code = [r['relatedLocations'][0]['physicalLocation']['artifactLocation']['uri'] for r in over]
    assert code == ['lib/a.hsaco', 'lib/b/add.s', 'lib/lu.hsaco', 'lib/lu.hsaco', 'lib/spmv.s'], code
    rules = run['tool']['driver']['rules']
    assert all(rules[r['ruleIndex']]['id'] == r['ruleId'] for r in run['results'])


{'csv': table, 'sarif': sarif}[sys.argv[1]](sys.argv[2])
