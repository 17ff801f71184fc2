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

/** Asks where a link leads: to a page or an article chosen from a list, or to an address elsewhere. */
export function LinkDialog({ locale, words: given, href, onLink, onRemove, onClose }: LinkDialogProps) {
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
    <label className="radio">
      <input type="radio" name="target" checked={isOutside === kind} onChange={() => setOutside(kind)} />
      {label}
    </label>
  )
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
        ref={first}
        label="Mots du lien"
        value={words}
        error={
          isTried && !words.trim() && (isOutside || chosen === '')
            ? 'Écrivez les mots sur lesquels on cliquera.'
            : undefined
        }
        onText={setWords}
      />
      <fieldset className="editor-fieldset">
        <legend>Ce lien mène</legend>
        {toKind(false, 'à une page du site')}
        {toKind(true, 'ailleurs')}
      </fieldset>
      {isOutside ? (
        <TypedField
          id="link-address"
          type="url"
          label="Adresse"
          hint="Copiez-la depuis la barre du navigateur, avec https://"
          value={address}
          error={
            isTried && !isGoalGood
              ? 'Cette adresse n’est pas complète : elle commence par https:// et ne contient pas d’espace.'
              : undefined
          }
          onText={setAddress}
        />
      ) : (
        <>
          <TypedField
            id="link-search"
            type="search"
            label="Chercher une page ou un article"
            hint="Un mot du titre ou de l’adresse"
            value={search}
            error={isTried && !isGoalGood ? 'Choisissez une page dans la liste.' : undefined}
            onText={setSearch}
          >
            {found.length === 0 && <p className="hint">Aucune page ne correspond.</p>}
            {isFailed && (
              <p className="hint">
                Impossible de charger la liste des articles. Les pages du site restent disponibles.
              </p>
            )}
          </TypedField>
          {isLoading && !value && <Waiting text="Chargement des pages…" />}
          <fieldset className="editor-goals">
            <legend className="visually-hidden">Pages et articles</legend>
            {found.map((one) => (
              <label key={one.href} className="radio editor-goal">
                <input type="radio" name="goal" checked={chosen === one.href} onChange={() => setChosen(one.href)} />
                <span>
                  <span lang={one.locale}>{one.title}</span>
                  <span className="hint">
                    {[
                      one.href,
                      one.locale !== locale && frenchNames[one.locale],
                      one.isUnpublished && 'pas encore paru',
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
    </Dialog>
  )
}
