import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureRoom } from './admin.ts'
import { clearUp, root } from './children.ts'
import { measureFlood } from './flood.ts'
import { measureInstances } from './instances.ts'
import { fullLengths, type Lengths, quickLengths } from './lengths.ts'
import { describeMachine } from './machine.ts'
import { measureMemory } from './memory.ts'
import { measurePage } from './page-from-memory.ts'
import { measurePages } from './pages/measure-pages.ts'
import { measurePublishing } from './publishing.ts'
import { builtFor, publishSite } from './servers.ts'
import { measureSignUps } from './sign-ups.ts'
import { measureStart } from './start-again.ts'
import { type Row, toTable } from './table.ts'

/** `npm run bench`: what the product can do on this machine, part by part, beside something to compare with. */
const parts: Record<string, [title: string, measure: (lengths: Lengths) => Promise<Row[]>]> = {
  'sign-ups': ['Sign-ups, each on the disk before it is answered', measureSignUps],
  instances: ['Two instances on one PostgreSQL', measureInstances],
  flood: ['Visitors beside a flood of bots', measureFlood],
  page: ['A page from memory', measurePage],
  memory: ['Resident memory', measureMemory],
  start: ['Starting', measureStart],
  publishing: ['Building, releasing, publishing', measurePublishing],
  room: ['The administrator’s room over a long list', measureRoom],
  pages: ['Pages on a phone, Lighthouse 13 (mobile, simulated throttling)', measurePages],
}

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true }, quick: { type: 'boolean' } } })
const chosen = values.only?.flatMap((names) => names.split(',')) ?? Object.keys(parts)
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.\n`)
  process.exit(2)
}

process.stdout.write(`${describeMachine()}\n`)
if (values.quick) process.stdout.write('WARNING: --quick shows that the bench runs; its figures are worth nothing.\n')

const prepared = spawnSync(process.execPath, [join(root, 'scripts/build.ts')], {
  cwd: root,
  env: { ...process.env, SITE_URL: builtFor },
  stdio: 'inherit',
})
if (prepared.status !== 0) process.exit(1)
await publishSite()

const missed: string[] = []
const broken: string[] = []
for (const name of chosen) {
  const [title, measure] = parts[name] ?? []
  if (!title || !measure) continue
  try {
    const rows = await measure(values.quick ? quickLengths : fullLengths)
    process.stdout.write(toTable(title, rows))
    missed.push(...rows.filter((row) => row.isMet === false).map((row) => `${name}: ${row.what}`))
  } catch (error) {
    broken.push(name)
    clearUp()
    process.stderr.write(`\n${title}\n  BROKEN: ${error instanceof Error ? error.message : String(error)}\n`)
  }
}

process.stdout.write(missed.length > 0 ? `\nBelow the aim:\n  ${missed.join('\n  ')}\n` : '\nNothing below its aim.\n')
if (broken.length > 0) process.stdout.write(`Broken: ${broken.join(', ')}\n`)
// What the parts have started ends with the bench in any case.
process.exit(broken.length > 0 ? 1 : 0)
