import { z } from 'zod'
import { formatDate, formatNumber, formatPrice } from '../../../contract/formats.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Complaint } from './complaint.ts'
import { metaAt } from './schema-at.ts'
import { type Path, valueAt, type YamlFile } from './yaml-file.ts'

/**
 * Values that texts may refer to, by the first word of the reference; a schema tells how they are written. `isFaulty`:
 * their file is complained about.
 */
export type Roots = Record<string, { value: unknown; schema?: z.ZodType; isFaulty?: boolean }>

/** Braces with a dot in them; those without are places that the program fills. */
const reference = /\{ *(\w+(?:\.[\w-]+)+) *\}/g

/** Stands for a value that is not known, in about its length: no text gets too long by it. */
const unknownValue = '00000'

/** A value as a text prints it, or nothing if it is a group of values. */
function print(value: unknown, format: unknown, locale: Locale): string | undefined {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string') ? value.join(', ') : undefined
  if (typeof value === 'number') return format === 'price' ? formatPrice(value, locale) : formatNumber(value, locale)
  if (typeof value !== 'string') return undefined
  return format === 'date' && z.iso.date().safeParse(value).success ? formatDate(value, locale) : value
}

/**
 * Puts the values that a file's texts refer to in their places: `{offers.prices.auditDach.from}`. They are written as
 * the language writes prices, numbers and dates.
 */
export function resolveReferences(
  yaml: YamlFile,
  locale: Locale,
  roots: Roots,
): { value: unknown; complaints: Complaint[] } {
  const complaints: Complaint[] = []

  function fill(text: string, path: Path): string {
    return text.replace(reference, (written, name: string) => {
      const [first = '', ...rest] = name.split('.')
      const root = roots[first]
      const meta = root?.schema && metaAt(root.schema, rest)
      const found = valueAt(root?.value, rest)
      const printed = print(found, meta?.format, locale)
      if (printed !== undefined) return printed
      // The reference is right, its file is not: that is told once, of that file.
      if (root?.isFaulty && (found ?? undefined) === undefined && meta !== undefined) return unknownValue
      const problem = `${written} ne mène à aucune valeur`
      const remedy = root
        ? `Vérifiez chaque mot entre les points, d’après ${first === 'periods' ? 'contract/privacy/periods.ts' : `le fichier ${first}`}`
        : `Commencez par l’un de ces mots : ${Object.keys(roots).join(', ')}`
      complaints.push({ file: yaml.file, line: yaml.lineOf(path, written), problem, remedy })
      // Without braces, so that the same fault is not complained about twice.
      return unknownValue
    })
  }

  function walk(value: unknown, path: Path): unknown {
    if (typeof value === 'string') return fill(value, path)
    if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, index]))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key])]))
  }

  return { value: walk(yaml.value, []), complaints }
}
