import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import type { Today } from '../../contract/api/admin-dashboard.ts'
import { locales } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { anAdministrator, callAdmin, cookiesOf, signIn } from '../../tests/support/administrator.ts'
import { anApp, anAppWithMail } from '../../tests/support/app.ts'
import { anEnquiry, postContact } from '../../tests/support/contact-form.ts'
import { testContent } from '../../tests/support/content.ts'
import { aDatabasePlace, engines } from '../../tests/support/engines.ts'
import { postForm, postJson } from '../../tests/support/form.ts'
import { readRows } from '../../tests/support/rows.ts'

const readyToken = 'a-token-of-the-tests'
const filed = { sent: false, reason: 'filed' }

test.each(engines)(
  'where MAIL asks for files nobody is told that a mail was sent, and all leave once there is a mail server, on %s',
  async (engine) => {
    const place = await aDatabasePlace(engine, { isMigrated: true })
    const app = await anApp({ place, config: { mailAsFiles: true, readyToken } })
    const answers = [
      await postContact(app, anEnquiry()),
      await postJson(app, { email: 'lead@example.org' }),
      await postJson(app, { email: 'lead@example.org' }),
    ]
    for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([202, filed])
    await app.runQueue()
    const { outbox } = await readRows(app.database)
    expect(outbox.map(({ state, unsent_reason }) => [state, unsent_reason])).toEqual(
      Array(4).fill(['waiting', 'filed']),
    )
    expect(readdirSync(join(app.dataDir, 'mail')).sort()).toEqual(outbox.map(({ id }) => `${id}.eml`).sort())

    await app.monitor()
    const ready = await fetch(`${app.url}/ready`, { headers: { authorization: `Bearer ${readyToken}` } })
    expect(await ready.json()).toMatchObject({ status: 'ready', problems: ['mailsInFiles'] })
    await anAdministrator(app)
    const cookie = cookiesOf(await signIn(app))
    const today = (await (await callAdmin(app, adminApi.today, cookie)).json()) as Today
    expect(today.problems).toMatchObject([{ code: 'mailsInFiles' }])
    await app.stop()

    const later = await anAppWithMail({ place })
    await later.runQueue()
    expect((await readRows(later.database)).outbox.map(({ state }) => state)).toEqual(Array(4).fill('sent'))
    expect(later.mailServer.to('lead@example.org')).toHaveLength(1)
    await later.remove()
    await place.remove()
  },
)

test('without JavaScript, too, both forms say that the request is kept and why no mail came, in each language', async () => {
  const app = await anApp({ config: { mailAsFiles: true } })
  onTestFinished(app.remove)
  for (const locale of locales) {
    const { checklistForm, contactForm } = testContent.messages[locale]
    const checklist = await postForm(app, pathOf('checklist', locale), { email: `${locale}@example.org` })
    const contact = await postForm(app, pathOf('contact', locale), anEnquiry())
    expect([checklist.status, contact.status]).toEqual([200, 200])
    expect(await checklist.text()).toContain(checklistForm.kept.text.replace('{message}', checklistForm.unsent.filed))
    expect(await contact.text()).toContain(contactForm.notices.kept.text)
  }
})
