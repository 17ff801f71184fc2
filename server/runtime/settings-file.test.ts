import { expect, test } from 'vitest'
import { parseSettings } from './settings-file.ts'

test('a settings file means what systemd takes it for', () => {
  const text = [
    'CRLF=windows\r',
    '# comment',
    '; comment',
    'PLAIN=value',
    'HASH=pass#word with # inside',
    'EQUALS=a=b',
    'EMPTY=',
    'QUOTED="two words"',
    "SINGLE='it’s'",
    '  SPACES = not a name',
    'no line',
  ].join('\n')
  expect(parseSettings(text)).toEqual({
    ...{ PLAIN: 'value', HASH: 'pass#word with # inside', EQUALS: 'a=b', EMPTY: '' },
    ...{ QUOTED: 'two words', SINGLE: 'it’s', CRLF: 'windows' },
  })
})
