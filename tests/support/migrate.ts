import { join } from 'node:path'
import type { KyselyPlugin } from 'kysely'
import { sqliteFile } from '../../server/db/database.ts'
import { openPostgres, openSqlite } from '../../server/db/engines.ts'
import { migrate } from '../../server/db/migrate.ts'

/**
 * A process that brings a schema up to date and, told so, is killed before its n-th statement:
 * `migrate.ts <data folder> <database address or -> <n or 0>`. Prints how many statements there were.
 */
const [dataDir = '', databaseUrl = '-', last = '0'] = process.argv.slice(2)

let statements = 0
const killer: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements += 1
    if (statements === Number(last)) process.kill(process.pid, 'SIGKILL')
    return node
  },
  transformResult: async ({ result }) => result,
}

const engine = databaseUrl === '-' ? 'sqlite' : 'postgres'
const db = engine === 'sqlite' ? openSqlite(join(dataDir, sqliteFile)) : openPostgres(databaseUrl, () => {})
await migrate(db.withPlugin(killer), engine)
await db.destroy()
process.stdout.write(`${statements}\n`)
