import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { contactFields } from '../../contract/forms/contact.ts'
import { locales } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { findForm, openAwakeForm, plain, said } from '../support/checklist-form.ts'
import {
  anEnquiry,
  findContactForm,
  openAwakeContactForm,
  openContactForm,
  readEnquiries,
} from '../support/contact-form.ts'
import { contactSentences } from '../support/contact-sentences.ts'
import { testContent } from '../support/content.ts'
import { holdScript } from '../support/hold-script.ts'
import { calm, test } from '../support/journey.ts'

/*
 * All that may go wrong while typing, longer than a file should be: the states follow from one another.
 */

/** Counts what the form sends. */
function countPosts(page: Page): () => number {
  let posts = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) posts += 1
  })
  return () => posts
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')

describe.concurrent.each(locales)('what is wrong is told in %s', (locale) => {
  const words = testContent.messages[locale].contactForm

  test('of an empty form: at each field, in a list above them that has the focus, and of the terms aloud', async ({
    app,
    page,
    visit,
  }) => {
    const posts = countPosts(page)
    const form = await openAwakeContactForm(page, app.url, locale)
    await form.button.click()
    expect(await said(form.failure)).toBe(contactSentences(locale).terms)
    const sentences = [...contactFields.map((field) => words[field].errors.missing), words.terms.missing].map(plain)
    const list = form.form.getByRole('region', { name: words.errorSummary.many.replace('{n}', '5') })
    expect((await list.getByRole('link').allInnerTexts()).map(plain)).toEqual(sentences)
    expect(await list.evaluate((element) => element === document.activeElement)).toBe(true)
    for (const [index, control] of [...contactFields.map((field) => form.fields[field]), form.terms].entries()) {
      expect(await control.getAttribute('aria-invalid')).toBe('true')
      const ids = ((await control.getAttribute('aria-describedby')) ?? '').split(' ')
      const descriptions = await Promise.all(ids.map((id) => page.locator(`#${id}`).innerText()))
      expect(descriptions.map(plain)).toContain(sentences[index])
    }
    await list.getByRole('link').nth(2).click()
    expect(await focused(page)).toBe('contact-subject')
    expect(posts()).toBe(0)
    expect(visit.errors).toEqual([])
  })

  test('of an address: at the field, which has the focus, and aloud; corrected it goes away', async ({
    app,
    page,
    expect,
  }) => {
    const posts = countPosts(page)
    const form = await openAwakeContactForm(page, app.url, locale)
    const enquiry = anEnquiry()
    await form.fill({ ...enquiry, email: 'anna@entreprise' })
    await form.button.click()
    expect(await said(form.failure)).toBe(contactSentences(locale).format)
    await expect.poll(() => focused(page)).toBe('contact-email')
    expect(posts()).toBe(0)
    await form.fields.email.fill(enquiry.email)
    await page.keyboard.press('Enter')
    expect(await said(form.success)).toBe(contactSentences(locale).sent)
    expect(await form.failure.innerText()).toBe('')
    expect(await form.form.locator('[aria-invalid]').count()).toBe(0)
  })

  test('of the terms alone: at the box, which has the focus, and the links lead there in that language', async ({
    app,
    page,
    expect,
  }) => {
    const posts = countPosts(page)
    const form = await openAwakeContactForm(page, app.url, locale)
    await form.fill(anEnquiry())
    await form.terms.uncheck()
    await form.button.click()
    expect(await said(form.failure)).toBe(contactSentences(locale).terms)
    await expect.poll(() => focused(page)).toBe('contact-terms')
    expect(posts()).toBe(0)
    const links = await form.form
      .locator('label:has(#contact-terms) a')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('href'), one.getAttribute('hreflang')]))
    expect(links).toEqual([
      [pathOf('terms', locale), locale === 'fr' ? null : 'fr'],
      [pathOf('privacy', locale), null],
    ])
  })
})

describe.concurrent('the contact form', () => {
  test('is filled in and sent with the keyboard alone', async ({ app, page, visit, expect }) => {
    const form = await openContactForm(page, app.url, 'fr')
    const enquiry = anEnquiry({ subject: 'vip', message: 'Écrit sans souris.' })
    await form.fields.name.focus()
    await page.keyboard.type(enquiry.name)
    await page.keyboard.press('Tab')
    await page.keyboard.type(enquiry.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('VIP')
    await page.keyboard.press('Tab')
    await page.keyboard.type(enquiry.message)
    await form.awake()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('contact-terms')
    await page.keyboard.press('Space')
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => (document.activeElement as HTMLButtonElement).type)).toBe('submit')
    expect(await form.values()).toEqual(enquiry)
    await page.keyboard.press('Enter')
    expect(await said(form.success)).toBe(contactSentences('fr').sent)
    // The notice can be put away from there.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => form.success.innerText()).toBe('')
    expect(visit.errors).toEqual([])
  })

  // A reload puts the same back in the same way; a browser that a program steers leaves it out.
  test('keeps what the browser puts back into a page that it loads again', async ({ app, page, visit }) => {
    const before = await openAwakeContactForm(page, app.url, 'fr')
    const enquiry = anEnquiry({ subject: 'sponsoring' })
    await before.fill(enquiry)
    await page.getByRole('banner').getByRole('link', { name: 'BusinessBretzel, accueil' }).click()
    await page.waitForURL(`${app.url}/`)
    await page.goBack()
    const form = findContactForm(page, 'fr')
    expect(await form.form.getAttribute('novalidate')).toBeNull()
    const shown = async () => [await form.values(), await form.terms.isChecked()]
    expect(await shown()).toEqual([enquiry, true])
    await form.fields.message.focus()
    await form.awake()
    expect(await shown()).toEqual([enquiry, true])
    await form.button.click()
    expect(await said(form.success)).toBe(contactSentences('fr').sent)
    expect((await readEnquiries(app)).filter(({ email }) => email === enquiry.email)).toHaveLength(1)
    expect(visit.errors).toEqual([])
  })

  test('sent before React woke arrives like any other', async ({ app, page, mailServer }) => {
    const letGo = await holdScript(page)
    const form = await openContactForm(page, app.url, 'de', '?utm_source=messe')
    const enquiry = anEnquiry()
    await form.fill(enquiry)
    expect(await form.form.getAttribute('novalidate')).toBeNull()
    await form.button.click()
    await page.waitForURL(`${app.url}/de/kontakt?gesendet#formulaire`)
    expect(await said(form.success)).toBe(contactSentences('de').sent)
    expect(mailServer.mails.filter(({ replyTo }) => replyTo?.[0]?.address === enquiry.email)).toHaveLength(1)
    const stored = (await readEnquiries(app)).find(({ email }) => email === enquiry.email)
    expect(stored).toMatchObject({ locale: 'de', utm_source: 'messe' })
    letGo()
  })

  test('typed in before React woke keeps every value when it wakes', async ({ app, page, visit }) => {
    const letGo = await holdScript(page)
    const form = await openContactForm(page, app.url, 'fr')
    const enquiry = anEnquiry({ subject: 'other' })
    await form.fill(enquiry)
    letGo()
    await form.awake()
    expect([await form.values(), await form.terms.isChecked()]).toEqual([enquiry, true])
    await form.button.click()
    expect(await said(form.success)).toBe(contactSentences('fr').sent)
    expect(visit.errors).toEqual([])
  })

  test('answered with an error before React woke is repaired with React awake, and is empty after success', async ({
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
    await form.awake()
    expect(await form.values()).toEqual({ ...enquiry, email: 'anna@entreprise' })
    await form.fields.email.fill(enquiry.email)
    await form.terms.check()
    await form.button.click()
    expect(await said(form.success)).toBe(contactSentences('fr').sent)
    expect(await form.values()).toEqual({ name: '', email: '', subject: '', message: '' })
  })

  test('does not move under the hand when it wakes beside the notice of a plain post', async ({ app, page }) => {
    await page.goto(`${app.url}/contact?envoye#formulaire`)
    const form = findContactForm(page, 'fr')
    // From the top of the page: the way to the notice may still be scrolled.
    const place = () => form.fields.name.evaluate((field) => field.getBoundingClientRect().top + scrollY)
    const before = await place()
    await form.fields.name.focus({ timeout: 5_000 })
    await form.awake()
    expect(await place()).toBeCloseTo(before, 0)
    expect(await said(form.success)).toBe(contactSentences('fr').sent)
  })

  test('sends once for a double click and a key on top', async ({ app, page }) => {
    const posts = countPosts(page)
    const form = await openAwakeContactForm(page, app.url, 'fr')
    await form.fill(anEnquiry())
    await form.button.dblclick()
    expect(await said(form.success)).toBe(contactSentences('fr').sent)
    expect(posts()).toBe(1)
  })
})

describe.concurrent('a slip in the address', () => {
  test('is offered repaired, and the button takes it over', async ({ app, page }) => {
    const form = await openAwakeContactForm(page, app.url, 'de')
    await form.fields.email.fill('anna@gmial.com')
    await page.keyboard.press('Tab')
    await form.form.getByRole('button', { name: 'anna@gmail.com' }).click()
    expect(await form.fields.email.inputValue()).toBe('anna@gmail.com')
    expect(await focused(page)).toBe('contact-email')
  })

  // The offer appears when the field is left, above what is being clicked.
  test('does not move the button away from the click that sends (checklist)', async ({ app, page, mailServer }) => {
    const form = await openAwakeForm(page, app.url, 'fr')
    await form.email.pressSequentially('click@gmial.com')
    await form.button.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0 } = (await form.button.boundingBox()) ?? {}
    await page.mouse.move(x + width / 2, y + 3)
    await page.mouse.down()
    await page.waitForTimeout(150)
    // A pressed button sinks by a pixel, no more.
    expect(Math.abs(((await form.button.boundingBox())?.y ?? 0) - y)).toBeLessThan(2)
    await page.mouse.up()
    await page.waitForURL(`${app.url}${pathOf('thanks', 'fr')}`)
    expect(mailServer.to('click@gmial.com')).toHaveLength(1)
  })

  test('does not move the next field away from the click that goes there', async ({ app, page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const form = await openAwakeContactForm(page, app.url, 'fr')
    await form.fields.email.fill('anna@gmial.com')
    await form.terms.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0 } = (await form.terms.boundingBox()) ?? {}
    await page.mouse.move(x + width / 2, y + 2)
    await page.mouse.down()
    await page.waitForTimeout(150)
    await page.mouse.up()
    expect(await form.terms.isChecked()).toBe(true)
    await form.form.getByRole('button', { name: 'anna@gmail.com' }).waitFor()
  })

  test.extend({ visitor: { hasTouch: true, viewport: { width: 390, height: 844 }, ...calm } })(
    'does not move the button away from a tap',
    async ({ app, page, mailServer }) => {
      await openAwakeForm(page, app.url, 'fr')
      const form = findForm(page, 'fr')
      await form.email.pressSequentially('tap@gmial.com')
      await form.button.tap({ position: { x: 60, y: 3 } })
      await page.waitForURL(`${app.url}${pathOf('thanks', 'fr')}`)
      expect(mailServer.to('tap@gmial.com')).toHaveLength(1)
    },
  )
})
