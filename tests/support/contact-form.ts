import type { Locator, Page } from 'playwright-core'
import { type ContactAnswers, type ContactField, contactFields, contactForm } from '../../contract/forms/contact.ts'
import type { FormField } from '../../contract/forms/field-kinds.ts'
import type { Locale } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'
import { api, pathOf } from '../../contract/routes.ts'
import type { TestApp } from './app.ts'
import { type FormParts, findParts } from './checklist-form.ts'
import { testContent } from './content.ts'
import { postForm, postJson, type Submission } from './form.ts'

/** Of every field the least that may be sent: nothing, or some answer where one is required. */
export const leastAnswers = perKey(contactFields, (field): string => {
  const asked: FormField = contactForm[field]
  if (!asked.isRequired) return ''
  return asked.kind === 'choice' ? (asked.options[0] ?? '') : 'Une réponse.'
}) as ContactAnswers

let count = 0

/** A message as a person may write it, from an address of its own; what may be left empty is. */
export function anEnquiry(changes: Partial<ContactAnswers> = {}): ContactAnswers {
  count += 1
  return {
    ...leastAnswers,
    name: 'Anna Müller',
    email: `anna.${count}@example.org`,
    subject: 'expansion',
    message: 'Bonjour,\nnous vendons des moules à gâteaux et personne ne répond.',
    ...changes,
  }
}

/** Sends a message as the island does. */
export const postContact = (app: Pick<TestApp, 'url'>, body: Submission | string, headers?: Record<string, string>) =>
  postJson(app, body, headers, api.contact)

/** Sends a message as a browser without JavaScript does. */
export const postContactPage = (
  app: Pick<TestApp, 'url'>,
  locale: Locale,
  fields: Record<string, string>,
  headers?: Record<string, string>,
) => postForm(app, pathOf('contact', locale), fields, headers)

/** All enquiries, the oldest first. */
export const readEnquiries = ({ database }: Pick<TestApp, 'database'>) =>
  database.db.selectFrom('enquiries').selectAll().orderBy('received_at').orderBy('id').execute()

export type ContactFormOnPage = FormParts & {
  fields: Record<ContactField, Locator>
  terms: Locator
  fill: (answers: ContactAnswers) => Promise<void>
  values: () => Promise<ContactAnswers>
}

/** The contact form of a page, found as a person finds it: by its name and its labels. */
export function findContactForm(page: Page, locale: Locale): ContactFormOnPage {
  const words = testContent.messages[locale].contactForm
  const parts = findParts(page, words.label)
  const { form } = parts
  const labelled = (field: ContactField) => form.getByLabel(words[field].label, { exact: true })
  const fields = perKey(contactFields, labelled)
  const terms = form.getByRole('checkbox')
  return {
    ...parts,
    fields,
    terms,
    fill: async (answers) => {
      for (const field of contactFields) {
        if (contactForm[field].kind === 'choice') await fields[field].selectOption(answers[field])
        else await fields[field].fill(answers[field])
      }
      await terms.check()
    },
    values: async () => {
      const typed = await Promise.all(contactFields.map((field) => fields[field].inputValue()))
      return Object.fromEntries(contactFields.map((field, index) => [field, typed[index]])) as ContactAnswers
    },
  }
}

/** Opens the page with the form. */
export async function openContactForm(page: Page, url: string, locale: Locale, query = ''): Promise<ContactFormOnPage> {
  await page.goto(url + pathOf('contact', locale) + query)
  return findContactForm(page, locale)
}

/** Opens the page and touches the form, so that React is awake before anything is sent. */
export async function openAwakeContactForm(
  page: Page,
  url: string,
  locale: Locale,
  query = '',
): Promise<ContactFormOnPage> {
  const form = await openContactForm(page, url, locale, query)
  await form.fields.name.focus()
  await form.awake()
  return form
}
