import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfChanged } from '../scripts/build/build.ts'
import { root } from '../scripts/root.ts'
import { measureAdmin } from './admin.ts'
import { measureCounting } from './counting.ts'
import { describeMachine } from './machine.ts'
import { measureMemory } from './memory.ts'
import { measurePage } from './page.ts'
import { measurePages } from './pages.ts'
import { cleanUp } from './processes.ts'
import { measurePublishing } from './publishing.ts'
import { type Row, type Scale, toTable } from './report.ts'
import { publishCheckout } from './servers.ts'
import { measureSignUps } from './sign-ups.ts'
import { measureStart } from './start.ts'

/** `npm run bench`: what the product can do on this machine, part by part, beside something to compare with. */
const parts: Record<string, [title: string, measure: (scale: Scale) => Promise<Row[]>]> = {
  'sign-ups': ['Sign-ups, each on the disk before it is answered', measureSignUps],
  page: ['A page from memory', measurePage],
  counting: ['What counting costs a page', measureCounting],
  memory: ['Resident memory', measureMemory],
  start: ['Starting', measureStart],
  publishing: ['Building, releasing, publishing', measurePublishing],
  admin: ['The administrator’s pages over a long list', measureAdmin],
  pages: ['Pages on a phone: marks, largest contentful paint, layout shift', measurePages],
}

const { values } = parseArgs({ options: { only: { type: 'string' }, quick: { type: 'boolean' } } })
const chosen = values.only?.split(',') ?? Object.keys(parts)
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.\n`)
  process.exit(2)
}
const scale: Scale = values.quick
  ? { rounds: 1, seconds: 1, leads: 20_000 }
  : { rounds: 3, seconds: 8, leads: 1_000_000 }

process.stdout.write(`${describeMachine()}\n`)
if (values.quick) process.stdout.write('WARNING: --quick shows that everything runs; its figures are worth nothing.\n')
await buildIfChanged(root, join(root, 'dist'))
await publishCheckout()

const broken: string[] = []
for (const [name, [title, measure]] of Object.entries(parts).filter(([name]) => chosen.includes(name))) {
  try {
    process.stdout.write(toTable(title, await measure(scale)))
  } catch (error) {
    broken.push(name)
    process.stderr.write(`\n${title}\n  BROKEN: ${error instanceof Error ? error.message : String(error)}\n`)
  }
  cleanUp()
}
process.exit(broken.length > 0 ? 1 : 0)
