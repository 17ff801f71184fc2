import type { Keeper, KeptText } from './draft-saver.ts'

const isKept = (value: unknown): value is KeptText =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'version' in value

type TextKeeper = Keeper & {
  /** Names of all texts that the browser keeps because the server does not have them. */
  list: () => string[]
  /** Of somebody who is erased. */
  forget: (names: readonly string[]) => void
}

/**
 * Keeps texts of one kind in the owner's own browser. Where it may keep nothing (a private window, no room) a text lives
 * as long as its tab.
 */
export function createTextKeeper(kind: string): TextKeeper {
  const prefix = `${kind}:`
  const read = (name: string): KeptText | undefined => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(prefix + name) ?? 'null')
      return isKept(value) ? value : undefined
    } catch {
      return undefined
    }
  }
  return {
    read,
    write: (name, kept) => {
      try {
        localStorage.setItem(prefix + name, JSON.stringify(kept))
      } catch {
        // No room: it is sent all the same.
      }
    },
    clear: (name, text) => {
      if (read(name)?.text !== text) return
      try {
        localStorage.removeItem(prefix + name)
      } catch {
        // Whoever may not write has kept nothing.
      }
    },
    list: () => {
      try {
        return Object.keys(localStorage)
          .filter((key) => key.startsWith(prefix))
          .map((key) => key.slice(prefix.length))
      } catch {
        return []
      }
    },
    forget: (names) => {
      try {
        for (const name of names) localStorage.removeItem(prefix + name)
      } catch {
        // As above.
      }
    },
  }
}
