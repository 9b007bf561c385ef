/* test/lib/elfgen.h -- writes small AMDGPU ELF files, right or wrong on purpose. */
#ifndef WAVEBOUND_TEST_ELFGEN_H
#define WAVEBOUND_TEST_ELFGEN_H

#include "wavebound/base.h"

struct elfgen_section {
	const char *name;
	uint32_t type;
	uint64_t flags, addr;
	const void *data;
	size_t n;
	uint32_t link, info;
	uint64_t entsize;
	uint64_t claim;		/* size in the header; 0: that of the data */
};
struct elfgen_symbol {
	const char *name;
	uint64_t value, size;
	uint8_t type;		/* 1 object, 2 function */
	uint16_t section;
};
struct elfgen {
	uint16_t type;		/* 1 relocatable, 3 shared object */
	uint16_t machine;
	uint8_t os_abi, abi_version;
	uint32_t flags;
	struct wb_arena *arena;
	struct elfgen_section *section;	/* numbered from 1; the symbol table comes after them, then strings */
	uint32_t nsection, capsection;
	struct elfgen_symbol *symbol;	/* numbered from 1 */
	uint32_t nsymbol, capsymbol;
};

/** elfgen_new - a gfx900 code object, version 4, without content; in @a. */
struct elfgen elfgen_new(struct wb_arena *a, uint16_t type);
/** elfgen_section, elfgen_symbol - append; return the number. */
uint32_t elfgen_section(struct elfgen *g, struct elfgen_section s);
uint32_t elfgen_symbol(
	struct elfgen *g, const char *name, uint8_t type, uint32_t section, uint64_t value, uint64_t size);
/** elfgen_write - the file. The section header of section k stands at *@headers + 64 * k. */
uint8_t *elfgen_write(const struct elfgen *g, size_t *n, size_t *headers);
/** elfgen_put - stores @v little-endian in @width bytes. */
void elfgen_put(uint8_t *p, uint64_t v, uint32_t width);

#endif
