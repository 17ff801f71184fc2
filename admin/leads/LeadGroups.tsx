import { useRef, useState } from 'react'
import {
  adminApi,
  type LeadGroupAction,
  type LeadGroupAnswer,
  type LeadGroupCount,
  type LeadGroups as LeadGroupsAnswer,
} from '../../contract/api/admin.ts'
import { fillText } from '../../contract/fill-text.ts'
import { useAdmin, useMessages } from '../shared/admin-context.tsx'
import { formatCount, formatPlural } from '../shared/admin-formats.ts'
import type { AdminMessages } from '../shared/admin-messages.ts'
import type { CallResult } from '../shared/client.ts'
import { EraseDialog } from '../shared/EraseDialog.tsx'
import { useLoaded } from '../shared/use-loaded.ts'

type GroupTexts = AdminMessages['groups']

type LeadGroupsProps = {
  version: number
  /** Some leads may have changed on the server. */
  onChange: () => void
  /** It is done, and the dialog has gone: the button that opened it goes, too. */
  onDone: () => void
}

function toName(group: LeadGroupCount, texts: GroupTexts): string {
  if (group.kind === 'quarantine') return texts.quarantine
  return group.source === null ? texts.noSource : fillText(texts.source, { source: group.source })
}

/** `17 inscriptions non confirmées, dont 5 en quarantaine`. */
function toCounts({ kind, count, quarantined }: LeadGroupCount, texts: GroupTexts): string {
  const thereof = kind === 'source' && quarantined > 0 ? fillText(texts.thereof, { n: formatCount(quarantined) }) : ''
  return formatPlural(texts.unconfirmed, count) + thereof
}

const toNumber = (group: LeadGroupCount, action: LeadGroupAction) =>
  action === 'erase' ? group.count : group.quarantined

/** What an action is about: `5 inscriptions en quarantaine (Campagne « salon »)`. */
function toSubject(group: LeadGroupCount, action: LeadGroupAction, texts: GroupTexts): string {
  const isQuarantined = action === 'release' || group.kind === 'quarantine'
  const counted = formatPlural(isQuarantined ? texts.quarantined : texts.unconfirmed, toNumber(group, action))
  return group.kind === 'quarantine' ? counted : `${counted} (${toName(group, texts)})`
}

/** What can be done with many leads at once; nothing is shown while there are none to doubt. */
export function LeadGroups({ version, onChange, onDone }: LeadGroupsProps) {
  const texts = useMessages().groups
  const { client, show } = useAdmin()
  const { value } = useLoaded<LeadGroupsAnswer>(adminApi.leadGroups, version)
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
    let all = done
    let result: CallResult<LeadGroupAnswer>
    // One call treats some of the group.
    do {
      result = await client.post<LeadGroupAnswer>(`${adminApi.leadGroups}/${action}`, which)
      if (result.kind === 'ok') all += result.value.done
      setDone(all)
    } while (result.kind === 'ok' && result.value.left > 0 && result.value.done > 0)
    onChange()
    if (result.kind === 'ok') {
      isDone.current = true
      const said = action === 'erase' ? texts.erased : texts.released
      show({ kind: 'success', title: said.title, text: formatPlural(said, all) })
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
        <details className="lead-groups folded screen-only">
          <summary>{texts.summary}</summary>
          <p className="small">{texts.note}</p>
          <ul>
            {groups.map((group) => (
              <GroupRow key={`${group.kind} ${toName(group, texts)}`} group={group} onAsk={ask} />
            ))}
          </ul>
        </details>
      )}
      {asked && (
        <EraseDialog
          texts={toDialogTexts(asked.action, done, toNumber(asked.group, asked.action), texts)}
          email={toSubject(asked.group, asked.action, texts)}
          erase={() => act(asked)}
          onClose={close}
        />
      )}
    </>
  )
}

/** The texts of the dialog; once some are done, with how many. */
function toDialogTexts(action: LeadGroupAction, done: number, all: number, texts: GroupTexts) {
  const dialog = action === 'erase' ? texts.eraseDialog : texts.releaseDialog
  if (done === 0) return dialog
  const progress = fillText(texts.progress, { done: formatCount(done), n: formatCount(all) })
  return { ...dialog, erasing: dialog.erasing + progress }
}

type GroupRowProps = { group: LeadGroupCount; onAsk: (group: LeadGroupCount, action: LeadGroupAction) => void }

function GroupRow({ group, onAsk }: GroupRowProps) {
  const texts = useMessages().groups
  const name = toName(group, texts)
  const toward = <span className="visually-hidden">{fillText(texts.toward, { group: name })}</span>
  return (
    <li>
      <p className="lead-groups-name">
        {name} <span className="small">{toCounts(group, texts)}</span>
      </p>
      <div className="lead-groups-actions">
        {group.quarantined > 0 && (
          <button type="button" className="row-action" onClick={() => onAsk(group, 'release')}>
            {fillText(texts.release, { n: formatCount(group.quarantined) })}
            {toward}
          </button>
        )}
        <button type="button" className="row-action" onClick={() => onAsk(group, 'erase')}>
          {fillText(texts.erase, { n: formatCount(group.count) })}
          {toward}
        </button>
      </div>
    </li>
  )
}
