import { useEffect, useRef, useState } from 'react'
import { adminWords } from '../../content/words/admin.ts'
import type { LeadAction, LeadRow } from '../../contract/api/admin.ts'
import type { NoticeContent } from '../ui/Notice.tsx'
import type { AdminCalls, CallResult } from './admin-calls.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { LeadPages } from './LeadPages.tsx'
import { LeadSearch } from './LeadSearch.tsx'
import { LeadTable } from './LeadTable.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { toLeadActionNotice } from './lead-action-notice.ts'
import { NoLeads } from './NoLeads.tsx'
import { useLeads } from './use-leads.ts'
import { Waiting } from './Waiting.tsx'

const words = adminWords.leads

type LeadsPanelProps = {
  calls: AdminCalls
  show: (notice: NoticeContent | undefined) => void
  version: number
  /** Something changed on the server: everything is to be loaded again. */
  onChange: () => void
}

/** The list of leads: search, pages, and what can be done with one of them. */
export function LeadsPanel({ calls, show, version, onChange }: LeadsPanelProps) {
  const list = useLeads(calls, version)
  const { leads, isLoading, failure, search } = list
  const [busy, setBusy] = useState<string>()
  const [leadToErase, setLeadToErase] = useState<LeadRow>()

  // A new page begins at the heading; after an action the focus only moves if what had it is gone.
  const heading = useRef<HTMLHeadingElement>(null)
  const refocus = useRef<'always' | 'ifLost'>(undefined)
  useEffect(() => {
    if (isLoading || !leads || !refocus.current) return
    if (refocus.current === 'always' || document.activeElement === document.body) heading.current?.focus()
    refocus.current = undefined
  }, [isLoading, leads])

  const act = async (lead: LeadRow, action: LeadAction): Promise<CallResult<unknown>> => {
    setBusy(lead.id)
    show(undefined)
    const result = await calls.actOnLead(lead.id, action)
    setBusy(undefined)
    const isGone = result.kind === 'failed' && result.code === 'notFound'
    if (result.kind === 'ok' || isGone) {
      refocus.current = 'ifLost'
      onChange()
    }
    // A failed erasure is said in its dialog: nothing else can be read while that is open.
    if (action !== 'erase' || result.kind === 'ok' || isGone) show(toLeadActionNotice(action, lead.email, result))
    return result
  }

  const field = useRef<HTMLInputElement>(null)
  const clearSearch = () => {
    list.setTyped('')
    field.current?.focus()
  }

  const turn = (go: (() => void) | undefined) =>
    go &&
    (() => {
      refocus.current = 'always'
      go()
    })

  return (
    <section className="card card--line ad-l" aria-labelledby="inscriptions">
      <div className="ad-h">
        <div>
          <h2 id="inscriptions" ref={heading} tabIndex={-1}>
            {search ? words.headingWhileSearching : words.heading}
          </h2>
          <p className="small">{words.consent}</p>
        </div>
        <LeadSearch ref={field} typed={list.typed} onType={list.setTyped} />
      </div>
      <p className="vh" role="status">
        {!isLoading && leads && toAnnouncement(leads.length, list.page, search)}
      </p>
      {failure && <LoadFailure {...words.failed} onRetry={list.retry} />}
      {!leads && isLoading && <Waiting text={words.loading} />}
      {leads?.length === 0 && <NoLeads search={search} onClear={clearSearch} />}
      {leads && leads.length > 0 && (
        <LeadTable leads={leads} isLoading={isLoading} busy={busy} onAct={act} onErase={setLeadToErase} />
      )}
      <LeadPages page={list.page} onPrevious={turn(list.goBack)} onNext={turn(list.goOn)} />
      {leadToErase && (
        <EraseDialog
          email={leadToErase.email}
          erase={() => act(leadToErase, 'erase')}
          onClose={() => setLeadToErase(undefined)}
        />
      )}
    </section>
  )
}

function toAnnouncement(count: number, page: number, search: string): string {
  if (count === 0) return search ? words.nothingFound.replace('{search}', () => search) : words.empty
  const sentence = count === 1 ? words.shownOne : words.shownMany
  return sentence.replace('{page}', String(page)).replace('{n}', String(count))
}
