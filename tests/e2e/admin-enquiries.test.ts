import { describe } from 'vitest'
import { hour, instantOf, minute } from '../../server/runtime/clock.ts'
import { test } from '../support/admin-app.ts'
import { plain, said } from '../support/checklist-form.ts'
import { addEnquiries, postEnquiry } from '../support/enquiries.ts'
import { postJson } from '../support/form.ts'
import { addLeads } from '../support/leads.ts'
import { onDesk, onPhone } from '../support/owner-journey.ts'
import { takeAway } from '../support/take-away.ts'

const screen = '/admin/demandes'

describe.concurrent('what waits today', () => {
  test('is nothing, said calmly, cannot be loaded and is asked for again, or leads to each thing itself, with what is left of 48 hours on working days', async ({
    expect,
    admin,
  }) => {
    const { app, page } = admin
    await page.clock.setFixedTime(app.clock.now())
    await admin.enter()
    const today = page.getByRole('region', { name: 'Ce qui attend' })
    await today.getByText('Rien n’attend.').waitFor()
    const putBack = await takeAway(app.database, 'enquiries')
    await page.reload()
    await today.getByText('Impossible de charger ce qui attend.').waitFor()
    await putBack()
    await today.getByRole('button', { name: 'Réessayer' }).click()
    await today.getByText('Rien n’attend.').waitFor()
    expect(await page.getByRole('link', { name: /à répondre$/ }).count()).toBe(0)

    // It is Monday, ten o’clock in Paris.
    const hoursAgo = (hours: number) => instantOf(app.clock, -hours * hour)
    await addLeads(app.database, [{ email: 'caught@example.org', quarantined_at: hoursAgo(1) }])
    await page.reload()
    await today.getByText('1 inscription, peut-être d’un robot').waitFor()
    expect(await today.getByText('Rien n’attend.').count()).toBe(0)
    const [soon, late] = await addEnquiries(app.database, [
      { email: 'soon@example.org', name: 'Zoé', received_at: hoursAgo(17) },
      { email: 'late@example.org', name: 'Léo', received_at: hoursAgo(48 + 3 * 24) },
    ])
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await postJson(app, { email: 'refused@example.org' })
    await app.sender.finish()
    await page.reload()
    await today.getByRole('heading', { name: '2 demandes sans réponse' }).waitFor()
    for (const [name, shown, path] of [
      ['Zoé', /encore 38 h$/, `/admin/personnes/${soon?.person_id}#${soon?.id}`],
      ['Léo', /en retard de 3 jours$/, `/admin/personnes/${late?.person_id}#${late?.id}`],
      ['refused@example.org', /Abandonné/, /^\/admin\/personnes\//],
      ['1 inscription, peut-être d’un robot', /robot/, '/admin/inscriptions?state=quarantined'],
    ] as const) {
      const row = today.getByRole('link', { name }).first()
      expect(plain(await row.innerText())).toMatch(shown)
      expect(await row.getAttribute('href')).toMatch(path)
    }
    await admin.look('the day')
    await page.getByRole('banner').getByRole('link', { name: 'Demandes : 2 à répondre' }).click()
    await admin.heading('Demandes').waitFor()

    // In a tab that stays open, too, half an hour away begins another visit.
    await addLeads(app.database, [{ email: 'new@example.org', downloaded_at: hoursAgo(1) }])
    const fresh = today.getByRole('link', { name: 'new@example.org' })
    const lookAgain = async (minutes: number) => {
      await page.clock.setFixedTime(app.clock.now() + minutes * minute)
      await page.getByRole('link', { name: 'Statistiques' }).click()
      await admin.heading('Statistiques').waitFor()
      await page.getByRole('link', { name: 'Tableau de bord', exact: true }).click()
      await admin.heading('Bonjour.').waitFor()
    }
    await lookAgain(20)
    await fresh.waitFor()
    await lookAgain(60)
    await fresh.waitFor({ state: 'detached' })
  })
})

describe.concurrent('enquiries', () => {
  describe('at a desk, by keyboard', () => {
    test.override('visitor', onDesk)

    test('show who waits and what became of the others, are found by their text, lead to the person, and are marked as answered together', async ({
      expect,
      admin,
    }) => {
      const { app, page, list, errors } = admin
      await addEnquiries(app.database, [
        { email: 'done@example.org', name: 'Mia', answered_at: '2026-03-02T08:30:00.000Z' },
        { email: 'waits@example.org', name: 'Gérard' },
        { email: 'oskar@example.org', name: 'Oskar' },
        { email: 'caught@example.org', name: 'Robot', quarantined_at: '2026-03-02T08:30:00.000Z' },
      ])
      await postEnquiry(app, {
        email: 'anna@example.org',
        language: 'de',
        message: 'Guten Tag,\n\neine Frage zu Bäckereien.',
      })
      await admin.enter(screen, 'Demandes')
      await admin.row('anna@example.org').waitFor()
      const cells = (await admin.row('anna@example.org').getByRole('cell').allInnerTexts()).map(plain)
      expect(cells.slice(1)).toEqual([
        expect.stringMatching(/^Stratégie d'Expansion Guten Tag, eine Frage/),
        ...['2 mars 2026 10:00', 'encore 48 h', 'allemand', 'Nouveau'],
      ])
      await admin.row('done@example.org').getByText('Réponse faite', { exact: true }).waitFor()
      await admin.look('enquiries as a table')
      await list.getByRole('link', { name: 'À vérifier' }).press('Enter')
      await admin.untilShown('1 demande')
      expect(await admin.shownNames()).toEqual(['Robot'])
      await page.getByRole('checkbox', { name: 'Sélectionner Robot' }).press('Space')
      const selection = page.getByRole('region', { name: 'la sélection' }).getByRole('button')
      expect(await selection.allInnerTexts()).toEqual(['Tout désélectionner', 'Accepter', 'Effacer'])
      await list.getByRole('link', { name: 'Toutes' }).press('Enter')
      await admin.untilShown('5 demandes')
      for (const name of ['Anna Schmidt', 'Oskar'])
        await page.getByRole('checkbox', { name: `Sélectionner ${name}` }).press('Space')
      await selection.filter({ hasText: 'J’ai répondu' }).press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: 'Marquer' }).press('Enter')
      expect(plain(await said(admin.success))).toBe("C'est noté 2 demandes ont leur réponse.")
      await page.getByRole('banner').getByRole('link', { name: 'Demandes : 1 à répondre' }).waitFor()
      await page.getByRole('searchbox', { name: 'Chercher' }).fill('backerei')
      await page.waitForURL(/\?search=backerei$/)
      await expect.poll(() => admin.shownNames()).toEqual(['Anna Schmidt'])
      await list.getByRole('link', { name: 'Anna Schmidt' }).press('Enter')
      await admin.heading('Anna Schmidt').waitFor()
      await page.goBack()
      await admin.untilShown('1 demande')
      await expect.poll(() => page.getByRole('searchbox', { name: 'Chercher' }).inputValue()).toBe('backerei')
      expect(errors).toEqual([])
    })
  })

  describe('on a phone, by touch', () => {
    test.override('visitor', onPhone)

    test('none came yet; what waits is one tap away', async ({ expect, admin }) => {
      const { app, page, list } = admin
      await admin.enter(screen, 'Demandes')
      await list.getByRole('heading', { level: 3, name: 'Aucune demande pour le moment' }).waitFor()
      await addEnquiries(app.database, [{ email: 'anna@example.org' }])
      await page.reload()
      await page.getByRole('banner').getByRole('link', { name: ': 1 à répondre' }).tap()
      const row = list.getByRole('link', { name: /Anna Schmidt/ })
      await row.waitFor()
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(90)
      await admin.look('enquiries as a list')
      await row.tap()
      await admin.heading('Anna Schmidt').waitFor()
    })
  })
})
