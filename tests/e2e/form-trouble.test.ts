import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, vi } from 'vitest'
import { api, pathOf } from '../../contract/routes.ts'
import { type AppWithMail, anAppWithMail } from '../support/app.ts'
import {
  type FormOnPage,
  holdThanks,
  loseScript,
  noticeOf,
  openAwakeForm,
  plain,
  said,
} from '../support/checklist-form.ts'
import {
  anEnquiry,
  type ContactFormOnPage,
  type Enquiry,
  openAwakeContactForm,
  openContactForm,
  readEnquiries,
} from '../support/contact-form.ts'
import { testContent } from '../support/content.ts'
import { test } from '../support/journey.ts'
import { readRows } from '../support/rows.ts'
import { takeAway } from '../support/take-away.ts'

const { settings, messages } = testContent
const checklistWords = messages.fr.checklistForm
const contactWords = messages.fr.contactForm

const unsent = (reason: keyof typeof checklistWords.unsent) =>
  noticeOf(checklistWords.notSent).replace('{message}', plain(checklistWords.unsent[reason]))
const general = `${noticeOf(checklistWords.general)} ${plain(checklistWords.writeInstead)} ${settings.email}`

type Product = { app: AppWithMail; page: Page }

/** Fills and sends the checklist form, once React is awake. */
async function signUp({ app, page }: Pick<Product, 'app' | 'page'>, address: string): Promise<FormOnPage> {
  const form = await openAwakeForm(page, app.url, 'fr')
  await form.email.fill(address)
  await form.button.click()
  return form
}

/** Bad news as it must be: seen, announced, alone, and without loss. */
async function expectTrouble(page: Page, form: FormOnPage, address: string, notice: string): Promise<void> {
  await vi.waitFor(async () => expect(plain(await form.failure.innerText())).toContain(notice), 15_000)
  expect(await form.failure.getByRole('paragraph').isVisible()).toBe(true)
  expect(await form.success.innerText()).toBe('')
  expect(await form.email.inputValue()).toBe(address)
  expect(await form.button.isEnabled()).toBe(true)
  expect(new URL(page.url()).pathname).toBe(pathOf('checklist', 'fr'))
}

/** The same form, sent again without touching the field, goes through: one row, one mail. */
async function expectSecondTry({ app, page }: Product, form: FormOnPage, address: string): Promise<void> {
  const letThanks = await holdThanks(page, 'fr')
  await form.button.click()
  expect(await said(form.success)).toBe(noticeOf(checklistWords.sent))
  expect(await form.failure.innerText()).toBe('')
  await letThanks()
  await page.waitForURL(`${app.url}${pathOf('thanks', 'fr')}`)
  expect(app.mailServer.to(address)).toHaveLength(1)
  expect((await readRows(app.database)).leads.filter(({ email }) => email === address)).toHaveLength(1)
}

/** Fills and sends the contact form, once React is awake. */
async function write({ app, page }: Pick<Product, 'app' | 'page'>, enquiry: Enquiry): Promise<ContactFormOnPage> {
  const form = await openAwakeContactForm(page, app.url, 'fr')
  await form.fill(enquiry)
  await form.button.click()
  return form
}

const mailsFrom = (app: AppWithMail, { email }: Enquiry) =>
  app.mailServer.mails.filter(({ replyTo }) => replyTo?.[0]?.address === email)

describe('when the mail server or the database is in trouble', () => {
  beforeEach<Product>(({ app }) => app.mailServer.behave({ kind: 'accept' }))

  test('a mail server that is down is told truthfully, and the second try sends one mail', async ({ app, page }) => {
    const address = 'down@example.org'
    await app.mailServer.down()
    const form = await signUp({ app, page }, address)
    await expectTrouble(page, form, address, unsent('unreachable'))
    expect((await readRows(app.database)).leads.map(({ email }) => email)).toContain(address)
    await app.mailServer.up()
    await expectSecondTry({ app, page }, form, address)
  })

  test('a database that cannot store is said, nothing is sent, and the second try stores and sends', async ({
    app,
    page,
  }) => {
    const address = 'full@example.org'
    const putBack = await takeAway(app.database, 'outbox')
    const form = await signUp({ app, page }, address)
    await expectTrouble(page, form, address, general)
    expect(await form.failure.getByRole('link').getAttribute('href')).toBe(`mailto:${settings.email}`)
    await putBack()
    expect((await readRows(app.database)).leads.filter(({ email }) => email === address)).toEqual([])
    expect(app.mailServer.to(address)).toEqual([])
    await expectSecondTry({ app, page }, form, address)
  })

  test('an enquiry whose mail is delayed is told as kept, with JavaScript and without, and reaches the owner later', async ({
    app,
    page,
    browser,
  }) => {
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const plainForm = await openContactForm(await context.newPage(), app.url, 'fr')
    const [first, second] = [anEnquiry(), anEnquiry()]
    await plainForm.fill(first)
    await plainForm.button.click()
    for (const form of [plainForm, await write({ app, page }, second)]) {
      expect(await said(form.success)).toBe(noticeOf(contactWords.notices.kept))
      expect(await form.failure.innerText()).toBe('')
      expect(await form.values()).toEqual({ name: '', email: '', subject: '', message: '' })
    }
    app.mailServer.behave({ kind: 'accept' })
    app.clock.advance(60_000)
    await app.runQueue()
    for (const enquiry of [first, second]) expect(mailsFrom(app, enquiry)).toHaveLength(1)
    await context.close()
  })

  test('an enquiry whose mail is refused for good is told, keeps what was typed, and arrives as it is changed', async ({
    app,
    page,
  }) => {
    app.mailServer.behave({ kind: 'refuse', status: 550, at: 'recipient' })
    const enquiry = anEnquiry()
    const form = await write({ app, page }, enquiry)
    expect(await said(form.failure)).toBe(
      `${noticeOf(contactWords.notices.notSent)} ${plain(contactWords.myAddress)} ${settings.email}`,
    )
    expect(await form.values()).toEqual(enquiry)
    expect(await form.terms.isChecked()).toBe(true)
    app.mailServer.behave({ kind: 'accept' })
    await form.fields.message.fill('Rappelez-moi plutôt au 01 23 45 67 89.')
    await form.button.click()
    expect(await said(form.success)).toBe(noticeOf(contactWords.notices.sent))
    expect(mailsFrom(app, enquiry).some(({ text }) => text?.includes('01 23 45 67 89'))).toBe(true)
  })
})

describe.concurrent('when the way there is in trouble', () => {
  test('a server that never answers is given up (time runs fifty times faster, once)', async ({ app, page, visit }) => {
    visit.isWorn = true
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      let speed = 50
      AbortSignal.timeout = (milliseconds) => {
        document.documentElement.dataset.timeout = String(milliseconds)
        const signal = timeout(milliseconds / speed)
        speed = 1
        return signal
      }
    })
    await page.route(`**${api.checklist}`, () => {})
    const form = await signUp({ app, page }, 'silence@example.org')
    await expectTrouble(page, form, 'silence@example.org', general)
    // Longer than the server waits for the mail server, and not for ever.
    const timeout = Number(await page.locator('html').getAttribute('data-timeout'))
    expect(timeout).toBeGreaterThan(10_000)
    expect(timeout).toBeLessThanOrEqual(20_000)
    await page.unroute(`**${api.checklist}`)
    await expectSecondTry({ app, page }, form, 'silence@example.org')
  })

  test('no network, and whatever else comes instead of an answer, is never taken for success', async ({
    app,
    page,
  }) => {
    const json = 'application/json'
    const badAnswers = [
      { status: 500, contentType: 'application/problem+json', body: '{"status":500,"code":"fault"}' },
      { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
      { status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' },
      { status: 200, contentType: json, body: '{}' },
      { status: 200, contentType: json, body: 'null' },
      { status: 204, contentType: json, body: '' },
      { status: 422, contentType: json, body: '{"errors":[{"field":"website","code":"tooLong"}]}' },
    ]
    const form = await openAwakeForm(page, app.url, 'fr')
    await form.email.fill('answers@example.org')
    await page.context().setOffline(true)
    await form.button.click()
    await expectTrouble(page, form, 'answers@example.org', general)
    await form.failure.getByRole('button', { name: checklistWords.close }).click()
    expect(await form.failure.innerText()).toBe('')
    await page.context().setOffline(false)
    for (const answer of badAnswers) {
      await page.route(`**${api.checklist}`, (route) => route.fulfill(answer))
      await form.button.click()
      await expectTrouble(page, form, 'answers@example.org', general)
      await form.failure.getByRole('button', { name: checklistWords.close }).click()
      await page.unroute(`**${api.checklist}`)
    }
    await expectSecondTry({ app, page }, form, 'answers@example.org')
  })

  test('an answer that was lost on its way does not make a second enquiry', async ({ app, page }) => {
    const enquiry = anEnquiry()
    await page.route(`**${api.contact}`, async (route) => {
      await route.fetch()
      await route.abort()
    })
    const form = await write({ app, page }, enquiry)
    expect(await said(form.failure)).toContain(noticeOf(contactWords.notices.general))
    await page.unroute(`**${api.contact}`)
    await form.button.click()
    expect(await said(form.success)).toBe(noticeOf(contactWords.notices.sent))
    expect(mailsFrom(app, enquiry)).toHaveLength(1)
    expect((await readEnquiries(app)).filter(({ email }) => email === enquiry.email)).toHaveLength(1)
  })

  test('a script that does not load is said above the plain form, which sends all the same', async ({ app, page }) => {
    await loseScript(page)
    const form = await openContactForm(page, app.url, 'fr')
    const enquiry = anEnquiry()
    await form.fill(enquiry)
    expect(await said(form.failure)).toBe(noticeOf(contactWords.notices.init))
    await form.button.click()
    await page.waitForURL(`${app.url}/contact?envoye#formulaire`)
    expect(await said(form.success)).toBe(noticeOf(contactWords.notices.sent))
    expect(mailsFrom(app, enquiry)).toHaveLength(1)
  })

  test('too many tries are answered with the minutes to wait', async ({ page }) => {
    const limited = await anAppWithMail({ config: { formLimit: 1 } })
    await page.request.post(`${limited.url}${api.checklist}`, { data: { email: 'first@example.org' } })
    const form = await signUp({ app: limited, page }, 'second@example.org')
    const notice = noticeOf(checklistWords.tooManyTries).replace('{n}', '10')
    await expectTrouble(page, form, 'second@example.org', notice)
    await limited.remove()
  })
})
