import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect } from 'vitest'
import { buildForNode } from '../../scripts/build/bundles.ts'
import { aCrowd, test as base, findIncomplete, isPromise } from '../support/fault.ts'
import { postJson } from '../support/form.ts'
import type { ServerProcess } from '../support/process.ts'
import { buildFolder } from '../support/test-site.ts'

/** How long a proxy looks for an instance that answers: `lb_try_duration` of deploy/Caddyfile (milliseconds). */
const longestSearch = 20_000

let newer: string
beforeAll(async () => {
  const root = dirname(buildFolder)
  // Within the repository, where the packages are that no bundle holds.
  newer = mkdtempSync(join(root, 'data/newer-'))
  cpSync(buildFolder, newer, { recursive: true })
  const made = join(newer, 'made')
  await buildForNode(root, made, { main: 'tests/support/newer-main.ts' })
  cpSync(made, join(newer, 'server'), { recursive: true })
})
afterAll(() => rmSync(newer, { recursive: true, force: true }))

const test = base.extend({ engine: 'postgres' as const })

test('two instances are replaced one by one, there and back, and one restarts in between: nobody is refused', async ({
  place,
  start,
}) => {
  const instances = await Promise.all([start(), start()])
  const replace = async (index: 0 | 1, build: string) => {
    const { port } = instances[index]
    expect(await instances[index].stop()).toBe(0)
    instances[index] = await start({}, { port, build })
  }
  /** Asks as a proxy does: one instance, and where it does not answer the other. */
  const ask = async (number: number, send: (instance: ServerProcess) => Promise<Response>) => {
    const deadline = performance.now() + longestSearch
    for (let attempt = number; ; attempt += 1) {
      try {
        return await send(instances[attempt % 2 === 0 ? 0 : 1])
      } catch (error) {
        if (performance.now() > deadline) throw error
        await pause(25)
      }
    }
  }
  const refused: unknown[] = []
  const crowd = aCrowd(4, async (email, number) => {
    const page = await ask(number, ({ url }) => fetch(`${url}/contact`)).catch((error) => error)
    if (page.status !== 200) refused.push(page)
    await page.text?.()
    return ask(number + 1, (instance) => postJson(instance, { email }))
  })
  await replace(0, newer)
  // The other one is still the release before, and its machine restarts.
  await replace(1, buildFolder)
  await replace(1, newer)
  await replace(0, buildFolder)
  await replace(1, buildFolder)
  const before = crowd.promised().length
  await expect.poll(() => crowd.promised().length).toBeGreaterThan(before + 20)
  await crowd.end()
  expect(refused).toEqual([])
  expect(crowd.answers.filter(({ status }) => !isPromise(status))).toEqual([])
  expect(await findIncomplete(place, crowd.promised())).toEqual([])
})
