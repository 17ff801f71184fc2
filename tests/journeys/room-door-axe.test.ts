import { describe } from 'vitest'
import { doorPages } from '../../contract/api/door.ts'
import { administrator } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { test as base } from '../support/room.ts'

const test = base.extend({ hostName: 'localhost' as const })

describe.concurrent('axe finds nothing at the other ways in and in the page about safety', () => {
  test('at the door: a link asked for, its page, a new password, the second factor', async ({ room }) => {
    const { app, page, login } = room
    await room.open()
    await login.email.waitFor()
    await page.getByRole('button', { name: 'Recevoir un lien de connexion' }).click()
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    await page.getByText('Indiquez votre adresse e-mail.').waitFor()
    await expectAccessible(page, 'asking for a link')
    for (const path of Object.values(doorPages)) {
      await page.goto(`${app.url}${path}/${'x'.repeat(43)}`)
      await page.locator('.door-form button[type=submit]').waitFor()
      await expectAccessible(page, path)
    }
    const answer = { signedIn: false, secondFactors: ['code', 'passkey'] }
    await page.route('**/api/auth/sign-in/email', (route) => route.fulfill({ json: answer }))
    await room.open()
    await login.email.fill(administrator.email)
    await login.password.fill(administrator.password)
    await login.button.click()
    await room.heading('Second facteur.').waitFor()
    await page.getByRole('button', { name: 'Vérifier' }).click()
    await page.getByText('Indiquez le code.').waitFor()
    await page.mouse.move(0, 0)
    await expectAccessible(page, 'second factor')
  })

  test('in the page about safety, from the key to the codes, and in the journal', async ({ room }) => {
    const { page } = room
    await room.enter()
    await page.getByRole('link', { name: 'Sécurité' }).click()
    await room.heading('Sécurité').waitFor()
    await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
    await page.getByRole('button', { name: 'Créer la clé' }).click()
    await page.getByText('Donnez un nom à la clé').waitFor()
    await page.getByRole('button', { name: 'Activer l’application' }).click()
    const panel = page.getByRole('region', { name: 'Application d’authentification' })
    await panel.getByLabel('Mot de passe actuel', { exact: true }).fill(administrator.password)
    await panel.getByRole('button', { name: 'Continuer' }).click()
    await page.getByRole('img', { name: 'Code QR de la clé' }).waitFor()
    await expectAccessible(page, 'safety')
    await page.getByRole('link', { name: 'Journal' }).click()
    await page.getByRole('rowheader').first().waitFor()
    await expectAccessible(page, 'journal')
  })
})
