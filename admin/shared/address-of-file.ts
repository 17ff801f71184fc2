import { adminScreens } from '../../contract/api/admin.ts'

/** Where a file is opened; with a line of it, at the field of that line. */
export const addressOfFile = (path: string, line?: number): string =>
  `${adminScreens.contents}/${encodeURI(path)}${line === undefined ? '' : `?ligne=${line}`}`
