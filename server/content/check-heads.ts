import type { PageHead } from '../../contract/content/parts.ts'
import { withBrand } from '../../contract/text.ts'
import type { Complaint } from './complaint.ts'
import { unknownValue } from './references.ts'
import type { Path, YamlFile } from './yaml-file.ts'

/** The head of a page, and where it is written. */
export type HeadOfPage = { yaml: YamlFile; path: Path; head: PageHead }

/** What a result page of a search engine shows of a title. */
const longest = 60

/** Checks that every title fits with the brand behind it, and that no two pages share a title or a description. */
export function checkHeads(heads: readonly HeadOfPage[], brand: string): Complaint[] {
  const first = new Map<string, string>()
  return heads.flatMap(({ yaml, path, head }) => {
    const at = (key: 'title' | 'description') => yaml.at([...path, key])
    const { length } = withBrand(head.title, brand)
    const tooLong: Complaint[] =
      length <= longest
        ? []
        : [
            {
              ...at('title'),
              problem: `« title » compte ${length} caractères avec la marque`,
              remedy: `Gardez-en ${longest} au plus, soit ${head.title.length - (length - longest)} sans elle`,
            },
          ]
    const shared = (['title', 'description'] as const).flatMap((key): Complaint[] => {
      // The value is missing in another file, which has its own complaint.
      if (head[key].includes(unknownValue)) return []
      const other = first.get(`${key} ${head[key]}`)
      if (other !== undefined)
        return [{ ...at(key), problem: `« ${key} » est déjà celui de ${other}`, remedy: 'Écrivez-en un autre' }]
      first.set(`${key} ${head[key]}`, yaml.file)
      return []
    })
    return [...tooLong, ...shared]
  })
}
