import type { ReactNode } from 'react'
import type { OpenedFile, TextComplaint } from '../../../contract/api/admin-contents.ts'
import { categorySlugs } from '../../../contract/blog-routes.ts'
import { coverNames } from '../../../contract/content/covers.ts'
import type { Locale } from '../../../contract/locales.ts'
import { Field } from '../../../site/shared/ui/Field.tsx'
import { useSite } from '../../shared/admin-context.tsx'
import { toComplaintText } from '../complaint-text.ts'
import { contentsTexts } from '../texts.ts'
import { type HeadField, type readHead, writeHead } from './head-values.ts'
import { RelatedField } from './RelatedField.tsx'
import { editorTexts } from './texts.ts'
import { toToday } from './today.ts'

type HeadSettingsProps = {
  file: OpenedFile
  locale: Locale
  text: string
  values: NonNullable<ReturnType<typeof readHead>>
  complaints: readonly TextComplaint[]
  onText: (text: string) => void
}

/** Those values of an article that are chosen rather than typed, in plain words. */
export function HeadSettings({ file, locale, text, values, complaints, onText }: HeadSettingsProps) {
  const { categories, covers } = useSite()
  const texts = editorTexts.head
  const set = (key: HeadField, value: string) => onText(writeHead(text, key, value))
  const errorAt = (key: HeadField): string | undefined => {
    const found = complaints.find(({ field }) => field?.[0] === key)
    return found && toComplaintText(found)
  }
  const toChoice = (
    key: HeadField,
    label: string,
    value: string,
    options: readonly (readonly [value: string, name: string])[],
    onChoice: (value: string) => void,
    hint?: string,
    error?: string,
  ): ReactNode => (
    <Field
      id={`article-own-${label}`.replace(/\W+/g, '-')}
      key={label}
      label={label}
      hint={hint}
      error={error ?? errorAt(key)}
      control={({ autoFocus: _, ...tied }) => (
        <select {...tied} value={value} onChange={({ target }) => onChoice(target.value)}>
          {options.every(([one]) => one !== value) && <option value={value}>{value || texts.none}</option>}
          {options.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      )}
    />
  )
  const today = toToday()
  const [revisedOn = ''] = values.revisedOn
  return (
    <div className="form">
      <div className="field-row">
        {toChoice(
          'category',
          contentsTexts.settings.category,
          values.category[0] ?? '',
          categorySlugs.map((slug) => [slug, categories[slug]]),
          (value) => set('category', value),
        )}
        {toChoice(
          'offer',
          contentsTexts.settings.offer,
          values.offer[0] ?? '',
          Object.entries(contentsTexts.offers),
          (value) => set('offer', value),
          texts.offerHint,
        )}
      </div>
      {toChoice(
        'cover',
        contentsTexts.settings.cover,
        values.cover[0] ?? '',
        [['', texts.anyCover], ...coverNames.map((name) => [name, covers[name]] as const)],
        (value) => set('cover', value),
        texts.coverHint,
      )}
      <RelatedField
        file={file}
        locale={locale}
        text={text}
        chosen={values.related}
        error={errorAt('related')}
        onText={onText}
      />
      <Field
        id="article-own-revised"
        type="date"
        label={contentsTexts.settings.revisedOn}
        hint={texts.revisedOnHint}
        error={errorAt('revisedOn')}
        autoFocus={false}
        value={revisedOn}
        onChange={({ target }) => set('revisedOn', target.value)}
      />
      <button
        type="button"
        className="button button--outline button--small editor-today"
        disabled={revisedOn === today}
        onClick={() => set('revisedOn', today)}
      >
        {texts.revisedToday}
      </button>
    </div>
  )
}
