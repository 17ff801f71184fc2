import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import type { Content } from '../../contract/content/content.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import type { Address } from '../../contract/renderer.ts'
import { loadChanged } from '../support/changed-content.ts'
import { testContent } from '../support/content.ts'
import { attribute, decode, graphOf, parsePage } from '../support/site-pages.ts'
import { renderer, setup } from '../support/source-renderer.ts'

const open = (address: Address, content: Content) => {
  const html = renderer.render(address, content)
  const document = parsePage(html)
  const graph = graphOf({ document })
  const text = decode(document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ')
  return { html, document, graph, text }
}

const articleOf = (locale: Locale): Address => {
  const article = testContent.articles.find((one) => one.locale === locale)
  return { page: 'article', locale, slug: article?.slug ?? '' }
}

/** Pages that have to name the publisher, whatever is written there. */
const isLegal = ({ page }: Address) => ['legalNotice', 'privacy', 'terms', 'cookies'].includes(page)

describe('once the owner has said all', () => {
  const owner = {
    name: 'Anna Muster',
    portrait: { file: 'anna.jpg', description: { fr: 'Anna de face', en: 'Anna, facing you', de: 'Anna von vorn' } },
    biography: { fr: 'Consultante à Metz.', en: 'Consultant in Metz.', de: 'Beraterin in Metz.' },
    base: { fr: 'Metz, depuis 2012', en: 'Metz, since 2012', de: 'Metz, seit 2012' },
    languages: { fr: 'français, allemand', en: 'French, German', de: 'Französisch, Deutsch' },
    career: [
      {
        years: '2012 – 2018',
        where: { fr: 'Agence, Sarrebruck', en: 'Agency, Saarbrücken', de: 'Agentur, Saarbrücken' },
        what: { fr: 'Sites de fabricants.', en: 'Manufacturers’ sites.', de: 'Websites von Herstellern.' },
      },
    ],
    insurance: { fr: 'RC Exact', en: 'PI Exact', de: 'BH Exakt' },
    absence: { fr: 'Une consœur répond', en: 'A colleague answers', de: 'Eine Kollegin antwortet' },
    profile: 'https://network.example.com/in/anna',
    phone: '01 99 00 00 02',
    isPhoneShown: true,
  }
  let content: Content
  const portrait = sharp({ create: { width: 1000, height: 1500, channels: 3, background: '#35538a' } }).jpeg()
  let original: Buffer
  beforeAll(async () => {
    original = await portrait.toBuffer()
    content = await loadChanged(
      (text, file) => (file === 'settings.yaml' ? stringify({ ...parse(text), owner }) : text),
      { 'owner/anna.jpg': original },
    )
  })

  test.for(locales)('the home in %s says who it is, with a face, below its buttons', (locale) => {
    const { document, text } = open({ page: 'home', locale }, content)
    const line = document.querySelector('.home-hero .actions ~ .owner-line')
    expect(attribute(line?.querySelector('a[href="#about"]') ?? null, 'href')).toBe('#about')
    expect(line?.querySelectorAll('img')).toHaveLength(1)
    expect(attribute(document.querySelector('#about img'), 'alt')).toBe(owner.portrait.description[locale])
    for (const fact of [owner.biography, owner.base, owner.languages, owner.insurance, owner.absence])
      expect(text).toContain(fact[locale])
    // The French career stands on the about page, the others have none.
    expect(text.includes(owner.career[0]?.where[locale] ?? '')).toBe(locale !== 'fr')
  })

  test.for<Address>([
    ...locales.flatMap((locale) => (['contact', 'expressAudit'] as const).map((page) => ({ page, locale }))),
    ...(['auditDach', 'backlinks', 'vip'] as const).map((page) => ({ page, locale: 'fr' }) as const),
  ])('who answers stands beside the form or the order of $page ($locale), with a number to dial', (address) => {
    const { document } = open(address, content)
    const card = document.querySelector('.person-card')
    const locale = 'locale' in address ? address.locale : 'fr'
    for (const fact of [owner.name, ...[owner.biography, owner.base, owner.languages].map((one) => one[locale])])
      expect(decode(card?.textContent ?? '')).toContain(fact)
    expect(card?.querySelectorAll('img')).toHaveLength(1)
    const numbers = document.querySelectorAll('main a[href="tel:+33199000002"]').map((link) => decode(link.textContent))
    expect(numbers.map((one) => one.replaceAll('\u00a0', ' '))).toEqual(['+33 1 99 00 00 02'])
  })

  test.for(locales)('an article in %s names its author, to readers and to machines', (locale) => {
    const { document, graph } = open(articleOf(locale), content)
    const author = document.querySelector('a[rel="author"]')
    expect(author?.textContent).toBe(owner.name)
    expect(attribute(author, 'href')).toBe(
      locale === 'fr' ? '/a-propos' : locale === 'en' ? '/en/about#about' : '/de/uber-mich#about',
    )
    expect(graph.find((node) => node['@type'] === 'BlogPosting')?.author).toMatchObject({
      '@type': 'Person',
      name: owner.name,
      url: new URL('/a-propos', setup.siteUrl).href,
      sameAs: [owner.profile],
    })
  })
})

test('what lacks a language is not shown in it, and keeps nothing from being published', async () => {
  const owner = {
    ...testContent.settings.owner,
    name: 'Anna Muster',
    biography: { fr: 'Consultante à Metz.' },
    career: [{ years: '2012 – 2018', where: { fr: 'Agence', de: 'Agentur' }, what: { fr: 'Sites de fabricants.' } }],
  }
  const content = await loadChanged((text, file) =>
    file === 'settings.yaml' ? stringify({ ...parse(text), owner }) : text,
  )
  expect(open({ page: 'home', locale: 'fr' }, content).text).toContain('Consultante à Metz.')
  expect(open({ page: 'about', locale: 'fr' }, content).text).toContain('Sites de fabricants.')
  const { document, text } = open({ page: 'home', locale: 'de' }, content)
  expect(text).not.toContain('Metz')
  expect(document.querySelectorAll('.career')).toEqual([])
})

test('as long as the owner has said nothing, the drawn portrait stands in, and no placeholder is shown as a name', () => {
  const { name } = testContent.settings.owner
  const about = open({ page: 'about', locale: 'fr' }, testContent)
  expect(about.document.querySelectorAll('.about-hero-art svg')).toHaveLength(1)
  for (const { path, address } of renderer.listPages(testContent)) {
    if (isLegal(address)) continue
    const { html, document, graph } = open(address, testContent)
    expect([path, html.includes(name)]).toEqual([path, false])
    expect(document.querySelectorAll('.owner-line, .person-card, .person-facts, .career, a[rel="author"]')).toEqual([])
    expect(html).not.toContain('href="tel:')
    expect(JSON.stringify(graph)).not.toContain('"Person"')
  }
})
