import { expect, test } from 'vitest'
import { countHeadLines, splitArticle } from './split-article.ts'

test('a line of the file is found in its text', () => {
  const { head, body } = splitArticle('---\na: b\n---\nun\ndeux\n')
  expect(body.split('\n')[5 - countHeadLines(head) - 1]).toBe('deux')
})
