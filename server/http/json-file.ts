import type { FastifyReply } from 'fastify'

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
