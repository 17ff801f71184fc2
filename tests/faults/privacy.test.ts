import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { locales } from '../../contract/locales.ts'
import { api, tokenRoutes } from '../../contract/routes.ts'
import { listBackups } from '../../server/backup/backup-files.ts'
import { makeBackup } from '../../server/backup/make-backup.ts'
import { restoreBackup } from '../../server/backup/restore-backup.ts'
import { openDatabase } from '../../server/db/database.ts'
import type { PersonExport } from '../../server/privacy/person-export.ts'
import { day } from '../../server/runtime/clock.ts'
import { anApp, type TestApp } from '../support/app.ts'
import { aBackupPlace } from '../support/backups.ts'
import { engines } from '../support/engines.ts'
import { postForm, postJson, pressButton } from '../support/form.ts'
import { aMailServer, findLink, type MailServer } from '../support/mail-server.ts'
import { searchTables } from '../support/search-tables.ts'

const canary = 'kanarienvogel@example.org'
const canaryName = 'Kanarienvogel-Name'
const canaryText = 'Kanarienvogel-Nachricht, die nirgends liegen bleiben darf.'
const canaries = [canary, canaryName, canaryText, 'kanarienvogel']

describe.each(engines)('one person, from the first form to the last trace, on %s', (engine) => {
  let mailServer: MailServer
  let app: TestApp
  beforeEach(async () => {
    mailServer = await aMailServer()
    app = await anApp({ engine, smtpUrl: mailServer.url })
  })
  afterEach(async () => {
    await app.remove()
    await mailServer.stop()
  })

  const come = async (language: (typeof locales)[number] = 'fr') => {
    await postJson(app, { email: canary.toUpperCase().replace('EXAMPLE.ORG', 'example.org'), language })
    const mail = mailServer.mails.find(({ recipients }) => recipients[0]?.toLowerCase() === canary)
    await pressButton(findLink(mail, tokenRoutes.download[language]))
    await fetch(app.url + api.contact, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ name: canaryName, email: canary, subject: 'other', message: canaryText, language }),
    })
    await postJson(app, { email: 'neighbour@example.org' })
    await app.runQueue()
    return findLink(mail, tokenRoutes.erase[language])
  }
  const foundIn = async (texts: string[]) => {
    const tables = await Promise.all(texts.map((text) => searchTables(app.database, text)))
    return [...new Set(tables.flat())].sort()
  }
  const filesWith = (text: string) =>
    readdirSync(app.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => readFileSync(path).toString('latin1').toLowerCase().includes(text))

  test.each(locales)(
    'sees all of it from the link of the mail in %s, and looking changes nothing',
    async (language) => {
      const erase = await come(language)
      await postForm(app, `${new URL(erase).pathname}/data`, {})
      const answer = await pressButton(findLink(mailServer.mails.at(-1), tokenRoutes.data[language]))
      expect(answer.headers.get('content-disposition')).toContain('attachment')
      expect(answer.headers.get('cache-control')).toContain('no-store')
      const data = (await answer.json()) as PersonExport
      expect(data.checklist).toMatchObject([{ address_key: canary, locale: language }])
      expect(data.enquiries).toMatchObject([{ name: canaryName, message: canaryText }])
      expect(data.consents).toHaveLength(1)
      expect(data.mails.map(({ text }) => typeof text)).toEqual(Array(5).fill('string'))
      expect(data.kept.length).toBeGreaterThan(7)
      expect(JSON.stringify(data)).not.toContain('neighbour@example.org')
      expect(await foundIn([canary])).toEqual(['checklist_downloads', 'enquiries', 'outbox'])
    },
  )

  test('erases all of it: no table holds a trace, no file, and no backup that is restored', async () => {
    const erase = await come()
    const place = aBackupPlace(app)
    const { path } = await makeBackup(place, app.clock)
    expect((await foundIn(canaries)).length).toBeGreaterThan(2)
    await pressButton(erase)
    expect(await foundIn(canaries)).toEqual([])
    expect(await foundIn(['neighbour@example.org'])).toEqual(['checklist_downloads', 'outbox'])
    await app.stop()
    expect(filesWith('kanarienvogel')).toEqual([])

    const { erasedAgain } = await restoreBackup(path, place, app.clock)
    expect(erasedAgain).toBe(1)
    const database = await openDatabase(app)
    for (const text of canaries) expect(await searchTables(database, text)).toEqual([])
    expect(await searchTables(database, 'neighbour@example.org')).toEqual(['checklist_downloads', 'outbox'])
    await database.close()
    expect(await listBackups(join(app.dataDir, 'backups'))).toHaveLength(2)
    expect(filesWith('kanarienvogel')).toEqual([])
  })

  test('is forgotten three years after the last contact, not a day before', async () => {
    await come()
    const live = async (days: number, step = day) => {
      for (let lived = 0; lived < days * day; lived += step) {
        app.clock.advance(step)
        await app.tidy()
      }
    }
    await live(1_070, 10 * day)
    await live(26)
    expect(new Date(app.clock.now()).toISOString()).toBe('2029-03-02T09:00:00.000Z')
    expect(await foundIn([canary])).toEqual(['checklist_downloads', 'enquiries', 'outbox'])
    await live(2)
    expect(await foundIn(canaries)).toEqual([])
    expect(await app.database.db.selectFrom('consents').selectAll().execute()).toEqual([])
  })
})
