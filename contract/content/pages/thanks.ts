import { z } from 'zod'
import { group, list, rich } from '../fields.ts'
import { labelPair, pageHead } from '../parts.ts'

/**
 * Copy of the thank-you page. It has to be true for a first request and for a repeated one: a second e-mail follows
 * at the earliest a quarter of an hour after the first.
 */
export const thanksPageSchema = group('Page de remerciement', {
  head: pageHead,
  hero: group('Haut de la page', { label: labelPair, title: 'Titre de la page', lead: rich('Introduction') }),
  steps: group('La suite', {
    title: 'Titre',
    list: z
      .tuple([
        group('L’e-mail', {
          title: 'Titre',
          text: rich('Texte ; l’objet de l’e-mail et les mots de son bouton', { places: ['{subject}', '{button}'] }),
        }),
        group('La page qu’il ouvre', {
          title: 'Titre',
          text: rich('Texte ; les mots du bouton de cette page', { places: ['{confirm}'] }),
        }),
        group('Le PDF', { title: 'Titre', text: rich('Texte') }),
      ])
      .readonly()
      .meta({ description: 'Trois temps' }),
  }),
  missing: group('Rien n’est arrivé', {
    title: 'Titre',
    list: list('Ce que l’on peut faire', rich('Une ligne')),
    form: 'Lien vers le formulaire',
    write: 'Avant votre adresse e-mail',
  }),
  next: group('Et ensuite', {
    title: 'Titre',
    text: rich('Texte'),
    audit: 'Lien vers l’audit express',
    home: 'Lien vers l’accueil',
  }),
})

export type ThanksWords = z.infer<typeof thanksPageSchema>
