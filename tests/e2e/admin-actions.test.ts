import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { describe } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { test as base } from '../support/admin-app.ts'
import { plain, said } from '../support/checklist-form.ts'
import { engines } from '../support/engines.ts'
import { postJson } from '../support/form.ts'
import { addLeads } from '../support/leads.ts'
import { readCsv, withoutMark } from '../support/read-csv.ts'
import { readRows } from '../support/rows.ts'
import { searchTables } from '../support/search-tables.ts'

const hasFocus = (locator: Locator) => locator.evaluate((node) => node === document.activeElement)

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const edge = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'

/** A moment of March 2026 as the file writes it: French, on the clocks of Paris, which are an hour ahead. */
function toParisText(instant: string): string {
  const [date = '', time = ''] = new Date(Date.parse(instant) + 3_600_000).toISOString().split(/[T.]/)
  return `${date.split('-').reverse().join('/')} ${time}`
}

describe.concurrent.each(engines)('what is done with people in the room, on %s', (engine) => {
  const test = base.extend({ engine })

  test('sends again what gave up, releases from quarantine, and says how it went', async ({ expect, room }) => {
    const { app, mailServer, page, errors } = room
    const total = async () => plain(await page.getByRole('region', { name: 'Les chiffres' }).innerText())
    mailServer.behave({ kind: 'refuse', status: 550 })
    await postJson(app, { email: 'refused@example.org' })
    await postJson(app, { email: 'robot@example.org', website: 'x' })
    await room.enter()
    await room.row('refused@example.org').getByRole('button', { name: 'Renvoyer : refused@example.org' }).click()
    expect(plain(await said(room.failure))).toBe(
      "Erreur d'envoi La checklist pour refused@example.org n'est pas partie : refusé par la messagerie du destinataire.",
    )
    mailServer.behave({ kind: 'accept' })
    await room.row('refused@example.org').getByRole('button', { name: 'Renvoyer : refused@example.org' }).click()
    expect(plain(await said(room.success))).toBe('E-mail envoyé La checklist est partie vers refused@example.org.')
    expect(mailServer.to('refused@example.org')).toHaveLength(1)
    await room.row('refused@example.org').getByText('Envoyé', { exact: true }).waitFor()
    expect(await total()).toContain('collectées 1 ')

    await room.row('robot@example.org').getByRole('button', { name: 'Libérer : robot@example.org' }).click()
    await expect
      .poll(() => room.success.innerText().then(plain))
      .toBe('Adresse libérée La checklist est partie vers robot@example.org.')
    expect(mailServer.to('robot@example.org')).toHaveLength(1)
    await room.row('robot@example.org').getByText('Quarantaine', { exact: true }).waitFor({ state: 'detached' })
    await expect.poll(total).toContain('collectées 2 ')
    expect(await page.getByRole('button', { name: /Renvoyer|Libérer/ }).count()).toBe(0)
    expect(errors).toEqual([])
  })

  test('asks before it erases, lets one go back, and then leaves nothing', async ({ expect, room }) => {
    const { app, page, errors } = room
    await postJson(app, { email: 'gone@example.org' })
    await postJson(app, { email: 'stays@example.org' })
    await room.enter()
    const button = room.row('gone@example.org').getByRole('button', { name: 'Effacer gone@example.org' })
    const dialog = page.getByRole('dialog', { name: 'Effacer cette personne ?' })
    await button.focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    expect(await dialog.innerText()).toContain('gone@example.org')
    expect(await hasFocus(dialog.getByRole('button', { name: 'Annuler' }))).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await hasFocus(button)).toBe(true)
    await button.click()
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await hasFocus(button)).toBe(true)
    expect((await readRows(app.database)).leads).toHaveLength(2)

    await button.click()
    await dialog.getByRole('button', { name: 'Effacer pour de bon' }).click()
    expect(plain(await said(room.success))).toBe('Effacement fait Il ne reste rien de gone@example.org dans nos bases.')
    await room.row('gone@example.org').waitFor({ state: 'detached' })
    expect(await dialog.count()).toBe(0)
    expect(await searchTables(app.database, 'gone@example.org')).toEqual([])
    expect(await room.shownAddresses()).toEqual(['stays@example.org'])
    // The button that had the focus is gone: the focus is at the list, not lost.
    expect(await hasFocus(room.list.getByRole('heading', { level: 2 }))).toBe(true)
    expect(errors).toEqual([])
  })

  test('says in its dialog that erasing failed, and in the list that somebody was gone', async ({ expect, room }) => {
    const { app, page } = room
    await addLeads(app.database, [{ email: 'anna@example.org' }, { email: 'oskar@example.org' }])
    await room.enter()
    await page.route('**/erase', (route) => route.abort())
    await page.getByRole('button', { name: 'Effacer anna@example.org' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Effacer pour de bon' }).click()
    await expect.poll(() => dialog.getByRole('alert').innerText()).toContain('Le serveur ne répond pas.')
    await page.unroute('**/erase')
    await app.database.db.deleteFrom('checklist_downloads').where('email', '=', 'anna@example.org').execute()
    await dialog.getByRole('button', { name: 'Effacer pour de bon' }).click()
    expect(plain(await said(room.failure))).toBe("Erreur Cette inscription n'existe plus. La liste a été rechargée.")
    await room.row('anna@example.org').waitFor({ state: 'detached' })
    expect(await room.shownAddresses()).toEqual(['oskar@example.org'])
  })

  test('gives the whole list away as a file, for either Excel', async ({ expect, room }) => {
    const { app, page, errors } = room
    const leads = await addLeads(app.database, [
      { email: 'quoted@example.org', user_agent: 'Mozilla/5.0 (she said "hi", twice; and left)' },
      { email: 'müller@bäckerei.example', user_agent: firefox, downloaded_at: '2026-03-01T22:59:59.999Z' },
      { email: 'next@example.org', user_agent: edge, downloaded_at: '2026-03-01T23:00:00.000Z' },
      { email: 'robot@example.org', quarantined_at: '2026-03-02T08:00:00.000Z' },
      ...Array.from({ length: 1_100 }, (_, index) => ({
        email: `many${index}@example.org`,
        // Many at one moment: a page of the export ends among them.
        downloaded_at: new Date(
          Date.parse('2026-03-01T12:00:00.000Z') + Math.floor(index / 400) * 60_000,
        ).toISOString(),
      })),
    ])
    const ordered = leads
      .filter(({ quarantined_at }) => quarantined_at === null)
      .sort((a, b) => (a.downloaded_at + a.id < b.downloaded_at + b.id ? 1 : -1))
    const expected = [
      ['Email', 'Date de téléchargement', 'Adresse IP', 'Navigateur', 'Adresse confirmée', 'Langue', 'Campagne'],
      ...ordered.map((lead) => {
        const { email, downloaded_at, user_agent } = lead
        return [email, toParisText(downloaded_at), 'N/A', user_agent ?? 'N/A', 'non', 'français', 'N/A']
      }),
    ]
    await room.enter()
    for (const [name, separator, fileName] of [
      ['Exporter en CSV', ',', 'checklist-downloads-2026-03-02.csv'],
      ['Excel (;)', ';', 'checklist-downloads-2026-03-02-excel.csv'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name, exact: true }).click(),
      ])
      expect(plain(await said(room.success))).toBe('Export réussi Le fichier CSV a été téléchargé.')
      await room.success.getByRole('button', { name: 'Fermer' }).click()
      expect(download.suggestedFilename()).toBe(fileName)
      const bytes = readFileSync(await download.path())
      const toLine = (row: string[]) => `${row.map((value) => `"${value.replaceAll('"', '""')}"`).join(separator)}\r\n`
      expect(bytes.equals(Buffer.from(`\ufeff${expected.map(toLine).join('')}`))).toBe(true)
      expect(readCsv(withoutMark(bytes), separator)).toEqual(expected)
    }
    // A file that breaks off is none: nothing is kept, and the notice says so.
    await page.route(`**${adminApi.csv}**`, (route) => route.abort('connectionreset'))
    await page.getByRole('link', { name: 'Exporter en CSV', exact: true }).click()
    expect(plain(await said(room.failure))).toBe(
      "Erreur Le fichier n'est pas arrivé en entier ; rien n'a été gardé. Réessayez.",
    )
    expect(await room.success.innerText()).toBe('')
    // The page is still the dashboard: a download takes nobody away.
    expect(await room.heading('Bonjour.').isVisible()).toBe(true)
    // The browser notes the file that broke off.
    expect(errors.filter((error) => !error.includes('ERR_CONNECTION_RESET'))).toEqual([])
  })
})
