import { useCallback, useState } from 'react'
import { adminWords } from '../../content/words/admin.ts'
import type { LeadGroupAction, LeadGroupCount } from '../../contract/api/admin.ts'
import type { NoticeContent } from '../ui/Notice.tsx'
import type { AdminCalls } from './admin-calls.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { useLoaded } from './use-loaded.ts'

const words = adminWords.groups

type LeadGroupsProps = {
  calls: AdminCalls
  show: (notice: NoticeContent | undefined) => void
  version: number
  onChange: () => void
}

function toName(group: LeadGroupCount): string {
  if (group.kind === 'quarantine') return words.quarantine
  const { source } = group
  return source === null ? words.noSource : words.source.replace('{source}', () => source)
}

/** What can be done with many leads at once; nothing is shown while there are none to doubt. */
export function LeadGroups({ calls, show, version, onChange }: LeadGroupsProps) {
  const load = useCallback((signal: AbortSignal) => calls.getLeadGroups(signal), [calls])
  const { value } = useLoaded(load, version)
  const [asked, setAsked] = useState<{ group: LeadGroupCount; action: LeadGroupAction }>()
  if (!value || value.groups.length === 0) return null

  const act = async () => {
    if (!asked) return { kind: 'thrown' } as const
    const { count: _count, quarantined: _quarantined, ...group } = asked.group
    const result = await calls.actOnLeadGroup(asked.action, group)
    onChange()
    if (result.kind === 'ok') {
      const { title, text } = asked.action === 'erase' ? words.erased : words.released
      show({ kind: 'success', title, text: text.replace('{n}', String(result.value.done)) })
    }
    return result
  }

  return (
    <details className="groups">
      <summary>{words.summary}</summary>
      <p className="small">{words.note}</p>
      <ul>
        {value.groups.map((group) => (
          <li key={`${group.kind} ${toName(group)}`}>
            <span>
              {toName(group)} <span className="count">{group.count}</span>
            </span>
            {group.quarantined > 0 && (
              <button type="button" className="do" onClick={() => setAsked({ group, action: 'release' })}>
                {words.release}
                <span className="vh">{words.toward.replace('{group}', () => toName(group))}</span>
              </button>
            )}
            <button type="button" className="do" onClick={() => setAsked({ group, action: 'erase' })}>
              {words.erase}
              <span className="vh">{words.toward.replace('{group}', () => toName(group))}</span>
            </button>
          </li>
        ))}
      </ul>
      {asked && (
        <EraseDialog
          words={asked.action === 'erase' ? words.eraseDialog : words.releaseDialog}
          email={`${toName(asked.group)} (${asked.action === 'erase' ? asked.group.count : asked.group.quarantined})`}
          erase={act}
          onClose={() => setAsked(undefined)}
        />
      )}
    </details>
  )
}
