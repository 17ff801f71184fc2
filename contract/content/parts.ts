import type { z } from 'zod'
import type { Locale } from '../locales.ts'
import { nameOfPage } from '../offers.ts'
import { perKey } from '../per-key.ts'
import { type PageKey, pageKeys } from '../routes.ts'
import {
  choice,
  claim,
  day,
  exactly,
  type Fields,
  group,
  list,
  number,
  optional,
  picture,
  rich,
  sample,
  summaryLength,
  type TextLimits,
  text,
  url,
} from './fields.ts'
import type { Fault } from './identifiers.ts'

/*
 * Parts that several pages have, and below them the kinds of section that pages are made of, as schemas and as types:
 * what `site/shared/sections` draws, and `pages.ts` lists page by page. Those written as plain objects are the fields of
 * a larger group: `group('…', { ...sectionHead, … })`.
 */

/** A page of the site, by its key in `contract/routes.ts`. */
export const pageKey = choice<PageKey>('Nom d’une page du site', perKey(pageKeys, nameOfPage))

/** A notice: bold title, one sentence. Places stand in the sentence. */
export const notice = (description: string, limits: TextLimits = {}) =>
  group(description, { title: 'Titre', text: text('Phrase', limits) })

const summary = 'Résumé de la page, que montrent les moteurs de recherche'

/** Head of a page. The loader checks that the title still fits with the brand behind it. */
export const pageHead = group('Ce que montrent l’onglet et les moteurs de recherche', {
  title: text('Titre ; la marque s’y ajoute si elle n’y est pas, 60 caractères en tout', { max: 60 }),
  description: text(summary, { max: 155 }).meta({ description: summary, shownLength: summaryLength }),
  keywords: list('Mots-clés', text('Un mot-clé'), 0),
})
export type PageHead = z.infer<typeof pageHead>

/** The label above a title: one word on each bank of the Rhine. An English page may have its own in place of the French one. */
export const labelPair = group('Étiquette au-dessus du titre', {
  fr: optional(text('Mot français')),
  en: optional(text('Mot anglais, à la place du français')),
  de: 'Mot allemand',
})
export type LabelPair = z.infer<typeof labelPair>

/** The words of a label with their languages, that of the page first. */
export function toLabelWords({ fr = '', en, de }: LabelPair, locale: Locale): [Locale, string][] {
  const german: [Locale, string] = ['de', de]
  if (locale === 'de') return [german, ['fr', fr]]
  return [locale === 'en' && en !== undefined ? ['en', en] : ['fr', fr], german]
}

/** Head of a section. */
export const sectionHead = {
  label: labelPair,
  title: text('Titre'),
  lead: optional(rich('Introduction, facultative')),
}
export type SectionHead = { label: LabelPair; title: string; lead?: string }

/** Head of a page that begins with words: a label, the title, one lead. */
export const pageHero = { label: labelPair, title: text('Titre de la page'), lead: rich('Introduction') }
export type PageHero = { label: LabelPair; title: string; lead: string }

/** A name and what it means. */
export const point = group('Un point', { title: rich('Titre'), text: rich('Texte') })
export type Point = z.infer<typeof point>

/** An offer in a few rows, so that it can be weighed on one screen: for whom, what, when, for how much, and how it ends. */
export const brief = list('En bref : pour qui, quoi, quand, combien, ce qui est demandé, comment cela finit', point)

/** Where a statement of law or a figure comes from, and the day on which it was last checked that it says so. */
const source = group('Une source', {
  name: rich('Auteur, sujet et année'),
  address: optional(url('Où la lire ; rien pour une étude imprimée')),
  checkedOn: day('Jour de la dernière vérification'),
})

/** Behind words that name their source themselves, or need none to be read: only the launch check reads it. */
export const sources = optional(list('Sources de ce qui est dit ; elles ne sont pas affichées', source))

export const question = group('Une question', { question: 'Question', answer: rich('Réponse'), claim, sources })
export type Question = z.infer<typeof question>

/** A large figure and the line below it. */
export const stat = group('Un chiffre', { figure: 'Le chiffre, en grand', text: rich('Ligne dessous'), claim })
export type Stat = z.infer<typeof stat>

/** One step of a process, in order; the drawing beside it comes from its place. */
const step = group('Une étape', { title: 'Titre', text: rich('Texte') })
export type Step = z.infer<typeof step>

/** A phase of the method with how long it takes. */
export const phase = group('Une phase', {
  title: 'Titre',
  text: rich('Texte'),
  duration: 'Durée, par exemple : 2 à 3 semaines',
})

const offerFields = {
  name: 'Nom',
  audience: 'Pour qui',
  price: 'Prix, sans son unité',
  unit: 'Unité du prix, par exemple : HT, une fois',
  from: optional(text('Devant un prix de départ : à partir de')),
  features: list('Ce que l’offre contient', rich('Une ligne')),
  button: 'Bouton',
  popular: optional(text('Onglet de l’offre la plus demandée')),
}

/** What can be ordered: name, for whom, price and what it contains. */
const offer = group('Une offre', offerFields)
export type Offer = z.infer<typeof offer>

/** An offer with a page of its own. */
export const linkedOffer = group('Une offre', { ...offerFields, booking: 'Second lien, vers le calendrier' })

/** The highest rating that a client can give. */
export const mostPoints = 5

/**
 * What a client said: by role and sector, and with name, firm and face once that person has agreed. How they agreed is
 * kept as evidence (GDPR, art. 7(1)) and printed nowhere.
 */
export const testimonial = group('Un avis', {
  quote: rich('Ce que le client dit, sans guillemets'),
  consent: optional(
    group('L’accord de la personne, gardé ici et jamais publié', {
      on: day('Jour de l’accord'),
      how: text('Comment il a été donné, par exemple : e-mail, lettre signée, à l’oral et noté', { max: 200 }),
    }),
  ),
  name: optional(text('Nom ; seulement avec l’accord de la personne', { max: 60 })),
  firm: optional(text('Entreprise ; seulement avec l’accord de la personne', { max: 60 })),
  role: 'Fonction',
  sector: 'Secteur',
  picture: optional(picture('Photo de la personne ; seulement avec son accord')),
  date: 'Date, par exemple : mars 2026',
  // A client who gave no points is shown without.
  rating: optional(number(`Note donnée par le client, de 1 à ${mostPoints}`).min(1).max(mostPoints)),
  highlight: optional(text('Deux à quatre mots pour le badge')),
  result: optional(rich('Ce qui a changé, en une ligne')),
  sample,
})
  .superRefine(({ name, firm, picture, consent }, context) => {
    if (consent || [name, firm, picture].every((one) => one === undefined)) return
    context.addIssue({
      code: 'custom',
      path: ['consent'],
      params: {
        problem: 'un nom, une entreprise ou une photo ne se publie qu’avec l’accord de la personne',
        remedy: 'Notez le jour de son accord et comment il a été donné, ou retirez nom, entreprise et photo',
      } satisfies Fault,
    })
  })
  .meta({ description: 'Un avis' })
export type Testimonial = z.infer<typeof testimonial>

const caseStudy = group('Une étude de cas', {
  company: 'L’entreprise, en mots généraux',
  sector: 'Secteur',
  challenge: rich('Le problème'),
  solution: list('Ce qui a été fait', rich('Une ligne')),
  results: list('Ce qui a changé', rich('Une ligne')),
  sample,
})
export type CaseStudy = z.infer<typeof caseStudy>

/** A section: its head, and what stands below it. */
export const section = <F extends Fields>(description: string, fields: F) =>
  group(description, { ...sectionHead, ...fields })

/** The top of a page that begins with words. */
export const hero = <F extends Fields>(fields: F) => group('Haut de la page', { ...pageHero, ...fields })

/** Several points: a name and what it means, each. */
export const points = (description: string) => section(description, { points: list('Points', point) })

/** A drawing whose numbered places are the parts told beside it. */
export const drawnParts = <Parts extends z.ZodType, F extends Fields>(description: string, parts: Parts, fields: F) =>
  section(description, { parts, note: 'Note sous le dessin', ...fields })

/** Figures side by side. */
export const figures = section('Chiffres', { stats: list('Chiffres', stat) })

/** Questions and answers. */
export const faq = section('Questions fréquentes', { questions: list('Questions', question) })

/** The dark banner at the end of a page: the title stands on two lines. */
export const closing = group('Bandeau de fin', {
  title: exactly(2, 'Titre, sur deux lignes', text('Une ligne')),
  text: rich('Texte'),
  primary: 'Bouton',
  secondary: 'Lien à côté du bouton',
  after: optional(text('Ce qui suit le clic, là où le texte ne le dit pas')),
})
export type Closing = z.infer<typeof closing>

/** Four steps in order; the drawing beside each comes from its place. */
export const process = section('Déroulement', { steps: exactly(4, 'Quatre étapes', step) })

const side = (description: string) => group(description, { title: 'Titre', list: list('Liste', rich('Une ligne')) })

/** What is on one side and what on the other: for whom something is, what is sold, and what not. */
export const audience = section('De ce côté, et de l’autre', {
  fits: side('Ce qui convient'),
  misfits: side('Ce qui ne convient pas'),
})
export type Audience = z.infer<typeof audience>

/** A dated fact with the place it comes from. */
const sourcedFact = group('Un fait daté', {
  figure: 'En grand : un chiffre ou le nom d’une règle',
  text: rich('Texte'),
  source,
})

/** Three facts; `sourceLabel` stands before each source. */
export const proof = section('Faits et sources', {
  facts: exactly(3, 'Trois faits', sourcedFact),
  sourceLabel: 'Avant chaque source',
})
export type Evidence = z.infer<typeof proof>

/** A part of an offer: its name, one sentence, and what belongs to it. */
const featureGroup = group('Une partie de l’offre', {
  title: 'Titre',
  text: rich('Phrase'),
  features: list('Ce qui en fait partie', rich('Une ligne')),
})
export type FeatureGroup = z.infer<typeof featureGroup>

/** What belongs to an offer, part by part. */
export const features = section('Ce qui est compris', { groups: list('Parties', featureGroup) })

/** Offers side by side with their prices. */
export const prices = (description: string, which: string) =>
  section(description, { offers: exactly(3, which, offer), note: rich('Note') })

/** One mission, from its problem to what changed. */
export const study = section('Étude de cas ; sans elle, la section n’est pas montrée', { study: optional(caseStudy) })

/** Testimonials side by side. */
export const quotes = section('Avis ; sans aucun, la section n’est pas montrée', { list: list('Avis', testimonial, 0) })

/** A page's head, its sections and the banner at its end. */
export const page = <F extends Fields>(sections: F) => group('Une page', { head: pageHead, ...sections, closing })
