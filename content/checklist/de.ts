import type { Checklist } from './shape.ts'
import { sourcesOnFrance } from './sources-france.ts'

/** The French market, for German, Austrian and Swiss firms. One long file, so that it reads from cover to cover like the PDF. */
export const de: Checklist = {
  title: '7 Fehler auf dem französischen Markt',
  coverLines: ['7 Fehler', 'auf dem', 'französischen', 'Markt.'],
  subtitle: 'Zum Abhaken, bevor der erste Euro über den Rhein geht.',
  subject: 'Checkliste für deutsche Unternehmen auf dem Weg nach Frankreich',
  keywords: ['Frankreich', 'Export', 'Checkliste', 'mentions légales', 'Triman', 'E-Rechnung', 'B2B-Vertrieb'],
  date: '2026-11-21',
  edition: 'Stand: November 2026',
  coverDrawing: 'Ein roter Faden kommt von links, knotet sich zur Brezel und läuft rechts hinaus.',
  closingDrawing: 'Der rote Faden, zur Brezel geknotet.',
  use: {
    title: 'Gebrauchsanweisung',
    steps: [
      {
        title: 'Abhaken',
        text: 'Was erledigt ist, nicht was geplant ist. Ein Fehler je Seite, fünf Kästchen je Fehler.',
      },
      { title: 'Zählen', text: 'Fünfunddreißig Kästchen insgesamt. Seite 9 sagt, was Ihre Zahl bedeutet.' },
      {
        title: 'Anfangen',
        text: 'Am Montag. Der Plan für dreißig Tage bringt die Arbeit in die richtige Reihenfolge.',
      },
    ],
  },
  labels: {
    footer: '7 Fehler auf dem französischen Markt',
    sign: 'Das Zeichen',
    cost: 'Was es kostet',
    here: 'Zu Hause',
    there: 'In Frankreich',
    facts: 'Die Fakten',
    boxes: 'Montagmorgen',
    term: 'Ein Wort für unterwegs',
    box: 'Fehler {mistake}, Kästchen {box}: ',
    source: 'Quelle: {source}',
    link: 'Link: ',
  },
  mistakes: [
    {
      title: 'Mit Deutsch und Englisch durchkommen wollen',
      sign: 'Ihre Startseite spricht Französisch. Warenkorb, Garantie und Kundendienst antworten auf Englisch.',
      cost: 'Gegenüber Verbrauchern ist Französisch keine Geste, sondern Pflicht. Im B2B zwingt Sie kein Gesetz, aber wer Ihr Angebot erst übersetzen muss, legt es auf den Stapel. Dort liegt schon eines, das man lesen kann.',
      here: 'Deutsche B2B-Seiten vertragen [en:Leads], [en:Onboarding] und [en:Supply Chain], niemand stolpert.',
      there:
        'Gesucht wird nach [fr:devis], [fr:fiche technique], [fr:référencement naturel]. Angebot, Vertrag und Support erwartet man auf Französisch.',
      facts: [
        {
          text: 'Loi Toubon (4. August 1994, Art. 2): Bezeichnung, Angebot, Anleitung, Garantie und Werbung auf Französisch, sobald Verbraucher gemeint sind. Je Verstoß bis 750 € für Personen, bis 3.750 € für Unternehmen.',
          sources: ['toubon'],
        },
        {
          text: 'Der Verkehr unter Profis und eingetragene Marken sind ausgenommen (Stand 2020).',
          sources: ['uplex'],
        },
        {
          text: '**76 %** der Onlinekäufer möchten Produktinformationen in ihrer Sprache, **40 %** kaufen nach eigener Aussage nie in einer anderen. Umfrage in 29 Ländern, 8.709 Personen, 2020: keine französische Zahl.',
          sources: ['csa'],
        },
      ],
      boxes: [
        'Einen Kauf durchspielen und jedes nicht französische Wort notieren',
        'Anleitung, Garantie und Warnhinweise übersetzen lassen, bevor das erste Paket geht',
        'Für Telefon und E-Mail eine Person mit Französisch benennen, samt Vertretung',
        'Fünf Suchbegriffe in einem Werkzeug prüfen, das auf Frankreich eingestellt ist',
        'Akzente, « » und das Leerzeichen vor dem Fragezeichen kontrollieren lassen',
      ],
      term: {
        word: 'devis',
        language: 'fr',
        sound: 'dö-wi',
        meaning: 'Kostenvoranschlag, Angebot. [fr:Offre] wird verstanden, [fr:devis] steht in den Suchanfragen.',
      },
    },
    {
      title: 'Das Impressum einfach übersetzen',
      sign: 'In Ihrer französischen Fußzeile steht „Impressum“, oder es stehen [fr:mentions légales] ohne Hoster.',
      cost: 'Fehlende [fr:mentions légales] sind in Frankreich eine Straftat, nicht bloß ein Anlass für Post vom Mitbewerber. Und wer dort einkauft, schlägt gern die SIREN-Nummer nach. Findet sich keine, wird selten nachgefragt, sondern woanders gekauft.',
      here: 'Das Impressum nennt Registergericht und Vertretungsberechtigte.',
      there:
        '[fr:Mentions légales] nennen den Hoster und den [fr:directeur de la publication]. Beide Seiten ersetzen einander nicht.',
      facts: [
        {
          text: 'Pflichtangaben nach der LCEN (2004): Herausgeber mit Sitz, Telefon, RCS- oder SIREN-Nummer, Kapital, [fr:directeur de la publication], Hoster. Höchstmaß: ein Jahr Haft und 75.000 €.',
          sources: ['lcen'],
        },
        {
          text: 'Onlinehändler ergänzen die Angaben nach Art. 19 LCEN. Seit dem 21. Mai 2024 steht die Grundregel in Art. 1-1 statt in Art. 6 (zu prüfen).',
          sources: ['lcen19'],
        },
        {
          text: 'Wer nur in Deutschland sitzt, folgt bei Anbieterangaben im Grundsatz deutschem Recht (Herkunftsland, § 3 DDG, 2024). Die französischen Angaben sind dann Vertrauenssache, mit Niederlassung Pflicht.',
          sources: ['juris'],
        },
        {
          text: 'Cookies: Ablehnen muss so leicht sein wie Annehmen. Am 1. September 2025 verhängte die CNIL 325 Mio. € gegen Google und 150 Mio. € gegen Shein.',
          sources: ['cnil'],
        },
      ],
      boxes: [
        'Eine eigene Seite [fr:Mentions légales] anlegen und in jeder Fußzeile verlinken',
        'Den Hoster mit Namen und Anschrift eintragen',
        'Eine Person als [fr:directeur de la publication] benennen und fragen, ob sie einverstanden ist',
        '[fr:Tout refuser] auf dieselbe Ebene setzen wie [fr:Tout accepter]',
        'Die [fr:CGV] in Frankreich schreiben lassen, nicht übersetzen',
      ],
      term: {
        word: 'hébergeur',
        language: 'fr',
        sound: 'e-bär-schör',
        meaning:
          'Der Hoster Ihrer Website. Eine Angabe, die das Impressum nicht kennt und die deshalb fast von allein fehlt.',
      },
    },
    {
      title: 'LUCID auch in Frankreich gelten lassen',
      sign: 'In Ihren [fr:CGV] steht die LUCID-Nummer, und auf der Schachtel fehlt das Triman-Zeichen.',
      cost: 'Eine LUCID-Nummer wirkt in Frankreich nicht, so wenig wie eine französische Nummer in Deutschland. Marktplätze müssen die richtige prüfen. Fehlt sie, steht das Angebot still, und die Ware liegt bezahlt im Lager.',
      here: 'Verpackungen: LUCID plus duales System, eine Nummer.',
      there:
        'Je Produktgruppe eine Kennung (IDU), vergeben über ADEME nach Beitritt zu einem [fr:éco-organisme], bei Verpackungen Citeo, Adelphe oder Léko.',
      facts: [
        {
          text: 'Hersteller und Versandhändler brauchen je Gruppe einen [fr:identifiant unique]; Marktplätze müssen ihn seit dem 1. Januar 2022 prüfen.',
          sources: ['rep'],
        },
        {
          text: 'Triman und [fr:Info-tri], der Sortierhinweis, gehören auf Haushaltsprodukte und ihre Verpackung, außer auf Getränkeflaschen aus Glas (Dekret 2021-835, gültig seit 2022).',
          sources: ['triman'],
        },
        {
          text: 'Ein EU-Etikett der PPWR soll nationale Sortierzeichen ab dem 12. August 2028 ablösen; die Kommission hat die Triman-Pflicht angegriffen (2026, zu prüfen).',
          sources: ['ppwr'],
        },
        {
          text: '[fr:Biodégradable] und [fr:respectueux de l’environnement] sind auf Produkt und Verpackung verboten (Loi AGEC, Art. 13, seit 2023).',
          sources: ['agec'],
        },
      ],
      boxes: [
        'Für jedes Produkt klären, unter welche [fr:filière REP] es fällt, Karton inbegriffen',
        'Einem [fr:éco-organisme] beitreten und die IDU beantragen',
        'Die IDU in [fr:CGV], Website und Marktplatzkonten eintragen',
        'Triman und [fr:Info-tri] in die nächste Druckdatei setzen',
        'Umweltwörter streichen, die in Frankreich verboten sind',
      ],
      term: {
        word: 'éco-organisme',
        language: 'fr',
        sound: 'e-ko-or-ga-nißm',
        meaning:
          'Die Organisation, bei der Sie Ihre Abgabe zahlen. Dem dualen System ähnlich, nur braucht jede Produktgruppe ihre eigene.',
      },
    },
    {
      title: 'Mediator und Widerrufsknopf vergessen',
      sign: 'Ihre [fr:CGV] nennen keine Schlichtungsstelle mit Anschrift, und der Widerruf läuft per E-Mail.',
      cost: 'Beides sieht man in einer Minute von außen. Kein Kunde muss sich beschweren, damit es auffällt, und beides hat im Gesetz einen Preis. Dabei kostet das Nachrüsten vor allem einen Vormittag.',
      here: 'Sie geben an, ob Sie an einer Verbraucherschlichtung teilnehmen.',
      there: 'Sie müssen einem [fr:médiateur de la consommation] angehören und ihn nennen: Name, Anschrift, Website.',
      facts: [
        {
          text: 'Pflicht für jeden, der an Verbraucher verkauft, seit 2016. Bußgeld bis 3.000 € für Personen, bis 15.000 € für Unternehmen.',
          sources: ['mediateur'],
        },
        {
          text: 'Seit dem 19. Juni 2026: Knopf [fr:renoncer au contrat ici], dann [fr:confirmer la rétractation]. Bußgeld bis 15.000 € für Personen, bis 75.000 € für Unternehmen.',
          sources: ['retractation', 'alliance'],
        },
        {
          text: 'Die EU-Plattform zur Streitbeilegung ist seit dem 20. Juli 2025 abgeschaltet: Der Link gehört gelöscht, auch aus Signaturen.',
          sources: ['os'],
        },
        {
          text: 'Gewährleistung: zwei Jahre in beiden Ländern. Dass ein Mangel von Anfang an da war, wird in Deutschland 12 Monate vermutet, in Frankreich 24, bei Neuware (2022).',
          sources: ['bgb'],
        },
      ],
      boxes: [
        'Einen [fr:médiateur] Ihrer Branche auswählen und beitreten',
        'Name, Anschrift und Website in die [fr:CGV] und auf die Website setzen',
        'Den Knopf [fr:renoncer au contrat ici] einbauen und selbst ausprobieren',
        'Den Link zur EU-Plattform löschen: [fr:CGV], Fußzeile, Signaturen',
        'Den Kundendienst auf 24 Monate Mangelvermutung einstellen',
      ],
      term: {
        word: 'rétractation',
        language: 'fr',
        sound: 're-trak-ta-ßjong',
        meaning: 'Widerruf. Nicht [fr:retour], die Rücksendung, und nicht [fr:garantie]: drei Wörter, drei Rechte.',
      },
    },
    {
      title: 'An der Kasse die Karte vergessen',
      sign: 'Ihre Kasse bietet Rechnung und Lastschrift an. Die Karte steht ganz unten, wenn sie da ist.',
      cost: 'Was zu Hause Vertrauen schafft, wirkt dort fremd: Der Kauf auf Rechnung ist bei französischen Verbrauchern unüblich. Wer seine Karte schon in der Hand hält und kein Feld dafür findet, legt sie nicht weg, sondern schließt die Seite.',
      here: 'PayPal und Rechnung führen, Karten liegen auf Platz vier. Das Paket geht zur Packstation oder zu den Nachbarn.',
      there: 'Die [fr:carte bancaire] gehört an die erste Stelle, das Paket gern an einen [fr:point relais].',
      facts: [
        {
          text: 'Frankreich: **92 %** der Onlinekäufer nutzen die Bankkarte, **57 %** eine Wallet; im Schnitt sind es 4,6 Zahlungsmittel je Person (Fevad, 2026; zu prüfen).',
          sources: ['fevad'],
        },
        {
          text: 'Deutschland, Anteil am Onlineumsatz 2024: PayPal 28,5 %, Rechnung 25,8 %, Lastschrift 17,3 %, Karten 12,3 % (EHI, 2025; zu prüfen). Umsatz hier, Nutzer dort: nicht vergleichen.',
          sources: ['ehi'],
        },
        {
          text: 'Französischer Onlinehandel 2025: 196,4 Mrd. €, davon 76,1 Mrd. € Waren; Warenkorb im Schnitt 62 € (Fevad, 2026; zu prüfen).',
          sources: ['boursorama'],
        },
        {
          text: 'Vorsicht beim Marktvergleich: Fevad zählt Reisen und Tickets mit, deutsche Summen meist nur Waren (2026).',
          sources: ['boursorama', 'ehi'],
        },
      ],
      boxes: [
        'Die [fr:carte bancaire] mit 3-D Secure an die erste Stelle setzen',
        'Ratenzahlung [fr:en 3 fois] oder [fr:en 4 fois] und PayPal anbieten',
        'Lieferung an einen [fr:point relais] freischalten',
        'Mit einer französischen Karte bestellen, bis zur Bestätigung',
        'Eine Servicenummer ohne Aufpreis neben den Bezahlknopf setzen',
      ],
      term: {
        word: 'carte bancaire',
        language: 'fr',
        sound: 'kart bong-kär',
        meaning:
          'Kurz CB, die französische Bankkarte. Sie ist keine girocard: Wer das eine annimmt, nimmt noch nicht das andere an.',
      },
    },
    {
      title: 'Rechnungen schreiben wie zu Hause',
      sign: 'Ihre Buchhaltung schickt die deutsche Rechnung auf Französisch, mit Skonto und ohne Verzugsklausel.',
      cost: 'Eine Rechnung, der eine Pflichtangabe fehlt, liefert den Grund zum Warten gleich mit. Und wer in Frankreich eine Niederlassung hat, braucht seit September 2026 einen Eingang für E-Rechnungen. Das PDF im Anhang ist keiner.',
      here: 'Nach 30 Tagen droht Verzug, mehr als 60 nur ausdrücklich vereinbart. Skonto ist Alltag.',
      there: 'Höchstens 60 Tage ab Rechnungsdatum oder 45 Tage Monatsende. [fr:Escompte] sagt man seltener.',
      facts: [
        {
          text: 'Seit dem 1. September 2026 empfangen alle umsatzsteuerpflichtigen Unternehmen in Frankreich E-Rechnungen. Große und mittlere stellen sie aus, kleine ab dem 1. September 2027 (schon einmal verschoben: zu prüfen).',
          sources: ['impots'],
        },
        {
          text: 'Das läuft über zugelassene Plattformen, in Factur-X, UBL oder CII. Verkäufe an Verbraucher und über die Grenze gehen ins E-Reporting (2026).',
          sources: ['advicentis', 'rca'],
        },
        {
          text: 'Öffentliche Auftraggeber bekommen Rechnungen über Chorus Pro (seit 2020).',
          sources: ['chorus'],
        },
        {
          text: 'Jede Rechnung nennt den Verzugszins und die Pauschale von 40 € (seit 2013). Das Zahlungsziel ist gesetzlich gedeckelt, mit Bußgeld (2024).',
          sources: ['commerce'],
        },
      ],
      boxes: [
        'Das Zahlungsziel in Angebot und Rechnung auf höchstens 60 Tage setzen',
        'Verzugszins und 40 € Pauschale in die französische Vorlage schreiben',
        'Bei eigener Niederlassung eine [fr:plateforme agréée] auswählen',
        'Mit der Steuerberatung klären, ob das E-Reporting Sie auch ohne Niederlassung trifft',
        'Das Konto bei Chorus Pro anlegen, bevor der erste öffentliche Auftrag endet',
      ],
      term: {
        word: 'échéance',
        language: 'fr',
        sound: 'e-sche-angß',
        meaning:
          'Fälligkeit. Fragen Sie ein paar Tage vorher freundlich nach, am Telefon: Das gilt als Service, nicht als Mahnung.',
      },
    },
    {
      title: 'Im deutschen Takt verkaufen',
      sign: 'Sie schicken am Tag nach dem Gespräch das Angebot, haken zweimal per E-Mail nach und wundern sich über die Stille.',
      cost: 'Ein gutes Angebot, zu früh, an die falsche Person, in der falschen Woche, bleibt liegen. Das ist eine Tendenz und kein Urteil über Menschen: Die Beziehung kommt in Frankreich oft früher im Ablauf, und entschieden wird näher an der Spitze.',
      here: 'Tagesordnung, Unterlagen vorab, Beschluss, nächste Schritte.',
      there: 'Ein Termin darf Ideen ausloten, ohne dass ein Punkt fertig wird. Das Mittagessen gehört zur Arbeit.',
      facts: [
        {
          text: 'Seit dem 11. August 2026 sind Werbeanrufe bei Verbrauchern ohne nachweisbare Einwilligung verboten (Gesetz Nr. 2025-594), außer bei laufendem Vertrag. B2B ist nicht gemeint (zu prüfen).',
          sources: ['demarchage', 'avencia'],
        },
        {
          text: 'E-Mails unter Unternehmen sind erlaubt, wenn sie zum Beruf passen und ein Widerspruch leicht fällt (CNIL, 2021). In Deutschland gilt das nicht.',
          sources: ['prospection', 'village'],
        },
        {
          text: 'Googles KI-Übersichten waren am 9. Februar 2026 in Frankreich noch nicht verfügbar (zu prüfen): Was Sie zu Hause über Klicks gelernt haben, lässt sich nicht einfach übertragen.',
          sources: ['aio'],
        },
      ],
      boxes: [
        'Vor dem Angebot ein zweites Gespräch vereinbaren, gern beim Mittagessen',
        'Früh fragen, wer entscheidet, und die [fr:direction générale] einbeziehen',
        'August und die Brückentage im Mai im Vertriebskalender sperren',
        'Anrufe bei Verbrauchern stoppen, bis die Einwilligung belegt ist',
        'Am Telefon nachfassen statt mit der dritten E-Mail, mit [fr:vous] und vollem Gruß',
      ],
      term: {
        word: 'faire le pont',
        language: 'fr',
        sound: 'fär lö pong',
        meaning:
          'Die Brücke machen: den Tag zwischen Feiertag und Wochenende freinehmen. Im Mai also nichts Eiliges planen.',
      },
    },
  ],
  score: {
    title: 'Ihre Zahl',
    lead: 'Zählen Sie die Häkchen zusammen. Ein Kästchen, das Sie nicht betrifft, zählt mit, wenn Sie aufgeschrieben haben, warum.',
    ranges: [
      {
        from: 0,
        to: 11,
        title: 'Der Faden liegt in Krümeln',
        text: 'Vorerst keine Werbung. Fangen Sie mit den Fehlern 2, 3 und 4 an: Sie können den Verkauf stoppen.',
      },
      {
        from: 12,
        to: 23,
        title: 'Der Faden ist gelegt',
        text: 'Nehmen Sie die Seite mit den meisten leeren Kästchen und beenden Sie sie, bevor Sie die nächste öffnen.',
      },
      {
        from: 24,
        to: 31,
        title: 'Die Schlinge formt sich',
        text: 'Sie können testen: eine Seite, ein festes Budget, eine Abbruchregel, die vorher aufgeschrieben ist.',
      },
      {
        from: 32,
        to: 35,
        title: 'Der Knoten hält',
        text: 'Nehmen Sie die Liste in sechs Monaten wieder vor: Was „zu prüfen“ ist, bewegt sich, Ihre Website auch.',
      },
    ],
    after: 'Meine Zahl',
  },
  month: {
    title: 'Dreißig Tage, in dieser Reihenfolge',
    lead: 'Zuerst, was kosten kann, dann, was verkaufen kann.',
    weeks: [
      {
        title: 'Anhalten',
        days: 'Tag 1 bis 7',
        steps: [
          'Anrufe bei Verbrauchern stoppen (7)',
          'IDU vor dem nächsten Paket prüfen (3)',
          'Toten EU-Link löschen (4)',
        ],
      },
      {
        title: 'In Ordnung bringen',
        days: 'Tag 8 bis 14',
        steps: ['[fr:Mentions légales] und Banner neu anlegen (2)', '[fr:Médiateur] und Widerrufsknopf einrichten (4)'],
      },
      {
        title: 'Kaufbar machen',
        days: 'Tag 15 bis 21',
        steps: ['Karte nach oben, [fr:point relais] dazu (5)', 'Rechnungsvorlage umstellen (6)'],
      },
      {
        title: 'Ankommen',
        days: 'Tag 22 bis 30',
        steps: [
          'Warenkorb und Garantie auf Französisch (1)',
          'Drei Zweitgespräche vereinbaren (7)',
          'Neu zählen, Test und Abbruchregel festlegen',
        ],
      },
    ],
  },
  sources: {
    title: 'Quellen',
    lead: 'Abgerufen oder notiert im November 2026. Mehrere berichten über einen amtlichen Text: Lesen Sie ihn selbst, bevor Sie handeln.',
    list: sourcesOnFrance,
  },
  legal: {
    title: 'Was dieses Dokument nicht ist',
    text: 'Eine Information, keine Rechtsberatung. Bußgelder sind Höchstbeträge. Was „zu prüfen“ ist, ändert sich schnell. Beschriebene Gewohnheiten sind Tendenzen, nie Personen. Für Ihren Fall fragen Sie eine Kanzlei im Zielland.',
  },
  closing: {
    title: 'Ein Kästchen klemmt?',
    text: 'Dreißig Minuten, kostenlos. Eine Antwort nehmen Sie in jedem Fall mit.',
    booking: 'Gespräch buchen',
    site: 'Die Website:',
  },
}
