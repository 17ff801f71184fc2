import type { HtmlElement } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { isLocale, type Locale } from '../../contract/locales.ts'
import { expectedIn } from '../support/expected-in.ts'
import { attribute, decode, type SitePage, sitePages } from '../support/site-pages.ts'

/** Elements that stand within a line; all others end it. */
const inline = new Set(['a', 'abbr', 'b', 'cite', 'em', 'i', 'span', 'strong', 'small', 'sup', 'sub'])
const silent = new Set(['script', 'style', 'svg', 'template', 'code', 'pre'])
/** Attributes that are read, seen or heard. */
const spoken = ['alt', 'title', 'aria-label', 'placeholder']

type Line = { text: string; locale: Locale }

/**
 * The lines of a page, each in its language. A word of another language becomes a line of its own and leaves
 * a letter behind, so that the spaces around it can be judged.
 */
function readLines(page: SitePage): Line[] {
  const lines: Line[] = []
  const walk = (element: HtmlElement, line: Line): Line => {
    let current = line
    for (const node of element.childNodes) {
      if (node.nodeName === '#text') {
        current.text += decode(node.textContent)
        continue
      }
      const child = node as HtmlElement
      const name = child.nodeName.toLowerCase()
      if (silent.has(name) || name.startsWith('#') || name.startsWith('!')) continue
      for (const key of spoken) {
        if (child.hasAttribute(key)) lines.push({ text: attribute(child, key), locale: current.locale })
      }
      const given = child.getAttributeValue('lang')
      const locale = isLocale(given) ? given : current.locale
      if (!inline.has(name)) {
        lines.push(current)
        lines.push(walk(child, { text: '', locale }))
        current = { text: '', locale: current.locale }
      } else if (locale !== current.locale) {
        lines.push(walk(child, { text: '', locale }))
        current.text += 'x'
      } else {
        current = walk(child, current)
      }
    }
    return current
  }
  const { document, locale } = page
  lines.push(walk(document, { text: '', locale }))
  for (const meta of document.querySelectorAll(
    'meta[name="description"], meta[property="og:image:alt"], meta[name="twitter:image:alt"]',
  )) {
    lines.push({ text: attribute(meta, 'content'), locale })
  }
  for (const block of document.querySelectorAll('script[type="application/ld+json"]')) {
    for (const [, text = ''] of block.textContent.matchAll(/"(?:name|text|description)":"((?:[^"\\]|\\.)*)"/g)) {
      lines.push({ text, locale })
    }
  }
  return lines.map((line) => ({ ...line, text: line.text.replace(/[\t\n]+/g, ' ').trim() })).filter(({ text }) => text)
}

const pages = sitePages.map((page): [string, Line[]] => [page.path, readLines(page)])

/** What a printer would send back, per language. */
const faults: Partial<Record<Locale, [string, RegExp][]>> = {
  fr: [
    ['straight apostrophe', /\p{L}'\p{L}/u],
    ['straight quotes', /"/],
    ['ordinary space before a mark', / [;!?:»]/],
    ['ordinary space after «', /« /],
    ['no space before a mark', /[\p{L}\d)»](?:[;!?](?=\s|$)|»|:(?=\s|$))/u],
    ['no space after «', /«[\p{L}\d]/u],
    ['ordinary space before %, € or within a number', /\d [%€]|\d \d{3}\b/],
    ['quotes of another language', /[“”„]/],
  ],
  de: [
    ['straight apostrophe', /\p{L}'\p{L}/u],
    ['straight quotes', /"/],
    ['space before a mark', /\s[;!?:](?:\s|$)/],
    ['quotes of another language', /[«»]|(?:^|\s)“/],
    ['ordinary space before % or €', /\d [%€]/],
  ],
  en: [
    ['straight apostrophe', /\p{L}'\p{L}/u],
    ['straight quotes', /"/],
    ['space before a mark', /\s[;!?:](?:\s|$)/],
    ['quotes of another language', /[«»„]/],
  ],
}

/** What is left over from making a page, in any language. */
const leftovers: [string, RegExp][] = [
  ['filler', /\blorem\b|\bipsum\b/i],
  ['a note to oneself', /\bTODO\b|\bFIXME\b|\bXXX\b|\bTBD\b/],
  ['a value that was not there', /\bundefined\b|\bNaN\b|\[object |\bnull\b/],
  ['a slot that was not filled', /\{\{?\w+\}?\}/],
  ['a mark that was not read', /\[(?:fr|en|de):|\*\*/],
  ['three dots', /(?<!Envoi en cours|Sending|Wird gesendet|Connexion|Vérification des droits d’accès)\.\.\./],
]

describe.each(pages)('%s', (_file, lines) => {
  test('is set by the rules of its language, and of the language of each foreign word', () => {
    const found = lines.flatMap(({ text, locale }) =>
      expectedIn(faults, locale)
        .filter(([, fault]) => fault.test(text))
        .map(([name]) => `${locale}, ${name}: ${text}`),
    )
    expect(found).toEqual([])
  })

  test('holds nothing left over from making it', () => {
    const found = lines.flatMap(({ text }) =>
      leftovers.filter(([, left]) => left.test(text)).map(([name]) => `${name}: ${text}`),
    )
    expect(found).toEqual([])
  })
})
