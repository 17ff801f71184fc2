import { useRef, useState } from 'react'
import { frenchNames, isLocale, type Locale, locales } from '../../../contract/locales.ts'
import { toParisDay } from '../../../contract/paris.ts'
import { Field } from '../../../site/shared/ui/Field.tsx'
import { formatPlural } from '../../shared/admin-formats.ts'
import { EditorDialog } from './EditorDialog.tsx'
import { isOutsideAddress } from './link-goals.ts'
import { type NewSource, type TextSource, writeSource } from './sources.ts'
import { editorTexts } from './texts.ts'

type SourceDialogProps = {
  locale: Locale
  known: readonly TextSource[]
  onKnown: (label: string) => void
  onNew: (office: string, definition: string) => void
  onClose: () => void
}

/** Asks for a source: one that the text has already, or a new one. */
export function SourceDialog({ locale, known, onKnown, onNew, onClose }: SourceDialogProps) {
  const texts = editorTexts.source
  const today = toParisDay(Date.now())
  const first = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const [source, setSource] = useState<NewSource>({
    office: '',
    title: '',
    language: locale,
    year: '',
    address: '',
    checkedOn: today,
  })
  const set = (change: Partial<NewSource>) => setSource((old) => ({ ...old, ...change }))
  const isAddressGood = isOutsideAddress(source.address.trim())
  const isDayGood = /^\d{4}-\d{2}-\d{2}$/.test(source.checkedOn) && source.checkedOn <= today

  const submit = () => {
    if (name) return onKnown(name)
    setTried(true)
    if (!source.office.trim() || !isAddressGood || !isDayGood) return
    onNew(source.office, writeSource(source, locale, texts.checked[locale]))
  }
  return (
    <EditorDialog
      heading={texts.heading}
      lead={texts.lead}
      first={first}
      submit={texts.insert}
      onSubmit={submit}
      onClose={onClose}
    >
      {known.length > 0 && (
        <Field
          id="source-known"
          label={texts.again}
          hint={texts.againHint}
          control={(tied) => (
            <select {...tied} ref={first} value={name} onChange={({ target }) => setName(target.value)}>
              <option value="">{texts.fresh}</option>
              {known.map((one) => (
                <option key={one.label} value={one.label}>
                  {`${one.text.replace(/https?:\S+/g, '').slice(0, 80)} (${formatPlural(texts.calls, one.calls.length)})`}
                </option>
              ))}
            </select>
          )}
        />
      )}
      {name === '' && (
        <>
          <Field
            id="source-office"
            ref={known.length > 0 ? undefined : first}
            label={texts.office}
            hint={texts.officeHint}
            value={source.office}
            autoComplete="off"
            autoFocus={false}
            error={isTried && !source.office.trim() ? texts.officeMissing : undefined}
            onChange={({ target }) => set({ office: target.value })}
          />
          <Field
            id="source-title"
            label={texts.title}
            hint={texts.titleHint}
            value={source.title}
            autoComplete="off"
            onChange={({ target }) => set({ title: target.value })}
          />
          <div className="field-row">
            <Field
              id="source-language"
              label={texts.language}
              control={(tied) => (
                <select
                  {...tied}
                  value={source.language}
                  onChange={({ target }) => isLocale(target.value) && set({ language: target.value })}
                >
                  {locales.map((one) => (
                    <option key={one} value={one}>
                      {frenchNames[one]}
                    </option>
                  ))}
                </select>
              )}
            />
            <Field
              id="source-year"
              label={texts.year}
              value={source.year}
              inputMode="numeric"
              autoComplete="off"
              onChange={({ target }) => set({ year: target.value })}
            />
          </div>
          <Field
            id="source-address"
            type="url"
            label={texts.address}
            value={source.address}
            autoComplete="off"
            autoFocus={false}
            error={isTried && !isAddressGood ? texts.addressWrong : undefined}
            onChange={({ target }) => set({ address: target.value })}
          />
          <Field
            id="source-day"
            type="date"
            max={today}
            label={texts.checkedOn}
            hint={texts.checkedOnHint}
            value={source.checkedOn}
            autoFocus={false}
            error={isTried && !isDayGood ? texts.checkedOnWrong : undefined}
            onChange={({ target }) => set({ checkedOn: target.value })}
          />
        </>
      )}
    </EditorDialog>
  )
}
