import { describe, expect, onTestFinished, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { locales } from '../../contract/locales.ts'
import { anAdministrator, callAdmin, cookiesOf, signIn } from '../../tests/support/administrator.ts'
import { type AppOptions, type AppWithMail, anAppWithMail } from '../../tests/support/app.ts'
import { anEnquiry, postContact, readEnquiries } from '../../tests/support/contact-form.ts'
import { testContent } from '../../tests/support/content.ts'
import { engines } from '../../tests/support/engines.ts'
import { readRows } from '../../tests/support/rows.ts'
import { mailCaps } from '../mail/caps.ts'
import { day, second } from '../runtime/clock.ts'

const { messages } = testContent

const writer = 'anna@example.org'

describe.each(engines)('the acknowledgement of a message, on %s', (engine) => {
  let app: AppWithMail

  const start = async (options: AppOptions = {}) => {
    app = await anAppWithMail({ engine, ...options })
    onTestFinished(app.remove)
  }

  test.each(locales)(
    'reaches the writer in %s, says when the answer comes, and repeats nothing they typed',
    async (language) => {
      await start()
      const enquiry = anEnquiry({
        email: writer,
        name: 'Gewinn Beispiel',
        message: 'https://spam.example Kaufen Sie jetzt',
      })
      await postContact(app, { ...enquiry, language })
      await expect.poll(() => app.mailServer.to(writer)).toHaveLength(1)
      const [mail] = app.mailServer.to(writer)
      expect(mail?.subject).toBe(messages[language].acknowledgement.subject)
      expect(mail?.text?.replaceAll('\n', ' ')).toContain(messages[language].acknowledgement.intro)
      expect(mail?.replyTo).toEqual([{ name: '', address: testContent.settings.email }])
      for (const typed of [enquiry.name, 'spam.example', 'Kaufen'])
        expect(`${mail?.raw}${mail?.text}`).not.toContain(typed)
    },
  )

  test('leaves once, however often the message is sent, and also when it was delayed', async () => {
    await start()
    const submission = { ...anEnquiry({ email: writer }), submissionId: crypto.randomUUID() }
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    expect((await postContact(app, submission)).status).toBe(202)
    app.mailServer.behave({ kind: 'accept' })
    await Promise.all(Array.from({ length: 5 }, () => postContact(app, submission)))
    app.clock.advance(day)
    await postContact(app, submission)
    await app.runQueue()
    expect(app.mailServer.to(writer)).toHaveLength(1)
    expect(await readEnquiries(app)).toHaveLength(1)
  })

  test('is stored with the message or not at all, and goes with it', async () => {
    await start()
    await app.mailServer.down()
    await postContact(app, anEnquiry({ email: writer }))
    const [enquiry] = await readEnquiries(app)
    const { outbox } = await readRows(app.database)
    expect(outbox.map(({ kind, enquiry_id }) => [kind, enquiry_id]).sort()).toEqual([
      ['enquiry', enquiry?.id],
      ['enquiry-acknowledgement', enquiry?.id],
    ])
    await app.database.db.deleteFrom('enquiries').execute()
    expect((await readRows(app.database)).outbox).toEqual([])
    await app.mailServer.up()
  })

  test('waits until a quarantined message is released, by the owner or by a clean form', async () => {
    await start()
    await anAdministrator(app)
    const byOwner = anEnquiry({ email: writer })
    const byForm = anEnquiry({ email: 'max@example.org' })
    for (const enquiry of [byOwner, byForm]) await postContact(app, { ...enquiry, website: 'filled' })
    await app.runQueue()
    expect(app.mailServer.mails).toEqual([])
    await postContact(app, byForm)
    const id = (await readEnquiries(app)).find(({ email }) => email === writer)?.id
    const cookie = cookiesOf(await signIn(app))
    for (let press = 0; press < 3; press += 1)
      await callAdmin(app, `${adminApi.enquiries}/${id}/release`, cookie, 'POST')
    await app.runQueue()
    expect([app.mailServer.to(writer).length, app.mailServer.to('max@example.org').length]).toEqual([1, 1])
  })

  test('counts among the mails to visitors: over the cap it waits, and the message does not', async () => {
    await start({ config: { formLimit: 100_000 } })
    for (let index = 0; index < mailCaps.address.most + 2; index += 1) {
      const answer = await postContact(app, anEnquiry({ email: writer, message: `Message numéro ${index}.` }))
      expect(await answer.json()).toEqual({ sent: true })
    }
    app.clock.advance(20 * second)
    await app.runQueue()
    expect(app.mailServer.to(writer)).toHaveLength(mailCaps.address.most)
  })
})
