import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { transform } from 'lightningcss'

/** Its page is empty until its script has run: nothing can be said about what it uses. */
const unknowable = 'admin.html'

/** Where the parts of a page that come later are written: notices, errors, the woken form. */
const laterParts = ['site/{forms,ui}/*.tsx', 'site/illustration/Icon.tsx']

/** A page that gets such parts has an island, or a place where the server puts a notice. */
const hasLaterParts = /data-island|<!--notice-->/

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Names of a stylesheet that nothing bears: classes and ids, keyframes, custom properties. */
function findUnused(css: string, borne: Set<string>): string[] {
  const animations = new Set(namesIn(css, /animation(?:-name)?:([^;}]+)/g).flatMap((value) => value.split(/[\s,]+/)))
  const read = new Set(namesIn(css, /var\((--[\w-]+)/g))
  const unused = [
    ...namesIn(css, /[.#]([a-z_][\w-]*)/gi).filter((name) => !borne.has(name) && !animations.has(name)),
    ...namesIn(css, /@keyframes ([\w-]+)/g).filter((name) => !borne.has(name) && !animations.has(name)),
    ...namesIn(css, /[{;](--[\w-]+):/g).filter((name) => !read.has(name)),
  ]
  return [...new Set(unused)]
}

/** Takes rules out until nothing is left that only a removed rule made use of. */
function trim(css: string, borne: Set<string>): string {
  const unusedSymbols = findUnused(css, borne)
  const options = { filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }
  const trimmed = transform(options).code.toString()
  return trimmed.length < css.length ? trim(trimmed, borne) : css
}

/** The page with what stands in each `<style>` put through `change`. */
function replaceStyles(html: string, change: (css: string) => string): string {
  const [before = '', ...parts] = html.split('<style')
  const changed = parts.map((part) => {
    const start = part.indexOf('>') + 1
    const end = part.indexOf('</style>')
    return `<style${part.slice(0, start)}${change(part.slice(start, end))}${part.slice(end)}`
  })
  return before + changed.join('')
}

/**
 * Takes out of the styles within each built page what this page can never use: a section's stylesheet is written for
 * every page that has the section, and the document should fit into the first round trip.
 */
export function trimStyles(root: string, site: string): void {
  const sources = globSync(laterParts, { cwd: root }).filter((path) => !/\.test\.tsx$/.test(path))
  const later = sources.flatMap((path) => namesIn(readFileSync(join(root, path), 'utf8'), /([a-z][\w-]*)/gi))
  for (const path of globSync('**/*.html', { cwd: site })) {
    if (basename(path) === unknowable) continue
    const file = join(site, path)
    const html = readFileSync(file, 'utf8')
    const borne = new Set([
      ...namesIn(html, /\s(?:class|id)="([^"]*)"/g).flatMap((value) => value.split(/\s+/)),
      ...(hasLaterParts.test(html) ? later : []),
    ])
    const trimmed = replaceStyles(html, (css) => trim(css, borne))
    writeFileSync(file, trimmed)
  }
}
