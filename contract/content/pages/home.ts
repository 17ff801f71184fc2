import type { z } from 'zod'
import { claim, exactly, group, list, optional, rich, text } from '../fields.ts'
import { closing, faq, pageHead, sectionHead, stat } from '../parts.ts'

const service = {
  title: 'Nom de l’offre, le même partout',
  subtitle: 'Sous-titre',
  tag: 'Durée, quantité ou sorte, en deux à cinq mots',
  text: rich('Texte'),
  lines: optional(list('Formules ou packs, un par ligne', rich('Une ligne'))),
  link: 'Lien',
  claim,
}

/** Copy of the home page. Each section is one key, so that a further section is one more key. */
export const homePageSchema = group('Accueil', {
  head: pageHead,
  hero: group('Haut de la page', {
    badge: text('Lien vers l’article du classement', { places: ['{publication}', '{year}'] }),
    title: 'Titre, sans son dernier mot',
    crumbling: 'Dernier mot du titre, celui qui s’effrite : court, il ne se coupe jamais',
    lead: rich('Introduction'),
    checklist: 'Bouton vers la checklist',
    booking: 'Bouton vers le calendrier',
    note: 'Note sous les boutons',
    from: 'D’où part le fil',
    to: 'Où il arrive',
  }),
  services: group('Services', {
    ...sectionHead,
    diagnostic: group('Diagnostic', service),
    backlinks: group('Backlinks', service),
    vip: group('Accompagnement VIP', {
      ...service,
      stages: exactly(3, 'Un mot pour chaque nœud du dessin', text('Un mot')),
    }),
    newsletter: group('Newsletter', service),
    note: optional(text('Ce qui vaut pour tous les prix')),
  }),
  about: group('À propos', {
    ...sectionHead,
    portrait: 'Ce que montre le portrait dessiné',
    paragraphs: list('Paragraphes', rich('Un paragraphe')),
    facts: list('Chiffres', stat),
    link: 'Lien',
  }),
  articles: group('Articles', { ...sectionHead, all: 'Lien vers tous les articles' }),
  checklist: group('Checklist', { ...sectionHead, button: 'Bouton', note: 'Note sous le bouton' }),
  clients: group('Clients', {
    ...sectionHead,
    you: 'Dernière case du mur, vers la page de contact',
    note: rich('Note : les noms sont confidentiels'),
  }),
  testimonials: group('Avis', { ...sectionHead, score: 'Sous la moyenne', claim }),
  faq,
  closing,
})

export type HomeWords = z.infer<typeof homePageSchema>
