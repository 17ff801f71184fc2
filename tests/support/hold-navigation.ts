import type { Page } from 'playwright-core'

/**
 * Keeps the page from leaving for an address of its site, so that what it shows before can be read at leisure. Stopped
 * within the page: while a request for the next page waits, nothing of this one can be read.
 * @returns lets it leave
 */
export async function holdNavigation(page: Page, path: string): Promise<() => Promise<void>> {
  const hold = await page.evaluateHandle((path) => {
    const listening = new AbortController()
    let held: string | undefined
    const stop = (event: NavigateEvent) => {
      const { url, sameDocument } = event.destination
      if (sameDocument || new URL(url).pathname !== path) return
      event.preventDefault()
      held = url
    }
    navigation.addEventListener('navigate', stop, { signal: listening.signal })
    return () => {
      listening.abort()
      if (held !== undefined) location.assign(held)
    }
  }, path)
  return () => hold.evaluate((letGo) => letGo())
}
