import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import {
  type Checked,
  conflictChoices,
  contentLimits,
  contentsApi,
  type PublicationState,
  type RevisionPage,
  type RevisionView,
} from '../../../contract/api/admin-contents.ts'
import { frontMatterLimits } from '../../../contract/content/article-front-matter.ts'
import { locales } from '../../../contract/locales.ts'
import { readJson } from '../../http/json-body.ts'
import { RequestError } from '../../http/request-error.ts'
import type { ContentWork } from '../../publishing/content-work.ts'
import { TooManyDraftsError } from '../../publishing/revisions/drafts.ts'
import { administratorOf, unaudited } from '../admin-guard.ts'
import { parseQuery } from '../list-queries.ts'
import type { Contents } from './contents.ts'
import type { History } from './history.ts'

/** A path below `content/`: which there are, the loader knows. */
export const contentPath = z.string().check(z.maxLength(300), z.regex(/^[\w-][\w./-]*$/))
const paths = z.object({ paths: z.array(contentPath).check(z.minLength(1), z.maxLength(contentLimits.drafts)) })
const hash = z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/)))
const version = z.int().check(z.minimum(0))

const draft = z.object({
  path: contentPath,
  text: z.string().check(z.maxLength(contentLimits.text)),
  version,
  base: hash,
})
const order = z.object({
  versions: z.record(contentPath, version),
  at: z.nullable(z.iso.datetime()),
  summary: z.string().check(z.trim(), z.maxLength(contentLimits.summary)),
})
const ofId = z.object({ id: z.string().check(z.regex(/^[\da-f-]{1,64}$/i)) })
const search = z.object({ search: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)) })
const ofPath = z.object({ path: contentPath })
const renaming = z.object({ path: contentPath, slug: z.string().check(z.trim(), z.maxLength(100)) })
const settlement = z.object({ path: contentPath, keep: z.enum(conflictChoices) })
const article = z.object({
  locale: z.enum(locales),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(frontMatterLimits.title[1])),
})
const page = z.object({ cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) })

/** Texts are longer than forms. JSON escapes may double them. */
const large = { bodyLimit: 2 * contentLimits.text + 10_000 }

const by = (request: FastifyRequest) => ({ madeBy: administratorOf(request).userId, requestId: request.id })

/** The calls by which the owner changes the content; who may call stands in `guardAdmin`. */
export function registerContentRoutes(
  app: FastifyInstance,
  { contents, history, work }: { contents: Contents; history: History; work: Pick<ContentWork, 'check' | 'search'> },
): void {
  app.get(contentsApi.entries, () => contents.list())
  app.get(contentsApi.file, (request) => contents.open(parseQuery(ofPath, request.query).path))
  app.post(contentsApi.draft, { ...large, ...unaudited }, (request) =>
    contents.save(readJson(request, draft)).catch((error) => {
      throw error instanceof TooManyDraftsError ? new RequestError('tooLarge') : error
    }),
  )
  app.get(contentsApi.search, (request) => work.search(parseQuery(search, request.query).search))
  app.post(contentsApi.check, unaudited, async (request): Promise<Checked> => {
    return { complaints: await work.check(readJson(request, paths).paths) }
  })
  app.post(contentsApi.plan, unaudited, (request) => contents.plan(readJson(request, paths).paths))
  app.post(contentsApi.discard, unaudited, async (request) => {
    await contents.discard(readJson(request, paths).paths)
    return { discarded: true }
  })
  app.post(contentsApi.articles, unaudited, (request) => contents.create(readJson(request, article)))
  app.post(contentsApi.reviewed, unaudited, async (request) => {
    await contents.reviewed(readJson(request, ofPath).path)
    return { reviewed: true }
  })

  // The journal's line is written with the revision, in one transaction.
  app.post(contentsApi.publish, unaudited, (request) => contents.publish(readJson(request, order), by(request)))
  app.post(contentsApi.takeBack, unaudited, (request) => contents.takeBack(readJson(request, ofId).id, by(request)))
  app.post(contentsApi.rename, unaudited, (request) => {
    const input = readJson(request, renaming)
    return contents.rename(input.path, input.slug, by(request))
  })
  app.post(contentsApi.withdraw, unaudited, (request) => contents.withdraw(readJson(request, ofPath).path, by(request)))
  app.post(contentsApi.settle, unaudited, (request) => {
    const input = readJson(request, settlement)
    return contents.settle(input.path, input.keep, by(request))
  })
  app.get(contentsApi.publication, (request): Promise<PublicationState> => {
    return history.inspect(parseQuery(ofId, request.query).id)
  })
  app.get(contentsApi.revisions, (request): Promise<RevisionPage> => {
    return history.list(parseQuery(page, request.query).cursor)
  })
  app.get(contentsApi.revision, (request): Promise<RevisionView> => {
    return history.view(parseQuery(ofId, request.query).id)
  })
}
