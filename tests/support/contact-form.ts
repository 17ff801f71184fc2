import { type ContactAnswers, contactFields, contactForm } from '../../contract/forms/contact.ts'
import type { FormField } from '../../contract/forms/field-kinds.ts'
import type { Locale } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'
import { api, pathOf } from '../../contract/routes.ts'
import type { TestApp } from './app.ts'
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
