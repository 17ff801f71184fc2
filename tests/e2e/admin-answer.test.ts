import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { adminScreens } from '../../contract/api/admin.ts'
import { answerWait } from '../../contract/api/admin-people.ts'
import { type AdminApp, test as base } from '../support/admin-app.ts'
import { administrator } from '../support/administrator.ts'
import { plain, said } from '../support/checklist-form.ts'
import { postEnquiry } from '../support/enquiries.ts'
import { untilFocused } from '../support/focus.ts'
import { findLink } from '../support/mail-server.ts'
import { onDesk, onPhone } from '../support/owner-journey.ts'

const writer = 'anna@example.org'

/** The page of whoever wrote last, and the field in which the answer is written. */
function findParts(page: Page) {
  const field = page.getByRole('textbox', { name: 'Texte de la réponse' })
  return {
    field,
    subject: page.getByRole('textbox', { name: 'Objet' }),
    takeBack: page.getByRole('button', { name: 'Annuler l’envoi' }),
    send: page.getByRole('button', { name: 'Envoyer la réponse' }),
    untilSaved: () => page.locator('.save-note[data-state=saved]').filter({ hasText: 'Enregistré' }).waitFor(),
    answer: page.locator('.answer'),
  }
}

/** Types in the very moment in which the field appears, as whoever is faster than the browser paints. */
function typeAtOnce(text: string): void {
  const observer = new MutationObserver(() => {
    const field = document.querySelector<HTMLTextAreaElement>('#reponse')
    if (!field) return
    observer.disconnect()
    field.setRangeText(text, 0, field.value.length, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Somebody has written; the address of their page as the owner's mail gives it. */
async function write({ app }: AdminApp): Promise<string> {
  await postEnquiry(app, { email: writer, language: 'de', message: 'Guten Tag,\n\neine Frage.' })
  await app.runQueue()
  return findLink(app.mailServer.to('owner@example.com').at(-1), adminScreens.people)
}

/** Lets the answer that waits leave, and looks again. */
async function letLeave({ app, page }: AdminApp): Promise<void> {
  app.clock.advance(answerWait)
  await app.runQueue()
  await page.reload()
}

describe.concurrent('on a phone', () => {
  const test = base.extend({ visitor: onPhone })

  test('the link of the mail leads over the sign-in to the person, and an answer left half-way and taken back goes out into its thread', async ({
    expect,
    admin,
  }) => {
    const { app, page, login } = admin
    const link = await write(admin)
    await page.goto(link)
    await login.email.fill(administrator.email)
    await login.password.fill(administrator.password)
    await login.button.tap()
    await admin.heading('Anna Schmidt').waitFor()
    const { field, subject, send, untilSaved, answer, takeBack } = findParts(page)
    await page.getByRole('button', { name: 'Écrire la réponse' }).tap()
    await expect.poll(() => field.inputValue()).toMatch(/^Guten Tag Anna Schmidt,\n/)
    await page.getByText('Insérer un texte tout prêt').tap()
    await page.getByRole('button', { name: 'Proposer un appel' }).tap()
    await expect
      .poll(() => field.inputValue())
      .toMatch(/^Guten Tag Anna Schmidt,\n\nAm einfachsten .*\S\n\nFreundliche Grüße\n/)
    await page.getByText('Insérer l’adresse d’une page').tap()
    await page.getByLabel('Page ou article').selectOption({ label: 'Contact' })
    await page.getByRole('button', { name: 'Insérer l’adresse' }).tap()
    await expect.poll(() => field.inputValue()).toMatch(/\S\n\nhttp:\S+\/de\/kontakt\n\nFreundliche Grüße\n/)
    await page.keyboard.type(' Sehr gern.')
    await subject.fill('Unser Gespräch')
    await untilSaved()
    const written = await field.inputValue()
    expect(written).toMatch(/\S Sehr gern\.\n\nFreundliche Grüße\n/)
    const preview = page.frameLocator('.mail-preview')
    await preview.getByText('Sehr gern.').waitFor()
    await preview.getByText('eine Frage.').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await page.goto(`${app.url}${adminScreens.enquiries}`)
    await page.goto(link)
    await expect.poll(() => field.inputValue()).toBe(written)
    await send.tap()
    expect(plain(await said(admin.success))).toMatch(/^Réponse enregistrée Elle part dans 10 secondes/)
    await expect.poll(() => answer.innerText()).toContain('Unser Gespräch')
    await expect.poll(async () => (await takeBack.boundingBox())?.y).toBeLessThan(844)
    await takeBack.tap()
    await admin.success.filter({ hasText: 'Envoi annulé' }).waitFor()
    await expect
      .poll(async () => [await field.inputValue(), await subject.inputValue()])
      .toEqual([written, 'Unser Gespräch'])
    await answer.waitFor({ state: 'detached' })
    await send.tap()
    await takeBack.waitFor()
    await letLeave(admin)
    await answer.getByText('Envoyé', { exact: true }).waitFor()
    expect(await answer.innerText()).toContain('Sehr gern.')
    await page.getByText('Réponse faite', { exact: true }).waitFor()
  })
})

describe.concurrent('what is typed as an answer', () => {
  const test = base.extend({ visitor: onDesk })

  test('is kept from its first letter on, overwritten by no other tab, and goes out once where the server took it and its answer was lost, and again from where it is said to be refused', async ({
    expect,
    admin,
  }) => {
    const { app, page } = admin
    await admin.giveKey()
    await page.addInitScript(typeAtOnce, 'Einmal und nie wieder.')
    const link = await write(admin)
    await page.goto(link)
    const { field, send, answer, untilSaved } = findParts(page)
    await field.waitFor()
    await untilSaved()
    const second = await page.context().newPage()
    await second.goto(link)
    const other = findParts(second)
    await expect.poll(() => other.field.inputValue()).toMatch(/^Einmal und nie wieder\./)
    const written = 'Einmal und nie wieder, wirklich.'
    await field.fill(written)
    await untilSaved()
    await other.field.fill('Aus dem zweiten Fenster.')
    const dialog = second.getByRole('dialog', { name: 'Ce texte a aussi changé ailleurs' })
    await dialog.waitFor()
    // Nothing but a choice leads out of it: without one nothing would be saved any more.
    await second.keyboard.press('Escape')
    await second.keyboard.press('Escape')
    expect(await dialog.locator('.diff del').first().innerText()).toContain('Einmal')
    await dialog.getByRole('button', { name: 'Prendre l’autre' }).click()
    await expect.poll(() => other.field.inputValue()).toBe(written)
    await second.close()

    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await page.route('**/answer', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort()
    })
    await send.click()
    await page.getByText('elle ne partira pas deux fois').waitFor()
    await expect.poll(() => field.isEditable()).toBe(false)
    await page.unroute('**/answer')
    await page.getByRole('button', { name: 'Réessayer l’envoi' }).click()
    await answer.waitFor()
    await letLeave(admin)
    await answer.getByText('Abandonné').waitFor()
    expect(await answer.innerText()).toContain(written)
    app.mailServer.behave({ kind: 'accept' })

    await page.goto(`${app.url}${adminScreens.dashboard}`)
    const unsent = page.locator('.today-group').filter({ hasText: 'Votre réponse' })
    await unsent.getByRole('link').click()
    await answer.getByRole('button', { name: 'Renvoyer ma réponse' }).click()
    expect(plain(await said(admin.success))).toBe("C'est envoyé L'e-mail est parti.")
    await answer.getByText('Envoyé', { exact: true }).waitFor()
    await untilFocused(page.locator('.enquiry summary').first())
    await expect.poll(() => answer.getByRole('button').count()).toBe(0)
    const sent = app.mailServer.to(writer).filter(({ inReplyTo }) => inReplyTo !== undefined)
    expect(sent.map(({ text }) => text?.split('\n', 1)[0])).toEqual([written])
    await page.goto(`${app.url}${adminScreens.dashboard}`)
    await page.locator('.today[aria-busy="false"]').waitFor()
    await unsent.waitFor({ state: 'detached' })
  })
})
