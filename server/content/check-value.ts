import type { z } from 'zod'
import type { Complaint } from './complaint.ts'
import { explainIssue } from './explain-issue.ts'
import { metaAt } from './schema-at.ts'
import { type Path, valueAt, type YamlFile } from './yaml-file.ts'

type Issue = z.core.$ZodIssue

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

const restore = 'Remettez son texte d’avant, ou copiez le fichier d’une autre langue'

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
    const at = { file: yaml.file, line: yaml.lineOf(path) }
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        ...at,
        line: yaml.lineOf([...path, key]),
        problem: `« ${key} » n’est pas prévu ici`,
        remedy: 'Vérifiez le nom, ou retirez la ligne',
      }))
    const description = metaAt(schema, path)?.description
    if (path.length === 0)
      return [{ ...at, problem: 'le fichier est vide ou ne contient pas ce qui est attendu', remedy: restore }]
    const key = String(path.findLast((part) => typeof part === 'string') ?? path.at(-1))
    const index = path.at(-1)
    const name = typeof index === 'number' ? `${key}, entrée ${index + 1}` : key
    return [
      {
        ...at,
        ...explainIssue(issue, valueAt(value, path), { key: name, description, written: yaml.writtenAt(path) }),
      },
    ]
  })
  return { complaints }
}
