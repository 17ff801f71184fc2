import { z } from 'zod'
import { valueAt } from '../../contract/api/field-form.ts'
import type { Claim } from '../../contract/content/fields.ts'
import { formatDate, formatNumber, formatPrice } from '../../contract/formats.ts'
import type { Locale } from '../../contract/locales.ts'
import type { Complaint } from './complaint.ts'
import { mayBeAbsent, metaAt } from './schema-at.ts'
import type { Path, YamlFile } from './yaml-file.ts'

/**
 * Values that texts may refer to, by the first word of the reference; a schema tells how they are written. `isFaulty`:
 * their file is complained about.
 */
export type Roots = Record<string, { value: unknown; schema?: z.ZodType; isFaulty?: boolean }>

/** Braces with a dot in them; those without are places that the program fills. */
const reference = /\{ *(\w+(?:\.[\w-]+)+) *\}/g

/** Stands for a value that is not known, in about its length: no text gets too long by it. */
export const unknownValue = '00000'

/** A value as a text prints it, or nothing if it is a group of values. */
function print(value: unknown, format: unknown, locale: Locale): string | undefined {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string') ? value.join(', ') : undefined
  if (typeof value === 'number') return format === 'price' ? formatPrice(value, locale) : formatNumber(value, locale)
  if (typeof value !== 'string') return undefined
  return format === 'date' && z.iso.date().safeParse(value).success ? formatDate(value, locale) : value
}

/** The claim that a referred value belongs to, as far as a page has to say something of it. */
function claimAt(root: unknown, path: Path, locale: Locale): Claim | undefined {
  const groups = path.map((_, index) => valueAt(root, path.slice(0, index)))
  const isSample = groups.some((group) => valueAt(group, ['sample']) === true)
  const [basis] = groups.map((group) => valueAt(group, ['basis', locale])).filter((value) => typeof value === 'string')
  if (!isSample && basis === undefined) return undefined
  return { ...(isSample && { sample: true }), ...(basis !== undefined && { basis }) }
}

/**
 * What the references in a text stand for, as a reader sees them, by the reference as it is written; those that lead
 * nowhere are left out. Those that read the same are told apart by the names of their fields, as many of them as it takes:
 * an editor writes the reference again by what its reader sees.
 */
export function readReferences(text: string, locale: Locale, roots: Roots): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [written, name = ''] of text.matchAll(reference)) {
    const [first = '', ...rest] = name.split('.')
    const { value, schema } = roots[first] ?? {}
    const meta = schema && metaAt(schema, rest)
    const printed = print(valueAt(value, rest), meta?.format, locale)
    if (printed === undefined || values[written] !== undefined) continue
    const names = rest.flatMap((_, index) => (schema && metaAt(schema, rest.slice(0, index + 1))?.description) ?? [])
    const inner = names.map((_, index) => names.slice(-1 - index).join(', '))
    const candidates = [printed, ...[...inner, name].map((field) => `${printed} (${field})`)]
    values[written] = candidates.find((one) => !Object.values(values).includes(one)) ?? printed
  }
  return values
}

/** A text as a reader sees it: values in the place of its references. */
export function fillReferences(text: string, locale: Locale, roots: Roots): string {
  return text.replace(reference, (written) => readReferences(written, locale, roots)[written] ?? written)
}

/** Several claims cited by one text: a sample if one of them is. */
function joinClaims(claims: readonly Claim[]): Claim {
  const bases = new Set(claims.flatMap(({ basis }) => basis ?? []))
  return {
    ...(claims.some(({ sample }) => sample) && { sample: true }),
    ...(bases.size > 0 && { basis: [...bases].join(' ') }),
  }
}

/** Between two sentences. A letter with a dot is an abbreviation: “z. B.”. */
const betweenSentences = /(?<=[.!?…])(?<!(?:^|\s)\p{L}\.)\s+(?=[\p{Lu}\p{N}{«„“"[*])/u

/**
 * Puts the values that a file's texts refer to in their places: `{offers.prices.auditDach.from}`. They are written as
 * the language writes prices, numbers and dates. A group whose texts cite a claim that is a sample or has a basis is
 * given that as `claim`, so that the page can print it. A sentence that cites a value which may be absent, and is, falls
 * away. `gone` are the paths of what then says nothing any more, once the file has been checked.
 */
export function resolveReferences(
  yaml: YamlFile,
  locale: Locale,
  roots: Roots,
  schema: z.ZodType,
): { value: unknown; gone: Path[]; complaints: Complaint[] } {
  const complaints: Complaint[] = []
  const gone: Path[] = []

  /** Whether a value is left out that may be: of a file that is sound, since else it is told of that one. */
  function isAbsent(name: string): boolean {
    const [first = '', ...path] = name.split('.')
    const { value, schema, isFaulty = false } = roots[first] ?? {}
    return !isFaulty && schema !== undefined && valueAt(value, path) === undefined && metaAt(schema, path) !== undefined
  }

  const citesAbsent = (text: string) => [...text.matchAll(reference)].some(([, name = '']) => isAbsent(name))

  /** The sentences of a text that can be said; the whole of it where that is none. */
  function keepSayable(text: string, path: Path): string {
    if (!citesAbsent(text)) return text
    const sayable = text.split(betweenSentences).filter((sentence) => !citesAbsent(sentence))
    if (sayable.length > 0) return sayable.join(' ')
    const around = path.map((_, index) => path.slice(0, path.length - index)).find((one) => mayBeAbsent(schema, one))
    if (around) gone.push(around)
    else
      complaints.push({
        ...yaml.at(path),
        problem: 'cette phrase cite un chiffre que vous avez retiré',
        remedy: 'Écrivez-la sans ce chiffre',
      })
    return text
  }

  function fill(text: string, path: Path, cited: Claim[]): string {
    return text.replace(reference, (written, name: string) => {
      const [first = '', ...rest] = name.split('.')
      const root = roots[first]
      const meta = root?.schema && metaAt(root.schema, rest)
      const found = valueAt(root?.value, rest)
      const printed = print(found, meta?.format, locale)
      const claim = claimAt(root?.value, rest, locale)
      if (claim) cited.push(claim)
      if (printed !== undefined) return printed
      // The reference is right, its file is not: that is told once, of that file.
      if ((found ?? undefined) === undefined && meta !== undefined && (root?.isFaulty || isAbsent(name)))
        return unknownValue
      const problem = `${written} ne mène à aucune valeur`
      const remedy = root
        ? `Vérifiez chaque mot entre les points, d’après ${first === 'periods' ? 'contract/privacy/periods.ts' : `le fichier ${first}`}`
        : `Commencez par l’un de ces mots : ${Object.keys(roots).join(', ')}`
      complaints.push({ ...yaml.at(path, written), problem, remedy })
      // Without braces, so that the same fault is not complained about twice.
      return unknownValue
    })
  }

  /** @param cited receives the claims that the texts of the group around cite */
  function walk(value: unknown, path: Path, cited: Claim[]): unknown {
    if (typeof value === 'string') return fill(keepSayable(value, path), path, cited)
    if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, index], cited))
    if (typeof value !== 'object' || value === null) return value
    const own: Claim[] = []
    const group = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key], own)]))
    if (own.length === 0) return group
    const claim = joinClaims(own)
    if (metaAt(schema, [...path, 'claim'])) return { ...group, claim }
    if (claim.sample)
      complaints.push({
        ...yaml.at(path),
        problem: 'un chiffre à confirmer est cité là où la page ne peut pas le dire',
        remedy: 'Retirez le chiffre de la phrase, ou confirmez-le dans « Offres et prix »',
      })
    return group
  }

  return { value: walk(yaml.value, [], []), gone, complaints }
}
