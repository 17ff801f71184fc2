/*
 * One table, three languages, a row beside its translations: longer than a file should be, but this way no language
 * can fall behind the others.
 */
import { type Locale, locales } from '../../../contract/locales.ts'
import { dataOf, type Use, uses } from '../../../contract/privacy/personal-data.ts'
import { retention } from '../../offers/legal-terms.ts'
import type { LegalRow } from '../legal-notice/shape.ts'
import { dataWords } from './data-words.ts'
import { basisWords, dutyOf, periodWords } from './period-words.ts'

/**
 * One line of the table "what is kept": what it is called, the data, purpose, legal basis and period, in each
 * language. `use` names what of the database it stands for; a row without it is kept elsewhere.
 */
export type RetentionRow = {
  key: string
  use?: Use
  words: Record<Locale, { name: string; data: string; purpose: string; basis: string; period: string }>
}

const { contractYears, accountingYears, browsingMonths, backupDays } = retention

const accountsDuty = dutyOf({
  fr: 'l’art. L123‑22 du Code de commerce',
  en: 'Art. L123‑22 of the French Commercial Code',
  de: 'Art. L123‑22 des französischen Handelsgesetzbuchs',
})

/** The kinds of data in one cell: `A, b et c`. */
function listData(use: Use, locale: Locale): string {
  const words = dataOf(use).map((datum) => dataWords[datum][locale])
  const list = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' }).format(words)
  return list.charAt(0).toLocaleUpperCase(locale) + list.slice(1)
}

/** A row of what the database holds: its data, basis and period come from the declaration of the columns. */
function stored(use: Use, names: Record<Locale, { name: string; purpose: string }>): RetentionRow {
  const { basis, period } = uses[use]
  const toWords = (locale: Locale) => ({
    ...names[locale],
    data: listData(use, locale),
    basis: basisWords[basis][locale],
    period: periodWords[period][locale],
  })
  return {
    key: use,
    use,
    words: Object.fromEntries(locales.map((locale) => [locale, toWords(locale)])) as RetentionRow['words'],
  }
}

/** Everything that can be kept, in the order in which a visitor meets it. */
const allRows: readonly RetentionRow[] = [
  stored('lead', {
    fr: { name: 'Checklist', purpose: 'Vous envoyer la checklist et son lien' },
    en: { name: 'Checklist', purpose: 'To send you the checklist and its link' },
    de: { name: 'Checkliste', purpose: 'Ihnen die Checkliste und ihren Link schicken' },
  }),
  stored('consent', {
    fr: { name: 'Preuve de la demande', purpose: 'Montrer que vous avez demandé cet e-mail' },
    en: { name: 'Proof of the request', purpose: 'To show that you asked for the e-mail' },
    de: { name: 'Nachweis der Anforderung', purpose: 'Zeigen können, dass Sie die E-Mail angefordert haben' },
  }),
  stored('browser', {
    fr: {
      name: 'Navigateur et campagne',
      purpose: 'Savoir pour quels navigateurs tenir le site prêt, et quel lien vous a amené',
    },
    en: {
      name: 'Browser and campaign',
      purpose: 'To know which browsers to keep the site fit for, and which link brought you',
    },
    de: {
      name: 'Browser und Kampagne',
      purpose: 'Wissen, für welche Browser die Website taugen muss und welcher Link Sie hergebracht hat',
    },
  }),
  stored('mail', {
    fr: { name: 'E-mails du site', purpose: 'Envoyer, réessayer si un serveur ne répond pas, éviter les doublons' },
    en: { name: 'E-mails from the site', purpose: 'To send, to try again if a server is down, to avoid duplicates' },
    de: {
      name: 'E-Mails der Website',
      purpose: 'Senden, erneut versuchen, wenn ein Server nicht antwortet, Doppelungen vermeiden',
    },
  }),
  stored('enquiry', {
    fr: { name: 'Formulaire de contact', purpose: 'Vous répondre et, si vous le souhaitez, préparer un devis' },
    en: { name: 'Contact form', purpose: 'To answer you and, if you wish, prepare a quote' },
    de: { name: 'Kontaktformular', purpose: 'Ihnen antworten und auf Wunsch ein Angebot vorbereiten' },
  }),
  {
    key: 'correspondence',
    words: {
      fr: {
        name: 'E-mails et rendez-vous',
        data: 'Ce que vous m’écrivez, et ce que vous indiquez au calendrier externe (nom, e-mail, créneau, motif)',
        purpose: 'Vous répondre, tenir le rendez-vous',
        basis: basisWords.contract.fr,
        period: periodWords.sinceContact.fr,
      },
      en: {
        name: 'E-mails and appointments',
        data: 'What you write to me, and what you enter in the external calendar (name, e-mail, time, reason)',
        purpose: 'To answer you and keep the appointment',
        basis: basisWords.contract.en,
        period: periodWords.sinceContact.en,
      },
      de: {
        name: 'E-Mails und Termine',
        data: 'Was Sie mir schreiben und was Sie im externen Kalender angeben (Name, E-Mail, Zeit, Anlass)',
        purpose: 'Ihnen antworten, den Termin wahrnehmen',
        basis: basisWords.contract.de,
        period: periodWords.sinceContact.de,
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
        basis: basisWords.contract.fr,
        period: `${contractYears} ans à compter de la fin de la relation`,
      },
      en: {
        name: 'Clients',
        data: 'Contact persons, quotes, orders, deliverables, correspondence',
        purpose: 'To do the work and answer for it afterwards',
        basis: basisWords.contract.en,
        period: `${contractYears} years from the end of the relationship`,
      },
      de: {
        name: 'Kunden',
        data: 'Ansprechpartner, Angebote, Aufträge, Arbeitsergebnisse, Schriftwechsel',
        purpose: 'Den Auftrag ausführen und später dafür einstehen',
        basis: basisWords.contract.de,
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
        basis: accountsDuty.fr,
        period: `${accountingYears} ans à compter de la clôture de l’exercice`,
      },
      en: {
        name: 'Accounts',
        data: 'Invoices and accounting records',
        purpose: 'To keep accounts',
        basis: accountsDuty.en,
        period: `${accountingYears} years from the end of the financial year`,
      },
      de: {
        name: 'Buchführung',
        data: 'Rechnungen und Belege',
        purpose: 'Bücher führen',
        basis: accountsDuty.de,
        period: `${accountingYears} Jahre ab dem Ende des Geschäftsjahrs`,
      },
    },
  },
  stored('limits', {
    fr: { name: 'Limites des formulaires', purpose: 'Freiner les robots et les envois en masse' },
    en: { name: 'Limits of the forms', purpose: 'To slow down robots and mass mailing' },
    de: { name: 'Grenzen der Formulare', purpose: 'Roboter und Massenversand bremsen' },
  }),
  stored('signIn', {
    fr: { name: 'Connexion à l’administration', purpose: 'Freiner la recherche du mot de passe' },
    en: { name: 'Signing in to the administration', purpose: 'To slow down password guessing' },
    de: { name: 'Anmeldung an der Verwaltung', purpose: 'Das Erraten des Passworts bremsen' },
  }),
  stored('account', {
    fr: { name: 'Compte de l’administration', purpose: 'Ouvrir la liste des demandes à une seule personne' },
    en: { name: 'Account of the administration', purpose: 'To open the list of requests to one person only' },
    de: { name: 'Konto der Verwaltung', purpose: 'Die Liste der Anfragen nur einer Person öffnen' },
  }),
  stored('journal', {
    fr: {
      name: 'Journal de l’administration',
      purpose: 'Savoir qui a vu ou changé des données personnelles, remarquer une intrusion',
    },
    en: {
      name: 'Journal of the administration',
      purpose: 'To know who viewed or changed personal data, to notice an intrusion',
    },
    de: {
      name: 'Protokoll der Verwaltung',
      purpose: 'Wissen, wer personenbezogene Daten gesehen oder geändert hat; Einbrüche bemerken',
    },
  }),
  {
    key: 'backup',
    words: {
      fr: {
        name: 'Sauvegardes',
        data: 'Copie de toutes les lignes de ce tableau que le site tient lui-même',
        purpose: 'Ne rien perdre si la machine tombe en panne',
        basis: basisWords.interest.fr,
        period: `${backupDays} jours. Si une copie doit servir, les adresses effacées depuis le sont à nouveau`,
      },
      en: {
        name: 'Backups',
        data: 'A copy of every row of this table that the site itself keeps',
        purpose: 'To lose nothing if the machine fails',
        basis: basisWords.interest.en,
        period: `${backupDays} days. If a copy has to be used, addresses erased since are erased again`,
      },
      de: {
        name: 'Sicherungen',
        data: 'Kopie aller Zeilen dieser Tabelle, die die Website selbst führt',
        purpose: 'Nichts verlieren, wenn die Maschine ausfällt',
        basis: basisWords.interest.de,
        period: `${backupDays} Tage. Wird eine Kopie gebraucht, werden seither gelöschte Adressen erneut gelöscht`,
      },
    },
  },
  stored('erasure', {
    fr: { name: 'Effacements', purpose: 'Effacer à nouveau la même adresse si une sauvegarde est restaurée' },
    en: { name: 'Erasures', purpose: 'To erase the same address again if a backup is restored' },
    de: { name: 'Löschungen', purpose: 'Dieselbe Adresse erneut löschen, wenn eine Sicherung eingespielt wird' },
  }),
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

/** Everything that is kept: a use that no column has is not shown. */
export const retentionRows: readonly RetentionRow[] = allRows.filter(
  ({ use }) => use === undefined || dataOf(use).length > 0,
)

/** The rows in one language, for the table of the page. */
export function retentionTable(locale: Locale): readonly LegalRow[] {
  return retentionRows.map(({ words }) => {
    const { name, data, purpose, basis, period } = words[locale]
    return { name, detail: data, cells: [purpose, basis, period] }
  })
}
