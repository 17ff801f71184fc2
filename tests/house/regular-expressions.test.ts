import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createContext, Script } from 'node:vm'
import ts from 'typescript'
import { expect, test } from 'vitest'

/**
 * Every regular expression of the code base against texts of 50 KB that make a careless one go back and forth
 * for minutes.
 */
const root = resolve(import.meta.dirname, '../..')
const length = 50_000
/** No text may keep one busy for longer (milliseconds); a busy machine gets a second and a third look. */
const longest = 100

type Found = { place: string; pattern: string; flags: string }

function collect(file: string): Found[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Found[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push({ place: `${file}:${line + 1}`, pattern: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const files = globSync('{admin,bench,contract,documents,scripts,server,site}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file),
)
const expressions = files.flatMap(collect)

/** Letters that patterns wait for, alone and in pairs; a tail that fits nothing makes every match fail at the end. */
const seeds = [
  'a',
  'A',
  '0',
  'é',
  ' ',
  '\n',
  '\t',
  '.',
  '-',
  '_',
  '/',
  '\\',
  '%',
  '<',
  '>',
  '"',
  "'",
  '@',
  '=',
  '&',
  ';',
  ',',
  '{',
  '}',
  '(',
  '[',
  '*',
  '#',
  '!',
  '\u00a0',
  '\u0000',
  '\ud83d',
]
const pairs = [
  'a.',
  'a-',
  'a@',
  'a ',
  ' a',
  '0.',
  '0,',
  '%2',
  '{{',
  '}}',
  '<a',
  '<!--',
  '">',
  "='",
  '](',
  '**',
  '--',
  '\r\n',
  '\\"',
  ';q=0',
  'a="',
]
const tails = ['', '\u0001', '\n\u0001']

/** Texts made for one pattern: what is literal in it, in the order in which it stands there, again and again. */
function textsFor(pattern: string): string[] {
  const literals = (pattern.match(/[\w<>"'@%/:;,=&#! -]+/g) ?? []).filter((text) => text.length < 40)
  const own = [...new Set([...literals, literals.join(''), ...literals.map((text) => `${text}a`)])].filter(Boolean)
  const starts = ['', ...literals.slice(0, 1)]
  const units = [...seeds, ...pairs, ...own]
  return starts.flatMap((start) =>
    units.flatMap((unit) => tails.map((tail) => start + unit.repeat(Math.ceil(length / unit.length)) + tail)),
  )
}

const context = createContext({ expression: /x/, texts: [''] })
const run = new Script(
  'for (const text of texts) { expression.lastIndex = 0; expression.global ? text.replace(expression, "") : expression.test(text) }',
)

/** Milliseconds that these texts take together; breaks off after three times the limit. */
function time(expression: RegExp, texts: string[]): number {
  Object.assign(context, { expression, texts })
  const began = performance.now()
  try {
    run.runInContext(context, { timeout: 3 * longest })
  } catch {
    return Number.POSITIVE_INFINITY
  }
  return performance.now() - began
}

/** The first text that keeps an expression busy for too long, if there is one. Only where all together do, each is asked. */
function findSlow(expression: RegExp, texts: string[]): string | undefined {
  if (time(expression, texts) <= longest) return undefined
  return texts.find((text) => [1, 2, 3].every(() => time(expression, [text]) > longest))
}

test('there are expressions to be tried', () => {
  expect(expressions.length).toBeGreaterThan(100)
})

test('no expression is slow on any of these texts', () => {
  const slow = new Map<string, string>()
  for (const { place, pattern, flags } of expressions) {
    const expression = new RegExp(pattern, flags)
    const text = findSlow(expression, textsFor(pattern))
    if (text !== undefined) {
      slow.set(
        place,
        `/${pattern}/${flags} on ${JSON.stringify(text.slice(0, 20))} … ${JSON.stringify(text.slice(-4))}`,
      )
    }
  }
  expect(Object.fromEntries(slow)).toEqual({})
}, 240_000)

/** Where expressions are put together while the program runs, from parts that are ours; each was looked at by hand. */
const madeAtRuntime = [
  'contract/forms/email-address.ts',
  'bench/proc.ts',
  'server/http/security-headers.ts',
  'contract/content/french-typography.ts',
]

test('nowhere else is an expression put together while the program runs', () => {
  const makers = files.filter((file) => readFileSync(join(root, file), 'utf8').includes('new RegExp('))
  expect(makers.filter((file) => !madeAtRuntime.includes(file))).toEqual([])
})
