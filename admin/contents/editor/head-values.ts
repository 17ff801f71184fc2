import type { FieldForm } from '../../../contract/api/field-form.ts'
import { splitArticle } from '../../../contract/content/article-file.ts'
import { type DocumentNode, wordsOf } from '../../../contract/content/article-text/document.ts'
import { readDocument } from '../../../contract/content/article-text/read-document.ts'
import { readYamlText, removeYamlValue, setYamlValue } from '../yaml-text.ts'

/** Fields of the front matter in the order in which articles have them (docs/how-to/fr/ecrire-un-article.md). */
const order = [
  'title',
  'description',
  'keywords',
  'category',
  'cover',
  'publishedOn',
  'revisedOn',
  'excerpt',
  'offer',
  'related',
  'translationOf',
] as const
export type HeadField = (typeof order)[number]

/** Fields that have a control of their own: the title above the text, a choice in plain words, articles. */
const ownFields: readonly string[] = ['title', 'category', 'cover', 'revisedOn', 'offer', 'related', 'translationOf']

/** The form of the front matter without those. */
export const withoutOwn = (form: FieldForm): FieldForm =>
  form.kind === 'group' ? { ...form, fields: form.fields.filter(({ key }) => !ownFields.includes(key)) } : form

/** Every value of the front matter as a list of texts; an absent one is empty. Nothing if it cannot be read. */
export function readHead(text: string): Record<HeadField, readonly string[]> | undefined {
  const read = readYamlText(text)
  if (!('value' in read)) return undefined
  const { value } = read
  const toTexts = (part: unknown): string[] =>
    Array.isArray(part) ? part.flatMap(toTexts) : part === undefined || part === null ? [] : [String(part)]
  const entries = order.map((key) => [
    key,
    toTexts(typeof value === 'object' && value !== null ? Reflect.get(value, key) : []),
  ])
  return Object.fromEntries(entries)
}

/** Writes one value; an empty one takes its line away. */
export const writeHead = (text: string, key: HeadField, value: string): string =>
  value === '' ? removeYamlValue(text, [key]) : setYamlValue(text, [key], value, order)

/** So much of a text is read for its summary. */
const beginning = 1500

/**
 * Its pieces that end there, since half a table or half a block cannot be read; without calls, which are read as words
 * where their sources stand further down.
 */
function readBeginning(body: string): readonly DocumentNode[] {
  const start = body.slice(0, beginning)
  const end = body === start ? -1 : start.lastIndexOf('\n\n')
  const read = readDocument((end < 0 ? start : start.slice(0, end)).replace(/(?!^\[\^[^\]\n]+\]:)\[\^[^\]\n]+\]/gm, ''))
  return ('content' in read && read.content) || []
}

/**
 * The beginning of a text in plain words: its first paragraph, or more of them where that is too short; whole sentences
 * where they are long enough, else whole words.
 */
function toSummary(body: string, [least, most]: readonly [number, number]): string {
  const paragraphs = readBeginning(body).filter(({ type }) => type === 'paragraph')
  let words = ''
  for (const paragraph of paragraphs)
    if (words.length < Math.max(least, 1)) words = `${words} ${wordsOf(paragraph)}`.replace(/\s+/g, ' ').trim()
  if (words.length <= most) return words
  const start = words.slice(0, most)
  const sentence = /^.*[.!?…](?=\s|$)/.exec(start)?.[0] ?? ''
  if (sentence.length >= Math.max(least, most / 2)) return sentence
  return `${words.slice(0, most - 1).replace(/[\s,;:]*\s\S*$/, '')}…`
}

/** Least and most letters of a text of the front matter. */
function limitsOf(form: FieldForm, key: HeadField): [least: number, most: number] {
  const field = form.kind === 'group' ? form.fields.find((one) => one.key === key)?.form : undefined
  return field?.kind === 'text' ? [field.min ?? 0, field.max ?? 0] : [0, 0]
}

/** The file with another text. Its description and its excerpt follow the beginning of the text until they are written. */
export function followText(source: string, nextBody: string, form: FieldForm): string {
  const { before, body } = splitArticle(source)
  const next = before + nextBody
  if (body.slice(0, beginning) === nextBody.slice(0, beginning)) return next
  const values = readHead(source)
  const follows = (key: 'description' | 'excerpt') =>
    ['', toSummary(body, limitsOf(form, key))].includes(values?.[key][0] ?? '')
  return (['description', 'excerpt'] as const)
    .filter(follows)
    .reduce((text, key) => setYamlValue(text, [key], toSummary(nextBody, limitsOf(form, key)), order), next)
}
