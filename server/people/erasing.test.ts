import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { tokenRoutes } from '../../contract/routes.ts'
import { anApp, anAppWithMail, type TestApp } from '../../tests/support/app.ts'
import { anEnquiry, postContact, readEnquiries } from '../../tests/support/contact-form.ts'
import { aDatabasePlace, engines } from '../../tests/support/engines.ts'
import { addEnquiries } from '../../tests/support/enquiries.ts'
import { postJson, pressButton } from '../../tests/support/form.ts'
import { addLeads } from '../../tests/support/leads.ts'
import { findLink } from '../../tests/support/mail-server.ts'
import { addAnswer, notePerson } from '../../tests/support/people.ts'
import { searchTables } from '../../tests/support/search-tables.ts'
import { lockTimeout } from '../db/engines.ts'
import { mailFolderOf } from '../mail/transports.ts'
import { day } from '../runtime/clock.ts'
import { createLog } from '../runtime/log.ts'
import { createEraser, eraseAgain, readErasureFile } from './erasing.ts'

const canary = 'kanarienvogel@example.org'

/** What the owner writes about somebody and to them; and how they came, as if a page were named after them. */
async function writeAbout({ database }: TestApp): Promise<void> {
  for (const table of ['checklist_downloads', 'enquiries'] as const)
    await database.db.updateTable(table).set({ first_page: '/kanarienvogel' }).where('email', '=', canary).execute()
  await notePerson(database, canary, { stage: 'talk' }, 'Der Kanarienvogel wünscht einen Rückruf.')
  for (const { id } of await readEnquiries({ database })) await addAnswer(database, id, 'Lieber Kanarienvogel, gern.')
}

/** Every file of the data folder that holds the bytes of somebody: database, its log, mails, whatever else. */
const filesWith = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).toString('latin1').toLowerCase().includes('kanarienvogel'))

test.each(engines)(
  'mails written as files before a mail server was set are erased with their person on %s',
  async (engine) => {
    const place = await aDatabasePlace(engine, { isMigrated: true })
    onTestFinished(place.remove)
    const before = await anApp({ place })
    await postJson(before, { email: canary })
    await postContact(before, anEnquiry({ email: canary }))
    await before.stop()
    expect(filesWith(join(place.dataDir, 'mail'))).not.toEqual([])
    const after = await anAppWithMail({ place })
    onTestFinished(after.remove)
    after.clock.advance(day)
    await postJson(after, { email: canary })
    await writeAbout(after)
    expect(await searchTables(after.database, '/kanarienvogel')).toEqual(['checklist_downloads', 'enquiries'])
    expect(await searchTables(after.database, canary)).toEqual(
      expect.arrayContaining(['checklist_downloads', 'people']),
    )
    expect(await searchTables(after.database, 'kanarienvogel')).toEqual(
      expect.arrayContaining(['answers', 'answer_drafts', 'person_notes']),
    )
    await pressButton(findLink(after.mailServer.to(canary)[0], tokenRoutes.erase.fr))
    expect(filesWith(place.dataDir)).toEqual([])
    expect(await searchTables(after.database, 'kanarienvogel')).toEqual([])
  },
)

test('after an erasure no byte of the address is left in any file, while the server runs', async () => {
  const app = await anAppWithMail()
  onTestFinished(app.remove)
  await addLeads(
    app.database,
    Array.from({ length: 2_000 }, (_, index) => ({ email: `n${(index * 7_919) % 2_000}@example.org` })),
  )
  await postJson(app, { email: canary, utm_source: 'kanarienvogel' })
  for (let count = 0; count < 5; count += 1) await postContact(app, anEnquiry({ email: canary, name: 'Kanarienvogel' }))
  await writeAbout(app)
  await app.runQueue()
  expect(filesWith(app.dataDir)).not.toEqual([])
  await pressButton(findLink(app.mailServer.to(canary)[0], tokenRoutes.erase.fr))
  expect(filesWith(app.dataDir)).toEqual([])

  // While another process reads an older state, the erasure does not wait for it; what it read goes when it is done.
  await postContact(app, anEnquiry({ email: canary }))
  const reader = new DatabaseSync(join(app.dataDir, 'businessbretzel.db'))
  reader.exec('begin')
  reader.prepare('select count(*) from enquiries').get()
  await postJson(app, { email: canary })
  await app.runQueue()
  const pressed = performance.now()
  await pressButton(findLink(app.mailServer.to(canary).at(-1), tokenRoutes.erase.fr))
  expect(performance.now() - pressed).toBeLessThan(lockTimeout)
  reader.exec('commit')
  reader.close()
  await expect.poll(() => filesWith(app.dataDir)).toEqual([])

  // Nor is any left of what goes by itself: the hourly job empties the log of the database as well.
  await postJson(app, { email: canary })
  await app.runQueue()
  await app.database.db.deleteFrom('people').execute()
  expect(filesWith(app.dataDir)).not.toEqual([])
  await app.tidy()
  expect(filesWith(app.dataDir)).toEqual([])
})

const secret = 'a secret of this test, long enough for all'

const anEraser = (app: TestApp) =>
  createEraser({
    database: app.database,
    clock: app.clock,
    log: createLog('silent'),
    secret,
    backupFolder: app.dataDir,
    mailFolder: mailFolderOf(app),
  })

test.each(engines)(
  'an enquiry erased alone takes its answers along, also after a restore, and the last one its person with what was noted of them, on %s',
  async (engine) => {
    const app = await anApp({ engine })
    onTestFinished(app.remove)
    const { database, dataDir } = app
    const email = 'anna@example.org'
    const other = 'other@example.org'
    const enquiries = await addEnquiries(database, [{ email }, { email }, { email: other }])
    for (const one of [email, other]) await notePerson(database, one)
    for (const { id } of enquiries) await addAnswer(database, id)
    const [first, last, others] = enquiries.map(({ id }) => id)
    const left = async () => ({
      enquiries: (await database.db.selectFrom('enquiries').select('id').execute()).map(({ id }) => id).sort(),
      people: (await database.db.selectFrom('people').select('email').execute()).map(({ email }) => email).sort(),
      notes: (await database.db.selectFrom('person_notes').select('id').execute()).length,
      answers: (await database.db.selectFrom('answers').select('enquiry_id').execute()).length,
      drafts: (await database.db.selectFrom('answer_drafts').select('enquiry_id').execute()).length,
    })
    const withoutFirst = { enquiries: [last, others], people: [email, other], notes: 2, answers: 2, drafts: 2 }
    const eraser = anEraser(app)
    expect(await eraser.eraseEnquiry(first ?? '')).toBe(true)
    expect(await eraser.eraseEnquiry(first ?? '')).toBe(false)
    expect(await left()).toEqual(withoutFirst)

    // A backup from before brings it back; what stands beside the backups says that it is to go again.
    await database.db.insertInto('enquiries').values(enquiries.slice(0, 1)).execute()
    const erasures = readErasureFile(dataDir)
    expect(erasures).toHaveLength(1)
    expect(JSON.stringify(erasures)).not.toContain(first)
    expect(await eraseAgain(database, secret, erasures)).toBe(1)
    expect(await left()).toEqual(withoutFirst)

    await eraser.eraseEnquiry(last ?? '')
    expect(await left()).toEqual({ enquiries: [others], people: [other], notes: 1, answers: 1, drafts: 1 })
  },
)
