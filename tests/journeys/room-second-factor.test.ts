import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { securityApi, type TotpSetup } from '../../contract/api/door.ts'
import { administrator, cookiesOf, postTo, readJournal, signIn } from '../support/administrator.ts'
import { anAuthenticator } from '../support/authenticator.ts'
import { plain, said } from '../support/checklist-form.ts'
import { engines } from '../support/engines.ts'
import { test as base, type Room } from '../support/room.ts'
import { codeOf } from '../support/totp.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name })

/** Sets the application up without the page; @returns its key */
async function setUpTotp({ app }: Room): Promise<string> {
  const cookie = cookiesOf(await signIn(app))
  const answer = await postTo(app, securityApi.setUpTotp, { password: administrator.password }, cookie)
  const { key } = (await answer.json()) as TotpSetup
  await postTo(app, securityApi.confirmTotp, { code: codeOf(key) }, cookie)
  return key
}

describe.concurrent.each(engines)('the second factor of the room on %s', (engine) => {
  const test = base.extend({ engine })

  test('the application is set up, and then asked for after the password', async ({ expect, room }) => {
    const { app, page, login, errors } = room
    await room.enter()
    await page.getByRole('link', { name: 'Sécurité' }).click()
    await room.heading('Sécurité').waitFor()
    const panel = page.getByRole('region', { name: 'Application d’authentification' })
    await panel.getByRole('button', { name: 'Activer l’application' }).click()
    await panel.getByLabel('Mot de passe actuel', { exact: true }).fill('a wrong password')
    await panel.getByRole('button', { name: 'Continuer' }).click()
    await panel.getByText('Ce n’est pas le mot de passe actuel.').waitFor()
    await panel.getByLabel('Mot de passe actuel', { exact: true }).fill(administrator.password)
    await panel.getByRole('button', { name: 'Continuer' }).click()
    await panel.getByRole('img', { name: 'Code QR de la clé' }).waitFor()
    const key = (await panel.locator('.key').innerText()).replaceAll(' ', '')
    await panel.getByLabel('Code affiché').fill('000000')
    await panel.getByRole('button', { name: 'Confirmer' }).click()
    await panel.getByText('Ce code n’est pas le bon.').waitFor()
    await panel.getByLabel('Code affiché').fill(codeOf(key))
    await panel.getByRole('button', { name: 'Confirmer' }).click()
    const codes = panel.getByRole('listitem')
    await codes.first().waitFor()
    const [backup = ''] = await codes.allInnerTexts()
    expect(await codes.count()).toBe(10)
    await panel.getByRole('button', { name: 'Je les ai notés' }).click()
    await panel.getByText('Codes de secours restants : 10.').waitFor()

    await button(page, 'Se déconnecter').click()
    const enterPassword = async () => {
      await login.email.fill(administrator.email)
      await login.password.fill(administrator.password)
      await login.button.click()
      await room.heading('Second facteur.').waitFor()
    }
    await enterPassword()
    expect(await page.getByRole('button', { name: 'Entrer avec une clé d’accès' }).count()).toBe(0)
    const code = page.getByLabel('Code de l’application')
    await code.fill('000000')
    await button(page, 'Vérifier').click()
    await page.getByText('Ce code n’est pas le bon, ou il a déjà servi.').waitFor()
    await code.fill(codeOf(key, 1))
    await button(page, 'Vérifier').click()
    await room.heading('Sécurité').waitFor()

    await button(page, 'Se déconnecter').click()
    await enterPassword()
    await button(page, 'Utiliser un code de secours').click()
    await page.getByLabel('Code de secours').fill(backup)
    await button(page, 'Vérifier').click()
    await page.getByText('Codes de secours restants : 9.').waitFor()
    expect((await readJournal(app)).slice(0, 2)).toEqual(['signed-in-with-code', 'signed-out'])
    expect(errors.filter((error) => !/status of 422/.test(error))).toEqual([])
  })

  test('too many wrong codes lead back to the password', async ({ expect, room }) => {
    const { page, login } = room
    await setUpTotp(room)
    await room.open()
    await login.email.fill(administrator.email)
    await login.password.fill(administrator.password)
    await login.button.click()
    const code = page.getByLabel('Code de l’application')
    for (let index = 0; index < 6; index += 1) {
      await code.fill(`00000${index}`)
      await Promise.all([page.waitForResponse('**/two-factor/verify'), button(page, 'Vérifier').click()])
    }
    expect(plain(await said(room.failure))).toMatch(/^Trop tard Cette connexion a expiré/)
    await login.password.waitFor()
  })
})

describe.concurrent.each(engines)('a passkey of the room on %s', (engine) => {
  const test = base.extend({ engine, hostName: 'localhost' as const })

  test('is made, opens alone and as second factor, is renamed and removed', async ({ expect, room }) => {
    const { app, page, login, errors } = room
    const device = await anAuthenticator(page)
    await room.enter()
    await page.getByRole('link', { name: 'Sécurité' }).click()
    const panel = page.getByRole('region', { name: 'Clés d’accès' })
    await panel.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
    await panel.getByLabel('Nom de la clé').fill('Portable')
    await panel.getByLabel('Mot de passe actuel', { exact: true }).fill(administrator.password)
    await panel.getByRole('button', { name: 'Créer la clé' }).click()
    expect(plain(await said(room.success))).toMatch(/^Clé d'accès ajoutée/)
    await panel.getByText('Portable', { exact: true }).waitFor()
    expect(await device.count()).toBe(1)

    await button(page, 'Se déconnecter').click()
    await login.email.waitFor()
    await device.isPresent(false)
    await button(page, 'Entrer avec une clé d’accès').click()
    expect(plain(await said(room.failure))).toMatch(/^Clé d'accès non utilisée/)
    await device.isPresent(true)
    await button(page, 'Entrer avec une clé d’accès').click()
    await room.heading('Sécurité').waitFor()

    await setUpTotp(room)
    await button(page, 'Se déconnecter').click()
    await login.email.fill(administrator.email)
    await login.password.fill(administrator.password)
    await login.button.click()
    await room.heading('Second facteur.').waitFor()
    await button(page, 'Entrer avec une clé d’accès').click()
    await room.heading('Sécurité').waitFor()

    await panel.getByRole('button', { name: 'Renommer : Portable' }).click()
    await panel.getByLabel('Nom de la clé').fill('Téléphone')
    await panel.getByRole('button', { name: 'Enregistrer' }).click()
    await panel.getByRole('button', { name: 'Retirer : Téléphone' }).click()
    await panel.getByRole('button', { name: 'Retirer pour de bon : Téléphone' }).click()
    await panel.getByText('Aucune clé d’accès pour l’instant.').waitFor()
    expect((await readJournal(app)).slice(0, 4)).toEqual([
      'passkey-removed',
      'passkey-renamed',
      'signed-in-by-passkey',
      'signed-out',
    ])
    // The device still has it, the room does not.
    await button(page, 'Se déconnecter').click()
    await button(page, 'Entrer avec une clé d’accès').click()
    await expect.poll(() => room.failure.innerText().then(plain)).toContain("Clé d'accès refusée")
    expect(errors.filter((error) => !/status of 401/.test(error))).toEqual([])
  })
})
