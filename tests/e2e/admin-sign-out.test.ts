import { describe } from 'vitest'
import { test as base, expectSiteFrame } from '../support/admin-app.ts'
import { plain, said } from '../support/checklist-form.ts'
import { engines } from '../support/engines.ts'

describe.concurrent.each(engines)('the end of a session on %s', (engine) => {
  const test = base.extend({ engine })

  test('signed out in one tab is signed out in the other, when that is looked at', async ({ expect, room }) => {
    const { app, page, errors } = room
    await room.enter()
    const other = await page.context().newPage()
    await other.goto(`${app.url}/admin`)
    await other.getByRole('button', { name: 'Se déconnecter' }).click()
    await other.getByRole('form').waitFor()
    // A headless browser keeps every tab in the light: what it would tell the page is told here.
    expect(await room.heading('Bonjour.').isVisible()).toBe(true)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await room.login.email.waitFor()
    expect(plain(await said(room.failure))).toMatch(
      /^Session terminée Vous avez été déconnecté\(e\) dans un autre onglet/,
    )
    await expectSiteFrame(page, true)
    expect(errors).toEqual([])
  })

  test('closes at the first refused call, and says that nothing was done', async ({ expect, room }) => {
    const { page } = room
    await room.enter()
    await page.context().clearCookies()
    await page.getByRole('button', { name: '7 jours' }).click()
    await room.login.email.waitFor()
    expect(plain(await said(room.failure))).toMatch(/^Session terminée La session avait pris fin/)
  })

  test('stays open where signing out fails: that is only logged', async ({ expect, room }) => {
    const { page, errors } = room
    await room.enter()
    await page.route('**/api/auth/sign-out', (route) => route.abort())
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect.poll(() => errors.filter((error) => error.startsWith('sign-out failed'))).toHaveLength(1)
    expect(await room.heading('Bonjour.').isVisible()).toBe(true)
    expect(await room.success.innerText()).toBe('')
    expect(await room.failure.innerText()).toBe('')
    await page.unroute('**/api/auth/sign-out')
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await room.login.email.waitFor()
  })
})
