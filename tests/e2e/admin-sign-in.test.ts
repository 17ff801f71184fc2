import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { test as base, expectSiteFrame } from '../support/admin-app.ts'
import { administrator, anAdministrator, signIn } from '../support/administrator.ts'
import { plain, said } from '../support/checklist-form.ts'
import { engines } from '../support/engines.ts'

/** Sentences as docs/requirements.md 10.4 prescribes them, not those of the content. */
const promised = {
  checking: "Vérification des droits d'accès...",
  unauthorised: 'Accès non autorisé Seuls les administrateurs autorisés peuvent accéder à cette page.',
  wrong: 'Erreur de connexion Email ou mot de passe incorrect.',
  signingIn: 'Connexion...',
  signedIn: 'Connexion réussie Vous êtes maintenant connecté(e).',
  refused: "Vous n'êtes pas autorisé à accéder à cette page.",
  signedOut: 'Déconnexion Vous avez été déconnecté(e) avec succès.',
} as const

const isSignIn = (url: string) => new URL(url).pathname.startsWith('/api/auth/sign-in')

/** Keeps the next page away until it is let in, so that the second before it can be looked at in peace. */
async function holdBack(page: Page, url: string): Promise<() => void> {
  const letIn = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await letIn.promise
    await route.continue()
  })
  return letIn.resolve
}

/** Paths of the calls that the page makes from now on. */
function listenForCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  return calls
}

describe.concurrent.each(engines)('signing in on %s', (engine) => {
  const test = base.extend({ engine })

  test('says that it checks who is there, until it knows', async ({ expect, room }) => {
    const { page, errors, login } = room
    const answer = await holdBack(page, '**/api/auth/get-session')
    await room.open()
    const checking = page.getByRole('main').getByRole('status').first()
    expect(plain(await checking.innerText())).toBe(promised.checking)
    expect(await login.email.count()).toBe(0)
    await expectSiteFrame(page, true)
    answer()
    await login.email.waitFor()
    expect(await checking.innerText()).toBe('')
    expect(await room.heading('Administration').count()).toBe(1)
    await expectSiteFrame(page, true)
    expect(errors).toEqual([])
  })

  test('says when it cannot know, and tries again when asked', async ({ expect, room }) => {
    const { page, login } = room
    await page.route('**/api/auth/get-session', (route) => route.abort())
    await room.open()
    await room.heading('Le serveur ne répond pas.').waitFor()
    expect(await page.getByRole('main').innerText()).toContain('Le serveur ne répond pas.')
    await expectSiteFrame(page, true)
    await page.unroute('**/api/auth/get-session')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await login.email.waitFor()
  })

  test('asks for what is missing or wrong, at the field, and sends nothing', async ({ expect, room }) => {
    const { page, login, errors } = room
    await room.open()
    await login.email.waitFor()
    const calls = listenForCalls(page)
    const cases: [string, string, string][] = [
      ['', '', 'Indiquez votre adresse e-mail.'],
      ['owner', 'long enough', 'Indiquez une adresse e-mail complète, par exemple prenom@entreprise.fr.'],
      [administrator.email, '', 'Indiquez votre mot de passe.'],
      [administrator.email, 'short', 'Votre mot de passe compte au moins 6 caractères.'],
    ]
    for (const [email, password, sentence] of cases) {
      await login.email.fill(email)
      await login.password.fill(password)
      await login.button.click()
      await page.getByText(sentence, { exact: true }).waitFor()
      const field = page.locator(':focus')
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      const description = await field.getAttribute('aria-describedby')
      expect(await page.locator(`[id="${description}"]`).innerText()).toBe(sentence)
    }
    expect(calls).toEqual([])
    expect(errors).toEqual([])
  })

  test('refuses any other address in the promised words, without a call', async ({ expect, room }) => {
    const { page, login, errors } = room
    await room.open()
    await login.email.waitFor()
    const calls = listenForCalls(page)
    for (const email of ['somebody@example.org', `x${administrator.email}`, 'owner@example.org']) {
      await login.email.fill(email)
      await login.password.fill(administrator.password)
      await login.button.click()
      expect(plain(await said(room.failure))).toBe(promised.unauthorised)
      await room.failure.getByRole('button', { name: 'Fermer' }).click()
      expect(await login.email.inputValue()).toBe(email)
    }
    expect(calls).toEqual([])
    expect(errors).toEqual([])
  })

  test('says that address and password do not fit, and keeps both', async ({ expect, room }) => {
    const { page, login } = room
    await room.open()
    await login.email.fill(administrator.email.toUpperCase())
    await login.password.fill('a wrong password')
    const [request] = await Promise.all([page.waitForRequest((sent) => isSignIn(sent.url())), login.button.click()])
    expect(request.postDataJSON().password).toBe('a wrong password')
    expect(plain(await said(room.failure))).toBe(promised.wrong)
    expect(await login.password.inputValue()).toBe('a wrong password')
    expect(plain(await login.button.innerText())).toBe('Se connecter')
    await expectSiteFrame(page, true)
  })

  test('says in minutes how long to wait after ten wrong passwords', async ({ expect, room }) => {
    const { app, login } = room
    for (let index = 0; index < 10; index += 1) await signIn(app, { ...administrator, password: `guess ${index}` })
    await room.open()
    await login.email.fill(administrator.email)
    await login.password.fill(administrator.password)
    await login.button.click()
    expect(plain(await said(room.failure))).toBe('Erreur de connexion Trop de tentatives. Réessayez dans 15 minutes.')
    app.clock.advance(14.5 * 60_000)
    await login.button.click()
    await expect.poll(() => room.failure.innerText().then(plain)).toContain('Réessayez dans 1 minute.')
    app.clock.advance(60_000)
    await login.button.click()
    await room.heading('Bonjour.').waitFor()
  })

  test('says when no answer comes at all', async ({ expect, room }) => {
    const { page, login } = room
    await room.open()
    await page.route('**/api/auth/sign-in/email', (route) => route.abort())
    await login.email.fill(administrator.email)
    await login.password.fill(administrator.password)
    await login.button.click()
    expect(plain(await said(room.failure))).toMatch(/^Erreur Le serveur ne répond pas\./)
    expect(await login.password.inputValue()).toBe(administrator.password)
  })

  test('shows the password and hides it again', async ({ expect, room }) => {
    const { page, login, errors } = room
    await room.open()
    await login.password.fill('open sesame')
    expect(await login.password.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
    expect(await login.password.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Masquer le mot de passe' }).click()
    expect(await login.password.getAttribute('type')).toBe('password')
    expect(await login.password.inputValue()).toBe('open sesame')
    expect(errors).toEqual([])
  })

  test('opens to the administrator: notice, reload, dashboard; and closes behind them', async ({ expect, room }) => {
    const { app, page, login, errors } = room
    await room.open()
    await page.evaluate(() => Object.assign(window, { isBefore: true }))
    const answer = await holdBack(page, '**/api/auth/sign-in/email')
    const reload = await holdBack(page, `${app.url}/admin`)
    await login.email.fill(` ${administrator.email} `)
    await login.password.fill(administrator.password)
    await page.keyboard.press('Enter')
    await expect.poll(() => login.button.innerText()).toBe(promised.signingIn)
    expect(await login.button.getAttribute('aria-disabled')).toBe('true')
    answer()
    expect(plain(await said(room.success))).toBe(promised.signedIn)
    reload()
    await room.heading('Bonjour.').waitFor()
    expect(await page.evaluate(() => 'isBefore' in window)).toBe(false)
    expect(await page.title()).toBe('Tableau de bord – BusinessBretzel')
    await expectSiteFrame(page, false)
    expect(await page.getByRole('banner').innerText()).toContain(administrator.email)

    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    expect(plain(await said(room.success))).toBe(promised.signedOut)
    await login.email.waitFor()
    await expectSiteFrame(page, true)
    expect(await page.title()).toContain('Administration')
    expect(await page.getByRole('main').evaluate((node) => node === document.activeElement)).toBe(true)
    await page.reload()
    await login.email.waitFor()
    expect(errors).toEqual([])
  })

  test('stays closed to another account, which can only sign out and is led home', async ({ expect, room }) => {
    const { app, page, errors } = room
    await anAdministrator(app, 'former@example.org')
    await room.giveKey('former@example.org')
    await room.open()
    await room.heading('Accès refusé').waitFor()
    expect(plain(await page.getByRole('main').innerText())).toContain(promised.refused)
    await expectSiteFrame(page, true)
    const home = await holdBack(page, `${app.url}/`)
    await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click()
    expect(plain(await said(room.success))).toBe(promised.signedOut)
    home()
    await page.waitForURL(`${app.url}/`)
    await room.open()
    await room.login.email.waitFor()
    expect(errors).toEqual([])
  })
})
