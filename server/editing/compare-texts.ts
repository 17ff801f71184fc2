import type { ChangedPart, ChangedText } from '../../contract/api/admin-contents.ts'
import { valueAt } from '../../contract/api/field-form.ts'
import { blogPath } from '../../contract/blog-routes.ts'
import { splitArticle } from '../../contract/content/article-file.ts'
import { articleOf, entryOf, fileNameOf } from '../../contract/content/content-paths.ts'
import { openYaml, type YamlKind } from '../../contract/content/normal-yaml.ts'
import { defaultLocale } from '../../contract/locales.ts'
import { toPlainText } from '../../contract/text.ts'
import { isTextFile, schemaOfFile } from '../content/content-paths.ts'
import type { LoadedContent } from '../content/load-content.ts'
import { fillReferences } from '../content/references.ts'
import { compareFields, compareSettings } from './compare-fields.ts'
import { comparePassages } from './compare-passages.ts'
import { toFieldForm } from './to-field-form.ts'

/** A file before a change and after it, as it is written, a picture as an empty text; null where there is none. */
export type FileChange = { path: string; before: string | null; after: string | null }

/** What a text says in its fields; nothing where there is none, or none that can be read. */
function readFields(source: string | null, kind: YamlKind): unknown {
  const { document, fault } = openYaml(source ?? '', kind)
  return fault ? undefined : (document.toJS() ?? undefined)
}

const kindOf = (before: unknown, after: unknown): Exclude<ChangedText['kind'], 'renamed'> =>
  before === null ? 'added' : after === null ? 'gone' : 'changed'

function compareFiles({ path, before, after }: FileChange): { parts: ChangedPart[]; title: string | null } {
  const known = schemaOfFile(path)
  if (!known) return { parts: [], title: null }
  // The text as a whole is called by its title.
  const form = { ...toFieldForm(known.schema), label: '' }
  if (known.group !== 'articles')
    return {
      parts: compareFields(form, readFields(before, 'core'), readFields(after, 'core')),
      title: known.schema.meta()?.description ?? null,
    }
  const [old, fresh] = [splitArticle(before ?? ''), splitArticle(after ?? '')]
  const [was, is] = [readFields(old.head, 'failsafe'), readFields(fresh.head, 'failsafe')]
  const title = valueAt(is ?? was, ['title'])
  const passages = comparePassages(old.body, fresh.body)
  return {
    parts: [...compareSettings(form, was, is), ...passages],
    title: typeof title === 'string' && title !== '' ? toPlainText(title) : null,
  }
}

const titleIn = (text: string | null) => valueAt(readFields(splitArticle(text ?? '').head, 'failsafe'), ['title'])

/** The address of an article by the path of its text. */
function addressOf(path: string): string | null {
  const article = articleOf(path)
  return article ? blogPath(article) : null
}

/**
 * An article that goes while another one comes in the same language with the same title has got another address.
 * @returns the changes with both as one, whose path was another
 */
function joinRenamed(files: readonly FileChange[]): (FileChange & { from?: string })[] {
  const languageOf = ({ path }: FileChange) => articleOf(path)?.locale
  const gone = files.filter((file) => languageOf(file) && file.after === null)
  const renamed = gone.flatMap((one) => {
    const same = files.filter(
      (other) =>
        other.before === null && languageOf(other) === languageOf(one) && titleIn(other.after) === titleIn(one.before),
    )
    return same.map(({ path, after }) => ({ path, from: one.path, before: one.before, after }))
  })
  const moved = new Set(renamed.flatMap(({ path, from }) => [path, from]))
  return [...files.filter(({ path }) => !moved.has(entryOf(path))), ...renamed]
}

/**
 * What these changes of files are for who reads the texts: for each entry its fields, passages and pictures.
 * @param rootsOf what the texts of a language refer to
 */
export function compareTexts(files: readonly FileChange[], rootsOf: LoadedContent['rootsOf']): ChangedText[] {
  return [...Map.groupBy(joinRenamed(files), ({ path }) => entryOf(path))].map(([entry, ofEntry]): ChangedText => {
    const text = ofEntry.find(({ path }) => path === entry)
    const pictures = ofEntry.filter(({ path }) => !isTextFile(path))
    const { parts: asWritten, title } = text ? compareFiles(text) : { parts: [], title: null }
    const locale = schemaOfFile(entry)?.locale ?? null
    const fill = (words: string | null) =>
      words && fillReferences(words, locale ?? defaultLocale, rootsOf(locale ?? defaultLocale))
    const parts = asWritten.map((part) => ({ ...part, before: fill(part.before), after: fill(part.after) }))
    const from = text?.from
    const kind = from ? 'renamed' : text ? kindOf(text.before, text.after) : 'changed'
    const address = { names: [], setting: 'address', before: from ? addressOf(from) : null, after: addressOf(entry) }
    return {
      path: entry,
      locale,
      title,
      kind,
      parts: kind === 'gone' ? [] : kind === 'renamed' ? [address, ...parts] : parts,
      pictures: pictures.map(({ path, before, after }) => ({
        name: fileNameOf(path),
        kind: kindOf(before, after),
      })),
    }
  })
}
