import { useRef, useState } from 'react'
import { type CreatedArticle, contentsApi, type Entry, type NewArticle } from '../../../contract/api/admin-contents.ts'
import { frenchNames, type Locale, locales } from '../../../contract/locales.ts'
import { fillText, withCapital } from '../../../contract/text.ts'
import { Field } from '../../../site/shared/ui/Field.tsx'
import { BusyButton } from '../../shared/ActionParts.tsx'
import { useDialog } from '../../shared/actions.ts'
import { useAdmin } from '../../shared/admin-context.tsx'
import { addressOfFile } from '../../shared/contents-place.ts'
import { contentsTexts } from '../texts.ts'

type NewArticleDialogProps = {
  /** The article that is to be written in another language. */
  first?: { entry: Entry; locale: Locale }
  onClose: () => void
}

/** Asks for language and title of an article, makes its draft and opens it. */
export function NewArticleDialog({ first, onClose }: NewArticleDialogProps) {
  const texts = contentsTexts.newArticleDialog
  const { client } = useAdmin()
  const field = useRef<HTMLInputElement>(null)
  const dialog = useDialog<'create'>(field, onClose)
  const [locale, setLocale] = useState<Locale>(first?.locale ?? 'fr')
  const [title, setTitle] = useState('')
  const [isTried, setTried] = useState(false)

  const create = async () => {
    setTried(true)
    if (title.trim() === '') return field.current?.focus()
    const wanted: NewArticle = {
      ...{ locale, title: title.trim() },
      ...(first && { translationOf: first.entry.path }),
    }
    await dialog.run('create', async () => {
      const result = await client.post<CreatedArticle>(contentsApi.articles, wanted)
      if (result.kind === 'ok') location.assign(addressOfFile(result.value.path))
      return result
    })
  }
  return (
    <dialog {...dialog.props} className="dialog" aria-labelledby="nouvel-article">
      <h2 id="nouvel-article">{first ? contentsTexts.languages.write[first.locale] : texts.heading}</h2>
      {first && <p>{fillText(contentsTexts.languages.begins, { title: first.entry.title })}</p>}
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        {!first && (
          <fieldset className="segments">
            <legend className="label">{texts.language}</legend>
            {locales.map((one) => (
              <button key={one} type="button" aria-pressed={locale === one} onClick={() => setLocale(one)}>
                {withCapital(frenchNames[one])}
              </button>
            ))}
          </fieldset>
        )}
        <Field
          id="titre-article"
          label={texts.title}
          hint={texts.titleHint}
          error={isTried && title.trim() === '' ? texts.titleMissing : undefined}
          control={({ autoFocus: _autoFocus, ...tied }) => (
            <input
              {...tied}
              ref={field}
              type="text"
              lang={locale}
              maxLength={200}
              autoComplete="off"
              value={title}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
          )}
        />
        <p className="dialog-error" role="alert">
          {dialog.failure}
        </p>
        <div className="actions">
          <BusyButton className="button button--small" isBusy={dialog.doing !== undefined} busyText={texts.creating}>
            {texts.create}
          </BusyButton>
          <button type="button" className="button button--outline button--small" onClick={dialog.close}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </dialog>
  )
}
