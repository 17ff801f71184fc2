import type { Keeper, KeptText } from './draft-saver.ts'

const isKept = (value: unknown): value is KeptText =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'version' in value

type TextKeeper = Keeper & {
  /** Names of all texts that the browser keeps because the server does not have them. */
  list: () => string[]
  /** What is kept of them, whatever it is. */
  forget: (names: readonly string[]) => void
}

/** What the browser's store says; nothing where it may keep nothing (a private window) or has no room. */
export function ofStore<T>(work: (store: Storage) => T): T | undefined {
  try {
    return work(localStorage)
  } catch {
    return undefined
  }
}

/** Keeps texts of one kind in the owner's own browser. Where it may keep nothing a text lives as long as its tab. */
export function createTextKeeper(kind: string): TextKeeper {
  const prefix = `${kind}:`
  const read = (name: string): KeptText | undefined => {
    const value = ofStore((store): unknown => JSON.parse(store.getItem(prefix + name) ?? 'null'))
    return isKept(value) ? value : undefined
  }
  const forget = (names: readonly string[]) =>
    ofStore((store) => {
      for (const name of names) store.removeItem(prefix + name)
    })
  return {
    read,
    write: (name, kept) => ofStore((store) => store.setItem(prefix + name, JSON.stringify(kept))),
    clear: (name, text) => read(name)?.text === text && forget([name]),
    list: () => {
      const names = ofStore((store) => Object.keys(store)) ?? []
      return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
    },
    forget,
  }
}
