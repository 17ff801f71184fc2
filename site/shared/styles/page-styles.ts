import base from './base.css?inline'
import layout from './layout.css?inline'
import modes from './modes.css?inline'
import smallParts from './small-parts.css?inline'
import tokens from './tokens.css?inline'

/*
 * A page gets the rules that can match something in it, found by class: no component names a sheet. So a class means
 * one thing on the whole site (`page-styles.test.ts`), and a rule whose selectors name no class belongs to its sheet.
 */

/** `classes` are those without which it matches nothing. */
type Selector = { text: string; classes: readonly string[] }

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
const className = /\.(-?[a-z][\w-]*)/gi

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
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) {
      selectors.push({ text, classes: Array.from(bare.matchAll(className), ([, name = '']) => name) })
      ;[text, bare] = ['', '']
    } else {
      text += character
      if (depth === 0) bare += character
    }
  }
  return selectors
}

const matches = ({ selectors, rules = [] }: Rule, has: (name: string) => boolean): boolean =>
  selectors.some(({ classes }) => classes.length > 0 && classes.every(has)) || rules.some((rule) => matches(rule, has))

/** Of the rules of a sheet that is needed, the selectors that can match; one that names no class goes with its sheet. */
function keep(rules: readonly Rule[], has: (name: string) => boolean): string {
  return rules
    .map((rule) => {
      if (rule.rules) {
        const kept = keep(rule.rules, has)
        return kept && `${rule.head}{${kept}}`
      }
      if (rule.body === undefined) return rule.css
      const kept = rule.selectors.filter(({ classes }) => classes.every(has)).map(({ text }) => text)
      return kept.length > 0 ? kept.join(',') + rule.body : ''
    })
    .join('')
}

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** A sheet as it is read once. `isWhole`: a page that needs some of it gets all of it. */
type Sheet = { css: string; rules: readonly Rule[]; isWhole: boolean }

export const readSheet = (css: string, isWhole = false): Sheet => ({
  css,
  rules: readRules(withoutComments(css)),
  isWhole,
})

function classesOf(body: string) {
  const found = new Set(Array.from(body.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat())
  return (name: string) => found.has(name)
}

/** What of these sheets can match something in a page. @param body the markup of the page */
export function pickStyles(sheets: readonly Sheet[], body: string): string {
  const has = classesOf(body)
  const used = sheets.filter(({ rules }) => rules.some((rule) => matches(rule, has)))
  return used.map(({ css, rules, isWhole }) => (isWhole ? css : keep(rules, has))).join('')
}

/** What every page stands on, in the order of the cascade. */
const everywhere = [tokens, base, layout, smallParts, modes]
const foundations = everywhere.map((css) => readRules(withoutComments(css)))

const all = import.meta.glob<string>('../../**/*.css', { query: '?inline', import: 'default', eager: true })
/** What several features have stands before what one of them says of it. */
const others = Object.entries(all)
  .filter(([, css]) => !everywhere.includes(css))
  .sort(([one], [other]) => Number(one.includes('/features/')) - Number(other.includes('/features/')))
  // A form that has woken shows errors and notices that the page did not have.
  .map(([path, css]) => readSheet(css, path.endsWith('/forms.css')))

/**
 * The styles of a page.
 * @param body its markup
 * @param more whole sheets, of what a script puts into the page; such a page gets all of what every page stands on
 */
export function toPageStyles(body: string, more?: readonly string[]): string {
  const has = classesOf(body)
  const first = more ? [...everywhere, ...more] : foundations.map((rules) => keep(rules, has))
  return [...first, pickStyles(others, body)].join('')
}
