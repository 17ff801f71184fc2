import type { Content } from '../../../contract/content/content.ts'
import { type Locale, languages, locales } from '../../../contract/locales.ts'
import { isOfferName } from '../../../contract/offers.ts'
import { type PageKey, pathOf } from '../../../contract/routes.ts'
import { picturePath } from '../pictures/ServedPicture.tsx'
import { appIconPath } from './icons.ts'
import { offersOf, type PageOffer } from './page-offers.ts'

export type FaqItem = { question: string; answer: string }

type Node = { '@type': string | readonly string[]; [property: string]: unknown }

/** One linked graph per page (schema.org). Reviews and ratings are never part of it (docs/requirements.md 16.4). */
export type JsonLd = { '@context': 'https://schema.org'; '@graph': readonly Node[] }

export type JsonLdInput = {
  content: Content
  page: PageKey
  locale: Locale
  title: string
  description: string
  canonical: string
  siteUrl: string | URL
  faq: readonly FaqItem[]
  /** What kind of page it is, where `page` does not say it: an article stands below the blog and is no list. */
  type?: PageType
  /** The way from the home to it, if it is more than one step. */
  trail?: readonly TrailStep[]
}

/** A step of the way from the home to a page. */
export type TrailStep = { name: string; path: string }

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'

const pageTypes: Partial<Record<PageKey, PageType>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  blog: 'CollectionPage',
  contents: 'CollectionPage',
}

const spokenLanguages = ['fr', 'de', 'en'] as const

const toCountries = (codes: readonly string[]) => codes.map((code): Node => ({ '@type': 'Country', name: code }))

/** Countries the service is for: the German site speaks to German firms about France. */
const markets = { germany: ['DE', 'AT', 'CH'], france: ['FR'] } as const

/** The publisher's address, as the legal notice prints it: street, postcode and town, country. */
function toAddress({ settings }: Content): Node {
  const [streetAddress = '', place = ''] = settings.publisher.address
  const [postalCode = '', ...town] = place.split(' ')
  return { '@type': 'PostalAddress', streetAddress, postalCode, addressLocality: town.join(' '), addressCountry: 'FR' }
}

/** An offer in euros without tax (schema.org, `PriceSpecification`); `MON` is the UN/CEFACT code of a month. */
function toOffer({ name, price, isFrom, isMonthly, validFrom, validThrough }: PageOffer, url: string): Node {
  const dates = { ...(validFrom && { validFrom }), ...(validThrough && { validThrough }) }
  return {
    '@type': 'Offer',
    name,
    url,
    priceCurrency: 'EUR',
    ...(isFrom ? {} : { price }),
    ...dates,
    priceSpecification: {
      '@type': isMonthly ? 'UnitPriceSpecification' : 'PriceSpecification',
      ...(isFrom ? { minPrice: price } : { price }),
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: false,
      ...(isMonthly && { unitCode: 'MON' }),
      ...dates,
    },
  }
}

/** Structured data of a page: who publishes it, what it is, where it stands, and the questions it answers. */
export function toJsonLd(input: JsonLdInput): JsonLd {
  const { content, page, locale, title, description, canonical, siteUrl, faq } = input
  const { settings } = content
  const type = input.type ?? pageTypes[page] ?? 'WebPage'
  const root = new URL('/', siteUrl).href
  const icon = new URL(appIconPath(512), siteUrl).href
  const business = { '@id': `${root}#business` }
  const service = { '@id': `${canonical}#service` }
  const hasService = page === 'offers' || isOfferName(page)
  const organization = { '@id': `${root}#organization` }
  const website = { '@id': `${root}#website` }
  const webPage = { '@id': `${canonical}#page` }
  const offers = offersOf(content, page, locale)
  const person = page === 'about' ? toPerson(content, siteUrl) : undefined
  const graph: Node[] = [
    {
      '@type': 'Organization',
      ...organization,
      name: settings.brand,
      url: root,
      logo: { '@type': 'ImageObject', url: icon, width: 512, height: 512 },
      email: settings.email,
      sameAs: [settings.social, settings.video],
      knowsLanguage: spokenLanguages,
    },
    {
      '@type': 'ProfessionalService',
      ...business,
      name: settings.brand,
      url: root,
      image: icon,
      email: settings.email,
      parentOrganization: organization,
      areaServed: toCountries(['FR', 'DE', 'AT', 'CH']),
      address: toAddress(content),
    },
    {
      '@type': 'WebSite',
      ...website,
      name: settings.brand,
      url: root,
      inLanguage: locales,
      publisher: organization,
    },
    {
      '@type': type,
      ...webPage,
      url: canonical,
      name: title,
      description,
      inLanguage: locale,
      isPartOf: website,
      about: organization,
      ...(hasService && { mainEntity: service }),
      ...(page === 'home' && { mainEntity: business }),
      ...(person && { mainEntity: { '@id': person['@id'] } }),
      ...(page !== 'home' && { breadcrumb: { '@id': `${canonical}#breadcrumb` } }),
    },
  ]
  if (hasService) {
    graph.push({
      '@type': 'Service',
      ...service,
      name: title,
      description,
      provider: business,
      areaServed: toCountries(markets[languages[locale].market]),
      availableChannel: {
        '@type': 'ServiceChannel',
        serviceUrl: new URL(pathOf('contact', locale), siteUrl).href,
        availableLanguage: spokenLanguages,
      },
      mainEntityOfPage: webPage,
      ...(offers.length > 0 && { offers: offers.map((offer) => toOffer(offer, canonical)) }),
    })
  }
  if (person) graph.push(person)
  if (page !== 'home') {
    const { home } = content.messages[locale].site.navigation
    const { trail = [{ name: title, path: canonical }] } = input
    graph.push({
      '@type': 'BreadcrumbList',
      '@id': `${canonical}#breadcrumb`,
      itemListElement: [{ name: home, path: pathOf('home', locale) }, ...trail].map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: new URL(path, siteUrl).href,
      })),
    })
  }
  if (faq.length > 0) {
    graph.push({
      '@type': 'FAQPage',
      '@id': `${canonical}#faq`,
      isPartOf: webPage,
      inLanguage: locale,
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    })
  }
  return { '@context': 'https://schema.org', '@graph': graph }
}

/** The owner as author (schema.org, `Person`), or nothing while the name is not known. */
export function toAuthor({ owner }: Content, siteUrl: string | URL) {
  if (owner.name === undefined) return undefined
  return {
    '@type': 'Person',
    '@id': `${new URL('/', siteUrl).href}#owner`,
    name: owner.name,
    url: new URL(pathOf('about', 'fr'), siteUrl).href,
    ...(owner.profile !== undefined && { sameAs: [owner.profile] }),
  }
}

/** The same with all that the page about the owner says. */
function toPerson(content: Content, siteUrl: string | URL) {
  const author = toAuthor(content, siteUrl)
  const { biography, phone, portrait } = content.owner
  return (
    author && {
      ...author,
      ...(biography?.fr !== undefined && { description: biography.fr }),
      ...(phone !== undefined && { telephone: phone }),
      ...(portrait && {
        image: new URL(picturePath(portrait.picture, portrait.picture.width, 'webp'), siteUrl).href,
      }),
      worksFor: { '@id': `${new URL('/', siteUrl).href}#organization` },
    }
  )
}
