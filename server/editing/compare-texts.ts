import type { ChangedPart, ChangedText } from '../../contract/api/admin-contents.ts'
import { valueAt } from '../../contract/api/field-form.ts'
import { splitArticle } from '../../contract/content/article-file.ts'
import { entryOf } from '../../contract/content/content-paths.ts'
import { openYaml, type YamlKind } from '../../contract/content/normal-yaml.ts'
import { toPlainText } from '../../contract/text.ts'
import { isTextFile, schemaOfFile } from '../content/content-paths.ts'
import { compareFields, compareSettings } from './compare-fields.ts'
import { comparePassages } from './compare-passages.ts'
import { toFieldForm } from './to-field-form.ts'

/** A file before a change and after it, as it is written, a picture as an empty text; null where there is none. */
export type FileChange = { path: string; before: string | null; after: string | null }

/** What a text says in its fields; nothing where there is none, or none that can be read. */
function readFields(source: string | null | undefined, kind: YamlKind): unknown {
  const { document, fault } = openYaml(source ?? '', kind)
  return fault ? undefined : (document.toJS() ?? undefined)
}

const kindOf = (before: unknown, after: unknown): ChangedText['kind'] =>
  before === null ? 'added' : after === null ? 'gone' : 'changed'

function compareFiles({ path, before, after }: FileChange): { parts: ChangedPart[]; title: string | null } {
  const known = schemaOfFile(path)
  if (!known) return { parts: [], title: null }
  // The text as a whole is called by its title.
  const form = { ...toFieldForm(known.schema), label: '' }
  if (known.group !== 'articles')
    return { parts: compareFields(form, readFields(before, 'core'), readFields(after, 'core')), title: null }
  const [old, fresh] = [before, after].map((text) => (text === null ? undefined : splitArticle(text)))
  const [was, is] = [readFields(old?.head, 'failsafe'), readFields(fresh?.head, 'failsafe')]
  const title = valueAt(is ?? was, ['title'])
  const passages = comparePassages(old?.body ?? before ?? '', fresh?.body ?? after ?? '')
  return {
    parts: [...compareSettings(form, was, is), ...passages],
    title: typeof title === 'string' && title !== '' ? toPlainText(title) : null,
  }
}

/** What these changes of files are for who reads the texts: for each entry its fields, passages and pictures. */
export function compareTexts(files: readonly FileChange[]): ChangedText[] {
  return [...Map.groupBy(files, ({ path }) => entryOf(path))].map(([entry, ofEntry]): ChangedText => {
    const text = ofEntry.find(({ path }) => path === entry)
    const pictures = ofEntry.filter(({ path }) => !isTextFile(path))
    const { parts, title } = text ? compareFiles(text) : { parts: [], title: null }
    const kind = text ? kindOf(text.before, text.after) : 'changed'
    return {
      ...{ path: entry, locale: schemaOfFile(entry)?.locale ?? null, title, kind },
      parts: kind === 'gone' ? [] : parts,
      pictures: pictures.map(({ path, before, after }) => ({
        ...{ name: path.slice(path.lastIndexOf('/') + 1), kind: kindOf(before, after) },
      })),
    }
  })
}
