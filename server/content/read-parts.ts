import { z } from 'zod'
import { type Source, sourceLists, sourcesSchema } from '../../contract/content/checklist.ts'
import type { Content } from '../../contract/content/content.ts'
import { pageFolder } from '../../contract/content/content-paths.ts'
import { coverNames } from '../../contract/content/covers.ts'
import { otherPageSchemas, type Pages, routedPageSchemas } from '../../contract/content/pages.ts'
import { pageHead } from '../../contract/content/parts.ts'
import type { Redirects } from '../../contract/content/redirects.ts'
import type { Owner, Portrait, Settings } from '../../contract/content/settings.ts'
import type { Wordmark } from '../../contract/content/testimonials.ts'
import { isPlaceholder } from '../../contract/content/to-replace.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'
import { type PageKey, pageRoutes } from '../../contract/routes.ts'
import { remedyForName } from './articles/check-links.ts'
import { type ArticleOptions, type BlogWords, readArticles } from './articles/read-articles.ts'
import type { HeadOfPage } from './check-heads.ts'
import { checkRedirects } from './check-redirects.ts'
import { type ContentFiles, filesBelow } from './content-files.ts'
import { languageFolders, singleFiles, sourcesFile } from './content-paths.ts'
import { type ContentReader, dataOf, type Reading } from './content-reader.ts'
import { findPicture, type PictureUse } from './find-picture.ts'
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
  rootsOf: (locale: Locale) => Roots,
  redirects: Reading<Redirects>,
  options: ArticleOptions,
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
  for (const complaint of [...complaints, ...checkRedirects(redirects, written)]) reader.complain(complaint)

  /** Complains of articles that a list names and that readers will not see. */
  function checkNamed({ yaml }: Reading<unknown>, list: Path, locale: Locale, slugs: readonly string[]): void {
    for (const [index, slug] of slugs.entries())
      if (yaml && !articles.some((article) => article.locale === locale && article.slug === slug))
        reader.complain({
          ...yaml.at([...list, index]),
          problem: `l’article « ${slug} » n’existe pas`,
          remedy: remedyForName({ locale, slug }, redirects.data ?? []),
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

/** Reads the checklists and puts the list of sources in the place of its name. */
export function readChecklists(reader: ContentReader, rootsOf: (locale: Locale) => Roots): () => Content['checklists'] {
  const lists = new Map(sourceLists.map((name) => [name, reader.read(sourcesFile(name), sourcesSchema)]))

  const readings = perKey(locales, (locale) => {
    const reading = reader.read(`checklist/${locale}.yaml`, languageFolders.checklist, rootsOf(locale), locale)
    const { data, yaml } = reading
    const sources = data && lists.get(data.sources.list)
    if (!data || !yaml || !sources?.data) return { reading, list: [], file: '' }
    const file = sourcesFile(data.sources.list)

    const list = sources.data.flatMap((source, index): Source[] => {
      const { key, address, checkedOn } = source
      const name = source[locale]
      if (name !== undefined) return [{ key, name, checkedOn, ...(address !== undefined && { address }) }]
      reader.complain({
        ...(sources.yaml?.at([index]) ?? { file }),
        problem: `la source « ${key} » n’a pas de nom dans la langue « ${locale} »`,
        remedy: `Ajoutez-lui une ligne « ${locale}: … », ou retirez-la`,
      })
      return []
    })

    const known = new Set(sources.data.map(({ key }) => key))
    for (const [mistake, { facts }] of data.mistakes.entries())
      for (const [fact, { sources: keys }] of facts.entries())
        for (const [index, key] of keys.entries())
          if (!known.has(key))
            reader.complain({
              ...yaml.at(['mistakes', mistake, 'facts', fact, 'sources', index]),
              problem: `la source « ${key} » n’existe pas`,
              remedy: `Vérifiez son nom dans ${file}`,
            })
    return { reading, list, file }
  })

  return () =>
    perKey(locales, (locale) => {
      const { reading, list, file } = readings[locale]
      const data = dataOf(reading)
      return { ...data, sources: { ...data.sources, list, file } }
    })
}

/** Shown in the frame of the drawn portrait, which it replaces, and small beside the name. */
const portraitUse: PictureUse = {
  folder: '/pictures/owner',
  widths: [160, 480, 640, 960],
  frame: { width: 480, height: 560 },
}

/**
 * What pages may show of the owner, the portrait in the folder `owner` among it. Complains of a portrait that cannot be
 * shown. Other pictures of that folder are portraits of before, which are not read.
 * @returns nothing while the settings have a fault
 */
export async function readOwner(
  reader: ContentReader,
  files: ContentFiles,
  { data, yaml }: Reading<Pick<Settings, 'owner'>>,
): Promise<Owner | undefined> {
  if (!data || !yaml) return undefined
  const { name, portrait: wanted, phone, isPhoneShown, ...others } = data.owner
  const pictures = filesBelow(files, 'owner/')

  let portrait: Portrait | undefined
  if (wanted) {
    const { file, description } = wanted
    const picture = pictures.get(file)
    const found = picture
      ? await findPicture(file, picture, portraitUse)
      : { problem: 'n’est pas dans le dossier owner', remedy: 'Posez-la dans ce dossier, et écrivez son nom seul' }
    if ('problem' in found)
      reader.complain({
        ...yaml.at(['owner', 'portrait', 'file']),
        problem: `l’image « ${file} » ${found.problem}`,
        remedy: found.remedy,
      })
    else {
      const inItsStead = perKey(locales, () => (isPlaceholder(name) ? '' : name))
      portrait = { picture: found, description: { ...inItsStead, ...description } }
    }
  }
  return {
    ...others,
    ...(!isPlaceholder(name) && { name }),
    ...(isPhoneShown && { phone }),
    ...(portrait && { portrait }),
  }
}

const headed = z.object({ head: pageHead })

/** Reads every page in the languages that it is declared for. */
export function readPages(
  reader: ContentReader,
  rootsOf: (locale: Locale) => Roots,
): { heads: HeadOfPage[]; toPages: () => Pages } {
  const read = (page: string, schema: z.ZodType, languages: readonly Locale[]) =>
    [
      page,
      languages.map((locale) => {
        const file = `pages/${pageFolder(page)}/${locale}.yaml`
        return [locale, reader.read(file, schema, rootsOf(locale), locale)] as const
      }),
    ] as const

  const isIn = (page: PageKey) => (locale: Locale) => pageRoutes[page].paths[locale] !== undefined
  const readings: (readonly [string, (readonly [Locale, Reading<unknown>])[]])[] = [
    ...(Object.keys(routedPageSchemas) as (keyof typeof routedPageSchemas)[]).map((page) =>
      read(page, routedPageSchemas[page], locales.filter(isIn(page))),
    ),
    ...Object.entries(otherPageSchemas).map(([page, schema]) => read(page, schema, locales)),
  ]

  const heads = readings.flatMap(([, languages]) =>
    languages.flatMap(([, { data, yaml }]) => {
      const page = headed.safeParse(data)
      return page.success && yaml ? [{ yaml, path: ['head'], head: page.data.head }] : []
    }),
  )
  const toPages = () =>
    Object.fromEntries(
      readings.map(([page, languages]) => [
        page,
        Object.fromEntries(languages.map(([locale, reading]) => [locale, dataOf(reading)])),
      ]),
    ) as Pages
  return { heads, toPages }
}

/** Reads what clients said, and the wall of their wordmarks. */
export function readTestimonials(
  reader: ContentReader,
  rootsOf: (locale: Locale) => Roots,
): () => Content['testimonials'] {
  const readings = perKey(locales, (locale) =>
    reader.read(`testimonials/${locale}.yaml`, languageFolders.testimonials, rootsOf(locale), locale),
  )
  const wall = reader.read('wordmarks.yaml', singleFiles['wordmarks.yaml'])

  return () => {
    const { list: wordmarks, sample: wallSample = false } = dataOf(wall)
    return {
      list: perKey(locales, (locale) => dataOf(readings[locale]).list),
      words: perKey(locales, (locale) => dataOf(readings[locale]).words),
      caseStudyLabels: perKey(locales, (locale) => dataOf(readings[locale]).caseStudyLabels),
      isWallSample: wallSample,
      wordmarks: perKey(locales, (locale) =>
        wordmarks.map(({ face, ...names }): Wordmark => ({ name: names[locale], face })),
      ),
    }
  }
}
