import type { Locator } from 'playwright-core'
import { describe } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { test } from '../support/admin-app.ts'
import { expectAccessible } from '../support/axe.ts'
import { plain, said } from '../support/checklist-form.ts'
import { addLeads } from '../support/leads.ts'
import { readRows } from '../support/rows.ts'

const hasFocus = (locator: Locator) => locator.evaluate((node) => node === document.activeElement)
const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({ email: `${name}${index}@${name}-${index}.example` }))

describe('many leads at once', () => {
  test('a quarantine is released and a campaign erased by keyboard, each after a question', async ({
    expect,
    room,
  }) => {
    const { app, mailServer, page, list } = room
    const people = many(2, 'person')
    await addLeads(app.database, [
      ...people.map((lead) => ({ ...lead, quarantined_at: '2026-03-02T08:00:00.000Z' })),
      ...many(60, 'junk').map((lead) => ({ ...lead, utm_source: 'flood' })),
      { email: 'confirmed@example.org', utm_source: 'flood', confirmed_at: '2026-03-02T09:00:00.000Z' },
    ])
    await room.enter()
    const summary = list.getByText('Libérer ou effacer en nombre')
    await summary.focus()
    await page.keyboard.press('Enter')
    await expectAccessible(page, 'groups', '.lead-groups')

    const release = list.getByRole('button', { name: 'Libérer 2 : En quarantaine' })
    await release.focus()
    await page.keyboard.press('Enter')
    const releasing = page.getByRole('dialog', { name: 'Libérer de la quarantaine ?' })
    expect(plain(await releasing.innerText())).toContain('Vous libérez 2 inscriptions en quarantaine :')
    expect(await hasFocus(releasing.getByRole('button', { name: 'Annuler' }))).toBe(true)
    await page.keyboard.press('Escape')
    await releasing.waitFor({ state: 'detached' })
    expect(await hasFocus(release)).toBe(true)
    await page.keyboard.press('Enter')
    await releasing.getByRole('button', { name: 'Libérer', exact: true }).press('Enter')
    expect(plain(await said(room.success))).toBe('Libération faite 2 inscriptions sont sorties de la quarantaine.')
    for (const { email } of people) await expect.poll(() => mailServer.to(email)).toHaveLength(1)

    const erase = list.getByRole('button', { name: 'Effacer 60 : Campagne « flood »' })
    await erase.focus()
    await page.keyboard.press('Enter')
    const erasing = page.getByRole('dialog', { name: 'Effacer en nombre ?' })
    expect(plain(await erasing.innerText())).toContain('60 inscriptions non confirmées (Campagne « flood »)')
    await expectAccessible(page, 'dialog of many', 'dialog')
    // The line breaks after the first fifty: the rest is erased by another try, and all are counted.
    let calls = 0
    await page.route(`**${adminApi.leadGroups}/erase`, (route) => {
      calls += 1
      return calls === 2 ? route.abort() : route.continue()
    })
    const confirm = erasing.getByRole('button', { name: 'Effacer pour de bon' })
    await confirm.press('Enter')
    await erasing.getByRole('alert').getByText('Le serveur ne répond pas.').waitFor()
    await confirm.press('Enter')
    expect(plain(await said(room.success))).toBe('Effacement fait 60 inscriptions sont effacées.')
    await erase.waitFor({ state: 'detached' })
    // The button that opened the dialog is gone: the focus is at the list.
    expect(await hasFocus(list.getByRole('heading', { level: 2 }))).toBe(true)
    const left = (await readRows(app.database)).leads.map(({ email }) => email).sort()
    expect(left).toEqual(['confirmed@example.org', ...people.map(({ email }) => email)])
  })
})
