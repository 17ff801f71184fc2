import type { FieldErrorCode } from '../../contract/api/errors.ts'
import type { NoticeContent } from '../ui/Notice.tsx'

/** What a form shows when it is not fresh: the answer of the server to a plain POST. Keys are names of fields. */
export type FormState = {
  values?: Record<string, string>
  errors?: Record<string, FieldErrorCode>
  notice?: NoticeContent
}
