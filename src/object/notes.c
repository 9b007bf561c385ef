/* src/object/notes.c -- ELF notes: an owner, a type, and bytes that these give a meaning.
 *
 * Little endian: u32 bytes of the name, u32 bytes of the content, u32 type, name, content; both padded to 4 bytes.
 */
#include "object.h"

static uint64_t
padded(uint64_t n)
{
	return (n + 3) & ~(uint64_t)3;
}

bool
note_next(struct bytes d, const char *owner, uint32_t type, struct notes *n)
{
	uint64_t off = n->next, length = strlen(owner) + 1;

	while (bytes_hold(d, off, 12)) {
		uint64_t name = le32(d.at + off), size = le32(d.at + off + 4), start = off + 12 + padded(name);

		if (!bytes_hold(d, off + 12, name) || !bytes_hold(d, start, size)) {
			n->fault = true;
			n->at = off;
			return false;
		}
		n->next = start + padded(size);
		if (le32(d.at + off + 8) == type && name == length && memcmp(d.at + off + 12, owner, length) == 0) {
			n->at = start;
			n->content = bytes_part(d, start, size);
			return true;
		}
		off = n->next;
	}
	return false;
}
