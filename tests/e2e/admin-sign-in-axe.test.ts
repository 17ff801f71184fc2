import { describe } from 'vitest'
import { linkPage, signInApi } from '../../contract/api/sign-in.ts'
import { test as base } from '../support/admin-app.ts'
import { administrator, cookiesOf, postTo } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { tokenOf } from '../support/mail-server.ts'

const test = base.extend({ hostName: 'localhost' as const })

describe.concurrent('axe finds nothing at the other ways in and in the page about safety', () => {
  test('before the session: a link asked for, asked for with success, its button', async ({ room }) => {
    const { app, page, login } = room
    await room.open()
    await login.email.waitFor()
    await page.getByRole('button', { name: 'Recevoir un lien de connexion' }).click()
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    await page.getByText('Indiquez votre adresse e-mail.').waitFor()
    await expectAccessible(page, 'asking for a link')
    await page.getByLabel('E-mail', { exact: true }).fill('somebody@example.org')
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    await room.success.getByRole('paragraph').waitFor()
    await expectAccessible(page, 'a link asked for')
    await page.goto(`${app.url}${linkPage}${'x'.repeat(43)}`)
    await room.heading('Encore un clic.').waitFor()
    await expectAccessible(page, 'the link')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await room.failure.getByRole('paragraph').waitFor()
    await expectAccessible(page, 'a link that is over')
  })

  test('in the page about safety, with and without the old password, and in the journal', async ({ room }) => {
    const { app, mailServer, page } = room
    await room.enter()
    await page.getByRole('link', { name: 'Sécurité' }).click()
    await room.heading('Sécurité').waitFor()
    await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
    await page.getByRole('button', { name: 'Créer la clé' }).click()
    await page.getByText('Donnez un nom à la clé').waitFor()
    await expectAccessible(page, 'safety')
    await page.getByRole('link', { name: 'Journal' }).click()
    await page.getByRole('rowheader').first().waitFor()
    await expectAccessible(page, 'journal')

    await postTo(app, signInApi.requestLink, { email: administrator.email })
    await app.runQueue()
    const token = tokenOf(mailServer.to(administrator.email).at(-1))
    const [name = '', value = ''] = cookiesOf(await postTo(app, signInApi.signInByLink, { token })).split('=', 2)
    await page.context().addCookies([{ name, value, url: app.url }])
    await page.goto(`${app.url}/admin#securite`)
    await page.reload()
    await page.getByText('Vous venez d’entrer par un lien').waitFor()
    await expectAccessible(page, 'safety after a link')
  })
})
