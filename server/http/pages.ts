import type { FastifyReply } from 'fastify'
import type { Content } from '../../contract/content/content.ts'
import type { Locale } from '../../contract/locales.ts'
import type { Address, LinkPage, Render, State } from '../../contract/renderer.ts'
import { type PageUse, toContentSecurityPolicy } from './security-headers.ts'

export type PagesDeps = {
  render: Render
  /** What is published at the moment. */
  getContent: () => Content
}

/** `isIndexed`: the page of the site with something filled in, whose canonical address is its own. */
type Drawn = { status?: number; state?: State; isIndexed?: true }

/** A page that was rendered elsewhere, or what is rendered in its place. */
type ShownPreview = { html: string } | { address: Address; state?: State; status?: number }

/** Pages that are rendered for one request; no cache may keep them, and hardly any may be listed. */
export function createPages({ render, getContent }: PagesDeps) {
  function sendHtml(reply: FastifyReply, html: string, status = 200, use?: PageUse, isIndexed = false): FastifyReply {
    if (!isIndexed) reply.header('x-robots-tag', 'noindex')
    return reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', toContentSecurityPolicy(html, use))
      .header('cache-control', 'no-store')
      .send(html)
  }

  const send = (reply: FastifyReply, address: Address, { status, state, isIndexed }: Drawn = {}): FastifyReply =>
    sendHtml(reply, render(address, getContent(), state), status, undefined, isIndexed)

  /** A page that a mailed link leads to. Address bars and referrers of these pages hold a token: it stays within the site. */
  function sendLinkPage(reply: FastifyReply, page: LinkPage, locale: Locale, drawn?: Drawn): FastifyReply {
    return send(reply.header('referrer-policy', 'same-origin'), { page, locale }, drawn)
  }

  return {
    send,
    sendLinkPage,

    /**
     * A page with texts that are not published: it may not call the server or send a form, so that no one becomes a
     * lead by it, and its address, which may hold a token, stays within the site.
     */
    sendPreview: (reply: FastifyReply, shown: ShownPreview, framedBy: 'self' | 'none'): FastifyReply => {
      const html = 'html' in shown ? shown.html : render(shown.address, getContent(), shown.state)
      const status = 'html' in shown ? 200 : shown.status
      if (framedBy === 'self') reply.header('x-frame-options', 'SAMEORIGIN')
      const use: PageUse = { connect: 'none', form: 'none', ancestors: framedBy }
      return sendHtml(reply.header('referrer-policy', 'same-origin'), html, status, use)
    },

    /** A link that leads to nothing: `damaged` if a part of it is missing (404), `gone` if its request was erased (410). */
    sendLost: (reply: FastifyReply, page: 'damaged' | 'gone', locale: Locale) =>
      sendLinkPage(reply, page, locale, { status: page === 'damaged' ? 404 : 410 }),
  }
}

export type Pages = ReturnType<typeof createPages>

/** Answers with a JSON file to keep, readable by eye, in no cache and no index. */
export function sendJsonFile(reply: FastifyReply, fileName: string, data: unknown): FastifyReply {
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'same-origin')
    .send(`${JSON.stringify(data, null, 2)}\n`)
}
