import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../../contract/forms/typed-text.ts'
import { anAppWithMail } from '../../tests/support/app.ts'
import { anEnquiry, postContact, postContactPage, readEnquiries } from '../../tests/support/contact-form.ts'
import { testContent } from '../../tests/support/content.ts'
import { engines } from '../../tests/support/engines.ts'
import { hostileTexts } from '../../tests/support/hostile-texts.ts'
import { startOnce } from '../../tests/support/start.ts'

const { messages } = testContent

const owner = 'owner@example.com'

describe.each(engines)('what somebody types into the contact form, on %s', (engine) => {
  const app = startOnce(() => anAppWithMail({ engine }))
  beforeEach(async () => {
    // What the test before has sent arrives first.
    await app.sender.finish()
    await app.database.db.deleteFrom('people').execute()
    app.mailServer.mails.length = 0
  })

  test('the longest of everything is taken, stored whole and sent whole, with JavaScript and without', async () => {
    // Three bytes a sign in UTF-8, nine in a plain form: the widest script there is.
    const longest = (fill: string) => ({
      ...anEnquiry(),
      name: fill.repeat(limits.name),
      how_found: fill.repeat(limits.howFound),
      message: `${fill.repeat(70)}\n`.repeat(71).slice(0, limits.messageMax - 1) + fill,
    })
    const [one, other] = [longest('東'), longest('京')]
    expect((await postContact(app, one)).status).toBe(200)
    expect(
      (await postContactPage(app, 'fr', { ...other, message: other.message.replaceAll('\n', '\r\n') })).status,
    ).toBe(303)
    const stored = await readEnquiries(app)
    expect(stored.map(({ name, message, how_found }) => [name, message, how_found]).sort()).toEqual(
      [one, other].map(({ name, message, how_found }) => [name, message, how_found]).sort(),
    )
    expect(app.mailServer.to(owner)).toHaveLength(2)
    for (const { message } of [one, other]) {
      expect(app.mailServer.mails.some(({ text }) => text?.replaceAll('\r\n', '\n').includes(message))).toBe(true)
    }
  })

  test('without JavaScript each bad field has its sentence, and everything typed is there', async () => {
    const locale = 'en'
    const typed = { name: '', email: 'anna@entreprise', subject: 'backlinks', message: 'x<">&' }
    const answer = await postContactPage(app, locale, typed)
    const page = await answer.text()
    const form = messages[locale].contactForm
    expect([answer.status, answer.headers.get('x-robots-tag'), answer.headers.get('cache-control')]).toEqual([
      422,
      'noindex',
      'no-store',
    ])
    expect(page).toContain(`<title>${form.errorSummary.many.replace('{n}', '3')}`)
    const shown = page.replaceAll('&#x27;', "'")
    for (const sentence of [form.name.errors.missing, form.email.errors.format, form.message.errors.tooShort]) {
      // At the field, in the list above it, and among the words of the island.
      expect(shown.split(sentence).length - 1).toBeGreaterThanOrEqual(3)
    }
    expect(page).toContain('value="anna@entreprise"')
    expect(page).toMatch(/<option value="backlinks" selected="">/)
    expect(page).toContain('>x&lt;&quot;&gt;&amp;</textarea>')
    expect(await readEnquiries(app)).toEqual([])
  })

  test("nothing of a visitor's becomes markup or a link in the owner's mail", async () => {
    const message = ['https://evil.example/x', 'www.evil.example', 'me@evil.example', ...hostileTexts].join('\n')
    const parts = [message.slice(0, 4_900), message.slice(4_900)].filter((part) => part.trim().length > 10)
    for (const part of parts) {
      const enquiry = anEnquiry({ name: '<b>Anna</b> https://evil.example', message: part })
      expect((await postContact(app, enquiry)).status).toBe(200)
    }
    expect(app.mailServer.to(owner)).toHaveLength(parts.length)
    for (const { html = '', replyTo } of app.mailServer.to(owner)) {
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
      const own = [app.url, `mailto:${replyTo?.[0]?.address}`]
      expect(links.filter((href) => !own.some((start) => href.startsWith(start)))).toEqual([])
      expect(html).not.toMatch(/<(script|img|svg|iframe|b>Anna)/i)
      expect(html).not.toContain('://evil')
    }
  })
})
