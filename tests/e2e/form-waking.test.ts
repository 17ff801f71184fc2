import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pathOf } from '../../contract/routes.ts'
import { holdScript, noticeOf, openForm, said } from '../support/checklist-form.ts'
import { anEnquiry, findContactForm, openContactForm, readEnquiries } from '../support/contact-form.ts'
import { testContent } from '../support/content.ts'
import { calm, test } from '../support/journey.ts'
import { readRows } from '../support/rows.ts'

const { messages } = testContent
const sent = noticeOf(messages.fr.contactForm.notices.sent)

const ways: [string, (page: Page) => Promise<void>][] = [
  ['the Enter key', (page) => page.keyboard.press('Enter')],
  ['a click', (page) => page.locator('form button[type=submit]').click()],
  ['a tap', (page) => page.locator('form button[type=submit]').tap()],
]

const touch = test.extend({ visitor: { hasTouch: true, ...calm } })

describe.concurrent('before a form wakes', () => {
  touch.for(ways)('an address sent by %s arrives like any other', async ([way, send], { app, page }) => {
    const letGo = await holdScript(page)
    const address = `early.${way.replaceAll(' ', '-').toLowerCase()}@example.org`
    const { email, form } = await openForm(page, app.url, 'fr', '?utm_source=salon')
    await email.pressSequentially(address)
    expect(await form.getAttribute('novalidate')).toBeNull()
    await send(page)
    await page.waitForURL(`${app.url}${pathOf('thanks', 'fr')}`)
    expect(app.mailServer.to(address)).toHaveLength(1)
    const lead = (await readRows(app.database)).leads.find((row) => row.email === address)
    expect(lead).toMatchObject({ utm_source: 'salon', first_page: pathOf('checklist', 'fr') })
    letGo()
  })

  test('an enquiry arrives like any other, and its notice does not move when the form wakes', async ({ app, page }) => {
    const letGo = await holdScript(page)
    const form = await openContactForm(page, app.url, 'fr', '?utm_source=messe')
    const enquiry = anEnquiry()
    await form.fill(enquiry)
    await form.button.click()
    await page.waitForURL(`${app.url}/contact?envoye#formulaire`)
    expect(await said(form.success)).toBe(sent)
    // In sight where the page opens, below the header.
    const top = async () => (await form.success.getByRole('paragraph').boundingBox())?.y ?? 0
    await expect.poll(top).toBeLessThan(500)
    expect(await top()).toBeGreaterThan(60)
    expect(await form.values()).toEqual({ name: '', email: '', subject: '', message: '' })
    expect(app.mailServer.mails.filter(({ replyTo }) => replyTo?.[0]?.address === enquiry.email)).toHaveLength(1)
    const stored = (await readEnquiries(app)).find(({ email }) => email === enquiry.email)
    expect(stored).toMatchObject({ utm_source: 'messe', first_page: '/contact' })
    await page.evaluate(() => document.fonts.ready)
    // From the top of the page: the way to the notice may still be scrolled.
    const place = () => form.fields.name.evaluate((field) => field.getBoundingClientRect().top + scrollY)
    const before = await place()
    letGo()
    await form.fields.name.focus()
    await form.awake()
    expect(await place()).toBeCloseTo(before, 0)
    expect(await said(form.success)).toBe(sent)
  })

  test('what was typed is still there after it, and can be sent', async ({ app, page, visit }) => {
    const letGo = await holdScript(page)
    const form = await openForm(page, app.url, 'fr')
    await form.email.pressSequentially('typed.before')
    letGo()
    await form.awake()
    expect(await form.email.inputValue()).toBe('typed.before')
    expect(await page.locator(':focus').getAttribute('name')).toBe('email')
    await form.email.pressSequentially('@example.org')
    await form.button.click()
    await page.waitForURL(`${app.url}${pathOf('thanks', 'fr')}`)
    expect(app.mailServer.to('typed.before@example.org')).toHaveLength(1)
    expect(visit.errors).toEqual([])
  })

  test('a wrong address is answered, repaired with React awake, and the form is empty after success', async ({
    app,
    page,
  }) => {
    const letGo = await holdScript(page)
    const form = await openContactForm(page, app.url, 'fr')
    const enquiry = anEnquiry()
    await form.fill({ ...enquiry, email: 'anna@entreprise' })
    await form.button.click()
    await form.form.locator('[aria-invalid=true]').waitFor()
    letGo()
    // The answer opens with the focus in the field, which wakes the form.
    await form.awake()
    expect(await form.values()).toEqual({ ...enquiry, email: 'anna@entreprise' })
    await form.fields.email.fill(enquiry.email)
    await form.terms.check()
    await form.button.click()
    expect(await said(form.success)).toBe(sent)
    expect(await form.values()).toEqual({ name: '', email: '', subject: '', message: '' })
  })

  // A reload puts the same back in the same way; a browser that a program steers leaves it out.
  test('what the browser puts back after going back stays when React wakes', async ({ app, page, visit, expect }) => {
    const enquiry = anEnquiry({ subject: 'sponsoring' })
    const before = await openContactForm(page, app.url, 'fr')
    await before.fill(enquiry)
    await page.getByRole('banner').getByRole('link', { name: messages.fr.site.homeLink }).click()
    await page.waitForURL(({ pathname }) => pathname === '/')
    await page.goBack()
    const form = findContactForm(page, 'fr')
    const shown = async () => [await form.values(), await form.terms.isChecked()]
    await expect.poll(shown).toEqual([enquiry, true])
    await form.fields.message.focus()
    await form.awake()
    expect(await shown()).toEqual([enquiry, true])
    await form.button.click()
    expect(await said(form.success)).toBe(sent)
    expect((await readEnquiries(app)).filter(({ email }) => email === enquiry.email)).toHaveLength(1)
    expect(visit.errors).toEqual([])
  })
})
