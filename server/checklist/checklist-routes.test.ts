import { describe, expect, onTestFinished, test } from 'vitest'
import type { Locale } from '../../contract/locales.ts'
import { tokenRoutes } from '../../contract/routes.ts'
import { anApp, anAppWithMail } from '../../tests/support/app.ts'
import { testContent } from '../../tests/support/content.ts'
import { engines } from '../../tests/support/engines.ts'
import { postJson, pressButton } from '../../tests/support/form.ts'
import { findLink } from '../../tests/support/mail-server.ts'
import { readRows } from '../../tests/support/rows.ts'
import { startEmptied } from '../../tests/support/start.ts'
import type { OutgoingMail } from '../mail/transports.ts'
import { day, hour, minute } from '../runtime/clock.ts'

const { messages, settings } = testContent

const lead = 'eva@example.org'

describe.each(engines)('the links of the mail on %s', (engine) => {
  const app = startEmptied(() => anAppWithMail({ engine }))

  const signUp = async (language: Locale = 'fr') => {
    await postJson(app, { email: lead, language })
    const mail = app.mailServer.to(lead).at(-1)
    return {
      download: findLink(mail, tokenRoutes.download[language]),
      erase: findLink(mail, tokenRoutes.erase[language]),
    }
  }

  test('the button confirms the address, and the PDF comes by itself', async () => {
    const { download } = await signUp('de')
    const { buttonPages, pdf } = messages.de
    expect(await (await fetch(download)).text()).toContain(buttonPages.confirm.button)
    const confirmed = await pressButton(download)
    expect(confirmed.status).toBe(303)
    const page = await fetch(new URL(confirmed.headers.get('location') ?? '', download))
    // The hyphen of "e-mail" is one that holds.
    const html = (await page.text()).replaceAll('\u2011', '-')
    expect(html).toContain(buttonPages.ready.coming)
    // Only here is a call proposed: the mail holds no advertising.
    expect(html).toContain(`href="${settings.booking.checklist}"`)
    expect(html).toContain(buttonPages.ready.next.replaceAll('\u2011', '-'))
    const [mail] = app.mailServer.to(lead)
    for (const calendar of Object.values(settings.booking)) expect(`${mail?.html}${mail?.text}`).not.toContain(calendar)
    const [, file = ''] = /^0; url=(\S+)$/.exec(page.headers.get('refresh') ?? '') ?? []
    const [, link = ''] = /<a [^>]*href="([^"]+\.pdf)"/.exec(html) ?? []
    // The one leaves the page standing, the other opens where it is read.
    for (const [address, way] of [
      [file, 'attachment'],
      [link, 'inline'],
    ] as const) {
      const answer = await fetch(new URL(address, download))
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect(answer.headers.get('content-disposition')).toBe(`${way}; filename="${pdf.fileName}"`)
      expect((await answer.text()).startsWith('%PDF-')).toBe(true)
    }
    const { leads, consents } = await readRows(app.database)
    expect(leads[0]?.confirmed_at).not.toBeNull()
    expect(consents[0]?.confirmed_at).toBe(leads[0]?.confirmed_at)
  })

  test('a link over thirty days old offers a new one, which works', async () => {
    const { download } = await signUp()
    app.clock.advance(31 * day)
    expect(await (await fetch(download)).text()).toContain(messages.fr.buttonPages.expired.button)
    const renewed = await pressButton(download)
    expect(await renewed.text()).toContain(messages.fr.buttonPages.expired.renewed.text)
    expect(app.mailServer.to(lead)).toHaveLength(2)
    const fresh = findLink(app.mailServer.to(lead)[1], tokenRoutes.download.fr)
    expect((await pressButton(fresh)).status).toBe(303)
    expect((await readRows(app.database)).leads[0]?.confirmed_at).not.toBeNull()
  })

  // What follows asks no engine for anything of its own.
  if (engine !== engines[0]) return

  test('the PDF comes by itself once: a page gone back to later, and one with a time of nobody’s, only links to it', async () => {
    const { download } = await signUp()
    const after = new URL((await pressButton(download)).headers.get('location') ?? '', download).href
    // A link that was used never expires.
    for (const later of [minute, 90 * day]) {
      app.clock.advance(later)
      for (const address of [after, download, `${download}?confirmed=x&confirmed=y`]) {
        const page = await fetch(address)
        expect([page.status, page.headers.get('refresh')]).toEqual([200, null])
        expect(await page.text()).toContain(messages.fr.buttonPages.ready.button)
      }
    }
    expect((await pressButton(download)).status).toBe(303)
  })

  test('a mail scanner that reads every link changes nothing', async () => {
    const { download, erase } = await signUp()
    for (const link of [download, erase]) {
      for (const method of ['GET', 'HEAD']) expect((await fetch(link, { method })).status).toBe(200)
      // Kept in no cache and no index, and the token in no referrer.
      const { headers } = await fetch(link)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('x-robots-tag')).toBe('noindex')
    }
    const early = `${download}/${messages.fr.pdf.fileName}?download`
    expect((await fetch(early, { redirect: 'manual' })).status).toBe(303)
    expect((await fetch(`${download}?confirmed=${app.clock.now()}`)).headers.get('refresh')).toBeNull()
    expect((await readRows(app.database)).leads).toMatchObject([{ confirmed_at: null }])
  })

  test('a damaged link says that it is incomplete and where to write, and erases nothing', async () => {
    const { download, erase } = await signUp()
    for (const whole of [download, erase]) {
      const base = whole.slice(0, whole.lastIndexOf('/'))
      for (const link of [base, whole.slice(0, -1), `${base}/${encodeURIComponent(`${'A'.repeat(50)}é`)}`]) {
        for (const answer of [await fetch(link), ...(link === base ? [] : [await pressButton(link)])]) {
          expect([link, answer.status]).toEqual([link, 404])
          const page = await answer.text()
          expect(page).toContain(messages.fr.buttonPages.damaged.title)
          expect(page).toContain(`href="mailto:${settings.email}"`)
        }
      }
    }
    expect((await readRows(app.database)).leads).toMatchObject([{ confirmed_at: null }])
  })
})

test('who confirms has the mail: a mail server that did not answer brings no further copy', async () => {
  const copies: OutgoingMail[] = []
  const send = async (mail: OutgoingMail) => {
    if (mail.recipient === 'nina@example.org') copies.push(mail)
    return { isSent: false, reason: 'uncertain', detail: 'no answer' } as const
  }
  const app = await anApp({ transport: { description: 'takes all and never answers', send } })
  onTestFinished(app.remove)
  const answer = await postJson(app, { email: 'nina@example.org' })
  expect(await answer.json()).toEqual({ sent: false, reason: 'uncertain' })
  const link = copies[0]?.text.match(new RegExp(`\\S+${tokenRoutes.download.fr}/\\S+`))?.[0] ?? ''
  expect((await pressButton(link)).status).toBe(303)
  // Of the owner's nothing is known.
  const mails = app.database.db.selectFrom('outbox').select(['kind', 'state']).orderBy('kind')
  expect(await mails.execute()).toEqual([
    { kind: 'checklist', state: 'sent' },
    { kind: 'lead-notification', state: 'waiting' },
  ])
  for (let hours = 0; hours < 24; hours += 1) {
    app.clock.advance(hour)
    await app.runQueue()
  }
  expect(copies).toHaveLength(1)
})
