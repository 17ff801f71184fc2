/*
 * One table, three languages, a row beside its translations: longer than a file should be, but this way no language
 * can fall behind the others.
 */
import type { Locale } from '../../../contract/locales.ts'
import { retention } from '../../offers/legal-terms.ts'
import type { LegalRow } from '../legal-notice/shape.ts'

/** One line of the table "what is kept": what it is called, the data, purpose, legal basis and period, in each language. */
export type RetentionRow = {
  key: string
  words: Record<Locale, { name: string; data: string; purpose: string; basis: string; period: string }>
}

const {
  contactYears,
  contractYears,
  accountingYears,
  browsingMonths,
  unconfirmedDays,
  mailTextDays,
  dayKeyHours,
  counterHours,
  signInHours,
  journalDays,
  doorLinkMinutes,
} = retention

/** The most common bases, by the letter of Art. 6(1) GDPR. */
const consent = {
  fr: 'Consentement (art. 6, § 1, a)',
  en: 'Consent (Art. 6(1)\u2060(a))',
  de: 'Einwilligung (Art. 6 Abs. 1 lit. a)',
}
const contract = {
  fr: 'Contrat, ou préparation du contrat à votre demande (art. 6, § 1, b)',
  en: 'Contract, or steps before it at your request (Art. 6(1)\u2060(b))',
  de: 'Vertrag oder dessen Anbahnung auf Ihre Anfrage (Art. 6 Abs. 1 lit. b)',
}
const legalDuty = {
  fr: 'Obligation légale (art. 6, § 1, c)',
  en: 'Legal obligation (Art. 6(1)\u2060(c))',
  de: 'Rechtliche Pflicht (Art. 6 Abs. 1 lit. c)',
}
const interest = {
  fr: 'Intérêt légitime (art. 6, § 1, f)',
  en: 'Legitimate interest (Art. 6(1)\u2060(f))',
  de: 'Berechtigtes Interesse (Art. 6 Abs. 1 lit. f)',
}

const sinceContact = {
  fr: `${contactYears} ans à compter du dernier contact`,
  en: `${contactYears} years from the last contact`,
  de: `${contactYears} Jahre ab dem letzten Kontakt`,
}
const withAddress = {
  fr: 'Aussi longtemps que l’adresse, effacée avec elle',
  en: 'As long as the address, erased with it',
  de: 'So lange wie die Adresse; wird mit ihr gelöscht',
}

/** Everything that is kept, in the order in which a visitor meets it. */
export const retentionRows: readonly RetentionRow[] = [
  {
    key: 'lead',
    words: {
      fr: {
        name: 'Checklist',
        data: 'Adresse e-mail, langue, dates de la demande, d’une éventuelle mise en attente, de la confirmation et du dernier contact',
        purpose: 'Vous envoyer la checklist et son lien',
        basis: consent.fr,
        period: `Sans confirmation : ${unconfirmedDays} jours après la dernière demande. Confirmée : ${sinceContact.fr}`,
      },
      en: {
        name: 'Checklist',
        data: 'E-mail address, language, dates of request, any hold, confirmation and last contact',
        purpose: 'To send you the checklist and its link',
        basis: consent.en,
        period: `Unconfirmed: ${unconfirmedDays} days after the last request. Confirmed: ${sinceContact.en}`,
      },
      de: {
        name: 'Checkliste',
        data: 'E-Mail-Adresse, Sprache, Zeitpunkte von Anforderung, etwaiger Prüfung, Bestätigung und letztem Kontakt',
        purpose: 'Ihnen die Checkliste und ihren Link schicken',
        basis: consent.de,
        period: `Unbestätigt: ${unconfirmedDays} Tage nach der letzten Anforderung. Bestätigt: ${sinceContact.de}`,
      },
    },
  },
  {
    key: 'consent',
    words: {
      fr: {
        name: 'Preuve de la demande',
        data: 'Page, langue, phrase affichée et sa version, date de la demande et de la confirmation, numéro d’envoi tiré au hasard',
        purpose: 'Montrer que vous avez demandé cet e-mail',
        basis: `${legalDuty.fr}, avec l’art. 7, § 1`,
        period: withAddress.fr,
      },
      en: {
        name: 'Proof of the request',
        data: 'Page, language, sentence shown and its version, dates of request and confirmation, random number of the submission',
        purpose: 'To show that you asked for the e-mail',
        basis: `${legalDuty.en}, with Art. 7(1)`,
        period: withAddress.en,
      },
      de: {
        name: 'Nachweis der Anforderung',
        data: 'Seite, Sprache, angezeigter Satz mit Version, Zeitpunkte von Anforderung und Bestätigung, zufällige Nummer der Sendung',
        purpose: 'Zeigen können, dass Sie die E-Mail angefordert haben',
        basis: `${legalDuty.de}, mit Art. 7 Abs. 1`,
        period: withAddress.de,
      },
    },
  },
  {
    key: 'browser',
    words: {
      fr: {
        name: 'Navigateur et campagne',
        data: 'Avec la demande de checklist, identification du navigateur ([en:user agent]) et, s’il y en a, mots de campagne du lien suivi (utm)',
        purpose: 'Savoir pour quels navigateurs tenir le site prêt, et quel lien vous a amené',
        basis: interest.fr,
        period: withAddress.fr,
      },
      en: {
        name: 'Browser and campaign',
        data: 'With a checklist request, what the browser says it is (user agent) and any campaign words of the link you followed (utm)',
        purpose: 'To know which browsers to keep the site fit for, and which link brought you',
        basis: interest.en,
        period: withAddress.en,
      },
      de: {
        name: 'Browser und Kampagne',
        data: 'Mit der Anforderung der Checkliste: Kennung des Browsers (User-Agent) und, falls vorhanden, Kampagnenwörter des Links (utm)',
        purpose: 'Wissen, für welche Browser die Website taugen muss und welcher Link Sie hergebracht hat',
        basis: interest.de,
        period: withAddress.de,
      },
    },
  },
  {
    key: 'mail',
    words: {
      fr: {
        name: 'E-mails du site',
        data: 'Ceux qui vous sont destinés et l’avis que j’en reçois : adresses, langue, texte, dates, essais et état de l’envoi',
        purpose: 'Envoyer, réessayer si un serveur ne répond pas, éviter les doublons',
        basis: 'La même que pour la demande',
        period: `Texte : ${mailTextDays} jours, une fois l’e-mail parti ou refusé. Le reste : aussi longtemps que la demande, effacé avec elle`,
      },
      en: {
        name: 'E-mails from the site',
        data: 'Those meant for you and the notice I get: addresses, language, text, dates, attempts and state of delivery',
        purpose: 'To send, to try again if a server is down, to avoid duplicates',
        basis: 'The same as for the request',
        period: `Text: ${mailTextDays} days, once the e-mail has left or been refused. The rest: as long as the request, erased with it`,
      },
      de: {
        name: 'E-Mails der Website',
        data: 'Die für Sie bestimmten und die Meldung an mich: Adressen, Sprache, Text, Zeitpunkte, Versuche und Stand des Versands',
        purpose: 'Senden, erneut versuchen, wenn ein Server nicht antwortet, Doppelungen vermeiden',
        basis: 'Dieselbe wie für die Anfrage',
        period: `Text: ${mailTextDays} Tage, sobald die E-Mail versandt oder abgelehnt ist. Alles Übrige: so lange wie die Anfrage; wird mit ihr gelöscht`,
      },
    },
  },
  {
    key: 'enquiry',
    words: {
      fr: {
        name: 'Formulaire de contact',
        data: 'Nom, e-mail, sujet, message, langue, page, dates de l’envoi et de la réponse, numéro d’envoi tiré au hasard et, s’il y en a, mots de campagne (utm)',
        purpose: 'Vous répondre et, si vous le souhaitez, préparer un devis',
        basis: contract.fr,
        period: sinceContact.fr,
      },
      en: {
        name: 'Contact form',
        data: 'Name, e-mail, subject, message, language, page, dates of sending and of the answer, random number of the submission and any campaign words (utm)',
        purpose: 'To answer you and, if you wish, prepare a quote',
        basis: contract.en,
        period: sinceContact.en,
      },
      de: {
        name: 'Kontaktformular',
        data: 'Name, E-Mail, Betreff, Nachricht, Sprache, Seite, Zeitpunkte von Sendung und Antwort, zufällige Nummer der Sendung und, falls vorhanden, Kampagnenwörter (utm)',
        purpose: 'Ihnen antworten und auf Wunsch ein Angebot vorbereiten',
        basis: contract.de,
        period: sinceContact.de,
      },
    },
  },
  {
    key: 'correspondence',
    words: {
      fr: {
        name: 'E-mails et rendez-vous',
        data: 'Ce que vous m’écrivez, et ce que vous indiquez au calendrier externe (nom, e-mail, créneau, motif)',
        purpose: 'Vous répondre, tenir le rendez-vous',
        basis: contract.fr,
        period: sinceContact.fr,
      },
      en: {
        name: 'E-mails and appointments',
        data: 'What you write to me, and what you enter in the external calendar (name, e-mail, time, reason)',
        purpose: 'To answer you and keep the appointment',
        basis: contract.en,
        period: sinceContact.en,
      },
      de: {
        name: 'E-Mails und Termine',
        data: 'Was Sie mir schreiben und was Sie im externen Kalender angeben (Name, E-Mail, Zeit, Anlass)',
        purpose: 'Ihnen antworten, den Termin wahrnehmen',
        basis: contract.de,
        period: sinceContact.de,
      },
    },
  },
  {
    key: 'client',
    words: {
      fr: {
        name: 'Clients',
        data: 'Interlocuteurs, devis, commandes, livrables, correspondance',
        purpose: 'Exécuter la mission, en répondre ensuite',
        basis: contract.fr,
        period: `${contractYears} ans à compter de la fin de la relation`,
      },
      en: {
        name: 'Clients',
        data: 'Contact persons, quotes, orders, deliverables, correspondence',
        purpose: 'To do the work and answer for it afterwards',
        basis: contract.en,
        period: `${contractYears} years from the end of the relationship`,
      },
      de: {
        name: 'Kunden',
        data: 'Ansprechpartner, Angebote, Aufträge, Arbeitsergebnisse, Schriftwechsel',
        purpose: 'Den Auftrag ausführen und später dafür einstehen',
        basis: contract.de,
        period: `${contractYears} Jahre ab dem Ende der Geschäftsbeziehung`,
      },
    },
  },
  {
    key: 'accounts',
    words: {
      fr: {
        name: 'Comptabilité',
        data: 'Factures et pièces comptables',
        purpose: 'Tenir les comptes',
        basis: `${legalDuty.fr}, avec l’art. L123‑22 du Code de commerce`,
        period: `${accountingYears} ans à compter de la clôture de l’exercice`,
      },
      en: {
        name: 'Accounts',
        data: 'Invoices and accounting records',
        purpose: 'To keep accounts',
        basis: `${legalDuty.en}, with Art. L123‑22 of the French Commercial Code`,
        period: `${accountingYears} years from the end of the financial year`,
      },
      de: {
        name: 'Buchführung',
        data: 'Rechnungen und Belege',
        purpose: 'Bücher führen',
        basis: `${legalDuty.de}, mit Art. L123‑22 des französischen Handelsgesetzbuchs`,
        period: `${accountingYears} Jahre ab dem Ende des Geschäftsjahrs`,
      },
    },
  },
  {
    key: 'limits',
    words: {
      fr: {
        name: 'Limites des formulaires',
        data: 'À chaque envoi, empreintes à clé de l’adresse IP et de l’adresse e-mail, nombre d’envois',
        purpose: 'Freiner les robots et les envois en masse',
        basis: interest.fr,
        period: `Clé du jour : ${dayKeyHours} heures après la fin de ce jour. Compteurs : ${counterHours} heures`,
      },
      en: {
        name: 'Limits of the forms',
        data: 'Each time a form is sent, keyed hashes of the IP address and of the e-mail address, number of submissions',
        purpose: 'To slow down robots and mass mailing',
        basis: interest.en,
        period: `Key of the day: ${dayKeyHours} hours after the end of that day. Counters: ${counterHours} hours`,
      },
      de: {
        name: 'Grenzen der Formulare',
        data: 'Bei jedem Absenden Hashwerte von IP-Adresse und E-Mail-Adresse unter einem Schlüssel, Anzahl der Sendungen',
        purpose: 'Roboter und Massenversand bremsen',
        basis: interest.de,
        period: `Schlüssel des Tages: ${dayKeyHours} Stunden nach Ende dieses Tages. Zähler: ${counterHours} Stunden`,
      },
    },
  },
  {
    key: 'sign-in',
    words: {
      fr: {
        name: 'Connexion à l’administration',
        data: 'À chaque essai, empreintes à clé de l’adresse IP et de l’adresse saisie, dates',
        purpose: 'Freiner la recherche du mot de passe',
        basis: interest.fr,
        period: `${signInHours} heures après le dernier essai`,
      },
      en: {
        name: 'Signing in to the administration',
        data: 'With each attempt, keyed hashes of the IP address and of the address typed, times',
        purpose: 'To slow down password guessing',
        basis: interest.en,
        period: `${signInHours} hours after the last attempt`,
      },
      de: {
        name: 'Anmeldung an der Verwaltung',
        data: 'Bei jedem Versuch Hashwerte von IP-Adresse und eingegebener Adresse unter einem Schlüssel, Zeitpunkte',
        purpose: 'Das Erraten des Passworts bremsen',
        basis: interest.de,
        period: `${signInHours} Stunden nach dem letzten Versuch`,
      },
    },
  },
  {
    key: 'journal',
    words: {
      fr: {
        name: 'Journal de l’administration',
        data: 'Date, consultation ou changement, numéro de la fiche concernée ; ni adresse ni texte. Pour l’administrateur : ses connexions et les liens qu’il se fait envoyer',
        purpose: 'Savoir qui a vu ou changé des données personnelles, remarquer une intrusion',
        basis: interest.fr,
        period: `${journalDays} jours. Un lien de connexion : ${doorLinkMinutes} minutes`,
      },
      en: {
        name: 'Journal of the administration',
        data: 'Date, what was viewed or changed, number of the record concerned; no address, no text. Of the administrator: sign-ins and the links sent to them',
        purpose: 'To know who viewed or changed personal data, to notice an intrusion',
        basis: interest.en,
        period: `${journalDays} days. A sign-in link: ${doorLinkMinutes} minutes`,
      },
      de: {
        name: 'Protokoll der Verwaltung',
        data: 'Zeitpunkt, Einsicht oder Änderung, Nummer des betroffenen Datensatzes; weder Adresse noch Text. Von der Verwaltung selbst: Anmeldungen und angeforderte Links',
        purpose: 'Wissen, wer personenbezogene Daten gesehen oder geändert hat; Einbrüche bemerken',
        basis: interest.de,
        period: `${journalDays} Tage. Ein Anmeldelink: ${doorLinkMinutes} Minuten`,
      },
    },
  },
  {
    key: 'browsing',
    words: {
      fr: {
        name: 'Navigation',
        data: 'Pages vues, durée, parcours',
        purpose: 'Aucun : rien n’est mesuré',
        basis: 'Sans objet',
        period: `Rien n’est conservé. Si cela changeait : ${browsingMonths} mois au plus`,
      },
      en: {
        name: 'Browsing',
        data: 'Pages seen, time spent, path taken',
        purpose: 'None: nothing is measured',
        basis: 'Not applicable',
        period: `Nothing is kept. Should that change: ${browsingMonths} months at most`,
      },
      de: {
        name: 'Besuch der Website',
        data: 'Gesehene Seiten, Dauer, Weg',
        purpose: 'Keiner: Es wird nichts gemessen',
        basis: 'Entfällt',
        period: `Es wird nichts gespeichert. Sollte sich das ändern: höchstens ${browsingMonths} Monate`,
      },
    },
  },
]

/** The rows in one language, for the table of the page. */
export function retentionTable(locale: Locale): readonly LegalRow[] {
  return retentionRows.map(({ words }) => {
    const { name, data, purpose, basis, period } = words[locale]
    return { name, detail: data, cells: [purpose, basis, period] }
  })
}
