import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { administrator, anAdministrator, cookiesOf, signIn } from './administrator.ts'
import { type AppWithMail, anAppWithMail } from './app.ts'
import { testContent } from './content.ts'
import { test as base } from './journey.ts'

/** A list of the app with its search and pages. */
type AdminList = {
  list: Locator
  /** The row in which this text stands, an address for example. */
  row: (text: string) => Locator
  /** Waits until the list announces this. */
  untilShown: (announcement: string) => Promise<void>
  /** Turns a page of the list and waits for the answer. */
  turnPage: (way: 'suivante' | 'précédente') => Promise<void>
}

/** What concerns sign-ups stands at the top, what concerns messages under `enquiries`. */
export type AdminApp = AdminList & {
  app: AppWithMail
  page: Page
  /** Errors of the page so far: thrown, logged, or refused by the policy. */
  errors: string[]
  /** Opens the page of the app. */
  open: () => Promise<void>
  /** Lets the browser in as the administrator or somebody else, without the form. */
  giveKey: (email?: string) => Promise<void>
  /** Lets the browser in and waits for the dashboard. */
  enter: () => Promise<void>
  login: { email: Locator; password: Locator; button: Locator }
  heading: (name: string) => Locator
  /** Addresses in the order they are shown. */
  shownAddresses: () => Promise<string[]>
  /** The list of the contact form's messages. */
  enquiries: AdminList & { filter: (name: string) => Promise<void> }
  /** The two live regions of notices. */
  success: Locator
  failure: Locator
}

/** What the browser itself notes of an answer that is not 200; a test that expects none asks for `errors`. */
const isAnswer = (error: string) => error.startsWith('Failed to load resource')
/** What the app itself says when signing out fails. */
const isLogged = (error: string) => error.startsWith('sign-out failed')

function findList(page: Page, name: RegExp, path: string): AdminList {
  const list = page.getByRole('region', { name })
  return {
    list,
    row: (text: string) => list.getByRole('row').filter({ has: page.getByText(text, { exact: true }) }),
    untilShown: (announcement: string) => {
      const words = announcement.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      const text = new RegExp(`^${words.join('\\s')}$`, 'u')
      return list.getByRole('status').and(page.getByText(text)).waitFor({ state: 'attached' })
    },
    turnPage: async (way: 'suivante' | 'précédente') => {
      await Promise.all([
        page.waitForResponse((answer) => new URL(answer.url()).pathname === path),
        list.getByRole('button', { name: `Page ${way}` }).click(),
      ])
    },
  }
}

function findParts(page: Page) {
  const leads = findList(page, /^(Dernières inscriptions|Inscriptions trouvées)$/, adminApi.leads)
  const enquiries = findList(page, /^Demandes (de contact|trouvées)$/, adminApi.enquiries)
  const form = page.getByRole('form', { name: 'Connexion à l’administration' })
  return {
    login: {
      email: form.getByLabel('E-mail', { exact: true }),
      password: form.getByLabel('Mot de passe', { exact: true }),
      button: form.locator('button[type=submit]'),
    },
    heading: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
    ...leads,
    shownAddresses: () => leads.list.getByRole('rowheader').locator('span:first-child').allInnerTexts(),
    enquiries: {
      ...enquiries,
      filter: async (name: string) => {
        await Promise.all([
          page.waitForResponse((answer) => new URL(answer.url()).pathname === adminApi.enquiries),
          enquiries.list.getByRole('button', { name: new RegExp(`^${name}`) }).click(),
        ])
      },
    },
    success: page.locator('.toasts[role=status]'),
    failure: page.locator('.toasts[role=alert]'),
  }
}

type AdminFixtures = { hostName: 'localhost' | undefined; admin: AdminApp }

/** A test in the administrator's app, with a server, a database and a mail server of its own. */
export const test = base.extend<AdminFixtures>({
  hostName: undefined,
  admin: async ({ hostName, visit }, use) => {
    const { page, errors } = visit
    const app = await anAppWithMail({ ...(hostName && { hostName }) })
    await anAdministrator(app)
    visit.isWorn = true
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
      )
    })
    const open = async () => {
      await page.goto(`${app.url}/admin`)
    }
    const giveKey = async (email: string = administrator.email) => {
      const answer = await signIn(app, { email, password: administrator.password })
      const cookies = cookiesOf(answer).split('; ')
      const toCookie = ([name = '', ...value]: string[]) => ({ name, value: value.join('='), url: app.url })
      await page.context().addCookies(cookies.map((cookie) => toCookie(cookie.split('='))))
    }
    const found = findParts(page)
    const enter = async () => {
      await giveKey()
      await open()
      await found.heading('Bonjour.').waitFor()
    }
    await use({ app, page, errors, open, giveKey, enter, ...found })
    // Nothing that a test has held back may keep the page or the server.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.close()
    await app.remove()
    expect(errors.filter((error) => !isAnswer(error) && !isLogged(error))).toEqual([])
  },
})

/** Whether an element has the focus. */
export const hasFocus = (locator: Locator) => locator.evaluate((node) => node === document.activeElement)

/** The site's own header and footer stand around every state of the app but the dashboard. */
export async function expectSiteFrame(page: Page, isThere: boolean): Promise<void> {
  const banner = page.getByRole('banner')
  const contact = banner.getByRole('link', { name: testContent.messages.fr.site.contactButton })
  await page.locator('footer').waitFor({ state: isThere ? 'visible' : 'hidden' })
  expect(await contact.isVisible()).toBe(isThere)
  expect(await banner.getByRole('button', { name: 'Se déconnecter' }).isVisible()).toBe(!isThere)
}
