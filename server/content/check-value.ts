import type { z } from 'zod'
import { valueAt } from '../../contract/api/field-form.ts'
import { type Complaint, type Explained, notAsExpected } from './complaint.ts'
import { metaAt } from './schema-at.ts'
import type { Path, YamlFile } from './yaml-file.ts'

type Issue = z.core.$ZodIssue

/** A field as a sentence names it: its key, and what it is for. */
type Named = { key: string; description: string | undefined; choices?: z.GlobalMeta['choices'] }

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

const missing = ({ key, description }: Named): Explained => ({
  problem: `il manque « ${key} »${description ? ` (${description})` : ''}`,
  remedy: /, entrée \d+$/.test(key) ? 'Ajoutez une entrée à la liste' : `Ajoutez une ligne « ${key}: … » à cet endroit`,
})

const kinds: Record<string, string> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre',
  boolean: 'true ou false',
  object: 'un groupe',
  array: 'une liste',
  tuple: 'une liste',
}

const ofAnotherKind = ({ key, description }: Named, expected = ''): Explained =>
  notAsExpected(`« ${key} »`, [description, kinds[expected]].filter(Boolean).join(' ; '))

/** A value of the wrong kind. A form has but one way to write one: in the place of a number what it could not read as such. */
function explainType(expected: string, value: unknown, named: Named): Explained {
  if (value === undefined) return missing(named)
  if (kinds[expected] !== 'un nombre' || typeof value !== 'string' || /^\d{1,15}$/.test(value))
    return ofAnotherKind(named, expected)
  const digits = value.replace(/[,.]\d{1,2}(?!\d)|\D/g, '')
  return {
    problem: `« ${named.key} » contient « ${value} », ce n’est pas un nombre entier`,
    remedy: `Écrivez un nombre entier sans espace ni signe, par exemple ${digits || '1500'}`,
  }
}

/** A text too long or short, a list with too many or too few entries, a number out of bounds. */
function explainSize(issue: Issue & { code: 'too_small' | 'too_big' }, value: unknown, { key }: Named): Explained {
  const isSmall = issue.code === 'too_small'
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  const bound = isSmall ? `${limit} au moins` : `${limit} au plus`
  if (issue.origin === 'string') {
    const { length } = String(value)
    if (length === 0) return { problem: `« ${key} » est vide`, remedy: 'Écrivez un texte' }
    return {
      problem: `« ${key} » compte ${length} caractères`,
      remedy: `${isSmall ? 'Écrivez-en' : 'Gardez-en'} ${bound}`,
    }
  }
  if (issue.origin === 'array') {
    if (!Array.isArray(value) || value.length === 0)
      return { problem: `« ${key} » est vide`, remedy: `Ajoutez-en ${limit === 1 ? 'une ligne' : bound}` }
    return {
      problem: `« ${key} » compte ${value.length} entrées`,
      remedy: `Il en faut ${bound}`,
    }
  }
  return { problem: `« ${key} » contient ${shown(value)}`, remedy: `Écrivez un nombre, ${bound}` }
}

const withWords = (value: string, words: string | undefined) => (words === undefined ? value : `${value} (${words})`)

/** A value that is none of those allowed. */
function explainChoice(allowed: readonly unknown[], value: unknown, named: Named): Explained {
  if (value === undefined) return missing(named)
  return {
    problem: `« ${named.key} » contient « ${shown(value)} »`,
    remedy: `Au choix : ${allowed.map((one) => withWords(String(one), named.choices?.[String(one)])).join(', ')}`,
  }
}

const formats: Record<string, string> = {
  url: 'Écrivez l’adresse entière, par exemple https://www.exemple.fr/page',
  email: 'Écrivez l’adresse entière, par exemple prenom@exemple.fr',
  date: 'Écrivez une date qui existe, sous la forme 2026-08-10',
}

/** What is wrong with a value, and how to mend it, in French. */
function explainIssue(issue: Issue, value: unknown, named: Named): Explained {
  const { key } = named
  switch (issue.code) {
    case 'custom': {
      const { problem = issue.message, remedy = 'Corrigez cette ligne' } = issue.params ?? {}
      return { problem: `« ${key} » : ${problem}`, remedy: String(remedy) }
    }
    case 'invalid_type':
      return explainType(issue.expected, value, named)
    case 'too_small':
    case 'too_big':
      return explainSize(issue, value, named)
    case 'invalid_format':
      return {
        problem: `« ${key} » contient « ${shown(value)} »`,
        remedy:
          formats[issue.format] ?? 'N’utilisez que des minuscules sans accent, des chiffres et des traits d’union',
      }
    case 'invalid_value':
      return explainChoice(issue.values, value, named)
    default:
      return value === undefined ? missing(named) : ofAnotherKind(named)
  }
}

/** Where several kinds of value are allowed: the faults of the kind that comes nearest. */
function nearest(errors: readonly (readonly Issue[])[]): readonly Issue[] {
  const cost = (issues: readonly Issue[]) =>
    issues.reduce((sum, { code, path }) => sum + (code === 'invalid_type' && path.length === 0 ? 100 : 1), 0)
  return errors.toSorted((a, b) => cost(a) - cost(b))[0] ?? []
}

/** The faults of a value, a choice among kinds taken apart, each with its whole path. */
function flatten(issues: readonly Issue[], above: Path = []): Issue[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path]
    if (issue.code === 'invalid_union' && issue.errors.length > 0) return flatten(nearest(issue.errors), path)
    return [{ ...issue, path }]
  })
}

/** Checks what a file holds, its references resolved. */
export function checkValue<Schema extends z.ZodType>(
  yaml: YamlFile,
  value: unknown,
  schema: Schema,
): { data: z.infer<Schema> } | { complaints: Complaint[] } {
  const result = schema.safeParse(value)
  if (result.success) return { data: result.data }
  const complaints = flatten(result.error.issues).flatMap((issue): Complaint[] => {
    const { path } = issue
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ ...yaml.at([...path, key]), ...notAsExpected(`« ${key} »`) }))
    if (path.length === 0) return [{ ...yaml.at(path), ...notAsExpected('ce fichier') }]
    const { description, choices } = metaAt(schema, path) ?? {}
    const key = String(path.findLast((part) => typeof part === 'string') ?? path.at(-1))
    const index = path.at(-1)
    const name = typeof index === 'number' ? `${key}, entrée ${index + 1}` : key
    return [{ ...yaml.at(path), ...explainIssue(issue, valueAt(value, path), { key: name, description, choices }) }]
  })
  return { complaints }
}
