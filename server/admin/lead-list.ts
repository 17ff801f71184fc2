import { sql } from 'kysely'
import type { LeadPage, LeadRow } from '../../contract/api/admin.ts'
import type { Database } from '../db/database.ts'
import type { ChecklistDownloads, Outbox } from '../db/tables.ts'
import { toBrowserFamily } from './browser-family.ts'

/** Rows of one page. */
export const pageSize = 50

/** Where a page begins: after a row of the list, or after a row found by address or by domain. */
type Cursor =
  | { by: 'date'; at: string; id: string }
  | { by: 'address'; key: string }
  | { by: 'domain'; domain: string; key: string }

type Lead = Pick<
  ChecklistDownloads,
  | 'id'
  | 'email'
  | 'address_key'
  | 'address_domain'
  | 'downloaded_at'
  | 'locale'
  | 'user_agent'
  | 'confirmed_at'
  | 'quarantined_at'
>

const columns = [
  'id',
  'email',
  'address_key',
  'address_domain',
  'downloaded_at',
  'locale',
  'user_agent',
  'confirmed_at',
  'quarantined_at',
] as const

const toText = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** What stands in each kind of cursor. */
const cursorKeys: Record<Cursor['by'], string[]> = {
  date: ['at', 'id'],
  address: ['key'],
  domain: ['domain', 'key'],
}

/** Reads a cursor; one that is not ours begins at the beginning. */
function readCursor(text: string | undefined): Cursor | undefined {
  try {
    const cursor = JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8'))
    const isText = (value: unknown) => typeof value === 'string' && !value.includes('\0')
    return cursorKeys[cursor.by as Cursor['by']]?.every((key) => isText(cursor[key])) ? cursor : undefined
  } catch {
    return undefined
  }
}

/** The first text after all that begin with `start`, by bytes. */
const endOf = (start: string) => `${start}\u{10ffff}`

/**
 * One page of leads, newest first; with a search those whose address begins with it and then those whose
 * domain does, each in the order of the alphabet. All pages are read along an index, however many rows.
 */
export async function listLeads(database: Database, search: string, cursorText: string | undefined): Promise<LeadPage> {
  const cursor = readCursor(cursorText)
  const { leads, next } = search ? await findLeads(database, search, cursor) : await newestLeads(database, cursor)
  return { leads: await withMails(database, leads), next: next ? toText(next) : null }
}

type Found = { leads: Lead[]; next: Cursor | undefined }

async function newestLeads({ db }: Database, cursor: Cursor | undefined): Promise<Found> {
  let query = db.selectFrom('checklist_downloads').select(columns).where('is_synthetic', '=', 0)
  if (cursor?.by === 'date') {
    query = query.where(sql<boolean>`(downloaded_at, id) < (${cursor.at}, ${cursor.id})`)
  }
  const rows = await query
    .orderBy('downloaded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const leads = rows.slice(0, pageSize)
  const last = leads.at(-1)
  return {
    leads,
    next: rows.length > pageSize && last ? { by: 'date', at: last.downloaded_at, id: last.id } : undefined,
  }
}

async function findLeads(database: Database, search: string, cursor: Cursor | undefined): Promise<Found> {
  // PostgreSQL knows no text with a NUL.
  const text = search.toLowerCase().replaceAll('\0', '')
  const byDomain = text.startsWith('@') ? text.slice(1) : text
  const isOnlyDomain = text.startsWith('@')
  const leads: Lead[] = []
  if (!isOnlyDomain && cursor?.by !== 'domain') {
    leads.push(...(await byAddress(database, text, cursor?.by === 'address' ? cursor.key : undefined)))
    const last = leads[pageSize - 1]
    if (leads.length > pageSize && last)
      return { leads: leads.slice(0, pageSize), next: { by: 'address', key: last.address_key } }
  }
  const after = cursor?.by === 'domain' ? cursor : undefined
  const wanted = pageSize - leads.length
  const more = await inDomain(database, byDomain, isOnlyDomain ? undefined : text, after, wanted + 1)
  leads.push(...more.slice(0, wanted))
  const last = more[wanted - 1]
  if (more.length <= wanted) return { leads, next: undefined }
  // The page was filled by addresses alone: the next one begins with the first domain.
  const next: Cursor = last
    ? { by: 'domain', domain: last.address_domain, key: last.address_key }
    : { by: 'domain', domain: '', key: '' }
  return { leads, next }
}

/** The columns in the order of their bytes, as the indexes have them. */
function inBytes({ engine }: Database) {
  const order = sql.raw(engine === 'postgres' ? ' collate "C"' : '')
  return { key: sql<string>`address_key${order}`, domain: sql<string>`address_domain${order}` }
}

function byAddress(database: Database, start: string, after: string | undefined): Promise<Lead[]> {
  const { key } = inBytes(database)
  return database.db
    .selectFrom('checklist_downloads')
    .select(columns)
    .where('is_synthetic', '=', 0)
    .where(key, after === undefined ? '>=' : '>', after ?? start)
    .where(key, '<', endOf(start))
    .orderBy(key)
    .limit(pageSize + 1)
    .execute()
}

function inDomain(
  database: Database,
  start: string,
  notBeginningWith: string | undefined,
  after: { domain: string; key: string } | undefined,
  limit: number,
): Promise<Lead[]> {
  const { key, domain } = inBytes(database)
  let query = database.db
    .selectFrom('checklist_downloads')
    .select(columns)
    .where('is_synthetic', '=', 0)
    .where(domain, '>=', start)
    .where(domain, '<', endOf(start))
  // Whoever was found by the address already is not shown twice.
  if (notBeginningWith)
    query = query.where(sql<boolean>`not (${key} >= ${notBeginningWith} and ${key} < ${endOf(notBeginningWith)})`)
  if (after) query = query.where(sql<boolean>`(${domain}, ${key}) > (${after.domain}, ${after.key})`)
  return query.orderBy(domain).orderBy(key).limit(limit).execute()
}

/** Adds the state of the newest checklist mail to each lead of a page, in one query. */
async function withMails({ db }: Database, leads: Lead[]): Promise<LeadRow[]> {
  if (leads.length === 0) return []
  const mails = await db
    .selectFrom('outbox')
    .select(['lead_id', 'state', 'unsent_reason', 'sent_at'])
    .where('kind', '=', 'checklist')
    .where(
      'lead_id',
      'in',
      leads.map(({ id }) => id),
    )
    .orderBy('queued_at')
    .execute()
  // Later ones take the place of earlier ones.
  const newest = new Map(mails.map((mail) => [mail.lead_id, mail]))
  return leads.map((lead) => toRow(lead, newest.get(lead.id)))
}

function toRow(lead: Lead, mail: Pick<Outbox, 'state' | 'unsent_reason' | 'sent_at'> | undefined): LeadRow {
  return {
    id: lead.id,
    email: lead.email,
    downloadedAt: lead.downloaded_at,
    locale: lead.locale,
    browser: toBrowserFamily(lead.user_agent),
    ipAddress: null,
    mail: mail
      ? { state: mail.state, reason: mail.unsent_reason, sentAt: mail.sent_at }
      : { state: 'none', reason: null, sentAt: null },
    confirmedAt: lead.confirmed_at,
    quarantinedAt: lead.quarantined_at,
  }
}
