import type { TextComplaint } from '../../contract/api/admin-contents.ts'
import type { FieldForm } from '../../contract/api/field-form.ts'
import type { YamlPath } from '../../contract/content/normal-yaml.ts'
import { toPlainText } from '../../contract/text.ts'
import type { Complaint } from '../content/complaint.ts'
import type { ContentFiles } from '../content/content-files.ts'
import { schemaOfFile } from '../content/content-paths.ts'
import { toFieldForm } from './to-field-form.ts'

type Names = NonNullable<TextComplaint['names']>

/** What a form calls the fields that lead to a value, from the outside in. */
function namesAt(form: FieldForm | undefined, [key, ...rest]: YamlPath): Names {
  if (!form || key === undefined) return []
  const below = (inner: FieldForm | undefined): Names => {
    const label = typeof key === 'number' ? key + 1 : inner?.label
    return inner && label ? [label, ...namesAt(inner, rest)] : []
  }
  switch (form.kind) {
    case 'group':
      return below(form.fields.find((field) => field.key === key)?.form)
    case 'list':
      return below(form.item)
    case 'tuple':
      return below(form.items[Number(key)])
    case 'variants':
      return form.variants.map((variant) => namesAt(variant, [key, ...rest])).find((names) => names.length > 0) ?? []
    default:
      return []
  }
}

/** Where a complaint is, in words: its field as the form has it, or the heading above its line in an article. */
export function namePlace<One extends Omit<TextComplaint, 'names'>>(
  complaint: One,
  files: ContentFiles,
): One & { names: Names } {
  const { path, line, field } = complaint
  const known = schemaOfFile(path)
  if (field) return { ...complaint, names: known ? namesAt(toFieldForm(known.schema), field) : [] }
  const lines = path.endsWith('.md') && line !== null ? files.get(path)?.bytes.toString('utf8').split('\n') : undefined
  const heading = lines?.slice(0, line ?? 0).findLast((one) => /^#{2,3} /.test(one))
  return { ...complaint, names: heading === undefined ? [] : [toPlainText(heading.replace(/^#+ /, '').trim())] }
}

/** @param files in which it was found */
export const toTextComplaint =
  (files: ContentFiles) =>
  ({ file, line, ...others }: Complaint): TextComplaint =>
    namePlace({ path: file, line: line ?? null, ...others }, files)
