import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { aDatabasePlace, type DatabasePlace, engines } from '../support/engines.ts'
import { postForm, postJson } from '../support/form.ts'
import { aMailServer, type MailServer } from '../support/mail-server.ts'
import { aServerProcess, type ServerProcess } from '../support/process.ts'
import { readRows } from '../support/rows.ts'
import { times } from '../support/scale.ts'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const secret = 'a secret of the tests, long enough for everything'

describe.each(engines)('a power cut on %s', (engine) => {
  let place: DatabasePlace
  let mailServer: MailServer
  let server: ServerProcess | undefined

  beforeEach(async () => {
    place = await aDatabasePlace(engine)
    mailServer = await aMailServer()
  })
  afterEach(async () => {
    await server?.kill()
    await mailServer.stop()
    await place.remove()
  })

  test(
    'loses nobody who was told that it worked: row, consent and mails are there',
    async () => {
      const answered: string[] = []
      let number = 0
      for (let round = 0; round < times(engine === 'sqlite' ? 10 : 5, 100); round += 1) {
        const current = await aServerProcess({
          DATA_DIR: place.dataDir,
          DATABASE_URL: place.databaseUrl,
          SMTP_URL: mailServer.url,
          SECRET: secret,
          LOG_LEVEL: 'silent',
        })
        server = current
        let isOver = false
        const visitor = async (index: number) => {
          while (!isOver) {
            number += 1
            const email = `v${round}-${index}-${number}@example.org`
            const sent = index % 2 ? postJson(current, { email }) : postForm(current, '/checklist-dach', { email })
            const answer = await sent.catch(() => undefined)
            if (answer?.status === 200 || answer?.status === 202 || answer?.status === 303) answered.push(email)
          }
        }
        const visitors = Array.from({ length: 8 }, (_, index) => visitor(index))
        const before = answered.length
        while (answered.length < before + 4) await pause(5)
        await pause(Math.random() * 150)
        await current.kill()
        isOver = true
        await Promise.all(visitors)
      }
      expect(answered.length).toBeGreaterThan(times(20, 200))

      const database = await openDatabase(place)
      try {
        const { leads, consents, outbox } = await readRows(database)
        const leadOf = new Map(leads.map(({ email, id }) => [email, id]))
        const hasConsent = new Set(consents.map(({ lead_id }) => lead_id))
        const hasMail = new Set(outbox.filter(({ kind }) => kind === 'checklist').map(({ lead_id }) => lead_id))
        const hasNotice = new Set(
          outbox.filter(({ kind }) => kind === 'lead-notification').map(({ lead_id }) => lead_id),
        )
        for (const email of answered) {
          const id = leadOf.get(email) ?? ''
          expect([email, hasConsent.has(id), hasMail.has(id), hasNotice.has(id)]).toEqual([email, true, true, true])
        }
        expect(outbox.filter(({ slots }) => slots === null)).toEqual([])
        if (engine === 'sqlite') {
          const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.db)
          expect(rows).toEqual([{ integrity_check: 'ok' }])
        }
        // A mail that arrived twice is one mail to its reader: the copies carry the same Message-ID.
        const ids = new Map<string, Set<string | undefined>>()
        for (const mail of mailServer.mails) {
          const recipient = mail.recipients[0] ?? ''
          if (recipient === 'owner@example.com') continue
          ids.set(recipient, (ids.get(recipient) ?? new Set()).add(mail.messageId))
        }
        for (const [recipient, messageIds] of ids) expect([recipient, messageIds.size]).toEqual([recipient, 1])
      } finally {
        await database.close()
      }
    },
    times(120_000, 1_500_000),
  )
})
