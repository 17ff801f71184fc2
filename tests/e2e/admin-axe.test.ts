import type { Page, Route } from 'playwright-core'
import { describe } from 'vitest'
import { linkPage } from '../../contract/api/sign-in.ts'
import { day } from '../../server/runtime/clock.ts'
import { test } from '../support/admin-app.ts'
import { administrator, anAdministrator } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { addEnquiries, postEnquiry } from '../support/enquiries.ts'
import { postJson } from '../support/form.ts'
import { addLeads } from '../support/leads.ts'

/** Never answers: the state before the answer stays. */
const silence = () => {}
const refuse = (route: Route) => route.abort()
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

  test('in the dashboard without anybody: while it loads, empty, when nothing loads', async ({ admin }) => {
    const { page, list } = admin
    await page.route('**/api/admin/**', silence)
    await admin.enter()
    await list.getByText('Chargement des inscriptions...').waitFor()
    await expectAccessible(page, 'loading')
    await page.unroute('**/api/admin/**')
    await page.reload()
    await list.getByText('Aucun email collecté pour le moment').first().waitFor()
    await admin.enquiries.list.getByRole('heading', { name: 'Aucune demande n’attend de réponse' }).waitFor()
    await expectAccessible(page, 'empty')
    await page.route('**/api/admin/**', refuse)
    await page.reload()
    await list.getByRole('alert').waitFor()
    await admin.enquiries.list.getByRole('alert').waitFor()
    await expectAccessible(page, 'not loaded')
  })

  test('in the dashboard with people: every kind of row, chart, table, groups, search, dialog', async ({ admin }) => {
    const { app, page, list } = admin
    await postJson(app, { email: 'sent@example.org' })
    await app.database.db.updateTable('checklist_downloads').set({ confirmed_at: '2026-03-02T09:30:00.000Z' }).execute()
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await postJson(app, { email: 'refused@example.org' })
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    await postJson(app, { email: 'waiting@example.org' })
    await postJson(app, { email: 'robot@example.org', website: 'x' })
    await admin.enter()
    await admin.row('sent@example.org').waitFor()
    await page.getByRole('img', { name: /^Inscriptions par jour/ }).waitFor()
    await page.getByText('Lire les chiffres en tableau').click()
    await list.getByText('Libérer ou effacer en nombre').click()
    await expectAccessible(page, 'list, chart, table and groups')
    await button(page, 'Effacer sent@example.org').click()
    await page.route('**/erase', refuse)
    await button(page, 'Effacer pour de bon').click()
    await page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Le serveur' }).waitFor()
    await expectAccessible(page, 'dialog with an error')
    await page.keyboard.press('Escape')
    await list.getByRole('searchbox').fill('personne')
    await button(page, 'Effacer la recherche').waitFor()
    await expectAccessible(page, 'nothing found')
  })

  test('in the enquiries: every kind of row, as cards and as a table, and a long message', async ({ admin }) => {
    const { app, page, enquiries } = admin
    await postEnquiry(app, { email: 'sent@example.org', utm_source: 'lettre', message: 'Une ligne.\n\n'.repeat(60) })
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await postEnquiry(app, { email: 'refused@example.org', name: 'Zoé' })
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    await postEnquiry(app, { email: 'waiting@example.org', name: 'Léo' })
    await postEnquiry(app, { email: 'robot@example.org', name: 'Robot', website: 'x' })
    await addEnquiries(app.database, [{ email: 'done@example.org', answered_at: '2026-03-02T08:30:00.000Z' }])
    await admin.enter()
    await enquiries.filter('Toutes')
    await enquiries.untilShown('Page 1 : 5 demandes affichées.')
    // On a desk of the usual width the rows are cards in two columns, on a wider one they are a table.
    await expectAccessible(page, 'enquiries', 'html', [360, 1280, 1600])
    const dialog = page.getByRole('dialog')
    for (const email of ['robot@example.org', 'sent@example.org']) {
      await enquiries
        .row(email)
        .getByRole('button', { name: /lire le message/ })
        .click()
      await dialog.waitFor()
      await expectAccessible(page, `reading ${email}`, 'dialog')
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
  })

  test('on the pages that the server writes: a person’s file, what is kept', async ({ admin }) => {
    const { app, page } = admin
    await postJson(app, { email: 'file@example.org' })
    await app.tidy()
    await addLeads(app.database, [{ email: 'soon@example.org', last_contact_at: '2026-02-02T08:00:00.000Z' }])
    await admin.enter()
    await admin.row('file@example.org').getByRole('link', { name: 'file@example.org' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dossier de file@example.org' }).waitFor()
    await expectAccessible(page, 'file')
    await button(page, 'Effacer cette personne…').click()
    await expectAccessible(page, 'file, before erasing')
    await button(page, 'Effacer pour de bon').click()
    await page.getByRole('heading', { level: 1, name: 'Effacement fait' }).waitFor()
    await expectAccessible(page, 'erased')
    app.clock.set(2 * day)
    await app.tidy()
    await page.goto(`${app.url}/admin/conservation`)
    await button(page, 'L’heure est juste, reprendre').waitFor()
    await expectAccessible(page, 'retention')
  })

  test('in the page about safety and in the journal', async ({ admin }) => {
    const { page } = admin
    await admin.enter()
    await page.getByRole('link', { name: 'Sécurité' }).click()
    await admin.heading('Sécurité').waitFor()
    await button(page, 'Ajouter une clé d’accès').click()
    await button(page, 'Créer la clé').click()
    await page.getByText('Donnez un nom à la clé').waitFor()
    await expectAccessible(page, 'safety')
    await page.getByRole('link', { name: 'Journal' }).click()
    await page.getByRole('rowheader').first().waitFor()
    await expectAccessible(page, 'journal')
  })
})
