import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'
import { describe } from 'vitest'
import { toLine, toLines } from '../../contract/forms/typed-text.ts'
import { test } from '../support/admin-app.ts'
import { postEnquiry } from '../support/enquiries.ts'
import { postJson } from '../support/form.ts'
import { hostileLocalParts, hostileTexts } from '../support/hostile-texts.ts'
import { readCsv, withoutMark } from '../support/read-csv.ts'

/** Everything that a hostile text would call is replaced by something that tells. */
const listenForActs = (page: Page) =>
  page.addInitScript(() => {
    const tell = () => console.error('a hostile text ran')
    Object.assign(window, { alert: tell, confirm: tell, prompt: tell, print: tell })
  })

/** What somebody else's markup would have left in the page. */
const findForeignParts = (page: Page) =>
  page.evaluate(() => {
    const acts = (element: Element) => element.getAttributeNames().some((name) => /^on|^style$|^srcdoc$/i.test(name))
    const leads = (element: Element) => /^\s*(javascript|vbscript|data):/i.test(element.getAttribute('href') ?? '')
    const tags =
      'iframe:not(.mail-preview), embed, object, video, audio, base, form:not([class]), math, marquee, template, xss, body script:not([src])'
    const own = document.querySelector('#admin')
    return [...document.querySelectorAll(":not(link[rel='icon'])")]
      .filter((element) => leads(element) || (own?.contains(element) && (acts(element) || element.matches(tags))))
      .map((element) => element.outerHTML.slice(0, 120))
  })

/** Elements and attributes of each mail in their order, without any text or value; read in a page without a policy. */
async function readSkeletons(context: BrowserContext, mails: string[]): Promise<string[]> {
  const page = await context.newPage()
  const skeletons = await page.evaluate(
    (htmls) =>
      htmls.map((html) =>
        [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')]
          .map((element) => [element.tagName, ...element.getAttributeNames()].join(' '))
          .join('\n'),
      ),
    mails,
  )
  await page.close()
  return skeletons
}

/** As the file writes it: what a spreadsheet would run as a formula follows an apostrophe. */
const neutral = (text: string) => (/^[=+\-@]/.test(text) ? `'${text}` : text)

describe.concurrent('texts that would like to run', () => {
  test('stay text in the list of sign-ups, in the owner’s mail and in the file', async ({ expect, admin }) => {
    const { app, page, errors } = admin
    const send = (email: string, text: string) =>
      postJson(
        app,
        { email, utm_source: text, utm_medium: text.slice(0, 60), utm_campaign: text },
        { 'user-agent': text },
      )
    const addresses = hostileLocalParts.map((part) => `${part}@example.com`)
    const visitors: [email: string, text: string][] = [
      ['harmless@example.org', 'salon'],
      ...hostileTexts.map((text, index): [string, string] => [`h${index}@example.org`, text]),
      ...addresses.map((email): [string, string] => [email, `"${email}`]),
    ]
    for (const [email, text] of visitors) expect((await send(email, text)).status).toBe(200)
    // As addresses the texts are refused, all of them.
    for (const text of hostileTexts) expect((await postJson(app, { email: `${text}@example.net` })).status).toBe(422)
    await app.runQueue()

    await listenForActs(page)
    await admin.enter('/admin/inscriptions', 'Inscriptions')
    await admin
      .row('harmless@example.org')
      .or(admin.list.getByRole('link', { name: 'Page suivante' }))
      .first()
      .waitFor()
    const firstPage = await admin.shownNames()
    expect(await findForeignParts(page)).toEqual([])
    await admin.list.getByRole('link', { name: 'Page suivante' }).click()
    // The rows of the first page stay until those of the second have come.
    await expect
      .poll(async () => [...firstPage, ...(await admin.shownNames())].toSorted())
      .toEqual(visitors.map(([email]) => email).toSorted())
    expect(await findForeignParts(page)).toEqual([])
    const search = admin.list.getByRole('searchbox')
    for (const text of hostileTexts.filter((_, index) => index % 15 === 0)) {
      await search.fill(text)
      await admin.list.getByText(`ne contient «\u00a0${text}\u00a0».`).first().waitFor()
      expect(await findForeignParts(page)).toEqual([])
    }
    const [strangest = ''] = addresses
    await search.fill(strangest)
    await admin.untilShown('1 inscription')
    await page.getByRole('checkbox', { name: `Choisir ${strangest}`, exact: true }).check()
    await search.fill('')
    await admin.untilShown(`${visitors.length} inscriptions`)

    // The owner's mails: the same elements and attributes as in one about a harmless visitor, nothing more.
    const mails = app.mailServer.to('owner@example.com').map(({ html }) => html ?? '')
    expect(mails.length).toBe(visitors.length)
    expect(new Set(await readSkeletons(page.context(), mails)).size).toBe(1)
    // To a visitor goes nothing that a visitor wrote.
    for (const mail of app.mailServer.to('h0@example.org')) expect(`${mail.html}${mail.text}`).not.toContain('alert(1)')

    // The file: each text as it came, in a value of its own.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Exporter en CSV' }).click(),
    ])
    const rows = readCsv(withoutMark(readFileSync(await download.path())), ',')
    const agents = new Map(rows.slice(1).map(([email = '', , , agent = '']) => [email, agent]))
    for (const [email, text] of visitors.slice(1)) expect(agents.get(neutral(email))).toBe(neutral(text))
    expect(errors).toEqual([])
  })

  test('stay text as names, messages and campaigns of enquiries', async ({ expect, admin }) => {
    const { app, page, errors } = admin
    const visitors = ['Une question simple.', ...hostileTexts].map((text, index) => ({
      // A name is one line, whatever was pasted into it, and no text holds marks of direction.
      ...{ email: `h${index}@example.org`, name: toLine(text), message: toLines(`${text} ${text}`), text },
    }))
    for (const { text, ...visitor } of visitors) {
      const campaign = { utm_source: text, utm_medium: text.slice(0, 60), utm_campaign: text }
      expect((await postEnquiry(app, { ...visitor, ...campaign })).status).toBe(200)
    }

    await listenForActs(page)
    await admin.enter('/admin/demandes', 'Demandes')
    await admin.untilShown(`${visitors.length} demandes`)
    const list = await admin.list.innerText()
    for (const { name } of visitors) expect(list).toContain(name)
    expect(await findForeignParts(page)).toEqual([])
    // The whole of some, on the page of who wrote it: name, message and campaign.
    for (const { email, message } of visitors.filter((_, index) => index % 9 === 0)) {
      await admin.row(email).getByRole('link').click()
      await page.locator('.message').first().waitFor()
      expect(await page.getByRole('main').textContent()).toContain(message)
      expect(await findForeignParts(page)).toEqual([])
      await page.goBack()
      await admin.row(email).waitFor()
    }

    const mails = app.mailServer.to('owner@example.com').map(({ html }) => html ?? '')
    expect(mails.length).toBe(visitors.length)
    expect(new Set(await readSkeletons(page.context(), mails)).size).toBe(1)
    expect(errors).toEqual([])
  })
})
