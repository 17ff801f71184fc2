import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import {
  type Checked,
  contentLimits,
  contentsApi,
  type FoundTexts,
  type Plan,
} from '../../../contract/api/admin-contents.ts'
import { entryOf } from '../../../contract/content/content-paths.ts'
import type { Database } from '../../db/database.ts'
import { readJson } from '../../http/json-body.ts'
import type { ContentWork } from '../../publishing/content-work.ts'
import { listDraftsOf } from '../../publishing/revisions/drafts.ts'
import { unaudited } from '../admin-guard.ts'
import { parseQuery } from '../list-queries.ts'
import { contentPath } from './content-routes.ts'

const wanted = z.object({ search: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)) })
const paths = z.object({ paths: z.array(contentPath).check(z.minLength(1), z.maxLength(contentLimits.drafts)) })

export type CheckRoutesDeps = { database: Database; work: Pick<ContentWork, 'check' | 'plan' | 'search'> }

/** What the owner asks of texts before they are published: where words stand, what is wrong, what will change. */
export function registerCheckRoutes(app: FastifyInstance, { database, work }: CheckRoutesDeps): void {
  const entriesOf = (request: FastifyRequest) => [...new Set(readJson(request, paths).paths.map(entryOf))]

  app.get(contentsApi.search, (request): Promise<FoundTexts> => {
    return work.search(parseQuery(wanted, request.query).search)
  })
  app.post(contentsApi.check, unaudited, async (request): Promise<Checked> => {
    return { complaints: await work.check(entriesOf(request)) }
  })
  app.post(contentsApi.plan, unaudited, async (request): Promise<Plan> => {
    const drafts = entriesOf(request)
    // Before the plan: a draft that is saved meanwhile is not taken for one that was looked at.
    const versions = (await listDraftsOf(database.db, drafts)).map(({ path, version }) => [path, version])
    return { ...(await work.plan({ drafts })), versions: Object.fromEntries(versions) }
  })
}
