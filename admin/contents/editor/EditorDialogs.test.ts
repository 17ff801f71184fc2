import { getSchema } from '@tiptap/core'
import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { readDocument } from '../../../contract/content/article-text/read-document.ts'
import { linkAt } from './EditorDialogs.tsx'
import { toExtensions } from './schema.ts'

const schema = getSchema(toExtensions((name) => name, 'fr'))

test.each([
  ['un mot suivi', 3, 7, 'mot'],
  ['un mot suivi', 2, 6, 'mot'],
  ['un mot\u202f: suivi', 3, 9, 'mot\u202f:'],
  ['un mot suivi', 2, 3, ''],
])('a link stands on words without the spaces around them: %j from %i to %i', (text, from, to, words) => {
  const doc = schema.node('doc', null, [schema.node('paragraph', null, [schema.text(text)])])
  const selection = TextSelection.create(doc, from + 1, to + 1)
  const found = linkAt({ state: EditorState.create({ doc, selection }) })
  expect(found.words).toBe(words)
  expect(doc.textBetween(found.from, found.to)).toBe(words)
})

test.each([
  ['picture', 'Un mot.\n\n![Un quai](quai.jpg)'],
  ['sourceCall', 'Un mot[^ehi].\n\n[^ehi]: EHI'],
])('a link takes the place of no %s that is selected: it stands behind it', (name, text) => {
  const doc = schema.nodeFromJSON(readDocument(text))
  let place = 0
  doc.descendants(({ type }, at) => {
    if (type.name === name) place = at
  })
  const selection = NodeSelection.create(doc, place)
  expect(linkAt({ state: EditorState.create({ doc, selection }) })).toMatchObject({
    from: place + 1,
    to: place + 1,
    words: '',
  })
})
