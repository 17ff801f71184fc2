import { expect, test } from 'vitest'
import { testContent as content } from '../../../tests/support/content.ts'
import { listIndexed } from './listed-pages.ts'
import { toLlmsText, toSecurityText, toSitemap } from './machine-pages.ts'

const siteUrl = 'https://businessbretzel.example'

test('the sitemap lists published pages under their own address only', () => {
  const urls = listIndexed(content, siteUrl).map(({ url }) => url)
  expect(urls).toContain(`${siteUrl}/`)
  expect(urls).toContain(`${siteUrl}/de/frankreich-checkliste`)
  expect(urls).not.toContain(`${siteUrl}/en/about`)
  expect(urls).not.toContain(`${siteUrl}/merci-checklist`)
  expect(new Set(urls).size).toBe(urls.length)
})

test('each address of the sitemap names the same page in other languages', () => {
  expect(toSitemap(listIndexed(content, siteUrl))).toContain(
    `<url><loc>${siteUrl}/en/germany-checklist</loc><xhtml:link rel="alternate" hreflang="fr" href="${siteUrl}/checklist-dach"/>`,
  )
})

test('a program that reads the site finds each page by its language, title, address and summary', () => {
  const text = toLlmsText(content, listIndexed(content, siteUrl))
  const { title, description } = content.pages.expressAudit.en.head
  expect(text).toContain(`- [${title}](${siteUrl}/en/consultation): ${description}\n`)
  // Never a bare path, which says nothing and is no address.
  expect(text).not.toMatch(/\[\//)
})

test('whoever finds a weakness knows where to write, and until when that holds', () => {
  const text = toSecurityText({ ...content, today: '2026-11-21' }, siteUrl)
  expect(text).toContain('Contact: mailto:')
  expect(text).toContain('Expires: 2027-11-20T00:00:00Z')
})
