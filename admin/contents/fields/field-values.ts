import { type FieldForm, isYes, valueAt } from '../../../contract/api/field-form.ts'
import type { YamlPath } from '../../../contract/content/normal-yaml.ts'
import { isFilledIn } from '../../../contract/content/to-replace.ts'
import type { YamlValue } from '../yaml-text.ts'

/** One id for each path of a file, which has one form on its page. */
export const toFieldId = (path: YamlPath): string => ['champ', ...path].join('-')

/** Gives the focus to the field of a path, else to what it stands in, at last to the heading of the screen. */
export function focusField(path: YamlPath): void {
  const ids = path.map((_, index) => toFieldId(path.slice(0, path.length - index)))
  const found = ids.flatMap((id) => document.getElementById(id) ?? document.getElementById(`${id}-titre`) ?? [])
  const field = found[0] ?? document.querySelector('h1')
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** What is typed into first, of what has just been added. */
export const firstField = 'textarea, input:not([hidden]), select'

/** Whether one path leads to the other, or on from it. */
export const leadsTo = (path: YamlPath, target: YamlPath): boolean => path.every((key, index) => key === target[index])

/** What stands in a new entry before anything is typed. */
export function toEmptyValue(form: FieldForm): YamlValue {
  switch (form.kind) {
    case 'text':
    case 'number':
      return ''
    case 'choice':
      return Object.keys(form.choices)[0] ?? ''
    case 'flag':
      return false
    case 'sample':
      return true
    case 'fixed':
      return form.value ?? ''
    case 'list':
      return Array.from({ length: form.least }, () => toEmptyValue(form.item))
    case 'tuple':
      return form.items.map(toEmptyValue)
    case 'variants':
      return form.variants[0] ? toEmptyValue(form.variants[0]) : ''
    case 'group':
      return Object.fromEntries(
        form.fields
          .filter(({ isOptional, form: one }) => !isOptional && (one.kind !== 'fixed' || one.value !== undefined))
          .map(({ key, form: one }) => [key, toEmptyValue(one)]),
      )
  }
}

/** How many fields of a form are typed into; of a list, those of the entries that a value has. */
export function countFields(form: FieldForm, value: unknown): number {
  if (form.kind === 'group')
    return form.fields.reduce((sum, { key, form: one }) => sum + countFields(one, valueAt(value, [key])), 0)
  if (form.kind === 'list')
    return Array.isArray(value) ? value.reduce<number>((sum, item) => sum + countFields(form.item, item), 0) : 0
  if (form.kind === 'tuple')
    return form.items.reduce((sum, item, index) => sum + countFields(item, valueAt(value, [index])), 0)
  return form.kind === 'fixed' ? 0 : 1
}

/** How much below a value waits for the owner: claims to confirm, facts to fill in. */
export function countSamples(form: FieldForm, value: unknown): number {
  if (form.isOwned) return isFilledIn(value) ? 0 : 1
  if (value === undefined) return 0
  if (form.kind === 'sample') return isYes(value) ? 1 : 0
  if (form.kind === 'group')
    return form.fields.reduce((sum, { key, form: one }) => sum + countSamples(one, valueAt(value, [key])), 0)
  if (form.kind === 'list' && Array.isArray(value))
    return value.reduce<number>((sum, item) => sum + countSamples(form.item, item), 0)
  return 0
}

/** What a button says that adds what a field is called, or takes it away: without what explains the name. */
export function toAction(verb: string, label: string): string {
  const [name = ''] = label.split(/\s?[,;:]/)
  const isInSentence = /^(?:une?|les?|la|votre|vos) |^l’/i.test(name)
  return isInSentence ? `${verb} ${name.charAt(0).toLowerCase()}${name.slice(1)}` : `${verb} « ${name} »`
}

/** The first words of a value: by them an entry of a list is known. */
export function toFirstWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  for (const part of Object.values(value)) {
    const words = toFirstWords(part)
    if (words !== '') return words
  }
  return ''
}
