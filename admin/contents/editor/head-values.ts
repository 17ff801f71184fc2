import type { FieldForm } from '../../../contract/api/field-form.ts'
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
] as const
export type HeadField = (typeof order)[number]

/** Fields that have a control of their own: a choice in plain words, a list of articles. */
const ownFields: readonly string[] = ['category', 'cover', 'revisedOn', 'offer', 'related']

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
