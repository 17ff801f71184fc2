import { adminScreens } from '../../contract/api/admin.ts'

/** Where a file is opened; with a line of it, at the field of that line. */
export const addressOfFile = (path: string, line?: number): string =>
  `${adminScreens.contents}/${encodeURI(path)}${line === undefined ? '' : `?ligne=${line}`}`

/** Where a file is opened at a field of it, written or not. */
export const addressOfField = (file: string, field: readonly (string | number)[]): string =>
  `${addressOfFile(file)}?champ=${field.join('.')}`
