import { describe } from 'vitest'
import { createAudit } from '../../server/auth/audit.ts'
import { createCounters } from '../../server/db/counters.ts'
import { day, minute } from '../../server/runtime/clock.ts'
import { test } from '../support/admin-app.ts'
import { administrator, signIn } from '../support/administrator.ts'
import { plain, said } from '../support/checklist-form.ts'
import { untilFocused } from '../support/focus.ts'
import { postJson } from '../support/form.ts'
import { addLeads } from '../support/leads.ts'

describe.concurrent('the safety of the administration', () => {
  test('a while after a mailed link the old password is asked for, also on a page that stood open', async ({
    expect,
    admin,
  }) => {
    const { app, page, login } = admin
    await admin.giveKey()
    const sessions = app.database.db.updateTable('sessions')
    await sessions.set({ signed_in_by: 'link' }).execute()
    await page.goto(`${app.url}/admin/acces`)
    await page.getByText('l’ancien mot de passe n’est pas demandé').waitFor()
    await signIn(app)
    await page.reload()
    const others = page.getByRole('region', { name: 'Sessions ouvertes' }).getByRole('button', { name: /^Fermer : / })
    await others.click()
    await others.waitFor({ state: 'detached' })
    await untilFocused(page.getByRole('heading', { name: 'Sessions ouvertes' }))
    await sessions.set({ created_at: new Date(Date.now() - 16 * minute).toISOString() }).execute()
    const form = page.getByRole('form', { name: 'Changer le mot de passe' })
    const press = () => form.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await form.getByLabel('Nouveau mot de passe', { exact: true }).fill('a brand new password')
    await press()
    await form.getByText('Indiquez votre mot de passe actuel.').waitFor()
    const adding = page.getByRole('form', { name: 'Ajouter une clé d’accès' })
    await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
    await adding.getByLabel('Nom de la clé').fill('Portable')
    await adding.getByRole('button', { name: 'Créer la clé' }).click()
    await adding.getByText('Indiquez votre mot de passe actuel.').waitFor()
    await admin.look('access with errors')
    await form.getByLabel('Mot de passe actuel', { exact: true }).fill('a wrong password')
    await press()
    await form.getByText('Ce n’est pas le mot de passe actuel.').waitFor()
    await form.getByLabel('Mot de passe actuel', { exact: true }).fill(administrator.password)
    await press()
    expect(plain(await said(admin.success))).toMatch(/^Mot de passe changé/)
    await login.email.fill(administrator.email)
    await login.password.fill('a brand new password')
    await login.button.click()
    await admin.heading('Accès').waitFor()
  })

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
