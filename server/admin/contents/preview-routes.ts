import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import {
  contentPath,
  contentsApi,
  type PreviewLink,
  previewPage,
  sharedPreview,
} from '../../../contract/api/admin-contents.ts'
import type { ContentWork, Preview } from '../../editing/content-work.ts'
import type { Pages } from '../../http/pages.ts'
import { readJson } from '../../http/request-body.ts'
import { RequestError } from '../../http/request-error.ts'
import { pathOfRequest, type SiteAnswers } from '../../http/site-answers.ts'
import { type Clock, day, minute, second } from '../../runtime/clock.ts'
import { createSignedTokens } from '../../runtime/secret.ts'
import { describeFile } from '../../site/describe-file.ts'
import { unaudited } from '../admin-guard.ts'
import { parseQuery } from '../list-routes.ts'

const ofPath = z.object({ path: contentPath })
const ofPage = z.object({
  path: contentPath,
  page: z.optional(z.string().check(z.maxLength(300), z.regex(/^\/[\w/-]*$/))),
})

/** How long a link to a preview leads there (milliseconds). */
const lifetime = 7 * day

/** Bytes of a token beside the path: its time and its signature. */
const frame = 22

/** Longest path (bytes): addresses are limited to 200 letters. */
const longestPath = 120

/** Articles and pages: of any other text a link would show what it was not given for. */
const isShared = (path: string): boolean => /^(?:articles|pages)\/.+\.(?:md|yaml)$/.test(path)

/** Previews that people without a session get in a minute, all together: nobody keeps the process from the owner. */
const sharedPerMinute = 60

export type PreviewRoutesDeps = {
  work: Pick<ContentWork, 'preview' | 'drawPicture'>
  pages: Pick<Pages, 'sendPreview'>
  site: Pick<SiteAnswers, 'find' | 'make' | 'send'>
  secret: string
  siteUrl: string
  clock: Clock
}

/** Counts what happens in each minute; in memory, so that one more costs no write. @returns whether there is room for one more */
function createLimit(clock: Clock, most: number): () => boolean {
  let since = 0
  let count = 0
  return () => {
    const now = clock.now()
    if (now < since || now >= since + minute) [since, count] = [now, 0]
    count += 1
    return count <= most
  }
}

/** Pages before they are published: for the owner in a frame of the editor, for others by a link that expires. */
export function registerPreviewRoutes(app: FastifyInstance, deps: PreviewRoutesDeps): void {
  const { work, pages, site, clock } = deps
  const tokens = createSignedTokens(deps.secret, clock)
  const mayDraw = createLimit(clock, sharedPerMinute)

  /** The path of a link that has not expired. */
  function readLink(token: string): string | undefined {
    const length = Buffer.from(token, 'base64url').length - frame
    const read = length > 0 ? tokens.read('preview', token, length) : undefined
    if (!read || clock.now() - read.issuedAt >= lifetime) return undefined
    const path = read.content.toString()
    return isShared(path) ? path : undefined
  }

  function show(reply: FastifyReply, preview: Preview, framedBy: 'self' | 'none'): FastifyReply {
    if ('html' in preview) return pages.sendPreview(reply, preview, framedBy)
    const { complaints } = preview
    return pages.sendPreview(reply, { address: { page: 'previewFaulty' }, state: { complaints } }, framedBy)
  }

  app.get(previewPage, async (request, reply) => {
    const { path, page } = parseQuery(ofPage, request.query)
    const preview = await work.preview({ path, ...(page !== undefined && { page }) })
    return preview ? show(reply, preview, 'self') : reply.callNotFound()
  })

  app.post(contentsApi.previewLink, unaudited, async (request): Promise<PreviewLink> => {
    const { path } = readJson(request, ofPath)
    const content = Buffer.from(path)
    if (!isShared(path) || content.length > longestPath) throw new RequestError('notFound')
    const url = `${deps.siteUrl}${sharedPreview}/${tokens.issue('preview', content)}`
    return { url, until: new Date(clock.now() + lifetime).toISOString() }
  })

  app.get<{ Params: { token: string } }>(`${sharedPreview}/:token`, async (request, reply) => {
    const lost = (status = 404) => pages.sendPreview(reply, { address: { page: 'previewLost' }, status }, 'none')
    const path = readLink(request.params.token)
    if (path === undefined) return lost()
    if (!mayDraw()) {
      reply.header('retry-after', minute / second)
      return lost(429)
    }
    const preview = await work.preview({ path })
    return preview ? show(reply, preview, 'none') : lost()
  })

  // Published ones are answered before; of the others those that a preview has named.
  app.get('/pictures/*', async (request, reply) => {
    const path = pathOfRequest(request)
    const file = site.find(path) ?? (await site.make(path))
    if (file) {
      reply.hijack()
      return site.send(request.raw, reply.raw, file)
    }
    const picture = await work.drawPicture(path)
    if (!picture) return reply.callNotFound()
    return reply
      .header('content-type', describeFile(path).contentType)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(Buffer.from(picture))
  })
}
