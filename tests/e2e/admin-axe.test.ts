import type { Page, Route } from 'playwright-core'
import { describe } from 'vitest'
import { linkPage } from '../../contract/api/sign-in.ts'
import { day, minute } from '../../server/runtime/clock.ts'
import { test } from '../support/admin-app.ts'
import { administrator, anAdministrator } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { addEnquiries, postEnquiry } from '../support/enquiries.ts'
import { postJson } from '../support/form.ts'
import { addLeads } from '../support/leads.ts'
import { addSomeStatistics } from '../support/statistics.ts'

/** Never answers: the state before the answer stays. */
const silence = () => {}
const refuse = (route: Route) => route.abort()
/** Still to be answered by the browser's own clock. */
const soon = () => new Date(Date.now() - day).toISOString()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

describe.concurrent('axe finds nothing in the administration', () => {
  test('before the session: while it checks, when it cannot know, before another account', async ({ admin }) => {
    const { app, page } = admin
    const session = '**/api/auth/get-session'
    await page.route(session, silence)
    await admin.open()
    await expectAccessible(page, 'checking')
    await page.unroute(session)
    await page.route(session, refuse)
    await admin.open()
    await admin.heading('Le serveur ne répond pas.').waitFor()
    await expectAccessible(page, 'unreachable')
    await page.unroute(session)
    await anAdministrator(app, 'former@example.org')
    await admin.giveKey('former@example.org')
    await admin.open()
    await admin.heading('Accès refusé').waitFor()
    await expectAccessible(page, 'refused')
  })

  test('in the sign-in form: with errors, with a notice, while signing in, and on the way by link', async ({
    admin,
  }) => {
    const { app, page, login } = admin
    await admin.open()
    await login.button.click()
    await page.getByText('Indiquez votre mot de passe.').waitFor()
    await expectAccessible(page, 'sign-in with errors')
    await login.email.fill('somebody@example.org')
    await login.password.fill(administrator.password)
    await login.button.click()
    await admin.failure.getByRole('paragraph').waitFor()
    await expectAccessible(page, 'sign-in with a notice')
    await page.route('**/api/auth/sign-in/email', silence)
    await login.email.fill(administrator.email)
    await login.button.click()
    await login.button.filter({ hasText: 'Connexion...' }).waitFor()
    await expectAccessible(page, 'signing in')
    await admin.open()
    await button(page, 'Recevoir un lien de connexion').click()
    await button(page, 'Envoyer le lien').click()
    await page.getByText('Indiquez votre adresse e-mail.').waitFor()
    await expectAccessible(page, 'asking for a link')
    await page.goto(`${app.url}${linkPage}${'x'.repeat(43)}`)
    await admin.heading('Encore un clic.').waitFor()
    await expectAccessible(page, 'the link')
  })

  test('in the screens without anybody: while they load, empty, when nothing loads', async ({ admin }) => {
    const { page, list } = admin
    await page.route('**/api/admin/**', silence)
    await admin.enter()
    await list.getByText('Chargement des inscriptions...').waitFor()
    await expectAccessible(page, 'loading')
    await page.unroute('**/api/admin/**')
    await page.reload()
    await list.getByText('Aucun email collecté pour le moment').first().waitFor()
    await page.getByText('Rien n’attend.').waitFor()
    await expectAccessible(page, 'empty')
    await admin.open('/admin/confidentialite')
    await page.getByText('Personne. Aucun délai').waitFor()
    await expectAccessible(page, 'nobody is deleted')
    await page.route('**/api/admin/**', refuse)
    await admin.open()
    await list.getByRole('alert').waitFor()
    await expectAccessible(page, 'not loaded')
  })

  test('in the dashboard and in the list of sign-ups with every kind of row: filters, selection, dialog, menu', async ({
    admin,
  }) => {
    const { app, page, list } = admin
    await postJson(app, { email: 'sent@example.org', utm_source: 'salon' })
    await app.database.db.updateTable('people').set({ confirmed_at: '2026-03-02T09:30:00.000Z' }).execute()
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await postJson(app, { email: 'refused@example.org' })
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    await postJson(app, { email: 'waiting@example.org' })
    await postJson(app, { email: 'robot@example.org', website: 'x' })
    await addEnquiries(app.database, [
      { email: 'late@example.org' },
      { email: 'soon@example.org', received_at: soon() },
    ])
    await admin.enter()
    await admin.row('sent@example.org').waitFor()
    await page
      .getByRole('region', { name: 'Ce qui attend' })
      .getByRole('link', { name: 'refused@example.org' })
      .first()
      .waitFor()
    await admin.openMenu()
    await expectAccessible(page, 'dashboard')
    await admin.open('/admin/inscriptions')
    await admin.row('sent@example.org').waitFor()
    await page.getByRole('checkbox', { name: 'Choisir robot@example.org' }).check()
    await expectAccessible(page, 'list and selection')
    await page.getByRole('region', { name: 'la sélection' }).getByRole('button', { name: 'Effacer' }).click()
    await page.route('**/erase', refuse)
    await button(page, 'Effacer pour de bon').click()
    await page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Le serveur' }).waitFor()
    await expectAccessible(page, 'dialog with an error', 'dialog')
    await page.keyboard.press('Escape')
    await list.getByRole('searchbox').fill('personne')
    await list.getByRole('link', { name: 'Tout afficher' }).waitFor()
    await expectAccessible(page, 'nothing found')
  })

  test('in the statistics, empty and with more rows than are shown at once', async ({ admin }) => {
    const { app, page } = admin
    await admin.enter('/admin/statistiques', 'Statistiques')
    await page.getByRole('heading', { name: 'Rien à compter pour le moment' }).waitFor()
    await expectAccessible(page, 'nothing is counted')
    await addSomeStatistics(app.database)
    app.clock.advance(5 * minute)
    await page.reload()
    await page.getByRole('img', { name: /^Pages vues/ }).waitFor()
    for (const folded of await page.locator('summary').all()) await folded.click()
    await expectAccessible(page, 'statistics', 'html', [360, 768, 1440])
  })

  test('in the enquiries with every kind of row, as a list and as a table', async ({ admin }) => {
    const { app, page } = admin
    await postEnquiry(app, { email: 'sent@example.org', utm_source: 'lettre', message: 'Une ligne.\n\n'.repeat(60) })
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await postEnquiry(app, { email: 'refused@example.org', name: 'Zoé' })
    await postEnquiry(app, { email: 'robot@example.org', name: 'Robot', website: 'x' })
    await addEnquiries(app.database, [
      { email: 'done@example.org', answered_at: '2026-03-02T08:30:00.000Z' },
      { email: 'soon@example.org', received_at: soon() },
    ])
    await admin.enter('/admin/demandes', 'Demandes')
    await admin.row('sent@example.org').waitFor()
    await expectAccessible(page, 'enquiries', 'html', [360, 768, 1440])
  })

  test('in the screen of what is kept, with somebody who is deleted soon and the pause', async ({ admin }) => {
    const { app, page } = admin
    await app.tidy()
    await addLeads(app.database, [{ email: 'soon@example.org', last_contact_at: '2026-02-02T08:00:00.000Z' }])
    app.clock.set(2 * day)
    await app.tidy()
    await admin.enter('/admin/confidentialite', 'Conservation')
    await button(page, 'L’heure est juste, reprendre').waitFor()
    await expectAccessible(page, 'retention')
    await button(page, 'L’heure est juste, reprendre').click()
    await admin.success.getByText('L’effacement a repris.').waitFor()
    await button(page, 'L’heure est juste, reprendre').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: /soon@example.org/ }).click()
    await page.waitForURL('**/admin/personnes/*')
  })

  test('in the screen of access and in the journal', async ({ admin }) => {
    const { page } = admin
    await admin.enter('/admin/acces', 'Accès')
    await button(page, 'Ajouter une clé d’accès').click()
    await button(page, 'Créer la clé').click()
    await page.getByText('Donnez un nom à la clé').waitFor()
    await expectAccessible(page, 'access')
    await page.getByRole('link', { name: 'Journal' }).click()
    await page.getByRole('rowheader').first().waitFor()
    await expectAccessible(page, 'journal')
  })
})
