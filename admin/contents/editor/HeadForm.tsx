import { useEffect, useState } from 'react'
import type { OpenedFile, TextComplaint } from '../../../contract/api/admin-contents.ts'
import type { Locale } from '../../../contract/locales.ts'
import { Field } from '../../../site/shared/ui/Field.tsx'
import { formatPlural } from '../../shared/admin-formats.ts'
import type { Target } from '../contents-place.ts'
import { FieldsForm } from '../fields/FieldsForm.tsx'
import { HeadSettings } from './HeadSettings.tsx'
import { readHead, withoutOwn } from './head-values.ts'
import { splitArticle } from './split-article.ts'
import { editorTexts } from './texts.ts'

type HeadFormProps = {
  file: OpenedFile
  locale: Locale
  text: string
  onText: (text: string) => void
  /** Of the front matter alone. */
  complaints: readonly TextComplaint[]
  /** What of the front matter is to be looked at. */
  target: Target | undefined
}

/** What stands around an article, as a form that folds away: titles, texts of cards, choices. */
export function HeadForm({ file, locale, text, onText, complaints, target }: HeadFormProps) {
  const texts = editorTexts.head
  const [isOpen, setOpen] = useState(complaints.length > 0 || splitArticle(text).body.trim() === '')
  useEffect(() => {
    if (target) setOpen(true)
  }, [target])
  const values = readHead(text)
  const { head, body } = splitArticle(text)
  return (
    <details
      className="card folded editor-head"
      open={isOpen || values === undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="more">{texts.heading}</summary>
      <p className="small">
        {texts.aside}
        {complaints.length > 0 && <b className="editor-faults"> {formatPlural(texts.faults, complaints.length)}</b>}
      </p>
      {values === undefined ? (
        <Field
          id="head-raw"
          label={texts.raw}
          error={texts.unreadable}
          control={({ autoFocus: _, ...tied }) => (
            <textarea
              {...tied}
              className="editor-raw"
              spellCheck={false}
              value={head}
              onChange={({ target: area }) => onText(area.value + body)}
            />
          )}
        />
      ) : (
        <div className="editor-head-fields">
          <FieldsForm
            form={withoutOwn(file.form)}
            text={text}
            onText={onText}
            complaints={complaints}
            target={target && 'field' in target ? target.field : undefined}
            prefix="article"
          />
          <HeadSettings
            file={file}
            locale={locale}
            text={text}
            values={values}
            complaints={complaints}
            onText={onText}
          />
        </div>
      )}
    </details>
  )
}
