import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { anAdministrator } from './administrator.ts'
import { type AppWithMail, anAppWithMail } from './app.ts'
import { findFaultsOfLook } from './axe.ts'
import { isAnswer, reportPolicy } from './browser.ts'
import { testContent } from './content.ts'
import { test as base } from './journey.ts'
import { letIn } from './owner-journey.ts'

/** What concerns a list, of sign-ups or of enquiries, is that of the screen that is open. */
export type AdminApp = {
  app: AppWithMail
  page: Page
  /** Errors of the page so far: thrown, logged, or refused by the policy. */
  errors: string[]
  /** Opens a screen of the app. */
  open: (path?: string) => Promise<void>
  /** Lets the browser in as the administrator or somebody else, without the form. */
  giveKey: (email?: string) => Promise<void>
  /** Lets the browser in and waits for a screen: the dashboard, if no other is named. */
  enter: (path?: string, heading?: string) => Promise<void>
  /** Asks axe about what is shown now, in the light and in the dark; what it finds fails the test at its end. */
  look: (state: string) => Promise<void>
  /** Opens the menu of the bar. */
  openMenu: () => Promise<void>
  login: { email: Locator; password: Locator; button: Locator }
  heading: (name: string) => Locator
  list: Locator
  /** The row in which this text stands, an address for example; in the table or, on a phone, in the list. */
  row: (text: string) => Locator
  /** Waits until the list announces this. */
  untilShown: (announcement: string) => Promise<void>
  /** Names in the order they are shown. */
  shownNames: () => Promise<string[]>
  /** The two live regions of notices. */
  success: Locator
  failure: Locator
}

/** What the app itself says when signing out fails. */
const isLogged = (error: string) => error.startsWith('sign-out failed')

function findParts(page: Page) {
  const form = page.getByRole('form', { name: 'Connexion à l’administration' })
  const list = page.locator('.list-panel')
  return {
    login: {
      email: form.getByLabel('E-mail', { exact: true }),
      password: form.getByLabel('Mot de passe', { exact: true }),
      button: form.locator('button[type=submit]:not([name])'),
    },
    heading: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
    list,
    row: (text: string) => list.locator('tbody tr').filter({ has: page.getByText(text, { exact: true }) }),
    untilShown: (announcement: string) =>
      list
        .getByRole('status')
        .and(page.getByText(announcement, { exact: true }))
        .waitFor({ state: 'attached' }),
    shownNames: () => list.locator('.rows bdi').allInnerTexts(),
    success: page.locator('.toasts[role=status]'),
    failure: page.locator('.toasts[role=alert]'),
  }
}

/** Waits until the screen has all its answers, and nothing that was pressed is under way. */
export const untilLoaded = (page: Page): Promise<void> =>
  page.locator('.waiting, .is-busy, [aria-busy=true]').first().waitFor({ state: 'detached' })

type AdminFixtures = { hostName: 'localhost' | undefined; admin: AdminApp }

/** A test in the administrator's app, with a server, a database and a mail server of its own. */
export const test = base.extend<AdminFixtures>({
  hostName: undefined,
  admin: async ({ hostName, visit }, use) => {
    const { page, errors } = visit
    const app = await anAppWithMail({ ...(hostName && { hostName }) })
    await anAdministrator(app)
    visit.isWorn = true
    await reportPolicy(page)
    const open = async (path = '/admin') => {
      await page.goto(app.url + path)
    }
    const giveKey = (email?: string) => letIn(page, app, email)
    const found = findParts(page)
    const enter = async (path?: string, heading = 'Bonjour.') => {
      await giveKey()
      await open(path)
      await found.heading(heading).waitFor()
    }
    const openMenu = () => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
    const faults: string[] = []
    const look = async (state: string) => void faults.push(...(await findFaultsOfLook(page, state)))
    await use({ app, page, errors, open, giveKey, enter, openMenu, look, ...found })
    // Where a test ends on its way to a screen, what comes is looked at.
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await untilLoaded(page)
    // Where a journey ends in the midst of a list, the bar above lies over a part of a row; gone back to, the browser
    // finds that place again when the screen is whole.
    await page.evaluate(async () => {
      await navigation.transition?.finished.catch(() => undefined)
      scrollTo(0, 0)
    })
    await look('at the end')
    expect(faults).toEqual([])
    // Nothing that a test has held back may keep the page or the server.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.close()
    await app.remove()
    expect(errors.filter((error) => !isAnswer(error) && !isLogged(error))).toEqual([])
  },
})

/** The site's own header and footer stand around every state of the app but the dashboard. */
export async function expectSiteFrame(page: Page, isThere: boolean): Promise<void> {
  const banner = page.getByRole('banner')
  const contact = banner.getByRole('link', { name: testContent.messages.fr.site.contactButton })
  const menu = banner.getByRole('button', { name: 'Menu', exact: true })
  await page.locator('footer').waitFor({ state: isThere ? 'visible' : 'hidden' })
  await contact.waitFor({ state: isThere ? 'visible' : 'hidden' })
  await menu.waitFor({ state: isThere ? 'hidden' : 'visible' })
}
