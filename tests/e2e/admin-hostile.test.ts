import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { toLine, toLines } from '../../contract/forms/typed-text.ts'
import { test } from '../support/admin-app.ts'
import { postEnquiry } from '../support/enquiries.ts'
import { postJson } from '../support/form.ts'
import { hostileTexts } from '../support/hostile-texts.ts'

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

describe.concurrent('texts that would like to run', () => {
  test('stay text as names, messages and campaigns, in the lists and on the page of who wrote them', async ({
    expect,
    admin,
  }) => {
    const { app, page, errors } = admin
    const visitors = hostileTexts.map((text, index) => ({
      // A name is one line, whatever was pasted into it, and no text holds marks of direction.
      email: `h${index}@example.org`,
      name: toLine(text),
      message: toLines(`${text} ${text}`),
      text,
    }))
    for (const { text, ...visitor } of visitors) {
      const campaign = { utm_source: text, utm_medium: text.slice(0, 60), utm_campaign: text }
      expect((await postEnquiry(app, { ...visitor, ...campaign })).status).toBe(200)
      expect((await postJson(app, { email: visitor.email, ...campaign }, { 'user-agent': text })).status).toBe(200)
    }
    await listenForActs(page)
    await admin.enter('/admin/inscriptions', 'Inscriptions')
    await admin.untilShown(`${visitors.length} inscriptions`)
    expect(await findForeignParts(page)).toEqual([])
    const [hostile = ''] = hostileTexts
    await admin.list.getByRole('searchbox').fill(hostile)
    await admin.list.getByText(`ne contient «\u00a0${hostile}\u00a0».`).first().waitFor()
    expect(await findForeignParts(page)).toEqual([])

    await admin.open('/admin/demandes')
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
    expect(errors).toEqual([])
  })
})
