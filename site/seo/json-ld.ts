import { settings } from '../../content/settings.ts'
import { words } from '../../content/words/index.ts'
import type { Locale } from '../../contract/locales.ts'
import { type PageKey, pathOf } from '../../contract/routes.ts'
import { offersOf, type PageOffer } from './page-offers.ts'

export type FaqItem = { question: string; answer: string }

type Node = { '@type': string | readonly string[]; [property: string]: unknown }

/** One linked graph per page (schema.org). Reviews and ratings are never part of it. */
export type JsonLd = { '@context': 'https://schema.org'; '@graph': readonly Node[] }

export type JsonLdInput = {
  page: PageKey
  locale: Locale
  title: string
  description: string
  canonical: string
  siteUrl: string | URL
  faq: readonly FaqItem[]
}

/** Pages that describe something one can order. */
const servicePages: readonly PageKey[] = ['home', 'offers', 'expressAudit', 'auditDach', 'backlinks', 'vip']

/** Countries the service is for: the German site speaks to German firms about France. */
const markets = { fr: ['DE', 'AT', 'CH'], en: ['DE', 'AT', 'CH'], de: ['FR'] } as const satisfies Record<
  Locale,
  readonly string[]
>

/** The publisher's address, as the legal notice prints it: street, postcode and town, country. */
function toAddress(): Node {
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
  const { page, locale, title, description, canonical, siteUrl, faq } = input
  const root = new URL('/', siteUrl).href
  const organization = { '@id': `${root}#organization` }
  const website = { '@id': `${root}#website` }
  const webPage = { '@id': `${canonical}#page` }
  const offers = offersOf(page, locale)
  const graph: Node[] = [
    {
      '@type': ['Organization', 'ProfessionalService'],
      ...organization,
      name: settings.brand,
      url: root,
      logo: new URL('/favicon.svg', siteUrl).href,
      email: settings.email,
      sameAs: [settings.social, settings.video],
      knowsLanguage: ['fr', 'de', 'en'],
      areaServed: ['FR', 'DE', 'AT', 'CH'].map((code) => ({ '@type': 'Country', name: code })),
      address: toAddress(),
    },
    {
      '@type': 'WebSite',
      ...website,
      name: settings.brand,
      url: root,
      inLanguage: ['fr', 'en', 'de'],
      publisher: organization,
    },
    {
      '@type': 'WebPage',
      ...webPage,
      url: canonical,
      name: title,
      description,
      inLanguage: locale,
      isPartOf: website,
      about: organization,
      ...(page !== 'home' && { breadcrumb: { '@id': `${canonical}#breadcrumb` } }),
    },
  ]
  if (servicePages.includes(page)) {
    graph.push({
      '@type': 'Service',
      '@id': `${canonical}#service`,
      name: title,
      description,
      provider: organization,
      areaServed: markets[locale].map((code) => ({ '@type': 'Country', name: code })),
      availableLanguage: ['fr', 'de', 'en'],
      mainEntityOfPage: webPage,
      ...(offers.length > 0 && { offers: offers.map((offer) => toOffer(offer, canonical)) }),
    })
  }
  if (page !== 'home') {
    const home = new URL(pathOf('home', locale), siteUrl).href
    graph.push({
      '@type': 'BreadcrumbList',
      '@id': `${canonical}#breadcrumb`,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: words[locale].site.navigation.home, item: home },
        { '@type': 'ListItem', position: 2, name: title, item: canonical },
      ],
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

/** The graph as text for a `<script>` element: no character in it can close the element. */
export function serializeJsonLd(jsonLd: JsonLd): string {
  return JSON.stringify(jsonLd).replaceAll('<', '\\u003c')
}
