/* src/report/html_find.c -- the bar of a page, which stays in sight: a search box, and the contents, which fold.
 *
 * The search is the only script of the page. It reads what the page shows and changes no more than which parts are
 * unfolded and marked; nothing of the input is in it. Without scripts the box is not there.
 */
#include "html.h"

void
wb_html_find(struct wb_out *o)
{
	wb_puts(o,
		"<label id=\"find\" hidden=\"hidden\">Search <input type=\"search\" placeholder=\"/\"/> "
		"<output></output></label>\n");
}

/* Rows and headings hold what is searched for. Enter goes to the next one, with shift to the one before; a folded part
 * opens. "/" leads to the box. */
static const char script[] =
	"<script>/*<![CDATA[*/(function(){\n"
	"const label=document.getElementById('find'),box=label.querySelector('input'),\n"
	"said=label.querySelector('output');\n"
	"let hits=[],at=-1;\n"
	"const mark=on=>hits[at]&&hits[at].classList.toggle('hit',on);\n"
	"const find=()=>{const t=box.value.trim().toLowerCase();mark(false);at=-1;\n"
	"hits=t.length<2?[]:[...document.querySelectorAll('h2,h3,summary,tr,li,p')].filter(e=>\n"
	"!e.closest('.bar')&&e.textContent.toLowerCase().includes(t));\n"
	"said.value=t.length<2?'':hits.length+(hits.length===1?' place':' places')};\n"
	"const go=by=>{if(!hits.length)return;mark(false);at=(at+by+hits.length+(at<0&&by<0))%hits.length;mark(true);\n"
	"for(let e=hits[at];e;e=e.parentElement)if(e.tagName==='DETAILS')e.open=true;\n"
	"hits[at].scrollIntoView({block:'center'});said.value=(at+1)+' of '+hits.length};\n"
	"box.addEventListener('input',find);\n"
	"box.addEventListener('keydown',e=>{if(e.key==='Enter'){e.preventDefault();go(e.shiftKey?-1:1)}});\n"
	"document.addEventListener('keydown',e=>{if(e.key==='/'&&document.activeElement!==box){\n"
	"e.preventDefault();box.focus()}});\n"
	"label.hidden=false})()/*]]>*/</script>\n";

void
wb_html_find_script(struct wb_out *o)
{
	wb_puts(o, script);
}
