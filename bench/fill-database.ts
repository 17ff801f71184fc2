import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase, sqliteFile } from '../server/db/database.ts'
import { day } from '../server/runtime/clock.ts'
import { clientHeaders } from './load.ts'

/** The oldest lead is this old. */
const span = 730 * day

/**
 * Leads over two years, one after the other: eight first names, three addresses in ten at one large provider, the
 * others at twenty thousand companies; those of the last three weeks are unconfirmed, one in a hundred is quarantined.
 */
const insertLeads = `
  with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i + 1 < :count),
  people as (
    select
      i,
      substr('annapaulninaottolenakarljuleemil', 1 + (i * 5 % 8) * 4, 4) || i as name,
      iif(i % 10 < 3, 'post.example', 'firma' || (i * 7919 % 20000) || '.example') as domain,
      :from + cast(i * :step as integer) as time
    from numbers
  ),
  moments as (select *, strftime('%Y-%m-%dT%H:%M:%fZ', time / 1000.0, 'unixepoch') as moment from people)
  insert into checklist_downloads
    (id, email, address_key, address_domain, downloaded_at, user_agent, locale, last_contact_at, confirmed_at, quarantined_at)
  select
    printf('%08x-%04x-7000-8000-%012x', time >> 16, time & 65535, i),
    name || '@' || domain, name || '@' || domain, domain, moment,
    :userAgent,
    case i % 3 when 0 then 'fr' when 1 then 'en' else 'de' end,
    moment,
    iif(time < :unconfirmedFrom, moment, null),
    iif(i % 100 = 99, moment, null)
  from moments`

/** To each its mail: sent, but one in two hundred, which was refused. */
const insertMails = `
  insert into outbox
    (id, lead_id, kind, locale, recipient, message_id, state, attempts, next_attempt_at, queued_at, sent_at, unsent_reason, is_capped)
  select
    id, id, 'checklist', locale, email, '<' || id || '@localhost>',
    iif(rowid % 200 = 0, 'gave-up', 'sent'), 1, downloaded_at, downloaded_at,
    iif(rowid % 200 = 0, null, downloaded_at), iif(rowid % 200 = 0, 'refused', null), 0
  from checklist_downloads where quarantined_at is null`

/** Makes the product's database in `dataDir`, with `count` leads and their mails; two statements write them all. */
export async function fillDatabase(dataDir: string, count: number): Promise<void> {
  await (await openDatabase({ databaseUrl: undefined, dataDir })).close()
  const database = new DatabaseSync(join(dataDir, sqliteFile))
  // Nothing here has to outlive a power cut.
  for (const pragma of ['synchronous=OFF', 'journal_mode=OFF', 'cache_size=-200000']) database.exec(`PRAGMA ${pragma}`)
  const now = Date.now()
  const userAgent = clientHeaders['User-Agent']
  const from = now - span
  database.prepare(insertLeads).run({ count, from, step: span / count, unconfirmedFrom: now - 21 * day, userAgent })
  database.exec(insertMails)
  database.exec('PRAGMA journal_mode=WAL')
  database.close()
}
