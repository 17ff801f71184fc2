import type { Route } from 'playwright-core'
import { describe } from 'vitest'
import { adminPages } from '../../contract/api/admin.ts'
import { day } from '../../server/runtime/clock.ts'
import { test } from '../support/admin-app.ts'
import { administrator, anAdministrator } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { postJson } from '../support/form.ts'
import { addLeads } from '../support/leads.ts'

/** Never answers: the state before the answer stays. */
const silence = () => {}
const refuse = (route: Route) => route.abort()

describe.concurrent('axe finds nothing in the room', () => {
  test('before the session: while it checks, when it cannot know, before another account', async ({ room }) => {
    const { app, page } = room
    const session = '**/api/auth/get-session'
    await page.route(session, silence)
    await room.open()
    await expectAccessible(page, 'checking')
    await page.unroute(session)
    await page.route(session, refuse)
    await room.open()
    await room.heading('Le serveur ne répond pas.').waitFor()
    await expectAccessible(page, 'unreachable')
    await page.unroute(session)
    await anAdministrator(app, 'former@example.org')
    await room.giveKey('former@example.org')
    await room.open()
    await room.heading('Accès refusé').waitFor()
    await expectAccessible(page, 'refused')
  })

  test('in the login form: fresh, with errors, with a notice, while signing in', async ({ room }) => {
    const { page, login } = room
    await room.open()
    await login.email.waitFor()
    await expectAccessible(page, 'login')
    await login.button.click()
    await page.getByText('Indiquez votre mot de passe.').waitFor()
    await expectAccessible(page, 'login with errors')
    await login.email.fill('somebody@example.org')
    await login.password.fill(administrator.password)
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
    await login.button.click()
    await room.failure.getByRole('paragraph').waitFor()
    await expectAccessible(page, 'login with a notice')
    await page.route('**/api/auth/sign-in/email', silence)
    await login.email.fill(administrator.email)
    await login.button.click()
    await login.button.filter({ hasText: 'Connexion...' }).waitFor()
    await expectAccessible(page, 'signing in')
  })

  test('in the dashboard without anybody: while it loads, empty, when nothing loads', async ({ room }) => {
    const { page, list } = room
    await page.route('**/api/admin/**', silence)
    await room.enter()
    await list.getByText('Chargement des inscriptions...').waitFor()
    await expectAccessible(page, 'loading')
    await page.unroute('**/api/admin/**')
    await page.reload()
    await list.getByText('Aucun email collecté pour le moment').first().waitFor()
    await expectAccessible(page, 'empty')
    await page.route('**/api/admin/**', refuse)
    await page.reload()
    await list.getByRole('alert').waitFor()
    await expectAccessible(page, 'not loaded')
  })

  test('in the dashboard with people: every kind of row, chart, table, search, dialog', async ({ room }) => {
    const { app, mailServer, page, list } = room
    await postJson(app, { email: 'sent@example.org' })
    mailServer.behave({ kind: 'refuse', status: 550 })
    await postJson(app, { email: 'refused@example.org' })
    mailServer.behave({ kind: 'refuse', status: 451 })
    await postJson(app, { email: 'waiting@example.org' })
    await postJson(app, { email: 'robot@example.org', website: 'x' })
    await app.database.db
      .updateTable('checklist_downloads')
      .set({ confirmed_at: '2026-03-02T09:30:00.000Z' })
      .where('email', '=', 'sent@example.org')
      .execute()
    await room.enter()
    await room.row('sent@example.org').waitFor()
    await page.getByRole('img', { name: /^Inscriptions par jour/ }).waitFor()
    await page.getByText('Lire les chiffres en tableau').click()
    await expectAccessible(page, 'list, chart and table')
    await page.getByRole('button', { name: 'Effacer sent@example.org' }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page, 'dialog')
    await page.route('**/erase', refuse)
    await page.getByRole('button', { name: 'Effacer pour de bon' }).click()
    await page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Le serveur' }).waitFor()
    await expectAccessible(page, 'dialog with an error')
    await page.keyboard.press('Escape')
    await list.getByRole('searchbox').fill('personne')
    await list.getByRole('button', { name: 'Effacer la recherche' }).waitFor()
    await expectAccessible(page, 'nothing found')
  })

  test('on the pages that the server writes: a person’s file, what is kept', async ({ room }) => {
    const { app, page } = room
    await postJson(app, { email: 'file@example.org' })
    await app.tidy()
    await addLeads(app.database, [{ email: 'soon@example.org', last_contact_at: '2026-02-02T08:00:00.000Z' }])
    await room.enter()
    await room.row('file@example.org').getByRole('link', { name: 'file@example.org' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dossier de file@example.org' }).waitFor()
    await expectAccessible(page, 'file')
    await page.getByRole('button', { name: 'Effacer cette personne…' }).click()
    await expectAccessible(page, 'file, before erasing')
    await page.getByRole('button', { name: 'Effacer pour de bon' }).click()
    await page.getByRole('heading', { level: 1, name: 'Effacement fait' }).waitFor()
    await expectAccessible(page, 'erased')
    app.clock.set(2 * day)
    await app.tidy()
    await page.goto(app.url + adminPages.retention)
    await page.getByRole('button', { name: 'L’heure est juste, reprendre' }).waitFor()
    await expectAccessible(page, 'retention')
    await page.getByRole('button', { name: 'L’heure est juste, reprendre' }).click()
    await page.getByRole('region', { name: 'Bientôt effacés' }).waitFor()
    await expectAccessible(page, 'retention, going on')
  })

  test('in the pages of a long list', async ({ room }) => {
    const { app, page } = room
    await addLeads(
      app.database,
      Array.from({ length: 101 }, (_, index) => ({ email: `p${index}@example.org` })),
    )
    await room.enter()
    await room.untilShown('Page 1 : 50 inscriptions affichées.')
    await room.turnPage('suivante')
    await room.untilShown('Page 2 : 50 inscriptions affichées.')
    await expectAccessible(page, 'pages', '.list-pages')
  })
})
