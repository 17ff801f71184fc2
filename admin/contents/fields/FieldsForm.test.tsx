import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fits } from '../../../contract/api/field-form.ts'
import type { YamlPath } from '../../../contract/content/normal-yaml.ts'
import { isOpen } from '../../../contract/content/to-replace.ts'
import { schemaOfFile } from '../../../server/content/content-paths.ts'
import { toFieldForm } from '../../../server/editing/to-field-form.ts'
import { testContent } from '../../../tests/support/content.ts'
import { AdminContext } from '../../shared/admin-context.tsx'
import { FieldsForm } from './FieldsForm.tsx'
import { countFields, toAction, toEmptyValue } from './field-values.ts'
import { createReferences } from './references.ts'

const textOf = (path: string) => readFileSync(`content/${path}`, 'utf8')
const formOf = (path: string) => {
  const known = schemaOfFile(path)
  if (!known) throw new Error(`${path} has no schema`)
  return toFieldForm(known.schema)
}
type Drawn = {
  complaints?: { field: YamlPath; problem: string }[]
  target?: YamlPath
  values?: Record<string, string>
}
const draw = (path: string, { complaints = [], target, values = {} }: Drawn = {}) =>
  renderToStaticMarkup(
    <AdminContext value={{ client: {} as never, show() {}, refresh() {} }}>
      <FieldsForm
        form={formOf(path)}
        text={textOf(path)}
        onText={() => {}}
        values={values}
        complaints={complaints.map((one) => ({ ...one, path, line: 1, remedy: '' }))}
        target={target}
      />
    </AdminContext>,
  )

test('a claim that is not confirmed has the one control that confirms it', () => {
  const html = draw('wordmarks.yaml')
  expect(html).toContain('Je confirme')
  expect(html.match(/field-sample"/g)).toHaveLength(textOf('wordmarks.yaml').match(/sample: true/g)?.length ?? 0)
})

test('a long file is folded, and says where something waits', () => {
  const complaint = { field: ['prices', 'auditDach', 'from'], problem: 'ce n’est pas un nombre' }
  const html = draw('offers.yaml', { complaints: [complaint] })
  expect(html).not.toContain('<input')
  expect(html).toContain('1 à corriger')
  expect(html).toMatch(/à confirmer/)
})

test('parts that are called the same are told apart by their first words', () => {
  const names = draw('messages/fr.yaml', { target: ['contactForm', 'subject', 'label'] }).match(/Un champ[^<]*/g)
  expect(names).toContain(`Un champ\u00a0: ${testContent.messages.fr.contactForm.subject.label}`)
  expect(new Set(names).size).toBe(names?.length)
  // A field that is typed into shows its words itself: its name stays while they change.
  expect(draw('blog/fr.yaml', { target: ['covers', 'badge'] })).not.toContain('Pour ceux qui ne le voient pas\u00a0:')
})

test('each part of the owner’s form says how much of it waits, as the list of contents counts it', () => {
  const counts = [...draw('settings.yaml').matchAll(/(\d+) à confirmer/g)].map(([, count]) => Number(count))
  const open = testContent.toReplace.filter((one) => one.file === 'settings.yaml' && isOpen(one))
  expect(counts.reduce((sum, count) => sum + count)).toBe(open.length)
})

test('in a part that is open, each fact that waits says so, and what is to be confirmed says so before its fields', () => {
  const owner = draw('settings.yaml', { target: ['owner', 'portrait'] })
  const [, count] = /(\d+) à confirmer/.exec(owner) ?? []
  expect(owner.match(/field-open/g)).toHaveLength(Number(count))
  const claims = draw('offers.yaml', { target: ['claims', 'companies', 'atLeast'] })
  expect(claims.indexOf('field-sample')).toBeLessThan(claims.indexOf('id="champ-claims-companies-atLeast"'))
})

test('a button says what it adds as one says it, without what explains it', () => {
  const labels = [
    'Une erreur\u00a0: une page du PDF',
    'Votre parcours, du plus récent au plus ancien',
    'Lien sous la réponse',
  ]
  expect(labels.map((label) => toAction('Ajouter', label))).toEqual([
    'Ajouter une erreur',
    'Ajouter votre parcours',
    'Ajouter «\u00a0Lien sous la réponse\u00a0»',
  ])
})

test('prices of offers and what they have in common are folded alike', () => {
  const html = draw('offers.yaml', { target: ['prices', 'auditDach', 'from'] })
  expect(html).toContain('id="champ-prices-terms-titre"')
  expect(html).not.toContain('id="champ-prices-terms-depositPercent"')
})

test('the field that is looked for is opened, with the complaint about it', () => {
  const field = ['brief', 1, 'text']
  const html = draw('pages/vip/fr.yaml', { complaints: [{ field, problem: 'le texte est vide' }], target: field })
  expect(html).toContain('Le texte est vide.')
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
  expect(html).toMatch(/id="champ-brief-1-text"[^>]*aria-describedby="champ-brief-1-text-faute[^>]*aria-invalid="true"/)
})

test('a field that is not written yet is opened at the button that adds it', () => {
  const html = draw('settings.yaml', { target: ['owner', 'career'] })
  expect(html).toMatch(/<button[^>]*id="champ-owner-career"[^>]*>Ajouter votre parcours</)
  // A photograph is chosen by the first press.
  expect(html).toContain('id="champ-owner-portrait-description-fr"')
})

test('a new entry of every list of every form has the shape that its form asks for', () => {
  for (const path of [
    'settings.yaml',
    'testimonials/fr.yaml',
    'pages/home/fr.yaml',
    'blog/fr.yaml',
    'checklist/fr.yaml',
  ]) {
    const form = formOf(path)
    if (form.kind !== 'group') throw new Error(`${path} is no group`)
    for (const { key, form: field } of form.fields)
      if (field.kind === 'list') {
        const entry = toEmptyValue(field.item)
        // Numbers and days are still to be typed; everything else is there.
        if (field.item.kind === 'group' && countFields(field.item, entry) > 0)
          expect(Object.keys(Object(entry)), `${path} ${key}`).toEqual(
            field.item.fields
              .filter(({ isOptional, form: one }) => !isOptional && (one.kind !== 'fixed' || one.value !== undefined))
              .map((one) => one.key),
          )
        if (field.item.kind === 'text') expect(fits(field.item, entry)).toBe(true)
      }
  }
})

test('a value written elsewhere is read in its sentence, and goes back to the file as what stands for it', () => {
  const values = { '{offers.prices.vip.replyHours}': '4 heures' }
  const text = 'points:\n  - Réponse sous {offers.prices.vip.replyHours}, {n} fois\n'
  const html = draw('pages/vip/fr.yaml', { target: ['brief', 1, 'text'], values })
  expect(html).toContain('des réponses sous ‹4 heures›')
  const marked = draw('settings.yaml', { target: ['publisher', 'legalForm'] })
  expect(marked.match(/\[\w\w:mot\]/g)).toEqual(['[fr:mot]', '[fr:mot]'])
  const { show, read } = createReferences(values)
  expect(show(text)).toBe('points:\n  - Réponse sous ‹4 heures›, {n} fois\n')
  expect(read(`${show(text)} et ‹autre›`)).toBe(`${text} et ‹autre›`)
})
