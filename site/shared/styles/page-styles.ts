import base from './base.css?inline'
import layout from './layout.css?inline'
import modes from './modes.css?inline'
import smallParts from './small-parts.css?inline'
import tokens from './tokens.css?inline'

/*
 * A page gets the rules that can match something in it, found by class and element: no component names a sheet. So a
 * class means one thing on the whole site (`page-styles.test.ts`), and a rule whose selectors name no class belongs to
 * its sheet.
 */

/** `names` are the classes (`.card`) and elements (`table`) without which it matches nothing. */
type Selector = { text: string; names: readonly string[] }

/** A rule, or a block such as `@layer` and `@media` with the rules in it. */
type Rule = {
  css: string
  /** Of a rule, between its braces. */
  body?: string
  selectors: readonly Selector[]
  /** Of a block: what stands before its brace. */
  head?: string
  rules?: readonly Rule[]
}

const isBlock = /^@(?:layer|media|supports|container)\b/
/** Of a selector whose brackets are empty: what stands in them, and states, may come to be. */
const namePattern = /\.[a-z][\w-]*|(?<![\w.:#-])[a-z][\w-]*/gi

/** Where the brace that opens at `open` closes. */
function endOf(css: string, open: number): number {
  let depth = 0
  for (let index = open; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1
    else if (css[index] === '}' && --depth === 0) return index + 1
  }
  return css.length
}

function readRules(css: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  while (start < css.length) {
    const open = css.indexOf('{', start)
    if (open < 0) break
    // `@layer base, part;` has no braces.
    const statement = css.slice(start, open).lastIndexOf(';') + 1
    if (statement > 0) rules.push({ css: css.slice(start, start + statement), selectors: [] })
    start += statement
    const end = endOf(css, open)
    const head = css.slice(start, open).trim()
    const rule = { css: css.slice(start, end), selectors: [] }
    if (isBlock.test(head)) rules.push({ ...rule, head, rules: readRules(css.slice(open + 1, end - 1)) })
    else if (head.startsWith('@')) rules.push(rule)
    else rules.push({ ...rule, body: css.slice(open, end), selectors: readSelectors(head) })
    start = end
  }
  return rules
}

/** The selectors of a list: commas within brackets part none. */
function readSelectors(head: string): Selector[] {
  let [depth, text, bare] = [0, '', '']
  const selectors: Selector[] = []
  for (const character of `${head},`) {
    if ('(['.includes(character)) depth += 1
    if (')]'.includes(character)) depth -= 1
    if (character === ',' && depth === 0) {
      selectors.push({ text, names: bare.match(namePattern) ?? [] })
      ;[text, bare] = ['', '']
    } else {
      text += character
      if (depth === 0) bare += character
    }
  }
  return selectors
}

/** What a page has: its classes and elements, and all that its markup says. */
type Markup = { has: (name: string) => boolean; text: string }

const matches = ({ selectors, rules = [] }: Rule, has: Markup['has']): boolean =>
  selectors.some(({ names }) => names.some((name) => name.startsWith('.')) && names.every(has)) ||
  rules.some((rule) => matches(rule, has))

/** A face for one letter goes to pages that have it. */
function isForOther(face: string, { text }: Markup): boolean {
  const code = /unicode-range:U\+([\dA-F]+)\b/i.exec(face)?.[1]
  return code !== undefined && !text.includes(String.fromCodePoint(Number.parseInt(code, 16)))
}

/** Of the rules of a sheet that is needed, the selectors that can match; one that names no class goes with its sheet. */
function keep(rules: readonly Rule[], markup: Markup): string {
  return rules
    .map((rule) => {
      if (rule.rules) {
        const kept = keep(rule.rules, markup)
        return kept && `${rule.head}{${kept}}`
      }
      if (rule.body === undefined) return isForOther(rule.css, markup) ? '' : rule.css
      const kept = rule.selectors.filter(({ names }) => names.every(markup.has)).map(({ text }) => text)
      return kept.length > 0 ? kept.join(',') + rule.body : ''
    })
    .join('')
}

/** A sheet as it is read once. `isFirst`: every page stands on it; `isWhole`: a page that needs some of it gets all of it. */
type Sheet = { rules: readonly Rule[]; isFirst?: boolean; isWhole?: boolean }

export const readSheet = (css: string, kind: Omit<Sheet, 'rules'> = {}): Sheet => ({
  // The minifier leaves the spaces within values that have a name.
  rules: readRules(css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(', ', ',')),
  ...kind,
})

function readMarkup(text: string): Markup {
  const classes = Array.from(text.matchAll(/ class="([^"]+)"/g), ([, names = '']) => `.${names.replaceAll(' ', ' .')}`)
  const elements = Array.from(text.matchAll(/<([a-z]\w*)/g), ([, name = '']) => name)
  const found = new Set(['html', ...elements, ...classes.flatMap((names) => names.split(' '))])
  return { has: (name) => found.has(name), text }
}

/** What of these sheets can match something in a page, each layer in one block. @param body the markup of the page */
export function pickStyles(sheets: readonly Sheet[], body: string): string {
  const markup = readMarkup(body)
  const blocks = new Map<string, string>()
  for (const { rules, isFirst, isWhole } of sheets) {
    if (!isFirst && !rules.some((rule) => matches(rule, markup.has))) continue
    for (const rule of rules) {
      const css = keep(rule.rules ?? [rule], isWhole ? { ...markup, has: () => true } : markup)
      const head = rule.head ?? ''
      if (css) blocks.set(head, (blocks.get(head) ?? '') + css)
    }
  }
  return Array.from(blocks, ([head, css]) => (head ? `${head}{${css}}` : css)).join('')
}

/** Without the values that neither the styles nor the drawings of a page read, those that only such values read, and rules left empty. */
export function withoutUnread(css: string, body: string): string {
  const read = new Set(Array.from((css + body).matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
  const rest = css
    .replaceAll(/(?<=[{;}])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (whole, name) => (read.has(name) ? whole : ''))
    // From the end of what stands before: a search from each letter takes a quarter of the time of rendering.
    .replaceAll(/(?<![^{};])[^{};]*\{\}/g, '')
  return rest === css ? css : withoutUnread(rest, body)
}

/** Styles and markup with names of values that are as short as can be: each page travels 250 bytes lighter. */
export function shortenNames(css: string, body: string): [string, string] {
  const short = new Map<string, string>()
  const shorten = (name: string) => {
    if (!short.has(name)) short.set(name, `--${short.size.toString(36)}`)
    return short.get(name) ?? name
  }
  return [css.replaceAll(/(?<![\w-])--[\w-]+/g, shorten), body.replaceAll(/(?<="[^"<>]*var\()--[\w-]+/g, shorten)]
}

/** What every page stands on, in the order of the cascade. */
const everywhere = [tokens, base, layout, smallParts, modes]
const foundations = everywhere.map((css) => readSheet(css, { isFirst: true }))

const all = import.meta.glob<string>('../../**/*.css', { query: '?inline', import: 'default', eager: true })
/** What several features have stands before what one of them says of it. */
const others = Object.entries(all)
  .filter(([, css]) => !everywhere.includes(css))
  .sort(([one], [other]) => Number(one.includes('/features/')) - Number(other.includes('/features/')))
  // A form that has woken shows errors and notices that the page did not have.
  .map(([path, css]) => readSheet(css, { isWhole: path.endsWith('/notices.css') }))

/**
 * The styles of a page, and its markup, which reads their values.
 * @param more whole sheets, of what a script puts into the page; such a page gets all of what every page stands on
 */
export function toPageStyles(body: string, className: string, more?: readonly string[]): [string, string] {
  const markup = `<body class="${className}">${body}`
  if (more) return [[...everywhere, ...more, pickStyles(others, markup)].join(''), body]
  return shortenNames(withoutUnread(pickStyles([...foundations, ...others], markup), markup), body)
}
