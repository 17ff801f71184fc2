import { adminApi } from '../../contract/api/admin.ts'
import { ExportLinks } from '../shared/ExportLinks.tsx'
import { PeopleList } from '../shared/list/PeopleList.tsx'
import { useLeadList } from '../shared/list/use-lead-list.tsx'
import { ScreenHead } from '../shared/ScreenHead.tsx'
import { csvTexts, leadTexts, screenNames } from '../shared/texts.ts'
import type { WaitingToday } from '../shared/use-today.ts'
import { TodayPanel } from './TodayPanel.tsx'
import { TotalsTiles } from './TotalsTiles.tsx'
import { dashboardTexts } from './texts.ts'

type DashboardScreenProps = { today: WaitingToday; query: URLSearchParams }

/** What waits for the owner today, and below it the figures and the list of sign-ups. */
export function DashboardScreen({ today, query }: DashboardScreenProps) {
  return (
    <div className="screen">
      <ScreenHead title={screenNames.dashboard} heading={dashboardTexts.heading} />
      <TodayPanel today={today} />
      <TotalsTiles />
      <section className="export-links" aria-label={csvTexts.label}>
        <div className="actions">
          <ExportLinks path={adminApi.leadsCsv} />
        </div>
        <p className="small">{dashboardTexts.consentByExport}</p>
      </section>
      <PeopleList kind={useLeadList()} query={query}>
        <p className="small">{leadTexts.consent}</p>
      </PeopleList>
    </div>
  )
}
