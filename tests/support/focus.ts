import type { Locator } from 'playwright-core'

/** Whether an element has the focus. */
export const hasFocus = (locator: Locator) => locator.evaluate((node) => node === document.activeElement)

/** Waits until an element has the focus, which may follow what is drawn. */
export const untilFocused = (locator: Locator) => locator.and(locator.page().locator(':focus')).waitFor()
