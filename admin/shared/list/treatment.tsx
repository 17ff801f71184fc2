import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { type ListRow, mostCounted, type SelectionAnswer } from '../../../contract/api/admin.ts'
import { leastSearched } from '../../../contract/api/admin-people.ts'
import { limits } from '../../../contract/forms/typed-text.ts'
import { frenchNames, locales } from '../../../contract/locales.ts'
import { stages } from '../../../contract/privacy/periods.ts'
import { withCapital } from '../../../contract/text.ts'
import { Field } from '../../../site/shared/ui/Field.tsx'
import { ExportLinks } from '../ActionParts.tsx'
import { useAdmin } from '../admin-context.tsx'
import { formatCounted, formatCountedPlural, formatPlural } from '../admin-formats.ts'
import type { CallResult } from '../client.ts'
import { EraseDialog } from '../dialogs.tsx'
import { forgetTyped } from '../drafts/typed-texts.ts'
import { SelectField } from '../fields.tsx'
import { stageNames } from '../texts.ts'
import { type Chosen, type Filter, filterKeys, type ListKind, readFilter, toAddress } from './list-kind.ts'

/** A table has room; narrower windows have a list. */
const wide = matchMedia('(min-width: 48rem)')

/** Pause in typing after which is searched, in milliseconds. */
const searchDelay = 300

/** Fields of the form as the filter has them. */
function readForm(form: HTMLFormElement, state: string | undefined): Filter {
  const values = Object.fromEntries([...new FormData(form)].map(([key, value]) => [key, String(value)]))
  return { ...values, ...(state && { state }), search: values.search?.trim() ?? '' }
}

type ListFiltersProps = { kind: Pick<ListKind<never>, 'texts'>; filter: Filter }

/**
 * What narrows a list. Everything stands in the address, so that a list can be gone back to and kept; what is typed is
 * searched by itself only where that does not load the page.
 */
export function ListFilters({ kind, filter }: ListFiltersProps) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Whether the field of the search holds what no address says yet. */
  const isTyped = useRef(false)
  const [isShort, setShort] = useState(false)
  const address = toAddress(filter)

  // Going back and the links of the states change the address, not the fields; what is being typed stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is all of the filter
  useLayoutEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
      const wanted = filter[field.name as keyof Filter] ?? ''
      const isSame = field.value.trim() === wanted
      if (field.name === 'search' && isTyped.current) {
        isTyped.current = !isSame
        // A link that was pressed before it was drawn with the search has led to an address without.
        if (!isSame) typed()
      } else if (!isSame) field.value = wanted
    }
  }, [address])

  const go = () => {
    clearTimeout(timer.current)
    if (!form.current) return
    // Since the key was pressed a link may have led elsewhere.
    const shown = readFilter(new URLSearchParams(location.search))
    const next = readForm(form.current, shown.state)
    const isTooShort = Boolean(next.search) && (next.search?.length ?? 0) < leastSearched
    setShort(isTooShort)
    const to = toAddress(isTooShort ? { ...next, search: shown.search ?? '' } : next)
    if (to === toAddress(shown)) {
      isTyped.current = isTooShort
      return
    }
    // Each word on its way to the one that is looked for is no place to go back to.
    if (shown.search && next.search) location.replace(to)
    else location.assign(to)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    go()
  }
  const typed = () => {
    isTyped.current = true
    clearTimeout(timer.current)
    if ('navigation' in window) timer.current = setTimeout(go, searchDelay)
  }
  const isNarrowed = filterKeys.some((key) => key !== 'search' && key !== 'state' && filter[key])
  const hint = isShort ? `Tapez au moins ${leastSearched} lettres.` : kind.texts.searchHint
  return (
    <search>
      <nav className="tabs" aria-label="État">
        {Object.entries(kind.texts.states).map(([state, name]) => (
          <a
            key={state}
            href={toAddress({ ...filter, state })}
            aria-current={(filter.state ?? '') === state ? 'true' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <form
        ref={form}
        className="list-filters"
        onSubmit={submit}
        onChange={(event) => event.target instanceof HTMLSelectElement && go()}
      >
        <Field
          id="chercher"
          label="Chercher"
          name="search"
          type="search"
          maxLength={limits.email}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby="chercher-aide"
          onInput={typed}
        >
          <p className="hint" id="chercher-aide">
            {hint}
          </p>
        </Field>
        <details className="folded" open={wide.matches || isNarrowed}>
          <summary className="more">Filtrer</summary>
          <div className="filter-fields">
            <SelectField
              id="language"
              name="language"
              label="Langue"
              options={[['', 'Toutes'], ...locales.map((one) => [one, withCapital(frenchNames[one])] as const)]}
            />
            <SelectField
              id="stage"
              name="stage"
              label="Étape"
              options={[['', 'Toutes'], ...stages.map((one) => [one, stageNames[one]] as const)]}
            />
            {Object.entries({ from: 'Du', to: 'Au' }).map(([name, label]) => (
              <Field key={name} id={name} label={label} name={name} type="date" onBlur={go} />
            ))}
            <button type="submit" className="button button--outline button--small">
              Afficher
            </button>
          </div>
        </details>
      </form>
    </search>
  )
}

type SelectionBarProps<Row> = {
  kind: ListKind<Row>
  chosen: Chosen
  rows: readonly Row[]
  filter: Filter
  /** How many are found, where that is known, and until when they came. */
  found: number | null
  until: string
  /** The rows are other ones now. */
  onDone: () => void
}

/** What can be done with the rows that are chosen: nothing of it without a question that says how many. */
export function SelectionBar<Row extends ListRow>({
  kind,
  chosen,
  rows,
  filter,
  found,
  until,
  onDone,
}: SelectionBarProps<Row>) {
  const { client, show, refresh } = useAdmin()
  /** What is asked about, of how many rows, and until when those came: a list that is loaded again may hold newer ones. */
  const [asked, setAsked] = useState<{ action: string; count: number; until: string }>()
  const [done, setDone] = useState(0)
  const isOver = useRef(false)
  const count = chosen.isAll ? (found ?? mostCounted) : chosen.ids.size
  if (count === 0) return null
  const own = kind.texts.selection
  const about = (n: number) => formatCountedPlural(kind.texts.count, n)

  const run = async ({ action, until }: NonNullable<typeof asked>): Promise<CallResult<SelectionAnswer>> => {
    show(undefined)
    let result: CallResult<SelectionAnswer>
    let all = 0
    do {
      const selection = chosen.isAll ? { filter, until } : { ids: [...chosen.ids] }
      result = await client.post<SelectionAnswer>(`${kind.path}/selection/${action}`, selection)
      if (result.kind !== 'ok') break
      all += result.value.done
      setDone(all)
      forgetTyped(result.value.gone ?? [])
    } while (result.value.left > 0 && result.value.done > 0)
    if (all > 0) refresh()
    // What an answer that was lost would have named.
    if (action === 'erase' && result.kind === 'ok')
      forgetTyped(rows.filter(({ id }) => chosen.ids.has(id)).map(kind.erasedOf))
    const said = own[action]?.done
    if (result.kind === 'ok' && said) {
      show({ kind: 'success', title: said.title, text: formatPlural(said, all) })
      isOver.current = true
    }
    return result
  }
  const dialog = asked && own[asked.action]?.dialog
  return (
    <>
      <section className="row selection night" aria-label="la sélection">
        <div className="row row--apart">
          <p role="status">{about(count)}</p>
          <button type="button" className="button button--outline button--small" onClick={chosen.clear}>
            Tout désélectionner
          </button>
        </div>
        <div className="actions">
          {!chosen.isAll && found !== null && found > rows.length && chosen.ids.size === rows.length && (
            <button type="button" className="button button--small" onClick={chosen.chooseAll}>
              {`Sélectionner les ${formatCounted(found)} trouvées`}
            </button>
          )}
          {Object.entries(own).map(([action, { button }]) => {
            const able = rows.filter((row) => chosen.has(row.id) && kind.canBe(row, action)).length
            if (able === 0) return null
            return (
              <button
                key={action}
                type="button"
                className="button button--outline button--small"
                onClick={() => setAsked({ action, count: chosen.isAll ? count : able, until })}
              >
                {button}
              </button>
            )
          })}
          <ExportLinks
            path={kind.file}
            query={chosen.isAll ? { ...filter, until } : { ids: [...chosen.ids].join() }}
            of="la sélection"
          />
        </div>
      </section>
      {asked && dialog && (
        <EraseDialog
          texts={dialog}
          email={about(asked.count)}
          progress={done > 0 ? `${done} sur ${formatCounted(asked.count)}…` : undefined}
          erase={() => run(asked)}
          onClose={() => {
            setAsked(undefined)
            setDone(0)
            if (!isOver.current) return
            isOver.current = false
            chosen.clear()
            onDone()
          }}
        />
      )}
    </>
  )
}

/** How the rows of a list are found, chosen and treated, for screens that are loaded when they are asked for. */
export const listTreatment = { Filters: ListFilters, Selection: SelectionBar }
