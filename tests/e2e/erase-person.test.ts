import { describe } from 'vitest'
import { test } from '../support/admin-app.ts'
import { anEnquiry, postContact } from '../support/contact-form.ts'
import { searchTables } from '../support/search-tables.ts'

const wrote = 'wrote@example.org'

describe('somebody who only wrote through the contact form', () => {
  test('is erased as a person from the administration, after a question', async ({ expect, room }) => {
    const { app, page } = room
    for (const message of ['Un premier message à oublier.', 'Un second message à oublier.'])
      await postContact(app, anEnquiry({ email: wrote, name: 'Gérard', message }))
    await postContact(app, anEnquiry({ email: 'stays@example.org' }))
    await room.enter()
    await room.enquiries.list.getByRole('link', { name: wrote }).first().click()
    await page.getByRole('heading', { level: 1, name: `Dossier de ${wrote}` }).waitFor()

    const open = page.getByRole('button', { name: 'Effacer cette personne…' })
    const dialog = page.getByRole('dialog', { name: 'Effacer cette personne ?' })
    await open.click()
    expect(await dialog.innerText()).toContain(wrote)
    const cancel = dialog.getByRole('button', { name: 'Annuler' })
    expect(await cancel.evaluate((node) => node === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await searchTables(app.database, wrote)).not.toEqual([])

    await open.click()
    await dialog.getByRole('button', { name: 'Effacer pour de bon' }).click()
    await page.getByRole('heading', { level: 1, name: 'Effacement fait' }).waitFor()
    for (const trace of [wrote, 'Gérard', 'à oublier']) expect(await searchTables(app.database, trace)).toEqual([])
    expect(await searchTables(app.database, 'stays@example.org')).toContain('enquiries')
    await page.reload()
    await page.getByRole('main').getByRole('link', { name: 'Retour à l’administration' }).click()
    await room.heading('Bonjour.').waitFor()
  })
})
