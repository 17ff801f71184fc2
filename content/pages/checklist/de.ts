import type { ChecklistWords } from './shape.ts'

export const de: ChecklistWords = {
  head: {
    title: '7 Fehler auf dem französischen Markt',
    description:
      'Kostenlose Checkliste als PDF: sieben Fehler, die deutsche Firmen in Frankreich Geld kosten, woran man sie erkennt, Belege und was am Montag zu tun ist.',
    keywords: [
      'Checkliste Frankreich',
      'Fehler französischer Markt',
      'in Frankreich verkaufen',
      'Markteintritt Frankreich',
      'mentions légales',
    ],
  },
  hero: {
    label: { de: 'Checkliste', fr: 'À cocher' },
    title: '7 Fehler auf dem franzö\u00ADsischen Markt.',
    lead: 'Zum Abhaken, bevor der erste Euro über den Rhein geht. Ein kurzes, kostenloses PDF für Firmen, die nach Frankreich verkaufen oder kurz davor stehen.',
    formTitle: 'Wohin damit?',
  },
  inside: {
    label: { de: 'Drin', fr: 'Dedans' },
    title: 'Eine Seite je Fehler, und was dagegen hilft.',
    lead: 'Jede Seite folgt demselben Faden. Nehmen wir die dritte, die mit der Verpackungsnummer.',
    mistake: 3,
    parts: [
      {
        title: 'Das Zeichen',
        text: 'Woran Sie den Fehler im eigenen Haus erkennen. Hier: In den [fr:CGV] steht die LUCID-Nummer, auf der Schachtel fehlt das Triman-Zeichen.',
      },
      { title: 'Die Kosten', text: 'Was er Sie kostet, und warum Ihnen vorher niemand Bescheid sagt.' },
      {
        title: 'Beide Ufer',
        text: 'Dieselbe Pflicht in Deutschland und in Frankreich. Sie klingt ähnlich, gilt aber jeweils nur auf einer Seite.',
      },
      { title: 'Der Beleg', text: 'Fakten mit Jahr. Jede Quelle hat eine Nummer und steht auf der letzten Seite.' },
      {
        title: 'Am Montag',
        text: 'Fünf Kästchen, in jedem steht, was zu tun ist. Nirgends steht „mal drüber nachdenken“.',
      },
      {
        title: 'Das Wort',
        text: 'Ein Begriff, den man am Telefon sagen können sollte, samt Aussprache. Hier: [fr:éco-organisme], dem dualen System ähnlich.',
      },
    ],
    extras: {
      title: 'Und nach den sieben Seiten',
      list: [
        { title: 'Ihr Stand', text: 'Fünfunddreißig Kästchen zum Zählen, und was Ihre Zahl bedeutet.' },
        { title: 'Dreißig Tage', text: 'Ein Plan, Woche für Woche, das Dringende zuerst.' },
        { title: 'Die Quellen', text: 'Alle, nummeriert, mit Adresse, wenn sie im Netz stehen.' },
      ],
    },
  },
  audience: {
    label: { de: 'Für wen', fr: 'Pour qui' },
    title: 'Für die meisten nützlich, für manche nicht.',
    fits: {
      title: 'Richtig für Sie, wenn',
      list: [
        'Ihr Shop Französisch spricht und die Bestellungen trotzdem ausbleiben;',
        'Sie den Schritt nach Frankreich planen und die Pflichten vor den Prospekten kennen möchten;',
        'Ihr Vertrieb nach Lyon oder Lille soll und Sie am Ende die Zahlen vorlegen.',
      ],
    },
    misfits: {
      title: 'Nichts für Sie, wenn',
      list: [
        'Sie Rechtsberatung brauchen: Die Liste informiert, beraten muss Ihr Anwalt;',
        'es jemand anders machen soll: Kästchen haken sich nicht von selbst ab;',
        'Ihr Büro in Paris seit zehn Jahren verkauft: Laden Sie es lieber zum Essen ein.',
      ],
    },
  },
  proof: {
    label: { de: 'Belege', fr: 'Preuves' },
    title: 'Drei Fakten aus der Checkliste.',
    lead: 'Behaupten kann jeder. Deshalb hier gleich die Belege.',
    facts: [
      {
        figure: '92 %',
        text: 'So viele Onlinekäufer in Frankreich nutzen die Bankkarte (CB). Gemeint sind Nutzer, nicht Umsatzanteile. Wallets kommen auf 57 %.',
        source: 'Fevad mit Toluna Harris Interactive, Februar 2026, zitiert bei Deneko',
        address:
          'https://blogmarketingdigital.agencedeneko.com/index.php/2026/02/06/e-commerce-les-mutations-du-paiement-en-ligne',
      },
      {
        figure: '1994',
        text: 'Seit diesem Jahr verlangt die [fr:loi Toubon] Französisch für Angebot, Anleitung, Garantie und Werbung gegenüber der Öffentlichkeit. Geschäfte unter Firmen nimmt sie aus.',
        source: 'Gesetz vom 4. August 1994, Artikel 2, erläutert von Deshoulières [fr:avocats]',
        address: 'https://www.deshoulieres-avocats.com/loi-toubon-proteger-votre-image-tout-en-respectant-le-francais',
      },
      {
        figure: '15.000 €',
        text: 'So hoch kann das Bußgeld für eine Firma höchstens ausfallen, die an Verbraucher verkauft und keinen Schlichter nennt, den [fr:médiateur de la consommation].',
        source: 'Französischer Staat, Pflicht seit 2016',
        address:
          'https://www.plus.transformation.gouv.fr/j-ai-droit-a-l-erreur/je-suis-un-professionnel-en-relation-avec-des-consommateurs-quelles-sont-mes',
      },
    ],
    sourceLabel: 'Quelle',
  },
  method: {
    label: { de: 'Machart', fr: 'Méthode' },
    title: 'Geschrieben mit den Belegen daneben.',
    points: [
      {
        title: 'Ein Jahr, eine Quelle',
        text: 'Ohne beides kommt keine Zahl hinein. Berühmte Statistiken, deren Studie niemand findet, sind draußen geblieben.',
      },
      {
        title: 'Gewohnheiten statt Charakterkunde',
        text: 'Was üblich ist, heißt hier üblich und bringt seine praktische Folge mit. Über Wein, Käse und Verspätungen steht nichts drin.',
      },
      {
        title: 'Recht mit Datum',
        text: 'Jede Vorschrift trägt ihr Datum, und was sich schnell ändert, den Vermerk „zu prüfen“. Bevor Sie unterschreiben, lassen Sie nachsehen, was Sie betrifft.',
      },
    ],
  },
  faq: {
    label: { de: 'Fragen', fr: 'Questions' },
    title: 'Bevor Sie Ihre Adresse hergeben.',
    questions: [
      {
        question: 'Ist das wirklich kostenlos?',
        answer: 'Ja. Sie geben eine E-Mail-Adresse an und bekommen ein PDF. Keine Kreditkarte, kein Probeabo.',
      },
      {
        question: 'Was passiert mit meiner Adresse?',
        answer:
          'Sie dient dazu, Ihnen die E-Mail mit der Checkliste zu schicken, und zu nichts sonst: kein Newsletter, kein Nachfassen. Ein Link in dieser E-Mail löscht alles, ohne Rückfrage. Bestätigen Sie nicht, verschwindet die Adresse nach dreißig Tagen von selbst.',
      },
      {
        question: 'Warum muss ich meine Adresse noch bestätigen?',
        answer:
          'Das kennen Sie: Double-Opt-in. Der Klick belegt, dass die Adresse Ihnen gehört. Bestätigt wird damit nur dieses PDF.',
      },
      {
        question: 'Gilt die Liste auch für Firmen aus Österreich und der Schweiz?',
        answer:
          'Sie handelt von Frankreich und vergleicht mit Deutschland. Aus Österreich gelesen stimmt das Französische genauso. Aus der Schweiz kommen Zoll und Einfuhr dazu, die hier nicht behandelt werden.',
      },
      {
        question: 'Wie lange brauche ich dafür?',
        answer:
          'Zehn Seiten, eine halbe Stunde zum Lesen und Abhaken, Kaffee inbegriffen. Der Plan danach läuft über dreißig Tage, in Ihrem Tempo.',
      },
      {
        question: 'Muss ich Französisch können?',
        answer:
          'Nein, die Liste ist deutsch. Die nötigen französischen Begriffe sind erklärt, mit Aussprache. Ihre Kunden werden Französisch erwarten; auch davon handelt sie.',
      },
    ],
  },
  closing: {
    title: ['Erst abhaken,', 'dann ausgeben.'],
    text: 'Die Checkliste zeigt, wo Sie hinschauen sollten. Sperrt sich ein Kästchen, reichen oft dreißig Minuten am Telefon, um zu sehen, warum. Auch die kosten nichts.',
    primary: 'Checkliste anfordern',
    secondary: 'Gespräch buchen',
  },
}
