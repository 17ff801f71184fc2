// Long: the journeys through all other contents, which share one product and its publications.

import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { contentsApi, previewPage, type RevisionPage } from '../../contract/api/admin-contents.ts'
import { toParisTime } from '../../contract/paris.ts'
import { untilFocused } from '../support/focus.ts'
import { aPhoto, onPhone, test } from '../support/owner-journey.ts'

/** What a list of links says, in its order. */
const linksIn = (place: Locator) => place.getByRole('link').allInnerTexts()

/** Bytes of every answer that a window gets from here on, as they came over the network, by address. */
async function weigh(page: Page): Promise<ReadonlyMap<string, number>> {
  const weights = new Map<string, number>()
  const addresses = new Map<string, string>()
  const session = await page.context().newCDPSession(page)
  session.on('Network.responseReceived', ({ requestId, response }) => {
    addresses.set(requestId, new URL(response.url).pathname)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weights.set(addresses.get(requestId) ?? requestId, encodedDataLength)
  })
  await session.send('Network.enable')
  return weights
}

test('the list costs little to load, the editor comes with the first article, and a page has none of it', async ({
  owner,
  desk,
}) => {
  const { page } = desk
  const weights = await weigh(page)
  const listScripts = () => [...weights.keys()].filter((path) => path.endsWith('.js'))
  await page.goto(`${owner.app.url}/blog/impressum-allemagne`, { waitUntil: 'networkidle' })
  const ofPage = listScripts()

  await desk.open()
  await page.locator('.contents-group').first().waitFor()
  await page.waitForLoadState('networkidle')
  const ofList = listScripts()
  const loaded = [...weights].filter(([path]) => path.startsWith('/admin') || ofList.includes(path))
  const bytes = loaded.reduce((sum, [, weight]) => sum + weight, 0)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(250_000)

  await desk.open('articles/fr/impressum-allemagne/article.md')
  await page.getByRole('textbox', { name: 'Texte de l’article' }).waitFor()
  const ofEditor = () => listScripts().filter((path) => !ofList.includes(path))
  const weighEditor = () => ofEditor().reduce((sum, path) => sum + (weights.get(path) ?? 0), 0)
  await expect.poll(weighEditor).toBeGreaterThan(50_000)
  expect(ofPage.filter((path) => ofEditor().includes(path))).toEqual([])
})

describe('at a desk, by keyboard alone', () => {
  test('a wrong word of a German page is found, mended, seen before and after, published, and taken back', async ({
    owner,
    desk,
  }) => {
    const { page, dialog, tabTo } = desk
    await desk.open()
    await tabTo(page.getByRole('searchbox', { name: 'Chercher dans tous les textes' }))
    await page.keyboard.type('Genannt in einem')
    const found = page.getByRole('region', { name: 'Chercher dans tous les textes' })
    await found.getByText('1 passage trouvé').waitFor()
    await desk.look('search')
    await tabTo(found.getByRole('link'))
    await page.keyboard.press('Enter')
    // The field of that place has the focus: what is typed goes there.
    const field = page.locator('textarea:focus')
    await expect.poll(() => field.inputValue()).toBe('Genannt in einem SEO-Ranking: {publication}, {year}')
    await page.keyboard.press('Home')
    await page.keyboard.press('Control+Shift+ArrowRight')
    await page.keyboard.type('Erwähnt')
    await desk.untilSaved()

    const publish = page.getByRole('button', { name: 'Publier', exact: true })
    await tabTo(publish, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await dialog.getByRole('heading', { name: 'Ce qui change' }).waitFor()
    await desk.look('publishing')
    expect(await dialog.locator('del').allInnerTexts()).toEqual([expect.stringContaining('Genannt')])
    expect(await dialog.locator('ins').allInnerTexts()).toEqual([expect.stringContaining('Erwähnt')])
    expect(await linksIn(dialog.locator('.page-links').first())).toContain('SEO und Vertrieb in Frankreich')
    // The line that says what changes has the focus.
    await page.keyboard.type('Un mot de l’accueil allemand')
    await page.keyboard.press('Enter')
    await desk.untilVisible()
    await page.getByRole('button', { name: 'Abandonner les changements' }).waitFor({ state: 'detached' })
    await desk.look('published')
    await untilFocused(publish)
    expect(await owner.visit('/de')).toContain('Erwähnt in einem')

    await tabTo(page.getByRole('link', { name: 'Tous les contenus' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await tabTo(page.getByRole('link', { name: 'Historique' }))
    await page.keyboard.press('Enter')
    const revision = page.getByRole('listitem').filter({ hasText: 'Un mot de l’accueil allemand' })
    await revision.getByText(/\(allemand\)$/u).waitFor()
    expect(await revision.innerText()).toContain('par vous')
    await tabTo(revision.getByRole('button', { name: 'Voir ce qui a changé' }))
    await page.keyboard.press('Enter')
    await dialog.locator('ins').filter({ hasText: 'Erwähnt' }).waitFor()
    await desk.look('a publication')
    await tabTo(dialog.getByRole('button', { name: 'Remettre en ligne la version d’avant' }))
    await page.keyboard.press('Enter')
    await desk.untilVisible('La version d’avant est de nouveau en ligne.')
    expect(await owner.visit('/de')).toContain('Genannt in einem')
    await page.getByText('Retour à une version d’avant').first().waitFor()
    await desk.look('history')
    // What a later publication stands on is looked at, and not taken back.
    await revision.getByRole('button', { name: 'Voir ce qui a changé' }).last().press('Enter')
    await dialog.getByText('Un de ces textes a été publié ou programmé de nouveau depuis.').waitFor()
    expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['Fermer'])
  })
})

test('a new entry is open, and what it lacks is said once it is to be published', async ({ desk }) => {
  const { page, dialog } = desk
  await desk.open('testimonials/fr.yaml')
  await page.getByRole('button', { name: 'Ajouter un avis' }).click()
  const checked = page.waitForResponse((response) => response.url().endsWith(contentsApi.check))
  await page.keyboard.type('Un bon travail.')
  await checked
  await desk.untilSaved()
  expect(await page.locator('.field-complaint, .complaint-summary').count()).toBe(0)
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await dialog.locator('.complaint-summary').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.field-complaint').first().waitFor()
  await desk.look('form with a fault')
  // What was moved keeps the focus where it can go no further, too.
  await page.getByRole('button', { name: 'Monter le n° 2', exact: true }).first().click()
  await untilFocused(page.getByRole('button', { name: 'Descendre le n° 1', exact: true }).first())
  await desk.untilSaved()

  // A photo goes to the person for whom it was chosen, wherever they stand by then, folded away or not.
  const entries = page.locator('#champ-list > ol > li')
  const added = entries.filter({ hasText: 'Un bon travail.' })
  const held = Promise.withResolvers<void>()
  await page.route(`**${contentsApi.pictures}?*`, async (route) => {
    await held.promise
    await route.continue()
  })
  await added.locator('input[type=file]').setInputFiles(await aPhoto('elle.jpg', 400, 400))
  const asked = page.waitForEvent('dialog').then(async (question) => {
    await question.dismiss()
    return question.message()
  })
  await page.getByRole('link', { name: 'Tous les contenus' }).click()
  expect(await asked).toContain('Une photo est encore en route')
  await added.locator('summary').click()
  await added.getByRole('button', { name: /^Monter/ }).click()
  held.resolve()
  await added.locator('.field-picture img').waitFor({ state: 'attached' })
  expect(await entries.locator('.field-picture img').count()).toBe(1)

  // After what was discarded the preview is drawn anew; an entry stands once, and moves alone.
  await desk.untilSaved()
  const readTitles = async () =>
    (await entries.locator('.fields-part-title').allInnerTexts()).map((title) => title.slice(3))
  const removeFirst = entries.first().getByRole('button', { name: /^Retirer/ })
  for (const left of [3, 2]) {
    await removeFirst.click()
    await expect.poll(() => entries.count()).toBe(left)
  }
  await desk.untilSaved()
  const drawn = () => page.waitForResponse((response) => new URL(response.url()).pathname === previewPage)
  await Promise.all([drawn(), page.getByRole('button', { name: 'Aperçu', exact: true }).click()])
  await page.getByRole('button', { name: 'Abandonner les changements' }).click()
  await Promise.all([drawn(), dialog.getByRole('button', { name: 'Abandonner' }).click()])
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => entries.count()).toBe(3)
  const [first, second, third] = await readTitles()
  await entries
    .first()
    .getByRole('button', { name: /^Descendre/ })
    .click()
  await expect.poll(readTitles).toEqual([second, first, third])
})

test('another page of the history begins at its heading', async ({ desk }) => {
  const { page, heading } = desk
  const toPage = (summary: string, next: string | null): RevisionPage => {
    const at = '2026-03-02T08:00:00.000Z'
    const row = { id: summary, summary, madeAt: at, takesEffectAt: at, isScheduled: false, paths: [] }
    return { revisions: [{ ...row, kind: 'publish' }], next }
  }
  await page.route(`**${contentsApi.revisions}*`, (route) =>
    route.fulfill({
      json: route.request().url().includes('cursor=') ? toPage('La première', null) : toPage('La dernière', '1'),
    }),
  )
  await desk.open()
  await page.getByRole('link', { name: 'Historique' }).click()
  await page.getByText('La dernière').first().waitFor()
  await page.getByRole('link', { name: 'Page suivante' }).click()
  await page.getByText('La première').first().waitFor()
  await untilFocused(heading)
})

describe('on a phone, by touch', () => {
  test.override('visitor', onPhone)

  test('the owner says who they are: photo, telephone, SIRET; the legal pages are dated, and the launch screen strikes it off', async ({
    owner,
    desk,
  }) => {
    const { page, dialog } = desk
    const publish = async () => {
      await desk.untilSaved()
      await page.getByRole('button', { name: 'Publier', exact: true }).tap()
      await dialog.getByRole('button', { name: 'Publier maintenant' }).tap()
      await desk.untilVisible()
      await page.goto(`${owner.app.url}/admin/lancement`)
    }
    const before = await owner.visit('/mentions-legales')
    await page.goto(`${owner.app.url}/admin`)
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await page.getByRole('link', { name: 'Vous', exact: true }).tap()
    await desk.saving.waitFor()
    await page.locator('#champ-owner-titre').tap()
    await page.locator('#champ-publisher-titre').tap()
    const telephone = page.getByLabel('Téléphone')
    await telephone.fill('01 23 45 67 89')
    await page.getByLabel('Afficher aussi ce numéro à côté de votre nom').tap()
    expect(await telephone.inputValue()).toBe('+33 1 23 45 67 89')
    const siret = page.getByLabel('Numéro SIRET')
    await siret.fill('732 829 320 00075')
    await page.getByText('ce SIRET n’existe pas').first().waitFor()
    await siret.fill('73282932000074')
    await page.getByLabel('Numéro de TVA').fill('fr 44 732 829 320')

    // One language is enough, and what is added has the focus.
    await page.getByRole('button', { name: 'Ajouter votre parcours' }).tap()
    await page.keyboard.type('2012 – 2018')
    await page.locator('#champ-owner-career-0-where-fr').fill('Agence')
    const field = page.getByRole('group', { name: 'Votre photo' })
    const choose = field.getByRole('button', { name: 'Choisir une photo' })
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.tap()])
    await chooser.setFiles(await aPhoto('moi.jpg', 900, 1200))
    await field.locator('img').waitFor()
    await untilFocused(field.getByRole('button', { name: 'Changer de photo' }))
    for (const language of ['Français', 'Anglais', 'Allemand']) await field.getByLabel(language).fill('De face')
    await publish()
    await page.locator('s').filter({ hasText: 'Votre photo' }).waitFor()
    expect(await owner.visit('/a-propos')).toContain('alt="De face"')
    const notice = await owner.visit('/mentions-legales')
    for (const fact of ['href="tel:+33123456789"', '732\u202f829\u202f320\u202f00074', 'FR44732829320'])
      expect(notice).toContain(fact)
    const dayOf = (html: string) => /<time dateTime="([^"]*)"/i.exec(html)?.[1] ?? ''
    expect(dayOf(notice) > dayOf(before)).toBe(true)

    await page.locator('.launch-points a').filter({ hasText: 'Votre photo' }).tap()
    await field.locator('input[type=file]').setInputFiles(await aPhoto('moi.jpg', 900, 1200, '#8a3535'))
    await field.locator('img[src*="moi-2"]').waitFor()
    await publish()
    await page.locator('s').filter({ hasText: 'Votre photo' }).waitFor()
    await page.goto(`${owner.app.url}/admin/contenus/historique`)
    const named = page.locator('.revision-paths')
    const readNewest = async () => (await named.allInnerTexts()).slice(0, 2)
    await expect.poll(readNewest).toEqual(Array(2).fill('Vous et votre entreprise'))
  })

  test('a price and a confirmed testimonial go online together, the price on every page that cites it', async ({
    owner,
    desk,
  }) => {
    const { page, dialog } = desk
    const group = (name: string) => page.locator('summary').filter({ hasText: name })
    const quote = 'on nous répétait que le problème était le prix.'
    const gathered = 'Avis demandés par écrit'
    expect(await owner.visit('/')).not.toContain(gathered)

    await desk.open()
    await group('Offres et prix').tap()
    await page.locator('a[href="/admin/contenus/offers.yaml"]').tap()
    await desk.saving.waitFor()
    await page.locator('#champ-prices-titre').tap()
    await page.locator('#champ-prices-vip-titre').tap()
    const price = page.locator('#champ-prices-vip-essential-perMonth')
    expect([await price.inputValue(), await price.getAttribute('inputmode')]).toEqual(['3500', 'numeric'])
    await price.tap()
    await price.fill('3 650')
    await desk.untilSaved()
    await page.getByRole('link', { name: 'Tous les contenus' }).tap()

    await group('Avis des clients').tap()
    await desk.look('list')
    await page.locator('a[href="/admin/contenus/testimonials/fr.yaml"]').tap()
    await desk.saving.waitFor()
    await page.locator('summary').filter({ hasText: quote }).tap()
    const entry = page.locator('details').filter({ hasText: quote }).last()
    await entry.getByRole('button', { name: 'Je confirme : c’est vrai' }).tap()
    await entry.getByRole('button', { name: 'Je confirme' }).waitFor({ state: 'detached' })
    await untilFocused(entry.locator('summary'))
    await page.locator('summary').filter({ hasText: 'Mots autour des avis' }).tap()
    await page.getByRole('button', { name: 'Je confirme : c’est vrai' }).first().tap()
    await desk.untilSaved()
    await page.getByRole('link', { name: 'Tous les contenus' }).tap()

    await page.getByRole('button', { name: 'Publier les 2 contenus' }).tap()
    await dialog.getByRole('heading', { name: 'Ce qui change' }).waitFor()
    const changes = (await dialog.locator('.changed-texts').innerText()).replace(/\s+/g, ' ')
    expect(changes).toContain('retiré à confirmer')
    expect(changes).toContain('retiré 3 500 € HT ajouté 3 650 € HT')
    expect(await dialog.innerText()).not.toMatch(/\.yaml|perMonth|sample/)
    await dialog.getByRole('button', { name: 'Publier maintenant' }).tap()
    await desk.untilVisible()
    for (const address of ['/', '/en', '/de', '/accompagnement-strategique', '/offres']) {
      const text = await owner.visit(address)
      expect(text, address).toMatch(/3[\s.,]650/u)
      expect(text, address).not.toMatch(/3[\s.,]500/u)
    }
    const home = await owner.visit('/')
    expect(home).toContain(quote)
    expect(home).toContain(gathered)
  })

  test('every example is taken out at once: what it means is said first, and what is left to show goes online without them', async ({
    owner,
    desk,
  }) => {
    const { page, dialog } = desk
    const fictional = 'fictifs, en attendant les vrais'
    expect(await owner.visit('/')).toContain(fictional)
    await page.goto(`${owner.app.url}/admin/lancement`)
    const kind = page.locator('.launch-kind').filter({ hasText: 'Mur des clients' })
    await kind.locator('summary').tap()
    await kind.getByRole('button', { name: 'Retirer ceux-ci' }).tap()
    await dialog.getByRole('button', { name: 'Retirer', exact: true }).tap()
    await kind.getByText('Fait', { exact: true }).waitFor()
    // The other kinds wait still.
    expect(await page.locator('.launch-kind').getByText('Fait', { exact: true }).count()).toBe(1)
    await page.getByRole('button', { name: 'Retirer tous les exemples' }).tap()
    await dialog.getByText('Une section qui n’a plus rien à montrer disparaît du site').waitFor()
    await desk.look('taking out every example')
    await dialog.getByRole('button', { name: 'Retirer', exact: true }).tap()
    await page.getByText(/points sont réglés dans des brouillons/u).tap()
    await page.getByRole('button', { name: /^Publier les/u }).tap()
    await dialog.getByRole('button', { name: 'Publier maintenant' }).tap()
    await desk.untilVisible()
    for (const address of ['/', '/offres', '/contact', '/de', '/en'])
      expect(await owner.visit(address), address).not.toContain(fictional)
    // The examples are there again for the other journeys.
    const { revisions } = await owner.get<RevisionPage>(contentsApi.revisions)
    await owner.untilVisible(await owner.post(contentsApi.takeBack, { id: revisions[0]?.id }))
  })

  test('a change waits for its moment, is called off and is a draft again', async ({ desk }) => {
    const { page, dialog } = desk
    const words = 'Une phrase pour mardi matin'
    await desk.open('pages/contact/fr.yaml')
    await page.locator('#champ-hero-titre').tap()
    const title = page.locator('#champ-hero-lead')
    await title.fill(words)
    await desk.untilSaved()
    await page.getByRole('button', { name: 'Texte allemand' }).tap()
    await page.locator('.field-other').first().waitFor()
    await desk.look('two languages')
    await page.getByRole('button', { name: 'Publier', exact: true }).tap()
    const later = dialog.getByLabel('Plus tard')
    const proposed = await later.inputValue()
    await later.fill(toParisTime(Date.now() - 3_600_000))
    await dialog.getByRole('button', { name: 'Programmer' }).tap()
    await dialog.getByText('Ce moment est déjà passé.').waitFor()
    await later.fill(proposed)
    await dialog.getByRole('button', { name: 'Programmer' }).tap()
    await page.locator('.file-title').getByText('Programmé').waitFor()

    await page.getByRole('button', { name: 'Autres actions' }).tap()
    const callOff = page.getByRole('button', { name: 'Annuler la programmation' })
    await page.route(`**${contentsApi.takeBack}`, (route) => route.abort())
    await callOff.tap()
    await page.getByText('Le serveur ne répond pas.').waitFor()
    await page.unroute(`**${contentsApi.takeBack}`)
    await callOff.tap()
    await page.getByText('les textes sont de nouveau des brouillons').waitFor()
    await page.locator('.file-title').getByText('Modifié').waitFor()
    await desk.open('pages/contact/fr.yaml')
    await page.locator('#champ-hero-titre').tap()
    await expect.poll(() => title.inputValue()).toBe(words)
  })
})
