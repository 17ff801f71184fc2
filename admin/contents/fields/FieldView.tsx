import type { ReactNode } from 'react'
import { type FieldForm, fits, isYes, valueAt } from '../../../contract/api/field-form.ts'
import type { YamlPath } from '../../../contract/content/normal-yaml.ts'
import { colon } from '../../shared/admin-formats.ts'
import { removeYamlValue, setYamlValue } from '../yaml-text.ts'
import { FieldComplaints, OpenMark, ShownOn } from './FieldNotes.tsx'
import { Folded } from './Folded.tsx'
import { countFields, firstField, focusField, toAction, toEmptyValue, toFieldId, toFirstWords } from './field-values.ts'
import { useFields } from './fields-context.ts'
import { ListField } from './ListField.tsx'
import { ScalarField } from './ScalarField.tsx'

/** Where one group within a group has more fields than this, all are folded away, too. */
const fewFields = 5

type FieldViewProps = {
  form: FieldForm
  path: YamlPath
  value: unknown
  isOptional: boolean
  /** Keys of the group around it, in their order. */
  order: readonly string[]
  /** What stands around it has said its name. */
  isInner?: boolean
  /** A group is folded away until it is opened. */
  isFolded?: boolean
}

/** One field of a form, whatever it is; a field without an input is not shown. */
export function FieldView(props: FieldViewProps) {
  const { form, path, value, isOptional, order, isInner = false, isFolded = false } = props
  if (form.kind === 'fixed') return null
  if (form.kind === 'sample') return isYes(value) ? <SampleField label={form.label} path={path} /> : null
  if (form.kind === 'variants') {
    const variant = form.variants.find((one) => fits(one, value)) ?? form.variants[0]
    if (!variant) return null
    const named = { ...variant, label: variant.label || form.label }
    return <FieldView {...props} form={named} />
  }
  if (form.kind === 'text' || form.kind === 'number' || form.kind === 'choice' || form.kind === 'flag')
    return <ScalarField form={form} path={path} value={value} isOptional={isOptional} order={order} />
  // A group that may be empty, or begins with a picture, is there as soon as something is put into it.
  const isBare = form.kind === 'group' && form.fields.every((field) => field.isOptional)
  const isPicture =
    form.kind === 'group' && form.fields.some((field) => 'format' in field.form && field.form.format === 'picture')
  if (value === undefined && isOptional && !isBare && !isPicture)
    return <MissingField form={form} path={path} order={order} />
  const field = (
    <>
      {form.kind === 'list' && (
        <ListField
          form={form}
          path={path}
          value={value}
          order={order}
          inner={(item, itemPath) => (
            <FieldView form={form.item} path={itemPath} value={item} isOptional={false} order={[]} isInner />
          )}
        />
      )}
      {form.kind === 'tuple' && (
        <div className="field-row">
          {form.items.map((item, index) => (
            <FieldView
              // biome-ignore lint/suspicious/noArrayIndexKey: each entry has its place
              key={index}
              form={item}
              path={[...path, index]}
              value={valueAt(value, [index])}
              isOptional={false}
              order={[]}
            />
          ))}
        </div>
      )}
      {form.kind === 'group' && <GroupFields form={form} path={path} value={value} />}
      {isOptional && !isBare && value !== undefined && <RemoveField form={form} path={path} />}
    </>
  )
  if (isInner || form.kind === 'list') return field
  if (isFolded)
    return (
      <Folded path={path} form={form} value={value} title={form.label}>
        {field}
      </Folded>
    )
  return (
    <FieldGroup form={form} path={path} value={value}>
      {field}
    </FieldGroup>
  )
}

/** The fields of a group, below each other; what waits to be confirmed says so before them. */
export function GroupFields({
  form,
  path,
  value,
}: {
  form: Extract<FieldForm, { kind: 'group' }>
  path: YamlPath
  value: unknown
}) {
  const order = form.fields.map(({ key }) => key)
  const fields = form.fields.map((field) => ({ ...field, value: valueAt(value, [field.key]) }))
  const isLong = fields.some(({ form: one, value: part }) => one.kind === 'group' && countFields(one, part) > fewFields)
  /** One of several groups that are called the same is known by its first words, too. */
  const toNamed = (one: FieldForm, part: unknown): FieldForm => {
    const hasNamesake =
      one.kind === 'group' && fields.some(({ form: other }) => other !== one && other.label === one.label)
    return hasNamesake ? { ...one, label: one.label + colon + toFirstWords(part) } : one
  }
  return (
    <>
      {fields
        .toSorted((one, other) => Number(other.form.kind === 'sample') - Number(one.form.kind === 'sample'))
        .map(({ key, isOptional, form: one, value: part }) => (
          <FieldView
            key={key}
            form={toNamed(one, part)}
            path={[...path, key]}
            value={part}
            isOptional={isOptional}
            order={order}
            isFolded={path.length === 0 || (path.length === 1 && isLong)}
          />
        ))}
    </>
  )
}

type FieldGroupProps = { form: FieldForm; path: YamlPath; value: unknown; children: ReactNode }

function FieldGroup({ form, path, value, children }: FieldGroupProps) {
  const id = toFieldId(path)
  return (
    <fieldset className="column field-group" id={id} tabIndex={-1}>
      <legend>
        {form.label} <OpenMark form={form} value={value} />
      </legend>
      <ShownOn form={form} id={`${id}-pages`} />
      <FieldComplaints path={path} id={`${id}-faute`} />
      {children}
    </fieldset>
  )
}

/** A claim that the owner has not confirmed: one control, which takes the line out of the file. */
function SampleField({ label, path }: { label: string; path: YamlPath }) {
  const { edit } = useFields()
  return (
    <div className="row row--apart field-sample" id={toFieldId(path)} tabIndex={-1}>
      <p>
        <b>À confirmer.</b> Ceci est un exemple, tant que vous ne l’avez pas confirmé.
        <span className="visually-hidden"> {label}</span>
      </p>
      <button
        type="button"
        className="button button--key button--small"
        onClick={() => {
          edit((text) => removeYamlValue(text, path))
          // The button is gone with its row.
          setTimeout(() => focusField(path))
        }}
      >
        Je confirme : c’est vrai
      </button>
    </div>
  )
}

function MissingField({ form, path, order }: { form: FieldForm; path: YamlPath; order: readonly string[] }) {
  const { edit } = useFields()
  const id = toFieldId(path)
  return (
    <div>
      <button
        type="button"
        id={id}
        className="row-action list-add"
        onClick={() => {
          edit((text) => setYamlValue(text, path, toEmptyValue(form), order))
          // What takes the place of the button has its focus.
          setTimeout(() => {
            const made = document.getElementById(id)
            ;(made?.querySelector<HTMLElement>(firstField) ?? made)?.focus()
          })
        }}
      >
        {toAction('Ajouter', form.label)}
      </button>{' '}
      <OpenMark form={form} value={undefined} />
      <ShownOn form={form} id={`${id}-pages`} />
    </div>
  )
}

function RemoveField({ form, path }: { form: FieldForm; path: YamlPath }) {
  const { edit } = useFields()
  return (
    <button
      type="button"
      className="row-action list-add"
      onClick={() => {
        edit((text) => removeYamlValue(text, path))
        // The button is gone with what it removed.
        setTimeout(() => document.getElementById(toFieldId(path))?.focus())
      }}
    >
      {toAction('Retirer', form.label)}
    </button>
  )
}
