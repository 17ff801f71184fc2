import { describe } from 'vitest'
import { test } from '../support/admin-app.ts'
import { holdBack, isAnswer } from '../support/browser.ts'
import { plain, said } from '../support/checklist-form.ts'
import { untilFocused } from '../support/focus.ts'
import { deskOf, onDesk, onPhone } from '../support/owner-journey.ts'
import { addSomeStatistics } from '../support/statistics.ts'
import { takeAway } from '../support/take-away.ts'

const screen = '/admin/statistiques'

describe.concurrent('the statistics', () => {
  describe('at a desk, by keyboard', () => {
    test.override('visitor', onDesk)

    test('tell a period and a language of the address, as a line, as a table and as a file', async ({
      expect,
      admin,
    }) => {
      const { app, page, errors } = admin
      const { tabTo } = deskOf(page, app, errors)
      await addSomeStatistics(app.database)
      const letIn = await holdBack(page, '**/api/admin/statistics?*')
      await admin.enter(screen, 'Statistiques')
      await page.getByRole('status').filter({ hasText: 'Chargement…' }).waitFor()
      letIn()
      const read = page.getByRole('region', { name: 'Ce qui est lu' })
      await read.getByRole('img', { name: /^Pages vues\s: 39\s481 en tout/u }).waitFor()
      await tabTo(page.getByRole('navigation', { name: 'Période' }).getByRole('link', { name: 'Le mois dernier' }))
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'Le mois dernier' }).and(page.locator('[aria-current]')).waitFor()
      await tabTo(page.getByRole('navigation', { name: 'Langue' }).getByRole('link', { name: 'allemand' }))
      await page.keyboard.press('Enter')
      await page.waitForURL('**/statistiques?period=last-month&language=de')
      const picture = 'Pages vues : 2 580 en tout, 2 356 la période précédente. Au plus fort, le 23 févr. : 666.'
      await expect
        .poll(async () => plain((await read.getByRole('img').getAttribute('aria-label')) ?? ''))
        .toBe(plain(picture))
      expect(plain(await read.getByRole('definition').first().innerText())).toBe(
        plain('2 580 +10 % par rapport à 2 356'),
      )
      // A month that is over has no open end.
      expect(await read.locator('.chart-line--open').count()).toBe(0)
      await tabTo(read.getByText('Lire les chiffres en tableau'))
      await page.keyboard.press('Enter')
      await read.getByRole('row').first().waitFor()
      expect((await read.getByRole('row').allInnerTexts()).map(plain).slice(0, 3)).toEqual([
        ...['Jour Pages vues Avant', '28 févr. 2026 0 0', '27 févr. 2026 0 0'],
      ])
      await tabTo(page.getByText('Comprendre et exporter ces chiffres'))
      await page.keyboard.press('Enter')
      await tabTo(page.getByRole('link', { name: /^Exporter en CSV.*Ce qui est lu$/ }))
      // The file is of what is looked at.
      expect(await page.locator(':focus').getAttribute('href')).toContain('period=last-month&language=de')
      await page.keyboard.press('Enter')
      expect(plain(await said(admin.success))).toContain('Export réussi')
      const outcomes = page.getByRole('region', { name: 'De l’inscription au client' })
      expect(plain((await outcomes.getByRole('definition').allInnerTexts()).join(' '))).toContain('0 avant, trop peu')
      await page.goBack()
      await page.waitForURL('**/statistiques?period=last-month')
      const all = page.getByRole('navigation', { name: 'Langue' }).getByRole('link', { name: 'Toutes' })
      await all.and(page.locator('[aria-current]')).waitFor()
      expect(errors).toEqual([])

      // What stays on the screen without an answer names the period that it is of.
      await page.route('**/api/admin/statistics?*', (route) => route.abort())
      await page.getByRole('link', { name: '7 jours' }).press('Enter')
      const failure = page.getByRole('alert').filter({ hasText: 'Impossible de charger les chiffres.' })
      await failure.waitFor()
      await page.getByText('par rapport au mois d’avant').waitFor()
      await page.unroute('**/api/admin/statistics?*')
      await failure.getByRole('button', { name: 'Réessayer' }).press('Enter')
      await page.getByText('par rapport aux 7 jours d’avant').waitFor()
      // The button is gone, the focus is not.
      await untilFocused(admin.heading('Statistiques'))
    })
  })

  describe('on a phone, by touch', () => {
    test.override('visitor', onPhone)

    test('are opened from the menu; each page says whom it brought, its story is one tap away and back', async ({
      expect,
      admin,
    }) => {
      const { app, page, errors } = admin
      await admin.enter()
      await admin.openMenu()
      await page.getByRole('banner').getByRole('link', { name: 'Statistiques' }).tap()
      await page.getByRole('heading', { name: 'Rien à compter sur cette période' }).waitFor()
      await admin.look('nothing is counted')
      const putBack = await takeAway(app.database, 'daily_totals')
      await page.reload()
      await page.getByRole('alert').filter({ hasText: 'Impossible de charger les chiffres.' }).waitFor()
      await putBack()
      await addSomeStatistics(app.database)
      await page.reload()
      const pages = page.getByRole('region', { name: 'Ce que chaque page apporte' })
      const rows = pages.locator('tbody tr')
      await rows.first().waitFor()
      expect(plain(await rows.first().innerText())).toBe(
        plain('Page de la checklist /checklist-dach 3 874 2 691 24 18 0 1'),
      )
      expect(await rows.count()).toBe(5)
      await pages.getByRole('button', { name: 'Voir les 11 lignes' }).tap()
      await expect.poll(() => rows.count()).toBe(11)
      await untilFocused(pages.getByRole('heading', { level: 2 }))
      expect(plain(await rows.last().innerText())).toMatch(/^Autres, trop petits pour être distingués/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await page.getByRole('region', { name: 'De l’inscription au client' }).getByRole('img').tap()
      expect(plain(await page.locator('.chart-tooltip').innerText())).toMatch(/^\d+ Semaine du .* Avant : \d+$/)
      expect(await page.getByText('GPTBot').isVisible()).toBe(false)
      await page.getByText('Assistants d’IA et robots').tap()
      await page.getByText('GPTBot').waitFor()
      // What is pointed at is of this period: of another one nothing is until it is touched.
      const read = page.getByRole('region', { name: 'Ce qui est lu' })
      const { width = 0 } = (await read.locator('.chart-plot').boundingBox()) ?? {}
      await read.locator('.chart-plot').tap({ position: { x: width - 2, y: 20 } })
      await read.locator('.chart-pointer').waitFor({ state: 'attached' })
      await page.getByRole('link', { name: '7 jours' }).tap()
      await expect.poll(() => read.locator('.chart-pointer').count()).toBe(0)
      await page.goBack()
      await read.getByRole('img', { name: /semaine du/ }).waitFor()
      await pages.getByRole('link', { name: 'Page de la checklist' }).tap()
      await admin.heading('Page de la checklist').waitFor()
      await page.waitForURL('**/statistiques/page?period=13-weeks&page=%2Fchecklist-dach')
      const from = page.getByRole('region', { name: 'D’où venaient ces personnes' })
      await expect.poll(async () => plain(await from.locator('tbody').innerText())).toBe('Google 24 18 0 1')
      await page.reload()
      await from.waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await page.goBack()
      await admin.heading('Statistiques').waitFor()
      expect(errors.filter((error) => !isAnswer(error))).toEqual([])
    })
  })
})
