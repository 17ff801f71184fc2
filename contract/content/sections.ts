/*
 * The kinds of section that pages are made of, as schemas and as types: what `site/shared/sections` draws, and
 * `pages.ts` lists page by page.
 */
import type { z } from 'zod'
import { exactly, type Fields, group, list, optional, rich, text } from './fields.ts'
import {
  caseStudy,
  offer,
  pageHead,
  pageHero,
  point,
  question,
  sectionHead,
  source,
  stat,
  step,
  testimonial,
} from './parts.ts'

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
export const study = section('Étude de cas', { study: caseStudy })

/** Two testimonials. */
export const quotes = section('Avis', { list: exactly(2, 'Deux avis', testimonial) })

/** A page's head, its sections and the banner at its end. */
export const page = <F extends Fields>(description: string, sections: F) =>
  group(description, { head: pageHead, ...sections, closing })
