import type { ContactSubject } from './forms/contact.ts'
import { type PageKey, routes } from './routes.ts'

/*
 * What is sold, in one place: navigation, structured data, the offers page, the links to the contact form and the
 * editor's list of pages follow.
 */

/**
 * An offer. Its key is that of its page in `contract/routes.ts`, of its calendar in `content/settings.yaml`, and of its
 * name and its prices in `content/offers.yaml`.
 */
type Offer = {
  /** Its name for the administrator. */
  title: string
  /** What a message is about that is written from its page. */
  subject: ContactSubject
  /** Pages that belong to it beside its own. */
  furtherPages?: readonly PageKey[]
}

/** Offers with a card on the offers page, in its order. */
const mainOffers = {
  auditDach: { title: 'Audit DACH', subject: 'audit', furtherPages: ['sampleAudit'] },
  backlinks: { title: 'Packs de backlinks', subject: 'backlinks' },
  vip: { title: 'Accompagnement VIP', subject: 'vip' },
} as const satisfies Partial<Record<PageKey, Offer>>

/** Every offer with a page of its own. */
const offers = {
  ...mainOffers,
  expressAudit: { title: 'Audit express', subject: 'audit' },
} as const satisfies Partial<Record<PageKey, Offer>>

/** What an article leads to, with its words for the administrator: the card at the end of its text, and the banner that closes the page. */
export const articleOffers = {
  audit: mainOffers.auditDach.title,
  backlinks: mainOffers.backlinks.title,
  vip: mainOffers.vip.title,
  checklist: 'Checklist gratuite',
} as const

export type ArticleOffer = keyof typeof articleOffers
export const articleOfferNames = Object.keys(articleOffers) as ArticleOffer[]

export type MainOfferName = keyof typeof mainOffers
export type OfferName = keyof typeof offers

export const mainOfferNames = Object.keys(mainOffers) as MainOfferName[]
export const offerNames = Object.keys(offers) as OfferName[]

/** The same list seen through its general shape. */
export const offersByName: Record<OfferName, Offer> = offers

export const isOfferName = (page: PageKey): page is OfferName => Object.hasOwn(offers, page)

/** What the owner knows a page by. */
export const nameOfPage = (page: PageKey): string => (isOfferName(page) ? offersByName[page].title : routes[page].name)

/** An offer's own page and those that belong to it. */
export const pagesOfOffer = (name: OfferName): PageKey[] => [name, ...(offersByName[name].furtherPages ?? [])]

/** The offer that a page is about, if it is about one. */
export const offerOfPage = (page: PageKey): OfferName | undefined =>
  offerNames.find((name) => pagesOfOffer(name).includes(page))
