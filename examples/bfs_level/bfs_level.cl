/* One level of breadth-first search: each vertex of the frontier marks the
 * neighbours that nobody has reached. The degree of a vertex is data: the loop
 * needs a fact (here: no vertex has more than 32 neighbours). */
__kernel void bfs_level(__global const uint *first_edge, __global const uint *head, __global uint *level,
			__global uint *changed, uint depth, uint vertices)
{
	uint v = get_global_id(0);

	if (v >= vertices || level[v] != depth)
		return;
	for (uint e = first_edge[v]; e < first_edge[v + 1]; e++) {
		uint to = head[e];

		if (level[to] == 0xffffffffu) {
			level[to] = depth + 1;
			*changed = 1;
		}
	}
}
