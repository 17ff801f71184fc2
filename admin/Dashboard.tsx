import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { DashboardBar } from './DashboardBar.tsx'
import { EnquiriesPanel } from './enquiries/EnquiriesPanel.tsx'
import { ExportLinks } from './leads/ExportLinks.tsx'
import { LeadsPanel } from './leads/LeadsPanel.tsx'
import { JournalView } from './security/JournalView.tsx'
import { SecurityView } from './security/SecurityView.tsx'
import { useMessages } from './shared/admin-context.tsx'
import { Waiting } from './shared/Waiting.tsx'
import { SignUpsPanel } from './sign-ups/SignUpsPanel.tsx'
import { TotalsTiles } from './sign-ups/TotalsTiles.tsx'
import { useView } from './use-view.ts'

// Whoever looks at addresses and messages does not load what changes the content.
const Contents = lazy(async () => {
  const { Contents: component } = await import('./contents/Contents.tsx')
  return { default: component }
})

type DashboardProps = {
  email: string
  onSignOut: () => Promise<void>
  onPasswordChanged: () => void
}

/** What the administrator sees. While it is shown the site's own header and footer are not (`dashboard.css`). */
export function Dashboard({ email, onSignOut, onPasswordChanged }: DashboardProps) {
  const { dashboard, access, contentsFrame } = useMessages()
  const view = useView()
  const [version, setVersion] = useState(0)
  const [toAnswer, setToAnswer] = useState(0)

  useLayoutEffect(() => {
    const title = document.title
    document.documentElement.dataset.dashboard = ''
    return () => {
      document.title = title
      delete document.documentElement.dataset.dashboard
    }
  }, [])

  const { title } = view === 'dashboard' ? dashboard : view === 'contents' ? contentsFrame : access[view]
  useLayoutEffect(() => {
    document.title = title
  }, [title])

  return (
    <>
      <DashboardBar email={email} toAnswer={toAnswer} view={view} onSignOut={onSignOut} />
      {view === 'contents' && (
        <Suspense
          fallback={
            <div className="dashboard">
              <Waiting text={contentsFrame.loading} />
            </div>
          }
        >
          <Contents />
        </Suspense>
      )}
      {view === 'security' && <SecurityView onPasswordChanged={onPasswordChanged} />}
      {view === 'journal' && <JournalView />}
      {view === 'dashboard' && (
        <div className="dashboard">
          <div className="dashboard-head">
            <h1>{dashboard.heading}</h1>
            <ExportLinks />
          </div>
          <EnquiriesPanel version={version} onCount={setToAnswer} />
          <TotalsTiles version={version} />
          <SignUpsPanel version={version} />
          <LeadsPanel version={version} onChange={() => setVersion((count) => count + 1)} />
        </div>
      )}
    </>
  )
}
