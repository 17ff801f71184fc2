import { expect, onTestFinished, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { api, pathOf, tokenRoutes } from '../../contract/routes.ts'
import { anAdministrator, callAdmin, cookiesOf, signIn } from '../../tests/support/administrator.ts'
import { anAppWithMail } from '../../tests/support/app.ts'
import { engines } from '../../tests/support/engines.ts'
import { postForm, postJson } from '../../tests/support/form.ts'
import { aKeptLog } from '../../tests/support/kept-log.ts'
import { findLink } from '../../tests/support/mail-server.ts'
import { sayRaw } from '../../tests/support/raw-http.ts'
import { takeAway } from '../../tests/support/take-away.ts'
import { day, hour } from './clock.ts'

const canary = 'canary-7f3a'
const ip = '203.0.113.77'
const readyToken = `${canary}-ready-token`

test.each(engines)(
  'nothing of a person, and no key, ever stands in the log, whatever goes wrong, on %s',
  async (engine) => {
    const kept = aKeptLog()
    const config = {
      readyToken,
      warnEmail: `${canary}-ops@example.org`,
      trustProxy: 1,
    }
    const app = await anAppWithMail({ engine, log: kept.log, config })
    onTestFinished(app.remove)
    // The first line names the address where the server listens; from here on none may stand there.
    kept.clear()
    const client = {
      'user-agent': `${canary}-agent`,
      'x-forwarded-for': ip,
      referer: `https://site.example/?${canary}`,
    }
    const send = (path: string, body: unknown, method = 'POST') =>
      fetch(`${app.url}${path}`, {
        method,
        headers: { ...client, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
      })
    const enquiry = {
      name: canary,
      email: `${canary}@example.org`,
      subject: 'other',
      message: `${canary} ${canary} writes`,
    }

    // The forms, as they are meant and as they are not.
    await postJson(app, { email: `${canary}-lead@example.org`, utm_source: canary }, client)
    await send(api.contact, enquiry)
    await send(api.contact, { ...enquiry, subject: canary })
    await postForm(app, pathOf('contact', 'de'), { ...enquiry, message: canary }, client)
    await send(`/api/${canary}?email=${canary}`, {})
    await send(`/${canary}/`, {}, 'GET')
    await send(`/%c0%ae${canary}`, {}, 'GET')
    await sayRaw(app.url, `GET /${canary} HTTP/1.1\r\nHost: x\r\nX-${canary}\r\n\r\n`)

    // The administrator: wrong passwords, a search, an action on somebody.
    await anAdministrator(app)
    await signIn(app, { email: `${canary}@example.org`, password: `${canary}-password` }, client)
    const cookie = cookiesOf(await signIn(app, undefined, client))
    await callAdmin(app, `${adminApi.leads}?search=${canary}`, cookie)
    await callAdmin(app, `${adminApi.leads}/${canary}/release`, cookie, 'POST')

    // A link with a token, altered, and behind a fault.
    const link = findLink(app.mailServer.to(`${canary}-lead@example.org`)[0], tokenRoutes.download.fr)
    await fetch(`${link}x`, { headers: client })
    const putBackConsents = await takeAway(app.database, 'consents')
    await fetch(link, { method: 'POST', headers: { ...client, 'sec-fetch-site': 'same-origin' } })
    await postJson(app, { email: `${canary}-fault@example.org` }, client)
    await putBackConsents()
    const putBackEnquiries = await takeAway(app.database, 'enquiries')
    await send(api.contact, enquiry)
    await putBackEnquiries()

    // The mail server refuses, then is away; the product notices it; a monitor from outside asks.
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    await postJson(app, { email: `${canary}-refused@example.org` }, client)
    await app.monitor()
    await app.mailServer.down()
    app.clock.advance(2 * hour)
    await app.runQueue()
    await app.monitor()
    app.clock.advance(2 * day)
    await app.monitor()
    await fetch(`${app.url}/ready`, { headers: { ...client, authorization: `Bearer ${readyToken}` } })
    await app.tidy()

    const lines = kept.text().trim().split('\n')
    expect(lines.length).toBeGreaterThan(15)
    for (const event of ['form not stored', 'mail not sent', 'something needs attention', 'answered', 'request failed'])
      expect(kept.text()).toContain(event)
    const token = link.slice(link.lastIndexOf('/') + 1)
    const session = cookie.split(/[=;]/)[1]?.slice(0, 20) ?? 'no session'
    for (const secret of [canary, ip, '127.0.0.1', token, session, 'a secret of the tests'])
      expect([secret, lines.filter((line) => line.includes(secret))]).toEqual([secret, []])
  },
)
