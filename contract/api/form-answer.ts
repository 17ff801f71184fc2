import type { KeptReason } from './errors.ts'

/** Answer of a form's `POST`: 200 sent, or 202 stored but not sent yet. Errors are a `Problem`. */
export type FormAnswer = { sent: true } | { sent: false; reason: KeptReason }
