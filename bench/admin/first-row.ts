import type { Browser } from 'playwright-core'
import type { Administrator } from './calls.ts'

/** Milliseconds from the navigation to `/admin` until a row of the list has been painted, with an empty cache. */
export async function timeFirstRow(browser: Browser, { url, cookies }: Administrator): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })))
    const page = await context.newPage()
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('table.leads tbody tr')) return
        observer.disconnect()
        // The frame after the next one: by then the row has been painted.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            document.documentElement.dataset.firstRow = String(performance.now())
          }),
        )
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    await page.goto(`${url}/admin`)
    return Number(await page.locator('html[data-first-row]').getAttribute('data-first-row'))
  } finally {
    await context.close()
  }
}
