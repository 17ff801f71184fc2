import type { Content } from '../../contract/content/content.ts'
import { locales } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'

/** What the administrator's app shows of the content; its own sentences stand in its code. */
export function toSiteFacts({ messages, settings, offers, blogs }: Content) {
  const { categories, covers } = blogs.fr
  return {
    brand: settings.brand,
    replyHours: offers.claims.consultation.replyHours,
    subjects: perKey(locales, (locale) => messages[locale].contactForm.subject.options),
    contactForm: messages.fr.contactForm,
    categories,
    covers,
  }
}

export type SiteFacts = ReturnType<typeof toSiteFacts>

/** Id of the data block in which the page carries them. */
export const siteFactsId = 'site-facts'

/** Reads them from the page. @throws if the page carries none */
export function readSiteFacts(): SiteFacts {
  const block = document.getElementById(siteFactsId)
  if (!block) throw new Error('the page carries no facts of the site')
  return JSON.parse(block.textContent)
}
