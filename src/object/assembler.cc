/* src/object/assembler.cc -- LLVM's assembler, in a process of its own (assemble.c).
 *
 * This is the only file in C++: LLVM's assembler has no interface in C. Whatever it does with hostile text, running
 * without end, taking all memory, or ending the process, it does it to this process alone.
 *
 * Positions: the streamer notes, at each instruction and each piece of data, where its statement stands. A statement in
 *            the expansion of a macro stands in a text that no file holds. LLVM knows the line where the outermost
 *            expansion began, and tells it to the line table that it makes of assembly with -g. So this table is asked
 *            for, and what it is told is kept in its place.
 *
 * Includes:  LLVM reads any file that a text names. Afterwards each file that was read must lie in one of the folders
 *            that the user named; otherwise nothing is said but that.
 */
#include <climits>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include <unistd.h>

#include <llvm/MC/MCAsmBackend.h>
#include <llvm/MC/MCAsmInfo.h>
#include <llvm/MC/MCAssembler.h>
#include <llvm/MC/MCCodeEmitter.h>
#include <llvm/MC/MCContext.h>
#include <llvm/MC/MCELFStreamer.h>
#include <llvm/MC/MCInstrInfo.h>
#include <llvm/MC/MCObjectFileInfo.h>
#include <llvm/MC/MCObjectWriter.h>
#include <llvm/MC/MCParser/MCAsmParser.h>
#include <llvm/MC/MCParser/MCTargetAsmParser.h>
#include <llvm/MC/MCRegisterInfo.h>
#include <llvm/MC/MCSectionELF.h>
#include <llvm/MC/MCSubtargetInfo.h>
#include <llvm/MC/MCSymbol.h>
#include <llvm/MC/MCTargetOptions.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Support/ErrorHandling.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/raw_ostream.h>

#include "assembler.h"

extern "C" {
void LLVMInitializeAMDGPUTargetInfo(void);
void LLVMInitializeAMDGPUTargetMC(void);
void LLVMInitializeAMDGPUAsmParser(void);
}

using namespace llvm;

namespace {

const unsigned MOST_MESSAGES = 1000;

int out;

void write_all(const void *at, size_t n) {
	for (const char *p = static_cast<const char *>(at); n;) {
		ssize_t got = write(out, p, n);

		if (got <= 0)
			_exit(1);
		p += got;
		n -= static_cast<size_t>(got);
	}
}

void put(record r, StringRef bytes) {
	r.bytes = bytes.size();
	write_all(&r, sizeof r);
	write_all(bytes.data(), bytes.size());
}

[[noreturn]] void fail(StringRef why) {
	put({RECORD_FAILED, NOWHERE, 0, 0, 0}, why);
	_exit(0);
}

void on_fatal_error(void *, const char *why, bool) {
	fail(why);
}

void on_no_memory(void *, const char *, bool) {
	_exit(NO_MEMORY);
}

/* The files that were read. Expansions are buffers too, which are no files. */
class Files {
	SourceMgr &sources;
	std::vector<uint32_t> number;	// by buffer

public:
	explicit Files(SourceMgr &s) : sources(s) {}

	/* Of a buffer; NOWHERE if it is an expansion. */
	uint32_t of(unsigned buffer) {
		while (number.size() <= sources.getNumBuffers()) {
			unsigned k = static_cast<unsigned>(number.size());
			bool file = k == sources.getMainFileID() || (k && sources.getParentIncludeLoc(k).isValid());

			number.push_back(file ? count++ : NOWHERE);
		}
		return number[buffer];
	}

	/* Sends those that were included; ends the process if one must not be read. */
	void send(const assembler_input &in) {
		for (unsigned k = 1; k <= sources.getNumBuffers(); k++) {
			const MemoryBuffer *b = sources.getMemoryBuffer(k);
			std::string name = b->getBufferIdentifier().str();

			if (of(k) == NOWHERE || of(k) == 0)
				continue;
			if (!allowed(name, in))
				fail("it includes '" + name + "', which is neither beside it nor in a folder of -I");
			put({RECORD_FILE, of(k), 0, 0, 0}, name + '\0' + b->getBuffer().str());
		}
	}

private:
	uint32_t count = 0;

	static bool allowed(const std::string &name, const assembler_input &in) {
		char path[PATH_MAX];

		if (!realpath(name.c_str(), path))
			return false;
		for (uint32_t k = 0; k < in.nfolder; k++) {
			std::string folder = in.folder[k];

			if (folder.back() != '/')
				folder += '/';
			if (StringRef(path).starts_with(folder))
				return true;
		}
		return false;
	}
};

struct Place {			// of a statement
	uint32_t file, line, column, expanded;
};

class Streamer : public MCELFStreamer {
	Files &files;
	SourceMgr &sources;
	uint32_t last_file = 0, last_line = 0;	// of statements in files
	uint32_t outermost = 0;			// line where an expansion began; 0: not known

	Place place(SMLoc at) {
		unsigned buffer = at.isValid() ? sources.FindBufferContainingLoc(at) : 0;
		uint32_t file = buffer ? files.of(buffer) : NOWHERE;

		if (file == NOWHERE)
			return {last_file, outermost ? outermost : last_line, 0, 1};
		std::pair<unsigned, unsigned> lc = sources.getLineAndColumn(at, buffer);
		last_file = file;
		last_line = lc.first;
		return {file, lc.first, lc.second, 0};
	}

	/* Notes that the next bytes are of the current statement. */
	void mark() {
		if (!getCurrentSectionOnly()->isText())
			return;
		MCSymbol *here = getContext().createTempSymbol();

		MCELFStreamer::emitLabel(here);
		marks.push_back({here, place(getStartTokLoc())});
	}

public:
	std::vector<std::pair<MCSymbol *, Place>> marks;
	std::vector<std::pair<const MCSymbol *, Place>> labels;	// those of the text

	Streamer(MCContext &c, std::unique_ptr<MCAsmBackend> b, std::unique_ptr<MCObjectWriter> w,
		 std::unique_ptr<MCCodeEmitter> e)
		: MCELFStreamer(c, std::move(b), std::move(w), std::move(e)), files(*the_files),
		  sources(*the_sources) {}
	static MCStreamer *make(const Triple &, MCContext &c, std::unique_ptr<MCAsmBackend> &&b,
		std::unique_ptr<MCObjectWriter> &&w, std::unique_ptr<MCCodeEmitter> &&e) {
		return new Streamer(c, std::move(b), std::move(w), std::move(e));
	}
	static Files *the_files;		// of the next one that is made
	static SourceMgr *the_sources;

	void emitDwarfLocDirective(unsigned file, unsigned line, unsigned column, unsigned flags, unsigned isa,
				   unsigned discriminator, StringRef name) override {
		if (getContext().getGenDwarfForAssembly())
			outermost = file == getContext().getGenDwarfFileNumber() ? line : 0;
		else
			MCELFStreamer::emitDwarfLocDirective(file, line, column, flags, isa, discriminator, name);
	}
	void emitInstruction(const MCInst &i, const MCSubtargetInfo &t) override {
		mark();
		MCELFStreamer::emitInstruction(i, t);
	}
	void emitBytes(StringRef bytes) override {
		mark();
		MCELFStreamer::emitBytes(bytes);
	}
	void emitValueImpl(const MCExpr *value, unsigned size, SMLoc at) override {
		mark();
		MCELFStreamer::emitValueImpl(value, size, at);
	}
	void emitFill(const MCExpr &bytes, uint64_t value, SMLoc at) override {
		mark();
		MCELFStreamer::emitFill(bytes, value, at);
	}
	void emitFill(const MCExpr &n, int64_t size, int64_t value, SMLoc at) override {
		mark();
		MCELFStreamer::emitFill(n, size, value, at);
	}
	void emitCodeAlignment(Align to, const MCSubtargetInfo *t, unsigned most) override {
		mark();
		MCELFStreamer::emitCodeAlignment(to, t, most);
	}
	void emitLabel(MCSymbol *s, SMLoc at) override {
		if (at.isValid())
			labels.push_back({s, place(at)});
		MCELFStreamer::emitLabel(s, at);
	}
};

Files *Streamer::the_files;
SourceMgr *Streamer::the_sources;

/* Keeps messages, each with its place. */
class Messages {
	Files &files;
	unsigned n = 0;

public:
	unsigned errors = 0;

	explicit Messages(Files &f) : files(f) {}

	static void take(const SMDiagnostic &d, void *self) {
		static_cast<Messages *>(self)->say(d);
	}
	void say(const SMDiagnostic &d) {
		bool note = d.getKind() == SourceMgr::DK_Note || d.getKind() == SourceMgr::DK_Remark;
		bool error = d.getKind() == SourceMgr::DK_Error;
		const SourceMgr *from = d.getSourceMgr();
		unsigned buffer = from && d.getLoc().isValid() ? from->FindBufferContainingLoc(d.getLoc()) : 0;
		uint32_t file = buffer ? files.of(buffer) : NOWHERE;

		errors += error;
		n += !note;
		if (n > MOST_MESSAGES)
			return;
		uint32_t kind = error ? RECORD_ERROR : note ? RECORD_NOTE : RECORD_WARNING;
		kept.push_back({{kind, file, static_cast<uint32_t>(std::max(d.getLineNo(), 0)),
			static_cast<uint32_t>(std::max(d.getColumnNo() + 1, 0)), 0}, d.getMessage().str()});
		if (file == NOWHERE && !note && !d.getLineContents().empty())
			kept.push_back({{RECORD_EXPANSION, file, 0, 0, 0}, d.getLineContents().trim().str()});
	}
	void send() {
		for (const auto &m : kept)
			put(m.first, m.second);
	}

private:
	std::vector<std::pair<record, std::string>> kept;
};

std::string packed(uint64_t offset, const Place &p) {
	position one = {offset, p.file, p.line, p.column, p.expanded};

	return std::string(reinterpret_cast<const char *>(&one), sizeof one);
}

/* The positions in each section, by offset, of bytes that belong to different statements; and its labels. */
void send_positions(Streamer &s) {
	std::map<const MCSection *, std::map<uint64_t, Place>> all;
	std::map<const MCSection *, std::multimap<uint64_t, std::pair<std::string, Place>>> labels;
	std::map<std::string, uint32_t> seen;

	for (const auto &m : s.marks)
		if (m.first->isInSection())
			all[&m.first->getSection()][s.getAssembler().getSymbolOffset(*m.first)] = m.second;
	for (const auto &l : s.labels)
		if (l.first->isInSection())
			labels[&l.first->getSection()].insert({s.getAssembler().getSymbolOffset(*l.first),
				{l.first->getName().str(), l.second}});
	for (const MCSection &section : s.getAssembler()) {
		std::string name = section.getName().str(), bytes;

		put({RECORD_SECTION, 0, seen[name]++, 0, 0}, name);
		for (const auto &p : all[&section])
			bytes += packed(p.first, p.second);
		put({RECORD_POSITIONS, 0, 0, 0, 0}, bytes);
		for (const auto &l : labels[&section])
			put({RECORD_LABEL, 0, 0, 0, 0}, packed(l.first, l.second.second) + l.second.first);
	}
}

/* What assemblers of the first code objects knew, and said no more than the target. */
void skip_old_directives(MCContext &context) {
	for (const char *name : {".hsa_code_object_version", ".hsa_code_object_isa"}) {
		MCAsmMacroParameter all;

		all.Name = "all";
		all.Vararg = true;
		context.defineMacro(name, MCAsmMacro(name, "", {all}));
	}
}

} // namespace

void assembler_run(const assembler_input *in, int fd) {
	const Triple triple(in->triple);
	std::string why;
	MCTargetOptions options;
	SmallString<0> object;
	raw_svector_ostream stream(object);
	SourceMgr sources;
	Files files(sources);
	Messages messages(files);

	out = fd;
	install_fatal_error_handler(on_fatal_error);
	install_bad_alloc_error_handler(on_no_memory);
	LLVMInitializeAMDGPUTargetInfo();
	LLVMInitializeAMDGPUTargetMC();
	LLVMInitializeAMDGPUAsmParser();

	const Target *target = TargetRegistry::lookupTarget(triple.str(), why);
	if (!target)
		fail(why);
	std::unique_ptr<MCRegisterInfo> registers(target->createMCRegInfo(triple.str()));
	std::unique_ptr<MCAsmInfo> info(target->createMCAsmInfo(*registers, triple.str(), options));
	std::unique_ptr<MCInstrInfo> instructions(target->createMCInstrInfo());
	std::unique_ptr<MCSubtargetInfo> cpu(target->createMCSubtargetInfo(triple.str(), in->cpu, in->features));

	sources.AddNewSourceBuffer(MemoryBuffer::getMemBufferCopy(StringRef(in->text, in->bytes), in->name), SMLoc());
	sources.setIncludeDirs(std::vector<std::string>(in->folder, in->folder + in->nfolder));
	sources.setDiagHandler(Messages::take, &messages);

	MCContext context(triple, info.get(), registers.get(), cpu.get(), &sources, &options);
	std::unique_ptr<MCObjectFileInfo> objects(target->createMCObjectFileInfo(context, false));
	context.setObjectFileInfo(objects.get());
	context.setDiagnosticHandler([&messages](const SMDiagnostic &d, bool, const SourceMgr &,
		std::vector<const MDNode *> &) { messages.say(d); });
	context.setMainFileName(in->name);
	context.setGenDwarfForAssembly(true);
	context.setGenDwarfRootFile(in->name, StringRef(in->text, in->bytes));

	std::unique_ptr<MCAsmBackend> backend(target->createMCAsmBackend(*cpu, *registers, options));
	std::unique_ptr<MCObjectWriter> writer = backend->createObjectWriter(stream);
	std::unique_ptr<MCCodeEmitter> emitter(target->createMCCodeEmitter(*instructions, context));
	Streamer::the_files = &files;
	Streamer::the_sources = &sources;
	TargetRegistry::RegisterELFStreamer(*const_cast<Target *>(target), Streamer::make);
	std::unique_ptr<MCStreamer> made(target->createMCObjectStreamer(triple, context, std::move(backend),
		std::move(writer), std::move(emitter), *cpu));
	Streamer &s = static_cast<Streamer &>(*made);

	std::unique_ptr<MCAsmParser> parser(createMCAsmParser(sources, context, s, *info));
	std::unique_ptr<MCTargetAsmParser> amdgpu(target->createMCAsmParser(*cpu, *parser, *instructions, options));
	parser->setTargetParser(*amdgpu);
	for (uint32_t k = 0; k < in->ndefine; k++)
		context.setSymbolValue(s, in->define[k].name, in->define[k].value);
	if (triple.getOS() == Triple::Mesa3D)
		skip_old_directives(context);
	bool failed = parser->Run(false, true) || context.hadError();
	context.setGenDwarfForAssembly(false);
	if (!failed) {
		if (MCTargetStreamer *t = s.getTargetStreamer())
			t->emitConstantPools();
		s.finish();
		failed = context.hadError();
	}
	files.send(*in);
	messages.send();
	if (failed && !messages.errors)
		fail("it says that the text has errors, but not which");
	if (!failed) {
		send_positions(s);
		put({RECORD_OBJECT, 0, 0, 0, 0}, object);
	}
	_exit(0);
}
