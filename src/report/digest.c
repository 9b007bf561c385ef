/* src/report/digest.c -- SHA-256 of files a report depends on. Only this file uses nettle, which needs no heap. */
#include <nettle/sha2.h>

#include "private.h"

const char *
wb_digest(const void *data, size_t bytes, char text[WB_DIGEST_TEXT])
{
	static const char hex[] = "0123456789abcdef";
	uint8_t sum[SHA256_DIGEST_SIZE];
	struct sha256_ctx h;

	sha256_init(&h);
	sha256_update(&h, bytes, data);
	sha256_digest(&h, sizeof(sum), sum);
	for (size_t k = 0; k < sizeof(sum); k++) {
		text[2 * k] = hex[sum[k] >> 4];
		text[2 * k + 1] = hex[sum[k] & 15];
	}
	text[2 * sizeof(sum)] = '\0';
	return text;
}
