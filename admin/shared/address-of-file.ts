import { adminScreens } from '../../contract/api/admin.ts'

type Place = { line?: number | null; field?: readonly (string | number)[] }

/** Where a file is opened: at a field of it, written or not, else at a line. */
export function addressOfFile(path: string, { line, field }: Place = {}): string {
  const place = field ? `?champ=${field.join('.')}` : line ? `?ligne=${line}` : ''
  return `${adminScreens.contents}/${encodeURI(path)}${place}`
}
