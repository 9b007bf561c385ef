/* src/sim/image.h -- a decoded image instruction; for exec_image.c and exec_sample.c.
 */
#ifndef WB_SIM_IMAGE_H
#define WB_SIM_IMAGE_H

#include "vmem.h"

/* Numbered as in instructions of gfx10. The types of descriptors have the same order, from 8 on. */
enum dimension { D1, D2, D3, CUBE, D1_ARRAY, D2_ARRAY, D2_MSAA, D2_MSAA_ARRAY };

/* One component of an address: a register, or half of one. */
struct component {
	uint16_t reg;
	uint8_t part;		/* 0: the whole register; 1, 2: its low or high half */
};

/* The components of an address, in this order. The name of the instruction says which of them it has. */
struct image_address {
	bool has_offset, has_bias, has_compare, has_gradients, has_level, has_clamp, level_zero;
	struct component offset, bias, compare, gradient[6], coordinate[4], level;
	uint32_t ncoordinate, ngradient;	/* gradients of one direction */
};

/* The fields of an image descriptor that are used; the layout is in the head of exec_image.c. */
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

/** wb_sim_component_float, wb_sim_component_word - the value of component @p as a float, or as an integer. */
float wb_sim_component_float(const struct wb_sim_wave *w, struct component p, uint32_t lane);
uint32_t wb_sim_component_word(const struct wb_sim_wave *w, struct component p, uint32_t lane);

struct texel { int64_t x, y, z, sample; uint32_t level; };
/** wb_sim_texel - the components of texel @at; zeros outside of the image. False: its memory is not mapped (with tfe),
 * or a fault. */
bool wb_sim_texel(struct image_access *a, uint32_t lane, const struct texel *at, uint32_t v[4]);

exec_fn wb_sim_run_image_sample, wb_sim_run_image_lod;
/** wb_sim_image_begin - decodes @p to @a; false: it does not fit the image, a fault. */
bool wb_sim_image_begin(struct image_access *a, struct wb_sim_wave *w, const struct step *p);
/** wb_sim_image_warn - with lwe, reports in a register of lane @lane that its level was limited. */
void wb_sim_image_warn(struct image_access *a, uint32_t lane);
/** wb_sim_image_put - writes the components that dmask selects to the registers of lane @lane. */
void wb_sim_image_put(struct image_access *a, uint32_t lane, const uint32_t v[4]);

#endif
