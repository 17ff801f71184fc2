import { retention, rightsAnswerMonths } from '../../offers/legal-terms.ts'
import { settings } from '../../settings.ts'
import { words } from '../../words/index.ts'
import { contactFacts } from '../legal-notice/identity.ts'
import type { LegalWords } from '../legal-notice/shape.ts'
import { areAllInEu, processorTable } from './processors.ts'
import { retentionTable } from './retention.ts'

const { authority, consultant } = settings
const { contactYears, contractYears, accountingYears, browsingMonths, unconfirmedDays, mailTextDays } = retention

export const de: LegalWords = {
  head: {
    title: 'Datenschutzerklärung',
    description:
      'Was diese Website von Ihnen speichert, wozu und wie lange: beim Lesen nichts, im Formular das Nötige, und in jeder E-Mail ein Link, der alles löscht.',
    keywords: ['Datenschutz', 'Datenschutzerklärung', 'DSGVO', 'Recht auf Löschung', 'CNIL'],
  },
  hero: {
    label: { fr: 'Confidentialité', de: 'Datenschutz' },
    title: 'Daten\u00ADschutz\u00ADerklärung',
    lead: 'Was diese Website von Ihnen speichert, wozu, wie lange und wie Sie es löschen.',
  },
  changedOn: '2026-11-22',
  summary: [
    'Wer hier liest, hinterlässt nichts: kein Cookie, keine Statistik, keine gespeicherte IP-Adresse, kein Aufruf fremder Server.',
    'Ein Formular speichert, was für die Antwort nötig ist, und den Nachweis, dass Sie gefragt haben. Verkauft oder weitergegeben wird nichts.',
    'Wer die Checkliste anfordert, bekommt die Checkliste und keinen Newsletter.',
    `Unbestätigte Adressen werden nach ${unconfirmedDays} Tagen gelöscht, bestätigte ${contactYears} Jahre nach Ihrem letzten Kontakt. Kundenakten bleiben ${contractYears} Jahre über das Ende der Zusammenarbeit hinaus.`,
    'In jeder E-Mail, die Ihnen diese Website schickt, steht ein Link, der Ihre Daten sofort löscht.',
  ],
  sections: [
    {
      id: 'verantwortlicher',
      title: 'Verantwortlicher',
      blocks: [
        'Wer entscheidet, was erhoben wird, und dafür einsteht, ist der Anbieter dieser Website.',
        { kind: 'facts', facts: contactFacts('de') },
      ],
    },
    {
      id: 'beauftragter',
      title: 'Daten\u00ADschutz\u00ADbeauftragter',
      blocks: [
        `Es ist keiner bestellt: Das Gesetz verlangt ihn nicht, wo niemand in großem Umfang beobachtet wird und keine sensiblen Daten verarbeitet werden. Ansprechpartner ist der Verantwortliche selbst, ${consultant}, unter der Anschrift oben.`,
      ],
    },
    {
      id: 'daten',
      title: 'Erhobene Daten',
      blocks: [
        '**Beim Lesen: keine.** Die Seiten sind fertige Dateien. Texte, Zeichnungen und Schriften kommen allein von dieser Website; es gibt keine Messung und nichts Eingebettetes von Dritten.',
        '**Wenn Sie die Checkliste anfordern:** Ihre E-Mail-Adresse, die Sprache der Seite, die Zeitpunkte, der Einwilligungssatz im angezeigten Wortlaut, die Kennung Ihres Browsers und, falls Sie über einen Kampagnenlink kamen, dessen Wörter. Eintippen müssen Sie nur die Adresse; ohne sie kann die Checkliste nicht ankommen.',
        '**Wenn Sie das Kontaktformular ausfüllen:** Name, E-Mail-Adresse, Betreff, Nachricht, Sprache, Seite und Zeitpunkt. Alle vier Felder sind für eine brauchbare Antwort nötig. Das Häkchen bei den Bedingungen prüft Ihr Browser; es wird nicht übertragen.',
        '**Wenn Sie mir schreiben, einen Termin buchen oder Kunde werden:** was Sie mir dabei anvertrauen.',
        'Es werden keine Daten gekauft und keine bei anderen als Ihnen selbst erhoben.',
      ],
    },
    {
      id: 'zwecke',
      title: 'Zwecke, Rechtsgrundlagen und Fristen',
      blocks: [
        'Hier steht Zeile für Zeile alles, was gespeichert wird. Artikel ohne weitere Angabe sind solche der DSGVO.',
        {
          kind: 'table',
          caption: 'Was gespeichert wird',
          columns: ['Daten', 'Zweck', 'Rechtsgrundlage', 'Frist'],
          rows: retentionTable('de'),
        },
        'Wo die Grundlage ein berechtigtes Interesse ist, liegt es darin, dass die Website gut angezeigt wird, weiß, woher Anfragen kommen, und nicht dazu missbraucht werden kann, Postfächer zu fluten. Sie können widersprechen (siehe „Ihre Rechte“).',
        'Keine Entscheidung trifft allein eine Maschine, und Profile werden nicht gebildet. Ein unsichtbares Feld fängt Roboter ab: Was dort hängen bleibt, wartet, bis ich es angesehen habe. Abgelehnt ist es damit nicht.',
      ],
    },
    {
      id: 'loeschung',
      title: 'Wie gelöscht wird',
      blocks: [
        {
          kind: 'list',
          items: [
            `Die kurzen Fristen hält das Programm ein, das stündlich aufräumt: unbestätigte Adressen (${unconfirmedDays} Tage), Texte der E-Mails (${mailTextDays} Tage), Zähler gegen Missbrauch.`,
            `Die ${contactYears} Jahre laufen ab dem, was Sie zuletzt getan haben: ein Formular abgeschickt, Ihre Adresse bestätigt, mir geschrieben. Meine eigenen Nachrichten verlängern sie nicht.`,
            `Nach diesen ${contactYears} Jahren löscht das Programm: Es sieht täglich nach, zeigt mir eine Woche im Voraus, wer an der Reihe ist, und wartet, falls die Uhr der Maschine um mehr als einen Tag gesprungen ist.`,
            `Eine Sicherung bleibt ${retention.backupDays} Tage. Von einer gelöschten Adresse bleibt nur ein Hashwert unter einem Schlüssel: Muss eine Sicherung eingespielt werden, wird die Adresse damit erneut gelöscht.`,
            `Was nicht im Programm liegt, lösche ich selbst, wenn ${contactYears}, ${contractYears} oder ${accountingYears} Jahre um sind: mein Postfach, Kundenakten, eine etwaige exportierte Liste.`,
          ],
        },
        `Daten über Ihren Besuch dürften höchstens ${browsingMonths} Monate bleiben. Diese Grenze steht nur auf dem Papier: Es gibt keine solchen Daten.`,
      ],
    },
    {
      id: 'empfaenger',
      title: 'Empfänger',
      blocks: [
        'Ihre Daten lese ich und sonst niemand. Kommt eine Anfrage, meldet die Website sie mir in einer E-Mail, die den Inhalt wiedergibt. Diese Dienstleister verarbeiten Daten in meinem Auftrag und nur nach meiner Weisung:',
        {
          kind: 'table',
          caption: 'Auftragsverarbeiter',
          columns: ['Wer', 'Wofür', 'Wo'],
          rows: processorTable('de'),
        },
        areAllInEu
          ? 'Alle sitzen in der Europäischen Union; Ihre Daten verlassen sie nicht.'
          : 'Ein Dienstleister außerhalb der Europäischen Union wird nur mit den Garantien des Kapitels V der DSGVO eingesetzt, etwa den Standardvertragsklauseln der Europäischen Kommission. Eine Kopie bekommen Sie auf Anfrage.',
        'Der Hoster sieht Ihre IP-Adresse, denn ohne sie käme keine Seite bei Ihnen an. Diese Website speichert sie nicht; was der Hoster zum Schutz seines Netzes aufbewahrt, folgt seinen eigenen Regeln.',
      ],
    },
    {
      id: 'missbrauch',
      title: 'Grenzen gegen Missbrauch',
      blocks: [
        'Ein offenes Formular lockt Roboter an. Um sie zu zählen, ohne zu wissen, wer Sie sind, macht die Website im Moment des Absendens aus Ihrer IP-Adresse einen Hashwert, berechnet mit einem Schlüssel des Tages. Die Adresse selbst wird nirgends aufgeschrieben.',
        `Der Schlüssel wechselt täglich und wird ${retention.dayKeyHours} Stunden nach Ende des Tages gelöscht. Ohne ihn weist der Hashwert auf niemanden mehr; nach ${retention.counterHours} Stunden verschwindet auch er. Die E-Mail-Adresse des Empfängers wird ebenso gezählt, damit niemand dieselbe E-Mail wieder und wieder bekommt.`,
      ],
    },
    {
      id: 'rechte',
      title: 'Ihre Rechte',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Löschen** (Art. 17): Öffnen Sie den Link „${words.de.checklistMail.erase}“ am Ende der E-Mail und drücken Sie den Knopf. Die Adresse, der Nachweis, Ihre Nachrichten und die für Sie vorbereiteten E-Mails verschwinden sofort aus der Datenbank. Der Link läuft nie ab. Die Benachrichtigung in meinem Postfach erreicht er nicht: Ein Wort von Ihnen, und ich lösche auch sie.`,
            '**Einwilligung widerrufen** (Art. 7 Abs. 3): Derselbe Link genügt. Was vorher geschah, bleibt rechtmäßig.',
            '**Auskunft** über Ihre Daten, zum Mitnehmen (Art. 15 und 20): Dieselbe Seite schickt Ihnen einen Link, einen Tag gültig, zu einer Datei (JSON) mit allem, samt Nachweis jeder Einwilligung.',
            '**Berichtigung** falscher Angaben, **Einschränkung** der Verarbeitung, **Widerspruch** gegen sie (Art. 16, 18 und 21).',
          ],
        },
        `Für all das schreiben Sie mir von der betroffenen Adresse aus; das genügt in der Regel als Nachweis, dass Sie es sind. Die Antwort kommt innerhalb von ${rightsAnswerMonths} Monat und kostet nichts.`,
        `Überzeugt Sie meine Antwort nicht, können Sie sich bei der französischen Aufsichtsbehörde beschweren: ${authority.name}, [fr:${authority.fullName}], ${authority.address.join(', ')}. In Deutschland und Österreich nimmt auch die Aufsichtsbehörde Ihres Wohnorts Ihre Beschwerde an, in der Schweiz können Sie sich an den EDÖB wenden.`,
        {
          kind: 'links',
          links: [
            { label: `E-Mail an ${settings.email}`, email: settings.email },
            { label: `Beschwerde bei der ${authority.name}`, address: authority.complaints },
          ],
        },
      ],
    },
    {
      id: 'sicherheit',
      title: 'Sicherheit',
      blocks: [
        {
          kind: 'list',
          items: [
            'Seiten und Formulare werden verschlüsselt übertragen (HTTPS), und die Seiten verbieten Ihrem Browser, irgendetwas von anderen Servern zu laden.',
            'Die Liste der Anfragen öffnet sich nur einem einzigen Konto. Sein Passwort liegt nur als Hashwert vor, Versuche werden gezählt.',
            'Die Links in Ihren E-Mails sind signiert und enthalten Ihre Adresse nicht. Sie zu öffnen ändert nichts: Erst der Knopf bestätigt oder löscht, ein Spamfilter kann das also nicht an Ihrer Stelle tun.',
            'Die E-Mails enthalten weder Zählpixel noch verfolgte Links.',
            'Technische Protokolle enthalten weder Adresse noch Namen noch Nachricht.',
          ],
        },
        'Sollte trotz allem eine Datenpanne Sie gefährden, erfahren Sie es, und die Behörde auch.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'Ihr Besuch setzt keine Cookies, und der Speicher Ihres Browsers bleibt leer. Nur wer die Website verwaltet, bekommt bei der Anmeldung unter /admin Cookies; sie sind dafür unbedingt erforderlich. Eine Einwilligung nach § 25 TDDDG ist deshalb nicht nötig, und ein Banner auch nicht.',
        { kind: 'links', links: [{ label: 'Zur ausführlichen Cookie-Seite', page: 'cookies' }] },
      ],
    },
    {
      id: 'andere',
      title: 'Andere Websites',
      blocks: [
        'Terminkalender, berufliches Netzwerk mit dem Newsletter und Videokanal sind hier nur Links und öffnen sich in einem neuen Tab. Vor Ihrem Klick wird nichts von dort geladen; danach gelten die dortigen Regeln. Die Zielseite erfährt nur, von welcher Website Sie kommen, nicht von welcher Seite.',
      ],
    },
    {
      id: 'aenderungen',
      title: 'Änderungen',
      blocks: [
        'Diese Seite ändert sich, wenn sich die Website ändert, und das Datum oben ändert sich mit. Der Einwilligungssatz trägt eine eigene Version: Zugestimmt haben Sie dem, den Sie gelesen haben.',
      ],
    },
  ],
}
