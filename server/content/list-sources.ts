import { toText } from '../../contract/content/article.ts'
import type { Content } from '../../contract/content/content.ts'
import { pageFolder } from '../../contract/content/content-paths.ts'
import type { Complaint } from './complaint.ts'

/** A source that the content cites: where it is described, and when it was last looked at. */
export type CitedSource = {
  /** Path below the content folder. */
  file: string
  line?: number
  name: string
  /** `YYYY-MM-DD`; a source of an article may lack it. */
  checkedOn?: string
}

const isSource = (value: object): value is { name: string; checkedOn: string } => 'checkedOn' in value

/** The sources anywhere in the words of a page. */
function findSources(value: unknown): { name: string; checkedOn: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return isSource(value) ? [value] : Object.values(value).flatMap(findSources)
}

/** Every source of articles, checklists and pages. */
export function listSources({ articles, checklists, pages }: Content): CitedSource[] {
  const ofArticles = articles.flatMap(({ file, body }) =>
    body.sources.map(({ line, checkedOn, children }) => ({
      file,
      line,
      name: children.map(toText).join(''),
      ...(checkedOn !== undefined && { checkedOn }),
    })),
  )
  // Two languages may share a list.
  const ofChecklists = new Map(
    Object.values(checklists).flatMap(({ sources: { file, list } }) =>
      list.map(({ key, name, checkedOn }) => [`${file} ${key}`, { file, name, checkedOn }]),
    ),
  )
  const ofPages = Object.entries(pages).flatMap(([page, languages]) =>
    Object.entries(languages).flatMap(([locale, words]) =>
      findSources(words).map(({ name, checkedOn }) => ({
        file: `pages/${pageFolder(page)}/${locale}.yaml`,
        name,
        checkedOn,
      })),
    ),
  )
  return [...ofArticles, ...ofChecklists.values(), ...ofPages]
}

/** A source cannot have been looked at on a day to come. */
export function checkDays(content: Content): Complaint[] {
  return listSources(content).flatMap(({ file, line, name, checkedOn = '' }) =>
    checkedOn <= content.today
      ? []
      : [
          {
            file,
            ...(line !== undefined && { line }),
            problem: `la source « ${name} » aurait été vérifiée le ${checkedOn}, un jour à venir`,
            remedy: 'Écrivez le jour où vous l’avez lue, ou celui d’aujourd’hui si vous venez de le faire',
          },
        ],
  )
}
