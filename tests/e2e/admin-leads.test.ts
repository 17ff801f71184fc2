import { readFileSync } from 'node:fs'
import { describe } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { expectSiteFrame, hasFocus, test } from '../support/admin-app.ts'
import { plain, said } from '../support/checklist-form.ts'
import { postJson } from '../support/form.ts'
import { addLeads } from '../support/leads.ts'
import { readCsv, withoutMark } from '../support/read-csv.ts'
import { readRows } from '../support/rows.ts'
import { searchTables } from '../support/search-tables.ts'
import { takeAway } from '../support/take-away.ts'

/*
 * All that is seen of and done with sign-ups, in one file though it is long: the tests share their words.
 */

const empty = 'Aucun email collecté pour le moment'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const edge = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'

describe.concurrent('sign-ups', () => {
  test('are shown newest first, with how far the mail got, sent again and released', async ({ expect, admin }) => {
    const { app, page, errors } = admin
    const figures = async () => plain(await page.getByRole('region', { name: 'Les chiffres' }).innerText())
    await postJson(app, { email: 'anna@example.org', language: 'de' }, { 'user-agent': firefox })
    app.clock.advance(61_000)
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await postJson(app, { email: 'refused@example.org', language: 'en' }, { 'user-agent': edge })
    app.clock.advance(61_000)
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    await postJson(app, { email: 'later@example.org' }, { 'user-agent': '' })
    app.clock.advance(61_000)
    await postJson(app, { email: 'robot@example.org', website: 'x' })
    await app.database.db
      .updateTable('checklist_downloads')
      .set({ confirmed_at: '2026-03-02T10:30:00.000Z' })
      .where('email', '=', 'anna@example.org')
      .execute()
    await admin.enter()
    await admin.untilShown('Page 1 : 4 inscriptions affichées.')
    expect(await admin.shownAddresses()).toEqual([
      'robot@example.org',
      'later@example.org',
      'refused@example.org',
      'anna@example.org',
    ])
    const cellsOf = async (email: string) =>
      (await admin.row(email).getByRole('cell').allInnerTexts()).slice(0, 6).map(plain)
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
    expect(await figures()).toContain('collectées 3 ')

    const resend = admin.row('refused@example.org').getByRole('button', { name: 'Renvoyer : refused@example.org' })
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await resend.click()
    expect(plain(await said(admin.failure))).toBe(
      "Erreur d'envoi La checklist pour refused@example.org n'est pas partie : refusé par la messagerie du destinataire.",
    )
    app.mailServer.behave({ kind: 'accept' })
    await resend.click()
    expect(plain(await said(admin.success))).toBe('E-mail envoyé La checklist est partie vers refused@example.org.')
    expect(app.mailServer.to('refused@example.org')).toHaveLength(1)
    await admin.row('refused@example.org').getByText('Envoyé', { exact: true }).waitFor()
    await admin.row('robot@example.org').getByRole('button', { name: 'Libérer : robot@example.org' }).click()
    await expect
      .poll(() => admin.success.innerText().then(plain))
      .toBe('Adresse libérée La checklist est partie vers robot@example.org.')
    expect(app.mailServer.to('robot@example.org')).toHaveLength(1)
    await admin.row('robot@example.org').getByText('Quarantaine', { exact: true }).waitFor({ state: 'detached' })
    await expect.poll(figures).toContain('collectées 4 ')
    expect(errors).toEqual([])
  })

  test('are erased after a question, and then nothing of them is left', async ({ expect, admin }) => {
    const { app, page } = admin
    await postJson(app, { email: 'gone@example.org' })
    await postJson(app, { email: 'stays@example.org' })
    await admin.enter()
    const open = admin.row('gone@example.org').getByRole('button', { name: 'Effacer gone@example.org' })
    const dialog = page.getByRole('dialog', { name: 'Effacer cette personne ?' })
    const erase = dialog.getByRole('button', { name: 'Effacer pour de bon' })
    await open.focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    expect(await dialog.innerText()).toContain('gone@example.org')
    expect(await hasFocus(dialog.getByRole('button', { name: 'Annuler' }))).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await hasFocus(open)).toBe(true)
    expect((await readRows(app.database)).leads).toHaveLength(2)

    await open.click()
    await page.route('**/erase', (route) => route.abort())
    await erase.click()
    await expect.poll(() => dialog.getByRole('alert').innerText()).toContain('Le serveur ne répond pas.')
    await page.unroute('**/erase')
    await erase.click()
    expect(plain(await said(admin.success))).toBe(
      'Effacement fait Il ne reste rien de gone@example.org dans nos bases.',
    )
    await admin.row('gone@example.org').waitFor({ state: 'detached' })
    expect(await searchTables(app.database, 'gone@example.org')).toEqual([])
    // The button that had the focus is gone: the focus is at the list, not lost.
    expect(await hasFocus(admin.list.getByRole('heading', { level: 2 }))).toBe(true)

    // Somebody who was erased elsewhere meanwhile.
    await app.database.db.deleteFrom('checklist_downloads').execute()
    await page.getByRole('button', { name: 'Effacer stays@example.org' }).click()
    await erase.click()
    expect(plain(await said(admin.failure))).toBe("Erreur Cette inscription n'existe plus. La liste a été rechargée.")
    await admin.row('stays@example.org').waitFor({ state: 'detached' })
  })

  test('load, are none yet, or cannot be had and are asked for again', async ({ expect, admin }) => {
    const { app, page, list } = admin
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/admin/leads', async (route) => {
      await answer.promise
      await route.continue()
    })
    await admin.enter()
    await list.getByText('Chargement des inscriptions...').waitFor()
    expect(await list.getByText(empty).count()).toBe(0)
    answer.resolve()
    await list.getByRole('heading', { level: 3, name: empty }).waitFor()
    expect(await list.getByRole('table').count()).toBe(0)
    await list.getByRole('link', { name: 'Voir la page checklist' }).waitFor()
    expect(plain(await page.getByRole('region', { name: 'Les chiffres' }).innerText())).toMatch(
      /^Les chiffres Adresses collectées 0 .* Aujourd'hui 0 .* 7 derniers jours 0 /,
    )
    await expectSiteFrame(page, false)

    await addLeads(app.database, [{ email: 'anna@example.org' }])
    const putBack = await takeAway(app.database, 'checklist_downloads')
    await page.reload()
    const failure = list.getByRole('alert')
    await failure.waitFor()
    expect(plain(await failure.innerText())).toContain('Erreur Impossible de charger les téléchargements.')
    await page.getByText('Impossible de charger les chiffres.').waitFor()
    await page.getByText('Impossible de charger les inscriptions par jour.').waitFor()
    await putBack()
    for (const place of ['Les chiffres', 'Inscriptions par jour', 'Dernières inscriptions']) {
      await page.getByRole('region', { name: place }).getByRole('button', { name: 'Réessayer' }).click()
    }
    await admin.row('anna@example.org').waitFor()
  })

  test('are found by the beginning of address and domain, and turn their pages', async ({ expect, admin }) => {
    const { app, page, list, errors } = admin
    const numbered = (count: number, toEmail: (number: string) => string) =>
      Array.from({ length: count }, (_, index) => ({ email: toEmail(String(index).padStart(3, '0')) }))
    await addLeads(app.database, [
      ...numbered(60, (number) => `firma${number}@a.example`),
      ...numbered(50, (number) => `p${number}@firma.example`),
      { email: 'oskar@example.org' },
    ])
    await admin.enter()
    await admin.untilShown('Page 1 : 50 inscriptions affichées.')
    const first = await admin.shownAddresses()
    expect(await list.getByRole('button', { name: 'Page précédente' }).count()).toBe(0)
    await admin.turnPage('suivante')
    await admin.untilShown('Page 2 : 50 inscriptions affichées.')
    expect(await hasFocus(list.getByRole('heading', { level: 2 }))).toBe(true)
    const second = await admin.shownAddresses()
    await admin.turnPage('suivante')
    await admin.untilShown('Page 3 : 11 inscriptions affichées.')
    expect(new Set([...first, ...second, ...(await admin.shownAddresses())]).size).toBe(111)
    expect(await list.getByRole('button', { name: 'Page suivante' }).count()).toBe(0)
    await admin.turnPage('précédente')
    await admin.untilShown('Page 2 : 50 inscriptions affichées.')
    expect(await admin.shownAddresses()).toEqual(second)

    // By address first, then by domain; from page 2 a new search begins at page 1.
    const search = page.getByRole('searchbox', { name: 'Chercher une adresse' })
    await search.fill('Firma05')
    await admin.untilShown('Page 1 : 10 inscriptions affichées.')
    await list.getByRole('heading', { level: 2, name: 'Inscriptions trouvées' }).waitFor()
    await search.fill('@firma')
    await admin.untilShown('Page 1 : 50 inscriptions affichées.')
    expect((await admin.shownAddresses())[0]).toBe('p000@firma.example')
    await search.fill('personne%')
    await admin.untilShown('Aucune adresse ni aucun domaine ne commence par « personne% ».')
    await list.getByRole('button', { name: 'Effacer la recherche' }).click()
    await admin.untilShown('Page 1 : 50 inscriptions affichées.')
    expect(await hasFocus(search)).toBe(true)
    expect(errors).toEqual([])
  })

  test('are drawn per day in Paris, and read out as a table', async ({ expect, admin }) => {
    const { app, page, errors } = admin
    await addLeads(app.database, [
      ...Array.from({ length: 3 }, (_, index) => ({ email: `today${index}@example.org` })),
      // Half an hour before midnight in Paris, and half an hour after.
      { email: 'late@example.org', downloaded_at: '2026-02-28T22:30:00.000Z' },
      { email: 'early@example.org', downloaded_at: '2026-02-28T23:30:00.000Z' },
      { email: 'old@example.org', downloaded_at: '2025-12-24T12:00:00.000Z' },
      { email: 'robot@example.org', quarantined_at: '2026-03-02T08:00:00.000Z' },
    ])
    await admin.enter()
    const panel = page.getByRole('region', { name: 'Inscriptions par jour' }).first()
    const picture = (days: number, all: number) =>
      panel.getByRole('img', { name: `Inscriptions par jour sur ${days} jours : ${all} en tout, 3 au plus fort.` })
    await picture(30, 5).waitFor()
    await panel.locator('.chart-plot').hover({ position: { x: 1, y: 100 } })
    expect(plain(await panel.locator('.chart-tooltip').innerText())).toBe('0 inscription dimanche 1 février')
    await page.mouse.move(0, 0)
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
    expect(await rows()).toContain('mercredi 24 décembre 1')
    expect(errors).toEqual([])
  })

  test('are given away as a file for either Excel, whole or not at all', async ({ expect, admin }) => {
    const { app, page } = admin
    const leads = await addLeads(app.database, [
      { email: 'müller@bäckerei.example', user_agent: 'Mozilla/5.0 (she said "hi", twice; and left)' },
      { email: 'robot@example.org', quarantined_at: '2026-03-02T08:00:00.000Z' },
      // Many at one moment: a page of the export ends among them.
      ...Array.from({ length: 1_100 }, (_, index) => ({
        email: `many${index}@example.org`,
        downloaded_at: `2026-03-01T12:0${Math.floor(index / 400)}:00.000Z`,
      })),
    ])
    await admin.enter()
    for (const [name, separator, fileName] of [
      ['Exporter en CSV', ',', 'checklist-downloads-2026-03-02.csv'],
      ['Excel (;)', ';', 'checklist-downloads-2026-03-02-excel.csv'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name, exact: true }).click(),
      ])
      expect(plain(await said(admin.success))).toBe('Export réussi Le fichier CSV a été téléchargé.')
      await admin.success.getByRole('button', { name: 'Fermer' }).click()
      expect(download.suggestedFilename()).toBe(fileName)
      const [header, newest, ...others] = readCsv(withoutMark(readFileSync(await download.path())), separator)
      expect(header).toHaveLength(7)
      expect(newest).toEqual([
        ...[leads[0]?.email, '02/03/2026 09:00:00', 'N/A', leads[0]?.user_agent],
        ...['non', 'français', 'N/A'],
      ])
      expect(new Set(others.map(([email]) => email)).size).toBe(1_100)
    }
    // A file that breaks off is none: nothing is kept, and the notice says so.
    await page.route(`**${adminApi.csv}**`, (route) => route.abort('connectionreset'))
    await page.getByRole('link', { name: 'Exporter en CSV', exact: true }).click()
    expect(plain(await said(admin.failure))).toBe(
      "Erreur Le fichier n'est pas arrivé en entier ; rien n'a été gardé. Réessayez.",
    )
    expect(await admin.success.innerText()).toBe('')
    expect(await admin.heading('Bonjour.').isVisible()).toBe(true)
  })

  test('in quarantine are released and those of a campaign erased, by keyboard, each after a question', async ({
    expect,
    admin,
  }) => {
    const { app, page, list } = admin
    const many = (count: number, name: string) =>
      Array.from({ length: count }, (_, index) => ({ email: `${name}${index}@${name}-${index}.example` }))
    const people = many(2, 'person')
    await addLeads(app.database, [
      ...people.map((lead) => ({ ...lead, quarantined_at: '2026-03-02T08:00:00.000Z' })),
      ...many(60, 'junk').map((lead) => ({ ...lead, utm_source: 'flood' })),
      { email: 'confirmed@example.org', utm_source: 'flood', confirmed_at: '2026-03-02T09:00:00.000Z' },
    ])
    await admin.enter()
    await list.getByText('Libérer ou effacer en nombre').press('Enter')
    const release = list.getByRole('button', { name: 'Libérer 2 : En quarantaine' })
    await release.press('Enter')
    const releasing = page.getByRole('dialog', { name: 'Libérer de la quarantaine ?' })
    expect(plain(await releasing.innerText())).toContain('Vous libérez 2 inscriptions en quarantaine :')
    expect(await hasFocus(releasing.getByRole('button', { name: 'Annuler' }))).toBe(true)
    await page.keyboard.press('Escape')
    await releasing.waitFor({ state: 'detached' })
    expect(await hasFocus(release)).toBe(true)
    await page.keyboard.press('Enter')
    await releasing.getByRole('button', { name: 'Libérer', exact: true }).press('Enter')
    expect(plain(await said(admin.success))).toBe('Libération faite 2 inscriptions sont sorties de la quarantaine.')
    for (const { email } of people) await expect.poll(() => app.mailServer.to(email)).toHaveLength(1)

    const erase = list.getByRole('button', { name: 'Effacer 60 : Campagne « flood »' })
    await erase.press('Enter')
    const erasing = page.getByRole('dialog', { name: 'Effacer en nombre ?' })
    expect(plain(await erasing.innerText())).toContain('60 inscriptions non confirmées (Campagne « flood »)')
    // The line breaks after the first fifty: the rest is erased by another try, and all are counted.
    let calls = 0
    await page.route(`**${adminApi.leadGroups}/erase`, (route) => {
      calls += 1
      return calls === 2 ? route.abort() : route.continue()
    })
    const confirm = erasing.getByRole('button', { name: 'Effacer pour de bon' })
    await confirm.press('Enter')
    await erasing.getByRole('alert').getByText('Le serveur ne répond pas.').waitFor()
    await confirm.press('Enter')
    expect(plain(await said(admin.success))).toBe('Effacement fait 60 inscriptions sont effacées.')
    await erase.waitFor({ state: 'detached' })
    expect(await hasFocus(list.getByRole('heading', { level: 2 }))).toBe(true)
    const left = (await readRows(app.database)).leads.map(({ email }) => email).sort()
    expect(left).toEqual(['confirmed@example.org', ...people.map(({ email }) => email)])
  })
})
