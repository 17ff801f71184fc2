import type { Entry, OpenedFile } from '../../../contract/api/admin-contents.ts'
import { blogPlaceOf } from '../../../contract/blog-routes.ts'
import { articleOf } from '../../../contract/content/content-paths.ts'
import { frenchNames, type Locale, locales } from '../../../contract/locales.ts'
import { SelectField } from '../../shared/fields.tsx'
import { listGoals } from '../../shared/link-goals.ts'
import { toFieldId } from '../fields/field-values.ts'
import { contentsTexts } from '../texts.ts'
import { insertYamlItem, removeYamlValue } from '../yaml-text.ts'

/** How many articles may be named, as the form of the front matter says it. */
function mostOf({ form }: OpenedFile): number {
  const field = form.kind === 'group' ? form.fields.find(({ key }) => key === 'related')?.form : undefined
  return field?.kind === 'list' ? (field.most ?? field.least) : 0
}

const choiceId = `${toFieldId(['related'])}-choix`

type RelatedFieldProps = {
  file: OpenedFile
  entries: readonly Entry[]
  locale: Locale
  text: string
  /** Folders of the articles that are named. */
  chosen: readonly string[]
  error: string | undefined
  onText: (text: string) => void
}

/** Articles to read next, chosen from those of the same language. */
export function RelatedField({ file, entries, locale, text, chosen, error, onText }: RelatedFieldProps) {
  const most = mostOf(file)
  const own = articleOf(file.entry.path)?.slug
  const others = entries.flatMap(({ path, title, state }) => {
    const article = articleOf(path)
    const isOther = article?.locale === locale && article.slug !== own && state !== 'withdrawn'
    return isOther ? [{ slug: article.slug, title }] : []
  })
  const titleOf = (slug: string) => others.find((other) => other.slug === slug)?.title ?? slug
  const free = others.filter(({ slug }) => !chosen.includes(slug))
  return (
    <fieldset id={toFieldId(['related'])} tabIndex={-1} className="editor-fieldset editor-related">
      <legend>{contentsTexts.settings.related}</legend>
      <p className="hint">{`${most} au plus. Sans choix, le site prend des articles de la même catégorie.`}</p>
      <ul>
        {chosen.map((slug, index) => (
          <li key={slug} className="row row--apart">
            <span className="label">{titleOf(slug)}</span>
            <button
              type="button"
              className="row-action"
              onClick={() => {
                onText(removeYamlValue(text, ['related', index]))
                // The button is gone with what it removed, and the choice may have been full.
                setTimeout(() => document.getElementById(choiceId)?.focus())
              }}
            >
              Retirer
              <span className="visually-hidden">{` : ${titleOf(slug)}`}</span>
            </button>
          </li>
        ))}
      </ul>
      <SelectField
        id={choiceId}
        label="Ajouter un article"
        error={error}
        value=""
        disabled={chosen.length >= most}
        onChoose={(slug) => slug && onText(insertYamlItem(text, ['related'], chosen.length, slug))}
        options={[['', 'Choisir un article'], ...free.map(({ slug, title }) => [slug, title] as const)]}
      />
    </fieldset>
  )
}

type TranslationFieldProps = {
  entries: readonly Entry[]
  locale: Locale
  /** Address of the article that is chosen; empty without any. */
  chosen: string
  /** The same in the other languages, whichever of them names the other. */
  others: OpenedFile['others']
  error: string | undefined
  onChoose: (address: string) => void
}

/** The article that says the same in another language: their pages lead to each other. */
export function TranslationField({ entries, locale, chosen, others, error, onChoose }: TranslationFieldProps) {
  const goals = listGoals(entries, locale).filter(({ href }) => blogPlaceOf(href)?.kind === 'article')
  const tied = others.map(({ path }) => entries.find((entry) => entry.path === path)?.title ?? '…')
  const isElsewhere = chosen !== '' && goals.every(({ href }) => href !== chosen)
  return (
    <SelectField
      id={toFieldId(['translationOf'])}
      label={contentsTexts.settings.translationOf}
      hint="Les deux pages mènent alors l’une à l’autre, et un changement de l’une signale l’autre."
      error={error}
      value={chosen}
      onChoose={onChoose}
      options={[
        ['', chosen === '' && tied.length > 0 ? `Déjà relié à : ${tied.join(', ')}` : 'Aucun'],
        ...(isElsewhere ? [[chosen, chosen] as const] : []),
      ]}
    >
      {locales
        .filter((language) => language !== locale)
        .map((language) => (
          <optgroup key={language} label={frenchNames[language]}>
            {goals
              .filter((goal) => goal.locale === language)
              .map(({ href, title }) => (
                <option key={href} value={href}>
                  {title}
                </option>
              ))}
          </optgroup>
        ))}
    </SelectField>
  )
}
