import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { testContent } from '../../tests/support/content.ts'
import { serializeSiteFacts, toSiteFacts } from './site-facts.ts'

const root = join(import.meta.dirname, '../..')

/** Where a straight apostrophe, or a space that may break before or after a mark, stands in a French sentence. */
const fault = /[a-zà-ü]'[a-zà-ü]| [;:!?»]|« |[a-zà-ü]:\s/i

/** Every sentence in the code: words with an accent, a curly apostrophe or a mark that French sets apart. */
function listSentences(file: string): string[] {
  const found: string[] = []
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.filter((text) => /[à-ü’«»]/i.test(text) && /[a-z]{2}/i.test(text))
}

test('sentences for the owner keep French typography', () => {
  const files = globSync(['admin/**/*.{ts,tsx}', 'documents/emails/OwnerMails.tsx', 'server/**/texts.ts'], {
    cwd: root,
  })
  const sentences = files.filter((file) => !file.includes('.test.')).flatMap(listSentences)
  expect(sentences.length).toBeGreaterThan(300)
  expect(sentences.filter((text) => fault.test(text))).toEqual([])
})

test('whatever the site says, the page that carries it stays whole', () => {
  const facts = { ...toSiteFacts(testContent), brand: '</script><script>alert(1)</script>' }
  expect(serializeSiteFacts(facts)).not.toContain('<')
  expect(JSON.parse(serializeSiteFacts(facts))).toEqual(facts)
})
