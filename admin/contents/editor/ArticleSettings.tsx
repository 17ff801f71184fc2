import { type ReactNode, useEffect, useState } from 'react'
import {
  type ContentsList,
  contentLimits,
  contentsApi,
  type OpenedFile,
  type TextComplaint,
} from '../../../contract/api/admin-contents.ts'
import { categorySlugs } from '../../../contract/blog-routes.ts'
import { coverNames } from '../../../contract/content/covers.ts'
import type { Locale } from '../../../contract/locales.ts'
import { articleOffers } from '../../../contract/offers.ts'
import { toParisDay } from '../../../contract/paris.ts'
import { BusyButton } from '../../shared/ActionParts.tsx'
import { useSite } from '../../shared/admin-context.tsx'
import { formatPlural } from '../../shared/admin-formats.ts'
import type { Target } from '../../shared/contents-place.ts'
import { SelectField, TypedField } from '../../shared/fields.tsx'
import { useLoaded } from '../../shared/use-loaded.ts'
import { toComplaintText } from '../complaint-text.ts'
import { FieldsForm } from '../fields/FieldsForm.tsx'
import { toFieldId } from '../fields/field-values.ts'
import { GrowingText } from '../fields/ScalarField.tsx'
import { contentsTexts } from '../texts.ts'
import { type HeadField, readHead, withoutOwn, writeHead } from './head-values.ts'
import { toViewAddress } from './PictureList.tsx'
import { RelatedField, TranslationField } from './RelatedField.tsx'

type HeadProps = {
  locale: Locale
  /** The whole file. */
  text: string
  onText: (text: string) => void
  /** Of the front matter alone. */
  complaints: readonly TextComplaint[]
}

const errorAt = (complaints: readonly TextComplaint[], key: HeadField): string | undefined => {
  const found = complaints.find(({ field }) => field?.[0] === key)
  return found && toComplaintText(found)
}

/** The title of an article, as large as on its page. Enter leads on to the text. */
export function TitleField({ locale, text, onText, complaints, onDone }: HeadProps & { onDone: () => void }) {
  const title = readHead(text)?.title[0] ?? ''
  const error = errorAt(complaints, 'title')
  return (
    <div className="editor-title" lang={locale}>
      <GrowingText
        id={toFieldId(['title'])}
        aria-label="Titre de l’article"
        aria-describedby={error ? `${toFieldId(['title'])}-faute` : undefined}
        aria-invalid={error ? true : undefined}
        value={title}
        maxLength={contentLimits.title * 2}
        placeholder="Titre de l’article"
        isRequired
        onText={(next) => onText(writeHead(text, 'title', next))}
        onEnter={onDone}
      />
      {title.length > contentLimits.title && <p className="hint">{`${title.length} / ${contentLimits.title}`}</p>}
      {error !== undefined && (
        <p className="field-error" id={`${toFieldId(['title'])}-faute`}>
          {error}
        </p>
      )}
    </div>
  )
}

type SettingsProps = HeadProps & {
  file: OpenedFile
  /** What of the settings is to be looked at. */
  target: Target | undefined
}

/** What stands around an article, each with a value that serves: beside the text, on a phone behind a button. */
export function ArticleSettings({ file, locale, text, onText, complaints, target }: SettingsProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (target) setOpen(true)
  }, [target])
  const values = readHead(text)
  if (!values) return null
  return (
    <section className={isOpen ? 'card editor-settings is-open' : 'card editor-settings'} aria-label="Réglages">
      <h2>
        <button
          type="button"
          className="editor-settings-switch"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Réglages
        </button>
        <span>Réglages</span>
      </h2>
      {complaints.length > 0 && (
        <b className="editor-faults">
          {formatPlural({ one: '{n} point à corriger', many: '{n} points à corriger' }, complaints.length)}
        </b>
      )}
      <div className="column editor-settings-fields">
        <p className="small">
          Le texte des résultats de recherche et celui de la carte suivent le début de l’article tant que vous n’en
          écrivez pas d’autres ; sans date, c’est celle du jour où il paraît.
        </p>
        <FieldsForm
          form={withoutOwn(file.form)}
          text={text}
          onText={onText}
          complaints={complaints}
          values={file.values}
          target={target && 'field' in target ? target.field : undefined}
        />
        <Choices file={file} locale={locale} text={text} onText={onText} complaints={complaints} />
      </div>
    </section>
  )
}

/** Those values of an article that are chosen rather than typed, in plain words. */
function Choices({ file, locale, text, onText, complaints }: HeadProps & { file: OpenedFile }) {
  const { categories } = useSite()
  const entries = useLoaded<ContentsList>(contentsApi.entries).value?.entries ?? []
  const values = readHead(text)
  if (!values) return null
  const set = (key: HeadField, value: string) => onText(writeHead(text, key, value))
  const toChoice = (key: 'category' | 'offer', options: [value: string, name: string][], hint?: string): ReactNode => {
    const [value = ''] = values[key]
    const isKnown = options.some(([one]) => one === value)
    return (
      <SelectField
        id={toFieldId([key])}
        label={contentsTexts.settings[key]}
        hint={hint}
        error={errorAt(complaints, key)}
        value={value}
        onChoose={(chosen) => set(key, chosen)}
        options={isKnown ? options : [[value, value || 'À choisir'], ...options]}
      />
    )
  }
  const today = toParisDay(Date.now())
  const [revisedOn = ''] = values.revisedOn
  return (
    <div className="form">
      {toChoice(
        'category',
        categorySlugs.map((slug) => [slug, categories[slug]]),
      )}
      {toChoice('offer', Object.entries(articleOffers), 'Elle est présentée à la fin de l’article.')}
      <CoverField chosen={values.cover[0] ?? ''} onChoose={(name) => set('cover', name)} />
      <RelatedField
        file={file}
        entries={entries}
        locale={locale}
        text={text}
        chosen={values.related}
        error={errorAt(complaints, 'related')}
        onText={onText}
      />
      <TranslationField
        entries={entries}
        locale={locale}
        chosen={values.translationOf[0] ?? ''}
        others={file.others}
        error={errorAt(complaints, 'translationOf')}
        onChoose={(address) => set('translationOf', address)}
      />
      <TypedField
        id={toFieldId(['revisedOn'])}
        type="date"
        label={contentsTexts.settings.revisedOn}
        hint="À noter quand les faits ont bougé ; les lecteurs voient ce jour."
        error={errorAt(complaints, 'revisedOn')}
        value={revisedOn}
        onText={(day) => set('revisedOn', day)}
      />
      <BusyButton
        type="button"
        className="button button--outline button--small editor-today"
        isBusy={false}
        isOff={revisedOn === today}
        onClick={() => set('revisedOn', today)}
      >
        Révisé aujourd’hui
      </BusyButton>
    </div>
  )
}

/** The drawing on the cover, chosen by what it looks like. */
function CoverField({ chosen, onChoose }: { chosen: string; onChoose: (name: string) => void }) {
  const { covers } = useSite()
  return (
    <fieldset id={toFieldId(['cover'])} tabIndex={-1} className="editor-fieldset editor-covers">
      <legend>{contentsTexts.settings.cover}</legend>
      <p className="hint">Sans choix, c’est celui qui accompagne l’article, sinon celui de sa catégorie.</p>
      <details>
        <summary className="more">{chosen ? covers[chosen as keyof typeof covers] : 'Choix automatique'}</summary>
        <div>
          <label className="radio">
            <input type="radio" name="cover" checked={chosen === ''} onChange={() => onChoose('')} />
            Choix automatique
          </label>
          {coverNames.map((name) => (
            <label key={name} className="editor-cover">
              <input type="radio" name="cover" checked={chosen === name} onChange={() => onChoose(name)} />
              <img
                src={toViewAddress(`covers/${name}.svg`)}
                alt={covers[name]}
                loading="lazy"
                width="160"
                height="120"
              />
            </label>
          ))}
        </div>
      </details>
    </fieldset>
  )
}
