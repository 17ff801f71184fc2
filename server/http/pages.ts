import type { FastifyReply } from 'fastify'
import type { Locale } from '../../contract/locales.ts'
import type { Shell } from '../../contract/routes.ts'
import { formMarkers } from '../../site/forms/form-markers.ts'
import { toContentSecurityPolicy } from './security-headers.ts'
import type { SiteFiles } from './site-files.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

/** Pages that are finished per request: built ones with a form answered in them, and shells. */
export function createPages({ files, shells }: SiteFiles) {
  function findPage(path: string): string {
    const page = files.get(path)?.bodies.identity.toString('utf8')
    if (page === undefined) throw new Error(`the built site has no page ${path}`)
    return page
  }

  function send(reply: FastifyReply, status: number, html: string): FastifyReply {
    return reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', toContentSecurityPolicy(html))
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(html)
  }

  return {
    /** A built page with its `{{slots}}` filled; values are escaped. */
    sendBuilt: (reply: FastifyReply, path: string, slots: Record<string, string>) => {
      const html = findPage(path).replace(/\{\{(\w+)\}\}/g, (slot, name: string) => escapeHtml(slots[name] ?? slot))
      return send(reply, 200, html)
    },

    /**
     * The built page at `path` with its form in another state. The title says first that something is to
     * be done, since a screen reader reads it first.
     */
    sendWithForm: (reply: FastifyReply, path: string, answer: { status: number; form: string; title: string }) => {
      const page = findPage(path)
      const [before = '', rest = ''] = page.split(formMarkers.start, 2)
      const after = rest.slice(rest.indexOf(formMarkers.end) + formMarkers.end.length)
      const head = before
        .replace('<title>', () => `<title>${escapeHtml(answer.title)} – `)
        .replace(/<meta name="robots"[^<>]*>/, '')
        .replace('</head>', '<meta name="robots" content="noindex"></head>')
      return send(reply, answer.status, head + answer.form + after)
    },

    sendShell,

    /** A link that leads to nothing: `damaged` if a part of it is missing (404), `gone` if its request was erased (410). */
    sendLost: (reply: FastifyReply, shell: 'damaged' | 'gone', locale: Locale) =>
      sendShell(reply, shell, locale, { status: shell === 'damaged' ? 404 : 410 }),
  }

  /** A shell with its slots filled; a value is escaped, `notice` is HTML of our own. */
  function sendShell(
    reply: FastifyReply,
    shell: Shell,
    locale: Locale,
    { status = 200, pdf, data, notice }: { status?: number; pdf?: string; data?: string; notice?: string } = {},
  ): FastifyReply {
    const html = shells.get(`${shell}-${locale}`)
    if (html === undefined) throw new Error(`the built site has no shell ${shell}-${locale}`)
    // Address bars and referrers of these pages hold a token: it stays within the site.
    reply.header('referrer-policy', 'same-origin')
    return send(
      reply,
      status,
      html
        .replace('{{pdf}}', () => escapeHtml(pdf ?? ''))
        .replace('{{data}}', () => escapeHtml(data ?? ''))
        .replace('<!--notice-->', () => notice ?? ''),
    )
  }
}

export type Pages = ReturnType<typeof createPages>
