import { expect, onTestFinished, test } from 'vitest'
import { anApp, type TestApp } from '../../tests/support/app.ts'
import { engines } from '../../tests/support/engines.ts'
import { addEnquiries } from '../../tests/support/enquiries.ts'
import { addLeads } from '../../tests/support/leads.ts'
import { addAnswer, notePerson } from '../../tests/support/people.ts'
import { mailFolderOf } from '../mail/mail-files.ts'
import { createLog } from '../runtime/log.ts'
import { createEraser, eraseAgain } from './erasing.ts'
import { readErasureFile } from './erasures.ts'

const secret = 'a secret of this test, long enough for all'

const anEraser = (app: TestApp) =>
  createEraser({
    ...{ database: app.database, clock: app.clock, log: createLog('silent'), secret },
    ...{ backupFolder: app.dataDir, mailFolder: mailFolderOf(app) },
  })

test.each(engines)(
  'an enquiry erased alone stays erased after a restore on %s, and nothing else goes',
  async (engine) => {
    const app = await anApp({ engine })
    const { database, dataDir } = app
    try {
      const eraser = anEraser(app)
      const [gone, stays] = await addEnquiries(database, [{ email: 'anna@example.org' }, { email: 'anna@example.org' }])
      await addLeads(database, [{ email: 'anna@example.org' }])
      expect(await eraser.eraseEnquiry(gone?.id ?? '')).toBe(true)
      expect(await eraser.eraseEnquiry(gone?.id ?? '')).toBe(false)
      const left = () => database.db.selectFrom('enquiries').select('id').execute()
      expect(await left()).toEqual([{ id: stays?.id }])

      // A backup from before brings it back; what stands beside the backups says that it is to go again.
      if (gone) await database.db.insertInto('enquiries').values(gone).execute()
      const erasures = readErasureFile(dataDir)
      expect(erasures).toHaveLength(1)
      expect(JSON.stringify(erasures)).not.toContain(gone?.id)
      expect(await eraseAgain(database, secret, erasures)).toBe(1)
      expect(await left()).toEqual([{ id: stays?.id }])
      expect(await database.db.selectFrom('checklist_downloads').select('email').execute()).toHaveLength(1)
    } finally {
      await app.remove()
    }
  },
)

test.each(engines)(
  'with the last that is kept of somebody goes what the owner noted of them, also after a restore, on %s',
  async (engine) => {
    const app = await anApp({ engine })
    onTestFinished(app.remove)
    const { database } = app
    const email = 'anna@example.org'
    const [first, last] = await addEnquiries(database, [{ email }, { email }])
    await addEnquiries(database, [{ email: 'other@example.org' }])
    for (const one of [email, 'other@example.org']) await notePerson(database, one)
    const answered = [first, last].map((enquiry) => enquiry?.id ?? '')
    for (const id of answered) await addAnswer(database, id)
    const noted = async () => ({
      people: (await database.db.selectFrom('people').select('email').orderBy('email').execute()).map(
        ({ email }) => email,
      ),
      notes: (await database.db.selectFrom('person_notes').select('id').execute()).length,
      answers: (await database.db.selectFrom('answers').select('enquiry_id').execute()).length,
      drafts: (await database.db.selectFrom('answer_drafts').select('enquiry_id').execute()).length,
    })
    const eraser = anEraser(app)
    await eraser.eraseEnquiry(answered[0] ?? '')
    expect(await noted()).toEqual({ people: [email, 'other@example.org'], notes: 2, answers: 1, drafts: 1 })
    await eraser.eraseEnquiry(answered[1] ?? '')
    const rest = { people: ['other@example.org'], notes: 1, answers: 0, drafts: 0 }
    expect(await noted()).toEqual(rest)

    // Both were written again, and then the person is erased; a backup from before brings the person back.
    const [again] = await addEnquiries(database, [{ email }])
    const person = await database.db.selectFrom('people').selectAll().where('email', '=', email).execute()
    await eraser.erasePerson(again?.person_id ?? '')
    expect(await noted()).toEqual(rest)
    await database.db.insertInto('people').values(person).execute()
    if (again) await database.db.insertInto('enquiries').values(again).execute()
    await notePerson(database, email)
    await addAnswer(database, again?.id ?? '')
    expect(await eraseAgain(database, secret, readErasureFile(app.dataDir))).toBe(1)
    expect(await noted()).toEqual(rest)
  },
)
