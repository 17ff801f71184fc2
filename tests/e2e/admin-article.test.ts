import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished } from 'vitest'
import { contentsApi, type OpenedFile, type PreviewLink } from '../../contract/api/admin-contents.ts'
import { test as base, onDesk } from '../support/owner-journey.ts'

const test = base.extend({ visitor: onDesk })

/** A photo of a camera, 2400 pixels wide, in a folder that goes with the test. */
async function aPhoto(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'businessbretzel-photo-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'Quai de gare.jpg')
  await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#d9a441' } })
    .jpeg()
    .toFile(file)
  return file
}

const description =
  'Ce qu’il faut savoir avant de proposer du pain français à Berlin : le contrat, le prix, la livraison, et deux erreurs que l’on évite sans peine.'

const body = `Le pain se vend à Berlin avec un contrat, un prix et un jour de livraison.

## Ce qui se passe

Un acheteur lit d'abord [la page qui manque](/blog/nulle-part).

## Ce qu'il faut faire lundi

Appelez trois boulangers. Lisez aussi `

test('a new article is written with a link, a source and a picture, seen before, published, moved and withdrawn', async ({
  owner,
  desk,
  browser,
}) => {
  const { page, dialog, text } = desk
  await desk.open()
  await page.getByRole('button', { name: 'Nouvel article' }).click()
  await dialog.getByLabel('Titre').fill('Vendre du pain à Berlin')
  await dialog.getByRole('button', { name: 'Créer le brouillon' }).click()
  await text.waitFor()
  const path = 'articles/fr/vendre-pain-berlin/article.md'
  expect(decodeURI(new URL(page.url()).pathname)).toBe(`/admin/contenus/${path}`)

  await page.getByLabel('Texte des résultats de recherche').fill(description)
  await page.getByLabel('Texte de la carte').fill('Le contrat, le prix, la livraison : vendre du pain à Berlin.')
  await page.getByRole('button', { name: 'Ajouter : une expression' }).click()
  await page.getByLabel(/^Ce que l’on taperait.*n°\s1$/u).fill('pain Berlin')
  const related = page.getByLabel('Ajouter un article')
  for (const article of ['impressum-allemagne', 'sie-ou-du']) await related.selectOption(article)

  await text.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(body)
  await page.keyboard.press('Control+k')
  await dialog.getByLabel('Mots du lien').fill('les mentions')
  await dialog.getByLabel('Chercher une page ou un article').fill('impressum')
  await dialog.locator('label', { hasText: '/blog/impressum-allemagne' }).click()
  await dialog.getByRole('button', { name: 'Poser le lien' }).click()
  await page.keyboard.type('. Le prix vient ensuite.')
  await page.getByRole('toolbar').getByRole('button', { name: 'Source' }).click()
  await dialog.getByLabel('Organisme ou auteur').fill('Destatis')
  await dialog.getByLabel('Adresse').fill('https://www.destatis.de/brot')
  await dialog.getByRole('button', { name: 'Poser la source' }).click()
  await text.getByText('[^destatis]: Destatis').waitFor()

  await page.locator('input[type=file]').setInputFiles(await aPhoto())
  await dialog.getByLabel('Description').fill('Un quai de gare vide, au petit matin')
  await dialog.getByRole('button', { name: 'Poser l’image' }).click()
  const markdown = /!\[Un quai de gare vide, au petit matin\]\(([^)]+)\)/
  await expect.poll(() => text.innerText(), { timeout: 30_000 }).toMatch(markdown)
  const [, picture = ''] = markdown.exec(await text.innerText()) ?? []

  // The complaint stands at its line, and leads there.
  await desk.untilSaved()
  const complaint = page.locator('.complaint-summary')
  await complaint.getByText('mène à un article qui n’existe pas').waitFor()
  const wrong = page.locator('.cm-lintRange-error').filter({ hasText: 'nulle-part' })
  await wrong.first().waitFor()
  await complaint.getByRole('button', { name: /^Ligne \d+$/ }).click()
  await page.keyboard.press('Shift+End')
  await page.keyboard.insertText('Un acheteur lit d’abord les mentions du site.')
  await complaint.waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('.cm-lintRange-error').count()).toBe(0)

  // A browser that is told which light it is in tells every frame the same.
  await page.emulateMedia({ colorScheme: null })
  await page.getByRole('button', { name: 'Aperçu', exact: true }).click()
  const preview = page.getByRole('region', { name: 'Aperçu' })
  await preview.getByRole('button', { name: 'Téléphone' }).click()
  await preview.getByRole('button', { name: 'Sombre' }).click()
  const frame = page.frameLocator('iframe[title="Aperçu de la page"]')
  await frame.getByText('Appelez trois boulangers.').waitFor()
  const shown = frame.getByRole('img', { name: 'Un quai de gare vide, au petit matin' })
  await shown.scrollIntoViewIfNeeded()
  const readImage = () => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  await expect.poll(readImage).toBe(true)
  const readWindow = () =>
    frame.locator('html').evaluate(() => [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches])
  await expect.poll(readWindow).toEqual([390, true])

  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(contentsApi.previewLink)),
    preview.getByRole('button', { name: 'Copier un lien d’aperçu' }).click(),
  ])
  const { url } = (await answer.json()) as PreviewLink
  const stranger = await browser.newContext()
  onTestFinished(() => stranger.close())
  const outside = await stranger.newPage()
  const seen = await outside.goto(owner.app.url + new URL(url).pathname)
  expect([seen?.status(), seen?.headers()['x-robots-tag']]).toEqual([200, 'noindex'])
  await outside.getByText('Appelez trois boulangers.').waitFor()
  const address = '/blog/vendre-pain-berlin'
  const ask = (asked: string) => fetch(owner.app.url + asked, { redirect: 'manual' })
  expect((await ask(address)).status).toBe(404)

  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await dialog.getByRole('heading', { name: 'Pages nouvelles' }).waitFor()
  await dialog
    .getByRole('listitem')
    .filter({ hasText: /^Vendre du pain à Berlin$/ })
    .waitFor()
  await dialog.getByText(new RegExp(`Image ajoutée\\s: ${picture}`)).waitFor()
  expect(await dialog.innerText()).not.toMatch(/article\.md|title:|## |:::/)
  await dialog.getByRole('button', { name: 'Publier maintenant' }).click()
  await desk.untilVisible()
  await outside.goto(owner.app.url + address)
  const published = outside.getByRole('img', { name: 'Un quai de gare vide, au petit matin' })
  await published.scrollIntoViewIfNeeded()
  await expect.poll(() => published.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true)
  expect(await outside.getByRole('link', { name: 'les mentions' }).getAttribute('href')).toBe(
    '/blog/impressum-allemagne',
  )
  expect(await owner.visit('/blog')).toContain(address)
  await dialog.getByRole('button', { name: 'Fermer' }).click()

  await page.getByRole('button', { name: 'Changer l’adresse' }).click()
  await dialog.getByLabel('Dernière partie de l’adresse').fill('pain-a-berlin')
  await dialog.getByRole('button', { name: 'Changer l’adresse' }).click()
  await desk.untilVisible()
  const moved = await ask(address)
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/blog/pain-a-berlin'])
  await dialog.getByRole('button', { name: 'Fermer' }).click()

  await page.getByRole('heading', { level: 1, name: 'Contenus' }).waitFor()
  await desk.open('articles/fr/pain-a-berlin/article.md')
  await page.getByRole('button', { name: 'Retirer du site' }).click()
  await dialog.getByRole('button', { name: 'Retirer du site' }).click()
  await desk.untilVisible()
  for (const gone of [address, '/blog/pain-a-berlin']) expect((await ask(gone)).status, gone).toBe(410)
  await dialog.getByRole('button', { name: 'Fermer' }).click()

  await desk.open('articles/fr/pain-a-berlin/article.md')
  await page.locator('.file-title').getByText('Retiré').waitFor()
  await page.getByRole('button', { name: 'Remettre en ligne' }).click()
  await dialog.getByRole('button', { name: 'Remettre en ligne' }).click()
  await desk.untilVisible()
  expect((await ask('/blog/pain-a-berlin')).status).toBe(200)
})

test('articles that are opened, touched and put back as they were are saved byte for byte', async ({ owner, desk }) => {
  const { page, text } = desk
  const content = join(dirname(owner.root.build), 'content')
  for (const path of [
    'articles/fr/impressum-allemagne/article.md',
    'articles/fr/gastbeitrag-et-lien-sponsorise/article.md',
    'articles/fr/tester-le-marche-en-90-jours/article.md',
  ]) {
    await desk.open(path)
    await text.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('é')
    await page.keyboard.press('Control+s')
    await desk.untilSaved()
    const read = async () => (await owner.get<OpenedFile>(contentsApi.file, { path })).text
    const released = readFileSync(join(content, path), 'utf8')
    expect(await read()).not.toBe(released)
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Control+s')
    await expect.poll(read).toBe(released)
  }
})
