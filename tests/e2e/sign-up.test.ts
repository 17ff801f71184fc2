import type { Browser, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Locale, locales } from '../../contract/locales.ts'
import { pathOf, tokenRoutes } from '../../contract/routes.ts'
import type { Engine } from '../../server/db/database.ts'
import { anApp, type TestApp } from '../support/app.ts'
import { aVisit, launchBrowser } from '../support/browser.ts'
import { holdThanks, openAwakeForm, plain, said } from '../support/checklist-form.ts'
import { testContent } from '../support/content.ts'
import { engines } from '../support/engines.ts'
import { expectedIn } from '../support/expected-in.ts'
import { aMailServer, findLink, type MailServer } from '../support/mail-server.ts'
import { readRows } from '../support/rows.ts'
import { searchTables } from '../support/search-tables.ts'

const { messages } = testContent

/** Sentences as docs/requirements.md 10.2 prescribes them, not those of the content. */
const promised: Partial<Record<Locale, { success: string; sending: string; submit: string }>> = {
  fr: {
    submit: 'Oui, je veux la checklist',
    sending: 'Envoi en cours...',
    success: 'Succès ! Votre checklist vous a été envoyée par email. Vérifiez votre boîte de réception !',
  },
  en: {
    submit: 'Yes, send me the checklist',
    sending: 'Sending...',
    success: 'Done! Your checklist is on its way. Check your inbox!',
  },
  de: {
    submit: 'Ja, ich möchte die Checkliste',
    sending: 'Wird gesendet...',
    success: 'Geschafft! Ihre Checkliste ist unterwegs. Schauen Sie in Ihr Postfach!',
  },
}

const isSignUp = (request: Request) => request.url().endsWith('/api/checklist')

/** Everything on the first engine, one whole journey on the other. */
const journeys = engines.map((engine, index): [Engine, readonly Locale[]] => [engine, index === 0 ? locales : ['fr']])

describe.each(journeys)('on %s', (engine, languages) => {
  let browser: Browser
  let mailServer: MailServer
  let app: TestApp

  beforeAll(async () => {
    mailServer = await aMailServer()
    ;[browser, app] = await Promise.all([launchBrowser(), anApp({ engine, smtpUrl: mailServer.url })])
  })
  afterAll(async () => {
    await Promise.all([browser.close(), app.remove()])
    await mailServer.stop()
  })

  test.concurrent.each(languages)(
    'a visitor signs up in %s, reads the PDF and then erases everything',
    async (locale) => {
      const address = `visitor.${locale}@example.org`
      const { buttonPages } = messages[locale]
      const thanks = pathOf('thanks', locale)
      const { page, errors, end } = await aVisit(browser)

      // Sign up. The answer is held back a moment, so that the time of sending can be looked at.
      const form = await openAwakeForm(page, app.url, locale, '?utm_source=salon')
      expect(plain(await form.button.innerText())).toBe(expectedIn(promised, locale).submit)
      const answer = Promise.withResolvers<void>()
      await page.route('**/api/checklist', async (route) => {
        await answer.promise
        await route.continue()
      })
      await form.email.pressSequentially(address)
      await form.button.click()
      await expect.poll(() => form.button.innerText().then(plain)).toBe(expectedIn(promised, locale).sending)
      expect(await form.button.isDisabled()).toBe(true)
      expect(page.url()).toContain(pathOf('checklist', locale))
      const letThanks = await holdThanks(page, locale)
      const requests = Promise.all([page.waitForEvent('requestfinished', isSignUp), page.waitForRequest(`**${thanks}`)])
      answer.resolve()

      expect(await said(form.success)).toBe(expectedIn(promised, locale).success)
      expect(await form.failure.innerText()).toBe('')
      expect(await form.email.inputValue()).toBe('')
      // About a second to read it, by the browser's clock; holding requests back costs the clock some precision.
      const [signUp, leaving] = await requests
      letThanks()
      await page.waitForURL(app.url + thanks)
      const { startTime, responseEnd } = signUp.timing()
      const pause = leaving.timing().startTime - startTime - responseEnd
      expect(pause).toBeGreaterThan(400)
      expect(pause).toBeLessThan(2_500)
      expect(await page.locator('html').getAttribute('lang')).toBe(locale)

      // The mail, the button page, the PDF.
      const [mail, ...more] = mailServer.to(address)
      expect(mail?.subject).toBe(messages[locale].checklistMail.subject)
      expect(more).toEqual([])
      const stored = (await readRows(app.database)).leads.find(({ email }) => email === address)
      expect(stored).toMatchObject({ locale, utm_source: 'salon', ip_address: null, confirmed_at: null })
      await page.goto(findLink(mail, tokenRoutes.download[locale]))
      await page.getByRole('button', { name: buttonPages.confirm.button }).click()
      await page.getByRole('heading', { level: 1, name: buttonPages.ready.title }).waitFor()
      const link = page.getByRole('link', { name: buttonPages.ready.button })
      const pdf = await page.request.get(new URL((await link.getAttribute('href')) ?? '', app.url).href)
      expect(pdf.headers()['content-type']).toBe('application/pdf')
      expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

      // Erased: nothing of the address is left in any table, and the old link leads nowhere.
      await app.runQueue()
      expect(await searchTables(app.database, address)).toEqual(
        expect.arrayContaining(['checklist_downloads', 'outbox']),
      )
      await page.goto(findLink(mail, tokenRoutes.erase[locale]))
      await page.getByRole('button', { name: buttonPages.erase.button }).click()
      await page.getByRole('heading', { level: 1, name: buttonPages.erased.title }).waitFor()
      expect(await searchTables(app.database, address)).toEqual([])
      expect(await searchTables(app.database, stored?.id ?? 'no lead')).toEqual([])
      await page.goto(findLink(mail, tokenRoutes.download[locale]))
      await page.getByRole('heading', { level: 1, name: buttonPages.gone.title }).waitFor()

      // A link of somebody erased is answered with 410, which the browser notes in its console.
      expect(errors.filter((error) => !error.includes('410'))).toEqual([])
      await end()
    },
  )
})
