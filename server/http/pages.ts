import type { FastifyReply } from 'fastify'
import type { Content } from '../../contract/content/content.ts'
import type { Locale } from '../../contract/locales.ts'
import type { Address, LinkPage, Render, State } from '../../contract/renderer.ts'
import { toContentSecurityPolicy } from './security-headers.ts'

export type PagesDeps = {
  render: Render
  /** What is published at the moment. */
  getContent: () => Content
}

type Drawn = { status?: number; state?: State }

/** Pages that are drawn for one request; nobody may keep or list them. */
export function createPages({ render, getContent }: PagesDeps) {
  function send(reply: FastifyReply, address: Address, { status = 200, state }: Drawn = {}): FastifyReply {
    const html = render(address, getContent(), state)
    return reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', toContentSecurityPolicy(html))
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(html)
  }

  /** A page that a mailed link leads to. Address bars and referrers of these pages hold a token: it stays within the site. */
  function sendLinkPage(reply: FastifyReply, page: LinkPage, locale: Locale, drawn?: Drawn): FastifyReply {
    return send(reply.header('referrer-policy', 'same-origin'), { page, locale }, drawn)
  }

  return {
    send,
    sendLinkPage,

    /** A link that leads to nothing: `damaged` if a part of it is missing (404), `gone` if its request was erased (410). */
    sendLost: (reply: FastifyReply, page: 'damaged' | 'gone', locale: Locale) =>
      sendLinkPage(reply, page, locale, { status: page === 'damaged' ? 404 : 410 }),
  }
}

export type Pages = ReturnType<typeof createPages>
