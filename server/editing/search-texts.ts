import { contentGroups, type FoundTexts } from '../../contract/api/admin-contents.ts'
import { splitArticle } from '../../contract/content/article-file.ts'
import { entryOf } from '../../contract/content/content-paths.ts'
import type { YamlPath } from '../../contract/content/normal-yaml.ts'
import { defaultLocale } from '../../contract/locales.ts'
import { foldText, toPlainText, toTyped } from '../../contract/text.ts'
import { schemaOfFile } from '../content/content-paths.ts'
import { fillReferences } from '../content/references.ts'
import { readYaml, type YamlFile } from '../content/yaml-file.ts'
import type { Readings } from '../site/readings.ts'
import { listPassages } from './compare-passages.ts'
import { lookAtAll } from './describe-entries.ts'

/** So many places are named. */
const mostFound = 50

/** Characters of an excerpt, about. */
const excerptLength = 160

const fold = (text: string): string => foldText(toTyped(text.normalize('NFC')).replace(/\s+/g, ' '))

/** Where it stands is asked only of what is named, since a line of YAML has to be counted. */
type Text = { text: string; isTitle: boolean; place: () => { line: number; field?: YamlPath } }

/** The texts of a value. */
function textsOf(yaml: YamlFile, value: unknown, path: readonly PropertyKey[] = []): Text[] {
  if (typeof value === 'string') {
    const place = () => {
      const { line, field } = yaml.at(path)
      return { line, ...(field && { field }) }
    }
    return [{ text: toPlainText(value), isTitle: path.at(-1) === 'title', place }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsOf(yaml, item, [...path, key]))
}

/**
 * The texts of a file as they are read, without their marks: values of YAML and front matter, then passages of an
 * article.
 * @param hasPlace whether any would still be named; else an article is not taken apart
 */
function* listTexts(path: string, source: string, hasPlace: () => boolean): Generator<Text> {
  const { head, lines, body } = splitArticle(source)
  const isArticle = path.endsWith('.md')
  // The line `---` stands before the first field.
  const read = isArticle ? readYaml(path, `\n${head}`, 'failsafe') : readYaml(path, source)
  if ('yaml' in read) yield* textsOf(read.yaml, read.yaml.value)
  if (!isArticle || !hasPlace()) return
  for (const { text, line } of listPassages(body)) yield { text, isTitle: false, place: () => ({ line: lines + line }) }
}

/** Where something stands in a text, of which only its place in the folded text is known. */
function unfold(text: string, at: number): number {
  let [least, most] = [0, text.length]
  while (least < most) {
    const middle = (least + most + 1) >> 1
    if (fold(text.slice(0, middle)).length <= at) least = middle
    else most = middle - 1
  }
  return least
}

/** The words around a place, cut between words. */
function excerptOf(text: string, at: number): string {
  if (text.length <= excerptLength) return text.trim()
  const from = Math.max(0, Math.min(at - excerptLength / 2, text.length - excerptLength))
  const to = from + excerptLength
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1
  const end = to >= text.length ? text.length : Math.max(text.lastIndexOf(' ', to), start)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`
}

/**
 * Finds words in all texts with their drafts, whatever their case and accents: those in titles first, then those of
 * entries that have a draft or wait for their moment.
 * @param words as they are typed; spaces at the ends do not count
 */
export async function searchTexts(readings: Readings, words: string, now: number): Promise<FoundTexts> {
  const look = await lookAtAll(readings, now)
  const { files, edited } = await readings.read(look, now)
  const { rootsOf } = await edited()
  const wanted = fold(words.trim())
  if (wanted === '') return { found: [], isMore: false }
  const wantedWords = wanted.match(/[\p{L}\p{N}]+/gu) ?? []
  const inOrder = [...files]
    .flatMap(([path, { bytes }]) => {
      const known = schemaOfFile(path)
      return known ? [{ path, bytes, known, isInHand: look.drafts.includes(entryOf(path)) }] : []
    })
    .sort(
      (one, other) =>
        Number(other.isInHand) - Number(one.isInHand) ||
        contentGroups.indexOf(one.known.group) - contentGroups.indexOf(other.known.group),
    )
  type Found = Omit<Text, 'isTitle'> & { path: string; at: number }
  const titles: Found[] = []
  const others: Found[] = []
  for (const { path, bytes, known } of inOrder) {
    const [text, locale] = [bytes.toString('utf8'), known.locale ?? defaultLocale]
    const source = known.group === 'articles' ? text : fillReferences(text, locale, rootsOf(locale))
    // Most files lack one of the words, whatever marks, lines and quotes stand between them.
    const written = fold(source)
    if (!wantedWords.every((word) => written.includes(word))) continue
    for (const { text, isTitle, place } of listTexts(path, source, () => others.length <= mostFound)) {
      const kind = isTitle ? titles : others
      if (kind.length > mostFound) continue
      const at = fold(text).indexOf(wanted)
      if (at >= 0) kind.push({ path, text, at, place })
    }
  }
  const found = [...titles, ...others]
  return {
    found: found.slice(0, mostFound).map(({ path, text, at, place }) => ({
      path,
      ...place(),
      excerpt: excerptOf(text, unfold(text, at)),
    })),
    isMore: found.length > mostFound,
  }
}
