import { afterEach, beforeEach, expect, test } from 'vitest'
import { anApp, type TestApp } from '../../tests/support/app.ts'
import { addEnquiries } from '../../tests/support/enquiries.ts'
import { addLeads } from '../../tests/support/leads.ts'
import { findPersonFile } from './person-file.ts'

const [asked, wrote, came] = ['2026-01-10T08:00:00.000Z', '2026-02-01T08:00:00.000Z', '2026-02-20T08:00:00.000Z']
const email = 'eva@example.org'

let app: TestApp
beforeEach(async () => {
  app = await anApp()
})
afterEach(() => app.remove())

test.each([
  ['who confirmed is kept for three years after a later message', asked, came, '2029-02-20T08:00:00.000Z'],
  ['who never confirmed is kept for 30 days after the last sign-up', null, came, '2026-03-03T08:00:00.000Z'],
])(
  'the file of a person says when they were here first and last, and until when: %s',
  async (_who, confirmedAt, message, until) => {
    const [lead] = await addLeads(app.database, [
      { email, downloaded_at: asked, last_contact_at: wrote, confirmed_at: confirmedAt },
    ])
    await addEnquiries(app.database, [{ email, received_at: message }])
    expect(await findPersonFile(app.database, lead?.id ?? '')).toMatchObject({
      firstContactAt: asked,
      lastContactAt: came,
      keptUntil: until,
    })
  },
)
