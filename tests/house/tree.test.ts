import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'

const root = resolve(import.meta.dirname, '../..')
const list = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
const files = list.stdout
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)) && statSync(join(root, file)).isFile())

test('the tree holds no folder of secrets, data or output', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(
    files.filter((file) => /^(dist|data|node_modules)\/|(^|\/)(secret|\.env)$|\.(db|eml|pem)$/.test(file)),
  ).toEqual([])
})

test('the page of settings names every setting the server reads', () => {
  const page = readFileSync(join(root, 'docs/settings.md'), 'utf8')
  const config = readFileSync(join(root, 'server/config.ts'), 'utf8')
  const names = new Set([...config.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name))
  expect(names.size).toBeGreaterThan(15)
  expect([...names].filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

test('every command that the docs name exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const pages = files.filter((file) => file.endsWith('.md'))
  const named = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('the defaults on the page of settings are those of the server', () => {
  const page = readFileSync(join(root, 'docs/settings.md'), 'utf8')
  const { port, host, mailFrom, ownerEmail, formLimit, logLevel } = readConfig({})
  for (const value of [port, host, mailFrom.address, ownerEmail, formLimit, logLevel])
    expect(page).toContain(`\`${value}\``)
})
