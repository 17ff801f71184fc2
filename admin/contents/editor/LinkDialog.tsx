import { useRef, useState } from 'react'
import { type ContentsList, contentsApi } from '../../../contract/api/admin-contents.ts'
import { frenchNames, type Locale } from '../../../contract/locales.ts'
import { Dialog } from '../../shared/dialogs.tsx'
import { TypedField } from '../../shared/fields.tsx'
import { findGoals, isOutsideAddress, listGoals } from '../../shared/link-goals.ts'
import { Waiting } from '../../shared/parts.tsx'
import { useLoaded } from '../../shared/use-loaded.ts'

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

/** Asks where a link leads: to a page or an article of which a word is searched, or to an address elsewhere. */
export function LinkDialog({ locale, words: given, href, onLink, onRemove, onClose }: LinkDialogProps) {
  const { value, isLoading, isFailed } = useLoaded<ContentsList>(contentsApi.entries)
  const first = useRef<HTMLInputElement>(null)
  const goals = listGoals(value?.entries ?? [], locale)
  const [words, setWords] = useState(given)
  const [typed, setTyped] = useState(isOutsideAddress(href) ? href : undefined)
  const [chosen, setChosen] = useState(href)
  const [isTried, setTried] = useState(false)

  // Until something is typed, the words of the link are looked for.
  const search = typed ?? (href === '' ? given : '')
  const isOutside = isOutsideAddress(search.trim())
  // What the link has already stands first.
  const inOrder = goals.toSorted((one, other) => Number(other.href === href) - Number(one.href === href))
  const found = findGoals(inOrder, search)
  const shown = found.length === 0 && typed === undefined ? inOrder : found
  const goal = isOutside ? search.trim() : chosen || (search.trim() && found[0]?.href) || ''
  const label = words.trim() || (isOutside ? '' : (goals.find((one) => one.href === goal)?.title ?? ''))
  const submit = () => {
    setTried(true)
    if (label && goal) onLink(label, goal)
  }
  return (
    <Dialog
      heading="Un lien"
      width="middle"
      first={first}
      leave="Annuler"
      submit="Insérer le lien"
      onSubmit={submit}
      onClose={onClose}
      actions={() =>
        onRemove && (
          <button type="button" className="button button--outline button--small" onClick={onRemove}>
            Retirer le lien
          </button>
        )
      }
    >
      <TypedField
        id="link-words"
        ref={given ? undefined : first}
        label="Mots du lien"
        value={words}
        error={isTried && goal && !label ? 'Écrivez les mots sur lesquels on cliquera.' : undefined}
        onText={setWords}
      />
      <TypedField
        id="link-search"
        ref={given ? first : undefined}
        type="search"
        label="Page, article ou adresse"
        hint="Un mot du titre, ou une adresse d’ailleurs, copiée depuis la barre du navigateur"
        value={search}
        error={
          isTried && !goal
            ? 'Choisissez une page dans la liste, ou collez une adresse entière, avec https://.'
            : undefined
        }
        onFocus={({ currentTarget }) => currentTarget.select()}
        onText={(text) => {
          setTyped(text)
          setChosen('')
        }}
      >
        {value && found.length === 0 && !isOutside && <p className="hint">Aucune page ne correspond.</p>}
        {isFailed && (
          <p className="hint">Impossible de charger la liste des articles. Les pages du site restent disponibles.</p>
        )}
      </TypedField>
      {isLoading && !value && <Waiting text="Chargement des pages…" />}
      {!isOutside && (
        <fieldset className="editor-goals">
          <legend className="visually-hidden">Pages et articles</legend>
          {shown.slice(0, mostShown).map((one) => (
            <label key={one.href} className="radio editor-goal">
              <input type="radio" name="goal" checked={goal === one.href} onChange={() => setChosen(one.href)} />
              <span>
                <span lang={one.locale}>{one.title}</span>
                <span className="hint">
                  {[one.href, one.locale !== locale && frenchNames[one.locale], !one.isOnline && 'pas encore paru']
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </Dialog>
  )
}
