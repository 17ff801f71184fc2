import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findCommit } from './build.ts'

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
