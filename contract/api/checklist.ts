import type { UnsentReason } from './errors.ts'

/** Answer of `POST /api/checklist`: 200 sent, or 202 stored but not sent yet. Errors are a `Problem`. */
export type ChecklistAnswer = { sent: true } | { sent: false; reason: UnsentReason }
