import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import {
  contentLimits,
  contentPath,
  contentsApi,
  type PictureMark,
  pictureMark,
  type SavedPicture,
} from '../../../contract/api/admin-contents.ts'
import { entryOf, pictureFolderOf } from '../../../contract/content/content-paths.ts'
import { coverNames } from '../../../contract/content/covers.ts'
import { readBody } from '../../content/bodies.ts'
import { namePicture } from '../../content/shrink-picture.ts'
import type { Database } from '../../db/database.ts'
import type { ContentWork } from '../../editing/content-work.ts'
import { findDraft, listRemoved, markPicture, saveDraft } from '../../editing/drafts.ts'
import { writeChanges } from '../../editing/write-changes.ts'
import { readJson } from '../../http/request-body.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Clock } from '../../runtime/clock.ts'
import { unaudited } from '../admin-guard.ts'
import { parseQuery } from '../list-routes.ts'
import type { LoadContents } from './load-contents.ts'

const sent = z.object({ path: contentPath, name: z.string().check(z.minLength(1), z.maxLength(255)) })
const ofPath = z.object({ path: contentPath })

/** Whether a path is that of a picture that belongs to an entry. */
const isPicture = (path: string): boolean => pictureFolderOf(entryOf(path)) !== undefined && entryOf(path) !== path

/** Whether it is one of the drawings from which a cover is chosen. */
const isCover = (path: string): boolean => coverNames.some((name) => path === `covers/${name}.svg`)

export type PictureRoutesDeps = {
  database: Database
  clock: Clock
  load: LoadContents
  work: Pick<ContentWork, 'shrink' | 'makeSmall'>
}

/** Pictures that the owner sends for an article, or as portrait: they are drafts until they are published with its text. */
export function registerPictureRoutes(app: FastifyInstance, { database, clock, load, work }: PictureRoutesDeps): void {
  /** A picture beneath its draft: as it waits for its moment, else as it is published. */
  async function findKept(path: string): Promise<Buffer | undefined> {
    const { published, scheduled } = await (await load()).contents.look()
    return (await readBody(database.db, scheduled.get(path)?.file.bodyHash)) ?? published.get(path)?.bytes
  }

  app.register(async (scope) => {
    // Whatever a browser calls it: the bytes alone tell what it is.
    scope.addContentTypeParser(
      /^(?:image\/|application\/octet-stream)/,
      { parseAs: 'buffer' },
      (_request, body, done) => done(null, body),
    )
    const limited = { bodyLimit: contentLimits.picture, ...unaudited }
    scope.post(contentsApi.pictures, limited, async (request): Promise<SavedPicture> => {
      const { path: entry, name: sentName } = parseQuery(sent, request.query)
      const folder = pictureFolderOf(entry)
      if (!Buffer.isBuffer(request.body)) throw new RequestError('unsupportedType')
      if (folder === undefined) throw new RequestError('notFound')
      const picture = await work.shrink(request.body, entry === 'settings.yaml')
      if (picture.kind === 'refused') return picture
      const body = Buffer.from(picture.bytes)
      const { published, drafts, scheduled } = await (await load()).contents.look()
      const removed = (await listRemoved(database.db, entry)).map(({ path }) => path)
      const all = [...published.keys(), ...drafts.keys(), ...scheduled.keys(), ...removed]
      if (!all.includes(entry)) throw new RequestError('notFound')
      const taken = all.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length))
      const name = namePicture(sentName, picture.extension, taken)
      const path = `${folder}${name}`
      const draft = { path, body, version: 0, base: null }
      const saved = await writeChanges(database, (db) => saveDraft(db, clock, draft, null))
      if (saved.kind === 'overtaken') throw new RequestError('tryLater')
      return { kind: 'saved', path, name, bytes: body.length }
    })
  })

  app.post(contentsApi.removePicture, unaudited, async (request): Promise<PictureMark> => {
    const mark = readJson(request, pictureMark)
    if (!isPicture(mark.path)) throw new RequestError('notFound')
    const picture = { ...mark, published: await findKept(mark.path) }
    const isThere = await writeChanges(database, (db) => markPicture(db, clock, picture))
    if (!isThere) throw new RequestError('notFound')
    return mark
  })

  app.get(contentsApi.picture, async (request, reply) => {
    const { path } = parseQuery(ofPath, request.query)
    const bytes = (await findDraft(database.db, path))?.body ?? (await findKept(path))
    const small = (isPicture(path) || isCover(path)) && bytes ? await work.makeSmall(bytes) : undefined
    if (!small) throw new RequestError('notFound')
    return reply.header('content-type', 'image/webp').send(small)
  })
}
