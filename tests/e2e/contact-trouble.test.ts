import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect } from 'vitest'
import { type Locale, locales } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { anApp, type TestApp } from '../support/app.ts'
import { said } from '../support/checklist-form.ts'
import {
  anEnquiry,
  type ContactFormOnPage,
  type Enquiry,
  openAwakeContactForm,
  openContactForm,
  readEnquiries,
} from '../support/contact-form.ts'
import { contactSentences } from '../support/contact-sentences.ts'
import { testContent } from '../support/content.ts'
import { anEmailJsService } from '../support/emailjs-service.ts'
import { expectedIn } from '../support/expected-in.ts'
import { test } from '../support/journey.ts'
import { aMailServer, type MailServer } from '../support/mail-server.ts'
import { readRows } from '../support/rows.ts'
import { takeAway } from '../support/take-away.ts'

const { settings } = testContent

/*
 * Every trouble on the way and what the visitor is told, longer than a file should be, so that none is left out.
 */

type Product = { app: TestApp; mailServer: MailServer; page: Page }

const direct: Partial<Record<Locale, string>> = { fr: 'Mon adresse :', en: 'My address:', de: 'Meine Adresse:' }
const instead: Partial<Record<Locale, string>> = {
  fr: "Vous pouvez aussi m'écrire :",
  en: 'You can also write to me:',
  de: 'Sie können mir auch schreiben:',
}
const notSent = (locale: Locale) =>
  `${contactSentences(locale).notSent} ${expectedIn(direct, locale)} ${settings.email}`
const general = (locale: Locale) =>
  `${contactSentences(locale).general} ${expectedIn(instead, locale)} ${settings.email}`

/** Fills and sends the form, once React is awake. */
async function send(
  { app, page }: Pick<Product, 'app' | 'page'>,
  enquiry: Enquiry,
  locale: Locale = 'fr',
): Promise<ContactFormOnPage> {
  const form = await openAwakeContactForm(page, app.url, locale)
  await form.fill(enquiry)
  await form.button.click()
  return form
}

/** Bad news as it must be: seen, announced, alone, with another way to write, and without loss. */
async function expectTrouble(form: ContactFormOnPage, enquiry: Enquiry, notice: string): Promise<void> {
  expect(await said(form.failure)).toBe(notice)
  expect(await form.failure.getByRole('paragraph').isVisible()).toBe(true)
  expect(await form.failure.getByRole('link').getAttribute('href')).toBe(`mailto:${settings.email}`)
  expect(await form.success.innerText()).toBe('')
  expect(await form.values()).toEqual(enquiry)
  expect(await form.terms.isChecked()).toBe(true)
  expect(await form.button.isEnabled()).toBe(true)
}

/** A stored message as it is told: good news, nothing more to do, and an empty form that nobody sends again. */
async function expectKept(form: ContactFormOnPage, locale: Locale = 'fr'): Promise<void> {
  expect(await said(form.success)).toBe(contactSentences(locale).kept)
  expect(await form.failure.innerText()).toBe('')
  expect(await form.values()).toEqual({ name: '', email: '', subject: '', message: '' })
}

/** The same form, sent again without touching a field, goes through and is one message. */
async function expectSecondTry(
  { app, mailServer }: Product,
  form: ContactFormOnPage,
  { email }: Enquiry,
): Promise<void> {
  await form.button.click()
  expect(await said(form.success)).toBe(contactSentences('fr').sent)
  expect(await form.failure.innerText()).toBe('')
  expect(mailServer.mails.filter(({ replyTo }) => replyTo?.[0]?.address === email)).toHaveLength(1)
  expect((await readEnquiries(app)).filter((row) => row.email === email)).toHaveLength(1)
}

/** Where a page opens on a phone: below the header, above the lower edge. */
async function expectInView(notice: Locator): Promise<void> {
  const place = async () => (await notice.getByRole('paragraph').boundingBox()) ?? { y: 0, height: 0 }
  await expect.poll(async () => (await place()).y).toBeLessThan(600)
  const { y, height } = await place()
  expect(y).toBeGreaterThan(60)
  expect(y + height).toBeLessThan(844)
}

const badAnswers: [string, { status: number; contentType: string; body: string }][] = [
  ['a fault', { status: 500, contentType: 'application/problem+json', body: '{"status":500,"code":"fault"}' }],
  ['a page of a proxy', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
  ['a page with status 200', { status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }],
  ['an empty object', { status: 200, contentType: 'application/json', body: '{}' }],
  [
    'an error at a field that nobody sees',
    { status: 422, contentType: 'application/problem+json', body: '{"errors":[{"field":"website","code":"tooLong"}]}' },
  ],
]

describe('when the mail server or the database is in trouble', () => {
  beforeEach<Product>(({ mailServer }) => mailServer.behave({ kind: 'accept' }))

  test.for(locales)(
    'a message whose mail is delayed is told as kept, and reaches the owner later (%s)',
    async (locale, { app, mailServer, page }) => {
      mailServer.behave({ kind: 'refuse', status: 451 })
      const enquiry = anEnquiry()
      const form = await send({ app, page }, enquiry, locale)
      await expectKept(form, locale)
      mailServer.behave({ kind: 'accept' })
      app.clock.advance(60_000)
      await app.runQueue()
      expect(mailServer.mails.filter(({ replyTo }) => replyTo?.[0]?.address === enquiry.email)).toHaveLength(1)
    },
  )

  test.for(locales)(
    'without JavaScript a delayed mail is told as kept, where the page opens (%s)',
    async (locale, { app, mailServer, browser }) => {
      mailServer.behave({ kind: 'refuse', status: 451 })
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      const form = await openContactForm(page, app.url, locale)
      await form.fill(anEnquiry())
      await form.button.click()
      await expectKept(form, locale)
      await expectInView(form.success)
      await context.close()
    },
  )

  test.for(locales)(
    'a mail that is refused for good is told, with everything typed, with JavaScript and without (%s)',
    async (locale, { app, mailServer, page, browser }) => {
      mailServer.behave({ kind: 'refuse', status: 550, at: 'recipient' })
      const enquiry = anEnquiry()
      await expectTrouble(await send({ app, page }, enquiry, locale), enquiry, notSent(locale))
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
      const form = await openContactForm(await context.newPage(), app.url, locale)
      await form.fill(enquiry)
      await form.button.click()
      expect(await said(form.failure)).toBe(notSent(locale))
      expect(await form.values()).toEqual(enquiry)
      await expectInView(form.failure)
      await context.close()
    },
  )

  test('a text that was changed after a failure is what the owner gets', async ({ app, mailServer, page }) => {
    mailServer.behave({ kind: 'refuse', status: 550, at: 'recipient' })
    const enquiry = anEnquiry()
    const form = await send({ app, page }, enquiry)
    await expectTrouble(form, enquiry, notSent('fr'))
    mailServer.behave({ kind: 'accept' })
    await form.fields.message.fill('Rappelez-moi plutôt au 01 23 45 67 89.')
    await form.button.click()
    expect(await said(form.success)).toBe(contactSentences('fr').sent)
    const texts = mailServer.mails
      .filter(({ replyTo }) => replyTo?.[0]?.address === enquiry.email)
      .map(({ text }) => text)
    expect(texts.some((text) => text?.includes('01 23 45 67 89'))).toBe(true)
  })

  test('a mail server that is down is told truthfully; the message leaves once it is back', async ({
    app,
    mailServer,
    page,
  }) => {
    await mailServer.down()
    const enquiry = anEnquiry()
    await expectKept(await send({ app, page }, enquiry))
    await mailServer.up()
    app.clock.advance(60_000)
    await app.runQueue()
    expect(mailServer.mails.filter(({ replyTo }) => replyTo?.[0]?.address === enquiry.email)).toHaveLength(1)
  })

  test('a database that cannot store is said, nothing is sent, and the second try stores and sends', async ({
    app,
    mailServer,
    page,
  }) => {
    const enquiry = anEnquiry()
    const putBack = await takeAway(app.database, 'outbox')
    const form = await send({ app, page }, enquiry)
    await expectTrouble(form, enquiry, general('fr'))
    expect((await readEnquiries(app)).filter(({ email }) => email === enquiry.email)).toEqual([])
    await putBack()
    await expectSecondTry({ app, mailServer, page }, form, enquiry)
  })
})

describe.concurrent('when the way there is in trouble', () => {
  test('a mail server that hangs does not hang the visitor: within nine seconds the truth', async ({ page }) => {
    const hanging = await aMailServer()
    hanging.behave({ kind: 'hang' })
    const other = await anApp({ smtpUrl: hanging.url })
    const enquiry = anEnquiry()
    const form = await openAwakeContactForm(page, other.url, 'fr')
    await form.fill(enquiry)
    const began = performance.now()
    await form.button.click()
    await expectKept(form)
    const waited = performance.now() - began
    expect(waited).toBeGreaterThan(5_000)
    expect(waited).toBeLessThan(10_500)
    // The message, and its acknowledgement.
    expect((await readRows(other.database)).outbox.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
    await hanging.stop()
    await other.remove()
  })

  test.for(badAnswers)(
    '%s instead of an answer is never taken for success',
    async ([, answer], { app, mailServer, page }) => {
      const enquiry = anEnquiry()
      await page.route('**/api/contact', (route) => route.fulfill(answer))
      const form = await send({ app, page }, enquiry)
      await expectTrouble(form, enquiry, general('fr'))
      await page.unroute('**/api/contact')
      await expectSecondTry({ app, mailServer, page }, form, enquiry)
    },
  )

  test('a network that is gone is said, and the form works when it is back', async ({ app, mailServer, page }) => {
    const enquiry = anEnquiry()
    const form = await openAwakeContactForm(page, app.url, 'fr')
    await form.fill(enquiry)
    await page.context().setOffline(true)
    await form.button.click()
    await expectTrouble(form, enquiry, general('fr'))
    await page.context().setOffline(false)
    await expectSecondTry({ app, mailServer, page }, form, enquiry)
  })

  test('an answer that was lost on its way does not make a second message', async ({ app, mailServer, page }) => {
    const enquiry = anEnquiry()
    await page.route('**/api/contact', async (route) => {
      await route.fetch()
      await route.abort()
    })
    const form = await send({ app, page }, enquiry)
    await expectTrouble(form, enquiry, general('fr'))
    await page.unroute('**/api/contact')
    await expectSecondTry({ app, mailServer, page }, form, enquiry)
  })

  test.for(locales)(
    'a token that cannot be had is said when the form wakes, and the form sends all the same (%s)',
    async (locale, { app, mailServer, page }) => {
      await page.route('**/api/form-token', (route) => route.fulfill({ status: 503, body: '' }))
      const form = await openAwakeContactForm(page, app.url, locale)
      expect(await said(form.failure)).toBe(contactSentences(locale).init)
      const enquiry = anEnquiry()
      await form.fill(enquiry)
      await form.button.click()
      expect(await said(form.success)).toBe(contactSentences(locale).sent)
      expect(mailServer.mails.filter(({ replyTo }) => replyTo?.[0]?.address === enquiry.email)).toHaveLength(1)
    },
  )

  test('a filled honeypot is answered with what becomes of it', async ({ app, mailServer, page }) => {
    for (const locale of locales) {
      const form = await openAwakeContactForm(page, app.url, locale)
      const enquiry = anEnquiry()
      await form.fill(enquiry)
      await page.locator('input[name=website]').evaluate((field: HTMLInputElement) => {
        field.value = 'https://autofill.example'
      })
      await form.button.click()
      expect(await said(form.success)).toBe(contactSentences(locale).quarantined)
      expect(mailServer.mails.filter(({ replyTo }) => replyTo?.[0]?.address === enquiry.email)).toEqual([])
    }
  })

  test('too many tries are answered with the minutes to wait', async ({ mailServer, page }) => {
    const limited = await anApp({ smtpUrl: mailServer.url, config: { formLimit: 1 } })
    await page.request.post(`${limited.url}/api/contact`, { data: anEnquiry() })
    const enquiry = anEnquiry()
    const form = await send({ app: limited, page }, enquiry)
    await expectTrouble(
      form,
      enquiry,
      `Erreur Trop de tentatives. Réessayez dans 10 minutes. ${instead.fr} ${settings.email}`,
    )
    await limited.remove()
  })

  test('EmailJS refusing and away is told as kept, up again it gets the one message', async ({ page, expect }) => {
    const service = await anEmailJsService()
    const app = await anApp({ config: { emailJs: service.settings } })
    const enquiry = anEnquiry()
    const tries = () => service.calls.filter(({ body }) => body.template_params.reply_to === enquiry.email)
    service.behave({ kind: 'answer', status: 400, text: 'The Public Key is invalid' })
    await expectKept(await send({ app, page }, enquiry))
    service.behave({ kind: 'answer', status: 503, text: 'Service Unavailable' })
    await expectKept(await send({ app, page }, enquiry))
    await expect.poll(() => tries().length).toBe(2)
    service.behave({ kind: 'answer', status: 200, text: 'OK' })
    const form = await send({ app, page }, enquiry)
    expect(await said(form.success)).toBe(contactSentences('fr').sent)
    expect(tries()).toHaveLength(3)
    expect(await readEnquiries(app)).toHaveLength(1)
    await app.remove()
    await service.stop()
  })

  test('a form that never wakes goes on working', async ({ app, mailServer, page }) => {
    await page.route('**/assets/wake-form*', (route) => route.abort())
    const form = await openContactForm(page, app.url, 'en')
    const enquiry = anEnquiry()
    await form.fill(enquiry)
    await form.button.click()
    await page.waitForURL(`${app.url}${pathOf('contact', 'en')}?sent#formulaire`)
    expect(mailServer.mails.filter(({ replyTo }) => replyTo?.[0]?.address === enquiry.email)).toHaveLength(1)
  })
})
