import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { locales } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import type { TestApp } from '../support/app.ts'
import { findForm, holdThanks, openAwakeForm, plain, said } from '../support/checklist-form.ts'
import { testContent } from '../support/content.ts'
import { test } from '../support/journey.ts'
import type { MailServer } from '../support/mail-server.ts'
import { readRows } from '../support/rows.ts'

/** Counts the sign-ups that leave the page. */
function countPosts(page: Page): () => number {
  let posts = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checklist')) posts += 1
  })
  return () => posts
}

type Product = { app: TestApp; mailServer: MailServer }

async function expectOneOfEverything({ app, mailServer }: Product, address: string): Promise<void> {
  await app.runQueue()
  const { leads } = await readRows(app.database)
  expect(leads.filter(({ email }) => email === address)).toHaveLength(1)
  expect(mailServer.to(address)).toHaveLength(1)
  expect(mailServer.to('owner@example.com').filter(({ text }) => text?.includes(address))).toHaveLength(1)
}

describe.concurrent.each(locales)('a wrong address in %s', (locale) => {
  const { errors, errorSummary } = testContent.messages[locale].checklistForm

  test.for<[string, string, string]>([
    ['nothing', '', errors.email.missing],
    ['half an address', 'anna@', errors.email.format],
    ['two addresses', 'anna@example.org,paul@example.org', errors.email.format],
  ])('is told at the field: %s', async ([, typed, sentence], { app, page, visit }) => {
    const posts = countPosts(page)
    const form = await openAwakeForm(page, app.url, locale)
    await form.email.fill(typed)
    await form.button.click()

    const ids = ((await form.email.getAttribute('aria-describedby')) ?? '').split(' ')
    const descriptions = await Promise.all(ids.map((id) => page.locator(`#${id}`).innerText()))
    expect(descriptions.map(plain)).toContain(plain(sentence))
    expect(await form.email.getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator(':focus').getAttribute('name')).toBe('email')
    expect(await form.email.inputValue()).toBe(typed)
    expect(await form.form.getByText(errorSummary).isVisible()).toBe(true)
    expect(await form.success.innerText()).toBe('')
    expect(posts()).toBe(0)
    expect(visit.errors).toEqual([])
  })
})

describe.concurrent('the form', () => {
  test('a corrected address takes the error away and is sent', async ({ app, page, visit }) => {
    const form = await openAwakeForm(page, app.url, 'fr')
    await form.email.fill('anna')
    await page.keyboard.press('Enter')
    await form.form.getByText('Il reste un point à corriger').waitFor()
    await form.email.fill('corrected@example.org')
    await holdThanks(page, 'fr')
    await page.keyboard.press('Enter')
    expect(await said(form.success)).toContain('Succès !')
    expect(await form.email.getAttribute('aria-invalid')).toBeNull()
    expect(await form.form.getByText('Il reste un point à corriger').count()).toBe(0)
    expect(visit.errors).toEqual([])
  })

  test('a slip in a well-known name is offered repaired, and the button takes it over', async ({
    app,
    page,
    visit,
  }) => {
    const form = await openAwakeForm(page, app.url, 'fr')
    await form.email.pressSequentially('anna@gmial.com')
    await page.keyboard.press('Tab')
    const offer = form.form.getByRole('button', { name: 'anna@gmail.com' })
    await offer.waitFor()
    expect(plain(await form.form.locator('[aria-live=polite]').first().innerText())).toBe(
      'Vouliez-vous écrire anna@gmail.com ?',
    )
    await offer.click()
    expect(await form.email.inputValue()).toBe('anna@gmail.com')
    expect(await page.locator(':focus').getAttribute('name')).toBe('email')
    expect(await offer.count()).toBe(0)
    expect(visit.errors).toEqual([])
  })

  test('a slip that is none can be sent as it stands: the offer only asks', async ({
    app,
    mailServer,
    page,
    visit,
  }) => {
    const form = await openAwakeForm(page, app.url, 'fr')
    await form.email.pressSequentially('anna@gmial.com')
    await holdThanks(page, 'fr')
    await page.keyboard.press('Enter')
    expect(await said(form.success)).toContain('Succès !')
    expect(mailServer.to('anna@gmial.com')).toHaveLength(1)
    expect(visit.errors).toEqual([])
  })

  test('the Enter key sends', async ({ app, mailServer, page, visit }) => {
    const form = await openAwakeForm(page, app.url, 'fr')
    await form.email.pressSequentially('enter@example.org')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${app.url}${pathOf('thanks', 'fr')}`)
    await expectOneOfEverything({ app, mailServer }, 'enter@example.org')
    expect(visit.errors).toEqual([])
  })

  test('a double click and a key on top send once', async ({ app, mailServer, page, visit }) => {
    const posts = countPosts(page)
    const form = await openAwakeForm(page, app.url, 'fr')
    await form.email.fill('double@example.org')
    await form.button.dblclick()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${app.url}${pathOf('thanks', 'fr')}`)
    expect(posts()).toBe(1)
    await expectOneOfEverything({ app, mailServer }, 'double@example.org')
    expect(visit.errors).toEqual([])
  })

  test('going back and sending again leaves one row, one mail and one notification', async ({
    app,
    mailServer,
    page,
    visit,
  }) => {
    const form = await openAwakeForm(page, app.url, 'fr')
    await form.email.fill('again@example.org')
    await form.button.click()
    await page.waitForURL(`${app.url}${pathOf('thanks', 'fr')}`)
    await page.goBack()
    const back = findForm(page, 'fr')
    await back.email.focus()
    await back.awake()
    await back.email.fill('AGAIN@example.org')
    const letThanks = await holdThanks(page, 'fr')
    await back.button.click()
    expect(await said(back.success)).toContain('Succès !')
    letThanks()
    await page.waitForURL(`${app.url}${pathOf('thanks', 'fr')}`)
    await expectOneOfEverything({ app, mailServer }, 'again@example.org')
    expect(visit.errors).toEqual([])
  })
})
