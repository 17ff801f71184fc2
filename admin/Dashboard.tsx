import { useLayoutEffect, useState } from 'react'
import type { NoticeContent } from '../site/shared/ui/Notice.tsx'
import { DashboardBar } from './DashboardBar.tsx'
import { EnquiriesPanel } from './enquiries/EnquiriesPanel.tsx'
import { ExportLinks } from './leads/ExportLinks.tsx'
import { LeadsPanel } from './leads/LeadsPanel.tsx'
import type { AdminCalls } from './shared/admin-calls.ts'
import type { AdminMessages } from './shared/admin-messages.ts'
import { LazyPart } from './shared/LazyPart.tsx'
import { useAdminMessages } from './shared/use-admin-messages.tsx'
import { SignUpsPanel } from './sign-ups/SignUpsPanel.tsx'
import { TotalsTiles } from './sign-ups/TotalsTiles.tsx'
import { useView, type View } from './use-view.ts'

type DashboardProps = {
  email: string
  calls: AdminCalls
  show: (notice: NoticeContent | undefined) => void
  onSignOut: () => Promise<void>
  onPasswordChanged: () => void
}

const loadSecurity = () => import('./security/SecurityView.tsx').then(({ SecurityView }) => SecurityView)
const loadJournal = () => import('./security/JournalView.tsx').then(({ JournalView }) => JournalView)

/** What the administrator sees. While it is shown the site's own header and footer are not (`dashboard.css`). */
export function Dashboard({ email, calls, show, onSignOut, onPasswordChanged }: DashboardProps) {
  const messages = useAdminMessages()
  const view = useView()
  const [version, setVersion] = useState(0)
  const [toAnswer, setToAnswer] = useState(0)

  useLayoutEffect(() => {
    const title = document.title
    document.documentElement.dataset.dashboard = 'inside'
    return () => {
      document.title = title
      delete document.documentElement.dataset.dashboard
    }
  }, [])

  const title = toTitle(view, messages)
  useLayoutEffect(() => {
    document.title = title
  }, [title])

  return (
    <>
      <DashboardBar email={email} toAnswer={toAnswer} view={view} onSignOut={onSignOut} />
      {view === 'security' && <LazyPart load={loadSecurity} props={{ calls, show, onPasswordChanged }} />}
      {view === 'journal' && <LazyPart load={loadJournal} props={{ calls }} />}
      {view === 'dashboard' && (
        <div className="dashboard">
          <div className="dashboard-head">
            <h1>{messages.dashboard.heading}</h1>
            <ExportLinks calls={calls} show={show} />
          </div>
          <EnquiriesPanel calls={calls} show={show} version={version} onCount={setToAnswer} />
          <TotalsTiles calls={calls} version={version} />
          <SignUpsPanel calls={calls} version={version} />
          <LeadsPanel calls={calls} show={show} version={version} onChange={() => setVersion((count) => count + 1)} />
        </div>
      )}
    </>
  )
}

const toTitle = (view: View, { dashboard, access }: AdminMessages): string =>
  view === 'dashboard' ? dashboard.title : access[view].title
