import { useCallback, useRef, useState } from 'react'
import type { LeadGroupAction, LeadGroupCount } from '../../contract/api/admin.ts'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import type { AdminCalls } from '../shared/admin-calls.ts'
import { formatCount } from '../shared/admin-formats.ts'
import type { AdminMessages } from '../shared/admin-messages.ts'
import { EraseDialog } from '../shared/EraseDialog.tsx'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import { useLoaded } from '../shared/use-loaded.ts'

type GroupWords = AdminMessages['groups']

type LeadGroupsProps = {
  calls: AdminCalls
  show: (notice: NoticeContent | undefined) => void
  version: number
  /** Some leads may have changed on the server. */
  onChange: () => void
  /** It is done, and the dialog has gone: the button that opened it goes, too. */
  onDone: () => void
}

function toName(group: LeadGroupCount, words: GroupWords): string {
  if (group.kind === 'quarantine') return words.quarantine
  const { source } = group
  return source === null ? words.noSource : words.source.replace('{source}', () => source)
}

/** In French zero is singular. */
const toCounted = ({ one, many }: { one: string; many: string }, count: number) =>
  (count < 2 ? one : many).replace('{n}', formatCount(count))

/** `17 inscriptions non confirmées, dont 5 en quarantaine`. */
function toCounts({ kind, count, quarantined }: LeadGroupCount, words: GroupWords): string {
  const thereof = kind === 'source' && quarantined > 0 ? words.thereof.replace('{n}', formatCount(quarantined)) : ''
  return toCounted(words.unconfirmed, count) + thereof
}

const toNumber = (group: LeadGroupCount, action: LeadGroupAction) =>
  action === 'erase' ? group.count : group.quarantined

/** What an action is about: `5 inscriptions en quarantaine (Campagne « salon »)`. */
function toSubject(group: LeadGroupCount, action: LeadGroupAction, words: GroupWords): string {
  const isHeld = action === 'release' || group.kind === 'quarantine'
  const counted = toCounted(isHeld ? words.quarantined : words.unconfirmed, toNumber(group, action))
  return group.kind === 'quarantine' ? counted : `${counted} (${toName(group, words)})`
}

/** What can be done with many leads at once; nothing is shown while there are none to doubt. */
export function LeadGroups({ calls, show, version, onChange, onDone }: LeadGroupsProps) {
  const words = useAdminMessages().groups
  const load = useCallback((signal: AbortSignal) => calls.getLeadGroups(signal), [calls])
  const { value } = useLoaded(load, version)
  const [asked, setAsked] = useState<{ group: LeadGroupCount; action: LeadGroupAction }>()
  /** So many are done, also by a try that failed before its end. */
  const [done, setDone] = useState(0)
  const isDone = useRef(false)
  const groups = value?.groups ?? []

  const ask = (group: LeadGroupCount, action: LeadGroupAction) => {
    isDone.current = false
    setDone(0)
    setAsked({ group, action })
  }

  const act = async ({ group, action }: NonNullable<typeof asked>) => {
    const { count: _count, quarantined: _quarantined, ...which } = group
    show(undefined)
    const result = await calls.actOnLeadGroup(action, which, (more) => setDone(done + more))
    onChange()
    if (result.kind === 'ok') {
      isDone.current = true
      const said = action === 'erase' ? words.erased : words.released
      show({ kind: 'success', title: said.title, text: toCounted(said, done + result.value.done) })
    }
    return result
  }

  const close = () => {
    setAsked(undefined)
    if (isDone.current) onDone()
  }

  return (
    <>
      {groups.length > 0 && (
        <details className="lead-groups folded">
          <summary>{words.summary}</summary>
          <p className="small">{words.note}</p>
          <ul>
            {groups.map((group) => (
              <GroupRow key={`${group.kind} ${toName(group, words)}`} group={group} onAsk={ask} />
            ))}
          </ul>
        </details>
      )}
      {asked && (
        <EraseDialog
          words={toDialogWords(asked.action, done, toNumber(asked.group, asked.action), words)}
          email={toSubject(asked.group, asked.action, words)}
          erase={() => act(asked)}
          onClose={close}
        />
      )}
    </>
  )
}

/** The words of the dialog; once some are done, with how many. */
function toDialogWords(action: LeadGroupAction, done: number, all: number, words: GroupWords) {
  const dialog = action === 'erase' ? words.eraseDialog : words.releaseDialog
  if (done === 0) return dialog
  const progress = words.progress.replace('{done}', formatCount(done)).replace('{n}', formatCount(all))
  return { ...dialog, erasing: dialog.erasing + progress }
}

type GroupRowProps = { group: LeadGroupCount; onAsk: (group: LeadGroupCount, action: LeadGroupAction) => void }

function GroupRow({ group, onAsk }: GroupRowProps) {
  const words = useAdminMessages().groups
  const name = toName(group, words)
  const toward = <span className="visually-hidden">{words.toward.replace('{group}', () => name)}</span>
  return (
    <li>
      <p className="lead-groups-name">
        {name} <span className="small">{toCounts(group, words)}</span>
      </p>
      <div className="lead-groups-actions">
        {group.quarantined > 0 && (
          <button type="button" className="row-action" onClick={() => onAsk(group, 'release')}>
            {words.release.replace('{n}', formatCount(group.quarantined))}
            {toward}
          </button>
        )}
        <button type="button" className="row-action" onClick={() => onAsk(group, 'erase')}>
          {words.erase.replace('{n}', formatCount(group.count))}
          {toward}
        </button>
      </div>
    </li>
  )
}
