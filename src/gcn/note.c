/* src/gcn/note.c -- flow facts written as comments next to the code:
 *
 *   .LBB0_3:	; wavebound: loop maxcount=16 totalcount=256 mincount=1
 *
 * A fact belongs to the instruction that follows, which must start a block.
 */
#include "gcn.h"

static bool
field(struct line *l, struct wb_annotation *an)
{
	const char *w, *from;
	size_t n;
	uint64_t *to;

	gcn_line_space(l);
	from = l->at;
	n = gcn_line_word(l, &w);
	to = word_is(w, n, "maxcount") ? &an->maxcount :
		word_is(w, n, "totalcount") ? &an->totalcount :
		word_is(w, n, "mincount") ? &an->mincount :
					      NULL;
	if (!to) {
		gcn_line_fail(l, WB_E_GCN_ANNOTATION, from, "expected maxcount=, totalcount= or mincount=");
		return false;
	}
	if (*to != UINT64_MAX) {
		gcn_line_fail(l, WB_E_GCN_ANNOTATION, from, "'%.*s' is given twice", (int)n, w);
		return false;
	}
	if (!gcn_line_take(l, '=') || (gcn_line_space(l), !gcn_line_number(l, to)) || *to == UINT64_MAX ||
		(l->at < l->end && gcn_lex_class[(unsigned char)*l->at] & LEX_WORD)) {
		gcn_line_fail(l, WB_E_GCN_ANNOTATION, l->at, "expected '=' and a number below 2^64 - 1");
		return false;
	}
	return true;
}

static bool
is_ours(const char *at, const char *end)
{
	static const char mark[] = "wavebound:";

	return (size_t)(end - at) >= sizeof(mark) - 1 && memcmp(at, mark, sizeof(mark) - 1) == 0;
}

void
gcn_note_comment(struct line *l, const char *at, const char *end)
{
	struct note note = { .an = { .maxcount = UINT64_MAX, .totalcount = UINT64_MAX, .mincount = UINT64_MAX } };
	const char *w;
	size_t n;

	at += *at == ';' ? 1 : 2;
	while (at < end && (gcn_lex_class[(unsigned char)*at] & LEX_SPACE || *at == ';'))
		at++;
	if (at >= end || *at != 'w' || !is_ours(at, end))
		return;
	note.an.loc = gcn_line_loc(l, at);
	l->at = at + 10;
	n = gcn_line_word(l, &w);
	if (!word_is(w, n, "loop")) {
		gcn_line_fail(l, WB_E_GCN_ANNOTATION, w, "expected 'loop'");
		return;
	}
	while (gcn_line_space(l), l->at < l->end)
		if (!field(l, &note.an))
			return;
	if (note.an.maxcount == UINT64_MAX && note.an.totalcount == UINT64_MAX && note.an.mincount == UINT64_MAX) {
		gcn_line_fail(l, WB_E_GCN_ANNOTATION, l->at,
			"the annotation is empty: give maxcount=N, totalcount=N or mincount=N");
		return;
	}
	if (note.an.mincount != UINT64_MAX && note.an.maxcount != UINT64_MAX && note.an.mincount > note.an.maxcount) {
		gcn_line_fail(l, WB_E_GCN_ANNOTATION, note.an.loc.col ? at : l->at, "mincount is larger than maxcount");
		return;
	}
	note.inst = l->u->sec->inst.n;
	WB_PUSH(l->u->cx->tmp, &l->u->sec->note, note);
}
