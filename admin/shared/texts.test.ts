import { expect, test } from 'vitest'
import { backupFaultTexts, backupStepTexts } from '../../contract/backup-faults.ts'
import { frenchFault } from '../../tests/support/axe.ts'

// What the loader says gets its spaces where it is shown (`toComplaintText`).
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../contents/own-words.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The sentences of a source: what is quoted, and what stands between two tags. */
function listSentences(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/\$\{[^}]*\}/g, '')
  return [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`|>\s*([^<>{}=()]*)</g)]
    .map(([, ...found]) => found.join(''))
    .filter((text) => /[À-ÿ’«…]/.test(text))
}

/** Every text in a tree of them. */
function listTexts(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree]
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(listTexts) : []
}

test('sentences for the owner keep French typography, wherever they stand', () => {
  const texts = [...Object.values(sources).flatMap(listSentences), ...listTexts([backupFaultTexts, backupStepTexts])]
  expect(texts.length).toBeGreaterThan(400)
  expect(texts.filter((text) => frenchFault.test(text))).toEqual([])
})
