import type { FastifyInstance } from 'fastify'
import { adminApi } from '../../contract/api/admin.ts'
import {
  type AnswerForm,
  answerDraft,
  answerMax,
  answerSubjectMax,
  type SavedDraft,
  sentAnswer,
} from '../../contract/api/admin-enquiries.ts'
import type { FormAnswer } from '../../contract/api/form-answer.ts'
import {
  type DraftDeps,
  getAnswerForm,
  previewAnswer,
  resendAnswer,
  saveAnswerDraft,
  sendAnswer,
  takeBackAnswer,
} from '../contact/answers.ts'
import { readJson } from '../http/request-body.ts'
import type { MailingDeps } from '../mail/sender.ts'
import { audited, unaudited } from './admin-guard.ts'
import { readRowId } from './list-routes.ts'

/** Answers are longer than forms: JSON takes up to six bytes for each unit of text. */
const bodyLimit = 6 * (answerMax + answerSubjectMax) + 1_000

/** A mail styles each of its elements, and is shown in a frame of the administrator's page; nothing in it runs or loads. */
const mailPreviewHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
}

/** How the owner answers an enquiry; who may call stands in `guardAdmin`. */
export function registerAnswerRoutes(app: FastifyInstance, deps: MailingDeps & DraftDeps): void {
  const address = `${adminApi.enquiries}/:id/answer`
  app.get(address, (request): Promise<AnswerForm> => getAnswerForm(deps, readRowId(request)))
  app.put(
    address,
    { bodyLimit, ...unaudited },
    (request): Promise<SavedDraft> => saveAnswerDraft(deps, readRowId(request), readJson(request, answerDraft)),
  )
  app.post(
    address,
    { bodyLimit, ...audited('answer-sent') },
    (request): Promise<{ stored: true }> => sendAnswer(deps, readRowId(request), readJson(request, sentAnswer)),
  )
  app.get(`${address}/preview`, async (request, reply) => {
    const html = await previewAnswer(deps, readRowId(request))
    return reply.type('text/html; charset=utf-8').headers(mailPreviewHeaders).send(html)
  })
  app.post(
    `${adminApi.enquiries}/:id/answers/:answerId/resend`,
    audited('answer-resent'),
    (request): Promise<FormAnswer> => resendAnswer(deps, readRowId(request), readRowId(request, 'answerId')),
  )
  app.post(
    `${adminApi.enquiries}/:id/answers/:answerId/take-back`,
    audited('answer-taken-back'),
    (request): Promise<{ takenBack: true }> => takeBackAnswer(deps, readRowId(request), readRowId(request, 'answerId')),
  )
}
