import type { FastifyInstance } from 'fastify'
import { RequestError } from '../http/request-error.ts'
import { type Clock, minute } from '../runtime/clock.ts'
import { createSignedTokens } from '../runtime/secret.ts'
import type { Site } from './site.ts'

/** Where `npm run publish` asks the running server. */
export const publishPath = '/api/publish'

/** A call that is older is not ours. */
const lifetime = minute

/** What shows that who asks has the secret of the installation. */
export const issuePublishToken = (secret: string, clock: Clock): string =>
  createSignedTokens(secret, clock).issue('publish')

type PublishRouteDeps = { site: Pick<Site, 'publish'>; secret: string; clock: Clock }

/** Publishes the files when their editor asks; the answer says what became of it. */
export function registerPublishing(app: FastifyInstance, { site, secret, clock }: PublishRouteDeps): void {
  const tokens = createSignedTokens(secret, clock)
  app.post(publishPath, async (request) => {
    const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
    const read = tokens.read('publish', token)
    if (!read || Math.abs(clock.now() - read.issuedAt) > lifetime) throw new RequestError('notFound')
    return site.publish()
  })
}
