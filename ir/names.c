/* ir/names.c -- names of operations, types, timing classes, modifiers, spaces: one table each. */
#include "wavebound/ir.h"

const char *const wb_op_name[WB_OP_COUNT] = {
#define OP(id, name, what) name,
#include "wavebound/ops.def"
#undef OP
};

const char *const wb_type_name[WB_T_COUNT] = {
	"", "i32", "u32", "i64", "u64", "b32", "b64", "i16", "u16", "f16", "f32", "f64",
};

const char *const wb_tclass_name[WB_TC_COUNT] = {
#define TCLASS(id, name, what) name,
#include "wavebound/tclass.def"
#undef TCLASS
};

const char *const wb_tclass_what[WB_TC_COUNT] = {
#define TCLASS(id, name, what) what,
#include "wavebound/tclass.def"
#undef TCLASS
};

const char *const wb_mod_name[WB_MOD_COUNT] = {
#define MOD(id, name, dflt, what) name,
#include "wavebound/mods.def"
#undef MOD
};

const char *const wb_space_name[WB_SPACE_COUNT] = {
	"none", "global", "flat", "scratch", "lds", "gds", "scalar",
};
