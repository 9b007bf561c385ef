/* src/machine/private.h -- what the files of src/machine say to each other. */
#ifndef WAVEBOUND_SRC_MACHINE_PRIVATE_H
#define WAVEBOUND_SRC_MACHINE_PRIVATE_H

#include "wavebound/machine.h"
#include "wavebound/xml.h"

/** wb_machine_schema - the RELAX NG schema of machine descriptions. */
const struct wb_xml_schema *wb_machine_schema(void);

#endif
