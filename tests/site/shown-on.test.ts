import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { type FieldForm, valueAt } from '../../contract/api/field-form.ts'
import type { Content } from '../../contract/content/content.ts'
import type { Place } from '../../contract/content/places.ts'
import { settingsSchema } from '../../contract/content/settings.ts'
import { type MailName, mailValues } from '../../contract/mails.ts'
import { isOfferName } from '../../contract/offers.ts'
import { perKey } from '../../contract/per-key.ts'
import { type Address, linkPages } from '../../contract/renderer.ts'
import { unescapeMarkup } from '../../contract/text.ts'
import { writeMail } from '../../documents/emails/write-mail.tsx'
import { toFieldForm } from '../../server/editing/to-field-form.ts'
import { loadChanged } from '../support/changed-content.ts'
import { drawPages } from '../support/source-renderer.ts'

/** Numbers that are right, and found nowhere else. */
const telephones = ['+33 1 99 00 12 34', '+33 1 99 00 43 21']
const siret = '732\u202f829\u202f320\u202f00074'
const vatId = 'FR44732829320'

let count = 0

/** A value of a form that is found again: each text of it stands nowhere else. */
function fill(form: FieldForm): unknown {
  if (form.kind === 'group') return Object.fromEntries(form.fields.map(({ key, form: one }) => [key, fill(one)]))
  if (form.kind === 'list') return [fill(form.item)]
  if (form.kind === 'number') return 1917
  if (form.kind === 'flag') return true
  if (form.kind !== 'text') throw new Error(`no value is known for a ${form.kind}`)
  count += 1
  const word = `qz${count}z`
  const { format } = form
  if (format === 'telephone') return telephones.shift()
  if (format === 'siret' || format === 'vatId') return { siret, vatId }[format]
  return format === 'url' ? `https://${word}.org` : format === 'email' ? `${word}@b.org` : format ? `${word}.png` : word
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : typeof value === 'boolean'
      ? []
      : [String(value).replace(/\.png$/, '')]

/** Fields and groups that say where they are seen, with their values. */
function listShown(
  form: FieldForm,
  value: unknown,
  path: string,
): { path: string; places: Place[]; texts: string[] }[] {
  if (form.shownOn) return [{ path, places: [...form.shownOn], texts: textsIn(value) }]
  if (form.kind !== 'group') return []
  return form.fields.flatMap(({ key, form: one }) => listShown(one, valueAt(value, [key]), `${path}.${key}`))
}

const legalPages = ['legalNotice', 'privacy', 'terms', 'cookies'] as const
const named = ['home', 'about', 'contact', 'contents', 'blog', 'checklist', ...legalPages] as const

function placeOf({ page }: Address): Place | undefined {
  if (page === 'article') return 'articles'
  if (page === 'category') return 'blog'
  if (page === 'sampleAudit') return 'offers'
  if (page === 'thanks' || page === 'ready') return 'checklist'
  if (linkPages.some((one) => one === page)) return undefined
  return named.find((one) => one === page) ?? (isOfferName(page as 'vip') ? 'offers' : undefined)
}

/** All that is read, and where links lead, by the place where it stands; neither head nor what machines read. */
function readPlaces(content: Content): Map<Place | undefined, string[]> {
  const pages = drawPages(content).map(({ address, html }) => {
    const body = html.slice(html.indexOf('<body')).replace(/<script[^>]*>.*?<\/script>/gs, '')
    return { place: placeOf(address), text: unescapeMarkup(body).replaceAll('\u00a0', ' ') }
  })
  const mails = (Object.keys(mailValues) as MailName[]).map((name) => {
    const { html } = writeMail(
      name,
      'fr',
      perKey(mailValues[name], (key) => `https://site.test/${key}`),
      content,
    )
    return { place: 'mails' as const, text: html }
  })
  const grouped = Map.groupBy([...pages, ...mails], ({ place }) => place)
  return new Map([...grouped].map(([place, of]) => [place, of.map(({ text }) => text)]))
}

test('beside each fact of the owner the form says where it is seen', async () => {
  const form = toFieldForm(settingsSchema)
  const settings = fill(form)
  const portrait = sharp({ create: { width: 600, height: 600, channels: 3, background: '#35538a' } })
  const content = await loadChanged((text, file) => (file === 'settings.yaml' ? stringify(settings) : text), {
    [`owner/${valueAt(settings, ['owner', 'portrait', 'file'])}`]: await portrait.png().toBuffer(),
  })
  const seen = readPlaces(content)
  const template = readFileSync('documents/pdf/checklist.typ', 'utf8')
  const inPdf = new Set(
    [...template.matchAll(/settings\.([\w.]+)/g)].flatMap(([, name = '']) =>
      textsIn(valueAt(content.settings, name.split('.'))),
    ),
  )

  const facts = listShown(form, settings, '').filter(({ path }) => path !== '.owner.isPhoneShown')
  const found = facts.map(({ path, texts }) => {
    const holds = (page: string) => texts.some((text) => page.includes(text))
    const places = [...seen].filter(([place, pages]) => place && pages.some(holds)).map(([place]) => place)
    const isEverywhere = [...seen].every(([place, pages]) => place === 'mails' || pages.every(holds))
    const pages = isEverywhere ? ['everywhere', ...places.filter((place) => place === 'mails')] : places
    return [path, [...pages, ...(texts.some((text) => inPdf.has(text)) ? ['pdf'] : [])].toSorted()]
  })
  // Beside the name the telephone is seen because it is wanted there.
  const besideName = listShown(form, settings, '').find(({ path }) => path === '.owner.isPhoneShown')?.places ?? []
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(
      facts.map(({ path, places }) => [path, [...places, ...(path === '.owner.phone' ? besideName : [])].toSorted()]),
    ),
  )
})
