import type { FastifyInstance } from 'fastify'
import { type ContactField, contactFields, contactSubmission } from '../../contract/forms/contact.ts'
import { type Locale, languages, locales } from '../../contract/locales.ts'
import { api, formAnchor, pathOf } from '../../contract/routes.ts'
import { type FormDeps, registerForm } from '../forms/form-routes.ts'
import type { SiteAnswers } from '../http/serve-site.ts'
import { sendEnquiry } from './send-enquiry.ts'

const toSentAddress = (locale: Locale) => `${pathOf('contact', locale)}?${languages[locale].sentMark}`

/** Where a plain post that was sent goes on; the server shows the notice in the page. */
export const sentAddresses: ReadonlySet<string> = new Set(locales.map(toSentAddress))

/** The contact form, in every language. */
export function registerContactForms(app: FastifyInstance, deps: FormDeps & { site: SiteAnswers }): void {
  registerForm(app, deps, {
    page: 'contact',
    api: api.contact,
    schema: contactSubmission,
    fields: contactFields,
    toDetail: ({ contactForm }, field, code) => contactForm[field as ContactField].errors[code],
    store: sendEnquiry,
    toSentAddress: (locale) => `${toSentAddress(locale)}#${formAnchor}`,
  })

  for (const locale of locales) {
    const path = pathOf('contact', locale)
    // The published page itself is answered before the framework sees it; what comes here asks for more.
    app.get(path, (request, reply) => {
      const file = deps.site.find(path)
      if (file && !(languages[locale].sentMark in (request.query as object))) {
        reply.hijack()
        return deps.site.send(request.raw, reply.raw, file)
      }
      return deps.pages.send(reply, { page: 'contact', locale }, { state: { form: { outcome: { kind: 'sent' } } } })
    })
  }
}
