import type { z } from 'zod'
import { exactly, group, list, rich } from '../fields.ts'
import {
  audience,
  brief,
  closing,
  faq,
  offer,
  pageHead,
  pageHero,
  point,
  process,
  proof,
  sectionHead,
} from '../parts.ts'

/** Copy of the backlinks page. It exists in French only. */
export const backlinksPageSchema = group('Backlinks', {
  head: pageHead,
  hero: group('Haut de la page', {
    ...pageHero,
    booking: 'Bouton vers le calendrier',
    packsLink: 'Lien vers les packs',
    after: 'Ce qui suit le clic, sous les boutons',
  }),
  brief,
  packs: group('Packs', { ...sectionHead, offers: exactly(3, 'Trois packs', offer), note: rich('Note') }),
  goodLink: group('Un bon lien', { ...sectionHead, points: list('Points', point) }),
  paidLink: group('Un lien payé, démonté', {
    ...sectionHead,
    parts: exactly(4, 'Quatre parties, numérotées sur le dessin', point),
    note: 'Note sous le dessin',
    drawing: group('Mots dans le dessin', {
      description: 'Ce que montre le dessin',
      label: 'Étiquette allemande',
      title: 'Titre',
      code: 'Code du lien',
    }),
  }),
  rules: proof,
  sold: audience,
  process,
  faq,
  closing,
})

export type BacklinksWords = z.infer<typeof backlinksPageSchema>
