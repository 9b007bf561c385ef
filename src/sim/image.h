/* src/sim/image.h -- an image instruction, taken apart: exec_image.c, exec_sample.c.
 */
#ifndef WB_SIM_IMAGE_H
#define WB_SIM_IMAGE_H

#include "vmem.h"

/* As instructions of gfx10 number them; the types of descriptors follow in the same order from 8 on. */
enum dimension { D1, D2, D3, CUBE, D1_ARRAY, D2_ARRAY, D2_MSAA, D2_MSAA_ARRAY };

/* One component of an address: a register, or half of one. */
struct component {
	uint16_t reg;
	uint8_t part;		/* 0: all of it; 1, 2: its low or high half */
};

/* What stands in the address, in this order, as far as the name says so. */
struct image_address {
	bool has_offset, has_bias, has_compare, has_gradients, has_level, has_clamp, level_zero;
	struct component offset, bias, compare, gradient[6], coordinate[4], level;
	uint32_t ncoordinate, ngradient;	/* gradients of one direction */
};

/* The image that a descriptor describes: rows, slices and samples, one behind the other, then the next level. */
struct image {
	uint64_t base;
	uint32_t width, height, depth, first_level, last_level;
	enum dimension dimension;
	struct wb_element element;
	uint32_t bytes;		/* of an element */
};

struct image_access {
	struct wb_sim_wave *w;
	const struct step *p;
	struct image image;
	struct image_address address;
	uint32_t dmask, data;		/* data: the first register */
	uint32_t sampler;		/* scalar; WB_NONE: there is none */
	struct lines t;
};

/** wb_sim_image_place - the value of a component: a float, or an integer that is 0 if @p is none. */
float wb_sim_component_float(const struct wb_sim_wave *w, struct component p, uint32_t lane);
uint32_t wb_sim_component_word(const struct wb_sim_wave *w, struct component p, uint32_t lane);

struct texel { int64_t x, y, z, sample; uint32_t level; };
/** wb_sim_texel - the components of @at; zeros outside. False: its memory is not there (with tfe), or a fault. */
bool wb_sim_texel(struct image_access *a, uint32_t lane, const struct texel *at, uint32_t v[4]);

exec_fn wb_sim_run_image_sample, wb_sim_run_image_lod;
/** wb_sim_image_begin - takes @p apart; false: it does not fit the image, a fault. */
bool wb_sim_image_begin(struct image_access *a, struct wb_sim_wave *w, const struct step *p);
/** wb_sim_image_warn - that the level of lane @lane was limited (lwe). */
void wb_sim_image_warn(struct image_access *a, uint32_t lane);
/** wb_sim_image_put - the components that dmask selects, to the registers of lane @lane. */
void wb_sim_image_put(struct image_access *a, uint32_t lane, const uint32_t v[4]);

#endif
