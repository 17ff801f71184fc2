import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { locales } from '../../contract/locales.ts'
import { pathOf, tokenRoutes } from '../../contract/routes.ts'
import { openForm, plain, said } from '../support/checklist-form.ts'
import { testContent } from '../support/content.ts'
import { test as base, calm } from '../support/journey.ts'
import { findLink } from '../support/mail-server.ts'
import { readRows } from '../support/rows.ts'
import { searchTables } from '../support/search-tables.ts'

const { messages } = testContent

const test = base.extend({ visitor: { javaScriptEnabled: false, viewport: { width: 390, height: 844 }, ...calm } })

describe.concurrent.each(locales)('without JavaScript, in %s', (locale) => {
  const formWords = messages[locale].checklistForm
  const { buttonPages, site } = messages[locale]

  test('a visitor gets the mail, the PDF, their data, and has everything erased', async ({ app, mailServer, page }) => {
    const address = `plain.${locale}@example.org`
    const { email } = await openForm(page, app.url, locale, '?utm_campaign=lettre')
    await email.pressSequentially(address)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${app.url}${pathOf('thanks', locale)}`)

    const [mail] = mailServer.to(address)
    const [lead] = (await readRows(app.database)).leads.filter((row) => row.email === address)
    expect(lead).toMatchObject({ locale, utm_campaign: 'lettre' })
    await page.goto(findLink(mail, tokenRoutes.download[locale]))
    await page.getByRole('button', { name: buttonPages.confirm.button }).click()
    const link = await page.getByRole('link', { name: buttonPages.ready.button }).getAttribute('href')
    const pdf = await page.request.get(new URL(link ?? '', app.url).href)
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

    await app.runQueue()
    const erase = findLink(mail, tokenRoutes.erase[locale])
    await page.goto(erase)
    await page.getByRole('button', { name: buttonPages.erase.data }).click()
    expect(plain(await page.getByRole('status').innerText())).toContain(plain(buttonPages.erase.dataSent.text))
    await page.goto(findLink(mailServer.to(address).at(-1), tokenRoutes.data[locale]))
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
  })

  test('a wrong address is answered at the field and above the form, with everything typed still there', async ({
    app,
    page,
  }) => {
    const form = await openForm(page, app.url, locale)
    // A browser takes an address without a dot; the server does not.
    await form.email.fill('anna@entreprise')
    const answering = page.waitForResponse((response) => response.request().method() === 'POST')
    await form.button.click()
    const answer = await answering
    expect(answer.status()).toBe(422)
    expect(page.url()).toBe(`${app.url}${pathOf('checklist', locale)}`)

    expect(await form.email.inputValue()).toBe('anna@entreprise')
    expect(await form.email.getAttribute('aria-invalid')).toBe('true')
    const ids = ((await form.email.getAttribute('aria-describedby')) ?? '').split(' ')
    const descriptions = await Promise.all(ids.map((id) => page.locator(`#${id}`).innerText()))
    expect(descriptions.map(plain)).toContain(plain(formWords.errors.email.format))
    expect(await page.locator(':focus').getAttribute('name')).toBe('email')
    const summary = form.form.getByRole('link', { name: formWords.errors.email.format })
    expect(await summary.isVisible()).toBe(true)
    expect(plain(await form.form.innerText())).toContain(plain(formWords.errorSummary))
    // A screen reader begins with the title.
    expect((await page.title()).startsWith(formWords.errorSummary)).toBe(true)

    // The repaired form goes through.
    await form.email.fill(`repaired.${locale}@example.org`)
    await form.button.click()
    await page.waitForURL(`${app.url}${pathOf('thanks', locale)}`)
  })

  test('the menu opens and closes, and the languages lead to the same page', async ({ app, page }) => {
    await page.goto(app.url + pathOf('checklist', locale))
    const menu = page.getByRole('navigation', { name: site.mainNavigation })
    expect(await menu.isVisible()).toBe(false)
    await page.getByRole('button', { name: site.openMenu }).click()
    expect(await menu.isVisible()).toBe(true)
    await page.getByRole('button', { name: site.closeMenu }).click()
    expect(await menu.isVisible()).toBe(false)
    await page.getByRole('button', { name: site.openMenu }).click()
    await page.keyboard.press('Escape')
    expect(await menu.isVisible()).toBe(false)

    for (const other of locales) {
      await page.goto(app.url + pathOf('checklist', locale))
      await page.getByRole('button', { name: site.openMenu }).click()
      await menu.getByRole('link', { name: messages[other].site.languageName, exact: true }).click()
      await page.waitForURL(`${app.url}${pathOf('checklist', other)}`)
      expect(await page.getByRole('navigation', { name: messages[other].site.mainNavigation }).isVisible()).toBe(false)
    }
  })
})

// Not side by side with the others: the one mail server of all misbehaves meanwhile.
describe.each(locales)('without JavaScript and without a mail server, in %s', (locale) => {
  const formWords = messages[locale].checklistForm

  test('a mail that could not leave is said so, and it leaves later', async ({ app, mailServer, page }) => {
    const address = `patient.${locale}@example.org`
    const form = await openForm(page, app.url, locale)
    await form.email.fill(address)
    mailServer.behave({ kind: 'refuse', status: 451 })
    await form.button.click()
    const notice = formWords.notSent.text.replace('{message}', formWords.unsent.unreachable)
    expect(await said(form.failure)).toBe(plain(`${formWords.notSent.title} ${notice}`))
    expect(await form.failure.isVisible()).toBe(true)
    expect(await form.success.innerText()).toBe('')
    expect(page.url()).toBe(`${app.url}${pathOf('checklist', locale)}`)
    expect(await form.email.inputValue()).toBe(address)
    expect(mailServer.to(address)).toEqual([])

    mailServer.behave({ kind: 'accept' })
    app.clock.advance(60_000)
    await app.runQueue()
    expect(mailServer.to(address)).toHaveLength(1)
  })
})
