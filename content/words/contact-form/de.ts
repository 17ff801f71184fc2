import type { ContactFormWords } from './shape.ts'

export const de: ContactFormWords = {
  label: 'Kontaktformular',
  name: {
    label: 'Name',
    errors: {
      missing: 'Geben Sie Ihren Namen an.',
      format: 'Dieser Name enthält Zeichen, die nicht lesbar sind.',
      tooLong: 'Ihr Name darf höchstens 120 Zeichen lang sein.',
      tooShort: 'Ihr Name ist zu kurz.',
      notAccepted: 'Dieser Name kann nicht angenommen werden.',
    },
  },
  email: {
    label: 'E-Mail-Adresse',
    errors: {
      missing: 'Geben Sie Ihre E-Mail-Adresse an.',
      format: 'Die E-Mail-Adresse sieht komisch aus. Nochmal versuchen?',
      tooLong: 'Ihre E-Mail-Adresse darf höchstens 254 Zeichen lang sein.',
      tooShort: 'Ihre E-Mail-Adresse ist zu kurz.',
      notAccepted: 'Diese E-Mail-Adresse kann nicht angenommen werden.',
    },
  },
  subject: {
    label: 'Thema',
    placeholder: 'Thema auswählen',
    options: {
      expansion: 'Expansionsstrategie',
      backlinks: 'Backlink-Pakete DACH',
      vip: 'VIP-Begleitung bei der Expansion',
      sponsoring: 'Sponsoring BusinessBretzel',
      other: 'Etwas anderes',
    },
    errors: {
      missing: 'Wählen Sie ein Thema; „Etwas anderes“ geht auch.',
      format: 'Wählen Sie ein Thema aus der Liste.',
      tooLong: 'Wählen Sie ein Thema aus der Liste.',
      tooShort: 'Wählen Sie ein Thema aus der Liste.',
      notAccepted: 'Wählen Sie ein Thema aus der Liste.',
    },
  },
  message: {
    label: 'Ihre Nachricht',
    hint: 'Ihr Produkt, Ihr Markt, was Sie schon versucht haben.',
    errors: {
      missing: 'Schreiben Sie Ihre Nachricht.',
      format: 'Diese Nachricht enthält Zeichen, die nicht lesbar sind.',
      tooLong: 'Ihre Nachricht darf höchstens 5.000 Zeichen lang sein. Kürzen Sie sie etwas.',
      tooShort: 'Ihre Nachricht braucht mindestens 10 Zeichen. Schreiben Sie noch ein paar Worte.',
      notAccepted: 'Diese Nachricht kann nicht angenommen werden.',
    },
  },
  terms: {
    sentence: 'Ich akzeptiere die {terms} und habe die {privacy} gelesen.',
    termsLink: 'AGB',
    privacyLink: 'Datenschutzerklärung',
    missing: 'Kurz die AGB abhaken, dann kann’s losgehen.',
  },
  submit: 'Nachricht senden',
  sending: 'Wird gesendet...',
  note: 'Ihre Nachricht dient dazu, Ihnen zu antworten, und zu nichts sonst: kein Newsletter, kein Verkauf. Gelöscht wird sie spätestens drei Jahre nach unserem letzten Kontakt.',
  honeypot: 'Dieses Feld bitte leer lassen',
  typoHint: 'Meinten Sie {suggestion}?',
  errorSummary: { one: 'Eine Angabe stimmt noch nicht', many: '{n} Angaben stimmen noch nicht' },
  close: 'Schließen',
  notices: {
    sent: {
      title: 'Nachricht gesendet!',
      text: 'Danke für Ihre Nachricht. Sie hören innerhalb von 48 Stunden von mir.',
    },
    terms: { title: 'Ups, das ging schief', text: 'Kurz die AGB abhaken, dann kann’s losgehen.' },
    format: { title: 'Ups, das ging schief', text: 'Die E-Mail-Adresse sieht komisch aus. Nochmal versuchen?' },
    kept: {
      title: 'Ihre Nachricht ist gespeichert.',
      text: 'Sie erreicht mich, sobald die Post wieder läuft; Sie müssen nichts weiter tun.',
    },
    notSent: {
      title: 'Ups, das ging schief',
      text: 'Das hat nicht geklappt. Bitte noch einmal versuchen oder direkt schreiben.',
    },
    general: {
      title: 'Ups, das ging schief',
      text: 'Da ist etwas schiefgelaufen. Bitte später noch einmal versuchen.',
    },
    init: { title: 'Ups, das ging schief', text: 'Das E-Mail-System ist nicht bereit. Bitte die Seite neu laden.' },
    quarantined: { title: 'Ist notiert.', text: 'Ihre Anfrage ist gespeichert; ich prüfe sie vor dem Versand.' },
    tooManyTries: { title: 'Ups, das ging schief', text: 'Zu viele Versuche. Bitte in {n} Minuten noch einmal.' },
    wrongOrigin: {
      title: 'Ups, das ging schief',
      text: 'Das kam von einer anderen Website. Bitte das Formular auf dieser Seite ausfüllen.',
    },
  },
  writeInstead: 'Sie können mir auch schreiben:',
  myAddress: 'Meine Adresse:',
}
