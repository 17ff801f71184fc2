import type { Locator } from 'playwright-core'
import { describe } from 'vitest'
import { test as base, expectSiteFrame } from '../support/admin-app.ts'
import { plain } from '../support/checklist-form.ts'
import { engines } from '../support/engines.ts'
import { postJson } from '../support/form.ts'
import { addLeads } from '../support/leads.ts'
import { takeAway } from '../support/take-away.ts'

/** Sentences as docs/requirements.md 10.4 prescribes them, not those of the content. */
const promised = {
  empty: 'Aucun email collecté pour le moment',
  failed: 'Erreur Impossible de charger les téléchargements.',
} as const

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const edge = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'

const hasFocus = (locator: Locator) => locator.evaluate((node) => node === document.activeElement)

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
    const putBack = await takeAway(app.database, 'checklist_downloads')
    await room.enter()
    const failure = list.getByRole('alert')
    await failure.waitFor()
    expect(plain(await failure.innerText())).toContain(promised.failed)
    await page.getByText('Impossible de charger les chiffres.').waitFor()
    await page.getByText('Impossible de charger les inscriptions par jour.').waitFor()
    expect(await list.getByText(promised.empty).count()).toBe(0)
    await putBack()
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
    const thread = await panel.locator('svg polyline').getAttribute('points')
    expect(thread?.split(' ')).toHaveLength(30)
    await panel.locator('.chart-plot').hover({ position: { x: 1, y: 100 } })
    expect(plain(await panel.locator('.chart-tooltip').innerText())).toBe('0 inscription dimanche 1 février')
    await page.mouse.move(0, 0)
    expect(await panel.locator('.chart-tooltip').count()).toBe(0)
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
})
