import type { Locale } from '../../../contract/locales.ts'
import { settings } from '../../settings.ts'
import type { LegalFact, LegalLink } from './shape.ts'

const labels = {
  fr: {
    name: 'Nom',
    legalForm: 'Forme juridique',
    address: 'Adresse',
    phone: 'Téléphone',
    email: 'E-mail',
    siren: 'SIREN',
    vatId: 'TVA intracommunautaire',
    website: 'Site',
  },
  en: {
    name: 'Name',
    legalForm: 'Legal form',
    address: 'Address',
    phone: 'Telephone',
    email: 'E-mail',
    siren: 'Company number (SIREN)',
    vatId: 'VAT number',
    website: 'Website',
  },
  de: {
    name: 'Name',
    legalForm: 'Rechtsform',
    address: 'Anschrift',
    phone: 'Telefon',
    email: 'E-Mail',
    siren: 'Registernummer (SIREN)',
    vatId: 'USt-IdNr.',
    website: 'Website',
  },
} as const satisfies Record<Locale, Record<string, string>>

const { consultant, email, publisher, host } = settings

/** A telephone number that never breaks at the end of a line. */
const toPhoneLink = (phone: string): LegalLink => ({ label: phone.replaceAll(' ', '\u00a0'), phone })

/** Name, address and ways to reach whoever publishes the site. */
export function contactFacts(locale: Locale): readonly LegalFact[] {
  const label = labels[locale]
  return [
    { name: label.name, lines: [consultant] },
    { name: label.address, lines: publisher.address },
    { name: label.phone, lines: [toPhoneLink(publisher.phone)] },
    { name: label.email, lines: [{ label: email, email }] },
  ]
}

/** The same with legal form, register and tax number. */
export function publisherFacts(locale: Locale): readonly LegalFact[] {
  const label = labels[locale]
  return [
    ...contactFacts(locale),
    { name: label.legalForm, lines: [publisher.legalForm[locale]] },
    { name: label.siren, lines: [publisher.siren] },
    { name: label.vatId, lines: [publisher.vatId] },
  ]
}

/** Where the site stands: the host of its pages and its database. */
export function hostFacts(locale: Locale): readonly LegalFact[] {
  const label = labels[locale]
  return [
    { name: label.name, lines: [host.name] },
    { name: label.address, lines: host.address },
    { name: label.phone, lines: [toPhoneLink(host.phone)] },
    { name: label.website, lines: [{ label: new URL(host.website).host, address: host.website }] },
  ]
}
