import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { type FieldForm, isYes } from '../../../contract/api/field-form.ts'
import { identifiers, isIdentifier } from '../../../contract/content/identifiers.ts'
import type { YamlPath } from '../../../contract/content/normal-yaml.ts'
import { contentsTexts } from '../texts.ts'
import { removeYamlValue, setYamlValue } from '../yaml-text.ts'
import { FieldComplaints, LengthCounter, OpenMark, OtherText, ShownOn, toHint } from './FieldNotes.tsx'
import { toFieldId } from './field-values.ts'
import { useFields } from './fields-context.ts'
import { PictureField } from './PictureField.tsx'

export type ScalarForm = Extract<FieldForm, { kind: 'text' | 'number' | 'choice' | 'flag' }>

type ScalarFieldProps = {
  form: ScalarForm
  path: YamlPath
  value: unknown
  isOptional: boolean
  /** Keys of the group around it, in their order. */
  order: readonly string[]
  /** Of an entry in a list of plain texts: says which one it is, instead of its label. */
  name?: string | undefined
}

const inputTypes = { url: 'url', email: 'email', telephone: 'tel', siret: 'text', vatId: 'text', day: 'date' } as const

/** One value that is typed or chosen. */
export function ScalarField({ form, path, value, isOptional, order, name }: ScalarFieldProps) {
  const { edit, complaintsAt, references } = useFields()
  const texts = contentsTexts.fields
  const id = toFieldId(path)
  const isWrong = complaintsAt(path).length > 0
  // The button says what it is for.
  const isPicture = form.kind === 'text' && form.format === 'picture'

  /** An optional field that is emptied goes out of the file. */
  const set = (next: string | number | boolean) =>
    edit((text) => {
      if (isOptional && next === '') return removeYamlValue(text, path)
      return setYamlValue(text, path, typeof next === 'string' ? references.read(next) : next, order)
    })

  const shown = typeof value === 'string' || typeof value === 'number' ? references.show(String(value)) : ''
  const hint = form.kind === 'text' ? toHint(form, shown) : ''
  const described = [isWrong && `${id}-faute`, hint !== '' && `${id}-aide`, form.shownOn && `${id}-pages`].filter(
    Boolean,
  )
  const tied = {
    id,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': isWrong || undefined,
    'aria-label': name,
  }
  const control = (): ReactNode => {
    if (form.kind === 'choice')
      return (
        <select {...tied} value={shown} onChange={(event) => set(event.currentTarget.value)}>
          {(isOptional || !Object.hasOwn(form.choices, shown)) && (
            <option value={isOptional ? '' : shown}>Aucun choix</option>
          )}
          {Object.entries(form.choices).map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </select>
      )
    if (form.kind === 'number')
      return (
        <span
          className={form.format === 'price' ? 'field-number field-unit' : 'field-number'}
          data-unit={texts.priceUnit}
        >
          <input
            {...tied}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={shown}
            onChange={(event) => set(toNumber(event.currentTarget.value))}
          />
        </span>
      )
    if (form.kind === 'text' && form.format === undefined)
      return <GrowingText {...tied} value={shown} onText={set} isRequired={!isOptional} />
    const format = form.kind === 'text' ? form.format : undefined
    if (format === 'picture') return <PictureField {...tied} name={shown} onName={set} />
    return (
      <input
        {...tied}
        type={format ? inputTypes[format] : 'text'}
        inputMode={format === 'siret' ? 'numeric' : undefined}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={shown}
        onChange={(event) => set(event.currentTarget.value)}
        onBlur={isIdentifier(format) ? () => set(identifiers[format].write(shown)) : undefined}
      />
    )
  }

  if (form.kind === 'flag')
    return (
      <div className="form-field field-of-file">
        <label className="checkbox" htmlFor={id}>
          <input
            {...tied}
            type="checkbox"
            checked={isYes(value)}
            onChange={(event) => set(event.currentTarget.checked)}
          />
          {form.label}
        </label>
        <ShownOn form={form} id={`${id}-pages`} />
        <FieldComplaints path={path} id={`${id}-faute`} />
      </div>
    )
  return (
    <div className="form-field field-of-file">
      {name === undefined && !isPicture && (
        <div className="row row--apart">
          <label htmlFor={id}>
            {form.label}
            {isOptional && <span className="hint"> facultatif</span>} <OpenMark form={form} value={value} />
          </label>
          {form.kind === 'text' && <LengthCounter form={form} value={shown} />}
        </div>
      )}
      <div className="field-beside">
        {control()}
        <OtherText path={path} />
      </div>
      {hint !== '' && (
        <p className="hint" id={`${id}-aide`}>
          {hint}
        </p>
      )}
      <ShownOn form={form} id={`${id}-pages`} />
      <FieldComplaints path={path} id={`${id}-faute`} />
    </div>
  )
}

/** What was typed as a number, with or without spaces between thousands; else as it was typed, to be complained of. */
function toNumber(typed: string): number | string {
  const digits = typed.replace(/\s/g, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : typed
}

type GrowingTextProps = Omit<ComponentProps<'textarea'>, 'ref' | 'onChange' | 'onKeyDown'> & {
  value: string
  onText: (text: string) => void
  isRequired: boolean
  onEnter?: () => void
}

/** A text of one paragraph; its field grows with it. */
export function GrowingText({ value, onText, isRequired, onEnter, ...tied }: GrowingTextProps) {
  const ref = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const field = ref.current
    if (!field || CSS.supports('field-sizing', 'content')) return
    field.style.height = 'auto'
    field.style.height = `${field.scrollHeight + 4}px`
  }, [value])
  return (
    <textarea
      {...tied}
      ref={ref}
      rows={1}
      aria-required={isRequired || undefined}
      value={value}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onEnter?.()
      }}
      onChange={(event) => onText(event.currentTarget.value.replace(/\s*[\r\n]+\s*/g, ' '))}
    />
  )
}
