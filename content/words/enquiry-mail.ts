import { claims } from '../offers/claims.ts'

/**
 * Words of the mail that the owner receives for each enquiry; French only. `{{name}}` is a slot that the server
 * fills; names of languages and the word for "no campaign" come from `owner-mail.ts`. The words a visitor typed stand
 * in the slots of `facts` and in `{{message}}`, never in a link.
 * Spaces before ; : ! ? and inside « » are no-break spaces.
 */
export const enquiryMail = {
  automatic: 'Message automatique du site, envoyé au propriétaire.',
  subject: 'Contact : {{subject}}, de {{name}}',
  preview: 'Répondez à cet e-mail : votre réponse part directement chez la personne.',
  heading: 'Quelqu’un vous écrit.',
  intro: `La demande est enregistrée. La page de contact promet une réponse sous ${claims.consultation.replyHours} h.`,
  facts: {
    name: 'Nom',
    email: 'Adresse',
    subject: 'Sujet',
    language: 'Langue du visiteur',
    page: 'Page',
    date: 'Date',
    campaign: 'Campagne',
  },
  messageHeading: 'Le message',
  reply: 'Pour répondre, utilisez « Répondre », en vérifiant que {{email}} est bien en destinataire.',
  languageNote: 'Formulaire rempli en {{language}} : répondez dans cette langue.',
  caution:
    'Ce texte a été saisi par un visiteur, le site ne l’a pas vérifié. Regardez les adresses à deux fois avant de les ouvrir.',
  button: 'Ouvrir la demande',
} as const
