import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isAlive } from '../../tests/support/children.ts'
import type { CountingWork } from '../../tests/support/counting-process.ts'
import { type KeptProcessLimits, keepProcess, TooManyCallsError } from './keep-process.ts'
import { startProgram } from './start-process.ts'

const program = join(import.meta.dirname, '../../tests/support/counting-process.ts')

function aKeptProcess(limits: Partial<KeptProcessLimits> = {}) {
  const kept = keepProcess<CountingWork>(() => startProgram(program, { from: 10 }, { output: 'inherit' }), limits)
  onTestFinished(kept.stop)
  return kept
}

test('calls are answered in order by one process, which is started by the first of them', async () => {
  const kept = aKeptProcess()
  expect(kept.pid()).toBeUndefined()
  const answers = await Promise.all([kept.call('count', null), kept.call('pause', 20), kept.call('count', null)])
  const pid = kept.pid()
  expect(answers).toEqual([{ count: 11, pid }, 20, { count: 12, pid }])
  expect(await kept.call('echo', Buffer.from([0, 255]))).toEqual(Buffer.from([0, 255]))
})

test('what a call throws is told to its caller, and the next is answered', async () => {
  const kept = aKeptProcess()
  await expect(kept.call('fail', 'no such page')).rejects.toThrow('no such page')
  expect(await kept.call('echo', 'here')).toBe('here')
})

test('a process that was killed is replaced, and the call that was under way is not made again', async () => {
  const kept = aKeptProcess()
  const { pid } = await kept.call('count', null)
  const slow = kept.call('pause', 60_000)
  process.kill(pid, 'SIGKILL')
  await expect(slow).rejects.toThrow('ended (SIGKILL)')
  expect(await kept.call('count', null)).toMatchObject({ count: 11 })
  expect(kept.pid()).not.toBe(pid)
  await expect(kept.call('die', null)).rejects.toThrow('ended (3)')
  expect(await kept.call('count', null)).toMatchObject({ count: 11 })
})

test('a call that takes too long fails and ends the process; those behind it are answered by another', async () => {
  const kept = aKeptProcess()
  const { pid } = await kept.call('count', null)
  const [slow, next] = await Promise.allSettled([
    kept.call('pause', 60_000, { longest: 500 }),
    kept.call('count', null),
  ])
  expect(slow).toMatchObject({ status: 'rejected', reason: { message: 'no answer to pause within 500 ms' } })
  expect(next).toMatchObject({ status: 'fulfilled', value: { count: 11 } })
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test('of calls that wait only the newest is made, and no more wait than may', async () => {
  const kept = aKeptProcess({ waiting: 2 })
  const first = kept.call('pause', 200)
  const older = kept.call('echo', 'half a wor', { newestOf: 'text' })
  const newer = kept.call('echo', 'half a word', { newestOf: 'text' })
  const other = kept.call('count', null)
  await expect(kept.call('count', null)).rejects.toThrow(TooManyCallsError)
  expect(await Promise.all([first, older, newer, other])).toMatchObject([
    200,
    'half a word',
    'half a word',
    { count: 11 },
  ])
})

test('the process ends when nobody asks any more, when it is stopped, and with its parent', async () => {
  const idle = aKeptProcess({ idle: 100 })
  const { pid } = await idle.call('count', null)
  await expect.poll(() => isAlive(pid)).toBe(false)
  expect(await idle.call('count', null)).toMatchObject({ count: 11 })

  const stopped = aKeptProcess()
  const answered = await stopped.call('count', null)
  const waiting = stopped.call('pause', 60_000)
  await Promise.all([stopped.stop(), expect(waiting).rejects.toThrow()])
  expect(isAlive(answered.pid)).toBe(false)
  await expect(stopped.call('count', null)).rejects.toThrow(TooManyCallsError)

  const code = `
    import { keepProcess } from '${join(import.meta.dirname, 'keep-process.ts')}'
    import { startProgram } from '${join(import.meta.dirname, 'start-process.ts')}'
    const kept = keepProcess(() => startProgram('${program}', { from: 0 }, { output: 'ignore' }))
    console.log((await kept.call('count', null)).pid)`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = await once(parent.stdout, 'data')
  const orphan = Number(printed)
  expect(isAlive(orphan)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isAlive(orphan)).toBe(false)
})
