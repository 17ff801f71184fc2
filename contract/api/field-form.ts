import type { IdentifierName } from '../content/identifiers.ts'
import type { Place } from '../content/places.ts'

/**
 * What an editor needs to know of a schema of content: a form is made from it. `label` is the French description of the
 * field. Whether a value is right is the loader's to say; limits here are for counters and keyboards.
 */
export type FieldForm = {
  /** Where it is seen. */
  shownOn?: readonly Place[]
  /** The owner's own: the site is not ready while it is missing or a placeholder. */
  isOwned?: true
} & (
  | {
      kind: 'text'
      label: string
      /** Characters, as the schema counts them; more than one at least are only wished for. */
      min?: number
      max?: number
      /** Places that the program fills, `{n}`: all of them have to stand in the text. */
      places?: readonly string[]
      /** What is typed: without it a sentence. */
      format?: 'url' | 'email' | 'day' | 'picture' | IdentifierName
      /** May carry `[de:Impressum]` and `**stress**`. */
      isRich?: boolean
    }
  | { kind: 'number'; label: string; format: 'price' | 'number' }
  /** One of these values, each with its words. */
  | { kind: 'choice'; label: string; choices: Readonly<Record<string, string>> }
  | { kind: 'flag'; label: string }
  /** `sample: true`: to be confirmed by the owner, who takes the line away by doing so. */
  | { kind: 'sample'; label: string }
  | { kind: 'group'; label: string; fields: readonly { key: string; isOptional: boolean; form: FieldForm }[] }
  /** As many entries as wanted, or `least` to `most` of them. */
  | { kind: 'list'; label: string; item: FieldForm; least: number; most?: number }
  /** Entries that each have a form of their own. */
  | { kind: 'tuple'; label: string; items: readonly FieldForm[] }
  /** One of several shapes; the first that fits the value is shown. */
  | { kind: 'variants'; label: string; variants: readonly FieldForm[] }
  /** Nothing to be typed: the site puts it there, or it is this value, by which one of several shapes is known. */
  | { kind: 'fixed'; label: string; value?: string | true }
)

/** What stands at a path of a value, or nothing. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key) ? Reflect.get(part, key) : undefined,
    value,
  )
}

export const isYes = (value: unknown): boolean => value === true || value === 'true'

/** Whether a value could have been written with this form; looked at to tell shapes of `variants` apart. */
export function fits(form: FieldForm, value: unknown): boolean {
  switch (form.kind) {
    case 'text':
      return typeof value === 'string'
    case 'number':
      return typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(form.choices, value)
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
