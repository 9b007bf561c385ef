#!/usr/bin/python3
# test/sarif/self-test.py -- SARIF logs against the schema of SARIF 2.1.0, in our own words.
#
# The table says of each property that wavebound writes what the published schema requires of it: its type, whether it
# must be there (!), least values, words to choose from, arrays without duplicates, formats. Properties that the table
# does not have are refused, whether the schema knows them or not. So a log that passes is valid, and a new property
# needs a row. Besides, what code scanning services require: rules and places in every result. The table is tested
# itself: a valid log with any required property removed, any value replaced by one of another type, or anything added,
# must be refused.
#
# Source: OASIS, Static Analysis Results Interchange Format 2.1.0, errata 01, sections 3.13 to 3.58 and its JSON schema.
import os
import sys

import jsonschema

os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
sys.path.append("test/lib")
from check import *

# ---- the schema --------------------------------------------------------------------------
STRING, BOOLEAN, OBJECT = {"type": "string"}, {"type": "boolean"}, {"type": "object"}
STRINGS = {"type": "object", "additionalProperties": STRING}
# RFC 3986: the characters, escapes complete; a reference has no colon in its first segment unless it ends a scheme.
SCHEME, CHARS = r"[A-Za-z][-+.A-Za-z0-9]*:", r"([-._~:/?#\[\]@!$&'()*+,;=A-Za-z0-9]|%[0-9A-Fa-f]{2})*$"
URI = {"type": "string", "pattern": f"^{SCHEME}{CHARS}"}
REFERENCE = {"type": "string", "pattern": f"^({SCHEME}|(?![^/?#]*:)){CHARS}"}
LEVEL = {"enum": ["none", "note", "warning", "error"]}


def integer(least):
    return {"type": "integer", "minimum": least}


def an(kind):
    return {"$ref": "#/$defs/" + kind}


def array(kind, least=0, unique=False):
    return {"type": "array", "items": an(kind), "minItems": least, "uniqueItems": unique}


TABLE = {
    "log": {"$schema": URI, "version!": {"enum": ["2.1.0"]}, "runs!": array("run")},
    "run": {"tool!": an("tool"), "results": array("result"), "invocations": array("invocation"),
            "columnKind": {"enum": ["utf16CodeUnits", "unicodeCodePoints"]}},
    "tool": {"driver!": an("component")},
    "component": {"name!": STRING, "version": STRING, "rules": array("descriptor", unique=True)},
    "descriptor": {"id!": STRING, "shortDescription": an("text"), "fullDescription": an("text"),
                   "defaultConfiguration": an("configuration")},
    "configuration": {"enabled": BOOLEAN, "level": LEVEL},
    "text": {"text!": STRING},
    "invocation": {"executionSuccessful!": BOOLEAN, "toolExecutionNotifications": array("notification")},
    "notification": {"level": LEVEL, "message!": an("text"), "locations": array("location", unique=True)},
    "result": {"ruleId": STRING, "ruleIndex": integer(-1), "level": LEVEL, "message!": an("text"),
               "locations": array("location"), "relatedLocations": array("location", unique=True),
               "codeFlows": array("codeFlow"), "partialFingerprints": STRINGS,
               "suppressions": array("suppression", unique=True), "properties": OBJECT},
    "location": {"physicalLocation": an("physicalLocation"), "message": an("text"),
                 "logicalLocations": array("logicalLocation", unique=True)},
    # the schema: this or an address
    "physicalLocation": {"artifactLocation!": an("artifactLocation"), "region": an("region"), "address": an("address")},
    "artifactLocation": {"uri": REFERENCE},
    "region": {"startLine": integer(1), "startColumn": integer(1)},
    "address": {"absoluteAddress": integer(-1), "kind": STRING},
    "logicalLocation": {"name": STRING, "kind": STRING},
    "codeFlow": {"threadFlows!": array("threadFlow", 1)},
    "threadFlow": {"locations!": array("threadFlowLocation", 1)},
    "threadFlowLocation": {"location": an("location")},
    "suppression": {"kind!": {"enum": ["inSource", "external"]}, "justification": STRING,
                    "status": {"enum": ["accepted", "underReview", "rejected"]}},
}
SCHEMA = {"$ref": "#/$defs/log", "$defs": {
    kind: {"type": "object", "additionalProperties": False, "properties": {k.rstrip("!"): p for k, p in row.items()},
           "required": [k[:-1] for k in row if k.endswith("!")]} for kind, row in TABLE.items()}}
validator = jsonschema.Draft202012Validator(SCHEMA)


# ---- logs to look at ---------------------------------------------------------------------
def log_of(*files, stdin=None, options=()):
    """The log about these files, held against all that every log must have."""
    r = wavebound("deadlock", "--rule", "all", "--fail-on", "none", "--format", "sarif", *options, *files, stdin=stdin)
    log = r.json()
    validator.validate(log)
    run, = log["runs"]
    assert log["$schema"]
    same(run["tool"]["driver"]["name"], "wavebound")
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    same(len(rules), 13)
    same(len(run["invocations"]), 1)
    for result in run["results"]:       # absent would mean that nothing was looked for
        check_result(result, rules, str(files[0]).endswith(".wir"))
    return log


# What code scanning services require besides.
def check_place(location):
    physical = location["physicalLocation"]
    assert physical["artifactLocation"]["uri"] and location["logicalLocations"][0]["name"]
    assert "region" not in physical or "startLine" in physical["region"]


def check_result(r, rules, of_threads):
    """Code of threads has no way to the write."""
    same(r["ruleId"], rules[r["ruleIndex"]])
    assert r["level"] and r["message"]["text"] and r["partialFingerprints"]["finding/v2"]
    place, = r["locations"]
    check_place(place)
    flow = r["codeFlows"][0]["threadFlows"][0]["locations"] if "codeFlows" in r else []
    same(len(flow) >= 2, r["ruleId"] in ("simt-deadlock", "lock-leak") and not of_threads)
    for step in flow:
        check_place(step["location"])


def results(log):
    return log["runs"][0]["results"]


def place(log):
    return results(log)[0]["locations"][0]["physicalLocation"]


# ---- tests -------------------------------------------------------------------------------
@test
def all_kernels():
    for name in "spin.O2 spin.O0 flag.O1 table.gfx803 hazard.O1 hazard.gfx803 hazard.O0 plain.O2".split():
        assert len(results(log_of(f"test/deadlock/s/{name}.s"))) >= 10 or name == "plain.O2", name


@test
def several_inputs_and_some_refused():
    call, = log_of("test/deadlock/s/spin.O2.s", "test/gcn/call-spilled.s")["runs"][0]["invocations"]
    assert not call["executionSuccessful"]
    same(len(call["toolExecutionNotifications"]), 6)
    check_place(call["toolExecutionNotifications"][0]["locations"][0])


SPIN = """	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.globl k
	.type k,@function
k:
%s	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.La:
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .La
	s_or_b64 exec, exec, s[6:7]
	global_atomic_swap v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
"""


@test
def names_become_uri_references():
    os.makedirs(path("in/a"))
    top = os.getcwd()
    os.chdir(path("in"))
    try:
        for name, uri in [
            ("a.s", "a.s"), ("./a.s", "a.s"), (".//././a.s", "a.s"), ("../a.s", "../a.s"),
            ("a b%c.s", "a%20b%25c.s"), ("c:d.s", "c%3Ad.s"), ("x?y#z.s", "x%3Fy%23z.s"),
            (path("b.s"), "file://" + path("b.s")), ("/" + path("b.s"), "file://" + path("b.s")),
            (os.fsdecode(b"\xc3\xa4\xff.s"), "%C3%A4%FF.s"), ("a\"\\b\n.s", "a%22%5Cb%0A.s"),
        ]:
            write(os.path.join("in", name), SPIN % "")
            same(place(log_of(name))["artifactLocation"]["uri"], uri)
    finally:
        os.chdir(top)
    with open(path("b.s")) as f:
        same(place(log_of("-", stdin=f))["artifactLocation"]["uri"], "%3Cstdin%3E")


@test
def source_lines_come_first():
    for col in range(2):
        p = place(log_of(write("k.s", SPIN % f'\t.file\t1 "src/my kernel.cl"\n\t.loc\t1 7 {col}\n')))
        same(p["artifactLocation"]["uri"], "src/my%20kernel.cl")
        same(p["region"], {"startLine": 7, "startColumn": 1} if col else {"startLine": 7})       # column 0: unknown


@test
def suppressed_results_stay():
    reasons = write("reasons", b"*  k  *  a \"reason\" with \\ and \xff\n")
    log = log_of(write("k.s", SPIN % ""), options=["--suppress", reasons])
    same(results(log)[0]["suppressions"], [{"kind": "external", "status": "accepted",
                                            "justification": 'a "reason" with \\ and \ufffd'}])


@test
def code_of_threads():
    same(len(results(log_of("test/deadlock/threads.wir"))), 1)


@test
def nothing_found_is_an_empty_list():
    same(results(log_of(write("k.s", SPIN[:SPIN.index("%s")] + SPIN[SPIN.index("\ts_endpgm"):]))), [])


# ---- the table is strict -----------------------------------------------------------------
def must_refuse(log, o, key, value):
    """The log is not valid when @key of its part @o is @value; None: is not there."""
    was = o.pop(key, None)
    if value is not None:
        o[key] = value[0]
    assert not validator.is_valid(log), f"valid, though {key} is {value}"
    o.pop(key, None)
    if was is not None:
        o[key] = was


def spoil(log, o, kind, met):
    """Spoils each property of part @o of the log in turn, and puts it right again, and so of the parts in it."""
    must_refuse(log, o, "surprise", [True])
    for key, p in ((k, p) for k, p in TABLE[kind].items() if k.rstrip("!") in o):
        name, was, first = key.rstrip("!"), o[key.rstrip("!")], (kind, key) not in met
        met.add((kind, key))
        bad = [None, 5 if isinstance(was, str) else "x"]
        bad += ["no such thing"] if "enum" in p or "pattern" in p else []
        bad += [p["minimum"] - 1] if "minimum" in p else []
        bad += [was + was[:1]] if p.get("uniqueItems") and was else []
        bad += [[]] if p.get("minItems") else []
        for value in bad:
            must_refuse(log, o, name, [value])
        if key.endswith("!"):
            must_refuse(log, o, name, None)
        of = p.get("$ref", p.get("items", {}).get("$ref", "")).rpartition("/")[2]
        for part in (was[:2] if isinstance(was, list) else [was]) if of and first else []:
            spoil(log, part, of, met)


@test
def spoiled_logs_are_refused():
    reasons = write("reasons", "*  *  *  why not\n")
    log = log_of("test/deadlock/s/spin.O2.s", "test/gcn/call-spilled.s", options=["--suppress", reasons])
    log["runs"][0]["results"] = [r for r in results(log) if "codeFlows" in r][:2]
    met = set()
    spoil(log, log, "log", met)
    validator.validate(log)
    same({(kind, key) for kind in TABLE for key in TABLE[kind]} - met, set())


finish()
