"""wavebound -- bounds the worst-case execution time of GPU kernels, from Python.

    import wavebound

    report = wavebound.analyze("kernel.s", grid=4096, workgroup=256, arg={"n": 1000})
    for kernel in report.kernels:
        print(kernel.name, kernel.wave_cycles, kernel.cycles, [loop.bound for loop in kernel.loops])

A module on top of libwavebound (wavebound.h), by cffi. All times are in cycles of the machine. A kernel without a sound
bound has None in place of a number, and says why in its diagnostics; nothing is ever guessed. What cannot be read
raises Error.
"""
from __future__ import annotations

import json
import os
from dataclasses import dataclass
from typing import Any, Iterable, Mapping, Optional, Union

import cffi

__all__ = ["Bound", "Certificate", "Diagnostic", "Error", "Kernel", "Loop", "Report", "analyze", "version"]

# What is used of wavebound.h; a test holds it against the header.
_DECLARATIONS = """
struct wb_session *wb_session_new(void);
void wb_session_free(struct wb_session *s);
int wb_session_input(struct wb_session *s, const char *path);
int wb_session_input_bytes(struct wb_session *s, const char *name, const void *data, size_t bytes);
int wb_session_option(struct wb_session *s, const char *name, const char *value);
int wb_session_analyze(struct wb_session *s);
uint32_t wb_session_kernels(const struct wb_session *s);
const char *wb_session_report(struct wb_session *s, const char *format);
const char *wb_session_certificates(struct wb_session *s);
const char *wb_session_messages(struct wb_session *s);
const char *wb_session_version(void);
int wb_exit_code(int s);
"""
_NOMEM = 8      # WB_NOMEM: the session may only be freed

_ffi: Any = cffi.FFI()
_ffi.cdef("struct wb_session;" + _DECLARATIONS)
_lib: Any = _ffi.dlopen(os.environ.get("LIBWAVEBOUND", "libwavebound.so.0"))


class Error(Exception):
    """The input, or an option, cannot be used. `code` is the exit code that wavebound(1) would have."""

    def __init__(self, message: str, code: int) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True)
class Loop:
    """A loop of the machine code. `bound` is how often it repeats at most per entry; `origin` says how that is known."""
    function: str
    header: int
    line: str
    depth: int
    bound: Optional[int]
    origin: Optional[str]
    why: Optional[str]


@dataclass(frozen=True)
class Bound:
    """A bound of the launch by one method. Only a safe one is never below an execution of the machine."""
    name: str
    cycles: int
    safe: bool
    assumptions: tuple[str, ...]


@dataclass(frozen=True)
class Diagnostic:
    name: str
    severity: str
    line: str
    message: str
    remedy: Optional[str]


@dataclass(frozen=True)
class Certificate:
    """The proof of one bound (wavebound-certificate(5)); `facts` is what it rests on besides graph and costs."""
    kernel: str
    objective: str
    bound: int
    facts: tuple[str, ...]
    data: Mapping[str, Any]


@dataclass(frozen=True)
class Kernel:
    """`wave_cycles` bounds one wavefront alone on the device, `cycles` the launch: the smallest safe bound."""
    name: str
    status: str
    wave_cycles: Optional[int]
    cycles: Optional[int]
    bounds: tuple[Bound, ...]
    loops: tuple[Loop, ...]
    diagnostics: tuple[Diagnostic, ...]
    certificates: tuple[Certificate, ...]


@dataclass(frozen=True)
class Report:
    """What analyze found. `code` is the exit code of wavebound-analyze(1); `data` is its JSON report, `messages` its
    messages as text, `certificates` what --certificate writes."""
    kernels: tuple[Kernel, ...]
    code: int
    messages: str
    data: Mapping[str, Any]
    certificates: str

    def __getitem__(self, name: str) -> Kernel:
        for kernel in self.kernels:
            if kernel.name == name:
                return kernel
        raise KeyError(name)


def version() -> str:
    return _text(_lib.wb_session_version())


Value = Union[str, int, "os.PathLike[str]"]
Option = Union[Value, Iterable[Value], Mapping[str, Value]]


def analyze(path: Union[str, os.PathLike[str], None] = None, *, data: Optional[bytes] = None, name: str = "<data>",
            **options: Option) -> Report:
    """Bounds the kernels of the file `path`, or of the bytes `data`.

    Options are those of wavebound-analyze(1) that wavebound.h lists, with _ for -: grid=(64, 64), workgroup=256,
    machine="vega", launch="launch.xml", facts=["a.ffx", "b.ffx"], arg={"n": 1000}, kernel="vadd", budget="1.5ms".
    """
    if (path is None) == (data is None):
        raise TypeError("analyze takes a path or data")
    if path is not None and "\0" in os.fsdecode(path) or "\0" in name:
        raise ValueError("a name with a zero byte")
    session = _lib.wb_session_new()
    if session == _ffi.NULL:
        raise MemoryError
    session = _ffi.gc(session, _lib.wb_session_free)
    if data is not None:
        _need(session, _lib.wb_session_input_bytes(session, name.encode(), data, len(data)))
    elif path is not None:
        _need(session, _lib.wb_session_input(session, os.fsencode(path)))
    for key, option in options.items():
        for text in _spell(key, option):
            if "\0" in text:
                raise ValueError(f"a zero byte in {key}")
            _need(session, _lib.wb_session_option(session, key.replace("_", "-").encode(), os.fsencode(text)))
    return _collect(session, _lib.wb_session_analyze(session))


# grid=(64, 64) is one value "64,64"; of what may be repeated, each element is one.
def _spell(key: str, option: Option) -> list[str]:
    if isinstance(option, Mapping):
        return [f"{name}={value}" for name, value in option.items()]
    if isinstance(option, (str, int, os.PathLike)):
        return [os.fspath(option) if isinstance(option, os.PathLike) else str(option)]
    parts = [os.fspath(value) if isinstance(value, os.PathLike) else str(value) for value in option]
    return [",".join(parts)] if key in ("grid", "workgroup") else parts


def _text(string: Any) -> str:
    if string == _ffi.NULL:
        raise MemoryError
    return str(_ffi.string(string).decode("utf-8", "replace"))


def _need(session: Any, status: int) -> None:
    if status == _NOMEM:
        raise MemoryError
    if status:
        raise Error(_text(_lib.wb_session_messages(session)).strip(), _lib.wb_exit_code(status))


def _collect(session: Any, status: int) -> Report:
    string = _ffi.NULL if status == _NOMEM else _lib.wb_session_report(session, b"json")
    if string == _ffi.NULL:
        _need(session, status)
        raise MemoryError
    data = json.loads(_text(string))
    proofs = _text(_lib.wb_session_certificates(session))
    code = _lib.wb_exit_code(status)
    if code == 2 and not any(k["wave"] for k in data["kernels"]):
        _need(session, status)      # an option that fits none of the kernels, or an input with errors
    certificates = tuple(
        Certificate(c["kernel"], c["objective"], int(c["bound"]), tuple(c["facts"]), c) for c in json.loads(proofs))
    return Report(tuple(_kernel(k, certificates) for k in data["kernels"]), code,
                  _text(_lib.wb_session_messages(session)), data, proofs)


def _kernel(k: Mapping[str, Any], certificates: tuple[Certificate, ...]) -> Kernel:
    return Kernel(
        name=k["name"], status=k["status"], wave_cycles=k["wave"] and k["wave"]["isolated_cycles"],
        cycles=k["kernel_cycles"],
        bounds=tuple(Bound(b["name"], b["cycles"], safe, tuple(b["assumptions"]))
                     for safe, members in ((True, k["bounds"]), (False, k["estimates"])) for b in members),
        loops=tuple(Loop(l["function"], l["header"], l["line"], l["depth"], l["bound"], l["origin"], l["why"])
                    for l in k["loops"]),
        diagnostics=tuple(Diagnostic(d["name"], d["severity"], d["line"], d["message"], d["remedy"])
                          for d in k["diagnostics"]),
        certificates=tuple(c for c in certificates if c.kernel == k["name"]))
