import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Locator } from 'playwright-core'
import { describe } from 'vitest'
import { plain, said } from '../support/checklist-form.ts'
import { engines } from '../support/engines.ts'
import { postJson } from '../support/form.ts'
import { addLeads } from '../support/leads.ts'
import { readCsv, withoutMark } from '../support/read-csv.ts'
import { test as base, expectSiteFrame } from '../support/room.ts'
import { readRows } from '../support/rows.ts'
import { searchTables } from '../support/search-tables.ts'

/** Sentences of the specification (sections 4 and 8), not those of the code. */
const promised = {
  empty: 'Aucun email collecté pour le moment',
  failed: 'Erreur Impossible de charger les téléchargements.',
  exported: 'Export réussi Le fichier CSV a été téléchargé.',
} as const

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const edge = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'

const hasFocus = (locator: Locator) => locator.evaluate((node) => node === document.activeElement)

/** A moment of March 2026 as the file writes it: French, on the clocks of Paris, which are an hour ahead. */
function toParisText(instant: string): string {
  const [date = '', time = ''] = new Date(Date.parse(instant) + 3_600_000).toISOString().split(/[T.]/)
  return `${date.split('-').reverse().join('/')} ${time}`
}

describe.concurrent.each(engines)('the dashboard on %s', (engine) => {
  const test = base.extend({ engine })

  test('says that it loads, then that nobody has come yet', async ({ expect, room }) => {
    const { page, list, errors } = room
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/admin/leads', async (route) => {
      await answer.promise
      await route.continue()
    })
    await room.enter()
    await list.getByText('Chargement des inscriptions...').waitFor()
    expect(await list.getByText(promised.empty).count()).toBe(0)
    answer.resolve()
    await list.getByRole('heading', { level: 3, name: promised.empty }).waitFor()
    expect(await list.getByRole('table').count()).toBe(0)
    await list.getByRole('link', { name: 'Voir la page checklist' }).waitFor()
    const figures = page.getByRole('region', { name: 'Les chiffres' })
    expect(plain(await figures.innerText())).toMatch(
      /^Les chiffres Adresses collectées 0 .* Aujourd'hui 0 .* 7 derniers jours 0 /,
    )
    await expectSiteFrame(page, false)
    expect(errors).toEqual([])
  })

  test('says what could not be loaded, and loads it when asked again', async ({ expect, room }) => {
    const { app, page, list } = room
    await addLeads(app.database, [{ email: 'anna@example.org' }])
    await sql`alter table checklist_downloads rename to checklist_downloads_away`.execute(app.database.db)
    await room.enter()
    const failure = list.getByRole('alert')
    await failure.waitFor()
    expect(plain(await failure.innerText())).toContain(promised.failed)
    await page.getByText('Impossible de charger les chiffres.').waitFor()
    await page.getByText('Impossible de charger les inscriptions par jour.').waitFor()
    expect(await list.getByText(promised.empty).count()).toBe(0)
    await sql`alter table checklist_downloads_away rename to checklist_downloads`.execute(app.database.db)
    for (const place of ['Les chiffres', 'Inscriptions par jour', 'Dernières inscriptions']) {
      await page.getByRole('region', { name: place }).getByRole('button', { name: 'Réessayer' }).click()
    }
    await room.row('anna@example.org').waitFor()
    await page
      .getByRole('img', { name: /^Inscriptions par jour sur 30 jours : 1 en tout, 1 au plus fort\.$/ })
      .waitFor()
    await page.getByRole('alert').filter({ hasText: 'Impossible' }).first().waitFor({ state: 'detached' })
  })

  test('shows who came, newest first, and how far the mail got', async ({ expect, room }) => {
    const { app, mailServer, page, errors } = room
    await postJson(app, { email: 'anna@example.org', language: 'de' }, { 'user-agent': firefox })
    app.clock.advance(61_000)
    mailServer.behave({ kind: 'refuse', status: 550 })
    await postJson(app, { email: 'refused@example.org', language: 'en' }, { 'user-agent': edge })
    app.clock.advance(61_000)
    mailServer.behave({ kind: 'refuse', status: 451 })
    await postJson(app, { email: 'later@example.org' }, { 'user-agent': '' })
    app.clock.advance(61_000)
    await postJson(app, { email: 'robot@example.org', website: 'x' })
    await app.database.db
      .updateTable('checklist_downloads')
      .set({ confirmed_at: '2026-03-02T10:30:00.000Z' })
      .where('email', '=', 'anna@example.org')
      .execute()
    await room.enter()
    await room.row('anna@example.org').waitFor()
    expect(await room.shownAddresses()).toEqual([
      'robot@example.org',
      'later@example.org',
      'refused@example.org',
      'anna@example.org',
    ])
    const cellsOf = async (email: string) =>
      (await room.row(email).getByRole('cell').allInnerTexts()).slice(0, 6).map(plain)
    expect(await cellsOf('anna@example.org')).toEqual([
      ...['2 mars 2026 10:00', 'allemand', 'Firefox', 'N/A'],
      ...['Envoyé le 2 mars, 10:00', 'Confirmée le 2 mars, 11:30'],
    ])
    expect(await cellsOf('refused@example.org')).toEqual([
      ...['2 mars 2026 10:01', 'anglais', 'Edge', 'N/A'],
      ...['Abandonné refusé par la messagerie du destinataire', 'Non confirmée'],
    ])
    expect(await cellsOf('later@example.org')).toEqual([
      ...['2 mars 2026 10:02', 'français', 'Inconnu', 'N/A'],
      ...['En attente serveur de messagerie injoignable ; nouvel essai automatique', 'Non confirmée'],
    ])
    expect((await cellsOf('robot@example.org'))[4]).toBe('Aucun envoi')
    await room.row('robot@example.org').getByText('Quarantaine', { exact: true }).waitFor()
    expect(plain(await page.getByRole('region', { name: 'Les chiffres' }).innerText())).toContain('collectées 3 ')
    await room.untilShown('Page 1 : 4 inscriptions affichées.')
    expect(errors).toEqual([])
  })

  test('finds addresses and domains by their beginning, and turns pages forth and back', async ({ expect, room }) => {
    const { app, page, list, errors } = room
    const numbered = (count: number, toEmail: (number: string) => string) =>
      Array.from({ length: count }, (_, index) => ({ email: toEmail(String(index).padStart(3, '0')) }))
    await addLeads(app.database, [
      ...numbered(60, (number) => `firma${number}@a.example`),
      ...numbered(50, (number) => `p${number}@firma.example`),
      { email: 'oskar@example.org' },
    ])
    await room.enter()
    const search = page.getByRole('searchbox', { name: 'Chercher une adresse' })

    // All of them: 50, 50 and 11.
    await room.untilShown('Page 1 : 50 inscriptions affichées.')
    const first = await room.shownAddresses()
    expect(await list.getByRole('button', { name: 'Page précédente' }).count()).toBe(0)
    await room.turnPage('suivante')
    await room.untilShown('Page 2 : 50 inscriptions affichées.')
    expect(await hasFocus(list.getByRole('heading', { level: 2 }))).toBe(true)
    const second = await room.shownAddresses()
    await room.turnPage('suivante')
    await room.untilShown('Page 3 : 11 inscriptions affichées.')
    expect(new Set([...first, ...second, ...(await room.shownAddresses())]).size).toBe(111)
    expect(await list.getByRole('button', { name: 'Page suivante' }).count()).toBe(0)
    await room.turnPage('précédente')
    await room.untilShown('Page 2 : 50 inscriptions affichées.')
    expect(await room.shownAddresses()).toEqual(second)
    await room.turnPage('précédente')
    await room.untilShown('Page 1 : 50 inscriptions affichées.')
    expect(await room.shownAddresses()).toEqual(first)

    // By address first, then by domain, in the order of the alphabet; from page 2 a new search begins at page 1.
    await room.turnPage('suivante')
    await room.untilShown('Page 2 : 50 inscriptions affichées.')
    await search.fill('Firma05')
    await room.untilShown('Page 1 : 10 inscriptions affichées.')
    expect(await room.shownAddresses()).toEqual(
      numbered(60, (number) => `firma${number}@a.example`)
        .slice(50)
        .map(({ email }) => email),
    )
    await list.getByRole('heading', { level: 2, name: 'Inscriptions trouvées' }).waitFor()
    await search.fill('@firma')
    await room.untilShown('Page 1 : 50 inscriptions affichées.')
    expect((await room.shownAddresses())[0]).toBe('p000@firma.example')
    await search.fill('oskar@example.org')
    await room.untilShown('Page 1 : 1 inscription affichée.')
    await search.fill('personne%')
    await room.untilShown('Aucune adresse ni aucun domaine ne commence par « personne% ».')
    await list.getByRole('button', { name: 'Effacer la recherche' }).click()
    await room.untilShown('Page 1 : 50 inscriptions affichées.')
    expect(await hasFocus(search)).toBe(true)
    expect(errors).toEqual([])
  })

  test('announces a page once it is there, never before', async ({ expect, room }) => {
    const { app, page, list } = room
    const emails = Array.from({ length: 70 }, (_, index) => ({ email: `p${index}@example.org` }))
    await addLeads(app.database, emails)
    await room.enter()
    await room.untilShown('Page 1 : 50 inscriptions affichées.')
    await list.evaluate((region) => {
      const status = region.querySelector('[role=status]')
      new MutationObserver(() => {
        document.documentElement.dataset.said = `${document.documentElement.dataset.said ?? ''}[${status?.textContent}]`
      }).observe(region, { childList: true, subtree: true, characterData: true })
    })
    await room.turnPage('suivante')
    await room.untilShown('Page 2 : 20 inscriptions affichées.')
    const said = plain((await page.locator('html').getAttribute('data-said')) ?? '')
    expect(said.replaceAll(/(\[[^\]]*\])\1+/g, '$1')).toBe('[][Page 2 : 20 inscriptions affichées.]')
  })

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

  test('draws sign-ups per day, and reads them out as a table', async ({ expect, room }) => {
    const { app, page, errors } = room
    await addLeads(app.database, [
      ...Array.from({ length: 3 }, (_, index) => ({ email: `today${index}@example.org` })),
      // Half an hour before midnight in Paris, and half an hour after.
      { email: 'late@example.org', downloaded_at: '2026-02-28T22:30:00.000Z' },
      { email: 'early@example.org', downloaded_at: '2026-02-28T23:30:00.000Z' },
      { email: 'old@example.org', downloaded_at: '2025-12-24T12:00:00.000Z' },
      { email: 'robot@example.org', quarantined_at: '2026-03-02T08:00:00.000Z' },
    ])
    await room.enter()
    const panel = page.getByRole('region', { name: 'Inscriptions par jour' }).first()
    const picture = (days: number, all: number) =>
      panel.getByRole('img', { name: `Inscriptions par jour sur ${days} jours : ${all} en tout, 3 au plus fort.` })
    await picture(30, 5).waitFor()
    expect(await panel.locator('svg path').count()).toBeGreaterThan(1)
    const table = panel.getByRole('table')
    expect(await table.isVisible()).toBe(false)
    await panel.getByText('Lire les chiffres en tableau').click()
    const rows = async () => (await table.getByRole('row').allInnerTexts()).map((text) => text.replace(/\s+/gu, ' '))
    expect((await rows()).slice(0, 5)).toEqual([
      'Jour Inscriptions',
      'lundi 2 mars 3',
      'dimanche 1 mars 1',
      'samedi 28 février 1',
      'vendredi 27 février 0',
    ])
    expect(await rows()).toHaveLength(31)
    await panel.getByRole('button', { name: '90 jours' }).click()
    await picture(90, 6).waitFor()
    expect(await rows()).toHaveLength(91)
    expect(await rows()).toContain('mercredi 24 décembre 1')
    await panel.getByRole('button', { name: '7 jours' }).click()
    await picture(7, 5).waitFor()
    expect(await rows()).toHaveLength(8)
    expect(await panel.getByRole('button', { name: '7 jours' }).getAttribute('aria-pressed')).toBe('true')
    expect(errors).toEqual([])
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
      ['Email', 'Date de téléchargement', 'Adresse IP', 'Navigateur'],
      ...ordered.map((lead) => [lead.email, toParisText(lead.downloaded_at), 'N/A', lead.user_agent ?? 'N/A']),
    ]
    await room.enter()
    for (const [name, separator] of [
      ['Exporter en CSV', ','],
      ['Excel (;)', ';'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name, exact: true }).click(),
      ])
      expect(plain(await said(room.success))).toBe(promised.exported)
      await room.success.getByRole('button', { name: 'Fermer' }).click()
      expect(download.suggestedFilename()).toBe('checklist-downloads-2026-03-02.csv')
      const bytes = readFileSync(await download.path())
      const toLine = (row: string[]) => `${row.map((value) => `"${value.replaceAll('"', '""')}"`).join(separator)}\r\n`
      expect(bytes.equals(Buffer.from(`\ufeff${expected.map(toLine).join('')}`))).toBe(true)
      expect(readCsv(withoutMark(bytes), separator)).toEqual(expected)
    }
    // The page is still the dashboard: a download takes nobody away.
    expect(await room.heading('Bonjour.').isVisible()).toBe(true)
    expect(errors).toEqual([])
  })
})
