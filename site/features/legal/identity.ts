import type { Content } from '../../../contract/content/content.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { LegalFact } from './legal-blocks.ts'

type IdentityContent = Pick<Content, 'settings' | 'pages'>

/** Name, address and ways to reach the publisher of the site. */
export function contactFacts({ settings, pages }: IdentityContent, locale: Locale): LegalFact[] {
  const { owner, email, publisher } = settings
  const label = pages.legalFrame[locale].identity
  return [
    { name: label.name, lines: [owner.name] },
    { name: label.address, lines: [...publisher.address, publisher.country[locale]] },
    { name: label.phone, lines: [{ label: publisher.phone, phone: publisher.phone }] },
    { name: label.email, lines: [{ label: email, email }] },
  ]
}

/** The same with legal form, register and tax number. */
export function publisherFacts(content: IdentityContent, locale: Locale): LegalFact[] {
  const { publisher } = content.settings
  const label = content.pages.legalFrame[locale].identity
  return [
    ...contactFacts(content, locale),
    { name: label.legalForm, lines: [publisher.legalForm[locale]] },
    { name: label.siret, lines: [publisher.siret] },
    { name: label.vatId, lines: [publisher.vatId] },
  ]
}

/** Where the site stands: the host of its pages and its database. */
export function hostFacts({ settings: { host }, pages }: IdentityContent, locale: Locale): LegalFact[] {
  const label = pages.legalFrame[locale].identity
  return [
    { name: label.name, lines: [host.name] },
    { name: label.address, lines: [...host.address, host.country[locale]] },
    { name: label.phone, lines: [{ label: host.phone, phone: host.phone }] },
    { name: label.website, lines: [{ label: new URL(host.website).host, address: host.website }] },
  ]
}
