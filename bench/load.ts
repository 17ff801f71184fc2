import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCpuSeconds } from './proc.ts'
import { createFolder, runProcess } from './processes.ts'
import type { Reading } from './readers.ts'
import { inPerSecond, inWhole, median } from './report.ts'

/** A server under load; the processor time of its process tells how busy it is. */
export type Target = { url: string; pid: number }

export type LoadOptions = {
  /** A visit is a page, then the form. */
  sends: 'page' | 'signUp' | 'visit'
  /** The page. */
  path: string
  /** One after the other in place of that page with the same headers each time. */
  readings?: Reading[]
  connections: number
  seconds: number
  /** True: each connection does so once a second; otherwise again as soon as it is answered. */
  everySecond?: boolean
}

export type LoadResult = {
  /** Good answers. */
  perSecond: number
  /** Milliseconds until an answer was there: half of all, 95 and 99 of a hundred. */
  p50: number
  p95: number
  p99: number
  /** Share of one core that the server used. */
  busy: number
}

/** Not measured: until connections are open and code is compiled. */
export const warmUpSeconds = 2

/** What every browser says; as long as the real thing, since the server has to read it. */
export const clientHeaders = {
  'Accept-Encoding': 'gzip',
  'Accept-Language': 'fr-FR,fr;q=0.9,en;q=0.8',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}

/** Whether Debian's `wrk` is there, which asks faster than a server on one core can answer. */
export const hasWrk = spawnSync('wrk', ['--version']).error === undefined

async function runAutocannon({ url }: Target, options: LoadOptions): Promise<Omit<LoadResult, 'busy'>> {
  const order = JSON.stringify({ url, ...options })
  return JSON.parse(
    await runProcess(process.execPath, [join(import.meta.dirname, 'load-process.ts'), order], { core: 'load' }),
  )
}

/** A line of wrk's latencies, `99%   68.20ms`, in milliseconds. */
function readLatency(printed: string, share: string): number {
  const line = printed.split('\n').find((one) => one.trim().startsWith(share)) ?? ''
  const [, value, unit = 'ms'] = /\s([\d.]+)(us|ms|s)$/.exec(line) ?? []
  return Number(value) * ({ us: 0.001, s: 1_000 }[unit] ?? 1)
}

/** What wrk is to send, in its own language. */
function toScript(readings: Reading[]): string {
  const formatted = readings.map(({ path, headers }) => {
    const pairs = Object.entries(headers).map(([name, value]) => `[${JSON.stringify(name)}]=${JSON.stringify(value)}`)
    return `wrk.format("GET", ${JSON.stringify(path)}, {${pairs.join(', ')}})`
  })
  return `local texts, at = {}, 0
    function init() texts = { ${formatted.join(',\n')} } end
    function request() at = at % #texts + 1; return texts[at] end`
}

async function runWrk(
  { url }: Target,
  { path, readings, connections, seconds }: LoadOptions,
): Promise<Omit<LoadResult, 'busy'>> {
  const headers = Object.entries(clientHeaders).flatMap(([name, value]) => ['--header', `${name}: ${value}`])
  const script = join(createFolder(), 'readings.lua')
  if (readings) writeFileSync(script, toScript(readings))
  const sent = readings ? ['--script', script] : headers
  const load = ['--threads', '1', '--connections', String(connections), '--latency', ...sent, url + path]
  await runProcess('wrk', ['--duration', `${warmUpSeconds}s`, ...load], { core: 'load' })
  const printed = await runProcess('wrk', ['--duration', `${seconds}s`, ...load], { core: 'load' })
  if (/Non-2xx|Socket errors/.test(printed)) throw new Error(printed)
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1])
  return { perSecond, p50: readLatency(printed, '50%'), p95: Number.NaN, p99: readLatency(printed, '99%') }
}

/**
 * Loads a server from another core: with wrk where it is installed and only pages are asked for, else with autocannon.
 * @throws unless every answer is good
 */
export async function loadServer(target: Target, options: LoadOptions): Promise<LoadResult> {
  const [cpu, time] = [readCpuSeconds(target.pid), performance.now()]
  const run = hasWrk && options.sends === 'page' ? runWrk : runAutocannon
  const result = await run(target, options)
  return { ...result, busy: (readCpuSeconds(target.pid) - cpu) / ((performance.now() - time) / 1000) }
}

/** `runs: 2,600/s, 2,650/s; the server used 97 % of its core` */
export function describeRuns(runs: LoadResult[]): string {
  const busy = median(runs.map((run) => run.busy)) * 100
  return `runs: ${runs.map(({ perSecond }) => inPerSecond(perSecond)).join(', ')}; the server used ${inWhole(busy)} % of its core`
}
