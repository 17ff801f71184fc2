import { claims } from '../offers/claims.ts'
import { retention } from '../offers/legal-terms.ts'
import { newestConsent } from './consent-sentences.ts'
import type { Words } from './shape.ts'

const { replyHours } = claims.consultation

export const de: Words = {
  site: {
    skipToContent: 'Zum Inhalt springen',
    mainNavigation: 'Hauptnavigation',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    language: 'Sprache',
    languageNames: { fr: 'Français', en: 'English', de: 'Deutsch' },
    contactButton: 'Kontakt aufnehmen',
    newTab: ' (neuer Tab)',
    inFrench: ' (auf Französisch)',
    homeLink: 'BusinessBretzel, Startseite',
    navigation: {
      home: 'Start',
      about: 'Über mich',
      offers: 'Angebote',
      blog: 'Blog',
      contents: 'Inhalte',
      services: 'Leistungen',
      contact: 'Kontakt',
    },
    footer: {
      description:
        'Unabhängige Beratung für SEO, digitales Marketing und B2B-Vertrieb zwischen Deutschland und Frankreich.',
      siteHeading: 'Die Website',
      takeAwayHeading: 'Zum Mitnehmen',
      legalHeading: 'Rechtliches',
      checklist: 'Kostenlose Checkliste',
      newsletter: 'Newsletter',
      booking: 'Gespräch, 30 Minuten',
      social: 'Berufliches Netzwerk',
      video: 'Videokanal',
      email: 'E-Mail schreiben',
      legalNotice: 'Impressum',
      privacy: 'Datenschutz',
      terms: 'AGB',
      cookies: 'Cookies',
      madeBy: 'Handgemacht auf beiden Seiten des Rheins',
    },
  },
  checklistForm: {
    label: 'Checkliste anfordern',
    email: 'Geschäftliche E-Mail-Adresse',
    emailHint: 'Zum Beispiel vorname@firma.de',
    submit: 'Ja, ich möchte die Checkliste',
    sending: 'Wird gesendet...',
    reassurance: 'Kein Spam',
    consent: newestConsent('de'),
    privacyLink: 'Datenschutz',
    honeypot: 'Dieses Feld bitte leer lassen',
    typoHint: 'Meinten Sie {suggestion}?',
    errorSummary: 'Eine Angabe stimmt noch nicht',
    close: 'Schließen',
    errors: {
      email: {
        missing: 'Geben Sie Ihre E-Mail-Adresse an.',
        format: 'Geben Sie eine vollständige E-Mail-Adresse an, zum Beispiel vorname@firma.de.',
        tooLong: 'Ihre E-Mail-Adresse darf höchstens 254 Zeichen lang sein.',
        tooShort: 'Ihre E-Mail-Adresse ist zu kurz.',
        notAccepted: 'Diese E-Mail-Adresse kann nicht angenommen werden.',
      },
    },
    sent: { title: 'Geschafft!', text: 'Ihre Checkliste ist unterwegs. Schauen Sie in Ihr Postfach!' },
    notSent: { title: 'Versand fehlgeschlagen', text: 'Die E-Mail konnte nicht gesendet werden: {message}' },
    kept: { title: 'Ist notiert.', text: 'Ihre Anfrage ist gespeichert: {message}' },
    quarantined: { title: 'Ist notiert.', text: 'Ihre Anfrage ist gespeichert; ich prüfe sie vor dem Versand.' },
    general: { title: 'Ups, das ging schief', text: 'Bitte noch einmal versuchen.' },
    tooManyTries: { title: 'Ups, das ging schief', text: 'Zu viele Versuche. Bitte in {n} Minuten noch einmal.' },
    wrongOrigin: {
      title: 'Ups, das ging schief',
      text: 'Das kam von einer anderen Website. Bitte das Formular auf dieser Seite ausfüllen.',
    },
    writeInstead: 'Sie können mir auch schreiben:',
    unsent: {
      underway: 'die E-Mail ist unterwegs; Sie müssen nichts weiter tun',
      unreachable: 'der Mailserver antwortet nicht; wir versuchen es weiter',
      uncertain:
        'die E-Mail ist vielleicht schon da, der Mailserver hat sie nicht bestätigt; sonst versuchen wir es in einigen Stunden noch einmal',
      refused: 'Ihr Postfach hat die Nachricht abgelehnt; bitte die Adresse prüfen',
      notAscii:
        'der Mailserver kann an diese Adresse nicht schreiben: Buchstaben wie é oder ü vor dem @ gehen nicht überall durch; bitte eine andere angeben',
      capped:
        'gerade sind es zu viele E-Mails; Ihre geht so bald wie möglich raus, wahrscheinlich innerhalb einer Stunde. Bis morgen nichts da? Dann bitte noch einmal anfordern',
      quarantined: 'Ihre Anfrage ist gespeichert; ich prüfe sie vor dem Versand',
    },
  },
  requestErrors: {
    fields: { title: 'Da fehlt noch etwas', text: 'Die markierten Felder korrigieren, dann noch einmal senden.' },
    malformed: {
      title: 'Unlesbare Anfrage',
      text: 'Die Anfrage ist nicht lesbar. Seite neu laden und noch einmal versuchen.',
    },
    wrongOrigin: {
      title: 'Nicht angenommen',
      text: 'Das kam von einer anderen Website. Bitte das Formular dieser Website benutzen.',
    },
    wrongPassword: { title: 'Anmeldung fehlgeschlagen', text: 'E-Mail-Adresse oder Passwort stimmt nicht.' },
    signedOut: { title: 'Abgemeldet', text: 'Melden Sie sich an, um weiterzumachen.' },
    notAllowed: { title: 'Zugriff verweigert', text: 'Diese Seite ist nicht für Sie bestimmt.' },
    notFound: { title: 'Nicht gefunden', text: 'Unter dieser Adresse gibt es nichts.' },
    methodNotAllowed: { title: 'Methode nicht erlaubt', text: 'Diese Adresse nimmt diese Methode nicht an.' },
    tooLarge: { title: 'Zu groß', text: 'Das Gesendete ist größer als erlaubt. Bitte den Text kürzen.' },
    unsupportedType: {
      title: 'Format nicht angenommen',
      text: 'Dieses Format wird nicht angenommen. Bitte das Formular dieser Website benutzen.',
    },
    tooManyTries: { title: 'Zu viele Versuche', text: 'Zu viele Versuche. Bitte in {n} Minuten noch einmal.' },
    tryLater: {
      title: 'Gerade nicht erreichbar',
      text: 'Ihre Anfrage konnte nicht gespeichert werden. Bitte gleich noch einmal versuchen.',
    },
    fault: { title: 'Ups, das ging schief', text: 'Bitte noch einmal versuchen.' },
  },
  buttonPages: {
    confirm: {
      title: 'Ihre Checkliste ist fertig.',
      text: 'Ein Klick bestätigt Ihre Adresse; auf der nächsten Seite steht der Link zum PDF. Der Klick belegt, dass wirklich Sie die Checkliste angefordert haben.',
      button: 'Bestätigen und zur Checkliste',
      note: 'Keine weitere Anmeldung: Der Klick gilt nur für dieses PDF.',
    },
    ready: {
      title: 'Adresse bestätigt. Viel Spaß beim Lesen.',
      text: 'Ihre Adresse ist bestätigt, und hier ist Ihr PDF. Der Link aus der E-Mail führt Sie auf diese Seite zurück, so oft Sie möchten.',
      button: 'PDF öffnen',
      note: 'Barrierefreies PDF, für den Bildschirm oder zum Ausdrucken.',
      next: 'Ein Kästchen will sich nicht abhaken lassen? Dreißig Minuten reichen oft, um zu sehen, warum. Sie kosten nichts.',
      booking: 'Gespräch buchen',
    },
    expired: {
      title: 'Dieser Link ist älter als dreißig Tage.',
      text: 'Zur Sicherheit öffnet er sich nicht mehr. Ich schicke einen neuen an dieselbe Adresse.',
      button: 'Neuen Link anfordern',
      renewed: { title: 'Ist unterwegs.', text: 'Ein neuer Link ist gerade in Ihr Postfach gegangen.' },
    },
    erase: {
      title: 'Alles löschen?',
      text: 'Ihre Adresse, der Nachweis Ihrer Anfrage, Ihre Nachrichten und die für Sie vorbereiteten E-Mails verschwinden aus der Datenbank, sofort und endgültig.',
      button: 'Meine Daten löschen',
      data: 'Link zu meinen Daten anfordern',
      dataNote:
        'Alles, was über Sie gespeichert ist, in einer Datei. Der Link geht an Ihre Adresse und gilt einen Tag.',
      dataSent: {
        title: 'Ist unterwegs.',
        text: 'Ein Link zu Ihren Daten ist gerade in Ihr Postfach gegangen. Er gilt einen Tag.',
      },
      note: `Sicherungen vergessen Sie innerhalb von ${retention.backupDays} Tagen. Das schon geladene PDF gehört Ihnen.`,
    },
    erased: {
      title: 'Es ist nichts mehr da.',
      text: 'Ihre Adresse, der Nachweis Ihrer Anfrage, Ihre Nachrichten und Ihre E-Mails sind aus der Datenbank gelöscht. Wenn Sie es sich anders überlegen, wartet die Checkliste auf Sie.',
      home: 'Zur Startseite',
    },
    gone: {
      title: 'Dieser Link führt nirgendwohin mehr.',
      text: 'Die Anfrage, zu der er gehörte, ist gelöscht. Eine neue können Sie jederzeit stellen.',
      home: 'Zur Startseite',
    },
    damaged: {
      title: 'Dieser Link ist unvollständig.',
      text: 'Wahrscheinlich wurde er unterwegs abgeschnitten. Geändert oder gelöscht wurde nichts. Gehen Sie zurück zur E-Mail, kopieren Sie die Adresse vom ersten bis zum letzten Zeichen, auch wenn sie über zwei Zeilen geht, und fügen Sie sie in die Adresszeile ein.',
      write: 'Der Link öffnet sich immer noch nicht? Schreiben Sie mir:',
    },
    data: {
      title: 'Ihre Daten, in einer Datei.',
      text: 'Ein Klick lädt alles herunter, was diese Website über Sie speichert: Ihre Adresse, den Nachweis Ihrer Anfrage, Ihre Nachrichten und die E-Mails, die an Sie gegangen sind.',
      button: 'Meine Daten herunterladen',
      file: 'meine-daten.json',
      note: 'Eine JSON-Datei, die jeder Texteditor öffnet. Diese Seite ist einen Tag lang erreichbar.',
    },
    dataExpired: {
      title: 'Dieser Link ist älter als ein Tag.',
      text: 'Zur Sicherheit gibt er nichts mehr heraus. Ich schicke einen neuen an dieselbe Adresse.',
      button: 'Neuen Link anfordern',
    },
    fault: {
      title: 'Der Faden ist bei uns gerissen.',
      text: 'Auf dem Server hat etwas nicht funktioniert. Ihr Browser kann nichts dafür. Versuchen Sie es gleich noch einmal.',
      home: 'Zur Startseite',
      write: 'E-Mail schreiben',
    },
  },
  checklistMail: {
    subject: 'Ihre Checkliste: 7 Fehler auf dem französischen Markt',
    preview: 'Zwei Klicks, ein PDF und sonst nichts in Ihrem Postfach.',
    heading: 'Ihre Checkliste wartet.',
    intro:
      'Sie haben „7 Fehler auf dem französischen Markt“ angefordert: sieben Fehler, woran man sie erkennt und was am Montag zu tun ist. Der Link unten öffnet eine Seite meiner Website; dort bestätigt ein Klick Ihre Adresse und führt Sie zum PDF.',
    button: 'Zu meiner Checkliste',
    afterButton: 'Der Link gilt dreißig Tage. Falls er sich nicht öffnet, kopieren Sie diese Adresse in Ihren Browser:',
    signature: 'Bis bald, auf der einen oder der anderen Rheinseite.',
    why: 'Sie bekommen diese eine E-Mail, weil diese Adresse auf der Seite der Checkliste eingetragen wurde. Das waren nicht Sie? Einfach ignorieren: Ohne Bestätigung wird alles binnen dreißig Tagen gelöscht. Oder sofort:',
    erase: 'Meine Daten löschen',
  },
  acknowledgement: {
    subject: 'Ihre Nachricht ist gespeichert',
    preview: `Meine Antwort kommt innerhalb von ${replyHours} Stunden.`,
    heading: 'Ich habe Ihre Nachricht.',
    intro: `Sie ist gespeichert, und ich lese sie selbst. Meine Antwort kommt innerhalb von ${replyHours} Stunden an diese Adresse.`,
    next: 'Haben Sie noch etwas vergessen? Antworten Sie einfach auf diese E-Mail.',
    signature: 'Bis bald, auf der einen oder der anderen Rheinseite.',
    why: 'Sie bekommen diese E-Mail, weil diese Adresse im Kontaktformular eingetragen wurde. Das waren nicht Sie, oder Sie haben es sich anders überlegt? Über diesen Link können Sie alles löschen:',
    erase: 'Meine Daten löschen',
  },
  dataMail: {
    subject: 'Der Link zu Ihren Daten',
    preview: 'Er gilt einen Tag.',
    heading: 'Ihre Daten, in einer Datei.',
    intro:
      'Sie möchten wissen, was diese Website über Sie speichert. Der Link unten öffnet eine Seite; dort lädt ein Klick die Datei herunter.',
    button: 'Zu meinen Daten',
    afterButton: 'Der Link gilt einen Tag. Falls er sich nicht öffnet, kopieren Sie diese Adresse in Ihren Browser:',
    signature: 'Bis bald, auf der einen oder der anderen Rheinseite.',
    why: 'Sie bekommen diese E-Mail, weil dieser Link aus einer E-Mail an diese Adresse heraus angefordert wurde. Das waren nicht Sie? Einfach ignorieren: Der Link erlischt von selbst. Um alles zu löschen:',
    erase: 'Meine Daten löschen',
  },
  pdf: { fileName: '7-fehler-auf-dem-franzoesischen-markt.pdf' },
}
