import type { FieldForm } from '../../../contract/api/field-form.ts'
import type { YamlPath } from '../../../contract/content/normal-yaml.ts'
import type { YamlValue } from '../yaml-text.ts'

/** What stands at a path of a value, or nothing. */
export function valueAt(value: unknown, path: YamlPath): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key) ? Reflect.get(part, key) : undefined,
    value,
  )
}

/** One id for each path of a form. */
export const toFieldId = (prefix: string, path: YamlPath): string => [prefix, ...path].join('-')

/** Whether one path leads to the other, or on from it. */
export const leadsTo = (path: YamlPath, target: YamlPath): boolean => path.every((key, index) => key === target[index])

export const isYes = (value: unknown): boolean => value === true || value === 'true'

/** Whether a value could have been written with this form; looked at to tell shapes of `variants` apart. */
export function fits(form: FieldForm, value: unknown): boolean {
  switch (form.kind) {
    case 'text':
      return typeof value === 'string'
    case 'number':
      return typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))
    case 'choice':
      return typeof value === 'string' && form.values.includes(value)
    case 'flag':
      return value === true || value === false || value === 'true' || value === 'false'
    case 'sample':
      return isYes(value)
    case 'fixed':
      return form.value === undefined || String(form.value) === String(value)
    case 'list':
      return Array.isArray(value) && value.every((item) => fits(form.item, item))
    case 'tuple':
      return Array.isArray(value) && form.items.every((item, index) => fits(item, value[index]))
    case 'variants':
      return form.variants.some((one) => fits(one, value))
    case 'group': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
      const keys = new Set(form.fields.map(({ key }) => key))
      return (
        Object.keys(value).every((key) => keys.has(key)) &&
        form.fields.every(({ key, isOptional, form: one }) => {
          const part = valueAt(value, [key])
          return part === undefined ? isOptional || one.kind === 'fixed' : fits(one, part)
        })
      )
    }
  }
}

/** What stands in a new entry before anything is typed. */
export function toEmptyValue(form: FieldForm): YamlValue {
  switch (form.kind) {
    case 'text':
    case 'number':
      return ''
    case 'choice':
      return form.values[0] ?? ''
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

/** How many claims below a value wait for the owner's word. */
export function countSamples(form: FieldForm, value: unknown): number {
  if (value === undefined) return 0
  if (form.kind === 'sample') return isYes(value) ? 1 : 0
  if (form.kind === 'group')
    return form.fields.reduce((sum, { key, form: one }) => sum + countSamples(one, valueAt(value, [key])), 0)
  if (form.kind === 'list' && Array.isArray(value))
    return value.reduce<number>((sum, item) => sum + countSamples(form.item, item), 0)
  return 0
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
