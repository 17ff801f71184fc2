import type { ThanksWords } from './shape.ts'

export const de: ThanksWords = {
  head: {
    title: 'Danke, die Checkliste ist unterwegs',
    description:
      'Ihre Anfrage ist gespeichert. Es fehlen noch zwei Klicks, in der E-Mail und auf der Seite dahinter: „7 Fehler auf dem französischen Markt“.',
    keywords: [],
  },
  hero: {
    label: { de: 'Danke', fr: 'Merci' },
    title: 'Der Knoten sitzt.',
    lead: 'Ihre Anfrage ist gespeichert. Die E-Mail ist unterwegs oder schon in Ihrem Postfach, falls Sie gerade erst danach gefragt haben. Es fehlen noch zwei Klicks: einer in der E-Mail, einer auf der Seite, die sie öffnet.',
  },
  steps: {
    title: 'Wie es weitergeht',
    list: [
      {
        title: 'Die E-Mail',
        text: 'Ihr Betreff: „{subject}“. Meist ist sie binnen einer Minute da. Ihr Knopf „{button}“ öffnet eine Seite dieser Website.',
      },
      {
        title: 'Die Bestätigung',
        text: 'Klicken Sie dort auf „{confirm}“. Das bestätigt Ihre Adresse. Der Link gilt dreißig Tage.',
      },
      {
        title: 'Das PDF',
        text: 'Sein Link steht auf der nächsten Seite, zum Lesen am Bildschirm oder zum Ausdrucken. Der Link in der E-Mail führt jederzeit wieder hin.',
      },
    ],
  },
  missing: {
    title: 'Nach zehn Minuten nichts da?',
    list: [
      'Sehen Sie im Spam-Ordner nach, dann unter Werbung, falls Ihr Postfach sie aussortiert.',
      'Ein Buchstabe zu viel in der Adresse? Zurück zum Formular und noch einmal.',
      'Die Adresse stimmt? Fordern Sie die Checkliste noch einmal an. Die nächste E-Mail geht frühestens eine Viertelstunde nach der letzten hinaus.',
    ],
    form: 'Zurück zum Formular',
    write: 'Immer noch nichts? Schreiben Sie mir:',
  },
  next: {
    title: 'Die Liste fragt. Das Audit antwortet.',
    text: 'Soll lieber jemand mit französischen Augen durch Ihre Website gehen? Dafür gibt es das Express-Audit: die Bruchstellen, sortiert nach ihrer Wirkung auf Ihren Umsatz.',
    audit: 'Zum Express-Audit',
    home: 'Zur Startseite',
  },
}
