import type { Locale } from '../../contract/locales.ts'
import { expectedIn } from './expected-in.ts'

type Sentences = {
  submit: string
  sending: string
  /** The options of the subject, the placeholder first. */
  subjects: readonly string[]
  sent: string
  terms: string
  format: string
  kept: string
  notSent: string
  general: string
  init: string
  quarantined: string
}

const sentences: Partial<Record<Locale, Sentences>> = {
  fr: {
    submit: 'Envoyer le message',
    sending: 'Envoi en cours...',
    subjects: [
      'Sélectionnez un sujet',
      "Stratégie d'Expansion",
      'Packs de Backlinks DACH',
      'VIP Expansion Support',
      'Sponsoring BusinessBretzel',
      'Autre',
    ],
    sent: 'Message envoyé ! Merci pour votre message. Je vous réponds dans les meilleurs délais.',
    terms: 'Erreur Veuillez accepter les conditions générales pour continuer.',
    format: "Erreur Le format de l'e-mail est invalide. Indiquez une adresse valide.",
    kept: "Message enregistré. Il me parvient dès que le courrier repart ; vous n'avez rien à refaire.",
    notSent: "Erreur L'envoi a échoué. Réessayez ou écrivez-moi directement.",
    general: "Erreur Une erreur s'est produite. Réessayez plus tard.",
    init: "Erreur Le système d'e-mail n'a pas pu être initialisé. Rechargez la page.",
    quarantined: "C'est noté. Demande enregistrée ; je la vérifie avant l'envoi.",
  },
  en: {
    submit: 'Send message',
    sending: 'Sending...',
    subjects: [
      'Select a subject',
      'Expansion strategy',
      'DACH backlink packs',
      'VIP expansion support',
      'BusinessBretzel sponsorship',
      'Other',
    ],
    sent: 'Message sent! Thank you for your message. I will respond to you as soon as possible.',
    terms: 'Error Please accept the terms and conditions to continue.',
    format: 'Error The email format is invalid. Please provide a valid email address.',
    kept: 'Your message is saved. It will reach me as soon as mail moves again; there is nothing more for you to do.',
    notSent: 'Error Your message could not be sent. Please try again or contact me directly.',
    general: 'Error Something went wrong. Please try again later.',
    init: 'Error The e-mail system could not be initialised. Please refresh the page.',
    quarantined: 'Noted. Your request is stored; I check it before anything is sent.',
  },
  de: {
    submit: 'Nachricht senden',
    sending: 'Wird gesendet...',
    subjects: [
      'Thema auswählen',
      'Expansionsstrategie',
      'Backlink-Pakete DACH',
      'VIP-Begleitung bei der Expansion',
      'Sponsoring BusinessBretzel',
      'Etwas anderes',
    ],
    sent: 'Nachricht gesendet! Danke für Ihre Nachricht. Sie hören innerhalb von 48 Stunden von mir.',
    terms: "Ups, das ging schief Kurz die AGB abhaken, dann kann's losgehen.",
    format: 'Ups, das ging schief Die E-Mail-Adresse sieht komisch aus. Nochmal versuchen?',
    kept: 'Ihre Nachricht ist gespeichert. Sie erreicht mich, sobald die Post wieder läuft; Sie müssen nichts weiter tun.',
    notSent: 'Ups, das ging schief Das hat nicht geklappt. Bitte noch einmal versuchen oder direkt schreiben.',
    general: 'Ups, das ging schief Da ist etwas schiefgelaufen. Bitte später noch einmal versuchen.',
    init: 'Ups, das ging schief Das E-Mail-System ist nicht bereit. Bitte die Seite neu laden.',
    quarantined: 'Ist notiert. Ihre Anfrage ist gespeichert; ich prüfe sie vor dem Versand.',
  },
}

/**
 * What the contact form says, as docs/requirements.md 10.1 prescribes it, not as the content has it; notices with their titles.
 */
export const contactSentences = (locale: Locale): Sentences => expectedIn(sentences, locale)
