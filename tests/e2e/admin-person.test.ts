import type { Locator } from 'playwright-core'
import { describe } from 'vitest'
import { adminScreens } from '../../contract/api/admin.ts'
import { mostNotes } from '../../contract/api/admin-people.ts'
import { hour } from '../../server/runtime/clock.ts'
import { type AdminApp, test as base } from '../support/admin-app.ts'
import { plain, said } from '../support/checklist-form.ts'
import { addEnquiries, postEnquiry } from '../support/enquiries.ts'
import { untilFocused } from '../support/focus.ts'
import { postJson } from '../support/form.ts'
import { deskOf, onDesk, onPhone } from '../support/owner-journey.ts'
import { findPersonId } from '../support/people.ts'

const email = 'anna@example.org'

/** Lets the owner in and opens the page of the person with this address. */
const enter = async (admin: AdminApp, heading: string, address = email) =>
  admin.enter(`${adminScreens.people}/${await findPersonId(admin.app.database, address)}`, heading)

describe.concurrent('the page of a person', () => {
  const test = base.extend({ visitor: onDesk })

  test('is worked through by keyboard alone: stage, notes, files, and everything erased', async ({ expect, admin }) => {
    const { app, page, errors } = admin
    await postJson(app, { email, utm_source: 'lettre' })
    await postEnquiry(app, { email, message: 'Une demande à oublier.' })
    await app.runQueue()
    await enter(admin, 'Anna Schmidt')
    const { tabTo } = deskOf(page, app, errors)
    const pressAt = async (element: Locator) => {
      await tabTo(element)
      await page.keyboard.press('Enter')
    }
    const button = (name: string) => page.getByRole('button', { name })
    await pressAt(button('Client'))
    expect(plain(await said(admin.success))).toBe("C'est noté Étape enregistrée : Client.")
    await page.getByText('tant que l’étape est « Client »', { exact: true }).waitFor()
    await button('Client').and(page.locator('[aria-pressed=true]')).waitFor()

    const written = page.getByRole('textbox', { name: 'Nouvelle note' })
    await tabTo(written)
    await page.keyboard.type('Rappeler lundi.')
    await page.reload()
    await page.getByText('Rappeler lundi.').waitFor()
    await pressAt(button('Ajouter la note'))
    const note = page.locator('.timeline .note').getByText('Rappeler lundi.', { exact: true })
    await note.waitFor()
    await expect.poll(() => written.inputValue()).toBe('')

    await tabTo(button('Fichier de données (JSON)'))
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    await expect.poll(() => admin.success.innerText()).toContain(download.suggestedFilename())

    const dialog = page.getByRole('dialog')
    await page.getByRole('heading', { level: 1 }).focus()
    await pressAt(button('Effacer la note du 2 mars 2026'))
    await untilFocused(dialog.getByRole('button', { name: 'Annuler' }))
    await admin.look('a note, and whether to erase it')
    await pressAt(dialog.getByRole('button', { name: 'Effacer la note' }))
    await note.waitFor({ state: 'detached' })

    await pressAt(button('Effacer cette personne'))
    await admin.look('whether to erase everything')
    await dialog.getByText(email).waitFor()
    await pressAt(dialog.getByRole('button', { name: 'Effacer pour de bon' }))
    await admin.heading('Effacement fait').waitFor()
    await expect.poll(() => page.title()).not.toContain('Anna')
    expect(await page.locator('body').innerText()).not.toMatch(/anna/i)
    await page.reload()
    await admin.heading('Personne introuvable').waitFor()
    const onward = page.getByRole('link', { name: 'Voir les demandes' })
    expect(await onward.getAttribute('href')).toBe(adminScreens.enquiries)
  })

  test('sends a refused checklist again, shows the consent word for word, and is one conversation: released, marked, taken back, erased one by one', async ({
    expect,
    admin,
  }) => {
    const { app, page } = admin
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await postJson(app, { email, website: 'x' })
    await enter(admin, email)
    await page.getByText('cette personne a seulement demandé la checklist').waitFor()
    await page.getByRole('button', { name: 'Accepter' }).click()
    expect(plain(await said(admin.failure))).toBe(
      'Adresse acceptée. E-mail non parti Raison : refusé par la messagerie.',
    )
    app.mailServer.behave({ kind: 'accept' })
    await page.getByRole('button', { name: 'Renvoyer la checklist' }).click()
    expect(plain(await said(admin.success))).toBe("C'est envoyé L'e-mail est parti.")
    await page.getByText('Donné le 2 mars 2026').click()
    const { sentence } = await app.database.db.selectFrom('consents').select('sentence').executeTakeFirstOrThrow()
    await page.getByText(sentence).waitFor()
    await page.getByText('pas encore', { exact: true }).waitFor()

    await postEnquiry(app, { email, subject: 'vip', message: 'Le premier message.' })
    app.clock.advance(49 * hour)
    await postEnquiry(app, { email, website: 'x', message: 'Le second message.' })
    await page.reload()
    const entry = (message: string) => page.locator('.enquiry').filter({ hasText: message })
    const first = entry('Le premier message.')
    const second = entry('Le second message.')
    await first.getByText('en retard de 1 h', { exact: true }).waitFor()
    expect(await page.locator('.enquiry > .message').allInnerTexts()).toEqual([
      'Le premier message.',
      'Le second message.',
    ])
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
    const answer = second.getByRole('textbox', { name: 'Texte de la réponse' })
    await answer.waitFor()
    await page.route('**/answer', (route) => route.abort())
    await answer.fill('Une réponse de trop.')
    const keptTexts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('reponse:')))
    expect(await keptTexts()).toHaveLength(1)
    await second.getByRole('button', { name: 'Effacer cette demande' }).click()
    await admin.look('whether to erase a message')
    await page.getByRole('dialog').getByRole('button', { name: 'Effacer pour de bon' }).click()
    await second.waitFor({ state: 'detached' })
    expect(await keptTexts()).toEqual([])
    await first.waitFor()
  })
})

describe.concurrent('on a phone', () => {
  const test = base.extend({ visitor: onPhone })

  test('long messages of a long name and two hundred notes fit, and what is older is a tap away', async ({
    expect,
    admin,
  }) => {
    const { app, page } = admin
    const address = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(52)}.example`
    const [{ person_id } = { person_id: '' }] = await addEnquiries(
      app.database,
      Array.from({ length: 8 }, (_, index) => ({
        email: address,
        name: index % 2 ? 'W'.repeat(120) : 'محمد عبد الله بن سعيد',
        message: 'Z'.repeat(5000),
        received_at: `2026-02-01T0${index}:00:00.000Z`,
        answered_at: index < 7 ? '2026-02-20T08:00:00.000Z' : null,
      })),
    )
    const notes = Array.from({ length: mostNotes }, (_, index) => ({
      id: `note-${index}`,
      person_id,
      kind: 'note' as const,
      text: 'N'.repeat(500),
      written_at: `2026-02-25T08:00:00.${String(index).padStart(3, '0')}Z`,
    }))
    await app.database.db.insertInto('person_notes').values(notes).execute()
    await enter(admin, 'W'.repeat(120), address)
    await page.getByRole('textbox', { name: 'Texte de la réponse' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByText('3 messages plus anciens').tap()
    const older = page.locator('.enquiry').nth(1)
    await older.locator('summary').first().tap()
    await older.locator('> .message').waitFor()
    await page.getByText(/événements plus anciens$/).tap()
    await page.locator('details[open]').filter({ hasText: 'événements plus anciens' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('textbox', { name: 'Nouvelle note' }).fill('Une de trop.')
    await page.getByRole('button', { name: 'Ajouter la note' }).tap()
    await page.getByText(`Cette personne a déjà ${mostNotes} notes`).waitFor()
    // Also where nothing waits for an answer. Axe has enough of a few notes.
    await app.database.db.updateTable('enquiries').set({ answered_at: '2026-02-20T08:00:00.000Z' }).execute()
    await app.database.db.deleteFrom('person_notes').where('id', 'not in', ['note-0', 'note-1']).execute()
    await page.reload()
    await page.getByText('3 messages plus anciens').waitFor()
  })
})
