import type { z } from 'zod'
import { exactly, group, number, text } from '../fields.ts'
import { audience, closing, faq, pageHead, point, proof, sectionHead } from '../parts.ts'

/** Copy of the checklist page. The seven titles come from the checklist, the form's words from the messages. */
export const checklistPageSchema = group('Page de la checklist', {
  head: pageHead,
  hero: group('Haut de la page', { ...sectionHead, formTitle: 'Titre du formulaire' }),
  inside: group('Une page du PDF', {
    ...sectionHead,
    mistake: number('Numéro de l’erreur montrée').min(1).max(7),
    caption: text('Légende de la page montrée', { places: ['{page}'] }),
    parts: exactly(6, 'Six parties, numérotées sur la page', point),
    extras: group('Ce qui suit les sept pages', { title: 'Titre', list: exactly(3, 'Trois points', point) }),
  }),
  audience,
  proof,
  faq,
  closing,
})

export type ChecklistWords = z.infer<typeof checklistPageSchema>
