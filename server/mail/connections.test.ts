import { expect, test } from 'vitest'
import { createConnections } from './connections.ts'

test('no more than the bound are let in, the others in the order in which they came', async () => {
  const connections = createConnections(2)
  expect(await Promise.all([connections.take(0), connections.take(0), connections.take(0)])).toEqual([
    true,
    true,
    false,
  ])
  const order: string[] = []
  const first = connections.take(1_000).then((isTaken) => isTaken && order.push('first'))
  const second = connections.take(1_000).then((isTaken) => isTaken && order.push('second'))
  expect(connections.countFree()).toBe(0)
  connections.give()
  await first
  connections.give()
  await second
  expect(order).toEqual(['first', 'second'])
  connections.give()
  connections.give()
  expect(connections.countFree()).toBe(2)
})

test('who has waited long enough goes away, and takes no place from anybody', async () => {
  const connections = createConnections(1)
  await connections.take(0)
  expect(await connections.take(10)).toBe(false)
  connections.give()
  expect(connections.countFree()).toBe(1)
})
