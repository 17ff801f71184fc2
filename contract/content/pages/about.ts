import type { z } from 'zod'
import { exactly, group, list, rich } from '../fields.ts'
import {
  audience,
  closing,
  faq,
  pageHead,
  pageHero,
  pageKey,
  phase,
  point,
  sectionHead,
  sources,
  stat,
  testimonial,
} from '../parts.ts'

const problem = group('Un problème', {
  phrase: 'Ce que dit un dirigeant',
  cause: rich('Ce qu’il y a derrière'),
  repair: rich('Ce que l’on y fait'),
  sources,
})

const area = group('Un domaine', { title: 'Titre', text: rich('Texte'), link: 'Lien', page: pageKey, sources })

/** Copy of the about page. It exists in French only. */
export const aboutPageSchema = group('À propos', {
  head: pageHead,
  hero: group('Haut de la page', {
    ...pageHero,
    portrait: 'Ce que montre le portrait dessiné',
    contact: 'Bouton vers la page de contact',
    offers: 'Lien vers les offres',
    after: 'Ce qui suit le clic, sous les boutons',
  }),
  career: group('Parcours, montré dès que settings.yaml le donne', sectionHead),
  approach: group('Approche', {
    ...sectionHead,
    paragraphs: list('Paragraphes', rich('Un paragraphe')),
    rules: list('Règles', point),
    stats: list('Chiffres', stat),
  }),
  problems: group('Problèmes', {
    ...sectionHead,
    causeLabel: 'Avant la cause',
    repairLabel: 'Avant la réparation',
    list: list('Problèmes', problem),
  }),
  skills: audience,
  expertise: group('Domaines', { ...sectionHead, areas: exactly(4, 'Quatre domaines', area) }),
  method: group('Méthode', {
    ...sectionHead,
    drawing: 'Ce que montre le dessin des quatre phases',
    phases: exactly(4, 'Quatre phases', phase),
  }),
  opinion: group('Un avis', { ...sectionHead, testimonial }),
  faq,
  closing,
})

export type AboutWords = z.infer<typeof aboutPageSchema>
