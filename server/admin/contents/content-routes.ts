import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import {
  type Checked,
  type Compared,
  contentLimits,
  contentPath,
  contentsApi,
  draftToSave,
  newArticle,
  type PublicationState,
  publishOrder,
  type RevisionPage,
  type RevisionView,
  sampleSettling,
  textsToCompare,
} from '../../../contract/api/admin-contents.ts'
import type { ContentWork } from '../../editing/content-work.ts'
import type { Author } from '../../editing/revisions.ts'
import { readJson } from '../../http/request-body.ts'
import { administratorOf, unaudited } from '../admin-guard.ts'
import { parseQuery } from '../list-routes.ts'
import type { Contents } from './contents.ts'
import type { LoadContents } from './load-contents.ts'

const paths = z.object({ paths: z.array(contentPath).check(z.minLength(1), z.maxLength(contentLimits.drafts)) })
const ofId = z.object({ id: z.string().check(z.regex(/^[\da-f-]{1,64}$/i)) })
const search = z.object({ search: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)) })
const ofPath = z.object({ path: contentPath })
const renaming = z.object({ path: contentPath, slug: z.string().check(z.trim(), z.maxLength(100)) })
const rescheduling = z.object({ ...ofId.shape, at: publishOrder.shape.at })
const page = z.object({ cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) })

/** Texts are longer than forms, and a character of one byte may take six in JSON. */
const large = { bodyLimit: 6 * contentLimits.text + 10_000 }
const twice = { bodyLimit: 2 * large.bodyLimit }

type ContentRoutesDeps = {
  load: LoadContents
  work: Pick<ContentWork, 'search' | 'compare'>
}

/** The calls by which the owner changes the content; who may call stands in `guardAdmin`. */
export function registerContentRoutes(app: FastifyInstance, { load, work }: ContentRoutesDeps): void {
  app.get(contentsApi.entries, async () => (await load()).contents.list())
  app.get(contentsApi.file, async (request) => {
    const { path } = parseQuery(ofPath, request.query)
    return (await load()).contents.open(path)
  })
  app.get(contentsApi.search, (request) => work.search(parseQuery(search, request.query).search))
  app.post(contentsApi.check, unaudited, async (request): Promise<Checked> => {
    return { complaints: await (await load()).contents.check(readJson(request, ofPath).path) }
  })
  app.get(contentsApi.publication, async (request): Promise<PublicationState> => {
    const { id } = parseQuery(ofId, request.query)
    return (await load()).history.inspect(id)
  })
  app.get(contentsApi.revisions, async (request): Promise<RevisionPage> => {
    const { cursor } = parseQuery(page, request.query)
    return (await load()).history.list(cursor)
  })
  app.get(contentsApi.revision, async (request): Promise<RevisionView> => {
    const { id } = parseQuery(ofId, request.query)
    return (await load()).history.view(id)
  })
  app.get(contentsApi.since, async (request): Promise<Compared> => {
    const { path } = parseQuery(ofPath, request.query)
    return { texts: await (await load()).history.since(path) }
  })
  app.post(contentsApi.compare, { ...twice, ...unaudited }, async (request): Promise<Compared> => {
    return { texts: await work.compare([readJson(request, textsToCompare)]) }
  })

  /** A call of the owner. The journal's line of a revision is written with it, in one transaction. */
  const act = <Schema extends z.ZodMiniType>(
    address: string,
    schema: Schema,
    work: (contents: Contents, input: z.infer<Schema>, by: Author) => Promise<object>,
    limit = {},
  ) =>
    app.post(address, { ...limit, ...unaudited }, async (request) => {
      const input = readJson(request, schema)
      const by = { madeBy: administratorOf(request).userId, requestId: request.id }
      return work((await load()).contents, input, by)
    })

  act(contentsApi.draft, draftToSave, (contents, input) => contents.save(input), large)
  act(contentsApi.discard, paths, async (contents, input) => {
    await contents.discard(input.paths)
    return { discarded: true }
  })
  act(contentsApi.reviewed, ofPath, async (contents, { path }) => {
    await contents.reviewed(path)
    return { reviewed: true }
  })
  act(contentsApi.samples, sampleSettling, (contents, order) => contents.settle(order))
  act(contentsApi.articles, newArticle, (contents, input) => contents.create(input))
  act(contentsApi.plan, paths, (contents, input) => contents.plan(input.paths))
  act(contentsApi.publish, publishOrder, (contents, input, by) => contents.publish(input, by))
  act(contentsApi.takeBack, ofId, (contents, { id }, by) => contents.takeBack(id, by))
  act(contentsApi.reschedule, rescheduling, (contents, { id, at }, by) => contents.reschedule(id, at, by))
  act(contentsApi.rename, renaming, (contents, { path, slug }, by) => contents.rename(path, slug, by))
  act(contentsApi.withdraw, ofPath, (contents, { path }, by) => contents.withdraw(path, by))
}
