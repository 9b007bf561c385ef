/* src/machine/private.h -- what the files of src/machine share. */
#ifndef WAVEBOUND_SRC_MACHINE_PRIVATE_H
#define WAVEBOUND_SRC_MACHINE_PRIVATE_H

#include "wavebound/machine.h"
#include "wavebound/xml.h"

/** wb_machine_schema - the RELAX NG schema of machine descriptions. */
const struct wb_xml_schema *wb_machine_schema(void);
/** wb_machine_of - the machine that the valid description @root says. */
enum wb_status wb_machine_of(struct wb_ctx *cx, const struct wb_xml *root, const struct wb_machine **out);
/** wb_machine_builtin_tree - the built-in description @name as an XML tree; NULL if there is none. */
struct wb_xml *wb_machine_builtin_tree(struct wb_ctx *cx, const char *name);

/** wb_machine_note_values - appends the values that @x, an element of description @from, states to those of @m. False,
 * reported, if @x says something of a value that it has not. */
bool wb_machine_note_values(struct wb_ctx *cx, const struct wb_xml *x, const char *from, struct wb_machine *m);
/** wb_machine_hash - stores the hash of the numbers of @m in @m. */
void wb_machine_hash(struct wb_ctx *cx, struct wb_machine *m);
/** wb_machine_cu_mode_consistent - whether the resources of a unit of @m are divisible by cu_mode_units. */
bool wb_machine_cu_mode_consistent(struct wb_ctx *cx, struct wb_loc loc, const struct wb_machine *m);

#endif
