import { expect, test } from 'vitest'
import { formatDate, formatPrice } from '../contract/formats.ts'
import { locales } from '../contract/locales.ts'
import { addDays } from '../contract/paris.ts'
import { testContent as content } from '../tests/support/content.ts'
import { renderer } from '../tests/support/source-renderer.ts'

const withPlainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('the day after its last day the summer price stands nowhere, in no language', () => {
  const { price, until } = content.offers.prices.expressAudit.summer
  for (const locale of locales) {
    const draw = (today: string) => renderer.render({ page: 'expressAudit', locale }, { ...content, today })
    const inWords = [formatPrice(price, locale), formatDate(until, locale)].map(withPlainSpaces)
    const isThere = (html: string) => [
      html.includes(`"price":${price},`),
      ...inWords.map((words) => new RegExp(`(?<![\\d.,] ?)${words}`).test(withPlainSpaces(html))),
    ]
    expect(isThere(draw(until))).toEqual([true, true, true])
    // It stands first, as that of today.
    const [, first = ''] = /<li class="card" aria-current="true">(.*?)<\/li>/s.exec(draw(until)) ?? []
    expect(withPlainSpaces(first)).toContain(inWords[0])
    expect(isThere(draw(addDays(until, 1)))).toEqual([false, false, false])
  }
})

test('networks, which read the first kilobytes of a page alone, find its picture there', () => {
  const html = renderer.render({ page: 'home', locale: 'fr' }, content)
  expect(html.indexOf('<meta property="og:image"')).toBeGreaterThan(0)
  expect(html.indexOf('<meta property="og:image"')).toBeLessThan(html.indexOf('<style'))
})

test('the same page comes out the same', () => {
  const address = { page: 'home', locale: 'fr' } as const
  expect(renderer.render(address, content)).toBe(renderer.render(address, content))
})

test('an article that readers may not see yet is nowhere: no page, no card, no cover, no link', () => {
  const { slug, cover } = content.articles.find(({ slug }) => slug === 'sie-ou-du') ?? expect.fail()
  const without = { ...content, articles: content.articles.filter((one) => one.slug !== slug) }
  const isThere = (shown: typeof content) => [
    renderer.listPages(shown).some(({ path }) => path === `/blog/${slug}`),
    renderer.listFiles(shown).some(({ path }) => path === cover.path),
    renderer.listPages(shown).some(({ address }) => renderer.render(address, shown).includes(`"/blog/${slug}"`)),
  ]
  expect(isThere(content)).toEqual([true, true, true])
  expect(isThere(without)).toEqual([false, false, false])
})

test('the faces beside testimonials are published, in each width', () => {
  const face = { file: 'anne.jpg', path: '/pictures/anne', width: 112, height: 112, widths: [56, 112] }
  const files = renderer.listFiles({ ...content, faces: { 'testimonials/anne.jpg': face } })
  const paths = files.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/pictures/anne-56.webp', '/pictures/anne-112.webp']))
})

test('a page of a mailed link leads to the file of its reader, and tells nobody its address', () => {
  const html = renderer.render({ page: 'ready', locale: 'de' }, content, { pdf: '/a.pdf?x="&y' })
  expect(html).toContain('href="/a.pdf?x=&quot;&amp;y"')
  expect(html).toContain('<meta name="referrer" content="same-origin"/>')
})

test('a page of a mailed link says what became of the mail that was asked for', () => {
  const draw = (mail?: { kind: 'sent' }) =>
    renderer.render({ page: 'expired', locale: 'fr' }, content, mail === undefined ? {} : { mail })
  const { title } = content.messages.fr.buttonPages.expired.renewed
  expect(draw()).not.toContain(title)
  expect(draw({ kind: 'sent' })).toContain(title)
})
