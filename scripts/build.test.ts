import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { takeLock } from '../server/db/lock.ts'
import { buildFolder } from '../tests/support/test-site.ts'
import { inlineScript } from './build/bundles.ts'
import { buildIfChanged, findCommit } from './build.ts'
import { root } from './command.ts'

test('a build names its commit and whether files have changed since; outside of a checkout of its own it knows of none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'businessbretzel-commit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const unknown = 'unknown: built without git'
  expect(findCommit(folder)).toBe(unknown)
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: folder, encoding: 'utf8' }).trim()
  git('init', '--quiet')
  writeFileSync(join(folder, 'a'), 'a')
  git('add', 'a')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message', 'Begin')
  git('tag', 'v1.0.0')
  const commit = git('rev-parse', '--short=12', 'HEAD')
  expect(findCommit(folder)).toBe(commit)
  writeFileSync(join(folder, 'a'), 'b')
  expect(findCommit(folder)).toBe(`${commit}-dirty`)
  mkdirSync(join(folder, 'within'))
  expect(findCommit(join(folder, 'within'))).toBe(unknown)
})

test('a build waits for one that is under way, and takes what that has made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'businessbretzel-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const out = join(folder, 'dist')
  const release = await takeLock({ databaseUrl: undefined, file: `${out}.lock`, number: 0 })
  const isBuilt = buildIfChanged(root, out)
  // Longer than it takes to see that there is no build yet.
  await wait(1_000)
  cpSync(buildFolder, out, { recursive: true })
  await release?.()
  expect(await isBuilt).toBe(false)
})

/** What a script does to a page. */
function runScript(script: string): string {
  const page = { title: '' }
  new Function('document', script)(page)
  return page.title
}

test('a module reaches the built page as one small script that cannot end its element early', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'inline-script-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'greet.ts'), "export const greet = (name: string) => '</script> '.concat(name)\n")
  writeFileSync(join(folder, 'wake.ts'), "import { greet } from './greet.ts'\n\ndocument.title = greet('reader')\n")
  writeFileSync(join(folder, 'page.ts'), "export { default } from './wake.ts?inline-script'\n")
  const options = { root: folder, configFile: false, logLevel: 'warn', publicDir: false } as const
  await build({ ...options, plugins: [inlineScript()], build: { ssr: 'page.ts', outDir: 'out' } })
  const { default: script } = await import(join(folder, 'out/page.mjs'))
  expect(runScript(script)).toBe('</script> reader')
  expect(script).not.toContain('</script')
  expect(script).not.toMatch(/import|export|: string|\n/)
})
