import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expectAccessible as expectAll } from '../support/axe.ts'
import { addEnquiries, postEnquiry } from '../support/enquiries.ts'
import { test } from '../support/room.ts'

const panel = '.ad-l:has(#demandes)'
/** The narrowest phone, and a desk on which the rows are cards in two columns; on the widest they are a table. */
const widths = [360, 1280, 1600]
const expectAccessible = (page: Page, state: string, part = panel) => expectAll(page, state, part, widths)

describe.concurrent('axe finds nothing in the messages of the room', () => {
  test('while they load, empty, not loaded, not found', async ({ room }) => {
    const { page } = room
    const { list, filter } = room.enquiries
    await page.route('**/api/admin/enquiries?*', () => {})
    await room.enter()
    await list.getByText('Chargement des demandes...').waitFor()
    await expectAccessible(page, 'loading')
    await page.unroute('**/api/admin/enquiries?*')
    await page.reload()
    await list.getByRole('heading', { name: 'Aucune demande n’attend de réponse' }).waitFor()
    await expectAccessible(page, 'nothing to answer')
    await filter('Toutes')
    await list.getByRole('heading', { name: 'Aucune demande pour le moment' }).waitFor()
    await expectAccessible(page, 'empty')
    await filter('À répondre')
    await list.getByRole('searchbox').fill('personne')
    await list.getByRole('button', { name: 'Chercher dans toutes' }).waitFor()
    await expectAccessible(page, 'nothing found')
    await page.route('**/api/admin/enquiries?*', (route) => route.abort())
    await page.reload()
    await list.getByRole('alert').waitFor()
    await expectAccessible(page, 'not loaded')
  })

  test('with every kind of row, the message in its dialog, the question before erasing', async ({ room }) => {
    const { app, mailServer, page } = room
    const { list, row, filter, untilShown } = room.enquiries
    await postEnquiry(app, { email: 'sent@example.org', utm_source: 'lettre', message: 'Une ligne.\n\n'.repeat(60) })
    mailServer.behave({ kind: 'refuse', status: 550 })
    await postEnquiry(app, { email: 'refused@example.org', name: 'Zoé' })
    mailServer.behave({ kind: 'refuse', status: 451 })
    await postEnquiry(app, { email: 'waiting@example.org', name: 'Léo' })
    await postEnquiry(app, { email: 'robot@example.org', name: 'Robot', website: 'x' })
    await addEnquiries(app.database, [{ email: 'done@example.org', answered_at: '2026-03-02T08:30:00.000Z' }])
    await room.enter()
    await filter('Toutes')
    await untilShown('Page 1 : 5 demandes affichées.')
    await expectAccessible(page, 'list', 'html')
    await list.getByRole('button', { name: /Effacer la demande : Zoé/ }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page, 'question', 'html')
    await page.keyboard.press('Escape')
    for (const email of ['sent@example.org', 'refused@example.org', 'robot@example.org', 'done@example.org']) {
      await row(email)
        .getByRole('button', { name: /lire le message/ })
        .click()
      await page.getByRole('dialog').waitFor()
      await expectAccessible(page, `reading ${email}`, 'dialog')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await row('sent@example.org')
      .getByRole('button', { name: /lire le message/ })
      .click()
    await page.route('**/answered', (route) => route.abort())
    await page.getByRole('dialog').getByRole('button', { name: 'J’ai répondu' }).click()
    await page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Le serveur' }).waitFor()
    await expectAccessible(page, 'reading with an error', 'dialog')
  })
})
