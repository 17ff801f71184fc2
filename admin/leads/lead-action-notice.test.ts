import { expect, test } from 'vitest'
import type { LeadAction, LeadActionAnswer } from '../../contract/api/admin.ts'
import { adminMessages } from '../../tests/support/admin-messages.tsx'
import type { CallResult } from '../shared/admin-calls.ts'
import { toLeadActionNotice } from './lead-action-notice.ts'

const email = 'hello@atelier.example'
const noticeOf = (action: LeadAction, email: string, result: CallResult<LeadActionAnswer>) =>
  toLeadActionNotice(action, email, result, adminMessages)

test('a mail that left is a success, one that did not says why', () => {
  expect(noticeOf('resend', email, { kind: 'ok', value: { sent: true } })).toEqual({
    kind: 'success',
    title: 'E-mail envoyé',
    text: 'La checklist est partie vers hello@atelier.example.',
  })
  const unsent = { kind: 'ok', value: { sent: false, reason: 'refused' } } as const
  expect(noticeOf('resend', email, unsent)).toEqual({
    kind: 'error',
    title: 'Erreur d’envoi',
    text: 'La checklist pour hello@atelier.example n’est pas partie\u00a0: refusé par la messagerie du destinataire.',
  })
  expect(noticeOf('release', email, unsent)).toMatchObject({
    title: adminMessages.actions.releasedNotSent.title,
  })
})

test('an erased person is named once more', () => {
  expect(noticeOf('erase', email, { kind: 'ok', value: { erased: true } })).toMatchObject({
    kind: 'success',
    text: 'Il ne reste rien de hello@atelier.example dans nos bases.',
  })
})

test('somebody who is gone already is no fault', () => {
  const notice = noticeOf('erase', email, { kind: 'failed', code: 'notFound' })
  expect(notice).toEqual({ kind: 'error', ...adminMessages.actions.gone })
})

test('nothing is said when the room itself changes', () => {
  expect(noticeOf('resend', email, { kind: 'signedOut' })).toBeUndefined()
  expect(noticeOf('resend', email, { kind: 'refused' })).toBeUndefined()
})
