import type { FoundTexts } from '../../contract/api/admin-contents.ts'
import { splitArticle } from '../../contract/content/article-file.ts'
import { entryOf } from '../../contract/content/content-paths.ts'
import type { YamlPath } from '../../contract/content/normal-yaml.ts'
import { defaultLocale } from '../../contract/locales.ts'
import { foldText } from '../../contract/text.ts'
import { schemaOfFile } from '../content/content-paths.ts'
import { fillReferences } from '../content/references.ts'
import { readYaml, type YamlFile } from '../content/yaml-file.ts'
import type { Readings } from '../site/readings.ts'
import { lookAtAll } from './describe-entries.ts'

/** So many places are named. */
const mostFound = 50

/** Characters of an excerpt, about. */
const excerptLength = 160

/** As words are compared: kinds of spaces and apostrophes are no difference that anybody types. */
const fold = (text: string): string => foldText(text.normalize('NFC').replaceAll('’', "'").replace(/\s+/g, ' '))

type Text = { text: string; line: number; field?: YamlPath }

/** The texts of a value, each with the line on which it begins. */
function textsOf(yaml: YamlFile, value: unknown, path: readonly PropertyKey[] = []): Text[] {
  if (typeof value === 'string') {
    const { line, field } = yaml.at(path)
    return [{ text: value, line, ...(field && { field }) }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsOf(yaml, item, [...path, key]))
}

/** The texts of a file as they are read: lines of an article, values of YAML and front matter, whatever lines they are broken into. */
function listTexts(path: string, source: string): Text[] {
  const head = path.endsWith('.md') ? (splitArticle(source)?.head ?? '') : undefined
  // The line `---` stands before the first field.
  const read = head === undefined ? readYaml(path, source) : readYaml(path, `\n${head}`, 'failsafe')
  const lines = source.split(/\r?\n/).map((text, index) => ({ text, line: index + 1 }))
  if ('complaints' in read) return lines
  const fields = textsOf(read.yaml, read.yaml.value)
  return head === undefined ? fields : [...fields, ...lines.slice(head === '' ? 0 : head.split('\n').length + 1)]
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
 * Finds words in all texts with their drafts, whatever their case and accents: those of drafts first.
 * @param words as they are typed; spaces at the ends do not count
 */
export async function searchTexts(readings: Readings, words: string, now: number): Promise<FoundTexts> {
  const look = await lookAtAll(readings, now)
  const drafted = look.drafts
  const { files, edited } = await readings.read(look, now)
  const { rootsOf } = await edited()
  const wanted = fold(words.trim())
  const texts = [...files].flatMap(([path, { bytes }]): [string, string][] => {
    const known = schemaOfFile(path)
    if (!known) return []
    const [text, locale] = [bytes.toString('utf8'), known.locale ?? defaultLocale]
    return [[path, known.group === 'articles' ? text : fillReferences(text, locale, rootsOf(locale))]]
  })
  const inOrder = [
    ...texts.filter(([path]) => drafted.includes(entryOf(path))),
    ...texts.filter(([path]) => !drafted.includes(entryOf(path))),
  ]
  const found: FoundTexts['found'] = []
  if (wanted === '') return { found, isMore: false }
  for (const [path, source] of inOrder) {
    // Most files hold nothing of it, whatever YAML makes of their lines and quotes.
    if (!fold(source.replaceAll("''", "'")).includes(wanted)) continue
    for (const { text, ...place } of listTexts(path, source)) {
      const at = fold(text).indexOf(wanted)
      if (at < 0) continue
      if (found.length === mostFound) return { found, isMore: true }
      found.push({ path, ...place, excerpt: excerptOf(text, unfold(text, at)) })
    }
  }
  return { found, isMore: false }
}
