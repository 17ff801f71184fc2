import { describe, expect } from 'vitest'
import { pathOf } from '../../contract/routes.ts'
import { expectAccessible, findFaultsOfLook } from '../support/axe.ts'
import { findForm } from '../support/checklist-form.ts'
import { testContent } from '../support/content.ts'
import { test } from '../support/journey.ts'

const { messages } = testContent

describe.concurrent('axe finds nothing', () => {
  test('on the open menu', async ({ app, page }) => {
    const { site } = messages.de
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(app.url + pathOf('checklist', 'de'))
    await page.getByRole('button', { name: site.openMenu }).click()
    expect(await findFaultsOfLook(page, 'menu')).toEqual([])
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('banner').getByRole('button', { name: site.language }).click()
    expect(await findFaultsOfLook(page, 'languages')).toEqual([])
  })

  test('on the form awake: with an error, an offer, a notice of trouble, a notice of success', async ({
    app,
    page,
  }) => {
    await page.goto(app.url + pathOf('checklist', 'fr'))
    const form = findForm(page, 'fr')
    await form.email.focus()
    await form.awake()
    await form.email.fill('anna')
    await page.keyboard.press('Enter')
    await form.form.getByText(messages.fr.checklistForm.errorSummary).waitFor()
    await expectAccessible(page, 'with an error')
    await form.email.fill('anna@gmial.com')
    await form.email.blur()
    await form.form.getByRole('button', { name: 'anna@gmail.com' }).waitFor()
    await page.route('**/api/checklist', (route) => route.abort())
    await form.button.click()
    await form.failure.getByRole('paragraph').waitFor()
    await expectAccessible(page, 'with an offer and a notice of trouble')
    await page.unroute('**/api/checklist')
    // Held as stored and looked at first: a notice of success that stays on the page.
    await page.route('**/api/checklist', (route) =>
      route.fulfill({ status: 202, json: { sent: false, reason: 'quarantined' } }),
    )
    await form.button.click()
    await form.success.getByRole('paragraph').waitFor()
    await expectAccessible(page, 'with a notice of success')
  })
})
