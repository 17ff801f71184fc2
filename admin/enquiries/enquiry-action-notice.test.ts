import { expect, test } from 'vitest'
import type { EnquiryAction, EnquiryActionAnswer } from '../../contract/api/admin-enquiries.ts'
import { adminMessages } from '../../tests/support/admin-messages.tsx'
import type { CallResult } from '../shared/admin-calls.ts'
import { toEnquiryActionNotice } from './enquiry-action-notice.ts'

const name = 'Anna {reason} $&'
const noticeOf = (action: EnquiryAction, name: string, result: CallResult<EnquiryActionAnswer>) =>
  toEnquiryActionNotice(action, name, result, adminMessages)

test('what was noted, sent or erased is a success that names the visitor as they wrote it', () => {
  const ok = <Answer>(value: Answer) => ({ kind: 'ok', value }) as const
  expect(noticeOf('answered', name, ok({ answeredAt: '2026-03-02T09:00:00.000Z' }))).toEqual({
    ...{ kind: 'success', title: 'C’est noté' },
    text: 'Demande marquée comme répondue\u00a0: Anna {reason} $&.',
  })
  expect(noticeOf('unanswered', name, ok({ answeredAt: null }))?.text).toContain('remise à répondre')
  expect(noticeOf('resend', name, ok({ sent: true } as const))).toMatchObject({ title: 'E-mail envoyé' })
  expect(noticeOf('release', name, ok({ sent: true } as const))).toMatchObject({
    title: adminMessages.enquiries.done.released.title,
  })
  expect(noticeOf('erase', name, ok({ erased: true } as const))).toMatchObject({ kind: 'success' })
})

test('a mail that did not leave says why, whatever the visitor’s name', () => {
  const unsent = { kind: 'ok', value: { sent: false, reason: 'refused' } } as const
  expect(noticeOf('resend', name, unsent)).toEqual({
    ...{ kind: 'error', title: 'Erreur d’envoi' },
    text: 'La demande n’est pas partie (Anna {reason} $&)\u00a0: refusé par votre messagerie.',
  })
  expect(noticeOf('release', name, unsent)).toMatchObject({
    title: adminMessages.enquiries.done.releasedNotSent.title,
  })
})

test('one that is gone already is no fault, and nothing is said when the room itself changes', () => {
  const gone = noticeOf('erase', name, { kind: 'failed', code: 'notFound' })
  expect(gone).toEqual({ kind: 'error', ...adminMessages.enquiries.done.gone })
  expect(noticeOf('erase', name, { kind: 'signedOut' })).toBeUndefined()
})
