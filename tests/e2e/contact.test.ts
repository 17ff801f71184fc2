import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contactSubjects } from '../../contract/forms/contact.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import type { Engine } from '../../server/db/database.ts'
import { anApp, type TestApp } from '../support/app.ts'
import { aVisit, launchBrowser } from '../support/browser.ts'
import { plain, said } from '../support/checklist-form.ts'
import { anEnquiry, openAwakeContactForm, openContactForm, readEnquiries } from '../support/contact-form.ts'
import { contactSentences } from '../support/contact-sentences.ts'
import { testContent } from '../support/content.ts'
import { engines } from '../support/engines.ts'
import { aMailServer, type MailServer } from '../support/mail-server.ts'

const { settings } = testContent

const owner = 'owner@example.com'

/** Everything on the first engine, one whole journey on the other. */
const journeys = engines.map((engine, index): [Engine, readonly Locale[]] => [engine, index === 0 ? locales : ['de']])

const empty = { name: '', email: '', subject: '', message: '' }

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

  const mailsFrom = (email: string) =>
    mailServer.to(owner).filter(({ replyTo }) => replyTo?.some(({ address }) => address === email))

  test.concurrent.for(languages)('a visitor writes in %s, and the owner can answer', async (locale, { expect }) => {
    const promised = contactSentences(locale)
    const { page, errors, end } = await aVisit(browser)
    const form = await openAwakeContactForm(page, app.url, locale, '?utm_source=salon')
    expect(plain(await form.button.innerText())).toBe(promised.submit)
    const options = await form.fields.subject.locator('option').allInnerTexts()
    expect(options.map(plain)).toEqual(promised.subjects)
    const sentValues = form.fields.subject
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')))
    expect(await sentValues).toEqual(['', ...contactSubjects])
    expect(await form.fields.message.getAttribute('rows')).toBe('5')

    const enquiry = anEnquiry({ subject: 'backlinks' })
    await form.fill(enquiry)
    // The answer is held back a moment, so that the time of sending can be looked at.
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/contact', async (route) => {
      await answer.promise
      await route.continue()
    })
    const sending = page.waitForRequest('**/api/contact')
    await form.button.click()
    await expect.poll(() => form.button.innerText().then(plain)).toBe(promised.sending)
    expect(await form.button.isDisabled()).toBe(true)
    // The box of the terms is never sent.
    expect(Object.keys((await sending).postDataJSON()).sort()).toEqual(
      ['email', 'language', 'message', 'name', 'subject', 'submissionId', 'token', 'utm_source', 'website'].sort(),
    )
    answer.resolve()

    expect(await said(form.success)).toBe(promised.sent)
    expect(await form.failure.innerText()).toBe('')
    expect(await form.values()).toEqual(empty)
    expect(await form.terms.isChecked()).toBe(false)
    expect(plain(await form.button.innerText())).toBe(promised.submit)
    expect(await form.button.isEnabled()).toBe(true)
    expect(page.url()).toBe(`${app.url}${pathOf('contact', locale)}?utm_source=salon`)

    const [mail, ...more] = mailsFrom(enquiry.email)
    expect(more).toEqual([])
    expect(mail?.text).toContain('nous vendons des moules')
    const stored = (await readEnquiries(app)).find(({ email }) => email === enquiry.email)
    expect(stored).toMatchObject({ ...enquiry, locale, utm_source: 'salon', quarantined_at: null })
    expect(errors).toEqual([])
    await end()
  })

  test.concurrent.for(languages)(
    'without JavaScript a visitor writes in %s, and reads that it was sent',
    async (locale, { expect }) => {
      const promised = contactSentences(locale)
      const { page, end } = await aVisit(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
      const form = await openContactForm(page, app.url, locale, '?utm_campaign=lettre')
      const enquiry = anEnquiry({ subject: 'sponsoring' })
      await form.fill(enquiry)
      await form.button.click()
      await page.waitForURL(/\?\w+#formulaire$/)
      expect(await said(form.success)).toBe(promised.sent)
      // Where the page opens, the notice is in the window.
      const top = async () => (await form.success.getByRole('paragraph').boundingBox())?.y ?? 0
      await expect.poll(top).toBeLessThan(500)
      expect(await top()).toBeGreaterThan(60)
      expect(await form.values()).toEqual(empty)
      expect(mailsFrom(enquiry.email)).toHaveLength(1)
      const stored = (await readEnquiries(app)).find(({ email }) => email === enquiry.email)
      expect(stored).toMatchObject({ ...enquiry, locale, utm_campaign: 'lettre' })

      // Sent again from there, it is one more message and the same notice.
      const next = anEnquiry()
      await form.fill(next)
      await form.button.click()
      await expect.poll(() => mailsFrom(next.email).length).toBe(1)
      expect(await said(form.success)).toBe(promised.sent)
      await end()
    },
  )

  test.concurrent.each(languages)(
    'without JavaScript what is wrong is said in %s, and everything typed is there',
    async (locale) => {
      const promised = contactSentences(locale)
      const { page, end } = await aVisit(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
      const form = await openContactForm(page, app.url, locale)
      const typed = anEnquiry({ email: 'anna@entreprise', message: 'Zwei Zeilen,\nso wie sie getippt wurden.' })
      await form.fill(typed)
      await form.button.click()
      await form.form.locator('[aria-invalid=true]').waitFor()
      expect(await form.values()).toEqual(typed)
      expect(promised.format).toContain(plain(await page.locator('#contact-email-error').innerText()))
      expect(await page.locator(':focus').getAttribute('name')).toBe('email')
      const list = form.form.getByRole('link', {
        name: (await page.locator('#contact-email-error').innerText()).trim(),
      })
      expect(await list.getAttribute('href')).toBe('#contact-email')

      const repaired = anEnquiry()
      await form.fields.email.fill(repaired.email)
      await form.terms.check()
      await form.button.click()
      await page.waitForURL(/#formulaire$/)
      expect(mailsFrom(repaired.email)).toHaveLength(1)
      await end()
    },
  )
})

test('every way to the owner of the side panel and the booking card leads there, outside in a new tab', async () => {
  const [browser, app] = await Promise.all([launchBrowser(), anApp()])
  const { page, end } = await aVisit(browser)
  for (const locale of locales) {
    await page.goto(app.url + pathOf('contact', locale))
    const links = await page
      .locator('.contact-side a')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('href'), one.getAttribute('target')]))
    expect(links).toEqual([
      [settings.booking.contact, '_blank'],
      [`mailto:${settings.email}`, null],
      [settings.booking.contact, '_blank'],
      [settings.social, '_blank'],
    ])
  }
  await end()
  await Promise.all([browser.close(), app.remove()])
})
