import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Drawings to a scale of their own, which they bring along: a page of the PDF, the thread, a sheet. */
const drawings = /\/(?:pdf-page|tokens)\.css$/

/** What a sheet says for a reason of its own: a control, a wordmark, a joint of the thread, cards that find their own number of columns, what is printed. */
const exceptions: Record<string, readonly string[]> = {
  'about.css': ['3rem', 'calc(var(--h) * 0.857 + 1.5rem)', 'calc(var(--h) * 0.857 - 2.5rem)'],
  'article-text.css': [
    '3.5rem',
    'clamp(4rem, 6vw, 6rem)',
    'minmax(min(11rem, 100%), 1fr)',
    'minmax(min(13rem, 100%), 1fr)',
  ],
  'base.css': ['100%'],
  'blog.css': ['6rem', 'minmax(min(20rem, 100%), 1fr)'],
  'card.css': ['-0.75rem'],
  'checklist.css': ['-8rem', '0.1rem', '2.5rem', 'clamp(2rem, 4vw, 3rem)'],
  'contact.css': ['-7rem', '7.75rem'],
  'contents.css': ['clamp(5.5rem, 4.5rem + 4vw, 8.5rem)'],
  'footer.css': ['clamp(1.9rem, 10.2vw, 9.2rem)', 'clamp(2.5rem, 13.1vw, 11.9rem)', 'minmax(min(10.5rem, 44%), 1fr)'],
  'forms.css': ['2.75rem', 'calc(100vw - 2.5rem)', 'minmax(min(13rem, 100%), 1fr)'],
  'header.css': ['0.1rem', '0.9rem', '1.25rem', '1.5rem', '2.5rem', 'clamp(0.9rem, 1.7vw, 1.75rem)'],
  'home-services.css': ['38%', '54%', 'calc(36% - 2.5rem)', 'calc(6% + 3rem)'],
  'home.css': [
    '1.0625rem',
    '1.1rem',
    '1.2rem',
    '1.35rem',
    '1.3rem',
    '1.5rem',
    '1rem',
    '40vw',
    '7rem',
    'clamp(0.95rem, 0.6rem + 1.5vw, 1.6rem)',
    'clamp(1.35rem, 0.9rem + 2vw, 1.7rem)',
    'clamp(3.5rem, 9vw, 8.5rem)',
    'min(var(--t-hero), 7.2vw)',
    'min(var(--w2), 40vw)',
  ],
  'legal-page.css': ['14pt', '15rem', '24pt', '3.25rem'],
  'lists.css': [
    '2.75rem',
    'clamp(0.8rem, 0.6rem + 1vw, 1.35rem)',
    'minmax(6.5rem, 8rem)',
    'minmax(min(17rem, 100%), 1fr)',
  ],
  'marks.css': ['0.8125rem'],
  'modes.css': ['8pt'],
  'offers.css': [
    '-2.5rem',
    '-4.25rem',
    'calc(-1 * var(--line-y) - 2px)',
    'calc(-1 * var(--section) - 3.5rem + 5px)',
    'calc(3.5rem - 5px - var(--section))',
    'calc(var(--line-y) - 2px)',
    'calc(var(--rail) - 2px)',
    'minmax(min(24rem, 100%), 1fr)',
    'minmax(min(26rem, 100%), 1fr)',
  ],
  'prices.css': [
    '-0.5rem',
    '-0.75rem',
    '3.5rem',
    '50rem',
    'calc(var(--t-ui) * 1.3 + 0.4rem)',
    'clamp(3.25rem, 2.4rem + 3vw, 5rem)',
    'minmax(0, 50rem)',
  ],
  'prose.css': [
    '10.5pt',
    '12pt',
    '15pt',
    '15rem',
    '9pt',
    'clamp(1.125rem, 1.08rem + 0.25vw, 1.25rem)',
    'minmax(0, 44rem)',
  ],
  'small-parts.css': ['clamp(1.25rem, 0.3rem + 4.1vw, 4rem)'],
  'stage.css': ['1rem'],
  'thread.css': ['calc(var(--section) + 1.5rem)'],
}

const declaration =
  /(?<=[{;]\s*)(?:(?:row-|column-)?gap|padding[\w-]*|margin[\w-]*|max-width|grid-template-columns|font|font-size):\s*([^;{}]+)/g
const ownNumber = /(?:0\.\d+|[1-9][\d.]*)(?:rem|px|pt|vw|%)/

/** Values that stand beside each other, those in brackets whole. */
const values = (text: string) => text.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []

function readOwnNumbers(path: string): string[] {
  const css = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return Array.from(css.matchAll(declaration), ([, text = '']) =>
    values(text).filter((value) => ownNumber.test(value)),
  ).flat()
}

test('space, widths, columns and sizes of type stand on the scale of tokens.css, or are an exception of their sheet', () => {
  const found = globSync('site/**/*.css')
    .filter((path) => !drawings.test(path))
    .map((path) => [path.replace(/.*\//, ''), [...new Set(readOwnNumbers(path))].sort()] as const)
    .filter(([, own]) => own.length > 0)
  expect(Object.fromEntries(found)).toEqual(exceptions)
})
