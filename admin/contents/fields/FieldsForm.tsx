import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { OpenedFile, TextComplaint } from '../../../contract/api/admin-contents.ts'
import type { FieldForm } from '../../../contract/api/field-form.ts'
import type { YamlPath } from '../../../contract/content/normal-yaml.ts'
import { readYamlText } from '../yaml-text.ts'
import { FieldView, GroupFields } from './FieldView.tsx'
import { countFields, focusField, leadsTo } from './field-values.ts'
import { type Fields, FieldsContext, type OtherValues } from './fields-context.ts'
import { createReferences } from './references.ts'

type FieldsFormProps = {
  form: FieldForm
  /** Path of the file, where pictures can be sent for it. */
  entry?: string
  /** The whole file: YAML, or an article, whose front matter is edited. It has to be readable (`readYamlText`). */
  text: string
  onText: (text: string) => void
  /** Of this file; each stands at its field. */
  complaints: readonly TextComplaint[]
  /** What the references in its texts stand for. */
  values: OpenedFile['values']
  other?: OtherValues | undefined
  /** The field that is to be opened and to have the focus. The same again: a new path. */
  target?: YamlPath | undefined
}

/** Up to this many fields a form is shown whole. */
const fewFields = 24

/** The form of one file: every value of it that can be changed. */
export function FieldsForm({ form, entry, text, onText, complaints, values, other, target }: FieldsFormProps) {
  const value = useMemo(() => {
    const read = readYamlText(text)
    return 'value' in read ? read.value : undefined
  }, [text])
  // Two changes in one moment: the second is made to the text of the first.
  const latest = useRef(text)
  latest.current = text
  const edit = useCallback(
    (change: (text: string) => string) => {
      const next = change(latest.current)
      if (next === latest.current) return
      latest.current = next
      onText(next)
    },
    [onText],
  )
  const isShort = useMemo(() => countFields(form, value) <= fewFields, [form, value])

  const fields: Fields = useMemo(() => {
    const isSame = (one: YamlPath, another: YamlPath) => one.length === another.length && leadsTo(one, another)
    return {
      entry,
      edit,
      complaintsAt: (path) => complaints.filter(({ field }) => field && isSame(field, path)),
      countBelow: (path) => complaints.filter(({ field }) => field && leadsTo(path, field)).length,
      references: createReferences(values),
      other,
      target,
      isShort,
    }
  }, [entry, edit, complaints, values, other, target, isShort])

  // What the field stands in opens first.
  useEffect(() => {
    if (!target) return
    const timer = setTimeout(() => focusField(target), 50)
    return () => clearTimeout(timer)
  }, [target])

  return (
    <FieldsContext value={fields}>
      <div className="column">
        {form.kind === 'group' ? (
          <GroupFields form={form} path={[]} value={value} />
        ) : (
          <FieldView form={form} path={[]} value={value} isOptional={false} order={[]} isInner />
        )}
      </div>
    </FieldsContext>
  )
}
