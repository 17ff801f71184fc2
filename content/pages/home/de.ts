import { formatNumber } from '../../../contract/formats.ts'
import { claims } from '../../offers/claims.ts'
import { prices } from '../../offers/prices.ts'
import type { HomeWords } from './shape.ts'

const { companies, consultation, firstResults, reviews, subscribers, years } = claims
const readers = formatNumber(subscribers.atLeast, 'de')

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
  services: {
    label: { de: 'Leistungen', fr: 'Services' },
    title: 'Vier Arten, den Faden wieder aufzu\u00ADnehmen.',
    diagnostic: {
      title: 'Conversion-Diagnose',
      tag: `In ${prices.expressAudit.deliveryDays} Tagen`,
      text: 'Französische Besucher kommen, schauen, gehen. Ich lese Ihre Website mit ihren Augen: Sprache, Kartenzahlung, Lieferung, Ansprechpartner. Sie bekommen die Stellen, an denen der Kauf abreißt, die dringenden zuerst.',
      link: 'Zum Express-Audit',
    },
    backlinks: {
      title: 'Backlinks mit Autorität',
      tag: 'Redaktionell, auf Französisch',
      text: 'Links aus französischen Medien, die Ihre Kunden wirklich lesen. Das Thema stimmen wir ab, der Text entsteht auf Französisch, und Bezahltes trägt den Hinweis [fr:Sponsorisé].',
      link: 'Erst das Express-Audit',
    },
    vip: {
      title: 'VIP-Business-Transfor\u00ADmation',
      tag: `${prices.vip.transformation.days} Tage`,
      text: `${prices.vip.transformation.months} Monate Seite an Seite, jeden Monat ein fester Knoten. Die Entscheidungen bleiben bei Ihnen, den [fr:subjonctif] übernehme ich.`,
      link: 'Erst das Express-Audit',
      stages: ['Angebot', 'Präsenz', 'Verkauf'],
    },
    newsletter: {
      title: 'Ein Platz im Newsletter',
      tag: `${readers}+ Entscheider`,
      text: 'Ihr Angebot vor Leuten, die zwischen Frankreich und Deutschland kaufen und verkaufen. Es ist als bezahlt gekennzeichnet: Das ist ehrlicher und liest sich auch besser.',
      link: 'Erst das Express-Audit',
    },
  },
  about: {
    label: { de: 'Über mich', fr: 'À propos' },
    title: 'Ein Kopf, zwei Märkte.',
    lead: 'Links der Strich, rechts das Lineal. Ich arbeite mit beidem.',
    portrait:
      'Gezeichnetes Porträt: links ein halbes Gesicht aus einer einzigen roten Linie, rechts die andere Hälfte aus geometrischen Formen.',
    paragraphs: [
      'Ein deutsches Angebot beginnt gern mit Datenblatt und Norm. In Frankreich kommt das Gespräch meist früher und das Datenblatt später. So liegen Unterlagen, die in Stuttgart überzeugen, in Lille ungelesen auf dem Tisch, obwohl jedes Komma stimmt.',
      'Ich berate unabhängig und in beiden Sprachen: deutsche Firmen, die in Frankreich verkaufen möchten, und französische, die nach Deutschland, Österreich oder in die Schweiz wollen. Eine Person, die beide Seiten versteht, und keine Agentur dazwischen.',
    ],
    facts: [
      { figure: `${companies.atLeast}+`, text: 'begleitete Firmen' },
      { figure: `${years.atLeast}+`, text: 'Jahre zwischen beiden Ufern' },
      { figure: `${readers}+`, text: 'Newsletter-Abonnenten' },
    ],
    link: 'Schildern Sie mir Ihren Fall',
  },
  articles: {
    label: { de: 'Lesestoff', fr: 'Blog' },
    title: 'Zum Weiter\u00ADlesen, auf Franzö\u00ADsisch.',
    lead: 'Die Artikel sind französisch und richten sich an Firmen, die nach Deutschland wollen. Lesen Sie ruhig mit, was man Ihren Kunden drüben über Ihren Heimatmarkt erzählt.',
    all: 'Alle Artikel',
  },
  checklist: {
    label: { de: 'Zum Abhaken', fr: 'À cocher' },
    title: 'Zählen Sie erst die Krümel.',
    lead: 'Ein Budget verschwindet selten auf einmal. Es verschwindet in englischen Angeboten, die niemand weiterreicht, in Warenkörben, die an der Kasse stehen bleiben, in Paketen ohne französische Nummer. Sieben Fehler, je eine Seite: Haken Sie Ihre ab, dann wissen Sie, womit der Montag anfängt.',
    button: 'Sehen, was drinsteht',
    note: 'Kostenloses PDF per E-Mail. Eine einzige E-Mail, dazu ein Link, der alles löscht.',
  },
  clients: {
    label: { de: 'Kunden', fr: 'Clients' },
    title: 'Trockenen Fußes über den Rhein.',
    you: 'Und Sie?',
    note: 'Die Namen bleiben zwischen meinen Kunden und mir. In jedem Feld steht eine Branche, in eigener Schrift gesetzt; Marken sind es keine.',
  },
  testimonials: {
    label: { de: 'Stimmen', fr: 'Avis' },
    title: 'Was sie sagen, wenn die Rechnung bezahlt ist.',
    score: `aus über ${reviews.atLeast} Kundenbewertungen`,
  },
  faq: {
    label: { de: 'Fragen', fr: 'Questions' },
    title: 'Bevor wir etwas verknoten.',
    questions: [
      {
        question: 'Reicht in Frankreich nicht Englisch?',
        answer:
          'Gegenüber Verbrauchern nicht: Die [fr:loi Toubon] vom 4. August 1994 verlangt Französisch für Angebot, Anleitung, Garantie und Werbung. Unter Firmen ist es keine Pflicht, wird aber meist erwartet, im Angebot, im Vertrag und am Telefon. Ein englisches Angebot wird gelesen, ein französisches lässt sich im Haus weiterreichen.',
      },
      {
        question: 'Impressum und LUCID-Nummer haben wir. Genügt das?',
        answer:
          'Für Deutschland sind sie richtig, in Frankreich ersetzen sie nichts. Verlangt werden eigene [fr:mentions légales], unter anderem mit Hoster und [fr:directeur de la publication], und für Verpackungen eine eigene Nummer, die IDU. Eine LUCID-Nummer hat dort keine Wirkung. Welche Pflichten Sie treffen, klären wir vorab; verbindlich beraten muss ein Anwalt.',
      },
      {
        question: 'Wer entscheidet bei französischen Kunden?',
        answer:
          'Das kommt auf die Firma an. Tendenziell bereiten die Fachleute vor, und die [fr:direction générale] entscheidet. Praktisch heißt das: früh klären, wer unterschreibt, und neben dem Datenblatt für die Technik eine Seite für die Leitung mitgeben.',
      },
      {
        question: 'Müssen wir Französisch können?',
        answer:
          'Nein. Wir arbeiten auf Deutsch, und um alles Französische kümmere ich mich: Texte, Korrekturen, Telefonate. Auf Dauer brauchen Ihre Kunden jemanden, der ihnen auf Französisch antwortet. Auch das planen wir.',
      },
      {
        question: 'Wann sieht man erste Ergebnisse?',
        answer: `Nach etwa ${firstResults.months} Monaten, bei SEO allein nach ${firstResults.seoMonths[0]} bis ${firstResults.seoMonths[1]}. Das ist ein Richtwert aus meinen Aufträgen und kein Versprechen: Google garantiert keine Frist, ich auch nicht. Eine reparierte Kasse kann früher wirken, denn dort stehen die Besucher ja schon.`,
      },
      {
        question: `Was passiert in den ${consultation.minutes} Minuten am Telefon?`,
        answer: `Sie schildern Ihre Lage, ich sehe mir währenddessen Ihre Website an. Danach kennen Sie Ihre ${consultation.blockers} größten Hindernisse und haben einen Plan für ${consultation.planDays} Tage. Das kostet nichts. Es gibt davon nur ${consultation.perMonth} im Monat, und auf Ihre Anfrage antworte ich innerhalb von ${consultation.replyHours} Stunden. Bin ich nicht der richtige Mensch dafür, sage ich es Ihnen.`,
      },
    ],
  },
  closing: {
    title: ['Je stärker beide Seiten ziehen,', 'desto fester der Knoten.'],
    text: 'Die Checkliste kostet nichts und ist heute Abend gelesen. Das Express-Audit sieht Ihre Website mit den Augen französischer Käufer an. Die eine zeigt, wo man sucht, das andere, was reißt.',
    primary: 'Checkliste anfordern',
    secondary: 'Zum Express-Audit',
  },
}
