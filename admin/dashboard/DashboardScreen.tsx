import { adminApi } from '../../contract/api/admin.ts'
import { useMessages } from '../shared/admin-context.tsx'
import { ExportLinks } from '../shared/ExportLinks.tsx'
import { PeopleList } from '../shared/list/PeopleList.tsx'
import { useLeadList } from '../shared/list/use-lead-list.tsx'
import { ScreenHead } from '../shared/ScreenHead.tsx'
import type { WaitingToday } from '../shared/use-today.ts'
import { TodayPanel } from './TodayPanel.tsx'
import { TotalsTiles } from './TotalsTiles.tsx'

type DashboardScreenProps = { today: WaitingToday; query: URLSearchParams }

/** What waits for the owner today, and below it the figures and the list of sign-ups. */
export function DashboardScreen({ today, query }: DashboardScreenProps) {
  const { navigation, dashboard, csv, leads } = useMessages()
  return (
    <div className="screen">
      <ScreenHead title={navigation.screens.dashboard} heading={dashboard.heading} />
      <TodayPanel today={today} />
      <TotalsTiles />
      <section className="export-links" aria-label={csv.label}>
        <div className="actions">
          <ExportLinks path={adminApi.leadsCsv} />
        </div>
        <p className="small">{dashboard.consentByExport}</p>
      </section>
      <PeopleList kind={useLeadList()} query={query}>
        <p className="small">{leads.consent}</p>
      </PeopleList>
    </div>
  )
}
