import { expect } from 'vitest'
import { contentsApi, type OpenedFile } from '../../contract/api/admin-contents.ts'
import { expectAccessible } from '../support/axe.ts'
import { test as base, onDesk } from '../support/owner-journey.ts'

const test = base.extend({ visitor: onDesk })

const french = 'articles/fr/vendre-pain-berlin/article.md'
const german = 'articles/de/brot-in-berlin-verkaufen/article.md'

test('an article is written in German beside the French one, is to be read again once that has changed, and is said to be right', async ({
  owner,
  desk,
}) => {
  const { page, dialog, heading } = desk
  await owner.post(contentsApi.articles, { locale: 'fr', title: 'Vendre du pain à Berlin' })
  const modelOf = async (path: string) => (await owner.get<OpenedFile>(contentsApi.file, { path })).text
  const model = await modelOf('articles/fr/sie-ou-du/article.md')
  await owner.write(french, () => model.replace(/^title: .*$/m, 'title: Vendre du pain à Berlin'))
  await owner.publish([french])

  await desk.open(french)
  await page.getByRole('button', { name: 'Écrire la version allemande' }).click()
  await dialog.getByText('Les deux articles restent liés.').waitFor()
  await expectAccessible(page, 'writing in German')
  await dialog.getByLabel('Titre').fill('Brot in Berlin verkaufen')
  await dialog.getByRole('button', { name: 'Créer le brouillon' }).click()
  await heading.filter({ hasText: 'Brot in Berlin verkaufen' }).waitFor()
  expect(decodeURI(new URL(page.url()).pathname)).toBe(`/admin/contenus/${german}`)
  await page.getByRole('button', { name: 'Texte français' }).click()
  const beside = page.getByRole('region', { name: 'français' })
  await beside.getByRole('heading', { name: 'Vendre du pain à Berlin' }).waitFor()
  await beside.getByRole('heading', { name: 'Trois questions pour choisir' }).waitFor()
  await expectAccessible(page, 'the French article beside the German one')

  const inGerman = await modelOf('articles/de/rep-triman-lucid-frankreich/article.md')
  await owner.write(german, () =>
    inGerman
      .replace(/^title: .*$/m, 'title: Brot in Berlin verkaufen')
      .replace(/^related:/m, 'translationOf: /blog/vendre-pain-berlin\n$&'),
  )
  await owner.publish([german])

  owner.app.clock.advance(1_000)
  await owner.write(french, (text) => text.replace(/^## .*$/m, '## Trois boulangers à appeler'))
  await owner.publish([french])
  await page.goto(`${owner.app.url}/admin/contenus`)
  await page.getByRole('button', { name: /^À relire/ }).click()
  await page.getByRole('link', { name: 'Brot in Berlin verkaufen' }).click()
  await page.locator('.entry-tags').getByText('À relire', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Voir ce qui a changé' }).click()
  await dialog.getByText('Trois boulangers à appeler').waitFor()
  await dialog.getByRole('heading', { name: 'Vendre du pain à Berlin (français)' }).waitFor()
  await expectAccessible(page, 'what has changed in French')
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  owner.app.clock.advance(1_000)
  await page.getByRole('button', { name: 'Rien à changer' }).click()
  await page.getByText('Ce texte n’est plus à relire.').waitFor()
  await page.getByRole('button', { name: 'Voir ce qui a changé' }).waitFor({ state: 'detached' })
})
