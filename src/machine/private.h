/* src/machine/private.h -- what the files of src/machine say to each other. */
#ifndef WAVEBOUND_SRC_MACHINE_PRIVATE_H
#define WAVEBOUND_SRC_MACHINE_PRIVATE_H

#include "wavebound/machine.h"
#include "wavebound/xml.h"

/** wb_machine_schema - the RELAX NG schema of machine descriptions. */
const struct wb_xml_schema *wb_machine_schema(void);
/** wb_machine_read_by - wb_machine_read; without @schema (NULL) what is known to be valid. */
enum wb_status wb_machine_read_by(struct wb_ctx *cx, uint16_t file, const struct wb_xml_schema *schema,
                                  const struct wb_machine **out);
/** wb_machine_builtin_tree - the text of the built-in description @name as a tree, or NULL. */
struct wb_xml *wb_machine_builtin_tree(struct wb_ctx *cx, const char *name);

#endif
