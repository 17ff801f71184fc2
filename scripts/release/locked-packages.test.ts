import { expect, test } from 'vitest'
import { selectPackages } from './locked-packages.ts'

const packages = {
  '': { dependencies: { draw: '1.0.0', fastify: '5.0.0' } },
  'node_modules/draw': { dependencies: { pack: '^1.0.0' }, optionalDependencies: { 'draw-linux': '1.0.0' } },
  'node_modules/draw-linux': {},
  'node_modules/draw/node_modules/pack': { dependencies: { tiny: '*' } },
  'node_modules/fastify': {},
  'node_modules/pack': {},
  'node_modules/tiny': { dependencies: { draw: '1.0.0' } },
}

test('a release carries a package with all that it needs, as Node would find it, and nothing else', () => {
  expect(Object.keys(selectPackages(packages, ['draw'])).toSorted()).toEqual([
    'node_modules/draw',
    'node_modules/draw-linux',
    'node_modules/draw/node_modules/pack',
    'node_modules/tiny',
  ])
})

test('a package that is not locked is refused', () => {
  expect(() => selectPackages(packages, ['gone'])).toThrow('gone is not in package-lock.json')
})
