import { useRef, useState } from 'react'
import { frenchNames, isLocale, type Locale, locales } from '../../../contract/locales.ts'
import { toParisDay } from '../../../contract/paris.ts'
import { formatPlural } from '../../shared/admin-formats.ts'
import { Dialog } from '../../shared/dialogs.tsx'
import { SelectField, TypedField } from '../../shared/fields.tsx'
import { isOutsideAddress } from '../../shared/link-goals.ts'
import { type NewSource, type TextSource, writeSource } from './sources.ts'

type SourceDialogProps = {
  locale: Locale
  /** Of one that is changed: what it said. */
  before?: NewSource | undefined
  /** Those that the text has already. */
  known?: readonly TextSource[]
  onKnown?: (label: string) => void
  onWritten: (office: string, definition: string) => void
  onClose: () => void
}

/** An address, also as browsers show it, without how it is fetched. */
const withScheme = (address: string): string =>
  /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address) ? `https://${address}` : address

/** Who publishes at an address, as far as it says so: the name of the site. */
const siteOf = (address: string): string =>
  isOutsideAddress(address) ? new URL(address).hostname.replace(/^www\./, '') : ''

/** Asks for a source: one that the text has already, or what a new one says, or another is to say. */
export function SourceDialog({ locale, before, known = [], onKnown, onWritten, onClose }: SourceDialogProps) {
  const today = toParisDay(Date.now())
  const first = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const [source, setSource] = useState<NewSource>(
    before ?? { office: '', title: '', language: locale, year: '', address: '', checkedOn: today },
  )
  const set = (change: Partial<typeof source>) => setSource((old) => ({ ...old, ...change }))
  const address = withScheme(source.address.trim())
  // Unless it is typed, the address says who published it.
  const office = source.office.trim() || siteOf(address)
  const isAddressGood = isOutsideAddress(address)
  const isDayGood = /^\d{4}-\d{2}-\d{2}$/.test(source.checkedOn) && source.checkedOn <= today

  const submit = () => {
    if (name) return onKnown?.(name)
    setTried(true)
    if (!isDayGood) setWhole(true)
    if (!office || !isAddressGood || !isDayGood) return
    onWritten(office, writeSource({ ...source, office, address }, locale))
  }
  return (
    <Dialog
      heading={before ? 'Modifier la source' : 'Une source'}
      width="middle"
      first={first}
      leave="Annuler"
      submit={before ? 'Enregistrer la source' : 'Insérer la source'}
      onSubmit={submit}
      onClose={onClose}
    >
      {!before && (
        <p className="small">
          Chaque chiffre et chaque règle de droit porte sa source. Un numéro se place à l’endroit du curseur, la source
          en bas de l’article.
        </p>
      )}
      {name === '' && (
        <>
          <TypedField
            id="source-address"
            ref={first}
            type="url"
            label="Adresse"
            value={source.address}
            error={
              isTried && !isAddressGood
                ? 'Cette adresse n’est pas complète : copiez-la depuis la barre du navigateur, sans espace.'
                : undefined
            }
            onText={(text) => set({ address: text })}
          />
          <TypedField
            id="source-title"
            label="Titre du document"
            hint="Facultatif, sans guillemets"
            value={source.title}
            onText={(text) => set({ title: text })}
          />
          <TypedField
            id="source-office"
            label="Organisme ou auteur"
            value={source.office}
            placeholder={siteOf(address)}
            error={isTried && !office ? 'Dites qui a publié cette source.' : undefined}
            onText={(text) => set({ office: text })}
          />
          <details className="folded" open={isWhole} onToggle={(event) => setWhole(event.currentTarget.open)}>
            <summary className="more">Plus de détails</summary>
            <div className="form">
              <div className="field-row">
                <SelectField
                  id="source-language"
                  label="Langue de ce titre"
                  value={source.language}
                  onChoose={(language) => isLocale(language) && set({ language })}
                  options={locales.map((one) => [one, frenchNames[one]])}
                />
                <TypedField
                  id="source-year"
                  label="Année, ou autre précision"
                  value={source.year}
                  onText={(text) => set({ year: text })}
                />
              </div>
              <TypedField
                id="source-day"
                type="date"
                max={today}
                label="Ouverte et relue le"
                hint="Le jour où vous l’avez vérifiée ; les lecteurs le voient."
                value={source.checkedOn}
                error={isTried && !isDayGood ? 'Indiquez un jour, au plus tard aujourd’hui.' : undefined}
                onText={(text) => set({ checkedOn: text })}
              />
            </div>
          </details>
        </>
      )}
      {known.length > 0 && (
        <SelectField
          id="source-known"
          label="Source"
          hint="Une source déjà décrite peut être citée plusieurs fois."
          value={name}
          onChoose={setName}
          options={[
            ['', 'Une nouvelle source'],
            ...known.map(({ label, text, calls }) => {
              const times = formatPlural({ one: 'citée {n} fois', many: 'citée {n} fois' }, calls.length)
              return [label, `${text.replace(/https?:\S+/g, '').slice(0, 80)} (${times})`] as const
            }),
          ]}
        />
      )}
    </Dialog>
  )
}
