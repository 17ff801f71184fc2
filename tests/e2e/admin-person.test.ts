import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe } from 'vitest'
import { adminScreens } from '../../contract/api/admin.ts'
import { mostNotes } from '../../contract/api/admin-people.ts'
import { type AdminApp, test as base } from '../support/admin-app.ts'
import { plain, said } from '../support/checklist-form.ts'
import { addEnquiries, postEnquiry } from '../support/enquiries.ts'
import { hasFocus, untilFocused } from '../support/focus.ts'
import { postJson } from '../support/form.ts'
import { onDesk, onPhone } from '../support/owner-journey.ts'
import { findPersonId } from '../support/people.ts'

const email = 'anna@example.org'

const idOf = ({ app }: Pick<AdminApp, 'app'>, address = email) => findPersonId(app.database, address)

/** Lets the owner in and opens the page of whoever has this id. */
async function open(admin: AdminApp, id: string): Promise<void> {
  await admin.giveKey()
  await admin.page.goto(`${admin.app.url}${adminScreens.people}/${id}`)
  // While the session is asked for another heading stands here.
  await admin.page.locator('.person h1').waitFor()
}

/** Goes on by Tab to an element. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor()
  for (let stops = 0; stops < 60 && !(await hasFocus(element)); stops += 1) await page.keyboard.press('Tab')
  await untilFocused(element)
}

/** The same, and presses Enter there. */
async function pressAt(page: Page, element: Locator): Promise<void> {
  await tabTo(page, element)
  await page.keyboard.press('Enter')
}

describe.concurrent('the page of a person', () => {
  const test = base.extend({ visitor: onDesk })

  test('is worked through by keyboard alone: stage, notes, files, and everything erased', async ({ expect, admin }) => {
    const { app, page } = admin
    await postJson(app, { email, utm_source: 'lettre' })
    await postEnquiry(app, { email, message: 'Une demande à oublier.' })
    await app.runQueue()
    await open(admin, await idOf(admin))
    const button = (name: string) => page.getByRole('button', { name })
    await pressAt(page, button('Client'))
    expect(plain(await said(admin.success))).toBe("C'est noté Étape enregistrée : Client.")
    await page.getByText('tant que l’étape est « Client »', { exact: true }).waitFor()
    await expect.poll(() => button('Client').getAttribute('aria-pressed')).toBe('true')

    await tabTo(page, page.getByRole('textbox', { name: 'Nouvelle note' }))
    await page.keyboard.type('Rappeler lundi.')
    await page.reload()
    await page.getByText('Rappeler lundi.').waitFor()
    await pressAt(page, button('Ajouter la note'))
    const note = page.locator('.timeline .note')
    await note.waitFor()
    expect(await note.innerText()).toBe('Rappeler lundi.')
    await expect.poll(() => page.getByRole('textbox', { name: 'Nouvelle note' }).inputValue()).toBe('')

    await tabTo(page, button('Fichier de données (JSON)'))
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    await expect.poll(() => admin.success.innerText()).toContain(download.suggestedFilename())
    expect(JSON.stringify(JSON.parse(readFileSync(await download.path(), 'utf8')))).toContain('Rappeler lundi.')

    const dialog = page.getByRole('dialog')
    await page.getByRole('heading', { level: 1 }).focus()
    await pressAt(page, page.getByRole('button', { name: /^Effacer la note/ }))
    await untilFocused(dialog.getByRole('button', { name: 'Annuler' }))
    await admin.look('a note, and whether to erase it')
    await pressAt(page, dialog.getByRole('button', { name: 'Effacer la note' }))
    await note.waitFor({ state: 'detached' })

    await pressAt(page, button('Effacer cette personne'))
    await admin.look('whether to erase everything')
    expect(await dialog.innerText()).toContain(email)
    await pressAt(page, dialog.getByRole('button', { name: 'Effacer pour de bon' }))
    await admin.heading('Effacement fait').waitFor()
    await expect.poll(() => page.title()).not.toContain('Anna')
    expect(await page.locator('body').innerText()).not.toMatch(/anna/i)
    await page.reload()
    await admin.heading('Personne introuvable').waitFor()
    await admin.look('nobody')
    await pressAt(page, page.getByRole('link', { name: 'Voir les demandes' }))
    await admin.heading('Demandes').waitFor()
  })

  test('is one conversation: marked, taken back, released from quarantine, erased one by one', async ({
    expect,
    admin,
  }) => {
    const { app, page } = admin
    await postEnquiry(app, { email, subject: 'vip', message: 'Le premier message.' })
    app.clock.advance(49 * 3_600_000)
    await postEnquiry(app, { email, website: 'x', message: 'Le second message.' })
    await app.runQueue()
    await open(admin, await idOf(admin))
    const entry = (message: string) => page.locator('.enquiry').filter({ hasText: message })
    const first = entry('Le premier message.')
    const second = entry('Le second message.')
    expect(await page.locator('.enquiry > .message').allInnerTexts()).toEqual([
      'Le premier message.',
      'Le second message.',
    ])
    await first.getByText('en retard de 1 h', { exact: true }).waitFor()
    expect(await second.getByRole('button', { name: 'Répondre' }).count()).toBe(0)
    await second.getByRole('button', { name: 'Accepter' }).click()
    await second.getByText('encore 48 h', { exact: true }).waitFor()
    await untilFocused(second.locator('summary').first())
    await first.getByRole('button', { name: 'J’ai répondu' }).click()
    await first.getByText('Réponse faite', { exact: true }).waitFor()
    await first.getByRole('button', { name: 'Marquer comme sans réponse' }).click()
    await first.getByText('en retard de 1 h', { exact: true }).waitFor()
    await page.getByText('Réponse marquée comme faite').waitFor({ state: 'detached' })

    // Of two that wait, the answer to the newer one is begun.
    await page.reload()
    await expect.poll(() => second.getByRole('textbox', { name: 'Texte de la réponse' }).count()).toBe(1)
    await page.route('**/answer', (route) => route.abort())
    await second.getByRole('textbox', { name: 'Texte de la réponse' }).fill('Une réponse de trop.')
    const keptTexts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('reponse:')))
    expect(await keptTexts()).toHaveLength(1)
    // The page stands under the id of the message that goes: it goes on under another one.
    await second.getByRole('button', { name: 'Effacer cette demande' }).click()
    await admin.look('whether to erase a message')
    await page.getByRole('dialog').getByRole('button', { name: 'Effacer pour de bon' }).click()
    await second.waitFor({ state: 'detached' })
    expect(await keptTexts()).toEqual([])
    await first.waitFor()
    await page.reload()
    await first.waitFor()
  })

  test('says that the checklist was refused, sends it again, and shows a consent word for word', async ({
    expect,
    admin,
  }) => {
    const { app, page } = admin
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await postJson(app, { email, website: 'x' })
    await open(admin, await idOf(admin))
    await page.getByText('cette personne a seulement demandé la checklist').waitFor()
    await page.getByRole('button', { name: 'Accepter' }).click()
    expect(plain(await said(admin.failure))).toBe(
      'Adresse acceptée. E-mail non parti Raison : refusé par la messagerie.',
    )
    app.mailServer.behave({ kind: 'accept' })
    await page.getByRole('button', { name: 'Renvoyer la checklist' }).click()
    expect(plain(await said(admin.success))).toBe("C'est envoyé L'e-mail est parti.")
    expect(app.mailServer.to(email)).toHaveLength(1)
    await page.getByText('Donné le 2 mars 2026').click()
    const { sentence } = await app.database.db.selectFrom('consents').select('sentence').executeTakeFirstOrThrow()
    await page.getByText(sentence).waitFor()
    for (const folded of await page.locator('details:not([open]) > summary').all()) await folded.click()
    expect(await page.getByText('pas encore', { exact: true }).isVisible()).toBe(true)
  })
})

describe.concurrent('on a phone', () => {
  const test = base.extend({ visitor: onPhone })

  test('forty long messages and two hundred notes fit, and the thirteenth is a tap away', async ({ expect, admin }) => {
    const { app, page } = admin
    const address = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(52)}.example`
    const rows = await addEnquiries(
      app.database,
      Array.from({ length: 40 }, (_, index) => ({
        email: address,
        name: index % 2 ? 'W'.repeat(120) : 'محمد عبد الله بن سعيد',
        message: 'Z'.repeat(5000),
        received_at: new Date(Date.parse('2026-02-01T08:00:00Z') + index * 3_600_000).toISOString(),
        answered_at: index < 39 ? '2026-02-20T08:00:00.000Z' : null,
      })),
    )
    const [{ person_id } = { person_id: '' }] = rows
    await app.database.db.updateTable('people').set({ stage: 'talk' }).execute()
    const notes = Array.from({ length: mostNotes }, (_, index) => ({
      id: `note-${index}`,
      person_id,
      kind: 'note' as const,
      text: 'N'.repeat(500),
      written_at: `2026-02-25T08:00:00.${String(index).padStart(3, '0')}Z`,
    }))
    await app.database.db.insertInto('person_notes').values(notes).execute()
    await open(admin, person_id)
    await page.getByRole('textbox', { name: 'Texte de la réponse' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByText('35 messages plus anciens').tap()
    await page.locator('.enquiry').nth(12).locator('summary').first().tap()
    await page.locator('.enquiry').nth(12).locator('> .message').waitFor()
    await page.getByText(/événements plus anciens$/).tap()
    await page.locator('details[open]').filter({ hasText: 'événements plus anciens' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('textbox', { name: 'Nouvelle note' }).fill('Une de trop.')
    await page.getByRole('button', { name: 'Ajouter la note' }).tap()
    await page.getByText(`Cette personne a déjà ${mostNotes} notes`).waitFor()
    // Also where nothing waits for an answer.
    await app.database.db.updateTable('enquiries').set({ answered_at: '2026-02-20T08:00:00.000Z' }).execute()
    await page.reload()
    await page.getByText('35 messages plus anciens').waitFor()
  })
})
