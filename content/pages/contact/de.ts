import { formatNumber } from '../../../contract/formats.ts'
import { claims } from '../../offers/claims.ts'
import type { ContactWords } from './shape.ts'

const { minutes, perMonth, replyHours, planDays, blockers } = claims.consultation
const companies = formatNumber(claims.companies.atLeast, 'de')

export const de: ContactWords = {
  head: {
    title: 'Kontakt: Wo klemmt es in Frankreich?',
    description: `Schreiben Sie mir oder buchen Sie ${minutes} Minuten, kostenlos: Was in Frankreich klemmt, beantworte ich binnen ${replyHours} Stunden, auf Deutsch oder Französisch.`,
    keywords: [
      'Kontakt Beratung Frankreich',
      'kostenlose Beratung Frankreich',
      'Markteintritt Frankreich Gespräch',
      'deutsch-französische Beratung',
    ],
  },
  hero: {
    label: { de: 'Kontakt', fr: 'Contact' },
    badge: 'Erstberatung kostenlos',
    title: 'Sagen Sie mir, wo es klemmt.',
    lead: 'Auf Deutsch, Französisch oder Englisch. Drei Zeilen genügen: Ein ungeordnetes Problem verrät mir mehr als ein gebundenes Lastenheft.',
    stats: [
      { figure: `${replyHours} Std.`, text: 'bis zur Antwort, garantiert' },
      { figure: `${claims.satisfaction.percent.de}\u00A0%`, text: 'zufriedene Kunden' },
      { figure: `${companies}+`, text: 'begleitete Firmen' },
    ],
  },
  form: {
    title: 'Erzählen Sie von Ihrem Frankreich-Frust.',
    subtitle: 'Was Sie verkaufen, an wen, und an welcher Stelle Frankreich nicht zurückruft. Nach dem Rest frage ich.',
  },
  booking: {
    title: `Oder wir reden, ${minutes} Minuten.`,
    text: 'Kostet nichts und verpflichtet zu nichts. Sie wählen die Uhrzeit, ich sehe mir vorher Ihre Website an.',
    button: 'Uhrzeit wählen',
  },
  panel: {
    title: 'Die kostenlose Beratung.',
    pitch: `${minutes} Minuten über Ihren Fall, nicht über meine Folien. Danach haben Sie:`,
    takeaways: [
      `die ${blockers} größten Hürden zwischen Ihnen und Ihren Käufern in Frankreich, beim Namen genannt;`,
      `einen Plan für ${planDays} Tage, mit mir oder ohne mich;`,
      'ein offenes Wort, falls der Zeitpunkt nicht stimmt.',
    ],
    channelsTitle: 'Drei Wege zu mir',
    email: { name: 'E-Mail' },
    calendar: { name: 'Kalender', action: 'Termin buchen' },
    network: { name: 'Berufliches Netzwerk', action: 'Dort schreiben' },
    urgency: `**${perMonth} Gespräche im Monat**, mehr nicht: Ich lese die Websites vorher, und das kostet Abende.`,
  },
  faq: {
    label: { de: 'Fragen', fr: 'Questions' },
    title: 'Bevor Sie schreiben.',
    questions: [
      {
        question: 'Mit welchen Firmen arbeiten Sie?',
        answer:
          'Mit deutschen Firmen, die nach Frankreich verkaufen oder es vorhaben, und mit französischen auf dem Weg in die Gegenrichtung. Mir gegenüber sitzen Inhaber, Gründerinnen, Leute aus Marketing oder SEO. Wichtiger als die Größe ist, dass sich Ihr Produkt zu Hause schon verkauft.',
      },
      {
        question: 'Ist das erste Gespräch wirklich kostenlos?',
        answer: `Ja. ${minutes} Minuten, ohne Kreditkarte und ohne Angebot, das am Schluss aus dem Ärmel rutscht. Passt es nicht, sage ich das; kenne ich jemanden, der passt, sage ich auch das. Es gibt ${perMonth} davon im Monat.`,
      },
      {
        question: 'Geht das alles aus der Ferne?',
        answer:
          'Ja. Video, Telefon, gemeinsame Dokumente: Ein Markt mit zwei Ufern passt selten in ein Büro. Für eine Messe oder einen Kundentermin kann es nötig sein, hinzufahren; das besprechen wir vorher.',
      },
      {
        question: 'Was sollte ich für den ersten Kontakt bereithalten?',
        answer:
          'Die Adresse Ihrer Website, was Sie in Frankreich schon versucht haben und was dabei herauskam, auch wenn es kein Ruhmesblatt ist. Ein ungefähres Budget hilft. Keinen Zugang, kein Passwort, keine Präsentation.',
      },
    ],
  },
  closing: {
    title: ['Zu früh zum Reden?', 'Sieben Fehler zum Mitnehmen.'],
    text: 'Die Checkliste braucht eine halbe Stunde und sonst niemanden. Das Express-Audit geht den Weg Ihrer französischen Käufer für Sie.',
    primary: 'Checkliste anfordern',
    secondary: 'Zum Express-Audit',
  },
}
