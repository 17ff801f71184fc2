import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'
import { describe } from 'vitest'
import { toLine } from '../../contract/forms/typed-text.ts'
import { test as base } from '../support/admin-app.ts'
import { engines } from '../support/engines.ts'
import { postEnquiry } from '../support/enquiries.ts'
import { postJson } from '../support/form.ts'
import { hostileLocalParts, hostileTexts } from '../support/hostile-texts.ts'
import { readCsv, withoutMark } from '../support/read-csv.ts'
import { readRows } from '../support/rows.ts'

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
    const tags = 'iframe, embed, object, video, audio, base, form, math, marquee, template, xss, body script:not([src])'
    const own = document.querySelector('#admin')
    return [...document.querySelectorAll(":not(link[rel='icon'])")]
      .filter((element) => leads(element) || (own?.contains(element) && (acts(element) || element.matches(tags))))
      .filter((element) => !element.closest('.chart'))
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

describe.concurrent.each(engines)('a hundred texts that would like to run, on %s', (engine) => {
  const test = base.extend({ engine })

  test('stay text in the room, in the owner’s mail and in the file', async ({ expect, room }) => {
    const { app, mailServer, page, list, errors } = room
    expect(new Set(hostileTexts).size).toBe(100)
    const send = (email: string, text: string) =>
      postJson(
        app,
        { email, utm_source: text, utm_medium: text.slice(0, 60), utm_campaign: text },
        // A header that begins or ends with white space loses it on its way.
        { 'user-agent': text },
      )
    const addresses = hostileLocalParts.map((part) => `${part}@example.com`)
    const visitors: [email: string, text: string][] = [
      ['harmless@example.org', 'salon'],
      ...hostileTexts.map((text, index): [string, string] => [`h${index}@example.org`, text]),
      ...addresses.map((email): [string, string] => [email, `"${email}`]),
    ]
    // The last ones come last, and so stand on the first page.
    for (let first = 0; first < visitors.length; first += 10) {
      app.clock.advance(1_000)
      const some = visitors.slice(first, first + 10)
      const statuses = await Promise.all(some.map(async ([email, text]) => (await send(email, text)).status))
      expect(statuses).toEqual(some.map(() => 200))
    }
    // As addresses the texts are refused, all of them.
    const refusals = await Promise.all(hostileTexts.map((text) => postJson(app, { email: `${text}@example.net` })))
    expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([422]))
    await app.runQueue()
    const { leads } = await readRows(app.database)
    expect(leads.find(({ email }) => email === 'h0@example.org')?.user_agent).toBe(hostileTexts[0])

    // The room: every page of the list, every strange address in its dialog, the search with each kind of text.
    await listenForActs(page)
    await room.enter()
    await room.untilShown('Page 1 : 50 inscriptions affichées.')
    const dialog = page.getByRole('dialog')
    for (const email of addresses) {
      await page.getByRole('button', { name: `Effacer ${email}`, exact: true }).click()
      expect(await dialog.locator('b').innerText()).toBe(email)
      await page.keyboard.press('Escape')
    }
    const shown: string[] = []
    for (const [number, count] of [50, 50, 17].entries()) {
      if (number > 0) await room.turnPage('suivante')
      await room.untilShown(`Page ${number + 1} : ${count} inscriptions affichées.`)
      shown.push(...(await room.shownAddresses()))
      expect(await findForeignParts(page)).toEqual([])
    }
    expect(shown.toSorted()).toEqual(leads.map(({ email }) => email).toSorted())
    const search = list.getByRole('searchbox')
    for (const text of hostileTexts.filter((_, index) => index % 20 === 0)) {
      await search.fill(text)
      await list.getByText(`ne commence par «\u00a0${text}\u00a0».`).first().waitFor()
      expect(await findForeignParts(page)).toEqual([])
    }
    await search.fill(addresses[0] ?? '')
    await room.untilShown('Page 1 : 1 inscription affichée.')

    // The owner's mails: the same elements and attributes as in one about a harmless visitor, nothing more.
    const mails = mailServer.to('owner@example.com').map(({ html }) => html ?? '')
    expect(mails.length).toBe(leads.length)
    const skeletons = await readSkeletons(page.context(), mails)
    const harmless = skeletons[mails.findIndex((html) => html.includes('harmless@example.org'))]
    expect(harmless).toContain('HTML')
    expect(new Set(skeletons)).toEqual(new Set([harmless]))
    // To a visitor goes nothing that a visitor wrote.
    for (const mail of mailServer.to('h0@example.org')) expect(`${mail.html}${mail.text}`).not.toContain('alert(1)')

    // The file: each text as it came, in a value of its own.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Exporter en CSV' }).click(),
    ])
    const rows = readCsv(withoutMark(readFileSync(await download.path())), ',')
    const stored = new Map(leads.map(({ email, user_agent }) => [neutral(email), neutral(user_agent ?? 'N/A')]))
    expect(new Map(rows.slice(1).map(([email = '', , , agent = '']) => [email, agent]))).toEqual(stored)
    expect(errors).toEqual([])
  })

  test('stay text as names, messages and campaigns of enquiries', async ({ expect, room }) => {
    const { app, mailServer, page, enquiries, errors } = room
    const harmless = { email: 'harmless@example.org', name: 'Anna', message: 'Une question simple.', text: 'salon' }
    const visitors = [
      harmless,
      ...hostileTexts.map((text, index) => ({
        // A name is one line, whatever was pasted into it.
        ...{ email: `h${index}@example.org`, name: toLine(text), message: `${text} ${text}`, text },
      })),
    ]
    for (let first = 0; first < visitors.length; first += 10) {
      app.clock.advance(1_000)
      const some = visitors.slice(first, first + 10)
      const statuses = await Promise.all(
        some.map(async ({ text, ...visitor }) => {
          const campaign = { utm_source: text, utm_medium: text.slice(0, 60), utm_campaign: text }
          return (await postEnquiry(app, { ...visitor, ...campaign })).status
        }),
      )
      expect(statuses).toEqual(some.map(() => 200))
    }

    await listenForActs(page)
    await room.enter()
    await enquiries.untilShown('Page 1 : 50 demandes affichées.')
    const shown: string[] = []
    const dialog = page.getByRole('dialog')
    for (const [number, count] of [50, 50, 1].entries()) {
      if (number > 0) await enquiries.turnPage('suivante')
      await enquiries.untilShown(
        `Page ${number + 1} : ${count} demandes affichées.`.replace('1 demandes affichées', '1 demande affichée'),
      )
      const rows = enquiries.list.getByRole('row').filter({ has: page.getByRole('rowheader') })
      const texts = await rows.evaluateAll((all) =>
        all.map((row) =>
          [row.querySelector('bdi')?.textContent, row.querySelector('.excerpt')?.textContent].join(' | '),
        ),
      )
      shown.push(...texts)
      expect(await findForeignParts(page)).toEqual([])
      // The whole of some: name, message and campaign in the dialog, the address in the one that erases.
      for (let index = 0; index < count; index += 8) {
        const row = rows.nth(index)
        const name = (await row.locator('bdi').textContent()) ?? ''
        await row.getByRole('button', { name: 'lire le message' }).click()
        expect(await dialog.getByRole('heading', { level: 2 }).textContent()).toBe(name)
        const visitor = visitors.find((one) => one.name === name)
        expect(await dialog.locator('.message').textContent()).toBe(visitor?.message)
        expect(await dialog.locator('dl').textContent()).toContain(visitor?.text)
        expect(await findForeignParts(page)).toEqual([])
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
      }
    }
    expect(shown.toSorted()).toEqual(visitors.map(({ name, message }) => `${name} | ${message}`).toSorted())
    // What is said after an action names the visitor, too.
    await enquiries.list.getByRole('button', { name: 'J’ai répondu' }).first().click()
    await room.success.getByRole('paragraph').first().waitFor()
    expect(await findForeignParts(page)).toEqual([])

    const mails = mailServer.to('owner@example.com').map(({ html }) => html ?? '')
    expect(mails.length).toBe(visitors.length)
    const skeletons = await readSkeletons(page.context(), mails)
    expect(new Set(skeletons).size).toBe(1)
    expect(errors).toEqual([])
  })
})
