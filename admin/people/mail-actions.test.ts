import { expect, test } from 'vitest'
import { enquiryActionTexts, signUpActionTexts, toActionNotice } from './mail-actions.ts'

const who = 'Anna {reason} $&'
type Result = Parameters<typeof toActionNotice>[0]['result']
const ofLead = (action: string, result: Result) => toActionNotice({ action, result, who, texts: signUpActionTexts })
const ofEnquiry = (action: string, result: Result) =>
  toActionNotice({ action, result, who, texts: enquiryActionTexts.done })
const sent: Result = { kind: 'ok', value: { sent: true } }
const unsent: Result = { kind: 'ok', value: { sent: false, reason: 'refused' } }

test('a mail that left is a success that names people as they wrote', () => {
  expect(ofLead('resend', sent)).toEqual({
    kind: 'success',
    title: 'E-mail envoyé',
    text: 'La checklist est partie vers Anna {reason} $&.',
  })
  expect(ofLead('release', sent)).toMatchObject({ kind: 'success', title: signUpActionTexts.released.title })
  expect(ofEnquiry('release', sent)).toMatchObject({ kind: 'success', title: enquiryActionTexts.done.released.title })
})

test('a mail that did not leave says why', () => {
  expect(ofLead('resend', unsent)).toEqual({
    kind: 'error',
    title: 'Erreur d’envoi',
    text: 'La checklist pour Anna {reason} $& n’est pas partie\u00a0: refusé par la messagerie.',
  })
  expect(ofEnquiry('resend', unsent)?.text).toBe(
    'La demande n’est pas partie (Anna {reason} $&)\u00a0: refusé par la messagerie.',
  )
  expect(ofLead('release', unsent)).toMatchObject({ kind: 'error', title: signUpActionTexts.releasedNotSent.title })
})

test('what was marked or erased is said', () => {
  const answered = (answeredAt: string | null): Result => ({ kind: 'ok', value: { answeredAt } })
  expect(ofEnquiry('answered', answered('2026-03-02T09:00:00.000Z'))?.text).toContain('marquée comme faite')
  expect(ofEnquiry('unanswered', answered(null))?.text).toContain('de nouveau sans réponse')
  expect(ofEnquiry('erase', { kind: 'ok', value: { erased: true } })?.text).toContain('Anna {reason} $&')
})

test('one that is gone already is no fault, and nothing is said when the page itself changes', () => {
  expect(ofLead('release', { kind: 'failed', code: 'notFound' })).toEqual({ kind: 'error', ...signUpActionTexts.gone })
  expect(ofLead('resend', { kind: 'signedOut' })).toBeUndefined()
  expect(ofLead('resend', { kind: 'refused' })).toBeUndefined()
})
