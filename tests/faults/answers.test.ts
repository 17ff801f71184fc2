import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import type { AnswerForm } from '../../contract/api/admin-people.ts'
import { locales } from '../../contract/locales.ts'
import { type Database, openDatabase } from '../../server/db/database.ts'
import { administrator, callAdmin, cookiesOf, signIn } from '../support/administrator.ts'
import { postContact } from '../support/contact-form.ts'
import { testContent } from '../support/content.ts'
import { engines } from '../support/engines.ts'
import { endLeases, test } from '../support/fault.ts'
import { findFreePort } from '../support/free-port.ts'
import { findMailFaults } from '../support/mail-faults.ts'
import type { MailServer } from '../support/mail-server.ts'
import { type ServerProcess, untilReady } from '../support/process.ts'
import { readRows } from '../support/rows.ts'
import { isFullLength, times } from '../support/scale.ts'

const counts = { answers: times(30, 500), people: times(8, 120), kills: times(1, 25) }

type Task = { id: string; email: string; text: string; message: string; submissionId: string; isTold: boolean }

/** Lets everybody write, some of them several times. @returns the answers to be written */
async function listTasks(server: ServerProcess, database: Database): Promise<Task[]> {
  for (let index = 0; index < counts.people * 2; index += 1) {
    const person = Math.floor(index * index) % counts.people
    const answer = await postContact(server, {
      name: 'Anna',
      email: `anna.${person}@example.org`,
      subject: 'other',
      message: `Message nº ${index}, de quelqu’un.`,
      language: locales[index % 3],
    })
    expect(`${answer.status} ${await answer.text()}`).toBe('200 {"sent":true}')
  }
  const enquiries = await database.db.selectFrom('enquiries').selectAll().orderBy('id').execute()
  return Array.from({ length: counts.answers }, (_, index): Task => {
    const enquiry = enquiries[(index * 7) % enquiries.length]
    if (!enquiry) throw new Error('nobody has written')
    const text = `Réponse nº ${index}.`
    return { ...enquiry, text, submissionId: crypto.randomUUID(), isTold: false }
  })
}

/** Ids of mails that arrived and are not marked as sent: the power was cut between the two. */
async function listCut(database: Database, mailServer: MailServer): Promise<Set<string>> {
  const { outbox } = await readRows(database)
  const unmarked = new Set(outbox.filter(({ state }) => state !== 'sent').map(({ message_id }) => message_id))
  return new Set(mailServer.mails.map(({ messageId }) => messageId ?? '')).intersection(unmarked)
}

// What it takes of PostgreSQL, `kill` asks of it each time.
describe.each(isFullLength ? engines : ['sqlite' as const])(
  'answers, with the power cut meanwhile, on %s',
  (engine) => {
    test.extend({ engine })(
      'all reach the right person in the right thread, as proper mails, and twice only where a cut hid the first',
      async ({ place, mailServer, start }) => {
        const port = await findFreePort()
        const boot = () => start({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password }, { port })
        let server = await boot()
        await untilReady(server)
        const database = await openDatabase(place)
        const cookie = cookiesOf(await signIn(server))
        const tasks = await listTasks(server, database)
        const left = [...tasks]
        const writer = async () => {
          for (let task = left.pop(); task; task = left.pop()) {
            const { id, text, submissionId } = task
            const call = (method: string, body?: object) =>
              callAdmin(server, `${adminApi.enquiries}/${id}/answer`, cookie, method, body)
            const answer = async () => {
              const { subject, version } = (await (await call('GET')).json()) as AnswerForm
              return (await call('POST', { subject, text, version, submissionId })).ok
            }
            const isTold = await answer().catch(() => false)
            task.isTold = isTold
            // The owner presses the button again, after a while; another may have written to the same person meanwhile.
            if (!isTold) left.unshift(task)
            if (!isTold) await pause(50)
          }
        }
        const writers = Promise.all(Array.from({ length: 6 }, writer))
        const cut = new Map<string, number>()
        for (let kill = 1; kill <= counts.kills; kill += 1) {
          const next = Math.floor((counts.answers * (counts.kills - kill + 1)) / (counts.kills + 1))
          while (left.length > next) await pause(2)
          await pause(Math.random() * 60)
          await server.kill()
          await mailServer.untilIdle()
          for (const messageId of await listCut(database, mailServer)) cut.set(messageId, (cut.get(messageId) ?? 0) + 1)
          await endLeases(database)
          server = await boot()
        }
        await writers
        const countWaiting = async () =>
          (await readRows(database)).outbox.filter(({ state }) => state !== 'sent').length
        await expect.poll(countWaiting, { timeout: times(30_000, 120_000) }).toBe(0)

        expect(tasks.filter(({ isTold }) => !isTold)).toEqual([])
        await expectRight(database, mailServer, tasks)
        const copies = Map.groupBy(mailServer.mails, ({ messageId }) => messageId ?? '')
        for (const [messageId, { length }] of copies)
          expect([messageId, length - 1]).toEqual([messageId, Math.min(length - 1, cut.get(messageId) ?? 0)])
        await database.close()
      },
    )
  },
)

/** Holds every mail against what was written to whom, and against what a mail has to be. */
async function expectRight(database: Database, mailServer: MailServer, tasks: Task[]): Promise<void> {
  const { outbox } = await readRows(database)
  const answers = await database.db.selectFrom('answers').selectAll().execute()
  const rowOf = new Map(outbox.map((row) => [row.message_id, row]))
  const answerOf = new Map(answers.map((answer) => [answer.submission_id, answer]))
  expect(answers).toHaveLength(tasks.length)
  for (const { raw, messageId } of mailServer.mails) expect([messageId, findMailFaults(raw)]).toEqual([messageId, []])
  for (const { id, email, text, message, submissionId } of tasks) {
    const answer = answerOf.get(submissionId)
    const row = outbox.find((one) => one.id === answer?.mail_id)
    const mail = mailServer.mails.find(({ messageId }) => messageId === row?.message_id)
    const subjects = locales.map((locale) => `Re: ${testContent.messages[locale].contactForm.subject.options.other}`)
    expect([answer?.enquiry_id, row?.kind, row?.enquiry_id]).toEqual([id, 'answer', id])
    expect(mail).toMatchObject({
      from: { name: testContent.settings.brand },
      to: [{ name: '', address: email }],
      replyTo: [{ address: testContent.settings.email }],
      subject: expect.toSatisfy((subject: string) => subjects.includes(subject)),
      recipients: [email],
    })
    expect(mail?.text).toMatch(new RegExp(`^${text}\\n\\n[^]*\\n\\n> ${message}`))
    // The thread is of this enquiry alone: its acknowledgement first, and nothing that had not arrived.
    const thread = (mail?.references ?? '').split(/\s+/).filter(Boolean)
    for (const [index, reference] of thread.entries()) {
      const named = rowOf.get(reference)
      expect([named?.enquiry_id, named?.recipient, named?.state]).toEqual([id, email, 'sent'])
      expect(named?.kind).toBe(index === 0 && named?.kind !== 'answer' ? 'enquiry-acknowledgement' : 'answer')
      expect(mailServer.to(email).map(({ messageId }) => messageId)).toContain(reference)
    }
    const isCopied = outbox.filter(({ kind, enquiry_id }) => kind === 'answer-copy' && enquiry_id === id).length
    expect(isCopied).toBe(answers.filter(({ enquiry_id }) => enquiry_id === id).length)
  }
}
