/* src/gcn/yaml.h -- the YAML of .amdgpu_metadata: block style and flow style, as items of keys and values.
 */
#ifndef WB_GCN_YAML_H
#define WB_GCN_YAML_H

#include "gcn.h"

#define YAML_MOST_DEPTH 16

struct yaml_item {
	const char *key, *value;	/* key NULL: an element of a list */
	/* column of the key, or of an element; in flow style as block style would have it */
	size_t nkey, nvalue, indent;
	bool starts;			/* it is the first of an element of a list */
	size_t dash;			/* column of the "-" of that */
	uint32_t line;
};
struct yaml_level {			/* of flow style */
	char close;
	size_t indent;
	bool starts;			/* its first key begins an element of a list */
	size_t dash;
};
struct yaml_key {			/* of a mapping that is not over */
	size_t indent;
	uint32_t name;			/* which of all names */
	size_t outside;			/* column of the innermost outer mapping that has it, or SIZE_MAX */
};
struct yaml {
	struct wb_arena *tmp;
	const char *at, *end, *start;	/* start: of the line */
	uint32_t line;
	struct yaml_level level[YAML_MOST_DEPTH];
	uint32_t depth;
	bool starts;			/* a "-" alone on its line */
	size_t dash;
	WB_VEC(struct yaml_key) open;	/* the innermost last */
	struct wb_map name;
	WB_VEC(size_t) column;		/* by name: of the innermost open mapping that has it, or SIZE_MAX */
	const char *wrong;		/* the error at y->at, which ends reading; or NULL */
};
/** gcn_yaml_next - the next item; false: there is none, or ->wrong. */
bool gcn_yaml_next(struct yaml *y, struct yaml_item *it);
/** gcn_yaml_is - whether the key of @it is @key. */
bool gcn_yaml_is(const struct yaml_item *it, const char *key);
/** gcn_yaml_number - the value of @it, an integer as LLVM reads it: decimal, 0x, 0o, 0b, or octal after a 0. At most
 * UINT32_MAX. *@wrong is set if it is none. */
uint32_t gcn_yaml_number(const struct yaml_item *it, const char **wrong);
/** gcn_yaml_true - whether the value of @it means true. */
bool gcn_yaml_true(const struct yaml_item *it);

#endif
