import { useEffect, useState } from 'react'

/** What of the contents is shown: each has an address of its own. */
export type ContentsPlace =
  | { kind: 'list' }
  | { kind: 'history' }
  | { kind: 'file'; path: string; target: { line: number } | undefined }

const root = '#contenus'
export const listAddress = root
export const historyAddress = `${root}/historique`

/** Where a file is opened; with a line of it, at the field of that line. */
export const addressOfFile = (path: string, line?: number): string =>
  `${root}/${encodeURI(path)}${line === undefined ? '' : `?ligne=${line}`}`

/** The place that a fragment names. */
export function toContentsPlace(fragment: string): ContentsPlace {
  if (fragment === historyAddress) return { kind: 'history' }
  const [, path, line] = /^#contenus\/([^?]+)(?:\?ligne=(\d+))?$/.exec(fragment) ?? []
  if (path === undefined) return { kind: 'list' }
  const target = line === undefined ? undefined : { line: Number(line) }
  try {
    return { kind: 'file', path: decodeURI(path), target }
  } catch {
    return { kind: 'list' }
  }
}

/** The place that is shown; it follows the address, so that back and forward work. */
export function useContentsPlace(): ContentsPlace {
  const [place, setPlace] = useState(() => toContentsPlace(location.hash))
  useEffect(() => {
    const follow = () => setPlace(toContentsPlace(location.hash))
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return place
}
