import { type FieldForm, valueAt } from '../../../contract/api/field-form.ts'
import type { YamlPath } from '../../../contract/content/normal-yaml.ts'
import { placeNames } from '../../../contract/content/places.ts'
import { isFilledIn } from '../../../contract/content/to-replace.ts'
import { frenchNames, locales } from '../../../contract/locales.ts'
import { fillText } from '../../../contract/text.ts'
import { Icon } from '../../../site/shared/illustration/Icon.tsx'
import { colon, formatCount } from '../../shared/admin-formats.ts'
import { toComplaintText } from '../complaint-text.ts'
import { contentsTexts } from '../texts.ts'
import { useFields } from './fields-context.ts'
import { hasMark, withoutMarks } from './references.ts'

/** What publishing would say against a value. */
export function FieldComplaints({ path, id }: { path: YamlPath; id: string }) {
  const complaints = useFields().complaintsAt(path)
  if (complaints.length === 0) return null
  return (
    <div id={id}>
      {complaints.map((complaint) => (
        <p key={complaint.problem + complaint.remedy} className="field-complaint">
          <Icon name="alert" />
          <span>{toComplaintText(complaint)}</span>
        </p>
      ))}
    </div>
  )
}

/** The same text in the other language, to be read beside. */
export function OtherText({ path }: { path: YamlPath }) {
  const { other } = useFields()
  const value = other && valueAt(other.value, path)
  if (!other || (typeof value !== 'string' && typeof value !== 'number')) return null
  return (
    <p className="field-other" lang={other.locale}>
      <span className="visually-hidden" lang="fr">
        {frenchNames[other.locale]}
        {colon}
      </span>
      {other.references.show(String(value))}
    </p>
  )
}

/** Says of a fact that only the owner knows that it is missing, or a placeholder still. */
export const OpenMark = ({ form, value }: { form: FieldForm; value: unknown }) =>
  form.isOwned && !isFilledIn(value) && <span className="tag tag--mustard field-open">À confirmer</span>

/** On which pages a value is seen. */
export function ShownOn({ form: { shownOn }, id }: { form: FieldForm; id: string }) {
  if (!shownOn) return null
  return (
    <p className="hint" id={id}>
      {contentsTexts.editing.onPages}
      {colon}
      {shownOn.map((place) => placeNames[place]).join(', ')}
    </p>
  )
}

type TextForm = Extract<FieldForm, { kind: 'text' }>

/** How long a text is and may be. */
export function LengthCounter({ form: { min = 1, max }, value }: { form: TextForm; value: string }) {
  if (max === undefined) return null
  const { length } = withoutMarks(value)
  const sentence = min > 1 ? '{n} caractères, de préférence {min} à {max}' : '{n} / {max} caractères'
  return (
    <span className={length > max ? 'field-length is-wrong' : 'field-length'}>
      {fillText(sentence, { n: formatCount(length), min, max })}
    </span>
  )
}

/** What stands in a text beside words, where it does: places, values from elsewhere, marks. */
export function toHint({ places = [], isRich = false }: TextForm, value: string): string {
  const mark = locales.find((locale) => value.includes(`[${locale}:`))
  const hints = [
    places.length > 0 && `À garder dans le texte : ${places.join(', ')}. Le site y met la valeur.`,
    hasMark(value) && 'Entre ‹ › : une valeur écrite ailleurs, reprise ici.',
    isRich && mark && `[${mark}:mot] dit que ce mot est ${frenchNames[mark]} ; seul le mot s’affiche.`,
    isRich && value.includes('**') && '**mot** s’affiche en gras.',
  ]
  return hints.filter(Boolean).join(' ')
}
