import { z } from 'zod'
import type { Path } from './yaml-file.ts'

/** A schema without what wraps it: optional, readonly. */
export function bare(schema: unknown): unknown {
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodExactOptional) return bare(schema.unwrap())
  return schema
}

/** The schema of an entry of this one. */
export function below(schema: unknown, key: PropertyKey): unknown {
  const whole = bare(schema)
  if (whole instanceof z.ZodObject) return whole.shape[String(key)]
  if (whole instanceof z.ZodArray) return whole.element
  if (whole instanceof z.ZodTuple) return whole.def.items[Number(key)] ?? whole.def.rest ?? undefined
  return undefined
}

/** The schema of a part of a value, or nothing where the path leads out of it or through a choice of schemas. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  const found = path.reduce<unknown>(below, schema)
  return found instanceof z.ZodType ? found : undefined
}

/** Whether a part of a value may be left out: a field that is optional, an entry of a list that counts none. */
export function mayBeAbsent(schema: z.ZodType, path: Path): boolean {
  const around = path.length > 0 ? bare(schemaAt(schema, path.slice(0, -1))) : undefined
  return schemaAt(schema, path) instanceof z.ZodExactOptional || around instanceof z.ZodArray
}

/** What `contract/content/fields.ts` says of a schema, whatever wraps it. */
export function metaOf(schema: unknown): z.GlobalMeta {
  const inner = schema instanceof z.ZodReadonly || schema instanceof z.ZodExactOptional ? metaOf(schema.unwrap()) : {}
  return { ...inner, ...(schema instanceof z.ZodType && schema.meta()) }
}

/** The same of a part of a value; nothing where the path leads out of it. */
export function metaAt(schema: z.ZodType, path: Path): z.GlobalMeta | undefined {
  const found = schemaAt(schema, path)
  return found && metaOf(found)
}
