import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isAlive } from '../../tests/support/children.ts'
import { createWorker, TooManyCallsError, type WorkerLimits } from './worker.ts'

const program = join(import.meta.dirname, '../../tests/support/counting-process.ts')

function aWorker(limits: Partial<WorkerLimits> = {}) {
  const worker = createWorker<typeof import('../../tests/support/counting-process.ts')>(program, limits)
  onTestFinished(worker.stop)
  return worker
}

test('calls are answered in order by one process, which is started by the first of them', async () => {
  const worker = aWorker()
  expect(worker.pids()).toEqual([])
  const answers = await Promise.all([worker.call('count', null), worker.call('pause', 20), worker.call('count', null)])
  const [pid] = worker.pids()
  expect(answers).toEqual([{ count: 11, pid }, 20, { count: 12, pid }])
  expect(await worker.call('echo', Buffer.from([0, 255]))).toEqual(Uint8Array.of(0, 255))
})

test('a process has the folders and certificates of the server, and no secret', async () => {
  const names = ['TMPDIR', 'SQLITE_TMPDIR', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'NODE_EXTRA_CA_CERTS']
  for (const name of [...names, 'SECRET']) vi.stubEnv(name, '/tmp')
  onTestFinished(() => void vi.unstubAllEnvs())
  const worker = aWorker()
  for (const name of names) expect(await worker.call('readEnvironment', name)).toBe('/tmp')
  expect(await worker.call('readEnvironment', 'SECRET')).toBeUndefined()
})

test('an urgent call goes where the others went, and waits for none of them', async () => {
  const worker = aWorker()
  await worker.call('count', null)
  expect(await worker.call('count', null, { isUrgent: true })).toMatchObject({ count: 12 })
  const slow = worker.call('pause', 60_000).catch((error) => error)
  expect(await worker.call('echo', 'now', { isUrgent: true })).toBe('now')
  await worker.stop()
  expect(await slow).toBeInstanceOf(TooManyCallsError)
})

test('what a call throws is told to its caller, and the next is answered', async () => {
  const worker = aWorker()
  await expect(worker.call('fail', 'no such page')).rejects.toThrow('no such page')
  expect(await worker.call('echo', 'here')).toBe('here')
})

test('a process that was killed is replaced, and the call that was under way is not made again', async () => {
  const worker = aWorker()
  const { pid } = await worker.call('count', null)
  const slow = worker.call('pause', 60_000)
  process.kill(pid, 'SIGKILL')
  await expect(slow).rejects.toThrow()
  expect(await worker.call('count', null)).toMatchObject({ count: 11 })
  expect(worker.pids()).not.toEqual([pid])
  await expect(worker.call('die', null)).rejects.toThrow()
  expect(await worker.call('count', null)).toMatchObject({ count: 11 })
})

test('a call that takes too much time or memory fails and ends the process; those behind it are answered by another', async () => {
  const worker = aWorker({ memory: 32 })
  const { pid } = await worker.call('count', null)
  const [slow, large, next] = await Promise.allSettled([
    worker.call('pause', 60_000, { longest: 500 }),
    worker.call('fill', null),
    worker.call('count', null),
  ])
  expect(slow).toMatchObject({ status: 'rejected', reason: { message: 'no answer to pause within 500 ms' } })
  expect(large).toMatchObject({ status: 'rejected' })
  expect(next).toMatchObject({ status: 'fulfilled', value: { count: 11 } })
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test('a process that does not start is told of to who asked, and the next call tries again', async () => {
  const worker = createWorker(`${program}.missing`, { longest: 20_000 })
  onTestFinished(worker.stop)
  await expect(worker.call('count', null as never)).rejects.toThrow('exited')
  await expect(worker.call('count', null as never)).rejects.toThrow('exited')
})

test('of calls that wait only the newest is made, and no more wait than may', async () => {
  const worker = aWorker({ waiting: 2 })
  const first = worker.call('pause', 200)
  const older = worker.call('echo', 'half a wor', { newestOf: 'text' })
  const newer = worker.call('echo', 'half a word', { newestOf: 'text' })
  const other = worker.call('count', null)
  await expect(worker.call('count', null)).rejects.toThrow(TooManyCallsError)
  expect(await Promise.all([first, older, newer, other])).toMatchObject([
    200,
    'half a word',
    'half a word',
    { count: 11 },
  ])
})

test('the process ends when nobody asks any more, when it is stopped, and with its parent', async () => {
  const idle = aWorker({ idle: 100 })
  const { pid } = await idle.call('count', null)
  await expect.poll(() => isAlive(pid)).toBe(false)
  expect(await idle.call('count', null)).toMatchObject({ count: 11 })

  const stopped = aWorker()
  const answered = await stopped.call('count', null)
  const waiting = stopped.call('pause', 60_000)
  await Promise.all([stopped.stop(), expect(waiting).rejects.toThrow()])
  await expect.poll(() => isAlive(answered.pid)).toBe(false)
  await expect(stopped.call('count', null)).rejects.toThrow(TooManyCallsError)

  const code = `
    import { createWorker } from '${join(import.meta.dirname, 'worker.ts')}'
    console.log((await createWorker('${program}').call('count', null)).pid)
    setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = await once(parent.stdout, 'data')
  const orphan = Number(printed)
  expect(isAlive(orphan)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isAlive(orphan)).toBe(false)
})
