import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { type AdminApp, test as base } from '../support/admin-app.ts'
import { administrator, readJournal, signIn } from '../support/administrator.ts'
import { anAuthenticator } from '../support/authenticator.ts'
import { plain, said } from '../support/checklist-form.ts'
import { engines } from '../support/engines.ts'
import { findSignInLink } from '../support/mail-server.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name })
const askLink = 'Recevoir un lien de connexion'

/** Asks for a link and takes it from the mail. */
async function askForLink({ app, mailServer, page, login, success }: AdminApp) {
  await login.email.waitFor()
  await button(page, askLink).click()
  await page.getByLabel('E-mail', { exact: true }).fill(administrator.email)
  await button(page, 'Envoyer le lien').click()
  const answer = await said(success)
  await app.runQueue()
  return { answer, link: findSignInLink(mailServer.to(administrator.email).at(-1)) }
}

describe.concurrent.each(engines)('the other ways to sign in on %s', (engine) => {
  const test = base.extend({ engine })

  test('a mailed link opens with one press, also when ten passwords were wrong', async ({ expect, room }) => {
    const { app, page, login, errors } = room
    for (let index = 0; index < 10; index += 1) await signIn(app, { ...administrator, password: `guess ${index}` })
    await room.open()
    await login.email.fill(administrator.email)
    await login.password.fill(administrator.password)
    await login.button.click()
    expect(plain(await said(room.failure))).toContain('Trop de tentatives. Réessayez dans 15 minutes.')
    const { answer, link } = await askForLink(room)
    expect(plain(answer)).toMatch(/^Demande enregistrée Si cette adresse est celle de l'administration/)
    // Pasted into the tab that is open, and looked at twice, as a reader or a scanner would: the button still works.
    await page.goto(link)
    await room.heading('Encore un clic.').waitFor()
    await page.reload()
    await button(page, 'Se connecter').click()
    expect(plain(await said(room.success))).toBe('Connexion réussie Vous êtes maintenant connecté(e).')
    await room.heading('Bonjour.').waitFor()
    expect(page.url()).toBe(`${app.url}/admin`)
    await page.context().clearCookies()
    await page.reload()
    await login.email.waitFor()
    await page.goto(link)
    await button(page, 'Se connecter').click()
    expect(plain(await said(room.failure))).toMatch(/^Lien expiré Ce lien a déjà servi/)
    await room.heading('Un lien par e-mail.').waitFor()
    expect(page.url()).toBe(`${app.url}/admin`)
    expect(errors.filter((error) => !/status of (429|404)/.test(error))).toEqual([])
  })

  test('says the same to any address, and writes to one only', async ({ expect, room }) => {
    const { app, mailServer, page, login } = room
    await room.open()
    await login.email.waitFor()
    await button(page, askLink).click()
    await page.getByLabel('E-mail', { exact: true }).fill('somebody@example.org')
    await button(page, 'Envoyer le lien').click()
    expect(plain(await said(room.success))).toMatch(/^Demande enregistrée/)
    await app.runQueue()
    expect(mailServer.mails).toEqual([])
    await button(page, 'Revenir au mot de passe').click()
    await login.password.waitFor()
  })

  test('a forgotten password is replaced after a mailed link, and every session ends', async ({ expect, room }) => {
    const { page, login, errors } = room
    await room.open()
    const { link } = await askForLink(room)
    // A session that is open does not stand in the way: only one begun by the link needs no old password.
    await room.giveKey()
    await page.goto(link)
    await room.heading('Encore un clic.').waitFor()
    await button(page, 'Se connecter').click()
    await room.heading('Bonjour.').waitFor()
    await page.getByRole('link', { name: 'Sécurité' }).click()
    await page.getByText('Vous venez d’entrer par un lien').waitFor()
    const form = page.getByRole('form', { name: 'Changer le mot de passe' })
    const field = form.getByLabel('Nouveau mot de passe', { exact: true })
    expect(await form.getByLabel('Mot de passe actuel', { exact: true }).count()).toBe(0)
    await field.fill('short')
    await form.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await page.getByText('Le nouveau mot de passe compte au moins 6 caractères.').waitFor()
    await field.fill('a brand new password')
    await form.getByRole('button', { name: 'Changer le mot de passe' }).click()
    expect(plain(await said(room.success))).toMatch(/^Mot de passe changé Toutes les sessions/)
    await login.email.fill(administrator.email)
    await login.password.fill('a brand new password')
    await login.button.click()
    await room.heading('Sécurité').waitFor()
    expect(errors).toEqual([])
  })
})

describe.concurrent.each(engines)('a passkey on %s', (engine) => {
  const test = base.extend({ engine, hostName: 'localhost' as const })

  test('is made, opens also while passwords are guessed, is renamed and removed', async ({ expect, room }) => {
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
    for (let index = 0; index < 11; index += 1) await signIn(app, { ...administrator, password: `guess ${index}` })
    await button(page, 'Entrer avec une clé d’accès').click()
    await room.heading('Sécurité').waitFor()

    await panel.getByRole('button', { name: 'Renommer : Portable' }).click()
    await panel.getByLabel('Nom de la clé').fill('Téléphone')
    await panel.getByRole('button', { name: 'Enregistrer' }).click()
    await panel.getByRole('button', { name: 'Retirer : Téléphone' }).click()
    await panel.getByRole('button', { name: 'Retirer pour de bon : Téléphone' }).click()
    await panel.getByText('Aucune clé d’accès pour l’instant.').waitFor()
    expect((await readJournal(app)).slice(0, 3)).toEqual(['passkey-removed', 'passkey-renamed', 'signed-in-by-passkey'])
    // The device still has it, the server does not.
    await button(page, 'Se déconnecter').click()
    await button(page, 'Entrer avec une clé d’accès').click()
    await expect.poll(() => room.failure.innerText().then(plain)).toContain("Clé d'accès refusée")
    expect(errors.filter((error) => !/status of 401/.test(error))).toEqual([])
  })

  test('is added after a mailed link without the password', async ({ expect, room }) => {
    const { page, errors } = room
    const device = await anAuthenticator(page)
    await room.open()
    const { link } = await askForLink(room)
    await page.goto(link)
    await button(page, 'Se connecter').click()
    await room.heading('Bonjour.').waitFor()
    await page.getByRole('link', { name: 'Sécurité' }).click()
    const panel = page.getByRole('region', { name: 'Clés d’accès' })
    await panel.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
    await panel.getByLabel('Nom de la clé').fill('Téléphone')
    expect(await panel.getByLabel('Mot de passe actuel', { exact: true }).count()).toBe(0)
    await panel.getByRole('button', { name: 'Créer la clé' }).click()
    await panel.getByText('Téléphone', { exact: true }).waitFor()
    expect(await device.count()).toBe(1)
    expect(errors).toEqual([])
  })
})
