// Long: one text and every way in which its saving can go wrong, with one browser and one server of the test's.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SavedDraft } from '../../../contract/api/admin-contents.ts'
import type { CallResult } from '../client.ts'
import { createDraftSaver, type Keeper, type KeptText, type SaveState, type TextToSave } from './draft-saver.ts'

type Answer = CallResult<SavedDraft>

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-23T08:00:00Z') }))
afterEach(() => vi.useRealTimers())

/** A saver with a browser that keeps, and a server that stores what is saved over its own text; its answers are the test's. */
function aSaver(kept?: Partial<KeptText>) {
  const box = new Map<string, KeptText>()
  if (kept) box.set('a', { text: 'kept', version: 1, base: 'b', keptAt: '', ...kept })
  const keeper: Keeper = {
    read: (name) => box.get(name),
    write: (name, text) => box.set(name, text),
    clear: (name, text) => {
      if (box.get(name)?.text === text) box.delete(name)
    },
  }
  const states: SaveState[] = []
  const texts: string[] = []
  const sent: TextToSave[] = []
  const stored = { text: 'one', version: 1, base: 'b' }
  const store = ({ text, version }: TextToSave): Answer => {
    const isNext = version === stored.version
    if (isNext) Object.assign(stored, { text, version: version + 1 })
    return {
      kind: 'ok',
      value: { ...stored, savedAt: '2026-11-23T08:00:02Z', kind: isNext ? 'saved' : 'overtaken' },
    }
  }
  const server = { answer: async (draft: TextToSave) => store(draft) }
  /** Lets what is stored from now on wait for its answer. @returns gives the next one that waits */
  const hold = () => {
    const waiting: (() => void)[] = []
    server.answer = (draft) => {
      const answer = store(draft)
      return new Promise((resolve) => waiting.push(() => resolve(answer)))
    }
    return async (post = 0) => {
      waiting.splice(post, 1)[0]?.()
      await vi.advanceTimersByTimeAsync(0)
    }
  }
  const saver = createDraftSaver({
    name: 'a',
    text: 'one',
    version: 1,
    base: 'b',
    savedAt: null,
    keeper,
    post: (draft) => {
      sent.push(draft)
      return server.answer(draft)
    },
    onState: (state) => states.push(state),
    onText: (text) => texts.push(text),
  })
  return { saver, box, states, texts, sent, stored, server, hold, last: () => states.at(-1)?.kind }
}

test('a text is kept in the browser at once, sent two seconds after the last key, and kept no longer than needed', async () => {
  const { saver, box, sent, last } = aSaver()
  saver.change('two')
  expect(box.get('a')).toMatchObject({ text: 'two', version: 1, base: 'b' })
  await vi.advanceTimersByTimeAsync(1900)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(sent).toEqual([{ text: 'two', version: 1, base: 'b' }])
  expect(last()).toBe('saved')
  expect(box.size).toBe(0)
})

test('a text that is published while one types on, and loaded again, is saved over what is published; another text is not', async () => {
  const { saver, sent, box, states } = aSaver()
  expect(saver.goOn({ text: 'one', version: 0, base: 'published', savedAt: null })).toBe(true)
  expect(states).toEqual([{ kind: 'saved', at: null }])
  saver.change('one and two')
  expect(saver.goOn({ text: 'one', version: 0, base: 'again' })).toBe(true)
  expect(box.get('a')).toMatchObject({ text: 'one and two', version: 0, base: 'again' })
  expect(saver.goOn({ text: 'three', version: 0, base: 'again' })).toBe(false)
  await saver.flush()
  expect(sent).toEqual([{ text: 'one and two', version: 0, base: 'again' }])
})

test('whoever types without a pause is saved every five seconds', async () => {
  const { saver, sent } = aSaver()
  for (let key = 0; key < 120; key++) {
    saver.change(`text ${key}`)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(sent.length).toBe(2)
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent.at(-1)).toMatchObject({ text: 'text 119', version: 3 })
})

test('keys typed while a text is on its way are saved over it, never beside it', async () => {
  const { saver, sent, hold, box } = aSaver()
  const give = hold()
  saver.change('two')
  void saver.flush()
  saver.change('three')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toHaveLength(1)
  await give()
  expect(box.get('a')).toMatchObject({ text: 'three', version: 2 })
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent.at(-1)).toEqual({ text: 'three', version: 2, base: 'b' })
})

test.each([
  ['in turn', 0],
  ['the later one first', 1],
])(
  'a tab that goes while a text is on its way sends the next beside it, and takes neither for another tab: answered %s',
  async (_, first) => {
    const { saver, states, sent, stored, hold, last } = aSaver()
    const give = hold()
    saver.change('two')
    void saver.flush()
    saver.change('three')
    void saver.flush(true)
    expect(sent).toHaveLength(2)
    await give(first)
    saver.change('four')
    void saver.flush()
    await give()
    await vi.advanceTimersByTimeAsync(2000)
    await give()
    expect(states.map(({ kind }) => kind)).not.toContain('overtaken')
    expect(sent).toHaveLength(3)
    expect(stored).toMatchObject({ text: 'four', version: 3 })
    expect(last()).toBe('saved')
  },
)

test('a text that was stored although its answer was lost is the owner’s own', async () => {
  const { saver, server, states, stored, hold } = aSaver()
  const { answer } = server
  server.answer = async (draft) => {
    void answer(draft)
    return { kind: 'thrown' }
  }
  saver.change('two')
  await saver.flush()
  const give = hold()
  saver.change('three')
  void saver.flush()
  await give()
  await vi.advanceTimersByTimeAsync(2000)
  await give()
  expect(states.map(({ kind }) => kind)).not.toContain('overtaken')
  expect(stored).toMatchObject({ text: 'three', version: 3 })
})

test.each(['before', 'after'])('words taken back %s their answer is lost do not stay at the server', async (when) => {
  const { saver, server, last, box, stored, hold } = aSaver()
  const { answer } = server
  const lost = Promise.withResolvers<Answer>()
  server.answer = (draft) => {
    void answer(draft)
    return lost.promise
  }
  saver.change('two')
  const flushed = saver.flush()
  const give = hold()
  if (when === 'before') saver.change('one')
  lost.resolve({ kind: 'thrown' })
  expect(await flushed).toBe(false)
  if (when === 'after') saver.change('one')
  expect(stored.text).toBe('two')
  expect(last()).not.toBe('saved')
  await vi.advanceTimersByTimeAsync(5000)
  await give()
  await vi.advanceTimersByTimeAsync(2000)
  await give()
  expect(stored).toMatchObject({ text: 'one', version: 3 })
  expect(last()).toBe('saved')
  expect(box.size).toBe(0)
})

test('a text that is taken back while it is on its way is sent at once where that is asked for', async () => {
  const { saver, sent } = aSaver()
  saver.change('two')
  const first = saver.flush()
  saver.change('one')
  expect(await saver.flush()).toBe(true)
  await first
  expect(sent.map(({ text }) => text)).toEqual(['two', 'one'])
})

test('a text that is too large is not sent again, and what it is taken back to is saved as before', async () => {
  const { saver, sent, server, last } = aSaver()
  server.answer = async () => ({ kind: 'failed', code: 'tooLarge' })
  saver.change('two, far too long')
  expect(await saver.flush()).toBe(false)
  await vi.advanceTimersByTimeAsync(10_000)
  saver.change('one')
  expect(last()).toBe('saved')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toHaveLength(1)
})

test('without a network the text stays in the browser and is sent by itself later', async () => {
  const { saver, sent, server, last, box } = aSaver()
  const { answer } = server
  server.answer = async () => ({ kind: 'thrown' })
  saver.change('two')
  expect(await saver.flush()).toBe(false)
  expect(last()).toBe('offline')
  expect(box.get('a')?.text).toBe('two')
  server.answer = answer
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toHaveLength(2)
  expect(last()).toBe('saved')
})

test('after the session has ended nothing is lost, and the next page takes the text up again', async () => {
  const { saver, server, last, box } = aSaver()
  server.answer = async () => ({ kind: 'signedOut' })
  saver.change('two')
  await saver.flush()
  expect(last()).toBe('signedOut')
  expect(box.get('a')?.text).toBe('two')

  const next = aSaver({ text: 'two' })
  await vi.advanceTimersByTimeAsync(0)
  expect(next.texts).toEqual(['two'])
  expect(next.sent).toEqual([{ text: 'two', version: 1, base: 'b' }])
})

const theirs = { text: 'theirs', version: 9, base: 'c' }

test('a text that another tab has changed is never overwritten unasked', async () => {
  const { saver, sent, stored, last, texts, box } = aSaver()
  Object.assign(stored, theirs)
  saver.change('mine')
  expect(await saver.flush()).toBe(false)
  expect(last()).toBe('overtaken')
  saver.change('mine, longer')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sent).toHaveLength(1)
  expect(box.get('a')?.text).toBe('mine, longer')
  saver.choose('own')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.at(-1)).toEqual({ text: 'mine, longer', version: 9, base: 'c' })
  expect(stored.text).toBe('mine, longer')
  expect(texts).toEqual([])
})

test('the other text can be taken instead, and one’s own that comes back from another tab is shown beside it', async () => {
  const { saver, stored, last, texts, box } = aSaver()
  Object.assign(stored, theirs)
  saver.change('mine')
  await saver.flush()
  saver.choose('other')
  expect(texts).toEqual(['theirs'])
  expect(last()).toBe('saved')
  expect(box.size).toBe(0)
  Object.assign(stored, { text: 'mine', version: 10 })
  saver.change('theirs, longer')
  await saver.flush()
  expect(last()).toBe('overtaken')
})

test('a kept text over which somebody has saved is shown beside theirs, one that the server has is forgotten', () => {
  expect(aSaver({ text: 'two', version: 0 }).last()).toBe('overtaken')
  const same = aSaver({ text: 'one', version: 0 })
  expect(same.box.size).toBe(0)
  expect(same.texts).toEqual([])
})

test('keys that are taken back leave the time at which the text was saved last', async () => {
  const { saver, states } = aSaver()
  saver.change('two')
  await saver.flush()
  saver.change('two!')
  saver.change('two')
  expect(states.at(-1)).toEqual({ kind: 'saved', at: '2026-11-23T08:00:02Z' })
})

test.each([
  ['the next one saved', 'three'],
  ['it taken back', 'one'],
])('a screen that is left while a text is on its way has %s, too', async (_, next) => {
  const { saver, stored, box, hold } = aSaver()
  const give = hold()
  saver.change('two')
  void saver.flush()
  saver.change(next)
  saver.stop()
  await give()
  await give()
  expect(stored).toMatchObject({ text: next, version: 3 })
  expect(box.size).toBe(0)
})
