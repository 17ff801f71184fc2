import { expect, test } from 'vitest'
import { anApp } from '../../tests/support/app.ts'
import { engines } from '../../tests/support/engines.ts'
import { addEnquiries } from '../../tests/support/enquiries.ts'
import { addLeads } from '../../tests/support/leads.ts'
import { mailFolderOf } from '../mail/mail-files.ts'
import { createLog } from '../runtime/log.ts'
import { createEraser, eraseAgain } from './erase-person.ts'
import { readErasureFile } from './erasures.ts'

const secret = 'a secret of this test, long enough for all'

test.each(engines)(
  'an enquiry erased alone stays erased after a restore on %s, and nothing else goes',
  async (engine) => {
    const app = await anApp({ engine })
    const { database, clock, dataDir } = app
    try {
      const eraser = createEraser({
        database,
        clock,
        log: createLog('silent'),
        secret,
        backupFolder: dataDir,
        mailFolder: mailFolderOf(app),
      })
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
