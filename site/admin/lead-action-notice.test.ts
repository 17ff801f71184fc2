import { expect, test } from 'vitest'
import { adminWords } from '../../content/words/admin.ts'
import { toLeadActionNotice } from './lead-action-notice.ts'

const email = 'hello@atelier.example'

test('a mail that left is a success, one that did not says why', () => {
  expect(toLeadActionNotice('resend', email, { kind: 'ok', value: { sent: true } })).toEqual({
    kind: 'success',
    title: 'E-mail envoyé',
    text: 'La checklist est partie vers hello@atelier.example.',
  })
  const unsent = { kind: 'ok', value: { sent: false, reason: 'refused' } } as const
  expect(toLeadActionNotice('resend', email, unsent)).toEqual({
    kind: 'error',
    title: 'Erreur d’envoi',
    text: 'La checklist pour hello@atelier.example n’est pas partie\u00a0: refusé par la messagerie du destinataire.',
  })
  expect(toLeadActionNotice('release', email, unsent)).toMatchObject({
    title: adminWords.actions.releasedNotSent.title,
  })
})

test('an erased person is named once more', () => {
  expect(toLeadActionNotice('erase', email, { kind: 'ok', value: { erased: true } })).toMatchObject({
    kind: 'success',
    text: 'Il ne reste rien de hello@atelier.example dans nos bases.',
  })
})

test('somebody who is gone already is no fault', () => {
  const notice = toLeadActionNotice('erase', email, { kind: 'failed', code: 'notFound' })
  expect(notice).toEqual({ kind: 'error', ...adminWords.actions.gone })
})

test('nothing is said when the room itself changes', () => {
  expect(toLeadActionNotice('resend', email, { kind: 'signedOut' })).toBeUndefined()
  expect(toLeadActionNotice('resend', email, { kind: 'refused' })).toBeUndefined()
})
