import { cpSync, existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { aFolder, root } from './children.ts'
import { inSeconds, median } from './figures.ts'
import type { Lengths } from './lengths.ts'
import { startCopy } from './servers.ts'
import type { Row } from './table.ts'

/** What a checkout consists of, as far as building and starting need it. */
const parts = [
  ...['admin', 'content', 'contract', 'documents', 'public', 'scripts', 'server', 'site'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
]

const mostFirst = 60_000
const mostAgain = 3_000

/** The sources in a place of their own, so that an empty `dist` costs nobody the one that is there. */
function copyCheckout(folder: string): string {
  const copy = join(folder, 'checkout')
  for (const part of parts) {
    if (existsSync(join(root, part))) cpSync(join(root, part), join(copy, part), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir')
  return copy
}

/** `npm start` until `/health` answers: in a fresh checkout, then again when nothing has changed. */
export async function measureStart({ rounds }: Lengths): Promise<Row[]> {
  const folder = aFolder()
  const cwd = copyCheckout(folder.path)
  const start = async () => {
    const server = await startCopy(folder.path, cwd)
    await server.stop()
    return server.startedIn
  }
  const first = await start()
  const again: number[] = []
  for (let round = 0; round < rounds; round += 1) again.push(await start())
  folder.remove()
  const later = median(again)
  return [
    {
      what: 'first start, nothing built or published yet',
      measured: inSeconds(first),
      aim: `< ${inSeconds(mostFirst)}`,
      isMet: first < mostFirst,
    },
    {
      what: 'start again, nothing changed',
      measured: inSeconds(later),
      aim: `≤ ${inSeconds(mostAgain)}`,
      isMet: later <= mostAgain,
      notes: [`runs: ${again.map(inSeconds).join(', ')}`],
    },
  ]
}
