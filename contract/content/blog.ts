import type { z } from 'zod'
import { type CategorySlug, categorySlugs } from '../blog-routes.ts'
import { articleOfferNames, nameOfPage } from '../offers.ts'
import { names, category as oneCategory } from './article-front-matter.ts'
import { coverNames, coverTitles } from './covers.ts'
import { choice, claim, day, exactly, group, keyed, list, optional, rich, text, url } from './fields.ts'
import { closing, labelPair, pageHead, pageHero, pageKey } from './parts.ts'

const slug = text('Dernière partie de l’adresse d’un article')
const searched = { places: ['{q}'] }

const index = group(nameOfPage('blog'), {
  head: pageHead,
  hero: group('Haut de la page', pageHero),
  featured: 'Au-dessus de l’article mis en avant',
  filter: 'Nom du choix des catégories, pour les lecteurs d’écran',
  allLabel: labelPair,
  all: 'Titre de la liste',
  allOf: 'Bouton de toutes les catégories',
  external: 'Marque d’un article d’un autre site',
  search: group('Recherche', {
    label: 'Champ',
    hint: rich('Aide du champ'),
    button: 'Bouton',
    one: text('Un article trouvé', searched),
    many: text('Plusieurs articles trouvés', { places: ['{n}', '{q}'] }),
    none: text('Aucun article trouvé', searched),
    failed: 'La recherche n’a pas pu être chargée',
  }),
  newsletter: group('Newsletter', {
    title: 'Titre',
    text: rich('Texte'),
    button: 'Bouton',
    feed: 'Lien vers le flux',
    claim,
  }),
  closing,
})

const article = group('Mots autour de chaque article', {
  blog: 'Lien vers le blog',
  trail: 'Nom du fil d’Ariane, pour les lecteurs d’écran',
  minutes: 'Après le nombre de minutes de lecture',
  minutesShort: 'Le même, en court',
  by: 'Avant le nom de l’auteur',
  published: 'Avant la date de publication',
  revised: 'Suit la date de publication, après une virgule, avant celle de la révision',
  contents: 'Titre du sommaire',
  caveats: keyed(
    'Sous le texte, selon la catégorie : ce que l’article n’est pas',
    categorySlugs,
    optional(text('Une phrase courte')),
  ),
  sources: 'Titre des sources',
  source: 'Avant le numéro d’une source, pour les lecteurs d’écran',
  backToText: 'Lien d’une source vers le texte',
  place: 'Avant le numéro d’un autre passage qui cite la source',
  saidAs: 'Entre un mot et sa prononciation',
  table: 'Nom d’un tableau sans légende, pour les lecteurs d’écran',
  relatedLabel: labelPair,
  related: 'Titre des articles voisins',
  neighbours: 'Nom de la navigation entre articles, pour les lecteurs d’écran',
  previous: 'Lien vers l’article précédent',
  next: 'Lien vers l’article suivant',
  all: 'Lien vers tous les articles',
  picture: 'Ce qu’est l’image de couverture',
  feed: 'Nom du flux',
})

const category = group('Page d’une catégorie', {
  head: pageHead,
  label: labelPair,
  title: 'Titre de la page',
  introduction: exactly(2, 'Deux paragraphes : à quoi répondent ces articles, et pour qui', rich('Un paragraphe')),
})

const offer = group('Une offre en fin d’article', {
  page: pageKey,
  title: 'Titre',
  text: rich('Texte'),
  button: 'Bouton',
  closing,
})

const external = group('Un article sur un autre site', {
  title: rich('Titre'),
  excerpt: rich('Résumé'),
  category: oneCategory('Catégorie'),
  publishedOn: day('Jour de publication'),
  url: url('Adresse'),
  imageUrl: optional(
    text('Chemin d’une image de 640 sur 480, depuis / ; sans elle, une couverture est dessinée').regex(/^\/[\w/.-]+$/),
  ),
})

const entrance = group('Une entrée', {
  title: 'À qui elle s’adresse',
  picks: names('Articles à lire d’abord, dans l’ordre : la dernière partie de leur adresse', 'un article', [2, 5]),
})

/** What stands around the articles of a language: `content/blog/{language}.yaml`. */
export const blogSchema = group('Le blog', {
  index,
  article,
  categories: keyed('Noms des catégories', categorySlugs, text('Nom, sur les cartes')),
  offers: keyed('Ce à quoi mène un article, selon l’offre qu’il propose', articleOfferNames, offer),
  external: list('Vos articles sur d’autres sites', external, 0),
  onHome: exactly(4, 'Les quatre articles de l’accueil, dans l’ordre ; le premier ouvre aussi le blog', slug),
  entrances: list('Les entrées du blog ; leurs articles viennent après ceux de l’accueil', entrance, 0),
  covers: keyed('Ce que montre chaque couverture', coverNames, text('Pour ceux qui ne le voient pas')),
})

/** What the blogs of all languages share, and what the French one alone has: `content/blog/shared.yaml`. */
export const sharedBlogSchema = group('Le blog, dans toutes les langues', {
  coverOfCategory: keyed(
    'La couverture d’un article qui n’en choisit pas',
    categorySlugs,
    choice('Une couverture', coverTitles),
  ),
  category: group('Mots autour de chaque catégorie', { articles: 'Titre de la liste', closing }),
  categories: keyed('Pages des catégories, en français', categorySlugs, category),
  onContents: exactly(6, 'Les six articles de la page des contenus, dans l’ordre', slug),
})

/** The words of a blog. */
export type Blog = z.infer<typeof blogSchema>
/** What is common to the blogs; which articles the contents page shows belongs to that page. */
export type SharedBlog = Omit<z.infer<typeof sharedBlogSchema>, 'onContents'>
/** A category of the French blog: its name on cards, and the page that gathers its articles. */
export type Category = z.infer<typeof category> & { slug: CategorySlug; name: string }
/** An article of the consultant that stands on another site. Its card opens a new tab, and says so. */
export type ExternalArticle = z.infer<typeof external>
