import { describe } from 'vitest'
import { hasFocus, test } from '../support/admin-app.ts'
import { plain, said } from '../support/checklist-form.ts'
import { addEnquiries, postEnquiry } from '../support/enquiries.ts'
import { addLeads } from '../support/leads.ts'
import { searchTables } from '../support/search-tables.ts'
import { takeAway } from '../support/take-away.ts'

describe.concurrent('enquiries', () => {
  test('show first who waits for an answer, then everybody with the state of the mail', async ({ expect, admin }) => {
    const { app, page, errors } = admin
    const { list, row, untilShown, filter } = admin.enquiries
    await addEnquiries(app.database, [
      { email: 'done@example.org', name: 'Mia', answered_at: '2026-03-02T08:30:00.000Z' },
    ])
    await postEnquiry(app, { email: 'anna@example.org', language: 'de', message: 'Guten Tag,\n\neine Frage.' })
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await postEnquiry(app, { email: 'refused@example.org', name: 'Zoé', subject: 'vip', language: 'en' })
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    await postEnquiry(app, { email: 'later@example.org', name: 'Léo', subject: 'other' })
    await postEnquiry(app, { email: 'robot@example.org', name: 'Robot', website: 'x' })
    await admin.enter()
    await untilShown('Page 1 : 3 demandes affichées.')
    await page.getByRole('link', { name: 'Demandes : 3 à répondre' }).waitFor()
    const cellsOf = async (email: string) => (await row(email).getByRole('cell').allInnerTexts()).slice(0, 4).map(plain)
    expect(await cellsOf('anna@example.org')).toEqual([
      '2 mars 2026 10:00',
      "Stratégie d'Expansion : lire le message, Anna Schmidt, 2 mars, 10:00 en allemand Guten Tag, eine Frage.",
      'À répondre',
      'Envoyé le 2 mars, 10:00',
    ])
    expect((await cellsOf('refused@example.org'))[3]).toMatch(/^Abandonné refusé par votre messagerie/)
    expect((await cellsOf('later@example.org'))[3]).toMatch(
      /^En attente serveur de messagerie injoignable ; nouvel essai automatique/,
    )
    await filter('Toutes')
    await untilShown('Page 1 : 5 demandes affichées.')
    expect((await cellsOf('done@example.org')).slice(2)).toEqual(['Répondue le 2 mars, 09:30', 'Aucun envoi'])
    expect((await cellsOf('robot@example.org')).slice(2)).toEqual(['À vérifier', 'Aucun envoi'])
    // The figures stay about sign-ups.
    expect(plain(await page.getByRole('region', { name: 'Les chiffres' }).innerText())).toContain('collectées 0 ')
    expect(await list.getByRole('button', { name: /^Quarantaine 1$/ }).count()).toBe(1)
    expect(errors).toEqual([])
  })

  test('get their mail again where it gave up, and leave the quarantine with one', async ({ expect, admin }) => {
    const { app, page, errors } = admin
    const { row, filter } = admin.enquiries
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await postEnquiry(app, { email: 'refused@example.org', name: 'Zoé' })
    await postEnquiry(app, { email: 'robot@example.org', name: 'Robot', website: 'x' })
    await admin.enter()
    const resend = row('refused@example.org').getByRole('button', { name: /^Renvoyer : Zoé/ })
    await resend.click()
    expect(plain(await said(admin.failure))).toBe(
      "Erreur d'envoi La demande n'est pas partie (Zoé) : refusé par votre messagerie.",
    )
    app.mailServer.behave({ kind: 'accept' })
    await resend.click()
    expect(plain(await said(admin.success))).toBe('E-mail envoyé La demande est dans votre messagerie : Zoé.')
    await row('refused@example.org').getByText('Envoyé', { exact: true }).waitFor()
    expect(app.mailServer.to('owner@example.com')).toHaveLength(1)

    await filter('Quarantaine')
    await row('robot@example.org')
      .getByRole('button', { name: /lire le message/ })
      .click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByRole('link', { name: 'Répondre par e-mail' }).count()).toBe(0)
    await dialog.getByRole('button', { name: 'Libérer' }).click()
    await expect
      .poll(() => admin.success.innerText().then(plain))
      .toBe("Demande libérée Elle attend votre réponse ; l'e-mail est dans votre messagerie.")
    await row('robot@example.org').waitFor({ state: 'detached' })
    expect(app.mailServer.to('owner@example.com')).toHaveLength(2)
    await filter('À répondre')
    await row('robot@example.org').waitFor()
    expect(errors).toEqual([])
  })

  test('cannot be had and are asked for again; nobody waits, or nobody has written yet', async ({ expect, admin }) => {
    const { app } = admin
    const { list, filter } = admin.enquiries
    const putBack = await takeAway(app.database, 'enquiries')
    await admin.enter()
    const failure = list.getByRole('alert')
    expect(plain(await failure.getByRole('paragraph').innerText())).toBe('Erreur Impossible de charger les demandes.')
    await putBack()
    await failure.getByRole('button', { name: 'Réessayer' }).click()
    await list.getByRole('heading', { level: 3, name: 'Aucune demande n’attend de réponse' }).waitFor()
    expect(await failure.count()).toBe(0)
    await filter('Quarantaine')
    await list.getByRole('heading', { level: 3, name: 'La quarantaine est vide' }).waitFor()
    await filter('Toutes')
    await list.getByRole('heading', { level: 3, name: 'Aucune demande pour le moment' }).waitFor()
    expect(await list.getByRole('link', { name: 'Voir la page de contact' }).getAttribute('href')).toBe('/contact')
  })

  test('are read whole, by keyboard, and answered from the owner’s own mail program', async ({ expect, admin }) => {
    const { app, page, errors } = admin
    const { row } = admin.enquiries
    const message = 'Guten Tag,\n\nzwei Absätze mit <b>spitzen</b> Klammern.\n\nGruß\nAnna'
    await postEnquiry(app, {
      ...{ email: 'a+b&c@example.org', subject: 'backlinks', language: 'de', message },
      ...{ utm_source: 'lettre', utm_campaign: 'mars' },
    })
    await admin.enter()
    const opener = row('a+b&c@example.org').getByRole('button', { name: /^Packs de backlinks/ })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Anna Schmidt' })
    await dialog.waitFor()
    expect(await hasFocus(dialog.getByRole('heading', { level: 2 }))).toBe(true)
    expect(await dialog.innerText()).toContain(message)
    const facts = plain(await dialog.locator('dl').innerText())
    expect(facts).toContain('Adresse a+b&c@example.org Sujet Packs de backlinks Reçue 2 mars 2026 à 10:00')
    expect(facts).toContain('Page /de/kontakt, en allemand Campagne lettre, mars Réponse À répondre E-mail Envoyé')
    const reply = new URL((await dialog.getByRole('link', { name: 'Répondre par e-mail' }).getAttribute('href')) ?? '')
    expect([reply.protocol, decodeURIComponent(reply.pathname)]).toEqual(['mailto:', 'a+b&c@example.org'])
    expect(reply.searchParams.get('subject')).toMatch(/^Re: \S/)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await hasFocus(opener)).toBe(true)
    expect(errors).toEqual([])
  })

  test('are marked as answered in the list, and taken back in the dialog', async ({ expect, admin }) => {
    const { app, page } = admin
    const { list, row, untilShown, filter } = admin.enquiries
    await postEnquiry(app, { email: 'anna@example.org' })
    await postEnquiry(app, { email: 'oskar@example.org', name: 'Oskar' })
    await admin.enter()
    await row('anna@example.org')
      .getByRole('button', { name: /^J’ai répondu : Anna Schmidt/ })
      .click()
    expect(plain(await said(admin.success))).toBe("C'est noté Demande marquée comme répondue : Anna Schmidt.")
    await row('anna@example.org').waitFor({ state: 'detached' })
    // The button that had the focus is gone: the focus is at the list, not lost.
    expect(await hasFocus(list.getByRole('heading', { level: 2 }))).toBe(true)
    await page.getByRole('link', { name: 'Demandes : 1 à répondre' }).waitFor()
    await filter('Toutes')
    await untilShown('Page 1 : 2 demandes affichées.')
    await row('anna@example.org').getByText('Répondue', { exact: true }).waitFor()

    const dialog = page.getByRole('dialog')
    await row('anna@example.org')
      .getByRole('button', { name: /lire le message/ })
      .click()
    await page.route('**/unanswered', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Remettre à répondre' }).click()
    await expect.poll(() => dialog.getByRole('alert').innerText()).toContain('Le serveur ne répond pas.')
    await page.unroute('**/unanswered')
    await dialog.getByRole('button', { name: 'Remettre à répondre' }).click()
    await dialog.waitFor({ state: 'detached' })
    await row('anna@example.org').getByText('À répondre', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Demandes : 2 à répondre' }).waitFor()
  })

  test('are erased after a question, and only they; a sign-up stays', async ({ expect, admin }) => {
    const { app, page } = admin
    const { list, row, untilShown } = admin.enquiries
    await addLeads(app.database, [{ email: 'gone@example.org' }])
    await postEnquiry(app, { email: 'gone@example.org', name: 'Gérard', message: 'Un message à effacer.' })
    await postEnquiry(app, { email: 'twin@example.org', name: 'Tom' })
    await admin.enter()
    const bin = row('gone@example.org').getByRole('button', { name: /^Effacer la demande : Gérard, 2 mars/ })
    const dialog = page.getByRole('dialog', { name: 'Effacer cette demande ?' })
    await bin.click()
    expect(await dialog.innerText()).toContain('gone@example.org')
    expect(await hasFocus(dialog.getByRole('button', { name: 'Annuler' }))).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await hasFocus(bin)).toBe(true)
    await bin.click()
    await dialog.getByRole('button', { name: 'Effacer pour de bon' }).click()
    expect(plain(await said(admin.success))).toBe("Effacement fait La demande n'est plus dans nos bases : Gérard.")
    await row('gone@example.org').waitFor({ state: 'detached' })
    expect(await searchTables(app.database, 'à effacer')).toEqual([])
    expect(await searchTables(app.database, 'gone@example.org')).toEqual(['checklist_downloads'])
    expect(await hasFocus(list.getByRole('heading', { level: 2 }))).toBe(true)

    // One that somebody else erased meanwhile.
    await app.database.db.deleteFrom('enquiries').where('email', '=', 'twin@example.org').execute()
    await row('twin@example.org')
      .getByRole('button', { name: /^J’ai répondu/ })
      .click()
    expect(plain(await said(admin.failure))).toBe("Erreur Cette demande n'existe plus. La liste a été rechargée.")
    await untilShown('Aucune demande n’attend de réponse')
  })

  test('are found by address and domain, among those to answer or all, and turn their pages', async ({
    expect,
    admin,
  }) => {
    const { app, errors } = admin
    const { list, row, untilShown, turnPage } = admin.enquiries
    await addEnquiries(app.database, [
      ...Array.from({ length: 70 }, (_, index) => ({ email: `p${index}@firma.example` })),
      { email: 'oskar@example.org', answered_at: '2026-03-02T08:30:00.000Z' },
    ])
    await admin.enter()
    await untilShown('Page 1 : 50 demandes affichées.')
    await turnPage('suivante')
    await untilShown('Page 2 : 20 demandes affichées.')
    expect(await hasFocus(list.getByRole('heading', { level: 2 }))).toBe(true)
    const search = list.getByRole('searchbox', { name: 'Chercher une demande' })
    await search.fill('P69')
    await untilShown('Page 1 : 1 demande affichée.')
    await row('p69@firma.example').waitFor()
    await search.fill('oskar')
    await untilShown('Parmi les demandes à répondre, aucune adresse ni aucun domaine ne commence par « oskar ».')
    await list.getByRole('button', { name: 'Chercher dans toutes' }).click()
    await untilShown('Page 1 : 1 demande affichée.')
    await search.fill('personne%')
    await untilShown('Aucune adresse ni aucun domaine ne commence par « personne% ».')
    await list.getByRole('button', { name: 'Effacer la recherche' }).click()
    await untilShown('Page 1 : 50 demandes affichées.')
    expect(await hasFocus(search)).toBe(true)
    expect(errors).toEqual([])
  })

  test('lead to the file of who wrote them, where the whole person is erased', async ({ expect, admin }) => {
    const { app, page } = admin
    for (const message of ['Un premier message à oublier.', 'Un second message à oublier.'])
      await postEnquiry(app, { email: 'wrote@example.org', name: 'Gérard', message })
    await postEnquiry(app, { email: 'stays@example.org' })
    await admin.enter()
    await admin.enquiries.list.getByRole('link', { name: 'wrote@example.org' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Dossier de wrote@example.org' }).waitFor()
    const open = page.getByRole('button', { name: 'Effacer cette personne…' })
    const dialog = page.getByRole('dialog', { name: 'Effacer cette personne ?' })
    await open.click()
    expect(await dialog.innerText()).toContain('wrote@example.org')
    expect(await hasFocus(dialog.getByRole('button', { name: 'Annuler' }))).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await searchTables(app.database, 'wrote@example.org')).not.toEqual([])

    await open.click()
    await dialog.getByRole('button', { name: 'Effacer pour de bon' }).click()
    await page.getByRole('heading', { level: 1, name: 'Effacement fait' }).waitFor()
    for (const trace of ['wrote@example.org', 'Gérard', 'à oublier'])
      expect(await searchTables(app.database, trace)).toEqual([])
    expect(await searchTables(app.database, 'stays@example.org')).toContain('enquiries')
    await page.reload()
    await page.getByRole('main').getByRole('link', { name: 'Retour à l’administration' }).click()
    await admin.heading('Bonjour.').waitFor()
  })
})
