import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { words } from '../../content/words/index.ts'
import { locales } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { type AnsweredPage, collectAnsweredPages } from '../support/answered-pages.ts'
import { builtPages } from '../support/built-pages.ts'
import { findForm } from '../support/checklist-form.ts'
import { test as base } from '../support/journey.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const test = base.extend({ visitor: { reducedMotion: 'reduce' as const } }).extend<{ answers: AnsweredPage[] }>({
  answers: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the needed fixtures from the pattern
    async ({}, use) => use(await collectAnsweredPages()),
    { scope: 'file' },
  ],
})

/** The page is the same in the dark but for its colours: only what looks at colours is asked again. */
const colourRules = ['color-contrast', 'link-in-text-block']

type Result = { violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[] }

async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  const { violations } = (await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: { run: (root: Document, options: object) => Promise<object> } }
    return axe.run(document, {
      resultTypes: ['violations'],
      ...(only ? { runOnly: { type: 'rule', values: only } } : {}),
    })
  }, rules)) as Result
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  )
}

/** Shows the page in another light, once its colours have settled. */
async function setLight(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    const passing = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
    await Promise.allSettled(passing.map(({ finished }) => finished))
    await frame()
  })
}

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** The page that is open, on a phone and on a desk, in the light and in the dark. */
async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe)
  const found: string[] = []
  for (const size of windows) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await setLight(page, colorScheme)
      const violations = await findViolations(page, colorScheme === 'dark' ? colourRules : undefined)
      found.push(...violations.map((text) => `${size.width} px, ${colorScheme}: ${text}`))
    }
  }
  await setLight(page, 'light')
  expect(found).toEqual([])
}

describe.concurrent('axe finds nothing', () => {
  test.for(builtPages.filter(({ kind }) => kind !== 'shell').map(({ path }) => path))(
    'on %s',
    async (path, { app, page }) => {
      await page.goto(app.url + path)
      await expectAccessible(page)
    },
  )

  test.for(locales)('on any page that the server finishes in %s', async (locale, { answers, app, page }) => {
    // Shown under an address of the site, so that fonts and pictures load.
    await page.route('**/answered/*', (route) => {
      const answer = answers[Number(route.request().url().split('/').at(-1))]
      if (!answer) return route.abort()
      return route.fulfill({ status: answer.status, body: answer.html, contentType: 'text/html; charset=utf-8' })
    })
    for (const [index, answer] of answers.entries()) {
      if (answer.locale !== locale) continue
      await page.goto(`${app.url}/answered/${index}`)
      await expectAccessible(page).catch((error: Error) => {
        throw new Error(`${answer.name}: ${error.message}`, { cause: error })
      })
    }
  })

  test.for(locales)('on the open menu in %s', async (locale, { app, page }) => {
    const { site } = words[locale]
    await page.setViewportSize(windows[0] ?? { width: 390, height: 844 })
    await page.goto(app.url + pathOf('checklist', locale))
    await page.evaluate(axe)
    for (const colorScheme of ['light', 'dark'] as const) {
      await setLight(page, colorScheme)
      await page.getByRole('button', { name: site.openMenu }).click()
      expect(await findViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
    await page.setViewportSize(windows[1] ?? { width: 1440, height: 900 })
    await page.getByRole('banner').getByRole('button', { name: site.language }).click()
    expect(await findViolations(page)).toEqual([])
  })

  test('on the form awake: with an error, an offer, a notice of trouble, a notice of success', async ({
    app,
    page,
  }) => {
    await page.goto(app.url + pathOf('checklist', 'fr'))
    const form = findForm(page, 'fr')
    await form.email.focus()
    await form.awake()
    await form.email.fill('anna')
    await page.keyboard.press('Enter')
    await form.form.getByText(words.fr.checklistForm.errorSummary).waitFor()
    await expectAccessible(page)
    await form.email.fill('anna@gmial.com')
    await form.email.blur()
    await form.form.getByRole('button', { name: 'anna@gmail.com' }).waitFor()
    await page.route('**/api/checklist', (route) => route.abort())
    await form.button.click()
    await form.failure.getByRole('paragraph').waitFor()
    await expectAccessible(page)
    await page.unroute('**/api/checklist')
    // Held as stored and looked at first: a notice of success that stays on the page.
    await page.route('**/api/checklist', (route) =>
      route.fulfill({ status: 202, json: { sent: false, reason: 'quarantined' } }),
    )
    await form.button.click()
    await form.success.getByRole('paragraph').waitFor()
    await expectAccessible(page)
  })
})
