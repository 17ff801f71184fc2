import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { type AdminApp, test } from '../support/admin-app.ts'
import { expectAccessible as expectAll } from '../support/axe.ts'
import { addEnquiries, postEnquiry } from '../support/enquiries.ts'

const panel = '.list-panel:has(#demandes)'
const expectAccessible = (page: Page, state: string, part = panel, widths?: number[]) =>
  expectAll(page, state, part, widths)

/** Every kind of row, and a list that shows all of them. */
async function fillList({ app, mailServer, enter, enquiries }: AdminApp): Promise<void> {
  await postEnquiry(app, { email: 'sent@example.org', utm_source: 'lettre', message: 'Une ligne.\n\n'.repeat(60) })
  mailServer.behave({ kind: 'refuse', status: 550 })
  await postEnquiry(app, { email: 'refused@example.org', name: 'Zoé' })
  mailServer.behave({ kind: 'refuse', status: 451 })
  await postEnquiry(app, { email: 'waiting@example.org', name: 'Léo' })
  await postEnquiry(app, { email: 'robot@example.org', name: 'Robot', website: 'x' })
  await addEnquiries(app.database, [{ email: 'done@example.org', answered_at: '2026-03-02T08:30:00.000Z' }])
  await enter()
  await enquiries.filter('Toutes')
  await enquiries.untilShown('Page 1 : 5 demandes affichées.')
}

describe.concurrent('axe finds nothing in the messages of the room', () => {
  test('while they load, when nobody waits, when nobody has written', async ({ room }) => {
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
  })

  test('when nobody is found, and when nothing could be loaded', async ({ room }) => {
    const { page } = room
    const { list } = room.enquiries
    await room.enter()
    await list.getByRole('searchbox').fill('personne')
    await list.getByRole('button', { name: 'Chercher dans toutes' }).waitFor()
    await expectAccessible(page, 'nothing found')
    await page.route('**/api/admin/enquiries?*', (route) => route.abort())
    await page.reload()
    await list.getByRole('alert').waitFor()
    await expectAccessible(page, 'not loaded')
  })

  test('with every kind of row, as cards and as a table', async ({ room }) => {
    await fillList(room)
    // On a desk of the usual width the rows are cards in two columns, on a wider one they are a table.
    await expectAccessible(room.page, 'list', 'html', [360, 1280, 1600])
  })

  test('before one is erased', async ({ room }) => {
    const { page } = room
    await fillList(room)
    await room.enquiries.list.getByRole('button', { name: /Effacer la demande : Zoé/ }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page, 'question', 'dialog')
  })

  test('while a message is read, whatever became of it', async ({ room }) => {
    const { page } = room
    await fillList(room)
    const dialog = page.getByRole('dialog')
    const read = async (email: string) => {
      await room.enquiries
        .row(email)
        .getByRole('button', { name: /lire le message/ })
        .click()
      await dialog.waitFor()
    }
    for (const email of ['refused@example.org', 'robot@example.org', 'done@example.org']) {
      await read(email)
      await expectAccessible(page, `reading ${email}`, 'dialog')
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    await read('sent@example.org')
    await page.route('**/answered', (route) => route.abort())
    await dialog.getByRole('button', { name: 'J’ai répondu' }).click()
    await dialog.getByRole('alert').filter({ hasText: 'Le serveur' }).waitFor()
    await expectAccessible(page, 'reading a long message, with an error', 'dialog')
  })
})
