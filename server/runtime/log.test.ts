import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { aKeptLog, readLines } from '../../tests/support/kept-log.ts'
import { toSourceFrame } from './log.ts'
import { markOutage } from './outage.ts'

test('who reads the log finds the level of each line in words', () => {
  const { log, text } = aKeptLog()
  log.info('one')
  log.warn('two')
  log.error('three')
  expect(readLines(text()).map(({ level }) => level)).toEqual(['info', 'warn', 'error'])
})

test('an outage is a line at its start, with the error itself, and a line at its end, however much fails meanwhile', () => {
  const { log, text } = aKeptLog()
  const away = () => markOutage(Object.assign(new Error('the system is shutting down'), { code: '57P03' }))
  for (let attempt = 0; attempt < 1_000; attempt += 1) log.error({ error: away() }, 'job failed')
  log.outage('retention', { error: away(), job: 'retention' }, 'job failed')
  expect(readLines(text())).toMatchObject([
    {
      level: 'error',
      outage: 'database',
      error: { code: '57P03', message: 'the system is shutting down' },
      msg: 'job failed',
    },
  ])
  log.recovered('database')
  log.recovered('database')
  log.error({ error: away() }, 'form not stored')
  expect(readLines(text()).slice(1)).toMatchObject([
    { level: 'warn', outage: 'database', failures: 1_001, seconds: expect.any(Number), msg: 'over' },
    { outage: 'database', msg: 'form not stored' },
  ])
})

test('of any other error the log keeps name, code and causes, and never the message, which may quote somebody', () => {
  const { log, text } = aKeptLog()
  const cause = Object.assign(new Error('anna@example.org'), { code: 'ERR_SQLITE_ERROR', errcode: 1555 })
  log.error({ error: new TypeError('anna@example.org', { cause }) }, 'request failed')
  expect(text()).not.toContain('anna')
  expect(readLines(text())).toMatchObject([
    { error: { name: 'TypeError', cause: { code: 'ERR_SQLITE_ERROR', errcode: 1555 } }, msg: 'request failed' },
  ])
})

test('a stack names the line of the source, and that of the bundle where it has no map', () => {
  const folder = mkdtempSync(join(tmpdir(), 'businessbretzel-maps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [bundle, bare] = ['main.js', 'bare.js'].map((name) => pathToFileURL(join(folder, name)).href)
  // The first column of the second line comes from line 8, column 3.
  const map = { version: 3, sources: ['../../server/main.ts'], names: [], mappings: ';AAOE' }
  writeFileSync(join(folder, 'main.js.map'), JSON.stringify(map))
  expect(toSourceFrame(`at run (${bundle}:2:1)`)).toBe('at run (server/main.ts:8:3)')
  for (const frame of [`at async ${bare}:2:1`, 'at node:internal/process:1:1']) expect(toSourceFrame(frame)).toBe(frame)
})
