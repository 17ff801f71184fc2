import type { Page } from 'playwright-core'
import { beforeEach, describe, expect } from 'vitest'
import { pathOf } from '../../contract/routes.ts'
import { anApp, type TestApp } from '../support/app.ts'
import { type FormOnPage, holdThanks, openAwakeForm, said } from '../support/checklist-form.ts'
import { testContent } from '../support/content.ts'
import { test } from '../support/journey.ts'
import { aMailServer, type MailServer } from '../support/mail-server.ts'
import { readRows } from '../support/rows.ts'
import { takeAway } from '../support/take-away.ts'

const { settings } = testContent

/** Sentences as docs/requirements.md 10.2 prescribes them, not those of the content. */
const general = `Erreur Une erreur s'est produite. Veuillez réessayer. Vous pouvez aussi m'écrire : ${settings.email}`
const notSent = "Erreur d'envoi L'email n'a pas pu être envoyé : "
const underway = "l'e-mail est en route ; vous n'avez rien à refaire"
const unreachable = 'le serveur de messagerie ne répond pas ; nous réessayons'
const refused = "votre messagerie a refusé le message ; vérifiez l'adresse"

type Product = { app: TestApp; mailServer: MailServer; page: Page }

/** Fills and sends the form, once React is awake. */
async function send({ app, page }: Pick<Product, 'app' | 'page'>, address: string): Promise<FormOnPage> {
  const form = await openAwakeForm(page, app.url, 'fr')
  await form.email.fill(address)
  await form.button.click()
  return form
}

/** Bad news as it must be: seen, announced, alone, and without loss. */
async function expectTrouble(
  { app, page }: Pick<Product, 'app' | 'page'>,
  form: FormOnPage,
  address: string,
  notice: string,
): Promise<void> {
  expect(await said(form.failure)).toBe(notice)
  expect(await form.failure.getByRole('paragraph').isVisible()).toBe(true)
  expect(await form.success.innerText()).toBe('')
  expect(await form.email.inputValue()).toBe(address)
  expect(await form.button.isEnabled()).toBe(true)
  expect(await form.button.innerText()).toBe('Oui, je veux la checklist')
  expect(page.url()).toBe(`${app.url}${pathOf('checklist', 'fr')}`)
}

async function expectMailto(form: FormOnPage): Promise<void> {
  expect(await form.failure.getByRole('link').getAttribute('href')).toBe(`mailto:${settings.email}`)
}

/** The same form, sent again without touching the field, goes through. */
async function expectSecondTry({ app, mailServer, page }: Product, form: FormOnPage, address: string): Promise<void> {
  const letThanks = await holdThanks(page, 'fr')
  await form.button.click()
  expect(await said(form.success)).toContain('Succès !')
  expect(await form.failure.innerText()).toBe('')
  letThanks()
  await page.waitForURL(`${app.url}${pathOf('thanks', 'fr')}`)
  expect(mailServer.to(address)).toHaveLength(1)
}

const leadsOf = ({ database }: TestApp, address: string) =>
  database.db.selectFrom('checklist_downloads').select('email').where('email', '=', address).execute()

const badAnswers: [string, { status: number; contentType: string; body: string }][] = [
  ['a fault', { status: 500, contentType: 'application/problem+json', body: '{"status":500,"code":"fault"}' }],
  ['a page of a proxy', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
  ['a page with status 200', { status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }],
  ['an empty object', { status: 200, contentType: 'application/json', body: '{}' }],
  ['null', { status: 200, contentType: 'application/json', body: 'null' }],
  ['nothing', { status: 204, contentType: 'application/json', body: '' }],
]

describe('when the mail server or the database is in trouble', () => {
  beforeEach<Product>(({ mailServer }) => mailServer.behave({ kind: 'accept' }))

  test('a mail server that says "later" is told truthfully, and the second try sends one mail', async ({
    app,
    mailServer,
    page,
  }) => {
    const address = 'later@example.org'
    mailServer.behave({ kind: 'refuse', status: 451 })
    const form = await send({ app, page }, address)
    await expectTrouble({ app, page }, form, address, notSent + unreachable)
    // No redirect follows: the page of success comes a second after success.
    await page.waitForTimeout(1_300)
    expect(page.url()).toBe(`${app.url}${pathOf('checklist', 'fr')}`)
    expect(await leadsOf(app, address)).toHaveLength(1)
    mailServer.behave({ kind: 'accept' })
    await expectSecondTry({ app, mailServer, page }, form, address)
    expect(await leadsOf(app, address)).toHaveLength(1)
  })

  test('a mailbox that refuses for good is told as such', async ({ app, mailServer, page }) => {
    mailServer.behave({ kind: 'refuse', status: 550, at: 'recipient' })
    const form = await send({ app, page }, 'nobody@example.org')
    await expectTrouble({ app, page }, form, 'nobody@example.org', notSent + refused)
  })

  test('a mail server that is down is told truthfully; the mail leaves once it is back', async ({
    app,
    mailServer,
    page,
  }) => {
    const address = 'down@example.org'
    await mailServer.down()
    const form = await send({ app, page }, address)
    await expectTrouble({ app, page }, form, address, notSent + unreachable)
    await mailServer.up()
    app.clock.advance(60_000)
    await app.runQueue()
    expect(mailServer.to(address)).toHaveLength(1)
  })

  test('a database that cannot store is said, nothing is sent, and the second try stores and sends', async ({
    app,
    mailServer,
    page,
  }) => {
    const address = 'full@example.org'
    const putBack = await takeAway(app.database, 'outbox')
    const form = await send({ app, page }, address)
    await expectTrouble({ app, page }, form, address, general)
    await expectMailto(form)
    expect(await leadsOf(app, address)).toEqual([])
    expect(mailServer.to(address)).toEqual([])
    await putBack()
    await expectSecondTry({ app, mailServer, page }, form, address)
    expect(await leadsOf(app, address)).toHaveLength(1)
  })
})

describe.concurrent('when the way there is in trouble', () => {
  test('a mail server that hangs does not hang the visitor: within nine seconds the truth', async ({ page }) => {
    const hanging = await aMailServer()
    hanging.behave({ kind: 'hang' })
    const other = await anApp({ smtpUrl: hanging.url })
    const form = await openAwakeForm(page, other.url, 'fr')
    await form.email.fill('hanging@example.org')
    await form.button.click()
    const began = performance.now()
    expect(await said(form.success)).toBe(`C'est noté. Votre demande est enregistrée : ${underway}`)
    const waited = performance.now() - began
    expect(waited).toBeGreaterThan(5_000)
    expect(waited).toBeLessThan(9_500)
    // Stored and on its way: nothing is left to send again.
    expect(await form.email.inputValue()).toBe('')
    expect((await readRows(other.database)).outbox.find(({ kind }) => kind === 'checklist')?.state).toBe('waiting')
    await hanging.stop()
    await other.remove()
  })

  test('a network that is gone is said, with another way to write, and the form works when it is back', async ({
    app,
    mailServer,
    page,
  }) => {
    const form = await openAwakeForm(page, app.url, 'fr')
    await form.email.fill('tunnel@example.org')
    await page.context().setOffline(true)
    await form.button.click()
    await expectTrouble({ app, page }, form, 'tunnel@example.org', general)
    await expectMailto(form)
    await page.context().setOffline(false)
    await expectSecondTry({ app, mailServer, page }, form, 'tunnel@example.org')
  })

  test('a server that never answers is given up (time runs fifty times faster, once)', async ({
    app,
    mailServer,
    page,
    visit,
  }) => {
    visit.isWorn = true
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      let speed = 50
      AbortSignal.timeout = (milliseconds) => {
        document.documentElement.dataset.patience = String(milliseconds)
        const signal = timeout(milliseconds / speed)
        speed = 1
        return signal
      }
    })
    await page.route('**/api/checklist', () => {})
    const form = await send({ app, page }, 'silence@example.org')
    await expectTrouble({ app, page }, form, 'silence@example.org', general)
    await expectMailto(form)
    // Longer than the server's own patience with the mail server, and not for ever.
    const patience = Number(await page.locator('html').getAttribute('data-patience'))
    expect(patience).toBeGreaterThan(10_000)
    expect(patience).toBeLessThanOrEqual(20_000)
    await page.unroute('**/api/checklist')
    await expectSecondTry({ app, mailServer, page }, form, 'silence@example.org')
  })

  test.for(badAnswers)(
    '%s instead of an answer is never taken for success',
    async ([name, answer], { app, mailServer, page }) => {
      const address = `${name.replaceAll(' ', '-')}@example.org`
      await page.route('**/api/checklist', (route) => route.fulfill(answer))
      const form = await send({ app, page }, address)
      await expectTrouble({ app, page }, form, address, general)
      await expectMailto(form)
      await page.unroute('**/api/checklist')
      await expectSecondTry({ app, mailServer, page }, form, address)
    },
  )

  test('too many tries are answered with the minutes to wait', async ({ mailServer, page }) => {
    const limited = await anApp({ smtpUrl: mailServer.url, config: { formLimit: 1 } })
    await page.request.post(`${limited.url}/api/checklist`, { data: { email: 'first@example.org' } })
    const form = await openAwakeForm(page, limited.url, 'fr')
    await form.email.fill('second@example.org')
    await form.button.click()
    expect(await said(form.failure)).toMatch(/^Erreur Trop de tentatives\. Réessayez dans 10 minutes\./)
    await expectMailto(form)
    expect(await form.email.inputValue()).toBe('second@example.org')
    expect(await form.button.isEnabled()).toBe(true)
    await limited.remove()
  })

  test('a notice of trouble can be put away, and a new try takes it away', async ({ app, mailServer, page }) => {
    await page.route('**/api/checklist', (route) => route.abort())
    const form = await send({ app, page }, 'away@example.org')
    await said(form.failure)
    await form.failure.getByRole('button', { name: 'Fermer' }).click()
    expect(await form.failure.innerText()).toBe('')
    await form.button.click()
    await said(form.failure)
    await page.unroute('**/api/checklist')
    await expectSecondTry({ app, mailServer, page }, form, 'away@example.org')
  })
})
