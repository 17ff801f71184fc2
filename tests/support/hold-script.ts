import type { Page } from 'playwright-core'

/** Address of the script that wakes a form. */
export const formScript = '**/assets/wake-form*'

/** Holds the script of the form back. @returns lets it come */
export async function holdScript(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(formScript, async (route) => {
    await gate.promise
    // The page may be gone by then.
    await route.continue().catch(() => {})
  })
  return gate.resolve
}
