import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import type { Today } from '../../contract/api/admin-dashboard.ts'
import { pathOf } from '../../contract/routes.ts'
import { callAdmin, enter } from '../../tests/support/administrator.ts'
import { anApp, anAppWithMail } from '../../tests/support/app.ts'
import { anEnquiry, postContact } from '../../tests/support/contact-form.ts'
import { testContent } from '../../tests/support/content.ts'
import { aDatabasePlace, engines } from '../../tests/support/engines.ts'
import { postForm, postJson } from '../../tests/support/form.ts'
import { askReady, readyToken } from '../../tests/support/process.ts'
import { readRows } from '../../tests/support/rows.ts'

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
    expect(await (await askReady(app)).json()).toMatchObject({ status: 'ready', problems: ['mailsInFiles'] })
    const today = (await (await callAdmin(app, adminApi.today, await enter(app))).json()) as Today
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

test.each(['checklist', 'contact'] as const)(
  'without JavaScript the form of %s says that the request is kept, too',
  async (page) => {
    const app = await anApp({ config: { mailAsFiles: true } })
    onTestFinished(app.remove)
    const { checklistForm, contactForm } = testContent.messages.de
    const texts = {
      checklist: checklistForm.kept.text.replace('{message}', checklistForm.unsent.filed),
      contact: contactForm.notices.kept.text,
    }
    const answer = await postForm(app, pathOf(page, 'de'), anEnquiry())
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(texts[page])])
  },
)
