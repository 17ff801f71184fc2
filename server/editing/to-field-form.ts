import { z } from 'zod'
import type { FieldForm } from '../../contract/api/field-form.ts'
import { toTypography } from '../../contract/content/typography.ts'
import { bare, metaOf } from '../content/schema-at.ts'

type Check = z.core.$ZodCheckMinLengthDef | z.core.$ZodCheckMaxLengthDef | z.core.$ZodCheckDef

/** How many entries a list has to have, and may have. */
function countsOf(list: z.ZodArray): { least: number; most?: number } {
  const checks: Check[] = (list.def.checks ?? []).map((check) => check._zod.def)
  const least = checks.flatMap((check) => ('minimum' in check ? check.minimum : []))
  const most = checks.flatMap((check) => ('maximum' in check ? check.maximum : []))
  return { least: Math.max(0, ...least), ...(most.length > 0 && { most: Math.min(...most) }) }
}

function toTuple({ def: { items, rest } }: z.ZodTuple, label: string): FieldForm {
  const [first] = items
  if (!(first instanceof z.ZodType) || items.some((item) => item !== first))
    return { kind: 'tuple', label, items: items.map((item) => toForm(item)) }
  // The same field several times: a list that the page is drawn for.
  const least = items.length
  return { kind: 'list', label, item: toForm(first), least, ...(rest === null && { most: least }) }
}

function toGroup({ shape }: z.ZodObject, label: string): FieldForm {
  const fields = Object.entries(shape).map(([key, field]) => ({
    key,
    isOptional: field._zod.optin === 'optional',
    form: toForm(field),
  }))
  return { kind: 'group', label, fields }
}

const textFormats = {
  date: 'day',
  email: 'email',
  picture: 'picture',
  siret: 'siret',
  telephone: 'telephone',
  url: 'url',
  vatId: 'vatId',
} as const
const isTextFormat = (format: unknown): format is keyof typeof textFormats =>
  Object.keys(textFormats).includes(`${format}`)

function toText(
  { minLength, maxLength }: Pick<z.ZodString, 'minLength' | 'maxLength'>,
  meta: z.GlobalMeta,
  label: string,
): FieldForm {
  const [min = minLength ?? undefined, max = maxLength ?? undefined] = meta.shownLength ?? []
  const { format, places, isRich } = meta
  return {
    kind: 'text',
    label,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(places && { places }),
    ...(isTextFormat(format) && { format: textFormats[format] }),
    ...(isRich && { isRich }),
  }
}

function toForm(schema: unknown): FieldForm {
  const meta = metaOf(schema)
  const form = toKind(bare(schema), meta)
  return {
    ...form,
    ...(meta.shownOn && { shownOn: meta.shownOn }),
    ...(meta.owned === 'before-launch' && { isOwned: true }),
  }
}

function toKind(schema: unknown, meta: z.GlobalMeta): FieldForm {
  const label = toTypography(meta.description ?? '', 'fr')
  if (meta.isFilled) return { kind: 'fixed', label }
  if (schema instanceof z.ZodObject) return toGroup(schema, label)
  if (schema instanceof z.ZodTuple) return toTuple(schema, label)
  if (schema instanceof z.ZodArray) return { kind: 'list', label, item: toForm(schema.element), ...countsOf(schema) }
  if (schema instanceof z.ZodEnum && meta.choices) return { kind: 'choice', label, choices: meta.choices }
  if (schema instanceof z.ZodBoolean) return { kind: 'flag', label }
  if (schema instanceof z.ZodNumber)
    return { kind: 'number', label, format: meta.format === 'price' ? 'price' : 'number' }
  if (schema instanceof z.ZodLiteral) {
    if (meta.isSample) return { kind: 'sample', label }
    const { value } = schema
    return { kind: 'fixed', label, ...((typeof value === 'string' || value === true) && { value }) }
  }
  if (schema instanceof z.ZodUnion) {
    // A union within a union has no name of its own.
    const variants = schema.options.map((option) => toForm(option))
    return {
      kind: 'variants',
      label,
      variants: variants.flatMap((one) => (one.kind === 'variants' ? one.variants : one)),
    }
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return toText(schema, meta, label)
  throw new Error(`no form is known for ${label}`)
}

/**
 * What a form in a browser needs to know of a schema of `contract/content`: every field with its French description.
 * Fails for a kind of schema that none of them uses yet.
 */
export const toFieldForm = (schema: z.ZodType): FieldForm => toForm(schema)
