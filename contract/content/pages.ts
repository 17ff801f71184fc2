/*
 * Long: what each page says, section by section, in the order of the page: the file of its words follows it key by key. A
 * section of a kind that exists is one line here and one in the page's component.
 */
import { z } from 'zod'
import type { Locale } from '../locales.ts'
import { mainOfferNames, nameOfPage } from '../offers.ts'
import { perKey } from '../per-key.ts'
import type { PageKey, routes } from '../routes.ts'
import { choice, claim, exactly, group, keyed, list, number, optional, rich, text } from './fields.ts'
import { legalFrameSchema, legalPageSchema, termsPageSchema } from './legal.ts'
import {
  audience,
  brief,
  drawnParts,
  faq,
  features,
  figures,
  hero,
  linkedOffer,
  page,
  pageHead,
  pageHero,
  pageKey,
  phase,
  point,
  points,
  prices,
  process,
  proof,
  question,
  quotes,
  section,
  sectionHead,
  sources,
  stat,
  study,
  testimonial,
} from './parts.ts'
import { sampleAuditPageSchema } from './sample-audit.ts'

const homeService = {
  title: 'Nom de l’offre, le même partout',
  subtitle: 'Sous-titre',
  tag: optional(text('Durée, quantité ou sorte, en deux à cinq mots')),
  text: rich('Texte'),
  lines: optional(list('Formules ou packs, un par ligne', rich('Une ligne'))),
  linesInSummer: optional(list('Les mêmes lignes tant que le prix d’été vaut', rich('Une ligne'))),
  link: 'Lien',
  claim,
}

const home = page({
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
  services: section('Services', {
    diagnostic: group('Diagnostic', homeService),
    backlinks: group('Backlinks', homeService),
    vip: group('Accompagnement VIP', {
      ...homeService,
      stages: exactly(3, 'Un mot pour chaque nœud du dessin', text('Un mot')),
    }),
    newsletter: group('Newsletter', homeService),
    note: optional(text('Ce qui vaut pour tous les prix')),
  }),
  about: section('À propos', {
    portrait: 'Ce que montre le portrait dessiné',
    paragraphs: list('Paragraphes', rich('Un paragraphe')),
    facts: list('Chiffres', stat),
    link: 'Lien',
  }),
  articles: section('Articles', { all: 'Lien vers tous les articles' }),
  checklist: section('Checklist', { button: 'Bouton', note: 'Note sous le bouton' }),
  clients: section('Clients', {
    you: 'Dernière case du mur, vers la page de contact',
    note: rich('Note : les noms sont confidentiels'),
  }),
  testimonials: section('Avis', { score: optional(text('Sous la moyenne')), claim }),
  faq,
})

const about = page({
  hero: hero({
    portrait: 'Ce que montre le portrait dessiné',
    contact: 'Bouton vers la page de contact',
    offers: 'Lien vers les offres',
    after: 'Ce qui suit le clic, sous les boutons',
  }),
  career: section('Parcours, affiché dès que vous l’avez rempli dans « Vous »', {}),
  approach: section('Approche', {
    paragraphs: list('Paragraphes', rich('Un paragraphe')),
    rules: list('Règles', point),
    stats: list('Chiffres', stat),
  }),
  problems: section('Problèmes', {
    causeLabel: 'Avant la cause',
    repairLabel: 'Avant la réparation',
    list: list(
      'Problèmes',
      group('Un problème', {
        phrase: 'Ce que dit un dirigeant',
        cause: rich('Ce qu’il y a derrière'),
        repair: rich('Ce que l’on y fait'),
        sources,
      }),
    ),
  }),
  skills: audience,
  expertise: section('Domaines', {
    areas: exactly(
      4,
      'Quatre domaines',
      group('Un domaine', { title: 'Titre', text: rich('Texte'), link: 'Lien', page: pageKey, sources }),
    ),
  }),
  method: section('Méthode', {
    drawing: 'Ce que montre le dessin des quatre phases',
    phases: exactly(4, 'Quatre phases', phase),
  }),
  opinion: section('Un avis ; sans lui, la section n’est pas montrée', { testimonial: optional(testimonial) }),
  faq,
})

const offers = page({
  banner: group('Barre au-dessus du menu', {
    name: 'Nom de la barre, pour les lecteurs d’écran',
    text: 'Texte',
    button: 'Bouton',
    close: 'Nom du bouton qui la ferme',
  }),
  hero: hero({}),
  offers: keyed('Une carte pour chaque offre', mainOfferNames, linkedOffer),
  note: rich('Sous les prix : taxes et paiement'),
  entry: group('L’offre la moins chère', {
    text: rich('Son nom et ses deux prix, avec leur date'),
    afterSummer: rich('Le même texte, une fois le prix d’été passé'),
    link: 'Lien vers sa page',
  }),
  figures,
  extra: section('Services plus courts', {
    list: list(
      'Services',
      group('Un service sans prix affiché', {
        kind: choice('Sorte, qui donne le dessin', {
          training: 'Formation',
          consultation: 'Consultation',
          sponsoring: 'Sponsoring',
        }),
        title: 'Titre',
        text: rich('Texte'),
        button: 'Bouton',
        claim,
      }),
    ),
  }),
  process,
  faq,
})

const follow = group('Un moyen de suivre', { name: 'Nom, qui sert de lien', text: rich('Texte') })

const contents = page({
  hero: hero({
    media: 'Nom de la liste des trois médias, pour les lecteurs d’écran',
    newsletter: 'Lien vers la newsletter',
    articles: 'Lien vers les articles',
    videos: 'Lien vers les vidéos',
  }),
  newsletter: section('Newsletter', {
    gets: exactly(3, 'Ce qu’elle contient', point),
    subscribers: optional(stat),
    button: 'Bouton',
    note: rich('Où elle paraît et qui garde l’adresse'),
  }),
  articles: section('Articles', { all: 'Lien vers tous les articles' }),
  elsewhere: section('Ailleurs', {
    video: group('Vidéos', { title: 'Titre', text: rich('Texte'), button: 'Bouton' }),
    follow: group('Suivre', { title: 'Titre', network: follow, newsletter: follow, feed: follow }),
  }),
})

const channel = group('Un moyen de me joindre', { name: 'Nom', action: 'Lien' })

/** The words of its form are messages. */
const contact = page({
  hero: group('Haut de la page', { ...pageHero, badge: 'Badge', stats: list('Chiffres, trois au plus', stat, 0) }),
  form: group('Au-dessus du formulaire', { title: 'Titre', subtitle: rich('Sous-titre') }),
  booking: group('Rendez-vous', { title: 'Titre', text: rich('Texte'), button: 'Bouton' }),
  panel: group('À côté du formulaire', {
    title: 'Titre',
    pitch: rich('Introduction'),
    takeaways: list('Ce que l’appel apporte', rich('Une ligne')),
    channelsTitle: 'Titre des moyens de me joindre',
    email: group('E-mail ; l’adresse vient de « Vous »', { name: 'Nom' }),
    phone: group('Téléphone ; affiché si « Vous » donne un numéro', { name: 'Nom' }),
    calendar: channel,
    network: channel,
    urgency: rich('Ce qui se fait avant l’appel'),
  }),
  faq,
})

/** The seven titles come from the checklist, the form's words from the messages. */
const checklist = page({
  hero: group('Haut de la page', { ...sectionHead, formTitle: 'Titre du formulaire' }),
  inside: section('Une page du PDF', {
    mistake: number('Numéro de l’erreur montrée').min(1).max(7),
    caption: text('Légende de la page montrée', { places: ['{page}'] }),
    parts: exactly(6, 'Six parties, numérotées sur la page', point),
    extras: group('Ce qui suit les sept pages', { title: 'Titre', list: exactly(3, 'Trois points', point) }),
  }),
  audience,
  proof,
  faq,
})

const mailStep = group('L’e-mail', {
  title: 'Titre',
  text: rich('Texte ; l’objet de l’e-mail et les mots de son bouton', { places: ['{subject}', '{button}'] }),
})
const linkStep = group('La page qu’il ouvre', {
  title: 'Titre',
  text: rich('Texte ; les mots du bouton de cette page', { places: ['{confirm}'] }),
})
const pdfStep = group('Le PDF', { title: 'Titre', text: rich('Texte') })

/**
 * The thank-you page. It has to be true for a first request and for a repeated one: a second e-mail follows at the
 * earliest a quarter of an hour after the first.
 */
const thanks = group('Une page', {
  head: pageHead,
  hero: hero({}),
  steps: group('La suite', {
    title: 'Titre',
    list: z.tuple([mailStep, linkStep, pdfStep]).readonly().meta({ description: 'Trois temps' }),
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

const datedPrice = (description: string) => group(description, { name: 'Nom', price: 'Prix', when: 'Quand il vaut' })

/** Its German page stands for the opposite market and is written on its own. */
const expressAudit = page({
  hero: hero({}),
  brief,
  price: group('Les deux prix, avec leur date', {
    label: 'Nom des deux prix, pour les lecteurs d’écran',
    summer: datedPrice('Prix d’été'),
    full: datedPrice('Prix courant'),
    unit: 'Après chaque prix : HT',
    today: 'Marque du prix valable aujourd’hui',
    note: rich('Livraison et paiement, en une ligne'),
    button: 'Bouton',
    larger: optional(text('Lien vers le grand audit, là où il sert le même marché')),
  }),
  deliverables: section('Livrables', {
    list: exactly(3, 'Trois livrables', point),
    sample: group('Exemple de correction', {
      label: 'Nom de l’exemple',
      rank: 'Rang',
      title: rich('Titre'),
      rows: list('Lignes', point),
      note: 'Dit que l’exemple est inventé',
    }),
  }),
  path: points('Le parcours d’achat'),
  audience,
  process,
  faq: section('Questions fréquentes', {
    questions: list(
      'Questions',
      group('Une question', {
        ...question.shape,
        afterSummer: optional(rich('Réponse une fois le prix d’été passé, si elle change')),
        link: optional(group('Lien sous la réponse', { page: pageKey, label: 'Texte du lien' })),
      }),
    ),
  }),
})

const auditDach = page({
  hero: hero({}),
  brief,
  order: group('Commander', {
    from: 'Devant le prix',
    price: 'Prix',
    unit: 'Unité du prix',
    note: rich('Note'),
    button: 'Bouton',
    express: 'Lien vers l’audit express',
  }),
  report: drawnParts('Le rapport', exactly(6, 'Six parties, numérotées sur le dessin', point), {
    sample: 'Lien vers l’exemple',
    drawing: group('Mots dans le dessin du rapport, de haut en bas', {
      description: 'Ce que montre le dessin',
      title: 'Titre',
      verdicts: exactly(3, 'Trois verdicts', text('Un mot')),
      keywords: exactly(3, 'En allemand, le plus cherché en premier', text('Un mot')),
      trust: exactly(4, 'Quatre points de confiance', text('Un mot')),
      plan: 'Nom du plan',
    }),
  }),
  figures,
  study,
  quotes,
  faq,
})

const backlinks = page({
  hero: hero({
    booking: 'Bouton vers le calendrier',
    packsLink: 'Lien vers les packs',
    after: 'Ce qui suit le clic, sous les boutons',
  }),
  brief,
  packs: prices('Packs', 'Trois packs'),
  goodLink: points('Un bon lien'),
  paidLink: drawnParts('Un lien payé, démonté', exactly(4, 'Quatre parties, numérotées sur le dessin', point), {
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
})

const vip = page({
  hero: hero({
    booking: 'Bouton vers le calendrier',
    plansLink: 'Lien vers les formules',
    after: 'Ce qui suit le clic, sous les boutons',
  }),
  brief,
  figures: list('Chiffres', stat),
  features,
  plans: prices('Formules', 'Trois formules'),
  study,
  process,
  faq,
})

const notFound = group('Page introuvable', {
  title: 'Titre de l’onglet',
  heading: 'Titre',
  text: 'Explication',
  aside: group('Phrase avec un mot de l’autre langue', {
    before: 'Avant le mot, avec l’espace',
    foreign: 'Le mot',
    language: choice('Sa langue', { de: 'Allemand', fr: 'Français' }),
    after: 'Après le mot',
  }),
  home: 'Lien vers l’accueil',
  contact: 'Lien vers la page de contact',
})

/** Pages with words of their own; those of the blog stand with its articles. */
type WrittenPage = Exclude<PageKey, 'blog'>

/** Each schema with the name of its page as description. */
const named = <Schemas extends Partial<Record<WrittenPage, z.ZodType>>>(schemas: Schemas): Schemas =>
  perKey(Object.keys(schemas) as WrittenPage[], (page) =>
    schemas[page]?.meta({ description: nameOfPage(page) }),
  ) as Schemas

/** Pages with an address: each is written in the languages that have a path in `contract/routes.ts`. */
export const routedPageSchemas = named({
  home,
  about,
  offers,
  contents,
  contact,
  checklist,
  thanks,
  expressAudit,
  auditDach,
  sampleAudit: sampleAuditPageSchema,
  backlinks,
  vip,
  legalNotice: legalPageSchema,
  privacy: legalPageSchema,
  terms: termsPageSchema,
  cookies: legalPageSchema,
} satisfies Record<WrittenPage, z.ZodType>)

/** What is written in every language without an address of its own. */
export const otherPageSchemas = { notFound, legalFrame: legalFrameSchema } as const

/** The words of a page. */
export type PageWords = { [Page in keyof typeof routedPageSchemas]: z.infer<(typeof routedPageSchemas)[Page]> }

/** The words of every page, in the languages that it exists in. */
export type Pages = {
  [Page in keyof PageWords]: { [Language in keyof (typeof routes)[Page]['paths']]: PageWords[Page] }
} & { [Page in keyof typeof otherPageSchemas]: Record<Locale, z.infer<(typeof otherPageSchemas)[Page]>> }
