import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FormAnswer } from '../../contract/api/form-answer.ts'
import { locales } from '../../contract/locales.ts'
import type { FormOutcome } from '../../contract/renderer.ts'
import { tokenRoutes } from '../../contract/routes.ts'
import type { Pages } from '../http/pages.ts'

/** A request for a page whose address ends in a signed token. */
export type TokenRequest = FastifyRequest<{ Params: { token: string } }>

/** What became of a mail that was asked for, as a page tells it. */
export const toOutcome = (answer: FormAnswer): FormOutcome =>
  answer.sent ? { kind: 'sent' } : { kind: 'unsent', reason: answer.reason }

/** Answers for the address of a link that was cut before its token. */
export function registerDamagedLinks(app: FastifyInstance, pages: Pages, purpose: keyof typeof tokenRoutes): void {
  for (const locale of locales) {
    app.get(tokenRoutes[purpose][locale], (_request, reply) => pages.sendLost(reply, 'damaged', locale))
  }
}
