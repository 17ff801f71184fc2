import type { z } from 'zod'
import { exactly, group, list, rich } from '../fields.ts'
import { closing, labelPair, pageHead, question, sectionHead, stat } from '../parts.ts'

const channel = group('Un moyen de me joindre', { name: 'Nom', action: 'Lien' })

/** Copy of the contact page; the words of its form are messages. */
export const contactPageSchema = group('Contact', {
  head: pageHead,
  hero: group('Haut de la page', {
    label: labelPair,
    badge: 'Badge',
    title: 'Titre de la page',
    lead: rich('Introduction'),
    stats: exactly(3, 'Trois chiffres', stat),
  }),
  form: group('Au-dessus du formulaire', { title: 'Titre', subtitle: rich('Sous-titre') }),
  booking: group('Rendez-vous', { title: 'Titre', text: rich('Texte'), button: 'Bouton' }),
  panel: group('À côté du formulaire', {
    title: 'Titre',
    pitch: rich('Introduction'),
    takeaways: list('Ce que l’appel apporte', rich('Une ligne')),
    channelsTitle: 'Titre des moyens de me joindre',
    email: group('E-mail ; l’adresse vient de settings.yaml', { name: 'Nom' }),
    phone: group('Téléphone ; imprimé si settings.yaml donne un numéro', { name: 'Nom' }),
    calendar: channel,
    network: channel,
    urgency: rich('Ce qui se fait avant l’appel'),
  }),
  faq: group('Questions fréquentes', { ...sectionHead, questions: exactly(4, 'Quatre questions', question) }),
  closing,
})

export type ContactWords = z.infer<typeof contactPageSchema>
