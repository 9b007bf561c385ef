/* Dynamic programming: edit distance of a pattern of up to 64 characters to many
 * words, one word per work-item, one row of the table kept in private memory. */
#define LONGEST 64

__kernel void edit_distance_row(__global const uchar *word, __global const uchar *pattern, __global uint *distance,
				uint word_length, uint pattern_length)
{
	uint row[LONGEST + 1];
	uint w = get_global_id(0);

	for (uint j = 0; j <= LONGEST; j++)
		row[j] = j;
#pragma unroll 1
	for (uint i = 1; i <= word_length; i++) {
		uint diagonal = row[0];
		uchar c = word[w * word_length + i - 1];

		row[0] = i;
#pragma unroll 1
		for (uint j = 1; j <= pattern_length; j++) {
			uint substitute = diagonal + (c != pattern[j - 1]);

			diagonal = row[j];
			row[j] = min(substitute, min(row[j - 1], row[j]) + 1);
		}
	}
	distance[w] = row[pattern_length];
}
