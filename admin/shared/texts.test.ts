import { expect, test } from 'vitest'
import { backupFaultTexts, backupStepTexts } from '../../contract/backup-faults.ts'
import { toScriptJson } from '../../contract/text.ts'
import { columnTexts, figureTexts, noteTexts, rowTexts } from '../../server/admin/statistics.ts'
import { testContent } from '../../tests/support/content.ts'
import { toSiteFacts } from './site-facts.ts'

const ofScreens = import.meta.glob('../**/texts.ts', { eager: true })

/** Where a straight apostrophe, or a space that may break before or after a mark, stands in a French sentence. */
const fault = /[a-zà-ü]'[a-zà-ü]| [;:!?»]|« |[a-zà-ü]:\s/i

/** Every text in a tree of them. */
function listTexts(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree]
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(listTexts) : []
}

test('sentences for the owner keep French typography', () => {
  const texts = listTexts([ofScreens, columnTexts, figureTexts, noteTexts, rowTexts, backupFaultTexts, backupStepTexts])
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.filter((text) => fault.test(text))).toEqual([])
})

test('whatever the site says, the page that carries it stays whole', () => {
  const facts = { ...toSiteFacts(testContent), brand: '</script><script>alert(1)</script>' }
  expect(toScriptJson(facts)).not.toContain('<')
  expect(JSON.parse(toScriptJson(facts))).toEqual(facts)
})
