import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Locale } from '../../contract/locales.ts'
import { api, pathOf, tokenRoutes } from '../../contract/routes.ts'
import { holdThanks, noticeOf, openAwakeForm, openForm, plain, said } from '../support/checklist-form.ts'
import { testContent } from '../support/content.ts'
import { test as base, calm } from '../support/journey.ts'
import { findLink } from '../support/mail-server.ts'
import { readRows } from '../support/rows.ts'
import { searchTables } from '../support/search-tables.ts'

const withoutScript = base.extend({
  visitor: { javaScriptEnabled: false, viewport: { width: 390, height: 844 }, ...calm },
})

const { messages } = testContent

/** Milliseconds from the answer to the sign-up until the page leaves, by its own clock. */
const measureStay = (page: Page) =>
  page.evaluate(
    (path) =>
      new Promise<number>((resolve) => {
        navigation.addEventListener('navigate', ({ timeStamp }) => {
          const [answer] = performance.getEntriesByName(new URL(path, location.href).href, 'resource')
          resolve(timeStamp - (answer as PerformanceResourceTiming).responseEnd)
        })
      }),
    api.checklist,
  )

/** From the page of the mailed link to the PDF: one click, and the page that says so stays. */
async function takePdf(page: Page, locale: Locale): Promise<void> {
  const { confirm, ready } = messages[locale].buttonPages
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: confirm.button }).click(),
  ])
  expect(file.suggestedFilename()).toBe(messages[locale].pdf.fileName)
  expect(readFileSync(await file.path(), 'latin1').startsWith('%PDF-')).toBe(true)
  await page.getByRole('heading', { level: 1, name: ready.title }).waitFor()
  // The hyphen of "e-mail" is one that holds.
  expect(plain(await page.getByRole('main').innerText()).replaceAll('\u2011', '-')).toContain(plain(ready.coming))
  await page.getByRole('link', { name: ready.button }).waitFor()
}

describe.concurrent('a visitor', () => {
  base('signs up, reads the PDF and then erases everything', async ({ app, visit, expect }) => {
    const locale = 'de'
    const address = `visitor.${locale}@example.org`
    const { buttonPages, checklistForm: words } = messages[locale]
    const thanks = pathOf('thanks', locale)
    const { page, errors } = visit

    // Sign up. The answer is held back a moment, so that the time of sending can be looked at.
    const form = await openAwakeForm(page, app.url, locale, '?utm_source=salon')
    expect(plain(await form.button.innerText())).toBe(plain(words.submit))
    const answer = Promise.withResolvers<void>()
    await page.route(`**${api.checklist}`, async (route) => {
      await answer.promise
      await route.continue()
    })
    await form.email.pressSequentially(address)
    await form.button.click()
    await expect.poll(() => form.button.innerText().then(plain)).toBe(plain(words.sending))
    expect(await form.button.isDisabled()).toBe(true)
    const letThanks = await holdThanks(page, locale)
    const stay = measureStay(page)
    answer.resolve()

    expect(await said(form.success)).toBe(noticeOf(words.sent))
    expect(await form.failure.innerText()).toBe('')
    expect(await form.email.inputValue()).toBe('')
    // About a second to read it.
    expect(await stay).toBeGreaterThan(900)
    await letThanks()
    await page.waitForURL(app.url + thanks)
    expect(await page.locator('html').getAttribute('lang')).toBe(locale)

    // The mail, the button page, the PDF.
    const [mail, ...more] = app.mailServer.to(address)
    expect(mail?.subject).toBe(messages[locale].checklistMail.subject)
    expect(more).toEqual([])
    const stored = (await readRows(app.database)).leads.find(({ email }) => email === address)
    expect(stored).toMatchObject({ locale, utm_source: 'salon', ip_address: null, confirmed_at: null })
    await page.goto(findLink(mail, tokenRoutes.download[locale]))
    await takePdf(page, locale)

    // Erased: nothing of the address is left in any table, and the old link leads nowhere.
    await app.runQueue()
    expect(await searchTables(app.database, address)).toEqual(expect.arrayContaining(['checklist_downloads', 'outbox']))
    await page.goto(findLink(mail, tokenRoutes.erase[locale]))
    await page.getByRole('button', { name: buttonPages.erase.button }).click()
    await page.getByRole('heading', { level: 1, name: buttonPages.erased.title }).waitFor()
    expect(await searchTables(app.database, address)).toEqual([])
    expect(await searchTables(app.database, stored?.id ?? 'no lead')).toEqual([])
    await page.goto(findLink(mail, tokenRoutes.download[locale]))
    await page.getByRole('heading', { level: 1, name: buttonPages.gone.title }).waitFor()

    // A link of somebody erased is answered with 410, which the browser notes in its console.
    expect(errors.filter((error) => !error.includes('410'))).toEqual([])
  })
})

describe.each(['en'] as const)('without JavaScript, in %s,', (locale) => {
  const { buttonPages } = messages[locale]

  withoutScript(
    'a visitor gets the mail, the PDF, their data, and has everything erased',
    async ({ app, page, expect }) => {
      const address = `plain.${locale}@example.org`
      const { email } = await openForm(page, app.url, locale, '?via=/blog,xing,&utm_campaign=lettre')
      await email.pressSequentially(address)
      await page.keyboard.press('Enter')
      await page.waitForURL(`${app.url}${pathOf('thanks', locale)}`)

      const [mail] = app.mailServer.to(address)
      const [lead] = (await readRows(app.database)).leads.filter((row) => row.email === address)
      expect(lead).toMatchObject({ locale, first_page: null, source: 'campaign', utm_campaign: 'lettre' })
      await page.goto(findLink(mail, tokenRoutes.download[locale]))
      await takePdf(page, locale)

      await app.runQueue()
      const erase = findLink(mail, tokenRoutes.erase[locale])
      await page.goto(erase)
      await page.getByRole('button', { name: buttonPages.erase.data }).click()
      const status = page.getByRole('status')
      await expect.poll(() => status.innerText().then(plain)).toContain(plain(buttonPages.erase.dataSent.text))
      await page.goto(findLink(app.mailServer.to(address).at(-1), tokenRoutes.data[locale]))
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: buttonPages.data.button }).click(),
      ])
      expect(file.suggestedFilename()).toBe(buttonPages.data.file)
      expect(readFileSync(await file.path(), 'utf8')).toContain(address)

      await page.goto(erase)
      await page.getByRole('button', { name: buttonPages.erase.button }).click()
      await page.getByRole('heading', { level: 1, name: buttonPages.erased.title }).waitFor()
      expect(await searchTables(app.database, address)).toEqual([])
    },
  )
})
