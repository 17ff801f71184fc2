import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pathOf } from '../../contract/routes.ts'
import type { TestApp } from '../support/app.ts'
import { holdThanks, openForm, plain, said } from '../support/checklist-form.ts'
import { formScript, holdScript } from '../support/hold-script.ts'
import { calm, test } from '../support/journey.ts'
import { readRows } from '../support/rows.ts'

const leadOf = async (app: TestApp, address: string) =>
  (await readRows(app.database)).leads.filter(({ email }) => email === address)

const ways: [string, (page: Page) => Promise<void>][] = [
  ['the Enter key', (page) => page.keyboard.press('Enter')],
  ['a click', (page) => page.locator('form button[type=submit]').click()],
  ['a tap', (page) => page.locator('form button[type=submit]').tap()],
]

const touch = test.extend({ visitor: { hasTouch: true, ...calm } })

describe.concurrent('before React woke', () => {
  touch.for(ways)(
    'a form sent by %s before React woke arrives like any other',
    async ([way, send], { app, mailServer, page }) => {
      const letGo = await holdScript(page)
      const address = `early.${way.replaceAll(' ', '-').toLowerCase()}@example.org`
      const { email, form } = await openForm(page, app.url, 'fr', '?utm_source=salon')
      await email.pressSequentially(address)
      expect(await form.getAttribute('novalidate')).toBeNull()
      await send(page)
      await page.waitForURL(`${app.url}${pathOf('thanks', 'fr')}`)
      expect(mailServer.to(address)).toHaveLength(1)
      expect(await leadOf(app, address)).toMatchObject([{ utm_source: 'salon' }])
      letGo()
    },
  )

  test('what was typed before React woke is still there after it, and can be sent', async ({
    app,
    mailServer,
    page,
    visit,
  }) => {
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
    expect(mailServer.to('typed.before@example.org')).toHaveLength(1)
    expect(visit.errors).toEqual([])
  })

  test('a form whose script never arrives goes on working', async ({ app, mailServer, page }) => {
    await page.route(formScript, (route) => route.abort())
    const form = await openForm(page, app.url, 'en')
    await form.email.pressSequentially('no.script@example.org')
    await form.button.click()
    await page.waitForURL(`${app.url}${pathOf('thanks', 'en')}`)
    expect(mailServer.to('no.script@example.org')).toHaveLength(1)
  })

  test('a wrong address sent before React woke can be repaired with React awake', async ({ app, page, visit }) => {
    const letGo = await holdScript(page)
    const form = await openForm(page, app.url, 'de')
    await form.email.fill('eva@firma')
    await form.button.click()
    await form.form.getByText('Eine Angabe stimmt noch nicht').waitFor()
    letGo()
    // The answer opens with the focus in the field, which wakes the form.
    await form.awake()
    expect(await form.email.inputValue()).toBe('eva@firma')
    await form.email.press('End')
    await form.email.pressSequentially('.de')
    const letThanks = await holdThanks(page, 'de')
    await form.button.click()
    expect(await said(form.success)).toBe(
      plain('Geschafft! Ihre Checkliste ist unterwegs. Schauen Sie in Ihr Postfach!'),
    )
    expect(await form.email.getAttribute('aria-invalid')).toBeNull()
    letThanks()
    await page.waitForURL(`${app.url}${pathOf('thanks', 'de')}`)
    expect(visit.errors.filter((error) => !error.includes('422'))).toEqual([])
  })

  test('a text that the browser puts back after going back stays when React wakes', async ({
    app,
    mailServer,
    page,
    visit,
  }) => {
    const form = await openForm(page, app.url, 'fr')
    await form.email.pressSequentially('halfway@example.org')
    await page.getByRole('banner').getByRole('link', { name: 'BusinessBretzel, accueil' }).click()
    await page.waitForURL(`${app.url}/`)
    await page.goBack()
    expect(await form.email.inputValue()).toBe('halfway@example.org')
    await form.email.focus()
    await form.awake()
    expect(await form.email.inputValue()).toBe('halfway@example.org')
    await holdThanks(page, 'fr')
    await page.keyboard.press('Enter')
    expect(await said(form.success)).toContain('Succès !')
    expect(mailServer.to('halfway@example.org')).toHaveLength(1)
    expect(visit.errors).toEqual([])
  })
})
