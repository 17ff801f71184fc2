import { z } from 'zod'
import { isFilledIn, type ToReplace } from '../../contract/content/to-replace.ts'
import { bare, below, metaOf } from './schema-at.ts'
import type { YamlFile } from './yaml-file.ts'

/** Beginning of the first text in a value: which of several it is. */
function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.length > 60 ? `${value.slice(0, 59).trimEnd()}…` : value
  if (typeof value !== 'object' || value === null) return undefined
  return Object.values(value).map(firstText).find(Boolean)
}

/**
 * What a file holds for the owner to fill in or to confirm, done or not: fields that are `owned`, groups that may be a
 * `sample`. The schema of a field tells that it is one, its text whether it is still a placeholder.
 */
export function listToReplace(
  { file, value, lineOf }: Pick<YamlFile, 'file' | 'value' | 'lineOf'>,
  schema: z.ZodType,
): ToReplace[] {
  const walk = (wrapped: unknown, at: unknown, path: readonly (string | number)[]): ToReplace[] => {
    const core = bare(wrapped)
    if (!(core instanceof z.ZodType)) return []
    const { isFilled, owned, description: label = '' } = metaOf(wrapped)
    if (isFilled) return []
    const place = { file, line: lineOf(path), path, label }
    if (owned)
      return [
        {
          ...place,
          isDone: isFilledIn(at),
          ...(owned === 'optional' && { isOptional: true }),
        },
      ]
    if (typeof at !== 'object' || at === null) return []
    if (Array.isArray(at)) return at.flatMap((item, index) => walk(below(core, index), item, [...path, index]))
    if (!(core instanceof z.ZodObject)) return []
    const text = path.length > 0 ? firstText(at) : undefined
    const own = metaOf(core.shape.sample).isSample
      ? [
          {
            ...place,
            // Of a whole file the place of the mark is the one that can be found.
            ...(path.length === 0 && { path: ['sample'] }),
            ...(text !== undefined && { text }),
            isSample: true as const,
            isDone: !('sample' in at),
          },
        ]
      : []
    const values: Record<string, unknown> = { ...at }
    return [...own, ...Object.keys(core.shape).flatMap((key) => walk(core.shape[key], values[key], [...path, key]))]
  }
  return walk(schema, value, [])
}
