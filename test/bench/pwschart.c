/* test/bench/pwschart.c -- curves as SVG: reduction of a bound in percent, one curve for each S.
 *
 *	pwschart TITLE XLABEL < "X S PERCENT" lines > chart.svg
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 1000
#define LEFT 60
#define TOP 40
#define WIDTH 420
#define HEIGHT 260

static struct point {
	double x, y;
	int S;
} point[MOST];
static int npoint;

static void
text(double x, double y, const char *anchor, const char *s)
{
	printf("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">", x, y, anchor);
	for (; *s; s++)
		if (*s == '<' || *s == '&')
			printf("&#%d;", *s);
		else
			putchar(*s);
	printf("</text>\n");
}

/* Distinct x in order of appearance stand at equal distances. */
static int
place(double x, double *seen, int *n)
{
	for (int k = 0; k < *n; k++)
		if (seen[k] == x)
			return k;
	seen[*n] = x;
	return (*n)++;
}

int
main(int argc, char **argv)
{
	static const char *const colour[] = { "#1a73e8", "#e8710a", "#188038", "#9334e6", "#d93025" };
	double seen[MOST], low = 0, high = 100;
	char label[64];
	int n = 0, curve = 0;

	while (npoint < MOST && scanf("%lf %d %lf", &point[npoint].x, &point[npoint].S, &point[npoint].y) == 3) {
		place(point[npoint].x, seen, &n);
		while (point[npoint].y < low)
			low -= 20;
		npoint++;
	}
	if (!npoint || n < 2)
		return 1;
	printf("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" "
	       "height=\"%d\" font-family=\"sans-serif\" font-size=\"12\">\n",
		LEFT + WIDTH + 90, TOP + HEIGHT + 60);
	printf("<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>\n");
	text(LEFT + WIDTH / 2.0, 22, "middle", argc > 1 ? argv[1] : "");
	text(LEFT + WIDTH / 2.0, TOP + HEIGHT + 45, "middle", argc > 2 ? argv[2] : "");
	for (double y = low; y <= high; y += 20) {
		double at = TOP + HEIGHT * (high - y) / (high - low);

		printf("<line x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>\n", LEFT, LEFT + WIDTH, at,
			at, y == 0 ? "#5f6368" : "#dadce0");
		snprintf(label, sizeof(label), "%.0f %%", y);
		text(LEFT - 6, at + 4, "end", label);
	}
	for (int k = 0; k < n; k++) {
		snprintf(label, sizeof(label), "%g", seen[k]);
		text(LEFT + (double)WIDTH * k / (n - 1), TOP + HEIGHT + 20, "middle", label);
	}
	for (int S = 0; S < 64; S++) {
		int first = -1;

		for (int k = 0; k < npoint; k++) {
			if (point[k].S != S)
				continue;
			printf(first < 0 ? "<polyline fill=\"none\" stroke=\"%s\" stroke-width=\"2\" points=\"" : "",
				colour[curve % 5]);
			printf("%.1f,%.1f ", LEFT + (double)WIDTH * place(point[k].x, seen, &n) / (n - 1),
				TOP + HEIGHT * (high - point[k].y) / (high - low));
			first = k;
		}
		if (first < 0)
			continue;
		printf("\"/>\n<g fill=\"%s\">", colour[curve % 5]);
		snprintf(label, sizeof(label), "S = %d", S);
		text(LEFT + WIDTH + 8, TOP + HEIGHT * (high - point[first].y) / (high - low) + 4, "start", label);
		printf("</g>\n");
		curve++;
	}
	printf("</svg>\n");
	return 0;
}
