import { expect, test } from 'vitest'
import { backupFaultTexts, backupStepTexts } from '../../contract/backup-faults.ts'
import { toScriptJson } from '../../contract/text.ts'
import { frenchFault } from '../../tests/support/axe.ts'
import { testContent } from '../../tests/support/content.ts'
import { toSiteFacts } from './site-facts.ts'

const ofScreens = import.meta.glob('../**/texts.ts', { eager: true })

/** Every text in a tree of them. */
function listTexts(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree]
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(listTexts) : []
}

test('lists of sentences for the owner keep French typography', () => {
  const texts = listTexts([ofScreens, backupFaultTexts, backupStepTexts])
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter((text) => frenchFault.test(text))).toEqual([])
})

test('whatever the site says, the page that carries it stays whole', () => {
  const facts = { ...toSiteFacts(testContent), brand: '</script><script>alert(1)</script>' }
  expect(toScriptJson(facts)).not.toContain('<')
  expect(JSON.parse(toScriptJson(facts))).toEqual(facts)
})
