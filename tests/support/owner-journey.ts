import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { administrator, cookiesOf, signIn } from './administrator.ts'
import type { TestApp } from './app.ts'
import { expectAccessible } from './axe.ts'
import { isAnswer, reportPolicy } from './browser.ts'
import { hasFocus } from './focus.ts'
import { test as base, calm } from './journey.ts'
import { anOwnerApp, type OwnerApp } from './owner-app.ts'
import { isFullLength } from './scale.ts'

/** Windows of the owner's two places: a desk with a keyboard, and a phone. */
export const onDesk = { viewport: { width: 1440, height: 900 }, ...calm } as const
export const onPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...calm } as const

/** The owner's contents in a window of a browser. */
export type Desk = {
  page: Page
  /** Errors of the page so far: thrown, logged, or refused by the policy. */
  errors: string[]
  /** Opens the list, or a file by its path, and waits for its heading. */
  open: (path?: string) => Promise<void>
  heading: Locator
  dialog: Locator
  /** The text of an article. */
  text: Locator
  /** How far the text that is open has been saved. */
  saving: Locator
  /** Waits until the server has what was typed. */
  untilSaved: () => Promise<void>
  /** Presses Tab, or another key, until an element has the focus. */
  tabTo: (locator: Locator, key?: string) => Promise<void>
  /** Asks axe about what is shown now, or a part of it, as wide as a phone; at full length on a desk too. */
  look: (state: string, part?: string) => Promise<void>
  /** Waits until visitors see what was ordered, and it is said so. */
  untilVisible: (words?: string) => Promise<void>
}

/** Until visitors see what was ordered, on a busy machine (milliseconds). */
const longestPublication = 240_000

/** Most stops of the focus between two places of a screen. */
const mostStops = 120

/** Lets a window in as the administrator, or another account, without the form. */
export async function letIn(page: Page, app: Pick<TestApp, 'url'>, email: string = administrator.email): Promise<void> {
  const cookies = cookiesOf(await signIn(app, { email, password: administrator.password })).split('; ')
  const toCookie = ([name = '', ...value]: string[]) => ({ name, value: value.join('='), url: app.url })
  await page.context().addCookies(cookies.map((cookie) => toCookie(cookie.split('='))))
}

/** What of the contents stands in a window that is signed in. */
export function deskOf(page: Page, app: Pick<TestApp, 'url'>, errors: string[]): Desk {
  // What a publication changes is two renders of the whole site, compared: as slow as publishing.
  page.setDefaultTimeout(longestPublication)
  const heading = page.getByRole('heading', { level: 1 })
  const dialog = page.getByRole('dialog')
  const text = page.getByRole('textbox', { name: 'Texte de l’article' })
  const saving = page.locator('.save-note')
  return {
    page,
    errors,
    heading,
    dialog,
    text,
    saving,
    open: async (path) => {
      await page.goto(`${app.url}/admin/contenus${path === undefined ? '' : `/${path}`}`)
      if (path === undefined) await page.getByRole('heading', { level: 1, name: 'Contenus' }).waitFor()
      else await saving.waitFor()
    },
    untilSaved: () => saving.and(page.locator('[data-state=saved]')).filter({ hasText: 'Enregistré' }).waitFor(),
    tabTo: async (locator, key = 'Tab') => {
      await locator.waitFor()
      for (let stops = 0; stops < mostStops; stops += 1) {
        await page.keyboard.press(key)
        if (await hasFocus(locator)) return
      }
      throw new Error(`${locator} is not reached by ${key}`)
    },
    look: async (state, part) => {
      const size = page.viewportSize() ?? onDesk.viewport
      await expectAccessible(page, state, part, isFullLength ? [390, 1440] : [390])
      await page.setViewportSize(size)
    },
    untilVisible: async (words = 'En ligne.') => {
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('status').filter({ hasText: words }).waitFor({ timeout: longestPublication })
    },
  }
}

/** A photo of one colour, to be chosen, dropped or pasted. */
export async function aPhoto(name: string, width: number, height: number, background = '#d9a441') {
  const photo = sharp({ create: { width, height, channels: 3, background } }).jpeg()
  return { name, mimeType: 'image/jpeg', buffer: await photo.toBuffer() }
}

type OwnerFixtures = {
  visitor: BrowserContextOptions
  /** One app for all journeys of a file, with a content of its own; each begins without drafts. */
  owner: OwnerApp
  desk: Desk
}

/** A test in the owner's contents, signed in, at a desk unless it says otherwise. */
export const test = base.extend<OwnerFixtures>({
  visitor: onDesk,
  owner: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the needed fixtures from the pattern
    async ({}, use) => {
      const owner = await anOwnerApp()
      await use(owner)
      await owner.remove()
    },
    { scope: 'file' },
  ],
  desk: async ({ owner, visit }, use) => {
    const { page, errors } = visit
    // What a browser keeps of texts is not taken out again.
    visit.isWorn = true
    await owner.app.database.db.deleteFrom('content_drafts').execute()
    await reportPolicy(page)
    await letIn(page, owner.app)
    await use(deskOf(page, owner.app, errors))
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(errors.filter((error) => !isAnswer(error))).toEqual([])
  },
})
