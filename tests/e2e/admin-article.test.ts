import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
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

/** A picture on the clipboard of another program, or in its window, put into the text that is open. */
async function drop(page: Page, kind: 'paste' | 'drop', file: string): Promise<void> {
  const bytes = readFileSync(file).toString('base64')
  await page.getByRole('textbox', { name: 'Texte de l’article' }).evaluate(
    (element, [type, base64 = '']) => {
      const data = new DataTransfer()
      data.items.add(
        new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], 'Quai de gare.jpg', {
          type: 'image/jpeg',
        }),
      )
      const init = { bubbles: true, cancelable: true }
      const { left, top } = element.getBoundingClientRect()
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data, clientX: left + 20, clientY: top + 20 }),
      )
    },
    [kind, bytes],
  )
}

test('a new article is written with a link, a source and a picture, seen before, published, moved and withdrawn', async ({
  owner,
  desk,
  browser,
}) => {
  const { page, dialog, text } = desk
  await desk.open()
  await page.getByRole('button', { name: 'Nouvel article' }).click()
  await dialog.getByLabel('Titre').fill('Vendre du pain à Berlin quand on est boulanger à Strasbourg ou à Colmar')
  await dialog.getByRole('button', { name: 'Créer le brouillon' }).click()
  await dialog.getByText('Ce titre compte 71 caractères. Gardez-en 60 au plus.').waitFor()
  await dialog.getByLabel('Titre').fill('Vendre du pain à Berlin')
  await dialog.getByRole('button', { name: 'Créer le brouillon' }).click()
  await text.waitFor()
  const path = 'articles/fr/vendre-pain-berlin/article.md'
  expect(decodeURI(new URL(page.url()).pathname)).toBe(`/admin/contenus/${path}`)

  // A title is enough to begin: nothing is complained about before one wants to publish.
  await text.focus()
  await page.keyboard.type('Le pain se vend à Berlin avec un contrat, un prix et un jour de livraison. ')
  await page.keyboard.type(
    'On le livre avant six heures, et il faut le dire sur la page.\n## Ce qui se passe\nUn acheteur lit ',
  )
  await page.keyboard.press('Control+k')
  await dialog.getByLabel('Mots du lien').fill('les mentions')
  await dialog.getByLabel('Chercher une page ou un article').fill('impressum')
  await dialog.locator('label', { hasText: '/blog/impressum-allemagne' }).click()
  await dialog.getByRole('button', { name: 'Insérer le lien' }).click()
  await page.keyboard.type('. Le prix vient ensuite.')
  const tools = page.getByRole('toolbar', { name: 'Mise en forme du texte' })
  await tools.getByRole('button', { name: 'Source' }).click()
  await dialog.getByLabel('Organisme ou auteur').fill('Destatis')
  await dialog.getByLabel('Adresse').fill('https://www.destatis.de/brot')
  await dialog.getByRole('button', { name: 'Insérer la source' }).click()
  await text.getByRole('listitem').filter({ hasText: 'Destatis, vérifié le' }).waitFor()
  await page.keyboard.type('\n- Appelez trois boulangers.\n\n')

  await tools.getByRole('button', { name: 'Bloc, tableau' }).click()
  await dialog.getByRole('button', { name: 'Tableau' }).click()
  // From piece to piece as in other programs, and behind the last cell a row more.
  const cells = ['Ce que coûte une livraison', 'Ville', 'Prix', 'Délai', 'Berlin', '3', '2', 'Bonn', '4', '1', 'Brême']
  for (const cell of cells) {
    if (cell !== cells[0]) await page.keyboard.press('Tab')
    await page.keyboard.type(cell)
  }
  await text.getByRole('row').nth(3).getByText('Brême').waitFor()
  const ofTable = page.getByRole('toolbar', { name: 'Tableau' })
  await ofTable.getByRole('button', { name: 'Ajouter une ligne' }).click()
  await ofTable.getByRole('button', { name: 'Descendre la ligne' }).click()
  await ofTable.getByRole('button', { name: 'Supprimer la colonne' }).click()
  expect(await page.locator('.complaint-summary').count()).toBe(0)

  await drop(page, 'paste', await aPhoto())
  await dialog.getByLabel('Description').fill('Un quai de gare vide, au petit matin')
  await dialog.getByRole('button', { name: 'Insérer l’image' }).click()
  await text.getByRole('img', { name: 'Un quai de gare vide, au petit matin' }).waitFor({ timeout: 30_000 })
  await desk.untilSaved()
  const { text: file } = await owner.get<OpenedFile>(contentsApi.file, { path })
  const [, picture = ''] = /!\[Un quai de gare vide, au petit matin\]\(([^)]+)\)/.exec(file) ?? []
  expect(file).toContain(`Un acheteur lit [les mentions](/blog/impressum-allemagne). Le prix vient ensuite.[^destatis]

- Appelez trois boulangers.

:::table[Ce que coûte une livraison]
| Prix | Délai |
| - | - |`)
  expect(file).toMatch(/^description: "Le pain se vend à Berlin .* six heures, et il faut le dire sur la page\."$/m)

  // What is missing is said now, and leads to its place.
  await text.getByRole('heading', { name: 'Ce qui se passe' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type('\nUn [lien](')
  await desk.untilSaved()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await dialog.getByText('n’est pas un lien lisible').waitFor()
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  const complaint = page.locator('.complaint-summary')
  await complaint.getByText('n’est pas un lien lisible').waitFor()
  expect(await complaint.innerText()).not.toMatch(/ligne \d/i)
  await page.locator('.editor-complaint').first().waitFor()
  await text.getByText('Un [lien](').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Backspace')
  await complaint.waitFor({ state: 'detached' })

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
  await outside.goto(owner.app.url + new URL(url).pathname)
  await outside.getByText('Appelez trois boulangers.').waitFor()
  const address = '/blog/vendre-pain-berlin'

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
  await dialog.getByRole('button', { name: 'Fermer' }).click()

  await page.getByRole('button', { name: 'Changer l’adresse' }).click()
  await dialog.getByLabel('Dernière partie de l’adresse').fill('pain-a-berlin')
  await dialog.getByRole('button', { name: 'Changer l’adresse' }).click()
  await desk.untilVisible('L’article est à sa nouvelle adresse.')
  await dialog.getByRole('button', { name: 'Fermer' }).click()

  await page.getByRole('heading', { level: 1, name: 'Contenus' }).waitFor()
  await desk.open('articles/fr/pain-a-berlin/article.md')
  await page.getByRole('button', { name: 'Retirer du site' }).click()
  await dialog.getByRole('button', { name: 'Retirer du site' }).click()
  await desk.untilVisible('l’article n’est plus sur le site')
  await dialog.getByRole('button', { name: 'Fermer' }).click()

  await desk.open('articles/fr/pain-a-berlin/article.md')
  await page.locator('.file-title').getByText('Retiré').waitFor()
  await page.getByRole('button', { name: 'Remettre en ligne' }).click()
  await dialog.getByRole('button', { name: 'Remettre en ligne' }).click()
  await desk.untilVisible('L’article est de nouveau en ligne.')
})
