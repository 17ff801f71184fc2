import { getSchema } from '@tiptap/core'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { linkAt } from './EditorDialogs.tsx'
import { toExtensions } from './schema.ts'

test.each([
  ['un mot suivi', 3, 7, 'mot'],
  ['un mot suivi', 2, 6, 'mot'],
  ['un mot\u202f: suivi', 3, 9, 'mot\u202f:'],
  ['un mot suivi', 2, 3, ''],
])('a link stands on words without the spaces around them: %j from %i to %i', (text, from, to, words) => {
  const schema = getSchema(toExtensions((name) => name, 'fr'))
  const doc = schema.node('doc', null, [schema.node('paragraph', null, [schema.text(text)])])
  const selection = TextSelection.create(doc, from + 1, to + 1)
  const found = linkAt({ state: EditorState.create({ doc, selection }) })
  expect(found.words).toBe(words)
  expect(doc.textBetween(found.from, found.to)).toBe(words)
})
