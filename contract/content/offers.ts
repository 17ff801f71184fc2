import type { z } from 'zod'
import { type OfferName, offerNames, offersByName } from '../offers.ts'
import { perKey } from '../per-key.ts'
import { day, group, number, optional, perLocale, price, range, sample, text } from './fields.ts'
import { mostPoints } from './parts.ts'

const perMonth = price('Prix par mois, en euros hors taxes')
const links = range('Nombre de liens')
const domainRating = number('Autorité minimale des sites (DR)')

/** What each offer costs, and what it promises in figures. */
const pricesOfOffers = {
  auditDach: group('Audit DACH', {
    from: price('Prix de départ, en euros hors taxes'),
    deliveryHours: number('Délai de livraison, en heures de jours ouvrés'),
    debriefHours: number('Durée de la restitution, en heures'),
    pages: range('Nombre de pages du rapport'),
    keywords: number('Mots-clés analysés'),
    competitors: number('Concurrents comparés'),
    trustPoints: number('Points de confiance contrôlés'),
    errors: number('Erreurs critiques recherchées'),
  }),
  expressAudit: group('Audit express : un parcours d’achat, et rien de plus', {
    summer: group('Prix d’été', {
      price: price('Prix, en euros hors taxes'),
      until: day('Dernier jour de ce prix, inclus'),
    }),
    price: price('Prix courant, en euros hors taxes'),
    deliveryDays: number('Délai de livraison, en jours ouvrés'),
    corrections: number('Nombre de corrections, au plus'),
    places: number('Endroits lus sur le parcours d’achat'),
    videoMinutes: number('Durée de la vidéo, en minutes'),
  }),
  backlinks: group('Packs de backlinks', {
    discovery: group('Pack découverte', {
      once: price('Prix, une fois, en euros hors taxes'),
      links,
      domainRating,
      followUpMonths: number('Mois de suivi'),
    }),
    growth: group('Pack croissance', { perMonth, links, domainRating, words: number('Mots par texte') }),
    authority: group('Pack autorité', { perMonth, links, domainRating, words: number('Mots par texte') }),
    stayMonths: number('Mois pendant lesquels un lien reste, ou est remplacé sans frais'),
  }),
  vip: group('Accompagnement VIP', {
    essential: group('Formule Essential', {
      perMonth,
      callMinutes: number('Durée d’un appel, en minutes'),
      callsPerYear: number('Appels par an, congés déduits'),
    }),
    premium: group('Formule Premium', {
      perMonth,
      callHours: number('Durée d’un appel, en heures'),
      urgentHours: number('Délai de réponse à une demande urgente, tous les jours, en heures'),
    }),
    elite: group('Formule Elite', { perMonth, callsPerWeek: number('Appels par semaine') }),
    callHoursPerYear: number('Heures d’appels par an, dans la plus petite formule'),
    replyHours: number('Délai de réponse entre deux appels, en heures'),
    discoveryMinutes: number('Durée de l’appel de découverte, en minutes'),
    startDays: number('Délai avant le début, en jours'),
    noticeDays: number('Préavis après l’engagement, en jours'),
    transformation: group('L’engagement', { months: number('Durée en mois'), days: number('Durée en jours') }),
  }),
} satisfies Record<OfferName, z.ZodType>

const prices = group('Prix et quantités promises', {
  ...pricesOfOffers,
  terms: group('Conditions communes', {
    depositPercent: number('Acompte à la signature, en pour cent'),
    noticeDays: number('Délai après une mise en demeure, en jours'),
  }),
})

/**
 * A figure that the owner vouches for: a sample until it is confirmed, then best with what it was counted from. Where it
 * is taken out, so is every sentence that cites it.
 */
const claimed = <Fields extends Record<string, z.ZodType>>(description: string, fields: Fields) =>
  optional(
    group(description, {
      ...fields,
      sample,
      basis: optional(perLocale('Ce qui a été compté, et quand ; affiché en petit', text(''))),
    }),
  )

const atLeast = (description: string) => claimed(description, { atLeast: number('Au moins') })

const claims = group('Chiffres sur votre travail', {
  companies: atLeast('Entreprises accompagnées'),
  projects: atLeast('Projets menés à leur terme'),
  years: atLeast('Années d’expérience'),
  countries: group('Allemagne, Autriche, Suisse', { exactly: number('Nombre exact') }),
  subscribers: atLeast('Abonnés à la newsletter'),
  reviews: claimed('Avis des clients', {
    atLeast: number('Nombre d’avis, au moins'),
    average: number(`Note moyenne, sur ${mostPoints}`),
  }),
  organicGrowth: claimed('Croissance moyenne des visites organiques', { percent: number('En pour cent') }),
  firstResults: claimed('Premiers résultats', {
    months: number('En mois'),
    seoMonths: range('En mois, pour le SEO seul'),
  }),
  successRate: claimed('Projets réussis', { percent: number('En pour cent') }),
  satisfaction: claimed('Clients satisfaits, sur la page de contact', {
    percent: perLocale('Taux, par langue', number('En pour cent')),
  }),
  followUp: group('Suivi après une mission', { months: range('En mois') }),
  consultation: group('Premier appel, gratuit', {
    minutes: number('Durée, en minutes'),
    perMonth: number('Appels proposés par mois'),
    replyHours: number('Délai de réponse, en heures'),
    planDays: number('Étendue du plan d’action, en jours'),
    blockers: number('Blocages nommés'),
  }),
})

const method = group('Durée de chaque étape de la méthode', {
  analysis: group('Analyse', { weeks: range('En semaines') }),
  strategy: group('Stratégie', { weeks: range('En semaines') }),
  implementation: group('Mise en œuvre', { months: range('En mois') }),
  total: group('Des trois ensemble, arrondi', { months: range('En mois') }),
})

const terms = group('Conditions de vente', {
  quoteDays: number('Validité d’un devis, en jours'),
  paymentDays: number('Paiement après la date de la facture, en jours ; la loi en permet 60 (art. L441-10)'),
  latePenaltyPoints: number('Points ajoutés au taux de la Banque centrale européenne en cas de retard (art. L441-10)'),
  recoveryCharge: price('Indemnité forfaitaire de recouvrement, en euros (art. D441-5)'),
  remarksDays: number('Délai pour les remarques sur un livrable, en jours'),
  confidentialityYears: number('Secret après la fin du contrat, en années'),
})

const name = (description: string) => perLocale(description, text(''))

const names = group('Nom de chaque offre', {
  checklist: name('Checklist gratuite'),
  ...perKey(offerNames, (offer) => name(offersByName[offer].title)),
  packs: group('Chaque pack de backlinks', { discovery: 'Premier', growth: 'Deuxième', authority: 'Troisième' }),
  plans: group('Chaque formule de l’accompagnement', {
    essential: 'Première',
    premium: 'Deuxième',
    elite: 'Troisième',
  }),
  sponsoring: name('Sponsoring de la newsletter'),
  training: 'Formation',
  consultation: 'Une question, un appel',
})

/** Every name, price and promised quantity of the offers, once; texts refer to them. */
export const offersSchema = group('Offres', { prices, claims, method, terms, names })

export type Offers = z.infer<typeof offersSchema>

/** What a plan of support costs in all: its months at its price. Texts refer to it as `totals`. */
export const totalsSchema = group('Prix de l’engagement entier, calculé', {
  essential: price('Formule Essential'),
  premium: price('Formule Premium'),
  elite: price('Formule Elite'),
})

/** These totals, in euros without tax. */
export function toTotals({ prices: { vip } }: Offers): z.infer<typeof totalsSchema> {
  const toTotal = (plan: 'essential' | 'premium' | 'elite') => vip[plan].perMonth * vip.transformation.months
  return { essential: toTotal('essential'), premium: toTotal('premium'), elite: toTotal('elite') }
}
