import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase, sqliteFile } from '../server/db/database.ts'
import { newId } from '../server/db/new-id.ts'

/**
 * What a sign-up costs on this disk without any product around it: the rows of one that the product has stored, again
 * and again under ids of their own, in the same schema under the same pragmas, a transaction each, as fast as one loop
 * can. `node plain-loop.ts <data folder of the product> <folder> <seconds>` prints how many a second.
 */
const [productDir = '', dataDir = '', seconds] = process.argv.slice(2)

// Our own migrations make the schema; the loop then has the file for itself.
await (await openDatabase({ databaseUrl: undefined, dataDir })).close()
const database = new DatabaseSync(join(dataDir, sqliteFile))
for (const pragma of ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON', 'secure_delete=ON']) {
  database.exec(`PRAGMA ${pragma}`)
}
database.prepare('attach ? as product').run(join(productDir, sqliteFile))

const aPerson = 'select max(person_id) from product.checklist_downloads'
const aLead = `select id from product.checklist_downloads where person_id = (${aPerson})`
const sources = [
  `people where id = (${aPerson})`,
  `checklist_downloads where person_id = (${aPerson})`,
  `consents where lead_id = (${aLead})`,
  `outbox where person_id = (${aPerson})`,
]
const inserts = sources.flatMap((source) => {
  const [table = ''] = source.split(' ')
  const rows = database.prepare(`select * from product.${source}`).all()
  return rows.map((row) => {
    const columns = Object.keys(row)
    const values = columns.map((column) => `:${column}`)
    return { table, row, insert: database.prepare(`insert into ${table} (${columns}) values (${values})`) }
  })
})
database.exec('detach product')
const begin = database.prepare('begin')
const commit = database.prepare('commit')

let count = 0

function signUp(): void {
  count += 1
  const [person_id, lead_id] = [newId(), newId()]
  const ids: Record<string, string> = { people: person_id, checklist_downloads: lead_id }
  const email = `visitor-${count}@example.org`
  begin.run()
  for (const { table, row, insert } of inserts) {
    const id = ids[table] ?? newId()
    const known = { id, person_id, lead_id, email, address_key: email }
    const own = { ...known, submission_id: randomUUID(), message_id: `<${id}@localhost>` }
    insert.run(Object.fromEntries(Object.keys(row).map((column) => [column, { ...row, ...own }[column] ?? null])))
  }
  commit.run()
}

/** Signs up as often as it can. @returns how many a second */
function run(milliseconds: number): number {
  const [first, began] = [count, performance.now()]
  while (performance.now() - began < milliseconds) signUp()
  return (count - first) / ((performance.now() - began) / 1000)
}
run(1_000)
process.stdout.write(String(run(Number(seconds) * 1000)))
database.close()
