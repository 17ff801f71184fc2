import type { FastifyInstance } from 'fastify'
import { contactFields, contactSubjects, contactSubmission, subjectQuery } from '../../contract/forms/contact.ts'
import { type Locale, languages, locales } from '../../contract/locales.ts'
import { api, formAnchor, pathOf } from '../../contract/routes.ts'
import { type FormDeps, registerForm } from '../forms/form-routes.ts'
import type { SiteAnswers } from '../http/site-answers.ts'
import { sendEnquiry } from './enquiries.ts'

const toSentAddress = (locale: Locale) => `${pathOf('contact', locale)}?${languages[locale].sentMark}`

/** Where the server shows more than the published page, by the query: that a plain post was sent, or the subject that a link brought. */
export const contactPaths: ReadonlySet<string> = new Set(locales.map((locale) => pathOf('contact', locale)))

/** The contact form, in every language. */
export function registerContactForms(app: FastifyInstance, deps: FormDeps & { site: SiteAnswers }): void {
  registerForm(app, deps, {
    page: 'contact',
    api: api.contact,
    schema: contactSubmission,
    fields: contactFields,
    longest: 'message',
    store: sendEnquiry,
    toSentAddress: (locale) => `${toSentAddress(locale)}#${formAnchor}`,
  })

  for (const locale of locales) {
    const path = pathOf('contact', locale)
    // Without a query the published page is answered before the framework sees it.
    app.get(path, (request, reply) => {
      const file = deps.site.find(path)
      const query = request.query as Record<string, string>
      const subject = contactSubjects.find((one) => one === query[subjectQuery])
      if (subject !== undefined) {
        deps.site.note(request.raw, path)
        const form = { values: { subject } }
        return deps.pages.send(reply, { page: 'contact', locale }, { state: { form }, isIndexed: true })
      }
      if (file && !(languages[locale].sentMark in query)) {
        reply.hijack()
        return deps.site.send(request.raw, reply.raw, file)
      }
      return deps.pages.send(reply, { page: 'contact', locale }, { state: { form: { outcome: { kind: 'sent' } } } })
    })
  }
}
