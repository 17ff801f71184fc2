import { describe, expect } from 'vitest'
import type { ErrorSentences } from '../../contract/api/errors.ts'
import { contactFields, contactForm } from '../../contract/forms/contact.ts'
import { api, pathOf } from '../../contract/routes.ts'
import {
  countPosts,
  descriptionsOf,
  holdThanks,
  noticeOf,
  openAwakeForm,
  plain,
  said,
} from '../support/checklist-form.ts'
import { anEnquiry, openAwakeContactForm } from '../support/contact-form.ts'
import { testContent } from '../support/content.ts'
import { untilFocused } from '../support/focus.ts'
import { calm, test } from '../support/journey.ts'

const { messages } = testContent
const checklistWords = messages.fr.checklistForm

const requiredFields = contactFields.filter((field) => contactForm[field].isRequired)

describe.concurrent('what is wrong is told in the contact form', () => {
  const locale = 'de'
  const words = messages[locale].contactForm

  test('when it is empty: at each field, in a list above them that has the focus, and of the terms aloud', async ({
    app,
    page,
    visit,
  }) => {
    const posts = countPosts(page, api.contact)
    const form = await openAwakeContactForm(page, app.url, locale)
    await form.button.click()
    expect(await said(form.failure)).toBe(noticeOf(words.notices.terms))
    const sentences = [
      ...requiredFields.map((field) => (words[field].errors as ErrorSentences).missing ?? ''),
      words.terms.missing,
    ].map(plain)
    const list = form.form.getByRole('region', {
      name: words.errorSummary.many.replace('{n}', String(sentences.length)),
    })
    expect((await list.getByRole('link').allInnerTexts()).map(plain)).toEqual(sentences)
    await untilFocused(list)
    for (const [index, control] of [...requiredFields.map((field) => form.fields[field]), form.terms].entries()) {
      expect(await control.getAttribute('aria-invalid')).toBe('true')
      expect(await descriptionsOf(page, control)).toContain(sentences[index])
    }
    await list.getByRole('link').nth(2).click()
    await untilFocused(form.fields.subject)
    expect(posts()).toBe(0)
    expect(visit.errors).toEqual([])
  })

  test('of one field: there, where the focus goes, and aloud; corrected it goes away', async ({
    app,
    page,
    expect,
  }) => {
    const posts = countPosts(page, api.contact)
    const form = await openAwakeContactForm(page, app.url, locale)
    const enquiry = anEnquiry()
    await form.fill(enquiry)
    await form.terms.uncheck()
    await form.button.click()
    expect(await said(form.failure)).toBe(noticeOf(words.notices.terms))
    await untilFocused(form.terms)
    await form.terms.check()
    await form.fields.email.fill('anna@entreprise')
    await form.button.click()
    await expect.poll(() => form.failure.innerText().then(plain)).toContain(noticeOf(words.notices.format))
    await untilFocused(form.fields.email)
    expect(posts()).toBe(0)
    await form.fields.email.fill(enquiry.email)
    await page.keyboard.press('Enter')
    expect(await said(form.success)).toBe(noticeOf(words.notices.sent))
    expect(await form.failure.innerText()).toBe('')
    expect(await form.form.locator('[aria-invalid]').count()).toBe(0)
  })
})

describe.concurrent('a form', () => {
  test('sends once for a double click and a key on top', async ({ app, page, visit }) => {
    const posts = countPosts(page, api.checklist)
    const form = await openAwakeForm(page, app.url, 'fr')
    await form.email.fill('double@example.org')
    await form.button.dblclick()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${app.url}${pathOf('thanks', 'fr')}`)
    expect(posts()).toBe(1)
    await app.runQueue()
    expect(app.mailServer.to('double@example.org')).toHaveLength(1)
    expect(visit.errors).toEqual([])
  })
})

describe.concurrent('a slip in the address', () => {
  test('is offered repaired: the button takes it over, the Enter key sends it as it stands', async ({
    app,
    page,
    visit,
  }) => {
    const form = await openAwakeForm(page, app.url, 'fr')
    await form.email.pressSequentially('anna@gmial.com')
    await page.keyboard.press('Tab')
    const offer = form.form.getByRole('button', { name: 'anna@gmail.com' })
    await form.form.getByText(checklistWords.typoHint.split('{')[0]?.trim() ?? '').waitFor()
    await offer.click()
    expect(await form.email.inputValue()).toBe('anna@gmail.com')
    expect(await page.locator(':focus').getAttribute('name')).toBe('email')
    await offer.waitFor({ state: 'detached' })
    await form.email.fill('anna@gmial.com')
    await holdThanks(page, 'fr')
    await page.keyboard.press('Enter')
    expect(await said(form.success)).toBe(noticeOf(checklistWords.sent))
    expect(app.mailServer.to('anna@gmial.com')).toHaveLength(1)
    expect(visit.errors).toEqual([])
  })

  // The offer appears when the field is left, above what is being clicked.
  test('does not move the button or the next field away from the click that goes there', async ({ app, page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const contact = await openAwakeContactForm(page, app.url, 'fr')
    await contact.fields.email.fill('anna@gmial.com')
    await contact.terms.scrollIntoViewIfNeeded()
    await contact.terms.click({ position: { x: 8, y: 2 }, delay: 150 })
    expect(await contact.terms.isChecked()).toBe(true)
    await contact.form.getByRole('button', { name: 'anna@gmail.com' }).waitFor()

    const form = await openAwakeForm(page, app.url, 'fr')
    await form.email.pressSequentially('click@gmial.com')
    await form.button.click({ position: { x: 60, y: 3 }, delay: 150 })
    await page.waitForURL(`${app.url}${pathOf('thanks', 'fr')}`)
    expect(app.mailServer.to('click@gmial.com')).toHaveLength(1)
  })

  test.extend({ visitor: { hasTouch: true, viewport: { width: 390, height: 844 }, ...calm } })(
    'does not move the button away from a tap',
    async ({ app, page }) => {
      const form = await openAwakeForm(page, app.url, 'fr')
      await form.email.pressSequentially('tap@gmial.com')
      await form.button.tap({ position: { x: 60, y: 3 } })
      await page.waitForURL(`${app.url}${pathOf('thanks', 'fr')}`)
      expect(app.mailServer.to('tap@gmial.com')).toHaveLength(1)
    },
  )
})
