import { blogPlaceOf, categoryPath, categorySlugs } from '../../contract/blog-routes.ts'
import type { Redirects } from '../../contract/content/redirects.ts'
import { tokenRoutes } from '../../contract/routes.ts'
import { pageAddresses } from './articles/check-links.ts'
import type { Complaint } from './complaint.ts'
import type { Reading } from './content-reader.ts'

/** Addresses that the server answers without a file. */
const answered = ['/admin', '/api', ...Object.values(tokenRoutes).flatMap((paths) => Object.values(paths))]

/** Whether the server answers at an address without a file. */
export const answersItself = (path: string): boolean =>
  answered.some((one) => path === one || path.startsWith(`${one}/`))

/** Whether a page stands at an address. */
function isPage(path: string, written: ReadonlySet<string>): boolean {
  const isCategory = blogPlaceOf(path)?.kind === 'category' && categorySlugs.map(categoryPath).includes(path)
  return isCategory || written.has(path) || pageAddresses.has(path)
}

/**
 * Checks that every old address leads to a page in one step, and stands in no page's way.
 * @param written addresses of all articles, those among them that could not be read
 */
export function checkRedirects({ data = [], yaml }: Reading<Redirects>, written: ReadonlySet<string>): Complaint[] {
  const complaints: Complaint[] = []
  for (const [index, { from, to }] of data.entries()) {
    const complain = (key: 'from' | 'to', problem: string, remedy: string) =>
      complaints.push({
        ...(yaml?.at([index, key]) ?? { file: '' }),
        problem: `« ${key} », ${key === 'from' ? from : to} : ${problem}`,
        remedy,
      })
    if (answersItself(from) || isPage(from, written))
      complain('from', 'il y a une page à cette adresse', 'Retirez cette entrée, ou écrivez l’ancienne adresse')
    if (data.findIndex((one) => one.from === from) < index)
      complain('from', 'cette adresse y est déjà', 'Gardez l’une des deux entrées')
    if (to === undefined) continue
    const next = data.find((one) => one.from === to)
    if (to === from) complain('to', 'l’adresse mène à elle-même', 'Écrivez la nouvelle adresse, ou retirez cette ligne')
    else if (next)
      complain(
        'to',
        'cette adresse est ancienne, elle aussi',
        next.to === undefined ? 'Retirez cette ligne, ou menez à une autre page' : `Écrivez ${next.to}`,
      )
    else if (!isPage(to, written))
      complain('to', 'il n’y a pas de page à cette adresse', 'Vérifiez-la, ou retirez cette ligne')
  }
  return complaints
}
