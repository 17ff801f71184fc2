import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { test } from '../support/journey.ts'
import { pagesOfEachKind, type SitePage } from '../support/site-pages.ts'

const kilobyte = 1024

/** What a page may weigh (docs/design.md 12), in bytes as they travel unless said otherwise. */
const budget = {
  /** Script of a page with a form, before the form is touched. */
  asleep: 1.5 * kilobyte,
  awake: 75 * kilobyte,
  /** With its headers one round trip of a line that has carried the page: twenty packets (docs/decisions/0010). */
  font: 28 * kilobyte,
  firstVisit: {
    page: 120 * kilobyte,
    article: 110 * kilobyte,
    thanks: 100 * kilobyte,
    /** With the form woken. */
    checklist: 160 * kilobyte,
    contact: 170 * kilobyte,
    /** The list of all articles. */
    blog: 160 * kilobyte,
  },
}

function firstVisitOf({ kind, page }: SitePage): number {
  const { firstVisit } = budget
  if (kind === 'article') return firstVisit.article
  return page === 'thanks' || page === 'checklist' || page === 'contact' || page === 'blog'
    ? firstVisit[page]
    : firstVisit.page
}

/** Pages with a form that wakes. */
const hasForm = ({ page }: SitePage) => page === 'checklist' || page === 'contact'

type Loaded = { type: string; size: number }

/** Keeps what travels: the size of each answer's body as it was sent. */
function recordLoads(page: Page): () => Promise<Loaded[]> {
  const loads: Promise<Loaded>[] = []
  page.on('requestfinished', (request) => {
    const type = request.resourceType()
    const sizes = request.sizes().then(({ responseBodySize: size }) => ({ type, size }))
    // What finishes after the last reading asks a page that is closing.
    loads.push(sizes.catch(() => ({ type, size: 0 })))
  })
  return () => Promise.all(loads)
}

const sum = (loads: { size: number }[]) => loads.reduce((total, { size }) => total + size, 0)

describe.concurrent('a first visit', () => {
  // On a phone all of them, on a desk those with the largest pictures. What is loaded is the same in every language.
  const pages = pagesOfEachKind.filter(({ locale }) => locale === 'fr')
  const visits = [
    ...pages.map((page) => [390, page.path, page] as const),
    ...pages
      .filter(({ page, kind }) => kind === 'article' || page === 'home' || page === 'blog')
      .map((page) => [1440, page.path, page] as const),
  ]

  test.for(visits)(
    'at %s px of %s stays within its budget',
    async ([width, path, sitePage], { expect, app, page, visit }) => {
      // Nobody has been in its window before, nor comes afterwards.
      visit.isWorn = true
      await page.setViewportSize({ width, height: 900 })
      const loaded = recordLoads(page)
      await page.goto(app.url + path, { waitUntil: 'networkidle' })
      const scripts = async () => sum((await loaded()).filter(({ type }) => type === 'script'))
      if (hasForm(sitePage)) {
        const inline = sitePage.document
          .querySelectorAll('script')
          .filter((script) => !script.hasAttribute('src') && script.getAttributeValue('type') !== 'application/ld+json')
        const written = sum(inline.map(({ textContent }) => ({ size: Buffer.byteLength(textContent) })))
        const asleep = await scripts()
        expect(asleep + written).toBeLessThanOrEqual(budget.asleep)
        await page.locator('form[method=post] input').first().focus()
        // The only trace that hydration leaves in the page.
        await page.locator('form[novalidate]').waitFor()
        await expect.poll(scripts).toBeGreaterThan(asleep)
        expect((await scripts()) + written).toBeLessThanOrEqual(budget.awake)
      }
      const loads = await loaded()
      expect(sum(loads.filter(({ type }) => type === 'font'))).toBeLessThanOrEqual(budget.font)
      expect(sum(loads)).toBeLessThanOrEqual(firstVisitOf(sitePage))
    },
  )
})
