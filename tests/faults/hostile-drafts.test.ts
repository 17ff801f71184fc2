import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Checked, type ContentsList, contentLimits, contentsApi } from '../../contract/api/admin-contents.ts'
import { aText } from '../support/hostile-values.ts'
import { anOwnerApp } from '../support/owner-app.ts'
import { times } from '../support/scale.ts'
import { startOnce } from '../support/start.ts'

/** A draft that spoils a file, in so many ways, and its text, made from that of the file. */
type HostileDraft = { path: string; spoil: (text: string) => string }

const paths = [
  ...['articles/fr/sie-ou-du/article.md', 'articles/de/zahlungsarten-frankreich/article.md'],
  ...['offers.yaml', 'settings.yaml', 'redirects.yaml', 'wordmarks.yaml', 'blog/shared.yaml', 'blog/fr.yaml'],
  ...['messages/fr.yaml', 'pages/home/de.yaml', 'pages/privacy/fr.yaml', 'checklist/fr.yaml'],
] as const

/** What YAML, Markdown, or those who read them, make more of than a text: whole signs, signs before a space, characters. */
const whole = `*Important* **gras** &a [*a,*a] !!js/function !x <<:*a %TAG --- ... [a]( [^a] [^a]: ![ <a <!-- a* _a ~~a
  :a[ :de[ :a{b=" |a| www.a.b http://a.b a@b.c {offers.a.b} {n} [de: {a: javascript:alert(1) &amp; 1. ***`
const opening = '- ? : > | # ** *a - [ ] __proto__: constructor: title: a: a: >- « 1'
const before = '\n~ ~\t~\r~ »~ ;~  - a\n~a\n=\n~# a\n~:::note\n~::a\n~|-|\n~[a]: b\n~```\n'.split('~')
const signs = [
  ...whole.split(/\s+/),
  ...opening.split(' ').map((sign) => `${sign} `),
  ...before,
  ...'{}[]"\'#`@\\\0\u0007\u0085\u00a0\u2028\u202e\ufeff\ufff9\ufffc\uffff\ud83e\udd68é',
]

const sign = fc.constantFrom(...signs)

/** As many as fill a number of characters. */
const repeated = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
const length = fc.oneof(fc.nat(200), fc.nat(5_000), fc.nat(70_000), fc.nat(contentLimits.text))
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n')

const piece = fc.oneof(
  sign,
  aText,
  fc.array(fc.oneof(sign, fc.string({ maxLength: 4 })), { maxLength: 200 }).map((parts) => parts.join('')),
  fc.tuple(sign, length).map(([unit, count]) => repeated(unit, count)),
  fc.tuple(sign, sign, length).map(([one, other, count]) => repeated(one + other, count)),
  fc
    .tuple(fc.constantFrom('- a', 'a:', '> a', '1. a', ':::note', '[', '- '), fc.nat(700), fc.constantFrom(1, 2, 3))
    .map(([unit, count, step]) => lines(count, (index) => ' '.repeat(step * index) + unit)),
  fc.tuple(fc.nat(500), fc.nat(400)).map(([columns, rows]) => {
    const row = (cell: string) => `|${`${cell}|`.repeat(columns)}`
    return ['', row('a'), row('-'), ...Array.from({ length: rows }, () => row('b'))].join('\n')
  }),
  fc.nat(20_000).map((count) => lines(count, (index) => `k${index}: a`)),
  fc.nat(5_000).map((count) => lines(count, (index) => `[^a${index}]: b`)),
)

/** A draft of a file that was there before: a piece in the place of a value, among its lines, behind them, or of all of it. */
const aHostileDraft: fc.Arbitrary<HostileDraft> = fc
  .record({
    path: fc.constantFrom(...paths),
    piece,
    at: fc.double({ min: 0, max: 0.999, noNaN: true }),
    how: fc.constantFrom('value', 'line', 'within', 'end', 'all'),
  })
  .map(({ path, piece: written, at, how }) => {
    const put = (text: string): string => {
      const all = text.split('\n')
      const index = Math.floor(at * all.length)
      const [before, line = '', after] = [all.slice(0, index), all[index], all.slice(index + 1)]
      const around = (...own: string[]) => [...before, ...own, ...after].join('\n')
      switch (how) {
        case 'value':
          return around(line.replace(/(?<=: ).*|(?<=- ).*/, () => written))
        case 'line':
          return around(line, written)
        case 'within':
          return around(line.slice(0, index) + written + line.slice(index))
        case 'end':
          return `${text}\n${written}`
        case 'all':
          return written
        default:
          return how satisfies never
      }
    }
    return { path, spoil: (text) => put(text).slice(0, contentLimits.text) }
  })

const owner = startOnce(() => anOwnerApp())

test(
  'whatever a draft holds, the owner has the list, the text with what is wrong and on which line, and can discard it',
  async () => {
    const drafts = fc.sample(aHostileDraft, { numRuns: times(25, 2_000), seed: 2026 })
    for (const [index, { path, spoil }] of drafts.entries()) {
      const original = await owner.open(path)
      // What a browser sends is always a text of whole characters.
      const text = spoil(original.text).toWellFormed()
      const draft = `${index}, ${path}, ${text.length}`
      const { version, base } = original
      const saved = await owner.post<{ kind: string }>(contentsApi.draft, { path, text, version, base })
      expect([draft, saved.kind]).toEqual([draft, 'saved'])
      const { entries } = await owner.get<ContentsList>(contentsApi.entries)
      if (text !== original.text) expect(entries.find((entry) => entry.path === path)?.state).toBe('changed')
      const opened = await owner.open(path)
      expect(opened.text).toBe(text)
      const { complaints } = await owner.post<Checked>(contentsApi.check, { path })
      expect(complaints).toEqual(opened.complaints)
      const told = { path: expect.stringMatching(/./), line: expect.any(Number), problem: expect.stringMatching(/./) }
      for (const complaint of complaints) {
        expect([draft, complaint]).toMatchObject([draft, { ...told, remedy: expect.stringMatching(/./) }])
        // The process that reads drafts has ended with none of them.
        expect([draft, complaint.problem]).not.toContain('ce contenu n’a pas pu être lu')
      }
      await owner.post(contentsApi.discard, { paths: [path] })
    }
    const { entries } = await owner.get<ContentsList>(contentsApi.entries)
    expect(entries.filter((entry) => entry.state === 'changed')).toEqual([])
  },
  times(1_500_000, 7_200_000),
)
