import { globSync, readFileSync } from 'node:fs'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { countHeadLines, lineSeparatorOf, splitArticle } from './split-article.ts'

/** The text as the editor gives it back when nothing was typed. */
function openAndSave(source: string): string {
  const { head, body } = splitArticle(source)
  const state = EditorState.create({ doc: body, extensions: EditorState.lineSeparator.of(lineSeparatorOf(body)) })
  return head + state.sliceDoc()
}

const articles = globSync('content/articles/**/article.md')

test('every article that is opened and saved unchanged stays as it is, byte for byte', () => {
  expect(articles.length).toBeGreaterThanOrEqual(50)
  for (const file of articles) {
    const bytes = readFileSync(file)
    expect(Buffer.from(openAndSave(bytes.toString())).equals(bytes), file).toBe(true)
  }
})

test.each([
  ['without a last line end', '---\na: b\n---\nTexte'],
  ['with several at the end', '---\na: b\n---\n\n\nTexte\n\n\n'],
  ['with the line ends of Windows', '---\r\na: b\r\n---\r\nTexte\r\n\r\nfin'],
  ['with both kinds of line ends', '---\na: b\n---\nun\r\ndeux\ntrois\rquatre'],
  ['with the mark of a text file', '\ufeff---\na: b\n---\nTexte\n'],
  ['without front matter', 'Texte\n---\nfin'],
  ['of front matter alone', '---\na: b\n---'],
  ['that is empty', ''],
])('so does a file %s', (_, source) => expect(openAndSave(source)).toBe(source))

test('a line of the file is found in its text', () => {
  const { head, body } = splitArticle('---\na: b\n---\nun\ndeux\n')
  expect(body.split('\n')[5 - countHeadLines(head) - 1]).toBe('deux')
})
