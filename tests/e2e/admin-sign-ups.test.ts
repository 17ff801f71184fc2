// Long: the list at a desk and on a phone, with everything that is done from it.

import { describe } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { minute } from '../../server/runtime/clock.ts'
import { expectSiteFrame, test } from '../support/admin-app.ts'
import { holdBack, isAnswer } from '../support/browser.ts'
import { plain, said } from '../support/checklist-form.ts'
import { hasFocus, untilFocused } from '../support/focus.ts'
import { postJson } from '../support/form.ts'
import { addLeads } from '../support/leads.ts'
import { onDesk, onPhone } from '../support/owner-journey.ts'
import { findPersonId } from '../support/people.ts'
import { takeAway } from '../support/take-away.ts'

const screen = '/admin/inscriptions'

const numbered = (count: number, toEmail: (number: string) => string) =>
  Array.from({ length: count }, (_, index) => ({ email: toEmail(String(index).padStart(3, '0')) }))

test('on the dashboard they load, are none yet, cannot be had and are asked for again, stand newest first, and leave as a file, whole or not at all', async ({
  expect,
  admin,
}) => {
  const { app, page, list, errors } = admin
  // The browser remembers the last visit by its own clock.
  await page.clock.setFixedTime(app.clock.now())
  const letIn = await holdBack(page, `**${adminApi.leads}`)
  await admin.enter()
  await list.getByText('Chargement des inscriptions…').waitFor()
  await admin.look('loading')
  letIn()
  await list.getByRole('heading', { level: 3, name: 'Aucun email collecté pour le moment' }).waitFor()
  expect(await list.getByRole('table').count()).toBe(0)
  await list.getByRole('link', { name: 'Voir la page de la checklist' }).waitFor()
  const figures = page.getByRole('region', { name: 'Les chiffres' })
  await expect
    .poll(() => figures.innerText().then(plain))
    .toMatch(/^Les chiffres Inscriptions 0 .* Aujourd'hui 0 .* 7 derniers jours 0 /)
  await expectSiteFrame(page, false)
  await admin.look('empty')

  await postJson(app, { email: 'anna@example.org', language: 'de' })
  app.clock.advance(minute)
  await postJson(app, { email: 'otto@example.org', language: 'en' })
  app.clock.advance(minute)
  await postJson(app, { email: 'robot@example.org', website: 'x' })
  const anna = app.database.db.updateTable('people').where('email', '=', 'anna@example.org')
  await anna.set({ confirmed_at: '2026-03-02T10:30:00.000Z' }).execute()
  const putBack = await takeAway(app.database, 'checklist_downloads')
  await page.reload()
  await list.getByRole('alert').getByText('Impossible de charger les téléchargements.').waitFor()
  await page.getByText('Impossible de charger les chiffres.').waitFor()
  await admin.look('not loaded')
  await putBack()
  const today = page.getByRole('region', { name: 'Ce qui attend' })
  for (const place of [today, figures, list]) await place.getByRole('button', { name: 'Réessayer' }).click()
  await admin.row('anna@example.org').waitFor()
  expect(await admin.shownNames()).toEqual(['robot@example.org', 'otto@example.org', 'anna@example.org'])
  const cellsOf = async (email: string) => (await admin.row(email).getByRole('cell').allInnerTexts()).map(plain)
  expect(await cellsOf('anna@example.org')).toEqual(['2 mars 2026 10:00', 'Confirmée', 'allemand', 'Nouveau'])
  expect(await cellsOf('otto@example.org')).toEqual(['2 mars 2026 10:01', 'Non confirmée', 'anglais', 'Nouveau'])
  expect((await cellsOf('robot@example.org'))[1]).toBe('À vérifier : robot ?')
  await expect.poll(() => figures.innerText().then(plain)).toContain('Inscriptions 2 ')
  expect(await today.getByRole('heading', { name: 'Nouveau' }).innerText()).toMatch(/^Nouveau\u00a0: 2 inscriptions$/)
  expect(errors.filter((error) => !isAnswer(error))).toEqual([])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exporter pour Excel', exact: true }).click(),
  ])
  expect(plain(await said(admin.success))).toBe('Export réussi Le fichier CSV a été téléchargé.')
  expect(download.suggestedFilename()).toBe('checklist-downloads-2026-03-02-excel.csv')
  // A file that breaks off is none: nothing is kept, and the notice says so.
  await page.route(`**${adminApi.leadsCsv}**`, (route) => route.abort('connectionreset'))
  await page.getByRole('link', { name: 'Exporter en CSV', exact: true }).click()
  expect(plain(await said(admin.failure))).toBe(
    "Erreur Le fichier n'est pas arrivé en entier ; rien n'a été gardé. Réessayez.",
  )
  expect(await admin.success.innerText()).toBe('')
})

describe.concurrent('on their own screen', () => {
  describe('at a desk, by keyboard', () => {
    test.override('visitor', onDesk)

    test('are found by any part, filtered and turned over at addresses that can be gone back to', async ({
      expect,
      admin,
    }) => {
      const { app, page, list, errors } = admin
      await addLeads(app.database, [
        ...numbered(60, (number) => `p${number}@atelier.example`),
        { email: 'Hélène.Moreau@example.org', locale: 'de' },
        { email: 'oskar@example.org', confirmed_at: '2026-03-02T09:00:00.000Z' },
      ])
      await admin.enter(screen, 'Inscriptions')
      await admin.untilShown('62 inscriptions')
      const next = list.getByRole('link', { name: 'Page suivante' })
      // What is chosen on one page is not chosen on the next, where it could not be seen.
      await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).press('Space')
      await page.getByRole('region', { name: 'la sélection' }).waitFor()
      await next.press('Enter')
      await list.getByRole('link', { name: 'Début de la liste' }).waitFor()
      await expect.poll(() => admin.shownNames()).toHaveLength(12)
      expect(await page.getByRole('region', { name: 'la sélection' }).count()).toBe(0)
      await untilFocused(list.getByRole('heading', { level: 2 }))
      await page.goBack()
      await expect.poll(() => admin.shownNames()).toHaveLength(50)

      // What is typed stays, whatever the server tells meanwhile.
      const search = page.getByRole('searchbox', { name: 'Chercher' })
      const letIn = await holdBack(page, `**${adminApi.leads}`)
      await page.reload()
      await search.pressSequentially('or')
      await page.getByText('Tapez au moins 3 lettres.').waitFor()
      letIn()
      await admin.untilShown('62 inscriptions')
      await search.pressSequentially('eau')
      await page.waitForURL(/\?search=oreau$/)
      await admin.untilShown('1 inscription')
      await expect.poll(() => admin.shownNames()).toEqual(['Hélène.Moreau@example.org'])
      expect(await hasFocus(search)).toBe(true)
      await search.fill('personne%')
      await admin.untilShown('Aucune inscription ne contient «\u00a0personne%\u00a0».')
      await admin.look('nothing found')
      // “Back” leads out of the search, not through every word that was looked for.
      await page.goBack()
      await admin.untilShown('62 inscriptions')
      await page.goForward()
      await admin.untilShown('Aucune inscription ne contient «\u00a0personne%\u00a0».')
      await list.getByRole('link', { name: 'Tout afficher' }).press('Enter')
      await admin.untilShown('62 inscriptions')
      await expect.poll(() => search.inputValue()).toBe('')

      await page.getByLabel('Langue').selectOption('de')
      await admin.untilShown('1 inscription')
      await page.getByLabel('Étape').selectOption('client')
      await admin.untilShown('Rien ne correspond à ces filtres.')
      await page.goBack()
      await admin.untilShown('1 inscription')
      await expect.poll(() => page.getByLabel('Étape').inputValue()).toBe('')
      await page.getByLabel('Langue').selectOption('fr')
      await admin.untilShown('61 inscriptions')
      // Whoever types and goes elsewhere before it is searched stays there, and finds it there.
      await search.fill('oskar')
      await list.getByRole('link', { name: 'Confirmées', exact: true }).press('Enter')
      await page.waitForURL(/\?search=oskar&state=confirmed&language=fr$/)
      await admin.untilShown('1 inscription')
      await expect.poll(() => admin.shownNames()).toEqual(['oskar@example.org'])
      await page.reload()
      await admin.untilShown('1 inscription')
      const chosen = page.getByLabel('Langue').locator('option:checked')
      await expect.poll(() => chosen.innerText()).toBe('Français')
      expect(errors).toEqual([])
    })

    test('are chosen, given away and erased after a question, on one page or all that were found', async ({
      expect,
      admin,
    }) => {
      const { app, page, list } = admin
      const [gone] = await addLeads(app.database, [
        { email: 'gone@example.org', downloaded_at: '2026-03-02T08:30:00.000Z' },
        ...numbered(120, (number) => `robot${number}@flood.example`),
        { email: 'stays@example.org' },
      ])
      await admin.enter(screen, 'Inscriptions')
      // Notes that were typed about them, and not added: one robot is on the first page, one on the last.
      const noted = ['gone@example.org', 'robot000@flood.example', 'robot119@flood.example']
      const notes = await Promise.all(noted.map(async (email) => `note:${await findPersonId(app.database, email)}`))
      await page.evaluate((keys) => {
        const note = JSON.stringify({ text: 'x', version: 0, keptAt: new Date().toISOString() })
        for (const key of keys) localStorage.setItem(key, note)
      }, notes)
      const keptNotes = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('note:')))
      await page.getByRole('checkbox', { name: 'Sélectionner gone@example.org' }).press('Space')
      const selection = page.getByRole('region', { name: 'la sélection' })
      const file = selection.getByRole('link', { name: 'Exporter en CSV : la sélection' })
      expect(await file.getAttribute('href')).toMatch(new RegExp(`[?&]ids=${gone?.id}(&|$)`))

      const dialog = page.getByRole('dialog', { name: 'Effacer ces personnes ?' })
      const open = selection.getByRole('button', { name: 'Effacer ces personnes' })
      await open.press('Enter')
      expect(plain(await dialog.innerText())).toContain('Vous effacez 1 inscription, tout de suite')
      await untilFocused(dialog.getByRole('button', { name: 'Annuler' }))
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await untilFocused(open)
      // Its words can be read under the pointer, too: axe cannot say what stands behind a bar that sticks.
      await open.hover()
      const toColours = (button: Element) => [getComputedStyle(button).color, getComputedStyle(button).backgroundColor]
      await expect.poll(() => open.evaluate(toColours)).toEqual(['rgb(20, 26, 60)', 'rgb(255, 255, 255)'])
      await open.press('Enter')
      const erase = dialog.getByRole('button', { name: 'Effacer pour de bon' })
      await page.route('**/selection/erase', (route) => route.abort())
      await erase.press('Enter')
      await dialog.getByRole('alert').getByText('Le serveur ne répond pas.').waitFor()
      await admin.look('selection and a dialog with an error')
      await page.unroute('**/selection/erase')
      await erase.press('Enter')
      expect(plain(await said(admin.success))).toBe('Effacement fait 1 personne est effacée.')
      await admin.row('gone@example.org').waitFor({ state: 'detached' })
      expect((await keptNotes()).sort()).toEqual(notes.slice(1).sort())
      // The button that had the focus is gone: the focus is at the list, not lost.
      await untilFocused(list.getByRole('heading', { level: 2 }))

      await page.goto(`${app.url}${screen}?search=flood`)
      await admin.untilShown('120 inscriptions')
      await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).press('Space')
      await selection.getByRole('button', { name: 'Sélectionner les 120 trouvées' }).press('Enter')
      // What comes now is seen by nobody.
      app.clock.advance(1)
      await addLeads(app.database, [
        { email: 'late@flood.example', downloaded_at: new Date(app.clock.now()).toISOString() },
      ])
      await open.press('Enter')
      await erase.press('Enter')
      expect(plain(await said(admin.success))).toBe('Effacement fait 120 personnes sont effacées.')
      await admin.untilShown('1 inscription')
      expect(await keptNotes()).toEqual([])
      await expect.poll(() => admin.shownNames()).toEqual(['late@flood.example'])
    })
  })

  describe('on a phone, by touch', () => {
    test.override('visitor', onPhone)

    test('are cards below a low bar, and leave the quarantine with their mail', async ({ expect, admin }) => {
      const { app, page, errors } = admin
      await postJson(app, { email: 'robot@example.org', website: 'x' })
      await addLeads(
        app.database,
        numbered(50, (number) => `somebody.with.a.long.name${number}@firma.example`),
      )
      await admin.enter()
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(60)
      await page.evaluate(() => Object.assign(window, { isBefore: true }))
      await admin.openMenu()
      await page.getByRole('banner').getByRole('link', { name: 'Inscriptions' }).tap()
      await admin.heading('Inscriptions').waitFor()
      await untilFocused(admin.heading('Inscriptions'))
      expect(await page.evaluate(() => 'isBefore' in window)).toBe(true)
      await expect.poll(() => page.title()).toBe('Inscriptions – BusinessBretzel')
      await admin.untilShown('51 inscriptions')
      const row = admin.list.locator('tbody tr').nth(30)
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(100)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      // Back from a person the list is where it was left.
      await row.getByRole('link').tap()
      await page.locator('.person h1').waitFor()
      await page.goBack()
      await admin.untilShown('51 inscriptions')
      await expect.poll(() => row.evaluate((row) => row.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
      // No box of a row lies over the bar that acts on those that are chosen.
      const choice = admin.list.getByRole('checkbox', { name: /^Sélectionner somebody/ }).first()
      await choice.check()
      const bar = page.getByRole('region', { name: 'la sélection' })
      const { x = 0, width = 0 } = (await choice.boundingBox()) ?? {}
      const covered = await bar.evaluate(
        (element, x) => {
          const { top, height } = element.getBoundingClientRect()
          const points = Array.from({ length: Math.floor(height) }, (_, y) => document.elementFromPoint(x, top + y))
          return points.filter((point) => point?.matches('input')).length
        },
        x + width / 2,
      )
      expect(covered).toBe(0)
      // Nor does the bar lie over the row that has the focus, which is seen by its ring.
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(150)
      const focused = admin.list.locator('tr:has(a:focus)')
      for (let presses = 0; presses < 9; presses += 1) {
        await page.keyboard.press('Tab')
        if ((await focused.count()) === 0) continue
        expect(await focused.evaluate((row) => getComputedStyle(row).outlineStyle)).toBe('solid')
        const { y = 0, height = 0 } = (await focused.boundingBox()) ?? {}
        expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
      }
      // Of those that are chosen only some can be accepted.
      const robot = page.getByRole('checkbox', { name: 'Sélectionner robot@example.org' })
      await robot.check()
      await bar.getByRole('button', { name: 'Accepter' }).tap()
      expect(plain(await page.getByRole('dialog').innerText())).toContain('Vous acceptez 1 inscription :')
      await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).tap()
      await bar.getByRole('button', { name: 'Tout désélectionner' }).tap()
      // Until the rows of another list are there, none of those that are going can be chosen for it.
      const letIn = await holdBack(page, `**${adminApi.leads}?state=quarantined`)
      await admin.list.getByRole('link', { name: 'À vérifier', exact: true }).tap()
      await page.waitForURL('**?state=quarantined')
      await expect.poll(() => choice.isDisabled()).toBe(true)
      letIn()
      await admin.untilShown('1 inscription')
      await robot.check()
      await page.getByRole('region', { name: 'la sélection' }).getByRole('button', { name: 'Accepter' }).tap()
      await page.getByRole('dialog').getByRole('button', { name: 'Accepter' }).tap()
      expect(plain(await said(admin.success))).toBe("C'est noté 1 inscription est acceptée.")
      await expect.poll(() => app.mailServer.to('robot@example.org')).toHaveLength(1)
      await page.goBack()
      await page.goBack()
      await admin.heading('Bonjour.').waitFor()
      expect(errors).toEqual([])
    })
  })
})
