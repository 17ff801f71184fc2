import { expect, test } from 'vitest'
import { z } from 'zod'
import { blogSchema } from './blog.ts'
import { checklistSchema, sourcesSchema } from './checklist.ts'
import { consentSentencesSchema } from './consent-sentences.ts'
import { rich, text, url } from './fields.ts'
import { messagesSchema } from './messages.ts'
import { offersSchema } from './offers.ts'
import { otherPageSchemas, routedPageSchemas } from './pages.ts'
import { settingsSchema } from './settings.ts'
import { testimonialsSchema, wordmarksSchema } from './testimonials.ts'

const schemas: Record<string, z.ZodType> = {
  blogSchema,
  checklistSchema,
  sourcesSchema,
  consentSentencesSchema,
  messagesSchema,
  offersSchema,
  settingsSchema,
  testimonialsSchema,
  wordmarksSchema,
  ...routedPageSchemas,
  ...otherPageSchemas,
}

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Fields, below a schema, that an editor's form could not explain. */
function undescribed(schema: JsonSchema, path: string): string[] {
  const own = schema.description || schema.anyOf || schema.oneOf ? [] : [path]
  const fields = Object.entries(schema.properties ?? {}).flatMap(([key, field]) =>
    typeof field === 'boolean' ? [] : undescribed(field, `${path}.${key}`),
  )
  const items = [schema.items ?? [], schema.prefixItems ?? [], schema.anyOf ?? [], schema.oneOf ?? []].flat()
  return [
    ...own,
    ...fields,
    ...items.flatMap((item) => (typeof item === 'boolean' ? [] : undescribed(item, `${path}[]`))),
  ]
}

test.each(Object.entries(schemas))('every field of %s says in words what it is for', (name, schema) => {
  expect(undescribed(z.toJSONSchema(schema, { reused: 'inline' }), name)).toEqual([])
})

test('a text takes its places, all of them and no other', () => {
  const schema = text('Texte', { places: ['{n}', '{name}'] })
  expect(schema.safeParse('{name}: {n}').success).toBe(true)
  expect(schema.safeParse('{n}').success).toBe(false)
  expect(schema.safeParse('{name}: {n} of {all}').success).toBe(false)
})

test('a copy takes its two marks, whole', () => {
  expect(rich('Texte').safeParse('Un [de:Impressum] **clair**').success).toBe(true)
  expect(rich('Texte').safeParse('Un [de:Impressum').success).toBe(false)
  expect(rich('Texte').safeParse('Un **mot').success).toBe(false)
})

test.each(['javascript:alert(1)', 'ftp://host.example/a', 'www.host.example'])(
  'no link of the owner leads to %s',
  (address) => {
    expect(url('Adresse').safeParse(address).success).toBe(false)
  },
)
