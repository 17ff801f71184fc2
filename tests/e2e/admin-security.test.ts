import { describe } from 'vitest'
import { createAudit } from '../../server/auth/audit.ts'
import { createCounters } from '../../server/db/counters.ts'
import { day } from '../../server/runtime/clock.ts'
import { test } from '../support/admin-app.ts'
import { untilFocused } from '../support/focus.ts'
import { postJson } from '../support/form.ts'
import { addLeads } from '../support/leads.ts'

describe.concurrent('the safety of the administration', () => {
  test('the journal tells who signed in and what was changed, newest first, page by page', async ({
    expect,
    admin,
  }) => {
    const { app, page, errors } = admin
    await postJson(app, { email: 'somebody@example.org' })
    await admin.enter()
    const audit = createAudit(app.database, createCounters(app.clock), app.clock)
    for (let index = 0; index < 60; index += 1) {
      await audit.record({ actor: 'visitor', action: 'sign-in-failed', request_id: null })
    }
    await page.getByRole('link', { name: 'Accès' }).click()
    await page.getByRole('link', { name: 'Journal' }).click()
    await admin.heading('Journal').waitFor()
    const rows = page.getByRole('rowheader')
    await rows.first().waitFor()
    expect(await rows.count()).toBe(50)
    expect(await rows.first().innerText()).toBe('Connexion refusée (une ligne par quart d’heure au plus)')
    expect(await page.getByRole('main').innerText()).not.toContain('example.org')
    await page.getByRole('link', { name: 'Page suivante' }).click()
    await page.getByText('Connexion par mot de passe').waitFor()
    // The last page has no such link any more.
    await untilFocused(admin.heading('Journal'))
    await admin.look('journal')
    await page.goBack()
    await page.goBack()
    await admin.heading('Accès').waitFor()
    expect(errors).toEqual([])
  })

  test('who is deleted soon is named, and a pause after a jump of the clock is ended', async ({ admin }) => {
    const { app, page } = admin
    await app.tidy()
    await addLeads(app.database, [{ email: 'soon@example.org', last_contact_at: '2026-02-02T08:00:00.000Z' }])
    app.clock.set(2 * day)
    await app.tidy()
    await admin.enter('/admin/confidentialite', 'Données personnelles')
    const resume = page.getByRole('button', { name: 'L’heure est juste, reprendre' })
    await resume.waitFor()
    await admin.look('what is kept')
    // An address that was not confirmed is kept for 30 days.
    await page.getByText('le 4 mars 2026', { exact: true }).waitFor()
    await resume.click()
    await admin.success.getByText('L’effacement a repris.').waitFor()
    await resume.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: /soon@example.org/ }).click()
    await page.locator('.person h1').waitFor()
  })
})
