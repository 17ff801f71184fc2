import { cpSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/root.ts'
import { createFolder } from './processes.ts'
import { atMost, inSeconds, listRuns, median, type Row, type Scale } from './report.ts'
import { startServer } from './servers.ts'

/** What a fresh checkout has not. */
const made = ['.git', 'data', 'dist', 'node_modules', 'releases']

const aims = { first: 10_000, again: 1_000 }

/** `npm start` until `/health` answers: in a fresh checkout, then again when nothing has changed. */
export async function measureStart({ rounds }: Scale): Promise<Row[]> {
  const cwd = createFolder()
  const parts = readdirSync(root).filter((name) => !made.includes(name))
  for (const part of parts) cpSync(join(root, part), join(cwd, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'), 'dir')
  const dataDir = join(cwd, 'data')
  const times: number[] = []
  for (let round = 0; round < rounds + 1; round += 1) {
    const env = { SITE_DIR: join(dataDir, 'site') }
    const server = await startServer('scripts/start.ts', dataDir, { core: 'any', cwd, env })
    await server.stop()
    times.push(server.startedIn)
  }
  const [first = Number.NaN, ...again] = times
  return [
    atMost('first start, nothing built or published yet', first, aims.first, inSeconds),
    {
      ...atMost('start again, nothing changed', median(again), aims.again, inSeconds),
      notes: [listRuns(again, inSeconds)],
    },
  ]
}
