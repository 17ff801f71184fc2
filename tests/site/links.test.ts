import { beforeAll, expect, test } from 'vitest'
import { locales } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { anApp, type TestApp } from '../support/app.ts'
import { testContent } from '../support/content.ts'
import { attribute, decode, parsePage } from '../support/site-pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await anApp()
  return app.remove
})

test.each(locales)('an unknown address is a 404 in the language of its path, with two ways out: %s', async (locale) => {
  for (const path of ['/rien/du/tout', '/nothing.html', '/%F0%9F%A5%A8']) {
    const answer = await fetch(`${app.url}${locale === 'fr' ? '' : `/${locale}`}${path}`)
    expect([path, answer.status]).toEqual([path, 404])
    const document = parsePage(await answer.text())
    expect(attribute(document.querySelector('html'), 'lang')).toBe(locale)
    const { heading, home, contact } = testContent.pages.notFound[locale]
    expect(decode(document.querySelector('h1')?.textContent ?? '')).toBe(heading)
    const ways = document.querySelectorAll('main a').map((link) => [decode(link.textContent), attribute(link, 'href')])
    expect(ways).toEqual([
      [home, pathOf('home', locale)],
      [contact, pathOf('contact', locale)],
    ])
    expect(document.querySelectorAll('link[rel=canonical], link[rel=alternate]')).toEqual([])
  }
})
