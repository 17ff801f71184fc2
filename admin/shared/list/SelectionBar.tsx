import { useRef, useState } from 'react'
import { mostCounted, type SelectionAnswer } from '../../../contract/api/admin.ts'
import { fillText } from '../../../contract/fill-text.ts'
import { useAdmin } from '../admin-context.tsx'
import { formatCounted, formatPlural } from '../admin-formats.ts'
import type { CallResult } from '../client.ts'
import { EraseDialog } from '../EraseDialog.tsx'
import { ExportLinks } from '../ExportLinks.tsx'
import type { ListKind, ListRow } from './list-kind.ts'
import type { Filter } from './list-query.ts'
import { listTexts } from './texts.ts'
import type { Chosen } from './use-chosen.ts'

type SelectionBarProps<Row> = {
  kind: ListKind<Row>
  chosen: Chosen
  rows: readonly Row[]
  filter: Filter
  /** How many are found, where that is known. */
  found: number | null
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
  onDone,
}: SelectionBarProps<Row>) {
  const { client, show, refresh } = useAdmin()
  const [asked, setAsked] = useState<string>()
  const [done, setDone] = useState(0)
  const isOver = useRef(false)
  const count = chosen.isAll ? (found ?? mostCounted) : chosen.ids.size
  if (count === 0) return null
  const own = kind.texts.selection
  const about =
    count < mostCounted
      ? formatPlural(kind.texts.count, count)
      : fillText(kind.texts.count.many, { n: formatCounted(count) })

  const run = async (action: string): Promise<CallResult<SelectionAnswer>> => {
    show(undefined)
    let result: CallResult<SelectionAnswer>
    let until: string | undefined
    let all = 0
    do {
      const selection = chosen.isAll ? { filter, until } : { ids: [...chosen.ids] }
      result = await client.post<SelectionAnswer>(`${kind.path}/selection/${action}`, selection)
      if (result.kind !== 'ok') break
      until = result.value.until
      all += result.value.done
      setDone(all)
    } while (result.value.left > 0 && result.value.done > 0)
    if (all > 0) refresh()
    const said = own[action]?.done
    if (result.kind === 'ok' && said) {
      show({ kind: 'success', title: said.title, text: formatPlural(said, all) })
      isOver.current = true
    }
    return result
  }
  const dialog = asked === undefined ? undefined : own[asked]?.dialog
  return (
    <>
      <section className="selection night" aria-label={listTexts.selection}>
        <p role="status">{about}</p>
        <div className="actions">
          {!chosen.isAll && found !== null && found > rows.length && chosen.ids.size === rows.length && (
            <button type="button" className="button button--small" onClick={chosen.chooseAll}>
              {fillText(listTexts.chooseFound, { n: formatCounted(found) })}
            </button>
          )}
          {kind.actions
            .filter((action) => rows.some((row) => chosen.has(row.id) && kind.canBe(row, action)))
            .map((action) => (
              <button
                key={action}
                type="button"
                className="button button--outline button--small"
                onClick={() => setAsked(action)}
              >
                {own[action]?.button}
              </button>
            ))}
          <ExportLinks
            path={kind.file}
            query={chosen.isAll ? filter : { ids: [...chosen.ids].join() }}
            of={listTexts.selection}
          />
          <button type="button" className="button button--outline button--small" onClick={chosen.clear}>
            {listTexts.chooseNone}
          </button>
        </div>
      </section>
      {asked !== undefined && dialog && (
        <EraseDialog
          texts={dialog}
          email={about}
          progress={done > 0 ? fillText(listTexts.progress, { done, n: formatCounted(count) }) : undefined}
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
