import type { Browser } from 'playwright-core'

export type Weight = {
  /** Bytes of the page itself as compressed, its styles within it. */
  html: number
  /** Bytes on the wire, with the headers of the answers. */
  all: number
  /** Bytes of scripts on the wire, and of scripts within the page as they are. */
  script: number
}

const idle = 500

/**
 * What a phone loads at its first visit, and, where there is a form, once the form has been touched.
 * @throws if a request of the page fails
 */
export async function weighFirstVisit(
  browser: Browser,
  url: string,
  hasForm: boolean,
): Promise<{ first: Weight; touched: Weight | undefined }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const scripts = new Set<string>()
    const failed: string[] = []
    let html = 0
    let all = 0
    let script = 0
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.status >= 400) failed.push(response.url)
      if (response.mimeType.includes('javascript')) scripts.add(requestId)
      if (response.url === url) html = Number(response.headers['Content-Length'] ?? response.headers['content-length'])
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      all += encodedDataLength
      if (scripts.has(requestId)) script += encodedDataLength
    })
    await session.send('Network.enable')

    // Everything has been asked for when the network rests, twice in a row: a script may load another one.
    const settle = async () => {
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(idle)
    }
    await page.goto(url)
    await settle()
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll('script:not([src]):not([type="application/ld+json"])')]
        .map((element) => element.textContent.length)
        .reduce((sum, length) => sum + length, 0),
    )
    const weigh = (): Weight => ({ html, all, script: script + inline })
    const first = weigh()
    let touched: Weight | undefined
    if (hasForm) {
      await page.locator('form input[type=email]').first().focus()
      await settle()
      touched = weigh()
    }
    if (failed.length > 0) throw new Error(`not loaded: ${failed.join(', ')}`)
    return { first, touched }
  } finally {
    await context.close()
  }
}
