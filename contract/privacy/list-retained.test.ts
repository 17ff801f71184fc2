import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { locales } from '../locales.ts'
import { listRetained } from './periods.ts'
import { personalColumnsOf } from './personal-data.ts'

const readYaml = (path: string) => parse(readFileSync(join(import.meta.dirname, '../../content', path), 'utf8'))

test.each(locales)('whatever a column holds of a person stands among what is kept, whole, in %s', (locale) => {
  const { retention } = readYaml(`pages/legal-frame/${locale}.yaml`)
  const { contactForm } = readYaml(`messages/${locale}.yaml`)
  const kept = listRetained(retention, contactForm, locale)
  expect(kept.flatMap((row) => Object.values(row)).filter((cell) => !cell?.trim())).toEqual([])
  expect(kept).toHaveLength(Object.keys(retention.rows).length)
  const personal = Object.values(personalColumnsOf).flatMap((table) => Object.values(table))
  expect(personal.length).toBeGreaterThan(40)
  for (const { use, datum } of personal) {
    const data = kept.find((row) => row.use === use)?.data ?? ''
    expect(data.toLowerCase()).toContain((retention.data[datum] ?? contactForm[datum].data).toLowerCase())
  }
})
