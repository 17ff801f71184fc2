import { expect, test } from 'vitest'
import { listPages } from './listed-pages.ts'
import { toLlmsText } from './llms-text.ts'
import { toSecurityText } from './security-text.ts'
import { toSitemap } from './sitemap.ts'

const siteUrl = 'https://businessbretzel.example'

test('the sitemap lists built pages under their own address only', () => {
  const urls = listPages(siteUrl).map(({ url }) => url)
  expect(urls).toContain(`${siteUrl}/`)
  expect(urls).toContain(`${siteUrl}/de/frankreich-checkliste`)
  expect(urls).not.toContain(`${siteUrl}/en/about`)
  expect(urls).not.toContain(`${siteUrl}/merci-checklist`)
  expect(new Set(urls).size).toBe(urls.length)
})

test('each address of the sitemap names the same page in other languages', () => {
  expect(toSitemap(listPages(siteUrl))).toContain(
    `<url><loc>${siteUrl}/en/germany-checklist</loc><xhtml:link rel="alternate" hreflang="fr" href="${siteUrl}/checklist-dach"/>`,
  )
})

test('a program that reads the site finds its pages by language', () => {
  expect(toLlmsText(listPages(siteUrl))).toContain(`](${siteUrl}/en/germany-checklist)`)
})

test('whoever finds a weakness knows where to write, and until when that holds', () => {
  const text = toSecurityText(siteUrl, new Date('2026-11-21T10:00:00Z'))
  expect(text).toContain('Contact: mailto:')
  expect(text).toContain('Expires: 2027-11-20T10:00:00Z')
})
