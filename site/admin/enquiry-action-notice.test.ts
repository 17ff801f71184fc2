import { expect, test } from 'vitest'
import { enquiryWords } from '../../content/words/admin-enquiries.ts'
import { toEnquiryActionNotice } from './enquiry-action-notice.ts'

const name = 'Anna {reason} $&'

test('what was noted, sent or erased is a success that names the visitor as they wrote it', () => {
  const ok = <Answer>(value: Answer) => ({ kind: 'ok', value }) as const
  expect(toEnquiryActionNotice('answered', name, ok({ answeredAt: '2026-03-02T09:00:00.000Z' }))).toEqual({
    ...{ kind: 'success', title: 'C’est noté' },
    text: 'Demande marquée comme répondue\u00a0: Anna {reason} $&.',
  })
  expect(toEnquiryActionNotice('unanswered', name, ok({ answeredAt: null }))?.text).toContain('remise à répondre')
  expect(toEnquiryActionNotice('resend', name, ok({ sent: true } as const))).toMatchObject({ title: 'E-mail envoyé' })
  expect(toEnquiryActionNotice('release', name, ok({ sent: true } as const))).toMatchObject({
    title: enquiryWords.done.released.title,
  })
  expect(toEnquiryActionNotice('erase', name, ok({ erased: true } as const))).toMatchObject({ kind: 'success' })
})

test('a mail that did not leave says why, whatever the visitor’s name', () => {
  const unsent = { kind: 'ok', value: { sent: false, reason: 'refused' } } as const
  expect(toEnquiryActionNotice('resend', name, unsent)).toEqual({
    ...{ kind: 'error', title: 'Erreur d’envoi' },
    text: 'La demande n’est pas partie (Anna {reason} $&)\u00a0: refusé par votre messagerie.',
  })
  expect(toEnquiryActionNotice('release', name, unsent)).toMatchObject({
    title: enquiryWords.done.releasedNotSent.title,
  })
})

test('one that is gone already is no fault, and nothing is said when the room itself changes', () => {
  const gone = toEnquiryActionNotice('erase', name, { kind: 'failed', code: 'notFound' })
  expect(gone).toEqual({ kind: 'error', ...enquiryWords.done.gone })
  expect(toEnquiryActionNotice('erase', name, { kind: 'signedOut' })).toBeUndefined()
})
