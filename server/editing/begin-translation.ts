import { listTranslations, originalOf } from '../../contract/content/article.ts'
import { folderOf } from '../../contract/content/content-paths.ts'
import { beginArticle } from '../content/articles/begin-article.ts'
import { filesBelow } from '../content/content-files.ts'
import type { Readings } from '../site/readings.ts'
import type { BegunTranslation, WantedTranslation } from './content-work.ts'
import { lookAtAll } from './describe-entries.ts'

/** Begins an article in another language, as the owner has the first one before them: with its structure and all other files. */
export async function beginTranslation(
  readings: Readings,
  { path, locale, title }: WantedTranslation,
  now: number,
): Promise<BegunTranslation | undefined> {
  const { files, edited } = await readings.read(await lookAtAll(readings, now), now)
  const articles = (await edited()).content?.articles ?? []
  const article = articles.find(({ file }) => file === path)
  if (!article) return undefined
  const there = listTranslations(article, articles).find((one) => one.locale === locale)
  if (there) return { path: there.file }
  const folder = filesBelow(files, folderOf(path))
  const begun = [...folder].map(([name, { bytes }]) => {
    if (name !== 'article.md') return [name, bytes]
    const original = { source: bytes.toString('utf8'), address: originalOf(article) }
    return [name, Buffer.from(beginArticle({ title, original }))]
  })
  return { files: Object.fromEntries(begun) }
}
