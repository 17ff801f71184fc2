import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { toSourceFrame } from './source-frame.ts'

test('who reads a stack finds the line of the source, and that of the bundle where it has no map', () => {
  const folder = mkdtempSync(join(tmpdir(), 'businessbretzel-maps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [bundle, bare] = ['main.js', 'bare.js'].map((name) => pathToFileURL(join(folder, name)).href)
  // The first column of the second line comes from line 8, column 3.
  const map = { version: 3, sources: ['../../server/main.ts'], names: [], mappings: ';AAOE' }
  writeFileSync(join(folder, 'main.js.map'), JSON.stringify(map))
  expect(toSourceFrame(`at run (${bundle}:2:1)`)).toBe('at run (server/main.ts:8:3)')
  for (const frame of [`at async ${bare}:2:1`, 'at node:internal/process:1:1']) expect(toSourceFrame(frame)).toBe(frame)
})
