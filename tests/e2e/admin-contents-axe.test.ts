import { describe } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { test as base, deskOf, letIn, onDesk } from '../support/owner-journey.ts'
import { isFullLength } from '../support/scale.ts'

const test = base.extend({ visitor: onDesk })

/** Of a phone and of a desk, as the owner has them. */
const widths = isFullLength ? [390, 1440] : [390]
const article = 'articles/fr/sie-ou-du/article.md'
const form = 'pages/contact/fr.yaml'

describe('axe finds nothing in the contents', () => {
  test('in the list, its search, and the question for a new article', async ({ desk }) => {
    const { page, dialog } = desk
    await desk.open()
    await page.locator('summary').filter({ hasText: 'Avis des clients' }).click()
    await page.locator('a[href="/admin/contenus/testimonials/fr.yaml"]').waitFor()
    await expectAccessible(page, 'list', 'html', widths)
    await page.getByRole('button', { name: 'Nouvel article' }).click()
    await dialog.getByRole('button', { name: 'Créer le brouillon' }).click()
    await dialog.getByText('Indiquez un titre.').waitFor()
    await expectAccessible(page, 'new article', 'html', widths)
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox').fill('Impressum')
    await page.locator('mark').first().waitFor()
    await expectAccessible(page, 'search', 'html', widths)
  })

  test('in a form, with a fault, with another language and the preview beside it, before and after publishing', async ({
    owner,
    desk,
  }) => {
    const { page, dialog } = desk
    await desk.open('offers.yaml')
    await page.locator('#champ-prices-titre').click()
    await page.locator('#champ-prices-backlinks-titre').click()
    await page.locator('#champ-prices-backlinks-discovery-once').fill('mille')
    await page.locator('.complaint-summary').waitFor()
    await expectAccessible(page, 'form with a fault', 'html', widths)
    await page.getByRole('button', { name: 'Abandonner les changements' }).click()
    await dialog.getByRole('button', { name: 'Abandonner', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })

    await desk.open(form)
    await page.getByRole('button', { name: 'Texte allemand' }).click()
    await page.locator('#champ-hero-titre').click()
    await page.locator('.field-other').first().waitFor()
    await expectAccessible(page, 'two languages', 'html', widths)
    await page.locator('#champ-hero-lead').fill('Une autre phrase.')
    await desk.untilSaved()
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await dialog.getByRole('heading', { name: 'Ce qui change' }).waitFor()
    await expectAccessible(page, 'publishing', 'html', widths)
    await dialog.getByRole('button', { name: 'Publier maintenant' }).click()
    await desk.untilVisible()
    await expectAccessible(page, 'published', 'html', widths)

    await page.goto(`${owner.app.url}/admin/contenus/historique`)
    await page.getByRole('button', { name: 'Voir ce qui a changé' }).first().click()
    await dialog.locator('.diff').waitFor()
    await expectAccessible(page, 'a publication', 'html', widths)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expectAccessible(page, 'history', 'html', widths)
  })

  test('in the editor of an article, its dialogs, and where two tabs meet', async ({ owner, desk }) => {
    const { page, dialog, text } = desk
    await desk.open(article)
    await text.focus()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('Un [lien](')
    await page.locator('.complaint-summary').waitFor()
    await page.locator('.editor-complaint').first().waitFor()
    await expectAccessible(page, 'article', 'html', widths)
    const settings = page.getByRole('button', { name: 'Réglages' })
    if (await settings.isVisible()) await settings.click()
    await expectAccessible(page, 'settings', '.editor-settings', widths)
    for (const name of ['Lien', 'Source', 'Bloc']) {
      await page
        .getByRole('toolbar', { name: 'Mise en forme du texte' })
        .getByRole('button', { name, exact: true })
        .click()
      await dialog.waitFor()
      await expectAccessible(page, name, 'dialog', widths)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    await desk.untilSaved()
    const second = deskOf(await page.context().newPage(), owner.app, desk.errors)
    await letIn(second.page, owner.app)
    await second.open(article)
    await second.text.focus()
    await second.page.keyboard.type('Du second onglet. ')
    await second.page.keyboard.press('Control+s')
    await second.untilSaved()
    await page.bringToFront()
    await text.focus()
    await page.keyboard.type('Du premier onglet. ')
    await dialog.filter({ hasText: 'Ce texte a aussi changé ailleurs' }).waitFor()
    await expectAccessible(page, 'two tabs', 'html', widths)
    await dialog.getByRole('button', { name: 'Prendre l’autre' }).click()
    await desk.untilSaved()
  })
})
