import { type Document, isMap, isSeq, parseDocument } from 'yaml'
import type { Redirects } from '../../contract/content/redirects.ts'
import type { ContentFiles } from './content-files.ts'

/** Where old addresses are written. */
export const redirectsFile = 'redirects.yaml'

/**
 * The text of `redirects.yaml` once nothing stands at an address any more: it leads to another one, or nowhere, and with
 * it whatever led to it. What led from the other one is gone, since a page stands there now. Remarks stay.
 * @throws if the file is no list
 */
export function changeRedirects(files: ContentFiles, { from, to }: Redirects[number]): string {
  const document: Document = parseDocument(files.get(redirectsFile)?.bytes.toString('utf8') ?? '[]')
  const list = document.contents
  if (document.errors.length > 0 || !isSeq(list)) throw new Error(`${redirectsFile} cannot be read`)
  list.flow = false
  list.items = list.items.filter((item) => !isMap(item) || ![from, to].includes(String(item.get('from'))))
  for (const item of list.items) {
    if (!isMap(item) || item.get('to') !== from) continue
    if (to === undefined) item.delete('to')
    else item.set('to', to)
  }
  list.add(document.createNode({ from, ...(to !== undefined && { to }) }))
  return document.toString({ lineWidth: 0 })
}
