import type { CallResult, Failure } from '../client.ts'

/** What a draft is saved over: as the server gave it last. `base` is what is beneath a draft, where there is such a text. */
type SavedOver = { version: number; base?: string | null | undefined }

/** A text as the server gave it. */
export type OpenedText = SavedOver & { text: string; savedAt?: string | null | undefined }

/** What the server says to a text; `overtaken`: nothing was saved. */
export type SaveAnswer = { kind: 'saved'; version: number; savedAt: string } | ({ kind: 'overtaken' } & OpenedText)

/** A text that is sent to the server. */
export type TextToSave = SavedOver & { text: string }

/** How far a text has got. In every state but `saved` the browser keeps it, too. */
export type SaveState =
  /** The server has it. `at` is when it took it (ISO 8601, UTC); null if it was never changed. */
  | { kind: 'saved'; at: string | null | undefined }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** No answer: it is sent again by itself. */
  | { kind: 'offline' }
  | { kind: 'signedOut' }
  /** The server refuses it for now: it is sent again by itself, unless it is too large. */
  | { kind: 'failed'; failure: Failure }
  /** Another change was faster: nothing is sent until the owner has chosen. */
  | { kind: 'overtaken'; other: OpenedText }

/** What of a text the browser keeps until the server has it. */
export type KeptText = TextToSave & { keptAt: string }

/** Where texts are kept until the server has them. None of it throws. */
export type Keeper = {
  read: (name: string) => KeptText | undefined
  write: (name: string, kept: KeptText) => void
  /** @param text only if this is what is kept: another tab may have kept a text of its own since */
  clear: (name: string, text: string) => void
}

type SaverSource = OpenedText & {
  /** Of the text, among what the browser keeps. */
  name: string
  keeper: Keeper
  /** @param isLast the page may be gone before the answer */
  post: (draft: TextToSave, isLast: boolean) => Promise<CallResult<SaveAnswer>>
  onState: (state: SaveState) => void
  /** The text was replaced: by what was kept, or by the other one. */
  onText: (text: string) => void
}

export type DraftSaver = ReturnType<typeof createDraftSaver>

/** After the last key, while keys go on, and after a failure; in milliseconds. */
const pauses = { lastKey: 2000, typing: 5000, failure: 5000 } as const

/**
 * Saves one text by itself: kept in the browser at every change, sent two seconds after the last one and every five
 * while changes go on. What the browser kept from before is taken up again.
 */
export function createDraftSaver(source: SaverSource) {
  const { name, keeper, post, onState, onText } = source
  let over: SavedOver = { version: source.version, base: source.base }
  let text = source.text
  /** What the server has, and when it took it. */
  let known = source.text
  let savedAt = source.savedAt
  /** Sent since, and stored for all that is known: its answer is on its way, or was lost. */
  const unsure = new Set<string>()
  let state: SaveState = { kind: 'saved', at: savedAt }
  let timer: ReturnType<typeof setTimeout> | undefined
  let changedSince: number | undefined
  let sending: Promise<void> | undefined
  let isStopped = false

  const enter = (next: SaveState) => {
    state = next
    if (!isStopped) onState(next)
  }
  const wait = (pause: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void send(), pause)
  }
  /** Whether the server has the text, and nothing that it may take for a later one. */
  const isStored = () => text === known && unsure.size === 0
  const keep = () => keeper.write(name, { text, ...over, keptAt: new Date().toISOString() })

  const settle = (sent: string, result: CallResult<SaveAnswer>) => {
    if (result.kind === 'signedOut' || result.kind === 'refused') return enter({ kind: 'signedOut' })
    if (result.kind !== 'ok') {
      const isTooLarge = result.kind === 'failed' && result.code === 'tooLarge'
      if (isTooLarge) unsure.delete(sent)
      else wait(pauses.failure)
      return enter(result.kind === 'thrown' ? { kind: 'offline' } : { kind: 'failed', failure: result })
    }
    const answer = result.value
    if (answer.kind === 'overtaken' && ![text, known, ...unsure].includes(answer.text))
      return enter({ kind: 'overtaken', other: answer })
    unsure.clear()
    over = { version: answer.version, base: answer.kind === 'saved' ? over.base : answer.base }
    known = answer.kind === 'saved' ? sent : answer.text
    savedAt = answer.savedAt
    if (text === known) {
      changedSince = undefined
      keeper.clear(name, text)
      return enter({ kind: 'saved', at: savedAt })
    }
    keep()
    enter({ kind: 'waiting' })
    wait(pauses.lastKey)
  }

  const send = (isLast = false): Promise<void> => {
    clearTimeout(timer)
    if (state.kind === 'overtaken') return sending ?? Promise.resolve()
    // One at a time: the next is saved over the answer of this one. A page that goes cannot wait for it; where it does
    // not go after all, the answers are still taken in turn.
    if (sending && !isLast) return sending.then(() => send())
    if (isStored()) return sending ?? Promise.resolve()
    const sent = text
    const before = sending
    // Without a network nothing arrives, however long the owner types on.
    if (navigator.onLine !== false) unsure.add(sent)
    changedSince = undefined
    enter({ kind: 'saving' })
    const attempt = post({ text: sent, ...over }, isLast).then(async (result) => {
      await before
      if (sending === attempt) sending = undefined
      settle(sent, result)
    })
    sending = attempt
    return attempt
  }

  const change = (next: string) => {
    if (next === text) return
    text = next
    keep()
    if (state.kind === 'overtaken') return
    const now = Date.now()
    changedSince ??= now
    if (state.kind !== 'saving' && state.kind !== 'offline' && state.kind !== 'signedOut') enter({ kind: 'waiting' })
    if (isStored()) {
      clearTimeout(timer)
      changedSince = undefined
      keeper.clear(name, text)
      return enter({ kind: 'saved', at: savedAt })
    }
    wait(Math.min(pauses.lastKey, Math.max(0, changedSince + pauses.typing - now)))
  }

  const kept = keeper.read(name)
  if (kept && kept.text === text) keeper.clear(name, text)
  else if (kept) {
    text = kept.text
    onText(text)
    const isSame = kept.version === over.version && kept.base === over.base
    if (isSame) void send()
    else enter({ kind: 'overtaken', other: { ...over, text: known, savedAt } })
  }

  return {
    change,
    /** Sends at once what is not sent. Resolves when the answer is there; true if the server has the text. */
    flush: async (isLast = false): Promise<boolean> => {
      await send(isLast)
      return isStored() && state.kind !== 'overtaken'
    },
    /** Goes on from the same text as the server gives it anew, over what that says; false if it gives another one. */
    goOn: (again: OpenedText): boolean => {
      if (again.text !== known || state.kind === 'overtaken') return false
      over = { version: again.version, base: again.base }
      savedAt = again.savedAt
      if (text !== known) keep()
      else if (state.kind === 'saved') enter({ kind: 'saved', at: savedAt })
      return true
    },
    /** Of a text that was overtaken: `own` is saved over the other one, `other` takes its place. */
    choose: (choice: 'own' | 'other') => {
      if (state.kind !== 'overtaken') return
      const { other } = state
      unsure.clear()
      over = { version: other.version, base: other.base }
      known = other.text
      savedAt = other.savedAt
      if (choice === 'other') {
        keeper.clear(name, text)
        text = other.text
        onText(text)
      }
      enter({ kind: 'saved', at: savedAt })
      if (text !== known) void send()
    },
    stop: () => {
      void send()
      isStopped = true
    },
  }
}
