import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { foldAccents } from '../contract/fold-text.ts'
import { openDatabase, sqliteFile } from '../server/db/database.ts'
import { day } from '../server/runtime/clock.ts'
import { toParisDay } from '../server/runtime/paris-days.ts'
import { clientHeaders } from './load.ts'

/** The oldest lead is this old. */
const span = 730 * day

/** Where four in ten came from; `salon` brought people in the first year only, and `rare` hardly anybody. */
const sources = ['lettre', 'linkedin', 'partenaire', 'podcast', 'salon']

/**
 * Leads over two years, one after the other, the path of those of thirteen months known: eight first names, three addresses in ten at one large provider, the
 * others at twenty thousand companies; those of the last three weeks are unconfirmed, one in a hundred is quarantined.
 * Those who came by the fair speak German: French ones with that source are none among a million.
 */
const makeVisitors = `
  create temp table visitors as with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i + 1 < :count),
  numbered as (
    select
      i,
      substr('annapaulninaottolenakarljuleemil', 1 + (i * 5 % 8) * 4, 4) || i as name,
      iif(i % 10 < 3, 'post.example', 'firma' || (i * 7919 % 20000) || '.example') as domain,
      :from + cast(i * :step as integer) as time
    from numbers
  ),
  moments as (select *, strftime('%Y-%m-%dT%H:%M:%fZ', time / 1000.0, 'unixepoch') as moment from numbered)
  select
    printf('%08x-%04x-7000-8000-%012x', time >> 16, time & 65535, i) as id,
    name || '@' || domain as email,
    moment as downloaded_at,
    case when i % 25 = 4 then 'de' when i % 3 = 0 then 'fr' when i % 3 = 1 then 'en' else 'de' end as locale,
    iif(time < :unconfirmedFrom, moment, null) as confirmed_at,
    iif(i % 100 = 99, moment, null) as quarantined_at,
    iif(time < :countedFrom, null, '/blog/article-' || (i * 7919 % 90)) as first_page,
    iif(time < :countedFrom, null, :ways ->> ('$[' || (i % 7) || ']')) as source,
    iif(i % 50000 = 7, 'rare', iif(i % 25 = 4, iif(i * 2 < :count, 'salon', null), :sources ->> ('$[' || (i % 25) || ']'))) as utm_source
  from moments`

/** A sign-up has the id of its person. */
const insertPeople = `
  insert into people (id, address_key, email, locale, stage, first_contact_at, last_contact_at, confirmed_at)
  select id, email, email, locale, 'new', downloaded_at, downloaded_at, confirmed_at from visitors`

const insertLeads = `
  insert into checklist_downloads
    (id, person_id, email, searched, downloaded_at, user_agent, locale, last_contact_at, quarantined_at, first_page, source, utm_source)
  select id, id, email, email, downloaded_at, :userAgent, locale, downloaded_at, quarantined_at, first_page, source, utm_source
  from visitors`

/** To each its mail: sent, but one in two hundred, which was refused. */
const insertMails = `
  insert into outbox
    (id, person_id, kind, locale, recipient, message_id, state, attempts, next_attempt_at, queued_at, sent_at, unsent_reason, is_capped)
  select
    id, id, 'checklist', locale, email, '<' || id || '@localhost>',
    iif(rowid % 200 = 0, 'gave-up', 'sent'), 1, downloaded_at, downloaded_at,
    iif(rowid % 200 = 0, null, downloaded_at), iif(rowid % 200 = 0, 'refused', null), 0
  from checklist_downloads where quarantined_at is null`

/** One in ten of those who wrote has a stage. */
const noteStages = `
  update people set
    stage = case wrote.number % 40 when 0 then 'talk' when 10 then 'offer' when 20 then 'client' else 'closed' end,
    client_since = iif(wrote.number % 40 = 20, wrote.received_at, null)
  from (select person_id, received_at, rowid as number from enquiries where rowid % 10 = 0 and rowid <= 20000) as wrote
  where people.id = wrote.person_id`

/** Thirteen months of totals: ninety articles, what there is of sources, campaigns, readers and robots. */
const insertTotals = `
  with recursive days(back) as (select 0 union all select back + 1 from days where back < 395),
  names(kind, name) as (
    select 'page', '/blog/article-' || back from days where back < 90
    union all select 'source', value from json_each(:ways)
    union all select 'campaign', 'campaign ' || back from days where back < 20
    union all select 'reader', 'Reader ' || back from days where back < 15
    union all select 'robot', 'Robot ' || back from days where back < 40
  )
  insert into daily_totals (day, kind, name, views)
  select date(:today, '-' || back || ' days'), kind, name, 5 + abs(random() % 500) from days, names`

const words = (
  'bonjour nous sommes une entreprise de machines outils et cherchons des clients en Allemagne pour notre nouvelle ' +
  'gamme Wir möchten unsere Produkte in Frankreich verkaufen und suchen Partner für den Vertrieb we would like to ' +
  'expand into the French market could you tell us how much an audit costs référencement boutique salon Hanovre'
).split(' ')

/** Enquiries by leads, spread over the same time, each of some eighty words; all but the newest thousand are answered. */
function insertEnquiries(database: DatabaseSync, count: number): void {
  const writers = database
    .prepare(
      'select * from checklist_downloads where rowid % max(1, (select count(*) from checklist_downloads) / ?) = 0 limit ?',
    )
    .all(count, count)
  const columns =
    'id, name, email, subject, message, person_id, locale, page, received_at, answered_at, quarantined_at, utm_source, first_page, source, searched'
  const insert = database.prepare(`insert into enquiries (${columns}) values (${columns.replace(/\w+/g, '?')})`)
  for (const [index, writer] of writers.entries()) {
    const { person_id = '', email = '', locale = '', downloaded_at: at = '' } = writer
    const { utm_source = null, first_page = null, source = null } = writer
    const id = String(writer.id).replace(/^./, 'f')
    const name = `${String(email).slice(0, 4)} Müller-${index}`
    const message = Array.from(
      { length: 80 },
      (_, word) => words[(index * 7 + word * (1 + (index % 11))) % words.length],
    ).join(' ')
    const isQuarantined = index % 50 === 49
    const answered = isQuarantined || index >= writers.length - 1_000 ? null : at
    const heldAt = isQuarantined ? at : null
    const path = [utm_source, first_page, source]
    const searched = foldAccents([name, email, 'expansion', message].join('\n'))
    const texts = [id, name, email, 'expansion', message, person_id, locale, '/contact']
    insert.run(...texts, at, answered, heldAt, ...path, searched)
  }
}

/** Makes the product's database in `dataDir`, with `count` leads and their mails, a tenth as many enquiries, and people. */
export async function fillDatabase(dataDir: string, count: number): Promise<void> {
  await (await openDatabase({ databaseUrl: undefined, dataDir })).close()
  const database = new DatabaseSync(join(dataDir, sqliteFile))
  // Nothing here has to outlive a power cut.
  for (const pragma of ['synchronous=OFF', 'journal_mode=OFF', 'cache_size=-200000']) database.exec(`PRAGMA ${pragma}`)
  const now = Date.now()
  const times = { from: now - span, step: span / count, unconfirmedFrom: now - 21 * day, countedFrom: now - 395 * day }
  const ways = JSON.stringify(['google', 'direct', 'chatgpt', 'linkedin', 'campaign', 'bing', 'other'])
  const userAgent = clientHeaders['User-Agent']
  database.prepare(makeVisitors).run({ count, ...times, ways, sources: JSON.stringify(sources.slice(0, 4)) })
  database.exec(insertPeople)
  database.prepare(insertLeads).run({ userAgent })
  database.exec(insertMails)
  database.prepare(insertTotals).run({ today: toParisDay(now), ways })
  database.exec('begin')
  insertEnquiries(database, count / 10)
  database.exec(noteStages)
  database.exec('commit')
  database.exec('PRAGMA journal_mode=WAL')
  database.close()
}
