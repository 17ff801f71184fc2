import { adminScreens } from '../../contract/api/admin.ts'
import type { YamlPath } from '../../contract/content/normal-yaml.ts'

/** What of a file is looked for: a line of an article or of what cannot be read, or a field, which may not be written yet. */
export type Target = { line: number } | { field: YamlPath }

/** What of the contents is shown: each has an address of its own. */
export type ContentsPlace =
  | { kind: 'list' }
  | { kind: 'history' }
  | { kind: 'file'; path: string; target: Target | undefined }

type Place = { line?: number | null; field?: readonly (string | number)[] }

/** Where a file is opened: at a field of it, written or not, else at a line. */
export function addressOfFile(path: string, { line, field }: Place = {}): string {
  const place = field ? `?champ=${field.join('.')}` : line ? `?ligne=${line}` : ''
  return `${adminScreens.contents}/${encodeURI(path)}${place}`
}

export const listAddress = adminScreens.contents
const history = 'historique'
export const historyAddress = `${listAddress}/${history}`

/** @param rest what the address names below that of the contents */
export function toContentsPlace(rest: string, query: URLSearchParams): ContentsPlace {
  if (rest === '') return { kind: 'list' }
  if (rest === history) return { kind: 'history' }
  try {
    return { kind: 'file', path: decodeURI(rest), target: toTarget(query) }
  } catch {
    return { kind: 'list' }
  }
}

function toTarget(query: URLSearchParams): Target | undefined {
  const field = query.get('champ')
  if (field) return { field: field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)) }
  const line = Number(query.get('ligne'))
  return line > 0 ? { line } : undefined
}
