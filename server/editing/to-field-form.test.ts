import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type FieldForm, fits } from '../../contract/api/field-form.ts'
import { testFiles as files } from '../../tests/support/content.ts'
import { schemaOfFile } from '../content/content-paths.ts'
import { toFieldForm } from './to-field-form.ts'

const formOf = (path: string): FieldForm => {
  const known = schemaOfFile(path)
  if (!known) throw new Error(`${path} has no schema`)
  return toFieldForm(known.schema)
}

/** The field that a path of keys leads to. */
function at(form: FieldForm, keys: string): FieldForm | undefined {
  return keys.split('.').reduce<FieldForm | undefined>((found, key) => {
    if (found?.kind === 'group') return found.fields.find((field) => field.key === key)?.form
    return found?.kind === 'list' ? found.item : undefined
  }, form)
}

/** Every form within a form, itself among them. */
function within(form: FieldForm): FieldForm[] {
  const inner = () => {
    if (form.kind === 'group') return form.fields.map((field) => field.form)
    if (form.kind === 'list') return [form.item]
    if (form.kind === 'tuple') return form.items
    return form.kind === 'variants' ? form.variants : []
  }
  return [form, ...inner().flatMap(within)]
}

test('every text of the content can be changed in a form, but for the sentences that people agreed to', () => {
  const texts = [...files.keys()].filter((path) => /\.(?:yaml|md)$/.test(path))
  expect(texts.filter((path) => !schemaOfFile(path))).toEqual(['consent-sentences.yaml'])
})

test('every value of every file has its place in the form, and every field has a name', () => {
  for (const [path, { bytes }] of files) {
    if (!schemaOfFile(path)) continue
    const form = formOf(path)
    expect(within(form).filter(({ label }) => label.trim() === '')).toEqual([])
    const text = bytes.toString('utf8')
    const [, head = text] = /^---\n(.*?)\n---\n/s.exec(path.endsWith('.md') ? text : '') ?? []
    expect([path, fits(form, parse(head))]).toEqual([path, true])
  }
})

test('a form knows prices, days, addresses, lengths, places, marks and what is to be confirmed', () => {
  const offers = formOf('offers.yaml')
  expect(at(offers, 'prices.auditDach.from')).toMatchObject({ kind: 'number', format: 'price' })
  const pages = { kind: 'tuple', items: [{ kind: 'number' }, { kind: 'number' }] }
  expect(at(offers, 'prices.auditDach.pages')).toMatchObject(pages)
  expect(at(offers, 'prices.expressAudit.summer.until')).toMatchObject({ kind: 'text', format: 'day' })
  expect(at(offers, 'claims.companies.sample')).toMatchObject({ kind: 'sample' })
  const settings = formOf('settings.yaml')
  expect(at(settings, 'links.booking')).toMatchObject({ format: 'url', shownOn: ['everywhere'] })
  expect(at(settings, 'publisher.email')).toMatchObject({ format: 'email' })
  expect(at(settings, 'publisher.siret')).toMatchObject({ format: 'siret' })
  expect(at(settings, 'host.phone')).toMatchObject({ format: 'telephone' })
  expect(at(settings, 'owner.biography.fr')).toMatchObject({ max: 160, label: 'Français' })
  expect(at(formOf('pages/home/fr.yaml'), 'head.description')).toMatchObject({ min: 120, max: 155 })
  const article = formOf('articles/fr/sie-ou-du/article.md')
  expect(at(article, 'description')).toMatchObject({ min: 120, max: 155, isRich: true })
  expect(at(article, 'related')).toMatchObject({ kind: 'list', least: 0, most: 3 })
  const blog = formOf('blog/fr.yaml')
  expect(at(blog, 'onHome')).toMatchObject({ kind: 'list', least: 4, most: 4 })
  expect(at(blog, 'index.search.many')).toMatchObject({ places: ['{n}', '{q}'] })
  expect(at(blog, 'index.newsletter.claim')).toMatchObject({ kind: 'fixed' })
  expect(at(formOf('messages/fr.yaml'), 'checklistForm.submit')).toMatchObject({ kind: 'fixed' })
  expect(at(blog, 'index.newsletter.text')).toMatchObject({ isRich: true })
})

test('a language that a page is not written in has no file of it', () => {
  expect(schemaOfFile('pages/about/fr.yaml')).toMatchObject({ group: 'pages', locale: 'fr', subject: 'pages/about' })
  expect(schemaOfFile('pages/about/de.yaml')).toBeUndefined()
  expect(schemaOfFile('pages/not-found/de.yaml')).toMatchObject({ locale: 'de', subject: 'pages/not-found' })
  expect(schemaOfFile('wordmarks.yaml')).toMatchObject({ group: 'testimonials', subject: 'wordmarks' })
  for (const path of ['../settings.yaml', 'articles/fr/x/y/article.md', 'articles/xx/x/article.md', 'toString', 'a/b'])
    expect(schemaOfFile(path)).toBeUndefined()
})
