import type { Keeper, KeptText } from './draft-saver.ts'

const prefix = 'contenus:'

const isKept = (value: unknown): value is KeptText =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'version' in value

/**
 * Keeps texts in the owner's own browser. Where it may keep nothing (a private window, no room) a text lives as long as
 * its tab.
 */
export const textKeeper: Keeper = {
  read: (path) => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(prefix + path) ?? 'null')
      return isKept(value) ? value : undefined
    } catch {
      return undefined
    }
  },
  write: (path, kept) => {
    try {
      localStorage.setItem(prefix + path, JSON.stringify(kept))
    } catch {
      // No room: it is sent all the same.
    }
  },
  clear: (path, text) => {
    if (textKeeper.read(path)?.text !== text) return
    try {
      localStorage.removeItem(prefix + path)
    } catch {
      // Whoever may not write has kept nothing.
    }
  },
}

/** Paths of all texts that the browser keeps because the server does not have them. */
export function listKept(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
  } catch {
    return []
  }
}
