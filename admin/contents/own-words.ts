import type { TextComplaint } from '../../contract/api/admin-contents.ts'
import type { FieldForm } from '../../contract/api/field-form.ts'
import { articleBlocks } from '../../contract/content/article.ts'
import type { YamlPath } from '../../contract/content/normal-yaml.ts'
import { contentsTexts } from './texts.ts'

/** What the form calls a value, or nothing where it has no field for it. */
function labelAt(form: FieldForm | undefined, [key, ...rest]: YamlPath): string | undefined {
  if (!form || key === undefined) return form?.label
  if (form.kind === 'group') return labelAt(form.fields.find((field) => field.key === key)?.form, rest)
  if (form.kind === 'list') return labelAt(form.item, rest)
  if (form.kind === 'tuple') return labelAt(form.items[Number(key)], rest)
  if (form.kind !== 'variants') return undefined
  return form.variants.flatMap((variant) => labelAt(variant, [key, ...rest]) ?? [])[0]
}

/** The label of the field that a complaint names by its key, seen from its place. */
function findLabel(form: FieldForm, place: YamlPath, key: string): string | undefined {
  const at = place.lastIndexOf(key)
  return at < 0 ? labelAt(form, [...place, key]) : labelAt(form, place.slice(0, at + 1))
}

/**
 * A complaint for a reader who sees a form and no file: fields have the names that they have there. Of files
 * the loader speaks as it does to those who open them.
 * @param fill what to do about a field that is missing
 */
export function toOwnWords(complaint: TextComplaint, form: FieldForm, fill: string): TextComplaint {
  const place = complaint.field ?? []
  const isMissing = /^il manque « [\w-]+/.test(complaint.problem)
  const problem = complaint.problem
    .replace(/« ([A-Za-z][\w-]*)(, entrée \d+)? »/, (named, key: string, entry = '') => {
      const label = findLabel(form, place, key)
      return label === undefined ? named : `« ${label}${entry} »`
    })
    .replace(/(le bloc|dans le bloc) « (\w+) »/g, (named, begin: string, name: string) => {
      const block = articleBlocks.find((one) => one === name)
      return block === undefined ? named : `${begin} « ${contentsTexts.passages[block]} »`
    })
    // The loader adds what the field is for.
    .replace(/^(il manque « .+ ») \(.*\)$/, '$1')
  const isLine = /^Ajoutez une ligne « /.test(complaint.remedy)
  return { ...complaint, problem, remedy: isMissing && isLine ? fill : complaint.remedy }
}
