import { describe, expect, test } from 'vitest'
import { isLocale, type Locale } from '../../contract/locales.ts'
import { expectedIn } from '../support/expected-in.ts'
import { decode, graphOf, metaOf, type SitePage, sitePages } from '../support/site-pages.ts'

/** What ends no line, what is not read, and attributes that are read, seen or heard. */
const withinLine = /<\/?(?:a|abbr|b|cite|em|i|span|strong|small|sup|sub)\b[^>]*>/g
const silent = /<(script|style|svg|template|code|pre)\b[^>]*>[\s\S]*?<\/\1>/g
const spoken = /\s(?:alt|title|aria-label|placeholder)="([^"]*)"/g
const foreign = /<(\w+)\b[^>]*\slang="(\w\w)"[^>]*>((?:(?!<\1\b)[\s\S])*?)<\/\1>/

type Line = { text: string; locale: Locale }

/**
 * The lines of a part of a page, each in its language. What is of another language becomes lines of its own and leaves a
 * letter behind, so that the spaces around it can be judged.
 */
function readLines(html: string, locale: Locale): Line[] {
  const within = foreign.exec(html)
  if (within) {
    const [whole, tag = '', given, inner = ''] = within
    const isInline = withinLine.test(`<${tag}>`)
    withinLine.lastIndex = 0
    const lines = readLines(
      `<p${whole.slice(whole.indexOf(' '), whole.indexOf('>')).replace(/\slang="\w+"/, '')}>${inner}`,
      isLocale(given) ? given : locale,
    )
    return [...lines, ...readLines(html.replace(whole, isInline ? 'x' : '<p>'), locale)]
  }
  const attributes = [...html.matchAll(spoken)].map(([, text = '']) => text)
  return [...attributes, ...html.replace(withinLine, '').split(/<[^>]*>/)]
    .map((text) => ({
      text: decode(text)
        .replace(/[\t\n]+/g, ' ')
        .trim(),
      locale,
    }))
    .filter(({ text }) => text !== '')
}

function linesOf(page: SitePage): Line[] {
  const body = page.html.slice(page.html.indexOf('<body')).replace(silent, '')
  const said = ['description', 'og:image:alt', 'twitter:image:alt'].map((name) => metaOf(page, name))
  const told = [...JSON.stringify(graphOf(page)).matchAll(/"(?:name|text|description)":"((?:[^"\\]|\\.)*)"/g)]
  const titles = page.document.querySelectorAll('title').map(({ textContent }) => decode(textContent))
  const ofHead = [...titles, ...said, ...told.map(([, text = '']) => text)].map((text) => ({
    text,
    locale: page.locale,
  }))
  return [...ofHead, ...readLines(body, page.locale)]
}

const pages = sitePages.map((page): [string, Line[]] => [page.path, linesOf(page)])

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
