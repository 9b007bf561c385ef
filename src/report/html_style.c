/* src/report/html_style.c -- the style sheet of the page: light and dark, for screens, phones and paper. */
#include "html.h"

const char wb_html_style[] =
	/* colours; s0.. of the shares of a lone wave's time; safe, open and run of the bars of bounds, estimates and
	 * runs */
	":root{color-scheme:light dark}"
	":root{--ink:#202124;--paper:#fff;--line:#dadce0;--soft:#f5f6f7;--dim:#5f6368;--bad:#b3261e;--good:#146c2e;"
	"--link:#0b57d0;--bar:#3b7ddd}"
	"@media(prefers-color-scheme:dark){:root{--ink:#e8eaed;--paper:#202124;--line:#4a4d51;--soft:#2b2c2f;"
	"--dim:#9aa0a6;--bad:#f28b82;--good:#81c995;--link:#8ab4f8;--bar:#669df6}}"
	".s0{background:#3b7ddd}.s1{background:#e8710a}.s2{background:#9334e6}.s3{background:#12a594}"
	".s4{background:#9aa0a6}"
	".safe{background:var(--bar)}.open{background:var(--dim)}.run{background:#12a594}"
	".no{color:var(--bad)}.ok{color:var(--good)}"
	/* text */
	"body{font:15px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:90rem;margin:2rem "
	"auto;padding:0 1rem}"
	"h1,h2{overflow-wrap:anywhere}h1{font-size:1.4rem}h2{font-size:1.3rem;border-top:1px solid var(--line);"
	"padding-top:1rem;margin-top:2rem}h3{font-size:1.05rem;margin:1.6rem 0 .4rem}"
	"a{color:var(--link);text-decoration:none}a:hover{text-decoration:underline}"
	"nav a{display:inline-block;margin:.2rem .9rem .2rem 0}"
	"code,pre,td.c{font-family:ui-monospace,monospace;font-size:.9em}ul{margin:0;padding-left:1.1rem}pre{margin:0;"
	"white-space:pre-wrap;overflow-wrap:anywhere}"
	/* summary */
	".cards{display:flex;flex-wrap:wrap;gap:1rem;margin:1rem 0}.card{flex:1 1 14rem;border:1px solid "
	"var(--line);border-radius:.5rem;padding:.8rem 1rem;background:var(--soft)}.card.wide{flex:2 1 24rem}.card "
	"p{margin:0}"
	".big{display:block;font-size:2rem;line-height:1.2;font-weight:600;font-variant-numeric:tabular-nums}"
	".stack{display:flex;height:1rem;margin:.4rem 0;border-radius:.25rem;overflow:hidden}.stack i{display:block}"
	".shares span{display:inline-block;margin-right:1rem}.shares i{display:inline-block;width:.7rem;height:.7rem;"
	"border-radius:.15rem;margin-right:.35rem}"
	/* tables */
	".scroll{overflow-x:auto}table{border-collapse:collapse}th,td{padding:.2rem .9rem .2rem "
	"0;text-align:left;vertical-align:top}"
	"th{font-weight:600;border-bottom:1px solid "
	"var(--line)}td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}"
	"tr[class^=h]>td:first-child{padding-left:.4rem}"
	".bounds{width:100%}.bounds td:first-child{white-space:nowrap}.best td:first-child,.best td.n{font-weight:600}"
	".index th,.index td:not(:last-child){white-space:nowrap}.index td:nth-child(10){min-width:12rem}"
	"td.bar{width:22%;min-width:6rem}td.bar i{display:block;height:.8rem;margin-top:.3rem;border-radius:.2rem}"
	/* graph, source and machine code */
	"figure{margin:1rem 0;overflow:auto;border:1px solid var(--line);border-radius:.5rem;background:#fff}"
	"svg{max-width:none}"
	/* Graphviz draws for white paper: in the dark, light and dark change places, and hues stay */
	"@media screen and (prefers-color-scheme:dark){figure{background:var(--paper)}"
	"figure>svg{filter:invert(.87) hue-rotate(180deg)}}"
	"details>summary{cursor:pointer}details.part>summary{font-weight:600;margin:1.2rem 0 .3rem}"
	".code{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:1rem}.pane{max-height:80vh;overflow:"
	"auto;border:1px solid var(--line);border-radius:.5rem}"
	".pane table{width:100%}.pane td{padding:0 .5rem;line-height:1.4}.pane td.n{width:1%;min-width:2.5rem}.pane "
	"td.t{white-space:pre;tab-size:4;font-family:ui-monospace,monospace;font-size:.85em}"
	".pane details>summary{padding:.1rem .5rem;position:sticky;top:0}.pane "
	"details>summary.h0{background:var(--soft)}.path>summary{border-left:.35rem solid #d93025}"
	":target{outline:2px solid var(--link)}"
	".legend span{display:inline-block;padding:0 .5rem;color:#202124}"
	/* heat, from few cycles to most */
	".h1{background:#fff7e0}.h2{background:#ffefc2}.h3{background:#ffe3a3}.h4{background:#ffd285}.h5{background:#"
	"ffbf6b}"
	".h6{background:#ffa856}.h7{background:#ff8f48}.h8{background:#fb7440}.h9{background:#f2573a}"
	".h1,.h2,.h3,.h4,.h5,.h6,.h7,.h8,.h9{color:#202124}.h1 a,.h2 a,.h3 a,.h4 a,.h5 a,.h6 a,.h7 a,.h8 a,.h9 "
	"a{color:#0842a0}.h7 a,.h8 a,.h9 a{color:#202124;text-decoration:underline}"
	/* phones */
	"@media(max-width:60rem){body{margin:1rem auto}.code{grid-template-columns:minmax(0,1fr)}}"
	"@media(max-width:40rem){.bounds tr{display:flex;flex-wrap:wrap;border-bottom:1px solid "
	"var(--line);padding:.3rem 0}"
	".bounds th{border:0}.bounds td.bar,.bounds td:last-child{width:100%;padding-right:0}}";

const char wb_html_style_more[] =
	/* what stays in sight */
	"div.bar{position:sticky;top:0;z-index:1;background:var(--paper);border-bottom:1px solid var(--line);"
	"padding:.4rem 0;display:flex;flex-wrap:wrap;gap:.2rem 2rem}.bar details{max-height:60vh;overflow:auto}"
	".bar details details{padding-left:1rem}.bar a{margin-right:.9rem}.bar input{width:16rem;max-width:60vw}"
	".hit{outline:2px solid var(--link)}h2,h3,tr,[id]{scroll-margin-top:4rem}"
	/* on paper all is there: nothing scrolls, is cut off or stays folded; colours are those of a light page */
	"@media print{:root{--ink:#202124;--paper:#fff;--line:#dadce0;--soft:#f5f6f7;--dim:#5f6368;--bad:#b3261e;"
	"--good:#146c2e;--link:#0b57d0;--bar:#3b7ddd}"
	"*{print-color-adjust:exact}body{max-width:none;margin:0;padding:0;font-size:11px}nav,div.bar{display:none}"
	".pane,.scroll,figure{max-height:none;overflow:visible}.code{display:block}.pane{margin:0 0 1rem}"
	"code,td.c,.pane td.t{white-space:pre-wrap;overflow-wrap:anywhere}.pane details>summary{position:static}"
	"::details-content{content-visibility:visible;block-size:auto}"
	"figure>svg{display:block;max-width:100%;max-height:24cm;width:auto;height:auto}"
	"@page broad{size:landscape}.broad{page:broad}.broad>svg{max-height:16cm}"
	"h2,h3,summary,tr:has(th){break-after:avoid}tr,.card,figure{break-inside:avoid}}";
