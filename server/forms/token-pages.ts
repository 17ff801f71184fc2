import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FormAnswer } from '../../contract/api/errors.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import type { FormOutcome } from '../../contract/renderer.ts'
import { tokenRoutes } from '../../contract/routes.ts'
import type { Pages } from '../http/pages.ts'
import type { LinkPurpose, MailLink } from '../mail/mail-links.ts'
import type { MailDeps } from '../mail/write-mail.ts'

/** What became of a mail that was asked for, as a page tells it. */
export const toOutcome = (answer: FormAnswer): FormOutcome =>
  answer.sent ? { kind: 'sent' } : { kind: 'unsent', reason: answer.reason }

type TokenRequest = FastifyRequest<{ Params: { token: string } }>

/** A mailed link that was followed, and whose it is; `address` is its own page. */
export type OpenedLink<Owner> = {
  owner: Owner
  link: MailLink
  locale: Locale
  address: string
  request: FastifyRequest
  reply: FastifyReply
}

type LinkRoute<Owner> = [method: 'GET' | 'POST', path: string, open: (opened: OpenedLink<Owner>) => Promise<unknown>]

/**
 * The routes of a mailed link in every language, below its token. A damaged link, and one whose owner is gone, get the
 * page that says so. What changes anything is a POST: a scanner that opens every link does nothing.
 * @param find whose link it is, by the id in it
 */
export function registerLink<Owner extends object>(
  app: FastifyInstance,
  { pages, mail: { links } }: { pages: Pages; mail: Pick<MailDeps, 'links'> },
  purpose: LinkPurpose,
  find: (id: string) => Promise<Owner | undefined>,
  routes: LinkRoute<Owner>[],
): void {
  for (const locale of locales) {
    const base = tokenRoutes[purpose][locale]
    app.get(base, (_request, reply) => pages.sendLost(reply, 'damaged', locale))
    for (const [method, path, open] of routes) {
      const handler = async (request: TokenRequest, reply: FastifyReply) => {
        const { token } = request.params
        const link = links.readToken(token, purpose)
        if (!link) return pages.sendLost(reply, 'damaged', locale)
        const owner = await find(link.id)
        if (!owner) return pages.sendLost(reply, 'gone', locale)
        return open({ owner, link, locale, address: `${base}/${token}`, request, reply })
      }
      app.route({ method, url: `${base}/:token${path}`, handler })
    }
  }
}
