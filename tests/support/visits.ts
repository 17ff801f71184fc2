import { type OutgoingHttpHeaders, request } from 'node:http'
import type { Database } from '../../server/db/database.ts'

export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/**
 * Opens an address as a browser does, with whatever headers; `fetch` sets some by itself.
 * @returns the status, and the validator of the answer
 */
export function visit(
  { url }: { url: string },
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<{ status: number; etag: string | undefined }> {
  return new Promise((resolve, reject) => {
    const all = { 'user-agent': firefox, 'sec-fetch-dest': 'document', ...headers }
    const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
    request(url + path, { method, headers: sent }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, etag: response.headers.etag }))
    })
      .on('error', reject)
      .end()
  })
}

/** What is counted: `2026-03-02 page /` and how often. */
export async function readTotals({ db }: Pick<Database, 'db'>): Promise<Record<string, number>> {
  const rows = await db.selectFrom('daily_totals').selectAll().execute()
  return Object.fromEntries(rows.map(({ day, kind, name, views }) => [`${day} ${kind} ${name}`, views]))
}
