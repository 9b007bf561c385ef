/* passes/div_access.c -- what an access costs at most, from how its addresses differ between lanes.
 */
#include "div.h"

void
div_accesses(struct div *d)
{
	(void)d;
}
