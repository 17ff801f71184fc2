/*
 * Every kind of data in three languages, beside its translations: longer than a file should be, but this way no
 * language can fall behind the others.
 */
import type { Locale } from '../../../contract/locales.ts'
import type { Datum } from '../../../contract/privacy/personal-data.ts'
import type { RichText } from '../shape.ts'

/** What a reader calls each kind of data that a column may hold; several of them make one cell of the table. */
export const dataWords: Record<Datum, Record<Locale, RichText>> = {
  email: { fr: 'adresse e-mail', en: 'e-mail address', de: 'E-Mail-Adresse' },
  name: { fr: 'nom', en: 'name', de: 'Name' },
  language: { fr: 'langue', en: 'language', de: 'Sprache' },
  page: { fr: 'page', en: 'page', de: 'Seite' },
  requestedAt: { fr: 'date de la demande', en: 'date of the request', de: 'Zeitpunkt der Anforderung' },
  heldAt: {
    fr: 'date d’une éventuelle mise en attente',
    en: 'date of any hold',
    de: 'Zeitpunkt einer etwaigen Prüfung',
  },
  confirmedAt: { fr: 'date de la confirmation', en: 'date of the confirmation', de: 'Zeitpunkt der Bestätigung' },
  lastContactAt: {
    fr: 'date du dernier contact',
    en: 'date of the last contact',
    de: 'Zeitpunkt des letzten Kontakts',
  },
  userAgent: {
    fr: 'identification du navigateur ([en:user agent])',
    en: 'what the browser says it is (user agent)',
    de: 'Kennung des Browsers (User-Agent)',
  },
  campaign: {
    fr: 's’il y en a, mots de campagne du lien suivi (utm)',
    en: 'any campaign words of the link you followed (utm)',
    de: 'falls vorhanden, Kampagnenwörter des Links (utm)',
  },
  sentence: {
    fr: 'phrase affichée et sa version',
    en: 'sentence shown and its version',
    de: 'angezeigter Satz mit Version',
  },
  submission: {
    fr: 'numéro d’envoi tiré au hasard',
    en: 'random number of the submission',
    de: 'zufällige Nummer der Sendung',
  },
  subject: { fr: 'sujet', en: 'subject', de: 'Betreff' },
  message: { fr: 'message', en: 'message', de: 'Nachricht' },
  sentAt: { fr: 'date de l’envoi', en: 'date of sending', de: 'Zeitpunkt der Sendung' },
  answeredAt: { fr: 'date de la réponse', en: 'date of the answer', de: 'Zeitpunkt der Antwort' },
  mailAddresses: { fr: 'adresses e-mail', en: 'e-mail addresses', de: 'E-Mail-Adressen' },
  mailText: { fr: 'texte', en: 'text', de: 'Text' },
  mailDates: { fr: 'dates de l’envoi', en: 'dates of sending', de: 'Zeitpunkte des Versands' },
  mailState: {
    fr: 'essais et état de l’envoi',
    en: 'attempts and state of delivery',
    de: 'Versuche und Stand des Versands',
  },
  clientHash: {
    fr: 'à chaque envoi, empreintes à clé de l’adresse IP et de l’adresse e-mail',
    en: 'each time a form is sent, keyed hashes of the IP address and of the e-mail address',
    de: 'bei jedem Absenden Hashwerte von IP-Adresse und E-Mail-Adresse unter einem Schlüssel',
  },
  postCount: { fr: 'nombre d’envois', en: 'number of submissions', de: 'Anzahl der Sendungen' },
  guessHash: {
    fr: 'à chaque essai, empreinte à clé de l’adresse IP',
    en: 'with each attempt, a keyed hash of the IP address',
    de: 'bei jedem Versuch ein Hashwert der IP-Adresse unter einem Schlüssel',
  },
  guessTimes: {
    fr: 'nombre des essais et date du dernier',
    en: 'number of attempts and time of the last',
    de: 'Zahl der Versuche und Zeitpunkt des letzten',
  },
  password: { fr: 'empreinte du mot de passe', en: 'hash of the password', de: 'Hashwert des Passworts' },
  sessions: {
    fr: 'sessions ouvertes, avec leurs dates et le navigateur',
    en: 'open sessions with their dates and browser',
    de: 'offene Sitzungen mit Zeitpunkten und Browser',
  },
  passkeys: { fr: 'clés d’accès', en: 'passkeys', de: 'Passkeys' },
  journal: {
    fr: 'date, connexion ou changement, numéro de la fiche concernée (ni adresse ni texte)',
    en: 'date, sign-in or what was changed, number of the record concerned (no address, no text)',
    de: 'Zeitpunkt, Anmeldung oder Änderung, Nummer des betroffenen Datensatzes (weder Adresse noch Text)',
  },
  signInLinks: {
    fr: 'connexions de l’administrateur et liens qu’il se fait envoyer',
    en: 'sign-ins of the administrator and links sent to them',
    de: 'Anmeldungen der Verwaltung und angeforderte Links',
  },
  addressHash: {
    fr: 'empreinte à clé de l’adresse effacée',
    en: 'keyed hash of the erased address',
    de: 'Hashwert der gelöschten Adresse unter einem Schlüssel',
  },
  erasedAt: { fr: 'date de l’effacement', en: 'date of the erasure', de: 'Zeitpunkt der Löschung' },
}
