import type { Content } from '../../contract/content/content.ts'
import { coverNames } from '../../contract/content/covers.ts'
import type { Redirects } from '../../contract/content/redirects.ts'
import type { Locale } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'
import { remedyForName } from './articles/check-links.ts'
import { type ArticleOptions, type BlogWords, readArticles } from './articles/read-articles.ts'
import type { HeadOfPage } from './check-heads.ts'
import { checkRedirects } from './check-redirects.ts'
import type { ContentFiles } from './content-files.ts'
import { languageFolders, singleFiles } from './content-paths.ts'
import { type ContentReader, dataOf, type Reading } from './content-reader.ts'
import type { Roots } from './references.ts'
import type { Path } from './yaml-file.ts'

/** The parts of the content that a blog is made of. */
type Blogs = Pick<Content, 'articles' | 'blog' | 'blogs' | 'covers'> & Pick<Content['pages'], 'contentsArticles'>

/** The covers that an article may choose from, or nothing where one is missing. */
function readCovers(reader: ContentReader, files: ContentFiles): Content['covers'] | undefined {
  const missing = coverNames.map((name) => `covers/${name}.svg`).filter((file) => !files.has(file))
  for (const file of missing) reader.complain({ file, problem: 'ce dessin manque', remedy: 'Remettez-le à sa place' })
  if (missing.length > 0) return undefined
  return perKey(coverNames, (name) => files.get(`covers/${name}.svg`)?.bytes.toString('utf8') ?? '')
}

/**
 * Reads the blog of each language with its articles, and checks that the articles that other pages show are there.
 * @param redirects where articles stood before; they are checked here
 */
export async function readBlogs(
  reader: ContentReader,
  files: ContentFiles,
  locales: readonly Locale[],
  rootsOf: (locale: Locale) => Roots,
  redirects: Reading<Redirects>,
  options: ArticleOptions = {},
): Promise<{ heads: HeadOfPage[]; toBlogs: () => Blogs }> {
  const shared = reader.read('blog/shared.yaml', singleFiles['blog/shared.yaml'], rootsOf('fr'), 'fr')
  const readings = perKey(locales, (locale) =>
    reader.read(`blog/${locale}.yaml`, languageFolders.blog, rootsOf(locale), locale),
  )
  const { coverOfCategory } = shared.data ?? {}
  const drawings = readCovers(reader, files)
  const words: Partial<Record<Locale, BlogWords>> = {}
  const heads: HeadOfPage[] = []
  for (const locale of locales) {
    const { data, yaml } = readings[locale]
    if (data && yaml) heads.push({ yaml, path: ['index', 'head'], head: data.index.head })
    if (data && coverOfCategory && drawings) words[locale] = { ...data, coverOfCategory, drawings }
  }
  const { articles, written, complaints } = await readArticles(files, words, { ...options, redirects: redirects.data })
  for (const complaint of [...complaints, ...checkRedirects(redirects, articles, written)]) reader.complain(complaint)

  /** Complains of articles that a list names and that readers will not see. */
  function checkNamed({ yaml }: Reading<unknown>, list: Path, locale: Locale, slugs: readonly string[]): void {
    for (const [index, slug] of slugs.entries())
      if (yaml && !articles.some((article) => article.locale === locale && article.slug === slug && !article.draft))
        reader.complain({
          file: yaml.file,
          line: yaml.lineOf([...list, index]),
          problem: `l’article « ${slug} » n’existe pas, ou c’est un brouillon`,
          remedy:
            remedyForName({ locale, slug }, redirects.data ?? []) ??
            `Vérifiez le nom de son dossier dans articles/${locale}`,
        })
  }
  // While the words of a blog have faults, its articles are not looked at, and nothing is said of them.
  for (const locale of locales) {
    const { data } = readings[locale]
    if (!data || !words[locale]) continue
    checkNamed(readings[locale], ['onHome'], locale, data.onHome)
    for (const [index, { picks }] of data.entrances.entries())
      checkNamed(readings[locale], ['entrances', index, 'picks'], locale, picks)
  }
  if (words.fr) checkNamed(shared, ['onContents'], 'fr', shared.data?.onContents ?? [])

  const toBlogs = (): Blogs => {
    const { onContents, ...blog } = dataOf(shared)
    if (!drawings) throw new Error('the content is put together without its covers')
    return {
      articles,
      blog,
      covers: drawings,
      blogs: perKey(locales, (locale) => dataOf(readings[locale])),
      contentsArticles: onContents,
    }
  }
  return { heads, toBlogs }
}
