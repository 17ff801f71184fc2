import { describe } from 'vitest'
import { contactSubjects } from '../../contract/forms/contact.ts'
import { api, pathOf } from '../../contract/routes.ts'
import type { AppWithMail } from '../support/app.ts'
import { noticeOf, plain, said } from '../support/checklist-form.ts'
import { anEnquiry, openAwakeContactForm, openContactForm, readEnquiries } from '../support/contact-form.ts'
import { testContent } from '../support/content.ts'
import { test } from '../support/journey.ts'

const { messages } = testContent

const empty = { name: '', email: '', subject: '', message: '' }

const mailsFrom = (app: AppWithMail, email: string) =>
  app.mailServer.to('owner@example.com').filter(({ replyTo }) => replyTo?.some(({ address }) => address === email))

describe.concurrent('a visitor', () => {
  test.for(['de'] as const)('writes in %s, and the owner can answer', async (locale, { app, visit, expect }) => {
    const words = messages[locale].contactForm
    const { page, errors } = visit
    const form = await openAwakeContactForm(page, app.url, locale, '?utm_source=salon')
    const options = form.fields.subject.locator('option')
    expect(await options.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
      '',
      ...contactSubjects,
    ])
    const enquiry = anEnquiry({ subject: 'backlinks' })
    await form.fill(enquiry)
    // The answer is held back a moment, so that the time of sending can be looked at.
    const answer = Promise.withResolvers<void>()
    await page.route(`**${api.contact}`, async (route) => {
      await answer.promise
      await route.continue()
    })
    const sending = page.waitForRequest(`**${api.contact}`)
    await form.button.click()
    await expect.poll(() => form.button.innerText().then(plain)).toBe(plain(words.sending))
    expect(await form.button.isDisabled()).toBe(true)
    // The box of the terms is never sent.
    expect(Object.keys((await sending).postDataJSON()).sort()).toEqual(
      [
        ...['email', 'how_found', 'language', 'message', 'name', 'subject', 'submissionId', 'utm_source', 'via'],
        'website',
      ].sort(),
    )
    answer.resolve()
    expect(await said(form.success)).toBe(noticeOf(words.notices.sent))
    expect(await form.failure.innerText()).toBe('')
    expect(await form.values()).toEqual(empty)
    expect(await form.terms.isChecked()).toBe(false)
    expect(plain(await form.button.innerText())).toBe(plain(words.submit))
    expect(page.url()).toBe(`${app.url}${pathOf('contact', locale)}?utm_source=salon`)

    const [mail, ...more] = mailsFrom(app, enquiry.email)
    expect(more).toEqual([])
    expect(mail?.text).toContain('nous vendons des moules')
    const stored = (await readEnquiries(app)).find(({ email }) => email === enquiry.email)
    expect(stored).toMatchObject({ ...enquiry, locale, utm_source: 'salon', quarantined_at: null })
    expect(errors).toEqual([])
  })
})

describe.concurrent('the contact page', () => {
  test('is filled in and sent with the keyboard alone', async ({ app, page, visit, expect }) => {
    const form = await openContactForm(page, app.url, 'fr')
    const enquiry = anEnquiry({ subject: 'vip', message: 'Écrit sans souris.' })
    const focused = () => page.evaluate(() => document.activeElement?.id ?? '')
    await form.fields.name.focus()
    for (const text of [enquiry.name, enquiry.email, 'VIP', enquiry.message, 'Par un confrère']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await form.awake()
    await expect.poll(focused).toBe('contact-terms')
    await page.keyboard.press('Space')
    // Past the links to the terms and to the privacy page.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab')
    expect(await form.values()).toEqual(enquiry)
    expect(await form.fields.how_found.inputValue()).toBe('Par un confrère')
    await page.keyboard.press('Enter')
    expect(await said(form.success)).toBe(noticeOf(messages.fr.contactForm.notices.sent))
    // The notice can be put away from there.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => form.success.innerText()).toBe('')
    expect(visit.errors).toEqual([])
  })

  test('opens with the subject of the offer that somebody comes from', async ({ app, page, expect }) => {
    for (const [from, subject] of [
      [pathOf('vip', 'fr'), 'vip'],
      [pathOf('auditDach', 'fr'), 'audit'],
      [pathOf('expressAudit', 'de'), 'audit'],
    ] as const) {
      await page.goto(app.url + from)
      const href = await page.locator('header .menu a.button').getAttribute('href')
      await page.goto(app.url + href)
      const select = page.locator('select')
      expect(await select.inputValue()).toBe(subject)
      // What was chosen stays when the form wakes.
      await page.locator('#contact-name').focus()
      await page.waitForFunction(() => document.querySelector('select')?.value !== '')
      expect(await select.inputValue()).toBe(subject)
      const answer = await fetch(app.url + href)
      expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, null])
    }
    expect((await fetch(`${app.url}/contact?subject=nonsense`)).status).toBe(200)
  })
})
