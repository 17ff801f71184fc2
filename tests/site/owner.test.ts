import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import type { Content } from '../../contract/content/content.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import type { Address } from '../../contract/renderer.ts'
import { loadChanged } from '../support/changed-content.ts'
import { testContent } from '../support/content.ts'
import { attribute, readPage, textOf } from '../support/read-page.ts'
import { drawPages, renderer, setup } from '../support/source-renderer.ts'

const open = (address: Address, content: Content) => readPage(renderer.render(address, content))

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
    const home = open({ page: 'home', locale }, content)
    const [line] = home.all('.home-hero .actions ~ .owner-line')
    expect(line?.querySelectorAll('a[href="#about"]')).toHaveLength(1)
    expect(line?.querySelectorAll('img')).toHaveLength(1)
    expect(home.values('#about img', 'alt')[0]).toBe(owner.portrait.description[locale])
    for (const fact of [owner.biography, owner.base, owner.languages, owner.insurance, owner.absence])
      expect(home.text).toContain(fact[locale])
    // The French career stands on the about page, the others have none.
    expect(home.text.includes(owner.career[0]?.where[locale] ?? '')).toBe(locale !== 'fr')
  })

  test.for<Address>([
    ...locales.flatMap((locale) => (['contact', 'expressAudit'] as const).map((page) => ({ page, locale }))),
    ...(['auditDach', 'backlinks', 'vip'] as const).map((page) => ({ page, locale: 'fr' }) as const),
  ])('who answers stands beside the form or the order of $page ($locale), with a number to dial', (address) => {
    const page = open(address, content)
    const [card] = page.all('.person-card')
    const locale = 'locale' in address ? address.locale : 'fr'
    for (const fact of [owner.name, ...[owner.biography, owner.base, owner.languages].map((one) => one[locale])])
      expect(textOf(card)).toContain(fact)
    expect(card?.querySelectorAll('img')).toHaveLength(1)
    const numbers = page.texts('main a[href="tel:+33199000002"]')
    expect(numbers.map((one) => one.replaceAll('\u00a0', ' '))).toEqual(['+33 1 99 00 00 02'])
  })

  test.for(locales)('an article in %s names its author, to readers and to machines', (locale) => {
    const page = open(articleOf(locale), content)
    const [author] = page.all('a[rel="author"]')
    expect(textOf(author)).toBe(owner.name)
    expect(attribute(author, 'href')).toBe(
      locale === 'fr' ? '/a-propos' : locale === 'en' ? '/en/about#about' : '/de/uber-mich#about',
    )
    expect(page.nodes.find((node) => node['@type'] === 'BlogPosting')?.author).toMatchObject({
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
  const german = open({ page: 'home', locale: 'de' }, content)
  expect(german.text).not.toContain('Metz')
  expect(german.all('.career')).toEqual([])
})

test('as long as the owner has said nothing, the drawn portrait stands in, and no placeholder is shown as a name', () => {
  const { name } = testContent.settings.owner
  expect(open({ page: 'about', locale: 'fr' }, testContent).all('.about-hero-art svg')).toHaveLength(1)
  for (const page of drawPages(testContent)) {
    if (isLegal(page.address)) continue
    const { path, html, graph } = page
    expect([path, html.includes(name), html.includes('href="tel:')]).toEqual([path, false, false])
    expect(page.all('.owner-line, .person-card, .person-facts, .career, a[rel="author"]')).toEqual([])
    expect(JSON.stringify(graph)).not.toContain('"Person"')
  }
})
