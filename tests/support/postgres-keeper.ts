import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPostgres } from './postgres-programs.ts'

/** Runs PostgreSQL until the process that started it ends or lets go; tells it the address once it answers, and ends and starts it as told. */
const folder = mkdtempSync(join(tmpdir(), 'businessbretzel-postgres-'))
// The last three: a machine that loses its power in the middle of the tests may lose their database.
const unsafe = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
const server = await createPostgres(folder, { max_connections: '200', ...unsafe })

process.once('disconnect', async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})
// Ctrl+C reaches the whole group; the tests let go of it once they have ended.
process.on('SIGINT', () => {})

process.on('message', async (word) => {
  await (word === 'down' ? server.stop() : server.start())
  process.send?.('done')
})

await server.start()
process.send?.(server.url)
