import { expect } from 'vitest'
import { test } from '../support/journey.ts'

/** Makes the page show so many testimonials, and says where the edges of each row of small ones are. */
const layOut = (count: number) => {
  const [large, small] = document.querySelectorAll<HTMLElement>('.testimonials .quote')
  for (const other of document.querySelectorAll('.testimonials .quote:not(.quote--large)')) other.remove()
  for (let added = 1; added < count; added += 1) large?.parentElement?.append(small?.cloneNode(true) ?? '')
  const edges = [...document.querySelectorAll('.testimonials .quote')].map((quote) => quote.getBoundingClientRect())
  const rows = [...Map.groupBy(edges, ({ top }) => Math.round(top)).values()]
  return rows.map((row) => [row.at(0)?.left, row.at(-1)?.right])
}

test('any number of testimonials fills its rows beside the score', async ({ app, page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(app.url)
    // The last one leaves no small one to copy.
    for (const count of [6, 5, 4, 3, 2, 1]) {
      const rows = await page.evaluate(layOut, count)
      expect([width, count, ...rows]).toEqual([width, count, ...rows.map(() => rows[0])])
    }
  }
})

test('on a phone the first testimonial is still set larger than the others', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(app.url)
  const sizes = await page
    .locator('.testimonials blockquote')
    .evaluateAll((quotes) => quotes.map((quote) => Number.parseFloat(getComputedStyle(quote).fontSize)))
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? expect.fail())
})
