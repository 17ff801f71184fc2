import { type ContentsList, contentsApi, type OpenedFile } from '../../../contract/api/admin-contents.ts'
import type { Locale } from '../../../contract/locales.ts'
import { fillText } from '../../../contract/text.ts'
import { Field } from '../../../site/shared/ui/Field.tsx'
import { useLoaded } from '../../shared/use-loaded.ts'
import { contentsTexts } from '../texts.ts'
import { insertYamlItem, removeYamlValue } from '../yaml-text.ts'
import { articleOf } from './link-goals.ts'
import { editorTexts } from './texts.ts'

/** How many articles may be named, as the form of the front matter says it. */
function mostOf({ form }: OpenedFile): number {
  const field = form.kind === 'group' ? form.fields.find(({ key }) => key === 'related')?.form : undefined
  return field?.kind === 'list' ? (field.most ?? field.least) : 0
}

type RelatedFieldProps = {
  file: OpenedFile
  locale: Locale
  text: string
  /** Folders of the articles that are named. */
  chosen: readonly string[]
  error: string | undefined
  onText: (text: string) => void
}

/** Articles to read next, chosen from those of the same language. */
export function RelatedField({ file, locale, text, chosen, error, onText }: RelatedFieldProps) {
  const texts = editorTexts.settings
  const { value } = useLoaded<ContentsList>(contentsApi.entries)
  const most = mostOf(file)
  const own = articleOf(file.entry.path)?.slug
  const others = (value?.entries ?? []).flatMap(({ path, title, state }) => {
    const article = articleOf(path)
    const isOther = article?.locale === locale && article.slug !== own && state !== 'withdrawn'
    return isOther ? [{ slug: article.slug, title }] : []
  })
  const titleOf = (slug: string) => others.find((other) => other.slug === slug)?.title ?? slug
  const free = others.filter(({ slug }) => !chosen.includes(slug))
  return (
    <fieldset className="editor-fieldset editor-related">
      <legend>{contentsTexts.settings.related}</legend>
      <p className="hint">{fillText(texts.relatedHint, { most })}</p>
      <ul>
        {chosen.map((slug, index) => (
          <li key={slug}>
            <span className="label">{titleOf(slug)}</span>
            <button
              type="button"
              className="row-action"
              onClick={() => onText(removeYamlValue(text, ['related', index]))}
            >
              {texts.remove}
              <span className="visually-hidden">{fillText(texts.toward, { name: titleOf(slug) })}</span>
            </button>
          </li>
        ))}
      </ul>
      <Field
        id="article-own-related"
        label={texts.add}
        error={error}
        control={({ autoFocus: _, ...tied }) => (
          <select
            {...tied}
            value=""
            disabled={chosen.length >= most}
            onChange={({ target }) =>
              target.value && onText(insertYamlItem(text, ['related'], chosen.length, target.value))
            }
          >
            <option value="">{texts.addNone}</option>
            {free.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
        )}
      />
    </fieldset>
  )
}
