import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { doorPages } from '../../contract/api/door.ts'
import { administrator, signIn } from '../support/administrator.ts'
import { plain, said } from '../support/checklist-form.ts'
import { engines } from '../support/engines.ts'
import { findLink } from '../support/mail-server.ts'
import { test as base, type Room } from '../support/room.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name })

/** Asks for a link at the door and takes it from the mail. */
async function askForLink({ app, mailServer, page, login, success }: Room, name: string, path: string) {
  await login.email.waitFor()
  await button(page, name).click()
  await page.getByLabel('E-mail', { exact: true }).fill(administrator.email)
  await button(page, 'Envoyer le lien').click()
  const answer = await said(success)
  await app.runQueue()
  return { answer, link: findLink(mailServer.to(administrator.email).at(-1), path) }
}

describe.concurrent.each(engines)('the other ways into the room on %s', (engine) => {
  const test = base.extend({ engine })

  test('a mailed link opens with one press, also when ten passwords were wrong', async ({ expect, room }) => {
    const { app, page, login, errors } = room
    for (let index = 0; index < 10; index += 1) await signIn(app, { ...administrator, password: `guess ${index}` })
    await room.open()
    await login.email.fill(administrator.email)
    await login.password.fill(administrator.password)
    await login.button.click()
    expect(plain(await said(room.failure))).toContain('Trop de tentatives. Réessayez dans 15 minutes.')
    const { answer, link } = await askForLink(room, 'Recevoir un lien de connexion', doorPages.signIn)
    expect(plain(answer)).toMatch(/^Demande enregistrée Si cette adresse est celle de l'administration/)
    await page.goto(link)
    await room.heading('Encore un clic.').waitFor()
    // Looked at twice, as a mail scanner and a reader would: the button still works.
    await page.reload()
    await button(page, 'Se connecter').click()
    expect(plain(await said(room.success))).toBe('Connexion réussie Vous êtes maintenant connecté(e).')
    await room.heading('Bonjour.').waitFor()
    expect(page.url()).toBe(`${app.url}/admin`)
    await page.context().clearCookies()
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
    await button(page, 'Mot de passe oublié').click()
    await page.getByLabel('E-mail', { exact: true }).fill('somebody@example.org')
    await button(page, 'Envoyer le lien').click()
    expect(plain(await said(room.success))).toMatch(/^Demande enregistrée/)
    await app.runQueue()
    expect(mailServer.mails).toEqual([])
    await button(page, 'Revenir au mot de passe').click()
    await login.password.waitFor()
  })

  test('a forgotten password is replaced by mail, and every session ends', async ({ expect, room }) => {
    const { page, login, errors } = room
    await room.enter()
    const session = await page.context().cookies()
    await page.context().clearCookies()
    await page.reload()
    const { link } = await askForLink(room, 'Mot de passe oublié', doorPages.reset)
    await page.context().addCookies(session)
    await page.goto(link)
    await room.heading('Nouveau mot de passe.').waitFor()
    const form = page.getByRole('form', { name: 'Nouveau mot de passe' })
    const field = form.getByLabel('Nouveau mot de passe', { exact: true })
    await field.fill('short')
    await button(page, 'Changer le mot de passe').click()
    await page.getByText('Le nouveau mot de passe compte au moins 6 caractères.').waitFor()
    await field.fill('a brand new password')
    await button(page, 'Changer le mot de passe').click()
    expect(plain(await said(room.success))).toMatch(/^Mot de passe changé Toutes les sessions sont fermées/)
    await login.email.fill(administrator.email)
    await login.password.fill('a brand new password')
    await login.button.click()
    await room.heading('Bonjour.').waitFor()
    expect(errors).toEqual([])
  })
})
