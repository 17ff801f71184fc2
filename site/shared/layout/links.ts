import type { Content } from '../../../contract/content/content.ts'
import { type ContactSubject, subjectQuery } from '../../../contract/forms/contact.ts'
import type { Locale } from '../../../contract/locales.ts'
import { offerOfPage, offersByName } from '../../../contract/offers.ts'
import { formAnchor, type PageKey, pageRoutes, pathOf } from '../../../contract/routes.ts'

/** What a link to a page needs. `suffix` is empty, or the word that the page is in French. */
export type PageLink = { href: string; hreflang?: 'fr'; suffix: string }

/** Link to a page as seen from a language; pages that exist only in French are marked as such. */
export function pageLink({ messages }: Pick<Content, 'messages'>, page: PageKey, locale: Locale): PageLink {
  const href = pathOf(page, locale)
  if (pageRoutes[page].paths[locale] !== undefined) return { href, suffix: '' }
  return { href, hreflang: 'fr', suffix: messages[locale].site.inFrench }
}

/** Link to the contact form, its subject chosen where it is known. */
export const contactLink = (locale: Locale, subject: ContactSubject | undefined): string =>
  pathOf('contact', locale) + (subject === undefined ? '' : `?${subjectQuery}=${subject}#${formAnchor}`)

/** The same from a page of the site: one about an offer knows the subject. */
export function contactLinkFrom(page: PageKey | undefined, locale: Locale): string {
  const offer = page && offerOfPage(page)
  return contactLink(locale, offer && offersByName[offer].subject)
}
