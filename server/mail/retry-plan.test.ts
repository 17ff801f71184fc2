import { expect, test } from 'vitest'
import { hour, minute, second } from '../runtime/clock.ts'
import { type Attempts, type Failure, planRetry } from './retry-plan.ts'

/** The waits of a mail that fails again and again, and how it ends. */
function walk(failures: (attempt: number) => Failure, random: number) {
  let made: Attempts = { attempts: 0, uncertain_attempts: 0 }
  const waits: number[] = []
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const plan = planRetry(made, failures(attempt), random)
    if (plan.state !== 'waiting') return { waits, end: plan.state }
    waits.push(plan.wait)
    made = plan
  }
  return { waits, end: 'never' }
}

const sum = (waits: number[]) => waits.reduce((all, wait) => all + wait, 0)

test('a mail that never leaves waits 15 s, 1, 5, 30 min, 2, 6, 24 h and is then given up', () => {
  const { waits, end } = walk(() => 'unreachable', 0.5)
  const expected = [15 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 24 * hour]
  expect(waits).toEqual(expected)
  expect(end).toBe('gave-up')
  expect(sum(walk(() => 'unreachable', 1).waits)).toBeLessThan(40 * hour)
  expect(walk(() => 'unreachable', 0).waits[0]).toBe(12 * second)
  expect(walk(() => 'unreachable', 1).waits[0]).toBe(18 * second)
})

test('a mail that may have arrived is tried twice more, hours apart, and ends as uncertain', () => {
  const { waits, end } = walk(() => 'uncertain', 0)
  expect(waits).toEqual([2 * hour * 0.8, 6 * hour * 0.8])
  expect(end).toBe('uncertain')
  // Also one that had failed before.
  expect(walk((attempt) => (attempt < 3 ? 'unreachable' : 'uncertain'), 0.5)).toMatchObject({
    waits: [15 * second, minute, 5 * minute, 2 * hour, 6 * hour],
    end: 'uncertain',
  })
})

test('a mail that may have arrived once is never said to have failed for good', () => {
  expect(walk((attempt) => (attempt === 0 ? 'uncertain' : 'unreachable'), 0.5)).toMatchObject({ end: 'uncertain' })
  expect(walk((attempt) => (attempt === 0 ? 'uncertain' : 'refused'), 0.5)).toMatchObject({ end: 'gave-up' })
})

test('whatever the mixture of failures, a mail ends within eight attempts and 49 hours', () => {
  for (let mixture = 0; mixture < 256; mixture += 1) {
    const { waits, end } = walk((attempt) => ((mixture >> attempt) & 1 ? 'uncertain' : 'unreachable'), 1)
    expect(end).not.toBe('never')
    expect(waits.length).toBeLessThan(8)
    expect(sum(waits)).toBeLessThan(49 * hour)
  }
})

test.each(['refused', 'badAddress', 'unwritable'] as const)('a mail that is %s ends at once', (failure) => {
  expect(walk(() => failure, 0.5)).toEqual({ waits: [], end: 'gave-up' })
})

test('while the mail server refuses the login of the site, no mail is given up', () => {
  expect(walk(() => 'loginRefused', 0.5).end).toBe('never')
  expect(planRetry({ attempts: 7, uncertain_attempts: 2 }, 'loginRefused', 0.5)).toEqual({
    state: 'waiting',
    wait: 5 * minute,
    attempts: 7,
    uncertain_attempts: 2,
  })
})
