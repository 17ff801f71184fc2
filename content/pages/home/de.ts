import type { HomeWords } from './shape.ts'

export const de: HomeWords = {
  head: {
    title: 'SEO und Vertrieb in Frankreich – BusinessBretzel',
    description:
      'Unabhängige deutsch-französische Beratung: SEO, digitales Marketing und B2B-Vertrieb für deutsche Firmen, die in Frankreich verkaufen möchten.',
    keywords: [
      'Beratung Frankreich',
      'SEO Frankreich',
      'Markteintritt Frankreich',
      'B2B-Vertrieb Frankreich',
      'deutsch-französische Beratung',
    ],
  },
  hero: {
    badge: 'Im deutsch-französischen SEO-Ranking',
    title: 'Ihr Frank\u00ADreich-Budget',
    crumbling: 'zerbröselt.',
    lead: 'Website übersetzt, Anzeigen übersetzt, Angebot übersetzt, und Frankreich kauft nicht. Ich suche die Stelle, an der der Faden zwischen Ihrer Firma und dem französischen Markt reißt. Dann knüpfe ich ihn neu.',
    checklist: 'Checkliste anfordern',
    booking: 'Gespräch buchen',
    note: '„7 Fehler auf dem französischen Markt“, kostenloses PDF. Das Gespräch dauert 30 Minuten und kostet auch nichts.',
    from: 'Berlin',
    to: 'Paris',
  },
  checklist: {
    label: { de: 'Zum Abhaken', fr: 'À cocher' },
    title: 'Zählen Sie erst die Krümel.',
    lead: 'Ein Budget verschwindet selten auf einmal. Es verschwindet in englischen Angeboten, die niemand weiterreicht, in Warenkörben, die an der Kasse stehen bleiben, in Paketen ohne französische Nummer. Sieben Fehler, je eine Seite: Haken Sie Ihre ab, dann wissen Sie, womit der Montag anfängt.',
    button: 'Sehen, was drinsteht',
    note: 'Kostenloses PDF per E-Mail. Eine einzige E-Mail, dazu ein Link, der alles löscht.',
  },
  closing: {
    title: ['Je stärker beide Seiten ziehen,', 'desto fester der Knoten.'],
    text: 'Die Checkliste kostet nichts und ist heute Abend gelesen. Das Express-Audit sieht Ihre Website mit den Augen französischer Käufer an. Die eine zeigt, wo man sucht, das andere, was reißt.',
    primary: 'Checkliste anfordern',
    secondary: 'Zum Express-Audit',
  },
}
