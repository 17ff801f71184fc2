import type { Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { contentsApi, type OpenedFile } from '../../contract/api/admin-contents.ts'
import { administrator } from '../support/administrator.ts'
import { untilFocused } from '../support/focus.ts'
import { deskOf, test } from '../support/owner-journey.ts'

const path = 'articles/fr/sie-ou-du/article.md'

/** Types at the beginning of the article that is open, all at once: what is typed slowly is saved in parts. */
async function type(page: Page, words: string): Promise<void> {
  const text = page.getByRole('textbox', { name: 'Texte de l’article' })
  await text.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.insertText(words)
}

describe('what is typed is never lost', () => {
  test('without a network it is kept, and sent when there is one again', async ({ owner, desk }) => {
    const { page, saving } = desk
    const read = async () => (await owner.open(path)).text
    await desk.open(path)
    // Of several tabs each says its text.
    await expect.poll(() => page.title()).toMatch(/^[^–]{10,} – BusinessBretzel$/)
    await page.context().setOffline(true)
    await type(page, 'Écrit dans un tunnel. ')
    await saving.getByText('Hors ligne : gardé dans ce navigateur').waitFor()
    expect(await read()).not.toContain('Écrit dans un tunnel.')
    await page.context().setOffline(false)
    await desk.untilSaved()
    expect(await read()).toContain('Écrit dans un tunnel. ')
  })

  test('a tab that is closed in the middle of a word has it when it is opened again', async ({ owner, desk }) => {
    const { page, errors } = desk
    await desk.open(path)
    await type(page, 'Fermé au milieu d’un mo')
    const context = page.context()
    await page.close()
    const again = await context.newPage()
    again.on('pageerror', (error) => errors.push(error.message))
    const second = deskOf(again, owner.app, errors)
    await second.open(path)
    await second.text.getByText('Fermé au milieu d’un mo').waitFor()
    await second.untilSaved()
    expect((await owner.open(path)).text).toContain('Fermé au milieu d’un mo')
  })

  test('what was typed for an article that is gone is still read, and kept until the owner has done with it', async ({
    owner,
    desk,
  }) => {
    const { page, saving, heading } = desk
    const article = { locale: 'fr', title: 'Le prix du pain' }
    const { path: gone } = await owner.post<{ path: string }>(contentsApi.articles, article)
    await desk.open(gone)
    await page.context().setOffline(true)
    await type(page, 'Écrit pour rien. ')
    await saving.getByText('Hors ligne').waitFor()
    await owner.post(contentsApi.discard, { paths: [gone] })
    await page.context().setOffline(false)
    await saving.getByText('Ce que vous demandez n’existe plus').waitFor()

    await desk.open()
    await page.getByRole('link', { name: '/blog/prix-pain, où il n’y a plus d’article' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ce texte n’est plus là' }).waitFor()
    expect(await page.getByLabel('Texte gardé').inputValue()).toContain('Écrit pour rien.')
    await desk.look('a text that is gone')
    await page.getByRole('button', { name: 'Effacer ce texte' }).click()
    await heading.filter({ hasText: 'Contenus' }).waitFor()
    expect(await page.getByText('dans ce navigateur').count()).toBe(0)
  })

  test('what was typed for an article that was withdrawn meanwhile is read beside it', async ({ owner, desk }) => {
    const { page, saving, errors } = desk
    await desk.open(path)
    const context = page.context()
    await context.setOffline(true)
    await type(page, 'Écrit trop tard. ')
    await saving.getByText('Hors ligne').waitFor()
    await page.close()
    await context.setOffline(false)
    const again = await context.newPage()
    again.on('pageerror', (error) => errors.push(error.message))
    await again.route(`**${contentsApi.file}?*`, async (route) => {
      const file: OpenedFile = await (await route.fetch()).json()
      // Nothing stands beneath it any more.
      await route.fulfill({ json: { ...file, base: null, entry: { ...file.entry, state: 'withdrawn' } } })
    })
    const second = deskOf(again, owner.app, errors)
    await second.open(path)
    expect(await again.getByLabel('Texte gardé').inputValue()).toContain('Écrit trop tard.')
    expect(await second.dialog.count()).toBe(0)
    await second.look('an article that was withdrawn while it was written')
    await again.getByRole('button', { name: 'Effacer ce texte' }).click()
    await second.heading.filter({ hasText: 'Contenus' }).waitFor()
    expect(await again.getByText('dans ce navigateur').count()).toBe(0)
  })

  test('what is saved while the text is loaded again stays in it', async ({ owner, desk }) => {
    const { page, text } = desk
    const loading = `**${contentsApi.file}?*`
    await page.route(loading, async (route) => {
      const file: OpenedFile = await (await route.fetch()).json()
      await route.fulfill({ json: { ...file, entry: { ...file.entry, isOutdated: true } } })
    })
    await desk.open(path)
    await page.unroute(loading)
    const [read, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route(
      loading,
      async (route) => {
        const response = await route.fetch()
        read.resolve()
        await held.promise
        await route.fulfill({ response })
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Rien à changer' }).click()
    await read.promise
    await type(page, 'Pendant ce temps. ')
    await page.keyboard.press('Control+s')
    await desk.untilSaved()
    held.resolve()
    await page.getByRole('button', { name: 'Rien à changer' }).waitFor({ state: 'detached' })
    await text.getByText('Pendant ce temps. ').waitFor()
    await type(page, 'Et après. ')
    await page.keyboard.press('Control+s')
    await desk.untilSaved()
    expect((await owner.open(path)).text).toContain('Et après. Pendant ce temps. ')
  })

  test('two tabs overwrite nothing: the later one is told, shows both, and the owner chooses', async ({
    owner,
    desk,
  }) => {
    const { page, errors } = desk
    const read = async () => (await owner.open(path)).text
    const tab = await page.context().newPage()
    tab.on('pageerror', (error) => errors.push(error.message))
    const second = deskOf(tab, owner.app, errors)
    await desk.open(path)
    await second.open(path)
    await type(page, 'Du premier onglet. ')
    await page.keyboard.press('Control+s')
    await desk.untilSaved()

    await second.page.bringToFront()
    await type(second.page, 'Du second onglet. ')
    const dialog = second.page.getByRole('dialog', { name: 'Ce texte a aussi changé ailleurs' })
    await dialog.waitFor()
    expect(await dialog.locator('.diff del').innerText()).toContain('premier')
    expect(await dialog.locator('.diff ins').innerText()).toContain('second')
    await second.look('two tabs')
    expect(await read()).toContain('Du premier onglet. ')
    await dialog.getByRole('button', { name: 'Garder la mienne' }).click()
    await second.untilSaved()
    await untilFocused(second.text)
    expect(await read()).toContain('Du second onglet. ')

    await page.bringToFront()
    await type(page, 'Encore du premier. ')
    const other = page.getByRole('dialog', { name: 'Ce texte a aussi changé ailleurs' })
    await other.waitFor()
    expect(await read()).not.toContain('Encore du premier. ')
    await other.getByRole('button', { name: 'Prendre l’autre' }).click()
    await desk.text.getByText('Du second onglet. ').waitFor()
    await desk.untilSaved()
    expect(await read()).not.toContain('Encore du premier.')
  })

  test('a session that ends meanwhile: told, signed in again, and the text is there and saved', async ({
    owner,
    desk,
  }) => {
    const { page, heading } = desk
    await desk.open(path)
    // Ended before what is typed is saved: an owner who is signed out earlier sees no text to write in. The first session is
    // that by which the tests of this file look.
    const { db } = owner.app.database
    const first = db.selectFrom('sessions').select('id').orderBy('created_at').limit(1)
    const saving = `**${contentsApi.draft}`
    const end = async (route: Route) => {
      await db.deleteFrom('sessions').where('id', '!=', first).execute()
      await route.continue()
    }
    // Once: what the editor sends on its way out would end the next session, too.
    await page.route(saving, end, { times: 1 })
    await type(page, 'Écrit sans session. ')
    await page.getByRole('alert').filter({ hasText: 'Votre texte est gardé dans ce navigateur' }).waitFor()
    const form = page.getByRole('form', { name: 'Connexion à l’administration' })
    await form.getByLabel('E-mail', { exact: true }).fill(administrator.email)
    await form.getByLabel('Mot de passe', { exact: true }).fill(administrator.password)
    await form.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await desk.text.getByText('Écrit sans session. ').waitFor()
    await desk.untilSaved()
    expect(await heading.count()).toBe(1)
    const stored = await db.selectFrom('content_drafts').select('path').execute()
    expect(stored.map((draft) => draft.path)).toContain(path)
  })
})
