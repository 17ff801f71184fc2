import { describe } from 'vitest'
import { createAudit } from '../../server/auth/audit.ts'
import { minute } from '../../server/runtime/clock.ts'
import { test as base } from '../support/admin-app.ts'
import { administrator, signIn } from '../support/administrator.ts'
import { plain, said } from '../support/checklist-form.ts'
import { engines } from '../support/engines.ts'
import { postJson } from '../support/form.ts'

describe.concurrent.each(engines)('the safety of the room on %s', (engine) => {
  const test = base.extend({ engine })

  test('sessions are shown with their device, and ended', async ({ expect, room }) => {
    const { app, page, errors } = room
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
    for (let index = 0; index < 3; index += 1) await signIn(app, administrator, { 'user-agent': agent })
    await room.enter()
    await page.getByRole('link', { name: 'Sécurité' }).click()
    const panel = page.getByRole('region', { name: 'Sessions ouvertes' })
    await panel.getByText('Firefox, Windows').first().waitFor()
    expect(await panel.getByRole('listitem').count()).toBe(4)
    await panel.getByRole('button', { name: 'Fermer Firefox, Windows' }).first().click()
    expect(plain(await said(room.success))).toBe('Session fermée Cet appareil devra se reconnecter.')
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(3)
    await panel.getByRole('button', { name: 'Fermer toutes les autres' }).click()
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(1)
    expect(await panel.getByRole('listitem').innerText()).toContain('ici')
    expect(errors).toEqual([])
  })

  test('the password is changed with the old one, and the room closes', async ({ expect, room }) => {
    const { page, login, errors } = room
    await room.enter()
    await page.goto(`${room.app.url}/admin#securite`)
    const form = page.getByRole('form', { name: 'Changer le mot de passe' })
    const press = () => form.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await form.waitFor()
    await press()
    await form.getByText('Indiquez votre mot de passe actuel.').waitFor()
    await form.getByLabel('Mot de passe actuel', { exact: true }).fill('a wrong password')
    await form.getByLabel('Nouveau mot de passe', { exact: true }).fill('a brand new password')
    await press()
    await form.getByText('Ce n’est pas le mot de passe actuel.').waitFor()
    await form.getByLabel('Mot de passe actuel', { exact: true }).fill(administrator.password)
    await press()
    expect(plain(await said(room.success))).toMatch(/^Mot de passe changé/)
    await login.email.fill(administrator.email)
    await login.password.fill('a brand new password')
    await login.button.click()
    await room.heading('Sécurité').waitFor()
    expect(errors.filter((error) => !/status of 422/.test(error))).toEqual([])
  })

  test('a while after a mailed link the old password is asked for, also on a page that stood open', async ({
    expect,
    room,
  }) => {
    const { app, page } = room
    await room.giveKey()
    const sessions = app.database.db.updateTable('sessions')
    await sessions.set({ signed_in_by: 'link' }).execute()
    await page.goto(`${app.url}/admin#securite`)
    await page.getByText('l’ancien mot de passe n’est pas demandé').waitFor()
    const old = new Date(Date.now() - 16 * minute)
    await sessions.set({ created_at: engine === 'sqlite' ? old.toISOString() : old }).execute()
    const form = page.getByRole('form', { name: 'Changer le mot de passe' })
    await form.getByLabel('Nouveau mot de passe', { exact: true }).fill('a brand new password')
    await form.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await form.getByText('Indiquez votre mot de passe actuel.').waitFor()
    const adding = page.getByRole('form', { name: 'Ajouter une clé d’accès' })
    await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
    await adding.getByLabel('Nom de la clé').fill('Portable')
    await adding.getByRole('button', { name: 'Créer la clé' }).click()
    await adding.getByText('Indiquez votre mot de passe actuel.').waitFor()
    await adding.getByLabel('Mot de passe actuel', { exact: true }).fill('a wrong password')
    await adding.getByRole('button', { name: 'Créer la clé' }).click()
    await adding.getByText('Ce n’est pas le mot de passe actuel.').waitFor()
    await form.getByLabel('Mot de passe actuel', { exact: true }).fill(administrator.password)
    await form.getByRole('button', { name: 'Changer le mot de passe' }).click()
    expect(plain(await said(room.success))).toMatch(/^Mot de passe changé/)
  })

  test('the journal tells who signed in and what was changed, newest first, page by page', async ({ expect, room }) => {
    const { app, page, list, errors } = room
    await postJson(app, { email: 'somebody@example.org' })
    await room.enter()
    await room.row('somebody@example.org').waitFor()
    const audit = createAudit(app.database, app.clock)
    app.clock.advance(1)
    await audit.record({ actor: 'update', action: 'second-factors-removed', requestId: null })
    for (let index = 0; index < 60; index += 1) {
      await audit.record({ actor: 'visitor', action: 'sign-in-failed', requestId: null })
    }
    await page.getByRole('link', { name: 'Journal' }).click()
    await room.heading('Journal').waitFor()
    const rows = page.getByRole('rowheader')
    await rows.first().waitFor()
    expect(await rows.count()).toBe(50)
    expect(await rows.first().innerText()).toBe('Connexion refusée (une ligne par quart d’heure au plus)')
    expect(await page.getByRole('main').innerText()).not.toContain('example.org')
    await page.getByRole('button', { name: 'Page suivante' }).click()
    await page.getByText('Seconds facteurs supprimés').waitFor()
    await page.getByText('Mise à jour du site').waitFor()
    await page.getByText('Connexion par mot de passe').waitFor()
    await page.getByText('Réglages du serveur').waitFor()
    await page.getByRole('link', { name: 'Inscriptions' }).click()
    await list.waitFor()
    expect(page.url()).toContain('#inscriptions')
    expect(errors).toEqual([])
  })
})
