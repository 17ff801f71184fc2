// Long: three journeys with an article, each as the owner writes it, from the first press to the page.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { contentsApi, type PreviewLink, type SavedPicture } from '../../contract/api/admin-contents.ts'
import { untilFocused } from '../support/focus.ts'
import { aPhoto, test } from '../support/owner-journey.ts'

/** Larger than a page shows it. */
const quay = await aPhoto('Quai de gare.jpg', 2400, 1600)

/** Pictures on the clipboard of another program, or in its window, put into the text that is open. */
async function drop(page: Page, kind: 'paste' | 'drop', count = 1): Promise<void> {
  const pictures = Array<string>(count).fill(quay.buffer.toString('base64'))
  await page.getByRole('textbox', { name: 'Texte de l’article' }).evaluate(
    (element, { kind, pictures }) => {
      const data = new DataTransfer()
      for (const base64 of pictures)
        data.items.add(
          new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], 'Quai de gare.jpg', {
            type: 'image/jpeg',
          }),
        )
      const init = { bubbles: true, cancelable: true }
      const { left, top } = element.getBoundingClientRect()
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data, clientX: left + 20, clientY: top + 20 }),
      )
    },
    { kind, pictures },
  )
}

/** Presses of the mouse that the life of an article may take beside what is typed (docs/requirements.md 15.8). */
const mostPresses = 22

test('an article is written, seen before, planned, planned otherwise, published, corrected and withdrawn with few presses', async ({
  owner,
  desk,
}) => {
  const { page, dialog, text } = desk
  const { keyboard } = page
  await page.addInitScript(() =>
    addEventListener('mousedown', () => {
      sessionStorage.presses = Number(sessionStorage.presses ?? 0) + 1
    }),
  )
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  /** Leaves a dialog by what Enter does. */
  const enter = async () => {
    await keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
  }
  await desk.open()
  await press('Nouvel article')
  await keyboard.press('Enter')
  await dialog.getByText('Indiquez un titre.').waitFor()
  await desk.look('new article')
  await keyboard.type('Vendre du pain à Berlin quand on est boulanger à Strasbourg ou à Colmar')
  await keyboard.press('Enter')
  await dialog.getByText('Ce titre compte 71 caractères. Gardez-en 60 au plus.').waitFor()
  await keyboard.press('Control+a')
  await keyboard.type('Vendre du pain à Berlin')
  await keyboard.press('Enter')
  await text.and(page.locator(':focus')).waitFor()
  const path = 'articles/fr/vendre-pain-berlin/article.md'
  expect(decodeURI(new URL(page.url()).pathname)).toBe(`/admin/contenus/${path}`)

  await keyboard.type('Le pain se vend à Berlin avec un contrat, un prix et un jour de livraison. ')
  await keyboard.type(
    'On le livre avant six heures, et il faut le dire sur la page.\n## Ce qui se passe\nUn acheteur lit ',
  )
  await keyboard.type('impressum')
  await keyboard.press('Control+Shift+ArrowLeft')
  await press('Lien')
  await dialog.getByRole('radio', { name: '/blog/impressum-allemagne', checked: true }).waitFor()
  await desk.look('a link', 'dialog')
  await enter()
  await keyboard.type('. Le prix vient ensuite.')
  await press('Source')
  await keyboard.insertText('https://www.destatis.de/brot')
  await enter()
  await text.getByRole('listitem').filter({ hasText: 'destatis.de, vérifié le' }).waitFor()
  await keyboard.type(' Le délai aussi.')
  await press('Source')
  await keyboard.insertText('https://ec.europa.eu/pain')
  await enter()
  await keyboard.type('\n## À faire\n- Appelez trois boulangers.\n\n')
  await press('Tableau')
  // From piece to piece as in other programs, and behind the last cell a row more.
  const rows = ['Ville', 'Prix', 'Délai', 'Berlin', '3', '2', 'Bonn', '4', '1', 'Brême', '5', '2', 'Kiel']
  await keyboard.type('Ce que coûte une livraison')
  for (const [index, cell] of rows.entries()) {
    await keyboard.press(index % 2 === 0 ? 'Tab' : 'Enter')
    await keyboard.type(cell)
  }
  await text.getByRole('row').nth(4).getByText('Kiel').waitFor()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Image')])
  await chooser.setFiles(quay)
  await dialog.getByLabel('Description').and(page.locator(':focus')).waitFor()
  await keyboard.type('Un quai de gare vide, au petit matin')
  await enter()
  await text.getByRole('img', { name: 'Un quai de gare vide, au petit matin' }).waitFor()
  // A title is enough to begin: nothing is complained about before one wants to publish.
  expect(await page.locator('.complaint-summary').count()).toBe(0)

  await press('Aperçu')
  const frame = page.frameLocator('iframe[title="Aperçu de la page"]')
  await frame.getByText('Appelez trois boulangers.').waitFor()
  await desk.untilSaved()
  const { text: file } = await owner.open(path)
  const [, picture = ''] = /!\[Un quai de gare vide, au petit matin\]\(([^)]+)\)/.exec(file) ?? []
  expect(file).toContain(`[impressum](/blog/impressum-allemagne). Le prix vient ensuite.[^destatis] Le délai aussi.[^ec]

## À faire

- Appelez trois boulangers.

:::table[Ce que coûte une livraison]
| Ville | Prix | Délai |
| - | - | - |`)
  expect(file).toMatch(/^description: "Le pain se vend à Berlin .* six heures, et il faut le dire sur la page\."$/m)

  await press('Publier')
  await dialog.getByRole('heading', { name: 'Pages nouvelles' }).waitFor()
  await dialog
    .getByRole('listitem')
    .filter({ hasText: /^Vendre du pain à Berlin$/ })
    .waitFor()
  await dialog.getByText(new RegExp(`Image ajoutée\\s: ${picture}`)).waitFor()
  expect(await dialog.innerText()).not.toMatch(/article\.md|title:|## |:::/)
  await dialog.getByLabel('Plus tard').waitFor()
  await press('Programmer')
  await page
    .locator('.file-title')
    .getByText(/Programmé le .* à 09:00/)
    .waitFor()
  await press('Programmer autrement')
  await dialog.getByLabel('Plus tard').and(page.locator(':focus')).fill('2031-05-06T07:08')
  await enter()
  await page.locator('.file-title').getByText('2031').waitFor()
  await press('Publier maintenant')
  await desk.untilVisible()
  const address = '/blog/vendre-pain-berlin'
  expect(await owner.visit(address)).toContain('href="/blog/impressum-allemagne"')

  // Read again as published.
  await page.getByRole('button', { name: 'Retirer du site', exact: true }).waitFor()
  await text.getByText('Appelez trois boulangers.').click()
  await keyboard.press('End')
  await keyboard.type(' Et un meunier.')
  await press('Publier')
  await dialog.locator('ins').filter({ hasText: 'meunier' }).waitFor()
  await enter()
  await desk.untilVisible()
  expect(await owner.visit(address)).toContain('Et un meunier.')

  await press('Retirer du site')
  await dialog.getByRole('button', { name: 'Retirer du site' }).click()
  await desk.untilVisible('l’article n’est plus sur le site')
  // The file was pressed in a dialog of the system.
  expect((await page.evaluate(() => Number(sessionStorage.presses))) + 1).toBeLessThanOrEqual(mostPresses)

  await page.locator('.file-title').getByText('Retiré').waitFor()
  await press('Remettre en ligne')
  await desk.untilVisible('L’article est de nouveau en ligne.')
})

test('a table is changed, a picture pasted, what is missing said, the draft shown to a stranger, the address changed', async ({
  owner,
  desk,
}) => {
  const { page, dialog, text } = desk
  const { path } = await owner.post<{ path: string }>(contentsApi.articles, { locale: 'fr', title: 'Du pain à Brême' })
  await desk.open(path)
  await text.focus()
  await page.keyboard.insertText(
    'Le pain se vend à Brême avec un contrat, un prix et un jour de livraison. On le livre avant six heures, et il faut le dire sur la page.',
  )
  await page.keyboard.type('\n## Ce qui se passe\nUn acheteur lit.\n')
  const tools = page.getByRole('toolbar', { name: 'Mise en forme du texte' })
  await tools.getByRole('button', { name: 'Tableau' }).click()
  const cells = ['Ce que coûte une livraison', 'Ville', 'Prix', 'Délai', 'Berlin', '3', '2', 'Bonn', '4', '1', 'Brême']
  for (const cell of cells) {
    if (cell !== cells[0]) await page.keyboard.press('Tab')
    await page.keyboard.type(cell)
  }
  const ofTable = page.getByRole('toolbar', { name: 'Tableau' })
  for (const name of ['Ajouter une ligne', 'Descendre la ligne', 'Supprimer la colonne'])
    await ofTable.getByRole('button', { name }).click()
  await drop(page, 'drop', 2)
  await page.locator('.toast').getByText('Une image à la fois').waitFor()
  await drop(page, 'paste')
  await dialog.getByLabel('Description').fill(' ')
  expect(await page.locator('.toast').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Insérer l’image' }).click()
  await dialog.getByText('Dites en une phrase ce qu’on voit').waitFor()
  await dialog.getByLabel('Description').fill('Un quai de gare vide, au petit matin')
  await dialog.getByRole('button', { name: 'Insérer l’image' }).click()
  await text.getByRole('img', { name: 'Un quai de gare vide, au petit matin' }).waitFor()
  await desk.untilSaved()
  const read = () => owner.open(path)
  expect((await read()).text).toContain(`| Prix | Délai |
| - | - |`)

  // Deleted, a picture goes out of the text too; either undo brings back both.
  const picture = text.getByRole('img', { name: 'Un quai de gare vide, au petit matin' })
  const ofPicture = page.locator('.editor-picture-list').getByRole('button')
  const readDeleted = async () => (await read()).pictures.map(({ isRemoved }) => isRemoved)
  for (const undo of [
    () => ofPicture.filter({ hasText: 'Annuler' }).click(),
    () => tools.getByRole('button', { name: 'Annuler' }).click(),
  ]) {
    await ofPicture.filter({ hasText: 'Supprimer' }).click()
    await picture.waitFor({ state: 'detached' })
    await ofPicture.filter({ hasText: 'Annuler la suppression' }).waitFor()
    await expect.poll(readDeleted).toEqual([true])
    await undo()
    await picture.waitFor()
    await ofPicture.filter({ hasText: 'Supprimer' }).waitFor()
    await expect.poll(readDeleted).toEqual([false])
  }

  // A source that is asked for on an empty line is called behind the words before it, and can be changed from there.
  await text.getByText('Un acheteur lit.').click()
  const readWords = async () => (await page.locator('.editor-counts').innerText()).split(',')[0]
  const words = await readWords()
  // Until the editor has read where the cursor is: Enter leads on in a table.
  await ofTable.waitFor({ state: 'detached' })
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await tools.getByRole('button', { name: 'Source' }).click()
  await dialog.locator(':focus').waitFor()
  await page.keyboard.insertText('https://www.destatis.de/brot')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await text.getByRole('img', { name: 'Source 1' }).click()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Titre du document').fill('Brotpreise')
  await page.keyboard.press('Enter')
  await desk.untilSaved()
  await expect
    .poll(async () => (await read()).text)
    .toMatch(/lit\.\[\^destatis\]\n[\s\S]*\[\^destatis\]: destatis\.de, « Brotpreise », vérifié le \d/)
  // As on its page, they are not counted.
  expect(await readWords()).toBe(words)

  // What is missing is said now, and leads to its place.
  await text.getByRole('heading', { name: 'Ce qui se passe' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type('\nUn [lien](')
  await desk.untilSaved()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await dialog.getByText('n’est pas un lien lisible').waitFor()
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  // In it the same is said.
  await dialog.waitFor({ state: 'detached' })
  const complaint = page.locator('.complaint-summary')
  await complaint.getByText('n’est pas un lien lisible').waitFor()
  expect(await complaint.innerText()).not.toMatch(/ligne \d/i)
  await page.locator('.editor-complaint').first().waitFor()
  await desk.look('article')
  const settings = page.getByRole('button', { name: 'Réglages' })
  if (await settings.isVisible()) await settings.click()
  await desk.look('settings', '.editor-settings')
  // No article is what to read after itself.
  const related = page.getByLabel('Ajouter un article').locator('option')
  await expect.poll(() => related.count()).toBeGreaterThan(2)
  expect(await related.allInnerTexts()).not.toContain('Du pain à Brême')
  const addRelated = page.getByLabel('Ajouter un article')
  await addRelated.selectOption({ index: 1 })
  await page.locator('.editor-related').getByRole('button', { name: 'Retirer' }).press('Enter')
  await untilFocused(addRelated)
  const revised = page.getByRole('button', { name: 'Révisé aujourd’hui' })
  await revised.press('Enter')
  await desk.untilSaved()
  await untilFocused(revised)
  for (const name of ['Source', 'Bloc']) {
    await tools.getByRole('button', { name, exact: true }).click()
    await dialog.waitFor()
    await desk.look(name, 'dialog')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await text.getByText('Un [lien](').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Backspace')
  await complaint.waitFor({ state: 'detached' })
  // A link to another site is there to be changed.
  const link = tools.getByRole('button', { name: 'Lien', exact: true })
  await link.click()
  await dialog.getByLabel('Mots du lien').fill('la page')
  const goal = dialog.getByLabel('Page, article ou adresse')
  await goal.fill('https://example.org/pain')
  await page.keyboard.press('Enter')
  await text.getByRole('link', { name: 'la page' }).click()
  // Pressed is how it stands once the editor has read where the cursor is.
  await link.and(page.locator('[aria-pressed=true]')).click()
  await expect.poll(() => goal.inputValue()).toBe('https://example.org/pain')
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await dialog.waitFor({ state: 'detached' })

  // A browser that is told which light it is in tells every frame the same.
  await page.emulateMedia({ colorScheme: null })
  await page.getByRole('button', { name: 'Aperçu', exact: true }).click()
  const preview = page.getByRole('region', { name: 'Aperçu' })
  await preview.getByRole('button', { name: 'Téléphone' }).click()
  await preview.getByRole('button', { name: 'Sombre' }).click()
  const frame = page.frameLocator('iframe[title="Aperçu de la page"]')
  const shown = frame.getByRole('img', { name: 'Un quai de gare vide, au petit matin' })
  // The page may be drawn again meanwhile, and what is lazy is loaded once it is near.
  const readImage = async () => {
    await shown.scrollIntoViewIfNeeded()
    return shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  }
  await expect.poll(readImage).toBe(true)
  const readWindow = () =>
    frame.locator('html').evaluate(() => [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches])
  await expect.poll(readWindow).toEqual([390, true])

  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(contentsApi.previewLink)),
    preview.getByRole('button', { name: 'Copier un lien d’aperçu' }).click(),
  ])
  const { url } = (await answer.json()) as PreviewLink
  expect(await owner.visit(new URL(url).pathname)).toContain('Le pain se vend à Brême')

  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await dialog.getByRole('button', { name: 'Publier maintenant' }).click()
  await desk.untilVisible()
  await page.getByRole('button', { name: 'Changer l’adresse' }).click()
  await dialog.getByLabel('Dernière partie de l’adresse').fill('pain-a-breme')
  await dialog.getByRole('button', { name: 'Changer l’adresse' }).click()
  await page.waitForURL('**/articles/fr/pain-a-breme/article.md')
  await text.waitFor()
  await expect.poll(() => owner.visit('/blog/pain-a-breme')).toContain('alt="Un quai de gare vide, au petit matin"')
  const moved = await owner.visit('/blog/pain-a-breme')
  const [image = ''] = /<img[^>]*alt="Un quai de gare[^>]*>/.exec(moved) ?? []
  const [, source = ''] = / src="([^"]+)"/.exec(image) ?? []
  const loaded = await fetch(new URL(source, owner.app.url))
  expect([loaded.status, loaded.headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image'])
})

test('a picture that is refused is given up; while one is on its way the article is not left by a link of the app, unless the owner says so', async ({
  desk,
}) => {
  const { page, dialog, text, heading } = desk
  // As a phone whose keyboard is open.
  await page.addInitScript(() => {
    Object.defineProperty(VisualViewport.prototype, 'height', { get: () => innerHeight - 300 })
  })
  const readKeyboard = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--keyboard'))
  await desk.open('articles/fr/sie-ou-du/article.md')
  const send = async () => {
    await drop(page, 'paste')
    await dialog.getByLabel('Description').fill('Un quai de gare vide')
    await dialog.getByRole('button', { name: 'Insérer l’image' }).click()
    await page.getByText('Quai de gare.jpg').first().waitFor()
  }
  const refusal: SavedPicture = { kind: 'refused', problem: 'elle est illisible', remedy: 'Choisissez-en une autre' }
  await page.route(`**${contentsApi.pictures}*`, (route) => route.fulfill({ json: refusal }), { times: 1 })
  await send()
  await page.getByRole('button', { name: 'Renoncer à l’envoi' }).click()
  await untilFocused(page.getByRole('heading', { name: 'Images de l’article' }))
  expect(await readKeyboard()).toBe('300px')

  const held = Promise.withResolvers<void>()
  await page.route(`**${contentsApi.pictures}*`, async (route) => {
    await held.promise
    await route.continue()
  })
  await send()
  const leave = async (answer: 'accept' | 'dismiss') => {
    const asked = page.waitForEvent('dialog').then(async (question) => {
      await question[answer]()
      return question.message()
    })
    await page.getByRole('link', { name: 'Statistiques' }).click()
    expect(await asked).toContain('Une image n’est pas encore dans le texte')
  }

  await leave('dismiss')
  expect(await text.isVisible()).toBe(true)
  await leave('accept')
  await heading.and(page.getByText('Statistiques')).waitFor()
  expect(await readKeyboard()).toBe('')
  held.resolve()
  await page.locator('.toast').getByText('n’est pas encore dans le texte').waitFor()
})
