import type { z } from 'zod'
import { exactly, group, rich } from '../fields.ts'
import { closing, pageHead, pageHero, point, sectionHead, stat } from '../parts.ts'

const channel = group('Un moyen de suivre', { name: 'Nom, qui sert de lien', text: rich('Texte') })

/** Copy of the contents page. It exists in French only. */
export const contentsPageSchema = group('Contenus', {
  head: pageHead,
  hero: group('Haut de la page', {
    ...pageHero,
    media: 'Nom de la liste des trois médias, pour les lecteurs d’écran',
    newsletter: 'Lien vers la newsletter',
    articles: 'Lien vers les articles',
    videos: 'Lien vers les vidéos',
  }),
  newsletter: group('Newsletter', {
    ...sectionHead,
    gets: exactly(3, 'Ce qu’elle contient', point),
    subscribers: stat,
    button: 'Bouton',
    note: rich('Où elle paraît et qui garde l’adresse'),
  }),
  articles: group('Articles', { ...sectionHead, all: 'Lien vers tous les articles' }),
  elsewhere: group('Ailleurs', {
    ...sectionHead,
    video: group('Vidéos', { title: 'Titre', text: rich('Texte'), button: 'Bouton' }),
    follow: group('Suivre', { title: 'Titre', network: channel, newsletter: channel, feed: channel }),
  }),
  closing,
})

export type ContentsWords = z.infer<typeof contentsPageSchema>
/** A way to follow from elsewhere: its name leads there. */
export type Channel = z.infer<typeof channel>
