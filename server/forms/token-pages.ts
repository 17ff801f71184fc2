import type { FastifyInstance, FastifyRequest } from 'fastify'
import { locales } from '../../contract/locales.ts'
import { tokenRoutes } from '../../contract/routes.ts'
import type { Pages } from '../http/pages.ts'
import { RequestError } from '../http/problems.ts'
import { isSameOrigin } from '../http/same-origin.ts'

/** A request for a page whose address ends in a signed token. */
export type TokenRequest = FastifyRequest<{ Params: { token: string } }>

/**
 * Another site must not press our buttons.
 * @throws `wrongOrigin`
 */
export function refuseOtherOrigins(request: FastifyRequest, siteUrl: string): void {
  if (!isSameOrigin(request, siteUrl)) throw new RequestError('wrongOrigin')
}

/** Answers for the address of a link that was cut before its token. */
export function registerDamagedLinks(app: FastifyInstance, pages: Pages, purpose: keyof typeof tokenRoutes): void {
  for (const locale of locales) {
    app.get(tokenRoutes[purpose][locale], (_request, reply) => pages.sendLost(reply, 'damaged', locale))
  }
}
