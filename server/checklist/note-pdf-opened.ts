import type { Database } from '../db/database.ts'
import { type Clock, instantOf } from '../runtime/clock.ts'

/** Notes when the button that opens the PDF was first pressed. It is no contact: nobody is kept longer for reading. */
export const notePdfOpened = ({ write }: Database, clock: Clock, leadId: string) =>
  write((transaction) =>
    transaction
      .updateTable('checklist_downloads')
      .set({ pdf_opened_at: instantOf(clock) })
      .where('id', '=', leadId)
      .where('pdf_opened_at', 'is', null)
      .execute(),
  )
