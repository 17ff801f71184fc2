import { formatDate, formatPrice } from '../../../contract/formats.ts'
import { prices } from '../../offers/prices.ts'
import { expressAudit } from './product.ts'
import type { ExpressAuditWords } from './shape.ts'

const { summer, price, deliveryDays } = prices.expressAudit
const { terms } = prices
const { corrections, places, videoMinutes } = expressAudit
const summerPrice = formatPrice(summer.price, 'de')
const fullPrice = formatPrice(price, 'de')
const lastDay = formatDate(summer.until, 'de')

export const de: ExpressAuditWords = {
  head: {
    title: 'Express-Audit Ihrer Frankreich-Website',
    description: `Ein Kaufweg Ihrer französischen Website, mit den Augen eines Käufers aus Frankreich gelesen: höchstens ${corrections} Korrekturen, ein Video, eine Seite.`,
    keywords: [
      'Website-Audit Frankreich',
      'Express-Audit',
      'französische Website prüfen',
      'Käufer Frankreich',
      'Website auf Französisch',
    ],
  },
  hero: {
    label: { de: 'Express-Audit', fr: 'Audit express' },
    title: 'Wo Ihr Käufer in Frankreich den Faden verliert.',
    lead: `Ich gehe durch Ihre Website wie jemand, der etwas braucht und drei Angebote offen hat. Ein einziger Weg, vom Suchergebnis bis zum letzten Knopf. Danach höchstens ${corrections} Korrekturen, die wirksamste zuerst.`,
  },
  price: {
    label: 'Preis des Express-Audits',
    summer: { name: 'Sommerpreis', price: summerPrice, when: `bis einschließlich ${lastDay}` },
    full: { name: 'Regulärer Preis', price: fullPrice, when: `nach dem ${lastDay}` },
    unit: 'netto',
    today: 'Gilt heute',
    note: `Lieferung in ${deliveryDays} Tagen. ${terms.depositPercent}\u00A0% bei Unterschrift des Angebots, der Rest bei Lieferung.`,
    button: 'Audit buchen',
  },
  deliverables: {
    label: { de: 'Ergebnis', fr: 'Livrables' },
    title: 'Dreierlei, und nichts davon für die Ablage.',
    lead: 'Das Express-Audit will nicht alles sehen. Es folgt einem Weg und sagt, was Sie in welcher Reihenfolge ändern.',
    list: [
      {
        title: `Höchstens ${corrections} Korrekturen`,
        text: 'Sortiert danach, was sie dem Verkauf vermutlich bringen. Zu jeder: die Stelle, was ein Käufer in Frankreich dort versteht, der französische Wortlaut und der Aufwand.',
      },
      {
        title: `Ein Video von ${videoMinutes} Minuten`,
        text: 'Ihre Website im Bild, meine Stimme dazu, auf Deutsch. Man sieht das Zögern in dem Moment, in dem es entsteht. Zeigen Sie es Ihrem Team oder der Agentur, wie es ist.',
      },
      {
        title: 'Eine Seite für die Geschäfts\u00ADleitung',
        text: 'Was im Weg liegt, was die Reparatur verlangt, womit man anfängt. Ohne Abkürzungen, lesbar zwischen zwei Terminen.',
      },
    ],
    sample: {
      label: 'Beispiel einer Korrektur',
      rank: `Korrektur 2 von ${corrections}`,
      title: '„[fr:Envoyer l’enquête]“ ist kein Knopf.',
      rows: [
        { title: 'Stelle', text: 'Anfrageformular der französischen Version, letzte Zeile.' },
        {
          title: 'Was der Käufer versteht',
          text: 'Eine [fr:enquête] ist eine Umfrage oder eine Ermittlung. Er wollte ein Angebot.',
        },
        { title: 'Neuer Wortlaut', text: '[fr:Demander un devis]' },
        { title: 'Wirkung', text: 'Stark: der letzte Klick vor dem Kontakt.' },
        { title: 'Aufwand', text: 'Zehn Minuten, ohne Agentur.' },
      ],
      note: 'Für diese Seite erfunden; die Website dazu gibt es nicht.',
    },
  },
  path: {
    label: { de: 'Der Kaufweg', fr: 'Le parcours' },
    title: `Ein Weg, ${places} Stellen, an denen er reißt.`,
    points: [
      {
        title: 'Das Suchergebnis',
        text: 'Titel und zwei Zeilen auf Französisch. Stehen dort die Wörter, die in Frankreich gesucht werden, [fr:devis] oder [fr:fiche technique], oder die aus dem Wörterbuch?',
      },
      {
        title: 'Die erste Seite',
        text: 'Durchgehend Französisch, durchgehend [fr:vous]? Außerhalb großer internationaler Konzerne wird das im Geschäft erwartet. Ein französisches Menü über englischem Text ist eine halbe Einladung.',
      },
      {
        title: 'Das Vertrauen',
        text: '[fr:Mentions légales], [fr:CGV], Kundenstimmen, eine Telefonnummer ohne Aufpreis: Danach sieht man sich in Frankreich um. Ich schreibe auf, was fehlt; was das Recht verlangt, sagt Ihr Anwalt.',
      },
      {
        title: 'Der Mensch',
        text: 'In Frankreich beginnt eine Geschäftsbeziehung oft früher als hierzulande, mit einem Anruf statt einem Datenblatt. Gibt es jemanden, den man anrufen kann, und spricht er Französisch?',
      },
      {
        title: 'Der letzte Knopf',
        text: 'Warenkorb, Angebot oder Formular. Im Onlinehandel die Bankkarte [fr:CB], im Geschäft mit Firmen die Überweisung: Findet der Käufer, womit er zahlen will?',
      },
    ],
  },
  audience: {
    label: { de: 'Für wen', fr: 'Pour qui' },
    title: 'Ein kleines Werkzeug für ein klares Problem.',
    fits: {
      title: 'Richtig für Sie, wenn',
      list: [
        'Ihre Website seit Monaten Französisch kann und trotzdem niemand schreibt;',
        'ein Relaunch ansteht und Sie vorher wissen möchten, was nur repariert werden muss;',
        'der Chef fragt, woran es in Frankreich liegt, und eine Seite als Antwort reichen soll.',
      ],
    },
    misfits: {
      title: 'Nichts für Sie, wenn',
      list: [
        'es noch keine französische Seite gibt: Dann hilft die Checkliste, und die ist kostenlos;',
        'Sie eine Übersetzung brauchen: Ich korrigiere einen Weg, keinen Katalog;',
        'Sie eine Umsatzzusage suchen: Ich zeige, wo gezögert wird, nicht, wie viele kaufen.',
      ],
    },
  },
  process: {
    label: { de: 'Ablauf', fr: 'Déroulé' },
    title: `Vom Gespräch zum Ergebnis in ${deliveryDays} Tagen.`,
    steps: [
      {
        title: 'Wir wählen den Weg',
        text: 'Der Termin, den Sie buchen, ist das Startgespräch. Sie nennen mir eine Seite und ein Ziel: Bestellung, Angebot oder Rückruf.',
      },
      {
        title: 'Ich gehe ihn',
        text: 'Auf Französisch, am Rechner und am Telefon, bis zum letzten Bildschirm. Jedes Zögern wird dort notiert, wo es anfängt.',
      },
      {
        title: 'Ich sortiere',
        text: `Aus Dutzenden Notizen werden höchstens ${corrections} Korrekturen. Eine zu lange Liste arbeitet niemand ab.`,
      },
      {
        title: 'Sie bekommen alles',
        text: `Korrekturen, Video und die Seite für die Geschäftsleitung, ${deliveryDays} Tage nach dem Gespräch. Eine Frage dazu? E-Mail genügt.`,
      },
    ],
  },
  faq: {
    label: { de: 'Fragen', fr: 'Questions' },
    title: 'Bevor Sie buchen.',
    questions: [
      {
        question: 'Was kostet das Express-Audit?',
        answer: `${summerPrice} netto bis einschließlich ${lastDay}, danach ${fullPrice} netto. Es zählt der Tag der Buchung. ${terms.depositPercent}\u00A0% zahlen Sie bei Unterschrift des Angebots, den Rest bei Lieferung.`,
      },
      {
        question: 'In welcher Sprache bekommen wir das Ergebnis?',
        answer:
          'Auf Deutsch, samt Video. Nur der neue Wortlaut für die Website ist französisch, mit einem Satz dazu, warum er so lautet.',
      },
      {
        question: 'Was brauchen Sie von uns?',
        answer:
          'Die Adresse einer Seite und ein Ziel. Keinen Zugang, kein Passwort, keine Statistik: Die hat ein Käufer auch nicht. Endet der Weg mit einer Zahlung, halte ich kurz davor an.',
      },
      {
        question: 'Unsere Agentur hat gerade erst übersetzt. Lohnt sich das trotzdem?',
        answer:
          'Gerade dann. Eine Übersetzung prüft Sätze. Hier geht es darum, ob Angebot, Belege, Bezahlung und Ansprechpartner zu dem passen, was ein Käufer in Frankreich erwartet.',
      },
      {
        question: `Und wenn Sie keine ${corrections} Punkte finden?`,
        answer:
          'Dann sind es weniger. Die Zahl ist eine Obergrenze, keine Quote, und Seiten werden nicht nach Gewicht verkauft.',
      },
      {
        question: 'Gilt das auch für Firmen aus Österreich und der Schweiz?',
        answer:
          'Ja. Gelesen wird der Weg des französischen Käufers, woher Sie auch kommen. Aus der Schweiz kommen Zoll und Einfuhr hinzu; ob die Seite sie erklärt, sehe ich mit an.',
      },
    ],
  },
  closing: {
    title: [`${deliveryDays} Tage,`, 'und Sie wissen, wo es reißt.'],
    text: 'Eine Seite, ein Ziel, ein Termin: Der Rest ist meine Arbeit. Noch unsicher? Schreiben Sie mir vorher, die Antwort kostet nichts.',
    primary: 'Audit buchen',
    secondary: 'Frage stellen',
  },
}
