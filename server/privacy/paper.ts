import { keepingWords } from '../../content/words/keeping.ts'
import { escapeHtml } from '../http/pages.ts'

/** HTML that is safe to print as it stands; only `html` makes it. */
export class SafeHtml {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | SafeHtml | readonly SafeHtml[]

function toText(part: Part): string {
  if (part instanceof SafeHtml) return part.text
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escapeHtml(String(part))
}

/** Puts values into HTML; whatever is not `html` itself is escaped. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): SafeHtml {
  return new SafeHtml(
    strings.map((text, index) => text + (index < parts.length ? toText(parts[index] ?? '') : '')).join(''),
  )
}

/** A plain page that prints well: no script, no font, no picture to wait for. */
const styles = `
:root{color-scheme:light dark;background:light-dark(#fff,#16151b);color:light-dark(#17161c,#f2efe9)}
a{color:light-dark(#1d3fa8,#adc0ff)}
body{font:1rem/1.55 system-ui,sans-serif;max-width:52rem;margin:0 auto;padding:2rem 1.25rem 4rem;overflow-wrap:anywhere}
h1{font-size:1.9rem;line-height:1.2;margin:1.5rem 0 .5rem}
h2{font-size:1.25rem;margin:2.25rem 0 .5rem}
dl{display:grid;grid-template-columns:minmax(9rem,14rem) 1fr;gap:.35rem 1.25rem;margin:0}
dt{font-weight:600}dd{margin:0}
article{border:1px solid;border-radius:.5rem;padding:1rem 1.25rem;margin:1rem 0;break-inside:avoid}
article h3{font-size:1rem;margin:0 0 .75rem}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding:.4rem .75rem .4rem 0;border-bottom:1px solid;vertical-align:top}
code{font:.85rem/1.4 ui-monospace,monospace}
.note{border-inline-start:.3rem solid;padding:.25rem 0 .25rem 1rem;margin:1.5rem 0}
dialog{box-sizing:border-box;width:calc(100% - 2rem);max-width:34rem;padding:1.25rem 1.5rem;border:1px solid;border-radius:.5rem;color:inherit;background:light-dark(#fff,#16151b)}
dialog::backdrop{background:rgb(0 0 0/.55)}
dialog h2{margin-top:0}
.choice{display:flex;flex-wrap:wrap;gap:.75rem}
button{font:inherit;font-weight:600;padding:.6rem 1.2rem;min-height:2.75rem;cursor:pointer}
a,summary{text-underline-offset:.2em}
:focus-visible{outline:3px solid;outline-offset:3px}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}
@media print{:root{color-scheme:light}nav,form{display:none}body{padding:0;max-width:none}a{color:inherit}}
`

/** A whole page in French around `body`. */
export function toPaper(title: string, body: SafeHtml): string {
  const page = html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${new SafeHtml(styles)}</style></head>
<body><nav aria-label="${keepingWords.back}"><a href="/admin">${keepingWords.back}</a></nav>
<main><h1>${title}</h1>${body}</main></body></html>
`
  return page.text
}
