import { type ReactNode, useEffect, useState } from 'react'
import type { FieldForm } from '../../../contract/api/field-form.ts'
import type { YamlPath } from '../../../contract/content/normal-yaml.ts'
import { formatPlural } from '../../shared/admin-formats.ts'
import { contentsTexts } from '../texts.ts'
import { ShownOn } from './FieldNotes.tsx'
import { countSamples, leadsTo, toFieldId } from './field-values.ts'
import { useFields } from './fields-context.ts'

type FoldedProps = {
  path: YamlPath
  form: FieldForm
  value: unknown
  title: string
  isNew?: boolean
  children: ReactNode
}

/** A part of a long form, folded away until it is opened or looked for; says what waits in it. */
export function Folded({ path, form, value, title, isNew = false, children }: FoldedProps) {
  const { target, isShort, countBelow } = useFields()
  const isOpenAtFirst = isNew || isShort || (target !== undefined && leadsTo(path, target))
  /** Undefined until it is opened. What is folded away again is still there: a picture may be on its way to it. */
  const [isOpen, setOpen] = useState<boolean | undefined>(isOpenAtFirst || undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a target is looked for once, so that what is folded away again stays so
  useEffect(() => {
    if (target && leadsTo(path, target)) setOpen(true)
  }, [target])
  const complaints = countBelow(path)
  const samples = countSamples(form, value)
  return (
    <details className="fields-part" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="row" id={`${toFieldId(path)}-titre`}>
        <span className="fields-part-title">{title}</span>
        {complaints > 0 && (
          <span className="tag tag--error">
            {formatPlural({ one: '{n} à corriger', many: '{n} à corriger' }, complaints)}
          </span>
        )}
        {samples > 0 && <span className="tag tag--mustard">{formatPlural(contentsTexts.counts.samples, samples)}</span>}
      </summary>
      {isOpen !== undefined && (
        <div className="column fields-part-body">
          <ShownOn form={form} id={`${toFieldId(path)}-pages`} />
          {children}
        </div>
      )}
    </details>
  )
}
