import { useRef, useState } from 'react'
import {
  type CreatedArticle,
  contentLimits,
  contentsApi,
  type Entry,
  type NewArticle,
} from '../../../contract/api/admin-contents.ts'
import { frenchNames, type Locale, locales } from '../../../contract/locales.ts'
import { withCapital } from '../../../contract/text.ts'
import { Field } from '../../../site/shared/ui/Field.tsx'
import { useAdmin } from '../../shared/admin-context.tsx'
import { addressOfFile } from '../../shared/contents-place.ts'
import { Dialog } from '../../shared/dialogs.tsx'
import { commonTexts } from '../../shared/texts.ts'
import { Segments } from '../Segments.tsx'
import { contentsTexts } from '../texts.ts'

type NewArticleDialogProps = {
  /** The article that is to be written in another language. */
  first?: { entry: Entry; locale: Locale }
  onClose: () => void
}

/** Asks for language and title of an article, makes its draft and opens it. */
export function NewArticleDialog({ first, onClose }: NewArticleDialogProps) {
  const { client } = useAdmin()
  const field = useRef<HTMLInputElement>(null)
  const [locale, setLocale] = useState<Locale>(first?.locale ?? 'fr')
  const [title, setTitle] = useState('')
  const [isTried, setTried] = useState(false)
  const { length } = title.trim()
  const fault =
    length === 0
      ? 'Indiquez un titre.'
      : length > contentLimits.title
        ? `Ce titre compte ${length} caractères. Gardez-en ${contentLimits.title} au plus.`
        : undefined

  const create = async () => {
    const wanted: NewArticle = {
      locale,
      title: title.trim(),
      ...(first && { translationOf: first.entry.path }),
    }
    const result = await client.post<CreatedArticle>(contentsApi.articles, wanted)
    if (result.kind === 'ok') location.assign(addressOfFile(result.value.path))
    return result
  }
  return (
    <Dialog
      heading={first ? contentsTexts.languages.write[first.locale] : 'Nouvel article'}
      first={field}
      leave={commonTexts.cancel}
      submit="Créer le brouillon"
      busyText="Création…"
      onSubmit={({ run }) => {
        setTried(true)
        if (fault) field.current?.focus()
        else void run(create)
      }}
      onClose={onClose}
    >
      {first && (
        <p>
          {`Le brouillon commence avec les titres, les encadrés, les images et les sources de « ${first.entry.title} ». Les deux articles restent liés.`}
        </p>
      )}
      {!first && (
        <Segments
          label="Langue"
          isLabelShown
          options={locales.map((one) => [one, withCapital(frenchNames[one])])}
          value={locale}
          onChoose={setLocale}
        />
      )}
      <Field
        id="titre-article"
        label="Titre"
        hint={`${contentLimits.title} caractères au plus. L’adresse de l’article en est tirée ; vous pourrez la changer.`}
        error={isTried ? fault : undefined}
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
    </Dialog>
  )
}
