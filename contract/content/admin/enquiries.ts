import type { z } from 'zod'
import { enquirySelectionActions } from '../../api/admin-enquiries.ts'
import { group } from '../fields.ts'
import { notice } from '../parts.ts'
import { listTexts, question } from './lists.ts'

const name = { places: ['{name}'] }

/** What visitors wrote through the contact form: `content/admin/enquiries.yaml`. */
export const adminEnquiriesSchema = group('Demandes de contact', {
  aside: 'Introduction',
  list: listTexts(
    ['toAnswer', 'answered', 'quarantined'],
    ['name', 'enquiry', 'date', 'answer', 'language', 'stage', 'mail'],
    enquirySelectionActions,
  ),
  answered: 'Demande répondue',
  quarantine: 'Demande en quarantaine',
  reading: group('Lecture d’une demande', {
    markAnswered: 'Bouton qui marque comme répondue',
    markUnanswered: 'Bouton qui remet à répondre',
    resend: 'Bouton qui renvoie l’e-mail',
    resendWaiting: 'Bouton qui envoie l’e-mail en attente',
    release: 'Bouton qui libère',
  }),
  done: group('Avis après une action', {
    answered: notice('Marquée comme répondue', name),
    unanswered: notice('Remise à répondre', name),
    sent: notice('L’e-mail est parti', name),
    notSent: notice('L’e-mail n’est pas parti', { places: ['{name}', '{reason}'] }),
    released: notice('Demande libérée'),
    releasedNotSent: notice('Libérée, mais l’e-mail n’est pas parti', { places: ['{reason}'] }),
    erased: notice('Demande effacée', name),
    gone: notice('La demande n’existe plus'),
  }),
  eraseDialog: group('Question avant d’effacer', question('Ce qui disparaît')),
})

export type AdminEnquiries = z.infer<typeof adminEnquiriesSchema>
