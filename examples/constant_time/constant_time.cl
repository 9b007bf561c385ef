/* Substitution by a table of 64 entries, as ciphers have it. Which lines a look-up touches, and so how long it takes, depends on the secret. */
__kernel void
lookup(__global const uint *table, __global const uint *secret, __global uint *out)
{
	uint i = get_global_id(0);

	out[i] = table[secret[i] & 63];
}

/* The same without a trace in time: every entry is read, one is kept. */
__kernel void
masked(__global const uint *table, __global const uint *secret, __global uint *out)
{
	uint i = get_global_id(0), at = secret[i] & 63, found = 0;

	for (uint k = 0; k < 64; k++)
		found |= table[k] & (0 - (uint)(k == at));
	out[i] = found;
}
