import { categorySlugs } from '../../../contract/blog-routes.ts'
import { splitArticle } from '../../../contract/content/article-file.ts'
import { type ArticleFrontMatter, articleFrontMatterSchema } from '../../../contract/content/article-front-matter.ts'
import { checkValue } from '../check-value.ts'
import type { Complain } from '../complaint.ts'
import { readYaml } from '../yaml-file.ts'

const known = Object.keys(articleFrontMatterSchema.shape)

/** The known field that a wrong name most resembles: same first letters, or the same letters in another order. */
function nearestField(name: string): string | undefined {
  const letters = (text: string) => [...text.toLowerCase()].sort().join('')
  return known.find((field) => letters(field) === letters(name) || field.slice(0, 3) === name.toLowerCase().slice(0, 3))
}

/** The fields as far as they are right, others in the place of the rest: so that a text can be seen while it is written. */
function toUsable(written: Record<string, unknown>, today: string): ArticleFrontMatter {
  const { shape } = articleFrontMatterSchema
  const textOf = (key: string) => (typeof written[key] === 'string' ? written[key] : '')
  const cover = shape.cover.safeParse(written.cover).data
  const revisedOn = shape.revisedOn.safeParse(written.revisedOn).data
  const translationOf = shape.translationOf.safeParse(written.translationOf).data
  return {
    title: textOf('title') || '…',
    description: textOf('description'),
    excerpt: textOf('excerpt'),
    keywords: shape.keywords.safeParse(written.keywords).data ?? [],
    category: shape.category.safeParse(written.category).data ?? categorySlugs[0],
    ...(cover && { cover }),
    publishedOn: shape.publishedOn.safeParse(written.publishedOn).data ?? today,
    ...(revisedOn && { revisedOn }),
    offer: shape.offer.safeParse(written.offer).data ?? 'audit',
    related: shape.related.safeParse(written.related).data ?? [],
    ...(translationOf && { translationOf }),
  }
}

/** The day from which readers see an article, as far as it can be known. */
export const readPublishedOn = (source: string): string | undefined =>
  /^publishedOn:\s*['"]?(\d{4}-\d\d-\d\d)/m.exec(splitArticle(source)?.head ?? '')?.[1]

/** The text of an article with the day on which it appears, where it leaves that open; it was not revised before. */
export function withDay(source: string, day: string): string {
  const dated = source.replace(/^publishedOn: *(?:""|'')?$/m, `publishedOn: ${day}`)
  return dated === source ? source : dated.replace(/^revisedOn: .*$/m, `revisedOn: ${day}`)
}

/** The same the other way round: it is open again, if it was that one. */
export const withoutDay = (source: string, day: string): string =>
  source.replace(`\npublishedOn: ${day}\n`, '\npublishedOn: ""\n')

/**
 * Splits the file of an article at its front matter, and reads that.
 * @param today `YYYY-MM-DD`, in the place of a day that is wrong
 * @returns the fields as far as they are right; the body with an empty line for each line before it, so that its lines
 *   are those of the file; the line that names the related articles
 */
export function readFrontMatter(
  source: string,
  complain: Complain,
  today: string,
): { fields: ArticleFrontMatter; relatedLine: number; body: string } {
  const found = splitArticle(source)
  if (!found) {
    complain(
      1,
      'l’en-tête manque',
      'Commencez le fichier par une ligne « --- », puis les champs, puis une ligne « --- »',
    )
    return { fields: toUsable({}, today), relatedLine: 1, body: source }
  }
  const { opening, head, closing } = found
  const body = (opening + head + closing).replace(/[^\n]+/g, '') + found.body
  // The line `---` stands before the first field.
  const read = readYaml('', `\n${head}`, 'failsafe')
  if ('complaints' in read) {
    for (const { line = 1, problem, remedy } of read.complaints) complain(line, problem, remedy)
    return { fields: toUsable({}, today), relatedLine: 1, body }
  }
  const { value, lineOf } = read.yaml
  const relatedLine = lineOf(['related'])
  if (typeof value === 'string' || Array.isArray(value)) {
    complain(2, 'l’en-tête ne contient pas de champs', 'Écrivez « champ: valeur » sur chaque ligne')
    return { fields: toUsable({}, today), relatedLine, body }
  }
  const unknown = Object.keys(value ?? {}).filter((name) => !known.includes(name))
  for (const name of unknown) {
    const meant = nearestField(name)
    complain(lineOf([name]), `le champ « ${name} » est inconnu`, meant ? `Écrivez « ${meant} »` : 'Retirez-le', [name])
  }
  const named = Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => known.includes(name)))
  const checked = checkValue(read.yaml, named, articleFrontMatterSchema)
  if ('complaints' in checked)
    for (const { line = 1, problem, remedy, field } of checked.complaints) complain(line, problem, remedy, field)
  else if (unknown.length === 0) return { fields: checked.data, relatedLine, body }
  return { fields: toUsable(named, today), relatedLine, body }
}
