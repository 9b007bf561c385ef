// test/gcn/forms.cc -- every instruction that LLVM's AMDGPU back end knows, each
// with made-up operands, as text, with what LLVM says it reads and writes: an
// independent oracle for src/gcn/opcodes.def.
//
//   forms gfx1030-wave64 ...   in waves of 64 lanes, where 32 are the default
//   forms gfx900 SUFFIX...      opcodes whose name ends with a suffix (_vi, _gfx9, _gfx10)
//   prints: text | defs | uses | schedule, registers by LLVM's names
//
// Not all of the printed forms are valid; llvm-mc sorts that out.
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/MCTargetOptions.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/raw_ostream.h"

extern "C" {
void LLVMInitializeAMDGPUTargetInfo();
void LLVMInitializeAMDGPUTargetMC();
}
using namespace llvm;

static const MCRegisterInfo *regs;

static bool ends_with_any(StringRef name, int argc, char **argv)
{
	for (int k = 2; k < argc; k++)
		if (name.ends_with(argv[k]))
			return true;
	// image instructions of the older targets carry no suffix
	return argc > 2 && StringRef(argv[2]) == "_vi" && name.starts_with("IMAGE_") && !name.contains("gfx") && !name.contains("_si");
}

static MCRegister by_name(const MCRegisterClass &rc, const std::string &name)
{
	for (MCPhysReg r : rc)
		if (name == regs->getName(r))
			return r;
	return MCRegister();
}

// What LLVM's scheduler takes the instruction for: the units it occupies with the cycles of each, and its latency.
static std::string schedule(const MCSubtargetInfo &sti, const MCInstrDesc &d)
{
	const MCSchedModel &model = sti.getSchedModel();
	const MCSchedClassDesc *c = model.getSchedClassDesc(d.getSchedClass());
	std::string s;

	if (!c->isValid() || c->isVariant())
		return "unknown";
	for (auto w = sti.getWriteProcResBegin(c); w != sti.getWriteProcResEnd(c); w++)
		s += std::string(model.getProcResource(w->ProcResourceIdx)->Name) + " ";
	return s + std::to_string(MCSchedModel::computeInstrLatency(sti, *c));
}

// A register of the class, different from those picked before.
static MCRegister pick(const MCRegisterClass &rc, unsigned &next, bool wave32)
{
	StringRef cls = regs->getRegClassName(&rc);
	unsigned n = rc.getSizeInBits() >= 32 ? rc.getSizeInBits() / 32 : 1;
	MCRegister r;

	if (rc.getSizeInBits() == 1 && cls.starts_with("SReg_1")) {
		std::string lo = "SGPR" + std::to_string(20 + next % 60);
		r = by_name(rc, wave32 ? lo : lo + "_SGPR" + std::to_string(21 + next % 60));
	} else if (cls.starts_with("VS_")) {
		std::string name = "VGPR" + std::to_string(next % 200);
		for (unsigned k = 1; k < n; k++)
			name += "_VGPR" + std::to_string(next % 200 + k);
		r = by_name(rc, name);
	}
	if (!r.isValid())
		r = rc.getRegister(rc.getNumRegs() > 40 ? next % rc.getNumRegs() : 0);
	next += 16;
	return r;
}

int main(int argc, char **argv)
{
	LLVMInitializeAMDGPUTargetInfo();
	LLVMInitializeAMDGPUTargetMC();
	std::string err, triple = "amdgcn-amd-amdhsa";
	const Target *t = TargetRegistry::lookupTarget(triple, err);
	if (!t || argc < 2)
		return 2;
	StringRef cpu = argv[1];
	bool wave64 = cpu.consume_back("-wave64"), wave32 = cpu.starts_with("gfx1") && !wave64;
	regs = t->createMCRegInfo(triple);
	MCTargetOptions opt;
	const MCAsmInfo *mai = t->createMCAsmInfo(*regs, triple, opt);
	const MCInstrInfo *insts = t->createMCInstrInfo();
	const MCSubtargetInfo *sti = t->createMCSubtargetInfo(triple, cpu, wave64 ? "+wavefrontsize64" : "");
	MCInstPrinter *printer = t->createMCInstPrinter(Triple(triple), 0, *mai, *insts, *regs);

	for (unsigned op = 0; op < insts->getNumOpcodes(); op++) {
		const MCInstrDesc &d = insts->get(op);
		StringRef name = insts->getName(op);
		std::string text, defs, uses;
		unsigned next = 8, n = 0;
		MCInst i;

		i.setOpcode(op);
		auto mnemonic = printer->getMnemonic(&i);
		if (d.isPseudo() || !mnemonic.first || !mnemonic.second || !ends_with_any(name, argc, argv))
			continue;
		for (const MCOperandInfo &info : d.operands()) {
			int tied = d.getOperandConstraint(n, MCOI::TIED_TO);
			MCRegister r;

			if (tied >= 0) {
				r = i.getOperand(tied).getReg();
			} else if (info.RegClass >= 0) {
				const MCRegisterClass &rc = regs->getRegClass(info.RegClass);
				// two scalar registers in one v_writelane must be m0 or the same
				r = name.starts_with("V_WRITELANE") && n == 2 ? by_name(rc, "M0") : pick(rc, next, wave32);
			}
			if (r.isValid()) {
				i.addOperand(MCOperand::createReg(r));
				(n < d.getNumDefs() ? defs : uses) += std::string(regs->getName(r)) + " ";
			} else {
				i.addOperand(MCOperand::createImm(0));
			}
			n++;
		}
		for (MCPhysReg r : d.implicit_defs())
			defs += std::string(regs->getName(r)) + " ";
		for (MCPhysReg r : d.implicit_uses())
			uses += std::string(regs->getName(r)) + " ";
		raw_string_ostream out(text);
		printer->printInst(&i, 0, "", *sti, out);
		outs() << StringRef(text).ltrim() << "|" << defs << "|" << uses << "|" << schedule(*sti, d) << (d.mayLoad() ? " load" : "") << (d.mayStore() ? " store" : "") << "\n";
	}
	return 0;
}
