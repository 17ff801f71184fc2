import { splitArticle } from '../../../contract/content/article-file.ts'
import { type ArticleFrontMatter, articleFrontMatterSchema } from '../../../contract/content/article-front-matter.ts'
import { checkValue } from '../check-value.ts'
import { type Complain, notAsExpected } from '../complaint.ts'
import { readYaml } from '../yaml-file.ts'

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
    category: shape.category.safeParse(written.category).data ?? 'seo-dach',
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
  /^publishedOn:\s*['"]?(\d{4}-\d\d-\d\d)/m.exec(splitArticle(source).head)?.[1]

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
  const { opening, head, before, body: text } = splitArticle(source)
  if (opening === '') {
    const { problem, remedy } = notAsExpected('l’en-tête', 'des champs entre deux lignes « --- »')
    complain(1, problem, remedy)
    return { fields: toUsable({}, today), relatedLine: 1, body: source }
  }
  const body = before.replace(/[^\n]+/g, '') + text
  // The line `---` stands before the first field.
  const read = readYaml('', `\n${head}`, 'failsafe')
  if ('complaints' in read) {
    for (const { line = 1, problem, remedy } of read.complaints) complain(line, problem, remedy)
    return { fields: toUsable({}, today), relatedLine: 1, body }
  }
  const { value, lineOf } = read.yaml
  const checked = checkValue(read.yaml, value ?? {}, articleFrontMatterSchema)
  const relatedLine = lineOf(['related'])
  if ('data' in checked) return { fields: checked.data, relatedLine, body }
  for (const { line = 1, problem, remedy, field } of checked.complaints) complain(line, problem, remedy, field)
  return { fields: toUsable(Object(value), today), relatedLine, body }
}
