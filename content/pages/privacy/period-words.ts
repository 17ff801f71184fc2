import type { Locale } from '../../../contract/locales.ts'
import type { LegalBasis, Period } from '../../../contract/privacy/personal-data.ts'
import { retention, roomCookies } from '../../offers/legal-terms.ts'

const {
  contactYears,
  unconfirmedDays,
  mailTextDays,
  dayKeyHours,
  counterHours,
  signInHours,
  journalDays,
  signInLinkMinutes,
  erasureYears,
} = retention

const legalDuty = {
  fr: 'Obligation légale (art. 6, § 1, c)',
  en: 'Legal obligation (Art. 6(1)\u2060(c))',
  de: 'Rechtliche Pflicht (Art. 6 Abs. 1 lit. c)',
}

/** A legal duty with the article it comes from, given per language. */
export const dutyOf = (articles: Record<Locale, string>): Record<Locale, string> => ({
  fr: `${legalDuty.fr}, avec ${articles.fr}`,
  en: `${legalDuty.en}, with ${articles.en}`,
  de: `${legalDuty.de}, mit ${articles.de}`,
})

/** Legal bases, by the letter of Art. 6(1) GDPR. */
export const basisWords: Record<LegalBasis, Record<Locale, string>> = {
  consent: {
    fr: 'Consentement (art. 6, § 1, a)',
    en: 'Consent (Art. 6(1)\u2060(a))',
    de: 'Einwilligung (Art. 6 Abs. 1 lit. a)',
  },
  contract: {
    fr: 'Contrat, ou préparation du contrat à votre demande (art. 6, § 1, b)',
    en: 'Contract, or steps before it at your request (Art. 6(1)\u2060(b))',
    de: 'Vertrag oder dessen Anbahnung auf Ihre Anfrage (Art. 6 Abs. 1 lit. b)',
  },
  interest: {
    fr: 'Intérêt légitime (art. 6, § 1, f)',
    en: 'Legitimate interest (Art. 6(1)\u2060(f))',
    de: 'Berechtigtes Interesse (Art. 6 Abs. 1 lit. f)',
  },
  proof: dutyOf({ fr: 'l’art. 7, § 1', en: 'Art. 7(1)', de: 'Art. 7 Abs. 1' }),
  duty: dutyOf({ fr: 'l’art. 17', en: 'Art. 17', de: 'Art. 17' }),
  same: { fr: 'La même que pour la demande', en: 'The same as for the request', de: 'Dieselbe wie für die Anfrage' },
}

const sinceContact = {
  fr: `${contactYears} ans à compter du dernier contact`,
  en: `${contactYears} years from the last contact`,
  de: `${contactYears} Jahre ab dem letzten Kontakt`,
}

/** How long data stays. */
export const periodWords: Record<Period, Record<Locale, string>> = {
  sinceContact,
  leadAddress: {
    fr: `Sans confirmation : ${unconfirmedDays} jours après la dernière demande. Confirmée : ${sinceContact.fr}`,
    en: `Unconfirmed: ${unconfirmedDays} days after the last request. Confirmed: ${sinceContact.en}`,
    de: `Unbestätigt: ${unconfirmedDays} Tage nach der letzten Anforderung. Bestätigt: ${sinceContact.de}`,
  },
  withAddress: {
    fr: 'Aussi longtemps que l’adresse, effacée avec elle',
    en: 'As long as the address, erased with it',
    de: 'So lange wie die Adresse; wird mit ihr gelöscht',
  },
  mail: {
    fr: `Texte : ${mailTextDays} jours, une fois l’e-mail parti ou refusé. Le reste : aussi longtemps que la demande, effacé avec elle`,
    en: `Text: ${mailTextDays} days, once the e-mail has left or been refused. The rest: as long as the request, erased with it`,
    de: `Text: ${mailTextDays} Tage, sobald die E-Mail versandt oder abgelehnt ist. Alles Übrige: so lange wie die Anfrage; wird mit ihr gelöscht`,
  },
  counters: {
    fr: `Clé du jour : ${dayKeyHours} heures après la fin de ce jour. Compteurs : ${counterHours} heures`,
    en: `Key of the day: ${dayKeyHours} hours after the end of that day. Counters: ${counterHours} hours`,
    de: `Schlüssel des Tages: ${dayKeyHours} Stunden nach Ende dieses Tages. Zähler: ${counterHours} Stunden`,
  },
  signIn: {
    fr: `${signInHours} heures après le dernier essai`,
    en: `${signInHours} hours after the last attempt`,
    de: `${signInHours} Stunden nach dem letzten Versuch`,
  },
  account: {
    fr: `Aussi longtemps que le compte ; une session, ${roomCookies.session.days} jours`,
    en: `As long as the account; a session, ${roomCookies.session.days} days`,
    de: `So lange wie das Konto; eine Sitzung ${roomCookies.session.days} Tage`,
  },
  journal: {
    fr: `${journalDays} jours. Un lien de connexion : ${signInLinkMinutes} minutes`,
    en: `${journalDays} days. A sign-in link: ${signInLinkMinutes} minutes`,
    de: `${journalDays} Tage. Ein Anmeldelink: ${signInLinkMinutes} Minuten`,
  },
  erasure: {
    fr: `${erasureYears} an à compter de l’effacement`,
    en: `${erasureYears} year from the erasure`,
    de: `${erasureYears} Jahr ab der Löschung`,
  },
}
