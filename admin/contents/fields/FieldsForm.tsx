import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { TextComplaint } from '../../../contract/api/admin-contents.ts'
import type { FieldForm } from '../../../contract/api/field-form.ts'
import type { Target } from '../contents-place.ts'
import { pathAtLine } from '../path-at-line.ts'
import { readYamlText, type YamlPath } from '../yaml-text.ts'
import { FieldView, GroupFields } from './FieldView.tsx'
import { countFields, leadsTo, toFieldId } from './field-values.ts'
import { type Fields, FieldsContext, type OtherValues } from './fields-context.ts'

type FieldsFormProps = {
  form: FieldForm
  /** Path of the file, where pictures can be sent for it. */
  entry?: string
  /** The whole file: YAML, or an article, whose front matter is edited. It has to be readable (`readYamlText`). */
  text: string
  onText: (text: string) => void
  /** Of this file. Those with a line stand at the field that the line belongs to. */
  complaints: readonly TextComplaint[]
  other?: OtherValues | undefined
  /** The field that is to be opened and to have the focus, or a line of it. The same again: a new object. */
  target?: Target | undefined
  /** Before every id. */
  prefix?: string
}

/** Up to this many fields a form is shown whole. */
const fewFields = 24

/** The form of one file: every value of it that can be changed. Only the lines of a value that is changed change. */
export function FieldsForm({
  form,
  entry,
  text,
  onText,
  complaints,
  other,
  target,
  prefix = 'champ',
}: FieldsFormProps) {
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
  // The lines are those of the text that was looked at, not of what has been typed since.
  const placed = useMemo(() => {
    return complaints.flatMap((complaint) =>
      complaint.line === null ? [] : { complaint, path: pathAtLine(latest.current, complaint.line) },
    )
  }, [complaints])
  const targetPath = useMemo(
    () => target && ('field' in target ? target.field : pathAtLine(latest.current, target.line)),
    [target],
  )
  const isShort = useMemo(() => countFields(form, value) <= fewFields, [form, value])

  const fields: Fields = useMemo(() => {
    const isSame = (one: YamlPath, another: YamlPath) => one.length === another.length && leadsTo(one, another)
    return {
      prefix,
      entry,
      edit,
      complaintsAt: (path) => placed.filter((one) => isSame(one.path, path)).map(({ complaint }) => complaint),
      countBelow: (path) => placed.filter((one) => leadsTo(path, one.path)).length,
      other,
      target: targetPath,
      isShort,
    }
  }, [prefix, entry, edit, placed, other, targetPath, isShort])

  // What the field stands in opens first.
  useEffect(() => {
    if (!targetPath) return
    const timer = setTimeout(() => focusField(prefix, targetPath), 50)
    return () => clearTimeout(timer)
  }, [prefix, targetPath])

  return (
    <FieldsContext value={fields}>
      <div className="fields-form">
        {form.kind === 'group' ? (
          <GroupFields form={form} path={[]} value={value} />
        ) : (
          <FieldView form={form} path={[]} value={value} isOptional={false} order={[]} isInner />
        )}
      </div>
    </FieldsContext>
  )
}

/** The field of a path, else what it stands in. */
function focusField(prefix: string, path: YamlPath): void {
  for (let length = path.length; length > 0; length--) {
    const id = toFieldId(prefix, path.slice(0, length))
    const field = document.getElementById(id) ?? document.getElementById(`${id}-titre`)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
    if (field) return
  }
}
