// Long: every way in and out of the administration, which share their words.
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { mayBeAdministrator } from '../../admin/sign-in/sign-in-step.ts'
import { signInApi } from '../../contract/api/sign-in.ts'
import { minute } from '../../server/runtime/clock.ts'
import { type AdminApp, expectSiteFrame, test, untilLoaded } from '../support/admin-app.ts'
import { administrator, anAdministrator, signIn } from '../support/administrator.ts'
import { plain, said } from '../support/checklist-form.ts'
import { untilFocused } from '../support/focus.ts'
import { holdNavigation } from '../support/hold-navigation.ts'
import { findSignInLink } from '../support/mail-server.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name })

/** Keeps answers of an address away until they are let in, so that what is shown meanwhile can be looked at. */
async function holdBack(page: Page, url: string): Promise<() => void> {
  const letIn = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await letIn.promise
    await route.continue()
  })
  return letIn.resolve
}

/** An address that is not the administrator's by the page's check, which lets one of 256 others pass. */
async function findStranger(check: string | null): Promise<string> {
  for (const name of ['anna', 'paul', 'nina', 'otto', 'emma', 'jean', 'lena', 'marc']) {
    const email = `${name}@example.org`
    if (!(await mayBeAdministrator(email, check ?? undefined))) return email
  }
  throw new Error('the check of the page lets every address pass')
}

/** Gives the browser a device that keeps passkeys, as a laptop with a fingerprint reader has one. */
async function anAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    count: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    /** What the person does when asked: shows a finger, or refuses to. */
    isPresent: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

/** Fills the form and sends it. */
async function signInByForm({ login }: AdminApp, { email, password }: { email: string; password: string }) {
  await login.email.fill(email)
  await login.password.fill(password)
  await login.button.click()
}

/** Asks for a link and takes it from the mail. */
async function askForLink({ app, page, login, success }: AdminApp) {
  await login.email.fill(administrator.email)
  await button(page, 'Recevoir un lien par e-mail').click()
  const answer = await said(success)
  await app.runQueue()
  return { answer, link: findSignInLink(app.mailServer.to(administrator.email).at(-1)) }
}

describe.concurrent('signing in', () => {
  test('opens to the administrator: notice, reload, dashboard; and closes behind them', async ({ expect, admin }) => {
    const { page, login, errors } = admin
    await admin.open()
    const title = await page.title()
    await page.evaluate(() => Object.assign(window, { isBefore: true }))
    const answer = await holdBack(page, '**/api/auth/sign-in/email')
    const reload = await holdNavigation(page, '/admin')
    await login.email.fill(` ${administrator.email} `)
    await login.password.fill(administrator.password)
    await page.keyboard.press('Enter')
    await expect.poll(() => login.button.innerText()).toBe('Connexion...')
    expect(await login.button.getAttribute('aria-disabled')).toBe('true')
    await admin.look('signing in')
    answer()
    expect(plain(await said(admin.success))).toBe('Connexion réussie Vous êtes maintenant connecté(e).')
    await reload()
    await admin.heading('Bonjour.').waitFor()
    expect(await page.evaluate(() => 'isBefore' in window)).toBe(false)
    // Offered once, and never again where it was refused.
    const offer = page.getByRole('complementary', { name: 'Clé d’accès' })
    await admin.look('a passkey is offered')
    await offer.getByRole('button', { name: 'Non merci' }).click()
    await offer.waitFor({ state: 'detached' })
    await expect.poll(() => page.title()).toBe('Tableau de bord – BusinessBretzel')
    await expectSiteFrame(page, false)
    await admin.openMenu()
    await page.getByRole('banner').getByText(administrator.email).waitFor()
    await button(page, 'Se déconnecter').click()
    expect(plain(await said(admin.success))).toBe('Déconnexion Vous avez été déconnecté(e) avec succès.')
    await login.email.waitFor()
    await expectSiteFrame(page, true)
    await untilFocused(page.getByRole('main'))
    expect(await page.title()).toBe(title)
    // Who was led here from a mail sees that screen once signed in.
    await admin.open('/admin/demandes?state=toAnswer')
    await signInByForm(admin, administrator)
    await admin.heading('Demandes').waitFor()
    expect(await offer.count()).toBe(0)
    expect(new URL(page.url()).search).toBe('?state=toAnswer')
    expect(errors).toEqual([])
  })

  test('says what it looks for, what is missing, who may not come in and what does not fit, and keeps what was typed', async ({
    expect,
    admin,
  }) => {
    const { page, login } = admin
    const session = '**/api/auth/get-session'
    const answer = await holdBack(page, session)
    await admin.open()
    const checking = page.getByRole('main').getByRole('status').first()
    await expect.poll(() => checking.innerText().then(plain)).toBe("Vérification des droits d'accès...")
    expect(await login.email.count()).toBe(0)
    await expectSiteFrame(page, true)
    await admin.look('checking')
    answer()
    await login.email.waitFor()
    await expect.poll(() => checking.innerText()).toBe('')
    await page.unroute(session)
    await page.route(session, (route) => route.abort())
    await page.reload()
    await admin.heading('Le serveur ne répond pas.').waitFor()
    await admin.look('unreachable')
    await expectSiteFrame(page, true)
    await page.unroute(session)
    await button(page, 'Réessayer').click()
    await login.email.waitFor()

    const calls: string[] = []
    page.on('request', (request) => {
      // A window that comes to the light looks whether the session is open.
      if (request.url().includes('/api/') && !request.url().endsWith('/get-session')) calls.push(request.url())
    })
    for (const [email, password, sentence] of [
      ['', '', 'Indiquez votre adresse e-mail.'],
      ['owner', 'long enough', 'Indiquez une adresse e-mail complète, par exemple prenom@entreprise.fr.'],
      [administrator.email, '', 'Indiquez votre mot de passe.'],
      [administrator.email, 'short', 'Votre mot de passe compte au moins 6 caractères.'],
    ] as const) {
      await signInByForm(admin, { email, password })
      await page.getByText(sentence, { exact: true }).waitFor()
      const field = page.locator('[aria-invalid=true]:focus')
      const description = await field.getAttribute('aria-describedby')
      expect(await page.locator(`[id="${description}"]`).innerText()).toBe(sentence)
    }
    await admin.look('with errors')
    const check = await page.locator('#admin').getAttribute('data-check')
    await signInByForm(admin, { email: await findStranger(check), password: administrator.password })
    expect(plain(await said(admin.failure))).toBe(
      'Accès non autorisé Seuls les administrateurs autorisés peuvent accéder à cette page.',
    )
    await button(page, 'Recevoir un lien par e-mail').click()
    await expect.poll(() => admin.failure.count()).toBe(1)
    expect(plain(await said(admin.failure))).toMatch(/^Accès non autorisé /)
    expect(calls).toEqual([])

    await signInByForm(admin, { email: administrator.email.toUpperCase(), password: 'a wrong password' })
    await expect
      .poll(() => admin.failure.innerText().then(plain))
      .toBe('Erreur de connexion Email ou mot de passe incorrect.')
    expect(await login.password.inputValue()).toBe('a wrong password')
    await button(page, 'Afficher le mot de passe').click()
    await expect.poll(() => login.password.getAttribute('type')).toBe('text')
    await button(page, 'Masquer le mot de passe').click()
    await expect.poll(() => login.password.getAttribute('type')).toBe('password')
    expect(plain(await login.button.innerText())).toBe('Se connecter')
    await page.route('**/api/auth/sign-in/email', (route) => route.abort())
    await login.button.click()
    await expect.poll(() => admin.failure.innerText().then(plain)).toContain('Le serveur ne répond pas.')
  })

  test('says in minutes how long to wait after ten wrong passwords; a mailed link opens meanwhile, once', async ({
    expect,
    admin,
  }) => {
    const { app, page, login } = admin
    for (let index = 0; index < 10; index += 1) await signIn(app, { ...administrator, password: `guess ${index}` })
    await admin.open()
    await signInByForm(admin, administrator)
    expect(plain(await said(admin.failure))).toBe('Erreur de connexion Trop de tentatives. Réessayez dans 15 minutes.')
    const { answer, link } = await askForLink(admin)
    expect(plain(answer)).toMatch(/^Demande enregistrée Si cette adresse est celle de l'administration/)
    // The passkey that is asked for next is no second link.
    const question = await holdBack(page, `**${signInApi.passkeyOptions}`)
    const passkey = page.locator('.sign-in-form button[type=button].is-busy')
    await button(page, 'Se connecter avec une clé d’accès').click()
    await expect.poll(() => passkey.innerText()).toBe('Connexion...')
    await button(page, 'Recevoir un lien par e-mail').waitFor()
    question()
    await page.goto(link)
    await admin.heading('Encore un clic.').waitFor()
    await admin.look('the link')
    await page.reload()
    await button(page, 'Se connecter').click()
    await admin.heading('Bonjour.').waitFor()
    expect(page.url()).toBe(`${app.url}/admin`)
    await untilLoaded(page)
    await page.context().clearCookies()
    await page.reload()
    await login.email.waitFor()
    await page.goto(link)
    await admin.heading('Encore un clic.').waitFor()
    await button(page, 'Se connecter').click()
    expect(plain(await said(admin.failure))).toMatch(/^Lien expiré Ce lien a déjà servi/)
    await login.email.waitFor()
  })

  test('replaces a forgotten password after a mailed link; a while later the old one is asked for, also on a page that stood open', async ({
    expect,
    admin,
  }) => {
    const { app, page } = admin
    await admin.open()
    const { link } = await askForLink(admin)
    // A session that is open does not stand in the way: only one begun by the link needs no old password.
    await admin.giveKey()
    await page.goto(link)
    await admin.heading('Encore un clic.').waitFor()
    await button(page, 'Se connecter').click()
    await admin.heading('Bonjour.').waitFor()
    // The passkey that is offered now needs no password, and is called as its device.
    await page.getByRole('link', { name: 'Créer une clé d’accès' }).click()
    const adding = page.getByRole('form', { name: 'Ajouter une clé d’accès' })
    expect(await adding.getByLabel('Nom de la clé').inputValue()).toMatch(/ · Chrome$/)
    const form = page.getByRole('form', { name: 'Changer le mot de passe' })
    const change = async (password: string) => {
      await form.getByLabel('Nouveau mot de passe', { exact: true }).fill(password)
      await form.getByRole('button', { name: 'Changer le mot de passe' }).click()
    }
    const old = page.getByLabel('Mot de passe actuel', { exact: true })
    expect(await old.count()).toBe(0)
    await change('a brand new password')
    expect(plain(await said(admin.success))).toMatch(/^Mot de passe changé Toutes les sessions/)
    const owner = { ...administrator, password: 'a brand new password' }
    await signInByForm(admin, owner)
    await admin.heading('Accès').waitFor()
    // It is offered on this screen, too, whatever was done on it before.
    await adding.getByRole('button', { name: 'Annuler' }).click()
    await page.getByRole('link', { name: 'Sécurité' }).click()
    await page.getByRole('link', { name: 'Créer une clé d’accès' }).click()
    await untilFocused(adding.getByLabel('Nom de la clé'))

    const sessions = app.database.db.updateTable('sessions')
    await sessions.set({ signed_in_by: 'link' }).execute()
    await signIn(app, owner)
    await page.goto(`${app.url}/admin/acces`)
    await page.getByText('l’ancien mot de passe n’est pas demandé').waitFor()
    const others = page.getByRole('region', { name: 'Sessions ouvertes' }).getByRole('button', { name: /^Fermer : / })
    await others.click()
    await others.waitFor({ state: 'detached' })
    await untilFocused(page.getByRole('heading', { name: 'Sessions ouvertes' }))
    expect(await old.count()).toBe(0)
    await sessions.set({ created_at: new Date(Date.now() - 16 * minute).toISOString() }).execute()
    await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
    await adding.getByLabel('Nom de la clé').fill('Portable')
    await adding.getByRole('button', { name: 'Créer la clé' }).click()
    await adding.getByText('Indiquez votre mot de passe actuel.').waitFor()
    await change('another new password')
    await form.getByText('Indiquez votre mot de passe actuel.').waitFor()
    await admin.look('access with errors')
    const oldOfForm = form.getByLabel('Mot de passe actuel', { exact: true })
    await oldOfForm.fill('a wrong password')
    await change('another new password')
    await form.getByText('Ce n’est pas le mot de passe actuel.').waitFor()
    await oldOfForm.fill(owner.password)
    await change('another new password')
    expect(plain(await said(admin.success))).toMatch(/^Mot de passe changé/)
  })

  test('stays closed to another account, which can only sign out and is led home', async ({ expect, admin }) => {
    const { app, page } = admin
    await anAdministrator(app, 'former@example.org')
    await admin.giveKey('former@example.org')
    await admin.open()
    await admin.heading('Accès refusé').waitFor()
    expect(plain(await page.getByRole('main').innerText())).toContain(
      "Vous n'êtes pas autorisé à accéder à cette page.",
    )
    await expectSiteFrame(page, true)
    await admin.look('refused')
    const home = await holdNavigation(page, '/')
    await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click()
    expect(plain(await said(admin.success))).toMatch(/^Déconnexion/)
    await home()
    await page.waitForURL(`${app.url}/`)
  })

  test.extend({ hostName: 'localhost' as const })(
    'a passkey is made, opens also while passwords are guessed, and is removed',
    async ({ expect, admin }) => {
      const { app, page, login } = admin
      const device = await anAuthenticator(page)
      await admin.enter()
      await page.getByRole('link', { name: 'Accès' }).click()
      const panel = page.getByRole('region', { name: 'Clés d’accès' })
      await panel.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
      await panel.getByLabel('Nom de la clé').fill('Portable')
      await panel.getByLabel('Mot de passe actuel', { exact: true }).fill(administrator.password)
      const create = panel.getByRole('button', { name: 'Créer la clé' })
      await device.isPresent(false)
      await create.click()
      expect(plain(await said(admin.failure))).toBe("Clé d'accès non créée L'appareil n'a pas créé la clé. Réessayez.")
      await device.isPresent(true)
      await create.click()
      expect(plain(await said(admin.success))).toMatch(/^Clé d'accès ajoutée/)
      await panel.getByText('Portable', { exact: true }).waitFor()
      await panel.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
      await panel.getByLabel('Nom de la clé').fill('Encore une')
      await panel.getByLabel('Mot de passe actuel', { exact: true }).fill(administrator.password)
      await create.click()
      expect(plain(await said(admin.failure))).toMatch(/^Cet appareil a déjà une clé/)
      expect(await device.count()).toBe(1)

      await admin.openMenu()
      await button(page, 'Se déconnecter').click()
      // The password opens as before, and who has a passkey is offered none.
      await signInByForm(admin, administrator)
      await admin.heading('Accès').waitFor()
      expect(await page.getByRole('complementary', { name: 'Clé d’accès' }).count()).toBe(0)
      await admin.openMenu()
      await button(page, 'Se déconnecter').click()
      await login.email.waitFor()
      await device.isPresent(false)
      await button(page, 'Se connecter avec une clé d’accès').click()
      expect(plain(await said(admin.failure))).toMatch(/^Clé d'accès non utilisée/)
      await device.isPresent(true)
      // As on another device that has the same passkeys.
      await page.evaluate(() => localStorage.clear())
      for (let index = 0; index < 11; index += 1) await signIn(app, { ...administrator, password: `guess ${index}` })
      await button(page, 'Se connecter avec une clé d’accès').click()
      await admin.heading('Accès').waitFor()
      expect(await page.getByRole('complementary', { name: 'Clé d’accès' }).count()).toBe(0)

      await panel.getByRole('button', { name: 'Retirer : Portable' }).click()
      // The dialog begins at what changes nothing.
      const asking = page.getByRole('dialog', { name: 'Retirer cette clé d’accès ?' })
      await untilFocused(asking.getByRole('button', { name: 'Annuler' }))
      await asking.getByRole('button', { name: 'Retirer la clé' }).click()
      await panel.getByText('Aucune clé d’accès pour l’instant.').waitFor()
      // The device still has it, the server does not.
      await admin.openMenu()
      await button(page, 'Se déconnecter').click()
      await button(page, 'Se connecter avec une clé d’accès').click()
      await expect.poll(() => admin.failure.innerText().then(plain)).toContain("Clé d'accès refusée")
    },
  )

  test('ends where signing out succeeds, in every tab that is looked at, and at the first refused call', async ({
    expect,
    admin,
  }) => {
    const { app, page, errors } = admin
    await admin.enter()
    await page.route('**/api/auth/sign-out', (route) => route.abort())
    await admin.openMenu()
    await button(page, 'Se déconnecter').click()
    await expect.poll(() => errors.filter((error) => error.startsWith('sign-out failed'))).toHaveLength(1)
    expect(await admin.heading('Bonjour.').isVisible()).toBe(true)
    expect(await admin.failure.innerText()).toBe('')

    // An answer that comes after the session's end would be refused.
    await untilLoaded(page)
    const other = await page.context().newPage()
    await other.goto(`${app.url}/admin`)
    await other.getByRole('button', { name: 'Menu', exact: true }).click()
    await button(other, 'Se déconnecter').click()
    await other.getByRole('form').waitFor()
    // A headless browser keeps every tab in the light: what it would tell the page is told here.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await admin.login.email.waitFor()
    expect(plain(await said(admin.failure))).toMatch(
      /^Session terminée Vous avez été déconnecté\(e\) dans un autre onglet/,
    )
    await expectSiteFrame(page, true)

    await admin.enter()
    // The link's call is to be the first: not one of the dashboard's, nor the look at the session when the tab is focused.
    await untilLoaded(page)
    await page.route('**/api/auth/get-session', (route) => route.abort())
    await page.context().clearCookies()
    await page.getByRole('link', { name: 'Demandes' }).click()
    await admin.login.email.waitFor()
    expect(plain(await said(admin.failure))).toMatch(/^Session terminée La session avait pris fin/)
  })
})
