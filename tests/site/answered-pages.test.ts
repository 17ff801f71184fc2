import { describe, expect } from 'vitest'
import { defaultLocale, locales } from '../../contract/locales.ts'
import { type AnsweredPage, collectAnsweredPages } from '../support/answered-pages.ts'
import { expectAccessible, expectAccessibleWords } from '../support/axe.ts'
import { findMistakes } from '../support/html-mistakes.ts'
import { test as base } from '../support/journey.ts'
import { isFullLength } from '../support/scale.ts'
import { parsePage } from '../support/site-pages.ts'

const test = base.extend<{ answers: AnsweredPage[] }>({
  answers: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the needed fixtures from the pattern
    async ({}, use) => use(await collectAnsweredPages()),
    { scope: 'file' },
  ],
})

describe.concurrent('pages that the server finishes', () => {
  test('are valid HTML, whole, filled in and in no index', async ({ answers: pages }) => {
    expect(pages).toHaveLength(22 * locales.length)
    for (const { name, html, headers } of pages) {
      expect([name, await findMistakes(html)]).toEqual([name, []])
      const document = parsePage(html)
      expect([name, document.querySelectorAll('h1').length, document.querySelectorAll('main').length]).toEqual([
        name,
        1,
        1,
      ])
      expect([name, html.includes('{{'), html.includes('<!--notice-->')]).toEqual([name, false, false])
      // Kept out of every index, by the page and by the header.
      expect([name, headers.get('x-robots-tag')]).toEqual([name, 'noindex'])
      expect([name, document.querySelectorAll('meta[name="robots"][content="noindex"]').length]).toEqual([name, 1])
    }
  })

  // Two dozen pages; the other languages differ in their words alone, whose HTML is valid.
  test.for(isFullLength ? locales : [defaultLocale])(
    'are without a fault of accessibility in %s',
    async (locale, { answers, app, page }) => {
      // Shown under an address of the site, so that fonts and pictures load.
      await page.route('**/answered/*', (route) => {
        const answer = answers[Number(route.request().url().split('/').at(-1))]
        if (!answer) return route.abort()
        return route.fulfill({ status: answer.status, body: answer.html, contentType: 'text/html; charset=utf-8' })
      })
      for (const [index, answer] of answers.entries()) {
        if (answer.locale !== locale) continue
        await page.goto(`${app.url}/answered/${index}`)
        // The look is the same in every language; only the words differ.
        await (locale === 'fr' ? expectAccessible : expectAccessibleWords)(page, answer.name)
      }
    },
  )
})
