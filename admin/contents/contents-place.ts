import { adminScreens } from '../../contract/api/admin.ts'

/** What of the contents is shown: each has an address of its own. */
export type ContentsPlace =
  | { kind: 'list' }
  | { kind: 'history' }
  | { kind: 'file'; path: string; target: { line: number } | undefined }

export const listAddress = adminScreens.contents
const history = 'historique'
export const historyAddress = `${listAddress}/${history}`

/** @param rest what the address names below that of the contents */
export function toContentsPlace(rest: string, query: URLSearchParams): ContentsPlace {
  if (rest === '') return { kind: 'list' }
  if (rest === history) return { kind: 'history' }
  const line = Number(query.get('ligne'))
  try {
    return { kind: 'file', path: decodeURI(rest), target: line > 0 ? { line } : undefined }
  } catch {
    return { kind: 'list' }
  }
}
