import { expect, test } from 'vitest'
import { createConnections } from './connections.ts'

/** A place that is held until it is given back. */
function hold(connections: ReturnType<typeof createConnections>, wait: number, onTaken = () => {}) {
  const { promise, resolve: giveBack } = Promise.withResolvers<true>()
  const held = connections.use(wait, () => {
    onTaken()
    return promise
  })
  return { held, giveBack: () => giveBack(true) }
}

test('no more than the bound are let in, the others in the order in which they came', async () => {
  const connections = createConnections(2)
  const [one, two, three] = [hold(connections, 0), hold(connections, 0), hold(connections, 0)]
  expect(await three.held).toBeUndefined()
  const order: string[] = []
  const first = hold(connections, 1_000, () => order.push('first'))
  const second = hold(connections, 1_000, () => order.push('second'))
  expect(connections.countFree()).toBe(0)
  one.giveBack()
  await one.held
  await expect.poll(() => order).toEqual(['first'])
  two.giveBack()
  await expect.poll(() => order).toEqual(['first', 'second'])
  first.giveBack()
  second.giveBack()
  await Promise.all([first.held, second.held])
  expect(connections.countFree()).toBe(2)
})

test('who has waited long enough goes away, and takes no place from anybody', async () => {
  const connections = createConnections(1)
  const one = hold(connections, 0)
  expect(await hold(connections, 10).held).toBeUndefined()
  one.giveBack()
  await one.held
  expect(connections.countFree()).toBe(1)
})

test('a place is given back also by work that fails', async () => {
  const connections = createConnections(1)
  await expect(connections.use(0, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(connections.countFree()).toBe(1)
})
