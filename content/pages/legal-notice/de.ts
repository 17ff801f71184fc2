import { settings } from '../../settings.ts'
import { hostFacts, publisherFacts } from './identity.ts'
import type { LegalWords } from './shape.ts'

const { brand, consultant, publisher } = settings

export const de: LegalWords = {
  head: {
    title: 'Impressum',
    description:
      'Wer hinter dieser Website steht, wer für den Inhalt verantwortlich ist, wie Sie mich erreichen und was Sie von Texten und Zeichnungen übernehmen dürfen.',
    keywords: ['Impressum', 'Anbieter', 'verantwortlich für den Inhalt', 'Hosting', brand],
  },
  hero: {
    label: { fr: 'Mentions légales', de: 'Wer spricht' },
    title: 'Impressum',
    lead: 'Wer hinter dieser Website steht und wie Sie mich erreichen.',
  },
  changedOn: '2026-11-21',
  summary: [
    `Anbieter von ${brand} ist ${consultant}, ${publisher.legalForm.de}, mit Sitz in Frankreich.`,
    'E-Mail-Adresse, Telefonnummer und Postanschrift stehen gleich hier unten.',
    'Kurze Zitate mit Link sind willkommen. Für alles Weitere fragen Sie mich.',
    'Die Angebote richten sich an Unternehmen. Es gilt französisches Recht.',
  ],
  sections: [
    { id: 'anbieter', title: 'Anbieter', blocks: [{ kind: 'facts', facts: publisherFacts('de') }] },
    {
      id: 'verantwortlich',
      title: 'Verantwortlich für den Inhalt',
      blocks: [
        `Für die redaktionellen Inhalte verantwortlich ist ${publisher.director}, Anschrift wie oben. Das gilt für Deutschland im Sinne von § 18 Abs. 2 MStV und für Frankreich als [fr:directeur de la publication].`,
        'Sie haben einen Fehler gefunden, oder ein Text betrifft Sie? Schreiben Sie mir mit der Adresse der Seite. Ich berichtige, entferne oder veröffentliche Ihre Gegendarstellung, wie das Gesetz es vorsieht.',
      ],
    },
    {
      id: 'hosting',
      title: 'Hosting',
      blocks: [
        'Französisches Recht verlangt, dass auch der Hoster genannt wird.',
        { kind: 'facts', facts: hostFacts('de') },
      ],
    },
    {
      id: 'urheberrecht',
      title: 'Urheberrecht',
      blocks: [
        'Texte, Zeichnungen, Gestaltung und PDFs dieser Website sind urheberrechtlich geschützt. Die Rechte liegen beim Anbieter, soweit nichts anderes dabeisteht.',
        {
          kind: 'list',
          items: [
            'Sie dürfen kurze Stellen zitieren, mit Quellenangabe und Link zur Seite.',
            'Sie dürfen eine Seite oder Checkliste für den eigenen Gebrauch drucken und im Unternehmen weitergeben.',
            'Ganze Texte neu veröffentlichen, Checklisten verkaufen oder Zeichnungen übernehmen: nur mit meiner schriftlichen Zustimmung.',
          ],
        },
        'Die Schriften gehen auf Bricolage Grotesque und Source Serif 4 zurück, beide unter der SIL Open Font License 1.1. Genannte Marken gehören ihren Inhabern. Die Namenswand der Startseite zeigt Branchen, die für diese Website gezeichnet sind; Marken von Kunden sind nicht abgebildet.',
      ],
    },
    {
      id: 'daten',
      title: 'Datenschutz',
      blocks: [
        'Solange Sie kein Formular absenden, speichert diese Website nichts über Sie. Was danach gespeichert wird, wozu, wie lange und wie Sie es löschen lassen, steht in der Datenschutzerklärung.',
        { kind: 'links', links: [{ label: 'Zur Datenschutzerklärung', page: 'privacy' }] },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: ['Ihr Besuch setzt keine Cookies. Deshalb fragt Sie hier auch kein Banner nach Ihrer Zustimmung.'],
    },
    {
      id: 'links',
      title: 'Links',
      blocks: [
        'Links zu anderen Websites (Terminkalender, berufliches Netzwerk, Videokanal, Quellen) öffnen sich in einem neuen Tab. Ich wähle diese Seiten aus, schreibe sie aber nicht: Für sie sind ihre Betreiber verantwortlich, und es gelten deren Regeln. Melden Sie mir einen toten oder irreführenden Link, dann entferne ich ihn.',
        'Auf jede Seite dieser Website dürfen Sie ohne Rückfrage verlinken.',
      ],
    },
    {
      id: 'recht',
      title: 'Anwendbares Recht',
      blocks: [
        'Für diese Website gilt französisches Recht. Verkäufe folgen den Allgemeinen Geschäftsbedingungen, die auf Französisch vorliegen.',
        'Artikel und Checklisten informieren. Sie nennen Datum und Quelle und ersetzen keine anwaltliche Beratung im Einzelfall.',
        { kind: 'links', links: [{ label: 'Zu den Geschäftsbedingungen', page: 'terms' }] },
      ],
    },
    {
      id: 'streitbeilegung',
      title: 'Streitbeilegung für Verbraucher',
      blocks: [
        'Die Angebote richten sich ausschließlich an Unternehmen. An Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehme ich nicht teil; eine Pflicht dazu besteht nicht.',
      ],
    },
  ],
}
