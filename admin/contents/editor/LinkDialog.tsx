import { useRef, useState } from 'react'
import { type ContentsList, contentsApi } from '../../../contract/api/admin-contents.ts'
import { frenchNames, type Locale } from '../../../contract/locales.ts'
import { Field } from '../../../site/shared/ui/Field.tsx'
import { Waiting } from '../../shared/parts.tsx'
import { useLoaded } from '../../shared/use-loaded.ts'
import { EditorDialog } from './EditorDialog.tsx'
import { findGoals, isOutsideAddress, listGoals } from './link-goals.ts'
import { editorTexts } from './texts.ts'

/** Most goals that are shown at once: the search finds the others. */
const mostShown = 40

type LinkDialogProps = {
  locale: Locale
  /** What is there already: selected words, or a link with its address. */
  words: string
  href: string
  onLink: (words: string, href: string) => void
  /** Of a link that is there: takes it away, the words stay. */
  onRemove: (() => void) | undefined
  onClose: () => void
}

/** Asks where a link leads: to a page or an article chosen from a list, or to an address elsewhere. */
export function LinkDialog({ locale, words: given, href, onLink, onRemove, onClose }: LinkDialogProps) {
  const texts = editorTexts.link
  const { value, isLoading, isFailed } = useLoaded<ContentsList>(contentsApi.entries)
  const first = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(given)
  const [isOutside, setOutside] = useState(/^https?:/.test(href))
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState(isOutside ? '' : href)
  const [address, setAddress] = useState(isOutside ? href : '')
  const [isTried, setTried] = useState(false)

  const goals = listGoals(value?.entries ?? [], locale)
  // What the link has already stands first.
  const inOrder = goals.toSorted((one, other) => Number(other.href === href) - Number(one.href === href))
  const found = findGoals(inOrder, search).slice(0, mostShown)
  const goal = isOutside ? address.trim() : chosen
  const isGoalGood = isOutside ? isOutsideAddress(goal) : goal !== ''
  const submit = () => {
    setTried(true)
    const label = words.trim() || (goals.find((one) => one.href === chosen)?.title ?? '')
    if (label && isGoalGood) onLink(label, goal)
  }
  const toKind = (kind: boolean, label: string) => (
    <label className="editor-radio">
      <input type="radio" name="target" checked={isOutside === kind} onChange={() => setOutside(kind)} />
      {label}
    </label>
  )
  return (
    <EditorDialog
      heading={texts.heading}
      first={first}
      submit={texts.insert}
      onSubmit={submit}
      onClose={onClose}
      actions={
        onRemove && (
          <button type="button" className="button button--outline button--small" onClick={onRemove}>
            {texts.remove}
          </button>
        )
      }
    >
      <Field
        id="link-words"
        ref={first}
        label={texts.words}
        value={words}
        autoComplete="off"
        autoFocus={false}
        error={isTried && !words.trim() && (isOutside || chosen === '') ? texts.wordsMissing : undefined}
        onChange={({ target }) => setWords(target.value)}
      />
      <fieldset className="editor-fieldset">
        <legend>{texts.target}</legend>
        {toKind(false, texts.inside)}
        {toKind(true, texts.outside)}
      </fieldset>
      {isOutside ? (
        <Field
          id="link-address"
          type="url"
          label={texts.address}
          hint={texts.addressHint}
          value={address}
          autoComplete="off"
          autoFocus={false}
          error={isTried && !isGoalGood ? texts.addressWrong : undefined}
          onChange={({ target }) => setAddress(target.value)}
        />
      ) : (
        <>
          <Field
            id="link-search"
            type="search"
            label={texts.search}
            hint={texts.searchHint}
            value={search}
            autoComplete="off"
            autoFocus={false}
            error={isTried && !isGoalGood ? texts.chosenMissing : undefined}
            onChange={({ target }) => setSearch(target.value)}
          >
            {found.length === 0 && <p className="hint">{texts.none}</p>}
            {isFailed && <p className="hint">{texts.failed}</p>}
          </Field>
          {isLoading && !value && <Waiting text={texts.loading} />}
          <fieldset className="editor-goals">
            <legend className="visually-hidden">{texts.pages}</legend>
            {found.map((one) => (
              <label key={one.href} className="editor-radio editor-goal">
                <input type="radio" name="goal" checked={chosen === one.href} onChange={() => setChosen(one.href)} />
                <span>
                  <span lang={one.locale}>{one.title}</span>
                  <span className="hint">
                    {[
                      one.href,
                      one.locale !== locale && frenchNames[one.locale],
                      one.isUnpublished && texts.unpublished,
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        </>
      )}
    </EditorDialog>
  )
}
