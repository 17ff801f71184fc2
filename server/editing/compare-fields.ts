import { isDeepStrictEqual } from 'node:util'
import type { ChangedPart } from '../../contract/api/admin-contents.ts'
import { type FieldForm, fits, isYes, valueAt } from '../../contract/api/field-form.ts'
import { toPlainText } from '../../contract/text.ts'
import { pairParts } from './pair-parts.ts'

type Names = ChangedPart['names']

const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number'
const wordsOf = (value: unknown): string | null => (isScalar(value) && value !== '' ? String(value) : null)

/** Two texts without their marks, unless nothing else has changed. */
function withoutMarks(before: string | null, after: string | null): Pick<ChangedPart, 'before' | 'after'> {
  const plain = [before, after].map((text) => text && toPlainText(text))
  const [one = null, other = null] = plain
  return one === other ? { before, after } : { before: one, after: other }
}

const toFlag = (value: unknown) => (value === undefined || value === null ? null : isYes(value) ? 'true' : 'false')

/** Entries of a list whose values were typed as one: keywords, articles to be read next. */
const isPlainList = (value: unknown) => Array.isArray(value) && value.every(isScalar)

/** What differs between two values that were typed into the same form, field by field. */
export function compareFields(form: FieldForm, before: unknown, after: unknown, around: Names = []): ChangedPart[] {
  if (isDeepStrictEqual(before, after)) return []
  const names = form.label === '' ? around : [...around, form.label]
  const inner = (one: FieldForm, path: string | number, place: Names) =>
    compareFields(one, valueAt(before, [path]), valueAt(after, [path]), place)
  switch (form.kind) {
    case 'group': {
      // Of what comes or goes as a whole the mark of a sample says nothing.
      const isWhole = before === undefined || after === undefined
      const fields = form.fields.filter(({ form: one }) => !isWhole || one.kind !== 'sample')
      return fields.flatMap(({ key, form: one }) => inner(one, key, names))
    }
    case 'tuple':
      return form.items.flatMap((one, index) => inner(one, index, [...names, index + 1]))
    case 'list':
      return compareList(form.item, before, after, names)
    case 'variants': {
      const shapes = [before, after].map((value) =>
        form.variants.find((one) => value !== undefined && fits(one, value)),
      )
      const [one = shapes[1], other = shapes[0]] = shapes
      if (one && one === other) return compareFields(one, before, after, around)
      return [
        ...(one ? compareFields(one, before, undefined, around) : []),
        ...(other ? compareFields(other, undefined, after, around) : []),
      ]
    }
    case 'fixed':
      return []
    case 'sample':
      return [{ names, format: 'sample', before: toFlag(before), after: toFlag(after) }]
    case 'flag':
      return [{ names, format: 'flag', before: toFlag(before), after: toFlag(after) }]
    case 'choice': {
      const [was = null, is = null] = [before, after]
        .map(wordsOf)
        .map((value) => value && (form.choices[value] ?? value))
      return [{ names, format: 'choice', before: was, after: is }]
    }
    case 'number': {
      const value = { before: wordsOf(before), after: wordsOf(after) }
      return [{ names, ...(form.format === 'price' && { format: 'price' }), ...value }]
    }
    case 'text': {
      const value = withoutMarks(wordsOf(before), wordsOf(after))
      return value.before === value.after ? [] : [{ names, ...(form.format === 'day' && { format: 'day' }), ...value }]
    }
  }
}

/** Entries are followed where others were put before them or taken away; each is called by its number. */
function compareList(form: FieldForm, before: unknown, after: unknown, names: Names): ChangedPart[] {
  const entries = [before, after].map((value) =>
    Array.isArray(value) ? value.map((item, index) => ({ item, index })) : [],
  )
  const [old = [], fresh = []] = entries
  const say = ({ item }: { item: unknown }) => JSON.stringify(item)
  return pairParts(old, fresh, say, say, true).flatMap(([one, other]) => {
    const number = (other ?? one)?.index ?? 0
    return compareFields({ ...form, label: '' }, one?.item, other?.item, [...names, number + 1])
  })
}

/** The settings of an article: each is one line of its front matter, a list as well. */
export function compareSettings(form: FieldForm, before: unknown, after: unknown): ChangedPart[] {
  if (form.kind !== 'group') return []
  return form.fields.flatMap(({ key, form: one }): ChangedPart[] => {
    const [old, fresh] = [valueAt(before, [key]), valueAt(after, [key])]
    if (![old, fresh].some(isPlainList))
      return compareFields(one, old, fresh).map((part) => ({ ...part, setting: key }))
    const [was = null, is = null] = [old, fresh].map((value) => (Array.isArray(value) ? value.join(', ') : '') || null)
    const format = key === 'related' ? ({ format: 'articles' } as const) : {}
    return was === is ? [] : [{ names: [one.label], before: was, after: is, setting: key, ...format }]
  })
}
